"""The number of the last entry of each log, kept in a small file next to a SQLite database.

SQLite reads its journal (the -wal file) only up to the first damaged part. If some of it is lost, acknowledged commits disappear silently,
together with everything in the database that could prove it. So a second file keeps the last numbers. It is written once a second while
something happens, and when the server stops; the next start compares both.
"""

import os
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path

import msgspec

MOST = 1000  # tables; a journal is checkpointed into the database long before it holds more


class SavedHeads(msgspec.Struct):
    """The contents of the file; `is_clean` if the server was stopped normally."""

    is_clean: bool = False
    numbers: dict[str, int] = {}


class LostEntries(msgspec.Struct, frozen=True):
    """The number of acknowledged entries that are gone, by table."""

    entries: dict[str, int]

    @property
    def count(self) -> int:
        return sum(self.entries.values())


class Heads:
    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".head")
        self.numbers: OrderedDict[str, int] = OrderedDict()
        self.is_written = True

    def read(self) -> SavedHeads | None:
        """Return the file's contents, or None if it is missing or unreadable: then there is nothing to compare."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=SavedHeads)
        except (OSError, msgspec.MsgspecError):
            return None

    def note(self, table: str, number: int) -> None:
        self.numbers[table] = number
        self.numbers.move_to_end(table)
        self.is_written = False
        while len(self.numbers) > MOST:
            self.numbers.popitem(last=False)

    def keep(self, tables: Iterable[str]) -> None:
        """Forget all other tables: they were deleted on purpose."""
        kept = set(tables)
        for table in [each for each in self.numbers if each not in kept]:
            del self.numbers[table]
            self.is_written = False

    def encoded(self, is_clean: bool = False) -> bytes:
        """Return the contents of the file to write now."""
        self.is_written = True
        return msgspec.json.encode(SavedHeads(is_clean, dict(self.numbers)))

    def write(self, text: bytes) -> None:
        """Write the file under a temporary name first, then rename it. Raises OSError."""
        draft = self.path.with_name(self.path.name + ".new")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)


def lost_entries(noted: SavedHeads, found: dict[str, int]) -> LostEntries:
    """Return what is in the file but not in the database; a table that is gone has lost all of its entries."""
    missing = {table: number - found.get(table, 0) for table, number in noted.numbers.items()}
    return LostEntries({table: count for table, count in missing.items() if count > 0})
