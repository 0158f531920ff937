"""When all is over: what every client kept, compared with the log and with the records of the games."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields

from katzentisch.play.deal_check import check
from katzentisch.play.judge import Fault, judge
from katzentisch.server.storage.rows import FinishedGame
from katzentisch.server.storage.store import Store
from katzentisch.server.tables.entries import AnyEntry, Began, Moved, decode

from .guest import Guest

Log = dict[int, AnyEntry]
Decided = dict[tuple[int, int], tuple[int, str]]  # seat and move, by game and ply


@dataclass
class Reckoning:
    tables: int = 0
    acknowledged: int = 0  # moves that at least one client was told of
    lost: int = 0  # of what a client was told or promised
    twice: int = 0  # moves of people that they didn't make, or not there
    gaps: int = 0  # in what a client was told
    repeats: int = 0
    faults: int = 0  # answers that nobody should get
    begun: int = 0
    finished: int = 0  # games whose record is right, fairly dealt, and the same as the log

    def add(self, other: "Reckoning") -> None:
        for each in fields(self):
            setattr(self, each.name, getattr(self, each.name) + getattr(other, each.name))

    @property
    def is_right(self) -> bool:
        return not (self.lost or self.twice or self.gaps or self.faults) and self.finished == self.begun


async def reckon(database: str, guests: Iterable[Guest]) -> Reckoning:
    tables: dict[str, list[Guest]] = {}
    for guest in guests:
        tables.setdefault(guest.sitting.made["id"], []).append(guest)
    total = Reckoning()
    store = await Store.open(database)
    try:
        for id, people in tables.items():
            log = {row.number: decode(row.body) for row in await store.entries(id)}
            total.add(of_table(log, people, await store.games_of_table(id)))
    finally:
        await store.close()
    return total


def of_table(log: Log, people: Sequence[Guest], games: Sequence[FinishedGame]) -> Reckoning:
    made = decided(log)
    return Reckoning(
        tables=1,
        acknowledged=len(set().union(*(guest.kept.moves for guest in people))),
        lost=sum(lost(guest, log, made) for guest in people),
        twice=sum(not was_meant(people, *key, *decision) for key, decision in made.items()),
        gaps=sum(guest.kept.gaps for guest in people),
        repeats=sum(guest.kept.repeats for guest in people),
        faults=sum(len(guest.kept.faults) for guest in people),
        begun=sum(isinstance(entry, Began) for entry in log.values()),
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
    told = sum(not is_logged(guest, log.get(number), each) for number, each in guest.kept.told.items())
    return told + sum(made.get((each.game, each.ply)) != (guest.seat, each.move) for each in guest.kept.done)


def is_logged(guest: Guest, entry: AnyEntry | None, happening: dict[str, object]) -> bool:
    """Of other people's moves one may have seen only the kind."""
    if entry is None or type(entry).__struct_config__.tag != happening["what"]:
        return False
    if not isinstance(entry, Moved):
        return True
    return entry.seat == happening["seat"] and (entry.seat != guest.seat or entry.move == happening["move"])


def was_meant(people: Sequence[Guest], game: int, ply: int, seat: int, move: str) -> bool:
    if seat >= len(people):
        return True
    sent = people[seat].kept.sent.get((game, ply))
    return sent is not None and sent.move == move


def is_right(game: FinishedGame, number: int, made: Decided) -> bool:
    record = json.loads(game.record)
    moves = [move for move in record["moves"] if not move.startswith("- ")]
    logged = [f"{seat} {move}" for (of, _), (seat, move) in made.items() if of == number]
    try:
        check(record)
    except Fault:
        return False
    verdict = judge(game.record)
    return moves == logged and verdict.ok and verdict.play is not None and verdict.play.over
