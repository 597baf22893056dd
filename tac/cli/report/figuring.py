"""From counts to figures."""

from __future__ import annotations

from tac.cli.report import figures_faults as of_faults
from tac.cli.report import figures_games as of_games
from tac.cli.report.counted import Counted
from tac.cli.report.figures import Figures
from tac.cli.report.studies import Study
from tac.settings import Settings


def figures(counted: Counted, settings: Settings, seed: int) -> Figures:
    """All figures of a report of these games, whose first deal had the number ``seed``."""
    levels = tuple(settings.levels)
    neutral = counted.of(Study.LEVELS)
    return Figures(
        games=counted.games,
        unfinished=counted.unfinished,
        seed=seed,
        places=list(of_games.places(counted, levels)),
        ahead=list(of_games.ahead(counted, levels)),
        beginning=list(of_games.beginning(counted)),
        lengths=list(of_games.lengths(counted)),
        faults=list(of_faults.faults(neutral, levels)),
        kinds=list(of_faults.kinds(counted)),
        fates=list(of_faults.fates(neutral, levels)),
        noticed=list(of_faults.noticed(neutral, levels)),
        calls=list(of_faults.calls(neutral, levels)),
        delays=list(of_faults.delays(neutral, settings)),
        rest=list(of_faults.rest(neutral, settings)),
        leaks=[
            of_faults.leak(neutral, Study.LEVELS.value),
            of_faults.leak(counted.of(Study.CHARACTERS), Study.CHARACTERS.value),
        ],
        house=list(of_games.house(counted, settings)),
        choice=list(of_games.choice(counted)),
        calling=list(of_games.calling(counted)),
        characters=list(of_games.characters(counted)),
    )
