"""The advice after a session, in words: one sentence in every language, true to what was counted."""

from __future__ import annotations

import re

import pytest

from tac.languages import LANGUAGES
from tac.locale import Translator
from tac.practice.items import Spot
from tac.practice.skill.advice import Advice, Counsel
from tac.rules import FaultyMove
from tac.ui.practice.advising import advice_text
from tests.ui.table_driver import T

SPOT = {"worst": Spot.OPPOSITE, "missed": 10, "faults": 30, "every": 3}
VALUES: dict[Counsel, dict[str, object]] = {
    Counsel.FEW: {"answers": 9},
    Counsel.CLEAN: {"answers": 30},
    Counsel.READILY: {"for_nothing": 15, "calls": 44},
    Counsel.SPOT: SPOT,
    Counsel.SPOT_BUT: {**SPOT, "best": Spot.CENTRAL},
    Counsel.OBLIGATION: {**SPOT, "worst": 4},
    Counsel.KIND: {**SPOT, "worst": FaultyMove.DRAW_PAST_CENTRAL},
    Counsel.SELDOM: {"missed": 20, "faults": 31},
    Counsel.STEADY: {"spotted": 26, "faults": 32},
    Counsel.ALL_DONE: {"answers": 30},
    Counsel.DUTIES: {"done": 17, "duties": 22},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("counsel", Counsel)
def test_each_counsel_is_one_sentence(counsel: Counsel, language: str) -> None:
    text = advice_text(Translator(language, strict=True), Advice(counsel, 40, VALUES[counsel]))
    assert text[-1] in ".!" and "{" not in text
    # "3." before a small letter is an ordinal.
    assert not re.search(r"(?<!Tač)(?<!Тач)[.!?] [A-ZČĆĐŠŽА-ШЉЊЏЂ]", text)


def test_it_says_what_is_rarely_missed_and_every_which_card_is() -> None:
    text = advice_text(T, Advice(Counsel.SPOT_BUT, 90, VALUES[Counsel.SPOT_BUT]))
    often = "every third card owed to the heap opposite"
    assert text == f"You rarely miss a card owed to the central pile, but you miss {often}."


@pytest.mark.parametrize(("number", "told"), [(6, "6th"), (12, "12th"), (21, "20th"), (33, "30th")])
def test_an_ordinal_is_one(number: int, told: str) -> None:
    """Of a large number only the tens are told: there is no "21th"."""
    values = {**SPOT, "every": number}
    assert f"every {told} card" in advice_text(T, Advice(Counsel.SPOT, 90, values))


def test_duties_are_done_and_faults_are_spotted() -> None:
    assert "17 of 22 duties" in advice_text(T, Advice(Counsel.DUTIES, 22, VALUES[Counsel.DUTIES]))
    assert "26 of 32 faults" in advice_text(T, Advice(Counsel.STEADY, 64, VALUES[Counsel.STEADY]))
