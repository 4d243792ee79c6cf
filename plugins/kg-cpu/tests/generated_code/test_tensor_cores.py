"""Dot instructions of CPUs: their records against the interpreter, results on this machine,
and the code that they become."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float32, int8, int16, int32, uint8, uint32
from kg.errors import DeviceUnavailable, KgError, ScheduleError
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import format_schedule, parse_schedule
from kg.semantics.floats import Array, round_values
from kg.text.program import source_of
from kg_conformance.kernels.whole import product
from kg_conformance.schedules.generated import random_schedule
from kg_cpu.c.compiler import CCompiler
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host, host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.tensor_cores import units
from kg_tiles import OPTS
from machine_code import clang, count, inner_loop
from support.defaults import default_schedule

pytestmark = pytest.mark.part(8)

_CACHES = (32 << 10, 1 << 20)
VNNI = Host("x86_64", "linux", "x86-64-v4", ("avx512bf16", "avx512vnni"), "", 512, _CACHES, 2)
AVX = Host("x86_64", "linux", "x86-64-v3", ("avxvnni",), "", 256, _CACHES, 2)
NEON = Host("aarch64", "linux", "generic", ("bf16", "dotprod", "i8mm"), "", 128, _CACHES, 2)
AVX2 = Host("x86_64", "linux", "x86-64-v3", (), "", 256, _CACHES, 2)
SSE2 = Host("x86_64", "linux", "x86-64", (), "", 128, _CACHES, 2)
MACHINES = {"vnni": VNNI, "avxvnni": AVX, "avx2": AVX2, "sse2": SSE2, "neon": NEON}
RECORDS = {core.name: core for machine in MACHINES.values() for core in units(machine)}
#: Whole steps, a rest of rows, a rest of columns, a rest of the depth, all of them, batches too small to pack.
SIZES = ((64, 128, 256), (37, 96, 64), (32, 50, 64), (24, 64, 63), (19, 33, 70), (4, 16, 32))
PAIRS = ((int16, int16, int32), (int8, int16, int32), (int16, uint8, uint32))
INTEGERS = ((int8, int8, int32), (uint8, int8, int32), (int8, uint8, int32), (uint8, uint8, uint32), (uint8, uint8, int32))


def here(machine: Host) -> bool:
    own = host()
    alike = own.architecture == machine.architecture and own.system == "linux" and own.vector_bits >= machine.vector_bits
    return alike and all(map(own.has, machine.features))


def matmul(m: int, n: int, k: int, a: DType, b: DType, out: DType, *, turned: bool = False, licence: bool = False) -> UOp:
    """a @ b, or a @ b.T, widened before the product."""
    left = param(1, (m, k), a).cast(out).reshape(m, 1, k).expand(m, n, k)
    right = param(2, (n, k) if turned else (k, n), b).cast(out)
    right = (right if turned else right.permute(1, 0)).reshape(1, n, k).expand(m, n, k)
    total = (left * right).sum(2).reshape(m, n)
    return sink(param(0, (m, n), out).store(total), name="matmul", fast_math=licence)


def extremes(shape: tuple[int, int], dtype: DType, seed: int) -> Array:
    """Any values of the dtype, a quarter of them the least."""
    random = np.random.default_rng(seed)
    if dtype.is_float:
        return round_values(random.standard_normal(shape).astype(np.float32), dtype)
    values = random.integers(int(dtype.min), int(dtype.max) + 1, shape)
    return np.where(random.random(shape) < 0.25, int(dtype.min), values).astype(dtype.name)


def run(device: Device, program: UOp, a: Array, b: Array, dtypes: tuple[DType, DType, DType], shape: tuple[int, int]) -> Array:
    result = device.empty(shape[0] * shape[1], dtypes[2])
    buffers = [result, device.buffer(a.ravel(), dtypes[0]), device.buffer(b.ravel(), dtypes[1])]
    device.runtime.load(program).bind(buffers)()
    device.synchronize()
    return result.numpy().reshape(shape)


@cache
def devices() -> dict[str, tuple[Device, CPULLVMRenderer | CPUCRenderer, LLVMCompiler | CCompiler]]:
    """The kinds of machines that this one can stand in for, by both renderers."""
    found: dict[str, tuple[Device, CPULLVMRenderer | CPUCRenderer, LLVMCompiler | CCompiler]] = {}
    for name, machine in MACHINES.items():
        if here(machine):
            found[f"LLVM-{name}"] = (open_device("CPU:LLVM"), CPULLVMRenderer(machine), LLVMCompiler())
            if machine is SSE2:  # vectors of 256 bits have what its C could say
                continue
            try:
                found[f"C-{name}"] = (open_device("CPU:C"), CPUCRenderer(machine), CCompiler(machine=machine))
            except DeviceUnavailable:
                continue
    return found


needs_a_unit = pytest.mark.skipif(not devices(), reason="this processor has no dot instructions")


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_right_by_its_layouts(name: str) -> None:
    """Core expands the product, and the interpreter emulates the unit, from the record alone."""
    core = RECORDS[name]
    assert core.check() == []

    class WithCore(RefRenderer):
        tensor_cores = tuple(RECORDS.values())
        opts = OPTS

    n, m, k = core.dims
    device = open_device("REF")
    for rows, columns, depth in ((2 * m + 2, 2 * n, 3 * k), (m + 1, n + 3, k + 2)):
        ast, arrays = product(rows, columns, depth, core)
        padding = f"PADTO(o0, {m}) PADTO(o1, {n}) PADTO(r0, {k})"
        program = to_program(ast, WithCore(), None, parse_schedule(f"{padding} TC(r0, {name})"))
        assert "wmma" in source_of(program)
        result = device.empty(rows * columns, core.dtype_out)
        operands = [device.buffer(arrays[i].ravel(), core.dtype_in[i - 1]) for i in (1, 2)]
        device.runtime.load(program).bind([result, *operands])()
        wanted = numbers(arrays[1], core, 0) @ numbers(arrays[2], core, 1)
        np.testing.assert_array_equal(result.numpy().reshape(rows, columns), wanted)


def numbers(raw: Array, core: TensorCore, which: int) -> Array:
    from kg.semantics.floats import from_storage

    return from_storage(raw, core.dtype_in[which]).astype(np.int64)


@needs_a_unit
@pytest.mark.parametrize("turned", (False, True), ids=("rows", "turned"))
@pytest.mark.parametrize("dtypes", INTEGERS, ids=lambda d: "x".join(map(str, d)))
@pytest.mark.parametrize("device", devices())
def test_products_of_bytes_are_exact(device: str, dtypes: tuple[DType, DType, DType], turned: bool) -> None:
    """Under the schedules that core chooses, modulo 2^32."""
    opened, renderer, compiler = devices()[device]
    for seed, (m, n, k) in enumerate(SIZES):
        a, b = extremes((m, k), dtypes[0], seed), extremes((n, k) if turned else (k, n), dtypes[1], seed + 100)
        program = to_program(matmul(m, n, k, *dtypes, turned=turned), renderer, compiler)
        assert re.search(r"dpbusd|[su]dot|mmla|pmadd", source_of(program))
        wanted = (a.astype(np.int64) @ (b.T if turned else b).astype(np.int64)).astype(dtypes[2].name)
        np.testing.assert_array_equal(run(opened, program, a, b, dtypes, (m, n)), wanted)


@pytest.mark.parametrize("dtypes", PAIRS, ids=lambda d: "x".join(map(str, d)))
@pytest.mark.parametrize("device", [name for name in devices() if "neon" not in name])
def test_products_of_int16_are_exact(device: str, dtypes: tuple[DType, DType, DType]) -> None:
    """The unit wraps where both products of a pair are the greatest there are, as int32 does."""
    opened, renderer, compiler = devices()[device]
    for seed, (m, n, k) in enumerate(SIZES):
        a, b = extremes((m, k), dtypes[0], seed), extremes((k, n), dtypes[1], seed + 100)
        program = to_program(matmul(m, n, k, *dtypes), renderer, compiler)
        assert "pmadd" in source_of(program)
        wanted = (a.astype(np.int64) @ b.astype(np.int64)).astype(dtypes[2].name)
        np.testing.assert_array_equal(run(opened, program, a, b, dtypes, (m, n)), wanted)


FIRST = ("TC(r0, {})", "PADTO(o1, {n}) PADTO(r0, {k}) TC(r0, {})")


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.parametrize("device", ("REF", *devices()))
def test_any_schedule_on_top_gives_the_same(device: str, seed: int) -> None:
    """Tiles, stages, threads, tails after TC, on sizes that fit the unit and on others."""
    if device == "REF":
        opened, renderer, compiler = open_device("REF"), Emulated(), None
    else:
        opened, renderer, compiler = devices()[device]
    core = renderer.tensor_cores[(seed + 1) % min(2, len(renderer.tensor_cores))]
    left, right = core.dtype_in[0], core.dtype_in[seed // 2 % 2]
    n, _, k = core.dims
    shape = (12, 4 * n, 64 * k) if seed % 3 else (7, 2 * n + 3, 5 * k + 1)
    ast = matmul(*shape, left, right, int32, turned=seed % 5 == 0)
    text = FIRST[0 if seed % 3 else 1].format(core.name, n=n, k=k)
    opts = random_schedule(ast, renderer, seed, 5, parse_schedule(text), ("r0.a", "r0.b"))
    a = extremes((shape[0], shape[2]), left, seed)
    b = extremes((shape[1], shape[2]) if seed % 5 == 0 else (shape[2], shape[1]), right, seed + 50)
    got = run(opened, to_program(ast, renderer, compiler, opts), a, b, (left, right, int32), shape[:2])
    wanted = a.astype(np.int64) @ (b.T if seed % 5 == 0 else b).astype(np.int64)
    np.testing.assert_array_equal(got, wanted.astype(np.int32), err_msg=format_schedule(opts))


class Emulated(RefRenderer):
    tensor_cores = tuple(units(VNNI))
    opts = OPTS


@needs_a_unit
@pytest.mark.parametrize("device", devices())
def test_sums_wrap(device: str) -> None:
    """The greatest sums there are: 2^18 products of 2^14."""
    opened, renderer, compiler = devices()[device]
    k = 1 << 18
    a, b = np.full((4, k), -128, np.int8), np.full((k, 16), -128, np.int8)
    program = to_program(matmul(4, 16, k, int8, int8, int32), renderer, compiler)
    assert (run(opened, program, a, b, (int8, int8, int32), (4, 16)) == np.int64(k * 128 * 128).astype(np.int32)).all()


def bfloat16_devices() -> list[str]:
    return [
        name for name, (_, renderer, _) in devices().items() if any(c.dtype_in[0] is bfloat16 for c in renderer.tensor_cores)
    ]


needs_bfloat16 = pytest.mark.skipif(not bfloat16_devices(), reason="this processor multiplies no bfloat16")
BFLOAT16 = re.compile("@llvm.*dpbf16ps|@llvm.*bf(dot|mmla)|__asm__.*bf")
HALVES = (bfloat16, bfloat16, float32)


@needs_bfloat16
@pytest.mark.parametrize("turned", (False, True), ids=("rows", "turned"))
@pytest.mark.parametrize("device", bfloat16_devices())
def test_products_of_bfloat16(device: str, turned: bool) -> None:
    opened, renderer, compiler = devices()[device]
    for seed, (m, n, k) in enumerate((*SIZES, (16, 32, 4096))):
        a, b = extremes((m, k), bfloat16, seed), extremes((n, k) if turned else (k, n), bfloat16, seed + 100)
        program = to_program(matmul(m, n, k, *HALVES, turned=turned, licence=True), renderer, compiler)
        assert re.search(BFLOAT16, source_of(program))
        wanted = a.astype(np.float64) @ (b.T if turned else b).astype(np.float64)
        scale = np.abs(a).astype(np.float64) @ np.abs(b.T if turned else b).astype(np.float64)
        assert (np.abs(run(opened, program, a, b, HALVES, (m, n)) - wanted) / scale).max() < 2e-6


@needs_bfloat16
@pytest.mark.parametrize("device", bfloat16_devices())
def test_denormals_become_zero_as_the_record_says(device: str) -> None:
    """Small inputs and small sums, on the device and in the interpreter."""
    opened, renderer, compiler = devices()[device]
    core = next(c for c in renderer.tensor_cores if c.dtype_in[0] is bfloat16)

    class WithCore(RefRenderer):
        tensor_cores = renderer.tensor_cores
        opts = OPTS

    m, n, k = 4, core.dims[0], core.dims[2]
    ast = matmul(m, n, k, *HALVES, licence=True)
    opts = parse_schedule(f"TC(r0, {core.name})")
    a = np.zeros((m, k), np.float32)
    a[:, 0] = round_values(np.array([1e-39, 1e-20, 1.0, 3e-38], np.float32), bfloat16)
    for factor in (1.0, 1e38, 1e-20, 0.125):
        b = round_values(np.full((k, n), factor, np.float32), bfloat16)
        got = run(opened, to_program(ast, renderer, compiler, opts), a, b, HALVES, (m, n))
        ref = run(open_device("REF"), to_program(ast, WithCore(), None, opts), a, b, HALVES, (m, n))
        np.testing.assert_array_equal(got, ref)
        assert got[0].max() == 0.0  # 1e-39 counts as zero, whatever it is multiplied by


@pytest.mark.parametrize("machine", ("vnni", "neon"))
def test_bfloat16_needs_a_licence(machine: str) -> None:
    renderer = CPULLVMRenderer(MACHINES[machine])
    ast = matmul(32, 64, 64, *HALVES)
    assert not re.search(BFLOAT16, source_of(to_program(ast, renderer)))
    core = next(c for c in renderer.tensor_cores if c.dtype_in[0] is bfloat16)
    with pytest.raises(ScheduleError, match="fast_math=True"):
        to_program(ast, renderer, None, parse_schedule(f"TC(r0, {core.name})"))


# -- code


@pytest.mark.parametrize("renderer", ("LLVM", "C"))
@pytest.mark.parametrize(
    ("machine", "dtypes", "instruction", "register"),
    (
        ("vnni", (int8, int8, int32), "vpdpbusd", "zmm"),
        ("vnni", HALVES, "vdpbf16ps", "zmm"),
        ("avxvnni", (int8, int8, int32), "vpdpbusd", "ymm"),
        ("avx2", (int8, int8, int32), "vpmaddwd", "ymm"),
    ),
    ids=("int8-zmm", "bfloat16-zmm", "int8-ymm", "int8-avx2"),
)
def test_the_inner_loop_on_x86(
    renderer: str, machine: str, dtypes: tuple[DType, DType, DType], instruction: str, register: str
) -> None:
    """Dot instructions on whole vectors, one load per vector of B and one broadcast per word of A,
    and no spill."""
    target = MACHINES[machine]
    tools = (CPULLVMRenderer(target), LLVMCompiler()) if renderer == "LLVM" else (CPUCRenderer(target), clang(target))
    program = to_program(matmul(96, 1024, 512, *dtypes, licence=True), *tools)
    text = disassembled(tools[1], program)
    body = inner_loop(text, instruction)
    dots = count(body, instruction)
    across = 2
    rows = min(8, (tools[0].registers.vector - across - 1) // across)
    assert dots % (rows * across) == 0, body
    assert all(register in t for t in body if instruction in t), body
    assert not [t for t in body if "rsp" in t], "a spill"
    moved = [t for t in body if re.match(r"v?(mov|pbroadcast)", t) and "mm" in t]
    assert len(moved) <= dots // across + dots // rows, body


@pytest.mark.parametrize(
    ("sizes", "panel", "sums"),
    (
        ((32, 32, 32), False, "VECTOR(r0.sum, 16)"),  # a tile of 16 rows twice
        ((64, 64, 200), True, "VECTOR(r0.sum, 16)"),
        ((64, 64, 256), True, ""),  # by the unit
        ((64, 64, 198), True, ""),  # padded
    ),
)
def test_sums_of_rows_that_the_unit_does_not_make_are_vectors(sizes: tuple[int, int, int], panel: bool, sums: str) -> None:
    schedule = default_schedule(matmul(*sizes, int8, int8, int32), VNNI)
    assert (" STAGE(o1, r0.b, THREAD)" in schedule, ".sum" in schedule) == (panel, bool(sums)) and sums in schedule


@pytest.mark.parametrize("renderer", ("LLVM", "C"))
def test_left_operands_that_lie_in_rows_are_widened_in_vectors(renderer: str) -> None:
    """A vector of words at a time, not one word."""
    target = MACHINES["avx2"]
    tools = (CPULLVMRenderer(target), LLVMCompiler()) if renderer == "LLVM" else (CPUCRenderer(target), clang(target))
    text = disassembled(tools[1], to_program(matmul(96, 1024, 512, int8, int8, int32), *tools))
    assert re.search(r"vpmovsxbw .*ymm", text), text
    assert not re.search(r"vmovd ", text), text


def disassembled(compiler: LLVMCompiler | CCompiler, program: UOp) -> str:
    from kg_cpu.objects.disassembler import disassemble

    return disassemble(next(s.arg for s in program.src if s.op is Op.BINARY))


@pytest.mark.parametrize("core", units(NEON), ids=repr)
def test_objects_for_arm(core: TensorCore) -> None:
    """Rendered, compiled and looked at, for machines that are not here:
    the loop holds the instruction, and no call."""
    renderer, compiler = CPULLVMRenderer(NEON), LLVMCompiler()
    ast = matmul(32, 64, 64, *core.dtype_in, core.dtype_out, licence=True)
    program = to_program(ast, renderer, compiler, parse_schedule(f"TC(r0, {core.name}) UPCAST(o0, 4)"))
    try:
        text = disassembled(compiler, program)
    except KgError as error:
        pytest.skip(str(error))
    name = core.name.partition("_")[0].replace("sudot", "usdot")
    assert re.search(rf"\b{name}\s+v\d+\.4s,", text), text
    assert "\tbl\t" not in text


@pytest.mark.parametrize("name", [c.name for c in units(NEON)])
def test_c_for_arm_names_the_instruction(name: str) -> None:
    renderer = CPUCRenderer(NEON)
    core = next(c for c in renderer.tensor_cores if c.name == name)
    ast = matmul(32, 64, 64, *core.dtype_in, core.dtype_out, licence=True)
    text = source_of(to_program(ast, renderer, None, parse_schedule(f"TC(r0, {name})")))
    assert f'__asm__("{name.partition("_")[0].replace("sudot", "usdot")} %0.4s, ' in text


def test_a_foreign_unit_is_refused() -> None:
    """A program for one machine's unit is no source for a machine without it."""
    linear = to_program(matmul(32, 64, 64, int8, int8, int32), CPULLVMRenderer(VNNI)).src[1].src
    for renderer in (CPULLVMRenderer(AVX), CPUCRenderer(AVX)):
        with pytest.raises(KgError, match="vpdpbusd_m1n16k4_i8_u8_i32"):
            renderer.render(linear)
