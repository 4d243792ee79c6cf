"""Limits of Metal on Apple's GPUs, for the renderer, the linter and the runtime."""

from __future__ import annotations

from typing import Final

SUBGROUP: Final = 32  #: work-items of a SIMD-group: side by side, l0 first
ITEMS: Final = 1024  #: of a work-group
SHARED: Final = 32 << 10  #: bytes of threadgroup memory
BUFFERS: Final = 31  #: entries of the argument table for buffers; the last one that a kernel uses has its launch values
WIDTH: Final = 4  #: lanes of the widest vector
BYTES: Final = 4096  #: that setBytes takes
BFLOAT: Final = "bfloat"  #: the feature of targets whose language is MSL 3.1 or newer
PAGE: Final = 16384  #: bytes of the system's pages on Apple's processors
CORES: Final = 16  #: that take work-groups at the same time: Metal does not say; an M1 has 8, a Max 32
