"""Two processes at one table, without a bus: neither knows what the other does until it looks."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from katzentisch.server.http.tables import row_of
from katzentisch.server.server import Server
from katzentisch.server.storage.rows import Guest
from katzentisch.server.tables.choices import Choices
from katzentisch.server.tables.entries import Began, Dealt, Opened, Person, Seated, encode

from .serving import quick
from .worlds import NEVER, TABLE, World

ANNA, BERT = Person("0", "Name of 0"), Person("1", "Name of 1")


@asynccontextmanager
async def twins(folder: Path, game: str = "maus_pass_auf", players: int = 2) -> AsyncIterator[tuple[World, World]]:
    settings = quick(
        folder, poll=NEVER, grace=NEVER, beat=NEVER, idle=NEVER, share_wait=NEVER, bot_pause=(NEVER, NEVER), shared_sqlite=True
    )
    async with Server.running(settings) as one, Server.running(settings) as two:
        choices = Choices(game, players)
        row = msgspec.structs.replace(row_of(choices, Guest("0", ANNA.name, 0, 0), 1000), id=TABLE, invite=None)
        await one.house.store.create_table(row, encode(Opened(choices, ANNA)).decode())
        worlds = []
        for server in (one, two):
            room = await server.rooms.find(TABLE)
            assert room
            worlds.append(World(server, room, lambda opening: opening))
        yield worlds[0], worlds[1]


async def begin(here: World, there: World) -> None:
    for entry in (Seated(1, BERT), Began("game", "07" * 32), Dealt()):
        await here.add(entry)
    await there.room.catch_up()


def numbers(sent: list[str]) -> list[int]:
    updates = [message for message in map(json.loads, sent) if message["type"] == "update"]
    for message in updates:
        assert all(each["number"] <= message["number"] for each in message["table_events"])
    return [each["number"] for message in updates for each in message["table_events"]]


def answers(sent: list[str]) -> list[str]:
    return [message.get("code", message["type"]) for message in map(json.loads, sent) if message["type"] in ("refused", "done")]
