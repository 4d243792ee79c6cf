"""What the renderers claim before the conformance suite: the bounds of docs/semantics.md."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_CLAIMS: Final = (
    *("dtype.*", "vectors", "local", "shared", "barrier", "threads", "schedule.LOCAL", "schedule.GROUP", "schedule.THREAD"),
    *("two_devices", "disassemble", "int64_index", "sanitize", "dlpack"),
)
PROFILES: Final = (Profile("CPU:NIR", _CLAIMS, level=2),)
