"""After the soak: every log with its hash chain, every game with its record and its deal, and every acknowledged move."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from sqlalchemy import select

from katzentisch.play.deal_check import check
from katzentisch.play.record import RecordError
from katzentisch.play.validation import validate
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.rows import EntryRow, FinishedGame
from katzentisch.server.storage.schema import tables
from katzentisch.server.storage.store import Store
from katzentisch.server.tables.entries import Began, Moved
from katzentisch.server.tables.replay import BrokenLog, replay
from katzentisch.server.tables.table import Table

from .person import MoveKey

Made = dict[tuple[int, int], tuple[int, str]]  # seat and move, by the entry that began the game, and the ply
RUNNING = ("dealing", "playing", "pausing")


@dataclass
class Verification:
    tables: int = 0
    begun: int = 0  # games
    games: int = 0  # finished
    moves: int = 0
    lost: int = 0  # acknowledged moves that aren't in the log
    faults: dict[str, list[str]] = field(default_factory=dict)  # what is wrong, by table
    broken: set[str] = field(default_factory=set)  # tables that the servers have marked as broken
    closed: set[str] = field(default_factory=set)  # tables that were closed in a game, which was broken off

    def add(self, table: str, fault: str) -> None:
        self.faults.setdefault(table, []).append(fault)


async def verify(address: str, acknowledged: Mapping[MoveKey, tuple[int, str]], progress: Callable[[int, int], None]) -> Verification:
    found, expected = Verification(), by_table(acknowledged)
    store = await Store.open(address)
    try:
        found.broken = set(await store.all_broken(1000))
        ids = [row.id for row in await store.rows(select(tables.c.id).order_by(tables.c.id))]
        for number, id in enumerate(ids, 1):
            number_of_last, digest = await store.head(id)
            check_table(found, id, await store.entries(id), (number_of_last, digest), await store.games_of_table(id), expected.pop(id, {}))
            progress(number, len(ids))
    finally:
        await store.close()
    for id, moves in expected.items():
        found.lost += len(moves)
        found.add(id, f"the table is gone, with {len(moves)} acknowledged moves")
    return found


def by_table(acknowledged: Mapping[MoveKey, tuple[int, str]]) -> dict[str, Made]:
    moves: dict[str, Made] = {}
    for (table, began, ply), made in acknowledged.items():
        moves.setdefault(table, {})[began, ply] = made
    return moves


def check_table(
    found: Verification, id: str, rows: list[EntryRow], head: tuple[int, str], games: list[FinishedGame], acknowledged: Made
) -> None:
    found.tables += 1
    if fault := log_fault(rows, head):
        found.add(id, fault)
    try:
        table, made, begun, finished = read_log(id, rows)
    except BrokenLog as error:
        found.add(id, f"the log can't be replayed: {error}")
        return
    found.moves += len(made)
    found.begun += begun
    if table.status in RUNNING:
        found.add(id, f"a game is unfinished: {table.status} after {table.number} entries")
    elif table.status == "closed" and begun == len(finished) + 1:
        found.closed.add(id)
    elif begun != len(finished):
        found.add(id, f"{begun} games have begun, {len(finished)} are finished")
    lost = [key for key, move in acknowledged.items() if made.get(key) != move]
    found.lost += len(lost)
    if lost:
        found.add(id, f"{len(lost)} acknowledged moves are lost, the first in the game since entry {lost[0][0]}, ply {lost[0][1]}")
    check_games(found, id, finished, games)


def log_fault(rows: list[EntryRow], head: tuple[int, str]) -> str | None:
    if len(rows) == head[0] and log_digest(rows) == head[1]:
        return None
    return f"the log of {len(rows)} entries doesn't lead to the digest of entry {head[0]}"


def read_log(id: str, rows: list[EntryRow]) -> tuple[Table, Made, int, list[list[str]]]:
    """Replay a log: the table, all moves, the number of games, and the moves of every finished one. Raises BrokenLog."""
    made: Made = {}
    finished: list[list[str]] = []
    moves: list[str] = []
    began, begun, table = 0, 0, None
    for table, entry, _ in replay(id, rows):
        if isinstance(entry, Began):
            began, begun, moves = table.number, begun + 1, []
        elif isinstance(entry, Moved):
            made[began, len(moves)] = entry.seat, entry.move
            moves.append(f"{entry.seat} {entry.move}")
            if table.status not in RUNNING or table.status == "pausing":
                finished.append(moves)
    assert table
    return table, made, begun, finished


def check_games(found: Verification, id: str, logged: list[list[str]], games: list[FinishedGame]) -> None:
    if len(logged) != len(games):
        found.add(id, f"{len(logged)} finished games in the log, {len(games)} records")
    for moves, game in zip(logged, games, strict=False):
        found.games += 1
        if problem := record_problem(game, moves):
            found.add(id, f"game {game.id}: {problem}")


def record_problem(game: FinishedGame, moves: list[str]) -> str | None:
    record = json.loads(game.record)
    if [move for move in record["moves"] if not move.startswith("- ")] != moves:
        return "the record has other moves than the log"
    try:
        check(record)
    except RecordError as error:
        return f"the deal isn't proven: {error}"
    verdict = validate(game.record)
    return None if verdict.ok and verdict.play is not None and verdict.play.over else "the record isn't valid"
