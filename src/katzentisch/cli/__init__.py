"""The command line. Importing it imports neither Numba nor a game, so --help and --version answer immediately."""

import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial

from .errors import error_sentence
from .language import split_language, system_language
from .screen import Screen

USAGE_ERROR, INTERRUPTED, BROKEN_PIPE = 2, 130, 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    return guard(partial(run, sys.argv[1:] if argv is None else argv))


def guard(work: Callable[[Screen], int]) -> int:
    """Do the work and return its exit code. Errors that users can fix are printed as one sentence."""
    open_streams()
    screen = Screen(system_language(os.environ))
    try:
        code = work(screen)
        screen.flush()
    except KeyboardInterrupt:
        try_print_error(screen, ("\n" if screen.err.is_terminal else "") + screen.say("cli-interrupted"))  # the terminal has echoed ^C
        code = INTERRUPTED
    except BrokenPipeError:
        discard_output("stdout")
        return BROKEN_PIPE
    except Exception as error:
        if (said := error_sentence(error)) is None:
            raise
        try_print_error(screen, said.translate(screen.language))
        code = USAGE_ERROR
    for stream in ("stdout", "stderr"):
        if not is_written(stream):
            discard_output(stream)
    return code


def try_print_error(screen: Screen, text: str) -> None:
    with contextlib.suppress(OSError):  # there is nowhere to report it
        screen.print_error(text)


def is_written(stream: str) -> bool:
    """Return whether all output could be flushed, before Python finds out at exit."""
    try:
        getattr(sys, stream).flush()
    except (OSError, ValueError):
        return False
    return True


def run(arguments: Sequence[str], screen: Screen) -> int:
    language, rest = split_language(arguments)
    screen.language = language or screen.language
    from .app import dispatch  # noqa: PLC0415  after the language is known, so that a wrong --lang is reported even faster

    return dispatch(rest, screen)


def open_streams() -> None:
    """Replace closed streams with empty ones. Characters that can't be encoded or decoded become question marks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  as long as the program runs
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def discard_output(stream: str) -> None:
    """Discard what is still buffered, because nobody reads it or the disk is full; Python then exits without complaining."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError):
        os.dup2(nowhere, getattr(sys, stream).fileno())
    os.close(nowhere)
