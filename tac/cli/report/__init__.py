"""`simulate --report`: level against level in all seatings, and what came of it as one HTML file."""

from tac.cli.report.command import run

__all__ = ["run"]
