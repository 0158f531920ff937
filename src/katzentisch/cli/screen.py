"""The screen of a command: its language, and the terminal's two streams."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, NoReturn

from cyclopts import Parameter
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..words import Said, say
from ..words.numbers import number, percent, rounded
from .errors import UsageError, reason

CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def visible(text: str) -> str:
    """Return text without terminal control characters: records and names can come from anywhere."""
    return CONTROLS.sub("�", text)


@contextmanager
def reporting_output_errors() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UsageError(Said("cli-output", {"why": reason(error)})) from None


class PlainConsole(Console):
    """A console that prints text unchanged: cards in brackets are not markup."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError


class Screen:
    def __init__(self, language: str) -> None:
        self.language = language
        self.out = PlainConsole()
        self.err = PlainConsole(stderr=True)
        self.is_redirected = False

    def say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.language, **facts)

    def number(self, value: float, digits: int = 0) -> str:
        return number(value, self.language, digits)

    def percent(self, share: float, digits: int = 0, sign: str = "-") -> str:
        return percent(share, self.language, digits, sign)

    def rounded(self, value: float) -> str:
        return rounded(value, self.language)

    def redirect_to_stderr(self) -> None:
        """Print to stderr, because standard output carries data."""
        self.out, self.is_redirected = self.err, True

    def print(self, sentence: str, **facts: object) -> None:
        self.write(self.say(sentence, **facts))

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        self.show(Padding(Text(visible(text), style), (0, 0, 0, indent), expand=False) if indent else Text(visible(text), style))

    def show(self, *pictures: RenderableType) -> None:
        with reporting_output_errors():
            for picture in pictures:
                self.out.print(picture)

    def print_error(self, text: str) -> None:
        """Print an error to stderr on one line, whatever the width: other programs read it too."""
        self.err.print(Text(visible(text), "bold red"), soft_wrap=True)

    def emit(self, text: str) -> None:
        """Write exactly this line, for other programs."""
        with reporting_output_errors():
            (sys.stderr if self.is_redirected else sys.stdout).write(text + "\n")

    def flush(self) -> None:
        with reporting_output_errors():
            sys.stdout.flush()


OnScreen = Annotated[Screen, Parameter(parse=False)]
