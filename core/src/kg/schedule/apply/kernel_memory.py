"""Scratch, shared and register memory of a kernel: loops that fill it, and loads after them.

STAGE is built on it, and memory that a pass keeps per worker.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.dtype import AddrSpace, PtrDType, void
from kg.ir.indexing import flatten
from kg.ir.op import Op
from kg.ir.shapes.shape import dim_max, dim_of
from kg.ir.uop import UOp


def scratch_row(name: str, value: UOp, loops: Sequence[UOp], at: Sequence[UOp], gate: UOp | None = None) -> UOp:
    """Fill per-worker memory with `value` for every value of the loops; the element at the indices `at`."""
    shape = [max(1, dim_max(dim_of(loop.src[1]))) for loop in loops]
    return fill_memory(define_memory(AddrSpace.SCRATCH, value, (name, 0), prod(shape)), value, loops, at, shape, gate)


def define_memory(space: AddrSpace, value: UOp, name: object, size: int) -> UOp:
    op = Op.DEFINE_SCRATCH if space is AddrSpace.SCRATCH else Op.DEFINE_LOCAL
    return UOp(op, PtrDType(value.type, space, size), (), name)


def fill_memory(
    memory: UOp,
    value: UOp,
    loops: Sequence[UOp],
    at: Sequence[UOp],
    shape: Sequence[int],
    gate: UOp | None = None,
    places: Sequence[UOp] = (),
) -> UOp:
    """The element at the indices `at` of memory whose loops store a value where they have come to,
    or at other places that follow from them."""
    pointer = memory.dtype
    filled = UOp(Op.STORE, void, (UOp(Op.INDEX, pointer, (memory, flatten(places or loops, tuple(shape)))), value, *loops))
    place = flatten(at, tuple(shape))
    if gate is None:
        return UOp(Op.LOAD, value.dtype, (UOp(Op.INDEX, pointer, (memory, place)), filled))
    return UOp(Op.LOAD, value.dtype, (UOp(Op.INDEX, pointer, (memory, place, gate)), value.const_like(0), filled))
