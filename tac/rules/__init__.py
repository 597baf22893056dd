"""The rules of Tač, pure: cards, the table, moves, faults, calls and records.

`apply(table, move)` gives the next table and the events; `duties`, `possible` and `standing_faults`
say what is owed, what is allowed and what can be called. No clock, no randomness, no pygame.
"""

from tac.rules.apply import apply
from tac.rules.cards import Card
from tac.rules.deal import Deal, deal
from tac.rules.duties import duties, possible
from tac.rules.errors import NotationError, Reason, RecordError, Refused
from tac.rules.house import FalseCall, HouseRules, Opening
from tac.rules.moves import Kind, Move, Source, Target
from tac.rules.seats import SEATS, Seat
from tac.rules.table import Fault, Phase, Table, standing_faults

__all__ = [
    "SEATS",
    "Card",
    "Deal",
    "FalseCall",
    "Fault",
    "HouseRules",
    "Kind",
    "Move",
    "NotationError",
    "Opening",
    "Phase",
    "Reason",
    "RecordError",
    "Refused",
    "Seat",
    "Source",
    "Table",
    "Target",
    "apply",
    "deal",
    "duties",
    "possible",
    "standing_faults",
]
