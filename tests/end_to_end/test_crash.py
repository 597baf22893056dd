"""When the program itself fails: a window says so, there is a report, and the game can go on."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.conftest import Start
from tests.end_to_end.program import ROOT
from tests.end_to_end.waiting import wait_until

BROKEN = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from tac.ui.scenes.table import TableScene
update = TableScene.update
steps = []
def fail(self, dt_ms):
    steps.append(dt_ms)
    if len(steps) > 60 and self.match.move_number:
        raise ZeroDivisionError("a bug")
    return update(self, dt_ms)
TableScene.update = fail
from launch import message_box
from tac import cli
sys.exit(cli.run(cli.parse(sys.argv[1:]), {{box}}))
"""


def broken(folder: Path, *, window: bool = True) -> Path:
    """A program whose table fails once somebody has moved; without ``window`` its last window fails too."""
    text = BROKEN.format(box="message_box.show" if window else "box")
    if not window:
        text = text.replace("from tac import cli", _NO_WINDOW + "from tac import cli")
    path = folder / "broken.py"
    path.write_text(text, "utf-8")
    return path


_NO_WINDOW = """
import tac.ui.last_words
def no_window(*arguments):
    raise RuntimeError("no display")
tac.ui.last_words.say_last_words = no_window
def box(title, text):
    print(title, text, sep="|", flush=True)
    return True
"""


def reports(folder: Path) -> list[Path]:
    return list(folder.rglob("crash-*.txt"))


def test_a_window_says_it_until_it_is_put_away_and_the_game_is_kept(start: Start, tmp_path: Path) -> None:
    game = start("--seats", "lak,human", "--lang", "en", main=broken(tmp_path))
    (report,) = wait_until(lambda: reports(game.folder), "the report")
    wait_until(lambda: str(report.name) in game.errors, "the sentences on the terminal")
    game.wait_until_it_listens()
    assert game.process.poll() is None
    game.key("Return")
    assert game.wait() == 1
    assert "ZeroDivisionError: a bug" in report.read_text("utf-8")
    assert list(game.folder.rglob("running/*.jsonl"))


def test_where_that_window_is_broken_too_any_other_says_it(start: Start, tmp_path: Path) -> None:
    game = start("--seats", "lak,human", "--lang", "en", main=broken(tmp_path, window=False))
    assert game.wait() == 1
    (report,) = reports(game.folder)
    title, _, text = game.output.partition("|")
    assert title == "Tač!"
    assert report.name in text
