"""Games from plug-ins: what the server says about them, and what happens to their tables once they are uninstalled."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import httpx
import pytest

from katzentisch.games import GAMES
from katzentisch.games.registry import BUILT_IN
from katzentisch.protocol.codec import VERSION
from katzentisch.server.server import Server
from katzentisch.testing.running_server import RunningServer, logged_errors, quick, running
from katzentisch.testing.table_actions import answer, deal, full_table, play_out, random_choice
from katzentisch.testing.visitor import Visitor
from katzentisch.words import LANGUAGES

GONE = "maus_pass_auf"


def test_the_facts_of_every_game_are_there(server: RunningServer) -> None:
    games = httpx.get(f"{server.url}/api/games").json()["games"]
    assert [each["id"] for each in games] == list(GAMES)
    assert all(each["cards"] and each["phases"] and each["ends"] and each["bots"] and each["series_lengths"] for each in games)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.id for game in BUILT_IN])
def test_the_sentences_of_a_game_are_its_fluent_source(server: RunningServer, game: str, language: str) -> None:
    address = f"{server.url}/api/games/{game}/words/{language}"
    found = httpx.get(address)
    assert (found.status_code, found.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert found.text == (GAMES[game].folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    again = httpx.get(address, headers={"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert httpx.get(address, headers={"If-None-Match": '"other"'}).status_code == 200


@pytest.mark.parametrize(
    ("path", "code", "text"),
    [
        ("kuhn_poker/words/en", "game-unknown", "There is no game “kuhn_poker”. Games: katzenjammer_blues"),
        ("mau_mau/words/fr", "language-unknown", "There are no sentences in “fr”. Languages: de, en."),
    ],
)
def test_unknown_games_and_languages_are_named(server: RunningServer, path: str, code: str, text: str) -> None:
    found = httpx.get(f"{server.url}/api/games/{path}")
    assert (found.status_code, found.json()["code"]) == (404, code)
    assert found.json()["text"].startswith(text)


@dataclass
class Left:
    """What a host leaves behind: the cookies, a table in the middle of a game, one that waits for players, and a finished game."""

    cookies: dict[str, str]
    playing: str
    waiting: str
    finished: str


async def leave_tables(url: str) -> Left:
    async with full_table(url, GONE, 2, public=True) as visitors:
        state = await play_out(visitors, random_choice())
        await deal(*visitors)
        waiting = await visitors[0].make_table(GONE, 2, public=True)
        return Left(dict(visitors[0].http.cookies), str(state["id"]), waiting["id"], state["finished"][0]["id"])


def test_a_table_waits_for_its_game_to_be_installed_again(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        left = asyncio.run(leave_tables(server.url))
    with patch.dict(GAMES):  # restores the order too, which MonkeyPatch doesn't
        del GAMES[GONE]
        with logged_errors() as errors, running(quick(tmp_path)) as server:
            asyncio.run(look(server, left))
            assert server.call(tables_due_after_a_sweep(server.server, left.playing)) == []
        assert errors == []
    assert list(GAMES) == [game.id for game in BUILT_IN]
    with running(quick(tmp_path)) as server:
        assert httpx.get(f"{server.url}/api/tables/{left.playing}").json()["status"] == "playing"


async def tables_due_after_a_sweep(server: Server, table: str) -> list[str]:
    """A task at such a table is postponed, so that it isn't the first one due for ever."""
    store = server.services.store
    await store.make_due([table], 0)
    await server.rooms.sweep()
    return await store.due_tables(server.services.now(), 10)


async def look(server: RunningServer, left: Left) -> None:
    """As the host sees a server without the game."""
    async with httpx.AsyncClient(base_url=server.url, cookies=left.cookies) as host, Visitor(server.url, "Fremd") as stranger:
        assert (await host.get("/api/tables")).json() == []
        own = (await host.get("/api/me/tables")).json()
        assert {each["id"] for each in own} == {left.playing, left.waiting}
        assert {(each["is_installed"], each["is_broken"], each["is_my_turn"]) for each in own} == {(False, True, False)}
        refused = await host.get(f"/api/tables/{left.playing}")
        assert (refused.status_code, refused.json()["code"]) == (409, "table-game-missing")
        await stranger.connect()
        assert await answer(stranger, "watch", version=VERSION, table=left.playing) == "table-game-missing"
        await look_at_games(host, left.finished)
        assert (await host.delete(f"/api/tables/{left.waiting}")).status_code == 204
        assert [each["id"] for each in (await host.get("/api/me/tables")).json()] == [left.playing]
        assert (await host.get("/health")).json()["status"] == "ok"


async def look_at_games(host: httpx.AsyncClient, finished: str) -> None:
    """A finished game is listed and can be downloaded, but not replayed."""
    assert (await host.get("/api/me/history")).json()["games"][0]["game"] == GONE
    assert (await host.get(f"/api/played/{finished}/record")).status_code == 200
    for path in ("replay", "review?seat=0"):
        missing = await host.get(f"/api/played/{finished}/{path}")
        assert (missing.status_code, missing.json()["code"]) == (409, "game-missing")
