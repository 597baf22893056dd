"""Moves to judge and turns to play, from simulated and from recorded games; none is written by hand."""

from tac.practice.items.ahead import Ahead
from tac.practice.items.explaining import Explanation, explain, explain_item
from tac.practice.items.item import Cell, Item
from tac.practice.items.mistakes import Mistake, Slip, item_of, mistake_in, mistakes_of
from tac.practice.items.spots import Place, Spot, spot_of
from tac.practice.items.supply import Supply
from tac.practice.items.turns import CleanTurn, turns

__all__ = [
    "Ahead",
    "Cell",
    "CleanTurn",
    "Explanation",
    "Item",
    "Mistake",
    "Place",
    "Slip",
    "Spot",
    "Supply",
    "explain",
    "explain_item",
    "item_of",
    "mistake_in",
    "mistakes_of",
    "spot_of",
    "turns",
]
