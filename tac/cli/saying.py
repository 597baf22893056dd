"""Sentences for the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from tac.locale import Translator


def say(sentence: str) -> None:
    """Write to the terminal, if there is one, whatever letters it has."""
    if sys.stderr is not None:
        encoding = sys.stderr.encoding or "ascii"
        print(sentence.encode(encoding, "replace").decode(encoding), file=sys.stderr)


def nobody_called(t: Translator, name: str, known: Iterable[str]) -> str:
    """That nobody of this name plays, and who does: those of the ``known`` names that are any."""
    names = ", ".join(one for one in known if one)
    if not names:
        return t("problem.no_profile.none", value=name)
    return t("problem.no_profile", value=name, detail=names)
