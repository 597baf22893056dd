"""Loading a settings file of one's own over the shipped one."""

from pathlib import Path

from tac.settings import Problem, Settings, load


class Own:
    """A settings file that is written anew and loaded for each text."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "own.yaml"

    def load(self, text: str | bytes) -> tuple[Settings, list[Problem]]:
        self.path.write_bytes(text.encode() if isinstance(text, str) else text)
        return load(self.path)

    def settings(self, text: str | bytes) -> Settings:
        """The settings of a file in which nothing may be wrong."""
        settings, problems = self.load(text)
        assert problems == []
        return settings

    def problems(self, text: str | bytes) -> list[tuple[str, str, int]]:
        """Path, message (its last word) and line of each problem."""
        return [(p.path, p.message_key.rpartition(".")[2], p.line) for p in self.load(text)[1]]
