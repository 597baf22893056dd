"""The sounds of cards: sliding, turned over, laid down, knocked on the middle pile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.sounds.synth import band, curve, fading, mixed, noise, room, struck, swept_noise, warm

if TYPE_CHECKING:
    from tools.sounds.synth import Chance, Samples


def slide(chance: Chance) -> Samples:
    """A card slides over cloth: soft noise that swells quickly and lands."""
    pitch = chance.uniform(0.92, 1.08)
    rush = swept_noise([(0, 1300 * pitch), (0.08, 3200 * pitch), (0.17, 1700 * pitch)], 1.0, chance)
    swell = curve([(0, 0), (0.055, 1), (0.17, 0)])
    return mixed((0, rush * swell), (0.125, _landing(chance) * 0.35))


def reverse_slide(chance: Chance) -> Samples:
    """A card is drawn back: the slide the other way round, falling, and laid down."""
    pitch = chance.uniform(0.94, 1.06)
    rush = swept_noise([(0, 2600 * pitch), (0.1, 3400 * pitch), (0.24, 900 * pitch)], 0.9, chance)
    swell = curve([(0, 0), (0.13, 1), (0.19, 0.55), (0.24, 0)])
    return mixed((0, rush * swell), (0.215, _landing(chance) * 0.6))


def penalty_slide(chance: Chance) -> Samples:
    """A card comes out from under a pile: a longer, heavier slide with two layers of paper."""
    pitch = chance.uniform(0.94, 1.06)
    paper = swept_noise([(0, 700 * pitch), (0.16, 1900 * pitch), (0.32, 1100 * pitch)], 1.0, chance)
    edge = swept_noise([(0, 2400 * pitch), (0.2, 4200 * pitch), (0.32, 3000 * pitch)], 0.6, chance)
    swell = curve([(0, 0), (0.05, 0.55), (0.1, 0.4), (0.21, 1), (0.32, 0)])
    return mixed((0, (paper + 0.35 * edge) * swell), (0.285, _landing(chance) * 0.8))


def flick(chance: Chance) -> Samples:
    """A card is turned over: a short breath of air, then the snap of its edge."""
    pitch = chance.uniform(0.92, 1.1)
    air = swept_noise([(0, 1800 * pitch), (0.06, 4600 * pitch)], 0.9, chance) * curve(
        [(0, 0), (0.05, 1), (0.06, 0)]
    )
    snap = band(noise(0.05, chance), 2400 * pitch, 7500) * fading(0.05, 0.006)
    flap = struck([(830 * pitch, 1, 0.009), (1420 * pitch, 0.6, 0.006)], 0.07)
    return mixed((0, air * 0.45), (0.055, snap * 0.5), (0.055, flap * 0.5), (0.085, _landing(chance) * 0.3))


def tap(chance: Chance) -> Samples:
    """A card is laid on a heap: dull, close, without ring."""
    pitch = chance.uniform(0.93, 1.08)
    body = struck([(175 * pitch, 1, 0.022), (310 * pitch, 0.6, 0.014), (560 * pitch, 0.25, 0.008)], 0.13)
    paper = band(noise(0.06, chance), 700, 3600 * pitch) * fading(0.06, 0.007)
    return mixed((0, body * 0.9), (0, paper * 0.75))


def tick_tap(chance: Chance) -> Samples:
    """A card is laid on an opponent's heap: the tap, and a bright tick of its edge after it."""
    pitch = chance.uniform(0.95, 1.06)
    tick = struck([(2350 * pitch, 1, 0.009), (3720 * pitch, 0.6, 0.006), (1180 * pitch, 0.4, 0.01)], 0.08)
    edge = band(noise(0.02, chance), 3000, 9000) * fading(0.02, 0.003)
    return mixed((0, tap(chance)), (0.07, tick * 0.5), (0.07, edge * 0.25))


def knock(chance: Chance) -> Samples:
    """A card is knocked on the central pile: a knuckle on a wooden table."""
    pitch = chance.uniform(0.95, 1.06)
    modes = [
        (168, 0.9, 0.04),
        (415, 1.0, 0.034),
        (702, 0.55, 0.024),
        (1130, 0.32, 0.014),
        (1870, 0.16, 0.009),
    ]
    wood = struck([(mode * pitch, loud, half) for mode, loud, half in modes], 0.24)
    knuckle = band(noise(0.03, chance), 500, 3200) * fading(0.03, 0.004)
    return room(mixed((0, wood), (0, knuckle * 0.5)), 0.12, 0.22, chance)


def riffle(chance: Chance) -> Samples:
    """A heap is turned over: the edges of its cards run past a thumb, then the whole lies down."""
    parts = []
    time = 0.0
    for k in range(18):
        pitch = 1 + 0.35 * k / 18 + chance.uniform(-0.06, 0.06)
        edge = band(noise(0.03, chance), 1500 * pitch, 5600) * fading(0.03, 0.004)
        leaf = struck([(720 * pitch, 1, 0.006)], 0.03)
        parts.append((time, (edge + leaf * 0.4) * (0.4 + 0.6 * k / 17)))
        time += 0.03 - 0.015 * (k / 17) + chance.uniform(-0.002, 0.002)
    air = swept_noise([(0, 900), (0.36, 2800), (0.46, 1500)], 1.0, chance) * curve(
        [(0, 0), (0.36, 0.22), (0.46, 0)]
    )
    return mixed((0, air), *parts, (time + 0.03, _landing(chance) * 1.3))


def thud(chance: Chance) -> Samples:
    """A move is refused: a muffled bump, as of a hand on thick cloth."""
    body = struck([(92, 1, 0.05), (143, 0.7, 0.035), (228, 0.35, 0.02)], 0.26)
    cloth = band(noise(0.08, chance), 120, 620) * fading(0.08, 0.016, 0.004)
    return mixed((0, warm(body, 1.6)), (0, cloth * 0.9))


def _landing(chance: Chance) -> Samples:
    """Give the small bump of paper on paper."""
    body = struck([(205, 0.8, 0.016), (390, 0.4, 0.01)], 0.08)
    return mixed((0, body), (0, band(noise(0.03, chance), 900, 3500) * fading(0.03, 0.005) * 0.4))
