"""A database with millions of stored entries: one game is really played, and its rows are copied under new ids by the database itself."""

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, insert, select, text
from structlog.testing import capture_logs

from katzentisch.server.storage.rows import Append, FinishedGame, Result, TableRow
from katzentisch.server.storage.schema import archives, entries, games, participants, results, seats, snapshots, tables
from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import guests
from katzentisch.testing.visitor import Message

NAMES = ("Anna", "Bert", "Cleo", "Dora")
PLAYED = 5  # games, to choose from
AT_ONCE = 200_000  # entries in one transaction
ID_SPACE = 16**12  # ids are spread over all of it, as random ones are
PEOPLE = 10_000  # guests for each of the four seats
LATER = 10**15  # after everything
PARTS = (tables, seats, participants, snapshots, games, results)

# How the columns of a copy differ from those of the original: `n` is the number of the copy, `id` its table.
CHANGED = {
    (tables, "id"): "id",
    (tables, "host"): "host || '-' || (n % :people)",
    (seats, "guest"): "guest || '-' || (n % :people)",
    (participants, "guest"): "guest || '-' || (n % :people)",
    (results, "guest"): "guest || '-' || (n % :people)",
    (games, "id"): "id || '-' || n",
    (results, "game_id"): "game_id || '-' || n",
}
NEW_ID = {"sqlite": "printf('%012x', n * :step)", "postgresql": "lpad(to_hex(n * CAST(:step AS bigint)), 12, '0')"}
SERIES = "WITH RECURSIVE series(n) AS (SELECT CAST(:first AS bigint) UNION ALL SELECT n + 1 FROM series WHERE n < :last)"


@dataclass(frozen=True)
class Sample:
    """The rows of a finished table, by part of the database."""

    rows: dict[str, list[dict[str, Any]]]

    @property
    def table(self) -> TableRow:
        [row] = self.rows["tables"]
        return TableRow(*(row[name] for name in TableRow.__struct_fields__))

    @property
    def length(self) -> int:
        return len(self.rows["entries"])

    @property
    def first(self) -> str:
        return str(self.rows["entries"][0]["body"])

    def opening(self, id: str) -> TableRow:
        """The same table under another id, when it was opened."""
        row = {name: getattr(self.table, name) for name in TableRow.__struct_fields__}
        return TableRow(**{**row, "id": id, "status": "open", "number": 1, "changed": self.table.created})

    def appends(self, id: str) -> Iterator[Append]:
        """What a server appends to that table until it is over."""
        taken = {row["number"]: row["body"] for row in self.rows["snapshots"]}
        held = [(row["seat"], row["guest"]) for row in self.rows["seats"]]
        for row in self.rows["entries"][1:]:
            number, body = row["number"], row["body"]
            is_last, is_seated = number == self.length, body.startswith('{"kind":"seated"')
            yield Append(
                table=id,
                number=number,
                at=row["at"],
                body=body,
                status="over" if is_last else "playing",
                turn=None,
                due=None,
                seats=held if is_seated else None,
                named=[guest for _, guest in held] if is_seated else (),
                snapshot=taken.get(number),
                finished=self.finished(id) if is_last else None,
            )

    def finished(self, id: str) -> FinishedGame:
        [game] = self.rows["games"]
        shared = {name: game[name] for name in ("number", "game", "players", "is_public", "finished", "record")}
        own = tuple(Result(row["seat"], row["guest"], row["score"], row["rank"]) for row in self.rows["results"])
        return FinishedGame(id=f"game-{id}", table=id, results=own, **shared)


def play_sample(game: str) -> Sample:
    """Let four clients play games on a real server, and return the one of median length."""
    samples = sorted((play_one(game) for _ in range(PLAYED)), key=lambda sample: sample.length)
    return samples[PLAYED // 2]


def play_one(game: str) -> Sample:
    with capture_logs(), tempfile.TemporaryDirectory() as folder, running(quick(Path(folder))) as server:
        return asyncio.run(played(server, game))


async def played(server: RunningServer, game: str) -> Sample:
    rng = random.Random()

    def choose(message: Message) -> str:
        return str(rng.choice(message["legal"]))

    async with guests(server.url, *NAMES) as people:
        table = await people[0].make_table(game, len(people))
        for seat, each in enumerate(people):
            await each.sit_at(table, seat)
        await people[0].send("start")
        await asyncio.gather(*(each.play(choose) for each in people))
        return await asyncio.to_thread(server.call, read_sample(server.server.services.store))


async def read_sample(store: Store) -> Sample:
    def read(connection: Connection) -> dict[str, list[dict[str, Any]]]:
        return {part.name: [dict(row._mapping) for row in connection.execute(select(part))] for part in (*PARTS, entries)}

    return Sample(await store.database.read(read))


@dataclass(frozen=True)
class Filling:
    """How many tables are stored, and whether their logs are archived."""

    sample: Sample
    count: int
    is_archived: bool

    async def run(self, store: Store, note: Callable[[int], None]) -> None:
        """Fill an empty database; note how many entries there are after each transaction."""
        await store.database.write(self.insert_sample)
        if self.is_archived:
            await store.archive_tables(LATER)
        at_once = max(1, AT_ONCE // self.sample.length)
        for first in range(1, self.count, at_once):
            last = min(first + at_once, self.count) - 1
            await store.database.write(lambda connection, span=(first, last): self.copy(connection, *span))  # type: ignore[misc]
            note((last + 1) * self.sample.length)

    def insert_sample(self, connection: Connection) -> None:
        for part in (*PARTS, entries):
            connection.execute(insert(part), self.sample.rows[part.name])

    def copy(self, connection: Connection, first: int, last: int) -> None:
        log = archives if self.is_archived else entries
        facts = {"first": first, "last": last, "people": PEOPLE, "step": ID_SPACE // self.count}
        for part in (*PARTS, log):
            copied = copy_statement(part, connection.dialect.name)
            used = {name: value for name, value in facts.items() if f":{name}" in copied}
            connection.execute(text(copied), {**used, "sample": self.key(part)})

    def key(self, part: Table) -> str:
        return str(self.sample.rows["games"][0]["id"]) if part is results else self.sample.table.id


def copy_statement(part: Table, kind: str) -> str:
    """Copy the rows of the sample once for each number of a series."""
    key = {tables: "id", results: "game_id"}.get(part, "table_id")
    values = {column.name: CHANGED.get((part, column.name), column.name) for column in part.columns}
    if part is not results:
        values[key] = NEW_ID[kind]
    names = ", ".join(values)
    chosen = ", ".join(f"{value} AS {name}" for name, value in values.items())
    # In this order, the database adds every row at the end of the table.
    return f"{SERIES} INSERT INTO {part.name} ({names}) SELECT {chosen} FROM series CROSS JOIN {part.name} WHERE {key} = :sample"
