"""Matrix descriptors of wgmma: where the 16-byte pieces of an operand lie in shared memory.

A piece holds T = 16 / itemsize elements that follow one another along the major axis. In units of pieces (PTX ISA, "Strides"; `lead` and
`stride` are the descriptor's leading and stride byte offsets, `width` the swizzle's bytes, 8 rows of which repeat):

| major    | swizzle | along the major axis        | along the other axis                    |
|----------|---------|-----------------------------|-----------------------------------------|
| K        | none    | lead                        | 16 within eight, then stride            |
| K        | width   | 16 within the row           | width within eight, then stride         |
| M or N   | none    | stride                      | 16 within eight, then lead              |
| M or N   | width   | 16 within width, then lead  | width within eight, then stride         |
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.numbers.types import Array

from kg_cuda.sim.tensor_map import swizzled

#: Bits 62 and 63.
_WIDTHS: Final = (0, 128, 64, 32)
_FIELD: Final = (1 << 14) - 1


@dataclass(frozen=True, slots=True)
class Descriptor:
    """A matrix in shared memory; all in bytes."""

    start: int
    lead: int
    stride: int
    width: int


def descriptor(bits: int) -> Descriptor:
    """What the 64 bits say. A Violation where they say what nothing means."""
    if bits >> 49 & 7:
        raise Violation(
            f"matrix descriptor {bits:#x}: a base offset other than 0 is not supported: begin rows of a swizzle at multiples of 8"
        )
    if bits & (1 << 14 | 1 << 15 | 1 << 30 | 1 << 31) or bits >> 46 & 7 or bits >> 52 & 0x3FF:
        raise Violation(
            f"matrix descriptor {bits:#x}: bits are set that mean nothing; its fields hold 14 bits, of addresses / 16"
        )
    start, lead, stride = ((bits >> at & _FIELD) << 4 for at in (0, 16, 32))
    return Descriptor(start, lead, stride, _WIDTHS[bits >> 62])


def pieces(d: Descriptor, rows: int, k: int, itemsize: int, *, k_major: bool) -> Array:
    """The addresses of a matrix of `rows` (of M or N) by k:
    (rows, k / T) where K is the major axis, else (rows / T, k)."""
    each = 16 // itemsize
    if k_major:
        r, c = np.arange(rows)[:, None], np.arange(k // each)[None, :]
        if d.width:
            return swizzled(d.start + r % 8 * d.width + r // 8 * d.stride + c * 16, d.width)
        return d.start + r % 8 * 16 + r // 8 * d.stride + c * d.lead
    m, r = np.arange(rows // each)[:, None], np.arange(k)[None, :]
    if d.width:
        wide = d.width // 16
        return swizzled(d.start + m % wide * 16 + m // wide * d.lead + r % 8 * d.width + r // 8 * d.stride, d.width)
    return d.start + m * d.stride + r % 8 * 16 + r // 8 * d.lead
