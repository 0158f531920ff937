"""What a bot is: a value that turns the observation and the legal moves of a seat into a move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from numpy.typing import NDArray

from ..games.arrays import Moves
from ..games.game import Game
from ..games.policy import Policy
from ..games.state import CommonState
from ..play.position import Position

# the observation of the seat at turn, its legal actions in ascending order, and the only source of chance
Choose = Callable[[Position, Sequence[int], Random], int]
# a compiled choose(state, moves, count, rng, scratch), and the scratch to call it with: for one thread at a time
Scratch = int | tuple[NDArray[Any], ...]
CompiledChoose = Callable[[CommonState, Moves, int, int, Any], int]
CompiledPolicy = tuple[CompiledChoose, Scratch]


def not_compiled(game: Game) -> CompiledPolicy | None:
    return None


@dataclass(frozen=True)
class Bot:
    """The same arguments give the same move: a bot has no memory, no clock and no other source of chance than `rng`."""

    id: str
    choose: Choose
    policy_of: Callable[[Game], Policy] | None = field(default=None, compare=False, repr=False)  # what `choose` calls, if it is compiled
    # the same player for compiled loops, if there is one
    compiled: Callable[[Game], CompiledPolicy | None] = field(default=not_compiled, compare=False, repr=False)
    limit_ms: int = 1000  # for a decision
