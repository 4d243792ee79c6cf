"""What kg-amd's devices claim before the conformance suite: no expectations, no bounds of their own."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("sanitize", "int64_index", "tensor_cores", "schedule.TC", "dlpack"),
)
PROFILES: Final = (Profile("AMD:LLVM", _CLAIMS, level=2),)
