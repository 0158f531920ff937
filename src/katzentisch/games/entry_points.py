"""Entry points for calling the rules from Python: an array of states and an index are twice as fast as a single NumPy record."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from numba import int64

from .arrays import Features, Moves, States, Words
from .bound import ACTIONS, STATE, apply, begin, chance, deal, determinize, encode_features, legal, observe
from .chance import reseed
from .compiled import bind, bind_with_gil, direct
from .game import Game
from .memory import moves_at, state_at
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


def step_at(where: Any, action: int, moves_where: Any) -> int:
    """Play an action, let chance decide what is due, and write the next legal actions. Return their number, or -1 for an illegal action.

    The state and the moves are given by their addresses (memory.py): no other call from Python is as frequent.
    """
    state = state_at(where, STATE)
    if action < 0 or action >= ACTIONS or not apply(state, action):
        return -1
    while state.turn == CHANCE and state.end == 0:
        chance(state)
    return legal(state, moves_at(moves_where, ACTIONS))


def observe_at(batch: States, i: int, seat: int, out: States, j: int) -> None:
    """Write the observation into out[j], which must be blank."""
    observe(batch[i], seat, out[j])


def determinize_at(batch: States, i: int, key: Words) -> None:
    reseed(batch[i], key, 0)
    determinize(batch[i])


def features_at(batch: States, i: int, out: Features) -> None:
    """Write the features of the seat at turn."""
    encode_features(batch[i], out)


@dataclass(frozen=True)
class EntryPoints:
    deal: Callable[[States, int, Words], None]
    begin: Callable[[States, int], None]
    legal: Callable[[States, int, Moves], int]
    apply: Callable[[States, int, int], bool]
    chance: Callable[[States, int], None]
    step: Callable[[Any, int, Any], int]
    observe: Callable[[States, int, int, States, int], None]
    determinize: Callable[[States, int, Words], None]
    features: Callable[[States, int, Features], None]

    @cached_property
    def direct_step(self) -> Callable[[Any, int, Any], int]:
        """`step`, called without a look at the types; raises TypeError or OverflowError for what is not a 64-bit integer."""
        return direct(self.step, int64, int64, int64)


def rules_of(game: Game) -> dict[str, Callable[..., Any]]:
    return {
        name: getattr(game, name) for name in ("deal", "begin", "legal", "apply", "chance", "observe", "determinize", "take_back", "forget")
    }


@cache
def entry_points(game: Game) -> EntryPoints:
    rules = rules_of(game)
    return EntryPoints(
        deal=bind(deal_at, game.id, **rules),
        begin=bind(begin_at, game.id, **rules),
        legal=bind_with_gil(legal_at, game.id, **rules),
        apply=bind_with_gil(apply_at, game.id, **rules),
        chance=bind(chance_at, game.id, **rules),
        step=bind_with_gil(step_at, game.id, STATE=game.state, ACTIONS=game.actions, **rules),
        observe=bind_with_gil(observe_at, game.id, **rules),
        determinize=bind(determinize_at, game.id, **rules),
        features=bind(features_at, game.id, encode_features=game.encode_features),
    )
