"""Memory that graphs refer to: a BUFFER node is a number, and the table here says which buffer that is while somebody holds the node."""

from __future__ import annotations

import atexit
import itertools
import weakref
from functools import partial

from kg.device.buffer import Buffer
from kg.dtype import DType
from kg.ir.args import Param
from kg.ir.op import Op
from kg.ir.uop import UOp

_numbers = itertools.count()
_buffers: dict[int, Buffer] = {}
_nodes: dict[int, weakref.ref[UOp]] = {}
# memory goes back while the allocators that take it are still whole
atexit.register(_nodes.clear)
atexit.register(_buffers.clear)


def _forget(number: int, _dead: object) -> None:
    _buffers.pop(number, None)
    _nodes.pop(number, None)


def node_of(buffer: Buffer, shape: tuple[int, ...], dtype: DType) -> UOp:
    """A new BUFFER node. The buffer lives as long as the node."""
    number = next(_numbers)
    node = UOp(Op.BUFFER, dtype, (), Param(number, shape))
    _buffers[number] = buffer
    _nodes[number] = weakref.ref(node, partial(_forget, number))
    return node


def placeholder(shape: tuple[int, ...], dtype: DType) -> UOp:
    """A new BUFFER node without memory: what stands for an argument while a function is traced."""
    return UOp(Op.BUFFER, dtype, (), Param(next(_numbers), shape))


class TracedValueError(TypeError):
    """The numbers of an array were asked for where there are none yet."""


def is_placeholder(node: UOp) -> bool:
    return node.op is Op.BUFFER and node.param.slot not in _buffers


def buffer_of(node: UOp) -> Buffer:
    """The memory of a BUFFER node."""
    found = _buffers.get(node.param.slot)
    if found is None:
        raise TracedValueError(
            f"the numbers of an array that depends on an argument ({node.type}, shape {node.param.shape}) are asked for while a function is traced"
            " (by jit, vmap or a derivative): there are none yet. For a choice between values use where(); for a choice of what to compute make the"
            " argument static (static_argnums, static_argnames); compute functions whose result's shape depends on numbers outside"
        )
    return found
