"""Chat: everyone present gets it, unless it is off or the sender is muted."""

import asyncio
import json

from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, deal, full_table, guests, happened, has_event, join_table, sync
from katzentisch.testing.visitor import Visitor


def said(visitor: Visitor, seat: int | None = None) -> list[tuple[str, str]]:
    return [(each["who"]["name"], each["text"]) for each in happened(visitor, seat) if each["what"] == "chatted"]


async def reload(visitor: Visitor, since: int = 0) -> None:
    await visitor.hang_up()
    visitor.received.clear()
    await visitor.connect()
    await visitor.watch(visitor.table, since)


def test_players_and_spectators_hear_each_other(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, bert), guests(server.url, "Dora") as (dora,):
            await join_table(anna.table, dora)
            await deal(anna, bert)
            assert await answer(bert, "chat", text="  Hello\nall \u202e") == "done"
            assert await answer(dora, "chat", text="<b>hi</b> & 👨‍👩‍👧") == "done"
            await sync(anna, bert, dora)
            preferred_language = [("Gast 1", "Hello all"), ("Dora", "<b>hi</b> & 👨‍👩‍👧")]
            assert [said(anna, 0), said(bert, 1), said(dora)] == [preferred_language] * 3

    asyncio.run(scenario())


def test_what_cannot_be_said(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            await join_table(await anna.make_table("mau_mau", 2), anna)
            for nothing in ("", " ", "\u200b\n"):
                assert await answer(anna, "chat", text=nothing) == "chat-empty"
            assert await answer(anna, "chat", text="x" * 300) == "done"
            await anna.send("chat", text="x" * 301)
            refused = await anna.until(lambda message: message["type"] == "refused")
            assert refused["code"] == "message-unreadable"

    asyncio.run(scenario())


def test_the_host_switches_it_off_and_on(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2, chat=False) as (anna, bert):
            assert await answer(anna, "chat", text="hello") == "chat-off"
            assert await answer(bert, "switch-chat", on=True) == "host-only"
            assert await answer(anna, "switch-chat", on=True) == "done"
            assert anna.state["chat"]
            assert await answer(bert, "chat", text="hello") == "done"
            assert await answer(anna, "switch-chat", on=False) == "done"
            assert await answer(bert, "chat", text="hello") == "chat-off"
            assert said(bert, 1) == [("Gast 1", "hello")]

    asyncio.run(scenario())


def test_a_muted_person_is_not_heard_not_even_later(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 3) as (anna, bert, cleo):
            assert await answer(anna, "mute", guest=bert.me["guest"], on=True) == "done"
            for visitor, text in ((bert, "can you hear me?"), (cleo, "yes")):
                await answer(visitor, "chat", text=text)
            await sync(anna)
            assert said(anna, 0) == [("Gast 2", "yes")]
            assert said(cleo, 2) == [("Gast 1", "can you hear me?"), ("Gast 2", "yes")]
            last = anna.number
            await answer(bert, "chat", text="hello?")
            await reload(anna, last)
            assert json.loads(anna.received[0])["muted"] == [bert.me["guest"]]
            assert said(anna, 0) == []
            await reload(anna)
            assert said(anna, 0) == [("Gast 2", "yes")]
            await answer(bert, "chat", text="anybody?")
            await sync(anna)
            assert said(anna, 0) == [("Gast 2", "yes")]
            assert await answer(anna, "mute", guest=bert.me["guest"], on=False) == "done"
            await answer(bert, "chat", text="now?")
            await sync(anna)
            assert said(anna, 0)[-1] == ("Gast 1", "now?")
            await reload(anna)
            assert len(said(anna, 0)) == 5

    asyncio.run(scenario())


def test_whom_somebody_mutes_is_nobody_else_s_business(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, bert):
            await sync(anna, bert)
            before = len(bert.received)
            assert await answer(anna, "mute", guest=bert.me["guest"], on=True) == "done"
            assert await answer(anna, "mute", guest="nobody", on=True) == "guest-unknown"
            await sync(bert)
            assert len(bert.received) == before + 1  # the answer to its own ping
            await answer(bert, "leave", seat=1)
            await anna.until(has_event("seated"))

    asyncio.run(scenario())


def test_a_new_viewer_gets_the_last_fifty_lines_before_this_game(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            for number in range(60):
                await anna.send("chat", text=f"line {number}")
            await deal(anna, bert)
            await answer(bert, "chat", text="finally")
            await reload(anna)
            assert [text for _, text in said(anna, 0)] == [*(f"line {number}" for number in range(10, 60)), "finally"]

    asyncio.run(scenario())
