"""From Latin to Cyrillic script: digraphs, capitals, and what stays as it is."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools.locale_cyrillic import Cyrillic, DoubtfulWord, transliterator

LATIN = [*"abvgdđežzijkl", "lj", "m", "n", "nj", *"oprstćufhcč", "dž", "š"]
CYRILLIC = [*"абвгдђежзијклљмнњопрстћуфхцчџш"]


@pytest.mark.parametrize(("latin", "cyrillic"), list(zip(LATIN, CYRILLIC, strict=True)))
def test_every_letter_in_all_its_shapes(latin: str, cyrillic: str) -> None:
    to = transliterator()
    assert to(latin) == cyrillic
    assert to(latin.capitalize()) == cyrillic.upper()
    assert to(latin.upper()) == cyrillic.upper()


@pytest.mark.parametrize(
    ("latin", "cyrillic"),
    [
        ("TAČ!", "ТАЧ!"),
        ("Njegova ljubav, džep", "Његова љубав, џеп"),
        ("NJEGOVA LJUBAV, DŽEP", "ЊЕГОВА ЉУБАВ, ЏЕП"),
        ("PodžANR", "ПоджАНР"),
        ("injekcija", "инјекција"),
        ("INJEKCIJA", "ИНЈЕКЦИЈА"),
        ("konjugacija", "конјугација"),
        ("nadživeti", "надживети"),
        ("nadžeti", "наджети"),
        ("odžaliti", "оджалити"),
        ("konj i odžak", "коњ и оџак"),
        ("vanjski", "вањски"),
        ("Esc, Enter i F11", "Esc, Enter и Ф11"),
        ("Pritisni Caps Lock.", "Притисни Caps Lock."),
        ("neispravan YAML", "неисправан YAML"),
        ("Start i Select, num 5, „turns“, d’", "Start и Select, num 5, „turns“, d’"),
        ("Tabla", "Табла"),
        ("„Tač” – 3–4 s…", "„Тач” – 3–4 с…"),
        ("{name}: na hrpu – {target}", "{name}: на хрпу – {target}"),
        ("{n} njiva{n}", "{n} њива{n}"),
        ("već Ћирилица", "већ Ћирилица"),
    ],
)
def test_words(latin: str, cyrillic: str) -> None:
    assert transliterator()(latin) == cyrillic


@pytest.mark.parametrize("word", ["injurija", "Podžeći", "izvanjski", "nadžupan"])
def test_a_doubtful_word_must_be_decided_by_a_reader(word: str) -> None:
    with pytest.raises(DoubtfulWord, match=word):
        transliterator()(f"To je {word}.")


def test_exceptions_are_read_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "exceptions.yaml"
    file.write_text("latin: [F11, Tač]\ntwo_letters: [kon|j]\none_letter: [injurij]\n", "utf-8")
    assert Cyrillic(file)("F11 Tač Tačka konj injurija") == "F11 Tač Тачка конј ињурија"


@settings(deadline=None)
@given(st.lists(st.sampled_from(CYRILLIC), max_size=12).map("".join))
def test_letters_that_are_cyrillic_already_stay(text: str) -> None:
    assert transliterator()(text) == text
