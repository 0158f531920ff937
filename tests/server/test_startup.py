"""While the server starts, its port says so; then the same port serves, and nobody was refused."""

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
import websockets

from katzentisch import __version__
from katzentisch.server.app import make_asgi, uvicorn_config
from katzentisch.server.startup import Startup
from katzentisch.testing.running_server import eventually, quick
from katzentisch.testing.visitor import Visitor

HTML = {"Accept": "text/html,*/*;q=0.8"}


class Starting:
    """A server that isn't ready until the test says so."""

    def __init__(self, folder: Path, prepare: Callable[[], Awaitable[None]] | None = None, app: Any = None) -> None:
        self.may_start, self.is_ready = threading.Event(), threading.Event()
        self.failures: list[Exception] = []
        application = make_asgi(quick(folder))
        config = uvicorn_config(application, port=0)
        config.app = self.startup = Startup(app or application, prepare or self.prepare, self.is_ready.set, self.failed)
        self.uvicorn = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.uvicorn.run)

    async def prepare(self) -> None:
        while not self.may_start.is_set():
            await asyncio.sleep(0.01)

    def failed(self, error: Exception) -> None:
        self.failures.append(error)
        self.uvicorn.should_exit = True

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.uvicorn.servers[0].sockets[0].getsockname()[1]}"

    def finish(self) -> None:
        self.may_start.set()
        assert self.is_ready.wait(60)


@contextmanager
def starting(folder: Path, **given: Any) -> Iterator[Starting]:
    server = Starting(folder, **given)
    server.thread.start()
    assert eventually(lambda: server.uvicorn.started or not server.thread.is_alive())
    try:
        yield server
    finally:
        server.uvicorn.should_exit = True
        server.thread.join(60)
        assert not server.thread.is_alive()


@pytest.mark.parametrize(("language", "title"), [("en", "Katzentisch is starting"), ("de", "Katzentisch startet")])
def test_people_see_a_page_that_loads_itself_again(tmp_path: Path, language: str, title: str) -> None:
    with starting(tmp_path) as server:
        for path in ("/", "/t/abc", "/settings", "/nowhere"):
            answer = httpx.get(server.url + path, headers={**HTML, "Accept-Language": language})
            assert (answer.status_code, answer.headers["retry-after"], answer.headers["cache-control"]) == (503, "3", "no-store")
            assert f'<html lang="{language}">' in answer.text
            assert f"<h1>{title}</h1>" in answer.text
            assert '<meta http-equiv="refresh" content="3">' in answer.text
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-frame-options"] == "DENY"
            assert answer.headers["katzentisch-starting"] == "1"
        assert httpx.head(server.url, headers=HTML).content == b""


@pytest.mark.parametrize("path", ["/ready", "/metrics", "/api", "/api/me", "/api/tables"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_programs_get_a_code(tmp_path: Path, path: str, method: str) -> None:
    with starting(tmp_path) as server:
        answer = httpx.request(method, server.url + path, headers={**HTML, "Accept-Language": "de"}, json={} if method == "POST" else None)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "3")
        assert (answer.json()["code"], answer.json()["status"]) == ("server-starting", "starting")
        assert "startet" in answer.json()["text"]


def test_a_server_that_starts_is_alive(tmp_path: Path) -> None:
    """Whoever restarts a process that isn't must not restart this one again and again."""
    with starting(tmp_path) as server:
        answer = httpx.get(f"{server.url}/health")
        assert (answer.status_code, answer.json()) == (200, {"status": "starting", "version": __version__})


def test_a_websocket_is_refused_so_that_clients_try_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def knock(url: str) -> int:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await websockets.connect(url.replace("http", "ws") + "/api/socket")
        assert refused.value.response.headers["Retry-After"] == "3"
        return refused.value.response.status_code

    with starting(tmp_path) as server:
        assert asyncio.run(knock(server.url)) == 503
    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_the_same_port_then_serves(tmp_path: Path) -> None:
    """Also on a connection that was open meanwhile."""

    async def scenario(url: str) -> None:
        async with Visitor(url, "Anna") as anna:
            table = await anna.make_table("mau_mau", 2)
            await anna.sit_at(table, 0)

    with starting(tmp_path) as server, httpx.Client(base_url=server.url) as kept:
        assert kept.get("/ready").status_code == 503
        server.finish()
        assert kept.get("/ready").json()["status"] == "ready"
        assert kept.get("/", headers=HTML).status_code == 200
        asyncio.run(scenario(server.url))
    assert not server.failures


def test_no_request_is_lost_while_it_becomes_ready(tmp_path: Path) -> None:
    with starting(tmp_path) as server:
        codes: list[int] = []

        def ask() -> None:
            while not codes or codes[-1] != 200:
                codes.append(httpx.get(f"{server.url}/ready").status_code)

        thread = threading.Thread(target=ask)
        thread.start()
        assert eventually(lambda: 503 in codes)
        server.finish()
        thread.join(60)
    assert set(codes) == {503, 200}
    assert codes == sorted(codes, reverse=True)


def test_a_server_that_is_stopped_before_it_is_ready_ends(tmp_path: Path) -> None:
    with starting(tmp_path) as server:
        assert httpx.get(f"{server.url}/ready").status_code == 503
    assert not server.is_ready.is_set()
    assert not server.failures


def test_what_fails_in_preparing_stops_it(tmp_path: Path) -> None:
    async def fail() -> None:
        raise MemoryError("no room")

    with starting(tmp_path, prepare=fail) as server:
        server.thread.join(60)
    assert [str(failure) for failure in server.failures] == ["no room"]


def test_an_application_that_cannot_start_stops_it(tmp_path: Path) -> None:
    """With the application's own reason, e.g. that its database is gone."""
    (tmp_path / "secret.key").write_bytes(b"damaged")

    async def at_once() -> None:
        pass

    with starting(tmp_path, prepare=at_once) as server:
        server.thread.join(60)
    assert len(server.failures) == 1
    assert not server.is_ready.is_set()


def test_without_the_extension_a_websocket_is_closed_with_a_code() -> None:
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    startup = Startup(None, None, None, None)  # type: ignore[arg-type]
    asyncio.run(startup({"type": "websocket", "path": "/api/socket", "headers": []}, receive, send))
    assert [(each["type"], each["code"]) for each in sent] == [("websocket.close", 1013)]
    assert json.dumps(sent)
