"""How colours look to the eye: contrast as the WCAG measures it, and colours as colour-blind people see them.

Lightness and contrast are those of WCAG 2.1. Colour blindness is that of Viénot, Brettel and Mollon (1999):
the colours of a screen as people without green (deutan) or red (protan) cones see them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

Colours = npt.NDArray[np.float64]
"""Colours in the last axis, as red, green and blue."""

GREY: Final = "grey"
_MATRICES: Final[dict[str, Colours]] = {
    GREY: np.array([[0.2126, 0.7152, 0.0722]] * 3),
    "deutan": np.array([[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]]),
    "protan": np.array([[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]]),
}
SIGHTS: Final = tuple(_MATRICES)
"""Ways of seeing: without any colour, without green and without red cones."""

_TO_XYZ: Final = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
_WHITE: Final = _TO_XYZ.sum(axis=1)


def contrast(one: str, other: str) -> float:
    """Give the contrast ratio of two ``#RRGGBB`` colours, from 1 (none) to 21 (black on white)."""
    lights = sorted(float(_linear(_channels(colour)) @ _MATRICES[GREY][0]) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def difference(one: str, other: str, sight: str | None = None) -> float:
    """Give the distance of two colours in CIELAB; about 2 can just be seen, above 10 is seen at a glance."""
    labs = [_lab(_seen(_linear(_channels(colour)), sight)) for colour in (one, other)]
    return float(np.linalg.norm(labs[0] - labs[1]))


def seen(picture: pygame.Surface, sight: str) -> pygame.Surface:
    """Give a picture without transparency as it looks to somebody with one of ``SIGHTS``."""
    pixels = pygame.surfarray.array3d(picture).astype(np.float64) / 255
    colours = _seen(_linear(pixels), sight)
    made = pygame.Surface(picture.get_size())
    pygame.surfarray.blit_array(made, np.rint(_encoded(colours) * 255).astype(np.uint8))
    return made


def _channels(colour: str) -> Colours:
    return np.array([int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)])


def _linear(colours: Colours) -> Colours:
    """Give light for what is stored, as sRGB defines it."""
    return np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)


def _encoded(light: Colours) -> Colours:
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * np.power(light, 1 / 2.4) - 0.055)


def _seen(light: Colours, sight: str | None) -> Colours:
    return light if sight is None else np.clip(light @ _MATRICES[sight].T, 0.0, 1.0)


def _lab(light: Colours) -> Colours:
    part = light @ _TO_XYZ.T / _WHITE
    root = np.where(part > 0.008856, np.cbrt(part), 7.787 * part + 16 / 116)
    x, y, z = root
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])
