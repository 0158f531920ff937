"""The command line. Importing it imports neither Numba nor a game: --help and --version answer at once."""

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from .language import split_language, system_language
from .mistakes import said_by
from .screen import Screen

RIGHT, FAULTY, WRONG_CALL, INTERRUPTED, BROKEN_PIPE = 0, 1, 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    open_streams()
    screen = Screen(system_language(os.environ))
    try:
        code = run(sys.argv[1:] if argv is None else argv, screen)
        screen.flush()
    except KeyboardInterrupt:
        complain(screen, ("\n" if screen.err.is_terminal else "") + screen.say("cli-interrupted"))  # the terminal has written ^C
        code = INTERRUPTED
    except BrokenPipeError:
        hush("stdout")
        return BROKEN_PIPE
    except Exception as error:
        if (said := said_by(error)) is None:
            raise
        complain(screen, said.tell(screen.language))
        code = WRONG_CALL
    for stream in ("stdout", "stderr"):
        if not is_written(stream):
            hush(stream)
    return code


def complain(screen: Screen, text: str) -> None:
    with contextlib.suppress(OSError):  # nobody can be told
        screen.complain(text)


def is_written(stream: str) -> bool:
    """Whether everything that was said is out, before Python finds that it isn't."""
    try:
        getattr(sys, stream).flush()
    except (OSError, ValueError):
        return False
    return True


def run(arguments: Sequence[str], screen: Screen) -> int:
    language, rest = split_language(arguments)
    screen.language = language or screen.language
    from .app import dispatch  # noqa: PLC0415  after the language is known, so that a wrong --lang is told even faster

    return dispatch(rest, screen)


def open_streams() -> None:
    """A closed stream is an empty one. What a terminal can't write becomes a question mark, what can't be read is an unreadable move."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  as long as the program runs
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def hush(stream: str) -> None:
    """Nobody reads any more, or the disk is full: what is still buffered goes nowhere, and Python doesn't complain on its way out."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError):
        os.dup2(nowhere, getattr(sys, stream).fileno())
    os.close(nowhere)
