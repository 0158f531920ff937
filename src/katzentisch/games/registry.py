"""The registry of games: the four built-in ones and those that other packages register as entry points `katzentisch.games`."""

import logging
import re
from collections.abc import Container, Iterator
from functools import cache
from itertools import product
from typing import Any

import numba

from ..words import LANGUAGES, add_game_folder, knows, remove_game_folder
from . import katze_im_sack, katzenjammer_blues, mau_mau, maus_pass_auf
from .compiled import PLUG_INS
from .feature_encoding import no_features
from .game import Game
from .sentences import sentences_of

log = logging.getLogger("katzentisch.games")

BUILT_IN = (katzenjammer_blues.GAME, katze_im_sack.GAME, maus_pass_auf.GAME, mau_mau.GAME)

# Numba names compiled code after the number that a state's type got in the process that compiled it. The numbers must be the same in every
# process, or code of two games that was compiled in two processes has the same name, and one game runs the other's. Built-in games are
# numbered here, before any rule can run; plug-ins in `load_games`. Their numbers depend on each other, so the cache does too (compiled.py).
STATE_TYPES = [numba.from_dtype(game.state) for game in BUILT_IN]

ID = re.compile(r"[a-z][a-z0-9_]{1,39}")
MOST_PLAYERS = 10  # seats at a table
MOST_ACTIONS = 2**15  # legal actions are written as 16-bit integers
MOST_FEATURE = 2**7 - 1  # features are written as 8-bit integers


class BadGame(Exception):
    """A plug-in that is not a game of this program: what is wrong, and what would be right."""


@cache
def load_games() -> dict[str, Game]:
    """Return all games by id. A plug-in that can't be used is left out and reported; the other games work."""
    games = {game.id: game for game in BUILT_IN}
    for name, game in plug_in_games():
        try:
            check_game(game, games)
            check_numbering(game)
            add_words(game)
        except Exception as error:  # a field of another type than declared can raise anything
            problem = error if isinstance(error, BadGame) else f"{type(error).__name__}: {error}"
            log.warning("plug-in game %s is not available: %s", name, problem)
            continue
        games[game.id] = game
        STATE_TYPES.append(numba.from_dtype(game.state))
    return games


def plug_in_games() -> Iterator[tuple[str, Any]]:
    """Yield what the installed plug-ins register, by the name of the entry point."""
    for point in PLUG_INS:
        try:
            yield point.name, point.load()
        except Exception as error:
            log.warning("plug-in game %s (%s) can't be loaded: %s: %s", point.name, point.value, type(error).__name__, error)


def check_game(game: Any, others: Container[str]) -> None:
    """Raise BadGame if this is not a game that tables, files and the wire can handle, next to the others."""
    if not isinstance(game, Game):
        raise BadGame(f"the entry point must name a katzentisch Game, not a {type(game).__name__}")
    if not ID.fullmatch(game.id):
        raise BadGame(f"the id must be lower-case letters, digits and underscores, at most 40, not {game.id!r}")
    if game.id in others:
        raise BadGame(f"another game has the id {game.id!r}")
    if not game.players or not 2 <= game.players[0] <= game.players[-1] <= MOST_PLAYERS:
        raise BadGame(f"players must be a range within 2 to {MOST_PLAYERS}, not {game.players}")
    if game.default_players not in game.players:
        raise BadGame(f"default_players must be in {game.players}, not {game.default_players}")
    if not 1 <= game.actions <= MOST_ACTIONS:
        raise BadGame(f"actions must be 1 to {MOST_ACTIONS}, not {game.actions}")
    if game.view_type.__struct_config__.tag != game.id:
        raise BadGame(f"the tag of the view type {game.view_type.__name__} must be the id {game.id!r}")


def check_numbering(game: Game) -> None:
    """Raise BadGame if the names of actions or features do not fit the rules."""
    if game.action_groups and (named := sum(len(group.moves) for group in game.action_groups)) != game.actions:
        raise BadGame(f"action_groups must have {game.actions} moves, one for each action, not {named}")
    if (game.encode_features is no_features) == bool(game.feature_groups):
        raise BadGame("feature_groups must name what encode_features writes")
    if len({column.name for column in game.feature_columns}) != game.feature_count:
        raise BadGame("the names of feature columns must differ")
    for name, low, high in game.feature_columns:
        if not -MOST_FEATURE <= low <= high <= MOST_FEATURE:
            raise BadGame(f"the bounds of the feature {name} must be in order and within ±{MOST_FEATURE}, not {low} and {high}")


def add_words(game: Game) -> None:
    """Add a plug-in's sentences. Raises BadGame if a language or a sentence is missing."""
    folder = game.folder / "words"
    for language in LANGUAGES:
        if not (folder / f"{language}.ftl").is_file():
            raise BadGame(f"{folder} must have a file {language}.ftl")
    add_game_folder(folder)
    for language, sentence in product(LANGUAGES, sentences_of(game)):
        if not knows(sentence, language):
            remove_game_folder(folder)
            raise BadGame(f"{folder / language}.ftl must have the sentence {sentence}")
