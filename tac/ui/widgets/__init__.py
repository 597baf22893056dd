"""The game's own small set of controls: for the mouse, for touch and for the keyboard alike."""

from __future__ import annotations

from tac.ui.widgets.base import Widget
from tac.ui.widgets.buttons import AvatarButton, Button, Label, Toggle
from tac.ui.widgets.choices import Choice, Stepper, TileChoice
from tac.ui.widgets.entries import EntryButton, alike
from tac.ui.widgets.fields import NumberField, TextField
from tac.ui.widgets.form import Form
from tac.ui.widgets.form_scene import FormScene
from tac.ui.widgets.people import AvatarChoice, PersonButton, PersonTile
from tac.ui.widgets.slider import Slider

__all__ = [
    "AvatarButton",
    "AvatarChoice",
    "Button",
    "Choice",
    "EntryButton",
    "Form",
    "FormScene",
    "Label",
    "NumberField",
    "PersonButton",
    "PersonTile",
    "Slider",
    "Stepper",
    "TextField",
    "TileChoice",
    "Toggle",
    "Widget",
    "alike",
]
