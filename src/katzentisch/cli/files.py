"""Files that a person names on the command line; `-` is standard input, and standard output where something is written."""

import os
import stat
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Annotated, Any

from cyclopts import Parameter

from ..games.game import Refusal
from ..play.record import lines, lines_in
from ..play.record_file import Existing, RecordFile
from ..words import Said
from .mistakes import Mistake
from .screen import told_if_unwritten
from .troubles import said_of_file

STDIN = STDOUT = "-"


def check_no_flag(kind: Any, name: str) -> None:
    if name.startswith("-") and name != STDIN:
        raise Mistake(Said("cli-unknown-flag", {"flag": name}))


def check_no_dash(kind: Any, name: str | None) -> None:
    if name is not None and name.startswith("-") and name != STDOUT:
        raise Mistake(Said("cli-file-dash", {"file": name[:80]}))


FileName = Annotated[str, Parameter(allow_leading_hyphen=True, validator=check_no_flag)]
OutputName = Annotated[str, Parameter(allow_leading_hyphen=True, validator=check_no_dash)]


def lines_of(path: str) -> Iterator[bytes]:
    """The lines of a file without their ends."""
    if path == STDIN:
        yield from lines_in(sys.stdin.buffer, path)
        return
    with told_if_unusable(path):
        yield from lines(path)


def whole(path: str) -> bytes:
    """Of a file that is not standard input: that is for records."""
    with told_if_unusable(path):
        return Path(path).read_bytes()


def check_writable(path: str) -> None:
    """Better now than after the game; nothing is made or opened for it."""
    with told_if_unusable(path):
        try:
            mode, wanted = os.stat(path).st_mode, path
        except FileNotFoundError:
            mode, wanted = 0, os.path.dirname(os.path.realpath(path))
            os.stat(wanted)
        if stat.S_ISDIR(mode):
            raise IsADirectoryError
        if not os.access(wanted, os.W_OK):
            raise PermissionError


class RecordStream:
    """Standard output, written to as a file of records is."""

    def __init__(self) -> None:
        self.count = 0

    def write(self, line: bytes) -> None:
        with told_if_unwritten():
            sys.stdout.buffer.write(line)
        self.count += 1

    def __enter__(self) -> "RecordStream":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None:
            with told_if_unwritten():
                sys.stdout.buffer.flush()


Records = RecordFile | RecordStream


def existing_as_asked(path: str | None, append: bool, overwrite: bool) -> Existing:
    """What becomes of older records."""
    if append and overwrite:
        raise Mistake(Said("cli-append-or-overwrite"))
    if (append or overwrite) and path is None:
        raise Mistake(Said("cli-without-records", {"flag": "--append" if append else "--overwrite"}))
    return Existing.APPEND if append else Existing.OVERWRITE if overwrite else Existing.REFUSE


def opened(path: str | None, existing: Existing) -> AbstractContextManager[Records | None]:
    if path is None:
        return nullcontext()
    if path == STDOUT:
        return RecordStream()
    return on_disk(path, existing)


@contextmanager
def on_disk(path: str, existing: Existing) -> Iterator[RecordFile]:
    if existing is Existing.REFUSE and is_filled(path):
        raise Mistake(Said("cli-records-exist", {"file": path[:200]}))
    with told_if_unusable(path):
        file = RecordFile(path, existing)
    try:
        with file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Mistake(Said("cli-records-cut", {"trouble": said_of_file(path, error), "records": file.count})) from None


def is_filled(path: str) -> bool:
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return False  # opening it will say what is wrong
    return stat.S_ISREG(found.st_mode) and found.st_size > 0


@contextmanager
def told_if_unusable(path: str) -> Iterator[None]:
    try:
        yield
    except (BrokenPipeError, Refusal):
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise Mistake(said_of_file(path, error)) from None


def checked_folder(path: Path) -> None:
    """Made if it isn't there."""
    with told_if_unusable(str(path)):
        path.mkdir(parents=True, exist_ok=True)
