"""What every ALU op means: the dtypes that it is defined on, its value on Python integers,
and on numpy arrays of each kind.

Folding, launch sizes, the evaluator (and through it the interpreter), specs and renderers ask here; docs/semantics.md says it in words.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, cast

import numpy as np

from kg.dtype import DType, Kind
from kg.ir.bounds.intervals import truncated
from kg.ir.op import COMPARE, Op
from kg.records import dataclass
from kg.semantics.angles import cosine, sine
from kg.semantics.floats import Array

Compute = Callable[..., Array]


@dataclass(frozen=True, slots=True)
class Meaning:
    """What an op computes; None for the kinds of operands that it is not defined on."""

    #: Of integers without end, as Python text over the operands {0}, {1}, {2}: a result of a machine dtype wraps.
    integers: str | None = None
    #: Of numpy's integers, which wrap by themselves.
    wrapping: Compute | None = None
    #: Of numpy's floats.
    floats: Compute | None = None
    #: A function without an exactly rounded result.
    transcendental: bool = False
    #: The op that it is on bools, where it is another.
    bools: Op | None = None


# -- Python's integers


def _floordiv(x: int, y: int) -> int:
    return x // y if y else 0


def _floormod(x: int, y: int) -> int:
    return x % y if y else 0


def _mod(x: int, y: int) -> int:
    return x - y * truncated(x, y) if y else 0


def _shl(x: int, count: int) -> int:
    """What is beyond the widest dtype is 0 in each."""
    return x << count if 0 <= count < 64 else 0


def _shr(x: int, count: int) -> int:
    return x >> count if count >= 0 else -(x < 0)


#: What the text of a meaning may call.
CALLED: Final[Mapping[str, Callable[[int, int], int]]] = {
    "floordiv": _floordiv,
    "floormod": _floormod,
    "idiv": truncated,
    "mod": _mod,
    "shl": _shl,
    "shr": _shr,
}


# -- arrays of integers


def _quotients(x: Array, y: Array) -> Array:
    """Towards zero; 0 for y = 0. INT_MIN / -1 wraps."""
    floor = _floor_quotients(x, y)
    is_inexact = (x - floor * y) != 0
    return np.where(y == 0, 0, floor + (is_inexact & ((x < 0) != (y < 0)))).astype(x.dtype)


def _floor_quotients(x: Array, y: Array) -> Array:
    # division by -1 is the wrapping negation: idiv of INT_MIN by -1 traps
    if np.issubdtype(y.dtype, np.signedinteger):
        safe = np.where((y == 0) | (y == -1), 1, y).astype(y.dtype)
        return np.where(y == 0, 0, np.where(y == -1, np.negative(x), x // safe)).astype(x.dtype)
    return np.where(y == 0, 0, x // np.where(y == 0, 1, y).astype(y.dtype)).astype(x.dtype)


def _remainders(x: Array, y: Array) -> Array:
    return np.where(y == 0, 0, x - y * _quotients(x, y)).astype(x.dtype)


def _floor_remainders(x: Array, y: Array) -> Array:
    return np.where(y == 0, 0, x - y * _floor_quotients(x, y)).astype(x.dtype)


def _shifted_left(x: Array, count: Array) -> Array:
    bits = x.dtype.itemsize * 8
    valid = (count >= 0) & (count < bits)
    unsigned = np.dtype(f"uint{bits}")
    shifted = x.astype(unsigned) << np.where(valid, count, 0).astype(unsigned)
    return np.where(valid, shifted, 0).astype(x.dtype)


def _shifted_right(x: Array, count: Array) -> Array:
    valid = (count >= 0) & (count < x.dtype.itemsize * 8)
    shifted = x >> np.where(valid, count, 0).astype(x.dtype)
    return np.where(valid, shifted, np.where(x < 0, -1, 0).astype(x.dtype))


def _product_and_sum(x: Array, y: Array, z: Array) -> Array:
    return x * y + z


# -- arrays of floats


def _exp2(x: Array) -> Array:
    """Exact at integers, whatever the library's exp2 does."""
    result = np.exp2(x)
    whole = np.isfinite(x) & (np.rint(x) == x) & (np.abs(x) < 5000)
    return np.where(whole, np.ldexp(1.0, np.where(whole, x, 0).astype(np.int32)), result)


def _power(x: Array, y: Array) -> Array:
    """numpy takes the square root for a single exponent of a half,
    which is not its own table at -0 and -inf."""
    root = (y == 0.5) & ((x == 0) | np.isinf(x))
    return np.where(root, np.abs(x), np.power(x, y))


TABLE: Final[Mapping[Op, Meaning]] = {
    # numbers
    Op.NEG: Meaning("-{0}", np.negative, np.negative),
    Op.ABS: Meaning("abs({0})", np.abs, np.abs),
    Op.MULACC: Meaning("{0} * {1} + {2}", _product_and_sum, _product_and_sum),
    # numbers and bools: those are the integers modulo 2 with a saturating sum
    Op.ADD: Meaning("{0} + {1}", np.add, np.add, bools=Op.OR),
    Op.SUB: Meaning("{0} - {1}", np.subtract, np.subtract, bools=Op.XOR),
    Op.MUL: Meaning("{0} * {1}", np.multiply, np.multiply, bools=Op.AND),
    Op.MAX: Meaning("max({0}, {1})", np.maximum, np.maximum, bools=Op.OR),
    Op.MIN: Meaning("min({0}, {1})", np.minimum, np.minimum, bools=Op.AND),
    Op.CMPLT: Meaning("{0} < {1}", np.less, np.less, bools=Op.CMPLT),
    Op.CMPLE: Meaning("{0} <= {1}", np.less_equal, np.less_equal, bools=Op.CMPLE),
    Op.CMPEQ: Meaning("{0} == {1}", np.equal, np.equal, bools=Op.CMPEQ),
    Op.CMPNE: Meaning("{0} != {1}", np.not_equal, np.not_equal, bools=Op.CMPNE),
    Op.WHERE: Meaning("{1} if {0} else {2}", np.where, np.where, bools=Op.WHERE),
    # integers and bools
    Op.AND: Meaning("{0} & {1}", np.bitwise_and, bools=Op.AND),
    Op.OR: Meaning("{0} | {1}", np.bitwise_or, bools=Op.OR),
    Op.XOR: Meaning("{0} ^ {1}", np.bitwise_xor, bools=Op.XOR),
    # integers
    Op.IDIV: Meaning("idiv({0}, {1})", _quotients),
    Op.MOD: Meaning("mod({0}, {1})", _remainders),
    Op.FLOORDIV: Meaning("floordiv({0}, {1})", _floor_quotients),
    Op.FLOORMOD: Meaning("floormod({0}, {1})", _floor_remainders),
    Op.SHL: Meaning("shl({0}, {1})", _shifted_left),
    Op.SHR: Meaning("shr({0}, {1})", _shifted_right),
    # floats
    Op.FDIV: Meaning(floats=np.divide),
    Op.SQRT: Meaning(floats=np.sqrt),
    Op.RECIPROCAL: Meaning(floats=np.reciprocal),
    Op.TRUNC: Meaning(floats=np.trunc),
    Op.ROUND: Meaning(floats=np.rint),
    Op.EXP2: Meaning(floats=_exp2, transcendental=True),
    Op.LOG2: Meaning(floats=np.log2, transcendental=True),
    Op.SIN: Meaning(floats=sine, transcendental=True),
    Op.COS: Meaning(floats=cosine, transcendental=True),
    Op.POW: Meaning(floats=_power, transcendental=True),
}


TRANSCENDENTAL: Final = frozenset(op for op, meaning in TABLE.items() if meaning.transcendental)


# -- questions


def is_defined(op: Op, dtype: DType) -> bool:
    """Whether an ALU op takes operands of a dtype (WHERE: those that it chooses from)."""
    return dtype.kind in KINDS[op]


def _kinds(meaning: Meaning) -> frozenset[Kind]:
    return frozenset(
        ({Kind.INT, Kind.UINT, Kind.INDEX} if meaning.integers is not None else set[Kind]())
        | ({Kind.FLOAT} if meaning.floats is not None else set[Kind]())
        | ({Kind.BOOL} if meaning.bools is not None else set[Kind]())
    )


#: The kinds of operands that an op is defined on.
KINDS: Final[Mapping[Op, frozenset[Kind]]] = {op: _kinds(meaning) for op, meaning in TABLE.items()}


def words_of(op: Op) -> str:
    """The operands that an op is for, in words."""
    kinds = KINDS[op]
    numbers = "numbers" if {Kind.INT, Kind.FLOAT} <= kinds else "floats" if Kind.FLOAT in kinds else "integers"
    return f"{numbers} and bool" if Kind.BOOL in kinds else numbers


def on_dtype(op: Op, dtype: DType) -> Op:
    """The op that an op is on operands of a dtype on which it is defined: another on bools."""
    return TABLE[op].bools or op if dtype.is_bool else op


@cache
def on_integers(op: Op) -> Callable[..., int]:
    """The function of Python integers without end that an op computes, where it is defined on them."""
    text = TABLE[op].integers
    assert text is not None, f"{op.name} is not defined on integers"
    return cast(Callable[..., int], eval(f"lambda a, b=0, c=0: {text.format('a', 'b', 'c')}", dict(CALLED)))


def on_arrays(op: Op) -> Compute | None:
    """The function of numpy's integers that an op computes, which wrap at their width;
    None where it is not defined on them."""
    meaning = TABLE.get(op)
    return None if meaning is None else meaning.wrapping


def wrap(value: int, dtype: DType) -> int:
    """Two's complement in the width of the dtype."""
    low = value & ((1 << dtype.bits) - 1)
    return low - (1 << dtype.bits) if dtype.kind is not Kind.UINT and low >> (dtype.bits - 1) else low


def on_numbers(op: Op, values: tuple[int, ...] | list[int], dtype: DType) -> int | bool | None:
    """The value of an op on Python integers that stand for operands of an integer dtype or bool;
    None where it has none.

    An `index` never wraps: a result that it does not hold is none.
    """
    if not is_defined(op, dtype):
        return None
    result = on_integers(on_dtype(op, dtype))(*values)
    if op in COMPARE or dtype.is_bool:
        return bool(result)
    if dtype.kind is Kind.INDEX:
        return result if dtype.min <= result <= dtype.max else None
    return wrap(result, dtype)
