"""Which renderer and compiler a kernel's target names: asked by the records of the package, and by programs that need another form."""

from __future__ import annotations

from typing import Final

from kg.plugin import Compiler, Target

from kg_cuda.arch import Arch, arch
from kg_cuda.card import Facts
from kg_cuda.compilers import PTXText
from kg_cuda.cuda_c import CUDACRenderer
from kg_cuda.ptx import PTXRenderer

#: For whom kernels are written where there is no GPU: what most have, or are newer than.
USUAL: Final = "sm_80"
_MULTIPROCESSORS: Final = "multiprocessors="


def features_of(facts: Facts) -> tuple[str, ...]:
    """What a probe says beside the architecture."""
    return (f"{_MULTIPROCESSORS}{facts.multiprocessors}",)


def arch_of(target: Target) -> Arch:
    counts = [f.removeprefix(_MULTIPROCESSORS) for f in target.features if f.startswith(_MULTIPROCESSORS)]
    return arch(target.arch or USUAL, int(counts[0]) if counts else 32)


def renderer(language: str, target: Arch, device: str) -> PTXRenderer | CUDACRenderer:
    """PTX or C, for CUDA or its simulator."""
    made = CUDACRenderer(target) if language == "C" else PTXRenderer(target)
    made.device = device
    return made


def compiler(language: str, target: Arch) -> Compiler:
    if language != "C":
        return PTXText()
    from kg_cuda.nvrtc import NVRTC

    return NVRTC(target.name)
