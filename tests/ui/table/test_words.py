"""What the table says fits where it is said, in every language."""

from __future__ import annotations

import pytest

from tac.locale import LANGUAGES, Translator
from tac.match import MatchSetup, Player
from tac.rules import Card, Move, Seat, Source, Target, deal
from tac.rules.cards import RANKS
from tac.rules.events import Called, CardPlayed
from tac.ui import theme
from tac.ui.draw import PlateState, caption_size
from tac.ui.table.message_slip import WIDEST_CAPTION
from tac.ui.table.words import Words, rank_label
from tools.screens import headless, kit_of
from tools.staged_table import computer

headless()

NAMES = ("Luka", "Baka Mira", "Vuk", "Deda Rade")
OWED = {1: ("h+",), 2: ("hB", "hC"), 3: ("d+",), 4: ("dB", "dC", "dD")}
SMALLEST = (1024, 640)


def you(lang: str) -> str:
    """What the only person is called who has given no name."""
    return Translator(lang, strict=True)("name.you")


def words(lang: str, name: str = NAMES[0]) -> Words:
    players = (Player(), *(Player(computer(name)) for name in ("srednji", "majstor", "težak")))
    return Words(Translator(lang, strict=True), MatchSetup(deal(1), players, 1), (name, *NAMES[1:]))


def called(rank: str, obligation: int) -> Called:
    owed = tuple(Move.parse(token) for token in OWED[obligation])
    return Called(Seat.B, Seat.A, Move.parse("x"), obligation, Card.parse(f"{rank}h"), owed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_missed_is_said_in_one_sentence_that_fits(lang: str) -> None:
    """For every rank and obligation, in at most two lines, none of them cut."""
    kit = kit_of(SMALLEST)
    sentences = [words(lang).missed(called(rank, obligation)) for rank in RANKS for obligation in OWED]
    assert len(set(sentences)) == len(sentences)
    for sentence in sentences:
        _, lines = kit.text.arrange(
            sentence,
            theme.STRONG.weight,
            theme.STRONG.px(kit.u),
            (WIDEST_CAPTION - 2.8) * kit.u,
            None,
            2,
        )
        assert " ".join(lines) == sentence
        assert caption_size(kit, sentence, WIDEST_CAPTION * kit.u)[0] <= WIDEST_CAPTION * kit.u + 1


def test_the_heap_that_was_missed_is_called_by_its_owner() -> None:
    said = words("sr")
    one = Called(Seat.C, Seat.B, Move.parse("x"), 2, Card.parse("7h"), (Move.parse("hD"),))
    yours = Called(Seat.C, Seat.B, Move.parse("d-"), 4, Card.parse("Kh"), (Move.parse("dA"),))
    assert said.missed(one) == "Sedmica je morala sa hrpe na hrpu igrača Deda Rade"
    assert said.missed(yours) == "Kralj je morao na tvoju hrpu"
    assert said.missed(called("7", 4)).endswith("na hrpu igrača Baka Mira, Vuk ili Deda Rade")
    assert words("en").missed(yours) == "The king had to go to your heap"


def test_the_heap_of_the_only_person_is_yours() -> None:
    played = CardPlayed(Seat.B, Card.parse("7h"), Source.DRAWN, Seat.A)
    told = [words(lang).last_move(played)[1] for lang in LANGUAGES]
    assert told == ["7 na tvoju hrpu", "7 на твоју хрпу", "7 to your heap"]


@pytest.mark.parametrize(
    ("lang", "yours", "hers"),
    [
        ("sr", "vičeš Tač! greška · dobijaš 3 vraćaš 2 poteza daješ 1 kartu vičeš Tač!", "viče Tač!"),
        ("en", "call Tač! fault · you get 3 undo 2 moves give 1 card call Tač!", "calls Tač!"),
    ],
)
def test_below_you_stands_what_you_do(lang: str, yours: str, hers: str) -> None:
    """ "Ti" is no third person, on the plate and beside the last move; whoever else plays is one."""
    said = words(lang, you(lang))
    calls = said.note(Seat.A, PlateState.CALLER)
    told = [calls, said.penalty(Seat.A, 3), said.takes_back(Seat.A, 2), said.gives(Seat.A, 1)]
    assert " ".join([*told, said.last_call(Seat.A)[1]]) == yours
    assert said.note(Seat.B, PlateState.CALLER) == said.last_call(Seat.B)[1] == hers
    assert words(lang).note(Seat.A, PlateState.CALLER) == hers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plate_has_room_for_everything_it_says(lang: str) -> None:
    said = words(lang)
    kit = kit_of(SMALLEST)
    plate_room = (26 - 6.4 - 0.5 - 0.28 * 6.4) * kit.u
    notes = [said.note(Seat.A, state, 1) for state in PlateState]
    notes += [said.note(seat, PlateState.IDLE) for seat in (Seat.B, Seat.C, Seat.D)]
    for who in (said, words(lang, you(lang))):
        notes += [who.takes_back(Seat.A, n) for n in (1, 2, 5)]
        notes += [who.penalty(Seat.A, n) for n in (1, 2, 3)]
        notes += [who.note(Seat.A, PlateState.CALLER), who.gives(Seat.A, 1)]
    notes += [said.empty_pile(), said.false_caller()]
    for note in notes:
        assert kit.text.width(note, theme.CAPTION.weight, theme.SMALLEST_TEXT) <= plate_room, note


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_move_is_told_in_two_lines(lang: str) -> None:
    said = words(lang)
    ten = Card.parse("Th")
    targets = (Target.CENTRAL, Seat.A, Seat.C)
    told = [said.last_move(CardPlayed(Seat.A, ten, Source.DRAWN, target)) for target in targets]
    assert len({text for _, text in told}) == 3
    assert all("Luka" in who and text.startswith("10 ") for who, text in told)
    assert said.last_call(Seat.B)[0].endswith("Baka Mira")


def test_a_card_is_called_what_stands_on_it() -> None:
    labels = [rank_label(Card.parse(f"{rank}h")) for rank in RANKS]
    assert labels == ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_false_late_and_repeated_calls_have_their_own_words(lang: str) -> None:
    """Nobody is told that he was wrong when he was only late."""
    said = words(lang)
    messages = [
        said.false_call(),
        said.false_call_about(None),
        said.false_call_about(Seat.A),
        said.too_late(),
        said.same_call(),
    ]
    assert len(set(messages)) == len(messages)
    assert "Luka" in said.false_call_about(Seat.A)


def test_in_english_each_owner_of_two_heaps_has_his_own_ending() -> None:
    """A card may go to either of two heaps."""
    owed = (Move.parse("dC"), Move.parse("dD"))
    one = Called(Seat.C, Seat.B, Move.parse("d-"), 4, Card.parse("Jh"), owed)
    assert words("en").missed(one) == "The jack had to go to Vuk’s or Deda Rade’s heap"
