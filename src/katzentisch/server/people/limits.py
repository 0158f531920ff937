"""The limits of one process, by address and by guest."""

from ipaddress import ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from ...words import Said
from ..settings import Limits
from ..tables.table import Table
from ..wire import requests
from .buckets import Buckets

BURST = 10  # times the rate
MINUTE, HOUR = 60, 3600
SLOWLY = 15  # a minute, at a table whose log is full of what is not a move
# What is a part of a game, can't be done again and again, or leaves no entry. Whoever was replaced by a bot may always come back.
UNBOUNDED = (
    *(requests.Move, requests.Share, requests.Start, requests.Return, requests.Close, requests.AnswerClosing, requests.Replace),
    *(requests.SetOrder, requests.Hint, requests.Explain, requests.Compare, requests.Mute),
)
KEEPING_ORDER = (requests.Ban, requests.RenewInvite)  # the host can always put an end to it, however full others have made the log


def bucket(rate: float | None) -> Buckets:
    return Buckets(rate, BURST * (rate or 0))


def quota(number: int | None, seconds: int) -> Buckets:
    return Buckets(None if number is None else number / seconds, number or 0)


class Gates:
    def __init__(self, limits: Limits) -> None:
        self.requests = bucket(limits.requests)
        self.messages = bucket(limits.messages)
        self.guests = quota(limits.guests, HOUR)
        self.codes = quota(limits.codes, HOUR)
        self.new_codes = quota(limits.new_codes, HOUR)
        self.renames = quota(limits.renames, HOUR)
        self.exports = quota(limits.exports, HOUR)
        self.new_tables = quota(limits.new_tables, HOUR)
        self.tables_from = quota(limits.tables_from, HOUR)
        self.chats = quota(limits.chats, MINUTE)
        self.watches = bucket(limits.watches)
        self.changes = quota(limits.changes, MINUTE)
        self.crowds = quota(None if limits.asides is None else SLOWLY, MINUTE)
        self.tables, self.connections, self.sockets, self.asides = limits.tables, limits.connections, limits.sockets, limits.asides

    def admit(self, guest: str, ask: requests.Request) -> bool:
        """A message that is not too many already."""
        return not isinstance(ask, requests.Chat) or self.chats.take(guest)

    def why_not_watch(self, guest: str) -> Said | None:
        return None if self.watches.take(guest) else Said("watches-many", {"seconds": self.watches.wait(guest)})

    def why_wait(self, guest: str, table: Table, ask: requests.Request) -> Said | None:
        """What is not a move doesn't make a table's log grow without bound, neither by one person nor by many."""
        if isinstance(ask, UNBOUNDED):
            return None
        if not self.changes.take(own := f"{guest} {table.id}"):
            return Said("changes-many", {"seconds": self.changes.wait(own)})
        is_full = self.asides is not None and table.asides >= self.asides and not isinstance(ask, KEEPING_ORDER)
        if is_full and not self.crowds.take(table.id):
            return Said("table-crowded", {"seconds": self.crowds.wait(table.id)})
        return None


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """A household has a whole network of IPv6 addresses."""
    try:
        return str(ip_network((host, 64), strict=False)) if ip_address(host).version == 6 else host
    except ValueError:
        return host
