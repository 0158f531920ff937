"""The logs tell what happens, and no secret."""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path

import pytest

from katzentisch.server.logs import console
from katzentisch.server.people.passes import COOKIE

from .evenings import answer, deal, guests, look_at, move, updates
from .started import started

CHAT = "a word among friends"


def secrets_in(database: Path) -> set[str]:
    """Of every game: its secret, its shares, its id, and the invitation."""
    with sqlite3.connect(database) as connection:
        entries = [json.loads(body) for [body] in connection.execute("SELECT body FROM entries")]
        invites = {invite for [invite] in connection.execute("SELECT invite FROM tables")}
    return (
        invites
        | {entry[key] for entry in entries for key in ("secret", "share") if key in entry}
        | {entry["id"] for entry in entries if entry["kind"] == "began"}
    )


async def evening(url: str) -> set[str]:
    """Everything that is nobody's business."""
    async with guests(url, "Annabella", "Berthold") as visitors:
        anna, bert = visitors
        table = await anna.make_table("mau_mau", 2)
        await look_at(table, anna, bert)
        await answer(bert, "sit", seat=1)
        await answer(bert, "chat", text=CHAT)
        await deal(*visitors)
        for _ in range(4):
            await move(visitors, lambda legal: legal[-1])
        code = (await anna.http.post("/api/me/code")).json()["code"]
        await bert.http.post("/api/devices", json={"code": "WRONGCODE2"})
        await bert.http.get(f"/api/tables/{table['id']}", headers={"Katzentisch-Invite": table["invite"]})
        await bert.http.get(f"/api/played/{table['invite']}/record?code={code}")
        await bert.http.get(f"/nothing/{code}")
        assert bert.socket
        await bert.socket.send("{" + CHAT)
        cards = {str(updates(visitor, seat)[-1]["view"]["hand"]) for seat, visitor in enumerate(visitors)}
        return {CHAT, code, "WRONGCODE2", "Annabella", "Berthold", *cards, *(visitor.http.cookies[COOKIE] for visitor in visitors)}


@pytest.mark.parametrize("level", ["info", "debug"])
def test_no_secret_gets_into_the_log(tmp_path: Path, level: str) -> None:
    database = tmp_path / "data" / "katzentisch.db"
    with started(tmp_path, "--log", level) as server:
        hidden = asyncio.run(evening(server.url())) | secrets_in(database)
        key = (tmp_path / "data" / "secret.key").read_bytes()
        server.stop()
    text = server.log.read_text(encoding="utf-8")
    assert [secret for secret in hidden | {key.hex(), repr(key)} if secret in text] == []
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"event", "level", "logger", "timestamp"} <= line.keys() for line in lines)
    assert not [line for line in lines if line["level"] in ("warning", "error", "critical")]
    if level == "debug":
        assert {"/api/played/{game}/record", "/api/me", "/api/devices"} <= {line.get("route") for line in lines}


def test_a_fault_of_the_database_is_told_without_what_was_to_be_kept(tmp_path: Path) -> None:
    async def fault(url: str) -> None:
        async with guests(url, "Annabella") as (anna,):
            await look_at(await anna.make_table("mau_mau", 2), anna)
            with sqlite3.connect(tmp_path / "data" / "katzentisch.db") as connection:
                connection.execute("ALTER TABLE entries RENAME TO gone")
                connection.execute("ALTER TABLE guests RENAME TO nobody")
            assert await answer(anna, "chat", text=CHAT) == "server-fault"
            lost = await anna.http.post("/api/me", json={"name": "Annabella"})
            assert (lost.status_code, lost.json()["code"]) == (500, "server-fault")

    with started(tmp_path) as server:
        asyncio.run(fault(server.url()))
        server.stop()
    text = server.log.read_text(encoding="utf-8")
    assert "no such table" in text
    assert CHAT not in text
    assert "Annabella" not in text


def test_a_traceback_for_the_terminal_shows_no_variables() -> None:
    secret = "nobody's business"
    try:
        raise ValueError(len(secret))
    except ValueError:
        told = console()(None, "error", {"event": "fault", "level": "error", "exc_info": sys.exc_info()})
    assert "ValueError: 17" in told
    assert secret not in str(told).replace('secret = "nobody', "")
