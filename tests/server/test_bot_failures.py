"""A bot that fails at a table: the rule-based one takes over, and the log says so."""

import asyncio
import dataclasses
import json
from collections.abc import Sequence
from random import Random

import pytest

from katzentisch.bots import BOTS
from katzentisch.bots.bot import Choose
from katzentisch.play.position import Position
from katzentisch.play.validation import validate

from .running_server import RunningServer
from .table_actions import answer, guests, join_table, play_out, random_choice, record_of


def broken(observation: Position, legal: Sequence[int], rng: Random) -> int:
    raise ZeroDivisionError(f"I see {observation.array}")


def cheating(observation: Position, legal: Sequence[int], rng: Random) -> int:
    return max(legal) + 1


@pytest.mark.parametrize(("choose", "failure"), [(broken, "ZeroDivisionError"), (cheating, "illegal move")])
def test_the_game_goes_on(
    server: RunningServer, choose: Choose, failure: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> str:
        async with guests(server.url, "Anna") as [anna]:
            await join_table(await anna.make_table("mau_mau", 2), anna)
            await answer(anna, "seat-bot", seat=1, bot="level4")
            state = await play_out([anna], random_choice())
            return await record_of(anna, state["finished"][0]["id"])

    monkeypatch.setitem(BOTS, "level4", dataclasses.replace(BOTS["level4"], choose=choose))
    record = asyncio.run(scenario())
    assert validate(record).ok
    decisions = sum(entry.startswith("1 ") for entry in json.loads(record)["moves"])
    assert decisions > 0
    failures = [record.getMessage() for record in caplog.records if record.name == "katzentisch.bots"]
    assert failures == [f"bot level4 failed in mau_mau: {failure}"] * decisions
