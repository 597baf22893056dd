"""Compares pictures by what they show."""

from __future__ import annotations

import pygame


def show_the_same(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether every pixel of two surfaces has the same colour.

    The fourth byte of a window's pixels means nothing: what is drawn leaves anything there.
    """
    if one.get_buffer().raw == other.get_buffer().raw:
        return True
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")
