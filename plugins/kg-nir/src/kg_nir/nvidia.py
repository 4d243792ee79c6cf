"""CUDA:NAK: kernels for NVIDIA's GPUs as NIR, which NAK makes machine code of. Added to the device of kg-cuda, which does not know this package."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from kg.plugin import DeviceUnavailable, Op, RegisterFile, SharedMemory, UOp, WorkGroups
from kg.plugin.rendering import work_group

from kg_nir.calls import Calls
from kg_nir.ops import TABLE
from kg_nir.renderer import NIRRenderer
from kg_nir.writer import Writer

_STATIC: Final = 48 << 10  #: bytes of shared memory that a kernel declares
_ALIGNED: Final = 16  #: bytes at whose multiples arrays begin
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

    table = TABLE

    def __init__(self, uops: Sequence[UOp], calls: Calls, number: int) -> None:
        super().__init__(uops, calls)
        self._begin = next(at for least, at in PARAMETERS.items() if number >= least)
        calls.work_group = work_group(uops)
        for array in (u for u in uops if u.op is Op.DEFINE_LOCAL):
            self.values[array] = calls.constant(32, calls.shared)
            calls.shared += -(-array.pointer.size * array.pointer.base.itemsize // _ALIGNED) * _ALIGNED

    def argument(self, uop: UOp, number: int) -> int:
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.do("bank", 32 if narrow else 64, self._begin + 8 * number)

    def special(self, uop: UOp) -> int:
        value = self.calls.do("special", _AXES[uop.name[0]], int(uop.name[1:]))
        return value if uop.type.bits == 32 else self.calls.alu("u2u64", value)


class NVIDIARenderer(NIRRenderer):
    """For one architecture."""

    device = "CUDA"
    suffix = "NAK"

    def __init__(self, arch: str) -> None:
        self.number = number_of(arch)
        self.arch = self.target = f"sm_{self.number}"
        self.work_groups = WorkGroups(total=1024, local=(1024, 1024, 64), grid=(2**31 - 1, 65535, 65535))
        self.shared_memory = SharedMemory(_STATIC, line=128)
        self.registers = RegisterFile(scalar=255)

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return NVIDIAWriter(uops, calls, self.number)
