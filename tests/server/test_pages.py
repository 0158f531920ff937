"""The page without a build, and the API reference for people and programs."""

import re
from collections.abc import Iterator

import httpx
import pytest

from katzentisch.bots import BOTS
from katzentisch.games import GAMES
from katzentisch.server.http import pages
from katzentisch.testing.running_server import RunningServer


@pytest.fixture
def client(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, follow_redirects=True) as each:
        yield each


@pytest.fixture
def unbuilt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "built_page", lambda: None)


@pytest.mark.parametrize(
    ("header", "language", "word"), [("de-DE,en;q=0.5", "de", "läuft"), ("en", "en", "running"), ("fr", "en", "running")]
)
@pytest.mark.parametrize("path", ["/", "/t/sometable"])
@pytest.mark.usefixtures("unbuilt")
def test_without_the_page_the_start_speaks_the_visitor_s_language(
    client: httpx.Client, path: str, header: str, language: str, word: str
) -> None:
    page = client.get(path, headers={"Accept-Language": header})
    assert page.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in page.text
    assert word in page.text
    assert "script/web build" in page.text


@pytest.mark.usefixtures("unbuilt")
def test_without_the_page_its_files_are_not_there(client: httpx.Client) -> None:
    for path in ("/sw.js", "/assets/index.js", "/icons/icon-192.png", "/favicon.svg", "/manifest.webmanifest"):
        assert client.get(path).json()["code"] == "page-unknown"


@pytest.mark.parametrize("path", ["/", "/api"])
@pytest.mark.usefixtures("unbuilt")
def test_pages_ask_nobody_else_and_run_no_scripts(client: httpx.Client, path: str) -> None:
    page = client.get(path)
    assert page.status_code == 200
    assert not re.findall(r'(?:src|href)="(?!/|#)', page.text)
    assert "<script" not in page.text
    for link in set(re.findall(r'href="(/[^"]*)"', page.text)):
        assert client.get(link).status_code == 200, link


def test_the_api_page_shows_every_request_and_message(client: httpx.Client) -> None:
    page = client.get("/api").text
    for path in client.get("/api/openapi.json").json()["paths"]:
        assert path in page
    for message in ("Watch", "HandOver", "Update", "RequestRefused", "MoveMade"):
        assert f'id="{message}"' in page


def test_openapi_and_messages_for_programs(client: httpx.Client) -> None:
    openapi = client.get("/api/openapi.json").json()
    assert openapi["info"]["title"] == "Katzentisch"
    assert {"/api/me", "/api/tables", "/api/played/{game}/record", "/health"} <= openapi["paths"].keys()
    messages = client.get("/api/messages.json").json()
    assert {"AnyRequest", "AnyMessage", "AnyTableEvent"} <= messages["$defs"].keys()


def test_the_listed_has_every_game_with_its_options(client: httpx.Client) -> None:
    listed = client.get("/api/games").json()
    assert [game["id"] for game in listed["games"]] == list(GAMES)
    for line, game in zip(listed["games"], GAMES.values(), strict=True):
        assert (line["least"], line["most"]) == (game.players[0], game.players[-1])
        for option in line["options"]:
            assert set(option["usual"].values()) <= set(option["values"])
        assert set(line["bots"]) <= set(BOTS)
        assert (len(line["bots"]) > 1) == (game.actions > 1)


@pytest.mark.parametrize("language", ["de", "en"])
def test_what_is_not_there_is_reported_in_words(client: httpx.Client, language: str) -> None:
    for path in ("/nowhere", "/api/nothing", "/t/", "/api/played//record"):
        said = client.get(path, headers={"Accept-Language": language})
        assert (said.status_code, said.json()["code"]) == (404, "page-unknown")
        assert ("nichts" in said.text) == (language == "de")
