"""The words beside the controls of the new-game screen and the pause are shown whole, in any window."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from tac.cli.opponents import player_level
from tac.locale import LANGUAGES, Translator
from tac.settings import Keys, Settings
from tac.ui import theme
from tac.ui.draw import Kit
from tac.ui.layout.new_game import new_game_layout
from tac.ui.scenes.pause import PaceSetting, PauseScene, ReactionSetting
from tac.ui.widgets import Choice

SMALLEST = 11
"""Letters grow no smaller than this, in pixels; what does not fit then is cut off."""

SIZES = [(1024, 640), (1280, 720), (640, 800), (768, 1024)]
LABELS = {
    "new_game.deal": "deal_label",
    "new_game.pace": "pace_label",
    "new_game.avatar_for": "strip_label",
    "new_game.reaction.faster": "faster",
    "new_game.reaction.slower": "slower",
    "new_game.players": "players_label",
}


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZES[0])
    yield made
    made.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_new_game_screen_cuts_no_label_off(kit: Kit, lang: str, size: tuple[int, int]) -> None:
    t, layout = Translator(lang, strict=True), new_game_layout(*size, 4)
    for key, name in LABELS.items():
        weight = theme.HEADING.weight if key == "new_game.players" else theme.LABEL.weight
        room = getattr(layout, name).w
        assert room == 0.0 or kit.text.width(t(key), weight, SMALLEST) <= room, key


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_pause_cuts_no_pace_and_no_label_off(kit: Kit, lang: str, size: tuple[int, int]) -> None:
    t = Translator(lang, strict=True)
    kit.resize(size)
    scene = PauseScene(
        kit,
        t,
        Keys(),
        go_on=lambda: None,
        again=lambda: None,
        new_game=lambda: None,
        leave=lambda: None,
        reaction=ReactionSetting(3.0, [player_level(Settings(), "lak")], lambda factor: None),
        pace=PaceSetting("normal", lambda pace: None),
    )
    scene.resize(size)
    pace = next(widget for widget in scene.form.widgets if isinstance(widget, Choice))
    tick = 2 * SMALLEST
    for word in pace.options:
        assert kit.text.width(word, pace.kind.weight, SMALLEST) + tick <= pace.rect.w / len(pace.options), (
            word
        )
    label = kit.text.width(t("new_game.reaction"), theme.LABEL.weight, SMALLEST)
    assert label <= 0.7 * pace.rect.w - kit.u
