"""Tensor maps by the driver's own function, called in its library:
PyCUDA does not have it, and what cuda-bindings 13 gives it to write into lies at multiples of 16 bytes, where 64 are asked for."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from functools import cache
from typing import Final

from kg_cuda.card.contracts import CudaError
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.sim.tensor_map import BYTES

_NAME: Final = "cuTensorMapEncodeTiled"
_ALIGNED: Final = 128
#: What cuda.h calls elements of so many bytes: words, as what lies outside of a tensor is zero bits of any type.
_WORDS: Final = {1: 0, 2: 1, 4: 2, 8: 4}
_SWIZZLES: Final = {0: 0, 32: 1, 64: 2, 128: 3}
_NOT_INTERLEAVED: Final = 0
#: What the second cache fetches at once: 128 bytes.
_PROMOTED: Final = 2
_ZEROS: Final = 0


@cache
def _encode() -> Callable[..., int]:
    """The function, of the library that this process calls anyway."""
    try:
        return getattr(ctypes.CDLL("nvcuda.dll" if os.name == "nt" else "libcuda.so.1"), _NAME)
    except (OSError, AttributeError) as error:
        raise CudaError(f"{_NAME}, which makes tensor maps, is not there: {error}. It came with drivers of CUDA 12") from error


def tensor_map(spec: MapSpec, address: int) -> tuple[int, bytes]:
    """The driver's answer, and the map of the argument at this address where that is 0.
    In the card's context."""
    rank = len(spec.sizes)
    raw = ctypes.create_string_buffer(BYTES + _ALIGNED)
    made = ctypes.addressof(raw) + -ctypes.addressof(raw) % _ALIGNED
    code = _encode()(
        ctypes.c_void_p(made),
        ctypes.c_int(_WORDS[spec.itemsize]),
        ctypes.c_uint32(rank),
        ctypes.c_void_p(address + spec.offset),
        (ctypes.c_uint64 * rank)(*spec.sizes),
        (ctypes.c_uint64 * rank)(*spec.strides),
        (ctypes.c_uint32 * rank)(*spec.box),
        (ctypes.c_uint32 * rank)(*[1] * rank),
        ctypes.c_int(_NOT_INTERLEAVED),
        ctypes.c_int(_SWIZZLES[spec.swizzle]),
        ctypes.c_int(_PROMOTED),
        ctypes.c_int(_ZEROS),
    )
    return code, ctypes.string_at(made, BYTES)
