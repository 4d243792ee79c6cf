"""Shared parts of GPU renderers: work-groups, and arrays in one shared memory."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import ClassVar, Final

from kg.plugin import Op, UnsupportedError, UOp
from kg.plugin.rendering import work_group

from kg_nir.shader.calls import Calls
from kg_nir.shader.writer import ALIGNED, Writer

_AXES: Final = {"g": "group", "l": "item"}


class GPUWriter(Writer):
    """A kernel whose launch says how many work-groups there are."""

    aligned: ClassVar[int] = ALIGNED
    most_shared: ClassVar[int]  #: bytes of shared memory that a kernel declares

    def __init__(self, uops: Sequence[UOp], calls: Calls, first: int = 0) -> None:
        """`first`: the address in shared memory where the kernel's own begins."""
        super().__init__(uops, calls)
        calls.work_group, calls.shared, self._first = work_group(uops), first, first
        for array in (u for u in uops if u.op is Op.DEFINE_LOCAL):
            self.values[array] = (calls.constant(32, calls.shared),)
            calls.shared += _aligned_bytes(array)

    def run(self) -> Calls:
        calls = super().run()
        taken = calls.shared - self._first
        if taken > self.most_shared:
            raise UnsupportedError(
                f"{calls.name} takes {taken} bytes of shared memory, and a kernel declares {self.most_shared} at most"
            )
        if not taken:
            calls.shared = 0
        return calls

    def special(self, uop: UOp) -> int:
        value = self.calls.do("special", _AXES[uop.name[0]], int(uop.name[1:]))
        return value if uop.type.bits == 32 else self.calls.alu("u2u64", value)

    def scratch(self, uop: UOp) -> int:
        """Memory of each work-item's own lies beside that of its group."""
        calls, nbytes = self.calls, _aligned_bytes(uop)
        base = calls.constant(32, calls.shared)
        calls.shared += prod(calls.work_group) * nbytes
        return calls.alu("iadd", base, calls.alu("imul", self.item(), calls.constant(32, nbytes)))

    def item(self) -> int:
        calls, (width, height, _) = self.calls, self.calls.work_group
        x, y, z = (calls.do("special", "item", axis) for axis in range(3))
        row = calls.alu("iadd", calls.alu("imul", z, calls.constant(32, height)), y)
        return calls.alu("iadd", calls.alu("imul", row, calls.constant(32, width)), x)


def _aligned_bytes(array: UOp) -> int:
    return -(-array.pointer.size * array.pointer.base.itemsize // ALIGNED) * ALIGNED
