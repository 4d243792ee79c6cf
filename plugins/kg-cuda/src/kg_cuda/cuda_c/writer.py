"""Writes one kernel in CUDA C: the C-like writer, which knows argument layout and copies."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from kg.plugin import Op, UOp
from kg.plugin.rendering import work_group
from kg_render.cstyle import CStyleRenderer, Writer

from kg_cuda.analysis.flush_subnormals import flushed
from kg_cuda.analysis.launch_hints import least_blocks
from kg_cuda.analysis.memory_width import copied_loads
from kg_cuda.analysis.read_only import read_only
from kg_cuda.analysis.shared_memory import shared_memory
from kg_cuda.cuda_c.renderer import without_unused


class CudaWriter(Writer):
    """One kernel. `aligned`: its arguments begin at multiples of 16 bytes."""

    def __init__(self, language: CStyleRenderer, uops: Sequence[UOp], aligned: bool) -> None:
        self.powers = flushed(uops).powers
        super().__init__(language, uops)
        self.aligned, self.block = aligned, work_group(uops)
        self.copied = copied_loads(uops, aligned=aligned)
        self.read_only, self.gates = read_only(uops), _gates(uops)
        self.shared = shared_memory(uops, self.block)

    def source(self) -> str:
        threads = prod(self.block)
        blocks = least_blocks(self.uops, threads)
        return without_unused(super().source().replace("LAUNCHED", f"{threads}, {blocks}" if blocks else str(threads), 1))


def of_cuda(writer: Writer) -> CudaWriter:
    assert isinstance(writer, CudaWriter)
    return writer


def _gates(uops: Sequence[UOp]) -> frozenset[UOp]:
    """What is put together for nothing but to say which lanes of accesses are done."""
    found = {u.src[2] for u in uops if u.op is Op.INDEX and len(u.src) > 2}
    taken = {s for u in uops for s in (u.src[:2] if u.op is Op.INDEX else u.src)}
    return frozenset(u for u in found - taken if u.op is Op.VECTORIZE and all(s.lanes == 1 for s in u.src))
