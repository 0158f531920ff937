"""The connections that watch a table, and what they are told."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Protocol

from ...play.step import Step
from ...words import say
from ..tables.entries import AnyEntry, Banned, Chatted, InviteRenewed, Person, Seated
from ..tables.table import Table
from ..wire import messages, protocol, table_events, updates
from .clock import AHEAD, TableTime
from .company import Company
from .company import written as written_company
from .counts import Counts
from .standing import Standing


class Listener(Protocol):
    """One connection of a person."""

    me: Person
    muted: set[str]
    language: str
    address: str

    def send(self, text: str) -> None: ...

    def tell(self, message: messages.Message) -> None: ...

    def let_go(self, code: int) -> None: ...


SHUT_OUT = 4403  # whoever connects again is told why


class Audience:
    """`invite` is the table's first one, `told` the number of the last entry that was told, `warned` the warnings: a move ends one."""

    def __init__(self, invite: str | None, told: int, orders: Standing, counts: Counts, company: Company) -> None:
        self.invite, self.told, self.orders, self.counts = invite, told, orders, counts
        self.company = company
        self.clock: TableTime | None = None
        self.listeners: set[Listener] = set()
        self.watching: list[str | None] = []  # who held the seats when `viewers` were found
        self.viewers: dict[updates.Viewer, list[Listener]] = {}
        self.warned: list[int | None] = []

    def add(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.watching = []

    def discard(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.company.forget(listener)
        self.watching = []

    def tell(self, table: Table, entry: AnyEntry, steps: Sequence[Step]) -> None:
        """The table's last entry, to everybody as each may see it."""
        if table.number <= self.told:
            return
        warned = [seat.warned for seat in table.seats]
        if isinstance(entry, Banned | InviteRenewed | Seated):
            self.send_off(table, isinstance(entry, InviteRenewed))
        has_changed = updates.changes_state(table, entry) or warned != self.warned
        self.told, self.warned = table.number, warned
        state = updates.state_of(table, self.invite_to(table)) if has_changed else None
        viewers = self.by_viewer(table)
        self.counts.told.inc(len(viewers))
        for viewer, listeners in viewers.items():
            happened = [updates.table_event(table, entry, steps, viewer)] if updates.may_see(table, entry, viewer) else []
            if not happened and state is None:
                continue
            text = self.written(table, viewer, happened, state)
            for listener in listeners:
                if not (isinstance(entry, Chatted) and entry.who.guest in listener.muted):
                    listener.send(text)
        if isinstance(entry, Seated):  # names follow from who sits there
            self.tell_people(table)

    def invite_to(self, table: Table) -> str | None:
        return table.conduct.invite or self.invite

    def send_off(self, table: Table, is_renewed: bool) -> None:
        """Before anything is told: those who may no longer look on at a private table. Whoever has a seat may, and the host."""
        if self.invite is None:
            return
        for listener in list(self.listeners):
            guest = listener.me.guest
            is_meant = is_renewed or table.conduct.is_banned(guest)
            if is_meant and guest != table.host.guest and not table.seats_of(guest):
                self.discard(listener)
                listener.let_go(SHUT_OUT)

    def written_all(self, table: Table, viewer: updates.Viewer, happened: Sequence[table_events.AnyTableEvent]) -> str:
        """All that is to be known now, for somebody who has just come or has missed something."""
        return self.written(table, viewer, happened, updates.state_of(table, self.invite_to(table)))

    def tell_seat(self, table: Table, seat: int) -> None:
        """Something about the seat has changed that only its person may know."""
        for listener in self.by_viewer(table).get(seat, ()):
            listener.send(self.written(table, seat, (), None))

    def tell_people(self, table: Table, newcomer: Listener | None = None) -> None:
        """Somebody who has just come knows at once who else is here."""
        if newcomer:
            self.company.tell_one(newcomer, written_company(table, self.listeners))
        self.company.changed(table, self.listeners)

    def refuse(self, sentence: str, host: str | None = None) -> None:
        """That the table can't be continued, to everybody in their language; a host is told what to do about it."""
        for listener in self.listeners:
            code = f"{sentence}-host" if listener.me.guest == host else sentence
            listener.tell(messages.RequestRefused(code=code, text=say(code, listener.language)))

    def written(
        self, table: Table, viewer: updates.Viewer, happened: Sequence[table_events.AnyTableEvent], state: messages.TableState | None
    ) -> str:
        told = updates.update_for(table, viewer, happened, state, self.orders.text(viewer))
        ahead = self.clock.ahead(table) if self.clock else 0
        return protocol.encode(updates.on_server_clock(told, ahead) if ahead > AHEAD else told).decode()

    def by_viewer(self, table: Table) -> dict[updates.Viewer, list[Listener]]:
        """Found anew when somebody comes, goes or changes seats."""
        key = [seat.guest for seat in table.seats]
        if self.watching != key:
            self.watching, self.viewers = key, self.grouped(table)
        return self.viewers

    def grouped(self, table: Table) -> dict[updates.Viewer, list[Listener]]:
        viewers: dict[updates.Viewer, list[Listener]] = defaultdict(list)
        for listener in self.listeners:
            for viewer in viewers_of(table, listener.me.guest):
                viewers[viewer].append(listener)
        return viewers

    def has(self, guest: str) -> bool:
        return any(listener.me.guest == guest for listener in self.listeners)


def viewers_of(table: Table, guest: str) -> Sequence[updates.Viewer]:
    """Through whose eyes a person looks: those of all seats held, or a spectator's."""
    return table.seats_of(guest) or [None]
