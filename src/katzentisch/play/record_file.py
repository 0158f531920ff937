"""A file to which records are appended line by line. Even if it is interrupted, it ends with a whole record.

Links are followed; pipes and devices are written to directly. Existing content is replaced only if the caller asks for it.
"""

import os
import stat
from contextlib import suppress
from enum import Enum
from pathlib import Path
from types import TracebackType

from ..games.game import BadSetup
from ..words import Said

BINARY = getattr(os, "O_BINARY", 0)  # or Windows would write two bytes for a line end
BUFFER = 1 << 16  # bytes that are written at once


class Existing(Enum):
    """What to do with existing content."""

    REFUSE = "refuse"
    APPEND = "append"
    OVERWRITE = "overwrite"


def is_plain(path: str | Path) -> bool:
    """Whether this is a regular file, or nothing yet: only such files can be measured and truncated."""
    try:
        return stat.S_ISREG(os.stat(path).st_mode)
    except FileNotFoundError:
        return True


class RecordFile:
    """`count` is the number of whole records written; waiting ones are written when the file is closed at the latest.

    Raises OSError, and BadSetup for a file with content that must not be changed. An empty new file is removed.
    """

    def __init__(self, path: str | Path, existing: Existing) -> None:
        self.path, self.count = path, 0
        self.is_plain, self.is_new = is_plain(path), not os.path.exists(path)
        self.file = os.open(path, os.O_WRONLY | os.O_APPEND | BINARY | (os.O_CREAT if self.is_plain else 0), 0o666)
        self.waiting: list[bytes] = []
        self.size = self.sent = 0  # bytes that wait, and how many of them are written (where that can't be measured)
        end = os.lseek(self.file, 0, os.SEEK_END) if self.is_plain else 0
        if end and existing is Existing.REFUSE:
            os.close(self.file)
            raise BadSetup(Said("record-file-exists", {"file": str(path)}))
        self.is_stale = end > 0 and existing is Existing.OVERWRITE
        self.start = 0 if self.is_stale else end  # where what waits will be
        self.before = b"\n" if self.start and is_cut_off(path) else b""  # a line that was cut off stays one of its own

    def write(self, line: bytes) -> None:
        self.waiting.append(self.before + line)
        self.before = b""
        self.size += len(line)
        if self.size >= BUFFER:
            self.flush()

    def flush(self) -> None:
        """Write what waits. After each system call the counters match the file, so an interruption loses nothing."""
        if self.is_stale and self.waiting:
            os.ftruncate(self.file, 0)
            os.lseek(self.file, 0, os.SEEK_SET)
            self.is_stale = False
        data = memoryview(b"".join(self.waiting))
        while (sent := self.measured()) < len(data):
            self.sent = sent + os.write(self.file, data[sent:])
        self.start, self.count, self.waiting, self.size, self.sent = self.start + len(data), self.count + len(self.waiting), [], 0, 0

    def measured(self) -> int:
        """Return how many of the waiting bytes are written."""
        return os.lseek(self.file, 0, os.SEEK_CUR) - self.start if self.is_plain and self.waiting and not self.is_stale else self.sent

    def cut(self) -> None:
        """Truncate an incomplete record."""
        written, whole = self.measured(), 0
        for line in self.waiting:
            if whole + len(line) > written:
                break
            whole, self.count = whole + len(line), self.count + 1
        if self.is_plain and not self.is_stale:
            os.ftruncate(self.file, self.start + whole)
        self.waiting = []

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        try:
            if not isinstance(error, OSError):
                self.flush()
        finally:
            if self.waiting:
                self.cut()
            os.close(self.file)
            if self.is_new and self.is_plain and not self.count:
                with suppress(OSError):
                    os.unlink(os.path.realpath(self.path))


def is_cut_off(path: str | Path) -> bool:
    """Whether the last line is incomplete; False if the file cannot be read."""
    with suppress(PermissionError), open(path, "rb") as file:
        file.seek(-1, os.SEEK_END)
        return file.read(1) != b"\n"
    return False
