"""The source of all texts: every mistake in it is refused with its place."""

from pathlib import Path

import pytest

from tools.locale_source import Message, SourceError, load, placeholders


def read(folder: Path, text: str) -> list[Message]:
    file = folder / "messages.yaml"
    file.write_text(text, "utf-8")
    return load(file)


def test_a_text_a_plural_a_note_and_one_for_all(tmp_path: Path) -> None:
    text = """
a.text: {sr: "ne", en: no, note: short}
a.count: {sr: ["{n} ruka", "{n} ruke", "{n} ruku"], en: [one hand, "{n} hands"]}
a.name: {all: Esc}
"""
    assert read(tmp_path, text) == [
        Message("a.text", {"sr": ("ne",), "en": ("no",)}, plural=False, same=False, note="short"),
        Message(
            "a.count",
            {"sr": ("{n} ruka", "{n} ruke", "{n} ruku"), "en": ("one hand", "{n} hands")},
            plural=True,
            same=False,
            note="",
        ),
        Message("a.name", {"sr": ("Esc",), "en": ("Esc",)}, plural=False, same=True, note=""),
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[]", "mapping"),
        ("a.b: {sr: x, en: y}\na.b: {sr: x, en: y}", "line 2: a.b stands there twice"),
        ("a.b: {sr: x, sr: z, en: y}", "line 1: sr stands there twice"),
        ("A.b: {sr: x, en: y}", "A.b: a key is"),
        ("ab: {sr: x, en: y}", "ab: a key is"),
        ("a.b c: {sr: x, en: y}", "a.b c: a key is"),
        ("a.b: x", "a.b: wanted are"),
        ("a.b: {sr: x}", "a.b: wanted are"),
        ("a.b: {en: x}", "a.b: wanted are"),
        ("a.b: {sr: x, en: y, all: z}", "a.b: wanted are"),
        ("a.b: {sr: x, en: y, de: z}", "a.b: wanted are"),
        ("a.b: {sr: '', en: y}", "a.b: empty"),
        ("a.b: {sr: x, en: 'y '}", "a.b: empty, or blanks around it, in en"),
        ("a.b: {sr: [x, y], en: [x, y]}", r"a.b: 3 text\(s\) wanted in sr"),
        ("a.b: {sr: [x, y, z], en: x}", r"a.b: 2 text\(s\) wanted in en"),
        ("a.b: {sr: '{name}', en: y}", "a.b: other placeholders in en"),
        ("a.b: {sr: x, en: '{name}'}", "a.b: other placeholders in en"),
        ("a.b: {sr: '{n} x', en: y}", "a.b: other placeholders in en"),
        ("a.b: {sr: ['{n}', '{n}', '{n} {m}'], en: ['{n}', '{n}']}", "a.b: other placeholders in sr"),
        ("a.b: {sr: '{n', en: '{n'}", "a.b: a placeholder is"),
        ("a.b: {sr: '{}', en: '{}'}", "a.b: a placeholder is"),
        ("a.b: {sr: '{n.real}', en: '{n.real}'}", "a.b: a placeholder is"),
        ("a.b: {sr: '{n:d}', en: '{n:d}'}", "a.b: a placeholder is"),
    ],
)
def test_a_mistake_is_refused(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(SourceError, match=reason):
        read(tmp_path, text)


def test_the_forms_of_a_cards_name_are_one_value() -> None:
    assert placeholders("{Card} {card} {card_acc} {name}") == {"card", "name"}
