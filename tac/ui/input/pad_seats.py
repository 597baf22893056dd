"""Which gamepad is whose: seats that pads take, lose with their going, and take up again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from tac.rules import Seat

SEATS_KEPT: Final = 4


class PadSeats:
    """Knows which seat each gamepad (by its number, from 0) acts for.

    ``kept`` says for each seat which device sat there the last time, by the name that the system gives to its
    kind; two pads of one kind have the same name. A pad that has taken no seat gets a free one by itself when
    it is used: one whose pad was lost, the one of its own number, or the first.
    """

    def __init__(self, kept: Sequence[str] = ()) -> None:
        self.kept = [*kept, *[""] * SEATS_KEPT][:SEATS_KEPT]
        self._names: dict[int, str] = {}
        self._seats: dict[int, Seat] = {}
        self._apart: set[int] = set()
        """The pads that have been told to sit nowhere."""
        self._used: set[int] = set()
        self._missing: dict[Seat, str] = {}
        """The seats whose pad has gone, with its name."""

    # -- coming and going

    def come(self, pad: int, name: str) -> Seat | None:
        """A pad has come; returns the seat that its going had left empty, if it is back there."""
        self._names[pad] = name
        self._apart.discard(pad)
        if not name:
            return None
        back = next((seat for seat, lost in self._missing.items() if lost == name), None)
        if back is not None and self.pad_at(back) is None:
            self._sit(pad, back)
            return back
        known = (Seat(k) for k, kept in enumerate(self.kept) if kept == name)
        free = next((seat for seat in known if self.pad_at(seat) is None), None)
        if free is not None:
            self._sit(pad, free)
        return None

    def go(self, pad: int) -> Seat | None:
        """A pad has gone; returns the seat that it leaves empty, if it had one."""
        name = self._names.pop(pad, "")
        self._apart.discard(pad)
        self._used.discard(pad)
        seat = self._seats.pop(pad, None)
        if seat is not None:
            self._missing[seat] = name
        return seat

    def use(self, pad: int) -> None:
        """Somebody has pressed something on a pad."""
        self._names.setdefault(pad, "")
        self._used.add(pad)

    # -- who sits where

    def seat(self, pad: int, people: Sequence[Seat]) -> Seat | None:
        """Whom a pad acts for among ``people``; one without a seat among them sits down by itself.

        Whoever sits alone has all pads. None where there is no seat for it, or where it was told to sit
        nowhere and nobody misses his own.
        """
        if len(people) <= 1:
            return people[0] if people else None
        own = self._seats.get(pad)
        if own in people:
            return own
        free = self._free(people)
        missing = [seat for seat in free if seat in self._missing]
        if not free or (pad in self._apart and not missing):
            return None
        natural = [people[pad]] if pad < len(people) and people[pad] in free else []
        seat = (missing + natural + free)[0]
        self._sit(pad, seat)
        return seat

    def seated(self, pad: int, people: Collection[Seat]) -> Seat | None:
        """The seat among ``people`` that a pad has taken, as it is."""
        own = self._seats.get(pad)
        return own if own in people else None

    def is_apart(self, pad: int) -> bool:
        """Whether a pad has been told to sit nowhere."""
        return pad in self._apart

    def settle(self, people: Sequence[Seat]) -> None:
        """Let every pad that is in somebody's hands sit down, where there is a seat for it."""
        for pad in sorted(self._used):
            self.seat(pad, people)

    def pad_at(self, seat: Seat) -> int | None:
        """The pad on a seat."""
        return next((pad for pad, taken in self._seats.items() if taken == seat), None)

    def pads_of(self, seat: Seat, people: Sequence[Seat]) -> tuple[int, ...]:
        """The pads that act for one of ``people``: all there are for whoever sits alone."""
        if len(people) == 1:
            return tuple(sorted(self._names)) if seat in people else ()
        pad = self.pad_at(seat) if seat in people else None
        return () if pad is None else (pad,)

    def standing(self, people: Sequence[Seat]) -> Seat | None:
        """The seat that is free for a pad that is there and has none yet."""
        stand = any(self.seated(pad, people) is None for pad in self._names if pad not in self._apart)
        return next(iter(self._free(people)), None) if stand and len(people) > 1 else None

    def waits(self, people: Sequence[Seat]) -> Seat | None:
        """The one among ``people`` whose pad was lost and who has none again."""
        return next((seat for seat in people if seat in self._missing), None)

    # -- choosing

    def take(self, pad: int, people: Sequence[Seat]) -> Seat | None:
        """A pad sits down, and is to sit there the next time, too; returns where, None where all is taken."""
        self._apart.discard(pad)
        seat = self.seat(pad, people)
        if seat is not None and len(people) > 1:
            self._keep(pad, seat)
        return seat

    def move(self, pad: int, people: Sequence[Seat]) -> Seat | None:
        """A pad goes to the next free seat among ``people``; after the last one it sits nowhere once."""
        if len(people) <= 1:
            return self.seat(pad, people)
        own = self.seated(pad, people)
        later = [seat for seat in self._free(people) if own is None or seat > own]
        self._forget(pad)
        if not later:
            self._seats.pop(pad, None)
            self._apart.add(pad)
            return None
        self._sit(pad, later[0])
        self._keep(pad, later[0])
        return later[0]

    def _free(self, people: Sequence[Seat]) -> list[Seat]:
        taken = set(self._seats.values())
        return [seat for seat in people if seat not in taken]

    def _sit(self, pad: int, seat: Seat) -> None:
        self._names.setdefault(pad, "")
        self._apart.discard(pad)
        self._seats[pad] = seat
        self._missing.pop(seat, None)

    def _keep(self, pad: int, seat: Seat) -> None:
        self._forget(pad)
        self.kept[seat] = self._names.get(pad, "")

    def _forget(self, pad: int) -> None:
        """This pad sits no longer where it is remembered: as many of its kind as sit elsewhere still do."""
        name, own = self._names.get(pad, ""), self._seats.get(pad)
        if own is not None and self.kept[own] == name:
            self.kept[own] = ""
