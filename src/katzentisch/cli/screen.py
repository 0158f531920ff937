"""Where a command speaks: its language, and the two streams of the terminal."""

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
from .mistakes import Mistake
from .troubles import reason

CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def visible(text: str) -> str:
    """Without what could steer a terminal: records and names come from anywhere."""
    return CONTROLS.sub("�", text)


@contextmanager
def told_if_unwritten() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Mistake(Said("cli-output", {"why": reason(error)})) from None


class Paper(Console):
    """Plain text stays as it is: cards in brackets are no markup."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, highlight=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        self.quiet = True
        raise BrokenPipeError


class Screen:
    def __init__(self, language: str) -> None:
        self.language = language
        self.out = Paper()
        self.err = Paper(stderr=True)
        self.is_turned = False

    def say(self, sentence: str, **facts: object) -> str:
        return say(sentence, self.language, **facts)

    def number(self, value: float, digits: int = 0) -> str:
        return number(value, self.language, digits)

    def percent(self, share: float, digits: int = 0, sign: str = "-") -> str:
        return percent(share, self.language, digits, sign)

    def rounded(self, value: float) -> str:
        return rounded(value, self.language)

    def turn_to_stderr(self) -> None:
        """Standard output is for something else."""
        self.out, self.is_turned = self.err, True

    def tell(self, sentence: str, **facts: object) -> None:
        self.write(self.say(sentence, **facts))

    def write(self, text: str = "", style: str = "", indent: int = 0) -> None:
        self.show(Padding(Text(visible(text), style), (0, 0, 0, indent), expand=False) if indent else Text(visible(text), style))

    def show(self, *pictures: RenderableType) -> None:
        with told_if_unwritten():
            for picture in pictures:
                self.out.print(picture)

    def complain(self, text: str) -> None:
        """To stderr, and on one line wherever the width ends: other programs read it too."""
        self.err.print(Text(visible(text), "bold red"), soft_wrap=True)

    def emit(self, text: str) -> None:
        """For other programs: exactly this line."""
        with told_if_unwritten():
            (sys.stderr if self.is_turned else sys.stdout).write(text + "\n")

    def flush(self) -> None:
        with told_if_unwritten():
            sys.stdout.flush()


OnScreen = Annotated[Screen, Parameter(parse=False)]
