"""Steps: one entry of a log, a decision or what chance decided, with the positions before and after it."""

from functools import cached_property

import msgspec

from ..games.game import HIDDEN, Event, PublicEvent, nothing_hidden
from ..games.state import CHANCE, SPECTATOR
from .position import Position, cached_observation


class Step(msgspec.Struct, frozen=True, dict=True):  # made with every move, and faster to make than a data class
    before: Position
    seat: int | None  # None for chance
    action: int | None
    after: Position
    entry: str

    def events(self, viewer: int | None = None) -> list[Event]:
        """Return what a seat, or a spectator, saw happen. What only one seat can know is always in an event about that seat."""
        seat = self.check_viewer(viewer)
        return self.seen_by(seat) if seat in self.seats_in_events else self.open_events

    def check_viewer(self, viewer: int | None) -> int:
        return SPECTATOR if viewer is None else self.before.check_viewer(viewer)

    @cached_property
    def open_events(self) -> list[Event]:
        return self.seen_by(SPECTATOR)

    @cached_property
    def seats_in_events(self) -> set[int]:
        """The seats that events other than public ones are about: they may have seen more than a spectator."""
        found = (getattr(event, "seat", None) for event in self.open_events if not isinstance(event, PublicEvent))
        return {seat for seat in found if seat is not None}

    def seen_by(self, seat: int) -> list[Event]:
        actor = CHANCE if self.seat is None else self.seat
        before, after = cached_observation(self.before, seat), cached_observation(self.after, seat)
        return self.before.game.events(before, actor, self.seen_action(seat), after)

    def seen_action(self, viewer: int) -> int:
        if self.action is None or self.is_hidden_from(viewer):
            return HIDDEN
        return self.action

    def is_hidden_from(self, viewer: int) -> bool:
        hides = self.before.game.hides
        return (
            self.action is not None and hides is not nothing_hidden and hides(cached_observation(self.before, viewer), self.action, viewer)
        )

    def seen(self, viewer: int | None = None) -> str:
        """Return the entry as a seat can read it: if it is hidden, or chance, only the kind of move."""
        seat = self.check_viewer(viewer)
        if self.seat is None or self.is_hidden_from(seat):
            return " ".join(self.entry.split(" ")[:2])
        return self.entry

    def viewer_kind(self, viewer: int | None) -> tuple[int, bool]:
        """Return the kind of viewer that a seat, or a spectator, is: `events` and `seen` are the same for all of one kind."""
        seat = self.check_viewer(viewer)
        return seat if seat in self.seats_in_events else SPECTATOR, self.is_hidden_from(seat)
