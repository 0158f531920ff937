"""A progress bar, on terminals only."""

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
