"""Writes one kernel in MSL: the C-like writer with work-group size and address spaces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import Final

from kg.plugin import AddrSpace, UOp
from kg.plugin.rendering import work_group
from kg_render.cstyle import CStyleRenderer, Pointer, Writer

from kg_metal.msl.keywords import RESERVED

#: What stands for the kernel's attributes until the work-group is known.
_ATTRIBUTES: Final = "[[kernel]]"
#: Parameters that say which work-item it is -> how they are declared.
_POSITIONS: Final = {
    "group": "uint3 group [[threadgroup_position_in_grid]]",
    "item": "uint3 item [[thread_position_in_threadgroup]]",
    "place": "uint place [[thread_index_in_threadgroup]]",
}


class MSLWriter(Writer):
    """One kernel. `space`: of the access that is being written."""

    def __init__(self, language: CStyleRenderer, uops: Sequence[UOp]) -> None:
        super().__init__(language, uops)
        self._taken |= RESERVED
        self.block = work_group(uops)
        self.space = AddrSpace.GLOBAL

    def source(self) -> str:
        total = prod(self.block)
        attributes = f"[[kernel, max_total_threads_per_threadgroup({total})]]"
        return super().source().replace(_ATTRIBUTES, attributes, 1)


def of_msl(writer: Writer) -> MSLWriter:
    assert isinstance(writer, MSLWriter)
    return writer


def entry(name: str, pointers: Sequence[Pointer], body: Sequence[str]) -> list[str]:
    """The kernel's function: it takes the positions that its body asks for."""
    text = "\n".join(body)
    parameters = [f"{p.type}{p.name} [[buffer({n})]]" for n, p in enumerate(pointers)]
    if re.search(r"\bvalues\[", text):
        parameters.append(f"constant long *values [[buffer({len(pointers)})]]")
    parameters += [declared for word, declared in _POSITIONS.items() if re.search(rf"\b{word}\b", text)]
    return [f"{_ATTRIBUTES} void {name}({', '.join(parameters)}) {{", *body, "}"]
