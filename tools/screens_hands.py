"""What hands do at the table and what they are told: hover, focus, presses, locked calls, every message."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tac.rules import Move, Seat
from tools.screens import Screen, Size, kit_of
from tools.screens_table import USUAL
from tools.staged_table import StagedTable

if TYPE_CHECKING:
    import pygame

    from tac.locale import Translator


def _shown(
    size: Size, lang: str, act: Callable[[StagedTable], None], *tokens: str, ms: float = 400
) -> pygame.Surface:
    """The table after these tokens, so long after ``act``."""
    table = StagedTable(USUAL, size, lang)
    table.play(*tokens)
    act(table)
    table.wait(ms)
    picture = table.picture()
    table.close()
    return picture


def hover(size: Size, lang: str) -> pygame.Surface:
    """The pointer is over the heap's top card, which may be picked up."""
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    def act(table: StagedTable) -> None:
        table.view.may_lift = lambda hit: True
        table.view.hover(Hit(PlaceKind.HEAP, Seat.A, table.table.heaps[Seat.A][0]))

    return _shown(size, lang, act)


def button_hover(size: Size, lang: str) -> pygame.Surface:
    """The pointer is over the big button, and the keyboard's ring is round a pile."""
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    def act(table: StagedTable) -> None:
        table.view.hover(Hit(PlaceKind.CALL, Seat.A))
        table.view.focus(Hit(PlaceKind.PILE, Seat.A))

    return _shown(size, lang, act)


def pad_on_heap(size: Size, lang: str) -> pygame.Surface:
    """A gamepad points at the heap on the left."""
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    return _shown(size, lang, lambda table: table.view.focus(Hit(PlaceKind.HEAP, Seat.B)), "x")


def pad_on_centre(size: Size, lang: str) -> pygame.Surface:
    """A gamepad points where nobody sits: at the central pile."""
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    return _shown(size, lang, lambda table: table.view.focus(Hit(PlaceKind.CENTRAL)), "x")


def pressed(size: Size, lang: str) -> pygame.Surface:
    """The big button is down, and the sound is off."""
    from tac.ui.layout import PlaceKind
    from tac.ui.table import Hit

    def act(table: StagedTable) -> None:
        table.view.mute(True)
        table.view.press(Hit(PlaceKind.CALL, Seat.A))

    return _shown(size, lang, act)


def locked(size: Size, lang: str) -> pygame.Surface:
    """The person's calls rest after a false one, and another was tried."""
    from tac.locale import Translator
    from tac.match.events import CallsLocked

    def act(table: StagedTable) -> None:
        table.report(None, (CallsLocked(Seat.A, 2500),))
        table.view.toast(Translator(lang)("call.locked", seconds=3))

    return _shown(size, lang, act)


def too_late(size: Size, lang: str) -> pygame.Surface:
    """A call for a fault that the next player's move has just closed."""
    from tac.match.events import TooLate

    def act(table: StagedTable) -> None:
        table.report(None, (TooLate(Seat.A),))

    return _shown(size, lang, act)


def false_call_by_you(size: Size, lang: str) -> pygame.Surface:
    """The person's own false call."""

    def act(table: StagedTable) -> None:
        table.tell("!A")

    return _shown(size, lang, act, "x", "dB", "x", "d-", "x", ms=500)


def held_card(size: Size, lang: str) -> pygame.Surface:
    """The drawn card was sent to its place early and waits for its time."""

    def act(table: StagedTable) -> None:
        table.view.hold(Seat.A, Move.parse("dB"))

    return _shown(size, lang, act, "x", ms=150)


def messages(size: Size, lang: str) -> pygame.Surface:
    """Every passing message, as large as it is shown at the table."""
    import pygame

    from tac.locale import Translator
    from tac.ui.draw import background, caption_size, draw_caption
    from tac.ui.layout import Rect, table_layout

    kit, t = kit_of(size), Translator(lang, strict=True)
    sheet = pygame.Surface(size)
    sheet.blit(background(kit, pattern=False), (0, 0))
    layout = table_layout(*size, 4, frozenset({0}))
    columns = 1 if layout.narrow else 2
    texts = _messages(t)
    rows = -(-len(texts) // columns)
    cells = [
        cell for row in layout.inside.inflated(-layout.u).rows(rows, 0) for cell in row.columns(columns, 0)
    ]
    for text, cell in zip(texts, cells, strict=False):
        w, h = caption_size(kit.enlarged, text, layout.toast.w)
        draw_caption(sheet, kit.enlarged, Rect.around(cell.cx, cell.cy, w, h).rounded(), text)
    return sheet


def _messages(t: Translator) -> list[str]:
    """What the table says in passing."""
    from tac.match import MatchReason
    from tac.rules import Reason

    texts = [t(f"refused.{reason.value}") for reason in (*Reason, *MatchReason)]
    texts += [t("table.not_your_pile"), t("table.place_drawn"), t("call.same"), t("call.locked", seconds=20)]
    texts.append(f"{t('call.late')} {t('call.late.about')}")
    texts.append(f"{t('call.false.about')} {t('call.false.card', name=t('name.sova'))}")
    return texts


SCREENS = [
    Screen("messages", messages),
    Screen("table-hover", hover),
    Screen("table-button-hover", button_hover),
    Screen("table-pad-on-heap", pad_on_heap),
    Screen("table-pad-on-centre", pad_on_centre),
    Screen("table-pressed", pressed),
    Screen("table-locked", locked),
    Screen("table-too-late", too_late),
    Screen("table-false-call-by-you", false_call_by_you),
    Screen("table-held-card", held_card),
]
