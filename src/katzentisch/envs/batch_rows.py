"""The games of a batch as values that can be stored, and put back into a batch of the same table."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..batch.batch import Batch

SAME_FOR_ALL = ("tables", "seed", "line_up")
# what a step reads; it writes the other arrays
INPUTS = (
    "state",
    "game_number",
    "rngs",
    "deal_rngs",
    "bots",
    "opponent_seats",
    "waiting",
    "is_fresh",
    "shows_forced",
    "legal_mask",
)


def arrays_of(batch: Batch) -> dict[str, NDArray[Any]]:
    """Return the arrays with a row for each game, the states among them."""
    rows: dict[str, Any] = batch.runner.rows._asdict()
    arrays = {name: array for name, array in rows.items() if isinstance(array, np.ndarray) and name not in SAME_FOR_ALL}
    return {**arrays, "state": batch.state}


def saved_rows(batch: Batch) -> dict[str, NDArray[Any]]:
    """Copy the games as they are."""
    return {name: array.copy() for name, array in arrays_of(batch).items()}


def pack_rows(batch: Batch) -> NDArray[np.uint8]:
    """Return everything that a step depends on as bytes, a row for each game."""
    return np.concatenate([bytes_of(array) for array in inputs_of(batch)], axis=1)


def unpack_rows(batch: Batch, packed: NDArray[np.uint8]) -> None:
    """Put the games of `pack_rows` back."""
    at = 0
    for array in inputs_of(batch):
        memory = bytes_of(array)
        memory[:] = packed[:, at : at + memory.shape[1]]
        at += memory.shape[1]


def inputs_of(batch: Batch) -> list[NDArray[Any]]:
    arrays = arrays_of(batch)
    return [arrays[name] for name in INPUTS]


def bytes_of(array: NDArray[Any]) -> NDArray[np.uint8]:
    """Return the memory of an array as bytes, a row for each of its rows."""
    return array.reshape(len(array), -1).view(np.uint8)


def restore_rows(batch: Batch, saved: dict[str, NDArray[Any]]) -> None:
    """Put games back; the arrays of the batch stay where they are."""
    for name, array in arrays_of(batch).items():
        array[:] = saved[name]
