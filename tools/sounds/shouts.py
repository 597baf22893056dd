"""The shout "Tač!" of each avatar: one word, eight throats.

All end on notes of one scale (D, as the music), so that they fit the drum below them and each other.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from tools.sounds.synth import room
from tools.sounds.voice import Voice, shouted

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.sounds.synth import Chance, Samples

_A: Final = (820.0, 1300.0, 2550.0, 3600.0)
_ROUND: Final = (590.0, 980.0, 2450.0, 3500.0)
_BRIGHT: Final = (830.0, 1550.0, 2700.0, 3750.0)
_NARROW: Final = (520.0, 2050.0, 2800.0, 3800.0)

VOICES: Final[dict[str, Voice]] = {
    # Old and slow, a little creaky where it ends.
    "kornjaca": Voice(
        pitch=((0, 131), (0.25, 147), (1, 104)),
        vowel=0.28,
        mouths=((0, _A), (0.6, _A), (1, (700.0, 1250.0, 2450.0, 3500.0))),
        size=0.97,
        tilt=0.88,
        breath=0.16,
        rough=((0, 0.0), (0.55, 0.05), (1, 0.55)),
        swell=((0, 0.7), (0.2, 1.0), (0.6, 0.75), (1, 0.4)),
        hiss=0.4,
        hissing=0.13,
    ),
    # A howl cut short: upwards, and the mouth rounds itself.
    "vuk": Voice(
        pitch=((0, 139), (0.3, 160), (0.75, 220), (1, 208)),
        vowel=0.24,
        mouths=((0, _A), (0.35, _A), (1, (640.0, 1050.0, 2450.0, 3500.0))),
        size=0.93,
        tilt=0.75,
        breath=0.09,
        rough=((0, 0.3), (0.4, 0.1), (1, 0.0)),
        swell=((0, 0.7), (0.6, 1.0), (1, 0.8)),
        hiss=0.42,
    ),
    # Big, low, growling.
    "medved": Voice(
        pitch=((0, 92), (0.22, 116.5), (1, 82)),
        vowel=0.24,
        mouths=((0, _A), (0.5, _A), (1, (720.0, 1150.0, 2400.0, 3400.0))),
        size=0.82,
        tilt=0.6,
        breath=0.1,
        rough=((0, 0.55), (0.3, 0.35), (1, 0.6)),
        swell=((0, 0.85), (0.15, 1.0), (0.6, 0.85), (1, 0.55)),
        hiss=0.36,
        hissing=0.13,
    ),
    # Hollow and soft, fluttering, with round lips.
    "sova": Voice(
        pitch=((0, 247), (0.35, 294), (0.6, 290), (1, 247)),
        vowel=0.22,
        mouths=((0, _ROUND), (0.5, (680.0, 1080.0, 2450.0, 3500.0)), (1, _ROUND)),
        size=1.0,
        tilt=1.1,
        breath=0.2,
        tremor=(15.0, 0.012, 0.3),
        swell=((0, 0.6), (0.35, 1.0), (1, 0.7)),
        hiss=0.34,
    ),
    # A quick bark: up and down again.
    "lisica": Voice(
        pitch=((0, 294), (0.3, 440), (0.5, 430), (1, 311)),
        vowel=0.155,
        mouths=((0, _BRIGHT), (0.5, _A), (1, _A)),
        size=1.12,
        tilt=0.75,
        breath=0.1,
        rough=((0, 0.25), (0.4, 0.08), (1, 0.15)),
        swell=((0, 0.8), (0.25, 1.0), (1, 0.5)),
        hiss=0.62,
        hissing=0.1,
    ),
    # Bright, and the voice leaps over itself as in crowing.
    "petao": Voice(
        pitch=((0, 392), (0.28, 440), (0.4, 587), (0.75, 600), (1, 523)),
        vowel=0.22,
        mouths=((0, _A), (0.35, _BRIGHT), (1, _BRIGHT)),
        size=1.1,
        tilt=0.55,
        breath=0.1,
        rough=((0, 0.1), (0.5, 0.12), (1, 0.45)),
        swell=((0, 0.7), (0.28, 0.85), (0.45, 1.0), (0.8, 0.95), (1, 0.6)),
        hiss=0.64,
    ),
    # As if it said its own word on the way: from narrow to wide open.
    "macka": Voice(
        pitch=((0, 330), (0.35, 466), (0.6, 466), (1, 349)),
        vowel=0.25,
        mouths=((0, _NARROW), (0.4, _BRIGHT), (0.7, _A), (1, (680.0, 1150.0, 2600.0, 3650.0))),
        size=1.15,
        tilt=0.88,
        breath=0.07,
        tremor=(7.0, 0.01, 0.05),
        swell=((0, 0.45), (0.35, 1.0), (0.75, 0.85), (1, 0.5)),
        hiss=0.48,
    ),
    # A bleat that trembles.
    "jagnje": Voice(
        pitch=((0, 392), (0.3, 440), (1, 370)),
        vowel=0.25,
        mouths=((0, _BRIGHT), (0.5, (780.0, 1700.0, 2750.0, 3800.0)), (1, _BRIGHT)),
        size=1.18,
        tilt=0.75,
        breath=0.09,
        tremor=(17.0, 0.03, 0.4),
        swell=((0, 0.75), (0.25, 1.0), (1, 0.6)),
        hiss=0.48,
        hissing=0.11,
    ),
}


def shout(avatar: str) -> Callable[[float, Chance], Samples]:
    """Give the recipe of an avatar's shout."""
    return partial(_shout, VOICES[avatar])


def _shout(voice: Voice, pitch: float, chance: Chance) -> Samples:
    return room(shouted(voice, pitch, chance), 0.09, 0.13, chance)
