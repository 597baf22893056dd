"""The sections of a report on what makes a difference: house rules, choices, ways to call, characters."""

from __future__ import annotations

from tac.cli.report.figures import CharacterRow, Figures, HouseRow
from tac.cli.report.html import Content, Section, heading, paragraph, table
from tac.cli.report.studies import TYPICAL
from tac.cli.report.writing import Writer


def house(figures: Figures, w: Writer) -> Section:
    """What each house rule changes."""
    t, body = w.t, paragraph(w.t("report.house.text"))
    for rule in dict.fromkeys(row.rule for row in figures.house):
        rows = [row for row in figures.house if row.rule == rule]
        now, changed = (t(f"house.{rule}.{value}") for value in (rows[0].now, rows[0].changed))
        body += heading(t("report.house.change", now=now, changed=changed))
        cells = [line for row in rows for line in _effects(row, w)]
        head = ["", "", t("report.as_it_is"), t("report.changed"), t("report.difference")]
        body += table(head, cells, words=2)
    return Section("house", t("report.house.title"), body)


def _effects(row: HouseRow, w: Writer) -> list[list[Content]]:
    lines: list[list[Content]] = []
    for effect in row.effects:
        is_share = effect.name == "ahead"
        now, changed = (
            w.share(each) if is_share else w.mean(each, 1) for each in (effect.now, effect.changed)
        )
        difference = w.mean(effect.difference, 3 if is_share else 1, signed=True)
        name = w.t(f"report.effect.{effect.name}")
        lines.append([f"{w.players(row.players)} ({row.games})", name, now, changed, difference])
    return lines


def choice(figures: Figures, w: Writer) -> Section:
    """What it is worth to choose heaps with sense."""
    t = w.t
    rows: list[list[Content]] = [
        [w.players(row.players), str(row.games), w.mean(row.choices, 1), w.mean(row.gain, 3, signed=True)]
        for row in figures.choice
    ]
    head = ["", t("report.games"), t("report.choices"), t("report.gain")]
    return Section("choice", t("report.choice.title"), paragraph(t("report.choice.text")) + table(head, rows))


def calling(figures: Figures, w: Writer) -> Section:
    """What calling without looking is worth."""
    t = w.t
    rows: list[list[Content]] = [
        [
            t(f"house.false_call.{row.false_call}"),
            t(f"report.habit.{row.habit}"),
            str(row.games),
            w.mean(row.mean),
            w.share(row.lost, 0),
            w.number(row.right, 1),
            w.number(row.false, 1),
        ]
        for row in figures.calling
    ]
    head = [t("report.rule"), t("report.habit"), t("report.games"), t("report.mean_place"), t("report.lost")]
    columns = [*head, t("report.right_calls"), t("report.false_calls")]
    body = paragraph(t("report.calling.text", level=w.level(TYPICAL))) + table(columns, rows, words=2)
    return Section("calling", t("report.calling.title"), body)


def characters(figures: Figures, w: Writer) -> Section:
    """What each character is worth, and what it does differently."""
    t = w.t
    columns = ("character", "games", "mean_place", "gain", "faults_a_game", "noticed", "delay", "false_calls")
    rows: list[list[Content]] = [_character(row, w) for row in figures.characters]
    body = paragraph(t("report.characters.text", level=w.level(TYPICAL)))
    body += table([t(f"report.{column}") for column in columns], rows)
    return Section("characters", t("report.characters.title"), body)


def _character(row: CharacterRow, w: Writer) -> list[Content]:
    def beside(own: str, neutral: str) -> str:
        return f"{own} : {neutral}"

    return [
        f"{w.t(f'avatar.{row.avatar}')}, {w.t(f'character.{row.avatar}')}",
        str(row.games),
        w.mean(row.mean),
        w.mean(row.gain, signed=True),
        beside(w.number(row.faults), w.number(row.neutral_faults)),
        beside(w.percent(row.noticed.value, 0), w.percent(row.neutral_noticed.value, 0)),
        beside(w.number(row.delay.value, 0), w.number(row.neutral_delay.value, 0)),
        beside(w.number(row.false), w.number(row.neutral_false)),
    ]
