"""A snapshot is complete: at any moment, the table restored from it equals the table replayed from the log, and continues alike."""

from random import Random
from typing import Any

import msgspec
import pytest

from katzentisch.games import GAMES
from katzentisch.games.game import Game
from katzentisch.play.clocks import DaysClock, MoveClock, NoClock
from katzentisch.play.fair_deal import LOT, OLD_SCHEME, SCHEME
from katzentisch.play.position import Position
from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.tables import snapshot
from katzentisch.server.tables.entries import (
    AnyEntry,
    Away,
    Back,
    Banned,
    Began,
    ChatSwitched,
    Chatted,
    Closed,
    ClosingAnswered,
    ClosingProposed,
    Dealt,
    Hosted,
    InviteRenewed,
    Moved,
    Offered,
    OfferEnded,
    Opened,
    Restarted,
    Seated,
    SettingsChanged,
    ShareCommitted,
    Shared,
    SharesListed,
    Warned,
)
from katzentisch.server.tables.snapshot import EVERY, is_due, restore, snapshot_json
from katzentisch.server.tables.table import Table

from .table_builder import HANNA, apply, begin, deal, full, move, opened

CLOCKS = (NoClock(), MoveClock(30, 60), DaysClock(2))
CACHES = {"open_view", "legal_moves"}  # made again when they are needed
SIZES = [(game.id, players) for game in GAMES.values() for players in sorted({game.players[0], game.players[-1]})]


def contents(value: Any) -> Any:
    """All that there is in it, however deep: a new attribute is in here, and so has to be in a snapshot."""
    match value:
        case Position():
            return value.game.id, value.array.tobytes()
        case Game():
            return value.id
        case list() | tuple():
            return [contents(each) for each in value]
        case dict():
            return {name: contents(each) for name, each in value.items()}
        case _ if hasattr(value, "__dict__") and not isinstance(value, type):
            return type(value).__name__, {name: contents(each) for name, each in vars(value).items() if name not in CACHES}
        case _:
            return value


def again(table: Table) -> Table:
    other = restore(table.id, snapshot_json(table))
    assert other
    return other


def next_entry(table: Table, rng: Random) -> AnyEntry:
    """Something that may happen now."""
    seat = rng.randrange(len(table.seats))
    person = Person(f"guest {seat}", f"Name {rng.randrange(9)}")
    others: list[AnyEntry] = [
        *(Chatted(person, "miau"), ChatSwitched(not table.chat), Hosted(person)),
        *(Banned(person, on=rng.random() < 0.5), InviteRenewed(rng.randbytes(9).hex()), Offered(seat, person), OfferEnded(seat)),
    ]
    match table.status:
        case "open" | "over" | "pausing":
            holder = rng.choice((person, Robot("rules", "Minka")))
            ready: list[AnyEntry] = (
                [] if table.free else [Began(f"game {table.games}", rng.randbytes(32).hex(), "1", rng.choice((OLD_SCHEME, SCHEME)))]
            )
            free = [number for number, each in enumerate(table.seats) if each.holder is None]
            changes = [] if table.status == "pausing" else [change(table, rng)]
            return rng.choice([*others, *ready * 5, *changes, Seated(rng.choice(free) if free else seat, holder)])
        case "dealing":
            share = rng.randbytes(32).hex()
            adding: list[AnyEntry] = [ShareCommitted(seat, share), SharesListed(), Shared(seat, share), Restarted(share)]
            return rng.choice([*others, *adding, Dealt(table.active_game.draw_lot())])
        case _:
            assert table.turn is not None
            play = table.active_game.play
            assert play
            asked = Warned(table.turn, table.at + 9, asked=rng.random() < 0.5)
            away: list[AnyEntry] = [Away(seat), Back(seat), asked, Seated(seat, person)]
            away += [ClosingProposed(person), ClosingAnswered(person, agree=rng.random() < 0.5)]
            return rng.choice([*others, *away, *[Moved(table.turn, rng.choice(play.legal)) for _ in range(40)]])


def change(table: Table, rng: Random) -> AnyEntry:
    """Other settings, and one seat more or one less where the game allows it."""
    players = rng.choice([number for number in table.game.players if abs(number - len(table.seats)) <= 1])
    dropped = [rng.randrange(len(table.seats))] if players < len(table.seats) else []
    first = rng.choice((*range(players), LOT))
    settings = msgspec.structs.replace(table.choices, players=players, first=first, chat=rng.random() < 0.5)
    return SettingsChanged(settings, table.choices, dropped)


@pytest.mark.parametrize(("game", "players"), SIZES)
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: type(clock).__name__)
def test_it_is_the_same_table_and_continues_alike(game: str, players: int, clock: Any) -> None:
    rng = Random(f"{game} {players} {clock}")
    table = other = Table("table", 0, Opened(TableSettings(game, players, games=2, clock=clock), HANNA))
    statuses = set()
    for number in range(600):
        if number % 23 == 0 or table.status not in statuses:
            other = again(table)
        statuses.add(table.status)
        at, entry = table.at + rng.randrange(9000), next_entry(table, rng)
        for each in (table, other):
            each.apply(at, entry)
        if number % 7 == 0:
            assert contents(other) == contents(table), (number, entry)
    assert {"open", "dealing", "playing"} <= statuses
    table.apply(table.at, Closed())
    assert contents(again(table)) == contents(table)


def test_an_attribute_that_is_not_carried_is_noticed() -> None:
    for spoil in (
        lambda table: table,
        lambda table: table.current_game,
        lambda table: table.seats[0],
        lambda table: table.current_game.timer,
    ):
        table = deal(full())
        assert contents(again(table)) == contents(table)
        spoil(table).forgotten = 1  # type: ignore[no-untyped-call]
        assert contents(again(table)) != contents(table)


def test_one_is_due_at_the_beginning_of_a_game_and_every_few_hundred_entries() -> None:
    table = begin(full())
    assert is_due(table, Began("game", "00"))
    table.number = EVERY - 1
    assert not is_due(table, Chatted(HANNA, "miau"))
    apply(table, Chatted(HANNA, "miau"))
    assert is_due(table, Chatted(HANNA, "miau"))


def test_of_another_version_it_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    body = snapshot_json(move(deal(full())))
    assert restore("table", body)
    monkeypatch.setattr(snapshot, "VERSION", snapshot.VERSION + 1)
    assert restore("table", body) is None


@pytest.mark.parametrize("body", ["", "{", "[]", f'{{"version": {snapshot.VERSION}, "table": {{}}}}', '{"version": 1}'])
def test_one_that_cannot_be_read_is_an_error(body: str) -> None:
    with pytest.raises(msgspec.MsgspecError):
        restore("table", body)


def test_what_is_no_move_is_counted_since_the_last_game_began() -> None:
    table = opened(players=2)
    apply(table, Chatted(HANNA, "miau"), Seated(1, Robot("rules", "Minka")))
    assert (table.asides, table.game_start) == (2, 0)
    deal(table)
    assert (table.asides, table.game_start) == (0, 4)
    move(table)
    assert table.asides == 0
    apply(table, Away(0), Back(0))
    assert table.asides == 2
