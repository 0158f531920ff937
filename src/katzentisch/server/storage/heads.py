"""How far the logs of a SQLite database have come, noted in a small file beside it.

SQLite takes a journal (the file that ends in -wal) only as far as it can be read: if a part of it is damaged or lost, acknowledged commits
are gone without a word, together with everything inside the database that could tell. So a second file knows the last numbers. It is
written once a second while something happens, and when the server stops; at the next start both are compared.
"""

import os
from collections import OrderedDict
from collections.abc import Iterable
from pathlib import Path

import msgspec

MOST = 1000  # tables: a journal is emptied into the database long before it holds more


class Noted(msgspec.Struct):
    """`is_clean`: the server was stopped as it should be."""

    is_clean: bool = False
    numbers: dict[str, int] = {}


class Lost(msgspec.Struct, frozen=True):
    """Entries that were acknowledged and are gone, by table."""

    entries: dict[str, int]

    @property
    def count(self) -> int:
        return sum(self.entries.values())


class Heads:
    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".head")
        self.numbers: OrderedDict[str, int] = OrderedDict()
        self.is_written = True

    def read(self) -> Noted | None:
        """None where there is none, or none that can be read: then there is nothing to compare."""
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Noted)
        except (OSError, msgspec.MsgspecError):
            return None

    def note(self, table: str, number: int) -> None:
        self.numbers[table] = number
        self.numbers.move_to_end(table)
        self.is_written = False
        while len(self.numbers) > MOST:
            self.numbers.popitem(last=False)

    def keep(self, tables: Iterable[str]) -> None:
        """The others were deleted on purpose."""
        kept = set(tables)
        for table in [each for each in self.numbers if each not in kept]:
            del self.numbers[table]
            self.is_written = False

    def encoded(self, is_clean: bool = False) -> bytes:
        """What is to be written now."""
        self.is_written = True
        return msgspec.json.encode(Noted(is_clean, dict(self.numbers)))

    def write(self, text: bytes) -> None:
        """Complete before it has its name. Raises OSError."""
        draft = self.path.with_name(self.path.name + ".new")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)


def lost(noted: Noted, found: dict[str, int]) -> Lost:
    """What the file knows of and the database doesn't; a table that is gone has lost all."""
    missing = {table: number - found.get(table, 0) for table, number in noted.numbers.items()}
    return Lost({table: count for table, count in missing.items() if count > 0})
