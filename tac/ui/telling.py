"""What there is to tell: laid over the screen that is shown, or given to the table a sentence at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from tac.locale import Translator
from tac.ui.app import App

if TYPE_CHECKING:
    from tac.ui.widgets import FormScene


class Telling:
    """Keeps sentences, which may come from any thread, until there is a screen to show them on.

    ``t`` gives the language to say the rest in; ``heard`` prepares a screen as it is done with all others.
    """

    def __init__(
        self, app: App, t: Callable[[], Translator], heard: Callable[[FormScene], FormScene]
    ) -> None:
        self._app = app
        self._t = t
        self._heard = heard
        self._news: deque[str] = deque()

    def add(self, sentence: str) -> None:
        """Say this as soon as it can be."""
        self._news.append(sentence)

    def next(self) -> str | None:
        """The sentence that comes first, which is then told; None where there is nothing to tell."""
        return self._news.popleft() if self._news else None

    def show(self) -> None:
        """Lay what there is to tell over the screen, to be read and put away."""
        if not self._news:
            return
        from tac.ui.scenes.notice import NoticeScene

        sentences = tuple(self._news)
        self._news.clear()
        app = self._app
        notice = NoticeScene(app.kit, self._t(), sentences, app.pop)
        # What comes meanwhile waits until this has been read.
        self._heard(notice).while_shown = notice.open_rules = lambda: None
        app.push(notice)
