"""What own bots print. It goes to standard error, because standard output carries the report."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress

STDOUT, STDERR = 1, 2  # file descriptors, which other processes inherit


@contextmanager
def prints_on_stderr() -> Iterator[None]:
    """Send to standard error what is printed in this context, here and in processes that are started in it."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
    with redirect_stdout(sys.stderr), inherited_stderr():
        yield


@contextmanager
def inherited_stderr() -> Iterator[None]:
    """Make standard error the standard output of processes that are started in this context."""
    try:
        kept = os.dup(STDOUT)
        os.dup2(STDERR, STDOUT)
    except OSError:  # one of them is closed
        yield
        return
    try:
        yield
    finally:
        os.dup2(kept, STDOUT)
        os.close(kept)
