"""Whole games shown while they are played, hurried, resized, dragged about: nothing lost, nothing twice."""

from __future__ import annotations

import random

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tac.locale import Translator
from tac.match import CallTac, MakeMove, Match, MatchSetup, Player, Report, SteppedClock, Timing
from tac.rules import FalseCall, HouseRules, Phase, Seat, deal, possible
from tac.rules.cards import PACK
from tac.rules.duties import corrections, duties
from tac.rules.events import FaultMade
from tac.ui.draw import Kit
from tac.ui.layout import Place, PlaceKind
from tac.ui.table import Silence, TableView
from tac.ui.table.stage import Stage

NAMES = ("Luka", "Mira", "Vuk", "Rade")
SIZES = ((1024, 640), (700, 1000), (1280, 720))
NO_WAITING = Timing(0, 0, 0, 0, 0, 0, 0)


@pytest.fixture(scope="module")
def kit() -> Kit:
    pygame.font.init()
    kit = Kit(SIZES[0])
    # Nothing is drawn here, so no card need be made.
    kit.cache.rough = True
    return kit


def stage_of(view: TableView) -> Stage:
    return view._stage


class Game:
    """A match of people who move, err, call and put right at random, and its view."""

    def __init__(self, kit: Kit, seats: int, number: int, luck: random.Random, speed: str) -> None:
        rules = HouseRules(false_call=luck.choice(list(FalseCall)))
        setup = MatchSetup(deal(number, seats, rules=rules), (Player(),) * seats, 1, timing=NO_WAITING)
        self.luck = luck
        self.match = Match(setup, SteppedClock())
        self.shown: list[int] = []
        self.made: list[int] = [0]
        self.view = TableView(
            setup, SIZES[0], Translator("en"), Silence(), kit=kit, names=NAMES[:seats], speed=speed
        )
        self.view.on_shown = self._landed
        self.view.deal()

    def _landed(self, number: int, at: int) -> None:
        self.shown.append(number)
        self.match.shown(number)

    def act(self) -> None:
        """One thing that people do."""
        table, luck = self.match.table, self.luck
        mending = corrections(table)
        if luck.random() < 0.12:
            self.match.submit(CallTac(luck.choice(table.seats)))
        elif mending and luck.random() < 0.4:
            self.match.submit(MakeMove(table.faults[-1].seat, luck.choice(mending)))
        elif table.phase is Phase.PLAY:
            moves = duties(table) if luck.random() < 0.8 else possible(table)
            self.match.submit(MakeMove(table.turn, luck.choice(moves)))

    def fidget(self) -> None:
        """One thing that hands do without meaning anything."""
        luck, view = self.luck, self.view
        card = luck.choice(PACK)
        what = luck.randrange(7)
        x, y = luck.uniform(0, view.layout.width), luck.uniform(0, view.layout.height)
        if what == 0:
            view.hurry()
        elif what == 1:
            view.resize(luck.choice(SIZES))
        elif what == 2 and stage_of(view).model.place_of(card) is not None:
            view.lift(card, x, y)
        elif what == 3:
            view.drag_to(x, y)
        elif what == 4:
            view.drop_back()
        elif what == 5:
            view.hover(view.place_at(x, y))
        else:
            hit = view.zone_at(x, y)
            if hit is not None:
                view.release_to(hit)

    def pass_time(self, dt: float) -> None:
        self.match.clock.step(dt)  # type: ignore[attr-defined]
        self.match.advance()
        for report in self.match.take_reports():
            if report.move is not None:
                self.made.append(report.number)
            self.view.show(report)
        self.view.advance(dt)


def cards_seen(stage: Stage) -> list[str]:
    """Every card of the picture: those that rest at a place, and those in the air."""
    model = stage.model
    places = [Place(PlaceKind.CENTRAL)]
    for seat in model.seats:
        places += [Place(kind, seat) for kind in (PlaceKind.PILE, PlaceKind.HEAP, PlaceKind.DRAWN)]
    resting = [card.code for place in places for card in stage.resting(place)]
    air = {card.code for card in (*stage.flights, *stage.deck)}
    if stage.drag is not None:
        air.add(stage.drag.card.code)
    return [*resting, *air]


@settings(max_examples=30)
@given(
    seats=st.integers(2, 4),
    number=st.integers(0, 10**6),
    seed=st.integers(0, 10**6),
    speed=st.sampled_from(("off", "slow", "normal", "fast")),
)
def test_every_card_is_there_at_every_moment_and_every_report_is_shown_once(
    kit: Kit, seats: int, number: int, seed: int, speed: str
) -> None:
    luck = random.Random(seed)
    game = Game(kit, seats, number, luck, speed)
    everything = sorted(card.code for card in PACK)
    for _ in range(150):
        if luck.random() < 0.5:
            game.act()
        if luck.random() < 0.3:
            game.fidget()
        game.pass_time(luck.choice((0.0, 5.0, 16.0, 40.0, 300.0)))
        assert sorted(cards_seen(stage_of(game.view))) == everything
    game.view.drop_back()
    game.view.hurry()
    assert game.shown == game.made
    stage, table = stage_of(game.view), game.match.table
    assert tuple(map(tuple, stage.model.piles)) == table.piles
    assert tuple(map(tuple, stage.model.heaps)) == table.heaps
    assert tuple(stage.model.central) == table.central
    assert stage.model.drawn is table.drawn
    assert not game.view.busy


def test_the_view_refuses_what_only_the_referee_may_know(kit: Kit) -> None:
    """A fault that is handed to the view is a mistake of ours, not a thing to be shown."""
    game = Game(kit, 2, 1, random.Random(1), "off")
    heard: list[Report] = []
    game.match.listen(heard.append)
    while not any(isinstance(event, FaultMade) for report in heard for event in report.events):
        game.match.submit(MakeMove(game.match.table.turn, possible(game.match.table)[-1]))
    with pytest.raises(ValueError, match="public"):
        game.view.show(heard[-1])


def test_places_hold_what_the_match_holds_even_while_cards_fly(kit: Kit) -> None:
    """A click acts on the model, which is ahead of the picture."""
    game = Game(kit, 2, 5, random.Random(1), "normal")
    game.match.submit(MakeMove(Seat.A, duties(game.match.table)[0]))
    for report in game.match.take_reports():
        game.view.show(report)
    assert game.view.busy
    drawn = game.view.layout.seats[0].drawn
    hit = game.view.place_at(*drawn.centre)
    assert hit is not None
    assert hit.card is game.match.table.drawn
