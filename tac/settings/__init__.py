"""The settings of the game: `config.yaml`, a file of the player's own over it, all of it checked.

    settings, problems = load(Path("mine.yaml"))
    for problem in problems:
        print(t(problem.message_key, **problem.values()))

Settings never change; times in them are milliseconds. Nothing else of the game is imported here.
"""

from .folders import Folders, folders
from .keys import KEY_NAMES, Keys
from .levels import HUMAN, Level, is_human
from .loading import find_level, load
from .own import NoSuchProfile, OwnSettings
from .problems import Problem
from .profiles import MOST_PROFILES, Profile, Profiles
from .schema import Cards, Players, Seat, Settings

__all__ = [
    "HUMAN",
    "KEY_NAMES",
    "MOST_PROFILES",
    "Cards",
    "Folders",
    "Keys",
    "Level",
    "NoSuchProfile",
    "OwnSettings",
    "Players",
    "Problem",
    "Profile",
    "Profiles",
    "Seat",
    "Settings",
    "find_level",
    "folders",
    "is_human",
    "load",
]
