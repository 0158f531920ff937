"""What a search works on besides its tree: compiled code makes no arrays, so they are laid out before."""

from typing import Any, NamedTuple

import numpy as np

from ...games.game import Game
from ...play.blank_state import copy_states
from ..net.network import Network

DEEPEST = 1000  # moves of an iteration that are remembered
NOTHING = np.zeros(1, np.float32)


class Desk(NamedTuple):
    root: Any  # one state: what the searching seat knows
    dream: Any  # one state: a world that fits
    world: Any  # one state: that world as it goes on
    blank: Any
    observation: Any  # one state: what the searching seat sees of that
    words: Any  # the same memory
    moves: Any  # legal actions
    found: Any  # their edges
    path: Any  # edges from the root on …
    movers: Any  # … and who chose them
    block: Any  # of chance


class Mind(NamedTuple):
    """A network and its scratch; with no weights there is none."""

    weights: Any
    shape: Any
    inputs: Any
    outputs: Any
    spare: Any


class Plan(NamedTuple):
    """How a game is searched best."""

    searched: int  # 1: the others' moves are searched too; 0: they play like the playouts, or like the network
    share: int  # iterations that one imagined world serves
    explore: float
    trust: float  # in the playouts' favourite, or in the network's chances, against all moves being equally likely at first
    doubt: float  # share of iterations in which the others go by rules of thumb though there is a network: not everybody has learned
    cut: float  # how much the network's value counts against a playout, from 0 to 1; 1 cuts the search short


def laid_out(game: Game, root: Any) -> Desk:
    blank = np.zeros(1, game.state)
    observation = copy_states(blank)
    moves, found = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.int32)
    path, movers = np.zeros(DEEPEST, np.int32), np.zeros(DEEPEST, np.int8)
    words = observation.view(np.uint32)
    return Desk(
        copy_states(root),
        copy_states(root),
        copy_states(root),
        blank,
        observation,
        words,
        moves,
        found,
        path,
        movers,
        np.zeros(16, np.uint32),
    )


def no_mind() -> Mind:
    return Mind(NOTHING[:0], np.zeros(1, np.int32), np.zeros(1, np.int8), NOTHING.copy(), NOTHING.copy())


def mind_of(network: Network) -> Mind:
    return Mind(*network.mind())
