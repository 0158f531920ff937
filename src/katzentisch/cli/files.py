"""Files named on the command line; `-` is standard input, or standard output for what is written."""

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
from ..play.record_file import Existing, RecordFile
from ..play.saved_games import lines, lines_in
from ..words import Said
from .errors import UsageError, file_sentence
from .screen import reporting_output_errors

STDIN = STDOUT = "-"
LARGEST_FILE = 64  # MB of a file that is read as a whole


def reject_flag(kind: Any, name: str) -> None:
    if name.startswith("-") and name != STDIN:
        raise UsageError(Said("cli-unknown-flag", {"flag": name}))


def reject_leading_dash(kind: Any, name: str | None) -> None:
    if name is not None and name.startswith("-") and name != STDOUT:
        raise UsageError(Said("cli-file-dash", {"file": name[:80]}))


def reject_any_dash(kind: Any, name: str) -> None:
    if name.startswith("-"):
        raise UsageError(Said("cli-unknown-flag", {"flag": name}))


FileName = Annotated[str, Parameter(allow_leading_hyphen=True, validator=reject_flag)]
OutputName = Annotated[str, Parameter(allow_leading_hyphen=True, validator=reject_leading_dash)]
BackupName = Annotated[str, Parameter(allow_leading_hyphen=True, validator=reject_any_dash)]  # read twice, so it can't be a stream


def lines_of(path: str) -> Iterator[bytes]:
    """Return the lines of a file without their line ends."""
    if path == STDIN:
        yield from lines_in(sys.stdin.buffer, path)
        return
    with reporting_file_errors(path):
        yield from lines(path)


def read_file(path: str) -> bytes:
    """Return the contents of a file; standard input is for records only. One that never ends, as /dev/zero, is refused."""
    most = LARGEST_FILE * 10**6
    with reporting_file_errors(path), Path(path).open("rb") as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise UsageError(Said("cli-file-large", {"file": path[:200], "most": LARGEST_FILE}))
    return content


def check_writable(path: str) -> None:
    """Check that a file can be written, before the game instead of after it; nothing is created or opened."""
    with reporting_file_errors(path):
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
    """Standard output with the interface of a record file, for records alone: what own bots print can go elsewhere meanwhile."""

    def __init__(self) -> None:
        self.count = 0
        self.output = own_stdout()

    def write(self, line: bytes) -> None:
        left = memoryview(line)
        with reporting_output_errors():
            while left:
                left = left[self.output.write(left) :]
        self.count += 1

    def __enter__(self) -> "RecordStream":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if error is None:
            with reporting_output_errors():
                self.output.flush()


def own_stdout() -> Any:
    """Open standard output once more, without a buffer; if it is no file, as in tests, return the one that there is."""
    try:
        return os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    except (OSError, ValueError):
        return sys.stdout.buffer


Records = RecordFile | RecordStream


def existing_policy(path: str | None, append: bool, overwrite: bool) -> Existing:
    """Return what to do with existing records."""
    if append and overwrite:
        raise UsageError(Said("cli-append-or-overwrite"))
    if (append or overwrite) and path is None:
        raise UsageError(Said("cli-without-records", {"flag": "--append" if append else "--overwrite"}))
    return Existing.APPEND if append else Existing.OVERWRITE if overwrite else Existing.REFUSE


def open_records(path: str | None, existing: Existing) -> AbstractContextManager[Records | None]:
    if path is None:
        return nullcontext()
    if path == STDOUT:
        return RecordStream()
    return open_record_file(path, existing)


@contextmanager
def open_record_file(path: str, existing: Existing) -> Iterator[RecordFile]:
    if existing is Existing.REFUSE and has_content(path):
        raise UsageError(Said("cli-records-exist", {"file": path[:200]}))
    with reporting_file_errors(path):
        file = RecordFile(path, existing)
    try:
        with file:
            yield file
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UsageError(Said("cli-records-cut", {"trouble": file_sentence(path, error), "records": file.count})) from None


def has_content(path: str) -> bool:
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return False  # opening it reports what is wrong
    return stat.S_ISREG(found.st_mode) and found.st_size > 0


@contextmanager
def reporting_file_errors(path: str) -> Iterator[None]:
    try:
        yield
    except (BrokenPipeError, Refusal):
        raise
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        raise UsageError(file_sentence(path, error)) from None


def ensure_folder(path: Path) -> None:
    """Create a folder if it doesn't exist."""
    with reporting_file_errors(str(path)):
        path.mkdir(parents=True, exist_ok=True)
