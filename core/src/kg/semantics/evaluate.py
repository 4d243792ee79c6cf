"""Elementwise ops, casts included, on numpy arrays of every dtype:
what table.py says, rounded as the dtype rounds.

The interpreter, the folding of floats and tests call it. Operands and results are value arrays (see floats.py) of any shape that
broadcasts; a vector's lanes are the last axis.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from kg.dtype import DType, bool_, float64
from kg.errors import DTypeError, UnsupportedError
from kg.ir.op import ALU, COMPARE, ELEMENTWISE, Op
from kg.ir.uop import UOp
from kg.semantics.floats import FOREIGN, Array, from_storage, numpy_storage_dtype, numpy_value_dtype, round_values, to_storage
from kg.semantics.table import TABLE, Compute, is_defined, on_dtype


def evaluate(op: Op, dtype: DType, operands: Sequence[Array], source_dtypes: Sequence[DType], arg: object = None) -> Array:
    """The value array of `op` on value arrays.
    `dtype` is the result's, `source_dtypes` those of the operands.

    CAST, BITCAST and all ALU ops; `arg` is unused by them and accepted so that a node's parts can be passed as they are.
    """
    with np.errstate(all="ignore"):
        arrays = [np.asarray(x, numpy_value_dtype(d)) for x, d in zip(operands, source_dtypes, strict=True)]
        return np.asarray(kernel(op, dtype, source_dtypes[-1])(*arrays))


@cache
def kernel(op: Op, dtype: DType, source: DType) -> Compute:
    """The numpy function that computes `op` from operands of dtype `source` (the last one's) to `dtype`.

    For callers that run many ops, under one `np.errstate(all="ignore")` of their own.
    """
    if op is Op.CAST:
        return partial(_cast, source=source.scalar, target=dtype.scalar)
    if op is Op.BITCAST:
        return partial(_bitcast, source=source, target=dtype)
    if op not in ALU:
        raise UnsupportedError(f"{op.name} is not an elementwise op: it can't be evaluated on arrays alone")
    if not is_defined(op, source):
        raise DTypeError(f"{op.name} is not defined on {source.scalar}; cast first")
    return _floats(op, dtype.scalar) if source.is_float and op not in COMPARE and op is not Op.WHERE else _plain(op, source)


def constant(value: int | float | bool, dtype: DType) -> Array:
    """A CONST as a value array: one element, or a row of `lanes` for a vector.
    Floats are rounded to the dtype."""
    number = np.asarray(value, np.float64) if dtype.is_float else np.asarray(value, numpy_value_dtype(dtype))
    rounded = round_values(number, dtype) if dtype.is_float else number
    return rounded if dtype.lanes == 1 else np.repeat(rounded[None], dtype.lanes)


def constant_lanes(uop: UOp) -> Array | None:
    """The lanes of an expression of constants alone; None of any other."""
    known: dict[UOp, Array] = {}
    for node in uop.toposort():
        if node.op is Op.CONST:
            known[node] = np.full(node.lanes, node.value, numpy_value_dtype(node.type))
        elif node.op is Op.VECTORIZE:
            known[node] = np.concatenate([known[s] for s in node.src])
        elif node.op is Op.GEP:
            known[node] = known[node.src[0]][list(node.picked)]
        elif node.op in ELEMENTWISE:
            known[node] = evaluate(node.op, node.type, [known[s] for s in node.src], [s.type for s in node.src], node.arg)
        else:
            return None
    return known[uop]


def fold(op: Op, dtype: DType, values: Sequence[int | float | bool], source_dtypes: Sequence[DType]) -> int | float | bool:
    """`evaluate` on Python numbers, for constant folding:
    the Python number that a scalar CONST of `dtype` then holds."""
    operands = [constant(v, d.scalar) for v, d in zip(values, source_dtypes, strict=True)]
    result: int | float | bool = evaluate(op, dtype.scalar, operands, [d.scalar for d in source_dtypes]).item()
    return result


def _plain(op: Op, source: DType) -> Compute:
    """Of integers and bools, and what does not compute: the same function for all kinds."""
    function = TABLE[on_dtype(op, source)].wrapping
    assert function is not None
    return function


def _floats(op: Op, dtype: DType) -> Compute:
    meaning = TABLE[op]
    assert meaning.floats is not None
    # float32 has more than twice the digits of the narrow types, so that rounding its result again is exact for one
    # operation; functions without an exactly rounded result take float64, as does a narrow MULACC (two operations)
    in_float64 = dtype is float64 or meaning.transcendental or (op is Op.MULACC and dtype.bits < 32)
    wide = np.dtype(np.float64 if in_float64 else np.float32)
    exact = dtype not in FOREIGN and numpy_value_dtype(dtype) == wide
    return meaning.floats if exact else partial(_rounded, meaning.floats, wide, dtype)


def _rounded(function: Compute, wide: np.dtype[Any], dtype: DType, *operands: Array) -> Array:
    """A function of the wider type, its result rounded to the narrow one."""
    return round_values(function(*[x.astype(wide, copy=False) for x in operands]), dtype)


# -- casts


def _cast(x: Array, source: DType, target: DType) -> Array:
    if target is bool_:
        return x != 0
    if target.is_float:
        if source.is_int and source.bits == 64 and target.bits < 32:
            x = _round_to_odd(x)
        elif not source.is_float:
            x = x.astype(np.float64) if source.bits < 64 else x
        return round_values(x, target)
    return _saturate(x, target) if source.is_float else x.astype(numpy_value_dtype(target))


def _round_to_odd(x: Array) -> Array:
    """64-bit integers -> float64 whose last bit is sticky, so
    that rounding once more equals rounding once."""
    negative = x < 0
    magnitude = np.where(negative, (~x).astype(np.uint64) + np.uint64(1), x.astype(np.uint64))
    dropped = np.uint64(0x7FF)
    odd = (magnitude & ~dropped) | (((magnitude & dropped) != 0).astype(np.uint64) << np.uint64(11))
    value = np.where(magnitude >= np.uint64(1 << 53), odd, magnitude).astype(np.float64)
    return np.where(negative, -value, value)


def _saturate(x: Array, target: DType) -> Array:
    """Floats -> integers towards zero; clamped at the target's limits, NaN is 0."""
    least, greatest = int(target.min), int(target.max)
    whole = np.trunc(x.astype(np.float64))
    low, high = whole < float(least), whole >= float(greatest + 1)  # both bounds are powers of two: exact
    inside = np.where(low | high | np.isnan(whole), 0.0, whole).astype(numpy_value_dtype(target))
    clamped = np.where(high, np.asarray(greatest, inside.dtype), inside)
    return np.where(low, np.asarray(least, inside.dtype), clamped)


def _bitcast(x: Array, source: DType, target: DType) -> Array:
    """The bytes of each value read as the target.
    Where the widths differ the lanes (the last axis) change in number."""
    raw = np.ascontiguousarray(to_storage(x, source))
    new = numpy_storage_dtype(target)
    if raw.dtype.itemsize == new.itemsize:
        return from_storage(raw.view(new).reshape(x.shape), target)
    lanes = raw[..., None] if source.lanes == 1 else raw
    result = np.ascontiguousarray(lanes).view(new)
    return from_storage(result[..., 0] if target.lanes == 1 else result, target)
