"""Protection against other sites, scripts and floods."""

import asyncio
from collections.abc import Iterator

import httpx
import pytest
import websockets

from katzentisch.server.http.responses import HEADERS
from katzentisch.testing.running_server import RunningServer
from katzentisch.testing.table_actions import guests


@pytest.fixture
def client(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as each:
        yield each


ANSWERS = [
    ("GET", "/", 200),
    ("GET", "/plain.css", 200),
    ("GET", "/t/sometable", 200),
    ("GET", "/api", 302),
    ("GET", "/api/docs", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", "/api/messages.json", 200),
    ("GET", "/api/games", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("DELETE", "/api/me", 204),
    ("POST", "/api/me", 400),
    ("GET", "/api/me", 401),
    ("GET", "/api/tables/nowhere", 404),
    ("GET", "/nowhere", 404),
    ("GET", "/../etc/passwd", 404),
    ("PUT", "/api/me", 405),
    ("POST", "/", 405),
]


@pytest.mark.parametrize(("method", "path", "status"), ANSWERS)
def test_every_answer_says_what_a_browser_may_do_with_it(client: httpx.Client, method: str, path: str, status: int) -> None:
    answered = client.request(method, path)
    assert answered.status_code == status
    assert {name: answered.headers.get(name) for name in HEADERS} == HEADERS
    assert answered.headers["cache-control"] in ("no-store", "no-cache", "max-age=604800")
    if status >= 400:
        assert answered.headers["content-type"].startswith("application/json")
        assert set(answered.json()) == {"code", "text"}


def test_a_request_that_is_too_large_is_refused(client: httpx.Client) -> None:
    for answered in (
        client.post("/api/me", json={"name": "x" * 20_000}),
        client.post("/api/me", content=(b"x" * 1000 for _ in range(40)), headers={"Content-Type": "application/json"}),
    ):
        assert (answered.status_code, answered.json()["code"]) == (413, "request-large")
        assert {name: answered.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://127.0.0.1:1"])
def test_other_sites_may_not_act_in_a_visitor_s_name(client: httpx.Client, origin: str) -> None:
    client.post("/api/me", json={"name": "Anna"})
    for method, path in (
        ("POST", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/code"),
        ("POST", "/api/tables"),
        ("POST", "/api/devices"),
    ):
        answered = client.request(method, path, json={"name": "Evil"}, headers={"Origin": origin})
        assert (answered.status_code, answered.json()["code"]) == (403, "origin-wrong"), path
    assert client.delete("/api/me", headers={"Origin": origin}).status_code == 403
    assert client.get("/api/me").json()["name"] == "Anna"
    own = client.post("/api/me", json={"name": "Anne"}, headers={"Origin": str(client.base_url).rstrip("/")})
    assert own.status_code == 201


def test_a_connection_needs_a_guest_and_our_own_page(server: RunningServer) -> None:
    async def refused(cookie: str, **headers: str) -> int:
        with pytest.raises(websockets.InvalidStatus) as error:
            await websockets.connect(f"{server.url.replace('http', 'ws')}/api/socket", additional_headers={"Cookie": cookie, **headers})
        return error.value.response.status_code

    async def scenario() -> None:
        async with guests(server.url, "Anna") as (anna,):
            cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
            for origin in ("https://evil.example", "null", "http://["):
                assert await refused(cookie, Origin=origin) == 403
            assert await refused("") == 403
            assert await refused(cookie[:-1]) == 403
            await anna.connect(Origin=server.url)

    asyncio.run(scenario())
    assert server.server.services.metrics.connections._value.get() == 0
