"""What functions of several arrays do first: one device, one dtype, one shape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeGuard

from kg.device.device import Device
from kg.dtype import DType, bool_, float32, float64, int64
from kg.ir.build import const
from kg.ir.uop import UOp

from kg_array.array import Array
from kg_array.dtypes import Scalar, of_scalar, promote_all, require_kind

Operand = Array | Scalar


class NumberArgument(Array):
    """A Python number that is an argument of a traced function: 0-d, and beside arrays as weak as the number itself."""

    __slots__ = ()

    @staticmethod
    def dtype_of(value: Scalar) -> DType:
        """The widest dtype of the kind: the number is rounded only where it meets an array."""
        return bool_ if isinstance(value, bool) else int64 if isinstance(value, int) else float64

    @property
    def is_number(self) -> bool:
        return True

    @property
    def kind(self) -> Scalar:
        """Some number of this kind."""
        return 0.5 if self.dtype.is_float else 1 if self.dtype.is_int else True


def one_device(name: str, arrays: Sequence[Array]) -> Device:
    """The device of all arrays: nothing is copied between devices unasked."""
    device = arrays[0].device
    for other in arrays[1:]:
        if other.device is not device:
            raise ValueError(f"{name}: arrays on {device.name} and {other.device.name}; move one with to_device")
    return device


def broadcast_shape(name: str, shapes: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The shape that all of these are broadcast to."""
    rank = max(map(len, shapes), default=0)
    result: list[int] = []
    for axis in range(-rank, 0):
        sizes = {s[axis] for s in shapes if len(s) >= -axis} - {1}
        if len(sizes) > 1:
            raise ValueError(f"{name}: shapes {' and '.join(map(str, shapes))} can't be broadcast together")
        result.append(sizes.pop() if sizes else 1)
    return tuple(result)


def goes_to(shape: tuple[int, ...], wanted: tuple[int, ...]) -> bool:
    """Whether this shape can be broadcast to that one."""
    ends = zip(reversed(shape), reversed(wanted), strict=False)
    return len(shape) <= len(wanted) and all(d in (1, other) for d, other in ends)


def together(name: str, *operands: Operand) -> tuple[Device, list[UOp]]:
    """The operands on one device, of one dtype and one shape. At least one is an array."""
    if _are_alike(operands):
        return operands[0].device, [x.node for x in operands]
    arrays = [x for x in operands if isinstance(x, Array)]
    for x in operands:
        if not isinstance(x, (Array, bool, int, float)):
            raise TypeError(f"{name} takes arrays and Python numbers, not {type(x).__name__}; see asarray")
    if not arrays:
        raise TypeError(f"{name} needs at least one array; see asarray")
    device = one_device(name, arrays)
    dtype = promote_all(tuple(a.dtype for a in arrays if not isinstance(a, NumberArgument)) or _of_numbers(operands))
    shape = broadcast_shape(name, [a.shape for a in arrays])
    return device, [_as(x, dtype, shape) for x in operands]


def _are_alike(operands: Sequence[Operand]) -> TypeGuard[Sequence[Array]]:
    """Whether all are arrays of one device, dtype and shape: nothing is to be done then."""
    first = operands[0]
    if type(first) is not Array:
        return False
    node, device = first.node, first.device
    for x in operands:
        if type(x) is not Array or x.node.dtype is not node.dtype or x.node.shape != node.shape or x.device is not device:
            return False
    return True


def _of_numbers(operands: Sequence[Operand]) -> tuple[DType, ...]:
    """The dtype of numbers among themselves: the widest of their kind, of integers and floats that of floats."""
    dtypes = [x.dtype if isinstance(x, Array) else NumberArgument.dtype_of(x) for x in operands]
    return (next((d for d in dtypes if d.is_float), dtypes[0]),)


def _as(x: Operand, dtype: DType, shape: tuple[int, ...]) -> UOp:
    if isinstance(x, NumberArgument):
        of_scalar(x.kind, dtype)
    if isinstance(x, Array):
        return x.node.cast(dtype).broadcast_to(*shape)
    return const(x, of_scalar(x, dtype))


def elementwise(name: str, make: Callable[..., UOp], *operands: Operand, kinds: Sequence[str] = ()) -> Array:
    """An array of the values that `make` computes of the operands' elements. `kinds`: what the standard takes; else anything."""
    device, nodes = together(name, *operands)
    if kinds:
        require_kind(name, nodes[0].type, *kinds)
    made = make(*nodes)
    weak = all(isinstance(x, (NumberArgument, bool, int, float)) for x in operands)
    return NumberArgument(made, device) if weak else Array(made, device)


def of_floats(name: str, make: Callable[..., UOp], *operands: Operand) -> Array:
    """`elementwise` of floats by more than one operation: half types are computed in float32 and rounded once."""

    def computed(*nodes: UOp) -> UOp:
        dtype = nodes[0].type
        if dtype.bits >= 32:
            return make(*nodes)
        return make(*(n.cast(float32) for n in nodes)).cast(dtype)

    return elementwise(name, computed, *operands, kinds=("real floating",))
