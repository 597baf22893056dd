"""The screen of the keys at any size: nothing is cut, everything can be hit, nothing overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from hypothesis import example, given

from tac.locale import LANGUAGES, Translator
from tac.ui.draw import Kit
from tac.ui.draw.text import Text
from tac.ui.layout.keys import keys_layout
from tac.ui.layout.scroll import gutter
from tac.ui.scene import Dirty
from tac.ui.scenes.keys import COLUMNS
from tac.ui.widgets.base import LEAST_TARGET
from tac.ui.widgets.keycaps import KeyCap
from tests.ui.keys_hands import CHANGED, Shown
from tests.ui.test_screen_layouts import SIZES
from tests.ui.test_settings_scene import DRAWN
from tests.ui.test_settings_scene import Longer as LongerWords


class Longer(LongerWords):
    """What is printed on keys is as long as it is."""

    def __call__(self, key: str, /, **values: object) -> str:
        if key.startswith("key."):
            return Translator.__call__(self, key, **values)
        return super().__call__(key, **values)


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(DRAWN[0])
    yield made
    made.close()


@pytest.mark.parametrize("size", DRAWN, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [Translator, Longer])
def test_nothing_is_cut_off_and_everything_can_be_hit(
    kit: Kit, monkeypatch: pytest.MonkeyPatch, kind: type[Translator], lang: str, size: tuple[int, int]
) -> None:
    cut: list[str] = []
    cut_off = Text._cut

    def noted(self: Text, text: str, *room: object) -> str:
        kept = cut_off(self, text, *room)  # type: ignore[arg-type]
        if kept != text:
            cut.append(text)
        return kept

    monkeypatch.setattr(Text, "_cut", noted)
    kit.cache.clear()
    surface = pygame.Surface(size)
    shown = Shown(kit, kind(lang, strict=True), size, CHANGED)

    def look() -> None:
        for offset in (0, 10_000):
            shown.scene.form.scroll.to(offset)
            shown.scene.draw(surface, Dirty())
        shown.scene.form.scroll.to(0)
        for name, widget in shown.scene._named.items():
            if widget.pointer:
                assert min(widget.rect.w, widget.rect.h) >= LEAST_TARGET, name

    look()
    for name, pressed in (("call_right p", ()), ("rules f1", ("tab",)), ("go_on +", ("q",))):
        control = shown.widget(name)
        assert isinstance(control, KeyCap)
        control.act()
        shown.key(*pressed)
        look()
        shown.key("escape")
    assert cut == []


@given(SIZES)
@example((1024, 640))
@example((640, 800))
@example((2560, 1080))
def test_nothing_overlaps_and_everything_lies_inside(size: tuple[int, int]) -> None:
    layout = keys_layout(*size, [len(column) for column in COLUMNS])
    assert len(layout.rows) == sum(map(len, COLUMNS))
    content = [rect for row in layout.rows for rect in (row.label, row.keys, row.reset)]
    for a, b in combinations(content, 2):
        assert not a.overlaps(b)
    bar = layout.view.right - gutter(layout.u)
    for rect in content:
        assert layout.view.x <= rect.x and rect.right <= bar + 1
        assert layout.view.y <= rect.y and rect.bottom <= layout.view.y + layout.height + 1
    fixed = [layout.title, layout.panel, layout.all, layout.done]
    for a, b in combinations(fixed, 2):
        assert not a.inflated(-1).overlaps(b.inflated(-1))
    assert all(layout.inside.holds(rect) for rect in fixed)
    assert layout.panel.holds(layout.strip) and layout.panel.holds(layout.view)
    assert not layout.view.inflated(-1).overlaps(layout.strip)
    assert not layout.words.overlaps(layout.answers[0])
    assert not layout.answers[0].overlaps(layout.answers[1])
    if size == (1280, 720):
        assert layout.height <= layout.view.h
