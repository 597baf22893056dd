"""What the command line may say, and what it is told about mistakes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tac.cli.options import parse

ROOT = Path(__file__).resolve().parents[2]


def test_without_a_command_it_is_the_game_and_everything_is_left_to_the_settings() -> None:
    options = vars(parse([]))
    assert options.pop("command") == "game"
    assert options.pop("mute") is options.pop("exit_at_end") is False
    assert set(options.values()) == {None}


def test_all_options_of_the_game() -> None:
    line = (
        "--seats human,lak,srednji,težak --seed 7 --lang sr@cyrillic --speed fast --reaction 1.5 --pace calm "
        "--size 1280x720 --windowed --mute --data d --profile Ana --config c.yaml --record r.yaml "
        "--events e.jsonl --exit-at-end"
    )
    assert vars(parse(line.split())) == {
        "command": "game",
        "seats": ("human", "lak", "srednji", "težak"),
        "seed": 7,
        "lang": "sr@cyrillic",
        "speed": "fast",
        "pace": "calm",
        "reaction": 1.5,
        "size": (1280, 720),
        "fullscreen": False,
        "mute": True,
        "config": Path("c.yaml"),
        "data": Path("d"),
        "profile": "Ana",
        "record": Path("r.yaml"),
        "events": Path("e.jsonl"),
        "exit_at_end": True,
        "open": None,
        "go_on": None,
    }


@pytest.mark.parametrize(
    ("line", "opened", "rest"),
    [
        ("game č.tac.yaml", "game č.tac.yaml", {}),
        ("--mute|/a b/x.YAML", "/a b/x.YAML", {"mute": True}),
        ("--record|r.yaml|x.yaml", "x.yaml", {"record": Path("r.yaml")}),
        ("--config=c.yaml|x.yml|--mute", "x.yml", {"config": Path("c.yaml"), "mute": True}),
        ("--open|x", "x", {}),
    ],
)
def test_a_file_that_stands_alone_is_opened(line: str, opened: str, rest: dict[str, object]) -> None:
    options = vars(parse(line.split("|")))
    assert options["command"] == "game"
    assert options["open"] == Path(opened)
    assert {name: options[name] for name in rest} == rest


@pytest.mark.parametrize("line", ["--record|x.yaml", "--config|x.yaml", "verify|x.yaml", "import|x.yaml"])
def test_a_file_that_belongs_to_something_else_is_not(line: str) -> None:
    assert getattr(parse(line.split("|")), "open", None) is None


def test_export_and_import() -> None:
    options = vars(parse(["--data", "d", "export", "x.zip", "--lang", "en"]))
    assert (options["command"], options["target"]) == ("exporting", Path("x.zip"))
    assert (options["data"], options["lang"]) == (Path("d"), "en")
    options = vars(parse(["import", "a.zip", "b", "--data", "d"]))
    assert (options["command"], options["sources"]) == ("importing", [Path("a.zip"), Path("b")])
    assert options["data"] == Path("d")


def test_simulate() -> None:
    line = "simulate --games 30 --seats lak,majstor --seed 5 --jobs 2 --records out --json"
    options = parse(line.split())
    assert (options.command, options.games, options.seats) == ("simulate", 30, ("lak", "majstor"))
    assert (options.seed, options.jobs, options.records, options.json) == (5, 2, Path("out"), True)


def test_simulate_with_a_report_plays_20_000_games_where_nothing_else_is_said() -> None:
    options = parse(["simulate", "--report", "out.html"])
    assert (options.report, options.games, options.seats) == (Path("out.html"), 20_000, None)
    assert parse(["simulate", "--report", "out.html", "--games", "50"]).games == 50


def test_verify_takes_several_files() -> None:
    options = parse(["verify", "a.yaml", "b.yaml"])
    assert (options.command, options.json) == ("verify", False)
    assert options.files == [Path("a.yaml"), Path("b.yaml")]


def test_bench() -> None:
    assert (parse(["bench", "--json"]).command, parse(["bench", "--json"]).json) == ("bench", True)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("--seats human", "2 to 4 seats"),
        ("--seats a,b,c,d,e", "2 to 4 seats"),
        ("--seats human,", "2 to 4 seats"),
        ("--seed -1", "whole number from 0"),
        ("--seed seven", "whole number from 0"),
        ("--reaction 0.4", "0.5 to 3"),
        ("--reaction nan", "0.5 to 3"),
        ("--size 1280", "such as 1280x720"),
        ("--size 800x600", "smaller than 1024x640"),
        ("--size 1280x-720", "such as 1280x720"),
        ("--lang de", "--lang"),
        ("--speed warp", "--speed"),
        ("--fullscreen --windowed", "not allowed with"),
        ("--see=4", "unrecognized"),
        ("simulate --seats lak,lak", "--games"),
        ("simulate --games 5", "--seats"),
        ("simulate --report r.html --seats lak,lak", "--seats: not allowed with argument --report"),
        ("simulate --report r.html --records out", "--records: not allowed with argument --report"),
        ("simulate --games 0 --seats lak,lak", "whole number from 1"),
        ("verify", "FILE"),
        ("play", "invalid choice"),
    ],
)
def test_a_mistake_ends_with_2_and_says_what_is_wrong(
    line: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parse(line.split())
    assert end.value.code == 2
    assert word in capsys.readouterr().err


def test_the_parser_loads_nothing_but_the_standard_library() -> None:
    program = "import sys, tac.cli.options; print(*{name.partition('.')[0] for name in sys.modules})"
    loaded = subprocess.run(
        [sys.executable, "-B", "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r}); {program}"],
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split()
    assert set(loaded) - sys.stdlib_module_names == {"tac", "__main__"} - sys.stdlib_module_names
