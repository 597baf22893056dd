"""The avatars: eight animals, all distinct in outline and ground, each with something woven on it."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from tools.art.heads import SIZE, both, collar, eye, eyes, shoulders
from tools.kilim import stepped_diamond
from tools.palette import GREEN, INDIGO, INK, MADDER, OCHRE, OCHRE_DEEP, TEAL, WALNUT, WOOL
from tools.svg import Markup, circle, diamond, document, ellipse, line, moved, path, rect

if TYPE_CHECKING:
    from collections.abc import Callable

_CREAM, _ROSE = "#FFF6E8", "#E9A79A"


def avatar_files() -> dict[str, str]:
    """Draw all avatars: file name relative to ``assets/avatars`` to SVG text."""
    return {
        f"{name}.svg": document(SIZE, SIZE, circle(50, 50, 50, ground), animal())
        for name, (animal, ground) in _ANIMALS.items()
    }


def _turtle() -> Markup:
    skin, shade, shell, seam = "#7DBB58", "#5E9A44", "#2F7A50", "#1F5A3B"
    neck = path(
        "M58 74 C67 72 67 56 66 44 C65 30 73 22 82 23 C91 24 96 31 95.5 40 C95 50 89 54 83 54 "
        "C81 66 78 78 66 84 Z",
        skin,
    )
    legs = "".join(rect(x, 70, 17, 23, skin, 5) for x in (17, 50))
    dome = path("M6 73 C6 40 18 20 38 20 C58 20 70 40 70 73 Z", shell)
    weave = (
        line("M38 20 V72 M11 50 L27 58 M65 50 L49 58", seam, 3)
        + path(stepped_diamond(38, 49, 4, 5.6), OCHRE)
        + path(stepped_diamond(38, 49, 3, 4.4), MADDER)
        + path(stepped_diamond(38, 49, 1, 5), WOOL)
    )
    smile = line("M95 42.5 C92 46.5 88.5 47 85.5 45.5", seam, 2.8, round_ends=True)
    tail = path("M14 72 L6.5 78 L18 82 Z", shade)
    drawn = (
        tail + legs + neck + dome + weave + rect(5.5, 69, 67, 8.5, OCHRE_DEEP, 4.2) + eye(84, 35, 5.8) + smile
    )
    return moved(0.5, -6, 0.99, drawn)


def _wolf() -> Markup:
    coat, dark, pale = "#8D98A8", "#5B667A", "#F1EEE8"
    return (
        shoulders(70, dark)
        + collar(83, 92, MADDER, OCHRE)
        + path(
            "M22 9 L41 26 H59 L78 9 L81 40 L92 54 L81 57 L83 66 L71 67 "
            "L50 84 L29 67 L17 66 L19 57 L8 54 L19 40 Z",
            coat,
        )
        + both(path("M26.5 19 L36 29 L27 40 Z", dark))
        + both(path("M8 54 L26 50 L44 60 L50 72 V84 L29 67 L17 66 L19 57 Z", pale))
        + path("M50 26 L58 44 L56 64 H44 L42 44 Z", dark)
        + path("M41 66 H59 L56 72 L50 77 L44 72 Z", INK)
        + eyes(47, 16.5, 5)
    )


def _bear() -> Markup:
    coat, ear, muzzle = "#8A5230", "#B98256", "#E2BE94"
    return (
        shoulders(72, WALNUT)
        + collar(85, 93.5, TEAL, WOOL)
        + both(circle(22, 25, 13.5, WALNUT), circle(22, 25, 6.8, ear))
        + ellipse(50, 48, 37, 34.5, coat)
        + ellipse(50, 62, 19, 16, muzzle)
        + path("M40.5 53 C44 51.5 56 51.5 59.5 53 C59 59 54 63 50 64.5 C46 63 41 59 40.5 53 Z", INK)
        + line("M50 63 V68 M42 69.5 C45 73.5 55 73.5 58 69.5", INK, 2.8, round_ends=True)
        + eyes(42, 15, 5.2)
    )


def _owl() -> Markup:
    coat, wing, beak = "#9A6A3A", "#7A4F28", "#E07A2E"
    feathers = "".join(
        diamond(x, y, 4.2, 4.2, OCHRE_DEEP) for x, y in ((40, 73), (60, 73), (50, 79), (40, 86), (60, 86))
    )
    return (
        shoulders(60, wing)
        + path("M32 62 H68 V90 C64 95 58 98 50 98 C42 98 36 95 32 90 Z", WOOL)
        + feathers
        + path(
            "M21 11.5 C25 16 30 19 36 19 H64 C70 19 75 16 79 11.5 L85 36 V46 "
            "C85 62 70 70 50 70 C30 70 15 62 15 46 V36 Z",
            coat,
        )
        + both(circle(32.5, 42, 18.5, WOOL), circle(32.5, 42, 11, OCHRE))
        + eye(32.5, 42, 6.6)
        + eye(67.5, 42, 6.6)
        + path("M42.5 52 H57.5 L50 67 Z", beak)
        + path("M35 19 H65 L50 36 Z", wing)
    )


def _fox() -> Markup:
    coat, ear, body = "#E0762B", "#7A2E12", "#C4601E"
    return (
        shoulders(70, body)
        + collar(84, 93, INDIGO, WOOL)
        + path("M20.5 11.5 L40 26 H60 L79.5 11.5 L87 46 C82 60 68 72 50 83 C32 72 18 60 13 46 Z", coat)
        + both(path("M24 21 L35 29.5 L22.5 40 Z", ear))
        + both(path("M13 46 C28 44 43 52 50 68 V83 C32 72 18 60 13 46 Z", _CREAM))
        + ellipse(50, 79, 7, 5.4, INK)
        + eyes(46, 16.5, 5.2)
    )


def _rooster() -> Markup:
    comb = (
        "M35 36 L27 15 C35 14 40 18 42.5 23 C43.5 15 46.5 9 50 5 "
        "C53.5 9 56.5 15 57.5 23 C60 18 65 14 73 15 L65 36 Z"
    )
    plumage = "M29 48 C31 25 69 25 71 48 L78 82 L69 73 L63 86 L56.5 75 L50 88 L43.5 75 L37 86 L31 73 L22 82 Z"
    wattles = "M42 60 C35 70 40 79 45.5 79 C49 79 50 76 50 73 C50 76 51 79 54.5 79 C60 79 65 70 58 60 Z"
    return (
        path(comb, MADDER)
        + shoulders(66, "#D98A22")
        + path(plumage, "#FFF3DC")
        + collar(88, 95, TEAL, WOOL)
        + path(wattles, MADDER)
        + path("M36.5 49 H63.5 L50 66 Z", "#E88A1F")
        + path("M36.5 49 H63.5 L50 54.5 Z", "#F6B552")
        + eyes(42, 13)
    )


def _cat() -> Markup:
    coat, body, whisker = "#3A2E38", "#2B2129", "#F4E4DC"
    return (
        shoulders(72, body)
        + collar(84, 91, MADDER, OCHRE)
        + path(
            "M20.5 11.5 L41 25 H59 L79.5 11.5 L84 34 V50 C84 70 68 81 50 81 C32 81 16 70 16 50 V34 Z", coat
        )
        + both(path("M24.5 20 L35 27.5 L22 38 Z", _ROSE))
        + both(ellipse(33, 47, 10, 10, "#F2D35B"), ellipse(33, 47, 3.4, 9, INK))
        + path("M43.5 59 H56.5 L50 66 Z", _ROSE)
        + line(
            "M50 65 V69 M41.5 71 C45 74.5 49 73.5 50 69.5 C51 73.5 55 74.5 58.5 71",
            whisker,
            2.4,
            round_ends=True,
        )
        + both(line("M9 57 L27 61 M9 68 L27 66.5", whisker, 2, round_ends=True))
        + circle(50, 90, 5, OCHRE)
        + rect(46.4, 89.4, 7.2, 1.6, OCHRE_DEEP)
        + circle(50, 92.2, 1.3, WALNUT)
    )


def _lamb() -> Markup:
    wool, ear, face, nose = "#FFF8EA", "#C9A98A", "#E6C7A4", "#7A4A3A"
    angles = [k * pi / 5 for k in range(10)]
    fleece = "".join(circle(50 + 27 * cos(a), 42 + 24 * sin(a), 13.5, wool) for a in angles)
    return (
        shoulders(66, "#EFE3CC")
        + collar(84, 92, MADDER, WOOL)
        + fleece
        + circle(50, 42, 27, wool)
        + both(path("M19 40 C9 41 6 54 13 59 C22 61 30 52 33 45 Z", ear))
        + path("M32 38 C32 29 68 29 68 38 V60 C68 76 59 83 50 83 C41 83 32 76 32 60 Z", face)
        + circle(41, 34, 9, wool)
        + circle(59, 34, 9, wool)
        + circle(50, 29, 10, wool)
        + eyes(55, 10)
        + path("M44 67 H56 L50 74 Z", nose)
        + line("M50 73 V77", nose, 2.6, round_ends=True)
    )


_ANIMALS: Final[dict[str, tuple[Callable[[], Markup], str]]] = {
    "kornjaca": (_turtle, "#F3D58A"),
    "vuk": (_wolf, INDIGO),
    "medved": (_bear, "#F0C27A"),
    "sova": (_owl, TEAL),
    "lisica": (_fox, "#CFE3D4"),
    "petao": (_rooster, "#4C8FA6"),
    "macka": (_cat, "#E7B7A8"),
    "jagnje": (_lamb, GREEN),
}
