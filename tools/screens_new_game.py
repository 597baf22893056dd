"""The new-game screen and the end screen in their states."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Literal

from tools.screens import Screen, Size, shoot

if TYPE_CHECKING:
    import pygame

    from tac.locale import Translator
    from tac.match.series import Goal
    from tac.players import Level
    from tac.ui.input import PadSeats
    from tac.ui.scenes.choice import GameChoice
    from tac.ui.scenes.standings import Standing

LEVELS = ("lak", "srednji", "težak", "majstor")


def _choice(lang: str, *, count: int = 4, people: frozenset[int] = frozenset({0})) -> GameChoice:
    from tac.ui.scenes.choice import GameChoice, SeatChoice

    seats = tuple(
        SeatChoice(k in people, level, name, avatar)
        for k, (level, name, avatar) in enumerate(
            (
                ("srednji", "Luka", "lisica"),
                ("srednji", "", "sova"),
                ("lak", "", "vuk"),
                ("težak", "", "medved"),
            )
        )
    )
    return GameChoice(count, (seats[0], seats[1], seats[2], seats[3]), 418207, 1.0, "normal", "normal", lang)


def _new_game(
    size: Size,
    choice: GameChoice,
    *,
    levels: tuple[str, ...] = LEVELS,
    keys: tuple[int, ...] = (),
    goal: Goal | None = None,
    pads: PadSeats | None = None,
    typing: bool = False,
) -> pygame.Surface:
    import pygame

    from tac.ui.draw import Kit
    from tac.ui.input import PadSeats
    from tac.ui.scenes.new_game import NewGameOptions, NewGameScene

    def make(kit: Kit) -> NewGameScene:
        options = NewGameOptions(
            levels=levels,
            opponent=_opponent,
            new_deal=lambda: 7,
            call_key=lambda chosen, seat: "space" if len(chosen.people) == 1 else "bqtp"[seat],
            house=lambda chosen: ("house.heap_wrap.on", "house.opening.heaps_wait", "house.false_call.card"),
            begins=lambda chosen: "ABCD".index(chosen.begins),
            goal=lambda: goal,
            pads=pads or PadSeats(),
        )
        scene = NewGameScene(kit, choice, options, play=lambda chosen: None, leave=lambda: None)
        scene.resize(size)
        for key in keys:
            scene.handle(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        while typing and not scene.takes_letters:
            scene.form.shift(1)
        return scene

    return shoot(size, make)


def _opponent(level: str, avatar: str) -> Level:
    from tac.cli.opponents import player_level
    from tac.settings import Settings

    settings = Settings()
    return player_level(settings, level if level in settings.levels else "srednji", avatar)


def new_game(size: Size, lang: str) -> pygame.Surface:
    """One person against three computers."""
    return _new_game(size, _choice(lang))


def new_game_people(size: Size, lang: str) -> pygame.Surface:
    """Three people and a computer, the keyboard on what the first is."""
    import pygame

    tabs = (pygame.K_TAB,) * 5
    return _new_game(size, _choice(lang, people=frozenset({0, 1, 2})), keys=tabs)


def new_game_all_people(size: Size, lang: str) -> pygame.Surface:
    """Nobody but people, so that no computer has a reaction; a name is being typed."""
    import pygame

    tabs = (pygame.K_TAB,) * 4
    return _new_game(size, _choice(lang, people=frozenset({0, 1, 2, 3})), keys=tabs)


def new_game_pads(size: Size, lang: str) -> pygame.Surface:
    """Four people, of whom two have a gamepad, and one gamepad that nobody has touched."""
    from tac.rules import SEATS
    from tac.ui.input import PadSeats

    pads = PadSeats()
    for number, times in enumerate((2, 3, 0)):
        pads.come(number, "")
        for _ in range(times):
            pads.move(number, SEATS)
    return _new_game(size, _choice(lang, people=frozenset({0, 1, 2, 3})), pads=pads)


def new_game_pad_alone(size: Size, lang: str) -> pygame.Surface:
    """Two gamepads for one person against a computer."""
    from tac.ui.input import PadSeats

    pads = PadSeats()
    pads.come(0, "")
    pads.come(1, "")
    return _new_game(size, _choice(lang, count=2), pads=pads)


def new_game_two(size: Size, lang: str) -> pygame.Surface:
    """Two players, the slowest computers."""
    return _new_game(size, replace(_choice(lang, count=2), reaction=3.0, speed="slow"))


def new_game_many_levels(size: Size, lang: str) -> pygame.Surface:
    """Three computers, with a level of the players' own making."""
    choice = _choice(lang, count=3, people=frozenset())
    own = replace(choice.seats[1], level="Najbrži na svetu", name="Aleksandra Vučićević-Pet")
    return _new_game(size, choice.with_seat(1, own), levels=(*LEVELS, "Najbrži na svetu"))


def new_game_other_way(size: Size, lang: str) -> pygame.Surface:
    """Three players; the next one sits at the right, the third begins. The strip is for the second."""
    import pygame

    tabs = (pygame.K_TAB,) * 9
    choice = replace(_choice(lang, count=3, people=frozenset({0, 2})), way_round="right", begins="C")
    return _new_game(size, choice, keys=tabs)


def new_game_typing(size: Size, lang: str) -> pygame.Surface:
    """The name of the first one is written; the small keyboard in its field is for the mouse alone."""
    return _new_game(size, _choice(lang, count=3), typing=True)


def _house(
    size: Size,
    lang: str,
    page: int,
    *,
    goal: Literal["single", "losses", "games", "endless"] = "losses",
    number: int = 5,
    begins: Literal["A", "loser", "deal"] = "A",
) -> pygame.Surface:
    from tac.locale import Translator
    from tac.settings import Settings
    from tac.settings.schema import HouseRules, Series
    from tac.ui.draw import Kit
    from tac.ui.scenes.house_rows import HOUSE
    from tac.ui.scenes.settings import SettingsScene

    rules = HouseRules(opening="all_wait")
    chosen = Settings(rules=rules, way_round="right", series=Series(goal, number), begins=begins)

    def make(kit: Kit) -> SettingsScene:
        t, shipped = Translator(lang, strict=True), Settings()
        return SettingsScene(
            kit,
            t,
            lambda: chosen,
            shipped,
            change=lambda path, value: None,
            done=lambda: None,
            sheet=HOUSE,
            page=page,
        )

    return shoot(size, make)


def house_rules(size: Size, lang: str) -> pygame.Surface:
    """The house rules of a new game, one of them changed."""
    return _house(size, lang, 0)


def house_order(size: Size, lang: str) -> pygame.Surface:
    """Who begins, and which way round play goes."""
    return _house(size, lang, 1)


def house_order_deal(size: Size, lang: str) -> pygame.Surface:
    """The deal number decides who begins."""
    return _house(size, lang, 1, begins="deal")


def house_order_loser(size: Size, lang: str) -> pygame.Surface:
    """The loser of the last game begins."""
    return _house(size, lang, 1, begins="loser")


def house_length(size: Size, lang: str) -> pygame.Surface:
    """How much is played."""
    return _house(size, lang, 2)


def house_length_single(size: Size, lang: str) -> pygame.Surface:
    """One game: how many there are need not be said."""
    return _house(size, lang, 2, goal="single", number=3)


def house_length_most(size: Size, lang: str) -> pygame.Surface:
    """The longest match that has an end."""
    return _house(size, lang, 2, goal="games", number=20)


def house_length_endless(size: Size, lang: str) -> pygame.Surface:
    """A match that has none."""
    return _house(size, lang, 2, goal="endless")


def new_game_match(size: Size, lang: str) -> pygame.Surface:
    """A match to three losses is put together."""
    from tac.match.series import Goal, GoalKind

    choice = _choice(lang, people=frozenset({0, 1}))
    return _new_game(size, choice, goal=Goal(GoalKind.LOSSES, 3))


def _row(t: Translator, name: str, avatar: str, numbers: tuple[int, int, int, int], person: bool) -> Standing:
    from tac.ui.scenes.standings import Standing

    calls, false_calls, faults, uncaught = numbers
    return Standing(0, name or t(f"name.{avatar}"), avatar, person, calls, false_calls, faults, uncaught)


MISSED = {2: 18, 4: 3}
"""Games of so many players in which the first one missed four calls."""


def _end(size: Size, lang: str, players: int, *, you: bool, missed: int = 0) -> pygame.Surface:
    from tac.locale import Translator
    from tac.ui.draw import Kit
    from tac.ui.scenes.end import EndScene
    from tac.ui.scenes.end_missed import MissedCalls, missed_calls
    from tac.ui.scenes.standings import Standings
    from tools.screens_replay import past_game

    t = Translator(lang)
    rows = [
        _row(t, "Luka", "lisica", (4, 0, 2, 0), True),
        _row(t, "", "vuk", (1, 1, 3, 1), False),
        _row(t, "", "sova", (3, 0, 3, 1), False),
        _row(t, "", "medved", (1, 2, 5, 2), False),
    ]
    shown = rows[:players] if you else rows[1:] + rows[:1]
    standings = Standings(tuple(shown), 391, 9, 12 * 60_000, shown[-1].name)
    calls = missed_calls(t, past_game(MISSED[players], players), lambda token: None)

    def make(kit: Kit) -> EndScene:
        return EndScene(
            kit,
            t,
            standings,
            rematch=lambda: None,
            new_game=lambda: None,
            leave=lambda: None,
            review=lambda: None,
            missed=MissedCalls(calls.seen[:missed], calls.seated, calls.watch),
        )

    return shoot(size, make)


def end(size: Size, lang: str) -> pygame.Surface:
    """The only person wins among four."""
    return _end(size, lang, 4, you=True)


def end_lost(size: Size, lang: str) -> pygame.Surface:
    """The only person is left with cards, and missed calls."""
    return _end(size, lang, 4, you=False, missed=4)


def end_missed(size: Size, lang: str) -> pygame.Surface:
    """One call was missed: its table is shown."""
    return _end(size, lang, 4, you=True, missed=1)


def end_two(size: Size, lang: str) -> pygame.Surface:
    """Two players, and more missed calls than have room."""
    return _end(size, lang, 2, you=True, missed=4)


SCREENS = [
    Screen("new-game", new_game),
    Screen("new-game-people", new_game_people),
    Screen("new-game-all-people", new_game_all_people),
    Screen("new-game-pads", new_game_pads),
    Screen("new-game-pad-alone", new_game_pad_alone),
    Screen("new-game-two", new_game_two),
    Screen("new-game-many-levels", new_game_many_levels),
    Screen("new-game-other-way", new_game_other_way),
    Screen("new-game-typing", new_game_typing),
    Screen("house-rules", house_rules),
    Screen("house-order", house_order),
    Screen("house-order-deal", house_order_deal),
    Screen("house-order-loser", house_order_loser),
    Screen("house-length", house_length),
    Screen("house-length-endless", house_length_endless),
    Screen("house-length-most", house_length_most),
    Screen("house-length-single", house_length_single),
    Screen("new-game-match", new_game_match),
    Screen("end", end),
    Screen("end-lost", end_lost),
    Screen("end-missed", end_missed),
    Screen("end-two", end_two),
]
