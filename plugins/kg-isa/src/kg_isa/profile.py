"""What the renderers claim before the conformance suite: the bounds of docs/semantics.md."""

from __future__ import annotations

from typing import Final

from kg.plugin import Profile

_X86: Final = ("dtype.*", "vectors", "threads", "schedule.THREAD", "dlpack", "two_devices", "disassemble", "int64_index", "sanitize", "-compiler")
PROFILES: Final = (Profile("CPU:X86", _X86),)
