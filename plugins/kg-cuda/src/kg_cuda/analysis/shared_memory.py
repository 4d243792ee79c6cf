"""Layout of a block's shared memory: static or dynamic, 1 KiB alignment for swizzles.

The array's name says its size, so that the text says what its launch has to ask for: `kg_shared_65536`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kg.plugin import Op, UOp

from kg_cuda.analysis.memory_width import ALIGNED, WHOLE, alignment
from kg_cuda.analysis.warps import Block, slot_bytes
from kg_cuda.arch import STATIC_SHARED

_NAME: Final = "kg_shared_"
#: Room for the mbarriers of boxes, 8 bytes each: those of up to 8 pipeline stages, and as many for producers.
MBARRIERS: Final = 256


@dataclass(frozen=True, slots=True)
class Shared:
    """Where the arrays of a kernel lie: bytes from the beginning of the launch's array, if there is one."""

    offsets: dict[UOp, int]
    total: int  #: of the array that the launch makes; 0: all is declared

    @property
    def name(self) -> str:
        return f"{_NAME}{self.total}"


def shared_memory(uops: Sequence[UOp], block: Block, beside: int = 0) -> Shared:
    """What threads that reduce together need is declared in any case, and so are `beside` bytes more.
    Declared arrays may leave gaps before those of whole KiB."""
    sizes = {u: max(1, array_bytes(u)) for u in uops if u.op is Op.DEFINE_LOCAL}
    whole = [u for u, size in sizes.items() if alignment(size) == WHOLE]
    offsets: dict[UOp, int] = {}
    total = 0
    for u in sorted(sizes, key=lambda u: u not in whole):
        offsets[u] = total
        total += -(-sizes[u] // ALIGNED) * ALIGNED
    reducing = beside + sum(slot_bytes(u, block) for u in uops if u.op is Op.GROUP_REDUCE)
    gaps = WHOLE * len(whole) if reducing or len(whole) < len(sizes) else 0
    return Shared(offsets, total if total + reducing + gaps > STATIC_SHARED else 0)


def array_bytes(uop: UOp) -> int:
    """Of an array of the kernel's own."""
    return uop.pointer.size * uop.pointer.base.itemsize


def asked_for(source: str) -> int:
    """Bytes of the array that a launch of this text, PTX or CUDA C, has to make."""
    found = re.search(rf"\b{_NAME}(\d+)\b", source)
    return int(found[1]) if found else 0
