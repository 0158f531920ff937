"""The file of a backup: gzip-compressed JSON lines. The first line describes it, each of the others is a row, the last is a checksum.

It depends on neither kind of database. Reading and writing need the memory of a few hundred rows, however large it is.
"""

import gzip
import hashlib
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any, Protocol

import msgspec

from ... import __version__
from ...games.game import Refusal
from ...words import Said

FORMAT, VERSION = "katzentisch-backup", 1
LEVEL = 6  # of compression
LONGEST_LINE = 64 << 20  # bytes
LONGEST_READ = 1 << 20  # likewise
LATEST = 1 << 47  # milliseconds: a time that every calendar function can handle
KEY_SIZE = 32


class Output(Protocol):
    def write(self, data: Any, /) -> int: ...

    def flush(self) -> None: ...


class TableContents(msgspec.Struct, frozen=True):
    columns: list[str]
    rows: Annotated[int, msgspec.Meta(ge=0)]


class Signature(msgspec.Struct, frozen=True):
    """The part of the first line that every version can read."""

    format: str
    version: int
    program: str  # its version


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """The first line; the tables are in the order in which they can be filled."""

    format: str = FORMAT
    version: int = VERSION
    program: str = __version__
    revision: str  # of the database's schema
    created: Annotated[int, msgspec.Meta(ge=0, le=LATEST)]
    key: Annotated[bytes, msgspec.Meta(min_length=KEY_SIZE, max_length=KEY_SIZE)]  # of the server
    tables: dict[str, TableContents]

    def rows(self, table: str) -> int:
        return self.tables[table].rows if table in self.tables else 0

    @property
    def all_rows(self) -> int:
        return sum(table.rows for table in self.tables.values())


class Checksum(msgspec.Struct, frozen=True):
    """The last line: the SHA-256 of all lines before it."""

    sha256: str


class BackupWriter:
    """Writes a backup to a file; leaving the context completes it."""

    def __init__(self, file: Output, manifest: Manifest) -> None:
        packed: Any = file  # gzip's own stubs ask for more than it uses
        self.packed = gzip.GzipFile("", "wb", LEVEL, packed, mtime=0)
        self.digest = hashlib.sha256()
        self.write([manifest])

    def write(self, items: Iterable[Any]) -> None:
        text = b"".join(msgspec.json.encode(item) + b"\n" for item in items)
        self.digest.update(text)
        self.packed.write(text)

    def __enter__(self) -> "BackupWriter":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None:
            self.write([Checksum(self.digest.hexdigest())])
        self.packed.close()


class BackupFile:
    """A backup to read; raises Refusal if it is none, if it is damaged or from a newer version, and OSError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self.open() as lines:
            self.manifest = lines.manifest

    def batches(self, size: int = 500) -> Iterator[tuple[str, list[dict[str, Any]]]]:
        """Yield the rows, some of one table at a time. The end is reached only if the checksum is right."""
        with self.open() as lines:
            for name, table in self.manifest.tables.items():
                for start in range(0, table.rows, size):
                    yield name, lines.rows(table.columns, min(size, table.rows - start))
            lines.check_end()

    def check_rest(self) -> None:
        """Read a backup whose rows can't be understood; it is still known whether all of it is as it was written."""
        with self.open() as lines:
            lines.check_rest()

    @contextmanager
    def open(self) -> "Iterator[BackupLines]":
        with gzip.open(self.path) as file, self.reporting_damage():
            yield BackupLines(file, self.path)

    @contextmanager
    def reporting_damage(self) -> Iterator[None]:
        try:
            yield
        except Refusal:
            raise
        except (EOFError, gzip.BadGzipFile, zlib.error, msgspec.MsgspecError, ValueError) as error:
            raise Refusal(Said("backup-damaged", {"file": str(self.path)})) from error


class BackupLines:
    """The lines of an open backup, checked as they are read."""

    def __init__(self, file: gzip.GzipFile, path: Path) -> None:
        self.file = file
        self.digest = hashlib.sha256()
        self.manifest = self.read_manifest(path)

    def read_manifest(self, path: Path) -> Manifest:
        try:
            line = self.next()
            signature = msgspec.json.decode(line, type=Signature)
        except (EOFError, gzip.BadGzipFile, msgspec.MsgspecError, ValueError):
            raise Refusal(Said("backup-foreign", {"file": str(path)})) from None
        if signature.format != FORMAT:
            raise Refusal(Said("backup-foreign", {"file": str(path)}))
        if signature.version > VERSION:
            self.check_rest()  # the version itself may be what is damaged
            raise Refusal(Said("backup-newer", {"file": str(path), "program": signature.program}))
        return msgspec.json.decode(line, type=Manifest)

    def check_rest(self) -> None:
        """Read the rest, at the end of which a checksum shows whether all of it is as it was written."""
        while self.file.read(LONGEST_READ):
            pass

    def next(self) -> bytes:
        line = self.file.readline(LONGEST_LINE)
        if not line.endswith(b"\n"):
            raise EOFError
        self.digest.update(line)
        return line

    def rows(self, columns: Sequence[str], count: int) -> list[dict[str, Any]]:
        return [dict(zip(columns, msgspec.json.decode(self.next(), type=list[Any]), strict=True)) for _ in range(count)]

    def check_end(self) -> None:
        wanted = self.digest.hexdigest()
        if msgspec.json.decode(self.next(), type=Checksum).sha256 != wanted or self.file.read(1):
            raise EOFError
