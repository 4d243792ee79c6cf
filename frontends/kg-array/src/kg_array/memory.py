"""Memory that graphs refer to: a BUFFER node is a number, and the table here says which buffer that is while somebody holds the node."""

from __future__ import annotations

import itertools
import weakref

from kg.device.buffer import Buffer
from kg.dtype import DType
from kg.ir.args import Param
from kg.ir.op import Op
from kg.ir.uop import UOp

_numbers = itertools.count()
_buffers: dict[int, Buffer] = {}


def node_of(buffer: Buffer, shape: tuple[int, ...], dtype: DType) -> UOp:
    """A new BUFFER node. The buffer lives as long as the node."""
    number = next(_numbers)
    node = UOp(Op.BUFFER, dtype, (), Param(number, shape))
    _buffers[number] = buffer
    weakref.finalize(node, _buffers.pop, number).atexit = False
    return node


def buffer_of(node: UOp) -> Buffer:
    """The memory of a BUFFER node."""
    return _buffers[node.param.slot]
