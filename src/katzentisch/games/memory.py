"""Memory addresses of states and moves: compiled code takes an integer in half the time that it takes to unpack an array.

Only `Position` passes addresses, of arrays that it keeps alive. Interpreted rules have no addresses: there, the array stands for its own.
"""

from ctypes import addressof, c_char
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array, populate_array
from numpy.typing import NDArray

from .arrays import MOVE

MOVES = types.Array(types.int16, 1, "C")
MOVE_BYTES = np.dtype(MOVE).itemsize


def address_of(array: NDArray[Any]) -> Any:
    """Return where an array begins, for as long as it exists. (`__array_interface__` would describe all fields of a state first.)"""
    if numba.config.DISABLE_JIT:
        return array
    memory: Any = array.base
    if memory.__class__ is memoryview and memory.nbytes == array.nbytes:  # made by np.frombuffer: four times as fast
        return addressof(c_char.from_buffer(memory))
    return array.ctypes.data


def interpreted_state(array: Any, dtype: Any) -> Any:
    return array[0]


def interpreted_moves(array: Any, size: int) -> Any:
    return array


@intrinsic  # type: ignore[untyped-decorator]
def compiled_state(typing_context: Any, address: Any, dtype: Any) -> Any:
    """Take the state of this type at an address."""
    state = dtype.dtype

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.inttoptr(arguments[0], context.get_value_type(state))

    return state(types.int64, dtype), generate


@intrinsic  # type: ignore[untyped-decorator]
def compiled_moves(typing_context: Any, address: Any, size: Any) -> Any:
    """Take the array of `size` moves at an address."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        moves = make_array(MOVES)(context, builder)
        width = context.get_constant(types.intp, MOVE_BYTES)
        populate_array(
            moves,
            data=builder.inttoptr(arguments[0], moves.data.type),
            shape=cgutils.pack_array(builder, [arguments[1]]),
            strides=cgutils.pack_array(builder, [width]),
            itemsize=width,
            meminfo=None,
        )
        return moves._getvalue()

    return MOVES(types.int64, types.intp), generate


state_at: Any = interpreted_state if numba.config.DISABLE_JIT else compiled_state
moves_at: Any = interpreted_moves if numba.config.DISABLE_JIT else compiled_moves
