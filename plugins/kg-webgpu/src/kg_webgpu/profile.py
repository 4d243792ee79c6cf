"""What WebGPU claims before the conformance suite."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "-dtype.float64", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("sanitize", "-compiler"),  # shaders are compiled by the driver, when a program is loaded
)
PROFILES: Final = (Profile("WEBGPU", _CLAIMS, level=2),)
