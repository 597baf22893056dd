"""All durations of the interface in one place, in milliseconds at normal speed; lengths in u.

The speed setting multiplies what a ``Timeline`` is given; ``off`` makes everything arrive at once.
"""

from __future__ import annotations

from typing import Final

SPEEDS: Final[dict[str, float]] = {"off": 0.0, "slow": 1.5, "normal": 1.0, "fast": 0.6}
"""The factor on every duration, by the name of the speed setting."""

DEAL: Final = 220.0
DEAL_STAGGER: Final = 35.0
DEAL_ARC: Final = 4.0
TURN_OVER: Final = 260.0
TURN_OVER_SWAP: Final = 110.0
TURN_OVER_ARC: Final = 2.0
TO_OWN_HEAP: Final = 240.0
TO_OWN_HEAP_ARC: Final = 3.0
TO_CENTRAL: Final = 300.0
TO_CENTRAL_ARC: Final = 6.0
SETTLE: Final = 90.0
SETTLE_FROM: Final = 1.06
TO_OPPONENT: Final = 300.0
TO_OPPONENT_ARC: Final = 7.0
TO_OPPONENT_TURN: Final = 6.0
HEAP_TURNED: Final = 420.0
HEAP_TURNED_ARC: Final = 5.0
TURN_PASSES: Final = 160.0
ARROW_SLIDE: Final = 2.0
REFUSED: Final = 240.0
REFUSED_SHAKES: Final = 3
REFUSED_WAY: Final = 0.8
CORRECTION: Final = 280.0
CORRECTION_ARC: Final = 5.0
HOVER: Final = 90.0
PRESS: Final = 60.0
FALSE_CALL: Final = 600.0
FALSE_CALL_FROM: Final = 0.3
FALSE_CALL_STAYS: Final = 900.0
FALSE_CALL_CARD_AT: Final = 350.0
"""When the card for a false call leaves its pile, by the house rule that gives one (R6.7)."""
WENT_OUT: Final = 900.0
WENT_OUT_ARC: Final = 12.0
WENT_OUT_DIAMONDS: Final = 24
SCREEN_CHANGE: Final = 200.0
SCREEN_RISE: Final = 2.0
SCREEN_ROWS: Final = 60.0
"""So much later than the one above it each row of controls begins to come with its screen …"""
SCREEN_ROWS_MOST: Final = 5
"""… but no row later than so many times that: nobody waits for a long screen."""
RECALL_AFTER: Final = 200.0
TOAST: Final = 2600.0
TOAST_LETTER: Final = 65.0
"""How long a passing message stays: at least so long, and so long for each of its letters."""
SLIP_FADE: Final = 120.0
"""How long a passing message takes to come, and to go."""
TAP: Final = 120.0
"""How long a button stays down when a key presses it."""
LAST_LOOK: Final = 1200.0
"""How long a player's or the game's last card is looked at before anything covers it."""
COUNT_OF_THREE: Final = 3000.0

CALL_READ: Final = 1200.0
"""How long nobody skips the moment of his own fault by pressing on; real milliseconds at every speed."""
CALL_DIM: Final = 120.0
CALL_DIM_ALPHA: Final = 0.60
CALL_DIM_STEPS: Final = 3
CALL_UNDIM_STEPS: Final = 5
"""In so few steps the table grows darker and lighter, and what lies on it fades: for each, all is drawn."""
CALL_BURST: Final = 260.0
CALL_BURST_FROM: Final = 0.3
CALL_SHAKE: Final = 0.6
CALL_SHAKE_AT: Final = 130.0
CALL_SHAKE_TIME: Final = 130.0
"""The table shakes as the burst is largest, and no sooner than it is dark: each moves every pixel."""
CALL_MARK: Final = 120.0
"""How long a cross, a way or a dotted slide takes to come, and to go."""
CALL_CAPTION_AT: Final = 300.0
CALL_CAPTION: Final = 160.0
CALL_BACK_AT: Final = 650.0
CALL_BACK: Final = 500.0
CALL_BACK_ARC: Final = 8.0
CALL_BACK_TURN: Final = 13.0
CALL_BACK_GHOSTS: Final = (0.16, 0.28, 0.45)
CALL_EARLIER: Final = 300.0
"""How long each move after the faulty one takes to fly back …"""
CALL_EARLIER_AT_MOST: Final = 1200.0
"""… and all of them together."""
CALL_FADE_AT: Final = 900.0
CALL_FADE: Final = 180.0
PENALTY_AT: Final = 1250.0
PENALTY: Final = 420.0
PENALTY_STAGGER: Final = 180.0
PENALTY_ARC: Final = 6.0
PENALTY_TURN: Final = 10.0
PENALTY_GHOSTS: Final = (0.18, 0.38)
CALL_PLATES_BEFORE: Final = 40.0
"""Plates say so little before it happens who takes back, gives or gets, and whose turn it is: no frame has
to do both."""
CALL_UNDIM_AT: Final = 2030.0
CALL_UNDIM: Final = 250.0

REDUCED_FADE: Final = 80.0
REDUCED_HOLD: Final = 900.0

RESIZE_REST: Final = 150.0
"""How long a window must have kept its size before pictures are drawn sharp again; real time."""
