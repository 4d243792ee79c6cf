"""Renderers with fixed features, so that what they write does not depend on the machine
that runs the tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from golden.kernels import KERNELS
from kg.runtime.devices.null import NullRenderer
from kg.runtime.devices.ref import RefRenderer
from kg.target.renderer import Renderer
from kg_amd.hip_c.renderer import HIPRenderer
from kg_amd.isa.renderer import ISARenderer
from kg_amd.llvm.renderer import AMDLLVMRenderer
from kg_amd.targets import target
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cuda.arch import arch
from kg_cuda.cuda_c.renderer import CUDACRenderer
from kg_cuda.ptx.renderer import PTXRenderer
from kg_isa.a64.renderer import A64Renderer
from kg_isa.rv64.renderer import RV64Renderer
from kg_isa.x86.renderer import X86Renderer
from kg_metal.msl.renderer import MSLRenderer
from kg_nir.targets.adreno import AdrenoRenderer
from kg_nir.targets.llvmpipe import LLVMpipeRenderer
from kg_nir.targets.nvidia import NVIDIARenderer
from kg_opencl.c.renderer import OpenCLRenderer
from kg_opencl.facts import Facts
from kg_tiles import OPTS
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer

_CACHES = (32 << 10, 1 << 20, 32 << 20)
AVX2 = Host("x86_64", "linux", "x86-64-v3", (), "", 256, _CACHES, 4)
AVX512 = Host("x86_64", "linux", "x86-64-v4", (), "", 512, _CACHES, 4)
NEON = Host("aarch64", "linux", "generic", ("neon",), "", 128, _CACHES, 4)

#: The same with dot instructions.
VNNI = Host("x86_64", "linux", "x86-64-v4", ("avx512bf16", "avx512vnni"), "", 512, _CACHES, 4)
NEON_DOT = Host("aarch64", "linux", "generic", ("bf16", "dotprod", "i8mm"), "", 128, _CACHES, 4)

#: A GPU that has all that OpenCL may have; a CPU without float16 but in memory.
GPU = Facts(
    "CL3.0",
    (1024, 1024, 1024),
    1024,
    48 << 10,
    48,
    subgroup=16,
    doubles=True,
    halves=True,
    fused=True,
    rounds=True,
    divides=True,
)
PROCESSOR = Facts(
    "CL3.0", (4096, 4096, 4096), 4096, 1 << 20, 4, 256, processor=True, doubles=True, fused=True, rounds=True, divides=True
)

#: AMD's architectures, each after that whose sources most of its own equal.
_AMD: Final = ("gfx1100", "gfx1151", "gfx1030", "gfx1200", "gfx1201", "gfx942", "gfx90a", "gfx950")


def _amd(name: str) -> tuple[Callable[[], Renderer], str]:
    return (lambda: AMDLLVMRenderer(target(name))), "ll"


def tiled_ref() -> RefRenderer:
    """REF's, with the Opts that an open device has from kg-tiles."""
    made = RefRenderer()
    made.opts = OPTS
    return made


#: name -> (renderer, file extension of its sources). The part before '@' is the renderer's name among devices.
RENDERERS: dict[str, tuple[Callable[[], Renderer], str]] = {
    "REF": (tiled_ref, "kg"),
    "CPU-LLVM@avx2": (lambda: CPULLVMRenderer(AVX2), "ll"),
    "CPU-LLVM@avx512": (lambda: CPULLVMRenderer(AVX512), "ll"),
    "CPU-LLVM@neon": (lambda: CPULLVMRenderer(NEON), "ll"),
    "CPU-C@avx2": (lambda: CPUCRenderer(AVX2), "c"),
    "CPU-X86@avx512": (lambda: X86Renderer(AVX512), "s"),
    "QEMUA64-A64": (lambda: A64Renderer("QEMUA64", NEON), "s"),
    "QEMURV64-RV64": (lambda: RV64Renderer("QEMURV64", NEON), "s"),
    "CPU-X86@avx2": (lambda: X86Renderer(AVX2), "s"),
    "CPU-X86@vnni": (lambda: X86Renderer(VNNI), "s"),
    "CPU-NIR": (lambda: LLVMpipeRenderer(AVX2), "nir"),
    "CUDA-NAK@sm_90": (lambda: NVIDIARenderer("sm_90"), "nir"),
    "ADRENO-IR3@a730": (lambda: AdrenoRenderer("a730"), "nir"),
    "CUDA-PTX@sm_75": (lambda: PTXRenderer(arch("sm_75")), "ptx"),
    "CUDA-PTX@sm_90": (lambda: PTXRenderer(arch("sm_90")), "ptx"),
    "CUDA-C@sm_80": (lambda: CUDACRenderer(arch("sm_80")), "cu"),
    **{f"AMD-LLVM@{name}": _amd(name) for name in _AMD},
    **{f"AMD-HIP@{name}": ((lambda name=name: HIPRenderer(target(name))), "hip") for name in ("gfx1100", "gfx942")},
    **{f"AMD-ISA@{name}": ((lambda name=name: ISARenderer(target(name))), "s") for name in ("gfx1100", "gfx942")},
    "METAL-MSL": (MSLRenderer, "metal"),
    "WEBGPU-WGSL": (WGSLRenderer, "wgsl"),
    "OPENCL-C@gpu": (lambda: OpenCLRenderer(GPU), "cl"),
    "OPENCL-C@cpu": (lambda: OpenCLRenderer(PROCESSOR), "cl"),
    "WEBGPU-WGSL@f16": (lambda: WGSLRenderer(Limits(halves=True)), "wgsl"),
}
#: Those of `kernels.FOR_CORES` alone.
WITH_CORES: dict[str, tuple[Callable[[], Renderer], str]] = {
    "QEMUA64-A64@neon-dot": (lambda: A64Renderer("QEMUA64", NEON_DOT), "s"),
    "CPU-LLVM@vnni": (lambda: CPULLVMRenderer(VNNI), "ll"),
    "CPU-LLVM@neon-dot": (lambda: CPULLVMRenderer(NEON_DOT), "ll"),
    "CPU-C@vnni": (lambda: CPUCRenderer(VNNI), "c"),
    "CPU-C@neon-dot": (lambda: CPUCRenderer(NEON_DOT), "c"),
}
#: Those of `kernels.FOR_SUBGROUPS` alone.
WITH_SUBGROUPS: dict[str, tuple[Callable[[], Renderer], str]] = {
    "WEBGPU-WGSL@subgroups": (lambda: WGSLRenderer(Limits(subgroups=True)), "wgsl"),
}
#: Those of `kernels.FOR_UNITS` alone.
WITH_UNITS: dict[str, tuple[Callable[[], Renderer], str]] = {
    "CUDA-PTX@sm_89": (lambda: PTXRenderer(arch("sm_89")), "ptx"),
    "CUDA-C@sm_89": (lambda: CUDACRenderer(arch("sm_89")), "cu"),
}
#: Those of `kernels.FOR_MATRICES` alone.
WITH_MATRICES: dict[str, tuple[Callable[[], Renderer], str]] = {
    "METAL-MSL@bfloat": (lambda: MSLRenderer(bfloat=True), "metal"),
    "OPENCL-C@dpas": (lambda: OpenCLRenderer(replace(GPU, matrices=True, subnormals=True, blocks=True)), "cl"),
}
#: (renderer, kernel) -> what the error says where a kernel has no source.
REFUSED = {
    ("METAL-MSL", "mixed_dtypes"): "float64",
    ("ADRENO-IR3@a730", "mixed_dtypes"): "float64",
    ("WEBGPU-WGSL", "mixed_dtypes"): "float64",
    ("WEBGPU-WGSL@f16", "mixed_dtypes"): "float64",
}
#: Where a source is that of another renderer, a line says so instead.
BASES: Final = {
    "WEBGPU-WGSL@f16": "WEBGPU-WGSL",
    "CUDA-PTX@sm_75": "CUDA-PTX@sm_90",
    "CUDA-PTX@sm_89": "CUDA-PTX@sm_90",
    **{f"AMD-LLVM@{name}": "AMD-LLVM@gfx1100" for name in _AMD[1:4]},
    "AMD-LLVM@gfx1201": "AMD-LLVM@gfx1200",
    "AMD-HIP@gfx942": "AMD-HIP@gfx1100",
    **{f"AMD-LLVM@{name}": "AMD-LLVM@gfx942" for name in _AMD[6:]},
}
#: What AVX-512 and NEON show beside CPU-LLVM@avx2, in whole sources: the widest vectors and the tail of one, a reduction across
#: lanes, conversions between widths, masks of lanes. The other sources differ through the width of vectors alone.
_WHOLE_BY_WIDTH = ("vector_add", "odd_tail", "row_sum", "mixed_dtypes", "masks")
_BY_WIDTH = tuple(kernel for kernel in KERNELS if kernel not in _WHOLE_BY_WIDTH)
#: The long sources of which a summary is kept: how the kernel is lowered shows in the whole source for another target or in the
#: other language of the device, how the language is written in the renderer's other sources.
SUMMARISED: Final[dict[str, tuple[str, ...]]] = {
    "AMD-ISA@gfx1100": ("conv3x3", "gemm_bfloat16", "logsumexp", "transcendental"),
    "AMD-ISA@gfx942": tuple(
        kernel for kernel in KERNELS if kernel not in ("vector_add", "gemm_half", "row_sum", "mixed_dtypes", "masks")
    ),
    "CPU-LLVM@avx512": _BY_WIDTH,
    "CPU-LLVM@neon": _BY_WIDTH,
    "CPU-LLVM@avx2": ("argmax", "conv3x3", "gemm_bfloat16", "gemm_int8", "logsumexp", "transpose"),  # whole in CPU-C@avx2
    "CPU-C@avx2": ("gemm_half", "moments", "transcendental"),  # whole in CPU-LLVM@avx2
    "CPU-LLVM@vnni": ("gemm_bfloat16", "gemm_int8"),  # whole in CPU-C@vnni
    "CPU-LLVM@neon-dot": ("gemm_bfloat16",),  # whole in CPU-C@neon-dot, and gemm_int8 in both languages
    "CPU-X86@avx512": tuple(k for k in KERNELS if k not in ("vector_add", "row_sum")),  # each instruction with its bytes
    "CPU-NIR": tuple(k for k in KERNELS if k not in ("vector_add", "row_sum", "softmax", "mixed_dtypes", "masks")),
    "CUDA-NAK@sm_90": tuple(k for k in KERNELS if k not in ("vector_add", "row_sum")),  # whole for CPU-NIR
    "ADRENO-IR3@a730": tuple(k for k in KERNELS if k != "vector_add"),  # likewise
    **dict.fromkeys(("QEMUA64-A64", "QEMURV64-RV64"), tuple(k for k in KERNELS if k not in ("vector_add", "row_sum", "masks"))),
    "CUDA-PTX@sm_75": ("gemm_bfloat16", "gemm_int8", "logsumexp", "softmax"),  # without the units of CUDA-PTX@sm_90
    "CUDA-C@sm_80": ("conv3x3", "transcendental"),  # whole in CUDA-PTX@sm_90
    **{f"AMD-LLVM@{name}": tuple(KERNELS) for name in _AMD if name not in ("gfx1100", "gfx942")},
    "AMD-LLVM@gfx942": tuple(
        k for k in KERNELS if k not in ("gemm", "gemm_bfloat16", "row_sum", "softmax")
    ),  # whole for gfx1100
    "AMD-HIP@gfx942": tuple(k for k in KERNELS if k != "gemm_bfloat16"),  # whole for gfx1100
    "AMD-HIP@gfx1100": ("conv3x3", "transcendental", "logsumexp"),  # whole in AMD-LLVM@gfx1100
    "OPENCL-C@cpu": tuple(k for k in _BY_WIDTH if k != "gemm_half"),  # whole in OPENCL-C@gpu
}
#: Renderers of which no sources are kept, with the reason.
WITHOUT_GOLDEN = {
    "QEMUA64:LLVM": "CPU:LLVM's text",
    "NULL": f"renders as REF does ({NullRenderer.__name__} is one)",
    "CUDASIM": "the simulator of CUDA, which runs what CUDA's renderers write",
    **dict.fromkeys(("AMDSIM", "AMDSIM942"), "the simulator of AMD's GPUs, which runs what AMD's renderers write"),
    "METALHOST": "the host in Metal's place, which runs what Metal's renderer writes",
    "OPENCL:SPIRV": "OPENCL:C's text (plugins/kg-opencl/tests/test_spirv.py)",
    "TOY": "a package of another repository, as it were, with tests of its own",
    "FORTH": "likewise",
}
