"""The products of the main namespace: matmul, tensordot, vecdot; and outer."""

from __future__ import annotations

from collections.abc import Sequence

from kg.device.device import Device
from kg.ir.size import is_same
from kg.ir.uop import UOp

from kg_array import contraction
from kg_array.array import Array
from kg_array.axes import axis_of, same_shape, squeezed
from kg_array.dtypes import promote_all
from kg_array.operands import broadcast_shape, one_device


def of_one_dtype(name: str, *arrays: Array) -> tuple[Device, list[UOp]]:
    """Arrays on one device, as one dtype; their shapes stay."""
    for x in arrays:
        if not isinstance(x, Array):
            raise TypeError(f"{name} takes arrays, not {type(x).__name__}; see asarray")
    dtype = promote_all(tuple(x.dtype for x in arrays))
    return one_device(name, arrays), [x.node.cast(dtype) for x in arrays]


def matmul(x1: Array, x2: Array, /) -> Array:
    """The matrix product over the last two axes, the others broadcast. A vector is a row on the left, a column on the right."""
    device, (a, b) = of_one_dtype("matmul", x1, x2)
    if not x1.ndim or not x2.ndim:
        raise ValueError(f"matmul is of vectors and matrices, not of shapes {x1.shape} and {x2.shape}; see multiply")
    if not is_same(x1.shape[-1], x2.shape[-2 if x2.ndim > 1 else 0]):
        raise ValueError(
            f"matmul: shapes {x1.shape} and {x2.shape} don't fit: the rows of the first are as long as the columns of the second"
        )
    if x1.ndim == 1:
        a = a.reshape(1, *a.shape)
    if x2.ndim == 1:
        b = b.reshape(*b.shape, 1)
    made = contraction.product(a, b)
    rank = len(made.shape)
    dropped = (*((rank - 2,) if x1.ndim == 1 else ()), *((rank - 1,) if x2.ndim == 1 else ()))
    return Array(squeezed(made, dropped), device)


def tensordot(x1: Array, x2: Array, /, *, axes: int | tuple[Sequence[int], Sequence[int]] = 2) -> Array:
    """The sum of products over the last axes of x1 and the first of x2, that many; or over the axes named of each."""
    device, (a, b) = of_one_dtype("tensordot", x1, x2)
    if isinstance(axes, int):
        if not 0 <= axes <= min(x1.ndim, x2.ndim):
            raise ValueError(f"tensordot: {axes} axes of arrays of shapes {x1.shape} and {x2.shape}")
        first, second = tuple(range(x1.ndim - axes, x1.ndim)), tuple(range(axes))
    else:
        first = tuple(axis_of("tensordot", n, x1.ndim) for n in axes[0])
        second = tuple(axis_of("tensordot", n, x2.ndim) for n in axes[1])
    if not same_shape([x1.shape[i] for i in first], [x2.shape[i] for i in second]) or len(set(first)) < len(first):
        raise ValueError(f"tensordot: axes {first} of shape {x1.shape} don't go with axes {second} of shape {x2.shape}")
    return Array(contraction.tensor_product(a, b, first, second), device)


def vecdot(x1: Array, x2: Array, /, *, axis: int = -1) -> Array:
    """The sum of products along an axis, counted from the end; the others are broadcast."""
    device, (a, b) = of_one_dtype("vecdot", x1, x2)
    if not -min(x1.ndim, x2.ndim) <= axis < 0:
        raise ValueError(f"vecdot: axis {axis} is counted from the end of both shapes, {x1.shape} and {x2.shape}")
    if not is_same(x1.shape[axis], x2.shape[axis]):
        raise ValueError(f"vecdot: shapes {x1.shape} and {x2.shape} differ along axis {axis}")
    shape = broadcast_shape("vecdot", (x1.shape, x2.shape))
    along = len(shape) + axis
    return Array(squeezed(contraction.inner(a.broadcast_to(*shape), b.broadcast_to(*shape), along), (along,)), device)


def outer(x1: Array, x2: Array, /) -> Array:
    """Every element of one vector times every element of another."""
    device, (a, b) = of_one_dtype("outer", x1, x2)
    if x1.ndim != 1 or x2.ndim != 1:
        raise ValueError(f"outer is of two vectors, not of shapes {x1.shape} and {x2.shape}")
    shape = (*x1.shape, *x2.shape)
    return Array(a.reshape(*x1.shape, 1).expand(*shape) * b.reshape(1, *x2.shape).expand(*shape), device)
