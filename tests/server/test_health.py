"""Health, readiness and metrics, also while the database is unavailable."""

import asyncio
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from katzentisch import __version__
from katzentisch.server.readiness import Readiness
from katzentisch.server.storage.rows import Append
from katzentisch.testing.running_server import RunningServer, eventually
from katzentisch.testing.table_actions import answer, deal, full_table, guests, happened, has_event, join_table, move, sync


@pytest.fixture
def client(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as each:
        yield each


def counted(client: httpx.Client) -> dict[tuple[str, str], float]:
    """By name and label."""
    families = text_string_to_metric_families(client.get("/metrics").text)
    return {(sample.name, "".join(sample.labels.values())): sample.value for family in families for sample in family.samples}


def sqlite_error(code: int) -> OperationalError:
    error = sqlite3.OperationalError("secrets")
    error.sqlite_errorcode = code
    return OperationalError("INSERT", {}, error)


async def away(*_: Any) -> None:
    raise OSError("the disk is full of secrets")


CHECKS = ["running", "rules", "database", "commit", "disk"]


def failed_checks(response: httpx.Response) -> dict[str, str]:
    """The codes of the checks that failed, by name."""
    return {check["name"]: check["code"] for check in response.json()["checks"] if not check["ok"]}


def test_health_and_readiness(client: httpx.Client) -> None:
    assert client.get("/health").json() == {"status": "ok", "version": __version__}
    checks = [{"name": name, "ok": True, "code": None, "reason": None} for name in CHECKS]
    ready = {"status": "ready", "version": __version__, "broken_tables": 0, "checks": checks, "code": None, "text": None}
    assert client.get("/ready").json() == ready


ILLNESSES = {
    "away": OSError("the disk is full of secrets"),
    "full": sqlite_error(sqlite3.SQLITE_FULL),
    "locked": sqlite_error(sqlite3.SQLITE_BUSY),
    "read-only": sqlite_error(sqlite3.SQLITE_READONLY),
    "damaged": sqlite_error(sqlite3.SQLITE_CORRUPT),
}


@pytest.mark.parametrize("problem", list(ILLNESSES))
def test_a_server_that_can_save_nothing_is_alive_but_not_ready(
    server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, problem: str
) -> None:
    """Reading may work: what counts is whether a move could be saved."""

    async def fail(*_: Any) -> None:
        raise ILLNESSES[problem]

    monkeypatch.setattr(server.server, "readiness", Readiness(server.server.services))
    with monkeypatch.context() as patch:
        patch.setattr(server.server.services.store.database, "write", fail)
        said = client.get("/ready", headers={"Accept-Language": "de"})
        assert counted(client)["katzentisch_check_ok", "commit"] == 0
        assert client.get("/health").status_code == 200
    assert (said.status_code, said.json()["code"], said.json()["status"]) == (503, f"database-{problem}", "not-ready")
    assert failed_checks(said) == {"commit": f"database-{problem}"}
    assert "Datenbank" in said.text or "gespeichert" in said.text or "speichern" in said.text
    assert said.headers["retry-after"]
    assert "secrets" not in said.text


def test_readiness_asks_the_database_seldom_and_waits_for_nobody(
    server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that hangs: one question is under way, however many ask."""
    services = server.server.services
    asked: list[int] = []
    release = asyncio.Event()
    ticks = 0.0

    async def hang(now: int) -> None:
        asked.append(now)
        await release.wait()

    monkeypatch.setattr(services, "ticks", lambda: ticks)
    monkeypatch.setattr(server.server, "readiness", Readiness(services))
    assert [client.get("/ready").status_code for _ in range(5)] == [200] * 5
    monkeypatch.setattr(services.store, "write_heartbeat", hang)
    monkeypatch.setattr("katzentisch.server.readiness.LIMIT", 0.01)
    assert client.get("/ready").status_code == 200  # still fresh
    ticks = 6.0
    assert [failed_checks(client.get("/ready")) for _ in range(3)] == [{"commit": "database-slow"}] * 3
    assert client.get("/health").status_code == 200
    assert len(asked) == 1
    assert server.loop
    server.loop.call_soon_threadsafe(release.set)
    assert eventually(lambda: client.get("/ready").status_code == 200)
    assert len(asked) == 1


def test_health_touches_no_database(server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even to look up who asks: a database that hangs must not make anybody restart the server."""

    async def never(*_: Any) -> None:
        await asyncio.sleep(3600)

    for method in ("read", "write"):
        monkeypatch.setattr(server.server.services.store.database, method, never)
    assert client.get("/health", headers={"Cookie": "katzentisch=x"}).json()["status"] == "ok"


def test_a_disk_that_is_nearly_full_is_not_ready(server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.server, "readiness", Readiness(server.server.services))
    monkeypatch.setattr("katzentisch.server.readiness.LEAST_FREE", 2**62)
    said = client.get("/ready")
    assert failed_checks(said) == {"disk": "disk-nearly-full"}
    free, size = (counted(client)[f"katzentisch_disk_{each}_bytes", "database"] for each in ("free", "size"))
    assert 0 < free <= size


def test_a_change_of_readiness_is_logged_once(server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[tuple[str, dict[str, str]]] = []
    readiness = Readiness(server.server.services)
    monkeypatch.setattr(server.server, "readiness", readiness)
    monkeypatch.setattr("katzentisch.server.readiness.log.warning", lambda event, **facts: lines.append((event, facts)))
    monkeypatch.setattr("katzentisch.server.readiness.log.info", lambda event, **facts: lines.append((event, facts)))
    for is_stopping in (False, True, True, False):
        readiness.is_stopping = is_stopping
        client.get("/ready")
    assert lines == [("not ready", {"running": "server-stopping"}), ("ready", {})]


def test_a_server_that_stops_gets_no_visitors(server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.server.readiness, "is_stopping", True)
    said = client.get("/ready")
    assert (said.status_code, said.json()["code"]) == (503, "server-stopping")
    assert client.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("whose", "headers", "status"),
    [
        ("local", {}, 200),
        ("local", {"X-Forwarded-For": "203.0.113.5"}, 404),
        ("local", {"Forwarded": "for=203.0.113.5"}, 404),
        ("local", {"X-Real-IP": "127.0.0.1"}, 404),
        ("local", {"Via": "1.1 proxy"}, 404),
        ("on", {"X-Forwarded-For": "203.0.113.5"}, 200),
        ("off", {}, 404),
    ],
)
def test_who_may_read_the_metrics(
    server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch, whose: str, headers: dict[str, str], status: int
) -> None:
    services = server.server.services
    monkeypatch.setattr(services, "settings", replace(services.settings, metrics=cast(Any, whose)))
    assert client.get("/metrics", headers=headers).status_code == status


def test_metrics_count_what_happens(server: RunningServer, client: httpx.Client) -> None:
    async def scenario() -> None:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            await deal(*visitors)
            await move(visitors)
            assert await answer(visitors[0], "hint", seat=9) == "seat-range"
            during.update(counted(client))

    during: dict[tuple[str, str], float] = {}
    before = counted(client)
    asyncio.run(scenario())
    for name, label, by in (
        ("katzentisch_entries_total", "moved", 1),
        ("katzentisch_entries_total", "share-committed", 2),
        ("katzentisch_entries_total", "shared", 2),
        ("katzentisch_refusals_total", "", 1),
        ("katzentisch_connections", "", 2),
    ):
        assert during[name, label] - before.get((name, label), 0) == by, name
    assert during["katzentisch_rooms", ""] >= 1
    assert during["katzentisch_entry_seconds_count", ""] > before.get(("katzentisch_entry_seconds_count", ""), 0)
    assert not [
        name for name, label in during if name == "katzentisch_failures_total" and during[name, label] > before.get((name, label), 0)
    ]


def test_metrics_name_no_table_and_no_person(server: RunningServer, client: httpx.Client) -> None:
    async def scenario() -> list[str]:
        async with full_table(server.url, "maus_pass_auf", 2) as visitors:
            return [visitors[0].table["id"], *(visitor.me["guest"] for visitor in visitors)]

    names = asyncio.run(scenario())
    assert not [name for name in names if name in client.get("/metrics").text]


def test_what_could_not_be_kept_has_not_happened(server: RunningServer, client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails once: nothing has changed, nobody was notified, and then everything continues."""

    async def scenario() -> None:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            await join_table(await anna.make_table("mau_mau", 2), anna, bert)
            with monkeypatch.context() as patch:
                patch.setattr(server.server.services.store, "append", away)
                assert await answer(bert, "sit", seat=1) == "database-away"
            assert counted(client)["katzentisch_failures_total", "socket"] == 1
            assert await answer(anna, "start") == "seats-free"
            assert await answer(bert, "sit", seat=1) == "done"
            await sync(anna)
            assert [each["what"] for each in happened(anna, 0)] == ["opened", "seated"]
            assert [each["number"] for each in happened(anna, 0)] == [1, 2]

    asyncio.run(scenario())


def test_a_bot_tries_again_when_its_move_could_not_be_kept(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    services = server.server.services
    keep = services.store.append
    failed: list[int] = []

    async def fail_once(append: Append) -> bool:
        if '"moved"' in append.body and not failed:
            failed.append(append.number)
            await away()
        return await keep(append)

    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            await join_table(await anna.make_table("maus_pass_auf", 2), anna)
            await answer(anna, "seat-bot", seat=1, bot="rules")
            await deal(anna)
            await answer(anna, "leave", seat=0)
            await anna.until(has_event("moved"))
            moves = [each for each in happened(anna, 0) if each["what"] == "moved"]
            assert [each["number"] for each in moves] == failed

    monkeypatch.setattr(services, "settings", replace(services.settings, retry=20))
    monkeypatch.setattr(services.store, "append", fail_once)
    asyncio.run(scenario())
