"""Passes of NVIDIA GPUs as records, imported when a kernel is first compiled."""

from __future__ import annotations

from typing import Final

from kg.plugin import TargetPass
from kg_schedules.passes import VECTORIZE_ACCESSES

#: What both renderers of the package add to the pipeline.
PASSES: Final = (
    TargetPass("select_stmatrix", "expanded", "kg_cuda.passes.select_stmatrix:select_stmatrix", 2),
    TargetPass("select_ldmatrix", "expanded", "kg_cuda.passes.select_ldmatrix:select_ldmatrix", 1),
    TargetPass("select_tma_copies", "expanded", "kg_cuda.passes.select_tma_copies:select_tma_copies", 1),
    VECTORIZE_ACCESSES,
    TargetPass("reassociate_addresses", "lowered", "kg_cuda.passes.reassociate_addresses:reassociate_addresses"),
)
