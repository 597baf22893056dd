"""Areas of a picture that have to be drawn or shown again."""

from __future__ import annotations

from collections.abc import Sequence

import pygame


def joined(areas: Sequence[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The areas inside the surface, joined where that leaves less to draw.

    They may overlap: what is drawn twice is the same both times.
    """
    left = [area for area in (stale.clip(whole) for stale in areas) if area.w and area.h]
    done: list[pygame.Rect] = []
    while left:
        area = left.pop()
        for k in area.collidelistall(left):
            both = area.union(left[k])
            if both.w * both.h <= area.w * area.h + left[k].w * left[k].h:
                left[k] = both
                break
        else:
            done.append(area)
    return done
