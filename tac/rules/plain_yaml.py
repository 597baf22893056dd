"""Plain YAML: texts, numbers, lists and mappings, and nothing that does more than hold them.

No anchors and aliases, no tags, no key twice, one document, little nesting, of limited size. All that is
checked event by event, before anything is built, so that no text is dear to refuse.
"""

from __future__ import annotations

import math
import reprlib
from typing import Any, Final

import yaml

from tac.rules.errors import RecordError, RecordReason

MOST_BYTES = 2**20
"""The largest text, in bytes of UTF-8."""

MOST_DEPTH = 8
"""How deep collections may stand in each other, the outermost being 1."""

_NUMBER_LENGTH = 32
"""The longest text that is read as a number; what is longer stays text."""

_WIDTH = 110
"""Where long lists are broken into lines, in characters."""

_NO_KEY: Final = object()

# The C library is ten times as fast; PyYAML goes without it where it is not built in.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_BaseDumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)


class _Dumper(_BaseDumper):  # type: ignore[misc]
    """Writes a value that stands in two places twice, since no alias is read."""

    def ignore_aliases(self, data: object) -> bool:
        return True


def _represent_text(dumper: Any, text: str) -> Any:
    # PyYAML's own writer loses some line breaks and control characters in its other styles.
    style = None if text.isprintable() else '"'
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


_Dumper.add_representer(str, _represent_text)

_RESOLVER: Any = yaml.resolver.Resolver()
_CONSTRUCTOR: Any = yaml.constructor.SafeConstructor()
_SCALARS = {
    "tag:yaml.org,2002:null": _CONSTRUCTOR.construct_yaml_null,
    "tag:yaml.org,2002:bool": _CONSTRUCTOR.construct_yaml_bool,
    "tag:yaml.org,2002:int": _CONSTRUCTOR.construct_yaml_int,
    "tag:yaml.org,2002:float": _CONSTRUCTOR.construct_yaml_float,
}


def load_plain(data: bytes | str) -> object:
    """The value of the plain YAML document ``data``; raises `RecordError`, and nothing else.

    A byte order mark is skipped. Timestamps stay texts, and so do numbers that are infinite, no number
    or very long.
    """
    document = _Document()
    text = _decoded(data)
    try:
        for event in yaml.parse(text, Loader=_Loader):
            document.take(event)
    except RecordError:
        raise
    except yaml.MarkedYAMLError as error:
        detail = f"{error.problem}{_place(error.problem_mark)}"
        raise RecordError(RecordReason.NOT_YAML, detail) from None
    except yaml.reader.ReaderError as error:
        raise RecordError(RecordReason.NOT_YAML, f"{error.reason} at {error.position}") from None
    except (ValueError, OverflowError) as error:
        # The parser without the C library lets these through for other broken escapes.
        raise RecordError(RecordReason.NOT_YAML, str(error)) from None
    return document.value


def dump_plain(values: dict[str, object]) -> str:
    """The YAML text of ``values``, which `load_plain` gives back; empty for an empty mapping.

    Raises `RecordError` where they hold what is not plain.
    """
    _check_plain(values, 1)
    if not values:
        return ""
    # Each key by itself: a mapping of nothing but single values would stand in braces, and not on lines.
    return "".join(_dump_key(key, value) for key, value in values.items())


def _dump_key(key: str, value: object) -> str:
    text: str = yaml.dump(
        {key: value},
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=None if isinstance(value, dict | list) else False,
        width=_WIDTH,
    )
    return text


def _decoded(data: bytes | str) -> str:
    """The text of ``data`` without a byte order mark."""
    try:
        encoded = data.encode() if isinstance(data, str) else data
        if len(encoded) > MOST_BYTES:
            raise RecordError(RecordReason.TOO_LARGE, f"over {MOST_BYTES} bytes")
        return encoded.decode().removeprefix("\ufeff")
    except UnicodeError as error:
        raise RecordError(RecordReason.NOT_UTF8, str(error)) from None


def _is_utf8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeError:
        return False
    return True


class _Document:
    """Builds the value of one plain YAML document from its events; raises `RecordError`."""

    def __init__(self) -> None:
        self.value: object = None
        self._open: list[_Collection] = []
        self._documents = 0

    def take(self, event: yaml.Event) -> None:
        """Take the next event in."""
        if isinstance(event, yaml.DocumentStartEvent):
            self._documents += 1
            if self._documents > 1:
                raise _not_plain("several documents", event)
        elif isinstance(event, yaml.AliasEvent):
            raise _not_plain("an alias", event)
        elif isinstance(event, yaml.ScalarEvent | yaml.CollectionStartEvent):
            self._take_node(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()

    def _take_node(self, event: yaml.ScalarEvent | yaml.CollectionStartEvent) -> None:
        if event.anchor is not None:
            raise _not_plain("an anchor", event)
        if event.tag is not None:
            raise _not_plain("a tag", event)
        value: object
        if isinstance(event, yaml.ScalarEvent):
            value = _scalar(event)
        else:
            value = {} if isinstance(event, yaml.MappingStartEvent) else []
        if self._open:
            self._open[-1].add(value, event)
        else:
            self.value = value
        if isinstance(value, dict | list):
            self._open.append(_Collection(value))
            if len(self._open) > MOST_DEPTH:
                raise _not_plain(f"collections more than {MOST_DEPTH} deep", event)


class _Collection:
    """A list or a mapping that is not complete yet."""

    def __init__(self, value: dict[object, object] | list[object]) -> None:
        self._value = value
        self._key: object = _NO_KEY

    def add(self, item: object, event: yaml.NodeEvent) -> None:
        """Add the next item, or the next key, or the value of the key before."""
        if isinstance(self._value, list):
            self._value.append(item)
        elif self._key is not _NO_KEY:
            self._value[self._key] = item
            self._key = _NO_KEY
        elif isinstance(item, dict | list):
            raise _not_plain("a list or mapping as a key", event)
        elif item in self._value:
            raise _not_plain(f"the key {reprlib.repr(item)} twice", event)
        else:
            self._key = item


def _not_plain(what: str, event: yaml.Event) -> RecordError:
    return RecordError(RecordReason.NOT_PLAIN, what + _place(event.start_mark))


def _place(mark: Any) -> str:
    return "" if mark is None else f", in line {mark.line + 1} of the text"


def _scalar(event: yaml.ScalarEvent) -> object:
    """The value of a scalar: null, a truth value, a number, or else the text as it stands.

    Timestamps are texts here, and so are numbers that are infinite, no number, or very long.
    """
    text: str = event.value
    if not _is_utf8(text):
        # The parser without the C library makes such texts of broken escapes.
        raise _not_plain("an escape of half a character", event)
    if not event.implicit[0]:
        return text
    tag = _RESOLVER.resolve(yaml.ScalarNode, text, (True, False))
    construct = _SCALARS.get(tag)
    if construct is None or len(text) > _NUMBER_LENGTH:
        return text
    try:
        value: object = construct(yaml.ScalarNode(tag, text))
    except ValueError:
        return text
    return text if isinstance(value, float) and not math.isfinite(value) else value


def _check_plain(value: object, depth: int) -> None:
    """Whether ``value``, standing ``depth`` deep, is written as what is read again."""
    if type(value) is str:
        if not _is_utf8(value):
            raise RecordError(RecordReason.NOT_UTF8, "a text with half a character")
    elif type(value) is dict or type(value) is list:
        if depth > MOST_DEPTH:
            raise RecordError(RecordReason.NOT_PLAIN, f"collections more than {MOST_DEPTH} deep")
        for item in value:
            _check_plain(item, depth + 1)
        if type(value) is dict:
            for item in value.values():
                _check_plain(item, depth + 1)
    elif type(value) is int:
        if abs(value) >= 10 ** (_NUMBER_LENGTH - 1):
            raise RecordError(RecordReason.NOT_PLAIN, "a very large number")
    elif not (value is None or type(value) is bool or (type(value) is float and math.isfinite(value))):
        raise RecordError(RecordReason.NOT_PLAIN, f"not a plain value: {reprlib.repr(value)}")
