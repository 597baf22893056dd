"""The sounds of cards: sliding, turned over, laid down, knocked on the middle pile.

What is heard when something touches begins with the touch; what is heard on the way has no touch in it, since
the way takes longer or shorter with the speed of the cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sounds.synth import band, curve, fading, mixed, noise, room, struck, swept_noise, warm

if TYPE_CHECKING:
    from tools.sounds.synth import Chance, Samples


def slide(pitch: float, chance: Chance) -> Samples:
    """A card is dealt over cloth: soft noise that swells quickly, and the card comes to rest."""
    rush = swept_noise([(0, 1300 * pitch), (0.08, 3200 * pitch), (0.19, 1600 * pitch)], 1.0, chance)
    swell = curve([(0, 0), (0.05, 1), (0.11, 0.5), (0.19, 0)])
    return mixed((0, rush * swell), (0.165, _touch(pitch, chance) * 0.3))


def reverse_slide(pitch: float, chance: Chance) -> Samples:
    """A card is drawn back: the slide the other way round, swelling, falling, gone."""
    rush = swept_noise([(0, 2500 * pitch), (0.11, 3400 * pitch), (0.27, 900 * pitch)], 0.9, chance)
    return rush * curve([(0, 0), (0.14, 1), (0.2, 0.5), (0.27, 0)])


def penalty_slide(pitch: float, chance: Chance) -> Samples:
    """A card comes out from under a pile: a longer, heavier slide with two layers of paper."""
    paper = swept_noise([(0, 700 * pitch), (0.18, 1900 * pitch), (0.36, 1000 * pitch)], 1.0, chance)
    edge = swept_noise([(0, 2400 * pitch), (0.21, 4200 * pitch), (0.36, 2800 * pitch)], 0.6, chance)
    swell = curve([(0, 0), (0.05, 0.55), (0.1, 0.4), (0.21, 1), (0.36, 0)])
    return (paper + 0.35 * edge) * swell


def flick(pitch: float, chance: Chance) -> Samples:
    """A card is turned over: the snap of its edge at once, and the air that it moves."""
    snap = band(noise(0.05, chance), 2400 * pitch, 7500) * fading(0.05, 0.006)
    flap = struck([(830 * pitch, 1, 0.009), (1420 * pitch, 0.6, 0.006)], 0.07)
    air = swept_noise([(0, 4200 * pitch), (0.1, 1700 * pitch)], 0.9, chance)
    air *= curve([(0, 0), (0.018, 1), (0.1, 0)])
    return mixed((0, air * 0.35), (0.008, snap * 0.5), (0.008, flap * 0.5))


def tap(pitch: float, chance: Chance) -> Samples:
    """A card is laid on a heap: dull, close, without ring."""
    body = struck([(175 * pitch, 1, 0.022), (310 * pitch, 0.6, 0.014), (560 * pitch, 0.25, 0.008)], 0.13)
    paper = band(noise(0.06, chance), 700, 3600 * pitch) * fading(0.06, 0.007)
    return mixed((0, body * 0.9), (0, paper * 0.75))


def tick_tap(pitch: float, chance: Chance) -> Samples:
    """A card is laid on an opponent's heap: the tap, and a bright tick of its edge after it."""
    tick = struck([(2350 * pitch, 1, 0.009), (3720 * pitch, 0.6, 0.006), (1180 * pitch, 0.4, 0.01)], 0.08)
    edge = band(noise(0.02, chance), 3000, 9000) * fading(0.02, 0.003)
    return mixed((0, tap(pitch, chance)), (0.07, tick * 0.5), (0.07, edge * 0.25))


def knock(pitch: float, chance: Chance) -> Samples:
    """A card is knocked on the central pile: a knuckle on a wooden table."""
    modes = [
        (168, 0.9, 0.04),
        (415, 1.0, 0.034),
        (702, 0.55, 0.024),
        (1130, 0.32, 0.014),
        (1870, 0.16, 0.009),
    ]
    # No two knocks meet the table at the same spot: some of its tones answer more, some less.
    wood = struck([(mode * pitch, loud * chance.uniform(0.8, 1.2), half) for mode, loud, half in modes], 0.24)
    knuckle = band(noise(0.03, chance), 500, 3200) * fading(0.03, 0.004)
    return room(mixed((0, wood), (0, knuckle * 0.5)), 0.12, 0.22, chance)


def lay(pitch: float, chance: Chance) -> Samples:
    """A card that was taken back or paid comes to rest: paper on paper, softer than any tap."""
    return mixed((0, _touch(pitch, chance)))


def stack(pitch: float, chance: Chance) -> Samples:
    """A whole heap that was turned over is set down: broad and dull."""
    body = struck([(128 * pitch, 1, 0.03), (205 * pitch, 0.7, 0.022), (390 * pitch, 0.35, 0.012)], 0.18)
    paper = band(noise(0.09, chance), 500, 3000 * pitch) * fading(0.09, 0.012, 0.002)
    return mixed((0, body), (0, paper * 0.7), (0.022, _touch(pitch, chance) * 0.35))


def riffle(pitch: float, chance: Chance) -> Samples:
    """A heap is turned over: the edges of its cards run past a thumb, quicker and quicker."""
    parts = []
    time = 0.0
    for k in range(18):
        higher = pitch * (1 + 0.35 * k / 18 + chance.uniform(-0.06, 0.06))
        edge = band(noise(0.03, chance), 1500 * higher, 5600) * fading(0.03, 0.004)
        leaf = struck([(720 * higher, 1, 0.006)], 0.03)
        parts.append((time, (edge + leaf * 0.4) * (0.4 + 0.6 * k / 17)))
        time += 0.027 - 0.013 * (k / 17) + chance.uniform(-0.002, 0.002)
    air = swept_noise([(0, 900 * pitch), (0.3, 2800 * pitch), (0.4, 1500 * pitch)], 1.0, chance)
    return mixed((0, air * curve([(0, 0), (0.3, 0.22), (0.4, 0)])), *parts)


def thud(pitch: float, chance: Chance) -> Samples:
    """A move is refused: a muffled bump, as of a hand on thick cloth."""
    body = struck([(92 * pitch, 1, 0.05), (143 * pitch, 0.7, 0.035), (228 * pitch, 0.35, 0.02)], 0.26)
    cloth = band(noise(0.08, chance), 120, 620 * pitch) * fading(0.08, 0.016, 0.004)
    return mixed((0, warm(body, 1.6)), (0, cloth * 0.9))


def _touch(pitch: float, chance: Chance) -> Samples:
    """Give the small bump of paper on paper."""
    body = struck([(205 * pitch, 0.8, 0.016), (390 * pitch, 0.4, 0.01)], 0.08)
    return mixed((0, body), (0, band(noise(0.03, chance), 900, 3500) * fading(0.03, 0.005) * 0.4))
