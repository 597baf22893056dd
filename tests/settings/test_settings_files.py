"""A settings file that cannot be read at all is reported; the game goes on with its defaults."""

from pathlib import Path

import pytest
import yaml

from tac.settings import Settings, load
from tac.settings.loading import SHIPPED, load_layers
from tac.settings.reading import MAX_BYTES
from tests.settings.own_file import Own


@pytest.fixture(params=["CSafeLoader", "SafeLoader"], autouse=True)
def _loader(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both of PyYAML's parsers: not every installation has the fast one."""
    monkeypatch.setattr("tac.settings.yaml_tree._Loader", getattr(yaml, request.param))


@pytest.fixture
def own(tmp_path: Path) -> Own:
    return Own(tmp_path)


@pytest.mark.parametrize(
    ("raw", "message", "line"),
    [
        (b"", "empty", 0),
        (b" \n\n", "empty", 0),
        (b"\0" * 4096, "not_yaml", 0),
        (b"speed: fast\n\0", "not_yaml", 0),
        (b"speed: fast\nname: \xe8ika\n", "not_utf8", 2),
        ("speed: fast\n".encode("utf-16"), "not_utf8", 1),
        (b"speed: [fast\n", "not_yaml", 2),
        (b"speed: fast\n\tsound: 1\n", "not_yaml", 2),
        (b"speed: fast\n---\nspeed: slow\n", "not_yaml", 2),
        (b"- speed\n", "no_settings", 1),
        (b"fast\n", "no_settings", 1),
        (b"speed: !!python/object/apply:os.abort []\n", "tag", 1),
        (b"speed: !fast fast\n", "tag", 1),
        (b"speed: !!str fast\nreaction: !!int fast\n", "tag", 2),
        (b"reaction: !!float '2'\n", "tag", 1),
        (b"\nsound: !!set {a}\n", "tag", 2),
        (b"window: {size: !!omap [1024, 640]}\n", "tag", 1),
        (b"a: &a [1]\nb: *a\n", "alias", 1),
        (b"a: &a [*a]\n", "alias", 1),
        (b"? [a]\n: 1\n", "not_yaml", 1),
        (b"a: " + b"[" * 30 + b"]" * 30, "too_deep", 1),
        (b"a: 1\n" + b"#" * MAX_BYTES, "too_big", 0),
    ],
)
def test_a_broken_file_is_reported_and_the_defaults_used(
    own: Own, raw: bytes, message: str, line: int
) -> None:
    settings, problems = own.load(raw)
    assert settings == Settings()
    assert [(p.path, p.message_key, p.line) for p in problems] == [("", f"problem.config.{message}", line)]
    assert problems[0].file == own.path


def test_an_alias_bomb_is_refused_before_it_grows(own: Own) -> None:
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]" for n in range(1, 12)]
    assert own.problems("\n".join(lines)) == [("", "alias", 1)]


def test_a_file_nested_without_end_is_refused(own: Own) -> None:
    settings, problems = own.load(b"a: " + b"[" * 200_000)
    assert settings == Settings()
    assert [p.message_key for p in problems] == ["problem.config.not_yaml"]


def test_a_byte_order_mark_is_no_mistake(own: Own) -> None:
    assert own.settings(b"\xef\xbb\xbfspeed: fast\r\n").speed == "fast"


def test_a_file_of_comments_changes_nothing(own: Own) -> None:
    assert own.settings("# speed: fast\n") == Settings()


def test_a_file_that_is_not_there_is_reported(tmp_path: Path) -> None:
    settings, problems = load(tmp_path / "none.yaml")
    assert settings == Settings()
    assert [p.message_key for p in problems] == ["problem.config.missing"]


@pytest.mark.parametrize("name", ["", "a\0b"])
def test_a_folder_and_an_impossible_name_are_reported(tmp_path: Path, name: str) -> None:
    settings, problems = load(tmp_path / name)
    assert settings == Settings()
    assert [p.message_key for p in problems] == ["problem.config.unreadable"]
    assert problems[0].detail


def test_without_the_shipped_file_the_built_in_defaults_hold(tmp_path: Path) -> None:
    settings, problems = load_layers([tmp_path / "config.yaml"])
    assert settings == Settings()
    assert [p.message_key for p in problems] == ["problem.config.missing"]


def test_the_shipped_file_is_the_one_beside_the_program() -> None:
    assert Path(__file__).parents[2] / "config.yaml" == SHIPPED


def test_reading_leaves_files_as_they_are(own: Own) -> None:
    before = SHIPPED.stat().st_mtime_ns
    own.load("speed: quick")
    assert own.path.read_text() == "speed: quick"
    assert SHIPPED.stat().st_mtime_ns == before
