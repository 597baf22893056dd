"""Every page of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.ui.draw import Kit
    from tac.ui.scenes.rules import RulesScene


def page(number: int) -> Callable[[Size, str], pygame.Surface]:
    """What shows this page, counted from 0."""

    def render(size: Size, lang: str) -> pygame.Surface:
        from tac.locale import Translator
        from tac.rules import HouseRules
        from tac.settings import Keys
        from tac.ui.scenes.rules import RulesScene

        def make(kit: Kit) -> RulesScene:
            return RulesScene(kit, Translator(lang, strict=True), HouseRules(), Keys(), page=number)

        return shoot(size, make)

    return render


def _screens() -> list[Screen]:
    from tac.ui.rules.pages import PAGES

    return [Screen(f"rules-{number + 1}-{one.name}", page(number)) for number, one in enumerate(PAGES)]


SCREENS = _screens()
