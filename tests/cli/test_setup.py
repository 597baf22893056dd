"""From words and settings to the setup of a match."""

from __future__ import annotations

import pytest
from msgspec.structs import fields

from tac.cli.opponents import UnknownLevel, character, player_level
from tac.cli.setup import match_setup
from tac.match import Tempo
from tac.players import NEUTRAL
from tac.rules import FAULTY_MOVES, FalseCall, Seat, deal
from tac.settings import Settings

SETTINGS = Settings()


@pytest.mark.parametrize(
    ("word", "name"),
    [("lak", "lak"), ("tezak", "težak"), ("Težak", "težak"), ("hard", "težak"), ("normal", "srednji"),
     ("easy", "lak"), ("MASTER", "majstor"), ("мајстор", "majstor")],
)  # fmt: skip
def test_levels_are_taken_without_accents_and_in_english(word: str, name: str) -> None:
    assert player_level(SETTINGS, word).name == name


def test_a_level_keeps_every_number_of_the_settings() -> None:
    level, given = player_level(SETTINGS, "lak"), SETTINGS.levels["lak"]
    assert level.overlook == tuple(given.overlook[n] for n in (1, 2, 3, 4))
    assert level.notice == tuple(given.notice[n] for n in (1, 2, 3, 4))
    assert (level.reaction.mu, level.reaction.sigma) == (given.reaction.mu, given.reaction.sigma)
    assert (level.reaction.tau, level.reaction.floor) == (given.reaction.tau, given.reaction.floor)
    thinking = SETTINGS.thinking
    assert (level.pace.mu, level.pace.sigma, level.pace.floor) == (
        thinking.mu, thinking.sigma, thinking.floor,
    )  # fmt: skip
    assert (level.pace.tau, level.pace.per_place) == (thinking.tau, thinking.per_place)
    assert (level.mends, level.forgets, level.sense) == (given.mends, given.forgets, given.sense)
    assert level.false_cry == given.false_cry


def test_a_level_has_what_all_computers_have_in_common() -> None:
    level, attention = player_level(SETTINGS, "lak"), SETTINGS.attention
    for name in type(attention).__struct_fields__:
        assert getattr(level.strain, name) == getattr(attention, name)
    for kind in FAULTY_MOVES:
        factor = next(
            getattr(SETTINGS.subtlety, field.name)
            for field in fields(SETTINGS.subtlety)
            if field.encode_name == kind.value
        )
        assert level.reaction_to(kind).mu == pytest.approx(level.reaction.mu * factor)


@pytest.mark.parametrize("avatar", [field.name for field in fields(Settings().characters)])
def test_each_avatar_has_a_character_with_every_number_of_the_settings(avatar: str) -> None:
    given, made = getattr(SETTINGS.characters, avatar), character(SETTINGS, avatar)
    for name in type(given).__struct_fields__:
        assert getattr(made, name) == getattr(given, name)
    assert player_level(SETTINGS, "lak", avatar) == made.at(player_level(SETTINGS, "lak"))
    assert player_level(SETTINGS, "lak", avatar) != player_level(SETTINGS, "lak")


@pytest.mark.parametrize("avatar", ["", "nobody", None])
def test_who_has_no_character_plays_as_the_level_says(avatar: str | None) -> None:
    assert character(SETTINGS, avatar) == NEUTRAL


@pytest.mark.parametrize("pace", ["patient", "calm", "normal", "brisk"])
def test_a_pace_is_a_factor_and_only_one_of_them_waits_for_people(pace: str) -> None:
    tempo = match_setup(SETTINGS, ["human", "lak"], 1, pace=pace).tempo
    assert tempo == Tempo(getattr(SETTINGS.paces, pace), patient=pace == "patient")


def test_an_unknown_level_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownLevel) as caught:
        match_setup(SETTINGS, ["human", "genius"], 1)
    assert caught.value.word == "genius"
    assert caught.value.known == ("lak", "srednji", "težak", "majstor")


def test_the_number_is_the_deal_and_the_seed() -> None:
    setup = match_setup(SETTINGS, ["human", "lak", "lak"], 12, first=Seat.C)
    assert setup.seed == 12
    assert setup.deal.piles == deal(12, 3).piles
    assert setup.deal.first is Seat.C


def test_against_computers_a_false_call_costs_a_card_and_among_people_nothing() -> None:
    assert match_setup(SETTINGS, ["human", "lak"], 1).deal.rules.false_call is FalseCall.CARD
    assert match_setup(SETTINGS, ["human", "human"], 1).deal.rules.false_call is FalseCall.NONE


def test_people_and_computers_sit_where_they_are_named() -> None:
    setup = match_setup(SETTINGS, [" Human", "lak", "person", "majstor"], 1)
    assert setup.people == (Seat.A, Seat.C)
    assert [player.kind for player in setup.players] == ["human", "lak", "human", "majstor"]


def test_the_reaction_factor_is_the_settings_unless_it_is_given() -> None:
    assert match_setup(SETTINGS, ["lak", "lak"], 1).reaction == SETTINGS.reaction
    assert match_setup(SETTINGS, ["lak", "lak"], 1, reaction=2.5).reaction == 2.5


def test_the_times_of_a_match_are_those_of_the_settings() -> None:
    timing = match_setup(SETTINGS, ["lak", "lak"], 1).timing
    assert (timing.window_computer, timing.window_person, timing.window_alone) == (1500, 900, 0)
    assert (timing.window_end, timing.late_call_grace) == (1500, 1500)
    assert (timing.lock_first, timing.lock_most) == (2500, 20000)
