"""The report as one HTML file."""

from __future__ import annotations

from tac.cli.report import sections_effects as of_effects
from tac.cli.report import sections_faults as of_faults
from tac.cli.report import sections_games as of_games
from tac.cli.report.counted import Counted
from tac.cli.report.figures import Figures
from tac.cli.report.html import page, paragraph
from tac.cli.report.sections_delays import delays
from tac.cli.report.studies import Study
from tac.cli.report.writing import Writer
from tac.locale import Translator
from tac.settings import Settings


def document(figures: Figures, counted: Counted, settings: Settings, t: Translator) -> str:
    """The whole page, in the language of ``t``; ``counted`` is what ``figures`` were made of."""
    w = Writer(t)
    said = {"games": figures.games, "seed": figures.seed, "reaction": w.number(settings.reaction, 1)}
    opening = paragraph(t("report.played", pace=t(f"pace.{settings.pace}"), **said))
    if figures.unfinished:
        opening += paragraph(t.n("report.unfinished", figures.unfinished))
    opening += paragraph(t("report.reading"), note=True)
    sections = [
        of_games.places(figures, w),
        of_games.beginning(figures, w),
        of_games.lengths(figures, counted, w),
        of_faults.faults(figures, w),
        of_faults.noticing(figures, w),
        delays(figures, counted.of(Study.LEVELS), settings, w),
        of_faults.rest(figures, w),
        of_faults.leaks(figures, w),
        of_effects.house(figures, w),
        of_effects.choice(figures, w),
        of_effects.calling(figures, w),
        of_effects.characters(figures, w),
    ]
    language = "sr-Cyrl" if t.lang == "sr@cyrillic" else "sr-Latn" if t.lang == "sr" else t.lang
    return page(language, t("report.title"), opening, sections)
