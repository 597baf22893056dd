"""What the system says of a file is said in the language of the game; what it has no words for, by number."""

from __future__ import annotations

import errno
import os
import sqlite3
from pathlib import Path

import pytest

from tac.locale import LANGUAGES, Translator
from tac.locale.system import OTHER, PREFIX, key_of
from tools.locale_source import load

KEYS = {message.key for message in load() if message.key.startswith(PREFIX)}


def told(lang: str, detail: object) -> str:
    return Translator(lang, strict=True)("export.failed", path="p", detail=detail)


def test_a_full_disk_is_told_in_the_language() -> None:
    said = os.strerror(errno.ENOSPC)
    assert told("sr", said) == "p ne može da se upiše: disk je pun"
    assert told("sr@cyrillic", said) == "p не може да се упише: диск је пун"
    assert told("en", said) == "p cannot be written: the disk is full"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", sorted(errno.errorcode))
def test_every_error_of_the_system_has_words_or_its_number(lang: str, number: int) -> None:
    said = os.strerror(number)
    found = key_of(said)
    assert found is not None
    sentence = told(lang, said)
    assert said not in sentence.partition(": ")[2] or lang == "en"
    assert (str(number) in sentence) == (found[0] == OTHER)


def test_all_the_words_are_for_errors_that_there_are() -> None:
    names = {key.removeprefix(PREFIX).upper() for key in KEYS - {OTHER}}
    used = {key for said in map(os.strerror, errno.errorcode) if (found := key_of(said)) for key in found[:1]}
    assert used == KEYS
    assert all(hasattr(errno, name) for name in names)


def test_what_is_no_error_of_the_system_stays_as_it_is() -> None:
    assert told("sr", "lak, srednji") == "p ne može da se upiše: lak, srednji"
    assert told("sr", 12) == "p ne može da se upiše: 12"


def test_a_real_error_is_known(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="directory") as caught:
        tmp_path.open()
    assert told("sr", caught.value.strerror) == "p ne može da se upiše: to je folder"


def test_what_the_database_says_is_known(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.Error) as caught:
        sqlite3.connect(tmp_path / "none" / "x.db")
    assert told("sr", str(caught.value)) == "p ne može da se upiše: nema ga"
