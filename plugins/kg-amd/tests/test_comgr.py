"""HIP C by amd_comgr itself, where it is installed:
Debian's (ROCm 5.2) knows no architecture newer than gfx90a of those that kg writes kernels for."""

from __future__ import annotations

from pathlib import Path

import kg
import pytest
from kg.compile.program import to_program
from kg.plugin import CompileError, DeviceUnavailable
from kg.text.program import source_of
from kg_amd.hip_c import comgr, compiler
from kg_amd.hip_c.comgr import ComgrCompiler
from kg_amd.hip_c.compiler import OPTIONS
from kg_amd.hip_c.renderer import HIPRenderer
from kg_amd.object.metadata import architecture, kernels
from kg_amd.targets import target

needs_comgr = pytest.mark.skipif(comgr.comgr() is None, reason="no libamd_comgr was found: apt-get install libamd-comgr2")


def source(arch: str) -> str:
    x = kg.param(1, (1000,), kg.float32)
    return source_of(
        to_program(
            kg.sink(kg.param(0, (1000,), kg.float32).store(x + x), name="doubled"), HIPRenderer(target(arch)), None, None
        )
    )


@needs_comgr
def test_a_kernel_is_compiled_and_linked() -> None:
    made = ComgrCompiler("gfx90a", OPTIONS)
    image = made.compile(source("gfx90a"))
    assert architecture(image) == "gfx90a" and kernels(image)["doubled"].arguments == 16
    assert made.key().startswith("amd_comgr ") and "gfx90a -O3" in made.key()


@needs_comgr
def test_what_is_refused() -> None:
    with pytest.raises(CompileError, match=r"amd_comgr refused the kernel for gfx90a[\s\S]*error"):
        ComgrCompiler("gfx90a", OPTIONS).compile("this is no C")
    with pytest.raises(CompileError, match="does not know gfx9999"):
        ComgrCompiler("gfx9999", OPTIONS).compile("//")


@needs_comgr
def test_it_is_not_loaded_here() -> None:
    """Its LLVM and that of an OpenCL driver end a process that has both."""
    maps = Path("/proc/self/maps")
    assert ComgrCompiler("gfx90a", OPTIONS).compile(source("gfx90a"))
    assert "libamd_comgr" not in maps.read_text()


def test_it_is_taken_where_there_is_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "hiprtc", lambda: None)
    monkeypatch.setattr(compiler, "clang", lambda: "")
    for module in (compiler, comgr):
        monkeypatch.setattr(module, "comgr", lambda: ((3, 0), frozenset({"gfx942"})))
    assert isinstance(compiler.compiler("gfx942"), ComgrCompiler)
    with pytest.raises(DeviceUnavailable, match="clang"):
        compiler.compiler("gfx1100")  # which it does not know
    monkeypatch.setattr(comgr, "comgr", lambda: None)
    with pytest.raises(DeviceUnavailable, match=r"libamd_comgr.so was not found: install ROCm"):
        ComgrCompiler("gfx942", OPTIONS)
