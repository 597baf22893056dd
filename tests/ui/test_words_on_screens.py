"""Every screen with words that are 40 % longer, and with text of 150 %: nothing is cut, little gets smaller.

The screens are those of `tools/screens.py`, so that a new one is tested by being shown there.
"""

from __future__ import annotations

import pytest

from tac.locale import LANGUAGES
from tac.ui.theme import BODY, SMALLEST_TEXT
from tests.ui.text_watch import Seen, watched_texts
from tools import screens
from tools.pseudo import LONGER

screens.headless()

Size = tuple[int, int]

LONGER_PART = 1 / LONGER - 0.02
"""Where 40 % longer words have the room of usual ones, they are so much smaller; no less than that."""

AT_THE_TABLE = (
    *("table", "guide", "help", "messages", "plates", "watch", "rules", "replay", "together", "turned"),
    *("practice-quick", "practice-own", "practice-live", "practice-clean"),
)
"""Screens with plates: these have only so much room beside the cards, and so have the bursts of a shout."""
LEAST_AT_TABLE = 0.5
LEAST_PART = 0.9
"""Elsewhere text of 150 % is as large as asked, or lacks at most a tenth of it."""
GIVEN_NAMES = {"Aleksandra Vučićević-Pet"}
"""Names that players chose as long as they may be; a tile has one line for them."""

NAMES = [
    screen.name
    for screen in screens.registered()
    # Of each kind of fault one moment: the one with the caption.
    if not screen.name.startswith("table-moment") or screen.name.endswith("0450")
]


def seen_on(name: str, size: Size, lang: str, text_size: int) -> list[Seen]:
    """All texts that a screen made to fit."""
    (screen,) = (one for one in screens.registered() if one.name == name)
    with watched_texts() as found:
        screen.shown(size, lang, text_size)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("size", "lang", "text_size"),
    [
        ((1024, 640), "pseudo", 100),
        ((1280, 720), "pseudo@cyrillic", 100),
        ((1280, 720), "pseudo", 150),
    ],
    ids=["small", "usual-cyrillic", "large"],
)
def test_words_that_are_longer_fit(name: str, size: Size, lang: str, text_size: int) -> None:
    """What gets much smaller at least stays as large as the words of a paragraph, or, where all text is to
    be large, as it would be usually."""
    body = BODY.px(screens.kit_of(size).u)
    for seen in seen_on(name, size, lang, text_size):
        usual = 100 / text_size * seen.asked
        assert not seen.cut, seen
        assert not seen.overflows, seen
        assert seen.px >= SMALLEST_TEXT
        assert seen.px >= min(LONGER_PART * usual, body - 1), seen


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_text_is_as_large_as_it_is_set(name: str, lang: str) -> None:
    least = LEAST_AT_TABLE if name.startswith(AT_THE_TABLE) else LEAST_PART
    for seen in seen_on(name, (1280, 720), lang, 150):
        assert not seen.cut, seen
        assert not seen.overflows, seen
        assert seen.part >= least or seen.text in GIVEN_NAMES, seen


def test_what_does_not_fit_is_seen() -> None:
    """The checks above can fail."""
    from tac.ui import theme

    kit = screens.kit_of((1280, 720))
    with watched_texts() as found:
        kit.text.fit("much too long for so little room", BODY, kit.u, theme.INK, 20)
        kit.text.fit("a little too long", BODY, kit.u, theme.INK, 90)
    assert [seen.cut for seen in found] == [True, False]
    assert found[1].part < LEAST_PART
