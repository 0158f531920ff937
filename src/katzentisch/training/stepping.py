"""The loops of loops.py, compiled for a game: for threads of the CPU, and as a kernel for a GPU."""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ..batch.gpu import load_cuda
from ..bots.outcome import win_share, worth
from ..bots.rules import POLICIES
from ..games.calls import meanings
from ..games.compiled import bind, rebind
from ..games.game import Game
from . import loops


@dataclass(frozen=True)
class Loops:
    advance: Any
    advance_some: Any


@cache
def compiled_for(game: Game) -> Loops:
    names = {**meanings(game), "features": game.features, "worth": worth, "win_share": win_share, "policy": POLICIES[game.id]}
    redeal = bind(loops.redeal, game.id, **names)
    finish = bind(loops.finish, game.id, redeal_game=redeal, **names)
    settle = bind(loops.settle, game.id, finish_game=finish, **names)
    advance = bind(loops.advance, game.id, redeal_game=redeal, settle_game=settle, **names)
    return Loops(advance, bind(loops.advance_some, game.id, advance_game=advance))


@cache
def kernel_for(game: Game) -> Any:
    device = load_cuda()
    names = {"cuda": device, "STATE": game.state, "ACTIONS": game.actions, "MOVE": np.int16, "WORD": np.uint32}
    return device.jit(rebind(loops.advance_one, game.id, advance_game=compiled_for(game).advance, **names))
