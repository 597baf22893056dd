"""Make the sounds in ``assets/sounds`` as Ogg Vorbis: ``python -m tools.make_sounds``.

How a sound comes about: a recipe in ``tools/sounds`` builds it from noise, struck bodies, plucked strings
and voices (``cards.py`` what cards do, ``signals.py`` what says something, ``shouts.py`` the avatars' "Tač!",
made by the throat and mouth of ``voice.py``). ``SOUNDS`` in ``tools/sounds/__init__.py`` names it, says how
loud it is compared with the others and how many variants it has, each a little higher than the last. Its end
is cut where it can no longer be heard, and ``loudness.py`` brings it to its loudness as ears weigh it. All
chance comes from generators that begin with the file's name, so that the same sound comes out every time.

Encoders stamp each file with a number of its own, so a file is written anew only when it would *sound*
different. Files that no recipe makes any more are removed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import soundfile  # type: ignore[import-untyped]

from tools.output import ASSETS
from tools.sounds import RATE, loudness, made, sound_names

if TYPE_CHECKING:
    from pathlib import Path

    from tools.sounds.synth import Samples

FOLDER: Final = ASSETS / "sounds"
_COMPRESSION: Final = ((0.4, 0.2), (1.0, 0.5), (10.0, 0.85))
"""Compression, 0 the best to 1 the smallest, for sounds up to so many seconds: short ones are noise, which is
hard to encode, long ones are strings, which are easy."""
_SAME: Final = 0.2  # error allowed to the encoder, relative to the sound's own strength
_AS_LOUD: Final = 0.5  # and how far their loudness may be apart, in decibels


def decoded(file: Path) -> Samples:
    """Read a sound file of one channel; raises ValueError for another rate or more channels."""
    samples, rate = soundfile.read(file, dtype="float64", always_2d=True)
    if rate != RATE or samples.shape[1] != 1:
        raise ValueError(f"{file.name}: {rate} Hz, {samples.shape[1]} channels")
    found: Samples = samples[:, 0]
    return found


def sounds_like(one: Samples, other: Samples) -> bool:
    """Whether two sounds differ by no more than an encoder's error."""
    if len(one) != len(other) or abs(loudness(one) - loudness(other)) > _AS_LOUD:
        return False
    return float(np.sqrt(np.mean((one - other) ** 2) / np.mean(other**2))) <= _SAME


def main() -> None:
    """Write the sounds that have changed and say how many."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    changed = 0
    for name in sound_names():
        file, samples = FOLDER / f"{name}.ogg", made(name)
        if file.is_file() and sounds_like(decoded(file), samples):
            continue
        level = next(level for seconds, level in _COMPRESSION if len(samples) <= seconds * RATE)
        soundfile.write(file, samples, RATE, format="OGG", subtype="VORBIS", compression_level=level)
        changed += 1
    made_here = {f"{name}.ogg" for name in sound_names()}
    for file in FOLDER.glob("*.ogg"):
        if file.name not in made_here:
            file.unlink()
    print(f"{FOLDER.name}: {len(sound_names())} files, {changed} written")


if __name__ == "__main__":
    main()
