"""The computer opponents' levels: what they are like, and how they are found by name."""

from itertools import pairwise
from pathlib import Path
from statistics import fmean

import pytest

from tac.settings import Level, Settings, find_level
from tac.settings.levels import ByObligation
from tests.settings.own_file import Own


@pytest.fixture
def own(tmp_path: Path) -> Own:
    return Own(tmp_path)


LEVELS = Settings().levels
NAMES = list(LEVELS)


def mean(shares: ByObligation) -> float:
    return fmean(shares[obligation] for obligation in (1, 2, 3, 4))


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        *((name, name) for name in NAMES),
        *zip(["easy", "normal", "hard", "master"], NAMES, strict=True),
        *zip(["лак", "средњи", "тежак", "мајстор"], NAMES, strict=True),
        ("tezak", "težak"),
        ("TEŽAK", "težak"),
        ("  Te\u017eak ", "težak"),
        ("tez\u030cak", "težak"),
        ("Hard", "težak"),
        ("ТЕЖАК", "težak"),
    ],
)
def test_a_level_is_found_without_accents_and_case_in_english_and_in_cyrillic(typed: str, name: str) -> None:
    assert find_level(Settings(), typed) == (name, LEVELS[name])


@pytest.mark.parametrize("typed", ["", "expert", "human", "la k"])
def test_a_name_that_is_no_level_is_none(typed: str) -> None:
    assert find_level(Settings(), typed) is None


def test_there_are_four_levels_from_weak_to_strong() -> None:
    assert NAMES == ["lak", "srednji", "težak", "majstor"]
    levels = list(LEVELS.values())
    for weak, strong in pairwise(levels):
        for obligation in (1, 2, 3, 4):
            assert weak.overlook[obligation] > strong.overlook[obligation]
            assert weak.notice[obligation] < strong.notice[obligation]
        assert weak.reaction.mu + weak.reaction.tau > strong.reaction.mu + strong.reaction.tau
        assert weak.mends < strong.mends
        assert weak.sense < strong.sense
        assert weak.false_cry > strong.false_cry


@pytest.mark.parametrize(("name", "share"), list(zip(NAMES, [0.33, 0.605, 0.83, 0.96], strict=True)))
def test_each_level_notices_its_share_of_faults_at_rest(name: str, share: float) -> None:
    assert mean(LEVELS[name].notice) == pytest.approx(share, abs=0.005)


def test_the_weakest_overlooks_about_every_seventh_duty_and_the_strongest_nearly_none() -> None:
    assert mean(LEVELS["lak"].overlook) == pytest.approx(1 / 7, abs=0.01)
    assert mean(LEVELS["majstor"].overlook) < 0.005


@pytest.mark.parametrize("name", NAMES[1:])
def test_most_calls_of_all_but_the_weakest_fit_the_window_before_a_computers_move(name: str) -> None:
    reaction, window = LEVELS[name].reaction, Settings().timing.call_window.computer
    # Markov: a delay beyond the window is an exponential part over `room`; one sigma is kept in hand.
    room = window - reaction.mu - reaction.sigma
    assert 2.718281828 ** -(room / reaction.tau) < 0.25
    assert reaction.floor < reaction.mu < window


@pytest.mark.parametrize("obligation", [0, 5, -1])
def test_there_are_only_four_obligations_to_pass_over(obligation: int) -> None:
    with pytest.raises(KeyError):
        LEVELS["lak"].notice[obligation]


@pytest.mark.parametrize("name", ["težak", "tezak", "Hard", "тежак"])
def test_a_level_can_be_changed_under_any_of_its_names(own: Own, name: str) -> None:
    levels = own.settings(f"levels: {{{name}: {{notice: {{2: 0.5}}}}}}").levels
    assert list(levels) == NAMES
    assert (levels["težak"].notice[2], levels["težak"].notice[1]) == (0.5, 0.86)


def test_a_level_of_ones_own_starts_from_the_second_level(own: Own) -> None:
    settings = own.settings("levels: {Baka: {false_cry: 0.01}}\nplayers: {B: {plays: baka}}")
    baka: Level = settings.levels["Baka"]
    assert baka.false_cry == 0.01
    assert baka.notice == LEVELS["srednji"].notice
    assert settings.players.b.plays == "Baka"
    assert find_level(settings, "BAKA") == ("Baka", baka)


@pytest.mark.parametrize("name", ["human", "Čovek", '""', "x" * 25, '"a\\tb"'])
def test_a_level_cannot_have_a_persons_name_none_or_too_long_a_one(own: Own, name: str) -> None:
    settings, problems = own.load(f"levels: {{{name}: {{false_cry: 0.01}}}}")
    assert list(settings.levels) == NAMES
    assert [p.message_key for p in problems] == ["problem.config.wrong"]


@pytest.mark.parametrize(
    ("typed", "plays"), [("easy", "lak"), ("TEZAK", "težak"), ("Human", "human"), ("čovek", "human")]
)
def test_a_seats_player_is_kept_by_its_own_name(own: Own, typed: str, plays: str) -> None:
    assert own.settings(f"players: {{D: {{plays: {typed}}}}}").players.d.plays == plays
