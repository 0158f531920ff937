"""What compiled loops use and `bind` supplies for each game: here are only the types. Whatever is left unbound raises `Unbound`."""

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from .arrays import Features, Moves
from .compiled import placeholder
from .state import CommonState

# the rules, see game.py
deal: Callable[[CommonState], None] = placeholder("deal")
begin: Callable[[CommonState], None] = placeholder("begin")
legal: Callable[[CommonState, Moves], int] = placeholder("legal")
apply: Callable[[CommonState, int], bool] = placeholder("apply")
chance: Callable[[CommonState], None] = placeholder("chance")
observe: Callable[[CommonState, int, CommonState], None] = placeholder("observe")
determinize: Callable[[CommonState], None] = placeholder("determinize")
take_back: Callable[[CommonState], int] = placeholder("take_back")
forget: Callable[[CommonState], None] = placeholder("forget")
standing_now: Callable[[CommonState, int], int] = placeholder("standing_now")
encode_features: Callable[[CommonState, Features], None] = placeholder("encode_features")

# a policy: of state, moves, count and rng, see bots/policies.py; and of scratch as well, see bots/bot.py
choose: Callable[[CommonState, Moves, int, int], int] = placeholder("choose")
choose_with_scratch: Callable[[CommonState, Moves, int, int, Any], int] = placeholder("choose_with_scratch")


class LocalMemory(Protocol):
    def array(self, size: int, dtype: np.dtype[Any] | type[np.generic]) -> NDArray[Any]: ...


class Cuda(Protocol):
    """The part of `numba.cuda` that kernels use."""

    local: LocalMemory

    def grid(self, dimensions: int) -> int: ...


# what a kernel needs: `numba.cuda`, the type of a state, and the number of actions
cuda: Cuda = placeholder("cuda")
STATE: np.dtype[np.record] = placeholder("STATE")
ACTIONS: int = placeholder("ACTIONS")
