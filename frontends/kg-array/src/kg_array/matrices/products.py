"""The products of the main namespace: matmul, tensordot, vecdot; and outer."""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import Device, DType, UOp

from kg_array.array import Array
from kg_array.complex_numbers.array import as_number, of_number
from kg_array.complex_numbers.pairs import Number, each, shape_of
from kg_array.elementwise.arithmetic import conj, multiply
from kg_array.functions.data_types import astype, can_cast
from kg_array.functions.manipulation import matrix_transpose, reshape
from kg_array.indexing.axes import same_shape, squeezed
from kg_array.matrices import contraction
from kg_array.operands.arguments import axis_of, one_or_several, require_array, whole_number
from kg_array.operands.dtypes import DTypeLike, asked, is_complex, part_of, promote_all, require_kind
from kg_array.operands.size import is_same
from kg_array.operands.unify import broadcast_shape, one_device
from kg_array.running.steps import of_several, several


def of_one_dtype(name: str, *arrays: Array) -> tuple[Device, list[UOp]]:
    """Arrays on one device, as one dtype, none of them complex; their shapes stay."""
    dtype = _dtype_of(name, arrays)
    return one_device(name, arrays), [x.node.cast(dtype) for x in arrays]


def numbers_of_one_dtype(name: str, *arrays: Array) -> tuple[Device, list[Number]]:
    """The same of arrays that may be complex: beside complex ones real ones stay single nodes."""
    part = part_of(_dtype_of(name, arrays))
    return one_device(name, arrays), [as_number(x, part) for x in arrays]


def _dtype_of(name: str, arrays: Sequence[Array]) -> DType:
    require_array(name, *arrays)
    return promote_all(name, tuple(x.dtype for x in arrays))


def matmul(x1: Array, x2: Array, /, *, dtype: DTypeLike | None = None) -> Array:
    """The matrix product over the last two axes, the others broadcast.
    A vector is a row on the left, a column on the right.

    `dtype`: that of the sums and of the result, which holds every product: int32 for int8, float32 for float16, float64 for float32.
    """
    return several("matmul", _matmul, in_wider("matmul", dtype, x1, x2))


def in_wider(name: str, dtype: DTypeLike | None, *operands: Array) -> tuple[Array, ...]:
    """The operands in the dtype that the sums are asked to be of.
    Core's kernels multiply what memory holds where the target can."""
    require_array(name, *operands)
    if dtype is None:
        return operands
    wanted = asked(name, dtype)
    for x in operands:
        if not can_cast(x.dtype, wanted):
            raise TypeError(
                f"{name}: sums of {wanted} don't hold what {x.dtype} holds: cast the arrays, or the result, with astype"
            )
    return tuple([astype(x, wanted, copy=False) for x in operands])


def _matmul(x1: Array, x2: Array) -> Array:
    device, (a, b) = numbers_of_one_dtype("matmul", x1, x2)
    if not x1.ndim or not x2.ndim:
        raise ValueError(f"matmul is of vectors and matrices, not of shapes {x1.shape} and {x2.shape}; see multiply")
    if not is_same(x1.shape[-1], x2.shape[-2 if x2.ndim > 1 else 0]):
        raise ValueError(
            f"matmul: shapes {x1.shape} and {x2.shape} don't fit: rows of {x1.shape[-1]} elements of the first meet columns of"
            f" {x2.shape[-2 if x2.ndim > 1 else 0]} of the second"
        )
    if x1.ndim == 1:
        a = each(a, lambda x: x.reshape(1, *x.shape))
    if x2.ndim == 1:
        b = each(b, lambda x: x.reshape(*x.shape, 1))
    made = contraction.product(a, b)
    rank = len(shape_of(made))
    dropped = (*((rank - 2,) if x1.ndim == 1 else ()), *((rank - 1,) if x2.ndim == 1 else ()))
    return of_number(each(made, lambda x: squeezed(x, dropped)), device)


def tensordot(
    x1: Array, x2: Array, /, *, axes: int | tuple[Sequence[int], Sequence[int]] = 2, dtype: DTypeLike | None = None
) -> Array:
    """The sum of products over the last axes of x1 and the first of x2, that many;
    or over the axes named of each. `dtype`: see matmul."""
    x1, x2 = in_wider("tensordot", dtype, x1, x2)
    if isinstance(axes, int):
        if not 0 <= axes <= min(x1.ndim, x2.ndim):
            raise ValueError(f"tensordot: {axes} axes of arrays of shapes {x1.shape} and {x2.shape}")
        first, second = tuple(range(x1.ndim - axes, x1.ndim)), tuple(range(axes))
    else:
        if not isinstance(axes, (tuple, list)) or len(axes) != 2:
            raise TypeError(
                f"tensordot: axes is a number, or the axes of the first and those of the second array, not {axes!r}"
            )
        first = tuple(axis_of("tensordot", n, x1) for n in one_or_several(axes[0]))
        second = tuple(axis_of("tensordot", n, x2) for n in one_or_several(axes[1]))
    if not same_shape([x1.shape[i] for i in first], [x2.shape[i] for i in second]) or len(set(first)) < len(first):
        raise ValueError(f"tensordot: axes {first} of shape {x1.shape} don't go with axes {second} of shape {x2.shape}")

    def made(x1: Array, x2: Array) -> Array:
        device, (a, b) = numbers_of_one_dtype("tensordot", x1, x2)
        return of_number(contraction.tensor_product(a, b, first, second), device)

    return of_several(("tensordot", first, second), (x1, x2), made)


def vecdot(x1: Array, x2: Array, /, *, axis: int = -1, dtype: DTypeLike | None = None) -> Array:
    """The sum of products along an axis, counted from the end; the others are broadcast.
    Of x1 it is the conjugate that counts. `dtype`: see matmul."""
    axis = whole_number("vecdot", "an axis", axis)
    return of_several(("vecdot", axis), in_wider("vecdot", dtype, x1, x2), lambda x1, x2: _vecdot(x1, x2, axis))


def _vecdot(x1: Array, x2: Array, axis: int) -> Array:
    device, (a, b) = numbers_of_one_dtype("vecdot", x1, x2)
    if not -min(x1.ndim, x2.ndim) <= axis < 0:
        raise ValueError(f"vecdot: axis {axis} is counted from the end of both shapes, {x1.shape} and {x2.shape}")
    if not is_same(x1.shape[axis], x2.shape[axis]):
        raise ValueError(f"vecdot: shapes {x1.shape} and {x2.shape} differ along axis {axis}")
    shape = broadcast_shape("vecdot", (x1.shape, x2.shape))
    along = len(shape) + axis
    a, b = (each(x, lambda node: node.broadcast_to(*shape)) for x in (a, b))
    return of_number(each(contraction.inner(a, b, along), lambda x: squeezed(x, (along,))), device)


def conjugate_transpose(x: Array) -> Array:
    """The last two axes exchanged, and of every element the conjugate: of real matrices the transpose."""
    transposed = matrix_transpose(x)
    return conj(transposed) if is_complex(x.dtype) else transposed


def outer(x1: Array, x2: Array, /) -> Array:
    """Every element of one vector times every element of another."""
    require_array("outer", x1, x2)
    for x in (x1, x2):
        require_kind("outer", x.dtype, "numeric")
    if x1.ndim != 1 or x2.ndim != 1:
        raise ValueError(f"outer is of two vectors, not of shapes {x1.shape} and {x2.shape}")
    return multiply(reshape(x1, (*x1.shape, 1)), reshape(x2, (1, *x2.shape)))
