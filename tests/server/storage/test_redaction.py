"""A guest is removed from a log: entries keep their numbers, and nothing derived from the log remembers the guest."""

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from katzentisch.server.people.erasure import redaction_of
from katzentisch.server.storage.redaction import MARKER, Redaction
from katzentisch.server.storage.rows import Guest, Result, Session
from katzentisch.server.storage.schema import metadata
from katzentisch.server.storage.store import Store
from katzentisch.server.tables.entries import Redacted, encode

from .samples import TABLE, entry, game

pytestmark = pytest.mark.anyio

ANNA = {"kind": "person", "guest": "anna", "name": "Anna"}
BODIES = [
    {"kind": "opened", "choices": {"game": "mau_mau"}, "host": ANNA},
    {"kind": "seated", "seat": 1, "holder": {"kind": "person", "guest": "ben", "name": "Anna"}},  # another one of that name
    {"kind": "chatted", "who": ANNA, "text": "I am anna"},
    {"kind": "chatted", "who": {"kind": "person", "guest": "ben", "name": "Ben"}, "text": "hello, anna"},
    {"kind": "hosted", "host": {"kind": "person", "guest": "ben", "name": "Ben"}},
    {"kind": "future", "guests": ["ben", "anna"], "by": {"to": "anna"}},  # whatever else a log may hold one day
]


@pytest.fixture
async def table(store: Store) -> Store:
    written = [json.dumps(body, separators=(",", ":")) for body in BODIES]
    await store.create_table(replace(TABLE, host="anna"), written[0], ["anna"])
    for number, body in enumerate(written[1:], 2):
        named = ["anna"] if number == 3 else ["ben"]
        assert await store.append(entry(number, body=body, seats=[(0, "anna"), (1, "ben")], named=named))
    await store.note_presence([("t", "anna"), ("t", "ben")], 1500)
    for seat in (0, 1):
        await store.put_order("t", seat, f"order of {seat}")
    await store.save_snapshot("t", 4, "with Anna in it")
    return store


def out_of(guest: str = "anna") -> Redaction:
    return redaction_of(guest, "Guest")


async def everything(store: Store) -> str:
    def read(connection: Any) -> list[Sequence[Any]]:
        return [connection.execute(select(each)).all() for each in metadata.sorted_tables]

    return repr(await store.database.read(read))


def test_the_marker_is_an_entry() -> None:
    assert encode(Redacted()).decode() == MARKER


async def test_numbers_and_times_stay_and_an_entry_says_that_it_was_done(table: Store) -> None:
    before = await table.entries("t")
    number = await table.redact("t", out_of(), at=9000)
    after = await table.entries("t")
    assert number == 7
    assert [(row.number, row.at) for row in after[:-1]] == [(row.number, row.at) for row in before]
    assert (after[-1].number, after[-1].at, after[-1].body) == (7, 9000, MARKER)
    assert await table.numbers(["t"]) == {"t": 7}
    assert await table.append(entry(8))


async def test_a_clock_that_went_back_does_not_turn_the_log_round(table: Store) -> None:
    await table.redact("t", out_of(), at=5)
    times = [row.at for row in await table.entries("t")]
    assert times == sorted(times)


async def test_name_and_words_go_and_what_others_said_stays(table: Store) -> None:
    redaction = out_of()
    await table.redact("t", redaction, at=9000)
    bodies = [json.loads(row.body) for row in await table.entries("t")]
    gone = {"kind": "person", "guest": redaction.alias, "name": "Guest"}
    assert bodies[0]["host"] == gone
    assert bodies[1] == BODIES[1]
    assert bodies[2] == {"kind": "chatted", "who": gone, "text": ""}
    assert bodies[3] == BODIES[3]
    assert bodies[5] == {"kind": "future", "guests": ["ben", redaction.alias], "by": {"to": redaction.alias}}


async def test_whatever_is_derived_from_the_log_goes_with_it(table: Store) -> None:
    redaction = out_of()
    await table.redact("t", redaction, at=9000)
    row = await table.table("t")
    assert row
    assert (row.host, json.loads(row.seated)) == (redaction.alias, ["Guest", "Anna"])
    assert await table.snapshot("t", 100) is None
    assert await table.orders("t") == {1: "order of 1"}
    assert await table.last_seen("t") == {"ben": 1500}
    assert await table.tables_mentioning("anna") == []
    assert [each.id for each in await table.tables_mentioning("ben")] == ["t"]
    assert await table.seats_of("t", redaction.alias) == [0]
    assert await table.tables_of("anna") == []


async def test_a_snapshot_of_before_is_not_kept_afterwards(table: Store) -> None:
    """A slow writer that has read the log before."""
    await table.redact("t", out_of(), at=9000)
    await table.save_snapshot("t", 6, "with Anna in it")
    assert await table.snapshot("t", 100) is None
    await table.save_snapshot("t", 7, "without her")
    assert await table.snapshot("t", 100)


async def test_a_concurrent_writer_reads_again_first(table: Store, address: str) -> None:
    other = await Store.open(address)
    await asyncio.gather(table.redact("t", out_of(), at=9000), other.append(entry(7, body='{"kind":"back","seat":0}')))
    numbers = [row.number for row in await other.entries("t")]
    assert numbers == list(range(1, len(numbers) + 1))
    assert not await other.append(entry(7))
    await other.close()


async def test_a_table_that_is_gone_is_no_trouble(store: Store) -> None:
    assert await store.redact("nowhere", out_of(), at=9000) is None


async def test_games_keep_their_results_without_leading_to_the_guest(table: Store) -> None:
    record = json.dumps({"names": ["Anna", "Minka", "Ben", "Anna"], "moves": ["anna"]})
    both = (Result(0, "anna", 12, 1), Result(1, None, 7, 3), Result(2, "ben", 9, 2), Result(3, "anna", 1, 4))
    for number in range(1, 121):
        done = game(f"g{number}", number=number, finished=number, record=record, results=both)
        assert await table.append(entry(6 + number, finished=done))
    await table.redact_games(out_of())
    assert await table.history("anna", 10**6, 200) == []
    games = await table.history("ben", 10**6, 200)
    assert len(games) == 120
    for each in games:
        assert json.loads(each.record) == {"names": ["Guest", "Minka", "Ben", "Guest"], "moves": ["anna"]}
        assert [(result.guest, result.score) for result in each.results] == [(None, 12), (None, 7), ("ben", 9), (None, 1)]


async def test_a_guest_goes_last_of_all(table: Store) -> None:
    await table.add_guest(Guest("anna", "Anna", 1000, 1000))
    await table.add_session(Session("phone", "anna", 1000, 1000))
    await table.add_device_code("code", "anna", 9000)
    await table.mute("anna", "ben")
    await table.mute("ben", "anna")
    assert not await table.delete_guest("anna", 9000)
    assert await table.sessions_of("anna")
    await table.redact("t", out_of(), at=9000)
    assert await table.delete_guest("anna", 9000)
    assert "'anna'" not in await everything(table)
    assert await table.active_sessions(["phone"]) == set()
    found = await table.session("phone")
    assert found == (Session("phone", "", 9000, 9000, 9000), None)
