"""After the trial: what every client noted, compared with the log and with the records of the games."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise

from katzentisch.play.deal_check import check
from katzentisch.play.record import RecordError
from katzentisch.play.validation import validate
from katzentisch.server.storage.rows import EntryRow, FinishedGame
from katzentisch.server.storage.store import Store
from katzentisch.server.tables.entries import AnyEntry, Began, Moved, decode

from .client import Guest

Log = dict[int, AnyEntry]
Decided = dict[tuple[int, int], tuple[int, str]]  # seat and move, by game and ply


@dataclass
class Comparison:
    tables: int = 0
    acknowledged: int = 0  # moves that at least one client was missing of
    lost: int = 0  # of what a client was missing or promised
    twice: int = 0  # moves of people that they didn't make, or not there
    gaps: int = 0  # in what a client was missing
    repeats: int = 0
    faults: int = 0  # answers that nobody should get
    started: int = 0
    finished: int = 0  # games whose record is right, fairly dealt, and the same as the log

    def add(self, other: "Comparison") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def is_right(self) -> bool:
        return not (self.lost or self.twice or self.gaps or self.faults) and self.finished == self.started


async def compare(database: str, guests: Iterable[Guest]) -> Comparison:
    tables: dict[str, list[Guest]] = {}
    for guest in guests:
        tables.setdefault(guest.table.created["id"], []).append(guest)
    total = Comparison()
    store = await Store.open(database)
    try:
        for id, people in tables.items():
            log = {row.number: decode(row.body) for row in await store.entries(id)}
            total.add(compare_table(log, people, await store.games_of_table(id)))
    finally:
        await store.close()
    return total


def compare_table(log: Log, people: Sequence[Guest], games: Sequence[FinishedGame]) -> Comparison:
    made = decided(log)
    return Comparison(
        tables=1,
        acknowledged=len(set().union(*(guest.log.moves for guest in people))),
        lost=sum(lost(guest, log, made) for guest in people),
        twice=sum(not was_intended(people, *key, *decision) for key, decision in made.items()),
        gaps=sum(guest.log.gaps for guest in people),
        repeats=sum(guest.log.repeats for guest in people),
        faults=sum(len(guest.log.faults) for guest in people),
        started=sum(isinstance(entry, Began) for entry in log.values()),
        finished=sum(is_right(game, number, made) for number, game in enumerate(games, 1)),
    )


def decided(log: Log) -> Decided:
    made: Decided = {}
    game = ply = 0
    for entry in log.values():
        if isinstance(entry, Began):
            game, ply = game + 1, 0
        if isinstance(entry, Moved):
            made[game, ply] = entry.seat, entry.move
            ply += 1
    return made


def lost(guest: Guest, log: Log, made: Decided) -> int:
    missing = sum(not is_logged(guest, log.get(number), each) for number, each in guest.log.events.items())
    return missing + sum(made.get((each.game, each.ply)) != (guest.seat, each.move) for each in guest.log.done)


def is_logged(guest: Guest, entry: AnyEntry | None, event: dict[str, object]) -> bool:
    """Whether the log has what a client received; of hidden moves a client sees only the kind."""
    if entry is None or type(entry).__struct_config__.tag != event["what"]:
        return False
    if not isinstance(entry, Moved):
        return True
    return entry.seat == event["seat"] and (entry.seat != guest.seat or entry.move == event["move"])


def was_intended(people: Sequence[Guest], game: int, ply: int, seat: int, move: str) -> bool:
    if seat >= len(people):
        return True
    sent = people[seat].log.sent.get((game, ply))
    return sent is not None and sent.move == move


def is_right(game: FinishedGame, number: int, made: Decided) -> bool:
    record = json.loads(game.record)
    moves = [move for move in record["moves"] if not move.startswith("- ")]
    logged = [f"{seat} {move}" for (of, _), (seat, move) in made.items() if of == number]
    try:
        check(record)
    except RecordError:
        return False
    verdict = validate(game.record)
    return moves == logged and verdict.ok and verdict.play is not None and verdict.play.over


async def longest_takeover(database: str, guests: Iterable[Guest], kills: Sequence[int]) -> float:
    """The longest wait for a bot after a kill, in seconds; `kills` are in milliseconds since 1970."""
    people = {guest.table.created["id"]: guest.table.people for guest in guests}
    store = await Store.open(database)
    try:
        waits = [wait for id, count in people.items() for wait in takeovers(await store.entries(id), count, kills)]
    finally:
        await store.close()
    return max(waits, default=0) / 1000


def takeovers(rows: Sequence[EntryRow], people: int, kills: Sequence[int]) -> list[int]:
    """For one table whose first seats are people's: the time from each kill to the next entry, where that is a bot's move."""
    return [
        after.at - kill
        for before, after in pairwise(rows)
        for kill in kills
        if before.at <= kill < after.at and isinstance(entry := decode(after.body), Moved) and entry.seat >= people
    ]
