"""The metrics for /metrics, in a registry of their own, so that two servers in one process don't share them."""

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from math import inf
from typing import get_args

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

from ... import __version__
from ...protocol import requests
from ..tables.entries import AnyEntry

BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2)  # seconds
STATUSES = ("2xx", "3xx", "4xx", "5xx")
WORK = ("close", "enter", "hint", "http", "load", "socket", "work")  # where something can fail, besides the rounds of a process
ROUNDS = (
    *("beat", "catch_up", "check_rules", "close_ended", "close_tables", "poll"),
    *("read_blocks", "retry_broken", "share_presence", "sweep", "tidy"),
)
LIMITED = (
    *("changes", "chats", "codes", "descriptors", "exports", "frames", "guests", "hints", "invited_guests", "messages"),
    *("new_codes", "new_tables", "renames", "requests", "reviews", "unread", "watches"),
)


class MoveMetrics(Collector):
    """What is counted with every move. Prometheus's own counters take a lock and several calls each time; these belong to the thread of
    the event loop, and become Prometheus's when they are read."""

    def __init__(self, kinds: Iterable[str]) -> None:
        self.entries = dict.fromkeys(kinds, 0)
        self.messages = self.refusals = self.updates = 0
        self.buckets = [0] * (len(BUCKETS) + 1)  # commits by their time
        self.seconds = 0.0  # of all commits together

    def count_entry(self, kind: str, seconds: float) -> None:
        self.entries[kind] += 1
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        entries = CounterMetricFamily("katzentisch_entries", "Entries added to logs by this process", labels=["kind"])
        for kind, count in self.entries.items():
            entries.add_metric([kind], count)
        yield entries
        # Not by kind, and without standing orders: anyone who reads the metrics could notice them.
        yield CounterMetricFamily("katzentisch_messages", "Messages received over WebSockets, except orders", self.messages)
        yield CounterMetricFamily("katzentisch_refusals", "Messages that were refused, except orders", self.refusals)
        yield CounterMetricFamily("katzentisch_updates", "Updates sent to viewers", self.updates)
        limits = map(floatToGoString, (*BUCKETS, inf))
        counts = list(zip(limits, accumulate(self.buckets), strict=True))
        yield HistogramMetricFamily("katzentisch_entry_seconds", "From an entry to its commit", counts, self.seconds)


class Metrics:
    """What happens at tables is in `registry`: a standing order must change nothing there. `process_registry` is about the process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.process_registry = process = CollectorRegistry()
        self.moves = MoveMetrics(kind_of(each) for each in get_args(AnyEntry))
        registry.register(self.moves)
        self.conflicts = Counter("katzentisch_conflicts", "Entries that another process was faster with", registry=registry)
        self.limited = Counter("katzentisch_limited", "Requests and connections over a limit", ["what"], registry=registry)
        self.failures = Counter("katzentisch_failures", "Internal errors", ["where"], registry=registry)
        self.broken = Gauge("katzentisch_broken_tables", "Tables that can't be continued", ["table", "reason"], registry=registry)
        self.connections = Gauge("katzentisch_connections", "Open WebSockets", registry=registry)
        self.rooms = Gauge("katzentisch_rooms", "Tables in memory", registry=registry)
        self.opened = Counter("katzentisch_connections_opened", "WebSockets opened", registry=registry)
        self.responses = Counter("katzentisch_responses", "HTTP responses by class of status", ["status"], registry=registry)
        self.checks = Gauge("katzentisch_check_ok", "Whether a check of /ready succeeds", ["check"], registry=registry)
        self.disk_free = Gauge("katzentisch_disk_free_bytes", "Free space on the disk of an SQLite database", ["disk"], registry=registry)
        self.disk_size = Gauge("katzentisch_disk_size_bytes", "Size of the disk of an SQLite database", ["disk"], registry=registry)
        self.delay = Histogram("katzentisch_loop_delay_seconds", "How late the process does what is due", buckets=BUCKETS, registry=process)
        Info("katzentisch_build", "The version that runs", registry=process).info({"version": __version__})
        ProcessCollector(registry=process)  # memory, CPU time, descriptors and start; on Linux only
        self.begin_counting()

    def begin_counting(self) -> None:
        """Begin all counters at 0: Prometheus doesn't see the increase of one that appears with its first count."""
        for counter, values in ((self.failures, (*WORK, *ROUNDS)), (self.limited, LIMITED), (self.responses, STATUSES)):
            for value in values:
                counter.labels(value)

    def set_disk(self, free: int, size: int) -> None:
        """Set the space on the disk of the database. Without a call there is none: PostgreSQL's own disk is not measured here."""
        self.disk_free.labels("database").set(free)
        self.disk_size.labels("database").set(size)

    def text(self) -> bytes:
        """Return all metrics in Prometheus's format."""
        return generate_latest(self.registry) + generate_latest(self.process_registry)

    def count_entry(self, entry: AnyEntry, seconds: float) -> None:
        self.moves.count_entry(kind_of(type(entry)), seconds)

    def count_request(self, request: requests.Request | None, is_refused: bool = False) -> None:
        if isinstance(request, requests.SetOrder):
            return
        if is_refused:
            self.moves.refusals += 1
        else:
            self.moves.messages += 1


def kind_of(entry: type[Struct]) -> str:
    return str(entry.__struct_config__.tag)
