"""The commands, by import path: only the requested one is imported."""

import os
from collections.abc import Sequence

from cyclopts import App, Parameter

from .. import __version__
from .help_text import HelpFormatter
from .screen import Screen

COMMANDS = (
    "serve",
    "admin",
    "backup",
    "restore",
    "play",
    "games",
    "replay",
    "show",
    "review",
    "verify",
    "simulate",
    "arena",
    "study",
    "bots",
    "bench",
    "compile",
)

STARTED_AS = "KATZENTISCH_COMMAND"  # script/play sets it
DEFAULT_COMMAND = ["serve", "--open"]  # without any arguments


def make_app(screen: Screen) -> App:
    app = App(
        name="katzentisch",
        help="cli-about",
        help_epilogue=screen.say("cli-help-epilogue"),
        help_format="plaintext",
        help_formatter=HelpFormatter(screen),
        version=__version__,
        console=screen.out,
        default_parameter=Parameter(negative=(), show_default=False),
    )
    app["--help"].help, app["--version"].help = "cli-help-flag", "cli-version-flag"
    for place, name in enumerate(COMMANDS):
        app.command(f"katzentisch.cli.{name}:{name}", name=name, help=f"cli-{name}", sort_key=place)
    return app


def dispatch(arguments: Sequence[str], screen: Screen) -> int:
    """Run the command that the arguments name, with the screen if it takes one."""
    wanted = list(arguments) or DEFAULT_COMMAND
    if not arguments:
        screen.print("cli-more-commands", command=os.environ.get(STARTED_AS, "katzentisch"))
    command, bound, asked = make_app(screen).parse_args(wanted, exit_on_error=False, print_error=False)
    given = {"screen": screen} if "screen" in asked else {}
    code = command(*bound.args, **bound.kwargs, **given)
    return code if isinstance(code, int) else 0
