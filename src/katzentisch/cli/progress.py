"""A progress bar, on terminals only."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from .screen import Screen


class ShareColumn(ProgressColumn):
    """The percentage done, formatted for the language."""

    def __init__(self, screen: Screen) -> None:
        super().__init__()
        self.screen = screen

    def render(self, task: Task) -> Text:
        return Text(self.screen.percent(task.percentage / 100).rjust(5))


def progress_on(screen: Screen) -> Progress:
    columns = TextColumn("{task.description}", markup=False), BarColumn(), ShareColumn(screen), TimeRemainingColumn()
    return Progress(*columns, console=screen.err, transient=True, disable=not screen.err.is_terminal)


@contextmanager
def row_progress(screen: Screen, sentence: str) -> Iterator[Callable[[int, int], None]]:
    """Show how far a database is; the function is called with the rows done, and all."""
    with progress_on(screen) as progress:
        task = progress.add_task(screen.say(sentence), total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)
