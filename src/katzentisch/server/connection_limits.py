"""Limits for the connections of one process: how many an address can keep waiting, and how many file descriptors are left."""

import sys
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import structlog

from .settings import Limits

log = structlog.get_logger("katzentisch.connection_limits")
RESERVE = 64  # descriptors that new connections don't get: the database and open connections need some
A_MINUTE = 60.0
ALWAYS_ALLOWED = 10_240  # descriptors: macOS reports no limit, but allows a process no more than some number from this one on


class PendingConnection(Protocol):
    """A connection whose request hasn't arrived yet."""

    def cut(self, why: str) -> None: ...


class ConnectionLimits:
    """The connections that wait, by address. `count` is called for each one cut; `last` is the highest descriptor that a connection can
    have."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits, self.clock = limits, clock
        self.count: Callable[[str], None] = lambda what: None
        self.waiting: dict[str, OrderedDict[PendingConnection, None]] = {}
        self.descriptors = raise_descriptor_limit()
        self.last = None if self.descriptors is None else self.descriptors - RESERVE
        self.warned_at = -A_MINUTE

    def add(self, one: PendingConnection, address: str) -> None:
        """Add a waiting connection. If its address has too many, the oldest is cut: honest clients send their request immediately."""
        waiting = self.waiting.setdefault(address, OrderedDict())
        waiting[one] = None
        if self.limits.unanswered is not None and len(waiting) > self.limits.unanswered:
            next(iter(waiting)).cut("unanswered")

    def remove(self, one: PendingConnection, address: str) -> None:
        """Remove a connection whose request has arrived, or which is gone."""
        waiting = self.waiting.get(address)
        if waiting is not None:
            waiting.pop(one, None)
            if not waiting:
                del self.waiting[address]

    def is_out_of_descriptors(self, descriptor: int) -> bool:
        """Return whether a descriptor is one of the last; the system always assigns the lowest free one."""
        if self.last is None or descriptor <= self.last:
            return False
        self.count("descriptors")
        if self.clock() - self.warned_at >= A_MINUTE:
            self.warned_at = self.clock()
            log.error("out of descriptors: new connections are refused, open ones continue; raise `ulimit -n`", limit=self.descriptors)
        return True


def raise_descriptor_limit() -> int | None:
    """Raise the limit of descriptors as far as possible and return it; None if there is none."""
    if sys.platform == "win32":
        return None
    else:
        import resource  # noqa: PLC0415  Windows doesn't have it

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        for limit in (hard, max(soft, ALWAYS_ALLOWED)):
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
                soft = limit
                break
        return None if soft == resource.RLIM_INFINITY else soft
