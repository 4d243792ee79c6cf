"""Chooses the renderer and compiler of a target."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kg.plugin import Compiler, KgError, Target

from kg_cuda.arch import Arch, arch
from kg_cuda.card.contracts import Facts
from kg_cuda.cuda_c.renderer import CUDACRenderer
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.compilers import PTXText

#: For whom kernels are written where there is no GPU: what most have, or are newer than.
USUAL: Final = "sm_80"
_MULTIPROCESSORS: Final = "multiprocessors="
_DRIVER: Final = "driver="


def features_of(facts: Facts) -> tuple[str, ...]:
    """What a probe says beside the architecture."""
    return (f"{_MULTIPROCESSORS}{facts.multiprocessors}", f"{_DRIVER}{'.'.join(map(str, facts.cuda))}")


def of_card(target: Target) -> Target:
    """What the probe says is of the first GPU; of another one that is here, what the driver says of that."""
    from kg_cuda.card.drivers import driver

    if target.device != "CUDA" or not target.index:
        return target
    try:
        facts = driver().facts(target.index)
    except KgError:
        return target  # to compile for, elsewhere
    return replace(target, arch=facts.arch, features=features_of(facts))


def arch_of(target: Target) -> Arch:
    return arch(target.arch or USUAL, int(_feature(target, _MULTIPROCESSORS) or 32))


def driver_of(target: Target) -> tuple[int, int] | None:
    """The CUDA version of the driver, where one was asked."""
    major, _, minor = _feature(target, _DRIVER).partition(".")
    return (int(major), int(minor)) if major else None


def _feature(target: Target, name: str) -> str:
    return next((f.removeprefix(name) for f in target.features if f.startswith(name)), "")


#: What is rendered here; other packages may add renderers to CUDA.
LANGUAGES: Final = ("PTX", "C")


def renderer(language: str, target: Arch, device: str) -> PTXRenderer | CUDACRenderer:
    """PTX or C, for CUDA or its simulator."""
    made = CUDACRenderer(target) if language == "C" else PTXRenderer(target)
    made.device = device
    return made


def compiler(language: str, target: Arch, device: str, driver: tuple[int, int] | None = None) -> Compiler:
    """`driver`: the CUDA version that the GPU's driver is of."""
    if language != "C":
        return PTXText()
    from kg_cuda.toolchain.nvrtc import NVRTC

    return NVRTC(target.name, machine=device == "CUDA", driver=driver)
