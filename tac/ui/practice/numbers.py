"""Numbers and moments as practice tells them."""

from __future__ import annotations

from datetime import datetime, timedelta

from tac.locale import Translator


def grouped(t: Translator, number: int) -> str:
    """A number with its thousands set apart as the language does it."""
    return f"{number:,}".replace(",", t("format.thousands_sign"))


def when(t: Translator, moment: datetime, now: datetime) -> str:
    """When something comes back: in minutes, at a time of day, or on a day."""
    at = moment.astimezone(now.tzinfo)
    minutes = max(1, -(-int((at - now).total_seconds()) // 60))
    if minutes < 60:
        return t.n("practice.when.minutes", minutes)
    if at.date() == now.date():
        return t("practice.when.today", time=f"{at:%H:%M}")
    if at.date() == now.date() + timedelta(days=1):
        return t("practice.when.tomorrow", time=f"{at:%H:%M}")
    return t("practice.when.date", day=at.day, month=t(f"stats.month.{at.month}"))


def clock(ms: float) -> str:
    """Time that is left, in minutes and seconds, begun seconds counted whole."""
    whole = -(-round(ms) // 1000)
    return f"{whole // 60}:{whole % 60:02}"
