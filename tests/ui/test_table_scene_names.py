"""What the players at the table are called."""

from __future__ import annotations

from dataclasses import replace

import pygame

from tac.cli.setup import match_setup
from tac.locale import Translator
from tac.match import MatchSetup
from tac.settings import Settings
from tac.ui.assets import ASSETS
from tac.ui.draw.cache import SurfaceCache
from tac.ui.draw.text import Text
from tac.ui.scenes.table_names import shown_names
from tac.ui.theme import Weight

T = Translator("en", strict=True)


def names_of(setup: MatchSetup) -> tuple[str, ...]:
    """The names that are shown, their words apart again."""
    return tuple(name.replace("\N{NO-BREAK SPACE}", " ") for name in shown_names(T, setup))


def test_the_only_person_is_you_and_computers_have_the_names_of_their_characters() -> None:
    setup = match_setup(Settings(), ["human", "lak", "lak"], 1)
    assert names_of(setup) == (T("name.you"), T("name.sova"), T("name.vuk"))


def test_several_people_have_numbers() -> None:
    setup = match_setup(Settings(), ["human", "lak", "human"], 1)
    assert names_of(setup) == ("Player 1", T("name.sova"), "Player 3")


def test_a_given_name_is_kept_as_it_is() -> None:
    setup = match_setup(Settings(), ["human", "lak"], 1)
    players = tuple(replace(player, name=f"Žaklina {k}") for k, player in enumerate(setup.players))
    assert names_of(replace(setup, players=players)) == ("Žaklina 0", "Žaklina 1")


def test_no_line_ends_within_a_name() -> None:
    pygame.font.init()
    setup = match_setup(Settings(), ["human", "lak"], 1)
    sentence = T("review.outcome.called", name=shown_names(T, setup)[1])
    lines = Text(ASSETS / "fonts", SurfaceCache()).wrap(sentence, Weight.MEDIUM, 12, 10)
    assert any("Mira" in line and "Granny" in line for line in lines)
