"""The memory of a search besides its tree, and its parameters. Compiled code allocates no arrays, so they are allocated here."""

from typing import NamedTuple

import numpy as np

from ...games.arrays import Features, Float32s, Int8s, Int32s, Moves, States, Words
from ...games.game import Game
from ...play.blank_state import copy_states
from ..belief import Worlds, no_worlds
from ..net.network import Network

MAX_DEPTH = 1000  # decisions of an iteration that are recorded
EMPTY = np.zeros(1, np.float32)


class Workspace(NamedTuple):
    root: States  # one state: the observation of the searching seat
    determinization: States  # one state: sampled to fit the root
    state: States  # one state: the determinization as it is played on
    blank: States
    observation: States  # one state: what the searching seat observes of `state`
    words: Words  # the memory of `observation` as words
    moves: Moves  # legal actions
    found: Int32s  # their edges
    path: Int32s  # edges from the root
    movers: Int8s  # by edge of the path: the seat that chose it
    block: Words  # of ChaCha20
    worlds: Worlds  # of a belief: determinizations are taken from them, if there are any


class NetworkScratch(NamedTuple):
    """A network and the buffers for its evaluation; without a network `weights` is empty."""

    weights: Float32s
    shape: Int32s
    inputs: Features
    outputs: Float32s
    hidden: Float32s


def make_workspace(game: Game, root: States, worlds: Worlds | None = None) -> Workspace:
    blank = np.zeros(1, game.state)
    observation = copy_states(blank)
    moves, found = np.zeros(game.actions, np.int16), np.zeros(game.actions, np.int32)
    path, movers = np.zeros(MAX_DEPTH, np.int32), np.zeros(MAX_DEPTH, np.int8)
    states = copy_states(root), copy_states(root), copy_states(root), blank, observation
    block, among = np.zeros(16, np.uint32), no_worlds(game) if worlds is None else worlds
    return Workspace(*states, observation.view(np.uint32), moves, found, path, movers, block, among)


def no_network() -> NetworkScratch:
    return NetworkScratch(EMPTY[:0], np.zeros(1, np.int32), np.zeros(1, np.int8), EMPTY.copy(), EMPTY.copy())


def scratch_for(network: Network) -> NetworkScratch:
    return NetworkScratch(*network.with_scratch())
