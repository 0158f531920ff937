"""Which injected fault explains an error. What no fault explains is a finding."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf
from time import monotonic

NEVER = re.compile(r"(?!)")
LOST = "connection lost"
CLOSED_BY_US = "connection lost|connection refused|no answer|server-stopping"
DATABASE = (
    r"away|locked|bus lost|slow|no answer|round failed|presence not noted|snapshot not kept|fault not|not saved|database-|command failed"
)
# What each kind of fault may cause, as a pattern for the text of an error.
MAY_CAUSE = {
    "deploy": re.compile(f"{CLOSED_BY_US}|rules-compiling|bus lost"),
    "kill": re.compile(f"{CLOSED_BY_US}|rules-compiling|bus lost"),
    "database-restart": re.compile(f"{LOST}|{DATABASE}"),
    "database-crash": re.compile(f"{LOST}|{DATABASE}|read-only|terminating connection|crash"),
    "full-disk": re.compile(f"{LOST}|{DATABASE}|full|heads not written|read-only|crash"),
    "clock-step": re.compile("clock jumped"),
    "poison": re.compile("table broken|table-broken"),
    "closing": re.compile("refused: (table-closed|no-game|not-your-turn|move-stale|order-|seat-)"),
}


@dataclass
class Window:
    """The time in which a fault, or what the operator does, may cause errors. `subject` restricts them to those that name it."""

    kind: str
    start: float
    end: float = inf
    subject: str = ""

    def explains(self, error: "Error") -> bool:
        is_then = self.start <= error.end and error.start <= self.end
        return is_then and self.subject in f"{error.where} {error.text}" and MAY_CAUSE.get(self.kind, NEVER).search(error.text) is not None

    def overlaps(self, start: float, end: float) -> bool:
        return self.start <= end and start <= self.end


@dataclass(frozen=True)
class Error:
    """Something that went wrong between two times: where it was seen, what it was, and of which kind, for the statistics."""

    start: float
    end: float
    where: str
    text: str
    kind: str


@dataclass
class Causes:
    now: Callable[[], float] = monotonic
    windows: list[Window] = field(default_factory=list)
    explained: Counter[tuple[str, str]] = field(default_factory=Counter)  # by the fault and the kind of error
    findings: list[str] = field(default_factory=list)

    def open(self, kind: str, subject: str = "") -> Window:
        self.windows.append(Window(kind, self.now(), subject=subject))
        return self.windows[-1]

    def note(self, where: str, text: str, kind: str, since: float | None = None) -> None:
        """Note an error that took from `since` until now. If no fault explains it, it is a finding."""
        now = self.now()
        error = Error(now if since is None else since, now, where, text, kind)
        causes = [window for window in self.windows if window.explains(error)]
        if causes:
            self.explained[causes[-1].kind, kind] += 1
        else:
            self.find(f"{where}: {text}")

    def find(self, finding: str) -> None:
        self.findings.append(finding)

    def is_calm(self, start: float, end: float) -> bool:
        """Whether no fault with an end was being injected between these times."""
        return not any(window.overlaps(start, end) for window in self.windows if not window.subject)
