"""A kernel's entry point for launches: name, dynamic shared memory, alignment of pointers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from typing import Self

from kg.plugin import EntryPoint, ProgramInfo, Renderer, UnsupportedError, UOp

from kg_cuda.analysis.memory_width import ALIGNED
from kg_cuda.analysis.shared_memory import asked_for
from kg_cuda.card.tensor_maps import maps_of


def symbol(name: str) -> str:
    """The entry's name: a kernel's may have any characters."""
    return "kg_" + re.sub(r"\W", "_", name, flags=re.ASCII)


def entry_point(info: ProgramInfo, source: str, *, aligned: bool) -> EntryPoint:
    """How host code launches this text, PTX or CUDA C:
    its arguments are words of eight bytes, pointers and then variables."""
    if maps_of(source):
        raise UnsupportedError(
            f"{info.name} takes tensor maps, which kg's own runtime makes: export it for sm_80, whose kernels newer GPUs run too"
        )
    return EntryPoint(symbol(info.name), asked_for(source), align=ALIGNED if aligned else 1)


class AlignmentVariants(Renderer):
    """What CUDA's renderers share: kernels for arguments that begin at multiples of 16 bytes, or anywhere."""

    device = "CUDA"
    aligned: bool = True  #: pointers begin at multiples of 16 bytes

    def variant(self, uops: Sequence[UOp], *, aligned: bool) -> str:
        """The kernel for arguments that begin at multiples of 16 bytes, or anywhere."""
        raise NotImplementedError

    def render(self, uops: Sequence[UOp]) -> str:
        return self.variant(uops, aligned=self.aligned)

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        return entry_point(info, source, aligned=self.aligned)

    def unaligned(self) -> Self:
        made = copy(self)
        made.aligned = False
        return made
