"""The build of the page that script/play starts next to the server: the server compiles the rules meanwhile and waits for it."""

import asyncio
import os
import sys
from collections.abc import Mapping

from ..words import Said
from .errors import UsageError

VARIABLE = "KATZENTISCH_PAGE_BUILD"  # the number of a child process, which script/play had before it became this one
PAUSE = 0.1  # seconds


async def wait_for_page(environment: Mapping[str, str] = os.environ) -> None:
    """Wait until the page is built, if it is being built. Raises UsageError if that fails; the build has printed why."""
    process = environment.get(VARIABLE, "")
    if not process.isdecimal():
        return
    while (code := exit_code(int(process))) is None:
        await asyncio.sleep(PAUSE)
    if code:
        raise UsageError(Said("cli-serve-page"))


def exit_code(process: int) -> int | None:
    """Return how a child process ended; None if it is still running."""
    if sys.platform == "win32":  # script/play needs a POSIX shell
        return 0
    else:
        try:
            ended, status = os.waitpid(process, os.WNOHANG)
        except ChildProcessError:  # someone else's
            return 0
        return os.waitstatus_to_exitcode(status) if ended else None
