"""Marks of tests that need NVIDIA's compilers, and what these make of kernels in either language."""

from __future__ import annotations

import pytest
from kg.compile.program import to_program
from kg.ir.uop import UOp
from kg.plugin import DeviceUnavailable, linear_uops
from kg_cuda.arch import Arch
from kg_cuda.toolchain.nvrtc import library
from kg_cuda.toolchain.toolkit import tool
from kg_cuda.toolchain.tools import compiler, renderer


def _has_nvrtc() -> bool:
    try:
        library()
    except DeviceUnavailable:
        return False
    return True


needs_nvrtc = pytest.mark.skipif(not _has_nvrtc(), reason='nvrtc: pip install "kg-cuda[nvrtc]"')
needs_ptxas = pytest.mark.skipif(tool("ptxas") is None, reason="ptxas: pip install nvidia-cuda-nvcc")
languages = pytest.mark.parametrize("language", ["PTX", pytest.param("C", marks=needs_nvrtc)])


def as_ptx(ast: UOp, target: Arch, language: str) -> tuple[UOp, str]:
    """A kernel's program, and its PTX: as it is written, or as nvrtc makes it of CUDA C."""
    made = renderer(language, target, "CUDASIM")
    program = to_program(ast, made)
    text = compiler(language, target, "CUDASIM").compile(made.render(linear_uops(program)))
    return program, text.rstrip(b"\0").decode()
