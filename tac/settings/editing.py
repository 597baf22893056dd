"""Changing one value of a settings file and leaving everything else in it as it is, comments too."""

from .emitting import emit, emit_entry
from .reading import read_bytes
from .tree import Listing, Mapping, Scalar, Tree, Unreadable

Path = tuple[str, ...]
"""The names that lead to a setting: `("sound", "mute")`."""


def with_value(tree: Mapping, path: Path, value: Tree | None) -> Mapping:
    """``tree`` with another value at ``path``, or with none; a heading that nothing is left below goes too.

    What stands in the way, as a number does where there should be a heading, gives way.
    """
    name, rest = path[0], path[1:]
    old = find(tree, (name,))
    if rest:
        inside = old if isinstance(old, Mapping) else Mapping(0, ())
        if value is None and find(inside, rest) is None:
            return tree
        inner = with_value(inside, rest, value)
        new: Tree | None = inner if inner.entries else None
    else:
        new = value
    places = [number for number, (key, _) in enumerate(tree.entries) if key.text == name]
    entries = list(tree.entries)
    if new is not None and places:
        entries[places[-1]] = (entries[places[-1]][0], new)
    elif new is not None:
        entries.append((Scalar(0, name, name), new))
    # Of a name that stands there twice the last one counts.
    gone = set(places if new is None else places[:-1])
    return Mapping(tree.line, tuple(e for number, e in enumerate(entries) if number not in gone))


def find(tree: Tree, path: Path) -> Tree | None:
    """What stands at ``path``; None if nothing does."""
    entry = _entry(tree, path)
    return None if entry is None else entry[1]


def edited(text: str, path: Path, value: Tree | None) -> str:
    """The text of a settings file with another value at ``path``, or with none.

    Only the lines of that value change where that can be done; otherwise those of the heading above it, and
    in the last resort the whole is written anew, which loses comments but no value. Raises `Unreadable`.
    """
    tree = read(text)
    wanted = with_value(tree, path, value)
    if same(wanted, tree):
        return text
    for depth in range(len(path), 0, -1):
        tried = _with_entry(text, tree, wanted, path[:depth])
        if tried is not None and _says(tried, wanted):
            return tried
    return emit(wanted)


def read(text: str) -> Mapping:
    """What ``text`` says; an empty one says nothing. Raises `Unreadable`."""
    return read_bytes(text.encode("utf-8", "surrogatepass")) if text.strip() else Mapping(1, ())


def same(one: Tree | None, other: Tree | None) -> bool:
    """Whether two trees say the same, in the same order, wherever they stand in their files."""
    match one, other:
        case Scalar(), Scalar():
            return repr(one.value) == repr(other.value) and (one.text == other.text or one.value is None)
        case Listing(), Listing():
            return len(one.items) == len(other.items) and all(map(same, one.items, other.items))
        case Mapping(), Mapping():
            mine = [part for entry in one.entries for part in entry]
            others = [part for entry in other.entries for part in entry]
            return len(mine) == len(others) and all(map(same, mine, others))
    return one is other


def _entry(tree: Tree, path: Path) -> tuple[Scalar, Tree] | None:
    found = None
    for name in path:
        entries = tree.entries if isinstance(tree, Mapping) else ()
        found = next((e for e in reversed(entries) if e[0].text == name), None)
        if found is None:
            return None
        tree = found[1]
    return found


def _with_entry(text: str, tree: Mapping, wanted: Mapping, path: Path) -> str | None:
    """``text`` with the entry at ``path`` as it is in ``wanted``, or None where that is not to be done so."""
    lines = text.splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        lines[-1] += "\n"
    before, after = _entry(tree, path), _entry(wanted, path)
    if before is not None:
        first, last = before[0].line - 1, _last_line(before)
        indent = lines[first][: len(lines[first]) - len(lines[first].lstrip(" "))]
        new = "" if after is None else emit_entry(*after, indent)
        if new.count("\n") == 1 == last - first:
            new = new[:-1] + _comment(lines[first]) + "\n"
        return "".join([*lines[:first], new, *lines[last:]])
    above = _entry(tree, path[:-1])
    if after is None or (above is None and len(path) > 1):
        return None
    if above is None:
        return "".join(lines) + emit_entry(*after, "")
    if not isinstance(above[1], Mapping) or not above[1].entries:
        return None
    line = lines[above[1].entries[0][0].line - 1]
    indent = line[: len(line) - len(line.lstrip(" "))]
    end = _last_line(above)
    return "".join([*lines[:end], emit_entry(*after, indent), *lines[end:]])


def _last_line(entry: tuple[Scalar, Tree]) -> int:
    """The last line, counted from 1, in which something of an entry begins."""
    key, node = entry
    match node:
        case Mapping(entries=entries):
            return max([key.line, node.line, *map(_last_line, entries)])
        case Listing(items=items):
            return max([key.line, node.line, *(_last_line((key, item)) for item in items)])
        case _:
            return max(key.line, node.line)


def _comment(line: str) -> str:
    """The comment at the end of a line, with the blanks before it; whether it is one is seen afterwards."""
    start = line.find(" #")
    return "" if start < 0 else line[len(line[:start].rstrip()) :].rstrip("\n")


def _says(text: str, wanted: Mapping) -> bool:
    try:
        return same(read(text), wanted)
    except Unreadable:
        return False
