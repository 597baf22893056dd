"""The committed catalogues: made from the source, complete, and readable by gettext alone."""

import gettext

import pytest

from tac.locale import LANGUAGES
from tools import make_locale
from tools.locale_catalogue import make, texts
from tools.locale_cyrillic import latin_letters, transliterator
from tools.locale_source import LOCALE, Message, load, placeholders

MESSAGES = load()


def test_the_committed_catalogues_are_what_the_tool_makes() -> None:
    assert make_locale.changed(make_locale.catalogues(MESSAGES)) == []


def test_every_language_of_the_game_has_a_catalogue_and_no_other() -> None:
    folders = {path.name for path in LOCALE.iterdir() if path.is_dir() and path.name[0] != "_"}
    assert folders == set(LANGUAGES)


def test_making_them_twice_gives_the_same_bytes() -> None:
    assert [make(MESSAGES, lang) for lang in LANGUAGES] == [make(MESSAGES, lang) for lang in LANGUAGES]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_gettext_alone_finds_every_text(lang: str) -> None:
    with (LOCALE / lang / "LC_MESSAGES" / "tac.mo").open("rb") as file:
        catalogue = gettext.GNUTranslations(file)
    for message in MESSAGES:
        forms = texts(message, lang)
        if message.plural:
            assert {catalogue.ngettext(message.key, message.key, n) for n in (1, 2, 5)} == set(forms)
        else:
            assert catalogue.gettext(message.key) == forms[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty_and_all_forms_have_the_same_placeholders(lang: str) -> None:
    for message in MESSAGES:
        wanted = placeholders(message.texts["sr"][-1])
        for form in texts(message, lang):
            assert form.strip(), message.key
            assert placeholders(form) | {"n"} == wanted | {"n"}, message.key


def test_cyrillic_texts_have_no_latin_letters_but_those_of_the_exceptions() -> None:
    left = {
        message.key: letters
        for message in MESSAGES
        if not message.same
        for form in texts(message, "sr@cyrillic")
        if (letters := latin_letters(transliterator().kept(form)))
    }
    assert left == {}


@pytest.mark.parametrize("lang", ["sr", "en"])
def test_texts_in_latin_script_have_no_cyrillic_letters(lang: str) -> None:
    wrong = [
        message.key
        for message in MESSAGES
        if not message.same and any("\u0400" <= c <= "\u04ff" for form in message.texts[lang] for c in form)
    ]
    assert wrong == []


def test_every_sentence_about_a_card_stands_in_both_genders() -> None:
    keys = {message.key for message in MESSAGES}
    about_cards = {m.key for m in MESSAGES if "card" in placeholders(m.texts["sr"][0])}
    assert about_cards != set()
    for key in about_cards:
        assert key[-2:] in (".m", ".f"), key
        assert {f"{key[:-2]}.m", f"{key[:-2]}.f"} <= keys


def test_a_catalogue_names_no_day_and_no_tool() -> None:
    message = Message("a.b", {"sr": ("ž",), "en": ("z",)}, plural=False, same=False, note="a note")
    text = make([message], "sr@cyrillic")["po"].decode()
    assert "Date" not in text
    assert "Babel" not in text
    assert text.endswith('#. a note\nmsgid "a.b"\nmsgstr "ж"\n\n')


def test_check_reports_and_writes_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = LOCALE / "sr" / "LC_MESSAGES" / "other.po"
    monkeypatch.setattr(make_locale, "catalogues", lambda _: {stale: b"new"})
    assert make_locale.main(["--check"]) == 1
    assert "stale tac/locale/sr/LC_MESSAGES/other.po" in capsys.readouterr().out
    assert not stale.exists()
