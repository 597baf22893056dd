"""What has to be told while there may be no screen yet."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from tac.cli.saying import say
from tac.locale import Translator
from tac.settings import Problem
from tac.settings.files import told

if TYPE_CHECKING:
    from tac.ui.game import Game


class News:
    """Tells sentences on the terminal and on the screen, there as soon as there is a game."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._waiting: list[str] = []
        self._changing = threading.Lock()
        self.t = Translator("en")

    def tell(self, sentence: str) -> None:
        """Tell it; may be called from any thread."""
        say(sentence)
        with self._changing:
            if self._game is None:
                self._waiting.append(sentence)
                return
        self._game.tell(sentence)

    def tell_text(self, key: str, /, **values: object) -> None:
        """Tell the text of a key, in the language of `t`; paths as people know them."""
        named = {name: told(value) if isinstance(value, Path) else value for name, value in values.items()}
        self.tell(self.t(key, **named))

    def tell_problem(self, problem: Problem) -> None:
        """Tell what is wrong with a settings file, in the language of `t`."""
        self.tell(self.t(problem.message_key, **problem.values()))

    def tell_to(self, game: Game) -> None:
        """From now on ``game`` shows what there is to tell."""
        with self._changing:
            self._game = game
            for sentence in self._waiting:
                game.tell(sentence)
            self._waiting.clear()
