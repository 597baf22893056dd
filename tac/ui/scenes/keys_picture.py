"""What stands still on the screen of the keys, and how the keys of an action lie beside each other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from tac.locale import Translator
from tac.ui import theme
from tac.ui.draw import Kit, background, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.keys import KeyRow, KeysLayout
from tac.ui.layout.units import is_narrow
from tac.ui.widgets.keycaps import KeyCap

_GAP: Final = 1.5
"""Between two keys, in u: more than the ring round one reaches."""


def place_caps(kit: Kit, caps: Sequence[KeyCap], room: Rect) -> None:
    """Lay the keys of an action from the left, those with words narrower where they are many."""
    gap, widths = _GAP * kit.u, [cap.width(kit, room.h) for cap in caps]
    spare = max(0.0, sum(widths) + gap * (len(caps) - 1) - room.w)
    loose = sum(width - room.h for width in widths)
    x = room.x
    for cap, width in zip(caps, widths, strict=True):
        narrower = width - (min(1.0, spare / loose) * (width - room.h) if loose > 0 else 0.0)
        cap.rect = Rect(x, room.y, narrower, room.h).rounded()
        x += narrower + gap


def draw_keys_screen(surface: pygame.Surface, kit: Kit, t: Translator, layout: KeysLayout) -> None:
    """Draw the cloth, the title, how keys are set, and the panel."""
    surface.blit(background(kit, pattern=False), (0, 0))
    title = kit.text.fit(t("settings.keys.title"), theme.DISPLAY, kit.u, theme.WOOL, layout.title.w)
    put(surface, title, layout.title, "left")
    room = layout.hint
    words = t("settings.keys.hint")
    hint = kit.text.fit(words, theme.LABEL, kit.u, theme.MIST, room.w, height=room.h, lines=2)
    put(surface, hint, room, "left" if is_narrow(*kit.size) else "right")
    draw_paper(surface, kit, layout.panel)


def draw_action_names(
    surface: pygame.Surface, kit: Kit, names: Sequence[str], rows: Sequence[KeyRow]
) -> None:
    """Draw what each row's keys do."""
    for name, row in zip(names, rows, strict=True):
        words = kit.text.fit(name, theme.STRONG, kit.u, theme.INK, row.label.w, lines=2, height=row.label.h)
        put(surface, words, row.label, "left")


def reset_name(action: str) -> str:
    """The name of the button that resets the keys of an action."""
    return f"reset {action}"


def cap_name(action: str, name: str) -> str:
    """The name of the control of a key."""
    return f"{action} {name or '+'}"


