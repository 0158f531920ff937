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

# By game: the version, and the digest of its behaviour. If the tests report another digest, raise the version and note both.
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
    """Return the version that this program plays. The digest distinguishes rules that changed without a new number."""
    version, known = RULES.get(game, ("0", ""))
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
