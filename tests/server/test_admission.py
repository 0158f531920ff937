"""Joining again: a reload, a lost connection, a second tab and a restarted server are handled alike."""

import asyncio

from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import (
    again,
    answer,
    close,
    deal,
    full_table,
    happened,
    move,
    numbers,
    play_out,
    random_choice,
    sync,
    updates,
)


def test_who_has_missed_some_gets_the_rest_and_nothing_twice(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors:
            await deal(*visitors)
            for _ in range(8):
                await move(visitors)
            await sync(*visitors)
            whole, last = happened(visitors[1], 1), updates(visitors[1], 1)[-1]
            received = numbers(visitors[1], 1)
            assert received == list(range(received[0], last["number"] + 1))
            for since in (4, 9, last["number"] - 1, last["number"], last["number"] + 1000):
                other = await again(visitors[1], since)
                assert happened(other, 1) == [each for each in whole if each["number"] > since]
                caught_up = updates(other, 1)[-1]
                assert {key: caught_up[key] for key in ("view", "ply", "number")} == {key: last[key] for key in ("view", "ply", "number")}
                assert caught_up["state"] == visitors[1].state
                await close(other)

    asyncio.run(scenario())


def test_a_new_viewer_gets_this_game_and_the_chat_before_it(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2, games=2) as visitors:
            await answer(visitors[0], "chat", text="good evening")
            await play_out(visitors, random_choice())
            await answer(visitors[0], "chat", text="well played")
            await deal(*visitors)
            await move(visitors)
            other = await again(visitors[0], 0)
            kinds = [each["what"] for each in happened(other, 0)]
            assert kinds == [
                *("chatted", "chatted", "began", "share-committed", "share-committed", "shares-listed"),
                *("shared", "shared", "dealt", "moved"),
            ]
            await close(other)

    asyncio.run(scenario())


def test_a_second_tab_hears_the_same_and_either_may_move(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            tab = await again(anna, anna.number)
            assert await answer(tab, "move", seat=0, ply=0, move=updates(tab, 0)[-1]["legal"][0]) == "done"
            await sync(anna, tab, bert)
            assert updates(anna, 0)[-1] == updates(tab, 0)[-1]
            await tab.hang_up()
            await sync(anna, bert)
            await move([anna, bert])
            await close(tab)

    asyncio.run(scenario())


def test_a_connection_that_asks_again_continues_where_it_was(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            await anna.watch(anna.table, anna.number)
            await move([anna, bert])
            await sync(anna)
            assert numbers(anna, 0) == sorted(set(numbers(anna, 0)))

    asyncio.run(scenario())
