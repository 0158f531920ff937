"""Tables, guests and games that the previous version kept: nothing is lost, and what was running continues."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from katzentisch.cli import main
from katzentisch.client import Client
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, random_choice, record_of, sync, updates
from katzentisch.testing.visitor import Message, Visitor

from .conftest import FILES
from .facts import table_facts, viewer_facts

COOKIE = "katzentisch"
RUNNING = ["auction", "payment", "foursome", "hunt", "chosen_colour", "conduct", "pausing", "long_log", "proposal", "redacted", "lobby"]
FINISHED = ["void", "closed"]
EXPIRY = re.compile(r'expires="[^"]*"')
random_move = random_choice()


@asynccontextmanager
async def returned(url: str, found: Any) -> AsyncIterator[dict[str, Visitor]]:
    """Everybody at a table, by name, signed in with the cookie that they have had; connected are those who hadn't left."""
    async with AsyncExitStack() as stack:
        visitors = {}
        for name, person in found["people"].items():
            visitors[name] = visitor = Visitor(url, name)
            stack.push_async_callback(visitor.http.aclose)
            stack.push_async_callback(visitor.hang_up)
            visitor.http.cookies.set(COOKIE, person["cookie"], "127.0.0.1")
            visitor.me, visitor.table = (await visitor.http.get("/api/me")).json(), found["table"]
            assert visitor.me == {"guest": person["guest"], "name": name}
            if "viewers" in person:
                await visitor.connect()
                await visitor.watch(found["table"])
        yield visitors


def check_sight(visitors: dict[str, Visitor], found: Any) -> None:
    """Everybody sees what they saw before."""
    for name, person in found["people"].items():
        visitor = visitors[name]
        if visitor.socket is None:
            continue
        assert table_facts(visitor.state) == found["facts"]
        assert json.loads(visitor.received[0])["muted"] == person["muted"]
        own: list[int | None] = [*visitor.seats]
        seen = {str(seat): viewer_facts(updates(visitor, seat)) for seat in own or [None]}
        assert seen == person["viewers"]


async def play_on(visitor: Visitor) -> None:
    """To the end of the series, each decision once; the host starts the next game."""
    decided, started = set(), 0
    await visitor.send("watch", version=json.loads(visitor.received[0])["version"], table=visitor.table_id, invite=visitor.state["invite"])
    while visitor.state["status"] != "over":
        message = await visitor.next()
        assert message["type"] != "refused", message
        if message["type"] != "update":
            continue
        await visitor.add_shares(message)
        games = len(visitor.state["finished"])
        if visitor.state["status"] == "pausing" and visitor.state["host"]["guest"] == visitor.me["guest"] and started < games:
            started = games
            await visitor.send("start")
        decision = games, message.get("ply", 0)
        if message.get("legal") and not message.get("order") and decision not in decided:
            decided.add(decision)
            await visitor.send("move", seat=message["seat"], ply=decision[1], move=random_move(message))


async def settle(name: str, visitors: dict[str, Visitor]) -> None:
    """What has to be said before play can continue."""
    match name:
        case "auction":
            await check_order([visitors[person] for person in ("Anna", "Bert", "Cleo")])
        case "conduct":
            await visitors["Cleo"].connect()
            await visitors["Cleo"].watch(visitors["Cleo"].table)
            assert not visitors["Cleo"].state["seats"][2].get("away")
            assert await answer(visitors["Emil"], "chat", text="Lasst mich!") == "table-banned"
        case "proposal":
            assert await answer(visitors["Bert"], "answer-closing", agree=False) == "done"
        case "lobby":
            assert await answer(visitors["Dora"], "accept", seat=2) == "done"
            assert await answer(visitors["Anna"], "seat-bot", seat=3, bot="level1") == "done"


async def check_order(visitors: list[Visitor]) -> None:
    """The standing order of the seat after the one whose turn it is bids in its place."""
    [turn] = [seat for seat, visitor in enumerate(visitors) if updates(visitor, seat)[-1].get("legal")]
    following, latest = (turn + 1) % 3, updates(visitors[turn], turn)[-1]
    assert updates(visitors[following], following)[-1]["order"] == "up to 5"
    await visitors[turn].send("move", seat=turn, ply=latest["ply"], move=latest["legal"][1])

    def is_bid(message: Message) -> bool:
        return any(event["what"] == "moved" and event["seat"] == following for event in message.get("table_events", ()))

    bid = (await visitors[turn].until(is_bid))["table_events"][-1]["move"]
    assert bid.startswith("bid"), bid


async def check_records(visitor: Visitor, folder: Path) -> None:
    """The records of all games of the table replay, and nothing in their deals is wrong."""
    for number, game in enumerate(visitor.state["finished"]):
        record = json.loads(await record_of(visitor, game["id"]))
        assert record["result"]["scores"] == game["scores"]
        (folder / f"{number}.jsonl").write_text(json.dumps(record))
        assert main(["replay", str(folder / f"{number}.jsonl")]) == 0
        assert main(["verify", str(folder / f"{number}.jsonl")]) == 3


@pytest.mark.parametrize("name", RUNNING)
def test_a_table_is_as_it_was_and_continues_to_the_end(server: RunningServer, facts: Any, tmp_path: Path, name: str) -> None:
    async def session() -> None:
        found = facts["tables"][name]
        async with returned(server.url, found) as visitors:
            check_sight(visitors, found)
            await settle(name, visitors)
            players = [visitor for visitor in visitors.values() if visitor.seats]
            await sync(*visitors.values())
            if name == "lobby":
                await visitors["Anna"].send("start")
            await asyncio.wait_for(asyncio.gather(*map(play_on, players)), 100)
            assert [game[0] for game in found["facts"]["finished"]] == [
                game["id"] for game in players[0].state["finished"][: len(found["facts"]["finished"])]
            ]
            await check_records(players[0], tmp_path)

    asyncio.run(session())


@pytest.mark.parametrize("name", FINISHED)
def test_a_table_that_is_over_is_as_it_was(server: RunningServer, facts: Any, tmp_path: Path, name: str) -> None:
    async def session() -> None:
        found = facts["tables"][name]
        async with returned(server.url, found) as visitors:
            check_sight(visitors, found)
            await check_records(visitors["Anna"], tmp_path)

    asyncio.run(session())


def test_a_deal_is_completed_with_the_shares_in_the_client_s_memory(server: RunningServer, facts: Any, tmp_path: Path) -> None:
    async def session() -> None:
        memory, before = tmp_path / "memory.json", json.loads((FILES / "memory.json").read_text())["deals"]
        for name in ("gerda.cookies", "memory.json"):  # browsers and clients forget a cookie when it expires
            (tmp_path / name).write_text(EXPIRY.sub('expires="2999-01-01 00:00:00Z"', (FILES / name).read_text()))
        ida, dealing = Visitor(server.url, "Ida"), facts["dealing"]
        ida.http.cookies.set(COOKIE, dealing["Ida"], "127.0.0.1")
        client = Client(server.url, name="Gerda", cookies=tmp_path / "gerda.cookies", receipts=memory)
        async with client as gerda, ida, gerda.table(server.url + dealing["link"]) as table:
            await ida.connect()
            invited = {"id": table.state.id, "invite": table.state.invite}
            await ida.watch(invited)
            assert table.state.status == "dealing"
            playing = asyncio.create_task(play_on(ida))
            async for turn in table.turns():
                await turn.move(turn.legal[0])
            await playing
            [checked] = await table.check_deals()
            assert (checked.verdict, checked.why) == ("proven", "kept")
        after = json.loads(memory.read_text())["deals"]
        assert after[: len(before) - 1] == before[:-1]
        assert after[-1]["shares"] == before[-1]["shares"]

    asyncio.run(session())


def test_sessions_and_codes_are_still_good(server: RunningServer, facts: Any) -> None:
    found = facts["devices"]

    def me(cookie: str) -> httpx.Response:
        return httpx.get(f"{server.url}/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})

    assert me(found["cookie"]).json() == {"guest": found["guest"], "name": "Jana"}
    assert me(found["ended"]).status_code == 401
    answers = [httpx.post(f"{server.url}/api/devices", json={"code": found["code"]}) for _ in range(2)]
    assert [each.status_code for each in answers] == [201, 400]
    assert answers[0].json() == {"guest": found["guest"], "name": "Jana"}
    assert me(answers[0].cookies[COOKIE]).status_code == 200


def test_results_and_data_of_a_guest_are_there(server: RunningServer, facts: Any) -> None:
    person, finished = facts["tables"]["void"]["people"]["Bert"], facts["tables"]["void"]["facts"]["finished"]
    with httpx.Client(base_url=server.url, headers={"Cookie": f"{COOKIE}={person['cookie']}"}) as http:
        [game] = http.get("/api/me/history").json()["games"]
        assert [game["id"], game["scores"], game["ranks"]] == finished[0][:3]
        assert http.get("/api/me/results").json()["games"]["maus_pass_auf"]["played"] == 1
        assert person["guest"] in http.get("/api/me/export").text
