"""Seats: people, bots, and seats that change hands."""

import asyncio

import pytest

from katzentisch.server.tables.entries import Away, Back, Dealt
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import (
    answer,
    deal,
    full_table,
    guests,
    handed_over,
    happened,
    has_event,
    join_table,
    move,
    play_out,
    random_choice,
    sync,
    updates,
)
from katzentisch.testing.visitor import Visitor


def test_sitting_down_and_getting_up(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            table = await anna.make_table("mau_mau", 3)
            await join_table(table, anna, bert, cleo)
            assert await answer(bert, "sit", seat=1) == "done"
            assert await answer(cleo, "sit", seat=1) == "seat-taken"
            assert await answer(cleo, "sit", seat=3) == "seat-range"
            assert await answer(cleo, "leave", seat=1) == "seat-not-yours"
            assert await answer(bert, "leave", seat=1) == "done"
            assert await answer(cleo, "sit", seat=1) == "done"
            await sync(anna)
            assert [seat["holder"] and seat["holder"]["name"] for seat in anna.state["seats"]] == ["Anna", "Cleo", None]

    asyncio.run(scenario())


def test_several_at_one_device_have_names_of_their_own(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("maus_pass_auf", 3, shared_devices=True)
            await join_table(table, anna, bert)
            assert await answer(anna, "sit", seat=1, name="Lina") == "done"
            assert await answer(anna, "sit", seat=2, name="Mio") == "done"
            assert await answer(anna, "sit", seat=0, name="Oma") == "done"
            assert await answer(bert, "sit", seat=2, name="Bert") == "seat-taken"
            assert await answer(anna, "sit", seat=2, name="\u200b") == "name-empty"
            assert (await anna.http.post("/api/me", json={"name": "Annette"})).status_code == 201
            await sync(bert)
            assert [seat["holder"]["name"] for seat in bert.state["seats"]] == ["Oma", "Lina", "Mio"]
            assert {seat["holder"]["guest"] for seat in bert.state["seats"]} == {anna.me["guest"]}
            [line] = (await anna.http.get("/api/me/tables")).json()
            assert line["seated"] == ["Oma", "Lina", "Mio"]
            await deal(anna)
            assert {updates(anna, seat)[-1]["view"]["viewer"] for seat in (0, 1, 2)} == {0, 1, 2}

    asyncio.run(scenario())


def test_only_the_host_seats_bots_and_starts(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("maus_pass_auf", 3), anna, bert)
            await answer(bert, "sit", seat=1)
            for type, fields in (("seat-bot", {"seat": 2, "bot": "rules"}), ("unseat", {"seat": 0}), ("start", {}), ("close", {})):
                assert await answer(bert, type, **fields) == "host-only"
            assert await answer(anna, "start") == "seats-free"
            assert await answer(anna, "seat-bot", seat=2, bot="genius") == "bot-unknown"
            assert await answer(anna, "seat-bot", seat=1, bot="rules") == "seat-taken"
            assert await answer(anna, "seat-bot", seat=2, bot="random") == "done"
            assert await answer(anna, "seat-bot", seat=2, bot="rules") == "done"
            assert anna.state["seats"][2]["holder"]["bot"] == "rules"
            assert await answer(anna, "unseat", seat=1) == "done"
            assert await answer(anna, "seat-bot", seat=1, bot="rules") == "done"
            await deal(anna)
            assert await answer(anna, "unseat", seat=1) == "seats-fixed"
            assert await answer(bert, "sit", seat=1) == "seats-fixed"

    asyncio.run(scenario())


def test_each_of_a_person_s_seats_gets_one_update(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("katze_im_sack", 3, shared_devices=True), anna, bert)
            await answer(anna, "sit", seat=2)
            await answer(bert, "sit", seat=1)
            assert anna.seats == [0, 2]
            await deal(anna, bert)
            before = [len(updates(anna, seat)) for seat in (0, 2, None)]
            latest = updates(anna, 0)[-1]
            assert latest["view"]["viewer"] == 0
            assert updates(anna, 2)[-1]["view"]["viewer"] == 2
            assert await answer(anna, "move", seat=2, ply=0, move=latest["legal"][0]) == "not-your-turn"
            assert await answer(anna, "move", seat=1, ply=0, move=latest["legal"][0]) == "seat-not-yours"
            assert await answer(anna, "move", seat=0, ply=0, move=latest["legal"][0]) == "done"
            assert [len(updates(anna, seat)) for seat in (0, 2, None)] == [before[0] + 1, before[1] + 1, before[2]]

    asyncio.run(scenario())


def test_a_seat_changes_hands_in_the_middle_of_a_turn(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "katze_im_sack", 3) as visitors, guests(server.url, "Dora") as (dora,):
            anna = visitors[0]
            await join_table(anna.table, dora)
            await deal(*visitors)
            assert await answer(dora, "hand-over", seat=0, to=dora.me["guest"]) == "seat-not-yours"
            assert await answer(anna, "hand-over", seat=0, to="nobody") == "guest-unknown"
            await handed_over(anna, 0, dora)
            await sync(anna, dora)
            given = updates(dora, 0)[-1]
            assert given["legal"]
            assert given["view"] == updates(anna, 0)[-1]["view"]
            assert updates(anna)[-1]["view"]["viewer"] is None
            assert await answer(anna, "move", seat=0, ply=0, move=given["legal"][0]) == "seat-not-yours"
            assert await answer(dora, "move", seat=0, ply=0, move=given["legal"][0]) == "done"

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["katzenjammer_blues", "katze_im_sack", "maus_pass_auf", "mau_mau"])
def test_nobody_looks_into_a_bot_s_hand_during_a_game(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            await join_table(await anna.make_table(game, 3, public=True), anna, bert, cleo)
            await answer(bert, "sit", seat=1)
            await answer(anna, "seat-bot", seat=2, bot="rules")
            await deal(anna, bert)
            for to in (anna, bert, cleo):
                assert await answer(anna, "hand-over", seat=2, to=to.me["guest"]) == "seat-bot-fixed"
                assert await answer(to, "accept", seat=2) == "offer-none"
            assert [updates(visitor, 2) for visitor in (anna, bert, cleo)] == [[], [], []]

    asyncio.run(scenario())


def test_who_gave_a_seat_away_gets_no_other_in_this_game(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "mau_mau", 2) as (anna, bert), guests(server.url, "Cleo") as (cleo,):
            await join_table(anna.table, cleo)
            await deal(anna, bert)
            await handed_over(bert, 1, cleo)
            assert await answer(anna, "hand-over", seat=0, to=bert.me["guest"]) == "offer-seen"
            assert await answer(anna, "hand-over", seat=0, to=cleo.me["guest"]) == "offer-seated"
            await handed_over(cleo, 1, bert)
            assert updates(bert, 1)[-1]["view"]["viewer"] == 1
            assert updates(bert, 0) == []

    asyncio.run(scenario())


def test_nobody_gets_a_seat_a_table_an_invitation_or_a_loss_without_having_accepted(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            await join_table(await anna.make_table("maus_pass_auf", 2), anna, bert)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            assert await answer(anna, "hand-over", seat=1, to=cleo.me["guest"]) == "guest-not-here"
            assert await answer(anna, "hand-over", seat=1, to=bert.me["guest"]) == "done"
            assert await answer(bert, "decline", seat=1) == "done"
            await sync(anna)
            assert anna.state["seats"][1].get("offered") is None
            assert await answer(anna, "hand-over", seat=1, to=bert.me["guest"]) == "done"
            await sync(bert)
            assert bert.state["seats"][1]["offered"]["name"] == "Bert"
            await deal(anna)
            assert await answer(anna, "hand-over", seat=0, to=bert.me["guest"]) == "done"
            await answer(anna, "leave", seat=0)
            await anna.until(lambda message: (message.get("state") or {}).get("status") == "over")
            for visitor in (bert, cleo):
                assert (await visitor.http.get("/api/me/tables")).json() == []
                assert (await visitor.http.get("/api/me/history")).json()["games"] == []
            assert len((await anna.http.get("/api/me/history")).json()["games"]) == 1

    asyncio.run(scenario())


async def deal_without(server: RunningServer, visitor: Visitor, seat: int) -> None:
    """As if the time for the share were up, and that for the first move too."""
    room = server.server.rooms.rooms[visitor.table["id"]]

    async def hurry() -> None:
        async with room.lock:
            await room.add_all([Dealt(), Back(0), Away(seat)])  # only seat 0 takes part

    await asyncio.to_thread(server.call, hurry())
    await visitor.until(has_event("away"))


def test_a_rematch_without_somebody_is_not_their_loss(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await play_out([anna, bert], random_choice())
            await answer(bert, "leave", seat=1)
            await answer(bert, "sit", seat=1)
            await bert.hang_up()
            await anna.send("start")
            await anna.until(has_event("began"))
            await deal_without(server, anna, 1)
            await answer(anna, "leave", seat=0)
            await anna.until(lambda message: (message.get("state") or {}).get("status") == "over")
            histories = [(await visitor.http.get("/api/me/history")).json()["games"] for visitor in (anna, bert)]
            assert [len(games) for games in histories] == [2, 1]

    asyncio.run(scenario())


def test_between_games_the_host_gives_a_bot_s_seat_to_a_latecomer(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("maus_pass_auf", 2), anna, bert)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            assert await answer(bert, "hand-over", seat=1, to=bert.me["guest"]) == "host-only"
            await handed_over(anna, 1, bert)
            await deal(anna, bert)
            for _ in range(6):
                await move([anna, bert])

    asyncio.run(scenario())


def test_nobody_takes_a_second_seat_where_devices_are_not_shared(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 4, public=True)
            await join_table(table, anna, bert)
            assert await answer(bert, "sit", seat=1) == "done"
            for seat in (2, 3):
                assert await answer(bert, "sit", seat=seat) == "seat-one"
                assert await answer(anna, "sit", seat=seat, name="Lina") == "seat-one"
            [line] = [line for line in (await bert.http.get("/api/tables")).json() if line["id"] == table["id"]]
            assert (line["free"], line["choices"].get("shared_devices")) == (2, None)

    asyncio.run(scenario())


def test_a_leaving_host_hands_the_table_over(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 2, public=True)
            await join_table(table, anna, bert)
            await answer(bert, "sit", seat=1)
            assert await answer(anna, "leave", seat=0) == "done"
            await sync(bert)
            assert bert.state["host"]["name"] == "Bert"
            [line] = [line for line in (await bert.http.get("/api/tables")).json() if line["id"] == table["id"]]
            assert (line["host"]["name"], line["free"]) == ("Bert", 1)
            assert await answer(anna, "seat-bot", seat=0, bot="rules") == "host-only"
            assert await answer(bert, "seat-bot", seat=0, bot="rules") == "done"

    asyncio.run(scenario())


def test_who_leaves_a_game_is_played_for_and_takes_the_seat_back(server: RunningServer) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as (anna, bert):
            await deal(anna, bert)
            assert await answer(anna, "leave", seat=0) == "done"
            await bert.until(has_event("moved"))
            assert anna.table["id"] in [line["id"] for line in (await anna.http.get("/api/me/tables")).json()]
            assert await answer(anna, "return", seat=0) == "done"
            assert await answer(anna, "return", seat=0) == "done"
            assert [each["what"] for each in happened(anna, 0)].count("back") == 1
            assert anna.state["seats"][0].get("away") is None
            await move([anna, bert])

    asyncio.run(scenario())


def test_one_of_two_people_gets_the_same_seat(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            await join_table(await anna.make_table("maus_pass_auf", 2), anna, bert, cleo)
            answers = await asyncio.gather(answer(bert, "sit", seat=1), answer(cleo, "sit", seat=1))
            assert sorted(answers) == ["done", "seat-taken"]
            await anna.send("start")
            assert await answer(anna, "start") == "game-going-on"

    asyncio.run(scenario())
