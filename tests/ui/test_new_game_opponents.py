"""What the new-game screen says of the computers: character, attention, pace."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from tac.cli.opponents import player_level
from tac.locale import LANGUAGES
from tac.players import noticed_share
from tac.settings import Settings, load
from tac.ui import theme
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit
from tac.ui.layout.new_game import new_game_layout
from tac.ui.scenes.choice import SHARES, SeatChoice, share_word
from tac.ui.scenes.new_game import NewGameOptions, NewGameScene
from tac.ui.widgets import Choice, Label, Stepper
from tests.ui.test_new_game_scene import SIZE, Start, choice, strict


@pytest.fixture(scope="module")
def kit() -> Iterator[Kit]:
    pygame.display.init()
    pygame.font.init()
    made = Kit(SIZE)
    yield made
    made.close()


def test_a_pace_is_chosen_where_computers_play(kit: Kit) -> None:
    start = Start(kit)
    pace = start.scene._named["pace"]
    assert isinstance(pace, Choice) and pace.enabled
    pace.choose(0)
    assert start.play().pace == "patient"
    alone = Start(kit, replace(choice(), count=2, seats=(choice().seats[0],) * 4))
    assert not alone.scene._named["pace"].enabled


def about(start: Start, seat: int) -> str:
    return start.scene._about(seat)


def test_what_a_computer_notices_follows_from_level_and_character(kit: Kit) -> None:
    start = Start(kit)
    assert about(start, 1) == "Vidi oko polovine grešaka"
    assert about(start, 3) == "Vidi tri od četiri greške"
    said = {
        avatar: share_word(noticed_share(player_level(Settings(), "lak", avatar), 4)) for avatar in AVATARS
    }
    assert len(set(said.values())) > 1


def test_a_level_of_ones_own_is_offered_and_described(kit: Kit, tmp_path: Path) -> None:
    """Three lines in the player's own file are enough."""
    (tmp_path / "own.yaml").write_text("levels:\n  baka:\n    reaction: {mu: 2500}\n", "utf-8")
    settings, problems = load(tmp_path / "own.yaml")
    assert not problems
    first = choice().with_seat(1, SeatChoice(False, "baka", "", "sova"))
    options = NewGameOptions(
        levels=tuple(settings.levels),
        opponent=lambda level, avatar: player_level(settings, level, avatar),
        new_deal=lambda: 1,
        call_key=lambda chosen, seat: "",
        house=lambda chosen: [],
    )
    kit.resize(SIZE)
    scene = NewGameScene(kit, first, options, play=lambda chosen: None, leave=lambda: None, translator=strict)
    scene.resize(SIZE)
    level = scene._named["level 1"]
    assert isinstance(level, Stepper)
    assert level.options[level.index] == "baka"
    assert scene._about(1) == "Vidi oko polovine grešaka"
    heard = scene._named["range 1"]
    assert isinstance(heard, Label) and heard.words.startswith("i viče Tač! za 2,")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (640, 800)], ids=str)
def test_everything_that_can_be_said_of_a_computer_fits_its_panel(
    kit: Kit, lang: str, size: tuple[int, int]
) -> None:
    t, place = strict(lang), new_game_layout(*size, 4).seats[1]
    lines = [t(f"notices.{word}") for word in SHARES] + [t("notices.calls_in", low="0,8", high="12,4")]
    for line in lines:
        assert kit.text.width(line, theme.LABEL.weight, 11) <= place.about.w, line
    for avatar in AVATARS:
        line = t(f"character.{avatar}")
        assert kit.text.width(line, theme.LABEL.weight, 11) <= place.character.w, line
