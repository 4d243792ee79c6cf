"""Flushed subnormals: which results of flushing devices row 16 of semantics.md allows."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg.dtype import DType
from kg.ir.op import ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import Array, from_storage, to_storage
from kg_graph.oracle import Oracle

from kg_conformance.accuracy import ulps
from kg_conformance.compare import same_bits

#: Ops that move bits and never flush.
MOVES: Final = frozenset({Op.WHERE, Op.BITCAST})
_FLUSHED: Final = ("float32", "bfloat16")
_LEAST_NORMAL: Final = 2.0**-126


def _without_denormals(values: Array, dtype: DType) -> Array:
    if dtype.name not in _FLUSHED:
        return values
    return np.where(np.abs(values) < _LEAST_NORMAL, np.copysign(np.zeros_like(values), values), values)


def flushed(raw: Array, dtype: DType) -> Array:
    """Raw storage with zeros of the same sign for denormals."""
    return to_storage(_without_denormals(from_storage(raw, dtype), dtype), dtype) if dtype.name in _FLUSHED else raw


class FlushingOracle(Oracle):
    """The oracle of a device on which each operation flushes its operands and its result."""

    def _one(self, u: UOp) -> Array:
        if u.op not in ELEMENTWISE or u.op in MOVES:
            return super()._one(u)
        sources = [_without_denormals(self.done[s][0], s.type) for s in u.src]
        return _without_denormals(evaluate(u.op, u.type, sources, [s.type for s in u.src], u.arg), u.type)


def without_flushes(found: Array, wanted: Array, other: Array, dtype: DType, bound: float) -> Array:
    """What was found, with what was wanted in each place where flushing explains the difference:
    a denormal result is 0, or the result is that of flushed operands, `other`, within so many ULP. What is chosen from
    operands, by MAX, may be a denormal that counted as 0."""
    found = found.reshape(wanted.shape)
    explained = np.zeros(found.shape, np.bool_)
    for result in (flushed(wanted, dtype), flushed(other, dtype)):
        explained |= same_bits(flushed(found, dtype), result, dtype, signs_of_zero=False)
        if bound and dtype.is_float:
            explained |= ulps(found, result, dtype) <= np.ceil(bound)
    return np.where(explained, wanted, found)
