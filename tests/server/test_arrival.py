"""From a link to a seat: what an invitation says and to whom, and a whole class behind one address."""

import asyncio
from collections import Counter
from pathlib import Path

import httpx
import pytest

from katzentisch.server.people.rate_limits import RateLimits, wait_facts
from katzentisch.server.settings import Limits, Settings
from katzentisch.testing.running_server import RunningServer, quick, running
from katzentisch.testing.table_actions import deal, guests
from katzentisch.testing.visitor import Visitor
from katzentisch.words import say

CLASS = 35


def asked(server: RunningServer, table: str, invite: str | None = None) -> httpx.Response:
    headers = {"Katzentisch-Invite": invite} if invite else {}
    return httpx.get(f"{server.url}/api/tables/{table}/invitation", headers=headers)


def test_an_invitation_says_who_invites_to_what(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            table = await anna.make_table("mau_mau", 4)
            found = asked(server, table["id"], table["invite"]).json()
            assert (found["host"]["name"], found["game"], found["players"], found["free"]) == ("Anna", "mau_mau", 4, 3)
            assert (found["seated"], found["status"]) == (["Anna"], "open")

    asyncio.run(scenario())


def test_a_private_table_without_its_invitation_is_like_none(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            table = await anna.make_table("mau_mau", 4)
            missing = asked(server, "nowhere")
            assert missing.status_code == 404
            for invite in (None, "wrong", table["invite"][:-1]):
                answer = asked(server, table["id"], invite)
                assert (answer.status_code, answer.content) == (404, missing.content)
            assert (await anna.http.get(f"/api/tables/{table['id']}/invitation")).status_code == 200, "the host needs none"

    asyncio.run(scenario())


def test_an_invitation_loads_no_table(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            table = await anna.make_table("mau_mau", 2, public=True)
            assert asked(server, table["id"]).status_code == 200
            assert table["id"] not in server.server.rooms.rooms

    asyncio.run(scenario())


def as_started(folder: Path) -> Settings:
    """With the limits of a real server."""
    return quick(folder, limits=Limits())


async def come(url: str, number: int, table: dict[str, str]) -> Visitor:
    """One pupil, who opens the link as the page does: asks what it is, gives a name, connects and watches."""
    pupil = Visitor(url, f"Pupil {number}")
    asked = {"Katzentisch-Invite": table["invite"]}
    assert (await pupil.http.get("/api/me")).status_code == 401
    assert (await pupil.http.get("/api/games")).status_code == 200
    assert (await pupil.http.get(f"/api/tables/{table['id']}/invitation", headers=asked)).status_code == 200
    came = await pupil.http.post("/api/me", json={"name": pupil.name, "table": table["id"], "invite": table["invite"]})
    assert came.status_code == 201, came.text
    pupil.me = came.json()
    await pupil.connect()
    await pupil.watch(table)
    return pupil


def test_a_class_behind_one_address_comes_in_at_once(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with guests(url, "Teacher") as (teacher,):
            table = await teacher.make_table("mau_mau", 10)
            pupils = await asyncio.gather(*(come(url, number, table) for number in range(CLASS)))
            for seat, pupil in enumerate(pupils[:9], 1):
                assert (await pupil.ask("sit", seat=seat))["type"] == "done"
            await teacher.connect()
            await teacher.watch(table)
            assert (await teacher.ask("start"))["type"] == "done"
            for pupil in pupils:
                await pupil.until(lambda message: bool((message.get("state") or {}).get("status") == "dealing"))
                await pupil.hang_up()
                await pupil.http.aclose()

    with running(as_started(tmp_path)) as started:
        asyncio.run(scenario(started.url))


def test_a_flood_of_guests_is_stopped_and_hears_when_to_come_back(tmp_path: Path) -> None:
    """Not even an invitation lets everybody in. The limit on requests would stop most of them earlier; here it is off."""

    async def flood(url: str, times: int, table: dict[str, str] | None) -> tuple[Counter[int], httpx.Response]:
        invited = {"table": table["id"], "invite": table["invite"]} if table else {}
        statuses: Counter[int] = Counter()
        async with httpx.AsyncClient(base_url=url, headers={"Accept-Language": "de"}) as stranger:
            for number in range(times):
                stranger.cookies.clear()
                answer = await stranger.post("/api/me", json={"name": f"x{number}", **invited})
                statuses[answer.status_code] += 1
        return statuses, answer

    async def scenario(server: RunningServer) -> None:
        for buckets in (server.server.rate_limits.guests, server.server.rate_limits.invited_guests):
            buckets.clock = lambda: 0.0
        async with guests(server.url, "Anna") as (anna,):
            table = await anna.make_table("mau_mau", 2)
            counts, last = await flood(server.url, 20, None)
            assert counts == {201: 9, 429: 11}, "Anna was the first of ten"
            assert (last.json()["code"], last.headers["Retry-After"]) == ("guests-many", "360")
            assert "in 6 Minuten" in last.json()["text"]
            assert (await flood(server.url, 40, table))[0] == {201: 25, 429: 15}
            wrong = {"id": table["id"], "invite": "wrong"}
            assert (await flood(server.url, 1, wrong))[0] == {429: 1}

    with running(quick(tmp_path, limits=Limits(requests=None, guests=10, invited_guests=25))) as started:
        asyncio.run(scenario(started))


def test_of_five_thousand_at_once_only_a_few_hundred_are_let_in() -> None:
    limits = RateLimits(Limits())
    for buckets, most in ((limits.requests, 500), (limits.guests, 60), (limits.invited_guests, 300)):
        buckets.clock = lambda: 0.0
        assert sum(buckets.consume("192.0.2.7") for _ in range(5000)) == most


@pytest.mark.parametrize(("seconds", "german", "english"), [(1, "in einer Sekunde", "in a second"), (90, "in 2 Minuten", "in 2 minutes")])
def test_waiting_is_said_in_words(seconds: int, german: str, english: str) -> None:
    assert german in say("too-fast", "de", **wait_facts(seconds))
    assert english in say("guests-many", "en", **wait_facts(seconds))


def test_public_tables_where_a_game_is_on_can_be_found(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            made = {}
            for what, choices in {"open": {"public": True}, "closed": {"public": True, "spectators": False}, "private": {}}.items():
                table = made[what] = await anna.make_table("maus_pass_auf", 2, **choices)
                await anna.connect()
                await anna.watch(table)
                await anna.ask("seat-bot", seat=1, bot="rules")
                await anna.ask("start")
                await anna.hang_up()
            waiting = await anna.make_table("maus_pass_auf", 2, public=True)
            listed = [line["id"] for line in (await anna.http.get("/api/tables", params={"show": "running"})).json()]
            assert listed == [made["open"]["id"]]
            assert (await anna.http.get("/api/tables", params={"show": "running", "game": "mau_mau"})).json() == []
            assert waiting["id"] in [line["id"] for line in (await anna.http.get("/api/tables")).json()]
            assert (await anna.http.get("/api/tables", params={"show": "all"})).status_code == 400

    asyncio.run(scenario())


def test_a_table_where_a_bot_plays_for_me_does_not_say_that_it_is_my_turn(tmp_path: Path) -> None:
    async def scenario(url: str) -> None:
        async with guests(url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 2)
            for seat, person in enumerate((anna, bert)):
                await person.sit_at(table, seat)
            await deal(anna, bert)
            [player] = [person for person in (anna, bert) if await is_turn_of(person, table)]
            assert (await player.ask("leave", seat=player.seats[0]))["type"] == "done"
            assert not await is_turn_of(player, table)

    async def is_turn_of(person: Visitor, table: dict[str, str]) -> bool:
        [line] = [line for line in (await person.http.get("/api/me/tables")).json() if line["id"] == table["id"]]
        return bool(line["is_my_turn"])

    with running(quick(tmp_path, bot_pause=(10**8, 10**8))) as started:
        asyncio.run(scenario(started.url))
