"""ADRENO:IR3: kernels for Qualcomm's GPUs as NIR, which ir3,
the compiler of Mesa's freedreno and turnip drivers, makes machine code of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

from kg.plugin import DeviceUnavailable, Op, SharedMemory, UOp, Vectors, WorkGroups, parse_dtype

from kg_nir.mesa.chips import CHIPS
from kg_nir.shader.calls import Calls
from kg_nir.shader.ops import TABLE
from kg_nir.shader.writer import ALIGNED, Emitter, Writer
from kg_nir.targets.gpu import GPUWriter
from kg_nir.targets.renderer import NIRRenderer

_SHARED: Final = 32 << 10  #: bytes of shared memory: cs_shared_mem_size of freedreno_devices.py
_DOUBLE: Final = parse_dtype("float64")


class AdrenoWriter(GPUWriter):
    """A kernel: its parameters are words of constant buffer 0,
    which ir3 puts among its constant registers."""

    table: ClassVar[Mapping[Op, Emitter]] = TABLE
    most_shared = _SHARED

    def argument(self, uop: UOp, number: int) -> int:
        narrow = uop.op is Op.DEFINE_VAR and uop.type.bits == 32
        return self.calls.do("argument", 32 if narrow else 64, 8 * number)


class AdrenoRenderer(NIRRenderer):
    """For one chip. There is no float64 on any."""

    device = "ADRENO"
    suffix = "IR3"
    supported_dtypes = NIRRenderer.supported_dtypes - {_DOUBLE}
    work_groups = WorkGroups(total=1024, local=(1024, 1024, 64), grid=(65535, 65535, 65535))
    vectors = Vectors(memory=8 * ALIGNED)
    shared_memory = SharedMemory(_SHARED)

    def __init__(self, arch: str) -> None:
        if arch not in CHIPS:
            raise DeviceUnavailable(f"ADRENO:IR3: {arch!r} is no chip that it makes code for: {', '.join(CHIPS)} are")
        self.arch = self.target = arch

    def writer(self, uops: Sequence[UOp], calls: Calls) -> Writer:
        return AdrenoWriter(uops, calls)
