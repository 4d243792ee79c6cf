"""What the renderers claim before the conformance suite: the bounds of docs/semantics.md."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

#: Whoever makes the code is no compiler.
_CLAIMS: Final = ("dtype.*", "threads", "schedule.THREAD", "two_devices", "disassemble", "int64_index", "sanitize", "-compiler")
PROFILES: Final = (
    Profile("CPU:X86", (*_CLAIMS, "vectors", "dlpack"), level=2),
    Profile("QEMUA64:A64", (*_CLAIMS, "vectors"), level=2),
    Profile("QEMUA64:LLVM", tuple(claim for claim in (*_CLAIMS, "vectors") if claim != "-compiler"), level=2),
    Profile("QEMURV64:RV64", (*_CLAIMS, "vectors"), level=2),
)
