"""What a bot is: a value that turns the observation and the legal moves of a seat into a move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from ..games.arrays import Moves
from ..games.game import Game
from ..games.policy import Policy
from ..games.state import CommonState
from ..play.position import Position

# the observation of the seat at turn, its legal actions in ascending order, and the only source of chance
Choose = Callable[[Position, Sequence[int], Random], int]
# a compiled choose(state, moves, count, rng, scratch), and the scratch to call it with: for one thread at a time
Scratch = int | tuple[Any, ...]  # arrays; of a blend also the scratch of other bots
CompiledChoose = Callable[[CommonState, Moves, int, int, Any], int]
CompiledPolicy = tuple[CompiledChoose, Scratch]


def not_compiled(game: Game) -> CompiledPolicy | None:
    return None


def always(game: Game) -> bool:
    return True


def never(game: Game) -> bool:
    return False


@dataclass(frozen=True)
class Bot:
    """The same arguments give the same move: a bot has no memory, no clock and no other source of chance than `rng`."""

    id: str
    choose: Choose
    policy_of: Callable[[Game], Policy] | None = field(default=None, compare=False, repr=False)  # what `choose` calls, if it is compiled
    # the same player for compiled loops, if there is one
    compiled: Callable[[Game], CompiledPolicy | None] = field(default=not_compiled, compare=False, repr=False)
    limit_ms: int = 1000  # for a decision
    # whether it never uses `rng` in a game: the same observation always gives the same move
    is_deterministic: Callable[[Game], bool] = field(default=never, compare=False, repr=False)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle a bot of the registry or of a specification by its name: compiled functions can't be pickled."""
        from . import bot_named, is_named  # noqa: PLC0415  the registry imports this file

        return (bot_named, (self.id,)) if is_named(self) else (Bot, (self.id, self.choose, None, not_compiled, self.limit_ms))
