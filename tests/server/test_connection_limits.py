"""Idle, slow and flooding connections are limited, while other connections keep working."""

import asyncio
import os
import select
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from katzentisch.server import connection_limits
from katzentisch.server.connection_limits import A_MINUTE, ConnectionLimits
from katzentisch.server.settings import NO_LIMITS, Limits
from katzentisch.testing.running_server import RunningServer, eventually, exceeded_limits, logged_errors, quick, running
from katzentisch.testing.visitor import Visitor, framed, request

HALF = b"GET /api/games HTTP/1.1\r\nHost: here\r\nX-Slow: "
SHORT = 150  # milliseconds
PING, PONG, TEXT_BEGUN, NOTHING_MORE = b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0"


@contextmanager
def with_limits(folder: Path, **limits: int) -> Iterator[RunningServer]:
    with running(quick(folder, limits=replace(NO_LIMITS, **limits))) as started:
        yield started


def dialled(server: RunningServer, text: bytes = b"") -> socket.socket:
    host, port = server.url.removeprefix("http://").split(":")
    opened = socket.create_connection((host, int(port)), timeout=60)
    opened.sendall(text)
    return opened


def errors(connection: socket.socket) -> bytes:
    """All until the other side hangs up."""
    text = b""
    try:
        while part := connection.recv(65536):
            text += part
    except ConnectionError:
        pass
    return text


def is_closed(connection: socket.socket) -> bool:
    try:
        return bool(select.select([connection], [], [], 0)[0]) and connection.recv(65536) == b""
    except ConnectionError:
        return True


@pytest.mark.parametrize("sent", [b"", b"G", HALF])
def test_a_head_that_does_not_come_is_not_waited_for(tmp_path: Path, sent: bytes) -> None:
    with with_limits(tmp_path, head=SHORT) as server, dialled(server, sent) as slow:
        assert errors(slow).startswith(b"HTTP/1.1 408 ")
        assert exceeded_limits(server) == {"slow": 1}
        assert server.connection_limits.waiting == {}


def test_a_body_that_does_not_come_is_not_waited_for_either(tmp_path: Path) -> None:
    post = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    with logged_errors() as complained, with_limits(tmp_path, head=SHORT) as server, dialled(server, post) as slow:
        assert errors(slow) == b""
        assert exceeded_limits(server) == {"slow": 1}
    assert complained == []


def test_the_second_request_of_a_connection_must_come_too(tmp_path: Path) -> None:
    whole = b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n"
    with with_limits(tmp_path, head=SHORT) as server, dialled(server, whole + HALF) as slow:
        assert errors(slow).startswith(b"HTTP/1.1 200 ")
        assert exceeded_limits(server) == {"slow": 1}


def test_an_answer_that_takes_long_and_a_socket_are_not_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    head_time = 1000  # milliseconds: a busy machine needs some to send a request

    async def scenario(server: RunningServer) -> None:
        async def slowly(now: int) -> None:
            """As long as it takes until a connection that sends half a request is cut."""
            with dialled(server, HALF) as slow:
                others.append(await asyncio.to_thread(errors, slow))

        others: list[bytes] = []
        monkeypatch.setattr(server.server.services.store, "write_heartbeat", slowly)
        async with Visitor(server.url, "Anna") as anna:
            await anna.connect()
            assert (await anna.http.get("/ready")).status_code == 200
            assert (await anna.ask("ping"))["type"] == "pong"
        assert exceeded_limits(server) == {"slow": len(others)}

    with with_limits(tmp_path, head=head_time, unanswered=3) as server:
        asyncio.run(scenario(server))


@pytest.mark.parametrize("trusted", ["192.0.2.1", "127.0.0.1"])
def test_one_address_keeps_only_so_many_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, trusted: str) -> None:
    """But a reverse proxy has the connections of many people."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    with with_limits(tmp_path, unanswered=5) as server, ExitStack() as stack:
        slow = [stack.enter_context(dialled(server, HALF)) for _ in range(20)]
        if trusted == "127.0.0.1":
            assert httpx.get(f"{server.url}/health").status_code == 200
            assert not any(is_closed(each) for each in slow)
            return
        assert eventually(lambda: exceeded_limits(server).get("unanswered") == 15)
        assert len(server.connection_limits.waiting["127.0.0.1"]) == 5
        assert all(errors(each).startswith(b"HTTP/1.1 408 ") for each in slow[:15])
        assert not any(is_closed(each) for each in slow[15:])
        for _ in range(20):
            assert httpx.get(f"{server.url}/health").status_code == 200


def test_idle_connections_are_among_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with with_limits(tmp_path, unanswered=5) as server, ExitStack() as stack:
        for _ in range(12):
            idle = stack.enter_context(dialled(server, b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"))
            assert idle.recv(12) == b"HTTP/1.1 200"
        assert eventually(lambda: len(server.connection_limits.waiting["127.0.0.1"]) == 5)


def test_addresses_of_one_household_count_together() -> None:
    pending, cuts = ConnectionLimits(Limits(unanswered=2)), list[str]()

    class Pending:
        def __init__(self, name: str) -> None:
            self.name = name

        def cut(self, why: str) -> None:
            cuts.append(self.name)
            pending.remove(self, "home")

    for name in ("first", "second", "third"):
        pending.add(Pending(name), "home")
    pending.add(Pending("other"), "school")
    assert cuts == ["first"]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was logged."""
    texts: list[str] = []
    monkeypatch.setattr(connection_limits, "log", SimpleNamespace(error=lambda text, **_: texts.append(text)))
    return texts


def free_descriptors(number: int) -> list[int]:
    """The lowest ones, which the system assigns next. Some of those in use can be higher: a shell passes its own on."""
    used = set(map(int, os.listdir("/proc/self/fd")))
    return list(islice((each for each in count() if each not in used), number))


def test_when_descriptors_run_out_those_inside_continue_and_it_is_said(tmp_path: Path, said: list[str]) -> None:
    async def scenario(server: RunningServer) -> None:
        async with Visitor(server.url, "Anna") as anna:
            table = await anna.make_table("mau_mau", 2)
            await anna.connect()
            await anna.watch(table)
            server.connection_limits.last = free_descriptors(20)[-1]
            with ExitStack() as stack:
                outside = [stack.enter_context(dialled(server)) for _ in range(30)]
                assert eventually(lambda: exceeded_limits(server).get("descriptors", 0) >= 3)
                assert any(is_closed(each) for each in outside)
                assert (await anna.ask("chat", text="miau"))["type"] == "done"
            server.connection_limits.last = None
            assert (await anna.http.get("/health")).status_code == 200

    with with_limits(tmp_path) as server:
        asyncio.run(scenario(server))
    assert len(said) == 1


def test_that_descriptors_run_out_is_said_once_a_minute(said: list[str]) -> None:
    now = 0.0
    limits = ConnectionLimits(NO_LIMITS, lambda: now)
    limits.last = 100
    assert [limits.is_out_of_descriptors(descriptor) for descriptor in (99, 100, 101, 102)] == [False, False, True, True]
    assert len(said) == 1
    now = A_MINUTE
    assert limits.is_out_of_descriptors(101)
    assert len(said) == 2


async def at_table(server: RunningServer, work: Callable[[socket.socket], Any]) -> Any:
    """A raw WebSocket of a guest."""
    async with Visitor(server.url, "Taub") as visitor:
        cookie = f"Cookie: katzentisch={visitor.http.cookies['katzentisch']}\r\n"
        with dialled(server, request(server.url, cookie)) as opened:
            assert opened.recv(12) == b"HTTP/1.1 101"
            return await asyncio.to_thread(work, opened)


@pytest.mark.parametrize("flood", [PING, PONG, NOTHING_MORE])
def test_what_is_no_message_has_a_limit(tmp_path: Path, flood: bytes) -> None:
    def pour(opened: socket.socket) -> bytes:
        opened.sendall(TEXT_BEGUN if flood == NOTHING_MORE else b"")
        try:
            for _ in range(100):
                opened.sendall(1000 * flood)
        except ConnectionError:
            pass
        return errors(opened)

    with with_limits(tmp_path, frames=10) as server:
        answer = asyncio.run(at_table(server, pour))
        assert exceeded_limits(server) == {"frames": 1}
        assert answer.count(b"\x8a\x00") <= 1200  # pongs: not more than what one slice holds beyond the limit
        assert eventually(lambda: not server.server.connections.open)
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_a_connection_cut_for_its_frames_gets_the_reason(tmp_path: Path) -> None:
    def pour(opened: socket.socket) -> bytes:
        opened.sendall(101 * PING)
        return errors(opened)

    with with_limits(tmp_path, frames=10) as server:
        answer = asyncio.run(at_table(server, pour))
        assert answer.endswith(b"\x88\x02" + (4429).to_bytes(2, "big"))


def test_some_pings_are_answered_and_messages_in_one_read_all_arrive(tmp_path: Path) -> None:
    def pour(opened: socket.socket) -> bytes:
        opened.sendall(20 * PING + 400 * framed(type="ping", id=7) + 20 * PING)
        answer = b""
        while answer.count(b'"type":"pong"') < 400 or answer.count(b"\x8a\x00") < 40:
            answer += opened.recv(65536)
        return answer

    with with_limits(tmp_path, frames=10) as server:
        answer = asyncio.run(at_table(server, pour))
        assert answer.count(b'"type":"pong"') == 400
        assert answer.count(b"\x8a\x00") == 40
        assert exceeded_limits(server) == {}


def test_who_asks_for_much_and_does_not_read_it_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = RunningServer(quick(tmp_path, limits=replace(NO_LIMITS, reading=SHORT)))
    server.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server.start()
    try:
        with dialled(server, 200 * b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n"):
            assert eventually(lambda: exceeded_limits(server) == {"unread": 1})
        assert eventually(lambda: not server.uvicorn.server_state.connections)
    finally:
        server.stop()


def test_without_limits_nothing_is_cut(tmp_path: Path) -> None:
    def pour(opened: socket.socket) -> bytes:
        opened.sendall(3000 * PING + b"\x88\x80\0\0\0\0")
        return errors(opened)

    with with_limits(tmp_path) as server:
        answer = asyncio.run(at_table(server, pour))
        assert answer.count(b"\x8a\x00") == 3000
        assert exceeded_limits(server) == {}
