"""LLVM IR for AMD GPUs: kg_render's renderer with the AMDGPU target's intrinsics.

A kernel's arguments are words of eight bytes, pointers and then variables: the kernarg segment of HSA as it is, which HIP takes as one block too. Global memory takes
accesses at any multiple of an element, so that one form of a kernel serves buffers that begin anywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import ClassVar, Final

from kg.plugin import (
    AddrSpace,
    DType,
    EntryPoint,
    Op,
    ProgramInfo,
    UOp,
    parse_dtype,
    symbol,
)
from kg.plugin.rendering import arguments
from kg_render.llvm import Body, LLVMRenderer, LLVMTarget, type_name

from kg_amd.llvm.cast import EIGHT_BITS, cast
from kg_amd.llvm.exchange import exchanged
from kg_amd.llvm.matrix import matrix_step
from kg_amd.machine import check_scratch, describe, is_packed
from kg_amd.targets import AMDTarget

_HALF, _BRAIN, _SINGLE, _DOUBLE = map(parse_dtype, ("float16", "bfloat16", "float32", "float64"))
_LAYOUT: Final = (
    "e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-"
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
)
#: The version of the code object's conventions: what drivers since ROCm 5.5 load.
_CODE_OBJECT: Final = 500
#: What the kernel is not given beside its arguments and its numbers: the loader need not prepare it, and no registers are taken.
_NOT_GIVEN: Final = (
    *("dispatch-ptr", "queue-ptr", "dispatch-id", "implicitarg-ptr", "lds-kernel-id", "hostcall-ptr", "heap-ptr"),
    *("multigrid-sync-arg", "default-queue", "completion-action", "flat-scratch-init"),
)
_SPECIALS: Final = {
    f"{kind}{n}": f"call i32 @llvm.amdgcn.{name}.{axis}()"
    for kind, name in (("g", "workgroup.id"), ("l", "workitem.id"))
    for n, axis in enumerate("xyz")
}
_BARRIER: Final = (
    'fence syncscope("workgroup") release',
    "call void @llvm.amdgcn.s.barrier()",
    'fence syncscope("workgroup") acquire',
)
_PHI: Final = re.compile(r"= phi <?(?:(\d+) x )?(?:i(\d+)|(half|bfloat|float|double))\b")
_BITS: Final = {"half": 16, "bfloat": 16, "float": 32, "double": 64}
#: Registers that loops carry, at most, for a kernel that is to do without AGPRs: what else it needs has room in the 256 VGPRs. Where LLVM (22) gives accumulators AGPRs, it copies
#: each of them in every round of a loop.
_CARRIED: Final = 128
#: What packed instructions compute in two lanes at once.
PACKED: Final = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.MULACC, Op.NEG})
#: What is done to floats that are only stored and converted; core does the rest in float32.
_ON_CONVERTED: Final = frozenset({Op.LOAD, Op.STORE, Op.CAST, Op.BITCAST, Op.WHERE})


class AMDLLVMRenderer(LLVMRenderer):
    """AMD:LLVM, for one architecture."""

    device = "AMD"
    suffix = "LLVM"
    strategy = "kg_schedules:default_schedule"
    code_for_op: ClassVar[dict[Op, object]] = {**LLVMRenderer.code_for_op, Op.CAST: cast}

    def __init__(self, gpu: AMDTarget) -> None:
        super().__init__(llvm_target(gpu))
        self.gpu = gpu
        self._units = describe(self, gpu)
        self._converted = frozenset(converted(gpu))
        self.supported_dtypes = self.supported_dtypes | self._converted

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """On one lane, but for what memory moves at once, and pairs where they are packed."""
        if lanes & (lanes - 1):
            return False
        if dtype in self._converted and op not in _ON_CONVERTED:
            return False
        if lanes == 2 and op in PACKED:
            return is_packed(self.gpu, op, dtype)
        return super().supports(op, dtype, lanes)

    def render(self, uops: Sequence[UOp]) -> str:
        check_scratch(uops, self.gpu)
        return super().render(uops)

    def parameters(self, body: Body, uops: Sequence[UOp]) -> list[str]:
        """Words of eight bytes.
        No buffer is written through another's pointer but where a kernel names them as one."""
        pointers, variables = arguments(uops)
        taken = [f"{body.pointers[u.pointer.space]} %data{u.slot}" for u in pointers]
        body.values.update({u: f"%data{u.slot}" for u in pointers})
        for n, u in enumerate(variables):
            taken.append(f"i64 %var{n}")
            body.values[u] = f"%var{n}" if u.type.bits == 64 else body.emit(f"trunc i64 %var{n} to {type_name(u.type)}")
        return taken

    def attributes(self, body: Body) -> list[str]:
        x, y, z = body.work_group
        body.metadata["!llvm.module.flags"] = "!{!0}"
        body.metadata["!0"] = f'!{{i32 1, !"amdhsa_code_object_version", i32 {_CODE_OBJECT}}}'
        unused = [f"workitem-id-{axis}" for axis, size in (("y", y), ("z", z)) if size == 1]
        written = "\n".join(body.lines)
        unused += [f"workgroup-id-{axis}" for axis in "yz" if f"workgroup.id.{axis}" not in written]
        return [
            *super().attributes(body),
            f'"amdgpu-flat-work-group-size"="{x * y * z},{x * y * z}"',
            '"uniform-work-group-size"="true"',
            *(f'"amdgpu-no-{name}"' for name in (*_NOT_GIVEN, *unused)),
            *(['"amdgpu-agpr-alloc"="0"'] if "amdgcn.mfma" in written and carried(body.lines) <= _CARRIED else []),
        ]

    def entry_point(self, info: ProgramInfo, source: str) -> EntryPoint:
        return EntryPoint(symbol(info.name))

    def wmma(self, body: Body, uop: UOp) -> None:
        found = self._units.get(str(uop.arg))
        if found is None:
            super().wmma(body, uop)
        else:
            matrix_step(body, uop, found)

    def exchange(self, body: Body, word: str, distance: int) -> str:
        return exchanged(body, word, distance, self.gpu)


def carried(lines: Iterable[str]) -> int:
    """Registers of 32 bits whose values a loop carries, of the loop that carries most:
    accumulators, of a matrix product."""
    most = here = 0
    for line in "\n".join(lines).splitlines():
        found = _PHI.search(line)
        if found is None:
            here = 0
            continue
        count, bits, kind = found.groups()
        here += -(-int(count or 1) * (int(bits) if bits else _BITS[kind]) // 32)
        most = max(most, here)
    return most


def converted(gpu: AMDTarget) -> Iterator[DType]:
    """The narrow floats that instructions convert; core has the codes of the others as integers."""
    if gpu.instructions.bfloat16:
        yield _BRAIN
    if gpu.instructions.float8 == "ocp":
        yield from EIGHT_BITS


@cache
def llvm_target(gpu: AMDTarget) -> LLVMTarget:
    """An architecture in the renderer's words."""
    return LLVMTarget(
        "amdgcn-amd-amdhsa",
        gpu.name,
        "" if len(gpu.waves) == 1 else f"+wavefrontsize{gpu.wave}",
        layout=_LAYOUT,
        convention="protected amdgpu_kernel",
        spaces={AddrSpace.GLOBAL: 1, AddrSpace.LOCAL: 3, AddrSpace.SCRATCH: 5},
        align={AddrSpace.LOCAL: 16, AddrSpace.SCRATCH: 16},
        unsigned_offsets=True,
        specials=_SPECIALS,
        barrier=_BARRIER,
        subgroup=gpu.wave,
        fma=(_HALF, _SINGLE, _DOUBLE),
        rounding=True,
        half=True,
    )
