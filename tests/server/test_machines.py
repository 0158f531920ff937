"""Two servers as on two machines, with a folder each but the same key, on one PostgreSQL behind Caddy: losing one costs a reconnect and
no move."""

import asyncio
import re
import shutil
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
import websockets

from katzentisch.server.people.keys import NAME as KEY
from katzentisch.testing.postgres import Cluster
from katzentisch.testing.running_server import ServeProcess, eventually, serve_process
from katzentisch.testing.table_actions import numbers
from katzentisch.testing.visitor import Visitor

from .test_deploy import CADDY, caddy
from .test_supervised_processes import MOVES, agree, begin, move_to, play_moves

pytestmark = pytest.mark.skipif(CADDY is None, reason="Caddy is not installed (on Debian: apt install caddy)")
Machines = dict[str, ServeProcess]  # by the address of the server


@pytest.fixture
def machines(tmp_path: Path, postgres: Cluster) -> Iterator[Machines]:
    with postgres.database() as database, ExitStack() as stack:
        found: Machines = {}
        for name in ("first", "second"):
            data = tmp_path / name / "data"
            data.mkdir(parents=True)
            if found:
                shutil.copy(tmp_path / "first" / "data" / KEY, data)
            server = stack.enter_context(serve_process(tmp_path / name, "--database", database, "--limits", "off"))
            found[server.url()] = server
        yield found


@pytest.fixture
def proxy(tmp_path: Path, machines: Machines) -> Iterator[str]:
    folder = tmp_path / "caddy"
    folder.mkdir()
    with caddy(folder, [int(url.rpartition(":")[2]) for url in machines]) as url:
        yield url


def connections(url: str) -> int:
    """How many players are connected to a server."""
    [count] = re.findall(r"^katzentisch_connections (\d+)", httpx.get(f"{url}/metrics").text, re.MULTILINE)
    return int(count)


async def reconnect(machines: Machines, proxy: str, visitors: list[Visitor]) -> None:
    """With the table in the address, as the page does after a reload."""
    for visitor in visitors:
        await visitor.hang_up()
    assert await asyncio.to_thread(eventually, lambda: not any(map(connections, machines)))
    await move_to(proxy, *visitors)


async def read_to_the_end(visitor: Visitor) -> None:
    while True:
        await visitor.next()


async def lose_a_machine(machines: Machines, proxy: str, visitors: list[Visitor]) -> None:
    await reconnect(machines, proxy, visitors)
    await play_moves(visitors)
    [(home, lost)] = [(url, server) for url, server in machines.items() if connections(url)]
    [other] = machines.keys() - {home}
    assert connections(home) == len(visitors), "all players of a table are connected to the same machine"
    known = visitors[0].number
    lost.stop(signal.SIGKILL)
    for visitor in visitors:
        with pytest.raises(websockets.ConnectionClosed):
            await read_to_the_end(visitor)
    await move_to(proxy, *visitors)
    await agree(visitors)
    assert connections(other) == len(visitors)
    await play_moves(visitors)
    assert visitors[0].number == known + MOVES


def test_a_game_outlives_a_machine(machines: Machines, proxy: str) -> None:
    async def scenario() -> None:
        visitors = await begin([proxy, proxy])
        await lose_a_machine(machines, proxy, visitors)
        for seat, visitor in enumerate(visitors):
            heard = numbers(visitor, seat)
            assert heard == list(range(heard[0], visitor.number + 1))
            assert (await visitor.http.get("/api/me")).status_code == 200, "a session is valid at every machine"
            await visitor.__aexit__()

    asyncio.run(scenario())
