"""The functions of elements that numpy has otherwise than kg_array,
of arrays of the dtypes that numpy resolves: see ufuncs.py."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Final

import numpy
from kg.frontend import DType

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.dtypes import cast
from kg_array.operands.dtypes import is_complex

Make = Callable[..., Array]


def _of_bools(otherwise: Make, logical: Make) -> Make:
    """The function that is a logical one of bools."""

    def made(*x: Any) -> Array:
        return (
            logical(*x) if all(isinstance(v, bool) or (isinstance(v, Array) and v.dtype.is_bool) for v in x) else otherwise(*x)
        )

    return made


def _truths(logical: Make) -> Make:
    def made(*x: Any) -> Array:
        return logical(*[cast(v, numpy.dtype(bool)) if isinstance(v, Array) else bool(v) for v in x])

    return made


def _same(x: Array) -> Array:
    return x


def _unless_whole(function: Make, value: Make | bool) -> Make:
    """The function of floats, and what it is of integers and bools."""

    def made(x: Array) -> Array:
        if x.dtype.is_float or is_complex(x.dtype):
            return function(x)
        return value(x) if callable(value) else ka.full(x.shape, value, dtype=ka.bool, device=x.device)

    return made


def _dtype_of(*operands: Any) -> DType:
    """That of the arrays among operands, which is one."""
    dtype, *_ = [x.dtype for x in operands if isinstance(x, Array)]
    return dtype


def _float_only(x: Any, dtype: object) -> Any:
    return x if isinstance(x, Array) else ka.asarray(x, dtype=dtype)  # type: ignore[arg-type]


def _chosen(function: Make) -> Make:
    """fmax and fmin: NaN beside a number is left out."""

    def made(x: Any, y: Any) -> Array:
        dtype = _dtype_of(x, y)
        a, b = _float_only(x, dtype), _float_only(y, dtype)
        if not dtype.is_float:
            return function(a, b)
        return ka.where(ka.isnan(a), b, ka.where(ka.isnan(b), a, function(a, b)))

    return made


def _fmod(x: Any, y: Any) -> Array:
    dtype = _dtype_of(x, y)
    a, b = _float_only(x, dtype), _float_only(y, dtype)
    size = ka.remainder(ka.abs(a), ka.abs(b))
    return ka.copysign(size, a) if dtype.is_float else ka.where(a < 0, -size, size)


def _cbrt(x: Array) -> Array:
    size = ka.abs(x)
    third = ka.pow(size, 1.0 / 3.0)
    near = ka.where((size > 0) & ka.isfinite(size), third, 1.0)
    better = near - (near * near * near - size) / (3.0 * near * near)  # one step of Newton's: the exponent is not 1/3
    return ka.copysign(ka.where((size > 0) & ka.isfinite(size), better, size), x)


def _power(x: Any, y: Any) -> Array:
    """Integers to the power of integers are products.
    Of a negative power numpy raises an error, and so do we where it is known.

    A power of the number 0.5 is a root, as numpy's is: of -0.0 that is -0.0, of an infinity below 0 NaN, where pow has 0.0 and infinity.
    """
    if isinstance(y, int) and not isinstance(y, bool) and y < 0 and isinstance(x, Array) and x.dtype.is_int:
        raise ValueError("integers to negative integer powers are not integers: take the power of a float")
    if isinstance(y, float) and y == 0.5 and isinstance(x, Array) and not x.dtype.is_int:
        return ka.sqrt(x)
    return ka.pow(x, y)


def _compared(name: str) -> Make:
    """A comparison, exact of integers of 64 bits with and without a sign too.
    Of a Python integer that the integers beside it never reach it is the same for all of them."""
    function, of_numbers, ordered = getattr(ka, name), getattr(numpy, name), name not in ("equal", "not_equal")

    def made(x: Any, y: Any) -> Array:
        if ordered and any(isinstance(v, complex) or (isinstance(v, Array) and is_complex(v.dtype)) for v in (x, y)):
            return _in_order(function, x, y)
        if ordered and any(isinstance(v, Array) and v.dtype.is_bool for v in (x, y)):
            return function(*[ka.astype(v, ka.uint8) if isinstance(v, Array) and v.dtype.is_bool else v + 0 for v in (x, y)])
        arrays = [v for v in (x, y) if isinstance(v, Array) and v.dtype.is_int and not v.is_number]
        beyond = [v for v in (x, y) if type(v) is int and arrays and not arrays[0].dtype.min <= v <= arrays[0].dtype.max]
        if {v.dtype for v in (x, y) if isinstance(v, Array)} == {ka.int64, ka.uint64}:
            below = bool(of_numbers(*[-1 if v.dtype is ka.int64 else 0 for v in (x, y)]))
            return _of_both_signs(function, below, x, y)
        if not beyond:
            made_: Array = function(x, y)
            return made_
        truth = bool(of_numbers(*[0 if isinstance(v, Array) else v for v in (x, y)]))
        return ka.full(arrays[0].shape, truth, dtype=ka.bool, device=arrays[0].device)

    return made


def _of_both_signs(function: Make, below: bool, x: Array, y: Array) -> Array:
    """int64 beside uint64, which have no common dtype.
    `below`: the truth for a negative number, which is less than each of the others; the rest are compared as uint64."""
    signed = x if x.dtype is ka.int64 else y
    unsigned: Array = function(ka.astype(x, ka.uint64), ka.astype(y, ka.uint64))
    return ka.logical_or(signed < 0, unsigned) if below else ka.logical_and(signed >= 0, unsigned)


def _in_order(function: Make, x: Any, y: Any) -> Array:
    """Complex numbers in numpy's order: by their real parts, of equal ones by the imaginary parts;
    NaN are in none."""
    dtype, *_ = [v.dtype for v in (x, y) if isinstance(v, Array) and is_complex(v.dtype)]
    (a, b), (c, d) = ((ka.real(v), ka.imag(v)) for v in (_float_only(v, dtype) for v in (x, y)))
    numbers = ka.logical_not(ka.logical_or(ka.isnan(b), ka.isnan(d)))
    strictly = ka.logical_and(numbers, _STRICT.get(function, function)(a, c))
    return ka.logical_or(strictly, ka.logical_and(ka.equal(a, c), function(b, d)))


#: Of comparisons that hold of equal ones those that don't.
_STRICT: Final[dict[Make, Make]] = {ka.less_equal: ka.less, ka.greater_equal: ka.greater}


def _reciprocal(x: Array) -> Array:
    """Of integers the quotient towards zero; of zero what numpy has on this machine."""
    if not x.dtype.is_int:
        return ka.reciprocal(x)
    with numpy.errstate(divide="ignore", invalid="ignore"):
        of_zero = numpy.reciprocal(numpy.zeros((), x.dtype.name)).item()
    return ka.where(x == 0, of_zero, ka.where(ka.abs(x) == 1, x, 0))


def _log_add_exp2(x: Any, y: Any) -> Array:
    """As numpy has it: of equal ones, infinities too, one more; of NaN NaN."""
    dtype = _dtype_of(x, y)
    a, b = (_float_only(v, dtype) for v in (x, y))
    if dtype.bits < 32:
        return ka.astype(_log_add_exp2(ka.astype(a, ka.float32), ka.astype(b, ka.float32)), dtype)
    between = a - b
    more = ka.log1p(ka.pow(2.0, -ka.abs(between))) / math.log(2.0)
    return ka.where(a == b, a + 1.0, ka.where(between > 0, a, b) + more)


def _heaviside(x: Any, at_zero: Any) -> Array:
    dtype = _dtype_of(x, at_zero)
    a, b = _float_only(x, dtype), _float_only(at_zero, dtype)
    return ka.where(ka.isnan(a), a, ka.where(a == 0, b, ka.astype(a > 0, dtype)))


def _ldexp(x: Any, n: Any) -> Array:
    return x * (ka.pow(2.0, cast(n, numpy.dtype(x.dtype.name))) if isinstance(n, Array) else 2.0**n)


def _bit_count(x: Array) -> Array:
    """How many bits are set of the absolute value: sums of 1, 2, 4 ... bits that lie beside each other."""
    dtype = getattr(ka, f"uint{x.dtype.bits}")
    count = ka.astype(ka.abs(x) if x.dtype.min else x, dtype)
    for width in (1, 2, 4, 8, 16, 32):
        if width < dtype.bits:
            low = dtype.max // ((1 << width) + 1)  # the lower `width` bits of each 2 * width
            count = ka.bitwise_and(count, low) + ka.bitwise_and(ka.bitwise_right_shift(count, width), low)
    return ka.astype(count, ka.uint8)


#: By numpy's names.
MADE: Final[dict[str, Make]] = {
    **{name: _compared(name) for name in ("equal", "not_equal", "less", "less_equal", "greater", "greater_equal")},
    "add": _of_bools(ka.add, ka.logical_or),
    "multiply": _of_bools(ka.multiply, ka.logical_and),
    "maximum": _of_bools(ka.maximum, ka.logical_or),
    "minimum": _of_bools(ka.minimum, ka.logical_and),
    "fmax": _chosen(_of_bools(ka.maximum, ka.logical_or)),
    "fmin": _chosen(_of_bools(ka.minimum, ka.logical_and)),
    "absolute": _of_bools(ka.abs, _same),
    "fabs": ka.abs,
    "power": _power,
    "float_power": ka.pow,
    "fmod": _fmod,
    "cbrt": _cbrt,
    "exp2": lambda x: ka.pow(2.0, x),
    "reciprocal": _reciprocal,
    "logaddexp2": _log_add_exp2,
    "heaviside": _heaviside,
    "rint": _unless_whole(ka.round, _same),
    "floor": _unless_whole(ka.floor, _same),
    "ceil": _unless_whole(ka.ceil, _same),
    "trunc": _unless_whole(ka.trunc, _same),
    "isnan": _unless_whole(ka.isnan, False),
    "isinf": _unless_whole(ka.isinf, False),
    "isfinite": _unless_whole(ka.isfinite, True),
    "logical_and": _truths(ka.logical_and),
    "logical_or": _truths(ka.logical_or),
    "logical_xor": _truths(ka.logical_xor),
    "logical_not": _truths(ka.logical_not),
    "conjugate": lambda x: ka.conj(x) if is_complex(x.dtype) else x,
    "deg2rad": lambda x: x * (math.pi / 180.0),
    "rad2deg": lambda x: x * (180.0 / math.pi),
    "ldexp": _ldexp,
    "bitwise_count": _bit_count,
}
