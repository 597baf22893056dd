"""The match of the guided game: played to its end as asked, with everything else tried as well."""

from __future__ import annotations

from collections.abc import Iterator

from tac.match import Accepted, Answer, CallTac, Declined, GoOn, MakeMove, OwedReason, Player, SteppedClock
from tac.match.rebuilding import land_everything, rebuild
from tac.practice.guided import LESSON, Guide, GuidedMatch, GuideReason, guided_setup, resumed
from tac.practice.guided.lesson import LEARNER, RIVAL, TOKENS, harbour, tokens_before
from tac.practice.guided.match import start
from tac.rules import Kind, Move, Reason, possible
from tac.rules.moves import MOVES


class Learner:
    """Somebody who does what he is asked, in a match in which everything is seen at once."""

    def __init__(self, step: int = 0) -> None:
        self.clock = SteppedClock()
        self.guide = Guide(step)
        self.match = GuidedMatch(guided_setup(Player(), "sova"), self.clock, self.guide)
        self.match.table = start()
        self.tokens: list[str] = []
        rebuild(self.match, self.clock, resumed(step))
        land_everything(self.match)
        self.match.shows_at_once = True
        self.match.land(self.match.scribe.flying())
        self.match.lead()
        self.match.listen(lambda r: self.tokens.append(r.move.token) if r.move is not None else None)

    def do(self, move: Move) -> Answer:
        return self.match.submit(CallTac(LEARNER) if move.kind is Kind.CALL else MakeMove(LEARNER, move))

    def wait(self, ms: int = 8000) -> None:
        """Let time pass, as the table does it."""
        for _ in range(ms // 100):
            self.clock.step(100)
            self.match.let_rival_go()
            self.match.advance()

    def steps(self) -> Iterator[str]:
        """Every moment at which something is asked of him, by the name of its step."""
        while not self.guide.is_last:
            yield self.guide.step.name
            if self.guide.offers_next:
                assert self.match.next()
                self.wait()
            else:
                asked = self.guide.asked
                assert asked is not None
                assert isinstance(self.do(asked), Accepted), self.guide.step.name
                if self.guide.step.by_itself:
                    self.wait()


def test_the_game_is_played_to_its_end_just_as_it_is_written() -> None:
    learner = Learner()
    names = list(dict.fromkeys(learner.steps()))
    learner.wait()
    assert learner.tokens == list(TOKENS)
    assert names == [step.name for step in LESSON[:-1]]
    assert learner.match.is_over and learner.match.table.places[0] is LEARNER


def test_whatever_else_is_tried_is_declined_with_a_reason_and_changes_nothing() -> None:
    learner = Learner()
    reasons: dict[str, set[object]] = {}
    for name in learner.steps():
        asked, before = learner.guide.asked, learner.match.table
        for move in MOVES:
            if move is asked or move.kind is Kind.SETTLE or move.caller not in (None, LEARNER):
                continue
            answer = learner.do(move)
            assert isinstance(answer, Declined), (name, move)
            if move in possible(before) and before.turn is LEARNER:
                reasons.setdefault(name, set()).add(answer.reason)
            elif move.caller is LEARNER:
                expected = GuideReason.PUT_RIGHT if name == "put_right" else GuideReason.NO_FAULT
                assert answer.reason is GuideReason.NO_FAULT or answer.reason is expected
        assert learner.match.table is before and learner.guide.asked is asked
        assert isinstance(learner.match.submit(GoOn()), Declined)
    assert reasons["welcome"] == {GuideReason.READ}
    assert reasons["call"] == {GuideReason.CALL_FIRST}
    assert reasons["err"] == {GuideReason.ERR}
    assert reasons["to_central"] == {OwedReason.DRAWN_TO_CENTRAL}
    assert reasons["to_rival"] == {OwedReason.DRAWN_TO_OPPONENT}
    assert reasons["heap_first"] == {OwedReason.HEAP_TO_CENTRAL}
    assert reasons["heap_to_rival"] == {OwedReason.HEAP_TO_OPPONENT}


def test_the_computer_waits_until_the_learner_has_read() -> None:
    learner = Learner()
    for name in learner.steps():
        if name == "rival":
            before = learner.match.move_number
            learner.wait(60_000)
            assert learner.match.move_number == before and learner.match.waiting is RIVAL
            break


def test_next_is_nothing_where_a_move_is_asked_for() -> None:
    learner = Learner()
    for _ in learner.steps():
        if not learner.guide.offers_next:
            before = learner.guide.index
            assert not learner.match.next()
            assert learner.guide.index == before


def test_the_game_goes_on_from_every_place_where_it_can_be_taken_up() -> None:
    for number in {harbour(number) for number in range(len(LESSON))}:
        learner = Learner(number)
        learner.wait()
        assert learner.guide.index == number and learner.match.move_number == tokens_before(number)
        list(learner.steps())
        learner.wait()
        assert learner.tokens == list(TOKENS[tokens_before(number) :])
        assert learner.match.is_over


def test_what_does_not_fit_is_refused_by_the_rules() -> None:
    learner = Learner()
    for name in learner.steps():
        if name == "to_central":
            answer = learner.do(Move.parse("dB"))
            assert isinstance(answer, Declined) and answer.reason is Reason.DOES_NOT_FIT_HEAP
