"""A kernel that holds its arguments: they are set where they changed."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import numpy as np
from kg.plugin import Buffer

from kg_opencl.runtime.allocator import Memory

if TYPE_CHECKING:
    from kg_opencl.runtime.device import OpenCLProgram


class Bound:
    """One call at a time: `lock`. None of the buffers is kept."""

    def __init__(self, program: OpenCLProgram) -> None:
        self.program, self.lock = program, threading.RLock()
        self._kernel, self._queue = program.kernel(), program.owner.queue
        types = [None, np.int64] * len(program.params) + [np.int64] * len(program.names)
        self._kernel.set_scalar_arg_dtypes(types)  # so that all are set by one call: one by one each takes ten times as long
        self._has: list[int] = []
        self._same = None if program.names else program.grid(())

    def set(self, buffers: Sequence[Buffer], values: Sequence[int]) -> None:
        """The arguments from now on."""
        memories = [cast(Memory, buffer.block().handle) for buffer in buffers]
        firsts = [buffer.offset // buffer.dtype.itemsize for buffer in buffers]
        wanted = [*(memory.number for memory in memories), *firsts, *values]
        if wanted == self._has:
            return
        pairs = [x for memory, first in zip(memories, firsts, strict=True) for x in (memory.raw, first)]
        with self._queue.errors(self.program.info.name):
            self._kernel.set_args(*pairs, *values)
        self._has = wanted

    def run(self, values: Sequence[int]) -> None:
        """With the arguments that were set; the values are among them."""
        program = self.program
        grid = program.grid(values) if values else self._same
        if grid is not None:
            self._queue.launch(self._kernel, grid, program.group, program.info.name)
