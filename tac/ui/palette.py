"""The colours that depend on the cloth of the table and on the contrast that was asked for."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace


class Palette(Struct, frozen=True):
    """The colours of everything that lies on one cloth, and of those on paper that a high contrast changes.

    The cloth itself goes from ``cloth_l`` in the middle to ``cloth_d`` at the edge; ``panel`` and its kin are
    dark plates and buttons on it, ``mist`` is secondary text there, ``dim`` the night that a pause brings.
    """

    cloth_l: str
    cloth: str
    cloth_d: str
    panel: str
    panel_2: str
    panel_3: str
    panel_line: str
    mist: str
    dim: str
    disabled: str
    disabled_text: str
    disabled_teeth: str
    paper_line: str = "#D9C7A6"
    ink_2: str = "#63524C"
    ochre_d: str = "#8A5A0B"
    turn_text: str = "#4A2E08"


GREEN: Final = Palette(
    cloth_l="#22605A",
    cloth="#184A46",
    cloth_d="#0F3634",
    panel="#0D2E2D",
    panel_2="#143F3C",
    panel_3="#0A2625",
    panel_line="#3E726B",
    mist="#BFD8D1",
    dim="#051413",
    disabled="#3A4D4A",
    disabled_text="#B4C4C0",
    disabled_teeth="#7E908C",
)
"""The mockups' table."""

BLUE: Final = Palette(
    cloth_l="#2C5480",
    cloth="#1F3F65",
    cloth_d="#142C4A",
    panel="#10243E",
    panel_2="#193554",
    panel_3="#0C1C31",
    panel_line="#4A719C",
    mist="#C6D6E8",
    dim="#060E18",
    disabled="#3D4958",
    disabled_text="#B8C3D0",
    disabled_teeth="#8390A0",
)

WINE: Final = Palette(
    cloth_l="#713548",
    cloth="#562636",
    cloth_d="#3D1926",
    panel="#33141F",
    panel_2="#48202E",
    panel_3="#280E17",
    panel_line="#935F70",
    mist="#EAD2D8",
    dim="#14070C",
    disabled="#52434A",
    disabled_text="#CDBDC3",
    disabled_teeth="#9C8890",
)

WALNUT: Final = Palette(
    cloth_l="#664B33",
    cloth="#4D3725",
    cloth_d="#362516",
    panel="#2C1D11",
    panel_2="#3F2C1C",
    panel_3="#23160C",
    panel_line="#876848",
    mist="#E4D6C2",
    dim="#120B05",
    disabled="#4D453C",
    disabled_text="#C8BEB1",
    disabled_teeth="#978B7C",
)

CLOTHS: Final = {"green": GREEN, "blue": BLUE, "wine": WINE, "walnut": WALNUT}
"""The cloths that there are, by their names in the settings."""


def palette(colour: str, *, high: bool = False) -> Palette:
    """The palette of a cloth; with a ``high`` contrast plates are darker and all lines and words stronger."""
    usual = CLOTHS[colour]
    if not high:
        return usual
    return replace(
        usual,
        cloth_l=usual.cloth,
        cloth=usual.cloth_d,
        cloth_d=usual.panel_3,
        panel=usual.dim,
        panel_2=usual.panel,
        panel_3=usual.dim,
        panel_line="#F8ECD2",
        mist="#FFFFFF",
        disabled=usual.panel_3,
        disabled_teeth=usual.disabled_text,
        paper_line="#63524C",
        ink_2="#241A1C",
        ochre_d="#6B4303",
        turn_text="#241A1C",
    )
