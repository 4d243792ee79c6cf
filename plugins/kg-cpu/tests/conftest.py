"""Running a linear program through the LLVM renderer, compiler and loader, on numpy arrays."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from kg.ir.uop import UOp
from kg.plugin import symbol
from kg_cpu.host import Host, baseline, host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.elf import load_object

sys.path.insert(0, str(Path(__file__).parent))  # what tests share: machine_code, c_support, runtime_kernels
_FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)
_LEVELS = ("x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4")
Run = Callable[..., None]


def machines() -> list[Host]:
    """This machine, and the lesser ones that it can stand in for."""
    own = host()
    if own.architecture != "x86_64":
        return [own]
    lesser = _LEVELS[: _LEVELS.index(own.cpu)]
    return [own, *(baseline("x86_64", level) for level in lesser)]


@pytest.fixture(params=machines(), ids=lambda machine: machine.tune or machine.cpu)
def machine(request: pytest.FixtureRequest) -> Host:
    return request.param


@pytest.fixture
def run_llvm() -> Run:
    """run(uops, arrays, variables=(), machine=None, start=0, stop=1, scratch_bytes=0):
    the object may need no symbol."""

    def run(
        uops: Sequence[UOp],
        arrays: Sequence[np.ndarray],
        variables: Sequence[int] = (),
        *,
        machine: Host | None = None,
        start: int = 0,
        stop: int = 1,
        scratch_bytes: int = 64,
    ) -> None:
        image = load_object(LLVMCompiler().compile(CPULLVMRenderer(machine).render(uops)))
        slots = [*(a.ctypes.data for a in arrays), *(v & (1 << 64) - 1 for v in variables)]
        arguments = (ctypes.c_uint64 * len(slots))(*slots)
        scratch = np.zeros(scratch_bytes + 64, np.uint8)
        function = _FUNCTION(image.address(symbol(uops[-1].kernel.name)))
        function(ctypes.addressof(arguments), start, stop, (scratch.ctypes.data + 63) // 64 * 64)

    return run
