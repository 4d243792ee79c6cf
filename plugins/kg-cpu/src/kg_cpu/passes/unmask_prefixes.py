"""Accesses of bytes and halves for the first lanes of a vector are as many whole ones with AVX2.

    load x[i..i+256) of which 232 lanes are enabled, else 0
->  vectorize(load x[i..i+128), load x[i+128..i+192), load x[i+192..i+224), load x[i+224..i+232), 0 in 24 lanes)

AVX2 masks words of 32 bits and wider ones; narrower lanes go one by one, by 32 branches for a vector of bytes.

Example of unmask_prefixes: tests/filetests/passes/unmask_prefixes.kg
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Final

from kg.plugin import Op, UOp
from kg.plugin.passes import Context, vectorize

#: Bits of the narrowest elements that an instruction of AVX2 masks.
MASKED_BITS: Final = 32


def unmask_prefixes(sink: UOp, context: Context) -> UOp:
    """At the slot `typed`."""

    def unmasked(node: UOp, src: tuple[UOp, ...]) -> UOp:
        new = node.with_src(src)
        count = _enabled(new)
        if not count:
            return new
        return _loaded(new, count) if new.op is Op.LOAD else _stored(new, count)

    return sink.map_nodes(unmasked, {Op.LOAD, Op.STORE})


def _enabled(node: UOp) -> int:
    """For how many lanes, the first ones, a narrow access is enabled.

    0 where that isn't known, where it has no mask, and where the index of a later lane may take more bits.
    """
    value, gate = node if node.op is Op.LOAD else node.src[1], node.gate
    if gate is None or gate.lanes == 1 or gate.op is not Op.CMPLT or value.type.scalar.bits >= MASKED_BITS:
        return 0
    lanes, end = gate.src
    if lanes.op is not Op.VECTORIZE or end.op is not Op.CONST or any(lane.op is not Op.CONST for lane in lanes.src):
        return 0
    place = node.src[0].src[1]
    if place.lanes > 1 or place.vmax + gate.lanes > place.type.max:
        return 0
    below = [lane.value < end.value for lane in lanes.src]
    count = sum(takewhile(bool, below))
    return count if count == sum(below) else 0


def _pieces(node: UOp, count: int) -> Iterator[tuple[int, int, UOp, object]]:
    """Powers of two that a prefix is put together of: first lane, lanes, address and arg of an access.

    The first one alone keeps an alignment that was proven.
    """
    pointer, place, _ = node.src[0].src
    first, later = 0, replace(node.access, align=0) if node.access.align else node.arg
    while first < count:
        lanes = 1 << (count - first).bit_length() - 1
        at = place + first if first else place
        yield first, lanes, UOp(Op.INDEX, node.src[0].dtype, (pointer, at)), later if first else node.arg
        first += lanes


def _loaded(node: UOp, count: int) -> UOp:
    scalar = node.type.scalar
    loads = [UOp(Op.LOAD, scalar.vec(n), (address, *node.order), arg) for _, n, address, arg in _pieces(node, count)]
    rest = [node.src[1].lane(*range(count, node.lanes))] if count < node.lanes else []
    return vectorize(*loads, *rest)


def _stored(node: UOp, count: int) -> UOp:
    """One store after the other, so that the last stands for all."""
    value, order = node.src[1], node.order
    for first, n, address, arg in _pieces(node, count):
        last = UOp(Op.STORE, node.dtype, (address, value.lane(*range(first, first + n)), *order), arg)
        order = (*node.order, last)
    return order[-1]
