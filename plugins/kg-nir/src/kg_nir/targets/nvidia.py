"""CUDA:NAK: kernels for NVIDIA's GPUs as NIR, which NAK makes machine code of. Added to the device of kg-cuda, which does not know this package."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.plugin import DeviceUnavailable, Op, RegisterFile, SharedMemory, Subgroups, UnsupportedError, UOp, Vectors, WorkGroups
from kg.plugin.rendering import work_group

from kg_nir.shader.calls import Calls
from kg_nir.shader.groups import TOGETHER
from kg_nir.shader.matrices import matrix_step, units
from kg_nir.shader.ops import TABLE
from kg_nir.shader.writer import ALIGNED, Emitter, Writer
from kg_nir.targets.renderer import NIRRenderer

_STATIC: Final = 48 << 10  #: bytes of shared memory that a kernel declares
_WARP: Final = 32  #: work-items of a subgroup
_AXES: Final = {"g": "group", "l": "item"}
#: architecture -> where the parameters of a launch begin in constant bank 0
PARAMETERS: Final = {120: 0x380, 100: 0x380, 90: 0x210, 75: 0x160}


def number_of(arch: str) -> int:
    """`sm_90a` -> 90. Refuses what NAK has no encoding for."""
    found = re.fullmatch(r"sm_(\d+)a?", arch)
    if found is None or int(found[1]) < 75:
        raise DeviceUnavailable(f"CUDA:NAK: {arch!r} is no architecture that it makes code for: sm_75 and newer are")
    return int(found[1])


class NVIDIAWriter(Writer):
    """A kernel: its parameters are words of constant bank 0, its arrays lie in shared memory."""

    table: ClassVar[Mapping[Op, Emitter]] = {**TABLE, **TOGETHER, Op.WMMA: matrix_step}
    aligned, subgroup = ALIGNED, _WARP

    def __init__(self, uops: Sequence[UOp], calls: Calls, number: int) -> None:
        super().__init__(uops, calls)
        self._begin = next(at for least, at in PARAMETERS.items() if number >= least)
        calls.work_group = work_group(uops)
        for array in (u for u in uops if u.op is Op.DEFINE_LOCAL):
            self.values[array] = (calls.constant(32, calls.shared),)
            calls.shared += -(-array.pointer.size * array.pointer.base.itemsize // ALIGNED) * ALIGNED

    def run(self) -> Calls:
        calls = super().run()
        if calls.shared > _STATIC:
            raise UnsupportedError(
                f"{calls.name} takes {calls.shared} bytes of shared memory, and a kernel declares {_STATIC} at most"
            )
        return calls

    def argument(self, uop: UOp, number: int) -> int:
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.do("bank", 32 if narrow else 64, self._begin + 8 * number)

    def special(self, uop: UOp) -> int:
        value = self.calls.do("special", _AXES[uop.name[0]], int(uop.name[1:]))
        return value if uop.type.bits == 32 else self.calls.alu("u2u64", value)

    def item(self) -> int:
        calls, (width, height, _) = self.calls, self.calls.work_group
        x, y, z = (calls.do("special", "item", axis) for axis in range(3))
        row = calls.alu("iadd", calls.alu("imul", z, calls.constant(32, height)), y)
        return calls.alu("iadd", calls.alu("imul", row, calls.constant(32, width)), x)


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

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return NVIDIAWriter(uops, calls, self.number)
