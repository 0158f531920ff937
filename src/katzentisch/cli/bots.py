"""katzentisch bots: list the bots and their measured strength."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from ..arena.rating import shipped_ratings
from ..bots import BOTS
from ..play.play import find_game
from .arena import rating_text
from .screen import OnScreen, Screen


def bots(
    game: Annotated[str | None, Parameter(help="cli-bots-game")] = None,
    /,
    *,
    json: Annotated[bool, Parameter(help="cli-json")] = False,
    screen: OnScreen,
) -> None:
    games = [find_game(game).id] if game else list(shipped_ratings())
    listed = [as_dict(screen, bot, games) for bot in BOTS]
    if json:
        screen.emit(msgspec.json.encode(listed).decode())
    else:
        screen.show(table(screen, listed, games))
        screen.write(screen.say("cli-bots-note"), "dim")


def as_dict(screen: Screen, bot: str, games: list[str]) -> dict[str, Any]:
    ratings = {game: shipped_ratings()[game][bot] for game in games if bot in shipped_ratings().get(game, {})}
    return {"id": bot, "name": screen.say(f"bot-{bot}"), "about": screen.say(f"bot-{bot}-about"), "ratings": ratings}


def table(screen: Screen, listed: list[dict[str, Any]], games: list[str]) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    shown.add_column(screen.say("cli-arena-bot"), no_wrap=True)
    shown.add_column(screen.say("cli-bots-about"))
    for game in games:
        shown.add_column(screen.say(f"{game}-name"), justify="right")
    for bot in listed:
        rated = (bot["ratings"].get(game) for game in games)
        what = Text.assemble((bot["name"], "bold"), f": {bot['about']}")
        shown.add_row(bot["id"], what, *(rating_text(rating) for rating in rated))
    return shown
