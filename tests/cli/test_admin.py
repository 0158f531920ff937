"""katzentisch admin: what operators see, what they can do, and what is noted about it."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from katzentisch.cli import operator
from katzentisch.cli.operator import operator_name
from katzentisch.cli.times import local_time
from katzentisch.server.storage.connect import migrate, open_database
from katzentisch.testing.running_server import RunningServer, eventually, logged_errors, quick, running
from katzentisch.words import LANGUAGES

from .conftest import Answer, Call

SUBCOMMANDS = ("tables", "table", "guests", "close", "block", "unblock", "blocks", "log")


@pytest.fixture(autouse=True)
def errors() -> Iterator[list[str]]:
    """What servers log doesn't get between the output of the commands, and none of it is an error."""
    with logged_errors() as errors:
        yield errors
    assert errors == []


@pytest.fixture
def server(address: str, tmp_path: Path) -> Iterator[RunningServer]:
    with running(quick(tmp_path, address, poll=50)) as started:
        yield started


def opened_table(server: RunningServer, **choices: Any) -> tuple[httpx.Client, str, str]:
    """A browser, its guest, and the table that it opened."""
    browser = httpx.Client(base_url=server.url)
    guest = browser.post("/api/me", json={"name": "Anna\x1b[2J"}).raise_for_status().json()["guest"]
    wanted = {"game": "mau_mau", "players": 2, **choices}
    return browser, guest, browser.post("/api/tables", json=wanted).raise_for_status().json()["id"]


def as_json(answer: Answer) -> Any:
    assert answer.code == 0, answer.err
    return json.loads(answer.out)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", SUBCOMMANDS)
def test_help_of_every_subcommand_is_translated(call: Call, command: str, language: str) -> None:
    answer = call("admin", command, "--help", "--lang", language)
    assert answer.code == 0
    assert "cli-" not in answer.out
    assert command in call("admin", "--help", "--lang", language).out


def test_an_operator_sees_tables_and_guests_closes_and_blocks_and_all_of_it_is_noted(
    call: Call, server: RunningServer, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("katzentisch.cli.admin.operator_name", lambda: "mia")
    at = ("--database", address)
    browser, guest, table = opened_table(server)
    [listed] = as_json(call("admin", "tables", "--json", *at))
    assert (listed["id"], listed["people"], listed["bots"], listed["waiting"]["what"]) == (table, 1, 0, "players")
    [known] = as_json(call("admin", "guests", "--json", "--search", "ANNA", *at))
    assert (known["id"], known["devices"], known["tables"], known["is_blocked"]) == (guest, 1, 1, False)
    assert as_json(call("admin", "guests", "--json", "--search", "%", *at)) == []
    assert as_json(call("admin", "block", "guest", guest, "--days", "3", "--reason", "spam", "--json", *at))["value"] == guest
    assert eventually(lambda: browser.get("/api/me").status_code == 403)
    [blocked] = as_json(call("admin", "blocks", "--json", *at))
    assert (blocked["value"], blocked["reason"]) == (guest, "spam")
    assert as_json(call("admin", "guests", "--json", *at))[0]["is_blocked"]
    assert call("admin", "unblock", "guest", guest, *at).code == 0
    assert eventually(lambda: browser.get("/api/me").status_code == 200)
    assert as_json(call("admin", "close", table, "--wait", "60", "--json", *at)) == {"table": table, "result": "closed"}
    assert as_json(call("admin", "tables", "--json", *at)) == []
    assert as_json(call("admin", "tables", "--json", "--closed", *at))[0]["status"] == "closed"
    noted = as_json(call("admin", "log", "--json", *at))
    assert {each["who"] for each in noted} == {"mia"}
    assert sorted((each["action"], each["result"][:9]) for each in noted) == [
        ("block", "blocked u"),
        ("close", "closed"),
        ("close", "requested"),
        ("unblock", "unblocked"),
    ]
    again = call("admin", "close", table, *at)
    assert (again.code, table in again.err) == (2, True)


@pytest.mark.parametrize(("language", "words"), [("en", ("players for", "for good")), ("de", ("Mitspieler für", "auf Dauer"))])
def test_lists_for_people_show_whole_ids_and_no_control_characters(
    call: Call, server: RunningServer, address: str, language: str, words: tuple[str, str]
) -> None:
    at = ("--database", address, "--lang", language)
    _, guest, table = opened_table(server)
    assert call("admin", "block", "address", "2001:db8::1", "--reason", "flood", *at).code == 0
    shown = [call("admin", *each, *at) for each in (["tables"], ["table", table], ["guests"], ["blocks"], ["log"])]
    assert [answer.code for answer in shown] == [0] * 5
    assert all("\x1b[2J" not in answer.out for answer in shown)
    for answer, part in zip(shown, (table, guest, guest, "2001:db8::/64", "2001:db8::/64"), strict=True):
        assert part in "".join(answer.out.split()), answer.out
    assert words[0] in shown[1].text
    assert words[1] in shown[3].text


def test_a_table_shows_who_is_there_and_no_invitation(call: Call, server: RunningServer, address: str) -> None:
    browser, guest, table = opened_table(server, clock={"kind": "seconds", "seconds": 600, "reserve": 0})
    invite = server.call(server.server.services.store.table(table)).invite
    report = call("admin", "table", table, "--json", "--database", address)
    found = as_json(report)
    assert invite not in report.out
    assert (found["waiting"]["what"], found["clock"]["seconds"]) == ("players", 600)
    assert [(seat["held_by"], seat["guest"]) for seat in found["seats"]] == [("person", guest), ("nobody", None)]
    browser.close()


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM entries",
        "DELETE FROM entries WHERE number = 1",
        "UPDATE entries SET body = '{}'",
        "UPDATE tables SET status = 'playing', turn = 1",
        "INSERT INTO archives (table_id, format, count, digest, packed) SELECT id, 1, 1, '', x'0102' FROM tables",
    ],
)
def test_a_table_with_a_damaged_log_is_shown_without_it(call: Call, tmp_path: Path, damage: str) -> None:
    with running(quick(tmp_path, f"sqlite:///{tmp_path / 'katzentisch.db'}")) as server:
        _, _, table = opened_table(server)
    with closing(sqlite3.connect(tmp_path / "katzentisch.db")) as connection, connection:
        connection.execute(damage)
    found = as_json(call("admin", "table", table, "--json", "--data", str(tmp_path)))
    assert (found["id"], found["waiting"]) == (table, None)
    shown = call("admin", "table", table, "--data", str(tmp_path))
    assert (shown.code, table in shown.out, shown.err) == (0, True, "")


def test_without_a_server_a_table_is_closed_later(call: Call, tmp_path: Path) -> None:
    with running(quick(tmp_path, f"sqlite:///{tmp_path / 'katzentisch.db'}")) as server:
        _, _, table = opened_table(server)
    answer = call("admin", "close", table, "--wait", "0", "--data", str(tmp_path))
    assert (answer.code, "as soon as a server is running" in answer.text) == (0, True)
    assert as_json(call("admin", "table", table, "--json", "--data", str(tmp_path)))["is_closing"]
    with running(quick(tmp_path, f"sqlite:///{tmp_path / 'katzentisch.db'}", poll=50)):
        assert eventually(lambda: as_json(call("admin", "tables", "--json", "--data", str(tmp_path))) == [])


@pytest.mark.parametrize("part", ["özlem", "ÖZLEM Ü", "Özlem Ünal"])
def test_names_are_found_whatever_their_case(call: Call, server: RunningServer, address: str, part: str) -> None:
    for name in ("Anna", "Özlem Ünal", "100%"):
        httpx.post(f"{server.url}/api/me", json={"name": name}).raise_for_status()

    def names(*arguments: str) -> list[str]:
        return [each["name"] for each in as_json(call("admin", "guests", "--json", *arguments, "--database", address))]

    assert names("--search", part) == ["Özlem Ünal"]
    assert names("--search", "%") == ["100%"]
    assert len(names()) == 3
    assert len(names("--search", "a", "--limit", "1")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_fit_80_columns_and_break_no_id(call: Call, server: RunningServer, address: str, language: str) -> None:
    at = ("--database", address, "--lang", language)
    browser = httpx.Client(base_url=server.url)
    guest = browser.post("/api/me", json={"name": "Wilhelmine-Friede"}).raise_for_status().json()["guest"]
    wanted = {"game": "katzenjammer_blues", "players": 6}
    table = browser.post("/api/tables", json=wanted).raise_for_status().json()["id"]
    visitor, reason = "2001:db8:1234:5678::/64", "Hat einen ganzen Abend lang nur Unsinn geschrieben"
    assert call("admin", "block", "address", visitor, "--days", "3", "--reason", reason, *at).code == 0
    for command, part in (("tables", table), ("guests", guest), ("blocks", visitor), ("log", visitor)):
        answer = call("admin", command, *at)
        assert part in answer.out, answer.out
        assert max(map(len, answer.out.splitlines())) <= 80, answer.out
    assert "Katzenjammer" in call("admin", "tables", *at).out
    assert all(word in call("admin", "log", *at).out for word in reason.split())


def test_a_database_that_fails_is_no_bug(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "katzentisch.db"
    open_database(f"sqlite:///{path}").run_alone(migrate)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TABLE blocks")
    for command in (["blocks"], ["block", "address", "203.0.113.7"], ["guests"]):
        answer = call("admin", *command, "--data", str(tmp_path))
        assert (answer.code, answer.out, "no such table" in answer.err) == (2, "", True)
        assert "Traceback" not in answer.err


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of a database without anything in it."""
    folder = tmp_path_factory.mktemp("data")
    open_database(f"sqlite:///{folder / 'katzentisch.db'}").run_alone(migrate)
    return str(folder)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["table", "nowhere"], "nowhere"),
        (["table", "-nowhere"], "-nowhere"),
        (["close", "nowhere"], "nowhere"),
        (["close", "nowhere", "--wait", "-1"], "--wait"),
        (["block", "guest", "nobody"], "nobody"),
        (["block", "table", "nobody"], "table"),
        (["block", "address", "cats.example"], "cats.example"),
        (["block", "address", "127.0.0.1"], "127.0.0.1"),
        (["block", "address", "203.0.113.0/24"], "203.0.113.0/24"),
        (["block", "address", "203.0.113.7", "--days", "0"], "--days"),
        (["block", "address", "203.0.113.7", "--days", "many"], "many"),
        (["block", "address", "203.0.113.7", "--until", "yesterday"], "yesterday"),
        (["block", "address", "203.0.113.7", "--until", "1999-12-31"], "1999-12-31"),
        (["block", "address", "203.0.113.7", "--until", "9999-12-31"], "9999-12-31"),
        (["block", "address", "203.0.113.7", "--until", "2099-12-31", "--days", "1"], "--until"),
        (["block", "address", "203.0.113.7", "--reason", "x" * 201], "--reason"),
        (["block", "address"], "VALUE"),
        (["unblock", "address", "203.0.113.7"], "203.0.113.7"),
        (["tables", "--limit", "0"], "--limit"),
        (["log", "--limit", "99999"], "--limit"),
        (["nonsense"], "nonsense"),
    ],
)
def test_mistakes_get_a_sentence(call: Call, data: str, arguments: list[str], part: str, language: str) -> None:
    answer = call("admin", *arguments, "--data", data, "--lang", language)
    assert (answer.code, answer.out) == (2, "")
    assert part in answer.err
    assert "Traceback" not in answer.err
    assert len(answer.err.splitlines()) == 1


def test_a_block_until_a_day_ends_then(call: Call, data: str) -> None:
    said = call("admin", "block", "address", "203.0.113.9", "--until", "2099-12-31T18:00+00:00", "--data", data)
    assert said.code == 0
    assert local_time("2099-12-31T18:00:00Z") in " ".join(said.out.split())
    assert as_json(call("admin", "blocks", "--json", "--data", data))[0]["until"] == "2099-12-31T18:00:00Z"


def test_no_database_is_created_or_migrated(call: Call, tmp_path: Path) -> None:
    missing = call("admin", "tables", "--data", str(tmp_path))
    assert (missing.code, str(tmp_path) in missing.err, list(tmp_path.iterdir())) == (2, True, [])
    open_database(f"sqlite:///{tmp_path / 'katzentisch.db'}").run_alone(lambda connection: migrate(connection, "0006"))
    older = call("admin", "tables", "--data", str(tmp_path))
    assert (older.code, "older version" in older.err) == (2, True)


def test_the_operator_is_who_the_system_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOGNAME", "somebody-else")
    monkeypatch.setenv("SUDO_USER", "mia")
    monkeypatch.setattr("os.getuid", lambda: 0)
    monkeypatch.setattr(operator, "user_name", lambda user: "root" if user == 0 else f"user {user}")
    assert operator_name() == "root (sudo: mia)"
    monkeypatch.setattr("os.getuid", lambda: 1234)
    assert operator_name() == "user 1234"


def test_a_user_without_a_name_has_a_number() -> None:
    assert operator.user_name(2**31 - 7) == f"uid {2**31 - 7}"
