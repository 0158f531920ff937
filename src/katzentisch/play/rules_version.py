"""Which version of a game's rules this program plays: a log means the same only under the version that it was written with.

A version is known by its behaviour, not by its source: a fixed set of games is played, and what happened is hashed. So a new comment or a
faster loop changes nothing, and a change of the rules shows at once, even if nobody gave it a number.
"""

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from ..games.game import Game, Value
from .play import Play, find_game

# By game: the version, and the digest of its behaviour. Where the tests say that the digest is another, raise the version and note both.
RULES = {
    "katzenjammer_blues": ("1", "68c21d0849d7a40be62ed5c1f1763edc2b53a293293b56d00c26baf6d9473a8c"),
    "katze_im_sack": ("1", "7e5e7c565f5f5c6de4ff92d97a83019b7c786758dba2c111f7e552de862750c4"),
    "maus_pass_auf": ("1", "b1886a7c9943dd5d13ac53fb9341121f572618d197065bed668a312c357eeb3d"),
    "mau_mau": ("1", "9216632fb6fb7ce5c059f30ead264516339022ff54f855d3ebd6283c1fa0aa7d"),
}
FIRST = "1"  # of logs that don't name one
GAMES_EACH = 2  # for each table of the set
LONGEST = 200  # decisions: enough to shuffle, and to end most games


@cache
def rules_version(game: str) -> str:
    """The version that this program plays. Rules that were changed without a new number are told apart by their digest."""
    version, known = RULES.get(game, ("0", ""))
    found = behaviour(find_game(game))
    return version if found == known else f"{version}-{found[:12]}"


def is_current(game: str, rules: str) -> bool:
    """Whether a log that names these rules still means the same."""
    return (rules or FIRST) == rules_version(game)


def behaviour(game: Game) -> str:
    """The digest of what the rules do in the fixed set of games."""
    digest = hashlib.sha256()
    for players in game.players:
        for options in agreements(game, players):
            for seed in range(GAMES_EACH):
                for fact in facts(game, players, options, seed):
                    digest.update(msgspec.json.encode(fact) + b"\n")
    return digest.hexdigest()


def agreements(game: Game, players: int) -> Iterator[dict[str, Value]]:
    """The usual options, and each other value once."""
    yield {}
    for option in game.options:
        for value in option.allowed(players):
            if value != option.usual(players):
                yield {option.name: value}


def facts(game: Game, players: int, options: Mapping[str, Value], seed: int) -> Iterator[Any]:
    """Of one game: its table, its setup, the legal moves at every decision, what chance decided, the result."""
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
    """Chance that is the same in every Python."""
    return int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:4], "little")
