"""Two servers with one database, like two processes."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg

from katzentisch.server.rooms.bus import Bus, ChannelsBus, bus_for

from .running_server import RunningServer, logged_errors, quick, running
from .visitor import Visitor

Servers = tuple[RunningServer, RunningServer]
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'listen%' AND datname = current_database()"


@contextmanager
def server_pair(folder: Path, database: str, **changes: object) -> Iterator[Servers]:
    """They have the same key, and none of them complains."""
    settings = quick(folder, database, **{"poll": 50, "shared_sqlite": True, **changes})
    with logged_errors() as errors, running(settings) as one, running(settings) as other:
        yield one, other
    assert errors == []


@asynccontextmanager
async def spread(servers: Servers, game: str, players: int) -> AsyncIterator[list[Visitor]]:
    """People on all seats of a new table, every other one at the other server; all of them know it."""
    async with AsyncExitStack() as stack:
        visitors = [await stack.enter_async_context(Visitor(servers[seat % 2].url, f"Gast {seat}")) for seat in range(players)]
        table = await visitors[0].make_table(game, players)
        for seat, visitor in enumerate(visitors):
            await visitor.sit_at(table, seat)
            visitor.table = table
        for visitor in visitors:
            while not all(seat["holder"] for seat in visitor.state["seats"]):
                await visitor.next()
        yield visitors


def fast_bus(database: str) -> Bus:
    """A bus that soon notices when it is cut."""
    bus = bus_for(database)
    assert isinstance(bus, ChannelsBus)
    bus.heartbeat = 0.2
    return bus


async def cut_again_and_again(database: str, until: asyncio.Event) -> int:
    """How often something was there to be cut."""
    connection = await asyncpg.connect(database)
    cuts = 0
    while not until.is_set():
        cuts += len(await connection.fetch(CUT))
        await asyncio.sleep(0.3)
    await connection.close()
    return cuts


@contextmanager
def frozen(server: RunningServer) -> Iterator[None]:
    """It stops in the middle of everything, as a process that is killed does, and cleans up nothing."""
    release = threading.Event()
    assert server.loop
    server.loop.call_soon_threadsafe(release.wait)
    yield
    release.set()
