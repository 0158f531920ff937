"""The rules as Python calls them: with an array of states and an index, which is twice as fast as with a single NumPy record."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from .chance import reseed
from .compiled import bind
from .game import Game
from .state import CHANCE

# the names that `bind` gives a meaning for each game
deal: Any
begin: Any
legal: Any
apply: Any
chance: Any
observe: Any
determinize: Any


def deal_at(batch: Any, i: int, key: Any) -> None:
    reseed(batch[i], key, 0)
    deal(batch[i])


def begin_at(batch: Any, i: int) -> None:
    begin(batch[i])


def legal_at(batch: Any, i: int, moves: Any) -> int:
    count: int = legal(batch[i], moves)
    return count


def apply_at(batch: Any, i: int, action: int) -> bool:
    accepted: bool = apply(batch[i], action)
    return accepted


def chance_at(batch: Any, i: int) -> None:
    chance(batch[i])


def step_at(batch: Any, i: int, action: int, moves: Any) -> int:
    """Plays an action, lets chance decide what is due, and writes the next legal actions; -1, and nothing changed, if it is not legal."""
    if not apply(batch[i], action):
        return -1
    while batch[i].turn == CHANCE and batch[i].end == 0:
        chance(batch[i])
    count: int = legal(batch[i], moves)
    return count


def observe_at(batch: Any, i: int, seat: int, out: Any, j: int) -> None:
    """Into out[j], which must be blank."""
    observe(batch[i], seat, out[j])


def determinize_at(batch: Any, i: int, key: Any) -> None:
    reseed(batch[i], key, 0)
    determinize(batch[i])


@dataclass(frozen=True)
class Calls:
    deal: Any
    begin: Any
    legal: Any
    apply: Any
    chance: Any
    step: Any
    observe: Any
    determinize: Any


def meanings(game: Game) -> dict[str, Any]:
    return {name: getattr(game, name) for name in ("deal", "begin", "legal", "apply", "chance", "observe", "determinize")}


@cache
def calls(game: Game) -> Calls:
    templates = (deal_at, begin_at, legal_at, apply_at, chance_at, step_at, observe_at, determinize_at)
    return Calls(*(bind(template, game.id, **meanings(game)) for template in templates))
