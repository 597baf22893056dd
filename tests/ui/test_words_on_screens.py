"""Every screen with words that are 40 % longer, with text of 150 %, and in a narrow window: nothing is cut,
little gets smaller.

The screens are those of `tools/screens.py`, so that a new one is tested by being shown there. Texts that are
on none of them (all steps of the guide, all slips) or are set as prose are measured in `test_rules_fit.py`,
`test_guided_fit.py`, `test_help_fit.py` and `test_notice_fit.py`.
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
LEAST_AT_TABLE = 0.6
"""On a plate names and notes get nearly as large as they are usually; a shout is far larger in any case."""
LEAST_PART = 0.9
"""Elsewhere text of 150 % is as large as asked, or lacks at most a tenth of it."""
GIVEN_NAMES = {"Aleksandra Vučićević-Pet"}
"""Names that players chose as long as they may be; a tile has one line for them."""

NARROW = (640, 800)
TIGHT = (
    *("past-deleted", "past-many", "past-one", "review", "replay", "end", "match", "menu", "new-game"),
    *("rules-6", "letters-number", "help-pause", "settings-question", "pad-lost", "notice"),
)
"""Screens that in a narrow window have room for the words of the languages, but not for longer ones."""
SHEETS = ("controls",)
"""Pictures of controls side by side, which are no screen of the game."""

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
    check_longer(seen_on(name, size, lang, text_size), BODY.px(screens.kit_of(size).u), text_size)


@pytest.mark.parametrize("name", [name for name in NAMES if not name.startswith(SHEETS)])
def test_in_a_narrow_window_nothing_is_cut(name: str) -> None:
    """In the smallest that there is, where letters that grow no smaller need most of the room."""
    for lang in LANGUAGES if name.startswith(TIGHT) else ("en", "sr@cyrillic", "pseudo"):
        found = seen_on(name, NARROW, lang, 100)
        if lang in LANGUAGES:
            assert not [seen for seen in found if seen.cut or seen.overflows], lang
        else:
            check_longer(found, BODY.px(screens.kit_of(NARROW).u), 100)


def check_longer(found: list[Seen], body: int, text_size: int) -> None:
    for seen in found:
        usual = 100 / text_size * seen.asked
        assert not seen.cut, seen
        assert not seen.overflows, seen
        assert seen.px >= SMALLEST_TEXT
        assert seen.px >= min(LONGER_PART * usual, body - 1), seen


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_large_text_is_as_large_as_it_is_set(name: str, lang: str) -> None:
    least = LEAST_AT_TABLE if name.startswith(AT_THE_TABLE) else LEAST_PART
    paragraph = BODY.px(1.5 * screens.kit_of((1280, 720)).u)
    for seen in seen_on(name, (1280, 720), lang, 150):
        assert not seen.cut, seen
        assert not seen.overflows, seen
        assert seen.part >= least or seen.text in GIVEN_NAMES or seen.px >= paragraph, seen


def test_what_does_not_fit_is_seen() -> None:
    """The checks above can fail."""
    from tac.ui import theme

    kit = screens.kit_of((1280, 720))
    with watched_texts() as found:
        kit.text.fit("much too long for so little room", BODY, kit.u, theme.INK, 20)
        kit.text.fit("a little too long", BODY, kit.u, theme.INK, 90)
    assert [seen.cut for seen in found] == [True, False]
    assert found[1].part < LEAST_PART
