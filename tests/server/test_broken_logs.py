"""A log that can't be replayed tells nobody more than a table that can: not strangers that it exists, not its people what is in it, and
not the process's log a single card. Every kind of entry is damaged in turn."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from katzentisch.games import GAMES
from katzentisch.protocol.codec import VERSION
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.rows import EntryRow
from katzentisch.testing.running_server import quick, running, serve_process
from katzentisch.testing.table_actions import again, answer, close, deal, guests, join_table, move, sync
from katzentisch.testing.visitor import Visitor
from katzentisch.words import say

IMPOSSIBLE = {"katzenjammer_blues": "bid 9x9", "katze_im_sack": "lay 15", "maus_pass_auf": "turn 7", "mau_mau": "play wild g"}
KINDS = {"opened", "seated", "began", "shared", "dealt", "moved", "away", "back", "chatted", "chat-switched"}
LOG = "SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number"
SAME = "invite, game, players, host, settings, status, free, number, turn, due, created, changed, seated"
COPY = f"INSERT INTO tables (id, digest, {SAME}) SELECT ?, ?, {SAME} FROM tables WHERE id = ?"
ANSWERS = [("table-broken-host", 409), ("table-broken", 409), ("table-broken", 409), ("table-unknown", 404)]  # host, seat, looker, stranger


async def scenario(url: str, game: str) -> list[Visitor]:
    """Host, a seat, a spectator with the invitation and a stranger; a log with entries of all kinds."""
    players = GAMES[game].players[0]
    async with guests(url, "Anna", *(f"Gast {seat}" for seat in range(1, players)), "Zuschauer", "Fremd") as visitors:
        *seated, spectator, stranger = visitors
        table = await seated[0].make_table(game, players)
        for visitor in (*seated, spectator):
            visitor.table = table
        await join_table(table, *seated, spectator)
        for seat, visitor in enumerate(seated[1:], 1):
            await answer(visitor, "sit", seat=seat)
        await deal(*seated)
        for _ in range(4):
            await move(seated)
        for ask, fields in (("chat", {"text": "a word"}), ("switch-chat", {"on": False}), ("leave", {"seat": 0}), ("return", {"seat": 0})):
            assert await answer(seated[0], ask, **fields) == "done"
        await sync(*seated)
        stranger.table = {**table, "invite": None}
        return [seated[0], seated[1], spectator, stranger]


def damaged(body: str, game: str) -> Iterator[str]:
    """An entry that is none, an impossible move, and half an entry."""
    yield "{}"
    yield (
        json.dumps({"kind": "moved", "seat": 0, "move": IMPOSSIBLE[game]})
        if "moved" not in body
        else body.replace('"move":"', '"move":"x ')
    )
    yield body[: len(body) // 2]


def damage_copies(database: Path, table: str, game: str) -> list[str]:
    """A copy of the table for each kind of entry and each damage, with a digest that fits it."""
    copies = []
    with sqlite3.connect(database) as connection:
        rows = [
            EntryRow(*row) for row in connection.execute("SELECT number, at, body FROM entries WHERE table_id = ? ORDER BY number", [table])
        ]
        firsts = {json.loads(row.body)["kind"]: row for row in reversed(rows)}
        assert set(firsts) >= KINDS
        for row in firsts.values():
            for place, body in enumerate(damaged(row.body, game)):
                copy = f"copy-{row.number}-{place}"
                changed = [each if each.number != row.number else EntryRow(each.number, each.at, body) for each in rows]
                connection.execute(COPY, [copy, log_digest(changed), table])
                lines = [[copy, each.number, each.at, each.body] for each in changed]
                connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", lines)
                connection.execute("INSERT INTO seats SELECT ?, seat, guest FROM seats WHERE table_id = ?", [copy, table])
                copies.append(copy)
    return copies


async def ask_all(url: str, people: list[Visitor], copies: list[str]) -> None:
    come = []
    for visitor in people:
        other = Visitor(url, visitor.name)
        other.http.cookies, other.table = visitor.http.cookies, visitor.table
        await other.connect()
        come.append(other)
    for copy in copies:
        for visitor, code, status in zip(
            come, ["table-broken-host", "table-broken", "table-broken", "table-unknown"], [409] * 3 + [404], strict=True
        ):
            invite = visitor.table["invite"]
            received = await visitor.ask("watch", version=VERSION, table=copy, invite=invite)
            assert (received["type"], received["code"], received["text"]) == ("refused", code, say(code)), (copy, visitor.name)
            headers = {"Katzentisch-Invite": invite} if invite else {}
            found = await visitor.http.get(f"/api/tables/{copy}", headers=headers)
            assert (found.status_code, found.json()) == (status, {"code": code, "text": say(code)})
            assert (await visitor.ask("move", seat=0, ply=0, move="turn"))["code"] == "not-watching"
    await close(*come)


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_is_damaged_nobody_learns_a_card(tmp_path: Path, game: str) -> None:
    database = tmp_path / "data" / "katzentisch.db"
    with running(quick(tmp_path / "data", f"sqlite:///{database}", bot_pause=(10**8, 10**8))) as server:
        people = asyncio.run(scenario(server.url, game))
    copies = damage_copies(database, people[0].table["id"], game)
    with serve_process(tmp_path, "--limits", "off", "--log", "debug") as process:
        asyncio.run(ask_all(process.url(), people, copies))
        process.stop()
    text = process.log.read_text(encoding="utf-8")
    assert text.count('"table broken"') >= len(copies)
    with sqlite3.connect(database) as connection:
        entries = [
            json.loads(body) for [body] in connection.execute("SELECT body FROM entries WHERE table_id = ?", [people[0].table["id"]])
        ]
    secrets = {entry[key] for entry in entries for key in ("move", "secret", "share", "text") if key in entry and len(entry[key]) > 4}
    assert [secret for secret in {*secrets, "Legal", "something to play", IMPOSSIBLE["mau_mau"], "9x9", "lay 15"} if secret in text] == []


def test_a_log_that_was_changed_or_cut_is_noticed_even_if_it_could_be_replayed(tmp_path: Path) -> None:
    """One line of chat less, or another one: the digest tells."""

    async def talk(url: str) -> Visitor:
        async with guests(url, "Anna") as (anna,):
            anna.table = await anna.make_table("mau_mau", 2)
            await join_table(anna.table, anna)
            for word in ("one", "two", "three"):
                assert await answer(anna, "chat", text=word) == "done"
            return anna

    async def refused(url: str, anna: Visitor) -> str:
        other = Visitor(url, "Anna")
        other.http.cookies = anna.http.cookies
        await other.connect()
        code = str((await other.ask("watch", version=VERSION, table=anna.table["id"])).get("code"))
        await close(other)
        return code

    for harm in ("UPDATE entries SET body = replace(body, 'two', 'too')", "DELETE FROM entries WHERE number = 4"):
        folder = tmp_path / harm[:6]
        with running(quick(folder)) as server:
            anna = asyncio.run(talk(server.url))
        with running(quick(folder)) as server:
            well = asyncio.run(again_and_away(server.url, anna))
            assert well == "open"
        with sqlite3.connect(folder / "test.db") as connection:
            connection.execute(harm)
        with running(quick(folder)) as server:
            assert asyncio.run(refused(server.url, anna)) == "table-broken-host"


async def again_and_away(url: str, anna: Visitor) -> str:
    anna.url = url
    other = await again(anna, 0)
    await close(other)
    return str(other.state["status"])
