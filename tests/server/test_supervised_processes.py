"""katzentisch serve --processes: losing a process costs a reconnect and no move; all are restarted one by one, and stop together."""

import asyncio
import json
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from katzentisch.testing.postgres import Cluster
from katzentisch.testing.running_server import ServeProcess, eventually, serve_process
from katzentisch.testing.table_actions import deal, move, numbers, sync
from katzentisch.testing.visitor import Visitor

Supervised = tuple[ServeProcess, list[str]]
MOVES = 6


@pytest.fixture
def supervised(tmp_path: Path, postgres: Cluster) -> Iterator[Supervised]:
    """Two processes and their addresses."""
    with postgres.database() as database, serve_process(tmp_path, "--processes", "2", "--database", database, "--limits", "off") as server:
        first, *rest = re.findall(r"http://[\w.]+:\d+", server.announced())
        assert rest[0] == first
        assert len(set(rest)) == 2
        yield server, rest


def pids(server: ServeProcess) -> dict[int, int]:
    """The processes by port, as the log last named them."""
    events = [json.loads(line) for line in server.log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    return {each["port"]: each["pid"] for each in events if each["event"] == "process ready"}


def pid_at(server: ServeProcess, url: str) -> int:
    return pids(server)[int(url.rsplit(":", 1)[1])]


def is_running(pid: int) -> bool:
    """Whether the process exists and is no zombie, which nobody may have waited for yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2][0] != "Z"
    except OSError:
        return False


async def move_to(url: str, *visitors: Visitor) -> None:
    """Reconnect at another process, as a page does, and get what is missing."""
    for visitor in visitors:
        visitor.url = url
        await visitor.connect(f"?table={visitor.table['id']}")
        await visitor.watch(visitor.table, visitor.number)


async def play_moves(visitors: list[Visitor]) -> None:
    for _ in range(MOVES):
        await move(visitors)
        await agree(visitors)


async def agree(visitors: list[Visitor]) -> None:
    """Wait until all know what one of them knows: processes hear of each other a little later."""
    await sync(*visitors)
    latest = max(visitor.number for visitor in visitors)
    for visitor in visitors:
        while visitor.number < latest:
            await visitor.next()


async def begin(urls: list[str]) -> list[Visitor]:
    """Two people at a table in the middle of a game, connected to these processes."""
    visitors = [Visitor(url, name) for url, name in zip(urls, ("Anna", "Bert"), strict=True)]
    for visitor in visitors:
        await visitor.come_in()
    table = await visitors[0].make_table("katzenjammer_blues", 2)
    for seat, visitor in enumerate(visitors):
        await visitor.sit_at(table, seat)
        visitor.table = table
    await agree(visitors)
    await deal(*visitors)
    await agree(visitors)
    return visitors


async def lose_a_process(server: ServeProcess, urls: list[str], visitors: list[Visitor]) -> None:
    await play_moves(visitors)
    killed = pid_at(server, urls[0])
    os.kill(killed, signal.SIGKILL)
    known = visitors[0].number
    await move_to(urls[1], *visitors)
    await play_moves(visitors)
    assert visitors[0].number == known + MOVES
    for seat, visitor in enumerate(visitors):
        heard = numbers(visitor, seat)
        assert heard == list(range(heard[0], visitor.number + 1))
    assert await asyncio.to_thread(eventually, lambda: pid_at(server, urls[0]) != killed)


async def replace_processes(server: ServeProcess, urls: list[str], visitors: list[Visitor]) -> None:
    """Afterwards, the players are connected to different processes."""
    before = pids(server)
    server.process.send_signal(signal.SIGHUP)
    assert await asyncio.to_thread(eventually, lambda: all(pids(server)[port] != pid for port, pid in before.items()))
    for url, visitor in zip(urls, visitors, strict=True):
        await move_to(url, visitor)
    await play_moves(visitors)


def test_a_game_outlives_its_processes(supervised: Supervised) -> None:
    server, urls = supervised

    async def scenario() -> None:
        visitors = await begin([urls[0], urls[0]])
        await lose_a_process(server, urls, visitors)
        await replace_processes(server, urls, visitors)
        for visitor in visitors:
            await visitor.__aexit__()

    asyncio.run(scenario())
    assert all(httpx.get(f"{url}/health").status_code == 200 for url in urls)
    assert server.stop(signal.SIGTERM) == 0
    assert not any(map(is_running, pids(server).values()))
    assert server.log.read_text(encoding="utf-8").count("process died") == 1
