"""What the renderers claim before the conformance suite: the bounds of docs/semantics.md."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "threads", "schedule.LOCAL", "schedule.GROUP", "schedule.THREAD"),
    *("two_devices", "disassemble", "int64_index", "sanitize", "dlpack"),
)
#: Of tiers 20 and 30, which need no device.
_COMPILED: Final = ("dtype.*", "-dtype.float64", "vectors", "local", "shared", "barrier", "disassemble")
PROFILES: Final = (Profile("CPU:NIR", _CLAIMS, level=2), Profile("ADRENO", _COMPILED, level=2))
