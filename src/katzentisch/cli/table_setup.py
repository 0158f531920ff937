"""The game, players, options and seat that a command is given."""

from collections.abc import Sequence

from ..games.game import BadSetup, Game, Value
from ..play.blank_state import blank_state, no_such_seat
from ..play.fair_deal import LOT, First
from ..play.play import find_game
from ..words import Said
from .errors import UsageError

LONGEST_NUMBER = 20  # digits


def players_or_default(game: Game, players: int | None) -> int:
    if players is not None:
        return players
    return game.default_players


def parse_options(game: Game, texts: Sequence[str]) -> dict[str, Value]:
    """Parse options such as `mice=24`; the last one counts. The game decides which values are allowed."""
    options: dict[str, Value] = {}
    for text in texts:
        name, is_given, value = text.partition("=")
        if not is_given:
            raise UsageError(Said("cli-option-form", {"text": text[:80]}))
        options[name] = parse_value(game, name, value)
    return options


def parse_value(game: Game, name: str, text: str) -> Value:
    """Parse a value as a number if the option has numbers."""
    wanted = [each for option in game.options if option.name == name for each in option.values]
    is_number = text.isascii() and text.isdecimal() and len(text) < LONGEST_NUMBER
    return int(text) if is_number and any(isinstance(each, int) for each in wanted) else text


def read_first(text: str, players: int) -> First:
    """Return the seat that begins, or that a lot decides."""
    if text == LOT:
        return LOT
    if not (text.isascii() and text.isdecimal() and int(text[:LONGEST_NUMBER]) < players):
        raise UsageError(Said("cli-first-form", {"text": text[:80], "last": players - 1}))
    return int(text)


def check_table(name: str, players: int | None, options: Sequence[str], seat: int = 0) -> tuple[Game, int, dict[str, Value]]:
    """Return game, number of players and options, or raise a clear error before anything is compiled."""
    game = find_game(name)
    number, chosen = players_or_default(game, players), parse_options(game, options)
    blank_state(game, number, chosen, 0)
    if not 0 <= seat < number:
        raise BadSetup(no_such_seat(seat, number - 1))
    return game, number, chosen
