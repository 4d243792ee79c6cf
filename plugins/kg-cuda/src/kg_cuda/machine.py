"""Capabilities of an NVIDIA GPU that both renderers share."""

from __future__ import annotations

from typing import Final

from kg.plugin import RegisterFile, Renderer, SharedMemory, Subgroups, Vectors, WorkGroups

from kg_cuda.analysis.memory_width import COPIED
from kg_cuda.arch import Arch
from kg_cuda.passes import PASSES
from kg_cuda.tensor_cores.mma import units

_GRID: Final = (2**31 - 1, 65535, 65535)
_BLOCK: Final = (1024, 1024, 64)


def describe(made: Renderer, target: Arch) -> None:
    """Sets the fields of a renderer for this architecture."""
    made.vectors = Vectors(memory=128, masked=True)
    made.work_groups = WorkGroups(total=1024, local=_BLOCK, grid=_GRID, processors=target.cores)
    made.subgroups = Subgroups(width=32, reduce_group=True, reduce_row=True)
    made.shared_memory = SharedMemory(target.shared, line=128, copies=COPIED if target.has_async_copy else ())
    made.registers = RegisterFile(scalar=255)
    made.passes = PASSES
    made.arch = target.name
    made.tensor_cores = units(target.number)
