"""Conformance claims of OpenCL: what every accepted device must have."""

from __future__ import annotations

from typing import Final

from kg.plugin import Expect, Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "schedule.LOCAL", "schedule.GROUP", "schedule.THREAD"),
    *("sanitize", "int64_index", "dlpack"),
)
_OF_GPUS: Final = (
    Expect(
        "40_memory::test_dlpack*",
        "notimpl",
        "memory of a GPU is known by a handle, which is not handed out yet",
        raises="BufferError",
        when="'processor' not in features",
    ),
)
PROFILES: Final = (
    Profile("OPENCL", (*_CLAIMS, "-offline_compile"), level=2, expectations=_OF_GPUS),  # the device's driver compiles
    Profile("OPENCL:SPIRV", _CLAIMS, level=2, expectations=_OF_GPUS),
)
