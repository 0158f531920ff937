"""The connections that watch a table, and the updates they are sent."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from ...play.step import Step
from ...protocol import codec, messages
from ...protocol.holders import Person
from ...protocol.table_events import AnyTableEvent
from ...words import say
from ..settings import Settings
from ..tables import updates
from ..tables.entries import AnyEntry, Banned, Chatted, InviteRenewed, Seated, SettingsChanged
from ..tables.names import distinct_names
from ..tables.table import Table
from .attendance import Attendance, Present
from .bus import SentReaction
from .clock import AHEAD, TableTime
from .metrics import Metrics
from .standing_orders import StandingOrders

MOST_NAMED = 50  # people in a list; the others are only counted
SHUT_OUT = 4403  # close code; a client that reconnects gets the reason
MAY_EXCLUDE = Banned, InviteRenewed, Seated
CHANGES_NAMES = Seated, SettingsChanged  # the names depend on the seats


class Listener(Present, Protocol):
    """One connection of a person."""

    muted: set[str]
    is_spectator: bool  # although its person may have a seat
    language: str
    address: str

    def send_message(self, message: messages.Message) -> None: ...

    def disconnect(self, code: int) -> None: ...


@dataclass
class Reply:
    """The answer to the request with this id. It travels with an update to its sender, the last one if they hold several seats."""

    to: Listener
    id: int
    is_sent: bool = False

    def add_to(self, text: str) -> str:
        """Return the same update with the id."""
        self.is_sent = True
        return f'{text[:-1]},"id":{self.id}}}'


PeopleOf = Callable[[Table, Iterable[Present]], Iterable[Person]]


class PeopleUpdates:
    """Sends lists of the people at a table: only if they changed, and not too often, so that frequent reconnects cost little.

    `pause` is the minimum time between two lists, in milliseconds; `people` says who is on it.
    """

    def __init__(self, pause: int, people: PeopleOf) -> None:
        self.pause, self.people = pause / 1000, people
        self.sent: dict[Present, str] = {}  # the last list sent to each connection
        self.sent_at = -self.pause  # when everyone was last sent a list
        self.timer: asyncio.TimerHandle | None = None

    def schedule(self, table: Table, present: Collection[Present]) -> None:
        """Send a list to everyone, now or after the pause. `present` is read again when the list is sent."""
        if self.timer or not present:
            return
        wait = self.sent_at + self.pause - monotonic()
        if wait <= 0:
            self.send_all(table, present)
        else:
            self.timer = asyncio.get_running_loop().call_later(wait, self.send_all, table, present)

    def send_all(self, table: Table, present: Collection[Present]) -> None:
        self.timer, self.sent_at = None, monotonic()
        if present:
            text = people_json(table, self.people(table, present))
            self.sent = {each: self.sent.get(each, "") for each in present}
            for each in present:
                self.send_one(each, text)

    def send_one(self, one: Present, text: str) -> None:
        if self.sent.get(one) != text:
            self.sent[one] = text
            one.send(text)

    def forget(self, one: Present) -> None:
        self.sent.pop(one, None)


def people_json(table: Table, present: Iterable[Person]) -> str:
    """Return the list of people. If there are too many, those with a seat are listed first."""
    seated = {seat.guest for seat in table.seats}
    people = sorted(present, key=lambda each: (each.name, each.guest))
    chosen = {each.guest for each in sorted(people, key=lambda each: each.guest not in seated)[:MOST_NAMED]}
    named = [each for each in people if each.guest in chosen]
    return codec.encode(messages.People(table=table.id, people=distinct_names(table, named), more=len(people) - len(named))).decode()


class Audience:
    """`invite` is the table's first invitation, `last_sent` the number of the last entry that was sent."""

    def __init__(self, invite: str | None, last_sent: int, orders: StandingOrders, metrics: Metrics, settings: Settings) -> None:
        self.invite, self.last_sent, self.orders, self.metrics = invite, last_sent, orders, metrics
        self.attendance = Attendance(settings.reconnect_grace)
        self.people = PeopleUpdates(settings.people_interval, self.attendance.people)
        self.clock: TableTime | None = None
        self.listeners: set[Listener] = set()
        self.holders: list[str | None] = []  # the guests on the seats when `viewers` was computed
        self.viewers: dict[updates.Viewer, list[Listener]] = {}
        self.warned: list[int | None] = []  # by seat, as last sent: a move ends a warning

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.holders = []

    def discard(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.attendance.depart(listener.me, self.listeners)
        self.people.forget(listener)
        self.holders = []

    def send_entry(self, table: Table, entry: AnyEntry, steps: Sequence[Step], reply: Reply | None = None) -> None:
        """Send the table's last entry to everyone, as each may see it; the update to whoever asked for it carries the reply."""
        if table.number <= self.last_sent:
            return
        warned = [seat.warned for seat in table.seats]
        if isinstance(entry, MAY_EXCLUDE):
            self.disconnect_excluded(table, isinstance(entry, InviteRenewed))
        has_changed = updates.changes_state(table, entry) or warned != self.warned
        self.last_sent, self.warned = table.number, warned
        state = updates.state_of(table, self.invite_to(table)) if has_changed else None
        viewers, built = self.by_viewer(table), updates.EntryUpdates(table, entry, steps, state)
        ahead = self.time_ahead(table)
        self.metrics.moves.updates += len(viewers)
        outgoing: list[tuple[Listener, str]] = []
        for viewer, listeners in viewers.items():
            update = built.update_for(viewer, self.orders.text(viewer))
            if update:
                text = encode_update(update, ahead)
                outgoing += [(listener, text) for listener in listeners]
        send_together(outgoing, reply, entry.who.guest if isinstance(entry, Chatted) else None)
        if isinstance(entry, CHANGES_NAMES):
            self.send_people(table)

    def invite_to(self, table: Table) -> str | None:
        return table.conduct.invite or self.invite

    def disconnect_excluded(self, table: Table, is_renewed: bool) -> None:
        """Disconnect the people who may no longer watch a private table, before anything is sent. The host and people with a seat stay."""
        if self.invite is None:
            return
        for listener in list(self.listeners):
            guest = listener.me.guest
            is_excluded = is_renewed or table.conduct.is_banned(guest)
            if is_excluded and guest != table.host.guest and not table.seats_of(guest):
                self.discard(listener)
                listener.disconnect(SHUT_OUT)

    def full_update_json(self, table: Table, viewer: updates.Viewer, events: list[AnyTableEvent]) -> str:
        """Return an update with the table's state, for a connection that is new or has missed entries."""
        return self.update_json(table, viewer, events, updates.state_of(table, self.invite_to(table)))

    def send_to_seat(self, table: Table, seat: int) -> None:
        """Send an update to one seat, after a change that only its person may see."""
        for listener in self.by_viewer(table).get(seat, ()):
            listener.send(self.update_json(table, seat, [], None))

    def send_reaction(self, sent: SentReaction) -> None:
        """Show a reaction to everyone who hasn't muted its sender."""
        message = messages.ReactionShown(table=sent.table, seat=sent.seat, reaction=sent.reaction)
        for listener in self.listeners:
            if sent.guest not in listener.muted:
                listener.send_message(message)

    def send_people(self, table: Table, newcomer: Listener | None = None) -> None:
        """Send the list of people: to a newcomer at once, to the others after a pause."""
        if newcomer:
            self.people.send_one(newcomer, people_json(table, self.attendance.people(table, self.listeners)))
        self.people.schedule(table, self.listeners)

    def send_refusal(self, sentence: str, host: str | None = None) -> None:
        """Send everyone, in their language, that the table can't be continued. The host's text says what to do about it."""
        for listener in self.listeners:
            code = f"{sentence}-host" if listener.me.guest == host else sentence
            listener.send_message(messages.RequestRefused(code=code, text=say(code, listener.language)))

    def update_json(self, table: Table, viewer: updates.Viewer, events: list[AnyTableEvent], state: messages.TableState | None) -> str:
        return encode_update(updates.update_for(table, viewer, events, state, self.orders.text(viewer)), self.time_ahead(table))

    def time_ahead(self, table: Table) -> int:
        return self.clock.ahead(table) if self.clock else 0

    def by_viewer(self, table: Table) -> dict[updates.Viewer, list[Listener]]:
        """Return the listeners by viewer, cached until a person joins, leaves or changes seats."""
        holders = [seat.guest for seat in table.seats]
        if self.holders != holders:
            self.holders, self.viewers = holders, self.group_by_viewer(table)
        return self.viewers

    def group_by_viewer(self, table: Table) -> dict[updates.Viewer, list[Listener]]:
        viewers: dict[updates.Viewer, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            for viewer in viewers_of(table, listener):
                viewers[viewer].append(listener)
        return viewers

    def has(self, guest: str) -> bool:
        return any(listener.me.guest == guest for listener in self.listeners)


def send_together(outgoing: Sequence[tuple[Listener, str]], reply: Reply | None, sender: str | None) -> None:
    """Send the updates about an entry, one right after the other: what reads them, a proxy for one, then wakes up once.

    The last one to whoever asked for the entry carries the reply. A listener who has muted the sender of a chat message doesn't get it.
    """
    last = max((place for place, (listener, _) in enumerate(outgoing) if reply and reply.to is listener), default=None)
    for place, (listener, text) in enumerate(outgoing):
        if sender is None or sender not in listener.muted:
            listener.send(reply.add_to(text) if reply and place == last else text)


def encode_update(update: messages.Update, ahead: int) -> str:
    """Return an update as JSON, from a table whose time is that much ahead of the server's clock."""
    return codec.encode(updates.on_server_clock(update, ahead) if ahead > AHEAD else update).decode()


def viewers_of(table: Table, listener: Listener) -> Sequence[updates.Viewer]:
    """Return the viewers behind a connection: every seat its person holds, or else a spectator."""
    return (not listener.is_spectator and table.seats_of(listener.me.guest)) or [None]
