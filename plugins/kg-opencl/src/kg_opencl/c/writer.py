"""Writes one kernel in OpenCL C: the C-like writer with its work-group size."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod
from typing import Final

from kg.plugin import DType, Op, UnsupportedError, UOp, parse_dtype
from kg.plugin.rendering import work_group
from kg_render.cstyle import CStyleRenderer, Writer

HALF: Final = parse_dtype("float16")
SINGLE: Final = parse_dtype("float32")
#: The attribute that says a kernel's work-group: without it the driver chooses one.
GROUPED: Final = "reqd_work_group_size"
_NUMBERS: Final = "char uchar short ushort int uint long ulong half float double quad bool"
_OTHERS: Final = (
    "size_t ptrdiff_t uintptr_t complex imaginary event_t sampler_t pipe read_only write_only read_write generic private"
)
#: What no name may be beside the C family's words: types, and words that the language keeps.
_WORDS: Final = frozenset(
    [f"{name}{lanes or ''}" for name in _NUMBERS.split() for lanes in (0, 2, 3, 4, 8, 16)] + _OTHERS.split()  # words
)
_HALF: Final = re.compile(r"\bhalf\d*\b")
_ENABLED: Final = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"


class OpenCLWriter(Writer):
    """One kernel.
    `halves`: whether float16 is a type to compute with; `width`: of subgroups, where it can be required."""

    def __init__(self, language: CStyleRenderer, uops: Sequence[UOp], *, halves: bool, width: int = 0) -> None:
        super().__init__(language, uops)
        self.halves, self.width = halves, width
        self._attributes = ""
        #: whether lanes matter: then work-items are numbered by their subgroups, as the driver makes these
        self.by_subgroups = any(u.op in (Op.WMMA, Op.SUBGROUP_SHUFFLE) for u in uops)
        self._taken |= _WORDS
        self.group = work_group(uops)
        #: whether the kernel says how many work-items make a work-group; else the driver does, and knows better
        self.grouped = prod(self.group) > 1 or any(u.op in (Op.DEFINE_LOCAL, Op.BARRIER) for u in uops)

    def splat(self, dtype: DType, scalar: str) -> str:
        self.type(dtype)
        return self.language.vector_literal(dtype, [scalar])

    def source(self) -> str:
        text = super().source()
        if self.halves and _HALF.search(text):
            text = _ENABLED + text
        if not self.grouped:
            return text
        size = ", ".join(map(str, self.group))
        attributes = f"__attribute__(({GROUPED}({size}))){self._attributes}"
        return text.replace("kernel void ", f"kernel {attributes} void ", 1)

    def work_item(self, dimension: int) -> str:
        """The number of a work-item along a dimension of its group,
        where subgroups are of work-items side by side."""
        size = self.group[dimension]
        if size == 1:
            return "0"
        if not self.by_subgroups:
            return f"(int)get_local_id({dimension})"
        self.require_subgroups()
        item = f"(int)(get_sub_group_id() * {self.width} + get_sub_group_local_id())"
        before = prod(self.group[:dimension])
        code = f"{item} / {before}" if before > 1 else item
        return code if prod(self.group[dimension:]) == size else f"{code} % {size}"

    def require_subgroups(self) -> None:
        """The kernel asks for subgroups of the width, all of which are whole."""
        items = prod(self.group)
        if not self.width or items % self.width:
            raise UnsupportedError(f"{self.kernel_name}: {items} work-items are no whole subgroups of {self.width}")
        self._attributes = f" __attribute__((intel_reqd_sub_group_size({self.width})))"
