"""Several people on one computer: each has a name, an avatar, an id, and settings of their own."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from tac.settings import NoSuchProfile, Profile
from tests.settings.own_folder import STAMP, Disk, OwnFolder, words

LIST = """\
last: a0000002
profiles:
  a0000001:
    name: Luka
    avatar: vuk
  a0000002:
    name: "Ђурђа č"
    avatar: macka
"""
TWO = (Profile("a0000001", "Luka", "vuk"), Profile("a0000002", "Ђурђа č", "macka"))


@pytest.fixture
def own(tmp_path: Path) -> OwnFolder:
    return OwnFolder(tmp_path)


def write(own: OwnFolder, text: str | bytes) -> None:
    (own.folder / "profiles.yaml").write_bytes(text.encode() if isinstance(text, str) else text)


def test_the_first_start_makes_one_silently_and_the_next_finds_it(own: OwnFolder) -> None:
    first = own.start()
    assert first.profiles.all == (Profile("a0000001", "", "lisica"),)
    first.close()
    second = own.start()
    assert second.profile == first.profile
    assert (first.problems, second.problems, own.told) == ([], [], [])


def test_what_is_made_and_changed_is_there_at_the_next_start(own: OwnFolder) -> None:
    first = own.start()
    first.profiles.give_current("Luka", "vuk")
    first.play_as(first.profiles.add(), next_time=True)
    first.profiles.give_current("Ђурђа č", "macka")
    first.close()
    assert (own.folder / "profiles.yaml").read_text("utf-8").splitlines() != []
    second = own.start()
    assert (second.profiles.all, second.profile) == (TWO, TWO[1])


def test_a_new_one_has_an_avatar_that_nobody_has_and_an_id_that_nobody_had(own: OwnFolder) -> None:
    write(own, LIST)  # the first ids that are offered are taken
    first = own.start()
    added = [first.profiles.add() for _ in range(6)]
    assert len({profile.avatar for profile in first.profiles.all}) == 8
    assert added[0].id == "a0000003"
    assert len({profile.id for profile in first.profiles.all}) == 8


def test_each_has_settings_of_their_own_and_all_share_the_window(own: OwnFolder) -> None:
    write(own, LIST)
    first = own.start()
    first.change("pace", "calm")
    first.change("window.size", (1500, 900))
    first.play_as(first.profiles.all[0])
    assert (first.settings.pace, first.settings.window.size) == ("normal", (1500, 900))
    first.change("pace", "brisk")
    first.play_as(first.profiles.all[1])
    assert first.settings.pace == "calm"
    first.close()
    second = own.start()
    assert (second.settings.pace, second.settings.window.size) == ("calm", (1500, 900))
    second.play_as_named("luka")
    assert second.settings.pace == "brisk"


def test_a_name_on_the_command_line_counts_this_time_only(own: OwnFolder) -> None:
    write(own, LIST)
    first = own.start("LUKA")
    assert first.profile == TWO[0]
    first.change("speed", "slow")
    first.close()
    assert own.start().profile == TWO[1]
    assert own.start("luka").settings.speed == "slow"


def test_an_unknown_name_is_told_with_those_that_there_are(own: OwnFolder) -> None:
    write(own, LIST)
    with pytest.raises(NoSuchProfile) as caught:
        own.start("Mira")
    assert (caught.value.name, caught.value.known) == ("Mira", ("Luka", "Ђурђа č"))


def test_one_that_is_removed_leaves_its_settings_under_another_name(own: OwnFolder) -> None:
    write(own, LIST)
    first = own.start()
    first.change("pace", "calm")
    first.profiles.remove(first.profile)
    first.close()
    assert own.files()[f"profiles/a0000002.removed-{STAMP}.yaml"] == b"pace: calm\n"
    second = own.start()
    assert (second.profiles.all, second.profile, second.problems) == (TWO[:1], TWO[0], [])


def test_what_is_wrong_in_the_list_costs_only_itself(own: OwnFolder) -> None:
    text = LIST.replace("vuk", "zmaj").replace('"Ђурђа č"', "[a]").replace("last: a0000002", "last: {}")
    write(own, text + "  me: {name: Ana}\nhat: red\n")
    first = own.start()
    assert first.profiles.all == (Profile("a0000001", "Luka"), Profile("a0000002", "", "macka"))
    assert words(first.problems) == [
        ("profiles.a0000001.avatar", "wrong", 5),
        ("profiles.a0000002.name", "wrong", 7),
        ("profiles.me", "wrong", 9),
    ]
    first.profiles.give_current("Luka", "jagnje")
    first.close()
    assert "  me: {name: Ana}\nhat: red\n" in (own.folder / "profiles.yaml").read_text("utf-8")


@pytest.mark.parametrize(
    "raw",
    [
        LIST[:-1].encode() + b"\n  [",
        LIST.encode().replace("č".encode(), b"\xe8"),
        LIST.encode() + b"\0" * 100,
        LIST.encode() + b"x: !!python/name:os.abort\n",
        LIST.encode().partition("рђа".encode())[0],  # it ends in the middle of a name
    ],
)
def test_a_damaged_list_is_made_anew_from_what_can_be_read_of_it(own: OwnFolder, raw: bytes) -> None:
    write(own, raw)
    first = own.start()
    assert [one.id for one in first.profiles.all] == ["a0000001", "a0000002"]
    assert first.profiles.all[0] == TWO[0]
    messages = [problem.message_key.rpartition(".")[2] for problem in first.problems]
    assert messages[1:] == ["aside", "rebuilt"]
    aside = [name for name, held in own.files().items() if held == raw]
    assert len(aside) == 1
    assert aside[0].endswith(f"-{STAMP}.yaml")
    first.close()
    second = own.start()
    assert (second.profiles.all, second.problems) == (first.profiles.all, [])


def test_profiles_whose_list_is_lost_are_found_by_their_settings(own: OwnFolder) -> None:
    write(own, LIST)
    first = own.start()
    first.change("pace", "calm")
    first.close()
    (own.folder / "profiles.yaml").write_bytes(b"\0" * 50)
    second = own.start()
    assert [one.id for one in second.profiles.all] == ["a0000002"]
    assert second.settings.pace == "calm"
    assert second.problems[-1].message_key == "problem.profiles.rebuilt"


@pytest.mark.parametrize(
    ("settings", "found"),
    [
        ("players: {A: {name: Ђурђа č, avatar: macka}}", TWO[1]),
        ("players: {A: {name: Ђурђа č, avatar: zmaj}}", Profile("a0000002", "Ђурђа č")),
        ("players: {A: {name: Ђурђа č, plays: human}, B: {name: Luka}}", Profile("a0000002", "Ђурђа č")),
        ("players: {A: {name: Deda, plays: lak}}", Profile("a0000002")),
        ("players: [", Profile("a0000002")),
        ("pace: calm", Profile("a0000002")),
    ],
)
def test_who_is_found_by_settings_has_the_name_and_avatar_of_the_first_seat(
    own: OwnFolder, settings: str, found: Profile
) -> None:
    """A computer's name on that seat is nobody's; what is wrong in the settings costs only itself."""
    write(own, b"\0" * 50)
    (own.folder / "profiles").mkdir()
    (own.folder / "profiles" / "a0000002.yaml").write_text(settings, "utf-8")
    assert own.start().profiles.all == (found,)


def test_where_nothing_can_be_written_people_play_all_the_same(
    own: OwnFolder, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    disk.error = errno.EROFS
    first = own.start()
    first.play_as(first.profiles.add(), next_time=True)
    first.change("pace", "calm")
    first.close()
    assert first.settings.pace == "calm"
    assert {problem.message_key for problem in own.told} == {"problem.own.unwritten"}
    assert {problem.path for problem in own.told} == {
        str(own.folder / "profiles.yaml"),
        str(own.folder / "profiles" / "a0000002.yaml"),
    }
