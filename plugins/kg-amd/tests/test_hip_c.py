"""HIP C: clang compiles what the renderer writes, for each architecture that it knows,
and the simulator runs it; ROCm's compiler is spoken to by a library of the tests."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, int8, int64
from kg.errors import CompileError, DeviceUnavailable
from kg.ir import monoid
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import to_storage
from kg.text.program import source_of
from kg_amd.hip_c import compiler
from kg_amd.hip_c.compiler import OPTIONS, ClangCompiler, HiprtcCompiler, clang
from kg_amd.hip_c.matrix import builtin
from kg_amd.hip_c.renderer import HIPRenderer
from kg_amd.matrix_cores import matrix_cores
from kg_amd.object.metadata import kernels
from kg_amd.targets import TARGETS, target
from kg_conformance.kernels.whole import product
from support.renderers.shuffles import check_shuffles

needs_clang = pytest.mark.skipif(not clang(), reason="no clang that compiles HIP was found: apt-get install clang-19 lld-19")
#: LLVM 19 lacks gfx950.
KNOWN = [name for name in TARGETS if name != "gfx950"]


def source(ast: Any, arch: str, schedule: str | None = None) -> str:
    given = None if schedule is None else parse_schedule(schedule)
    return source_of(to_program(ast, HIPRenderer(target(arch)), None, given))


@needs_clang
@pytest.mark.parametrize("arch", KNOWN)
@pytest.mark.part(8)
def test_every_golden_kernel_compiles(arch: str) -> None:
    for name, make in KERNELS.items():
        (found,) = kernels(ClangCompiler(arch).compile(source(make(), arch))).values()
        assert (found.spilled, found.scratch, found.wave) == (0, 0, target(arch).wave), name


@needs_clang
@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx1030", "gfx1100", "gfx1200"])
@pytest.mark.part(8)
def test_every_matrix_core_compiles(arch: str) -> None:
    for unit in matrix_cores(target(arch)):
        n, m, k = unit.core.dims
        text = source(product(2 * m, 2 * n, 2 * k, unit.core)[0], arch, f"TC(r0, {unit.core.name})")
        assert f"__builtin_amdgcn_{builtin(unit)}(" in text
        assert ClangCompiler(arch).compile(text)


@needs_clang
@pytest.mark.parametrize("device", ["AMDSIM:HIP", "AMDSIM942:HIP"])
@pytest.mark.parametrize("name", ["row_sum", "softmax", "total", "argmax", "conv3x3"])
def test_results_on_the_simulator(name: str, device: str) -> None:
    """Machine code of another compiler than AMD:LLVM's, against the reference interpreter."""
    ast = KERNELS[name]()
    rng = np.random.default_rng(2)
    inputs = [
        to_storage(rng.integers(0, 3, p.param.shape).astype(np.float64), p.type)
        for p in params(ast)
        if p.slot not in written(ast)
    ]
    found, wanted = (open_device(one).run(ast, *inputs) for one in (device, "REF"))
    for a, b in zip(found, wanted, strict=True):
        np.testing.assert_allclose(a.astype(np.float64), b.astype(np.float64), rtol=1e-5, atol=1e-5)


@needs_clang
@pytest.mark.parametrize("device", ["AMDSIM:HIP", "AMDSIM942:HIP"])
@pytest.mark.parametrize("dtype", [int8, float16, float32, int64], ids=str)
def test_shuffles_on_the_simulator(dtype: DType, device: str) -> None:
    one = open_device(device)
    for lanes in (one.renderer.subgroups.width, 8):
        assert f"of_lane_{dtype}(" in check_shuffles(one, dtype, lanes)


@needs_clang
@pytest.mark.parametrize(("device", "unit"), [("AMDSIM:HIP", "wmma"), ("AMDSIM942:HIP", "mfma")])
def test_attention_is_one_kernel(device: str, unit: str) -> None:
    """Weights go by shuffles from the lanes that have results to those
    that the unit takes its left operand from."""
    rows, keys, width = 64, 128, 32
    q, k, v = (param(n + 1, (size, width), float16).cast(float32) for n, size in enumerate((rows, keys, keys)))
    scores = multiplied(q, k.permute(1, 0))
    weights = (scores - scores.reduce(monoid.MAX, 1).expand(rows, keys)).exp()
    total = multiplied(weights.cast(float16).cast(float32), v) / weights.reduce(monoid.ADD, 1).expand(rows, width)
    ast = sink(param(0, (rows, width), float32).store(total), name="attention")
    one, generator = open_device(device), np.random.default_rng(1)
    program = to_program(ast, one.renderer, one.compiler)
    assert unit in str(source_of(program)) and "ds_bpermute" in str(source_of(program))
    arrays = [generator.standard_normal((size, width)).astype(np.float16) for size in (rows, keys, keys)]
    out = one.empty(rows * width, float32)
    one.runtime.load(program).bind([out, *(one.buffer(x.ravel()) for x in arrays)])()
    x, y, z = (a.astype(np.float64) for a in arrays)
    exact = np.exp(x @ y.T - (x @ y.T).max(1, keepdims=True))
    np.testing.assert_allclose(out.numpy().reshape(rows, width), exact @ z / exact.sum(1, keepdims=True), atol=2e-3)


def multiplied(a: UOp, b: UOp) -> UOp:
    (rows, depth), (_, columns) = a.shape, b.shape
    spread = a.reshape(rows, depth, 1).expand(rows, depth, columns) * b.reshape(1, depth, columns).expand(rows, depth, columns)
    return spread.reduce(monoid.ADD, 1).reshape(rows, columns)


def params(ast: Any) -> list[Any]:
    from support.devices import params_of

    return sorted(set(params_of(ast)), key=lambda p: p.slot)


def written(ast: Any) -> set[int]:
    return {store.src[0].slot for store in ast.src}


@needs_clang
def test_what_clang_refuses() -> None:
    with pytest.raises(CompileError, match=r"clang for gfx1100 failed with status[\s\S]*no member|error") as caught:
        ClangCompiler("gfx1100").compile("this is no C")
    assert "--offload-arch=gfx1100" in str(caught.value)


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiler, "clang", lambda: "")
    monkeypatch.setattr(compiler, "hiprtc", lambda: None)
    monkeypatch.setattr(compiler, "comgr", lambda: None)
    with pytest.raises(DeviceUnavailable, match="no clang was found that compiles HIP: install ROCm, or clang 19"):
        compiler.compiler("gfx942")
    with pytest.raises(DeviceUnavailable, match=r"libhiprtc.so was not found"):
        HiprtcCompiler("gfx942")


class Hiprtc:
    """A libhiprtc: what it is asked, and what it answers."""

    def __init__(self, fails: bool) -> None:
        self.fails, self.calls, self.given = fails, [], b""
        self.options: list[bytes] = []

    def __getattr__(self, name: str) -> Callable[..., int]:
        def call(*arguments: Any) -> int:
            self.calls.append(name)
            answer = vars(Hiprtc).get(f"_{name}")
            return (answer(self, *arguments) if answer else 0) or 0

        return call

    def _hiprtcCreateProgram(self, out: Any, text: bytes, name: bytes, count: int, headers: None, names: None) -> None:
        out._obj.value, self.given = 7, text

    def _hiprtcCompileProgram(self, program: Any, count: int, options: Any) -> int:
        self.options = list(options)
        assert program.value == 7 and count == len(options)
        return 6 * self.fails

    def _hiprtcGetCodeSize(self, program: Any, out: Any) -> None:
        out._obj.value = 3

    def _hiprtcGetProgramLogSize(self, program: Any, out: Any) -> None:
        out._obj.value = 3

    def _hiprtcGetCode(self, program: Any, out: Any) -> None:
        ctypes.memmove(out, b"elf", 3)

    def _hiprtcGetProgramLog(self, program: Any, out: Any) -> None:
        ctypes.memmove(out, b"bad", 3)

    def _hiprtcVersion(self, major: Any, minor: Any) -> None:
        major._obj.value, minor._obj.value = 6, 4


@pytest.mark.parametrize("fails", [False, True])
def test_hiprtc(fails: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    library = Hiprtc(fails)
    monkeypatch.setattr(compiler, "hiprtc", lambda: library)
    made = compiler.compiler("gfx942")
    assert isinstance(made, HiprtcCompiler) and made.key().startswith("hiprtc 6.4 gfx942 -O3")
    if fails:
        with pytest.raises(CompileError, match=r"hiprtc refused the kernel for gfx942[\s\S]*bad"):
            made.compile("text")
    else:
        assert made.compile("text") == b"elf"
    assert library.given == b"text" and library.options == [b"--offload-arch=gfx942", *(o.encode() for o in OPTIONS)]
    assert library.calls[-1] == "hiprtcDestroyProgram"
