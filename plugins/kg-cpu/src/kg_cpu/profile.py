"""What the CPU's renderers claim before the conformance suite:
the bounds of docs/semantics.md, no expectations."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

#: No work-groups: a CPU has threads and vectors.
_CLAIMS: Final = (
    *("dtype.*", "vectors", "threads", "schedule.THREAD", "dlpack", "two_devices", "disassemble", "int64_index", "sanitize"),
)
PROFILES: Final = (Profile("CPU:LLVM", _CLAIMS), Profile("CPU:C", _CLAIMS))
