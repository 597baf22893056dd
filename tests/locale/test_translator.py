"""Texts by key: values, plural forms, cards, and what happens to a mistake."""

import logging
import subprocess
import sys
from itertools import product

import pytest

from tac.locale import LANGUAGES, Translator
from tac.rules.cards import RANKS
from tac.settings import KEY_NAMES


def strict(lang: str) -> Translator:
    return Translator(lang, strict=True)


def test_a_text_is_filled_with_its_values() -> None:
    assert strict("sr")("plate.computer", level="lak") == "računar · lak"
    assert strict("sr@cyrillic")("plate.computer", level="лак") == "рачунар · лак"
    assert strict("en")("plate.computer", level="easy") == "computer · easy"


@pytest.mark.parametrize(
    ("n", "text"),
    [
        (0, "daje 0 karata"),
        (1, "daje 1 kartu"),
        (2, "daje 2 karte"),
        (4, "daje 4 karte"),
        (5, "daje 5 karata"),
        (11, "daje 11 karata"),
        (12, "daje 12 karata"),
        (14, "daje 14 karata"),
        (21, "daje 21 kartu"),
        (22, "daje 22 karte"),
        (25, "daje 25 karata"),
        (101, "daje 101 kartu"),
        (111, "daje 111 karata"),
        (112, "daje 112 karata"),
        (122, "daje 122 karte"),
    ],
)
def test_serbian_counts_in_three_forms(n: int, text: str) -> None:
    assert strict("sr").n("plate.gives", n) == text


@pytest.mark.parametrize(("n", "text"), [(1, "даје 1 карту"), (3, "даје 3 карте"), (11, "даје 11 карата")])
def test_cyrillic_counts_like_latin(n: int, text: str) -> None:
    assert strict("sr@cyrillic").n("plate.gives", n) == text


@pytest.mark.parametrize(
    ("n", "text"),
    [(0, "gives 0 cards"), (1, "gives 1 card"), (2, "gives 2 cards"), (21, "gives 21 cards")],
)
def test_english_counts_in_two_forms(n: int, text: str) -> None:
    assert strict("en").n("plate.gives", n) == text


@pytest.mark.parametrize(
    ("lang", "rank", "text"),
    [
        ("sr", "7", "Sedmica je morala na talon"),
        ("sr", "A", "Kec je morao na talon"),
        ("sr", "J", "Žandar je morao na talon"),
        ("sr", "Q", "Dama je morala na talon"),
        ("sr", "K", "Kralj je morao na talon"),
        ("sr@cyrillic", "J", "Жандар је морао на талон"),
        ("sr@cyrillic", "6", "Шестица је морала на талон"),
        ("en", "8", "The eight had to go to the central pile"),
    ],
)
def test_a_sentence_about_a_card_agrees_with_it(lang: str, rank: str, text: str) -> None:
    assert strict(lang).card("moment.owed.3", rank) == text


def test_a_sentence_about_a_card_can_have_its_name_in_other_forms() -> None:
    assert strict("sr").card("last.draw", "7", name="Luka") == "Luka: okrenuta sedmica"
    assert strict("sr").card("last.draw", "K", name="Luka") == "Luka: okrenut kralj"
    assert strict("en").card("last.draw", "8", name="Luka") == "Luka: an eight turned over"


@pytest.mark.parametrize(("lang", "rank"), list(product(LANGUAGES, RANKS)))
def test_every_rank_has_its_words(lang: str, rank: str) -> None:
    assert strict(lang).card("moment.owed.2", rank, heap="hrpu").endswith("hrpu")


@pytest.mark.parametrize(("lang", "text"), [("sr", "0,9"), ("sr@cyrillic", "0,9"), ("en", "0.9")])
def test_decimals_have_the_sign_of_the_language(lang: str, text: str) -> None:
    assert strict(lang).decimal(0.94) == text


@pytest.mark.parametrize(("lang", "sign"), [("sr", "."), ("sr@cyrillic", "."), ("en", ",")])
def test_thousands_are_set_apart_as_the_language_does_it(lang: str, sign: str) -> None:
    t = strict(lang)
    assert [t.whole(n) for n in (0, 999, 1000)] == ["0", "999", f"1{sign}000"]
    assert t.whole(1234567) == f"1{sign}234{sign}567"
    assert f"10{sign}000 " in t.n("count.games", 10_000)


@pytest.mark.parametrize(("lang", "key"), list(product(LANGUAGES, KEY_NAMES)))
def test_every_key_of_the_keyboard_has_a_name(lang: str, key: str) -> None:
    assert strict(lang).key_name(key).strip()


def test_keys_are_named_as_they_are_printed() -> None:
    names = [strict("sr").key_name(key) for key in ("i", "7", "f11", "kp_8", "space", "escape", "comma")]
    assert names == ["I", "7", "F11", "num 8", "razmak", "Esc", ","]


def test_values_are_taken_as_they_are() -> None:
    text = strict("sr")("last.out", name="{level} {0} %s {name.__class__}")
    assert text == "{level} {0} %s {name.__class__}: bez karata!"


def test_a_key_can_have_a_value_called_key() -> None:
    assert strict("en")("key.kp", key="8") == "num 8"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_strict_translator_raises_for_an_unknown_key_and_a_missing_value(lang: str) -> None:
    t = strict(lang)
    with pytest.raises(KeyError, match=r"table\.nothing"):
        t("table.nothing")
    with pytest.raises(KeyError, match=r"table\.nothing"):
        t.n("table.nothing", 2)
    with pytest.raises(KeyError, match="name"):
        t("last.out")
    with pytest.raises(KeyError, match=r"rank\.1"):
        t.card("moment.owed.3", "1")


def test_otherwise_the_mistake_is_shown_and_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    t = Translator("en")
    with caplog.at_level(logging.ERROR, "tac.locale"):
        for _ in range(3):
            assert t("table.nothing", name="Luka") == "table.nothing"
            assert t.n("count.nothing", 3) == "count.nothing"
            assert t("plate.out_place") == "out · no. {place}"
    assert [record.getMessage() for record in caplog.records] == [
        "en: there is no table.nothing",
        "en: there is no count.nothing",
        "en: there is no plate.out_place {place}",
    ]


def test_it_can_be_asked_whether_there_is_a_text() -> None:
    t = Translator("sr", strict=True)
    assert (t.has("level.težak"), t.has("plate.gives"), t.has("level.Baka")) == (True, True, False)


@pytest.mark.parametrize("lang", ["", "de", "sr_RS", "../sr"])
def test_an_unknown_language_is_refused(lang: str) -> None:
    with pytest.raises(ValueError, match="language"):
        Translator(lang)


def test_the_standard_library_is_all_it_needs() -> None:
    code = "import sys, tac.locale; tac.locale.Translator('sr')('app.title'); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.partition(".")[0] for name in done.stdout.split()}
    assert loaded & {"yaml", "msgspec", "babel", "pygame", "platformdirs"} == set()
    assert {name for name in done.stdout.split() if name.startswith("tac.")} <= {
        "tac.languages",
        "tac.locale",
        "tac.locale.guessing",
        "tac.locale.system",
        "tac.locale.translator",
    }
