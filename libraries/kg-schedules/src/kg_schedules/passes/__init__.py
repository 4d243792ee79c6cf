"""Passes for processors that compute or move vectors, as records:
a renderer has those in `passes` that suit its target."""

from __future__ import annotations

from typing import Final

from kg.plugin import TargetPass

#: Where multiply-adds of float32 are fused, and a vector of quotients takes as long as several of them.
DIVIDE_BY_INVARIANTS: Final = TargetPass(
    "divide_by_invariants", "looped", "kg_schedules.passes.divide_by_invariants:divide_by_invariants"
)
#: Where a multiplication in a loop is worth one after it: everywhere that a greatest or least is found by a loop.
FACTOR_EXTREMES: Final = TargetPass("factor_extremes", "expanded", "kg_schedules.passes.factor_extremes:factor_extremes")
#: Where a comparison of vectors gives a mask as wide as what it compares, or one that chooses any: CPUs.
FIT_POSITIONS: Final = TargetPass("fit_positions", "scheduled", "kg_schedules.passes.fit_positions:fit_positions")
#: Where a cache holds what a loop has just stored: CPUs.
FUSE_FILLS: Final = TargetPass("fuse_fills", "looped", "kg_schedules.passes.fuse_fills:fuse_fills")
#: Where lanes come out of two vectors at once.
MERGE_LANE_REDUCTIONS: Final = TargetPass(
    "merge_lane_reductions", "expanded", "kg_schedules.passes.merge_lane_reductions:merge_lane_reductions"
)
#: Where a store waits for its line.
PREFETCH_OUTPUTS: Final = TargetPass("prefetch_outputs", "looped", "kg_schedules.passes.prefetch_outputs:prefetch_outputs")
#: Where a vector moves as much by one instruction as scalars do by several, and accesses come one by one: GPUs. Fragments of matrix units, on CPUs too.
VECTORIZE_ACCESSES: Final = TargetPass(
    "vectorize_accesses", "expanded", "kg_schedules.passes.vectorize_accesses:vectorize_accesses"
)
