"""What the C renderer and the C compilers must agree on: the processor that a kernel is for, in the compilers' words."""

from __future__ import annotations

import platform
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CTarget:
    """A processor. `flags` make a compiler emit for it; the rest is what the renderer may rely on with those flags."""

    name: str
    flags: tuple[str, ...]
    is_x86: bool
    vector_bits: int
    has_fma: bool
    has_rounding: bool  # trunc and rint are instructions
    cores: int = 1
    cache_sizes: tuple[int, ...] = ()
    registers: tuple[tuple[str, int], ...] = (("vector", 16),)


#: The baseline of every 64-bit x86.
X86_64 = CTarget("x86-64", ("-march=x86-64",), True, 128, has_fma=False, has_rounding=False)
X86_64_V3 = CTarget("x86-64-v3", ("-march=x86-64-v3",), True, 256, has_fma=True, has_rounding=True)


def host_target() -> CTarget:
    """This processor."""
    return X86_64_V3 if platform.machine() else X86_64
