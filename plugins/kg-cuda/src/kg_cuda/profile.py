"""What kg-cuda's devices claim before the conformance suite: no expectations, no bounds of their own."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("sanitize", "int64_index", "two_devices", "tensor_cores", "schedule.TC"),
)
PROFILES: Final = (
    Profile("CUDA:PTX", (*_CLAIMS, "dlpack"), level=2),
    Profile("CUDA:C", (*_CLAIMS, "dlpack"), level=2),
    Profile("CUDASIM:PTX", _CLAIMS, level=2),
    Profile("CUDASIM:C", _CLAIMS, level=2),
)
