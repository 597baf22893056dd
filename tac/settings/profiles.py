"""Who plays on this computer: a name, an avatar, and a short word that games and statistics know them by."""

import re
import typing
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from tac.files import STAMP, set_aside

from . import editing
from .checking import describe
from .emitting import tree_of
from .files import unwritten
from .levels import fold
from .ownfile import Clock, OwnFile, Tell
from .problems import Problem, shown
from .reading import read_file
from .schema import Avatar, Name
from .tree import Mapping, Scalar, Tree, Unreadable
from .writing import Writer

MOST_PROFILES: Final = 8
AVATARS: Final[tuple[Avatar, ...]] = typing.get_args(Avatar)
FIRST_AVATAR: Final[Avatar] = "lisica"

_ID: Final = re.compile(r"[0-9a-f]{8}")
_HEAD: Final = re.compile(r"\s*[\"']?([0-9a-f]{8})[\"']?\s*:")
_FIRST_SEAT: Final = ("players", "A")
_FIELD: Final = re.compile(r"\s+(name|avatar)\s*:\s*[\"']?(.*?)[\"']?\s*")


class Profile(Struct, frozen=True):
    """One of the people who play on this computer.

    ``id`` never changes and says nothing about them: eight hexadecimal digits. An empty ``name`` stands for
    one in the language of the game.
    """

    id: str
    name: Name = ""
    avatar: Avatar = FIRST_AVATAR


class Profiles:
    """The list of profiles in the settings folder, in the order in which they were made.

    There is always one, and one of them is ``current``. A damaged list is made anew from what can still be
    read of it and from the profiles' settings, which have names as well. ``new_id`` gives an id of no one's
    choosing.
    """

    def __init__(
        self, folder: Path, now: Clock, new_id: Callable[[], str], writer: Writer, tell: Tell
    ) -> None:
        self._folder = folder / "profiles"
        self._now = now
        self._new_id = new_id
        self._writer = writer
        self._tell = tell
        self._file = OwnFile(folder / "profiles.yaml", now, writer, tell)
        self.problems = list(self._file.problems)
        self.all: tuple[Profile, ...] = tuple(self._listed())
        self._save_what_was_lost()
        last = editing.find(self._file.tree, ("last",))
        wanted = last.text if isinstance(last, Scalar) else ""
        self.current = self.by_id(wanted) or self.all[0]

    @classmethod
    def alone(cls, folder: Path, now: Clock, new_id: Callable[[], str]) -> Self:
        """Profiles that are written nowhere: for tests and pictures."""
        return cls(folder, now, new_id, Writer(), lambda problem: None)

    def by_id(self, profile: str) -> Profile | None:
        """The profile with this id."""
        return next((one for one in self.all if one.id == profile), None)

    def named(self, name: str) -> Profile | None:
        """The profile with this name, without case or accents; the first, if there are several."""
        return next((one for one in self.all if fold(one.name) == fold(name)), None)

    def settings_file(self, profile: Profile) -> Path:
        """Where the settings of a profile are kept."""
        return self._folder / f"{profile.id}.yaml"

    def choose(self, profile: Profile) -> None:
        """It is this one who plays, at the next start too."""
        self.current = profile
        self._file.set(("last",), tree_of(profile.id))

    def add(self) -> Profile:
        """Make a profile without a name, with an avatar that nobody else has yet. At most `MOST_PROFILES`."""
        profile = Profile(self._unused_id(), "", self._unused_avatar())
        self.all = (*self.all, profile)
        self._write(profile)
        return profile

    def give_current(self, name: str, avatar: str) -> None:
        """Give the one who plays this name and avatar. Raises `msgspec.ValidationError`."""
        changed = msgspec.convert({"id": self.current.id, "name": name, "avatar": avatar}, Profile)
        self.all = tuple(changed if one.id == changed.id else one for one in self.all)
        self.current = changed
        self._write(changed)

    def remove(self, profile: Profile) -> None:
        """Take a profile off the list; not the last one. Its settings file stays, under another name."""
        self.all = tuple(one for one in self.all if one.id != profile.id)
        if self.current.id == profile.id:
            self.choose(self.all[0])
        self._file.set(("profiles", profile.id), None)
        self._writer.hand(lambda: self._set_aside(self.settings_file(profile)))

    def retry(self) -> None:
        """Try once more to write what could not be written."""
        self._file.retry()

    # -- the file

    def _write(self, profile: Profile) -> None:
        values = {"name": profile.name, "avatar": profile.avatar}
        self._file.set(("profiles", profile.id), tree_of(values))

    def _set_aside(self, path: Path) -> None:
        try:
            if path.exists():
                set_aside(path, "removed", self._now().strftime(STAMP))
        except OSError as error:
            self._tell(unwritten(path, error))

    def _listed(self) -> Iterator[Profile]:
        """The profiles of the list that can be used."""
        listed = editing.find(self._file.tree, ("profiles",))
        if isinstance(listed, Mapping):
            for key in dict.fromkeys(key.text for key, _ in listed.entries):
                entry = editing.find(listed, (key,))
                if _ID.fullmatch(key):
                    yield _read(key, entry, self._wrong)
                else:
                    self._wrong(f"profiles.{key}", key, "0 – 9, a – f (8)")
        elif listed is not None:
            self._wrong("profiles", "", "…")

    def _wrong(self, path: str, value: str, allowed: str) -> None:
        line = self._file.tree.line_of(path)
        self.problems.append(
            Problem(
                shown(path),
                "problem.config.wrong",
                allowed,
                shown(value),
                file=self._file.path,
                line=line,
            )
        )

    def _save_what_was_lost(self) -> None:
        """Add who is still to be found in a damaged list, and whose settings are there without any entry."""
        known = {one.id for one in self.all}
        found = {one.id: one for one in _salvaged(self._file.spoiled or b"") if one.id not in known}
        for path in self._settings_files():
            if _ID.fullmatch(path.stem) and path.stem not in known:
                found.setdefault(path.stem, _seated(path))
        lost = bool(found) or self._file.spoiled is not None
        self.all = (*self.all, *found.values())
        if lost:
            self.problems.append(
                Problem("", "problem.profiles.rebuilt", str(len(self.all)), file=self._file.path)
            )
        for profile in found.values():
            self._write(profile)
        if not self.all:
            self.all = (Profile(self._unused_id()),)
            self._write(self.all[0])

    def _settings_files(self) -> list[Path]:
        try:
            return sorted(self._folder.glob("*.yaml"))
        except OSError:  # a folder that may not be looked into; whoever reads its files tells that
            return []

    def _unused_id(self) -> str:
        taken = {one.id for one in self.all}
        profile = self._new_id()
        while profile in taken or not _ID.fullmatch(profile):
            profile = self._new_id()
        return profile

    def _unused_avatar(self) -> Avatar:
        taken = {one.avatar for one in self.all}
        return next((avatar for avatar in AVATARS if avatar not in taken), FIRST_AVATAR)


def _read(profile: str, entry: Tree | None, wrong: Callable[[str, str, str], object]) -> Profile:
    """A profile with the name and avatar of ``entry``; what is wrong of it is left out and told."""
    found = Profile(profile)
    for name, wanted in (("name", Name), ("avatar", Avatar)):
        node = None if entry is None else editing.find(entry, (name,))
        if node is None:
            continue
        try:
            value = msgspec.convert(node.text if isinstance(node, Scalar) else None, wanted)
        except msgspec.ValidationError:
            text = node.text if isinstance(node, Scalar) else ""
            wrong(f"profiles.{profile}.{name}", text, describe(wanted))
        else:
            found = replace(found, **{name: value})
    return found


def _seated(path: Path) -> Profile:
    """Whom the settings file at ``path`` is for, with the name and avatar that it has for the first seat."""
    try:
        seat = editing.find(read_file(path), _FIRST_SEAT)
    except Unreadable:
        return Profile(path.stem)  # whoever reads its settings tells that
    plays = None if seat is None else editing.find(seat, ("plays",))
    if isinstance(plays, Scalar) and plays.text != "human":
        return Profile(path.stem)
    return _read(path.stem, seat, lambda path, value, allowed: None)


def _salvaged(raw: bytes) -> Iterator[Profile]:
    """The profiles that the lines of a damaged list still name."""
    profile: Profile | None = None
    for line in raw.decode("utf-8", "replace").splitlines():
        head, field = _HEAD.match(line), _FIELD.fullmatch(line)
        if head is not None:
            if profile is not None:
                yield profile
            profile = Profile(head[1])
        elif profile is not None and field is not None:
            changed = {"name": profile.name, "avatar": profile.avatar, field[1]: field[2]}
            try:
                profile = msgspec.convert({"id": profile.id, **changed}, Profile)
            except msgspec.ValidationError:
                continue
    if profile is not None:
        yield profile
