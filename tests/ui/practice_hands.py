"""The time of day at which practice is tried: it stands."""

from __future__ import annotations

from datetime import UTC, datetime

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
