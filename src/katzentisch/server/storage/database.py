"""Work on a database: plain functions of a connection, which run in threads or in the loop, as the database wants it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Insert, Row, Table
from sqlalchemy.dialects import postgresql, sqlite

Item = TypeVar("Item")
Answer = TypeVar("Answer")
INSERTS: dict[str, Callable[[Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Database(ABC):
    """Work that was begun is finished, even if whoever asked for it is gone."""

    kind: str
    is_ready = False  # it is up to date, and from now on nobody waits for ever

    @abstractmethod
    async def read(self, work: Callable[[Connection], Answer]) -> Answer:
        """Each statement sees what is committed at that moment."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """In one transaction."""

    @abstractmethod
    async def close(self) -> None: ...

    async def begin_use(self) -> None:
        self.is_ready = True

    def upsert(self, table: Table) -> Insert:
        """An insert that overwrites the row that is there already; where all of it is the key, there is nothing to overwrite."""
        statement = INSERTS[self.kind](table)
        replaced = {column.name: statement.excluded[column.name] for column in table.columns if not column.primary_key}
        if replaced:
            statement = statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=replaced)
        else:
            statement = statement.on_conflict_do_nothing()
        assert isinstance(statement, Insert)
        return statement


class Part:
    """A part of the store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def rows(self, wanted: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        return await self.database.read(lambda connection: connection.execute(wanted).all())

    async def run(self, statement: Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> None:
        await self.database.write(lambda connection: connection.execute(statement, rows))


def chunks(items: Sequence[Item], size: int = 500) -> Iterator[Sequence[Item]]:
    return (items[start : start + size] for start in range(0, len(items), size))
