"""What the players at the table are called."""

from __future__ import annotations

from dataclasses import replace

from tac.cli.setup import match_setup
from tac.locale import Translator
from tac.settings import Settings
from tac.ui.scenes.table_names import shown_names

T = Translator("en", strict=True)


def test_the_only_person_is_you_and_computers_have_the_names_of_their_characters() -> None:
    setup = match_setup(Settings(), ["human", "lak", "lak"], 1)
    assert shown_names(T, setup) == (T("name.you"), T("name.sova"), T("name.vuk"))


def test_several_people_have_numbers() -> None:
    setup = match_setup(Settings(), ["human", "lak", "human"], 1)
    assert shown_names(T, setup) == ("Player 1", T("name.sova"), "Player 3")


def test_a_given_name_is_kept_as_it_is() -> None:
    setup = match_setup(Settings(), ["human", "lak"], 1)
    players = tuple(replace(player, name=f"Žaklina {k}") for k, player in enumerate(setup.players))
    assert shown_names(T, replace(setup, players=players)) == ("Žaklina 0", "Žaklina 1")
