"""Who plays here: choosing somebody, adding, naming, and removing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from tac.locale import Translator
from tac.settings import MOST_PROFILES, Profile, Profiles
from tac.ui import theme
from tac.ui.assets import AVATARS
from tac.ui.draw import Kit, Look, background, draw_dark, draw_paper, put
from tac.ui.layout import Rect
from tac.ui.layout.profiles import ProfilesLayout, profiles_layout
from tac.ui.layout.scroll import moved
from tac.ui.scenes.choice import LONGEST_NAME, shown_name
from tac.ui.widgets import AvatarChoice, Button, FormScene, PersonTile, TextField, Widget

_ADD: Final = "add"


class ProfilesScene(FormScene):
    """Shows ``profiles`` and lets them be changed, at once; ``done`` is called when somebody has been chosen.

    Before somebody is removed it is asked whether that is meant.
    """

    def __init__(self, kit: Kit, t: Translator, profiles: Profiles, *, done: Callable[[], None]) -> None:
        super().__init__(kit, ring=True)
        self._t = t
        self._profiles = profiles
        self._done = done
        self._asking = False
        self._named: dict[str, Widget] = {}
        self._layout: ProfilesLayout | None = None

    def back(self) -> None:
        """Escape: no to the question, or done."""
        if self._asking:
            self._ask(False)
        else:
            self._done()

    # -- the form

    def arrange(self) -> None:
        """Make all controls anew, the same one keeping the keyboard."""
        focused = next((name for name, w in self._named.items() if w is self.form.focus), "")
        typing = self.form.focus.typing if isinstance(self.form.focus, TextField) else None
        people = len(self._profiles.all)
        self._layout = layout = profiles_layout(
            *self.size, min(MOST_PROFILES, people + 1), scale=self.kit.scale
        )
        named: dict[str, Widget] = {}
        for profile, place in zip(self._profiles.all, layout.tiles, strict=False):
            named[profile.id] = self._tile(profile, place)
        if people < MOST_PROFILES:
            add = PersonTile(self._t("profiles.add"), "", self._add)
            add.rect = layout.tiles[people]
            named[_ADD] = add
        named |= self._question(layout) if self._asking else self._details(layout)
        self.scroll_through(layout.view, layout.height, list(named.values()))
        done = Button(
            self._t("profiles.done"), self._done, Look.MADDER, icon="check", kind=theme.BUTTON_LARGE
        )
        done.rect = layout.done
        named["done"] = done
        self._named = named
        self.form.put(named.values(), named.get(focused, named[self._profiles.current.id]))
        if typing is not None and isinstance(self.form.focus, TextField):
            self.form.focus.go_on(typing)

    def _tile(self, profile: Profile, place: Rect) -> PersonTile:
        tile = PersonTile(shown_name(self._t, profile), profile.avatar, lambda: self._choose(profile.id))
        tile.rect = place
        tile.chosen = profile.id == self._profiles.current.id
        return tile

    def _details(self, layout: ProfilesLayout) -> dict[str, Widget]:
        """What can be changed of the one who is chosen."""
        t, current = self._t, self._profiles.current
        name = TextField(
            current.name, self._rename, longest=LONGEST_NAME, hint=t("profiles.nameless"), paper=False
        )
        name.rect = layout.name
        taken = {one.avatar for one in self._profiles.all if one.id != current.id} - {current.avatar}
        avatars = AvatarChoice(AVATARS, current.avatar, taken, self._set_avatar)
        avatars.rect = layout.avatars
        remove = Button(t("profiles.remove"), lambda: self._ask(True), icon="close")
        remove.rect = layout.remove
        remove.enabled = len(self._profiles.all) > 1
        return {"name": name, "avatars": avatars, "remove": remove}

    def _question(self, layout: ProfilesLayout) -> dict[str, Widget]:
        keep = Button(self._t("profiles.remove.no"), lambda: self._ask(False), Look.MADDER)
        keep.rect = layout.no
        remove = Button(self._t("profiles.remove.yes"), self._remove)
        remove.rect = layout.yes
        return {"yes": remove, "keep": keep}

    # -- changes

    def _choose(self, profile: str) -> None:
        found = self._profiles.by_id(profile)
        if found is not None:
            self._profiles.choose(found)
        self._asking = False
        self.rebuild()

    def _add(self) -> None:
        """Somebody new plays, and is asked for a name."""
        self._profiles.choose(self._profiles.add())
        self._asking = False
        self.rebuild()
        self._give_keyboard("name")

    def _rename(self, name: str) -> None:
        self._profiles.give_current(name.strip(), self._profiles.current.avatar)
        tile = self._named[self._profiles.current.id]
        if isinstance(tile, PersonTile):
            tile.show(shown_name(self._t, self._profiles.current), tile.avatar)

    def _set_avatar(self, avatar: str) -> None:
        self._profiles.give_current(self._profiles.current.name, avatar)
        self.rebuild()

    def _ask(self, asking: bool) -> None:
        self._asking = asking
        self.rebuild()
        self._give_keyboard("keep" if asking else "remove")

    def _remove(self) -> None:
        self._profiles.remove(self._profiles.current)
        self._ask(False)
        self._give_keyboard(self._profiles.current.id)

    def _give_keyboard(self, name: str) -> None:
        self.form.put(list(self._named.values()), self._named[name])

    # -- picture

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the cloth, and the words above the panels."""
        layout, t = self._layout, self._t
        if layout is None:
            return
        surface.blit(background(self.kit, pattern=False), (0, 0))
        self._put(surface, t("profiles.title"), theme.TITLE, theme.WOOL, layout.title)
        self._put(surface, t("profiles.about"), theme.BODY, theme.MIST, layout.about, "right", lines=2)

    def paint_inside(self, surface: pygame.Surface, dy: int) -> None:
        """Draw the panels and all words on them that stand still."""
        if self._layout is None:
            return
        t, kit, layout = self._t, self.kit, moved(self._layout, dy)
        draw_paper(surface, kit, layout.panel)
        draw_dark(surface, kit, layout.bar)
        if self._asking:
            words = t("profiles.remove.ask", name=shown_name(t, self._profiles.current))
            self._put(surface, words, theme.BODY, theme.WOOL, layout.question, lines=2)
            return
        self._put(surface, t("new_game.name"), theme.LABEL, theme.MIST, layout.name_label)
        self._put(surface, t("new_game.avatar"), theme.LABEL, theme.MIST, layout.avatars_label)

    def _put(
        self,
        surface: pygame.Surface,
        words: str,
        kind: theme.Type,
        colour: str,
        rect: Rect,
        align: str = "left",
        *,
        lines: int = 1,
    ) -> None:
        picture = self.kit.text.fit(words, kind, self.kit.u, colour, rect.w, lines=lines, height=rect.h)
        put(surface, picture, rect, align)
