"""Entry points for calling the rules from Python: an array of states and an index are twice as fast as a single NumPy record."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from .chance import reseed
from .compiled import bind
from .game import Game
from .state import CHANCE

# bound for each game
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
    """Play an action, let chance decide what is due, and write the next legal actions. Return their number, or -1 for an illegal action."""
    if not apply(batch[i], action):
        return -1
    while batch[i].turn == CHANCE and batch[i].end == 0:
        chance(batch[i])
    count: int = legal(batch[i], moves)
    return count


def observe_at(batch: Any, i: int, seat: int, out: Any, j: int) -> None:
    """Write the observation into out[j], which must be blank."""
    observe(batch[i], seat, out[j])


def determinize_at(batch: Any, i: int, key: Any) -> None:
    reseed(batch[i], key, 0)
    determinize(batch[i])


@dataclass(frozen=True)
class EntryPoints:
    deal: Any
    begin: Any
    legal: Any
    apply: Any
    chance: Any
    step: Any
    observe: Any
    determinize: Any


def rules_of(game: Game) -> dict[str, Any]:
    return {name: getattr(game, name) for name in ("deal", "begin", "legal", "apply", "chance", "observe", "determinize")}


@cache
def entry_points(game: Game) -> EntryPoints:
    templates = (deal_at, begin_at, legal_at, apply_at, chance_at, step_at, observe_at, determinize_at)
    return EntryPoints(*(bind(template, game.id, **rules_of(game)) for template in templates))
