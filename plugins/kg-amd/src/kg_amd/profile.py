"""What kg-amd's devices claim before the conformance suite: no expectations, no bounds of their own."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP"),
    *("sanitize", "int64_index", "tensor_cores", "schedule.TC"),
)
#: Of a simulator there are as many as one asks for; whether there is a second GPU is the machine's.
_FURTHER: Final = {"AMD": "dlpack", "AMDSIM": "two_devices", "AMDSIM942": "two_devices"}
PROFILES: Final = tuple(
    Profile(f"{device}:{suffix}", (*_CLAIMS, further, *more), level=2)
    for device, further in _FURTHER.items()
    for suffix, more in (("LLVM", ()), ("HIP", ()), ("ISA", ("-compiler", "disassemble")))
)
