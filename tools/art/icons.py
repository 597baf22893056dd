"""Icons: round-ended strokes in a box of 24, one colour a file, so that the interface can recolour them."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from tools.palette import WOOL
from tools.svg import document, line, polygon

if TYPE_CHECKING:
    from tools.svg import Point

SIZE: Final = 24
_STROKE: Final = 2.4
_HEAVY: Final = 4.4
_COG: Final = 1.9


def icon_files() -> dict[str, str]:
    """Draw all icons: file name relative to ``assets/icons`` to SVG text."""
    return {
        f"{name}.svg": document(SIZE, SIZE, line(data, WOOL, width, round_ends=True))
        for name, (data, width) in _icons().items()
    }


def _icons() -> dict[str, tuple[str, float]]:
    """Give each icon's path data and stroke width."""
    icons = {name: (data, _STROKE) for name, data in _FINE.items()}
    icons |= {name: (data, _HEAVY) for name, data in _SOLID.items()}
    icons["gear"] = (_gear(), _COG)
    return icons


def _circle(x: float, y: float, radius: float) -> str:
    """Give the path data of a circle as two half turns."""
    half_turn = f"A{radius} {radius} 0 1 0"
    return f"M{x} {y - radius} {half_turn} {x} {y + radius} {half_turn} {x} {y - radius} Z"


_FINE: Final = {
    "menu": "M4 6 H20 M4 12 H20 M4 18 H20",
    "back": "M14.5 5 L7.5 12 L14.5 19",
    "next": "M9.5 5 L16.5 12 L9.5 19",
    "close": "M6 6 L18 18 M18 6 L6 18",
    "check": "M5 12.5 L10 17.5 L19.5 7",
    "erase": "M9 5.5 H20.5 V18.5 H9 L3 12 Z M11.5 9.5 L16.5 14.5 M16.5 9.5 L11.5 14.5",
    "keyboard": "M2.5 6 H21.5 V18 H2.5 Z M6.8 10 V10.1 M12 10 V10.1 M17.2 10 V10.1 M8 14.2 H16",
    "pad": "M7.5 7 H16.5 C20 7 21.5 11 21.5 15.2 C21.5 18.2 18.6 18.6 17.2 16.4 L15.6 14 H8.4 L6.8 16.4 "
    "C5.4 18.6 2.5 18.2 2.5 15.2 C2.5 11 4 7 7.5 7 Z M8.2 9.2 V12 M6.8 10.6 H9.6 M15.8 10.6 H15.9",
    "rules": "M5 4.5 H15 A4 4 0 0 1 19 8.5 V20 H9 A4 4 0 0 1 5 16 Z M9 9.5 H14.5 M9 14 H15",
    "sound": "M3.5 9.5 H7 L12 5 V19 L7 14.5 H3.5 Z M15.6 9 C17.2 10.6 17.2 13.4 15.6 15 "
    "M18.3 6.3 C21.4 9.4 21.4 14.6 18.3 17.7",
    "mute": "M3.5 9.5 H7 L12 5 V19 L7 14.5 H3.5 Z M16 9.5 L21 14.5 M21 9.5 L16 14.5",
    "people": f"{_circle(9, 7.5, 3.5)} M3 20 C3 16 5.5 14.2 9 14.2 C12.5 14.2 15 16 15 20 "
    "M16 4.4 A3.5 3.5 0 0 1 16 10.6 M18 14.7 C20 15.6 21 17.4 21 20",
    "cpu": "M7 7 H17 V17 H7 Z M10 3.5 V7 M14 3.5 V7 M10 17 V20.5 M14 17 V20.5 "
    "M3.5 10 H7 M3.5 14 H7 M17 10 H20.5 M17 14 H20.5",
    "eye": "M2.5 12 C6 6.5 9 5 12 5 C15 5 18 6.5 21.5 12 C18 17.5 15 19 12 19 C9 19 6 17.5 2.5 12 Z "
    + _circle(12, 12, 3),
    "exit": "M13 4 H5 V20 H13 M10.5 12 H20.5 M16.5 8 L20.5 12 L16.5 16",
    "plus": "M12 5 V19 M5 12 H19",
    "minus": "M5 12 H19",
    "chart": "M4 4 V20 H20.5 M8.5 16 V12 M12.5 16 V7 M16.5 16 V10",
    "clock": f"{_circle(12, 12, 8.5)} M12 7.5 V12.3 L15.2 14.4",
    "trophy": "M7 4 H17 V10 A5 5 0 0 1 7 10 Z M7 6 H3.8 C3.8 9 5 11 7.5 11.5 "
    "M17 6 H20.2 C20.2 9 19 11 16.5 11.5 M12 15 V19.5 M8 20 H16",
    "again": "M18.6 9.2 A7.2 7.2 0 1 0 19.2 13.4 M19.4 4.4 V9.4 H14.4",
    "shield": "M12 3.5 L19 6 V11.5 C19 16 16 19 12 20.8 C8 19 5 16 5 11.5 V6 Z M8.6 12 L11.2 14.6 L15.6 9.6",
    "dice": "M6.5 4.5 H17.5 A2 2 0 0 1 19.5 6.5 V17.5 A2 2 0 0 1 17.5 19.5 H6.5 A2 2 0 0 1 4.5 17.5 V6.5 "
    "A2 2 0 0 1 6.5 4.5 Z M8.8 8.8 V8.9 M15.2 8.8 V8.9 M12 12 V12.1 M8.8 15.2 V15.3 M15.2 15.2 V15.3",
    "save": "M12 4 V14.5 M7.5 10 L12 14.5 L16.5 10 M4.5 15.5 V19.5 H19.5 V15.5",
    "fault-before": "M10 5.5 L3.5 12 L10 18.5 M17 7.5 L21.5 12 L17 16.5 L12.5 12 Z",
    "fault-after": "M14 5.5 L20.5 12 L14 18.5 M7 7.5 L2.5 12 L7 16.5 L11.5 12 Z",
    "arrow": "M4.5 12 H19 M13.5 6.5 L19 12 L13.5 17.5",
}

# A thick stroke along a small triangle fills it.
_SOLID: Final = {
    "pause": "M8 6.2 V17.8 M16 6.2 V17.8",
    "cross": "M6 6 L18 18 M18 6 L6 18",
    "play": "M8.6 7.4 L16.2 12 L8.6 16.6 Z M10.4 12 H13",
    "fast": "M4.2 8 L8.4 12 L4.2 16 Z M14.4 8 L18.6 12 L14.4 16 Z",
}


def _gear() -> str:
    """Give the path data of a cog wheel with eight teeth around a hub."""
    teeth, tip, root = 8, 9.9, 7.2
    points: list[Point] = []
    for tooth in range(teeth):
        for offset, radius in ((-0.3, root), (-0.17, tip), (0.17, tip), (0.3, root)):
            angle = (tooth + offset) * 2 * pi / teeth
            points.append((12 + radius * sin(angle), 12 - radius * cos(angle)))
    return f"{polygon(points)} {_circle(12, 12, 2.9)}"
