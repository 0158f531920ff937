"""Create, find and enter tables."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from katzentisch.protocol.codec import VERSION
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, deal, full_table, guests, join_table, play_out, random_choice
from katzentisch.testing.visitor import Message, Visitor

from .adjustable_clock import HOUR, Clock, adjustable_clock

INVITE = "Katzentisch-Invite"


async def watch(visitor: Visitor, table: str, invite: str | None = None) -> str:
    await visitor.connect()
    return await answer(visitor, "watch", version=VERSION, table=table, invite=invite)


def test_a_table_is_made_with_a_seat_for_its_host(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            choices = {"games": 3, "options": {"mice": "open"}, "hints": False, "clock": {"kind": "days", "days": 2}}
            table = await anna.make_table("katze_im_sack", 4, **choices)
            state = (await anna.http.get(f"/api/tables/{table['id']}")).json()
            assert state["choices"] == {"game": "katze_im_sack", "players": 4, **choices}
            assert state["host"]["guest"] == anna.me["guest"]
            assert [seat["holder"] and seat["holder"]["name"] for seat in state["seats"]] == ["Anna", None, None, None]
            assert (state["status"], state["invite"]) == ("open", table["invite"])
            assert table["link"] == f"/t/{table['id']}#{table['invite']}"

    asyncio.run(scenario())


def test_public_tables_with_a_free_seat_are_listed(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            hidden = await anna.make_table("mau_mau", 2)
            shown = await anna.make_table("mau_mau", 2, public=True)
            other = await anna.make_table("maus_pass_auf", 3, public=True)
            assert shown["invite"] is None

            async def listed(**query: str) -> list[str]:
                return [line["id"] for line in (await bert.http.get("/api/tables", params=query)).json()]

            assert hidden["id"] not in await listed()
            assert [each for each in await listed() if each in (shown["id"], other["id"])] == [other["id"], shown["id"]]
            assert shown["id"] in await listed(game="mau_mau")
            assert other["id"] not in await listed(game="mau_mau")
            await bert.sit_at(other, 2)
            [line] = [line for line in (await bert.http.get("/api/tables")).json() if line["id"] == other["id"]]
            assert (line["host"]["name"], line["seated"], line["free"]) == ("Anna", ["Anna", "Bert"], 1)
            await bert.watch(shown)
            assert await answer(bert, "sit", seat=1) == "done"
            assert shown["id"] not in await listed()

    asyncio.run(scenario())


def test_own_tables_come_with_those_first_where_it_is_my_turn(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            later = await anna.make_table("mau_mau", 2)
            await deal(anna, bert)
            [first, second] = (await anna.http.get("/api/me/tables")).json()
            assert (first["id"], first["is_my_turn"], first["invite"]) == (anna.table["id"], True, anna.table["invite"])
            assert (second["id"], second["is_my_turn"]) == (later["id"], False)
            [only] = (await bert.http.get("/api/me/tables")).json()
            assert (only["id"], only["is_my_turn"], only["host"]["name"]) == (anna.table["id"], False, "Gast 0")
            assert await answer(anna, "close") == "done"
            assert await answer(bert, "answer-closing", agree=True) == "done"
            assert [line["id"] for line in (await anna.http.get("/api/me/tables")).json()] == [later["id"]]

    asyncio.run(scenario())


def test_what_was_over_a_day_ago_is_no_own_table_any_more(tmp_path: Path) -> None:
    async def scenario(clock: Clock) -> None:
        async with full_table(clock.server.url, "mau_mau", 2) as (anna, bert):
            await play_out([anna, bert], random_choice())
            [line] = (await bert.http.get("/api/me/tables")).json()
            assert (line["status"], line["seated"], line["is_my_turn"]) == ("over", ["Gast 0", "Gast 1"], False)
            clock.ahead += 25 * HOUR
            assert (await bert.http.get("/api/me/tables")).json() == []
            [game] = (await bert.http.get("/api/me/history")).json()["games"]
            assert game["table"] == line["id"]

    with adjustable_clock(tmp_path) as clock:
        asyncio.run(scenario(clock))


def test_a_table_by_link_needs_its_invitation(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 2)
            path = f"/api/tables/{table['id']}"
            for wrong in (None, "wrong", table["invite"][:-1], table["invite"] + "x", table["id"]):
                assert await watch(bert, table["id"], wrong) == "table-unknown"
            for headers in ({}, {INVITE: "wrong"}):
                assert (await bert.http.get(path, headers=headers)).json()["code"] == "table-unknown"
            assert (await bert.http.get(path, params={"invite": table["invite"]})).status_code == 404  # a URL is logged by others
            assert (await bert.http.get(path, headers={INVITE: table["invite"]})).status_code == 200
            assert await watch(bert, table["id"], table["invite"]) == "done"
            assert await answer(bert, "sit", seat=1) == "done"
            assert await watch(bert, table["id"]) == "done"

    asyncio.run(scenario())


def test_a_table_that_is_not_there_is_answered_like_one_that_is_hidden(server: RunningServer) -> None:
    async def scenario() -> list[Message]:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            hidden = await anna.make_table("mau_mau", 2)
            answers = [(await bert.http.get(f"/api/tables/{id}")) for id in (hidden["id"], "nowhere")]
            assert [each.status_code for each in answers] == [404, 404]
            return [each.json() for each in answers]

    hidden, missing = asyncio.run(scenario())
    assert hidden == missing


@pytest.mark.parametrize(
    ("choices", "code"),
    [
        ({"game": "skat"}, "game-unknown"),
        ({"players": 11}, "players-range"),
        ({"players": 0}, "players-range"),
        ({"options": {"speed": "fast"}}, "option-unknown"),
        ({"options": {"mau": "shouted"}}, "option-value"),
        ({"options": {"mau": 1}}, "option-type"),
        ({"games": 0}, "request-wrong"),
        ({"games": 100}, "request-wrong"),
        ({"players": "2"}, "request-wrong"),
        ({"clock": {"kind": "seconds", "seconds": 1, "reserve": 0}}, "request-wrong"),
        ({"clock": {"kind": "sand"}}, "request-wrong"),
        ({"public": "yes"}, "request-wrong"),
        ({"colour": "red"}, "request-wrong"),
    ],
)
def test_choices_that_cannot_be_are_refused_in_both_languages(server: RunningServer, choices: dict[str, Any], code: str) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            wrong = {"game": "mau_mau", "players": 2, **choices}
            said = [await anna.http.post("/api/tables", json=wrong, headers={"Accept-Language": each}) for each in ("de", "en")]
            assert [each.status_code for each in said] == [400, 400]
            assert [each.json()["code"] for each in said] == [code, code]
            assert said[0].json()["text"] != said[1].json()["text"]

    asyncio.run(scenario())


def test_a_connection_watches_one_table_at_a_time(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            first, second = [await anna.make_table("mau_mau", 2, public=True) for _ in range(2)]
            await join_table(first, anna, bert)
            await bert.watch(second)
            assert await answer(anna, "chat", text="hello") == "done"
            assert await answer(bert, "sit", seat=1) == "done"
            assert bert.state["id"] == second["id"]
            assert not any('"chatted"' in text for text in bert.received)
            assert await answer(bert, "watch", version=VERSION, table="nowhere") == "table-unknown"
            assert await answer(bert, "leave", seat=1) == "done"

    asyncio.run(scenario())
