"""The table that a command is asked for: game, players, options, seat."""

from collections.abc import Sequence

from ..games.game import BadSetup, Game, Value
from ..play.play import find_game
from ..play.position import blank, no_seat
from ..words import Said
from .mistakes import Mistake

USUAL_PLAYERS = 4
LONGEST_NUMBER = 20  # digits


def players_or_usual(game: Game, players: int | None) -> int:
    if players is not None:
        return players
    return USUAL_PLAYERS if USUAL_PLAYERS in game.players else game.players[0]


def read_options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """`mice=24` and the like; the last one counts. Whether a value is allowed is the game's to say."""
    options: dict[str, Value] = {}
    for text in texts:
        name, is_given, value = text.partition("=")
        if not is_given:
            raise Mistake(Said("cli-option-form", {"text": text[:80]}))
        options[name] = read_value(game, name, value)
    return options


def read_value(game: Game, name: str, text: str) -> Value:
    """As a number where the game wants one."""
    wanted = [each for option in game.options if option.name == name for each in option.values]
    is_number = text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER
    return int(text) if is_number and any(isinstance(each, int) for each in wanted) else text


def checked_table(name: str, players: int | None, options: Sequence[str], seat: int = 0) -> tuple[Game, int, dict[str, Value]]:
    """The game, the number of players and the options, or a clear word about what can't be: before anything is compiled."""
    game = find_game(name)
    number, chosen = players_or_usual(game, players), read_options(game, options)
    blank(game, number, chosen, 0)
    if not 0 <= seat < number:
        raise BadSetup(no_seat(seat, number - 1))
    return game, number, chosen
