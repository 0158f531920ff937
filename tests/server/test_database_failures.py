"""If the database is locked, full or unavailable, every path says so clearly, nothing is lost, and reading still works."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from katzentisch.server.storage import postgres, sqlite
from katzentisch.testing.running_server import RunningServer, logged_errors, quick, running
from katzentisch.testing.table_actions import again, answer, close, deal, guests, join_table, move, sync, updates
from katzentisch.testing.visitor import Visitor

pytestmark = pytest.mark.usefixtures("impatient")
LOCK_ALL = "LOCK TABLE entries, tables, guests, presence, device_codes, mutes, orders, pulses, sessions IN EXCLUSIVE MODE"


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a minute is half a second here."""
    monkeypatch.setattr(sqlite, "PATIENCE", 0.3)
    monkeypatch.setattr(postgres, "PATIENCE", 0.3)


@asynccontextmanager
async def locked(address: str) -> AsyncIterator[None]:
    """By another program that doesn't let go."""
    if address.startswith("sqlite"):
        connection = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")
        connection.close()
    else:
        other = await asyncpg.connect(address)
        async with other.transaction():
            await other.execute(LOCK_ALL)
            yield
        await other.close()


@contextmanager
def full(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever is written fails, as on a full disk; what is read doesn't."""

    async def write(work: Callable[[Connection], Any]) -> Any:
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise OperationalError("INSERT", {}, error)

    with monkeypatch.context() as patch:
        patch.setattr(server.server.services.store.database, "write", write)
        yield


WRITES: list[tuple[str, str, dict[str, Any] | None]] = [
    ("POST", "/api/me", {"name": "Neu"}),
    ("POST", "/api/tables", {"game": "mau_mau", "players": 2}),
    ("POST", "/api/me/code", None),
    ("POST", "/api/devices", {"code": "ABCDEFGHJK"}),
]


def test_a_locked_database_is_a_503_on_every_path(tmp_path: Path, address: str) -> None:
    async def scenario(server: RunningServer) -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            anna.table = bert.table = await anna.make_table("katzenjammer_blues", 2)
            await join_table(anna.table, anna, bert)
            await answer(bert, "sit", seat=1)
            await deal(anna, bert)
            await sync(anna, bert)
            seat = 0 if updates(anna, 0)[-1].get("legal") else 1
            mover, latest = (anna, bert)[seat], updates((anna, bert)[seat], seat)[-1]
            request = {"seat": seat, "ply": latest.get("ply", 0), "move": latest["legal"][-1]}
            async with locked(address):
                for method, path, body in WRITES:
                    found = await anna.http.request(method, path, json=body)
                    assert (found.status_code, found.json()["code"]) == (503, "database-away"), path
                    assert int(found.headers["retry-after"]) > 0
                async with httpx.AsyncClient(base_url=server.url) as nobody:
                    assert (await nobody.post("/api/me", json={"name": "Neu"})).status_code == 503
                assert await answer(anna, "chat", text="lost") == "database-away"
                assert await answer(mover, "move", **request) == "database-away"
                assert await answer(anna, "mute", guest=bert.me["guest"], on=True) == "database-away"
                assert await answer(mover, "order", seat=seat, order="pass") in ("database-away", "order-no-auction")
                assert (await anna.http.get(f"/api/tables/{anna.table['id']}")).status_code == 200
            assert await answer(mover, "move", **request) in ("done", "move-stale")  # the first try may have waited its turn
            await sync(anna)
            assert updates(anna, 0)[-1].get("ply") == request["ply"] + 1

    with logged_errors() as errors, running(quick(tmp_path, address, beat=10**8, idle=10**8)) as server:
        asyncio.run(scenario(server))
    assert [each for each in errors if "round failed" not in each] == []


def test_with_a_full_disk_one_may_come_back_and_look(tmp_path: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(server: RunningServer) -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            anna.table = bert.table = await anna.make_table("mau_mau", 2)
            await join_table(anna.table, anna, bert)
            await answer(bert, "sit", seat=1)
            await deal(anna, bert)
            await move([anna, bert])
            await sync(anna, bert)
            assert await answer(bert, "leave", seat=1) == "done"  # so that coming back would be an entry too
            await sync(bert)
            with full(server, monkeypatch):
                assert httpx.get(f"{server.url}/ready").json()["code"] == "database-full"
                for visitor, seat in ((anna, 0), (bert, 1)):
                    other = await again(visitor, 0)
                    assert updates(other, seat)[-1]["view"] == updates(visitor, seat)[-1]["view"]
                    assert await answer(other, "chat", text="lost") == "database-away"
                    await close(other)
            back = await again(bert, 0)
            assert not back.state["seats"][1].get("away")
            assert await answer(back, "chat", text="kept") == "done"
            await close(back)

    with logged_errors() as errors, running(quick(tmp_path, address, bot_pause=(10**8, 10**8), beat=10**8)) as server:
        asyncio.run(scenario(server))
    assert errors == []


def test_a_socket_that_finds_no_database_is_asked_to_come_again_later(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: object) -> None:
        raise OSError

    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            for method in ("session", "muted_by"):
                with monkeypatch.context() as patch:
                    patch.setattr(server.server.services.store, method, away)
                    with pytest.raises(ConnectionClosed) as closed:
                        await anna.connect()
                    assert closed.value.rcvd
                    assert closed.value.rcvd.code == 1013
            await anna.connect()

    asyncio.run(scenario())


def test_all_requests_that_wait_for_a_lock_are_refused_in_time(tmp_path: Path) -> None:
    """Each waits for the others too: the second doesn't begin to wait when the first gives up."""

    async def crowd(server: RunningServer, address: str) -> None:
        async with guests(server.url, *(f"Gast {number}" for number in range(6))) as visitors:
            async with locked(address):
                found = await asyncio.gather(
                    *(visitor.http.post("/api/tables", json={"game": "mau_mau", "players": 2}) for visitor in visitors)
                )
            assert [each.status_code for each in found] == [503] * 6

    address = f"sqlite:///{tmp_path / 'test.db'}"
    waits: list[float] = []
    plain = sqlite.busy_timeout

    def noted(seconds: float) -> str:
        waits.append(seconds)
        return plain(seconds)

    with pytest.MonkeyPatch.context() as patch, running(quick(tmp_path, beat=10**8, idle=10**8, sweep=10**8)) as server:
        patch.setattr(sqlite, "busy_timeout", noted)
        asyncio.run(crowd(server, address))
    assert min(waits) == sqlite.SHORTEST


def test_a_visitor_is_never_shown_what_the_database_says(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OperationalError("INSERT INTO entries", {}, sqlite3.OperationalError("the secret is g7"))

    async def scenario(anna: Visitor) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(server.server.services.store, "create_table", fail)
            found = await anna.http.post("/api/tables", json={"game": "mau_mau", "players": 2})
        assert found.status_code in (500, 503)
        assert "g7" not in found.text

    async def visit() -> None:
        async with guests(server.url, "Anna") as (anna,):
            await scenario(anna)

    asyncio.run(visit())
