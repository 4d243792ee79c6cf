"""ComplexArray: an array of complex64 or complex128, which is two graphs
of floats until somebody looks at it.

Make one of two nodes of one shape and one dtype, float32 or float64: `ComplexArray(Pair(re, im), device)`. Its nodes are `x.parts`, a
`Pair`; of any array `x.parts` is a tuple of its nodes, one of a real array, and `of_parts` makes the array again. What moves elements
without looking at them is `x.moved(lambda node: ...)`, for arrays of either kind.

In memory, between jitted functions and in the hands of others both parts are one buffer with a last axis of 2, as numpy, C and DLPack have
complex numbers: `x.stored` is the node of that, and `of_stored(node, dtype, device)` the array. A complex array has no `node`: a
function that asks for it has no complex form, and says so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

import numpy as np
from kg.frontend import Buffer, Device, DType, UOp

from kg_array.array import Array, adopted, computed
from kg_array.complex_numbers.pairs import Number, Pair, pack, unpack
from kg_array.indexing.axes import sizes
from kg_array.operands import origins
from kg_array.operands.dtypes import ComplexType, complex_of, is_complex
from kg_array.running import memory
from kg_array.running.memory import Kind, kind_of, tracing_depth

if TYPE_CHECKING:
    from numpy.typing import NDArray


class ComplexArray(Array):
    """An array of complex numbers."""

    # `_pair`: its graphs, or None where they can be made of its memory; `_kind` has the complex dtype; `_node`: the BUFFER of both parts.
    __slots__ = ("_pair",)

    def __init__(self, pair: Pair, device: Device) -> None:
        if pair.re.shape != pair.im.shape:  # one is a constant
            shape = pair.re.shape or pair.im.shape
            pair = Pair(pair.re.broadcast_to(*shape), pair.im.broadcast_to(*shape))
        self._pair: Pair | None = pair
        self._device = device
        self._node = self._kind = self._buffer = self._pending = self._view = self._views = None
        depth = tracing_depth.get()
        if depth:
            self._depth = depth
        origins.note(pair.re)
        origins.note(pair.im)

    @property
    def node(self) -> NoReturn:
        what = origins.function_called()
        raise TypeError(f"{what} is not defined for {self.dtype}; take real(x), imag(x) or abs(x)")

    @property
    def parts(self) -> Pair:
        pair = self._pair
        if pair is None:
            pending, buffer = self._pending, self._buffer  # in this order: see `_hold`
            if buffer is not None:
                pair = self._pair = unpack(self.stored)
            else:
                assert pending is not None
                pair = self._pair = Pair(*pending.parts())
        return pair

    @property
    def stored(self) -> UOp:
        buffer = self._buffer
        if buffer is None:
            return pack(self.parts)
        node = self._node
        if node is None:
            kind = self._kind
            assert kind is not None
            part, shape = memory.of_array(kind.dtype, kind.shape)
            node = self._node = memory.node_of(buffer, shape, part)
        return node

    def _adopt(self, node: UOp, buffer: Buffer, kind: Kind) -> None:
        self._node = node
        self._kind, self._buffer = complex_kind(kind), buffer

    def _hold(self, buffer: Buffer, kind: Kind) -> None:
        self._kind, self._buffer = complex_kind(kind), buffer
        self._pair = self._pending = None  # last: other threads find either

    def _take(self, other: Array) -> None:
        assert isinstance(other, ComplexArray)
        pair, pending = other._pair, other._pending
        buffer, kind, node = other._buffer, other._kind, other._node  # in this order: see `_hold`
        self._pair, self._pending, self._node, self._kind, self._buffer = pair, pending, node, kind, buffer

    @property
    def dtype(self) -> ComplexType:
        kind = self._kind
        return complex_of(self.parts.re.type) if kind is None else kind.dtype  # type: ignore[return-value]

    @property
    def shape(self) -> tuple[int, ...]:
        kind = self._kind
        return sizes(self.parts.re) if kind is None else kind.shape

    def _values(self, stored: NDArray[np.generic]) -> NDArray[np.generic]:
        return stored.view(self.dtype.name).reshape(self.shape)

    def moved(self, move: Callable[[UOp], UOp]) -> ComplexArray:
        return ComplexArray(Pair(*map(move, self.parts)), self._device)


_new: Final = object.__new__


def complex_kind(stored: Kind) -> Kind:
    """The kind of complex arrays whose memory is of this kind."""
    return kind_of(stored.device, complex_of(stored.dtype), stored.shape[:-1])


def of_memory(buffer: Buffer, kind: Kind) -> Array:
    """The array of this kind, complex or not, of values in memory."""
    return complex_computed(buffer, memory.stored_kind(kind)) if is_complex(kind.dtype) else computed(buffer, kind)


def complex_computed(buffer: Buffer, stored: Kind) -> ComplexArray:
    """A complex array of values in memory, whose parts have no graphs until somebody asks for them."""
    array: ComplexArray = _new(ComplexArray)
    array._buffer, array._kind, array._device = buffer, complex_kind(stored), stored.device
    array._node = array._pending = array._pair = array._view = array._views = None
    return array


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
    return adopted(ComplexArray(unpack(node), device) if is_complex(dtype) else Array(node, device))


def as_pair(x: Array, part: DType) -> Pair:
    """The parts of any array as floats of this dtype; the imaginary part of a real one is 0."""
    re, *rest = (p.cast(part) for p in x.parts)
    return Pair(re, rest[0] if rest else re.const_like(0.0).broadcast_to(*re.shape))
