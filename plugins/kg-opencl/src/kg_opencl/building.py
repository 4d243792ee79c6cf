"""Builds pyopencl programs, and queries a device by running a kernel."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pyopencl import Device


def built(program: Any, options: Sequence[str] = ()) -> Any:
    """A program of pyopencl's, built: without its cache, and without its warning
    of whatever a compiler says where nothing is wrong."""
    import pyopencl as cl

    with warnings.catch_warnings():
        warnings.simplefilter("ignore", cl.CompilerWarning)
        return program.build(options=list(options), cache_dir=False)


def ran(
    one: Device, source: str, items: int, group: int | None, given: Sequence[Any], found: Any, options: Sequence[str] = ()
) -> Any:
    """`found`, filled by the one kernel of a source, which reads the arrays before it.
    Raises pyopencl's errors."""
    import pyopencl as cl

    context = cl.Context([one])
    queue, flags = cl.CommandQueue(context), cl.mem_flags
    buffers = [cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=array) for array in given]
    result = cl.Buffer(context, flags.WRITE_ONLY, found.nbytes)
    (kernel,) = built(cl.Program(context, source), options).all_kernels()
    kernel(queue, (items,), group and (group,), *buffers, result)
    cl.enqueue_copy(queue, found, result)
    return found
