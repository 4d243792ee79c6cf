"""Functions that start graphs: constants, parameters, variables, ranges, the sink.
With UOp's methods, all that writes ASTs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from kg.checks import GREATEST, LEAST, shown, whole_number
from kg.dtype import STORABLE, DType, index, int32, void
from kg.errors import DTypeError, ShapeError
from kg.ir import monoid as monoids
from kg.ir.args import Axis, AxisKind, Fourier, KernelInfo, Param, Reduction, Var
from kg.ir.math import is_negative_nan
from kg.ir.movement import HasDim, axes_of, combine_values, dims_of
from kg.ir.op import Op
from kg.ir.uop import UOp

Extent = int | UOp | HasDim


def const(value: int | float | bool, dtype: DType) -> UOp:
    """A number, of shape (). A CONST knows one NaN, without a sign: with one it is the negation of that."""
    number = UOp(Op.CONST, dtype, (), value)
    return -number if is_negative_nan(value) else number


def param(slot: int, shape: Sequence[Extent], dtype: DType) -> UOp:
    """Argument number `slot` of a kernel."""
    if dtype not in STORABLE:
        raise DTypeError(f"parameter {shown(slot)} can't hold {shown(dtype)}; it may hold {', '.join(map(str, STORABLE))}")
    slot = whole_number(slot, "the number of a parameter", LEAST, (1 << 31) - 1)
    if slot < 0:
        raise ShapeError(f"parameters are numbered from 0, not {slot}")
    given: object = shape
    if not isinstance(given, (tuple, list)) or not all(_is_size(d) for d in shape):
        raise ShapeError(f"parameter {slot}: a shape is a tuple of sizes such as (4, 8), not {shown(shape)}")
    node = UOp(Op.PARAM, dtype, (), Param(slot, dims_of(shape)))
    _ = node.shape  # refuses more elements than can be counted
    return node


def _is_size(dim: object) -> bool:
    return (
        isinstance(dim, UOp)
        or hasattr(dim, "__kg_dim__")
        or (isinstance(dim, int) and not isinstance(dim, bool) and 0 <= dim <= GREATEST)
    )


def variable(name: str, least: int, greatest: int) -> UOp:
    """An integer given at launch, in [least, greatest], usable in shapes and index expressions."""
    var = Var(name, least, greatest)
    if least > greatest:
        raise ValueError(f"variable {name}: least {least} is above greatest {greatest}")
    return UOp(Op.DEFINE_VAR, index, (), var)


def range_(stop: int | UOp, name: str, kind: AxisKind = AxisKind.LOOP, start: int | UOp = 0) -> UOp:
    """A loop counter in [start, stop)."""
    first, last = (const(x, index) if isinstance(x, int) else x for x in (start, stop))
    return UOp(Op.RANGE, last.dtype, (first, last), Axis(name, kind))


def sink(
    *statements: UOp, name: str = "kernel", fast_math: bool = False, unchecked: bool = False, loop_order: tuple[str, ...] = ()
) -> UOp:
    """The root of a kernel: the stores that must happen.
    `unchecked`: indices taken from data are in range, and are not bounded."""
    if not statements:
        raise ValueError("a kernel stores at least one value: give sink its stores, as in sink(out.store(x))")
    wrong = [s for s in statements if not isinstance(s, UOp)]  # pyright: ignore[reportUnnecessaryIsInstance]
    if wrong:
        raise TypeError(f"sink takes the stores of a kernel one by one, as in sink(first, second), not {shown(wrong[0])}")
    for licence, given in (("fast_math", fast_math), ("unchecked", unchecked)):
        if not isinstance(given, bool):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"{licence} is True or False, not {shown(given)}")
    if not isinstance(loop_order, tuple) or not all(isinstance(axis, str) for axis in loop_order):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise TypeError(f"the loop order of a kernel is a tuple of the names of its axes, not {shown(loop_order)}")
    return UOp(Op.SINK, void, statements, KernelInfo(name, loop_order, fast_math, unchecked))


def with_loop_order(root: UOp, names: Iterable[str], statements: tuple[UOp, ...] | None = None) -> UOp:
    """A SINK with another nesting order of its loops, and with other statements where there are any."""
    return UOp(Op.SINK, void, root.src if statements is None else statements, replace(root.kernel, loop_order=tuple(names)))


def arange(count: Extent, dtype: DType = int32) -> UOp:
    """0, 1, ... as a value of shape (count,): an exclusive running sum of ones."""
    one = const(1, dtype).reshape(1).expand(count)
    return one.scan(monoids.ADD, 0, exclusive=True)


def vectorize(*sources: UOp) -> UOp:
    """The lanes of the sources, in order, as one vector."""
    dtype = sources[0].type.scalar
    for s in sources:
        if s.type.scalar is not dtype:
            raise DTypeError(f"vectorize of {dtype} and {s.type.scalar}")
    return sources[0] if len(sources) == 1 else UOp(Op.VECTORIZE, dtype.vec(sum(s.lanes for s in sources)), sources)


def shuffle(a: UOp, b: UOp, lanes: Sequence[int]) -> UOp:
    """The lanes picked out of those of `a` followed by those of `b`."""
    return UOp(Op.SHUFFLE, a.type.vec(len(lanes)), (a, b), tuple(lanes))


def argmax(x: UOp, axis: int, *, index_dtype: DType = int32, least: bool = False) -> UOp:
    """The position of the greatest (or least) along an axis, kept as size 1: first of ties, first NaN."""
    _require_graph("argmax", x)
    (axis,) = axes_of(x, (axis,))
    shape = tuple(d if i == axis else 1 for i, d in enumerate(x.shape))
    position = arange(x.shape[axis], index_dtype).reshape(*shape).expand(*x.shape)
    monoid = monoids.argmax(x.type, index_dtype, least=least)
    return combine_values((x, position), monoid, Op.REDUCE, Reduction(monoid, (axis,)))[1]


def _require_graph(name: str, given: object) -> None:
    if not isinstance(given, UOp):
        raise TypeError(f"{name} takes a UOp, not {type(given).__name__}: arrays are given when a kernel runs")


def variance(x: UOp, *axes: int) -> UOp:
    """The mean squared deviation from the mean, in one pass (Welford)."""
    from kg.dtype import accumulator

    _require_graph("variance", x)
    x = x.cast(accumulator(x.type))
    chosen = axes_of(x, axes)
    monoid = monoids.welford(x.type)
    one, zero = (x.const_like(v).reshape(*(1,) * len(x.shape)).expand(*x.shape) for v in (1.0, 0.0))
    count, _, squares = combine_values((one, x, zero), monoid, Op.REDUCE, Reduction(monoid, chosen))
    return squares / count


def fourier(parts: Sequence[UOp], how: Fourier) -> UOp:
    """The transform of a real value, or of the real and imaginary parts of one: see `Fourier`."""
    dtype = parts[0].type
    if dtype.bits < 32 or not dtype.is_float or any(p.type is not dtype for p in parts):
        raise DTypeError(f"fourier takes float32 or float64, not {' and '.join(str(p.type) for p in parts)}")
    node = UOp(Op.FOURIER, dtype, tuple(parts), how)
    _ = node.shape
    return node
