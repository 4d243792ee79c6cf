"""Memory that graphs refer to: a BUFFER node is a number,
and the table here says which buffer that is while somebody holds the node.

An array that was computed has its buffer and its Kind; the BUFFER node is made when a graph needs it.
"""

from __future__ import annotations

import atexit
import itertools
import weakref
from collections.abc import Sequence
from contextvars import ContextVar
from functools import partial
from math import prod
from typing import Final

from kg.frontend import Buffer, Device, DType, Op, Param, UOp, dims_of, fork_safe_lock

from kg_array.operands.dtypes import is_complex
from kg_array.operands.size import sizes_of_shape

#: How many functions are being traced here and now, one within another.
tracing_depth: Final[ContextVar[int]] = ContextVar("kg_array_tracing", default=0)
#: Whether that is to take derivatives of what is traced.
differentiating: Final[ContextVar[bool]] = ContextVar("kg_array_differentiating", default=False)

_numbers = itertools.count()
_buffers: dict[int, Buffer] = {}
_nodes: dict[int, weakref.ref[UOp]] = {}
#: The buffer by its id, since it lives as long as its node; shape; dtype.
_What = tuple[int, tuple[int, ...], DType]
_numbered: dict[_What, int] = {}
# memory goes back while the allocators that take it are still whole
atexit.register(_nodes.clear)
atexit.register(_buffers.clear)


class Kind:
    """What computed arrays of one device, dtype and shape have in common.
    There is one of each: the same kind is the same object."""

    __slots__ = ("__weakref__", "device", "dtype", "nbytes", "shape", "size")

    def __init__(self, device: Device, dtype: DType, shape: tuple[int, ...]) -> None:
        self.device, self.dtype, self.shape, self.size = device, dtype, shape, prod(shape)
        self.nbytes = self.size * dtype.itemsize

    def empty(self) -> Buffer:
        """A new buffer for an array of this kind, not initialised."""
        return Buffer.fresh(self.device.runtime, self.size, self.dtype, self.nbytes)


_kinds: weakref.WeakValueDictionary[tuple[Device, DType, tuple[int, ...]], Kind] = weakref.WeakValueDictionary()
_kinds_lock: Final = fork_safe_lock()


def kind_of(device: Device, dtype: DType, shape: tuple[int, ...]) -> Kind:
    """The kind of arrays of this device, dtype and shape."""
    key = (device, dtype, shape)
    found = _kinds.get(key)
    if found is None:
        with _kinds_lock:
            found = _kinds.get(key)
            if found is None:
                found = _kinds[key] = Kind(device, dtype, shape)
    return found


def holds(buffer: Buffer, kind: Kind) -> bool:
    """Whether a buffer that others may have made can be the memory of an array of this kind.
    If not, who reads it says what is wrong."""
    return (
        not buffer.freed
        and buffer.block().allocator is kind.device.runtime.allocator
        and buffer.dtype is kind.dtype
        and buffer.size >= kind.size
        and not buffer.address % kind.dtype.itemsize
    )


def _forget(number: int, what: _What, _dead: object) -> None:
    _buffers.pop(number, None)
    _nodes.pop(number, None)
    if _numbered.get(what) == number:
        _numbered.pop(what, None)


def node_of(buffer: Buffer, shape: tuple[int, ...], dtype: DType) -> UOp:
    """The BUFFER node of values of this shape and dtype in a buffer, which lives as long as the node."""
    what = (id(buffer), shape, dtype)
    known = _nodes.get(_numbered.get(what, -1))
    node = None if known is None else known()
    if node is not None:
        return node
    number = next(_numbers)
    node = UOp(Op.BUFFER, dtype, (), Param(number, shape))
    _buffers[number] = buffer
    _nodes[number] = weakref.ref(node, partial(_forget, number, what))
    _numbered[what] = number
    return node


def stored_kind(kind: Kind) -> Kind:
    """The kind of what arrays of this kind are in memory."""
    return kind_of(kind.device, *of_array(kind.dtype, kind.shape)) if is_complex(kind.dtype) else kind


#: How many functions were being traced when it was made.
_placeholders: weakref.WeakKeyDictionary[UOp, int] = weakref.WeakKeyDictionary()


def of_array(dtype: DType, shape: tuple[int, ...]) -> tuple[DType, tuple[int, ...]]:
    """The dtype and the shape of what an array is in memory."""
    return (dtype.part, (*shape, 2)) if is_complex(dtype) else (dtype, shape)


def placeholder(shape: Sequence[int], dtype: DType) -> UOp:
    """A new BUFFER node without memory: what stands for an argument while a function is traced."""
    node = UOp(Op.BUFFER, dtype, (), Param(next(_numbers), dims_of(shape)))
    _placeholders[node] = tracing_depth.get()
    return node


def outlives(node: UOp, depth: int) -> bool:
    """Whether an array made while so many functions were being traced may hold this value:
    the arguments it depends on stay as long."""
    return all(_placeholders.get(leaf, -1) < depth for leaf in node.find(Op.BUFFER))


def placeholder_of(dtype: DType, shape: tuple[int, ...]) -> UOp:
    """The same for an array of this dtype, complex ones too."""
    kind, stored = of_array(dtype, shape)
    return placeholder(stored, kind)


class TracedValueError(TypeError):
    """The numbers of an array were asked for where there are none yet."""


def is_placeholder(node: UOp) -> bool:
    return node.op is Op.BUFFER and node.param.slot not in _buffers


def buffer_of(node: UOp) -> Buffer:
    """The memory of a BUFFER node."""
    found = _buffers.get(node.param.slot)
    if found is None and not tracing_depth.get():
        raise TracedValueError(
            f"an array ({node.type}, shape {sizes_of_shape(node.param.shape)}) was kept from a function that was traced (by jit, vmap or a derivative), which is over:"
            " it stands for an argument and never has numbers. Return it from the function instead"
        )
    if found is None:
        raise TracedValueError(
            f"the numbers of an array that depends on an argument ({node.type}, shape {sizes_of_shape(node.param.shape)}) are asked for while a function is traced"
            " (by jit, vmap or a derivative): there are none yet. For a choice between values use where(); for a choice of what to compute make the"
            " argument static (static_argnums, static_argnames); compute functions whose result's shape depends on numbers outside"
        )
    return found
