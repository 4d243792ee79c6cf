"""What core asks about a GPU that is the same whatever its kernels are written in. The two renderers of the package say it by this."""

from __future__ import annotations

from typing import Final

from kg.plugin import Renderer

from kg_cuda.analysis.copied import SIZES
from kg_cuda.arch import Arch
from kg_cuda.passes import PASSES
from kg_cuda.tensor_cores.mma import units

_GRID: Final = (2**31 - 1, 65535, 65535)
_BLOCK: Final = (1024, 1024, 64)


def describe(made: Renderer, target: Arch) -> None:
    """Sets the fields of a renderer for this architecture."""
    made.has_local = made.has_shared = made.group_allreduce = made.row_allreduce = True
    made.vector_memory = 128
    made.masked_memory = True
    made.passes = PASSES
    made.registers = {"scalar": 255}
    made.global_max, made.local_max, made.local_total = _GRID, _BLOCK, 1024
    made.shared_max, made.cores, made.arch = target.shared, target.cores, target.name
    made.async_copy = SIZES if target.has_async_copy else ()
    made.tensor_cores = units(target.number)
