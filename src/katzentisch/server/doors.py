"""What the connections of one process have in common: how many an address may keep waiting, and how many descriptors are left."""

import sys
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Protocol

import structlog

from .settings import Limits

log = structlog.get_logger("katzentisch.doors")
RESERVE = 64  # descriptors that no new connection gets: the database and those inside need some
A_MINUTE = 60.0


class Waiting(Protocol):
    """A connection whose request hasn't come in yet."""

    def cut(self, why: str) -> None: ...


class Doors:
    """`count` is told what was cut; `last` is the highest descriptor that a connection may have."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.limits, self.clock = limits, clock
        self.count: Callable[[str], None] = lambda what: None
        self.waiting: dict[str, OrderedDict[Waiting, None]] = {}
        self.descriptors = all_descriptors()
        self.last = None if self.descriptors is None else self.descriptors - RESERVE
        self.complained = -A_MINUTE

    def wait(self, one: Waiting, address: str) -> None:
        """Where an address has too many waiting, the one that has taken longest makes room: whoever means it sends a request at once."""
        waiting = self.waiting.setdefault(address, OrderedDict())
        waiting[one] = None
        if self.limits.unanswered is not None and len(waiting) > self.limits.unanswered:
            next(iter(waiting)).cut("unanswered")

    def admit(self, one: Waiting, address: str) -> None:
        """Its request is there, or it is gone."""
        waiting = self.waiting.get(address)
        if waiting is not None:
            waiting.pop(one, None)
            if not waiting:
                del self.waiting[address]

    def is_full(self, descriptor: int) -> bool:
        """Whether it is one of the last: the lowest that is free is always given."""
        if self.last is None or descriptor <= self.last:
            return False
        self.count("descriptors")
        if self.clock() - self.complained >= A_MINUTE:
            self.complained = self.clock()
            log.error("out of descriptors: new connections are refused, those inside go on; raise `ulimit -n`", limit=self.descriptors)
        return True


def all_descriptors() -> int | None:
    """How many this process may have, after taking as many as it can get; None where there is no end to them."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415  other systems don't have it

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # some systems promise more than they give
        hard = soft
    return None if hard == resource.RLIM_INFINITY else hard
