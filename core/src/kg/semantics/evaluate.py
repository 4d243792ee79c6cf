"""What each elementwise op computes, in numpy: docs/semantics.md in code. The interpreter, constant folding and tests call it.

Operands and results are value arrays (see floats.py) of any shape that broadcasts; a vector's lanes are the last axis.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any

import numpy as np

from kg.dtype import DType, bool_, float64
from kg.errors import DTypeError, UnsupportedError
from kg.ir.op import ALU, COMPARE, Op
from kg.semantics.angles import cosine, sine
from kg.semantics.floats import FOREIGN, Array, from_storage, numpy_storage_dtype, numpy_value_dtype, round_values, to_storage

Compute = Callable[..., Array]


def evaluate(op: Op, dtype: DType, operands: Sequence[Array], source_dtypes: Sequence[DType], arg: object = None) -> Array:
    """The value array of `op` on value arrays. `dtype` is the result's, `source_dtypes` those of the operands.

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
    if op is Op.WHERE:
        return np.where
    if op in COMPARE:
        return _COMPARES[op]
    if op not in ALU:
        raise UnsupportedError(f"{op.name} is not an elementwise op: it can't be evaluated on arrays alone")
    return _arithmetic(op, dtype.scalar)


def constant(value: int | float | bool, dtype: DType) -> Array:
    """A CONST as a value array: one element, or a row of `lanes` for a vector. Floats are rounded to the dtype."""
    number = np.asarray(value, np.float64) if dtype.is_float else np.asarray(value, numpy_value_dtype(dtype))
    rounded = round_values(number, dtype) if dtype.is_float else number
    return rounded if dtype.lanes == 1 else np.repeat(rounded[None], dtype.lanes)


def fold(op: Op, dtype: DType, values: Sequence[int | float | bool], source_dtypes: Sequence[DType]) -> int | float | bool:
    """`evaluate` on Python numbers, for constant folding: the Python number that a scalar CONST of `dtype` then holds."""
    operands = [constant(v, d.scalar) for v, d in zip(values, source_dtypes, strict=True)]
    result: int | float | bool = evaluate(op, dtype.scalar, operands, [d.scalar for d in source_dtypes]).item()
    return result


def _arithmetic(op: Op, dtype: DType) -> Compute:
    table = _FLOATS if dtype.is_float else _BOOLS if dtype.is_bool else _INTS
    function = table.get(op)
    if function is None:
        raise DTypeError(f"{op.name} is not defined on {dtype}; cast first")
    if not dtype.is_float:
        return function
    # float32 has more than twice the digits of the narrow types, so that rounding its result again is exact for one
    # operation; functions without an exactly rounded result take float64, as does a narrow MULACC (two operations)
    in_float64 = dtype is float64 or op in _IN_FLOAT64 or (op is Op.MULACC and dtype.bits < 32)
    wide = np.dtype(np.float64 if in_float64 else np.float32)
    exact = dtype not in FOREIGN and numpy_value_dtype(dtype) == wide
    return function if exact else partial(_rounded, function, wide, dtype)


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
    """64-bit integers -> float64 whose last bit is sticky, so that rounding once more equals rounding once."""
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
    """The bytes of each value read as the target. Where the widths differ the lanes (the last axis) change in number."""
    raw = np.ascontiguousarray(to_storage(x, source))
    new = numpy_storage_dtype(target)
    if raw.dtype.itemsize == new.itemsize:
        return from_storage(raw.view(new).reshape(x.shape), target)
    lanes = raw[..., None] if source.lanes == 1 else raw
    result = np.ascontiguousarray(lanes).view(new)
    return from_storage(result[..., 0] if target.lanes == 1 else result, target)


# -- integers


def _quotient(x: Array, y: Array) -> Array:
    """Towards zero; 0 for y = 0. INT_MIN / -1 wraps."""
    floor = _floor_quotient(x, y)
    inexact = (x - floor * y) != 0
    return np.where(y == 0, 0, floor + (inexact & ((x < 0) != (y < 0)))).astype(x.dtype)


def _floor_quotient(x: Array, y: Array) -> Array:
    # division by -1 is the wrapping negation: idiv of INT_MIN by -1 traps
    if np.issubdtype(y.dtype, np.signedinteger):
        safe = np.where((y == 0) | (y == -1), 1, y).astype(y.dtype)
        return np.where(y == 0, 0, np.where(y == -1, np.negative(x), x // safe)).astype(x.dtype)
    return np.where(y == 0, 0, x // np.where(y == 0, 1, y).astype(y.dtype)).astype(x.dtype)


def _remainder(x: Array, y: Array) -> Array:
    return np.where(y == 0, 0, x - y * _quotient(x, y)).astype(x.dtype)


def _floor_remainder(x: Array, y: Array) -> Array:
    return np.where(y == 0, 0, x - y * _floor_quotient(x, y)).astype(x.dtype)


def _shift_left(x: Array, count: Array) -> Array:
    bits = x.dtype.itemsize * 8
    valid = (count >= 0) & (count < bits)
    unsigned = np.dtype(f"uint{bits}")
    shifted = x.astype(unsigned) << np.where(valid, count, 0).astype(unsigned)
    return np.where(valid, shifted, 0).astype(x.dtype)


def _shift_right(x: Array, count: Array) -> Array:
    valid = (count >= 0) & (count < x.dtype.itemsize * 8)
    shifted = x >> np.where(valid, count, 0).astype(x.dtype)
    return np.where(valid, shifted, np.where(x < 0, -1, 0).astype(x.dtype))


# -- floats


def _exp2(x: Array) -> Array:
    """Exact at integers, whatever the library's exp2 does."""
    result = np.exp2(x)
    whole = np.isfinite(x) & (np.rint(x) == x) & (np.abs(x) < 5000)
    return np.where(whole, np.ldexp(1.0, np.where(whole, x, 0).astype(np.int32)), result)


def _power(x: Array, y: Array) -> Array:
    """numpy takes the square root for a single exponent of a half, which is not its own table at -0 and -inf."""
    root = (y == 0.5) & ((x == 0) | np.isinf(x))
    return np.where(root, np.abs(x), np.power(x, y))


def _mulacc(x: Array, y: Array, z: Array) -> Array:
    return x * y + z


def _first(x: Array) -> Array:
    return x


def _or_of_and(x: Array, y: Array, z: Array) -> Array:
    return (x & y) | z


_COMPARES: dict[Op, Compute] = {
    Op.CMPLT: np.less,
    Op.CMPLE: np.less_equal,
    Op.CMPEQ: np.equal,
    Op.CMPNE: np.not_equal,
}
#: bool is the integers modulo 2 with a saturating sum.
_BOOLS: dict[Op, Compute] = {
    Op.ADD: np.logical_or,
    Op.SUB: np.logical_xor,
    Op.MUL: np.logical_and,
    Op.MAX: np.logical_or,
    Op.MIN: np.logical_and,
    Op.AND: np.logical_and,
    Op.OR: np.logical_or,
    Op.XOR: np.logical_xor,
    Op.NEG: _first,
    Op.ABS: _first,
    Op.MULACC: _or_of_and,
}
_INTS: dict[Op, Compute] = {
    Op.NEG: np.negative,
    Op.ABS: np.abs,
    Op.ADD: np.add,
    Op.SUB: np.subtract,
    Op.MUL: np.multiply,
    Op.IDIV: _quotient,
    Op.MOD: _remainder,
    Op.FLOORDIV: _floor_quotient,
    Op.FLOORMOD: _floor_remainder,
    Op.MAX: np.maximum,
    Op.MIN: np.minimum,
    Op.SHL: _shift_left,
    Op.SHR: _shift_right,
    Op.AND: np.bitwise_and,
    Op.OR: np.bitwise_or,
    Op.XOR: np.bitwise_xor,
    Op.MULACC: _mulacc,
}
_FLOATS: dict[Op, Compute] = {
    Op.NEG: np.negative,
    Op.ABS: np.abs,
    Op.EXP2: _exp2,
    Op.LOG2: np.log2,
    Op.SIN: sine,
    Op.COS: cosine,
    Op.SQRT: np.sqrt,
    Op.RECIPROCAL: np.reciprocal,
    Op.TRUNC: np.trunc,
    Op.ROUND: np.rint,
    Op.ADD: np.add,
    Op.SUB: np.subtract,
    Op.MUL: np.multiply,
    Op.FDIV: np.divide,
    Op.MAX: np.maximum,
    Op.MIN: np.minimum,
    Op.POW: _power,
    Op.MULACC: _mulacc,
}
_IN_FLOAT64 = frozenset({Op.EXP2, Op.LOG2, Op.SIN, Op.COS, Op.POW})
