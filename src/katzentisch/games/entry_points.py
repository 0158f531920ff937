"""Entry points for calling the rules from Python: an array of states and an index are twice as fast as a single NumPy record."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from .arrays import Moves, States, Words
from .bound import apply, begin, chance, deal, determinize, legal, observe
from .chance import reseed
from .compiled import bind
from .game import Game
from .state import CHANCE


def deal_at(batch: States, i: int, key: Words) -> None:
    reseed(batch[i], key, 0)
    deal(batch[i])


def begin_at(batch: States, i: int) -> None:
    begin(batch[i])


def legal_at(batch: States, i: int, moves: Moves) -> int:
    return legal(batch[i], moves)


def apply_at(batch: States, i: int, action: int) -> bool:
    return apply(batch[i], action)


def chance_at(batch: States, i: int) -> None:
    chance(batch[i])


def step_at(batch: States, i: int, action: int, moves: Moves) -> int:
    """Play an action, let chance decide what is due, and write the next legal actions. Return their number, or -1 for an illegal action."""
    if not apply(batch[i], action):
        return -1
    while batch[i].turn == CHANCE and batch[i].end == 0:
        chance(batch[i])
    return legal(batch[i], moves)


def observe_at(batch: States, i: int, seat: int, out: States, j: int) -> None:
    """Write the observation into out[j], which must be blank."""
    observe(batch[i], seat, out[j])


def determinize_at(batch: States, i: int, key: Words) -> None:
    reseed(batch[i], key, 0)
    determinize(batch[i])


@dataclass(frozen=True)
class EntryPoints:
    deal: Callable[[States, int, Words], None]
    begin: Callable[[States, int], None]
    legal: Callable[[States, int, Moves], int]
    apply: Callable[[States, int, int], bool]
    chance: Callable[[States, int], None]
    step: Callable[[States, int, int, Moves], int]
    observe: Callable[[States, int, int, States, int], None]
    determinize: Callable[[States, int, Words], None]


def rules_of(game: Game) -> dict[str, Callable[..., Any]]:
    return {name: getattr(game, name) for name in ("deal", "begin", "legal", "apply", "chance", "observe", "determinize")}


@cache
def entry_points(game: Game) -> EntryPoints:
    rules = rules_of(game)
    return EntryPoints(
        deal=bind(deal_at, game.id, **rules),
        begin=bind(begin_at, game.id, **rules),
        legal=bind(legal_at, game.id, **rules),
        apply=bind(apply_at, game.id, **rules),
        chance=bind(chance_at, game.id, **rules),
        step=bind(step_at, game.id, **rules),
        observe=bind(observe_at, game.id, **rules),
        determinize=bind(determinize_at, game.id, **rules),
    )
