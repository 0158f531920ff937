"""All four games, every number of players, played to the end over real WebSockets."""

import asyncio
import json

import pytest

from katzentisch.games import GAMES
from katzentisch.play.deal_check import check
from katzentisch.play.validation import validate
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import full_table, play_out, random_choice, record_of

TABLES = [(game.id, players) for game in GAMES.values() for players in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_is_played_to_the_end(server: RunningServer, game: str, players: int) -> None:
    async def scenario() -> str:
        async with full_table(server.url, game, players) as visitors:
            state = await play_out(visitors, random_choice())
            return await record_of(visitors[0], state["finished"][0]["id"])

    record = asyncio.run(scenario())
    verdict = validate(record)
    assert verdict.ok
    assert verdict.play
    assert verdict.play.over
    check(json.loads(record))


def test_a_series_goes_round(server: RunningServer) -> None:
    """Mau Mau 6.3, and the first seat moves on (1.2)."""

    async def scenario() -> tuple[dict[str, object], list[dict[str, object]]]:
        async with full_table(server.url, "mau_mau", 3, games=3) as visitors:
            state = await play_out(visitors, random_choice(), games=3)
            return state, [json.loads(await record_of(visitors[0], each["id"])) for each in state["finished"]]

    state, records = asyncio.run(scenario())
    assert [record["first"] for record in records] == [0, 1, 2]
    assert state["status"] == "over"
    assert state["totals"] == [sum(record["result"]["scores"][seat] for record in records) for seat in range(3)]  # type: ignore[index]
    assert sorted(state["ranks"])[0] == 1  # type: ignore[call-overload]


def test_a_rematch_is_a_new_series(server: RunningServer) -> None:
    async def scenario() -> tuple[dict[str, object], dict[str, object]]:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            first = await play_out(visitors, random_choice())
            return first, await play_out(visitors, random_choice(2))

    first, second = asyncio.run(scenario())
    assert first["finished"] != second["finished"]
    assert len(second["finished"]) == 1  # type: ignore[arg-type]
