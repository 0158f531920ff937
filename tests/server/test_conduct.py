"""Bans, new invitations, players who don't move, and closing a game, over real connections."""

import asyncio
import hashlib
import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from katzentisch.protocol.codec import VERSION
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import answer, deal, full_table, guests, happened, has_event, join_table, sync, updates
from katzentisch.testing.visitor import Message, Visitor

from .adjustable_clock import SECOND, Clock, adjustable_clock, kinds

PATIENCE, LAST_CALL = 90 * SECOND, 30 * SECOND


@pytest.fixture(scope="module")
def clock(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clock]:
    with adjustable_clock(tmp_path_factory.mktemp("server"), patience=PATIENCE, last_call=LAST_CALL, absence=3600 * SECOND) as started:
        yield started


async def shut_out(visitor: Visitor) -> int:
    """The code with which the server let somebody go."""
    assert visitor.socket
    with suppress(websockets.ConnectionClosed):
        await visitor.until(lambda _: False)
    code = visitor.socket.close_code
    visitor.socket = None
    assert code
    return code


async def knock(visitor: Visitor, table: Message, **other: Any) -> str:
    if visitor.socket is None:
        await visitor.connect()
    asked = {"version": VERSION, "table": table["id"], "invite": table["invite"], **other}
    return await answer(visitor, "watch", **asked)


def test_a_banned_guest_is_gone_and_stays_gone(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Troll", "Cleo") as (anna, troll, cleo):
            table = await anna.make_table("mau_mau", 3)
            await join_table(table, anna, troll, cleo)
            assert await answer(troll, "sit", seat=1) == "done"
            assert await answer(troll, "ban", guest=anna.me["guest"], on=True) == "host-only"
            assert await answer(anna, "ban", guest="nobody", on=True) == "guest-unknown"
            assert await answer(anna, "ban", guest=troll.me["guest"], on=True) == "done"
            assert await shut_out(troll) == 4403
            assert await knock(troll, table) == "table-banned"
            assert (await troll.http.get(f"/api/tables/{table['id']}", headers={"Katzentisch-Invite": table["invite"]})).status_code == 404
            assert (await troll.http.get("/api/me/tables")).json() == []
            await sync(anna, cleo)
            assert cleo.state["banned"] == [{"kind": "person", **troll.me}]
            assert [seat["holder"] and seat["holder"]["name"] for seat in cleo.state["seats"]] == ["Anna", None, None]
            assert [each["name"] for each in people(anna)] == ["Anna", "Cleo"]
            assert await answer(anna, "ban", guest=troll.me["guest"], on=False) == "done"
            assert await knock(troll, table) == "done"
            assert await answer(troll, "sit", seat=1) == "done"

    asyncio.run(scenario())


def people(visitor: Visitor) -> list[Message]:
    received = [json.loads(text) for text in visitor.received]
    found: list[Message] = [message["people"] for message in received if message["type"] == "people"][-1]
    return found


def test_at_a_public_table_a_ban_keeps_somebody_from_sitting_and_speaking(server: RunningServer) -> None:
    """Looking on is anybody's right there: a fresh cookie would do it too."""

    async def scenario() -> None:
        async with guests(server.url, "Anna", "Troll") as (anna, troll):
            table = await anna.make_table("mau_mau", 2, public=True)
            await join_table(table, anna, troll)
            assert await answer(anna, "ban", guest=troll.me["guest"], on=True) == "done"
            for type, fields in (("sit", {"seat": 1}), ("chat", {"text": "hello"})):
                assert await answer(troll, type, **fields) == "table-banned"
            assert await knock(troll, table) == "done"

    asyncio.run(scenario())


def test_a_banned_player_finishes_the_game(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            assert await answer(anna, "ban", guest=bert.me["guest"], on=True) == "done"
            assert await answer(bert, "chat", text="why?") == "table-banned"
            await bert.hang_up()
            assert await knock(bert, anna.table) == "done"
            await answer(bert, "leave", seat=1)
            await answer(anna, "leave", seat=0)
            await anna.until(lambda message: (message.get("state") or {}).get("status") == "over")
            assert await answer(anna, "start") == "done"
            assert anna.state["seats"][1]["holder"]["kind"] == "bot"

    asyncio.run(scenario())


def test_an_unknown_person_cannot_be_banned(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("mau_mau", 2), anna)
            assert await answer(anna, "ban", guest=bert.me["guest"], on=True) == "guest-not-here"

    asyncio.run(scenario())


def test_a_new_invitation_ends_the_old_one_for_people_without_a_seat(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo", "Dora") as (anna, bert, cleo, dora):
            table = await anna.make_table("mau_mau", 3)
            await join_table(table, anna, bert, cleo)
            assert await answer(bert, "sit", seat=1) == "done"
            assert await answer(bert, "renew-invite") == "host-only"
            assert await answer(anna, "renew-invite") == "done"
            invite = anna.state["invite"]
            assert invite != table["invite"]
            assert await shut_out(cleo) == 4403
            assert not [text for text in cleo.received if invite in text]
            for late in (cleo, dora):
                assert await knock(late, table) == "table-unknown"
                assert await knock(late, {**table, "invite": invite}) == "done"
            await sync(bert)
            assert bert.state["invite"] == invite
            await bert.hang_up()
            assert await knock(bert, table) == "done"
            [line] = (await anna.http.get("/api/me/tables")).json()
            assert line["invite"] == invite
            assert [each for each in happened(bert, 1) if each["what"] == "invite-renewed" and invite in str(each)] == []

    asyncio.run(scenario())


def test_all_processes_and_a_restart_know_the_new_invitation_and_the_bans(address: str, tmp_path: Path) -> None:
    async def make(url: str) -> tuple[Message, Visitor, Visitor]:
        anna, bert = Visitor(url, "Anna"), Visitor(url, "Bert")
        for visitor in (anna, bert):
            await visitor.come_in()
        table = await anna.make_table("mau_mau", 2)
        await join_table(table, anna, bert)
        assert await answer(anna, "ban", guest=bert.me["guest"], on=True) == "done"
        assert await answer(anna, "renew-invite") == "done"
        renewed = {**table, "invite": anna.state["invite"]}
        await anna.hang_up()
        await bert.hang_up()
        return renewed, anna, bert

    async def look(url: str, renewed: Message, anna: Visitor, bert: Visitor) -> None:
        async with guests(url, "Cleo") as (cleo,):
            assert await knock(cleo, {**renewed, "invite": "old"}) == "table-unknown"
            assert await knock(cleo, renewed) == "done"
            assert cleo.state["invite"] == renewed["invite"]
        bert.url = url
        assert await knock(bert, renewed) == "table-banned"
        await bert.hang_up()
        async with httpx.AsyncClient(base_url=url, cookies=anna.http.cookies) as http:
            assert (await http.get("/api/me/tables")).json()[0]["invite"] == renewed["invite"]

    with running(quick(tmp_path, address)) as one, ExitStack() as stack:
        is_alone = address.startswith("sqlite")  # which is for one process
        other = one if is_alone else stack.enter_context(running(quick(tmp_path, address)))
        made = asyncio.run(make(one.url))
        asyncio.run(look(other.url, *made))
    with running(quick(tmp_path, address)) as again:
        asyncio.run(look(again.url, *made))


def test_an_idle_player_is_replaced_on_request(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            assert await answer(bert, "replace", seat=0) == "replace-early"
            clock.jump(anna.table, PATIENCE)
            assert await answer(anna, "replace", seat=0) == "replace-others"
            assert await answer(bert, "replace", seat=0) == "done"
            assert bert.state["seats"][0]["asked"]
            await anna.hang_up()
            await anna.connect()
            await anna.watch(anna.table, anna.number)  # coming again is not enough
            assert kinds(anna, 0)[-1] == "warned"
            clock.jump(anna.table, LAST_CALL + SECOND)
            await bert.until(has_event("away"))
            await bert.until(has_event("moved"))
            assert await answer(anna, "return", seat=0) == "done"
            await sync(bert)
            assert bert.state["seats"][0].get("away") is None

    asyncio.run(scenario())


def test_a_move_in_time_ends_the_warning(clock: Clock) -> None:
    async def scenario() -> None:
        async with full_table(clock.server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            clock.jump(anna.table, PATIENCE)
            assert await answer(bert, "replace", seat=0) == "done"
            await sync(anna)
            latest = updates(anna, 0)[-1]
            assert latest["waiting_since"] <= latest["table_events"][0]["until"] - LAST_CALL - PATIENCE
            assert await answer(anna, "move", seat=0, ply=0, move=latest["legal"][0]) == "done"
            assert anna.state["seats"][0].get("warned") is None
            clock.jump(anna.table, LAST_CALL + SECOND)
            await sync(bert)
            assert "away" not in kinds(bert, 1)

    asyncio.run(scenario())


def test_a_losing_host_cannot_close_the_game_alone_and_everyone_sees_the_deal(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 3) as (anna, bert, cleo), guests(server.url, "Dora") as (dora,):
            await join_table(anna.table, dora)
            await deal(anna, bert, cleo)
            began = next(each for each in happened(bert, 1) if each["what"] == "began")
            assert await answer(bert, "close") == "host-only"
            assert await answer(anna, "close") == "done"
            assert await answer(dora, "answer-closing", agree=True) == "seat-needed-here"
            assert await answer(bert, "answer-closing", agree=True) == "done"
            assert bert.state["closing"] == [bert.me["guest"]]
            assert await answer(cleo, "answer-closing", agree=False) == "done"
            await sync(anna)
            assert (anna.state["status"], anna.state["closing"]) == ("playing", None)
            assert await answer(anna, "close") == "closing-declined"
            assert await answer(bert, "leave", seat=1) == "done"
            assert await answer(cleo, "leave", seat=2) == "done"
            assert await answer(anna, "close") == "done"
            await sync(anna, bert, dora)
            for visitor, seat in ((anna, 0), (bert, 1), (dora, None)):
                closed = happened(visitor, seat)[-1]
                assert closed["what"] == "closed"
                fair = json.loads(closed["fair"])
                assert hashlib.sha256(bytes.fromhex(fair["secret"])).hexdigest() == began["commitment"]
                assert len(fair["shares"]) == 3
            assert (await bert.http.get("/api/me/history")).json()["games"] == []

    asyncio.run(scenario())


def test_people_whose_names_look_alike_get_distinct_names(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Аnna", "ANNA") as (anna, cyrillic, loud):
            await join_table(await anna.make_table("mau_mau", 3, public=True), anna, cyrillic, loud)
            assert await answer(cyrillic, "sit", seat=1, name="An\u200dna") == "name-taken"
            assert await answer(cyrillic, "sit", seat=1) == "done"
            assert await answer(loud, "chat", text="I am Anna") == "done"
            await sync(anna)
            assert anna.state["seats"][1]["holder"]["name"] == "Аnna (2)"
            assert happened(anna, 0)[-1]["who"]["name"] == "ANNA (3)"
            assert (await cyrillic.http.post("/api/me", json={"name": "Anna"})).status_code == 201
            assert await answer(cyrillic, "chat", text="No, I am") == "done"
            await sync(anna)
            assert happened(anna, 0)[-1]["who"]["name"] == "Аnna (2)"
            assert sorted(each["name"] for each in people(anna)) == ["ANNA (3)", "Anna", "Аnna (2)"]

    asyncio.run(scenario())
