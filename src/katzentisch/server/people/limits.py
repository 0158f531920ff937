"""The limits of one process, by address and by guest."""

from ..settings import Limits
from .buckets import Buckets

BURST = 10  # times the rate
HOUR = 3600


def bucket(rate: float | None) -> Buckets:
    return Buckets(rate, BURST * (rate or 0))


def hourly(number: int | None) -> Buckets:
    return Buckets(None if number is None else number / HOUR, number or 0)


class Gates:
    def __init__(self, limits: Limits) -> None:
        self.requests = bucket(limits.requests)
        self.messages = bucket(limits.messages)
        self.guests = hourly(limits.guests)
        self.codes = hourly(limits.codes)
        self.tables, self.connections = limits.tables, limits.connections
