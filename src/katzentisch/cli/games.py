"""katzentisch games: list the games, their numbers of players and their options."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich import box
from rich.table import Table
from rich.text import Text

from ..games import GAMES
from ..games.game import Game, Option, Value
from .screen import OnScreen, Screen


def games(*, json: Annotated[bool, Parameter(help="cli-games-json")] = False, screen: OnScreen) -> None:
    if json:
        listed = [as_dict(game, screen) for game in GAMES.values()]
        screen.emit(msgspec.json.format(msgspec.json.encode(listed), indent=2).decode())
    else:
        screen.show(table(screen))
        screen.write(screen.say("cli-games-note"), "dim")


def table(screen: Screen) -> Table:
    shown = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    shown.add_column(screen.say("cli-games-id"), no_wrap=True)
    shown.add_column(screen.say("cli-games-players"), no_wrap=True)
    shown.add_column(screen.say("cli-games-options"))
    for game in GAMES.values():
        lines = [Text(f"{option.name}: {values(option, game.players)}", "cyan") for option in game.options]
        name, about = (screen.say(f"{game.id}-{each}") for each in ("name", "about"))
        shown.add_row(Text(game.id, "bold"), span(list(game.players)), Text("\n").join([Text(name, "bold"), Text(about), *lines, Text()]))
    return shown


def values(option: Option, players: range) -> str:
    """Return the values of an option with defaults marked: `secret*, open`, or `20* (2–4), 24* (5–6)` if the default depends on the
    players."""
    usual = usual_for(option, players)
    if len(usual) == 1:
        return ", ".join(f"{value}*" if value in usual else str(value) for value in option.values)
    return ", ".join(f"{value}* ({span(usual[value])})" if value in usual else str(value) for value in option.values)


def usual_for(option: Option, players: range) -> dict[Value, list[int]]:
    """Return each default with the numbers of players it applies to."""
    usual: dict[Value, list[int]] = {}
    for number in players:
        usual.setdefault(option.usual(number), []).append(number)
    return usual


def span(numbers: list[int]) -> str:
    return f"{numbers[0]}–{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def as_dict(game: Game, screen: Screen) -> dict[str, Any]:
    return {
        "id": game.id,
        "name": screen.say(f"{game.id}-name"),
        "about": screen.say(f"{game.id}-about"),
        "players": list(game.players),
        "options": [option_as_dict(option, game.players) for option in game.options],
    }


def option_as_dict(option: Option, players: range) -> dict[str, Any]:
    """Return an option for JSON; `default` is a value, or an object with one for each number of players."""
    by_players = {str(number): option.usual(number) for number in players}
    fixed = len(set(by_players.values())) == 1
    return {"name": option.name, "values": option.values, "default": option.usual(players[0]) if fixed else by_players}
