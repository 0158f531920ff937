"""Tables made from entries, without a server. Entries are a second apart."""

from typing import Any

from katzentisch.games.game import Refusal
from katzentisch.play.fair_deal import SCHEME
from katzentisch.protocol import requests
from katzentisch.protocol.holders import Person, Robot
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms.requests import TABLE_HANDLERS, GuestRequest, LogRequest
from katzentisch.server.tables.entries import AnyEntry, Began, Dealt, Moved, Opened, Seated, ShareCommitted, SharesListed
from katzentisch.server.tables.table import Table

SECOND = 1000
HANNA, GERO, SINA = (Person(name[0].lower(), name) for name in ("Hanna", "Gero", "Sina"))  # the host, a guest, a stranger
MINKA = Robot("rules", "Minka")


def opened(game: str = "maus_pass_auf", players: int = 2, **choices: Any) -> Table:
    return Table("table", 0, Opened(TableSettings(game, players, **choices), HANNA))


def apply(table: Table, *entries: AnyEntry) -> Table:
    for entry in entries:
        table.apply(table.at + SECOND, entry)
    return table


def full(*rest: Person | Robot, **choices: Any) -> Table:
    """Everybody is seated."""
    seated = rest or (GERO,)
    table = opened(players=len(seated) + 1, **choices)
    return apply(table, *(Seated(seat, holder) for seat, holder in enumerate(seated, 1)))


def begin(table: Table) -> Table:
    return apply(table, Began(f"game {table.games}", f"{table.games:02}" * 32, "1", SCHEME))


def begin_old(table: Table) -> Table:
    """As logs have it that were written before there was a second scheme."""
    return apply(table, Began(f"game {table.games}", f"{table.games:02}" * 32))


def commitment(table: Table, seat: int, share: str) -> str:
    return table.active_game.share_commitment(seat, share)


def commit(table: Table, **shares: str) -> Table:
    """seat0=…, seat1=…: these seats commit to shares, and that is the list."""
    seats = {int(name.removeprefix("seat")): share for name, share in shares.items()}
    entries = [ShareCommitted(seat, commitment(table, seat, share)) for seat, share in seats.items()]
    return apply(table, *entries, SharesListed())


def deal(table: Table) -> Table:
    """Nobody gives a share."""
    return apply(begin(table), SharesListed(), Dealt())


def move(table: Table) -> Table:
    """Make the first legal move of the seat whose turn it is."""
    play = table.active_game.play
    assert play
    assert table.turn is not None
    return apply(table, Moved(table.turn, play.legal[0]))


def play_out(table: Table) -> Table:
    """One game, from its beginning to its end."""
    deal(table)
    while table.status == "playing":
        move(table)
    return table


def in_status(status: str, **choices: Any) -> Table:
    """A table of Hanna and Gero, in each status once."""
    table = full(games=2, **choices)
    match status:
        case "dealing":
            begin(table)
        case "playing":
            deal(table)
        case "pausing":
            play_out(table)
        case "over":
            play_out(play_out(table))
    assert table.status == status
    return table


def entries_for(table: Table, who: Person, ask: requests.Request, guest: Person = SINA) -> list[AnyEntry]:
    """The entries of a request; `guest` is whom it is about."""
    handler = TABLE_HANDLERS[type(ask)]
    if isinstance(handler, GuestRequest):
        return list(handler.entries(table, who, ask, guest))
    assert isinstance(handler, LogRequest)
    return list(handler.entries(table, who, ask))


def done(table: Table, who: Person, ask: requests.Request) -> list[AnyEntry]:
    return entries_for(table, who, ask)


def outcome(table: Table, who: Person, ask: requests.Request) -> str:
    """What the entries are called, or why there are none."""
    before = table.number
    try:
        return " ".join(str(type(entry).__struct_config__.tag) for entry in done(table, who, ask))
    except Refusal as refusal:
        return refusal.said.sentence
    finally:
        assert table.number == before
