"""A match between games and at its end, a replay and playing on from it, with nothing but the keyboard."""

from __future__ import annotations

from pathlib import Path

from tests.end_to_end.conftest import Start
from tests.end_to_end.hand import WHOLE, Hand

PLAYERS = """
language: en
speed: "off"
players: {count: 2, A: {plays: majstor}, B: {plays: lak}}
series: {goal: games, number: 2}
"""

SPEED = ("shift+Tab",) * 3
PLAY_ON = ("shift+Tab",) * 2
"""The way to these from the time line, which has the keyboard first."""


def test_a_match_is_ended_looked_back_at_and_played_on_with_keys_alone(start: Start, tmp_path: Path) -> None:
    config = tmp_path / "settings.yaml"
    config.write_text(PLAYERS, "utf-8")
    program = start("--config", str(config), "--seed", "7", "--size", "1024x640")
    hand = Hand(program)
    hand.press("Return", "Return")  # against the computer, and the button that deals
    program.wait_for_events("GameOver")
    program.wait_for_stillness()
    hand.press("Left", "Left")
    program.wait_for_frame()
    between = hand.sees(WHOLE)
    hand.leads(lambda: hand.press("Return"), WHOLE)  # the review
    program.wait_for_stillness()
    hand.leads(lambda: hand.press("Return"), WHOLE)
    program.wait_for_stillness()
    walk_through_a_replay(hand)
    hand.leads_back(lambda: hand.press("Escape", "Escape"), WHOLE, between)

    hand.press("Right", "Right", "Return")  # the next game, which is the last
    first, second = program.wait_for_events("GameOver", 2)
    assert first["places"] and second["places"]
    program.wait_for_stillness()
    hand.press("Left")
    hand.leads(lambda: hand.press("Return"), WHOLE)
    program.wait_for_stillness()
    hand.leads(lambda: hand.press("Return"), WHOLE)
    program.wait_for_stillness()
    hand.press("Page_Down", *PLAY_ON, "Return")
    begun = program.wait_for_events("GameBegun", 3)[2]
    assert "human" in begun["players"].values()
    program.key("ctrl+q")
    assert program.wait() == 0
    assert program.errors == ""


def walk_through_a_replay(hand: Hand) -> None:
    """Step, jump and play; each leads elsewhere, and back to where it set out."""
    program = hand.program
    program.wait_for_frame()
    at_first = hand.sees(WHOLE)
    for there, back in (
        ("Right", "Left"),
        ("Page_Down", "Page_Up"),
        ("shift+Right", "Home"),
        ("End", "Home"),
    ):
        hand.leads(lambda there=there: hand.press(there), WHOLE)  # type: ignore[misc]
        program.wait_for_stillness()
        hand.leads_back(lambda back=back: hand.press(back), WHOLE, at_first)  # type: ignore[misc]
    hand.press(*SPEED)
    program.wait_for_frame()
    usual = hand.sees(WHOLE)
    hand.leads(lambda: hand.press("Right"), WHOLE)
    hand.leads_back(lambda: hand.press("Left"), WHOLE, usual)
    hand.leads(lambda: hand.press("space"), WHOLE)
    program.wait_for_frame()
    hand.press("space", "Home")
    hand.leads_back(lambda: None, WHOLE, usual)
