"""The search itself, compiled for each game: information-set Monte-Carlo tree search with one observer.

An iteration imagines a world that fits what the searching seat knows and walks through it. Where a seat decides, the statistics are found
by what the searching seat sees there: so it learns what is good on average over the worlds that it can't tell apart. Who moves maximises
its own worth. The first new situation ends the walk: the rest is played out by rules of thumb, or judged by a network.
"""

from typing import Any

from ...games.chance import HALF, chacha, reseed, whole
from ...games.fast_random import next_rng, rng_from
from ...games.state import CHANCE
from ..outcome import worth
from .choosing import most_promising, note_choice, note_result
from .desk import Desk, Mind, Plan
from .tree import FULL, KNOWN, NEW, Tree, find_edges, key_of, node_of

# what `bind` gives a meaning for each game: its rules, …
legal: Any
apply: Any
chance: Any
observe: Any
determinize: Any
# … playouts.py and guide.py, …
play_out: Any
look: Any
guess: Any
priors: Any
foresee: Any
# … and the functions below
dream: Any
situation: Any
descend: Any


def imagine_world(desk: Desk, key: Any, number: int, share: int) -> None:
    """What happens by chance in iteration `number` of a search follows from its key alone. A world may serve several iterations."""
    chacha(key, number, desk.block)
    if number % share == 0:
        desk.dream[0] = desk.root[0]
        reseed(desk.dream[0], desk.block, 0)
        determinize(desk.dream[0])
    desk.world[0] = desk.dream[0]


def find_situation(tree: Tree, desk: Desk, seat: int, count: int) -> int:
    """The edges of the legal moves, into `found`, by what the searching seat sees of the world; whose turn it is belongs to that."""
    desk.observation[0] = desk.blank[0]
    observe(desk.world[0], seat, desk.observation[0])
    node = node_of(tree, key_of(desk.words))
    if node == FULL:
        return FULL
    newness = NEW if tree.firsts[node] == 0 else KNOWN
    return newness if find_edges(tree, node, desk.moves, count, desk.found) > 0 else FULL


def walk_down(tree: Tree, desk: Desk, mind: Mind, plan: Plan) -> int:
    """To the end of the game or the first new situation; the way is in `path` and `movers`. Returns its length."""
    state, moves, found = desk.world[0], desk.moves, desk.found
    seat, depth, rng = int(desk.root[0].turn), 0, rng_from(desk.block, 8)
    by_rules = (whole(desk.block[12]) & HALF) < plan.doubt * HALF
    newness = KNOWN
    while state.end == 0 and newness == KNOWN:
        if state.turn == CHANCE:
            chance(state)
            continue
        rng = next_rng(rng)
        count = legal(state, moves)
        if count == 1:
            apply(state, int(moves[0]))
        elif state.turn != seat and plan.searched == 0:
            apply(state, guess(state, moves, count, rng, mind, by_rules))
        else:
            newness = situation(tree, desk, seat, count) if depth < len(desk.path) else FULL
            if newness == NEW:
                priors(state, moves, count, rng, tree.edges, found, mind, plan.trust)
            elif newness == FULL:
                look(state, mind)
            if newness == KNOWN or (newness == NEW and len(mind.weights) == 0):
                note_choice(tree.edges, found, count)
                place = most_promising(tree.edges, found, count, plan.explore)
                desk.path[depth], desk.movers[depth] = found[place], state.turn
                depth += 1
                apply(state, int(moves[place]))
    return depth


def iterate(tree: Tree, desk: Desk, mind: Mind, plan: Plan, key: Any, start: int, stop: int) -> None:
    """Iterations start … stop-1 of a search."""
    for number in range(start, stop):
        dream(desk, key, number, plan.share)
        depth = descend(tree, desk, mind, plan)
        state = desk.world[0]
        seat = int(desk.root[0].turn)
        cut = plan.cut if len(mind.weights) > 0 and state.end == 0 else 0.0
        foreseen = foresee(state, seat, mind) if cut > 0.0 else 0.0
        if cut < 1.0:
            play_out(state, desk.moves, rng_from(desk.block, 10), 0)
        for step in range(depth):
            mover = int(desk.movers[step])
            played = worth(state, mover) if cut < 1.0 else 0.0
            note_result(tree.edges, int(desk.path[step]), cut * foreseen + (1.0 - cut) * played)
