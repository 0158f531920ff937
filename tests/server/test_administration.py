"""What operators ask for reaches the running server: tables are closed, and blocked people are kept out and refusal why."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from secrets import token_urlsafe
from typing import Any

import httpx
import pytest
import websockets

from katzentisch.games.game import Refusal
from katzentisch.server.people.blocks import Blocks, blockable_address, parse_address
from katzentisch.server.people.rate_limits import network
from katzentisch.server.storage.administration import CLOSED, REQUESTED
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.rows import AuditEntry, Block, Closing
from katzentisch.testing.running_server import RunningServer, eventually, logged_errors, quick, running
from katzentisch.testing.visitor import Visitor

from .damaged_logs import change

SHUT_OUT = 4403
VISITOR = "203.0.113.7"  # reserved for documentation
FORWARDED = {"X-Forwarded-For": VISITOR}


@pytest.fixture
def servers(tmp_path: Path, address: str) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Two processes with one database; none of them complains."""
    settings = quick(tmp_path, address, poll=50, shared_sqlite=True)
    with logged_errors() as errors, running(settings) as one, running(settings) as other:
        yield one, other
    assert errors == []


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[RunningServer]:
    with running(quick(tmp_path, poll=50)) as server:
        yield server


def entry(action: str, target: str, result: str) -> AuditEntry:
    return AuditEntry(token_urlsafe(12), 1, "mia", action, target, "why", result, "")


def block(server: RunningServer, kind: Any, value: str, until: int | None = None) -> None:
    server.call(server.server.services.store.add_block(Block(kind, value, 1, until, "why"), entry("block", value, "blocked")))


def unblock(server: RunningServer, kind: str, value: str) -> bool:
    return bool(server.call(server.server.services.store.remove_block(kind, value, entry("unblock", value, "unblocked"))))


def request_closing(server: RunningServer, table: str) -> str:
    closing = Closing(table, token_urlsafe(12), "mia", "why")
    return str(server.call(server.server.services.store.request_closing(closing, entry("close", table, REQUESTED))))


def result(server: RunningServer, request: str) -> Any:
    return server.call(server.server.services.store.closing_result(request))


def test_an_operator_closes_a_table_that_is_played_at_two_processes(servers: tuple[RunningServer, RunningServer]) -> None:
    """The log ends with one more entry, its chain holds, and everybody at the table learns it once."""
    one, other = servers

    async def scenario() -> str:
        async with Visitor(one.url, "Anna") as anna, Visitor(other.url, "Bert") as bert:
            made = await anna.make_table("mau_mau", 2)
            await anna.sit_at(made, 0)
            await bert.sit_at(made, 1)
            asked = await asyncio.to_thread(request_closing, one, made["id"])
            for visitor in (anna, bert):
                while visitor.state["status"] != "closed":
                    await visitor.next()
            assert await asyncio.to_thread(eventually, lambda: result(one, asked) == CLOSED)
            return str(made["id"])

    table = asyncio.run(scenario())
    store = one.server.services.store
    log = one.call(store.entries(table))
    assert [row.body for row in log if '"closed"' in row.body] == [log[-1].body]
    assert one.call(store.head(table)) == (log[-1].number, log_digest(log))
    assert [(each.result, each.who, each.reason) for each in one.call(store.audit(10))] == [
        (CLOSED, "mia", "why"),
        (REQUESTED, "mia", "why"),
    ]
    assert one.call(store.closings()) == []


def test_a_closing_that_no_server_saw_is_done_by_the_next_one(tmp_path: Path) -> None:
    settings = quick(tmp_path, poll=60_000)
    with running(settings) as first, httpx.Client(base_url=first.url) as browser:
        browser.post("/api/me", json={"name": "Anna"}).raise_for_status()
        table = browser.post("/api/tables", json={"game": "mau_mau", "players": 2}).raise_for_status().json()["id"]
        asked = request_closing(first, table)
        assert request_closing(first, table) == asked
        assert result(first, asked) is None
    with running(quick(tmp_path, poll=50)) as second:
        assert eventually(lambda: result(second, asked) == CLOSED)


def test_a_table_whose_log_is_damaged_can_be_closed(alone: RunningServer) -> None:
    store = alone.server.services.store
    with httpx.Client(base_url=alone.url) as browser:
        browser.post("/api/me", json={"name": "Anna"}).raise_for_status()
        table = browser.post("/api/tables", json={"game": "mau_mau", "players": 2}).raise_for_status().json()["id"]
        alone.call(change(store, table, 1, "{}"))
        alone.server.rooms.rooms.clear()
        asked = request_closing(alone, table)
        assert eventually(lambda: result(alone, asked) == CLOSED)
    row = alone.call(store.table(table))
    assert row
    assert row.status == "closed"


@pytest.mark.parametrize(("language", "word"), [("en", "blocked you"), ("de", "hat dich gesperrt")])
def test_a_blocked_guest_learns_it_is_disconnected_and_kept_out(
    servers: tuple[RunningServer, RunningServer], language: str, word: str
) -> None:
    one, other = servers

    async def scenario() -> None:
        async with Visitor(other.url, "Anna") as anna:
            await anna.connect(f"?language={language}")
            await asyncio.to_thread(block, one, "guest", anna.me["guest"])
            refusal = await anna.next()
            assert (refusal["type"], refusal["code"]) == ("refused", "blocked-guest")
            assert word in refusal["text"]
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await anna.next()
            assert closed.value.rcvd
            assert closed.value.rcvd.code == SHUT_OUT
            refused = await anna.http.get("/api/me", headers={"Accept-Language": language})
            assert (refused.status_code, refused.json()["code"]) == (403, "blocked-guest")
            assert word in refused.json()["text"]
            with pytest.raises(websockets.InvalidStatus):
                await anna.connect()
            assert (await anna.http.get("/api/me/export")).status_code == 200
            assert await asyncio.to_thread(unblock, one, "guest", anna.me["guest"])
            while (await anna.http.get("/api/me")).status_code != 200:
                await asyncio.sleep(0.05)

    asyncio.run(scenario())
    assert not unblock(one, "guest", "nobody")


def test_a_blocked_guest_can_delete_their_data_and_the_block_goes_with_it(alone: RunningServer) -> None:
    store = alone.server.services.store
    with httpx.Client(base_url=alone.url) as browser:
        guest = browser.post("/api/me", json={"name": "Anna"}).raise_for_status().json()["guest"]
        block(alone, "guest", guest)
        assert eventually(lambda: browser.get("/api/me").status_code == 403)
        assert browser.delete("/api/me/data").status_code == 204
    alone.call(alone.server.administration.prune())
    assert alone.call(store.blocks(0)) == []
    assert alone.call(store.audit(10)) == []  # noted in 1970, more than a year ago


def test_a_blocked_address_is_kept_out_and_others_are_not(alone: RunningServer) -> None:
    """The server trusts a reverse proxy on its own machine to name the visitor."""

    async def scenario() -> None:
        async with Visitor(alone.url, "Anna") as anna:
            await anna.connect(**FORWARDED)
            await asyncio.to_thread(block, alone, "address", VISITOR)
            assert (await anna.next())["code"] == "blocked-address"
            with pytest.raises(websockets.ConnectionClosed):
                await anna.next()
            refused = await anna.http.get("/api/games", headers=FORWARDED)
            assert (refused.status_code, refused.json()["code"]) == (403, "blocked-address")
            with pytest.raises(websockets.InvalidStatus):
                await anna.connect(**FORWARDED)
            assert (await anna.http.get("/api/games")).status_code == 200

    asyncio.run(scenario())


def test_the_server_never_blocks_its_own_proxy_whatever_the_database_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.0.0/16, proxy.example")
    blocks = Blocks()
    assert blocks.replace([Block("address", each, 1, None, "") for each in ("127.0.0.1", "::/64", "10.1.2.3", VISITOR)])
    assert [value for _, value in blocks.current] == [VISITOR]
    assert blocks.ignored == 3
    assert blocks.replace([Block("address", VISITOR, 1, None, "")])
    assert blocks.ignored == 0


def test_a_block_ends_on_time() -> None:
    blocks = Blocks()
    blocks.replace([Block("guest", "anna", 1, 86_400_000, "")])
    said = blocks.guest_refusal("anna", 86_399_999)
    assert said
    assert "1970-01-02 00:00 UTC" in said.translate("de")
    assert blocks.guest_refusal("anna", 86_400_000) is None
    assert not blocks.replace([Block("guest", "anna", 1, 86_400_000, "")])


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (" 203.0.113.7 ", VISITOR),
        ("203.0.113.7/32", VISITOR),
        ("::ffff:203.0.113.7", VISITOR),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::/64", "2001:db8::/64"),
    ],
)
def test_an_address_is_blocked_as_requests_are_counted_by_it(text: str, address: str) -> None:
    assert blockable_address(text) == address == parse_address(text)
    assert network(text.strip().split("/")[0]) == address


@pytest.mark.parametrize(
    "text",
    ["", "cats.example", "203.0.113.0/24", "2001:db8::/32", "0.0.0.0", "::", "224.0.0.1", "fe80::1", "fe80::1%eth0", "203.0.113.7/33", "٣"],
)
def test_what_is_no_address_of_a_visitor_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        parse_address(text)
    assert refused.value.said.sentence == "admin-address"


@pytest.mark.parametrize("text", ["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3"])
def test_what_everybody_may_seem_to_come_from_cannot_be_blocked(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.1.2.3")
    with pytest.raises(Refusal) as refused:
        blockable_address(text)
    assert refused.value.said.sentence == "admin-address-own"
