"""What kg-metal's devices claim before the conformance suite."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "-dtype.float64", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("tensor_cores", "schedule.TC"),
    *("sanitize", "int64_index"),
    "-denormals",  # of float32: Apple's GPUs flush them, and so does the host
)
PROFILES: Final = (
    Profile("METAL", (*_CLAIMS, "dlpack", "-offline_compile"), level=2),  # the system's compiler is a part of the device
    Profile("METALHOST", (*_CLAIMS, "two_devices", "disassemble"), level=2),
)
