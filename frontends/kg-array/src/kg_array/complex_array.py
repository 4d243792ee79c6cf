"""ComplexArray: an array of complex64 or complex128, which is two graphs of floats until somebody looks at it.

Make one of two nodes of one shape and one dtype, float32 or float64: `ComplexArray(Pair(re, im), device)`. Its nodes are `x.parts`, a
`Pair`; of any array `x.parts` is a tuple of its nodes, one of a real array, and `of_parts` makes the array again. What moves elements
without looking at them is `x.moved(lambda node: ...)`, for arrays of either kind.

In memory, between jitted functions and in the hands of others both parts are one buffer with a last axis of 2, as numpy, C and DLPack have
complex numbers: `x.stored` is the node of that, and `of_stored(node, dtype, device)` the array. A complex array has no `node`: a
function that asks for it has no complex form, and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

import numpy as np
from kg.device.buffer import Buffer
from kg.device.device import Device
from kg.dtype import DType
from kg.ir.uop import UOp

from kg_array import memory, origins
from kg_array.array import Array, adopted
from kg_array.axes import sizes
from kg_array.dtypes import ComplexType, complex_of, is_complex
from kg_array.memory import Kind, tracing_depth
from kg_array.pairs import Number, Pair, pack, unpack

if TYPE_CHECKING:
    from numpy.typing import NDArray


class ComplexArray(Array):
    """An array of complex numbers."""

    __slots__ = ("_pair",)

    def __init__(self, pair: Pair, device: Device) -> None:
        if pair.re.shape != pair.im.shape:  # one is a constant
            shape = pair.re.shape or pair.im.shape
            pair = Pair(pair.re.broadcast_to(*shape), pair.im.broadcast_to(*shape))
        self._pair, self._device = pair, device
        self._node = self._kind = self._buffer = self._pending = None
        depth = tracing_depth.get()
        if depth:
            self._depth = depth
        origins.note(pair.re)
        origins.note(pair.im)

    @property
    def node(self) -> NoReturn:  # type: ignore[override]
        what = origins.function_called()
        raise TypeError(f"{what} is not defined for {self.dtype}; take real(x), imag(x) or abs(x)")

    @property
    def parts(self) -> Pair:  # type: ignore[override]
        return self._pair

    @property
    def stored(self) -> UOp:
        return pack(self._pair)

    def _hold(self, buffer: Buffer, kind: Kind) -> None:
        self._pair = unpack(memory.node_of(buffer, kind.shape, kind.dtype))

    def _take(self, other: Array) -> None:
        assert isinstance(other, ComplexArray)
        self._pair = other._pair

    @property
    def dtype(self) -> ComplexType:
        return complex_of(self._pair.re.type)

    @property
    def shape(self) -> tuple[int, ...]:
        return sizes(self._pair.re)

    def _values(self, stored: NDArray[np.generic]) -> NDArray[np.generic]:
        return stored.view(self.dtype.name).reshape(self.shape)

    def moved(self, move: Callable[[UOp], UOp]) -> ComplexArray:
        return ComplexArray(Pair(*map(move, self._pair)), self._device)

    def __copy__(self) -> Array:
        return type(self)(self._pair, self._device)


def of_parts(parts: tuple[UOp, ...], device: Device) -> Array:
    """The array of one node, or of two."""
    return Array(*parts, device) if len(parts) == 1 else ComplexArray(Pair(*parts), device)


def of_number(x: Number, device: Device) -> Array:
    """The array of a value inside a graph."""
    return ComplexArray(x, device) if isinstance(x, Pair) else Array(x, device)


def as_number(x: Array, part: DType) -> Number:
    """The value of an array as floats of this dtype, or as pairs of them: a real one stays a single node."""
    parts = tuple([p.cast(part) for p in x.parts])
    return parts[0] if len(parts) == 1 else Pair(*parts)


def of_stored(node: UOp, dtype: DType, device: Device) -> Array:
    """The array of a dtype whose memory a node is: of a complex one, with a last axis of 2."""
    return ComplexArray(unpack(node), device) if is_complex(dtype) else adopted(Array(node, device))


def as_pair(x: Array, part: DType) -> Pair:
    """The parts of any array as floats of this dtype; the imaginary part of a real one is 0."""
    re, *rest = (p.cast(part) for p in x.parts)
    return Pair(re, rest[0] if rest else re.const_like(0.0).broadcast_to(*re.shape))
