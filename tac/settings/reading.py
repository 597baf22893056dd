"""Reading a settings file that may be anything at all: missing, huge, binary, broken or hostile."""

from pathlib import Path
from typing import Final

from .tree import Mapping, Unreadable

MAX_BYTES: Final = 1024 * 1024


def read_file(path: Path) -> Mapping:
    """The settings in the file at `path`. Raises Unreadable."""
    try:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise Unreadable("problem.config.missing") from None
    except (OSError, ValueError) as error:
        # ValueError: the path itself holds a NUL.
        detail = getattr(error, "strerror", None) or str(error)
        raise Unreadable("problem.config.unreadable", detail) from None
    return read_bytes(raw)


def read_bytes(raw: bytes) -> Mapping:
    """The settings in `raw`, a UTF-8 YAML document with or without a byte order mark. Raises Unreadable."""
    if len(raw) > MAX_BYTES:
        raise Unreadable("problem.config.too_big", f"{MAX_BYTES // 1024} KiB")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("problem.config.not_utf8", line=raw.count(b"\n", 0, error.start) + 1) from None
    if not text.strip():
        raise Unreadable("problem.config.empty")
    # Imported here: yaml takes tens of milliseconds, and whoever needs only a type should not wait for it.
    from .yaml_tree import compose

    tree = compose(text)
    if tree is None:
        return Mapping(1, ())
    if not isinstance(tree, Mapping):
        raise Unreadable("problem.config.no_settings", line=tree.line)
    return tree
