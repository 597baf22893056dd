"""The language that is 40 % longer: what it lengthens, and what it leaves alone."""

from __future__ import annotations

import pytest

from tac.locale import Translator
from tools.locale_source import PLACEHOLDER, load
from tools.pseudo import LONGER, longer, longer_texts


def letters(text: str) -> int:
    return sum(letter.isalpha() for letter in PLACEHOLDER.sub("", text))


@pytest.mark.parametrize("lang", ["sr", "en"])
def test_every_text_is_40_per_cent_longer_and_has_the_same_placeholders(lang: str) -> None:
    for message in load():
        for form in message.texts[lang]:
            made = longer(form)
            assert LONGER * letters(form) <= letters(made) < LONGER * letters(form) + 1.001, form
            assert PLACEHOLDER.findall(made) == PLACEHOLDER.findall(form)
            assert {c for c in form if not c.isalpha()} == {c for c in made if not c.isalpha()}


def test_words_stay_what_they_are_and_keep_their_script() -> None:
    assert longer("Tvoj potez, {name}!") == "Tvojmo potezmo, {name}!"
    assert longer("РЕЗУЛТАТ") == "РЕЗУЛТАТШОАЖ"
    assert longer("100 % – {n}") == "100 % – {n}"


def test_texts_are_longer_only_meanwhile_and_names_of_keys_never() -> None:
    t = Translator("sr", strict=True)
    before = t("pause.title"), t("key.escape"), t.decimal(1.5), t.card("moment.owed.1", "7")
    with longer_texts():
        assert len(t("pause.title")) > len(before[0])
        assert len(t.card("moment.owed.1", "7")) > len(before[3])
        assert (t("key.escape"), t.decimal(1.5)) == before[1:3]
    assert (t("pause.title"), t("key.escape"), t.decimal(1.5), t.card("moment.owed.1", "7")) == before
