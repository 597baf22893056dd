"""What is told over a screen can be read: long sentences get higher rows, and paths break behind a slash."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.locale import LANGUAGES, Translator
from tac.ui import theme
from tac.ui.draw import Kit
from tac.ui.scenes.notice import MOST, NoticeScene, break_paths, ended
from tests.ui.widget_hands import key

SIZES = [(1024, 640), (1280, 720), (1920, 1080), (640, 800)]
SHORT = "~/.local/share/tac/games/running/2026-11-30-100923-354395404-5257f7.damaged-2026-11-30-101539.jsonl"
LONG = "/media/a stick/" + "folder/" * 9 + SHORT[2:]


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZES[0])
    yield made
    made.close()


def notice(kit: Kit, lang: str, size: tuple[int, int], sentences: list[str]) -> NoticeScene:
    kit.resize(size)
    scene = NoticeScene(kit, Translator(lang, strict=True), sentences, lambda: None)
    scene.resize(size)
    return scene


def shown(scene: NoticeScene) -> list[tuple[int, str]]:
    """The size in pixels and the words of each sentence, as they are drawn."""
    width = scene._panel().w - 8 * scene.kit.u
    px, weight = theme.BODY.px(scene.kit.u), theme.BODY.weight
    found = []
    for text, lines, height in scene._rows():
        at, words = scene.kit.text.arrange(text, weight, px, int(width), height, lines)
        found.append((at, " ".join(words)))
    return found


@pytest.mark.parametrize(
    "sentence, said",
    [
        ("Something is wrong", "Something is wrong."),
        ("It stands twice; the last counts.", "It stands twice; the last counts."),
        ("Saved as ~/a/game.yaml", "Saved as ~/a/game.yaml"),
        ("What now?", "What now?"),
    ],
)
def test_every_sentence_ends_with_a_full_stop_but_for_a_path(sentence: str, said: str) -> None:
    assert ended(sentence) == said


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", [SHORT, LONG], ids=["short", "long"])
def test_a_sentence_with_a_path_is_shown_to_its_end(
    kit: Kit, lang: str, size: tuple[int, int], path: str
) -> None:
    sentence = Translator(lang, strict=True)("problem.journal.damaged", path=path, moves=4)
    (_, words) = shown(notice(kit, lang, size, [sentence]))[0]
    assert words.replace(" ", "") == sentence.replace(" ", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("many", [1, MOST])
def test_sentences_have_letters_of_full_size_however_many_there_are(kit: Kit, lang: str, many: int) -> None:
    sentence = Translator(lang, strict=True)("problem.journal.damaged", path=LONG, moves=4)
    found = shown(notice(kit, lang, (1280, 720), [sentence] * many))
    assert {px for px, _ in found} == {theme.BODY.px(kit.u)}


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_paper_stays_in_the_window_however_much_there_is_to_tell(
    kit: Kit, size: tuple[int, int], scale: float
) -> None:
    kit.enlarge(scale)
    scene = notice(kit, "en", size, [f"It is kept as {LONG}." * 4] * (MOST + 3))
    kit.enlarge(1.0)
    assert scene._panel().y >= 0
    assert scene._panel().bottom <= size[1]
    assert scene.form.scroll.active
    scene.handle(key(pygame.K_END))
    scene.handle(key(pygame.K_UP))
    assert scene.form.scroll.area is not None
    assert 0 < scene.form.scroll.offset < scene.form.scroll.area.most


def test_short_sentences_have_rows_of_one_height(kit: Kit) -> None:
    scene = notice(kit, "en", (1280, 720), ["One.", "Two."])
    assert len({height for _, _, height in scene._rows()}) == 1


def test_paths_break_behind_a_slash_and_words_between_them() -> None:
    lines = break_paths("kept as ~/one/two/three now", lambda line: len(line) <= 12)
    assert lines == ["kept as ~/", "one/two/", "three now"]
