"""What OpenCL claims before the conformance suite: what every device that it takes must have."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("sanitize", "int64_index"),
)
PROFILES: Final = (
    Profile("OPENCL", (*_CLAIMS, "-offline_compile"), level=2),  # the device's driver compiles
    Profile("OPENCL:SPIRV", _CLAIMS, level=2),
)
