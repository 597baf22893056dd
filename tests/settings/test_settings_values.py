"""A value in a file of one's own: taken if it is right, reported and left alone if it is not."""

from pathlib import Path

import pytest

from tac.settings import Settings
from tests.settings.own_file import Own


@pytest.fixture
def own(tmp_path: Path) -> Own:
    return Own(tmp_path)


def test_only_what_the_file_names_is_changed(own: Own) -> None:
    settings = own.settings("reaction: 2\nsound: {mute: true}\n")
    assert (settings.reaction, settings.sound.mute) == (2.0, True)
    assert settings.sound.effects == Settings().sound.effects
    assert settings.levels == Settings().levels


@pytest.mark.parametrize(
    ("text", "path"),
    [
        ("reaction: 0.49", "reaction"),
        ("reaction: 3.01", "reaction"),
        ("reaction: .nan", "reaction"),
        ("reaction: .inf", "reaction"),
        ("reaction: true", "reaction"),
        ('reaction: "2"', "reaction"),
        ("reaction: [2]", "reaction"),
        ("reaction: {a: 2}", "reaction"),
        ("reaction:", "reaction"),
        ("speed: quick", "speed"),
        ("language: de", "language"),
        ("window: {size: [1280]}", "window.size"),
        ("window: {size: [1023, 720]}", "window.size"),
        ("window: {size: [1280, 639]}", "window.size"),
        ("window: {size: 1280x720}", "window.size"),
        ("window: {fullscreen: 1}", "window.fullscreen"),
        ("window: {fullscreen: maybe}", "window.fullscreen"),
        ("sound: {effects: 1.1}", "sound.effects"),
        ("sound: {effects: -0.1}", "sound.effects"),
        ("timing: {call_window: {computer: -1}}", "timing.call_window.computer"),
        ("timing: {call_window: {computer: 60001}}", "timing.call_window.computer"),
        ("timing: {call_window: {computer: 1.5}}", "timing.call_window.computer"),
        (f"timing: {{end_window: {'9' * 5000}}}", "timing.end_window"),
        ("timing: {end_window: 0b_}", "timing.end_window"),
        ("cards: {colours: three}", "cards.colours"),
        ("cards: {index: huge}", "cards.index"),
        ("cards: {contrast: true}", "cards.contrast"),
        ("players: {count: 5}", "players.count"),
        ("players: {A: {avatar: slon}}", "players.A.avatar"),
        (f"players: {{A: {{name: {'x' * 25}}}}}", "players.A.name"),
        ('players: {A: {name: "a\\nb"}}', "players.A.name"),
        ("players: {B: {plays: expert}}", "players.B.plays"),
        ("rules: {opening: nobody_waits}", "rules.opening"),
        ("rules: {false_call: {people: both}}", "rules.false_call.people"),
        ("levels: {lak: {notice: {1: 1.01}}}", "levels.lak.notice.1"),
        ("levels: {lak: {reaction: {mu: -1}}}", "levels.lak.reaction.mu"),
        ("levels: {lak: {false_cry: rarely}}", "levels.lak.false_cry"),
    ],
)
def test_a_wrong_value_is_reported_and_costs_only_itself(own: Own, text: str, path: str) -> None:
    settings, problems = own.load(text)
    assert settings == Settings()
    assert [(p.path, p.message_key, p.line) for p in problems] == [(path, "problem.config.wrong", 1)]


def test_the_rest_of_a_file_with_wrong_values_still_counts(own: Own) -> None:
    settings, problems = own.load("speed: quick\nwindow: {size: 7, fullscreen: true}\nreaction: 0.5\n")
    assert (settings.window.fullscreen, settings.reaction) == (True, 0.5)
    assert [p.path for p in problems] == ["speed", "window.size"]


def test_a_problem_says_what_stood_where_and_what_would_be_right(own: Own) -> None:
    (problem,) = own.load("# mine\nsound:\n  effects: 7\n")[1]
    values = {"where": "own.yaml:3", "path": "sound.effects", "value": "7", "detail": "0 – 1"}
    assert problem.values() == values
    assert problem.file == own.path


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("speed: quick", "off, slow, normal, fast"),
        ("window: {size: 7}", "[1024 – 16384, 640 – 16384]"),
        ("window: {fullscreen: 1}", "true, false"),
        ("players: {B: {plays: expert}}", "human, lak, srednji, težak, majstor"),
        ("players: {count: 1}", "2 – 4"),
        (f"players: {{A: {{name: {'x' * 25}}}}}", "0 – 24"),
        ("keys: {call: [spacebar]}", "a … z, 0 … 9, kp_0 … kp_9, up, space, return, comma, f11 …"),
    ],
)
def test_a_problem_says_what_values_are_right(own: Own, text: str, detail: str) -> None:
    assert own.load(text)[1][0].detail == detail


def test_a_value_shown_in_a_problem_is_one_short_line(own: Own) -> None:
    (problem,) = own.load('speed: "a\\n\\u202e\\tb' + "c" * 500 + '"')[1]
    assert problem.value.startswith("a b")
    assert len(problem.value) == 40


def test_unknown_names_are_reported_and_harmless(own: Own) -> None:
    assert own.problems("spede: fast\nsound:\n  loud: 1\nspeed: fast\n") == [
        ("spede", "unknown", 1),
        ("sound.loud", "unknown", 3),
    ]
    assert own.load("spede: fast\nspeed: fast\n")[0].speed == "fast"


def test_a_name_that_stands_twice_counts_the_last_time_and_is_reported(own: Own) -> None:
    settings, problems = own.load("speed: fast\nspeed: slow\n")
    assert settings.speed == "slow"
    assert [(p.path, p.message_key, p.line) for p in problems] == [("speed", "problem.config.twice", 1)]


@pytest.mark.parametrize("section", ["sound", "levels", "players", "keys", "timing"])
def test_a_section_that_is_none_is_reported_and_an_empty_one_is_fine(own: Own, section: str) -> None:
    assert own.problems(f"{section}: 3\n") == [(section, "no_mapping", 1)]
    assert own.settings(f"{section}:\n") == Settings()


@pytest.mark.parametrize(
    ("text", "speed"), [("off", "off"), ("OFF", "off"), ("'off'", "off"), ("Fast", "fast"), ("SLOW", "slow")]
)
def test_words_that_yaml_takes_for_something_else_are_still_words(own: Own, text: str, speed: str) -> None:
    assert own.settings(f"speed: {text}").speed == speed


@pytest.mark.parametrize("name", ["No", "007", "1.50", "2024-01-31", "1e3", "Жика", "Đorđe"])
def test_a_name_is_what_was_written(own: Own, name: str) -> None:
    assert own.settings(f"players: {{A: {{name: {name}}}}}").players.a.name == name


def test_the_lock_never_grows_shorter(own: Own) -> None:
    settings, problems = own.load("timing:\n  lock:\n    first: 5000\n    most: 4000\n")
    assert (settings.timing.lock.first, settings.timing.lock.most) == (5000, 5000)
    (problem,) = problems
    assert (problem.path, problem.detail, problem.value) == ("timing.lock.most", "≥ 5000", "4000")
    assert problem.line == 4
