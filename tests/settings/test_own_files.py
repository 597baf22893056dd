"""A broken file is kept aside and told; one that cannot be written costs nothing but itself."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tac.settings import load
from tac.settings.files import told
from tac.settings.reading import MAX_BYTES
from tests.settings.own_folder import STAMP, Disk, OwnFolder, words

BROKEN = {
    "not-yaml": b"speed: [fast\n",
    "not-yaml 2": b"\0" * 4096,
    "not-yaml 3": b'pace: calm\nname: "tru',
    "not-utf8": b"pace: calm\nname: \xe8ika\n",
    "not-utf8 2": "speed: fast\n".encode("utf-16"),
    "tag": b"speed: !!python/object/apply:os.abort []\n",
    "no-settings": b"- speed\n- pace\n",
    "no-settings 2": b"42\n",
    "alias": b"a: &a [1]\nb: *a\n",
    "too-deep": b"a: " + b"[" * 30 + b"]" * 30,
    "too-big": b"a: 1\n" + b"#" * MAX_BYTES,
}


@pytest.fixture
def own(tmp_path: Path) -> OwnFolder:
    return OwnFolder(tmp_path / "č ж")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody can come to; those of pytest are for their owner only."""
    with tempfile.TemporaryDirectory() as folder:
        yield Path(folder)


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_set_aside_and_the_game_starts_with_defaults(own: OwnFolder, kind: str) -> None:
    """Case 16. Its new name says when and why; what it held is all still there."""
    own.write(BROKEN[kind])
    started = own.start()
    assert started.settings == load()[0]
    aside = own.profile_file.with_name(f"a0000001.{kind.partition(' ')[0]}-{STAMP}.yaml")
    assert aside.read_bytes() == BROKEN[kind]
    assert not own.profile_file.exists()
    first, second = started.problems
    assert first.message_key.startswith("problem.config.")
    assert (second.message_key, second.detail) == ("problem.own.aside", aside.name)
    assert first.file == second.file == own.profile_file
    assert own.start().problems == []


@pytest.mark.parametrize("kind", BROKEN)
def test_the_computers_broken_file_is_set_aside_too(own: OwnFolder, kind: str) -> None:
    own.folder.mkdir()
    (own.folder / "settings.yaml").write_bytes(BROKEN[kind])
    assert own.start().settings == load()[0]
    assert (own.folder / f"settings.{kind.partition(' ')[0]}-{STAMP}.yaml").read_bytes() == BROKEN[kind]


@pytest.mark.parametrize("raw", [b"", b" \n\n", b"\xef\xbb\xbf", b"# nothing\n", b"{}\n"])
def test_an_empty_file_is_fine(own: OwnFolder, raw: bytes) -> None:
    own.write(raw)
    started = own.start()
    assert (started.settings, started.problems) == (load()[0], [])
    assert own.changed("pace", "calm").settings.pace == "calm"


def test_two_broken_files_of_the_same_second_are_both_kept(own: OwnFolder) -> None:
    for raw in (b"a: [\n", b"b: [\n"):
        own.write(raw)
        own.start()
    kept = [raw for name, raw in own.files().items() if "not-yaml" in name]
    assert sorted(kept) == [b"a: [\n", b"b: [\n"]


def test_a_folder_in_the_files_place_is_set_aside(own: OwnFolder) -> None:
    own.start().close()
    own.profile_file.mkdir(parents=True)
    assert words(own.start().problems) == [("", "unreadable", 0), ("", "aside", 0)]
    assert own.changed("pace", "calm").settings.pace == "calm"


def test_a_file_that_breaks_while_the_game_runs_is_set_aside_when_it_is_written(own: OwnFolder) -> None:
    own.write("speed: slow\n")
    started = own.start()
    own.profile_file.write_bytes(b"speed: [\n")
    started.change("pace", "calm")
    started.close()
    assert own.profile_file.read_text() == "speed: slow\npace: calm\n"
    assert b"speed: [\n" in own.files().values()


def test_a_broken_file_that_cannot_be_set_aside_stays_and_is_told(
    own: OwnFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write(b"speed: [\n")

    def refuse(path: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    started = own.start()
    assert words(started.problems) == [("", "not_yaml", 2), ("", "stays", 0)]
    started.change("pace", "calm")
    started.close()
    assert own.profile_file.read_bytes() == b"speed: [\n"
    assert words(own.told) == [(str(own.profile_file), "unwritten", 0)]


@pytest.mark.parametrize(
    ("error", "message"),
    [(errno.ENOSPC, "full"), (errno.EACCES, "unwritten"), (errno.EROFS, "unwritten")],
)
def test_what_cannot_be_written_is_told_once_and_tried_again_with_the_next_change(
    own: OwnFolder, disk: Disk, error: int, message: str
) -> None:
    own.write("speed: slow\n")
    before = own.files()
    started = own.start()
    disk.error = error
    started.change("pace", "calm")
    started._own.save()
    started.change("sound.mute", True)
    started._own.save()
    assert disk.tries == 2
    assert words(own.told) == [(str(own.profile_file), message, 0)]
    assert own.files() == before  # whole, and nothing half written beside it
    assert started.settings.pace == "calm"
    disk.error = None
    started.change("reaction", 2.0)
    started.close()
    assert own.profile_file.read_text() == "speed: slow\npace: calm\nsound:\n  mute: true\nreaction: 2.0\n"


def test_what_could_not_be_written_is_tried_once_more_at_the_end(own: OwnFolder, disk: Disk) -> None:
    started = own.start()
    disk.error = errno.ENOSPC
    started.change("pace", "calm")
    started._own.save()
    disk.error = None
    started.close()
    assert own.start().settings.pace == "calm"


def test_a_file_is_replaced_only_by_a_whole_one_that_is_on_the_disk(
    own: OwnFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write("speed: slow\n")
    steps: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def synced(handle: int) -> None:
        steps.append("sync")
        fsync(handle)

    def replaced(path: Path, target: Path) -> Path:
        steps.append(path.read_text("utf-8"))
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(Path, "replace", replaced)
    started = own.start()
    started.change("pace", "calm")
    started._own.save()
    assert steps[:2] == ["sync", "speed: slow\npace: calm\n"]


def test_no_change_waits_for_the_disk_and_those_that_wait_are_written_together(
    own: OwnFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    own.write("")
    started = own.start()
    started.open()
    slow, writes = threading.Event(), []
    replace = Path.replace

    def replaced(path: Path, target: Path) -> Path:
        writes.append(path.read_text("utf-8"))
        assert slow.wait(30)
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", replaced)
    for number in range(500):
        started.change("reaction", 0.5 + number / 200)
    slow.set()
    started.close()
    assert len(writes) <= 2
    assert own.start().settings.reaction == 0.5 + 499 / 200


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can become somebody else")
@pytest.mark.parametrize(
    ("mode", "said"),
    [(0o755, ["slow", "calm", "0"]), (0o700, ["normal", "calm", "7"])],
    ids=["may read", "may not even look"],
)
def test_somebody_who_may_not_write_there_is_told_so_and_plays(
    open_folder: Path, mode: int, said: list[str]
) -> None:
    """A folder of somebody else's, tried by an unprivileged process."""
    own = OwnFolder(open_folder)
    own.write("speed: slow\n")
    own.folder.chmod(mode)
    program = """
import os, sys
from datetime import datetime
from pathlib import Path
from tac.settings import OwnSettings
from tac.settings import load
load(Path(sys.argv[1]))  # everything is imported while that is allowed
os.setuid(65534)
own = OwnSettings(Path(sys.argv[1]), datetime.now, lambda: "0badcafe", lambda p: print(p.message_key))
own.play_as()
own.change("pace", "calm")
print(own.settings.speed, own.settings.pace, len(own.problems))
own.close()
"""
    argv = [sys.executable, "-c", program, str(own.folder)]
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    told = done.stdout.split()
    assert (told[:3], set(told[3:]), done.stderr) == (said, {"problem.own.unwritten"}, "")
    assert own.profile_file.read_text() == "speed: slow\n"


@pytest.mark.parametrize("locale", ["C", "C.UTF-8"])
def test_letters_do_not_depend_on_the_locale(own: OwnFolder, locale: str) -> None:
    """Case 20."""
    program = """
import sys
from datetime import datetime
from pathlib import Path
from tac.settings import OwnSettings
own = OwnSettings(Path(sys.argv[1]), datetime.now, lambda: "a0000001", print)
own.play_as()
own.change("players.A.name", own.settings.players.a.name + "\\u010d\\u0402 x")
own.close()
"""
    environment = {**os.environ, "LC_ALL": locale, "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    for _ in range(2):
        subprocess.run([sys.executable, "-c", program, str(own.folder)], env=environment, check=True)
    assert own.start().settings.players.a.name == "čЂ xčЂ x"


def test_a_path_is_told_from_the_home_and_with_letters_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/č")
    assert told(Path("/home/č/.config/tac/settings.yaml")) == "~/.config/tac/settings.yaml"
    assert told(Path("/home/čika/x")) == "/home/čika/x"
    assert told(Path("/a\udce8b")) == "/a?b"
