"""What is remembered of practice, by profile: answers, levels, mistakes that come back, progress.

`Diary` writes, off the frame; `PracticeReader` answers. This loads SQLite, but not what repeats mistakes.
"""

from tac.practice.memory.diary import Diary, PracticeProblem, PracticeTrouble
from tac.practice.memory.ledger import DRILL, GAME, Due, PracticeReader, Session
from tac.practice.memory.notes import SessionNotes
from tac.practice.memory.progress import Best, Day, Goal, Progress, Streak, progress
from tac.practice.memory.repeating import Repetition, Solved, first, repeated

__all__ = [
    "DRILL",
    "GAME",
    "Best",
    "Day",
    "Diary",
    "Due",
    "Goal",
    "PracticeProblem",
    "PracticeReader",
    "PracticeTrouble",
    "Progress",
    "Repetition",
    "Session",
    "SessionNotes",
    "Solved",
    "Streak",
    "first",
    "progress",
    "repeated",
]
