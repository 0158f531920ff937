"""A server that is stopped says so and shuts down cleanly."""

import asyncio
import gc
import json
import signal
from contextlib import suppress
from pathlib import Path

import httpx
from websockets.exceptions import ConnectionClosed

from katzentisch.server.rooms.bus import cancel_tasks
from katzentisch.server.storage.store import Store
from katzentisch.testing.running_server import RunningServer, ServeProcess, eventually, logged_errors, quick, running, serve_process
from katzentisch.testing.table_actions import full_table, happened, random_choice
from katzentisch.testing.visitor import Visitor

RESTARTING = 1012
MIDDLE = 30  # entries: the game is in full swing


def is_well(url: str) -> bool:
    try:
        return httpx.get(f"{url}/ready").status_code == 200
    except httpx.ConnectError:
        return False


async def play_until_closed(visitor: Visitor) -> int:
    """The code that it is closed with."""
    try:
        await visitor.play(random_choice(), games=99)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    raise AssertionError("the server never stopped")


async def interrupted(server: ServeProcess, url: str) -> tuple[str, list[int], dict[int, str]]:
    """The table, the close codes that its players got, and the events they were sent."""
    async with full_table(url, "katzenjammer_blues", 4) as visitors:
        playing = [asyncio.create_task(play_until_closed(visitor)) for visitor in visitors]
        await visitors[0].send("start")
        while visitors[3].number < MIDDLE:
            await asyncio.sleep(0.01)
        server.process.send_signal(signal.SIGTERM)
        codes = await asyncio.gather(*playing)
        output = {each["number"]: each["what"] for seat, visitor in enumerate(visitors) for each in happened(visitor, seat)}
        return visitors[0].table["id"], codes, output


async def logged(database: str, table: str) -> dict[int, str]:
    store = await Store.open(database)
    entries = await store.entries(table)
    await store.close()
    return {entry.number: json.loads(entry.body)["kind"] for entry in entries}


def test_a_server_that_stops_says_so_and_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    with serve_process(tmp_path, "--limits", "off") as server:
        url = server.url()
        assert eventually(lambda: is_well(url))
        table, codes, output = asyncio.run(interrupted(server, url))
        assert server.process.wait(60) == 0
    log = asyncio.run(logged(f"sqlite:///{tmp_path / 'data' / 'katzentisch.db'}", table))
    assert codes == [RESTARTING] * 4
    assert len(output) >= MIDDLE - 4  # nobody was sent who sat down before
    assert output.items() <= log.items()


def test_what_does_not_listen_is_stopped_again() -> None:
    async def stubborn() -> None:
        for _ in range(3):
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(3600)

    async def ending() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        await cancel_tasks([task])
        assert task.done()

    asyncio.run(ending())


async def begin(url: str) -> None:
    """A game that plays itself."""
    async with Visitor(url, "Weg") as visitor:
        table = await visitor.make_table("mau_mau", 4)
        await visitor.sit_at(table, 0)
        for seat in (1, 2, 3):
            await visitor.ask("seat-bot", seat=seat, bot="rules")
        await visitor.ask("start")
        await visitor.ask("leave", seat=0)


def test_a_server_stops_in_the_middle_of_its_bots_games(tmp_path: Path, address: str) -> None:
    async def begin_all(url: str) -> None:
        await asyncio.gather(*(begin(url) for _ in range(8)))

    async def want_more(server: RunningServer) -> None:
        for room in server.server.rooms.rooms.values():
            room.scheduler.start()
            room.run_in_background(room.catch_up())

    with logged_errors() as errors, running(quick(tmp_path, address, bot_pause=(20, 20))) as server:
        asyncio.run(begin_all(server.url))
        server.call(want_more(server))
    gc.collect()  # asyncio complains of a task when it goes
    assert errors == []
