"""The metrics for /metrics, in a registry of their own, so that two servers in one process don't share them."""

from typing import get_args

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector, generate_latest

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


class Metrics:
    """What happens at tables is in `registry`: a standing order must change nothing there. `process_registry` is about the process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.process_registry = process = CollectorRegistry()
        self.counters: dict[type[Struct], Counter] = {}
        self.entries = Counter("katzentisch_entries", "Entries added to logs by this process", ["kind"], registry=registry)
        self.conflicts = Counter("katzentisch_conflicts", "Entries that another process was faster with", registry=registry)
        # Not by kind, and without standing orders: anyone who reads the metrics could notice them.
        self.messages = Counter("katzentisch_messages", "Messages received over WebSockets, except orders", registry=registry)
        self.refusals = Counter("katzentisch_refusals", "Messages that were refused, except orders", registry=registry)
        self.limited = Counter("katzentisch_limited", "Requests and connections over a limit", ["what"], registry=registry)
        self.failures = Counter("katzentisch_failures", "Internal errors", ["where"], registry=registry)
        self.broken = Gauge("katzentisch_broken_tables", "Tables that can't be continued", ["table", "reason"], registry=registry)
        self.updates = Counter("katzentisch_updates", "Updates sent to viewers", registry=registry)
        self.connections = Gauge("katzentisch_connections", "Open WebSockets", registry=registry)
        self.rooms = Gauge("katzentisch_rooms", "Tables in memory", registry=registry)
        self.opened = Counter("katzentisch_connections_opened", "WebSockets opened", registry=registry)
        self.responses = Counter("katzentisch_responses", "HTTP responses by class of status", ["status"], registry=registry)
        self.checks = Gauge("katzentisch_check_ok", "Whether a check of /ready succeeds", ["check"], registry=registry)
        self.disk_free = Gauge("katzentisch_disk_free_bytes", "Free space on the disk of an SQLite database", ["disk"], registry=registry)
        self.disk_size = Gauge("katzentisch_disk_size_bytes", "Size of the disk of an SQLite database", ["disk"], registry=registry)
        self.seconds = Histogram("katzentisch_entry_seconds", "From an entry to its commit", buckets=BUCKETS, registry=registry)
        self.delay = Histogram("katzentisch_loop_delay_seconds", "How late the process does what is due", buckets=BUCKETS, registry=process)
        Info("katzentisch_build", "The version that runs", registry=process).info({"version": __version__})
        ProcessCollector(registry=process)  # memory, CPU time, descriptors and start; on Linux only
        self.begin_counting()

    def begin_counting(self) -> None:
        """Begin all counters at 0: Prometheus doesn't see the increase of one that appears with its first count."""
        for kind in get_args(AnyEntry):
            self.entry_counter(kind)
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
        self.seconds.observe(seconds)
        self.entry_counter(type(entry)).inc()

    def count_request(self, request: requests.Request | None, is_refused: bool = False) -> None:
        if not isinstance(request, requests.SetOrder):
            (self.refusals if is_refused else self.messages).inc()

    def entry_counter(self, kind: type[Struct]) -> Counter:
        """Return the counter for a kind of entry. Cached, because Prometheus's own lookup is slow."""
        if kind not in self.counters:
            self.counters[kind] = self.entries.labels(kind.__struct_config__.tag)
        return self.counters[kind]
