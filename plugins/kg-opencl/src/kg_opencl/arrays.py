"""Zero-copy exchange with pyopencl arrays: `array_of`, `buffer_of`, the shared queue.

OpenCL shares memory within a context alone: arrays that kg is to use are made in its queue, as by `pyopencl.array.to_device(queue(device), x)`.
"""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pyopencl as cl
from kg.plugin import Buffer, BufferError

from kg_opencl.runtime.card import OpenCLCard
from kg_opencl.runtime.device import INTERFACE


def queue(device: object) -> cl.CommandQueue:
    """The queue of an open device, in whose order everything happens: `queue(kg.open_device("OPENCL"))`."""
    return _card(getattr(device, "runtime", None)).queue


def array_of(values: object) -> Any:
    """A pyopencl.array.Array: of a Buffer over its memory, which both may write;
    of an array of kg_array over a copy, as arrays never change."""
    import pyopencl.array as arrays

    buffer = values if isinstance(values, Buffer) else cast(object, getattr(values, "buffer", None))
    if not isinstance(buffer, Buffer):
        raise BufferError(f"a {type(values).__name__} has no memory that pyopencl could use: move it to OPENCL first")
    card, shape = _card(buffer.runtime), (buffer.size,)
    if buffer is not values:
        shape = cast("tuple[int, ...]", getattr(values, "shape", shape))
        copied = Buffer.empty(buffer.runtime, buffer.size, buffer.dtype)
        copied.copy_from(buffer)
        buffer = copied
    try:
        kind = np.dtype(buffer.dtype.name)
    except TypeError:
        raise BufferError(f"numpy has no {buffer.dtype}, and so no array of pyopencl") from None
    buffer.block().lent = True
    memory, offset = card.place(buffer.address)
    made: Any = arrays.Array(card.queue, shape, kind, data=memory, offset=offset)
    made.kept = buffer  # the memory goes back when the last of both has gone
    return made


def buffer_of(device: object, array: Any) -> Buffer:
    """A buffer over the memory of a pyopencl.array.Array, which both may write. It keeps the array."""
    runtime: Any = getattr(device, "runtime", None)
    card = _card(runtime)
    if array.base_data.context != card.context:
        raise BufferError(f"the array is in another context than {runtime.name}: make it in kg_opencl.arrays.queue(device)")
    if not array.flags.c_contiguous:
        raise BufferError("only a C-contiguous array can be used in place: copy it")
    if array.queue is not None and array.queue != card.queue:
        array.queue.finish()  # what was asked for in another queue
    address = card.adopt(array.base_data)
    try:
        return Buffer.share(runtime, _Described(array, address + array.offset))
    finally:
        if card.is_host:  # what is shared has a place of its own there
            card.forget(address, array.base_data.size)


class _Described:
    """An array by its place in the card's memory."""

    def __init__(self, array: Any, address: int) -> None:
        self.kept = array
        described = {"version": 2, "shape": array.shape, "typestr": array.dtype.str, "data": (address, False)}
        setattr(self, INTERFACE, described)


def _card(runtime: object) -> OpenCLCard:
    card = getattr(runtime, "card", None)
    if not isinstance(card, OpenCLCard):
        raise BufferError(f"{getattr(runtime, 'name', 'this')} is no device of OpenCL's: open OPENCL, or move the array there")
    return card
