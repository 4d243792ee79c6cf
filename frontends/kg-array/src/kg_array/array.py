"""Array: a value that is traced, not computed, until somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Final

import numpy as np
from kg.frontend import Buffer, Device, DType, Op, UOp, listeners, measured, shown

from kg_array.indexing.axes import known_sizes
from kg_array.operands import origins
from kg_array.operands.dtypes import DTypeLike, Scalar
from kg_array.operands.tracebacks import shorten
from kg_array.operators import Operators, namespace
from kg_array.protocols.conversions import Conversions
from kg_array.running import evaluate, memory
from kg_array.running.memory import Kind, tracing_depth
from kg_array.running.pending import compute

if TYPE_CHECKING:
    from weakref import ref

    from numpy.typing import NDArray

    from kg_array.indexing.views import View
    from kg_array.running.pending import Pending


class Array(Operators, Conversions):
    """An n-dimensional array on one device.
    Made by `kg_array.asarray` and the other functions of this namespace."""

    # `_buffer`: its memory where it was computed, else None; `_kind` where that is known, as it is of what was computed.
    # `_node`: its graph, or None where it can be made of the rest. `_pending`: of what it is computed, where there is neither graph nor memory.
    # `_depth`: how many functions were being traced when it was made; not set where that was 0
    # `_kept`: memory that others were told of and this array keeps for them; not set where there is none
    # `_view`: what it is a view of, `_views`: those of it, by their ids: see views.py
    __slots__ = ("__weakref__", "_buffer", "_depth", "_device", "_kept", "_kind", "_node", "_pending", "_view", "_views")

    def __init__(self, node: UOp, device: Device) -> None:
        self._node: UOp | None = node
        self._device = device
        self._kind: Kind | None = None
        self._buffer: Buffer | None = None
        self._pending: Pending | None = None
        self._view: View | None = None
        self._views: dict[int, ref[Array]] | None = None
        depth = tracing_depth.get()
        if depth:
            self._depth = depth
        origins.note(node)

    # -- what it is

    @property
    def node(self) -> UOp:
        """The graph of the value: a BUFFER once it was computed.
        Complex arrays have two: see complex_array.py."""
        node = self._node
        if node is None:
            pending, kind, buffer = self._pending, self._kind, self._buffer  # in this order: see `_hold`
            assert kind is not None
            if buffer is not None:
                node = self._node = memory.node_of(buffer, kind.shape, kind.dtype)
            else:
                assert pending is not None
                (node,) = pending.parts()
                self._node = node
        return node

    @property
    def parts(self) -> tuple[UOp, ...]:
        """The graphs of the value: one, or of complex numbers one of the real parts and one
        of the imaginary parts."""
        return (self.node,)

    @property
    def stored(self) -> UOp:
        """The graph of what is kept in memory."""
        return self.node

    def moved(self, move: Callable[[UOp], UOp]) -> Array:
        """The array after a movement of its elements, whatever they are."""
        return Array(move(self.node), self._device)

    @property
    def dtype(self) -> DType:
        kind = self._kind
        return self.node.type if kind is None else kind.dtype

    @property
    def device(self) -> Device:
        return self._device

    @property
    def shape(self) -> tuple[int, ...]:
        """Its sizes. While a function is traced with `sizes`, those that are open are of kg_array.Size."""
        kind = self._kind
        return known_sizes(self.node.shape) if kind is None else kind.shape

    @property
    def is_number(self) -> bool:
        """Whether it stands for a Python number: see operands.NumberArgument."""
        return False

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        count = 1
        for d in self.shape:
            count *= d
        return count

    @property
    def T(self) -> Array:
        if self.ndim != 2:
            raise ValueError(f"T is the transpose of a matrix; this array has {self.ndim} dimensions: use permute_dims")
        return self.mT

    @property
    def mT(self) -> Array:
        from kg_array.indexing.views import matrix_transpose

        return matrix_transpose(self)

    def view(self, dtype: DTypeLike, /) -> Array:
        """The same bits as elements of another dtype, as a view: see bitcast."""
        from kg_array.indexing.views import bits

        return bits(self, dtype)

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        own = namespace()
        if api_version is not None and not (isinstance(api_version, str) and api_version in own.SUPPORTED_VERSIONS):
            raise ValueError(f"there is no version {shown(api_version)}; there are {', '.join(own.SUPPORTED_VERSIONS)}")
        return own

    # -- computing it

    def realize(self) -> Array:
        """Compute it now, if it is not yet; the array itself."""
        pending = self._pending
        if self._buffer is None and pending is not None:  # else another thread has just computed it, or it has a graph alone
            self._hold(pending.computed(), pending.step.stored)
        else:
            realize(self)
        return self

    @property
    def buffer(self) -> Buffer:
        """The memory of the values, which are computed where they are not yet."""
        self.realize()
        buffer = self._buffer
        return memory.buffer_of(self.stored) if buffer is None else buffer

    def numpy(self) -> NDArray[np.generic]:
        """The values, copied to a numpy array."""
        buffer = self.buffer
        if not listeners:
            return self._values(buffer.numpy())
        with measured("copy", f"{self.dtype}{list(self.shape)} to numpy", self._device.name):
            return self._values(buffer.numpy())

    def _values(self, stored: NDArray[np.generic]) -> NDArray[np.generic]:
        """numpy's array of what is in memory."""
        return stored.reshape(self.shape)

    def __copy__(self) -> Array:
        made = _new(type(self))
        made._device = self._device
        made._view = made._views = None
        depth = tracing_depth.get()
        if depth:
            made._depth = depth
        made._take(self)
        return made

    def keep(self, buffer: Buffer) -> None:
        """Hold memory as long as this array is there, also where it takes other values."""
        try:
            self._kept.append(buffer)
        except AttributeError:
            self._kept = [buffer]

    def __getattr__(self, name: str) -> object:
        """The array interface of the device's memory.
        The functions of numpy's methods are in the namespace: say so."""
        if name.startswith("__"):  # numpy asks for several
            if name == self._device.runtime.allocator.array_interface:
                from kg_array.protocols.interop import interface

                return interface(self, name)
            raise AttributeError(f"an array on {self._device.name} has no {name}", name=name, obj=self)
        here = not name.startswith("_") and callable(getattr(namespace(), name, None))
        hint = f": use kg_array.{name}(x, ...)" if here else ""
        raise AttributeError(f"an array has no attribute {name!r}{hint}", name=name, obj=self)

    # -- elsewhere

    def to_device(self, device: Device | str, /, *, stream: object = None) -> Array:
        from kg_array.functions.creation import on_device

        if stream is not None:
            raise ValueError("kg arrays have no streams: leave it out")
        return on_device(self, device)

    # -- operators: see operators.py

    def __getitem__(self, key: object, /) -> Array:
        from kg_array.indexing.views import part

        try:
            return part(self, key)
        except Exception as error:
            shorten(error)
            raise

    def __setitem__(self, key: object, value: Array | Scalar, /) -> None:
        from kg_array.indexing.views import assign

        assign(self, key, value)

    def require_outlives(self, other: Array) -> None:
        """Raise unless this array may have the other's value from now on."""
        traced = tracing_depth.get()
        if not traced:
            return
        depth = getattr(self, "_depth", 0)
        if traced > depth and not all(memory.outlives(node, depth) for node in other.parts):
            raise memory.TracedValueError(
                f"a value that depends on an argument of a traced function is written into an array ({self.dtype}, shape {self.shape}) from"
                f" outside of that function{origins.caller()}: the array would hold what is gone when the function ends. It is as it was."
                " Let the function take the array as an argument and return the new one, or write into a copy made inside (copy.copy)"
            )

    def _take(self, other: Array) -> None:
        pending, buffer, kind, node = other._pending, other._buffer, other._kind, other._node  # in this order: see `_hold`
        self._pending, self._node, self._kind, self._buffer = pending, node, kind, buffer

    def _adopt(self, node: UOp, buffer: Buffer, kind: Kind) -> None:
        """Know the memory that this node of its own is."""
        self._buffer, self._kind = buffer, kind

    def _hold(self, buffer: Buffer, kind: Kind) -> None:
        """Have the value that is in this memory."""
        self._buffer, self._kind = buffer, kind
        self._node = self._pending = None  # last: other threads find either


_new: Final = object.__new__


def computed(buffer: Buffer, kind: Kind) -> Array:
    """An array of values in memory."""
    array: Array = _new(Array)
    array._buffer, array._kind, array._device = buffer, kind, kind.device
    array._node = array._pending = array._view = array._views = None
    return array


def adopted(array: Array) -> Array:
    """The array, which knows its memory from now on, where that was known by its BUFFER node alone."""
    node = array.stored
    if not array.is_number and node.op is Op.BUFFER and not memory.is_placeholder(node):
        kind = memory.kind_of(array._device, node.type, node.param.shape)  # type: ignore[arg-type]
        buffer = memory.buffer_of(node)
        if memory.holds(buffer, kind):
            array._adopt(node, buffer, kind)
    return array


def realize(*arrays: Array) -> None:
    """Compute arrays, those of one device together: what they share is computed once."""
    by_device: dict[Device, list[Array]] = {}
    for array in arrays:
        if not isinstance(array, Array):
            raise TypeError(f"realize takes arrays, not {type(array).__name__}; see asarray")
    for array in arrays:
        if array._buffer is None:
            by_device.setdefault(array.device, []).append(array)
    for device, group in by_device.items():
        pendings = [pending for array in group if (pending := array._pending) is not None]
        if len(pendings) < len(group):
            _realize_graphs(device, group)
            continue
        if left := [pending for pending in dict.fromkeys(pendings) if pending.buffer is None]:
            compute(left)
        for array, pending in zip(group, pendings, strict=True):
            array._hold(pending.computed(), pending.step.stored)


def _realize_graphs(device: Device, group: Sequence[Array]) -> None:
    nodes: dict[UOp, list[Array]] = {}
    for array in group:
        node = array.stored  # another thread may compute it meanwhile
        if node.op is Op.BUFFER:
            adopted(array)
        else:
            nodes.setdefault(node, []).append(array)
    if not nodes:
        return
    made = evaluate.evaluate(device, list(nodes))
    for (node, arrays), (buffer, kind) in zip(nodes.items(), made, strict=True):
        for array in arrays:
            pending = array._pending
            if array.stored is node:
                if pending is not None:
                    pending.hold(buffer)
                array._hold(buffer, kind)
