"""What a player changes is kept in a file of its own: only what differs, at once, and at every start."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from tac.settings import OwnSettings, Seat, Settings, load
from tac.settings.loading import SHIPPED
from tests.settings.own_folder import OwnFolder, words


@pytest.fixture
def own(tmp_path: Path) -> OwnFolder:
    return OwnFolder(tmp_path / "podešavanja и још")


CHANGES: dict[str, object] = {
    "language": "sr@cyrillic",
    "speed": "fast",
    "reduced_motion": "on",
    "reaction": 2.3,
    "pace": "calm",
    "window.size": (1600, 900),
    "window.fullscreen": True,
    "window.software": True,
    "cards.colours": "four",
    "cards.index": "extra",
    "cards.contrast": "high",
    "sound.effects": 0.25,
    "sound.voices": 0.0,
    "sound.mute": True,
    "players.count": 3,
    "players.A.plays": "majstor",
    "players.B.plays": "human",
    "players.C.name": 'Ђурђа: "č" # \u00a0',
    "players.D.avatar": "petao",
    "rules.heap_wrap": False,
    "rules.opening": "all_wait",
    "rules.false_call.people": "card",
    "keys.call": ("return",),
    "keys.draw": (),
    "timing.lock.first": 1000,
    "levels.lak.notice.1": 0.00001,
}


def value_at(settings: Settings, path: str) -> object:
    """The setting of a dotted path, as a file would have it."""
    found = msgspec.to_builtins(settings)
    for name in path.split("."):
        found = found[name]
    return tuple(found) if isinstance(found, list) else found


@pytest.mark.parametrize("path", CHANGES)
def test_every_kind_of_setting_survives_a_restart(own: OwnFolder, path: str) -> None:
    """Case 18."""
    if path == "keys.call":
        own.changed("keys.draw", ())  # a key does only one thing
    again = own.changed(path, CHANGES[path])
    assert value_at(again.settings, path) == CHANGES[path]
    assert (again.problems, own.told) == ([], [])


def test_all_of_them_together_survive_and_each_goes_back_to_its_default(own: OwnFolder) -> None:
    first = own.start()
    first.open()
    for path, value in sorted(CHANGES.items(), reverse=True):
        if not path.startswith("keys"):
            first.change(path, value)
    first.close()
    second = own.start()
    assert second.settings == first.settings
    second.open()
    for path in CHANGES:
        second.change(path, value_at(load()[0], path))
    second.close()
    assert own.start().settings == load()[0]
    assert own.profile_file.read_bytes() == b""


def test_a_file_holds_only_what_differs(own: OwnFolder) -> None:
    own.changed("pace", "calm")
    own.changed("players.B.name", "Ana")
    own.changed("players.B.avatar", "sova")  # as it is anyway
    assert own.profile_file.read_text("utf-8") == "pace: calm\nplayers:\n  B:\n    name: Ana\n"


def test_what_is_the_computers_is_kept_apart_from_what_is_the_profiles(own: OwnFolder) -> None:
    own.changed("window.size", (1500, 800))
    own.changed("speed", "slow")
    assert (own.folder / "settings.yaml").read_text("utf-8") == "window:\n  size: [1500, 800]\n"
    assert own.profile_file.read_text("utf-8") == "speed: slow\n"


def test_the_shipped_file_is_never_written(own: OwnFolder) -> None:
    before = SHIPPED.read_bytes()
    own.changed("speed", "slow")
    assert SHIPPED.read_bytes() == before


def test_the_files_lie_over_each_other(own: OwnFolder, tmp_path: Path) -> None:
    """Shipped, the computer's, the profile's, then the file of the command line."""
    own.write("pace: calm\nreaction: 2\n")
    (own.folder / "settings.yaml").write_text("speed: slow\npace: brisk\nreaction: 3\n")
    (tmp_path / "c.yaml").write_text("reaction: 0.5\n")
    settings = own.start(config=tmp_path / "c.yaml").settings
    assert (settings.speed, settings.pace, settings.reaction) == ("slow", "calm", 0.5)


def test_a_change_is_kept_even_where_the_default_is_another_below(own: OwnFolder) -> None:
    """`normal` is the shipped pace, but this computer's is another."""
    own.write("")
    (own.folder / "settings.yaml").write_text("pace: brisk\n")
    assert own.changed("pace", "normal").settings.pace == "normal"


def test_a_level_of_the_file_on_the_command_line_can_be_chosen(own: OwnFolder, tmp_path: Path) -> None:
    config = tmp_path / "c.yaml"
    config.write_text("levels: {baka: {sense: 0.1}}\n")
    first = own.start(config=config)
    first.change("players.B.plays", "baka")
    first.close()
    assert own.start(config=config).settings.players.b.plays == "baka"
    without = own.start()
    assert without.settings.players.b.plays == "lak"
    assert words(without.problems) == [("players.B.plays", "wrong", 3)]


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("speed", "warp"),
        ("reaction", 9.0),
        ("nothing", 1),
        ("players.B.plays", "genius"),
        ("keys.call", ("m",)),
    ],
)
def test_what_a_setting_cannot_be_is_refused_and_not_written(
    own: OwnFolder, path: str, value: object
) -> None:
    first = own.start()
    first.open()
    with pytest.raises(ValueError, match=path.partition(".")[0]):
        first.change(path, value)
    first.close()
    assert not own.profile_file.exists()


def test_a_wrong_value_costs_itself_is_told_and_stays_until_it_is_set(own: OwnFolder) -> None:
    text = "# mine\nspeed: warp   # too fast\nsound:\n  mute: maybe\n  effects: 0.5\nhat: red\npace: calm\n"
    own.write(text)
    first = own.start()
    assert words(first.problems) == [("speed", "wrong", 2), ("sound.mute", "wrong", 4), ("hat", "unknown", 6)]
    assert {problem.file for problem in first.problems} == {own.profile_file}
    assert (first.settings.speed, first.settings.sound.effects) == ("normal", 0.5)
    assert first.settings.pace == "calm"

    own.changed("sound.effects", 0.75)
    assert own.profile_file.read_text("utf-8") == text.replace("0.5", "0.75")
    own.changed("speed", "slow")
    assert own.profile_file.read_text("utf-8") == text.replace("0.5", "0.75").replace("warp", "slow")
    assert words(own.changed("sound.mute", True).problems) == [("hat", "unknown", 6)]


def test_what_somebody_writes_into_the_file_meanwhile_is_kept(own: OwnFolder) -> None:
    own.write("speed: slow\n")
    first = own.start()
    first.open()
    own.profile_file.write_text("speed: slow\n# by hand\nreaction: 2\n")
    first.change("pace", "calm")
    first.close()
    assert own.profile_file.read_text() == "speed: slow\n# by hand\nreaction: 2\npace: calm\n"


def test_two_windows_keep_each_others_changes(own: OwnFolder) -> None:
    own.start().close()
    one, other = own.start(), own.start()
    for window, path, value in ((one, "pace", "calm"), (other, "speed", "slow"), (one, "sound.mute", True)):
        window.change(path, value)
        window._own.save()
    settings = own.start().settings
    assert (settings.pace, settings.speed, settings.sound.mute) == ("calm", "slow", True)


def test_a_file_that_is_taken_away_meanwhile_is_written_anew(own: OwnFolder) -> None:
    own.write("speed: slow\n")
    first = own.start()
    own.profile_file.unlink()
    first.change("pace", "calm")
    first.close()
    assert own.profile_file.read_text() == "speed: slow\npace: calm\n"


def test_the_window_in_a_profiles_file_is_told_to_stand_elsewhere(own: OwnFolder) -> None:
    own.write("window: {fullscreen: true}\n")
    first = own.start()
    assert words(first.problems) == [("window", "computers", 1)]
    assert not first.settings.window.fullscreen


def test_nothing_is_written_before_the_first_picture(own: OwnFolder) -> None:
    first = own.start()
    first.change("pace", "calm")
    assert not own.folder.exists()
    first.close()
    assert own.start().settings.pace == "calm"


def test_the_program_can_hand_over_whole_parts(own: OwnFolder) -> None:
    again = own.changed("players.B", Seat("majstor", "Ana", "macka"))
    assert again.settings.players.b == Seat("majstor", "Ana", "macka")


def test_the_folder_may_be_called_anything(tmp_path: Path) -> None:
    folder = tmp_path / "a b" / "čćž" / "Ђ"
    own = OwnSettings(folder, datetime.now, lambda: "0badcafe", lambda problem: None)
    own.play_as()
    own.change("players.A.name", "Ђ")
    own.close()
    assert (folder / "profiles" / "0badcafe.yaml").read_text("utf-8") == "players:\n  A:\n    name: Ђ\n"
