"""Passes that only these GPUs need, as records: each is imported when a kernel is first compiled."""

from __future__ import annotations

from typing import Final

from kg.plugin import TargetPass

#: What both renderers of the package add to the pipeline.
PASSES: Final = (
    TargetPass("join_accesses", "expanded", "kg_cuda.passes.join_accesses:join_accesses"),
    TargetPass("hoist_sums", "lowered", "kg_cuda.passes.hoist_sums:hoist_sums"),
)
