"""A database is migrated when it is opened, even if several processes open it at once."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text

from katzentisch.games.game import Refusal
from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.rows import Guest
from katzentisch.server.storage.schema import metadata
from katzentisch.server.storage.store import Store

from .samples import TABLE, entry

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
LATEST = "0008"
TO_FOURTH = (
    *("DROP TABLE audit", "DROP TABLE closings", "DROP TABLE blocks"),
    *("DROP INDEX tables_finished", "ALTER TABLE tables DROP COLUMN archived", "DROP TABLE archives"),
    "DROP INDEX tables_running",
    *("ALTER TABLE tables DROP COLUMN digest", "ALTER TABLE snapshots DROP COLUMN digest", "DROP TABLE faults", "DROP TABLE pulses"),
)
OPENED = '{"kind":"opened","choices":{},"host":{"kind":"person","guest":"a","name":"Anna"}}'
SEATED = """{"kind":"seated","seat":2,"holder":{"kind":"bot","bot":"rules","name":"Minka"}}
{"kind":"moved","seat":2,"move":"turn"}
{"kind":"seated","seat":1,"holder":{"kind":"person","guest":"b","name":"Bert \\u2665"}}
{"kind":"seated","seat":0,"holder":null}"""


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    differences = await store.database.read(lambda connection: compare_metadata(MigrationContext.configure(connection), metadata))
    assert differences == []


async def test_opening_again_changes_nothing(store: Store, address: str) -> None:
    again = await Store.open(address)
    await again.close()
    assert await version(store) == [(LATEST,)]


async def test_several_open_an_empty_database_at_once(address: str) -> None:
    stores = await asyncio.gather(*(Store.open(address) for _ in range(4)))
    assert await version(stores[0]) == [(LATEST,)]
    for store in stores:
        await store.close()


async def test_two_processes_open_an_empty_database_at_once(address: str) -> None:
    command = [sys.executable, "-m", "tests.server.storage.rivals", address, "nobody", "0"]
    processes = [subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[1] for process in processes] == [""] * 2
    assert [process.returncode for process in processes] == [0] * 2


async def test_a_database_of_a_newer_version_is_refused(store: Store, address: str) -> None:
    await store.database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(Refusal) as refused:
        await Store.open(address)
    assert refused.value.said.sentence == "database-newer"


async def test_tables_of_the_first_version_get_their_names_from_the_log(store: Store, address: str) -> None:
    for id, bodies in (("t", [OPENED, *SEATED.splitlines()]), ("new", [OPENED])):
        await store.create_table(replace(TABLE, id=id), bodies[0])
        for number, body in enumerate(bodies[1:], 2):
            assert await store.append(entry(number, id, body=body))
    await store.database.write(go_back)
    again = await Store.open(address)
    seated = {id: table.seated for id in ("t", "new") if (table := await again.table(id))}
    await again.close()
    assert {id: json.loads(names) for id, names in seated.items()} == {"t": ["Bert ♥", "Minka"], "new": ["Anna"]}


def go_back(connection: Connection) -> None:
    """To the first version."""
    go_back_to_third(connection)
    connection.execute(text("DROP TABLE snapshots"))
    connection.execute(text("DROP INDEX entries_chat"))
    connection.execute(text("ALTER TABLE tables DROP COLUMN seated"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))


async def test_tables_of_the_fourth_version_get_the_digest_of_their_log(store: Store, address: str) -> None:
    for id in ("t", "u"):
        await store.create_table(replace(TABLE, id=id), OPENED)
    for number in range(2, 5):
        assert await store.append(entry(number))
    before = [await store.head(id) for id in ("t", "u")]
    assert before == [(4, log_digest(await store.entries("t"))), (1, log_digest(await store.entries("u")))]
    await store.database.write(lambda connection: [connection.execute(text(each)) for each in TO_FOURTH])
    await store.database.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '0004'")))
    again = await Store.open(address)
    assert [await again.head(id) for id in ("t", "u")] == before
    await again.close()


def go_back_to_third(connection: Connection) -> None:
    for statement in TO_FOURTH:
        connection.execute(text(statement))
    connection.execute(text("ALTER TABLE guests DROP COLUMN old_cookies"))
    for table in ("sessions", "participants"):
        connection.execute(text(f"DROP TABLE {table}"))
    connection.execute(text("UPDATE alembic_version SET version_num = '0003'"))


async def test_guests_and_logs_of_the_third_version_can_be_signed_out_and_found(store: Store, address: str) -> None:
    await store.add_guest(Guest("a", "Anna", 1000, 1000))
    chat = '{"kind":"chatted","who":{"kind":"person","guest":"c","name":"Cleo"},"text":"\\"guest\\":\\"x\\""}'
    await store.create_table(TABLE, OPENED)
    for number, body in enumerate([*SEATED.splitlines(), chat], 2):
        assert await store.append(entry(number, body=body))
    await store.database.write(go_back_to_third)
    again = await Store.open(address)
    found = {guest: [table.id for table in await again.tables_mentioning(guest)] for guest in ("a", "b", "c", "x")}
    guest = await again.guest("a")
    await again.close()
    assert found == {"a": ["t"], "b": ["t"], "c": ["t"], "x": []}
    assert guest == Guest("a", "Anna", 1000, 1000, old_cookies=True)


async def version(store: Store) -> list[tuple[str]]:
    return await store.database.read(
        lambda connection: [(row[0],) for row in connection.execute(text("SELECT version_num FROM alembic_version"))]
    )
