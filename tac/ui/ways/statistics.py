"""How the statistics are opened: from the menu, for the one who plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tac.ui.app import App
from tac.ui.session import Session

if TYPE_CHECKING:
    from tac.ui.widgets import FormScene


def show_statistics(
    app: App,
    session: Session,
    heard: Callable[[FormScene], FormScene],
    *,
    leave: Callable[[], None],
    show_profiles: Callable[[Callable[[], None]], None],
) -> None:
    """Show them; ``leave`` leads back, ``show_profiles`` to who plays, and then to what it is given."""
    from tac.ui.scenes.statistics import StatisticsOptions, StatisticsScene

    parts, t = session.parts, session.t

    def again() -> None:
        show_statistics(app, session, heard, leave=leave, show_profiles=show_profiles)

    options = StatisticsOptions(
        look=parts.statistics.look,
        today=parts.now().date(),
        levels=tuple(parts.levels),
        leave=leave,
        who=None if parts.profiles is None else parts.profiles.current,
        open_profiles=lambda: show_profiles(again),
        export=lambda scope: parts.statistics.export(scope, t),
    )
    app.replace(heard(StatisticsScene(app.kit, t, options)))
