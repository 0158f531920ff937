"""Reactions: everyone at the table sees them for a moment, except those who muted the sender; nothing is stored."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from katzentisch.protocol.reactions import Reaction
from katzentisch.server.settings import NO_LIMITS
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import answer, full_table, guests, join_table, reactions, sync

from .served_table import ServedTable, begin, two_processes


@pytest.mark.parametrize("reaction", get_args(Reaction))
def test_everyone_sees_it_and_it_leaves_no_entry(server: RunningServer, reaction: str) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, bert), guests(server.url, "Dora") as (dora,):
            await join_table(anna.table, dora)
            await sync(anna, bert, dora)
            before = len(anna.received)
            assert await answer(bert, "react", seat=1, reaction=reaction) == "done"
            await sync(anna, bert, dora)
            assert [reactions(each) for each in (anna, bert, dora)] == [[(1, reaction)]] * 3
            assert "update" not in {json.loads(text)["type"] for text in anna.received[before:]}

    asyncio.run(scenario())


def test_newcomers_do_not_see_old_ones(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, _), guests(server.url, "Dora") as (dora,):
            assert await answer(anna, "react", seat=0, reaction="wow") == "done"
            await join_table(anna.table, dora)
            await sync(dora)
            assert reactions(dora) == []

    asyncio.run(scenario())


def test_who_may_not(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2, public=True) as (anna, bert), guests(server.url, "Dora") as (dora,):
            await join_table(anna.table, dora)
            assert await answer(dora, "react", seat=0, reaction="laugh") == "seat-not-yours"
            assert await answer(bert, "react", seat=0, reaction="laugh") == "seat-not-yours"
            assert await answer(bert, "react", seat=7, reaction="laugh") == "seat-range"
            assert await answer(anna, "switch-chat", on=False) == "done"
            assert await answer(bert, "react", seat=1, reaction="laugh") == "chat-off"
            assert await answer(anna, "switch-chat", on=True) == "done"
            assert await answer(anna, "ban", guest=bert.me["guest"], on=True) == "done"
            assert await answer(bert, "react", seat=1, reaction="laugh") in ("table-banned", "seat-not-yours")
            assert reactions(anna) == []

    asyncio.run(scenario())


def test_only_known_reactions(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, bert):
            for wrong in ("bark", "", "laugh ", 7, None, ["laugh"]):
                await anna.send("react", seat=0, reaction=wrong)
                while (refused := await anna.next())["type"] != "refused":
                    pass
                assert "reaction" in refused["text"]
            await sync(bert)
            assert reactions(bert) == []

    asyncio.run(scenario())


def test_whoever_muted_the_sender_does_not_see_it(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 3) as (anna, bert, cem):
            assert await answer(anna, "mute", guest=bert.me["guest"], on=True) == "done"
            assert await answer(bert, "react", seat=1, reaction="angry") == "done"
            assert await answer(cem, "react", seat=2, reaction="love") == "done"
            await sync(anna, bert, cem)
            assert reactions(anna) == [(2, "love")]
            assert reactions(cem) == [(1, "angry"), (2, "love")]

    asyncio.run(scenario())


def test_they_share_the_limit_of_the_chat(tmp_path: Path) -> None:
    async def scenario(url: str) -> list[str]:
        async with full_table(url, "mau_mau", 2) as (anna, _):
            chat = await answer(anna, "chat", text="hello")
            return [chat, *[await answer(anna, "react", seat=0, reaction="laugh") for _ in range(3)]]

    with running(quick(tmp_path, limits=replace(NO_LIMITS, chats=3))) as started:
        assert asyncio.run(scenario(started.url)) == ["done", "done", "done", "too-fast"]


def test_they_reach_the_people_of_another_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with two_processes(tmp_path, "mau_mau") as (here, there):
            await begin(here, there)
            here.server.services.bus.send_reaction = there.server.rooms.on_reaction  # type: ignore[method-assign]
            await here.come("anna", "0")
            await there.come("bert", "1")
            for each, name in ((here, "anna"), (there, "bert")):
                each.sent(name)
            await here.ask("anna", "react", seat=0, reaction="sleepy")
            assert [sent_reactions(here, "anna"), sent_reactions(there, "bert")] == [[(0, "sleepy")]] * 2

    asyncio.run(scenario())


def sent_reactions(each: ServedTable, name: str) -> list[tuple[Any, Any]]:
    messages = map(json.loads, each.sent(name))
    return [(message["seat"], message["reaction"]) for message in messages if message["type"] == "reaction"]
