"""SPIR-V as the second way: made without a device, and loaded where one takes it."""

from __future__ import annotations

import shutil
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.errors import CompileError, DeviceUnavailable
from kg.plugin.registry import open_device
from kg.text.program import binary_of, source_of
from kg_opencl import compiler, spirv
from kg_opencl.c.renderer import OpenCLRenderer, SpirvRenderer
from kg_opencl.devices import device, takes_spirv
from kg_opencl.facts import Facts

FACTS = Facts(doubles=True, halves=True, fused=True, rounds=True, divides=True)
#: OpMemoryModel Physical64 OpenCL, and OpExecutionMode ContractionOff: words of a module.
MAGIC, CONTRACTION_OFF = 0x07230203, 31


def made() -> spirv.SpirvCompiler:
    try:
        return spirv.SpirvCompiler()
    except DeviceUnavailable as error:
        pytest.skip(str(error))


def words(binary: bytes) -> list[int]:
    kind, module = compiler.IMAGES.opened(binary, "kernel", "of any device")
    assert kind == compiler.IL
    return np.frombuffer(module, np.uint32).tolist()


def modes(module: list[int]) -> list[int]:
    """Of the entry point: OpExecutionMode is instruction 16, its mode the third word."""
    at, found = 5, list[int]()
    while at < len(module):
        length, op = module[at] >> 16, module[at] & 0xFFFF
        if op == 16:
            found.append(module[at + 2])
        at += length
    return found


@pytest.mark.parametrize("name", ["gemm", "gemm_half", "softmax", "mixed_dtypes", "scatter_add"])
def test_a_kernel_becomes_a_module_that_contracts_nothing(name: str) -> None:
    program = to_program(KERNELS[name](), SpirvRenderer(FACTS), made())
    module = words(binary_of(program))
    assert module[0] == MAGIC and CONTRACTION_OFF in modes(module)


def test_the_text_is_that_of_the_driver() -> None:
    one, other = (to_program(KERNELS["softmax"](), kind(FACTS)) for kind in (OpenCLRenderer, SpirvRenderer))
    assert source_of(one) == source_of(other)


def test_what_clang_refuses_has_its_log() -> None:
    with pytest.raises(CompileError, match="failed with status") as caught:
        made().compile("kernel void f(global float *a) { a[0] = nothing; }")
    assert "undeclared identifier 'nothing'" in caught.value.log and "< kernel.cl" in caught.value.command


def test_tools_that_are_missing_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    spirv._tools.cache_clear()
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(DeviceUnavailable, match="clang and an llvm-spirv as new as it are needed, neither is here: install"):
        spirv.SpirvCompiler()
    spirv._tools.cache_clear()


def test_a_translator_older_than_clang_is_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    spirv._tools.cache_clear()
    there = {"clang": [(19, "clang-19", "19.1"), (14, "clang-14", "14.0")], "llvm-spirv": [(15, "llvm-spirv-15", "15.0")]}
    monkeypatch.setattr(spirv, "_found", there.__getitem__)
    assert spirv._tools()[:2] == ("clang-14", "llvm-spirv-15")
    spirv._tools.cache_clear()


def test_a_device_runs_it_or_says_what_it_lacks() -> None:
    made()
    try:
        one = open_device("OPENCL:SPIRV")
    except DeviceUnavailable as error:
        pytest.skip(str(error))
    program = to_program(KERNELS["softmax"](), one.renderer, one.compiler)
    if takes_spirv(device(None)):
        assert one.runtime.load(program)
    else:
        with pytest.raises(DeviceUnavailable, match="takes no SPIR-V, for want of cl_khr_il_program: use OPENCL:C"):
            one.runtime.load(program)


@pytest.mark.parametrize(
    ("says", "takes"),
    [
        ({"extensions": "cl_khr_il_program", "version": "OpenCL 1.2 x"}, True),
        ({"extensions": "", "version": "OpenCL 2.1 x", "il_version": "SPIR-V_1.0"}, True),
        ({"extensions": "", "version": "OpenCL 3.0 x", "il_version": ""}, False),
        ({"extensions": "", "version": "OpenCL 1.2 x"}, False),
    ],
)
def test_who_takes_it(says: dict[str, str], takes: bool) -> None:
    assert takes_spirv(cast(Any, SimpleNamespace(**says))) is takes
