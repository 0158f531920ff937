"""Arrays that other libraries use without a copy: aligned ones of NumPy, and DLPack for GPU memory, which Numba's arrays lack.

The layout of the structures is that of DLPack's dlpack.h, version 0, which every library reads.
"""

import ctypes
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ..words import Said

ALIGNMENT = 64  # bytes: XLA copies arrays that are aligned less
CPU, CUDA = 1, 2  # DLDeviceType
CODES = {"i": 0, "u": 1, "f": 2, "b": 6}  # DLDataTypeCode by NumPy's kind
BITS = 8
CAPSULE_NAME = b"dltensor"


def aligned_zeros(shape: tuple[int, ...], dtype: DTypeLike) -> NDArray[Any]:
    """Return an array of zeros whose memory begins at a multiple of 64 bytes."""
    kind = np.dtype(dtype)
    size = int(np.prod(shape)) * kind.itemsize
    memory = np.zeros(size + ALIGNMENT, np.uint8)
    first = -memory.ctypes.data % ALIGNMENT
    return memory[first : first + size].view(kind).reshape(shape)


class Device(ctypes.Structure):
    _fields_ = (("type", ctypes.c_int32), ("number", ctypes.c_int32))


class DataType(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("dtype", DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    )


class ManagedTensor(ctypes.Structure):
    pass


Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(ManagedTensor))
ManagedTensor._fields_ = (("tensor", Tensor), ("context", ctypes.c_void_p), ("deleter", Deleter))

CAPSULE_DESTRUCTOR = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
new_capsule = ctypes.pythonapi.PyCapsule_New
new_capsule.restype = ctypes.py_object
new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, CAPSULE_DESTRUCTOR]
is_capsule = ctypes.pythonapi.PyCapsule_IsValid
is_capsule.restype = ctypes.c_int
is_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
capsule_pointer.restype = ctypes.c_void_p
capsule_pointer.argtypes = [ctypes.c_void_p, ctypes.c_char_p]

lent: dict[int, Any] = {}  # by the address of a tensor's description: all that must live until its consumer deletes it


@Deleter  # type: ignore[untyped-decorator]
def delete(managed: Any) -> None:
    lent.pop(ctypes.addressof(managed.contents), None)


@CAPSULE_DESTRUCTOR  # type: ignore[untyped-decorator]
def destroy(capsule: Any) -> None:
    """Free a tensor that nobody took: a consumer renames the capsule."""
    if is_capsule(capsule, CAPSULE_NAME):
        lent.pop(capsule_pointer(capsule, CAPSULE_NAME), None)


def tensor_capsule(address: int, shape: tuple[int, ...], dtype: np.dtype[Any], device: tuple[int, int], owner: object) -> Any:
    """Return the capsule of a C-contiguous tensor at an address; `owner` lives as long as the tensor."""
    sizes = (ctypes.c_int64 * max(1, len(shape)))(*shape)
    kind = DataType(CODES[dtype.kind], dtype.itemsize * BITS, 1)
    managed = ManagedTensor(Tensor(address, Device(*device), len(shape), kind, sizes, None, 0), None, delete)
    place = ctypes.addressof(managed)
    lent[place] = managed, sizes, owner
    return new_capsule(place, CAPSULE_NAME, destroy)


class GpuArray:
    """An array in GPU memory that PyTorch, JAX and CuPy use without a copy, through DLPack or the CUDA array interface.

    Attributes
    ----------
    array
        The same memory as an array of `numba.cuda`.
    shape, dtype
        As in NumPy.
    gpu
        The number of its GPU.
    """

    def __init__(self, array: Any, gpu: int = 0) -> None:
        self.array, self.shape, self.dtype, self.gpu = array, tuple(array.shape), np.dtype(array.dtype), gpu

    def __len__(self) -> int:
        return int(self.shape[0])

    def __repr__(self) -> str:
        return f"<GpuArray: {self.dtype}, shape {self.shape}>"

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.array.__cuda_array_interface__
        return found

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, self.gpu

    def __dlpack__(
        self,
        *,
        stream: Any = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """Return the array as a DLPack capsule. Steps run in CUDA's default stream, which other streams wait for.

        Raises
        ------
        BufferError
            If a copy or another device is asked for.
        """
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError(str(Said("gpu-array-copy")))
        address = self.__cuda_array_interface__["data"][0]
        return tensor_capsule(address, self.shape, self.dtype, self.__dlpack_device__(), self.array)

    def to_numpy(self) -> NDArray[Any]:
        """Return a copy in the memory of the CPU."""
        found: NDArray[Any] = self.array.copy_to_host()
        return found
