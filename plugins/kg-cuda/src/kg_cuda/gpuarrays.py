"""PyCUDA arrays over kg's memory: `gpuarray_of`.

The other way needs no help, as a GPUArray describes itself (`kg_array.asarray`, `Buffer.share`).
"""

from __future__ import annotations

import importlib
from typing import Any, cast

from kg.plugin import Buffer, BufferError

from kg_cuda.card.pycuda import pycuda


def gpuarray_of(values: object) -> Any:
    """A pycuda.gpuarray.GPUArray: of a Buffer over its memory, which both may write;
    of an array of kg_array over a copy, as arrays never change.

    What kg has launched comes before what PyCUDA does in the default stream.
    """
    drv, arrays = pycuda(), importlib.import_module("pycuda.gpuarray")
    buffer = values if isinstance(values, Buffer) else cast(object, getattr(values, "buffer", None))
    described = getattr(values, "__cuda_array_interface__", None)
    if not isinstance(buffer, Buffer) or described is None:
        raise BufferError(f"a {type(values).__name__} has no memory on CUDA that PyCUDA could use: move it there first")
    held = buffer if values is buffer else _copy_of(buffer)
    current, card = drv.Context.get_current(), cast(Any, held.runtime).card
    theirs, ours = (0 if c is None else int(getattr(c, "handle", c)) for c in (current, card.context))
    if theirs != ours:
        raise BufferError(
            f"the memory is in another context than PyCUDA's current one: set KG_DRIVER=pycuda before {held.runtime.name} is "
            "opened, or import pycuda.autoprimaryctx in place of pycuda.autoinit"
        )
    held.runtime.hand_over()

    class Memory(drv.PointerHolderBase):
        """Keeps the buffer for the array."""

        kept = held

        def get_pointer(self) -> int:
            return self.kept.address

    return arrays.GPUArray(described["shape"], described["typestr"], gpudata=Memory(), base=held)


def _copy_of(buffer: Buffer) -> Buffer:
    made = Buffer.empty(buffer.runtime, buffer.size, buffer.dtype)
    made.copy_from(buffer)
    made.block().lent = True
    return made
