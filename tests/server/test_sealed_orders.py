"""An order is invisible to others: they are sent the same bytes as if the person had moved by hand."""

import asyncio
from pathlib import Path

import pytest

from katzentisch.protocol.table_settings import TableSettings
from katzentisch.server.rooms.bot_moves import choose_move, decision_for
from katzentisch.server.tables.entries import Moved
from katzentisch.testing.table_actions import LIMITS

from .served_table import NOBODY, ServedTable, deal, served_table

OTHERS = ("0", "1", NOBODY)
ORDERER = "2"


async def until_auction(each: ServedTable) -> None:
    while each.room.table.game.auction(each.position.observe(2).state) is None:
        await each.move(each.position.legal()[0])


async def with_order(each: ServedTable, order: str) -> None:
    await each.ask(ORDERER, "order", seat=2, order="pass")
    await each.ask(ORDERER, "order", seat=2, order=order)


async def decide(each: ServedTable, moves: list[str]) -> None:
    """Seat 2 decides: by its order where it has one, or else by hand what the order did."""
    if order := each.room.scheduler.order:
        moves.append(choose_move(decision_for(each.room.table, 2, order), each.server.services))
        await each.add(Moved(2, moves[-1]))
    else:
        await each.ask(ORDERER, "move", seat=2, ply=each.room.table.active_game.ply, move=moves.pop(0))


async def row(each: ServedTable, moves: list[str]) -> list[list[str]]:
    """Everybody else bids as low as possible, and passes after seat 2 has decided twice."""
    decided = 0
    while each.room.table.game.auction(each.position.observe(2).state) is not None and decided < 2:
        if each.position.turn == 2:
            await decide(each, moves)
            decided += 1
        else:
            await each.move(each.position.legal()[min(1, len(each.position.legal()) - 1)])
    return [each.sent(guest) for guest in OTHERS]


@pytest.mark.parametrize("order", ["pass", "up to"])
@pytest.mark.parametrize("game", list(LIMITS))
def test_what_the_others_are_sent_is_the_same_with_and_without_it(tmp_path: Path, game: str, order: str) -> None:
    async def scenario(name: str, moves: list[str]) -> list[list[str]]:
        async with served_table(tmp_path / name, TableSettings(game, 3), lambda opening: opening) as each:
            for guest in (*OTHERS, ORDERER):
                await each.come(guest, guest)
            await deal(each)
            await until_auction(each)
            if name == "ordered":
                await with_order(each, order if order == "pass" else f"up to {LIMITS[game]}")
            return await row(each, moves)

    async def both() -> None:
        moves: list[str] = []
        ordered = await scenario("ordered", moves)
        assert moves
        by_hand = await scenario("by hand", list(moves))
        assert all(ordered)
        assert ordered == by_hand
        assert not [text for texts in ordered for text in texts if '"order"' in text]

    asyncio.run(both())
