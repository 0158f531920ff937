"""Every request that fails leaves one line: which one, where, and why, without what a visitor wrote."""

import asyncio
from collections.abc import Iterator, MutableMapping
from typing import Any

import httpx
import pytest
import structlog
from structlog.testing import capture_logs

from katzentisch.server.logs import LineLimit
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import answer, full_table, guests, join_table

Lines = list[MutableMapping[str, Any]]
WRITTEN = "mice in the attic"


@pytest.fixture
def lines() -> Iterator[Lines]:
    with capture_logs() as found:
        yield found


@pytest.fixture
def client(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as each:
        yield each


def about(lines: Lines, *events: str) -> Lines:
    return [line for line in lines if line["event"] in events]


async def away(*_: Any) -> None:
    raise OSError(WRITTEN)


async def wrong(*_: Any) -> None:
    raise KeyError(WRITTEN)


REFUSED: list[tuple[str, str, dict[str, Any], int, str, str]] = [
    ("GET", "/api/nothing", {}, 404, "page-unknown", "debug"),
    ("GET", "/nothing", {"headers": {"Accept": "text/html"}}, 404, "page-unknown", "debug"),
    ("GET", "/api/me/export", {}, 401, "guest-needed", "debug"),
    ("PUT", "/health", {}, 405, "method-wrong", "debug"),
    ("POST", "/api/me", {"json": {"name": [WRITTEN]}}, 400, "request-wrong", "info"),
    ("POST", "/api/me", {"json": {}, "headers": {"Origin": "https://other.example"}}, 403, "origin-wrong", "info"),
]


@pytest.mark.parametrize(("method", "path", "sent", "status", "code", "level"), REFUSED)
def test_a_refused_request_leaves_one_line(
    client: httpx.Client, lines: Lines, method: str, path: str, sent: dict[str, Any], status: int, code: str, level: str
) -> None:
    assert client.request(method, path, **sent).status_code == status
    (line,) = about(lines, "request refused")
    assert (line["method"], line["status"], line["code"], line["log_level"]) == (method, status, code, level)
    assert WRITTEN not in str(line)


def test_the_line_has_the_id_of_the_response_and_the_field(client: httpx.Client, lines: Lines) -> None:
    response = client.post("/api/me", json={"name": 5})
    (line,) = about(lines, "request refused")
    assert (line["request"], line["route"], line["field"]) == (response.headers["x-request-id"], "/api/me", "$.name")


@pytest.mark.parametrize(
    ("fail", "status", "code", "level", "failure"),
    [(away, 503, "database-away", "warning", "away"), (wrong, 500, "server-fault", "error", None)],
)
def test_a_request_that_fails_leaves_one_line(
    server: RunningServer,
    client: httpx.Client,
    lines: Lines,
    monkeypatch: pytest.MonkeyPatch,
    fail: Any,
    status: int,
    code: str,
    level: str,
    failure: str | None,
) -> None:
    table = "T" * 22
    monkeypatch.setattr(server.server.services.store.database, "read", fail)
    response = client.get(f"/api/tables/{table}")
    assert (response.status_code, response.json()["code"]) == (status, code)
    (line,) = about(lines, "request failed")
    assert (line["method"], line["route"], line["table"]) == ("GET", "/api/tables/{table}", table)
    assert (line["status"], line["code"], line["log_level"], line.get("failure")) == (status, code, level, failure)
    assert line["request"] == response.headers["x-request-id"]


def test_a_table_s_id_is_logged_only_if_it_is_one(client: httpx.Client, lines: Lines) -> None:
    assert client.get("/api/tables/mice%20in%20the%20attic").status_code == 400
    (line,) = about(lines, "request refused")
    assert "table" not in line
    assert "mice" not in str(line)


def test_a_message_that_fails_or_is_refused_leaves_one_line(server: RunningServer, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> str:
        async with guests(server.url, "Anna", "Bert") as (anna, bert):
            table = await anna.make_table("mau_mau", 2)
            await join_table(table, anna, bert)
            assert bert.socket
            await bert.socket.send("{" + WRITTEN)
            assert await answer(bert, "start") == "host-only"
            with monkeypatch.context() as patch:
                patch.setattr(server.server.services.store, "append", wrong)
                assert await answer(bert, "chat", text=WRITTEN) == "server-fault"
            return str(table["id"])

    table = asyncio.run(scenario())
    unreadable, refused, failed = about(lines, "message refused", "message failed")
    assert (unreadable["code"], unreadable["log_level"]) == ("message-unreadable", "info")
    assert (refused["code"], refused["type"], refused["table"], refused["log_level"]) == ("host-only", "Start", table, "debug")
    assert (failed["event"], failed["type"], failed["table"], failed["log_level"]) == ("message failed", "Chat", table, "error")
    assert all(isinstance(line["request"], int) for line in (refused, failed))
    assert WRITTEN not in str([unreadable, refused, {**failed, "exc_info": None}])


def test_why_a_move_is_illegal_is_not_logged(server: RunningServer, lines: Lines) -> None:
    """It could say what a hand holds."""

    async def scenario() -> str:
        async with full_table(server.url, "mau_mau", 2) as visitors:
            return await answer(visitors[1], "move", seat=1, ply=0, move="play g7")

    code = asyncio.run(scenario())
    assert code != "done"
    (line,) = about(lines, "message refused")
    assert (line["type"], line["code"]) == ("Move", None)


def test_visitors_cannot_fill_the_log() -> None:
    now = 0.0
    limit = LineLimit(most=2, clock=lambda: now)
    with capture_logs() as lines:
        for now in (0.0, 1.0, 2.0, 3.0, 61.0):  # noqa: B007  read by the clock
            limit.log(structlog.get_logger(), "refused")
    assert [line["log_level"] for line in lines] == ["info", "info", "debug", "debug", "info"]
    assert [line.get("left_out") for line in lines] == [None, None, None, None, 2]
