"""AMX: products in tile registers, whose fragments are opaque; records on the interpreter,
results on this machine where it has them, and the code that they become."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, int32, uint32
from kg.errors import ScheduleError
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import Array, round_values
from kg.text.program import source_of
from kg_cpu import host as host_module
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host, host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.disassembler import disassemble
from kg_cpu.tensor_cores import tile_units
from kg_tiles import OPTS
from machine_code import count, inner_loop

pytestmark = pytest.mark.part(8)

FEATURES = ("amx-bf16", "amx-int8", "amx-tile")
AMX = Host("x86_64", "linux", "x86-64-v4", FEATURES, "", 512, (48 << 10, 2 << 20), 2)
UNITS = {core.name: core for core in tile_units(AMX)}
BYTES = [core for core in UNITS.values() if core.dtype_out is int32]
HALVES = UNITS["tdpbf16ps_m16n16k32_bf16_f32"]
PACKED = "TILE(o1, {n}) STAGE(o1, r0.b, THREAD, r0*{g}/o1.in) TC(r0, {name})"
needs_tiles = pytest.mark.skipif(
    not all(map(host().has, FEATURES)), reason="this processor, or its system, has no tile registers (AMX)"
)


def matmul(
    m: int, n: int, k: int, core: TensorCore, *, left: str = "rows", right: str = "rows", out: DType | None = None
) -> UOp:
    """a @ b, either stored as its transpose."""
    made = out or core.dtype_out
    a = param(1, (m, k) if left == "rows" else (k, m), core.dtype_in[0])
    b = param(2, (k, n) if right == "rows" else (n, k), core.dtype_in[1])
    a, b = a if left == "rows" else a.permute(1, 0), b if right == "rows" else b.permute(1, 0)
    wide = a.cast(made).reshape(m, 1, k).expand(m, n, k) * b.permute(1, 0).cast(made).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), made).store(wide.sum(2).reshape(m, n)), name="matmul", fast_math=core is HALVES)


def operands(m: int, n: int, k: int, core: TensorCore) -> tuple[Array, Array]:
    random = np.random.default_rng(m + n + k)

    def values(shape: tuple[int, int], dtype: DType) -> Array:
        if dtype.is_float:
            return round_values(random.standard_normal(shape).astype(np.float32), dtype)
        drawn = random.integers(int(dtype.min), int(dtype.max) + 1, shape)
        return np.where(random.random(shape) < 0.25, int(dtype.min), drawn).astype(dtype.name)

    return values((m, k), core.dtype_in[0]), values((k, n), core.dtype_in[1])


def results(program: UOp, device: str, a: Array, b: Array, core: TensorCore, shape: tuple[int, int]) -> Array:
    opened = open_device(device)
    out = opened.empty(shape[0] * shape[1], core.dtype_out)
    given = [opened.buffer(np.ascontiguousarray(x).ravel(), dtype) for x, dtype in zip((a, b), core.dtype_in, strict=True)]
    opened.runtime.load(program).bind([out, *given])()
    opened.synchronize()
    return out.numpy().reshape(shape)


def expect_product(found: Array, a: Array, b: Array, core: TensorCore) -> None:
    if core.dtype_out is int32:
        np.testing.assert_array_equal(found, (a.astype(np.int64) @ b.astype(np.int64)).astype(np.int32))
    else:
        scale = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
        assert (np.abs(found - a.astype(np.float64) @ b.astype(np.float64)) / scale).max() < 2e-6


def disassembled(program: UOp) -> str:
    return disassemble(next(s.arg for s in program.src if s.op is Op.BINARY))


# -- records


@pytest.mark.parametrize("name", UNITS)
def test_a_record_is_right_by_itself(name: str) -> None:
    """The interpreter executes tiles in memory of the unit's own order from the record alone,
    and keeps its elements in another."""
    core = UNITS[name]
    assert core.check() == []

    class WithUnit(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS

    n, m, k = core.dims
    shape, group = (2 * m, 6 * n, 2 * k), 4 // core.dtype_in[0].itemsize
    schedule = f"{PACKED.format(n=3 * n, g=group, name=name)} UPCAST(o0, 2) UPCAST(o1.in, 3)"
    program = to_program(matmul(*shape, core), WithUnit(), None, parse_schedule(schedule))
    assert "tile_index" in source_of(program)
    a, b = operands(*shape, core)
    expect_product(results(program, "REF", a, b, core, shape[:2]), a, b, core)


def test_what_is_refused() -> None:
    (core, *_), renderer = BYTES, CPULLVMRenderer(AMX)
    packed = PACKED.format(n=32, g=4, name=core.name)
    doubled = matmul(32, 64, 64, core)
    (store,) = doubled.src
    doubled = doubled.replace(src=(store.replace(src=(store.src[0], store.src[1] * 2)),))
    cases = (
        (matmul(32, 64, 64, core), f"TC(r0, {core.name})", r"4 neighbours of a column side by side.*r0\*4/o1"),
        (matmul(32, 64, 64, core, left="columns"), packed, "rows and columns of one distance"),
        (matmul(32, 64, 64, core), packed.replace("*4", "*2"), "4 neighbours of a column"),
        (doubled, packed, "results of this unit are stored as they are, and MUL"),
        (matmul(32, 64, 66, core), packed, r"whole ones of it, in THREAD memory"),
        (matmul(32, 64, 64, core), packed.replace("THREAD", "LOCAL"), "in THREAD memory|LOCAL"),
        (matmul(32, 64, 64, core), packed.replace("r0*4", "r0*x"), "no number of neighbours"),
        (matmul(32, 64, 64, core), packed.replace("o1.in)", "o1.in*4)"), "neighbours are of one axis"),
        (matmul(24, 64, 64, core), packed, r"takes 16 along o0, which has 24"),
    )
    for ast, schedule, message in cases:
        with pytest.raises(ScheduleError, match=message):
            to_program(ast, renderer, None, parse_schedule(schedule))


def test_c_has_no_tile_registers() -> None:
    assert not [core for core in CPUCRenderer(AMX).tensor_cores if core.is_opaque]


def test_tiles_are_asked_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system that gives no tile registers leaves the processor's other units."""
    flags = "avx avx2 avx512f avx512bw avx512cd avx512dq avx512vl avx512_vnni fma f16c bmi1 bmi2 movbe abm cx16 popcnt lahf_lm pni ssse3 sse4_1 sse4_2 amx_tile amx_int8 amx_bf16"
    monkeypatch.setattr(host_module, "_cpuinfo", lambda: {"flags": flags})
    monkeypatch.setattr(host_module.platform, "machine", lambda: "x86_64")
    for allowed in (True, False):
        monkeypatch.setattr(host_module, "may_use_tiles", lambda allowed=allowed: allowed)
        found = host_module._own()  # pyright: ignore[reportPrivateUsage]
        assert bool(tile_units(found)) is allowed and found.has("avx512vnni")


# -- the schedules that are chosen


@pytest.mark.parametrize("core", UNITS.values(), ids=repr)
@pytest.mark.parametrize(
    ("shape", "left", "right"),
    (
        ((64, 128, 256), "rows", "rows"),
        ((48, 32, 64), "rows", "columns"),
        ((32, 64, 100), "rows", "rows"),
        ((96, 208, 70), "columns", "rows"),
    ),
    ids=("whole", "right_turned", "depth_padded", "left_turned"),
)
@needs_tiles
def test_products_on_this_machine(core: TensorCore, shape: tuple[int, int, int], left: str, right: str) -> None:
    ast = matmul(*shape, core, left=left, right=right)
    program = to_program(ast, CPULLVMRenderer(replace(host(), features=FEATURES)), LLVMCompiler())
    assert f"{core.name.partition('_')[0]}.internal" in source_of(program)
    a, b = operands(*shape, core)
    stored = a if left == "rows" else a.T, b if right == "rows" else b.T
    expect_product(results(program, "CPU:LLVM", *stored, core, shape[:2]), a, b, core)


@pytest.mark.parametrize(
    "ast",
    (
        matmul(37, 64, 64, BYTES[0]),
        matmul(64, 50, 64, BYTES[0]),
        matmul(16, 64, 64, BYTES[0]),
        matmul(64, 64, 32, BYTES[0]),
        matmul(64, 64, 64, UNITS["tdpbuud_m16n16k64_u8_i32"], out=uint32),
    ),
    ids=("rows", "columns", "few_rows", "short", "unsigned_sums"),
)
def test_other_products_go_elsewhere(ast: UOp) -> None:
    """What is no whole tiles is for dot instructions."""
    assert "x86_amx" not in source_of(to_program(ast, CPULLVMRenderer(AMX), None))


def test_bfloat16_needs_a_licence() -> None:
    ast = matmul(64, 64, 64, HALVES)
    assert "x86_amx" in source_of(to_program(ast, CPULLVMRenderer(AMX)))
    assert "x86_amx" not in source_of(to_program(ast.replace(arg=replace(ast.kernel, fast_math=False)), CPULLVMRenderer(AMX)))


@needs_tiles
def test_denormals_become_zero_as_the_record_says() -> None:
    m, n, k = 32, 64, 64
    a = np.zeros((m, k), np.float32)
    a[:, 0] = round_values(np.resize(np.array([1e-39, 1e-20, 1.0, 3e-38], np.float32), m), bfloat16)
    schedule = parse_schedule(PACKED.format(n=32, g=2, name=HALVES.name))

    class WithUnit(RefRenderer):
        tensor_cores = (HALVES,)
        opts = OPTS

    ast = matmul(m, n, k, HALVES)
    for factor in (1.0, 1e38, 1e-20, 0.125):
        b = round_values(np.full((k, n), factor, np.float32), bfloat16)
        got = results(
            to_program(ast, CPULLVMRenderer(replace(host(), features=FEATURES)), LLVMCompiler(), schedule),
            "CPU:LLVM",
            a,
            b,
            HALVES,
            (m, n),
        )
        ref = results(to_program(ast, WithUnit(), None, schedule), "REF", a, b, HALVES, (m, n))
        np.testing.assert_array_equal(got, ref)
        assert got[0].max() == 0.0


@needs_tiles
def test_sums_wrap() -> None:
    core, k = BYTES[0], 1 << 18
    a, b = np.full((32, k), -128, np.int8), np.full((k, 32), -128, np.int8)
    program = to_program(matmul(32, 32, k, core), CPULLVMRenderer(replace(host(), features=FEATURES)), LLVMCompiler())
    assert "x86_amx" in source_of(program)
    assert (results(program, "CPU:LLVM", a, b, core, (32, 32)) == np.int64(k * 128 * 128).astype(np.int32)).all()


# -- code


@pytest.mark.parametrize("core", UNITS.values(), ids=repr)
def test_the_inner_loop(core: TensorCore) -> None:
    """Four sums stay in registers: as many loads as products, no tile goes through memory in between,
    and rows of B are shuffled into groups."""
    program = to_program(matmul(128, 256, 256, core), CPULLVMRenderer(AMX), LLVMCompiler())
    text, instruction = disassembled(program), core.name.partition("_")[0]
    body = inner_loop(text, instruction)
    assert (count(body, instruction), count(body, "tileloadd"), count(body, "tilestored")) == (4, 4, 0), body
    assert text.count("ldtilecfg") == 1 and text.count("tilerelease") == 1
    assert "gather" not in source_of(program) and "scatter" not in source_of(program)
