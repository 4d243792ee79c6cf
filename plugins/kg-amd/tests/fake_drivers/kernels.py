"""What the GPU of the fake drivers runs: the ordered program that a code object was made from,
by the reference interpreter.

That the code object does the same is shown by the emulator; here it is a token for which the program is kept when it is loaded.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from kg.dtype import PtrDType
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import binary_of, linear_uops
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.semantics.interp import interpreter
from kg.semantics.interp.program import scratch_place
from kg_amd.runtime.device import AMDRuntime
from kg_gpu.fake import Blocks, Fault

#: Code object -> the program in it.
PROGRAMS: dict[bytes, tuple[UOp, ...]] = {}


def keep_programs() -> None:
    """Has the runtime note each program that it loads."""
    load = AMDRuntime.load

    def noted(self: AMDRuntime, program: UOp) -> Any:
        PROGRAMS[binary_of(program)] = tuple(linear_uops(program))
        return load(self, program)

    AMDRuntime.load = noted  # type: ignore[method-assign]


def run(uops: tuple[UOp, ...], memory: Blocks, grid: tuple[int, ...], block: tuple[int, ...], words: tuple[int, ...]) -> None:
    """A launch, with the words of its arguments."""
    pointers = sorted((u for u in uops if u.op is Op.DEFINE_GLOBAL), key=lambda u: u.slot)
    names = sorted({u.variable.name for u in uops if u.op is Op.DEFINE_VAR})
    if len(words) != len(pointers) + len(names):
        raise Fault(f"{uops[-1].kernel.name} takes {len(pointers)} buffers and {names}, and is given {len(words)} words")
    buffers: dict[int, Array] = {}
    for pointer, place in zip(pointers, words, strict=False):
        assert isinstance(pointer.dtype, PtrDType)
        kind = numpy_storage_dtype(pointer.dtype.base)
        whole = memory.rest(place) // kind.itemsize
        size = pointer.dtype.size if 0 < pointer.dtype.size <= whole else whole
        buffers[pointer.slot] = memory.view(place, size * kind.itemsize).view(kind)
    signed = [int(np.uint64(value).astype(np.int64)) for value in words[len(pointers) :]]
    scratch = [u for u in uops if u.op is Op.DEFINE_SCRATCH]
    sizes = [scratch_place(u)[1] + u.dtype.size * u.dtype.base.itemsize for u in scratch if isinstance(u.dtype, PtrDType)]
    interpreter.run(
        uops, buffers, dict(zip(names, signed, strict=True)), global_size=grid, local_size=block, scratch_bytes=max(sizes, default=0),
        name=uops[-1].kernel.name,
    )  # fmt: skip
