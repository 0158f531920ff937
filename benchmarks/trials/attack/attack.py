"""An attack, its setup and its result, and the table of all results."""

import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import asdict, dataclass
from typing import Literal

from .sites import Site, site

Verdict = Literal["held", "did NOT hold", "not tried"]
ALL_HELD, SOME_DID_NOT = 0, 1


@dataclass(frozen=True)
class Seen:
    """`held` is None where the attack could not be tried."""

    text: str
    held: bool | None

    @property
    def verdict(self) -> Verdict:
        return "not tried" if self.held is None else "held" if self.held else "did NOT hold"


@dataclass(frozen=True)
class Row:
    attack: str
    tried: str
    seen: str
    verdict: Verdict
    seconds: float


def exit_code(rows: Sequence[Row]) -> int:
    return SOME_DID_NOT if any(row.verdict == "did NOT hold" for row in rows) else ALL_HELD


def as_markdown(rows: Sequence[Row]) -> str:
    lines = ["| attack | what was tried | what was seen | |", "|---|---|---|---|"]
    return "\n".join([*lines, *(f"| `{row.attack}` | {cell(row.tried)} | {cell(row.seen)} | {marked(row.verdict)} |" for row in rows)])


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def marked(verdict: Verdict) -> str:
    return verdict if verdict == "held" else f"**{verdict}**"


def as_json(rows: Sequence[Row]) -> str:
    return json.dumps({"exit": exit_code(rows), "attacks": [asdict(row) for row in rows]}, indent=2, ensure_ascii=False)


def summary(rows: Sequence[Row]) -> str:
    counts = {verdict: sum(row.verdict == verdict for row in rows) for verdict in ("held", "did NOT hold", "not tried")}
    seconds = sum(row.seconds for row in rows)
    return f"{len(rows)} attacks in {seconds:.0f} seconds: " + ", ".join(f"{count} {verdict}" for verdict, count in counts.items())


@dataclass(frozen=True)
class Setup:
    """`weaknesses` are added to every attacked server: the tests use them to check that an attack would succeed."""

    seconds: float = 8.0
    weaknesses: tuple[str, ...] = ()

    def site(self, *options: str, weaknesses: tuple[str, ...] = (), files: int | None = None) -> AbstractAsyncContextManager[Site]:
        return site(*options, weaknesses=(*self.weaknesses, *weaknesses), files=files)


@dataclass(frozen=True)
class Attack:
    tried: str  # in one sentence, for the table
    run: Callable[[Setup], Awaitable[Seen]]


Attacks = dict[str, Attack]
