"""Tensor maps of the simulator: 128 bytes that say how a tensor lies in global memory and how boxes
of it lie in shared memory.

What a driver makes is opaque; this is the simulator's own form, made and read here alone. Axes are counted from the innermost.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from kg_sim.errors import SimulatorTrap, Violation
from kg_sim.numbers.types import Array

BYTES: Final = 128
MAX_RANK: Final = 5
MAX_BOX: Final = 256
#: Bytes of a swizzle's row; 0 is none.
SWIZZLES: Final = (0, 32, 64, 128)
_MAGIC: Final = b"kgTM"
_FORM: Final = struct.Struct("<4sBBHQ5I4Q5H")


@dataclass(frozen=True, slots=True)
class TensorMap:
    """`strides` are bytes from one element to the next along each axis but the innermost,
    which lies together."""

    address: int
    itemsize: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    swizzle: int = 0


def encode(
    address: int, itemsize: int, sizes: Sequence[int], strides: Sequence[int], box: Sequence[int], swizzle: int = 0
) -> bytes:
    """The map as a kernel gets it, at a multiple of 64 bytes. Refuses what cuTensorMapEncodeTiled would."""
    made = TensorMap(address, itemsize, tuple(sizes), tuple(strides), tuple(box), swizzle)
    wrong = refusal(made)
    if wrong:
        raise SimulatorTrap(f"no tensor map: {wrong}")
    rank = len(made.sizes)
    blank = (0,) * (MAX_RANK - rank)
    words = (*(n - 1 for n in made.sizes), *blank, *made.strides, *blank, *made.box, *blank)
    return _FORM.pack(_MAGIC, rank, itemsize, swizzle, address, *words).ljust(BYTES, b"\0")


def refusal(m: TensorMap) -> str:
    """Why there is no such map; empty where there is."""
    rank, row = len(m.sizes), m.box[0] * m.itemsize if m.box else 0
    if not 1 <= rank <= MAX_RANK or len(m.box) != rank or len(m.strides) != rank - 1:
        return f"a tensor of {rank} axes has as many sizes of the box, and one stride less; 1 to {MAX_RANK} axes"
    if m.itemsize not in (1, 2, 4, 8):
        return f"elements of {m.itemsize} bytes"
    if m.address % 16 or any(stride % 16 or not 0 < stride < 1 << 40 for stride in m.strides):
        return "the address and the strides must be multiples of 16 bytes"
    if any(not 1 <= n <= 1 << 32 for n in m.sizes) or any(not 1 <= n <= MAX_BOX for n in m.box):
        return f"sizes are 1 to 2^32, those of the box 1 to {MAX_BOX}"
    if row % 16:
        return f"the box's innermost axis takes {row} bytes, no multiple of 16"
    if m.swizzle not in SWIZZLES:
        return f"a swizzle of {m.swizzle} bytes: there are {', '.join(map(str, SWIZZLES))}"
    if m.swizzle and row > m.swizzle:
        return f"the box's innermost axis takes {row} bytes, more than the swizzle's {m.swizzle}"
    return ""


def decode(data: bytes) -> TensorMap:
    """The map of these bytes. A Violation where they are none."""
    magic, rank, itemsize, swizzle, address, *words = _FORM.unpack(data[: _FORM.size])
    if magic != _MAGIC:
        raise Violation("there is no tensor map at the address: it is made by kg_cuda.sim.tensor_map.encode")
    sizes, strides, box = words[:5], words[5:9], words[9:]
    return TensorMap(
        address, itemsize, tuple(n + 1 for n in sizes[:rank]), tuple(strides[: rank - 1]), tuple(box[:rank]), swizzle
    )


def swizzled(offsets: Array, swizzle: int) -> Array:
    """Where bytes at these addresses of shared memory lie:
    the number of the 16 bytes in a row is mixed with the row's."""
    if not swizzle:
        return offsets
    mask = swizzle // 16 - 1
    return offsets ^ ((offsets >> 7 & mask) << 4)


def chunks(m: TensorMap, corner: Sequence[int]) -> tuple[Array, Array]:
    """The box at `corner` in pieces of 16 bytes, as they lie in shared memory:
    their addresses, and how many bytes of each are in the tensor (counted from its begin; negative where the first ones are
    not)."""
    row = m.box[0] * m.itemsize // 16
    axes = np.meshgrid(*(np.arange(n) for n in reversed(m.box[1:])), np.arange(row), indexing="ij")
    first = corner[0] * m.itemsize + axes[-1].ravel() * 16
    addresses = m.address + first
    inside = np.clip(m.sizes[0] * m.itemsize - first, 0, 16)
    inside = np.where(first < 0, np.where(first > -16, -(16 + first), 0), inside)
    for axis, (stride, size) in enumerate(zip(m.strides, m.sizes[1:], strict=True), 1):
        index = axes[-1 - axis].ravel() + corner[axis]
        addresses = addresses + index * stride
        inside = np.where((index >= 0) & (index < size), inside, 0)
    return addresses, inside
