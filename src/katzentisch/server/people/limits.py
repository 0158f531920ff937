"""The limits of one process, by address and by guest."""

from ipaddress import ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from ..settings import Limits
from ..wire import messages as wire
from .buckets import Buckets

BURST = 10  # times the rate
MINUTE, HOUR = 60, 3600


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
        self.chats = quota(limits.chats, MINUTE)
        self.tables, self.connections = limits.tables, limits.connections

    def admit(self, guest: str, ask: wire.Ask) -> bool:
        """A message that is not too many already."""
        return not isinstance(ask, wire.Chat) or self.chats.take(guest)


def address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where somebody comes from. A household has a whole network of IPv6 addresses."""
    host = connection.client.host if connection.client else ""
    try:
        return str(ip_network((host, 64), strict=False)) if ip_address(host).version == 6 else host
    except ValueError:
        return host
