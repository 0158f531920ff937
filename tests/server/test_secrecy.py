"""Nothing reaches a seat that it can't know: two worlds that look the same to it give the same bytes, until they differ for it.

Compared are all messages: views, events and the log; what is caught up with; chat; answers to wrong moves, orders and hints; and when
bots move.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from katzentisch.games import GAMES
from katzentisch.games.state import SPECTATOR
from katzentisch.play.fair_deal import LOT, commitment
from katzentisch.play.position import Position
from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms import hints

from .served_table import NOBODY, ServedTable, Swap, deal, served_table

TABLES = [(game.id, players) for game in GAMES.values() for players in sorted({game.players[0], game.players[-1]})]
STEPS, WORLDS = 25, 3


def another(viewer: int, seed: int) -> Swap:
    """A world that the viewer can't tell from the dealt one."""
    return lambda opening: opening.observe(viewer).determinize(seed)


def looks(position: Position, viewer: int) -> bytes:
    return bytes(position.observe(viewer).array.tobytes())


def moves(real: ServedTable, other: ServedTable, viewer: int, rng: Random) -> tuple[int, int | None]:
    """The same move in both worlds, or any two where the viewer can't see which; None where the other world doesn't allow it."""
    here, there = real.position, other.position
    action = rng.choice(here.legal())
    if here.game.hides(here.observe_plain(viewer), action, viewer):
        return action, rng.choice(there.legal())
    return action, action if action in there.legal() else None


async def provoke(each: ServedTable, seat: int, ply: int) -> None:
    """Wrong and right requests; their answers must not tell more than the seat may know."""
    for move in (*legal(each, seat)[-2:], "bid 9x9", "bid 5x5", "play g1", "play wild r", "lay 15", "pay 12J", "nonsense"):
        await each.ask("viewer", "explain", seat=seat, move=move)
        if move not in legal(each, seat):
            await each.ask("viewer", "move", seat=seat, ply=ply, move=move)
        if ply < 3:
            await each.ask("viewer", "hint", seat=seat, move=move)
    for order in ("up to 2", "up to 5x5", "pass", None):
        await each.ask("viewer", "order", seat=seat, order=order)
    await each.ask("viewer", "hint", seat=seat)
    await each.ask("viewer", "chat", text=f"ply {ply}")


def legal(each: ServedTable, seat: int) -> list[str]:
    """For the holder of the seat, so nothing for a spectator."""
    position = each.position
    is_asked = position.turn == seat and each.talks["viewer"].connection.me.guest == str(seat)
    return [position.game.write_move(position.state, action) for action in position.legal()] if is_asked else []


async def catch_up(each: ServedTable, guest: str, since: int) -> list[str]:
    await each.come("again", guest, since)
    sent = each.sent("again")
    each.go("again")
    return sent


async def compare(folder: Path, choices: TableSettings, viewer: int, seed: int) -> int:
    """How many entries looked the same in both worlds."""
    rng, compared = Random(seed), 0
    guest, seat = (NOBODY, 0) if viewer == SPECTATOR else (str(viewer), viewer)
    bots = {} if viewer == 1 else {1: "rules"}
    async with AsyncExitStack() as stack:
        real = await stack.enter_async_context(served_table(folder / f"real{seed}", choices, lambda opening: opening, bots, hint_time=None))
        other = await stack.enter_async_context(served_table(folder / f"other{seed}", choices, another(viewer, seed), bots, hint_time=None))
        for each in (real, other):
            await each.come("viewer", guest)
        await deal(real, other)
        while compared < STEPS and not real.position.is_over:
            assert looks(real.position, viewer) == looks(other.position, viewer)
            for each in (real, other):
                await provoke(each, seat, real.room.table.active_game.ply)
            assert real.sent("viewer") == other.sent("viewer")
            assert real.room.due == other.room.due
            since = rng.randrange(real.room.table.number)
            assert await catch_up(real, guest, since) == await catch_up(other, guest, since)
            action, action_there = moves(real, other, viewer, rng)
            await real.move(action)
            if action_there is None:
                break
            await other.move(action_there)
            if looks(real.position, viewer) != looks(other.position, viewer):
                break
            compared += 1
    return compared


async def compare_all(folder: Path, choices: TableSettings) -> int:
    viewers = (0, choices.players - 1, SPECTATOR)
    return sum([await compare(folder, choices, viewer, 10 * (viewer + 1) + seed) for viewer in viewers for seed in range(WORLDS)])


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_is_sent_follows_from_what_it_knows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str, players: int) -> None:
    monkeypatch.setattr(hints, "SAMPLES", 4)
    assert asyncio.run(compare_all(tmp_path, TableSettings(game, players))) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_lot_reveals_nothing_of_the_cards(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str) -> None:
    """Cards and lot come from one seed; whoever sees who begins learns nothing more. What is sent with the deal is always compared."""
    monkeypatch.setattr(hints, "SAMPLES", 4)
    asyncio.run(compare_all(tmp_path, TableSettings(game, GAMES[game].players[0], first=LOT)))


def test_nobody_knows_before_the_deal_whom_the_lot_will_draw(tmp_path: Path) -> None:
    """Servers' shares that draw different seats: until the deal, only the commitment differs."""

    async def seen(secret: str) -> tuple[int | None, list[str]]:
        async with served_table(
            tmp_path / secret[:2], TableSettings("mau_mau", 3, first=LOT), lambda opening: opening, secret=secret
        ) as table:
            await table.come("viewer", "1")
            for request in ({"type": "hint"}, {"type": "explain", "move": "draw"}, {"type": "move", "ply": 0, "move": "draw"}):
                await table.ask("viewer", seat=1, **request)
            texts = [str(text).replace(commitment(bytes.fromhex(secret)), "commitment") for text in table.sent("viewer")]
            return table.room.table.active_game.draw_lot(), texts

    seats, texts = zip(*(asyncio.run(seen(f"{number:02x}" * 32)) for number in range(6)), strict=True)
    assert set(seats) == {0, 1, 2}
    assert all(each == texts[0] for each in texts)
