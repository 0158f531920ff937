"""Rate limits of one process, by address and by guest, with token buckets."""

from collections.abc import Callable
from ipaddress import IPv4Address, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection

from ...protocol import requests
from ...words import Said
from ..settings import Limits
from ..tables.table import Table

MOST_BUCKETS = 10_000  # when there are more, the full ones are dropped: they are the same as none

BURST = 10  # times the rate per second
MINUTE, HOUR = 60, 3600
CROWDED_RATE = 15  # entries per minute at a table whose log is full of entries other than moves
# Requests that belong to a game, can't be repeated, or leave no entry. A player who was replaced by a bot can always return.
UNLIMITED = (
    *(requests.Move, requests.Share, requests.Start, requests.Return, requests.Close, requests.AnswerClosing, requests.Replace),
    *(requests.SetOrder, requests.Hint, requests.Explain, requests.Mute, requests.React),
)
MODERATION = (requests.Ban, requests.RenewInvite)  # the host can always moderate, however full others have made the log


class TokenBuckets:
    """A bucket of tokens for each key: `size` at first, refilled at `rate` per second. A rate of None means no limit."""

    def __init__(self, rate: float | None, size: float, clock: Callable[[], float] = monotonic) -> None:
        self.rate, self.size, self.clock = rate, size, clock
        self.levels: dict[str, tuple[float, float]] = {}  # tokens left, and when

    def consume(self, key: str) -> bool:
        """Take a token; return False if there was none."""
        if self.rate is None:
            return True
        now = self.clock()
        left = self.level(key, now)
        self.levels[key] = (left - 1 if left >= 1 else left, now)
        if len(self.levels) > MOST_BUCKETS:
            self.levels = {each: level for each, level in self.levels.items() if self.level(each, now) < self.size}
        return left >= 1

    def retry_after(self, key: str) -> int:
        """Return the seconds until there is a token, at least one."""
        missing = 1 - self.level(key, self.clock())
        return max(1, ceil(missing / self.rate)) if self.rate else 1

    def has_token(self, key: str) -> bool:
        """Return whether there is a token, without taking it."""
        return self.rate is None or self.level(key, self.clock()) >= 1

    def level(self, key: str, now: float) -> float:
        left, then = self.levels.get(key, (self.size, now))
        return min(self.size, left + (now - then) * (self.rate or 0))


def wait_facts(seconds: int) -> dict[str, int]:
    """Return the facts of a sentence that says how long to wait: in minutes, or in seconds if `minutes` is 0."""
    return {"seconds": seconds, "minutes": ceil(seconds / MINUTE) if seconds > MINUTE else 0}


def per_second(rate: float | None) -> TokenBuckets:
    return TokenBuckets(rate, BURST * (rate or 0))


def per_period(number: int | None, seconds: int) -> TokenBuckets:
    return TokenBuckets(None if number is None else number / seconds, number or 0)


class RateLimits:
    def __init__(self, limits: Limits) -> None:
        self.requests = per_second(limits.requests)
        self.messages = per_second(limits.messages)
        self.guests = per_period(limits.guests, HOUR)
        self.invited_guests = per_period(limits.invited_guests, HOUR)
        self.codes = per_period(limits.codes, HOUR)
        self.new_codes = per_period(limits.new_codes, HOUR)
        self.renames = per_period(limits.renames, HOUR)
        self.exports = per_period(limits.exports, HOUR)
        self.new_tables = per_period(limits.new_tables, HOUR)
        self.tables_from = per_period(limits.tables_from, HOUR)
        self.chats = per_period(limits.chats, MINUTE)
        self.watches = per_second(limits.watches)
        self.changes = per_period(limits.changes, MINUTE)
        self.crowds = per_period(None if limits.asides is None else CROWDED_RATE, MINUTE)
        self.tables, self.connections, self.sockets, self.asides = limits.tables, limits.connections, limits.sockets, limits.asides

    def chat_refusal(self, guest: str, ask: requests.Request) -> Said | None:
        is_fine = not isinstance(ask, requests.Chat | requests.React) or self.chats.consume(guest)
        return None if is_fine else Said("too-fast", wait_facts(self.chats.retry_after(guest)))

    def watch_refusal(self, guest: str) -> Said | None:
        return None if self.watches.consume(guest) else Said("watches-many", {"seconds": self.watches.retry_after(guest)})

    def change_refusal(self, guest: str, table: Table, ask: requests.Request) -> Said | None:
        """Return why a request has to wait: entries other than moves must not make a log grow without bounds, whether by one guest or by
        many."""
        if isinstance(ask, UNLIMITED):
            return None
        if not self.changes.consume(own := f"{guest} {table.id}"):
            return Said("changes-many", {"seconds": self.changes.retry_after(own)})
        is_full = self.asides is not None and table.asides >= self.asides and not isinstance(ask, MODERATION)
        if is_full and not self.crowds.consume(table.id):
            return Said("table-crowded", {"seconds": self.crowds.retry_after(table.id)})
        return None


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address or IPv6 network of a client."""
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """Return the network of an address: a household has a whole network of IPv6 addresses. An IPv4 address can be written as an IPv6 one,
    and all of these would be in the same network."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
