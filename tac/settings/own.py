"""What the players of this computer have set: read at every start, written whenever something is changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from .emitting import tree_of
from .loading import lay_over, load, read_layer
from .ownfile import Clock, OwnFile, Tell
from .problems import Problem
from .profiles import Profile, Profiles
from .schema import Settings
from .tree import Mapping, Scalar, Tree
from .writing import Writer

COMPUTERS: Final = frozenset({"window", "pads"})
"""The sections that are the same for everybody who plays on this computer; all others are each profile's."""


class NoSuchProfile(LookupError):
    """Nobody here has the name that was asked for; ``known`` are those that there are."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{name!r} is none of {known}")
        self.name = name
        self.known = known


class OwnSettings:
    """The settings in ``folder``, over those that came with the game and under those of the file ``config``.

    `settings.yaml` holds what is the computer's (`COMPUTERS`; whatever else somebody writes there counts for
    every profile), `profiles/ID.yaml` what the one who plays has set. Both hold only what differs from what
    they lie over. ``problems`` are those met when reading, ``settings`` is what holds; ``tell`` gets the
    problems met when writing, from another thread.

    Nobody plays before `play_as` has been called, or `play_as_named`.
    """

    settings: Settings

    def __init__(
        self, folder: Path, now: Clock, new_id: Callable[[], str], tell: Tell, config: Path | None = None
    ) -> None:
        self._now = now
        self._tell = tell
        self._writer = Writer()
        self.shipped, self.problems = load()
        """The settings as they came with the game."""
        self.profiles = Profiles(folder, now, new_id, self._writer, tell)
        self._computer = OwnFile(folder / "settings.yaml", now, self._writer, tell)
        self._common, found = lay_over(self.shipped, self._computer.tree)
        self._config, unreadable = read_layer(config) if config is not None else (_NOTHING, [])
        self._config_file = config
        self._files: dict[str, OwnFile] = {}
        self.problems += self.profiles.problems
        self.problems += self._computer.problems
        self.problems += [replace(problem, file=self._computer.path) for problem in found]
        self.problems += unreadable

    @property
    def profile(self) -> Profile:
        """Who plays."""
        return self.profiles.current

    def play_as(self, profile: Profile | None = None, *, next_time: bool = False) -> None:
        """Let this one play; without one, who played last. With ``next_time`` at the next start too."""
        if profile is not None:
            self.profiles.current = profile
        if next_time:
            self.profiles.choose(self.profile)
        self._read()

    def play_as_named(self, name: str) -> None:
        """Let the profile of this name play, this time only. Raises `NoSuchProfile`."""
        found = self.profiles.named(name)
        if found is None:
            raise NoSuchProfile(name, tuple(one.name for one in self.profiles.all if one.name))
        self.play_as(found)

    def change(self, path: str, value: Any) -> None:
        """Set the setting of this dotted path (`sound.mute`) from now on, at the next start too.

        It is written soon, in another thread. Raises ValueError for what the setting cannot be.
        """
        names = tuple(path.split("."))
        node = tree_of(msgspec.to_builtins(value))
        tree = _alone(names, node)
        settings, problems = lay_over(self.settings, tree)
        if problems:
            raise ValueError(f"{problems[0].path} cannot be {value!r}")
        computers = names[0] in COMPUTERS
        below = self.shipped if computers else self._common
        found, unknown_below = lay_over(below, tree)
        file = self._computer if computers else self._own
        file.set(names, None if found == below and not unknown_below else node)
        if computers:
            self._common = lay_over(self._common, tree)[0]
        self.settings = settings

    def open(self) -> None:
        """Begin to write: to be called when the first picture has been shown."""
        self._writer.open()

    def close(self, patience: float | None = None) -> None:
        """Write what there is to write, also what could not be before, for so many seconds at most."""
        for file in (self._computer, *self._files.values()):
            file.retry()
        self.profiles.retry()
        self._writer.close(patience)

    @property
    def _own(self) -> OwnFile:
        """The file of who plays, read when it is first needed."""
        known = self._files.get(self.profile.id)
        if known is None:
            path = self.profiles.settings_file(self.profile)
            known = self._files[self.profile.id] = OwnFile(path, self._now, self._writer, self._tell)
        return known

    def _read(self) -> None:
        """Lay all files over each other for the one who plays, and note what is wrong for the first time."""
        found = list(self._own.problems)
        tree, misplaced = _without_computers(self._own.tree)
        # A level may be chosen here and be made only in the file that lies over this one.
        levels = lay_over(self._common, self._config)[0].levels
        settings, wrong = lay_over(replace(self._common, levels=levels), tree)
        found += [replace(problem, file=self._own.path) for problem in (*misplaced, *wrong)]
        self.settings, wrong = lay_over(settings, self._config)
        found += [replace(problem, file=self._config_file) for problem in wrong]
        self.problems += [problem for problem in found if problem not in self.problems]


_NOTHING: Final = Mapping(1, ())


def _alone(names: tuple[str, ...], node: Tree) -> Mapping:
    """A tree that says this one thing."""
    for name in reversed(names[1:]):
        node = Mapping(0, ((Scalar(0, name, name), node),))
    return Mapping(0, ((Scalar(0, names[0], names[0]), node),))


def _without_computers(tree: Mapping) -> tuple[Mapping, list[Problem]]:
    """A profile's settings without those that are the computer's, which are told."""
    kept: list[tuple[Scalar, Tree]] = []
    problems = []
    for key, node in tree.entries:
        if key.text in COMPUTERS:
            problems.append(Problem(key.text, "problem.own.computers", "settings.yaml", line=key.line))
        else:
            kept.append((key, node))
    return Mapping(tree.line, tuple(kept)), problems
