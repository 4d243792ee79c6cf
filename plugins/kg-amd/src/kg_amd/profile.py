"""What kg-amd's devices claim before the conformance suite: no expectations, no bounds of their own."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("sanitize", "int64_index", "tensor_cores", "schedule.TC"),
)
#: Of the simulator there are as many as one asks for; whether there is a second GPU is the machine's.
_SIMULATED: Final = (*_CLAIMS, "two_devices")
PROFILES: Final = (
    Profile("AMD:LLVM", (*_CLAIMS, "dlpack"), level=2),
    Profile("AMDSIM:LLVM", _SIMULATED, level=2),
    Profile("AMDSIM942:LLVM", _SIMULATED, level=2),
)
