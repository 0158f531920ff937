"""What a machine can't do, told in one sentence: files, a full disk, memory, threads."""

import errno
from pathlib import Path

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


def reason(error: Exception) -> Said | str:
    """Why, in a few words; what has none in either language, the system says in its own."""
    number = getattr(error, "errno", None)
    if number in REASONS:
        return Said(REASONS[number])
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def said_of_file(path: str, error: Exception) -> Said:
    """What is wrong with a file that a person named."""
    folder = Path(path).parent
    facts = {"file": path[:200], "folder": str(folder)[:200], "why": reason(error)}
    if isinstance(error, FileNotFoundError):
        return Said("cli-file-missing" if folder.is_dir() else "cli-folder-missing", facts)
    if isinstance(error, IsADirectoryError):
        return Said("cli-file-folder", facts)
    if isinstance(error, PermissionError):
        return Said("cli-file-forbidden", facts)
    return Said("cli-file-unusable", facts)


def said_of_machine(error: Exception) -> Said | None:
    """None for what is a fault of ours."""
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
