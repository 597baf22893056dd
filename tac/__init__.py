"""Tač!: the card game in which everything is forced and only attention decides."""

__version__ = "0.1.0"
