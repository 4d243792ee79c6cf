"""Passes that only these GPUs need, as records: each is imported when a kernel is first compiled."""

from __future__ import annotations

from typing import Final

from kg.plugin import TargetPass
from kg_schedules.passes import VECTORIZE_ACCESSES

#: What both renderers of the package add to the pipeline.
PASSES: Final = (
    TargetPass("store_matrices", "expanded", "kg_cuda.passes.store_matrices:store_matrices", 2),
    TargetPass("read_matrices", "expanded", "kg_cuda.passes.read_matrices:read_matrices", 1),
    TargetPass("fetch_boxes", "expanded", "kg_cuda.passes.fetch_boxes:fetch_boxes", 1),
    VECTORIZE_ACCESSES,
    TargetPass("reassociate_addresses", "lowered", "kg_cuda.passes.reassociate_addresses:reassociate_addresses"),
)
