"""Locks on an open file, among processes and within one. A lock ends with its process, even after a crash.

Each function takes the descriptor of a file that nothing was read from or written to: Windows locks the byte at its position.
"""

import sys
import time

PAUSE = 0.01  # seconds between two attempts on Windows, which can’t wait for less than a second

if sys.platform == "win32":
    import msvcrt

    def try_lock(file: int) -> bool:
        """Lock the file, unless it is locked already. Raises OSError if the file system has no locks."""
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

    def lock(file: int) -> None:
        """Wait until the file can be locked."""
        while not try_lock(file):
            time.sleep(PAUSE)

    def unlock(file: int) -> None:
        """Unlock the file now: after closing it, Windows may take a while."""
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def try_lock(file: int) -> bool:
        """Lock the file, unless it is locked already. Raises OSError if the file system has no locks."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def lock(file: int) -> None:
        """Wait until the file can be locked."""
        fcntl.flock(file, fcntl.LOCK_EX)

    def unlock(file: int) -> None:
        """Unlock the file."""
        fcntl.flock(file, fcntl.LOCK_UN)
