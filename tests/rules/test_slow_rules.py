"""`tac.rules` and the rules written down once more (`slow_rules`) agree at every step."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tac.rules import Deal, Move, Phase, Table, apply, duties, possible, standing_faults
from tac.rules.apply import is_allowed
from tac.rules.moves import MOVES
from tests.rules.random_games import Manner, deals, examples, manners, play, randoms, small_tables
from tests.rules.slow_rules import Cards, SlowGame


def slow(table: Table) -> SlowGame:
    cards = Cards(
        piles={seat.name: [card.code for card in table.piles[seat]] for seat in table.seats},
        heaps={seat.name: [card.code for card in table.heaps[seat]] for seat in table.seats},
        central=[card.code for card in table.central],
        hand=table.drawn.code if table.drawn else None,
        turn=table.turn.name,
        out=[seat.name for seat in table.out],
    )
    rules = table.rules
    return SlowGame(
        cards,
        heap_wrap=rules.heap_wrap,
        opening=rules.opening.value,
        false_call=rules.false_call.value,
    )


def check_same(table: Table, game: SlowGame) -> None:
    assert table.phase.value == game.phase
    cards = slow(table).cards
    if table.phase is not Phase.PLAY:
        cards.turn = game.cards.turn  # nobody's
    assert cards == game.cards
    assert [(fault.obligation, fault.card.code) for fault in standing_faults(table)] == [
        (fault.obligation, fault.card) for fault in game.faults
    ]
    assert {move.token for move in duties(table)} == set(game.owed())
    tokens = [move.token for move in MOVES if game.allows(move.token)]
    assert tokens == [move.token for move in MOVES if is_allowed(table, move)]
    assert {move.token for move in possible(table)} == {token for token in tokens if token[0] in "xhd"}


@examples(8)
@given(deals(), randoms(), manners())
def test_whole_games_agree(deal: Deal, random: Random, manner: Manner) -> None:
    table = deal.table()
    game = slow(table)
    for step in play(table, random, manner):
        game.make(step.move.token)
        check_same(step.after, game)


class SmallGames(RuleBasedStateMachine):
    """Games from small positions, in which whatever is allowed may be done."""

    @initialize(table=small_tables())
    def begin(self, table: Table) -> None:
        self.table = table
        self.game = slow(table)

    @precondition(lambda self: self.table.phase is not Phase.OVER)
    @rule(data=st.data())
    def make_a_move(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from([move for move in MOVES if is_allowed(self.table, move)]))
        self.table, _ = apply(self.table, move)
        self.game.make(move.token)

    @precondition(lambda self: self.table.phase is Phase.OVER)
    @rule(move=st.sampled_from(MOVES))
    def make_no_move_after_the_end(self, move: Move) -> None:
        assert not is_allowed(self.table, move)

    @invariant()
    def both_agree(self) -> None:
        check_same(self.table, self.game)


TestSmallGames = SmallGames.TestCase
TestSmallGames.settings = examples(60)
