"""The page of all commands, made from their --help when the site is built, so that it is never out of date."""

import re
from functools import reduce
from typing import Any

from cyclopts import App
from cyclopts.help import HelpPanel
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from rich.console import Console, ConsoleOptions

from katzentisch.cli.app import COMMANDS, make_app
from katzentisch.cli.help_text import HelpFormatter, labels, plain
from katzentisch.cli.screen import Screen

PAGE = "reference/commands.md"
INTRODUCTION = """# Commands

`katzentisch COMMAND --help` prints the same on your machine. `--lang de` or `--lang en`, before or after the command, sets the
language; by default, it follows your system. Errors go to standard error, with exit code 2. Without a command, `katzentisch` starts
the server and opens the browser.
"""


class MarkdownHelp(HelpFormatter):
    """Collects the help of a command as Markdown."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self.parts: list[str] = []

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        self.parts.append(f"```text\n{plain(usage).strip()}\n```")

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        self.parts.insert(0, escape(self.translate(description)))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        title = self.translate(f"cli-panel-{plain(panel.title).lower()}")
        rows = [f"| `{labels(entry).strip()}`{{ .option }} | {escape(self.translate(entry.description))} |" for entry in panel.entries]
        self.parts.append("\n".join([f"| {title} | |", "|---|---|", *rows]))


def escape(text: str) -> str:
    """Return text with what Markdown or a table would take for its own."""
    return re.sub(r"([\\|*_`<>])", r"\\\1", text).replace("\n", " ")


def help_of(*command: str) -> str:
    """Return the help of a command and of its subcommands."""
    screen = Screen("en")
    app = make_app(screen)
    app.help_epilogue = ""
    app.help_formatter = formatter = MarkdownHelp(screen)
    app.help_print(command)
    further = [name for name in reduce(App.__getitem__, command, app) if not name.startswith("-")]
    heading = f"{'#' * (1 + len(command))} katzentisch {' '.join(command)}"
    return "\n\n".join([heading, *formatter.parts, *(help_of(*command, name) for name in further)])


def on_files(files: Files, config: MkDocsConfig) -> Files:
    page = "\n\n".join([INTRODUCTION, *map(help_of, COMMANDS)])
    files.append(File.generated(config, PAGE, content=page))
    return files
