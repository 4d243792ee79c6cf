"""Tensor cores: their records against the reference interpreter, what ptxas says of the instructions,
and products on the simulator, whose `mma` is not made from the records."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from cuda_tools import as_ptx, languages, needs_nvrtc, needs_ptxas
from golden.kernels import FOR_UNITS
from kg.compile.program import to_program
from kg.dtype import DType, float8_e4m3, float32
from kg.errors import ScheduleError
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import round_values
from kg.text.program import source_of
from kg_conformance.kernels.whole import product as whole_product
from kg_cuda.arch import arch
from kg_cuda.cuda_c.renderer import CUDACRenderer
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.tensor_cores.mma import TF32, instruction, units
from kg_cuda.toolchain.nvrtc import NVRTC
from kg_cuda.toolchain.toolkit import assemble
from kg_tiles import OPTS

pytestmark = pytest.mark.part(5)

#: Every record of any architecture.
RECORDS = {core.name: core for number in (90, 89, 80, 75) for core in units(number)}
SCHEDULES = ("", "UPCAST(o0, 2)", "UPCAST(o0, 2) UPCAST(o1, 2) LOCAL(o0, 2)", "LOCAL(o1, 2) LOCAL(o0, 2)", "UNROLL(r0, 2)")


def product(m: int, n: int, k: int, core: TensorCore) -> UOp:
    """With the licence that the unit needs."""
    a, b = (param(i + 1, shape, core.dtype_in[i]).cast(core.dtype_out) for i, shape in enumerate(((m, k), (k, n))))
    total = (a.reshape(m, 1, k).expand(m, n, k) * b.permute(1, 0).reshape(1, n, k).expand(m, n, k)).reduce(ADD, 2)
    return sink(
        param(0, (m, n), core.dtype_out).store(total.reshape(m, n)), name="product", fast_math=not core.numerics.is_plain
    )


def values(rng: np.random.Generator, dtype: DType, shape: tuple[int, int]) -> np.ndarray:
    if dtype.is_float:
        return round_values(rng.standard_normal(shape), dtype)
    return rng.integers(int(dtype.min), int(dtype.max) + 1, shape).astype(dtype.name)


#: The renderers: as PTX, and as CUDA C through nvrtc.
LANGUAGES = ["PTX", pytest.param("C", marks=needs_nvrtc)]


def compiled(ast: UOp, core: TensorCore, schedule: str, language: str = "PTX") -> UOp:
    """The kernel for sm_90, as if this were the only unit there is.
    Its binary is PTX, which the simulator runs."""
    renderer = PTXRenderer(arch("sm_90")) if language == "PTX" else CUDACRenderer(arch("sm_90"))
    renderer.tensor_cores = (core,)
    program = to_program(ast, renderer, None, parse_schedule(schedule))
    source = source_of(program)
    binary = source.encode() if language == "PTX" else NVRTC("sm_90").compile(source)
    return program.replace(src=(*program.src, UOp(Op.BINARY, program.dtype, (), binary)))


@pytest.mark.parametrize("core", RECORDS.values(), ids=str)
def test_records_are_whole(core: TensorCore) -> None:
    assert core.check() == []


@pytest.mark.parametrize("name", RECORDS)
def test_emulated_from_the_record(name: str) -> None:
    """The reference interpreter multiplies by nothing but the layouts; sizes that don't fit are padded."""
    core = RECORDS[name]

    class WithCore(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS

    n, m, k = core.dims
    device = open_device("REF")
    for rows, columns, depth in ((2 * m, 2 * n, 2 * k), (m + 1, n + 3, k + 2)):
        ast, arrays = whole_product(rows, columns, depth, core)
        schedule = parse_schedule(f"PADTO(o0, {m}) PADTO(o1, {n}) PADTO(r0, {k}) TC(r0, {name})")
        program = to_program(ast, WithCore(), None, schedule)
        assert "wmma" in source_of(program)
        made, plain = device.empty(rows * columns, core.dtype_out), device.empty(rows * columns, core.dtype_out)
        operands = [device.buffer(arrays[i].ravel(), core.dtype_in[i - 1]) for i in (1, 2)]
        device.runtime.load(program).bind([made, *operands])()
        device.load(ast).bind([plain, *operands])()
        np.testing.assert_array_equal(made.numpy(), plain.numpy())


@pytest.mark.parametrize("rest", SCHEDULES)
@pytest.mark.parametrize("name", RECORDS)
def test_products(name: str, rest: str) -> None:
    check_product(RECORDS[name], f"TC(r0, {name}) {rest}".strip())


@needs_nvrtc
@pytest.mark.parametrize("name", RECORDS)
def test_products_as_cuda_c(name: str) -> None:
    check_product(RECORDS[name], f"TC(r0, {name}) {SCHEDULES[2]}", "C")


def check_product(core: TensorCore, schedule: str, language: str = "PTX") -> None:
    m, n, k = 64, 32, 2 * core.dims[2]
    rng = np.random.default_rng(core.dims[2])
    a, b = values(rng, core.dtype_in[0], (m, k)), values(rng, core.dtype_in[1], (k, n))
    device = open_device("CUDASIM")
    program = compiled(product(m, n, k, core), core, schedule, language)
    assert f"mma.sync.aligned.m{core.dims[1]}n8k{core.dims[2]}." in source_of(program)
    out = device.empty(m * n, core.dtype_out)
    device.runtime.load(program).bind([out, device.buffer(a, core.dtype_in[0]), device.buffer(b, core.dtype_in[1])])()
    wanted = a.astype(np.float64) @ b.astype(np.float64)
    made = out.numpy().reshape(m, n)
    if core.dtype_out.is_float:
        bits = core.numerics.sum_bits or (10 if core.numerics == TF32 else core.dtype_out.mantissa_bits)
        assert np.abs(made - wanted).max() < 2.0**-bits * 8 * np.sqrt(k)
        assert core.numerics == TF32 or np.abs(made - wanted).max() < 2.0 ** -min(
            23, core.dtype_out.mantissa_bits
        ) * 8 * np.sqrt(k)
    else:
        np.testing.assert_array_equal(made, wanted)


@needs_nvrtc
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_89", "sm_90"])
def test_nvrtc_takes_the_instructions(name: str) -> None:
    renderer = CUDACRenderer(arch(name))
    for core in renderer.tensor_cores:
        schedule = parse_schedule(f"TC(r0, {core.name}) UPCAST(o0, 2) UPCAST(o1, 2) LOCAL(o0, 2)")
        source = source_of(to_program(product(128, 64, 128, core), renderer, schedule=schedule))
        assert instruction(core).encode() in NVRTC(name).compile(source)


@needs_ptxas
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_86", "sm_89", "sm_90", "sm_100", "sm_120"])
def test_ptxas_takes_the_instructions(name: str) -> None:
    renderer = PTXRenderer(arch(name))
    assert renderer.tensor_cores[: len(units(arch(name).number))] == units(arch(name).number)
    for core in units(arch(name).number):
        schedule = parse_schedule(f"TC(r0, {core.name}) UPCAST(o0, 2) UPCAST(o1, 2) LOCAL(o0, 2)")
        made = assemble(source_of(to_program(product(128, 64, 128, core), renderer, schedule=schedule)), name)
        assert made.spilled == 0 and made.registers < 128


def test_what_an_architecture_has() -> None:
    def has(number: int) -> set[str]:
        return {core.name.removeprefix("mma_") for core in units(number)}

    bytes_ = {f"{a}_{b}_i32" if a != b else f"{a}_i32" for a in ("i8", "u8") for b in ("i8", "u8")}
    assert has(75) == {"m16n8k8_f16_f32", "m16n8k8_f16_f16", *(f"m8n8k16_{x}" for x in bytes_)}
    ampere = {"m16n8k16_f16_f32", "m16n8k16_bf16_f32", "m16n8k16_f16_f16", "m16n8k8_f16_f32", "m16n8k8_tf32_f32"}
    ampere |= {f"m16n8k32_{x}" for x in bytes_}
    assert has(80) == ampere | {"m8n8k4_f64_f64"}
    assert len(has(89) - has(80)) == 4 and has(80) < has(89)
    assert has(90) - has(89) == {"m16n8k16_f64_f64"}
    assert all(units(number)[0].dtype_in[0].name == "float16" for number in (75, 80, 89, 90, 120))


@pytest.mark.parametrize("core", [core for core in RECORDS.values() if not core.numerics.is_plain], ids=str)
def test_weaker_numbers_need_a_licence(core: TensorCore) -> None:
    ast = product(64, 64, 64, core)
    ast = ast.replace(arg=replace(ast.kernel, fast_math=False))
    with pytest.raises(ScheduleError, match="fast_math=True"):
        compiled(ast, core, f"TC(r0, {core.name})")


@pytest.mark.parametrize("language", LANGUAGES)
def test_operands_of_tf32_are_rounded(language: str) -> None:
    """Ties away from zero, as the record says and as the reference interpreter does."""
    core = next(core for core in RECORDS.values() if core.numerics == TF32)
    one = np.zeros((16, 8), np.float32)
    one[:, 0] = 1
    x = np.float32([1 + 2.0**-11, 1 - 2.0**-12, -1 - 2.0**-11, 1 + 2.0**-11 - 2.0**-23, 3.4e38, -1e-40, 2.0**-126, np.inf])
    b = np.zeros((8, 8), np.float32)
    b[0] = x
    ast = product(16, 8, 8, core)

    class WithCore(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS

    emulated = to_program(ast, WithCore(), None, parse_schedule(f"TC(r0, {core.name})"))
    results = []
    for device, code in (
        (open_device("CUDASIM"), compiled(ast, core, f"TC(r0, {core.name})", language)),
        (open_device("REF"), emulated),
    ):
        out = device.empty(128, core.dtype_out)
        device.runtime.load(code).bind([out, device.buffer(one), device.buffer(b)])()
        results.append(out.numpy().reshape(16, 8)[0])
    np.testing.assert_array_equal(results[0], results[1])
    np.testing.assert_array_equal(results[0][:4], np.float32([1 + 2.0**-10, 1, -1 - 2.0**-10, 1]))


@needs_ptxas
@languages
@pytest.mark.parametrize(
    ("name", "kernel"),
    [("sm_80", "gemm_tf32"), *((name, kernel) for name in ("sm_89", "sm_90", "sm_120") for kernel in FOR_UNITS)],
)
def test_ptxas_takes_units_by_licence(name: str, kernel: str, language: str) -> None:
    """Those that the golden sources show."""
    _, text = as_ptx(FOR_UNITS[kernel](), arch(name), language)
    wanted = {"gemm_tf32": "f32.tf32.tf32.f32", "gemm_float8": "f32.e4m3.e4m3.f32"}[kernel]
    assert re.search(rf"mma\.sync\S*{wanted}", text)
    assert assemble(text, name).spilled == 0


@languages
@pytest.mark.parametrize("kernel", FOR_UNITS)
def test_products_by_licence(kernel: str, language: str) -> None:
    """By default the unit whose operands are no wider than the product's: not TF32 for 8 bits."""
    device, rng = open_device(f"CUDASIM:{language}"), np.random.default_rng(3)
    dtype = {"gemm_tf32": float32, "gemm_float8": float8_e4m3}[kernel]
    a, b = (round_values(rng.standard_normal(shape), dtype) for shape in ((32, 64), (64, 64)))
    program, out = device.load(FOR_UNITS[kernel]()), device.empty(32 * 64, float32)
    program.bind([out, device.buffer(a, dtype), device.buffer(b, dtype)])()
    made, wanted = out.numpy().reshape(32, 64), a.astype(np.float64) @ b.astype(np.float64)
    assert np.abs(made - wanted).max() < 0.05
