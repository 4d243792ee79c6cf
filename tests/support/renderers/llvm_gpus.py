"""A renderer for GPUs on the base of LLVM renderers, for two machines:
what a plugin for one of them begins with."""

from __future__ import annotations

from kg.plugin import AddrSpace, DType, Op, SharedMemory, Subgroups, Vectors, WorkGroups, parse_dtype
from kg_render.llvm import Body, LLVMRenderer, LLVMTarget

_FLOATS = tuple(map(parse_dtype, ("float16", "float32", "float64")))
_SPACES = {AddrSpace.GLOBAL: 1, AddrSpace.LOCAL: 3}
_ALIGN = {AddrSpace.GLOBAL: 16, AddrSpace.LOCAL: 16, AddrSpace.SCRATCH: 16}  #: arguments too: buffers begin at such multiples


def _specials(group: str, item: str) -> dict[str, str]:
    names = {"g": group, "l": item}
    return {f"{kind}{n}": f"call i32 @llvm.{name}.{axis}()" for kind, name in names.items() for n, axis in enumerate("xyz")}


AMDGCN = LLVMTarget(
    "amdgcn-amd-amdhsa",
    "gfx1100",
    layout="e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-"
    "i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
    convention="protected amdgpu_kernel",
    spaces={**_SPACES, AddrSpace.SCRATCH: 5},
    align=_ALIGN,
    unsigned_offsets=True,
    specials=_specials("amdgcn.workgroup.id", "amdgcn.workitem.id"),
    barrier=(
        'fence syncscope("workgroup") release',
        "call void @llvm.amdgcn.s.barrier()",
        'fence syncscope("workgroup") acquire',
    ),
    subgroup=32,
    fma=_FLOATS,
    rounding=True,
    half=True,
)
NVPTX = LLVMTarget(
    "nvptx64-nvidia-cuda",
    "sm_80",
    features="+ptx78",
    convention="ptx_kernel",
    spaces=_SPACES,
    align=_ALIGN,
    specials=_specials("nvvm.read.ptx.sreg.ctaid", "nvvm.read.ptx.sreg.tid"),
    barrier=("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",),
    subgroup=32,
    fma=_FLOATS,
    rounding=True,
    half=True,
)


class GPULLVMRenderer(LLVMRenderer):
    """Arithmetic on scalars, memory in vectors of 128 bits."""

    device = "GPU"
    suffix = "LLVM"
    work_groups = WorkGroups(total=1024, local=(1024, 1024, 64), grid=(65535,) * 3)
    shared_memory = SharedMemory(48 << 10, line=128)

    def __init__(self, target: LLVMTarget, *, reduces: bool = True) -> None:
        super().__init__(target)
        self.vectors = Vectors(memory=target.vector_bits)
        self.subgroups = Subgroups(target.subgroup, reduce_group=reduces, reduce_row=reduces)

    def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
        """Three bytes would be loaded as four, of which one may be nobody's."""
        return not lanes & (lanes - 1) and super().supports(op, dtype, lanes)

    def attributes(self, body: Body) -> list[str]:
        x, y, z = body.work_group
        if self.target.triple.startswith("amdgcn"):
            return [*super().attributes(body), f'"amdgpu-flat-work-group-size"="{x * y * z},{x * y * z}"']
        return [*super().attributes(body), f'"nvvm.reqntid"="{x},{y},{z}"']

    def exchange(self, body: Body, word: str, distance: int) -> str:
        if self.target.triple.startswith("nvptx"):
            call = f"@llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 {word}, i32 {distance}, i32 31)"
        elif distance < 16:  # row_xmask of DPP, within 16 work-items
            call = f"@llvm.amdgcn.update.dpp.i32(i32 poison, i32 {word}, i32 {0x160 + distance}, i32 15, i32 15, i1 false)"
        else:
            call = f"@llvm.amdgcn.permlanex16.i32(i32 poison, i32 {word}, i32 {0x76543210}, i32 {0xFEDCBA98 - 2**32}, i1 false, i1 false)"
        return body.emit(f"call i32 {call}")
