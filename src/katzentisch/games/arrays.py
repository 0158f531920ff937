"""Types of numbers and arrays in states and compiled loops.

As the field of a state, `Int8` is a number and `Annotated[Int8s, 6, 5]` an array of six rows of five: `state_dtype` reads what follows the
type. Elsewhere only the type counts. NumPy's numbers count as `int`.
"""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

MOVE, WORD = np.int16, np.uint32

Int8 = Annotated[int, np.int8]
Int16 = Annotated[int, np.int16]
Int32 = Annotated[int, np.int32]
Int64 = Annotated[int, np.int64]

Int8s = Annotated[NDArray[np.int8], np.int8]
Int16s = Annotated[NDArray[np.int16], np.int16]
Int32s = Annotated[NDArray[np.int32], np.int32]
Int64s = Annotated[NDArray[np.int64], np.int64]
Words = Annotated[NDArray[np.uint32], np.uint32]  # of ChaCha20: a key has eight, a block sixteen
Bools = NDArray[np.bool_]
Float32s = NDArray[np.float32]
Float64s = NDArray[np.float64]

Moves = NDArray[np.int16]  # legal actions; only the first ones count, as many as `legal` returns
Features = NDArray[np.int8]
States = NDArray[np.record]  # compiled code gets an array and an index: twice as fast to call as with a single state
