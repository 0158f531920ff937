"""katzentisch replay: validate every record of a file."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from ..games import GAMES
from ..play.record import RecordError
from ..play.validation import Validation, validate
from .compilation import ensure_compiled
from .files import STDIN, FileName, lines_of
from .progress import progress_on
from .screen import OnScreen, Screen, visible

SHOWN_ERRORS = 20
LARGE = 1_000_000  # bytes: larger files get a progress bar

NumberedValidation = tuple[int, Validation]


class Head(msgspec.Struct):
    game: str


def replay(
    file: Annotated[FileName, Parameter(help="cli-replay-file")],
    /,
    *,
    json: Annotated[bool, Parameter(help="cli-replay-json")] = False,
    screen: OnScreen,
) -> int:
    validations = validate_lines(lines_with_progress(file, screen), screen, quiet=json)
    return emit_json(validations, screen) if json else print_summary(validations, screen)


def validate_lines(lines: Iterable[bytes], screen: Screen, quiet: bool) -> Iterator[NumberedValidation]:
    """Validate every line, numbered from 1; compile a game's rules when its first record comes."""
    cold = set(GAMES)
    for number, line in enumerate(lines, start=1):
        if cold and (name := game_of(line)) in cold:
            ensure_compiled(screen, GAMES[name], quiet=quiet)
            cold.remove(name)
        yield number, validate(line)


def game_of(line: bytes) -> str:
    try:
        return msgspec.json.decode(line, type=Head).game
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""


def lines_with_progress(file: str, screen: Screen) -> Iterator[bytes]:
    """Return the lines of a file, with a progress bar for a large one on a terminal."""
    size = 0 if file == STDIN or not Path(file).is_file() else Path(file).stat().st_size
    if size < LARGE or not screen.err.is_terminal:
        yield from lines_of(file)
        return
    with progress_on(screen) as progress:
        task = progress.add_task(visible(Path(file).name), total=size)
        for line in lines_of(file):
            yield line
            progress.advance(task, len(line) + 1)


def emit_json(validations: Iterable[NumberedValidation], screen: Screen) -> int:
    is_right = True
    for number, validation in validations:
        is_right = is_right and validation.ok
        screen.emit(msgspec.json.encode({"line": number, **validation.as_dict(screen.language)}).decode())
    return 0 if is_right else 1


@dataclass
class Summary:
    over: int = 0
    unfinished: int = 0
    wrong: int = 0
    errors: list[tuple[int, RecordError]] = field(default_factory=list)  # the first few, with their lines

    def count(self, number: int, validation: Validation) -> None:
        if validation.error:
            self.wrong += 1
            self.errors += [(number, validation.error)] if len(self.errors) < SHOWN_ERRORS else []
        elif validation.play and validation.play.over:
            self.over += 1
        else:
            self.unfinished += 1


def print_summary(validations: Iterable[NumberedValidation], screen: Screen) -> int:
    total = Summary()
    for number, validation in validations:
        total.count(number, validation)
    if total.errors:
        screen.show(error_table(total.errors, screen))
    if total.wrong > len(total.errors):
        screen.print("cli-replay-more", count=total.wrong - len(total.errors))
    right = total.over + total.unfinished
    if right + total.wrong:
        screen.print("cli-replay-sum", right=right, over=total.over, going=total.unfinished, faulty=total.wrong)
    else:
        screen.print("cli-replay-empty")
    return 1 if total.wrong else 0


def error_table(errors: list[tuple[int, RecordError]], screen: Screen) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for name in ("line", "where", "error"):
        table.add_column(screen.say(f"cli-replay-{name}"), justify="right" if name == "line" else "left")
    for number, error in errors:
        where = screen.say(f"cli-where-{error.where}", move=error.move if error.move is not None else "")
        table.add_row(screen.number(number), where, Text(visible(error.said.translate(screen.language))))
    return table
