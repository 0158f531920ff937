"""Lessons: one person and bots, always with the same cards, and nothing of it is kept."""

import asyncio
from random import Random
from typing import Any

import pytest

from katzentisch.games import GAMES
from katzentisch.play.lesson import LESSON_SCHEME, lesson_rng, lesson_seed
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, guests, happened, join_table
from katzentisch.testing.visitor import Message, Visitor


def choices_of(game: str, **others: Any) -> Message:
    return {"game": game, "players": GAMES[game].default_players, "lesson": True, **others}


async def open_lesson(visitor: Visitor, game: str) -> Message:
    """A lesson with bots on all other seats; it has not begun."""
    table = await visitor.make_table(**choices_of(game))
    visitor.table = table
    await join_table(table, visitor)
    for seat in range(1, GAMES[game].default_players):
        assert await answer(visitor, "seat-bot", seat=seat, bot="level2") == "done"
    return table


async def played(visitor: Visitor, game: str, seed: int) -> list[Message]:
    """Open a lesson, play it with answers that the seed chooses, and return what happened."""
    await open_lesson(visitor, game)
    rng = Random(seed)
    await visitor.send("start")
    await visitor.play(lambda message: rng.choice(message["legal"]), 1)
    events = [each for each in happened(visitor, 0) if each["what"] in ("dealt", "moved")]
    return [{name: each[name] for name in ("what", "seat", "move", "events") if name in each} for each in events]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answers_lead_to_the_same_course(server: RunningServer, game: str) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert", "Cleo") as (anna, bert, cleo):
            first, second = await played(anna, game, 1), await played(bert, game, 1)
            assert first == second
            if GAMES[game].has_decisions:
                assert first != await played(cleo, game, 2)

    asyncio.run(scenario())


def test_a_lesson_is_neither_stored_nor_counted_and_claims_no_fair_deal(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            await played(anna, "maus_pass_auf", 1)
            [finished] = anna.state["finished"]
            assert (await anna.http.get("/api/me/history")).json()["games"] == []
            assert (await anna.http.get("/api/me/export")).json()["results"] == {}
            for what in ("record", "replay"):
                assert (await anna.http.get(f"/api/played/{finished['id']}/{what}")).status_code == 404
            [began] = [each for each in happened(anna, 0) if each["what"] == "began"]
            assert (began["scheme"], began["sharers"]) == (LESSON_SCHEME, [])
            assert not [each for each in happened(anna, 0) if each["what"] in ("share-committed", "shared")]

    asyncio.run(scenario())


def test_a_lesson_can_be_played_again_with_the_same_cards(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            await played(anna, "maus_pass_auf", 1)
            await anna.send("start")
            await anna.play(lambda message: str(message["legal"][0]), 1)
            first, second = [each["events"] for each in happened(anna, 0) if each["what"] == "dealt"]
            assert first == second

    asyncio.run(scenario())


def test_a_closed_lesson_proves_nothing(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            await open_lesson(anna, "mau_mau")
            assert await answer(anna, "start") == "done"
            assert await answer(anna, "close") == "done"
            [closed] = [each for each in happened(anna, 0) if each["what"] == "closed"]
            assert closed.get("fair") is None

    asyncio.run(scenario())


def test_nobody_else_sits_down_at_a_lesson(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table(**choices_of("mau_mau"))
            await join_table(table, anna, bert)
            assert await answer(bert, "sit", seat=1) == "lesson-alone"
            assert await answer(anna, "hand-over", seat=0, to=bert.me["guest"]) == "lesson-alone"
            assert [seat["holder"] and seat["holder"]["name"] for seat in anna.state["seats"]] == ["Anna", None, None, None]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ({"public": True}, "“public” must be false"),
        ({"players": 3}, "“players” must be 4"),
        ({"games": 3}, "“games” must be 1"),
        ({"options": {"mau": "automatic"}}, "“options” must be {}"),
        ({"clock": {"kind": "days", "days": 2}}, "“clock” must be"),
        ({"shared_devices": True}, "“shared_devices” must be false"),
    ],
)
def test_what_a_lesson_must_be(server: RunningServer, others: Message, said: str) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            refused = await anna.http.post("/api/tables", json=choices_of("mau_mau", **others))
            assert (refused.status_code, refused.json()["code"]) == (400, "lesson-setting")
            assert said in refused.json()["text"]
            assert (await anna.http.get("/api/me/tables")).json() == []

    asyncio.run(scenario())


def test_a_lesson_that_is_no_yes_or_no_is_refused(server: RunningServer) -> None:
    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            refused = await anna.http.post("/api/tables", json=choices_of("mau_mau", lesson="yes"))
            assert refused.status_code == 400
            assert "$.lesson" in refused.text

    asyncio.run(scenario())


def test_every_game_here_has_a_lesson_of_its_own() -> None:
    seeds = [lesson_seed(game) for game in GAMES.values()]
    assert all(seeds)
    assert len(set(seeds)) == len(seeds)


def test_a_bot_has_other_random_numbers_at_each_decision() -> None:
    assert lesson_rng(b"seed", 3).random() == lesson_rng(b"seed", 3).random()
    assert lesson_rng(b"seed", 3).random() != lesson_rng(b"seed", 4).random()
