"""Somebody who reads the rules, for tests of their screen."""

from __future__ import annotations

import pygame

from tac.ui.scenes.pause import PauseScene
from tac.ui.scenes.rules import RulesScene
from tac.ui.widgets import Button
from tests.ui.table_driver import Driver


class Reader:
    """Somebody who reads the rules in a driven game."""

    def __init__(self, drive: Driver) -> None:
        self.drive = drive

    @property
    def top(self) -> object:
        """The screen that is shown."""
        return self.drive.app.scene

    @property
    def rules(self) -> RulesScene:
        scene: object = self.drive.app.scene
        assert isinstance(scene, RulesScene)
        return scene

    @property
    def pause(self) -> PauseScene:
        scene: object = self.drive.app.scene
        assert isinstance(scene, PauseScene)
        return scene

    def key(self, *codes: int, scancode: int = 0) -> None:
        for code in codes:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                self.drive.send(pygame.Event(kind, key=code, scancode=scancode, mod=0, unicode=""))

    def click(self, button: Button) -> None:
        self.drive.click(button.rect.centre)
