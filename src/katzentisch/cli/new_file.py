"""A file that appears under its name only once it is complete. Until then, and afterwards, only its owner can read it."""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from ..words import Said
from .errors import UsageError
from .files import reporting_file_errors


class NewFile:
    """The file to write to; errors are reported under the name that the user gave."""

    def __init__(self, name: str, file: IO[bytes]) -> None:
        self.name, self.file = name, file

    def write(self, data: Any) -> int:
        with reporting_file_errors(self.name):
            return self.file.write(data)

    def flush(self) -> None:
        with reporting_file_errors(self.name):
            self.file.flush()


@contextmanager
def new_file(name: str, force: bool) -> Iterator[NewFile]:
    """Write a file; if the block fails, nothing is left of it. An existing file is replaced only if forced, anything else never."""
    with reporting_file_errors(name):
        path = Path(os.path.realpath(name))
        if path.is_dir():
            raise IsADirectoryError
        if path.exists() and not (force and path.is_file()):
            raise UsageError(Said("cli-file-exists", {"file": name[:200]}))
        draft = path.with_name(f".{path.name[:200]}.{secrets.token_hex(4)}")
        file = os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600), "wb")
    try:
        with file:
            yield NewFile(name, file)
            with reporting_file_errors(name):
                file.flush()
                os.fsync(file.fileno())
        with reporting_file_errors(name):
            draft.replace(path)
            sync_folder(path.parent)
    finally:
        with suppress(OSError):
            draft.unlink()


def sync_folder(folder: Path) -> None:
    """Save the new name, where a folder can be opened: not on Windows."""
    with suppress(PermissionError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
