"""The logs say what happens and contain no secrets."""

import asyncio
import gc
import json
import logging
import sqlite3
from pathlib import Path

import pytest
import structlog
from sqlalchemy.exc import IntegrityError

from katzentisch.games.game import IllegalMove
from katzentisch.server.logs import console, locate_errors, log_task_error, set_up_logs
from katzentisch.server.people.session_tokens import COOKIE
from katzentisch.testing.running_server import serve_process
from katzentisch.testing.table_actions import answer, deal, guests, join_table, move, updates
from katzentisch.words import Said

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


async def scenario(url: str) -> set[str]:
    """Everything that is nobody's business."""
    async with guests(url, "Annabella", "Berthold") as visitors:
        anna, bert = visitors
        table = await anna.make_table("mau_mau", 2)
        await join_table(table, anna, bert)
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


def test_no_secret_gets_into_the_log(tmp_path: Path) -> None:
    """At the level that logs most."""
    database = tmp_path / "data" / "katzentisch.db"
    with serve_process(tmp_path, "--log", "debug") as server:
        hidden = asyncio.run(scenario(server.url())) | secrets_in(database)
        key = (tmp_path / "data" / "secret.key").read_bytes()
        server.stop()
    text = server.log.read_text(encoding="utf-8")
    assert [secret for secret in hidden | {key.hex(), repr(key)} if secret in text] == []
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"event", "level", "logger", "timestamp"} <= line.keys() for line in lines)
    assert not [line for line in lines if line["level"] in ("warning", "error", "critical")]
    assert {"/api/played/{game}/record", "/api/me", "/api/devices"} <= {line.get("route") for line in lines}


def test_a_fault_of_the_database_is_reported_without_what_was_to_be_kept(tmp_path: Path) -> None:
    async def fault(url: str) -> None:
        async with guests(url, "Annabella") as (anna,):
            await join_table(await anna.make_table("mau_mau", 2), anna)
            with sqlite3.connect(tmp_path / "data" / "katzentisch.db") as connection:
                connection.execute("ALTER TABLE entries RENAME TO gone")
                connection.execute("ALTER TABLE guests RENAME TO nobody")
            assert await answer(anna, "chat", text=CHAT) == "server-fault"
            lost = await anna.http.post("/api/me", json={"name": "Annabella"})
            assert (lost.status_code, lost.json()["code"]) == (500, "server-fault")

    with serve_process(tmp_path) as server:
        asyncio.run(fault(server.url()))
        server.stop()
    text = server.log.read_text(encoding="utf-8")
    assert "no such table" in text
    assert CHAT not in text
    assert "Annabella" not in text


def rendered(error: BaseException) -> str:
    """As both ways of logging show it."""
    event = locate_errors(None, "error", {"event": "fault", "level": "error", "exc_info": error})
    return str(event["exception"]) + str(console()(None, "error", dict(event)))


def test_a_fault_is_reported_by_its_kind_and_place_and_nothing_that_it_says() -> None:
    """What an error says may name cards; so may the error behind it, and variables."""
    secret = "wild g7"
    try:
        try:
            raise IllegalMove(Said("legal-now", {"moves": [secret]}))
        except IllegalMove as error:
            raise KeyError(secret) from error
    except KeyError as error:
        output = rendered(error)
    assert "builtins.KeyError" in output
    assert "katzentisch.games.game.IllegalMove" in output
    assert "test_logs.py" in output
    assert secret not in output
    assert "Legal" not in output


def test_what_the_database_says_of_itself_is_reported_without_what_was_to_be_kept() -> None:
    orig = Exception("null value in column\nDETAIL:  Failing row contains (t, 5, play g7)")
    output = rendered(IntegrityError("INSERT INTO entries", {"body": "play g7"}, orig, hide_parameters=True))
    assert "null value in column" in output
    assert "g7" not in output


def test_several_faults_at_once_and_faults_in_a_circle() -> None:
    one, other = ValueError("g7"), TypeError("g7")
    one.__context__, other.__context__ = other, one
    output = rendered(ExceptionGroup("g7", [one, OSError(28, "No space left")]))
    assert "builtins.ValueError" in output
    assert "builtins.TypeError" in output
    assert "No space left" in output
    assert "g7" not in output


def test_asyncio_does_not_quote_the_fault_of_a_task(capsys: pytest.CaptureFixture[str]) -> None:
    async def fail() -> None:
        raise IllegalMove(Said("legal-now", {"moves": ["g7"]}))

    async def forgotten() -> None:
        asyncio.get_running_loop().set_exception_handler(log_task_error)
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task
        gc.collect()

    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    try:
        set_up_logs()
        asyncio.run(forgotten())
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
        structlog.reset_defaults()
    said = capsys.readouterr().err
    assert "IllegalMove" in said
    assert "g7" not in said
