"""Errors that users of the command line can fix, each as one sentence."""

import errno
from pathlib import Path

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from ..words import Said

REASONS = {
    errno.ENOSPC: "trouble-disk-full",
    errno.EDQUOT: "trouble-disk-full",
    errno.EFBIG: "trouble-too-large",
    errno.EROFS: "trouble-read-only",
    errno.EACCES: "trouble-forbidden",
    errno.EPERM: "trouble-forbidden",
    errno.ENOENT: "trouble-missing",
    errno.ENOTDIR: "trouble-no-folder",
    errno.EISDIR: "trouble-folder",
    errno.ELOOP: "trouble-links",
    errno.ENAMETOOLONG: "trouble-name",
    errno.EMFILE: "trouble-open-files",
    errno.ENFILE: "trouble-open-files",
    errno.ENOMEM: "trouble-memory",
    errno.EIO: "trouble-device",
    errno.ENXIO: "trouble-device",
    errno.ENODEV: "trouble-device",
}
NO_THREAD = "can't start new thread"


class UsageError(Exception):
    """An error that the user can fix."""

    def __init__(self, said: Said) -> None:
        super().__init__(str(said))
        self.said = said


def error_sentence(error: Exception) -> Said | None:
    """Return the sentence for an error, or None for a bug. A game's Refusal has its own."""
    if isinstance(error, CycloptsError):
        return usage_sentence(error)
    said = getattr(error, "said", None)
    return said if isinstance(said, Said) else system_sentence(error)


def usage_sentence(error: CycloptsError) -> Said:
    match error:
        case UnknownOptionError():
            return Said("cli-unknown-flag", {"flag": error.token.keyword or error.token.value})
        case UnknownCommandError():
            return Said("cli-unknown-command", {"command": (error.unused_tokens or [""])[0]})
        case UnusedCliTokensError():
            return Said("cli-too-many", {"words": error.unused_tokens or []})
        case MissingArgumentError():
            return Said("cli-missing", {"name": error.keyword or name_of(error)})
        case RepeatArgumentError():
            return Said("cli-twice", {"name": error.token.keyword or name_of(error)})
        case CoercionError(token=token) if token:
            return Said("cli-bad-value", {"name": token.keyword or name_of(error), "value": token.value})
    return Said("cli-bad-call", {"why": str(error)})


def name_of(error: CycloptsError) -> str:
    """Return an argument's name as in the help: --flag, or a positional argument in capitals."""
    if error.argument is None:
        return ""
    name = error.argument.name
    return name if name.startswith("-") else name.upper()


def reason(error: Exception) -> Said | str:
    """Return the reason in a few words: translated if possible, else in the system's own words."""
    number = getattr(error, "errno", None)
    if number in REASONS:
        return Said(REASONS[number])
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def file_sentence(path: str, error: Exception) -> Said:
    """Return the sentence for an error with a file that the user named."""
    folder = Path(path).parent
    facts = {"file": path[:200], "folder": str(folder)[:200], "why": reason(error)}
    if isinstance(error, FileNotFoundError):
        return Said("cli-file-missing" if folder.is_dir() else "cli-folder-missing", facts)
    if isinstance(error, IsADirectoryError):
        return Said("cli-file-folder", facts)
    if isinstance(error, PermissionError):
        return Said("cli-file-forbidden", facts)
    return Said("cli-file-unusable", facts)


def system_sentence(error: Exception) -> Said | None:
    """Return the sentence for an error of the machine (disk, memory, threads), or None for a bug."""
    if isinstance(error, MemoryError):
        return Said("cli-no-memory")
    if isinstance(error, OSError):
        name = error.filename if isinstance(error.filename, str) else None
        return Said("cli-file-unusable", {"file": name[:200], "why": reason(error)}) if name else Said("cli-system", {"why": reason(error)})
    if isinstance(error, RuntimeError) and NO_THREAD in str(error):
        return Said("cli-no-threads")
    if isinstance(error, ImportError):
        return Said("cli-not-loaded", {"why": " ".join(str(error).split())})
    return None
