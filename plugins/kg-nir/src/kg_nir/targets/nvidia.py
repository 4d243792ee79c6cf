"""CUDA:NAK: kernels for NVIDIA's GPUs as NIR, which NAK makes machine code of.
Added to the device of kg-cuda, which does not know this package."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.plugin import Op, RegisterFile, SharedMemory, Subgroups, UOp, Vectors, WorkGroups

from kg_nir.compilers.cubin import form_of, number_of
from kg_nir.shader.calls import Calls
from kg_nir.shader.groups import TOGETHER
from kg_nir.shader.matrices import matrix_step, units
from kg_nir.shader.ops import TABLE
from kg_nir.shader.writer import ALIGNED, Emitter, Writer
from kg_nir.targets.gpu import GPUWriter
from kg_nir.targets.renderer import NIRRenderer

_STATIC: Final = 48 << 10  #: bytes of shared memory that a kernel declares
_WARP: Final = 32  #: work-items of a subgroup


class NVIDIAWriter(GPUWriter):
    """A kernel: its parameters are words of constant bank 0."""

    table: ClassVar[Mapping[Op, Emitter]] = {**TABLE, **TOGETHER, Op.WMMA: matrix_step}
    subgroup, most_shared = _WARP, _STATIC

    def __init__(self, uops: Sequence[UOp], calls: Calls, number: int) -> None:
        form = form_of(number)
        super().__init__(uops, calls, form.reserved)
        self._begin = form.parameters

    def argument(self, uop: UOp, number: int) -> int:
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.do("bank", 32 if narrow else 64, self._begin + 8 * number)

    def barrier(self) -> None:
        """Shared memory alone is named: BAR.SYNC orders the global memory of a work-group by itself,
        and NAK would add a fence for the whole GPU."""
        self.calls.do("barrier", "mem_shared")


class NVIDIARenderer(NIRRenderer):
    """For one architecture."""

    device = "CUDA"
    suffix = "NAK"
    code_for_op: ClassVar[dict[Op, object]] = {**NIRRenderer.code_for_op, **TOGETHER, Op.WMMA: matrix_step}

    def __init__(self, arch: str) -> None:
        self.number = number_of(arch)
        self.arch = self.target = f"sm_{self.number}"
        self.work_groups = WorkGroups(total=1024, local=(1024, 1024, 64), grid=(2**31 - 1, 65535, 65535))
        self.vectors = Vectors(memory=8 * ALIGNED)
        self.subgroups = Subgroups(_WARP, reduce_group=True, reduce_row=True)
        self.shared_memory = SharedMemory(_STATIC, line=128, reads_across=False)
        self.tensor_cores = units(self.number)
        self.registers = RegisterFile(scalar=255)

    def entry(self, name: str) -> str:
        """As kg-cuda asks a loaded cubin for it."""
        return "kg_" + re.sub(r"\W", "_", name, flags=re.ASCII)

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return NVIDIAWriter(uops, calls, self.number)
