"""The interface to a database: work is a plain function of a connection, which runs in a thread or in the event loop."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Insert, Row, Table
from sqlalchemy.dialects import postgresql, sqlite

Item = TypeVar("Item")
Answer = TypeVar("Answer")
INSERTS: dict[str, Callable[[Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Database(ABC):
    """A database. Work that has started is finished, even if the caller is cancelled."""

    kind: str
    is_ready = False  # migrated; from now on all waiting is limited

    @abstractmethod
    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Run the work; each statement sees what is committed at that moment."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """Run the work in one transaction."""

    @abstractmethod
    def run_alone(self, work: Callable[[Connection], Answer], read_only: bool = False) -> Answer:
        """Run the work of a command in one transaction, then close. It takes as long as it takes, and Ctrl-C interrupts it. If it only
        reads, it sees one consistent state and nobody waits for it."""

    @abstractmethod
    async def close(self) -> None: ...

    async def mark_ready(self) -> None:
        self.is_ready = True

    def upsert(self, table: Table) -> Insert:
        """Return an insert that overwrites an existing row with the same key."""
        statement = INSERTS[self.kind](table)
        replaced = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
        if replaced:
            statement = statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=replaced)
        else:
            statement = statement.on_conflict_do_nothing()
        assert isinstance(statement, Insert)
        return statement


class StorePart:
    """A mixin of the store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def rows(self, wanted: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.database.read(lambda connection: connection.execute(wanted).all())

    async def run(self, statement: Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> None:
        await self.database.write(lambda connection: connection.execute(statement, rows))


def chunks(items: Sequence[Item], size: int = 500) -> Iterator[Sequence[Item]]:
    return (items[start : start + size] for start in range(0, len(items), size))
