"""The linalg extension: norms, parts of matrices, powers, and systems of equations."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Sequence
from types import ModuleType
from typing import Final, Literal, NamedTuple

from kg.frontend import Op, UOp, accumulator, arange, float32, float64, int32
from kg.frontend import monoid as monoids
from kg_graph.nodes import stored

from kg_array.array import Array
from kg_array.complex_numbers import elimination as complex_elimination
from kg_array.complex_numbers.arithmetic import to_one
from kg_array.complex_numbers.array import of_number
from kg_array.complex_numbers.pairs import Number, Pair, each
from kg_array.einsum import diagonal_of
from kg_array.elementwise.arithmetic import multiply, sign, subtract
from kg_array.elementwise.slopes import root_of
from kg_array.functions.creation import cast
from kg_array.functions.manipulation import matrix_transpose
from kg_array.functions.statistical import prod, require_float, sum
from kg_array.indexing.axes import reduce, squeezed
from kg_array.matrices import blocked, elimination, unrolled
from kg_array.matrices.products import conjugate_transpose, matmul, numbers_of_one_dtype, outer, tensordot, vecdot
from kg_array.matrices.spectra import eigh, eigvalsh, matrix_rank, pinv, singular_norm, svd, svdvals
from kg_array.matrices.stepwise import step_if
from kg_array.operands.arguments import Axis, axes_of, require_array, whole_number
from kg_array.operands.dtypes import DTypeLike, is_complex, part_of, require_kind
from kg_array.operands.size import greatest_of, greatest_value, is_same, least_of
from kg_array.operands.unify import broadcast_shape
from kg_array.running.memory import differentiating
from kg_array.running.steps import at_once, of_several, single
from kg_array.transforms.derivatives.custom import with_rules

__all__ = [
    "cholesky", "cross", "det", "diagonal", "eigh", "eigvalsh", "inv", "matmul", "matrix_norm", "matrix_power", "matrix_rank",
    "matrix_transpose", "outer", "pinv", "qr", "slogdet", "solve", "svd", "svdvals", "tensordot", "trace", "vecdot", "vector_norm",
]  # fmt: skip
LN_2 = math.log(2.0)
#: Elements of float64 from which on squares are summed as they are first. Reckoned: a step under a condition costs some microseconds, and a second pass over so many as much.
SQUARES_FIRST: Final = 1 << 16


class QR(NamedTuple):
    Q: Array
    R: Array


class SlogDet(NamedTuple):
    sign: Array
    logabsdet: Array


def _require_matrices(name: str, *arrays: Array, square: bool = False) -> None:
    require_array(name, *arrays)
    for x in arrays:
        if x.ndim < 2 or (square and not is_same(x.shape[-1], x.shape[-2])):
            raise ValueError(f"{name} is of {'square ' * square}matrices, not of an array of shape {x.shape}")


def diagonal(x: Array, /, *, offset: int = 0) -> Array:
    """The diagonals of the matrices in the last two axes, or of one that many columns to the right."""
    _require_matrices("diagonal", x)
    offset = whole_number("diagonal", "offset", offset)
    *before, rows, columns = x.shape
    top, left = max(0, -offset), max(0, offset)
    length = greatest_of(0, least_of(rows - top, columns - left))
    box = tuple([(0, d) for d in before])
    top, left = least_of(top, rows - length), least_of(left, columns - length)
    box = (*box, (top, top + length), (left, left + length))
    return single(("diagonal", box), x, lambda x: x.moved(lambda node: diagonal_of(node.shrink(*box))))


def trace(x: Array, /, *, offset: int = 0, dtype: DTypeLike | None = None) -> Array:
    """The sums along diagonals."""
    _require_matrices("trace", x)
    return sum(diagonal(x, offset=whole_number("trace", "offset", offset)), axis=-1, dtype=dtype)


def cross(x1: Array, x2: Array, /, *, axis: int = -1) -> Array:
    """The vector at right angles to both: of three elements along an axis, counted from the end."""
    axis = whole_number("cross", "an axis", axis)
    return of_several(("cross", axis), (x1, x2), lambda x1, x2: _cross(x1, x2, axis))


def _cross(x1: Array, x2: Array, axis: int) -> Array:
    device, (a, b) = numbers_of_one_dtype("cross", x1, x2)
    for x in (x1, x2):
        require_kind("cross", x.dtype, "numeric")
    if not -min(x1.ndim, x2.ndim) <= axis < 0 or x1.shape[axis] != 3 or x2.shape[axis] != 3:
        raise ValueError(f"cross: shapes {x1.shape} and {x2.shape} need 3 elements along axis {axis}, counted from the end")
    shape = broadcast_shape("cross", (x1.shape, x2.shape))
    along = len(shape) + axis

    def rolled(x: Number, by: int) -> Array:
        return of_number(each(x, lambda node: _rolled(node.broadcast_to(*shape), along, by)), device)

    return subtract(multiply(rolled(a, 1), rolled(b, 2)), multiply(rolled(a, 2), rolled(b, 1)))


def _rolled(x: UOp, axis: int, by: int) -> UOp:
    """Three elements along an axis, beginning with another: by movement alone."""
    before, after = x.shape[:axis], x.shape[axis + 1 :]
    twice = x.reshape(*before, 1, 3, *after).expand(*before, 2, 3, *after).reshape(*before, 6, *after)
    return twice.shrink(*((by, by + 3) if i == axis else (0, d) for i, d in enumerate(x.shape)))


def vector_norm(x: Array, /, *, axis: Axis = None, keepdims: bool = False, ord: int | float = 2) -> Array:
    """(sum |x|**ord) ** (1 / ord): the length for 2, the greatest for inf, the least for -inf,
    how many are not 0 for 0."""
    _require_numbers("vector_norm", x)
    axes = axes_of("vector_norm", axis, x)
    if not isinstance(ord, (int, float)):
        raise ValueError(f"vector_norm: the order is a number, not {ord!r}; see matrix_norm")
    order, keepdims = float(ord), bool(keepdims)

    def made(x: Array) -> Array:
        value = _length(x, axes) if order == 2 else _norm(_sizes_of(x), axes, order)
        return Array(squeezed(value.cast(part_of(x.dtype)), axes, keepdims), x.device)

    return single(("vector_norm", axes, order, keepdims), x, made)


def _sizes_of(x: Array) -> UOp:
    """|x|, of half types as float32."""
    size = abs(x).node
    return size.cast(size.type if size.type.bits > 16 else float32)


def _norm(size: UOp, axes: tuple[int, ...], order: float) -> UOp:
    if math.isinf(order):
        return reduce(size, monoids.MAX if order > 0 else monoids.MIN, axes)
    if order == 0:
        return reduce(size.ne(0).cast(size.type), monoids.ADD, axes)
    if order == 1:
        return reduce(size, monoids.ADD, axes)
    # powers of sizes near 1 are in range: of those near the one that counts most
    scale = to_one(reduce(size, monoids.MAX if order > 0 else monoids.MIN, axes))
    part = size * scale.expand(*size.shape)
    powers = part * part if order == 2 else part.pow(order)
    return root_of(reduce(powers, monoids.ADD, axes), order) / scale


def _length(x: Array, axes: tuple[int, ...]) -> UOp:
    """The root of the sum of squares, of which none overflows and none that counts is lost,
    from one pass over the elements.

    Of float32 and half types squares are summed in float64, whose range they fit. Of float64 the sum itself shows whether all was in range; only where
    it was not, the elements are read again, as parts of the greatest.
    """
    if differentiating.get():
        return _norm(_sizes_of(x), axes, 2.0)
    parts = [part.cast(part.type if part.type.bits > 16 else float32) for part in x.parts]
    renderer = x.device.renderer
    if parts[0].type is not float64 and renderer.supports(Op.MUL, float64, 1):
        return _sum_of_squares([part.cast(float64) for part in parts], axes).sqrt()
    if renderer.has_local or greatest_value(x.size) < SQUARES_FIRST:
        return _scaled_length(parts, axes)
    total = stored(_sum_of_squares(parts, axes))
    outside = (total < 2.0**-768) | (total > 2.0**1022)
    again = reduce(outside.cast(int32), monoids.MAX, tuple(range(x.ndim))).reshape().ne(0)
    return step_if(again, lambda _, parts: [_scaled_length(parts, axes)], [total.sqrt()], parts)[0]


def _scaled_length(parts: Sequence[UOp], axes: tuple[int, ...]) -> UOp:
    """As squares of elements that a power of two brings near 1, the greatest of them."""
    size = functools.reduce(UOp.maximum, [part.maximum(-part) for part in parts])
    scale = to_one(reduce(size, monoids.MAX, axes))
    return _sum_of_squares([part * scale.expand(*part.shape) for part in parts], axes).sqrt() / scale


def _sum_of_squares(parts: Sequence[UOp], axes: tuple[int, ...]) -> UOp:
    return reduce(functools.reduce(operator.add, [part * part for part in parts]), monoids.ADD, axes)


def matrix_norm(x: Array, /, *, keepdims: bool = False, ord: int | float | Literal["fro", "nuc"] | None = "fro") -> Array:
    """Of the matrices in the last two axes: fro, the greatest (inf) or least (-inf) sum of a row,
    or of a column (1, -1); of the singular values the greatest (2), the least (-2), the sum (nuc)."""
    _require_numbers("matrix_norm", x)
    _require_matrices("matrix_norm", x)
    keepdims = bool(keepdims)
    if not (ord is None or ord == "nuc" or ord == "fro" or ord in (1, -1, 2, -2, math.inf, -math.inf)):
        raise ValueError(f"matrix_norm: there is no order {ord!r}; there are fro, nuc, 1, -1, 2, -2, inf, -inf")
    return single(("matrix_norm", ord, keepdims), x, lambda x: _matrix_norm(x, ord, keepdims))


def _matrix_norm(x: Array, ord: int | float | str | None, keepdims: bool) -> Array:
    axes = (x.ndim - 2, x.ndim - 1)
    size = _sizes_of(x)
    if ord == "fro" or ord is None:
        value = _length(x, axes)
    elif ord in (2, -2, "nuc"):
        value = singular_norm(x, ord)
    else:
        summed, chosen = axes if abs(float(ord)) == 1 else axes[::-1]
        value = reduce(reduce(size, monoids.ADD, (summed,)), monoids.MAX if float(ord) > 0 else monoids.MIN, (chosen,))
    return Array(squeezed(value.cast(part_of(x.dtype)), axes, keepdims), x.device)


def matrix_power(x: Array, n: int, /) -> Array:
    """The product of n equal matrices, by squaring; of the inverse for negative n."""
    _require_matrices("matrix_power", x, square=True)
    n = whole_number("matrix_power", "the power", n)
    if n < 0:
        return matrix_power(inv(x), -n)
    result, square = None, x
    while n:
        if n & 1:
            result = square if result is None else matmul(result, square)
        n >>= 1
        if n:
            square = matmul(square, square)
    return result if result is not None else _identity(x)


def _identity(x: Array) -> Array:
    *before, n, _ = x.shape
    row, column = (arange(n).reshape(*s).expand(n, n) for s in ((n, 1), (1, n)))
    return cast(Array(row.eq(column).broadcast_to(*before, n, n), x.device), x.dtype)


def cholesky(x: Array, /, *, upper: bool = False) -> Array:
    """The triangular factor of matrices that are Hermitian (symmetric) and positive definite.
    NaN of others."""
    return single(("cholesky", bool(upper)), x, lambda x: _cholesky(x, upper))


def _cholesky(x: Array, upper: bool) -> Array:
    steps = _steps("cholesky", x)
    _require_matrices("cholesky", x, square=True)
    source = conjugate_transpose(x) if upper else x
    factor = steps.cholesky_factor(source.moved(elimination.as_batch))
    lower = factor.moved(lambda node: node.reshape(*x.shape).cast(part_of(x.dtype)))
    return conjugate_transpose(lower) if upper else lower


def solve(x1: Array, x2: Array, /) -> Array:
    """x where x1 @ x is x2: a vector, or columns of matrices. Infinities or NaN where x1 is singular."""
    return of_several("solve", (x1, x2), _solve)


def _solve(x1: Array, x2: Array) -> Array:
    _require_numbers("solve", x1, x2)
    _require_matrices("solve", x1, square=True)
    device, numbers = numbers_of_one_dtype("solve", x1, x2)
    n = x1.shape[-1]
    if x2.ndim == 0 or x2.shape[-2 if x2.ndim > 1 else 0] != n:
        raise ValueError(f"solve: {n} equations of shape {x1.shape} don't go with right sides of shape {x2.shape}")
    b_shape = (n, 1) if x2.ndim == 1 else x2.shape
    batch = broadcast_shape("solve", (x1.shape[:-2], b_shape[:-2]))

    def prepared(x: Number, shape: Sequence[int]) -> Array:
        full = (*batch, *shape[-2:])
        if any(is_complex(of.dtype) for of in (x1, x2)) and not isinstance(x, Pair):
            x = Pair(x, x.const_like(0.0).broadcast_to(*x.shape))
        return of_number(each(x, lambda node: elimination.as_batch(node.reshape(*shape).broadcast_to(*full))), device)

    found = _solution(prepared(numbers[0], x1.shape), prepared(numbers[1], b_shape))
    return found.moved(lambda node: node.reshape(*batch, n, *([] if x2.ndim == 1 else b_shape[-1:])))


def _forward(a: Array, b: Array) -> tuple[Array, tuple[Array, Array]]:
    found = _solution(a, b)
    return found, (a, found)


def _backward(kept: tuple[Array, Array], given: Array) -> tuple[Array, Array]:
    a, found = kept
    by_right = _solution(matrix_transpose(a), given)
    return -matmul(by_right, matrix_transpose(found)), by_right


def _changed(primals: tuple[Array, Array], tangents: tuple[Array, Array]) -> tuple[Array, Array]:
    found = _solution(*primals)
    return found, _solution(primals[0], tangents[1] - matmul(tangents[0], found))


@with_rules(_forward, _backward, _changed)
def _solution(a: Array, b: Array) -> Array:
    """x where a @ x is b, of one dtype: a [b, n, n], b [b, n, m].
    Derivatives are solutions too: no step is kept."""
    return (complex_elimination if is_complex(a.dtype) else elimination).solution(a, b)


def inv(x: Array, /) -> Array:
    """The inverses of square matrices."""
    return single("inv", x, _inv)


def _inv(x: Array) -> Array:
    _require_numbers("inv", x)
    _require_matrices("inv", x, square=True)
    return _solve(x, _identity(x))


def _pivots(name: str, x: Array) -> tuple[list[Array], Array]:
    """The diagonals of triangular matrices of the same determinants,
    as arrays whose last axes together are a diagonal, and the signs to multiply these by."""
    steps = _steps(name, x)
    _require_matrices(name, x, square=True)
    matrices = x.moved(elimination.as_batch)
    if not is_complex(x.dtype) and unrolled.is_small(matrices.node):
        found, parity = unrolled.pivots(matrices.node.cast(accumulator(x.dtype)))
        return [Array(u.reshape(*u.shape, 1), x.device) for u in found], Array(parity, x.device)
    if not is_complex(x.dtype) and blocked.is_large(matrices.node):
        packed, parity = blocked.factors(matrices.node)
        return [Array(diagonal_of(packed), x.device)], Array(parity, x.device)
    done, parity = steps.eliminated(matrices, above=False)
    return [done.moved(diagonal_of)], parity


def _steps(name: str, x: Array) -> ModuleType:
    """The steps for real matrices or for complex ones."""
    _require_numbers(name, x)
    return complex_elimination if is_complex(x.dtype) else elimination


def _require_numbers(name: str, *arrays: Array) -> None:
    """Raise unless they are real floats or complex numbers."""
    require_array(name, *arrays)
    require_float(name, *(x for x in arrays if not is_complex(x.dtype)))


def det(x: Array, /) -> Array:
    """The determinants of square matrices."""
    return single("det", x, _det)


def _det(x: Array) -> Array:
    pivots, parity = _pivots("det", x)
    value = multiply(functools.reduce(multiply, (prod(p, axis=-1) for p in pivots)), parity)
    return value.moved(lambda node: node.reshape(*x.shape[:-2]).cast(part_of(x.dtype)))


def slogdet(x: Array, /) -> SlogDet:
    """The sign of the determinants, of complex ones the determinant over its magnitude,
    and the logarithms of their magnitudes."""
    require_array("slogdet", x)
    return at_once(_slogdet, [x])


def _slogdet(x: Array) -> SlogDet:
    pivots, parity = _pivots("slogdet", x)
    sign_ = multiply(functools.reduce(multiply, (prod(sign(p), axis=-1) for p in pivots)), parity)
    logarithms = (squeezed(abs(p).node.log2().reduce(monoids.ADD, 1), (1,)) for p in pivots)
    found = sign_, Array(functools.reduce(operator.add, logarithms) * LN_2, x.device)
    return SlogDet(*(v.moved(lambda node: node.reshape(*x.shape[:-2]).cast(part_of(x.dtype))) for v in found))


def qr(x: Array, /, *, mode: Literal["reduced", "complete"] = "reduced") -> QR:
    """Q with orthonormal columns and R, zero below its diagonal, with Q @ R the matrices.
    Q square where it is complete."""
    if mode not in ("reduced", "complete"):
        raise ValueError(f"qr: mode is reduced or complete, not {mode!r}")
    require_array("qr", x)
    return at_once(_qr, [x], mode)


def _qr(x: Array, mode: str) -> QR:
    _require_numbers("qr", x)
    _require_matrices("qr", x)
    *before, rows, columns = x.shape
    kept = rows if mode == "complete" else min(rows, columns)
    q, r = elimination.reflected(x.moved(elimination.as_batch), kept)

    def part(of: Array, *shape: int) -> Array:
        return of.moved(lambda node: node.reshape(*before, *shape).cast(part_of(x.dtype)))

    return QR(part(q, rows, kept), part(r, kept, columns))
