"""The tree of a search in arrays of a fixed size: nodes are observations of the searching seat, edges hold the statistics of moves.

A node is found by its key in `slots`, a hash table with open addressing. Its moves are edges in one pool, linked in ascending order
of their actions, since another seat's moves may be legal in one determinization and not in another. Edge 0 means none.
"""

from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...games.arrays import Int32s, Int64s, Moves, Words
from ...games.chance import WORD, whole
from ...games.compiled import rule

NODES = 1 << 17
EDGES = 1 << 21
HIGH = (1 << 31) - 1
FACTORS = 0x5BD1E995, 0x7FEB352D
KNOWN, NEW, FULL = 0, 1, -1
UNTRIED_WORTH = 0.5  # of a node's moves before any was tried

EDGE: np.dtype[np.record] = np.dtype(  # type: ignore[assignment]
    (
        np.record,
        [
            ("total", np.float64),  # sum of the mover's worth, and of its squares
            ("squares", np.float64),
            ("prior", np.float32),
            ("visits", np.int32),
            ("available", np.int32),  # how often it was legal when its node was visited
            ("next", np.int32),
            ("action", np.int32),
        ],
    )
)

Edges = NDArray[np.record]  # of type EDGE


class Tree(NamedTuple):
    slots: Int32s  # number of a node + 1, or 0
    keys: Int64s  # by node
    firsts: Int32s  # by node: its first edge
    edges: Edges
    used: Int32s  # nodes, edges


def empty_tree() -> Tree:
    """Allocate a tree. The system maps zero pages lazily, so a short search touches only a small part of it."""
    edges = np.zeros(EDGES, EDGE)
    return Tree(np.zeros(2 * NODES, np.int32), np.zeros(NODES, np.int64), np.zeros(NODES, np.int32), edges, np.array([0, 1], np.int32))


@rule
def key_of(words: Words) -> int:
    """Hash a state: two hashes of 32 and 31 bits, whose products fit a signed word, as interpreted numbers would."""
    low, high = len(words), 0
    for place in range(len(words)):
        word = whole(words[place])
        low = ((low ^ word) * FACTORS[0]) & WORD
        low ^= low >> 15
        high = ((high ^ word) * FACTORS[1]) & WORD
        high ^= high >> 13
    return low | (high & HIGH) << 32


@rule
def node_of(tree: Tree, key: int) -> int:
    """Find the node with this key or add it; FULL if there is no room."""
    slot = key % len(tree.slots)
    while tree.slots[slot] > 0:
        node = int(tree.slots[slot]) - 1
        if tree.keys[node] == key:
            return node
        slot = slot + 1 if slot + 1 < len(tree.slots) else 0
    node = int(tree.used[0])
    if node == len(tree.keys):
        return FULL
    tree.used[0] += 1
    tree.slots[slot] = node + 1
    tree.keys[node] = key
    return node


@rule
def find_edges(tree: Tree, node: int, moves: Moves, count: int, found: Int32s) -> int:
    """Write the edges of these moves to `found`, adding missing ones while there is room. Returns how many there are."""
    before, here, edges = 0, int(tree.firsts[node]), 0
    for place in range(count):
        while here != 0 and tree.edges[here].action < moves[place]:
            before, here = here, int(tree.edges[here].next)
        if here != 0 and tree.edges[here].action == moves[place]:
            found[place] = here
        else:
            found[place] = add_edge(tree, node, before, here, int(moves[place]), 1.0 / count)
        if found[place] != 0:
            before, here = int(found[place]), int(tree.edges[found[place]].next)
            edges += 1
    return edges


@rule
def add_edge(tree: Tree, node: int, before: int, after: int, action: int, prior: float) -> int:
    edge = int(tree.used[1])
    if edge == len(tree.edges):
        return 0
    tree.used[1] += 1
    tree.edges[edge].action = action
    tree.edges[edge].prior = prior
    tree.edges[edge].next = after
    if before == 0:
        tree.firsts[node] = edge
    else:
        tree.edges[before].next = edge
    return edge


@rule
def select_edge(edges: Edges, found: Int32s, count: int, exploration: float) -> int:
    """Select the place in `found` of the edge with the highest upper confidence bound (PUCT); -1 if there is no edge.

    How often an edge was available takes the place of the parent's visits.
    """
    usual = mean_of_all(edges, found, count)
    best, best_score = -1, 0.0
    for place in range(count):
        edge = edges[found[place]]
        if found[place] != 0:
            visits = int(edge.visits)
            mean = edge.total / visits if visits > 0 else usual
            score = mean + exploration * edge.prior * sqrt(float(edge.available)) / (1 + visits)
            if best < 0 or score > best_score:
                best, best_score = place, score
    return best


@rule
def mean_of_all(edges: Edges, found: Int32s, count: int) -> float:
    visits, total = 0, 0.0
    for place in range(count):
        visits += int(edges[found[place]].visits)
        total += edges[found[place]].total
    return total / visits if visits > 0 else UNTRIED_WORTH


@rule
def count_available(edges: Edges, found: Int32s, count: int) -> None:
    for place in range(count):
        edges[found[place]].available += 1


@rule
def add_result(edges: Edges, edge: int, worth: float) -> None:
    edges[edge].visits += 1
    edges[edge].total += worth
    edges[edge].squares += worth * worth
