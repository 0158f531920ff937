"""Personal data of a guest can be exported and deleted."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from katzentisch.games import GAMES
from katzentisch.play.replay import replay
from katzentisch.protocol.codec import VERSION
from katzentisch.server.people.session_tokens import COOKIE
from katzentisch.server.storage.schema import metadata
from katzentisch.server.tables.replay import replay as replay_log
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import answer, deal, guests, happened, join_table, move, sync
from katzentisch.testing.visitor import Message, Visitor

SECRET = "Zwiebelfisch"  # what Anna is called, and writes: it must be nowhere afterwards


@pytest.fixture
def fresh(tmp_path: Path, address: str) -> Any:
    """A server of its own, on either database."""
    with running(quick(tmp_path, address)) as started:
        yield started


def kept(server: RunningServer) -> str:
    """All that the database holds."""

    def read(connection: Any) -> list[Any]:
        return [[tuple(row) for row in connection.execute(select(table))] for table in metadata.sorted_tables]

    return repr(server.call(server.server.services.store.database.read(read)))


async def finished_game(anna: Visitor, bert: Visitor, **choices: Any) -> Message:
    table = await anna.make_table("maus_pass_auf", 2, **choices)
    await anna.sit_at(table, 0)
    await bert.sit_at(table, 1)
    await answer(anna, "chat", text=f"{SECRET} was here")
    await answer(bert, "chat", text="hello from Bert")
    await anna.send("start")
    await asyncio.gather(*(each.play(lambda message: message["legal"][0]) for each in (anna, bert)))
    return table


async def play_on(visitor: Visitor) -> Message:
    """Play to the end, making each decision once, whatever else is sent."""
    decided = -1
    await visitor.send("watch", version=VERSION, table=visitor.state["id"], invite=visitor.state["invite"])
    while visitor.state["status"] != "over":
        message = await visitor.next()
        if message.get("legal") and message.get("ply", 0) > decided:
            decided = message.get("ply", 0)
            await visitor.send("move", seat=message["seat"], ply=decided, move=message["legal"][0])
    return visitor.state


def replay_all(server: RunningServer, table: str) -> Any:
    *_, (found, _, _) = replay_log(table, server.call(server.server.services.store.entries(table)))
    return found


def test_everything_goes_and_the_others_keep_their_games(fresh: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(fresh.url, SECRET, "Bert") as (anna, bert):
            table = await finished_game(anna, bert)
            await anna.http.post("/api/me/code")
            await answer(anna, "mute", guest=bert.me["guest"], on=True)
            await answer(bert, "mute", guest=anna.me["guest"], on=True)
            assert kept(fresh).count(SECRET) >= 4
            cookie = {"Cookie": f"{COOKIE}={anna.http.cookies[COOKIE]}"}
            gone = await anna.http.delete("/api/me/data", headers={"Accept-Language": "de"})
            assert gone.status_code == 204
            assert COOKIE not in anna.http.cookies
            everything = kept(fresh)
            for trace in (SECRET, anna.me["guest"]):
                assert trace not in everything
            assert (await bert.http.get("/api/me", headers=cookie)).json()["code"] == "cookie-refused"
            [played] = (await bert.http.get("/api/me/history")).json()["games"]
            assert played["names"] == ["Gast", "Bert"]
            record = json.loads((await bert.http.get(f"/api/played/{played['id']}/record")).text)
            replay(record).finish()
            assert record["names"] == ["Gast", "Bert"]
            assert (await bert.http.get("/api/me/results")).json()["games"]["maus_pass_auf"]["played"] == 1
            assert "hello from Bert" in everything
            assert replay_all(fresh, table["id"]).status == "over"
            await sync(bert)
            assert [seat["holder"]["name"] for seat in bert.state["seats"]] == ["Gast", "Bert"]
            assert bert.state["host"]["guest"] == bert.me["guest"]

    asyncio.run(scenario())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_running_game_continues_with_a_bot(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with guests(server.url, SECRET, "Bert", "Cleo") as (anna, bert, cleo):
            table = await anna.make_table(game, 3)
            for seat, visitor in enumerate((anna, bert, cleo)):
                await visitor.sit_at(table, seat)
            await deal(anna, bert, cleo)
            await move([anna, bert, cleo])
            await anna.http.delete("/api/me/data")
            states = await asyncio.gather(play_on(bert), play_on(cleo))
            assert [state["status"] for state in states] == ["over", "over"]
            assert [seat["holder"]["name"] for seat in states[0]["seats"]] == ["Guest", "Bert", "Cleo"]
            assert states[0]["seats"][0]["away"]
            assert states[0]["host"]["name"] == "Bert"

    asyncio.run(scenario())


def test_at_a_table_that_has_not_begun_the_seat_is_free_again(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, SECRET, "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 3)
            await anna.sit_at(table, 0)
            await bert.sit_at(table, 1)
            await anna.http.delete("/api/me/data")
            await sync(bert)
            assert bert.state["seats"][0]["holder"] is None
            assert bert.state["host"]["name"] == "Bert"
            [line] = (await bert.http.get("/api/me/tables")).json()
            assert (line["seated"], line["host"]["name"], line["free"]) == (["Bert"], "Bert", 2)

    asyncio.run(scenario())


def test_a_table_without_other_people_is_closed(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, SECRET, "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 2, public=True)
            await anna.sit_at(table, 0)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            await join_table(table, bert)
            await deal(anna)
            await anna.http.delete("/api/me/data")
            await sync(bert)
            assert bert.state["status"] == "closed"
            assert bert.state["seats"][0]["holder"]["name"] == "Guest"

    asyncio.run(scenario())


def test_what_was_said_is_no_longer_sent_to_anybody(server: RunningServer) -> None:
    async def scenario() -> list[Message]:
        async with guests(server.url, SECRET, "Bert", "Cleo") as (anna, bert, cleo):
            table = await bert.make_table("mau_mau", 2, public=True)
            await join_table(table, anna, bert)
            for visitor, text in ((anna, SECRET), (bert, "hello"), (anna, "bye")):
                await answer(visitor, "chat", text=text)
            await anna.http.delete("/api/me/data")
            await join_table(table, cleo)
            return [each for each in happened(cleo) if each["what"] == "chatted"]

    assert [each["text"] for each in asyncio.run(scenario())] == ["hello"]


def test_other_processes_read_the_log_again(tmp_path: Path, address: str) -> None:
    async def scenario(here: str, there: str) -> None:
        async with guests(here, SECRET) as (anna,), guests(there, "Bert") as (bert,):
            table = await anna.make_table("mau_mau", 2, public=True)
            await anna.sit_at(table, 0)
            await bert.sit_at(table, 1)
            await anna.until(lambda message: bool(anna.state["seats"][1]["holder"]))
            await deal(anna, bert)
            await anna.http.delete("/api/me/data")
            await bert.until(lambda message: (message.get("state") or bert.state)["seats"][0]["holder"]["name"] == "Guest")
            assert bert.state["host"]["name"] == "Bert"
            assert (await play_on(bert))["status"] == "over"

    settings = quick(tmp_path, address, shared_sqlite=True)
    with running(settings) as here, running(settings) as there:
        asyncio.run(scenario(here.url, there.url))


def test_a_table_that_cannot_be_opened_is_no_obstacle(server: RunningServer) -> None:
    async def scenario() -> str:
        async with guests(server.url, SECRET) as (anna,):
            table = await anna.make_table("mau_mau", 2)
            broken = server.server.services.store.database.write(lambda connection: connection.exec_driver_sql(break_log, (table["id"],)))
            await asyncio.to_thread(server.call, broken)
            assert (await anna.http.delete("/api/me/data")).status_code == 204
            return str(table["id"])

    break_log = """INSERT INTO entries (table_id, number, at, body) VALUES (?, 2, 0, '{"kind":"moved","seat":0,"move":"nonsense"}')"""
    table = asyncio.run(scenario())
    assert SECRET not in repr(server.call(server.server.services.store.entries(table)))


def test_what_another_process_still_wrote_is_found_later(server: RunningServer) -> None:
    """For some seconds a connection there may be heard although its guest is deleted."""

    async def scenario() -> str:
        async with guests(server.url, "Bert") as (bert,):
            table = await bert.make_table("mau_mau", 2)
            await join_table(table, bert)
            room = server.server.rooms.rooms[table["id"]]
            room_work = late_words(room)
            await asyncio.to_thread(server.call, room_work)
            await asyncio.to_thread(server.call, server.server.erasure.erase_orphans())
            return str(table["id"])

    async def late_words(room: Any) -> None:
        from katzentisch.protocol.holders import Person  # noqa: PLC0415
        from katzentisch.server.tables.entries import Chatted  # noqa: PLC0415

        async with room.lock:
            await room.add(Chatted(Person("deleted", SECRET), SECRET))

    table = asyncio.run(scenario())
    log = repr(server.call(server.server.services.store.entries(table)))
    assert "chatted" in log
    assert SECRET not in log
    assert server.call(server.server.services.store.orphaned_participants(10)) == []


def test_who_is_nobody_has_nothing_to_delete(server: RunningServer) -> None:
    for path, method in (("/api/me/data", "DELETE"), ("/api/me/export", "GET")):
        assert httpx.request(method, server.url + path).json()["code"] == "guest-needed"


def test_an_export_has_everything(fresh: RunningServer) -> None:
    async def scenario() -> tuple[Any, Message, Message, Message]:
        async with guests(fresh.url, "Anna", "Bert") as (anna, bert):
            table = await finished_game(anna, bert)
            watched = await bert.make_table("mau_mau", 2, public=True)
            await answer(anna, "mute", guest=bert.me["guest"], on=True)
            await anna.hang_up()
            await join_table(watched, anna)
            await answer(anna, "chat", text="just looking")
            await anna.http.post("/api/me/code")
            got = await anna.http.get("/api/me/export")
            assert got.headers["content-disposition"].startswith("attachment")
            assert anna.http.cookies[COOKIE] not in got.text
            return got.json(), anna.me, table, watched

    got, me, table, watched = asyncio.run(scenario())
    assert (got["profile"]["guest"], got["profile"]["name"]) == (me["guest"], "Anna")
    assert [each["here"] for each in got["sessions"]] == [True]
    assert [each["name"] for each in got["muted"]] == ["Bert"]
    assert len(got["codes"]) == 1
    own, looked_at = got["tables"]
    assert (own["id"], own["is_host"], own["seats"], own["names"], own["status"]) == (table["id"], True, [0], ["Anna"], "over")
    assert [line["text"] for line in own["chat"]] == [f"{SECRET} was here"]
    assert set(got["presence"]) == {table["id"], watched["id"]}
    assert (looked_at["id"], looked_at["is_host"], looked_at["seats"]) == (watched["id"], False, [])
    assert [line["text"] for line in looked_at["chat"]] == ["just looking"]
    [game] = got["games"]
    replay(game["record"]).finish()
    assert (game["seats"], game["record"]["names"]) == ([0], ["Anna", "Bert"])
    assert got["results"]["maus_pass_auf"]["played"] == 1
    assert "hello from Bert" not in json.dumps(got)
