"""The rules of Tač, pure: cards, the table, moves, faults, calls and records.

`apply(table, move)` gives the next table and the events; `duties`, `possible` and `standing_faults`
say what is owed, what is allowed and what can be called. `read_record`, `write_record` and `replay`
deal with whole games. No clock, no randomness, no pygame.
"""

from tac.rules.apply import apply
from tac.rules.cards import Card
from tac.rules.deal import Deal, deal
from tac.rules.duties import duties, possible
from tac.rules.errors import NotationError, Reason, RecordError, Refused
from tac.rules.faulty import FAULTY_MOVES, FaultyMove, faulty_move
from tac.rules.house import FalseCall, HouseRules, Opening
from tac.rules.moves import Kind, Move, Source, Target
from tac.rules.record import Record, Recorder, read_record, replay, write_record
from tac.rules.seats import SEATS, Seat
from tac.rules.table import Fault, Phase, Table, standing_faults

__all__ = [
    "FAULTY_MOVES",
    "SEATS",
    "Card",
    "Deal",
    "FalseCall",
    "Fault",
    "FaultyMove",
    "HouseRules",
    "Kind",
    "Move",
    "NotationError",
    "Opening",
    "Phase",
    "Reason",
    "Record",
    "RecordError",
    "Recorder",
    "Refused",
    "Seat",
    "Source",
    "Table",
    "Target",
    "apply",
    "deal",
    "duties",
    "faulty_move",
    "possible",
    "read_record",
    "replay",
    "standing_faults",
    "write_record",
]
