"""What a seat has seen and done since the deal: the changes of a position, and the information states that follow from them.

A history is a linked list, the latest change first, so that copies of a position share it. A change is an action together with all that
chance decided after it, or a state: what was played or decided step by step, with the action that led to it, which chance has none of.

An information state is a hash chain: over the seat's first observation, then over each later one and the seat's own action before it.
"""

import hashlib
from typing import TYPE_CHECKING, Any

import numpy as np

from ..games.arrays import States
from ..games.state import CHANCE, IN_PROGRESS

if TYPE_CHECKING:
    from .position import Position

Change = int | tuple[int | None, bytes]
History = tuple[Any, Change] | None
Memory = dict[int, tuple[History, bytes, bytes]]  # by seat: a history, the state after it, and the information state there


def changes_since(history: History, earlier: History) -> list[Change] | None:
    """Return the changes after an earlier history, in order; None if it is no part of this one."""
    changes: list[Change] = []
    while history is not earlier:
        if history is None:
            return None
        history, change = history
        changes.append(change)
    return changes[::-1]


def information_state(position: "Position", seat: int) -> bytes:
    """Return a seat's information state, computed from the last one that is known; it is remembered."""
    start = None, position.origin, position.prefixes.get(seat, b"")
    known, state, digest = position.memory.get(seat, start)
    changes = changes_since(position.history, known)
    if changes is None:  # the position went on from an earlier point
        known, state, digest = start
        changes = changes_since(position.history, None)
    assert changes is not None
    assert state is not None
    array = np.frombuffer(bytearray(state), position.game.state)
    digest = digest or link(b"", b"", position, array, seat)
    own = b""
    for change in changes:
        own += own_action(array, seat, change)
        make_change(position, array, change)
        if not is_chance_due(array):
            digest, own = link(digest, own, position, array, seat), b""
    if is_chance_due(array):
        return link(digest, own, position, array, seat)
    position.memory[seat] = position.history, array.tobytes(), digest
    return digest


def is_chance_due(array: States) -> bool:
    return bool(array["turn"][0] == CHANCE and array["end"][0] == IN_PROGRESS)


def own_action(before: States, seat: int, change: Change) -> bytes:
    """Return the seat's own action in a change, as bytes; none if the seat was not at turn."""
    action = change if isinstance(change, int) else change[0]
    return b"" if action is None or before["turn"][0] != seat else action.to_bytes(2, "little")


def make_change(position: "Position", array: States, change: Change) -> None:
    if isinstance(change, int):
        position.rules.apply(array, 0, change)
        while is_chance_due(array):
            position.rules.chance(array, 0)
    else:
        array[:] = np.frombuffer(change[1], array.dtype)


def link(digest: bytes, own: bytes, position: "Position", array: States, seat: int) -> bytes:
    """Add what the seat did and what it sees now to its information state."""
    seen = np.zeros(1, position.game.state)
    position.rules.observe(array, 0, seat, seen, 0)
    return hashlib.sha256(digest + own + b"/" + seen.tobytes()).digest()
