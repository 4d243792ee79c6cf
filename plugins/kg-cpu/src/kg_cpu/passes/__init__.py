"""Passes that only CPUs need, as records: each is imported when a kernel is first compiled."""

from __future__ import annotations

from typing import Final

from kg.plugin import TargetPass
from kg_schedules.passes import FACTOR_EXTREMES, FIT_POSITIONS, FUSE_FILLS, MERGE_LANE_REDUCTIONS, VECTORIZE_ACCESSES

from kg_cpu.host import Host

EVERY: Final = (
    TargetPass("transpose_blocks", "expanded", "kg_cpu.passes.transpose_blocks:transpose_blocks"),
    FIT_POSITIONS,
    FACTOR_EXTREMES,
    MERGE_LANE_REDUCTIONS,
    FUSE_FILLS,
    TargetPass("compress_scatters", "looped", "kg_cpu.passes.compress_scatters:compress_scatters"),
)
#: AArch64's cores see by themselves that whole lines are written, and which lines are read next.
X86: Final = (
    TargetPass("stream_stores", "looped", "kg_cpu.passes.stream_stores:stream_stores"),
    TargetPass("prefetch_loads", "looped", "kg_cpu.passes.prefetch_loads:prefetch_loads"),
    TargetPass("prefetch_blocks", "looped", "kg_cpu.passes.prefetch_blocks:prefetch_blocks"),
    TargetPass("prefetch_scatters", "looped", "kg_cpu.passes.prefetch_scatters:prefetch_scatters"),
)
#: Of processors that mask no bytes.
UNMASK_PREFIXES: Final = TargetPass("unmask_prefixes", "typed", "kg_cpu.passes.unmask_prefixes:unmask_prefixes")
#: Operands of `smmla` and `bfmmla` are two rows of eight bytes.
ARM: Final = (VECTORIZE_ACCESSES,)


def passes_for(machine: Host) -> tuple[TargetPass, ...]:
    """What both renderers of the package add to the pipeline for a processor."""
    if machine.architecture != "x86_64":
        return (*EVERY, *ARM) if machine.architecture == "aarch64" else EVERY
    return (*EVERY, *X86) if machine.has("avx512bw") else (*EVERY, *X86, UNMASK_PREFIXES)
