"""What was wrong with a settings file, said so that a player can be told where and why."""

from pathlib import Path

from msgspec import Struct

_SHOWN = 40


class Problem(Struct, frozen=True):
    """One thing in a settings file that could not be used; its default is used instead.

    `path` names the setting ("levels.lak.notice.1"; empty when the whole file is meant), `message_key`
    the translated sentence, `detail` what would have been right or what went wrong, free of language
    ("0.5 – 3", "off, slow, normal, fast"), `value` what stood there, shortened, and `line` the line in
    `file`, counted from 1 (0: no particular one).
    """

    path: str
    message_key: str
    detail: str = ""
    value: str = ""
    file: Path | None = None
    line: int = 0

    def values(self) -> dict[str, str]:
        """The placeholders of the translated sentence: `t(problem.message_key, **problem.values())`."""
        name = self.file.name if self.file else ""
        where = f"{name}:{self.line}" if self.line else name
        return {"where": where, "path": self.path, "value": self.value, "detail": self.detail}


def shown(text: str) -> str:
    """`text` on one line and short enough for a message."""
    line = " ".join("".join(c if c.isprintable() else " " for c in text[: 4 * _SHOWN]).split())
    return line if len(line) <= _SHOWN else line[: _SHOWN - 1] + "…"
