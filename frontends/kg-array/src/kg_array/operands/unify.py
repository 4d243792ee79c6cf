"""What functions of several arrays do first: one device, one dtype, one shape."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeGuard

from kg.frontend import Device, DType, PlacementError, UOp, bool_, const, float32, float64, int64

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray
from kg_array.complex_numbers.pairs import Number, Pair, const_pair
from kg_array.functions.creation import on_device
from kg_array.indexing.axes import size_value
from kg_array.operands import origins
from kg_array.operands.arguments import require_array
from kg_array.operands.dtypes import NUMBERS, Scalar, complex128, is_complex, of_scalar, part_of, promote_all, require_kind
from kg_array.operands.size import Size, is_same
from kg_array.operands.tracebacks import shorten
from kg_array.running.memory import tracing_depth
from kg_array.running.steps import NAMES, several

Operand = Array | Scalar


class NumberArgument(Array):
    """A Python number that is an argument of a traced function:
    0-d, and beside arrays as weak as the number itself."""

    __slots__ = ()

    @property
    def is_number(self) -> bool:
        return True

    @property
    def kind(self) -> Scalar:
        """Some number of this kind."""
        return 0.5 if self.dtype.is_float else 1 if self.dtype.is_int else True


class ComplexArgument(ComplexArray):
    """The same of a complex number."""

    __slots__ = ()

    @property
    def is_number(self) -> bool:
        return True


def widest_of(value: Scalar) -> DType:
    """The widest dtype of the number's kind: an argument is rounded only where it meets an array."""
    if isinstance(value, complex):
        return complex128
    return bool_ if isinstance(value, bool) else int64 if isinstance(value, int) else float64


def is_weak(x: object) -> bool:
    """Whether it is a Python number, or an argument that stands for one."""
    return x.is_number if isinstance(x, Array) else isinstance(x, (*NUMBERS, Size))


def one_device(name: str, arrays: Sequence[Array]) -> Device:
    """The device of all arrays: nothing is copied between devices unasked.
    Python numbers are on every one."""
    require_array(name, *arrays)
    first = next((a for a in arrays if not a.is_number), arrays[0])
    for other in arrays:
        if other.device is not first.device and not other.is_number:
            as_set = " as other settings have it" if other.device.name == first.device.name else ""
            raise PlacementError(
                f"{name}: an array on {first.device.name} ({first.dtype}, shape {first.shape}) and one on {other.device.name}{as_set} ({other.dtype},"
                f" shape {other.shape}) meet{origins.caller()}; move one with to_device"
            )
    return first.device


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
    return len(shape) <= len(wanted) and all(is_same(d, 1) or is_same(d, other) for d, other in ends)


def together(name: str, *operands: Operand) -> tuple[Device, list[UOp]]:
    """The operands on one device, of one dtype and one shape.
    At least one is an array, none is complex; an open size is a number."""
    if _are_alike(operands):
        return operands[0].device, [x.node for x in operands]
    if len(operands) == 2:
        for x, other in (operands, operands[::-1]):
            if type(x) is Array and (type(other) is float or type(other) is int):
                number = const(other, of_scalar(name, other, x.dtype))
                return x.device, [x.node, number] if x is operands[0] else [number, x.node]
    numbers = _without_sizes(operands)
    device, dtype, shape = _agreed(name, numbers)
    return device, [_as(name, x, dtype, shape, device) for x in numbers]


def numbers_together(name: str, *operands: Operand) -> tuple[Device, list[Number]]:
    """The same where some are complex: these as pairs, real ones as the single nodes that they are."""
    given = _without_sizes(operands)
    device, dtype, shape = _agreed(name, given)
    return device, [_as_number(name, x, dtype, shape, device) for x in given]


def _agreed(name: str, operands: Sequence[Operand]) -> tuple[Device, DType, tuple[int, ...]]:
    """The device, the dtype and the shape that the operands have together."""
    arrays = [x for x in operands if isinstance(x, Array)]
    for x in operands:
        if not isinstance(x, (Array, *NUMBERS)):
            raise TypeError(f"{name} takes arrays and Python numbers, not {type(x).__name__}; see asarray")
    if not arrays:
        raise TypeError(f"{name} needs at least one array; see asarray")
    dtypes = tuple(a.dtype for a in arrays if not a.is_number) or _of_numbers(operands)
    dtype = promote_all(name, dtypes, [1j for x in operands if isinstance(x, (complex, ComplexArgument))])
    return one_device(name, arrays), dtype, broadcast_shape(name, [a.shape for a in arrays])


def any_complex(operands: Iterable[object]) -> bool:
    return any(isinstance(x, (ComplexArray, complex)) for x in operands)


def _without_sizes(operands: Sequence[Operand]) -> Sequence[Operand]:
    """Open sizes as number arguments."""
    if not any(isinstance(x, Size) for x in operands) or not any(isinstance(x, Array) for x in operands):
        return operands
    arrays = [x for x in operands if isinstance(x, Array)]
    return [NumberArgument(size_value(x, int64), arrays[0].device) if isinstance(x, Size) else x for x in operands]


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
    """The dtype of numbers among themselves: the widest of their kind,
    of integers and floats that of floats."""
    dtypes = [x.dtype if isinstance(x, Array) else widest_of(x) for x in operands]
    floats = [d for d in dtypes if part_of(d).is_float]
    return (next((d for d in floats if is_complex(d)), (floats or dtypes)[0]),)


def _as(name: str, x: Operand, dtype: DType, shape: tuple[int, ...], device: Device) -> UOp:
    if isinstance(x, NumberArgument):
        of_scalar(name, x.kind, dtype)
        if x.device is not device:  # an argument that is a number is where the call's first array is
            x = number_on(x, device)
    if isinstance(x, Array):
        return x.node.cast(dtype).broadcast_to(*shape)
    assert not isinstance(x, complex), "it would have made the dtype complex"
    return const(x, of_scalar(name, x, dtype))


def _as_number(name: str, x: Operand, dtype: DType, shape: tuple[int, ...], device: Device) -> Number:
    part = part_of(dtype)
    if isinstance(x, ComplexArgument) and x.device is not device:
        x = number_on(x, device)
    if isinstance(x, ComplexArray):
        return Pair(*(p.cast(part).broadcast_to(*shape) for p in x.parts))
    if isinstance(x, complex):
        return const_pair(x, part)
    return _as(name, x, part, shape, device)


def number_on(x: Array, device: Device) -> Array:
    """An argument that stands for a number, on another device."""
    return on_device(x, device)


def elementwise(
    name: str, make: Callable[..., UOp], *operands: Operand, kinds: Sequence[str] = (), step: str | None = None
) -> Array:
    """An array of the values that `make` computes of the operands' elements.
    `kinds`: what the standard takes; else anything. `step`: the name of the operation that this is, where the function that was
    called has another one.

    Of complex operands it is computed by the function of this name in complex_functions.py, if there is one.
    """
    if any_complex(operands):
        build: Callable[..., Array] = partial(_complex_elementwise, name)
    else:
        build = partial(_elementwise, name, make, kinds)
    known = step or name
    try:
        return several(known, build, operands) if known in NAMES and not tracing_depth.get() else build(*operands)
    except Exception as error:
        shorten(error)
        raise


def _elementwise(name: str, make: Callable[..., UOp], kinds: Sequence[str], *operands: Operand) -> Array:
    device, nodes = together(name, *operands)
    if kinds:
        require_kind(name, nodes[0].type, *kinds)
    made = make(*nodes)
    return NumberArgument(made, device) if all(map(is_weak, operands)) else Array(made, device)


def _complex_elementwise(name: str, *operands: Operand) -> Array:
    from kg_array.complex_numbers.functions import FUNCTIONS

    make = FUNCTIONS.get(name)
    if make is None:
        raise TypeError(f"{name} is not defined for complex numbers: take real(x), imag(x) or abs(x)")
    device, numbers = numbers_together(name, *operands)
    made = make(*numbers)
    weak = all(map(is_weak, operands))
    if isinstance(made, Pair):
        return (ComplexArgument if weak else ComplexArray)(made, device)
    return (NumberArgument if weak else Array)(made, device)


def of_floats(name: str, make: Callable[..., UOp], *operands: Operand) -> Array:
    """`elementwise` of floats by more than one operation:
    half types are computed in float32 and rounded once."""

    def computed(*nodes: UOp) -> UOp:
        dtype = nodes[0].type
        if dtype.bits >= 32:
            return make(*nodes)
        return make(*(n.cast(float32) for n in nodes)).cast(dtype)

    return elementwise(name, computed, *operands, kinds=("real floating",))
