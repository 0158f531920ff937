"""The language, origin, host and proxy headers of a request."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest

from katzentisch.server.request_headers import is_allowed_host, is_allowed_origin, preferred_language
from katzentisch.testing import running_server
from katzentisch.testing.running_server import RunningServer, quick, running, serve_process
from katzentisch.testing.table_actions import guests
from katzentisch.testing.visitor import request

HEADERS = {"X-Forwarded-For": "10.1.2.3", "X-Forwarded-Proto": "https"}

ALLOWED = ("https://play.example",)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("DE", "de"),
        ("fr-CH, fr;q=0.9, de;q=0.7, *;q=0.5", "de"),
        ("fr", "en"),
        ("*", "en"),
        ("", "en"),
        (None, "en"),
        (",;q=,,", "en"),
        ("dsb,hsb;q=0.9,de;q=0.5", "de"),
    ],
)
def test_the_first_one_that_is_spoken_here(header: str | None, language: str) -> None:
    assert preferred_language(header) == language


@pytest.mark.parametrize(
    ("header", "query", "word"),
    [
        ("de-AT", "", "Öffne zuerst"),
        ("en", "", "Open a table"),
        ("en", "?language=de", "Öffne zuerst"),
        ("de", "?language=en", "Open a table"),
        ("de", "?language=fr", "Öffne zuerst"),
        ("de", "?language=", "Öffne zuerst"),
    ],
)
def test_a_connection_is_answered_in_it_too_unless_it_names_another(server: RunningServer, header: str, query: str, word: str) -> None:
    async def scenario() -> str:
        async with guests(server.url, "Anna") as (anna,):
            await anna.connect(query, **{"Accept-Language": header})
            refused = await anna.ask("sit", seat=0)
            assert refused["code"] == "not-watching"
            return str(refused["text"])

    assert word in asyncio.run(scenario())


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "cats.example"},
        {"host": "cats.example", "origin": "https://cats.example"},
        {"host": "127.0.0.1:8000", "origin": "http://127.0.0.1:8000"},
        {"host": "[::1]:8000", "origin": "http://[::1]:8000"},
        {"host": "cats.example", "origin": "https://play.example"},
    ],
)
def test_our_own_page_those_allowed_and_programs_are_welcome(headers: dict[str, str]) -> None:
    assert is_allowed_origin(headers, ALLOWED)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "http://cats.example.evil.example",
        "http://evil.example/cats.example",
        "http://cats.example:8000",
        "https://play.example.evil.example",
        "http://play.example",
        "null",
        "",
        "cats.example",
        "http://[",
        "http://[::1",
        "http://cats.example@evil.example",
        "\x00",
    ],
)
def test_everybody_else_is_not(origin: str) -> None:
    assert not is_allowed_origin({"host": "cats.example", "origin": origin}, ALLOWED)


@pytest.mark.parametrize("host", [{}, {"host": ""}])
def test_a_page_without_an_origin_of_its_own_is_not_ours(host: dict[str, str]) -> None:
    assert not is_allowed_origin({**host, "origin": "null"}, ALLOWED)


@pytest.mark.parametrize(
    ("scheme", "origin", "is_right"),
    [
        ("https", "https://cats.example", True),
        ("https", "http://cats.example", False),  # a page that anybody on the way may have written
        ("wss", "https://cats.example", True),
        ("wss", "http://cats.example", False),
        ("http", "http://cats.example", True),
        ("http", "https://cats.example", True),  # behind a proxy that doesn't say so
        ("ws", "https://cats.example", True),
        ("https", "wss://cats.example", False),
    ],
)
def test_who_came_by_https_must_come_from_a_page_that_did(scheme: str, origin: str, is_right: bool) -> None:
    assert is_allowed_origin({"host": "cats.example", "origin": origin}, ALLOWED, scheme) == is_right


NAMES = ("cats.example", "Katzen.example")


@pytest.mark.parametrize(
    "host",
    [
        "cats.example",
        "CATS.example:8000",
        "cats.example.",
        "katzen.example",
        "localhost:8000",
        "127.0.0.1",
        "192.168.1.7:8000",
        "[::1]:8000",
    ],
)
def test_names_of_ours(host: str) -> None:
    assert is_allowed_host(host, NAMES)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "cats.example.evil.example", "127.0.0.1.evil", "localhost.evil.example", "", None, "[", "@", "cats", "::"],
)
def test_names_of_others(host: str | None) -> None:
    assert not is_allowed_host(host, NAMES)
    assert is_allowed_host(host, ())


def test_under_another_name_nothing_is_answered(tmp_path: Path) -> None:
    """Also not what is safe: with DNS rebinding, another site could read it."""
    with running(quick(tmp_path, hosts=NAMES)) as server:
        for path in ("/", "/sw.js", "/api/me", "/api/tables", "/health"):
            wrong = httpx.get(server.url + path, headers={"Host": "evil.example:8000", "Accept-Language": "de"})
            assert (wrong.status_code, wrong.json()["code"]) == (421, "host-unknown")
            assert "evil.example" in wrong.json()["text"]
            assert httpx.get(server.url + path, headers={"Host": "cats.example"}).status_code != 421
            assert httpx.get(server.url + path).status_code != 421
        me = httpx.post(f"{server.url}/api/me", json={"name": "Anna"})
        headers = f"Cookie: katzentisch={me.cookies['katzentisch']}\r\n"
        for host, status in (("evil.example", b"403"), ("cats.example", b"101")):
            assert opened(server.url, host, headers).split(b" ")[1] == status


def opened(url: str, host: str, headers: str) -> bytes:
    """The first line of the answer to a request for a WebSocket."""
    port = int(url.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), timeout=60) as connection:
        connection.sendall(request(f"http://{host}", headers))
        return connection.recv(4096).split(b"\r\n")[0]


def test_a_page_that_came_without_https_cannot_open_a_websocket_by_https(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        me = httpx.post(f"{server.url}/api/me", json={"name": "Anna"})
        cookie = f"Cookie: katzentisch={me.cookies['katzentisch']}\r\nX-Forwarded-Proto: https\r\n"
        for origin, status in (("http://cats.example", b"403"), ("https://cats.example", b"101")):
            assert opened(server.url, "cats.example", f"{cookie}Origin: {origin}\r\n").split(b" ")[1] == status


@pytest.mark.parametrize("is_on", [True, False])
def test_hsts_is_sent_only_if_it_is_enabled(tmp_path: Path, is_on: bool) -> None:
    with running(quick(tmp_path, hsts=is_on)) as server:
        for path in ("/", "/api/me", "/nowhere"):
            encrypted = httpx.get(server.url + path, headers={"X-Forwarded-Proto": "https"})
            assert encrypted.headers.get("Strict-Transport-Security") == ("max-age=31536000" if is_on else None)
            assert "Strict-Transport-Security" not in httpx.get(server.url + path).headers


def is_believed(url: str, address: str) -> bool:
    """Whether somebody there can say that a visitor came by HTTPS."""
    with httpx.Client(base_url=url, transport=httpx.HTTPTransport(local_address=address), timeout=60) as proxy:
        came = proxy.post("/api/me", json={"name": "Mia"}, headers=HEADERS)
        assert came.status_code == 201
        return "; secure" in came.headers["set-cookie"].lower()


def test_only_this_machine_is_believed(tmp_path: Path) -> None:
    with serve_process(tmp_path) as server:
        url = server.url()
        assert is_believed(url, "127.0.0.1")
        assert not is_believed(url, "127.0.0.9")


def test_a_proxy_on_another_machine_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(running_server.ENGLISH, "FORWARDED_ALLOW_IPS", "127.0.0.9,10.0.0.0/8")
    with serve_process(tmp_path) as server:
        url = server.url()
        assert is_believed(url, "127.0.0.9")
        assert not is_believed(url, "127.0.0.8")
