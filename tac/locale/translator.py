"""Texts by key, from compiled gettext catalogues."""

import gettext
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tac.languages import LANGUAGES

from .system import key_of

FOLDER: Final = Path(__file__).parent
DOMAIN: Final = "tac"

_log = logging.getLogger(__name__)


class Translator:
    """The texts of one language.

    A missing key or value is a mistake of ours. With `strict` it raises KeyError, as tests want it; without,
    the key itself, or the placeholder, is shown instead and the mistake is logged, once.
    """

    def __init__(self, lang: str, *, strict: bool = False) -> None:
        """Load the catalogue of `lang`, one of `LANGUAGES`. Raises ValueError for any other."""
        if lang not in LANGUAGES:
            raise ValueError(f"no such language: {lang!r}")
        self.lang = lang
        self.strict = strict
        # Not `gettext.translation`: to that, sr@cyrillic is just another name of sr.
        with (FOLDER / lang / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as file:
            self._catalogue = gettext.GNUTranslations(file)
        self._catalogue.add_fallback(_Missing())
        self._reported: set[str] = set()

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of `key` with its placeholders filled in. Raises KeyError (see the class).

        A `detail` that is what the system says of an error is said in the language, too.
        """
        return self._filled(key, self._catalogue.gettext, values)

    def n(self, key: str, n: int, /, **values: object) -> str:
        """The text of `key` in the form that goes with the number `n`, which fills `{n}`. Raises KeyError."""
        shown = {"n": self.whole(n), **values}
        return self._filled(key, lambda key: self._catalogue.ngettext(key, key, n), shown)

    def has(self, key: str) -> bool:
        """Whether there is a text for `key`; for names that players may have added, like those of levels."""
        try:
            self._catalogue.gettext(key)
        except KeyError:
            return False
        return True

    def card(self, key: str, rank: str, /, **values: object) -> str:
        """A sentence about a card of this rank (`A`, `2` … `9`, `T`, `J`, `Q`, `K`), in the card's gender.

        The catalogue has it as `key.m` and `key.f`. `{card}` is the card's name ("sedmica"), `{Card}` the
        same with a capital, `{card_acc}` its accusative ("sedmicu"). Raises KeyError.
        """
        name = self(f"rank.{rank}.name")
        forms = {"card": name, "Card": name[:1].upper() + name[1:], "card_acc": self(f"rank.{rank}.acc")}
        return self(f"{key}.{self(f'rank.{rank}.gender')}", **forms, **values)

    def decimal(self, value: float, digits: int = 1) -> str:
        """`value` with this many decimal digits after the sign that the language has for it."""
        return f"{value:.{digits}f}".replace(".", self("format.decimal_sign"))

    def whole(self, value: int) -> str:
        """`value` with its thousands set apart as the language does it."""
        return str(value) if value < 1000 else f"{value:,}".replace(",", self("format.thousands_sign"))

    def key_name(self, key: str) -> str:
        """What is written on a key of the keyboard, by its name in the settings (`kp_8`, `space`, `i`)."""
        if len(key) == 1 or (key[0] == "f" and key[1:].isdigit()):
            return key.upper()
        if key.startswith("kp_") and key[3:].isdigit():
            return self("key.kp", key=key[3:])
        return self(f"key.{key}")

    def _in_words(self, detail: object) -> object:
        """What the system has said, in the language; anything else as it is."""
        if not isinstance(detail, str):
            return detail
        found = key_of(detail)
        if found is None:
            return detail
        key, number = found
        return self(key, number=number)

    def _filled(self, key: str, find: Callable[[str], str], values: dict[str, object]) -> str:
        if "detail" in values:
            values = {**values, "detail": self._in_words(values["detail"])}
        if self.strict:
            return find(key).format_map(values)
        try:
            text = find(key)
        except KeyError:
            self._report(key)
            return key
        try:
            return text.format_map(values)
        except KeyError as missing:
            self._report(f"{key} {{{missing.args[0]}}}")
            return text.format_map(_Named(values))

    def _report(self, mistake: str) -> None:
        if mistake not in self._reported:
            self._reported.add(mistake)
            _log.error("%s: there is no %s", self.lang, mistake)


class _Named(dict[str, object]):
    """Values of which those that are missing are shown as their placeholders."""

    def __missing__(self, name: str) -> str:
        return f"{{{name}}}"


class _Missing(gettext.NullTranslations):
    """Asked after the catalogue, for what is not in it."""

    def gettext(self, message: str) -> str:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise KeyError(msgid1)
