"""Databases full of copied games: each copy is a complete table that the store can read."""

import asyncio
from pathlib import Path

import pytest
from benchmarks.load.archive import Subject, play_round, report
from benchmarks.load.stored_games import Filling, Sample
from msgspec.structs import asdict
from sqlalchemy import select

from katzentisch.server.storage.hash_chain import log_digest
from katzentisch.server.storage.rows import EntryRow, FinishedGame, Result, TableRow
from katzentisch.server.storage.schema import tables
from katzentisch.server.storage.store import Store

LENGTH, COUNT = 5, 30
TABLE = TableRow("t", None, "mau_mau", 2, "anna", "{}", "over", 0, LENGTH, None, None, 1000, 1000 + LENGTH, "[]")
RESULTS = (Result(0, "anna", score=12, rank=1), Result(1, None, score=7, rank=2))
FINISHED = FinishedGame("g", "t", 1, "mau_mau", 2, is_public=True, finished=5000, record="{}", results=RESULTS)


@pytest.fixture
def sample() -> Sample:
    bodies = ['{"kind":"seated","seat":0}' if number == 2 else f"entry {number}" for number in range(1, LENGTH + 1)]
    record = {name: getattr(FINISHED, name) for name in ("id", "number", "game", "players", "is_public", "finished", "record")}
    shared = {name: record[name] for name in ("game", "players", "finished")}
    log = [EntryRow(number, 1000 + number, body) for number, body in enumerate(bodies, 1)]
    return Sample(
        {
            "tables": [{**asdict(TABLE), "digest": log_digest(log), "archived": 0}],
            "entries": [{"table_id": "t", **asdict(row)} for row in log],
            "seats": [{"table_id": "t", "seat": 0, "guest": "anna"}],
            "participants": [{"table_id": "t", "guest": "anna"}],
            "snapshots": [{"table_id": "t", "number": 3, "body": "snapshot", "digest": ""}],
            "games": [{**record, "table_id": "t"}],
            "results": [{**asdict(each), "game_id": FINISHED.id, **shared} for each in FINISHED.results],
        }
    )


@pytest.mark.parametrize("is_archived", [True, False])
def test_copies_are_complete_tables(sample: Sample, tmp_path: Path, is_archived: bool) -> None:
    async def scenario() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
        noted: list[int] = []
        await Filling(sample, COUNT, is_archived).run(store, noted.append)
        assert noted[-1] == COUNT * LENGTH
        ids = [id for [id] in await store.rows(select(tables.c.id))]
        assert len(ids) == COUNT
        logs = [await store.entries(id) for id in ids]
        assert all(log == logs[0] and len(log) == LENGTH for log in logs)
        assert {len(await store.games_of_table(id)) for id in ids} == {1}
        subject = Subject("full", store, ())
        await play_round([subject], sample, 1)
        await subject.load(ids[-1])
        found = await report(subject)
        assert (found.stored, found.loose) == ((COUNT + 1) * LENGTH, LENGTH if is_archived else (COUNT + 1) * LENGTH)
        await store.close()

    asyncio.run(scenario())
