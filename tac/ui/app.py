"""The app: one loop, one ``step``, a stack of scenes. Draws only what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Final

import pygame

from tac.settings import Cards
from tac.ui.assets import ASSETS, for_sdl
from tac.ui.cross_fade import CrossFade
from tac.ui.draw.kit import USUAL_CLOTH, Kit
from tac.ui.input import (
    Devices,
    PadLost,
    PadPress,
    PadSignal,
    PadTooMany,
    PadWatch,
    Shortcut,
    Shortcuts,
    pad_key,
)
from tac.ui.motion import durations
from tac.ui.scene import Scene
from tac.ui.sign import Sign
from tac.ui.told_to_end import told_to_end
from tac.ui.window import NoWindow, RealWindow, Screen, open_display

MOVING_HZ: Final = 60
IDLE_HZ: Final = 20
HIDDEN_HZ: Final = 10
ICON: Final = (64, 64)
IDLE_STEP: Final = 100.0
"""While nothing moves, a step counts so many milliseconds at least."""
LONGEST_STEP: Final = 100.0
"""A frame never counts more milliseconds than this: time stands still while the program could not answer."""

_SIZE_EVENTS: Final = (pygame.WINDOWSIZECHANGED, pygame.WINDOWRESIZED)
_EXPOSE_EVENTS: Final = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED)


class App:
    """Owns the window, the draw kit and the scenes.

    ``step(dt_ms, events)`` is the only source of time and input: ``run`` calls it in a loop, tests
    call it themselves. ``headless`` draws on a mere surface. ``pack`` says how the cards look, ``cloth`` is
    the name of the table's, ``text_size`` how large text and controls are, in per cent. ``fade`` turns the
    change of screens into a short cross-fade, in which the old one rises a little and the rows of the new one
    come one after another. Raises ``NoScreen`` when no window can be opened.
    """

    def __init__(
        self,
        title: str,
        *,
        size: tuple[int, int] | None = None,
        fullscreen: bool = False,
        headless: bool = False,
        software: bool = False,
        pack: Cards | None = None,
        cloth: str = USUAL_CLOTH,
        text_size: int = 100,
        fade: bool = True,
        assets: Path = ASSETS,
    ) -> None:
        open_display(software=software, blind=headless)
        self.screen: Screen
        if headless:
            self.screen = NoWindow(size or (1280, 720))
        else:
            self.screen = RealWindow(title, size, fullscreen=fullscreen)
        self.screen.set_title(title)
        self.kit = Kit(self.screen.size, assets, pack=pack, cloth=cloth)
        self.kit.enlarge(text_size / 100)
        self.screen.set_icon(pygame.image.load_sized_svg(for_sdl(assets / "icon.svg"), ICON))
        self.exit_code: int | None = None
        self.shortcuts = Shortcuts()
        self.shortcut: Callable[[Shortcut], None] = lambda meant: None
        """Does what a key means on every screen, save for filling the screen and quitting."""
        self.pads = PadWatch()
        """Hears of gamepads that come, are used, and go."""
        self.fade = fade
        self.reduced_motion: Callable[[], bool] = lambda: False
        """Whether screens should change quickly and without moving."""
        self.window_changed: Callable[[str, object], None] = lambda name, value: None
        """Hears what somebody did to the window: its new ``size``, once it rests, or ``fullscreen``."""
        self.frames = 0
        self._scenes: list[Scene] = []
        self._cross_fade = CrossFade()
        self._settle_in: float | None = None
        self._uncounted = 0.0
        self._hidden = False
        self._maximised = False
        self.devices = Devices()
        self._pads_met: set[int] = set()
        self._sign = Sign()
        pygame.key.stop_text_input()

    # -- scenes

    @property
    def scene(self) -> Scene | None:
        """The scene on top, which gets events and time."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._scenes)

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below gets neither events nor time until it is on top again."""
        self.devices.leave_behind()
        if self._scenes:
            self._scenes[-1].cover()
        self._scenes.append(scene)
        scene.resize(self.screen.size)

    def pop(self) -> None:
        """Take the top scene away; the one below goes on where it was."""
        self.devices.leave_behind()
        self._scenes.pop().leave()
        if self._scenes:
            self._scenes[-1].dirty.mark_all()

    def replace(self, scene: Scene) -> None:
        """Take all scenes away and show this one instead."""
        if self.fade and self._scenes:
            self._cross_fade.begin(self.screen.surface, scene, reduced=self.reduced_motion())
        while self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def quit(self, code: int = 0) -> None:
        """End the loop after this step, with this exit code."""
        if self.exit_code is None:
            self.exit_code = code

    @property
    def size(self) -> tuple[int, int]:
        """Size of the picture in pixels."""
        return self.screen.size

    @property
    def idle(self) -> bool:
        """Whether nothing moves, or will in the next moments."""
        scene = self.scene
        still = scene is None or (scene.idle and not scene.dirty and not scene.awaits)
        return still and not self._cross_fade.shown and self._settle_in is None

    def toggle_fullscreen(self) -> None:
        """Fill the screen, or go back to a window."""
        self.screen.toggle_fullscreen()
        self._resized()
        self.window_changed("fullscreen", self.screen.fullscreen)

    # -- one step

    def let_pass(self, dt_ms: float, events: Sequence[pygame.Event]) -> None:
        """So many milliseconds have passed; in larger steps while nothing moves or comes."""
        if not events and self.idle and self._uncounted + dt_ms < IDLE_STEP:
            self._uncounted += dt_ms
            return
        if events and self._uncounted:  # or what comes would be taken for something that came before
            self.step(self._uncounted, ())
            self._uncounted = 0.0
        self.step(self._uncounted + dt_ms, events)
        self._uncounted = 0.0

    def step(self, dt_ms: float, events: Iterable[pygame.Event]) -> None:
        """Take these events, let so many milliseconds pass, and draw if anything has changed."""
        for event in events:
            self._take(event)
            if self.exit_code is not None:
                return
        for said in self.devices.advance(dt_ms):
            self._give(said)
        self._settle(dt_ms)
        if self._sign.advance(dt_ms):
            self._mark_all()
        self._cross_fade.advance(dt_ms)
        scene = self.scene
        if scene is not None:
            scene.update(dt_ms)
        if self.exit_code is None and not self._hidden:
            self._draw()

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
            self.quit()
        elif event.type in _SIZE_EVENTS:
            self._resized()
        elif event.type in _EXPOSE_EVENTS:
            self._hidden = False
            if event.type == pygame.WINDOWRESTORED:
                self._maximised = False
            self._mark_all()
        elif event.type == pygame.WINDOWMINIMIZED:
            self._hidden = True
        elif event.type == pygame.WINDOWMAXIMIZED:
            self._maximised = True
        elif event.type == pygame.WINDOWFOCUSLOST:
            self.shortcuts.release_all()
        if not self._is_shortcut(event):
            said = self.devices.take(event, self.screen.size, self.screen.scale)
            for number, name in self.devices.pads_come():
                self.pads.come(number, name)
            for got in said:
                self._give(got)

    def _give(self, got: pygame.Event | PadSignal) -> None:
        """Give the top scene an event, or a gamepad's signal."""
        if not isinstance(got, pygame.Event):
            self._give_signal(got)
        elif self.scene is not None and (self.scene.several_fingers or not getattr(got, "finger", 0)):
            self.scene.handle(got)

    def _give_signal(self, signal: PadSignal) -> None:
        """What a scene does not take from a gamepad as such, it gets as the key that it stands for."""
        scene = self.scene
        if isinstance(signal, PadPress):
            first = signal.pad not in self._pads_met
            self._pads_met.add(signal.pad)
            self.pads.press(signal.pad, first=first)
        if isinstance(signal, PadTooMany):
            self.pads.too_many()
        elif isinstance(signal, PadLost):
            self._pads_met.discard(signal.pad)
            self.pads.go(signal.pad, used=signal.used)
        elif scene is not None and not scene.take_pad(signal):
            key = pad_key(signal)
            if key is not None:
                scene.handle(key)
            elif isinstance(signal, PadPress):
                self.pads.spare(signal)

    def _is_shortcut(self, event: pygame.Event) -> bool:
        """Whether an event belongs to a key that does the same on every screen, and then do that."""
        scene = self.scene
        if scene is not None and scene.takes_keys:
            return False
        is_one, meant = self.shortcuts.take(event, letters=scene is not None and scene.takes_letters)
        if meant is Shortcut.FULLSCREEN:
            self.toggle_fullscreen()
        elif meant is Shortcut.QUIT:
            self.quit()
        elif meant is not None:
            self.shortcut(meant)
        return is_one

    def show_sign(self, icon: str, words: str) -> None:
        """Show a sign over whatever screen there is, for a moment."""
        self._sign.show(icon, words)
        self._mark_all()

    # -- size

    def _resized(self) -> None:
        self.screen.refresh()
        size = self.screen.size
        if size == self.kit.size:
            return
        self._cross_fade.stop()
        self.kit.resize(size)
        self._settle_in = durations.RESIZE_REST
        self.lay_out()

    def lay_out(self) -> None:
        """Let all scenes, also those that wait, make their pictures anew: they will look different."""
        for scene in self._scenes:
            scene.resize(self.screen.size)

    def _settle(self, dt_ms: float) -> None:
        """Some time after the last change of size, let pictures be made sharp; show them once they are."""
        if self._settle_in is None:
            return
        before, self._settle_in = self._settle_in, self._settle_in - dt_ms
        if self._settle_in > 0.0:
            return
        if before > 0.0:
            self.kit.prepare()
            if not (self.screen.fullscreen or self._maximised):
                self.window_changed("size", self.screen.window_size)
        if not self.kit.ahead.busy:
            self._settle_in = None
            self.kit.settle()
            self.lay_out()

    def _mark_all(self) -> None:
        for scene in self._scenes:
            scene.dirty.mark_all()

    # -- drawing

    def _draw(self) -> None:
        shown = self._shown()
        if not self._cross_fade.shown and not any(scene.dirty for scene in shown):
            return
        alone = len(shown) == 1 and not self._sign.shown and not self._cross_fade.shown
        if not alone:
            self._mark_all()
        surface = self.screen.surface
        areas: list[pygame.Rect] | None = None
        for scene in shown:
            scene.draw(surface, scene.dirty)
            areas = scene.dirty.drawn if alone else None
            scene.dirty.clear()
        off = [rect for scene in reversed(shown) for rect in scene.signs_off]
        self._sign.draw(surface, self.kit.enlarged, below=shown[0].signs_below, off=off)
        self._cross_fade.draw(surface, self.kit.u)
        self.screen.flip(areas)
        self.frames += 1

    def _shown(self) -> list[Scene]:
        """The scenes that can be seen, the lowest first."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].overlay:
            first -= 1
        return self._scenes[max(0, first) :]

    # -- the loop

    def run(self) -> int:
        """Loop until the window is closed, ``quit`` is called or the process is told to end."""
        clock = pygame.time.Clock()
        try:
            with told_to_end(self.quit):
                while self.exit_code is None:
                    hz = HIDDEN_HZ if self._hidden else IDLE_HZ if self.idle else MOVING_HZ
                    dt = clock.tick(hz)
                    self.let_pass(min(float(dt), LONGEST_STEP), pygame.event.get())
                    if self.frames:
                        self.devices.seek_pads(dt, now=self.idle)
        finally:
            self.close()
        return self.exit_code

    def close(self) -> None:
        """Leave all scenes and take the window away."""
        while self._scenes:
            self._scenes.pop().leave()
        self.devices.close()
        self.kit.close()
        self.screen.close()
