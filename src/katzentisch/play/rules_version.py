"""The version of a game's rules that this program plays: a log is valid only under the version it was written with.

A version is identified by its behaviour, not by its source: a fixed set of games is played, and the result is hashed. A new comment or a
faster loop changes nothing, and a change of the rules shows at once, even without a new number.
"""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from ..games.game import Game, Value
from .play import Play, find_game

FIRST = "1"  # of logs that don't name one
GAMES_EACH = 2  # for each table of the set
LONGEST = 200  # decisions: enough to shuffle, and to end most games


@cache
def rules_version(game: str) -> str:
    """Return the version that this program plays. The digest distinguishes rules that changed without a new number."""
    version, known = find_game(game).rules_version
    found = behaviour_digest(find_game(game))
    return version if found == known else f"{version}-{found[:12]}"


def is_current(game: str, rules: str) -> bool:
    """Whether a log of these rules can be replayed by this program."""
    return (rules or FIRST) == rules_version(game)


def behaviour_digest(game: Game) -> str:
    """Return the digest of what the rules do in the fixed set of games."""
    digest = hashlib.sha256()
    for players in game.players:
        for options in option_sets(game, players):
            for seed in range(GAMES_EACH):
                for fact in game_facts(game, players, options, seed):
                    digest.update(msgspec.json.encode(fact) + b"\n")
    return digest.hexdigest()


def option_sets(game: Game, players: int) -> Iterator[dict[str, Value]]:
    """Yield the default options, then every other value once."""
    yield {}
    for option in game.options:
        for value in option.allowed(players):
            if value != option.usual(players):
                yield {option.name: value}


def game_facts(game: Game, players: int, options: Mapping[str, Value], seed: int) -> Iterator[Any]:
    """Yield the facts of one game: its table, its setup, the legal moves at every decision, what chance decided, the result."""
    play = Play(game.id, players, options=options, first=seed % players, seed=seed)
    yield [game.id, players, options, play.setup]
    for number in range(LONGEST):
        if play.over:
            break
        moves = sorted(play.legal)
        yield [play.turn, moves]
        steps = play.move(moves[pick(seed, number) % len(moves)])
        yield [step.entry for step in steps]
    yield play.result


def pick(seed: int, number: int) -> int:
    """Return a pseudo-random number that is the same in every Python."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:4], "little")
