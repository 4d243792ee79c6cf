"""Products by wgmma: its records by the reference interpreter, its panels,
descriptors and waits by the simulator, its instructions by ptxas."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32
from kg.errors import ScheduleError, UnsupportedError
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.floats import round_values
from kg.text.program import source_of
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.tensor_cores.wgmma import instruction, warpgroup_units
from kg_cuda.toolchain.toolkit import assemble
from kg_tiles import OPTS
from tensor_cores.test_static_facts import needs_tools

pytestmark = pytest.mark.part(6)

RECORDS = {core.name: core for core in warpgroup_units(90)}
HALF = RECORDS["wgmma_m64n64k16_f16_f32"]
#: Two warpgroups, one above the other.
STAGED = "STAGE(r0, r0.a, LOCAL, o0.in/r0.in^{0}, stages=3) STAGE(r0, r0.b, LOCAL, o1.in/r0.in^{0}, stages=3)"


def matmul(m: int, n: int, k: int, core: TensorCore, *, turned: bool = True, flipped: bool = False) -> UOp:
    """a @ b.T, or a @ b; `flipped`: a lies across too. With the licence that the unit needs."""
    out = core.dtype_out
    a = param(1, (k, m), core.dtype_in[0]).permute(1, 0) if flipped else param(1, (m, k), core.dtype_in[0])
    b = param(2, (n, k), core.dtype_in[1]) if turned else param(2, (k, n), core.dtype_in[1]).permute(1, 0)
    product = a.cast(out).reshape(m, 1, k).expand(m, n, k) * b.cast(out).reshape(1, n, k).expand(m, n, k)
    store = param(0, (m, n), out).store(product.reduce(ADD, 2).reshape(m, n))
    return sink(store, name="matmul", fast_math=not core.numerics.is_plain)


def values(seed: int, dtype: DType, rows: int, columns: int) -> np.ndarray:
    rng = np.random.default_rng(seed)
    if dtype.is_float:
        return round_values(rng.standard_normal((rows, columns)), dtype)
    return rng.integers(int(dtype.min), int(dtype.max) + 1, (rows, columns)).astype(dtype.name)


def program_of(ast: UOp, core: TensorCore, schedule: str) -> UOp:
    """For sm_90, as if this were the only unit there is."""
    renderer = PTXRenderer(arch("sm_90"))
    renderer.tensor_cores = (core,)
    return to_program(ast, renderer, None, parse_schedule(schedule))


def simulated(program: UOp, core: TensorCore, a: np.ndarray, b: np.ndarray, size: int) -> np.ndarray:
    device = open_device("CUDASIM")
    whole = program.replace(src=(*program.src, UOp(Op.BINARY, program.dtype, (), source_of(program).encode())))
    out = device.empty(size, core.dtype_out)
    operands = [device.buffer(x, dtype) for x, dtype in zip((a, b), core.dtype_in, strict=True)]
    device.runtime.load(whole).bind([out, *operands])()
    return out.numpy()


def emulated(ast: UOp, core: TensorCore, schedule: str, a: np.ndarray, b: np.ndarray, size: int) -> np.ndarray:
    """By the reference interpreter, from the record alone."""

    class WithCore(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS
        shared_memory = replace(RefRenderer.shared_memory, copies=(4, 8, 16))

    device = open_device("REF")
    out = device.empty(size, core.dtype_out)
    operands = [device.buffer(x.ravel(), dtype) for x, dtype in zip((a, b), core.dtype_in, strict=True)]
    device.runtime.load(to_program(ast, WithCore(), None, parse_schedule(schedule))).bind([out, *operands])()
    return out.numpy()


def schedule_for(core: TensorCore, m: int, n: int) -> str:
    block = 16 // core.dtype_in[0].itemsize
    tiles = f"TILE(o0, {m}) TILE(o1, {n}) TILE(r0, {8 * block})"
    step = f"TC(r0.in, {core.name}) LOCAL(o0.in, {m // 64}) UNROLL(r0.in, 4)"
    return f"{tiles} {STAGED.format(block)} {step} VECTOR(r0.a_r0.r0.in, {block}) VECTOR(r0.b_r0.r0.in, {block})"


@pytest.mark.parametrize("core", RECORDS.values(), ids=str)
def test_records_are_whole(core: TensorCore) -> None:
    assert core.check() == [] and core.asynchronous
    assert core.shared_operands == (not core.name.startswith("wgmma_rs"), True)


def test_who_has_them() -> None:
    assert warpgroup_units(80) == warpgroup_units(100) == warpgroup_units(120) == ()
    assert {core.dims[0] for core in RECORDS.values()} == {256, 128, 64}
    names = {core.name.split("_", 2)[2] for core in RECORDS.values()}
    assert names >= {"f16_f32", "bf16_f32", "tf32_f32", "i8_i32", "u8_i8_i32", "e4m3_f32", "e5m2_e4m3_f32"}


@pytest.mark.parametrize("name", [name for name in RECORDS if "n64" in name or name.endswith("_float16")])
def test_products(name: str) -> None:
    """The simulator, made from the manual, and the interpreter, from the record, agree to the bit,
    or to float32's last bits."""
    core = RECORDS[name]
    columns, block = core.dims[0], 16 // core.dtype_in[0].itemsize
    m, n, k = 256, 2 * columns, 8 * block * 4
    a, b = values(0, core.dtype_in[0], m, k), values(1, core.dtype_in[1], n, k)
    ast, schedule = matmul(m, n, k, core), schedule_for(core, 128, columns)
    program = program_of(ast, core, schedule)
    source = source_of(program)
    assert source.count(instruction(core)) == 4 and ".target sm_90a" in source
    made, wanted = simulated(program, core, a, b, m * n), emulated(ast, core, schedule, a, b, m * n)
    if core.dtype_out.is_int:
        np.testing.assert_array_equal(made, wanted)
    else:
        exact = a.astype(np.float64) @ b.astype(np.float64).T
        each = np.abs(exact).max() * k / core.dims[2]  # a step loses no more than the last bit of its sum
        assert np.abs(made - wanted).max() < 2.0 ** -(core.numerics.sum_bits or 22) * each
        assert (
            np.abs(made.reshape(m, n) - exact).max() < 2.0 ** -(core.numerics.sum_bits or (9 if "tf32" in name else 22)) * each
        )


@pytest.mark.parametrize(("turned", "flipped"), [(False, False), (True, True), (False, True)])
@pytest.mark.parametrize("columns", [64, 128])
def test_operands_across_the_sum(columns: int, turned: bool, flipped: bool) -> None:
    """Rows of a panel run along M or N, cut to lines; the instruction is told so."""
    core = RECORDS[f"wgmma_m64n{columns}k16_bf16_f32"]
    m, n, k = 256, columns, 192
    a, b = values(0, bfloat16, m, k), values(1, bfloat16, k, n)
    left = "r0.in/o0.in:64^8" if flipped else "o0.in/r0.in^8"
    right = "o1/r0.in^8" if turned else "r0.in/o1:64^8"
    staged = f"STAGE(r0, r0.a, LOCAL, {left}, stages=4) STAGE(r0, r0.b, LOCAL, {right}, stages=4)"
    schedule = f"TILE(o0, 128) TILE(r0, 64) {staged} TC(r0.in, {core.name}) LOCAL(o0.in, 2) UNROLL(r0.in, 4)"
    program = program_of(matmul(m, n, k, core, turned=turned, flipped=flipped), core, schedule)
    assert source_of(program).count(f"1, 1, {int(flipped)}, {int(not turned)};") == 4
    made = simulated(program, core, a.T if flipped else a, b.T if turned else b, m * n)
    assert np.abs(made.reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-3


def test_narrow_panels() -> None:
    """Rows of 64 bytes and of 32: fewer steps to a panel."""
    for step, steps in ((32, 2), (16, 1)):
        m, n, k = 128, 64, 128
        a, b = values(0, float16, m, k), values(1, float16, n, k)
        unrolled = f"UNROLL(r0.in, {steps})" if steps > 1 else ""
        schedule = f"TILE(r0, {step}) {STAGED.format(8)} TC(r0.in, {HALF.name}) LOCAL(o0, 2) {unrolled}".replace(
            "o0.in", "o0"
        ).replace("o1.in", "o1")
        program = program_of(matmul(m, n, k, HALF), HALF, schedule)
        made = simulated(program, HALF, a, b, m * n)
        assert np.abs(made.reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64).T).max() < 1e-4


def test_several_steps_above_each_other() -> None:
    """A warpgroup with 128 rows, and two beside each other."""
    m, n, k = 128, 128, 256
    a, b = values(0, float16, m, k), values(1, float16, n, k)
    staged = STAGED.format(8).replace("o0.in", "o0").replace("o1.in", "o1")
    schedule = f"TILE(r0, 64) {staged} TC(r0.in, {HALF.name}) UPCAST(o0, 2) LOCAL(o1, 2) UNROLL(r0.in, 4)"
    program = program_of(matmul(m, n, k, HALF), HALF, schedule)
    assert source_of(program).count("wgmma.mma_async") == 8 and source_of(program).count("wgmma.commit_group") == 1
    made = simulated(program, HALF, a, b, m * n)
    assert np.abs(made.reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64).T).max() < 1e-4


def test_sizes_that_do_not_divide() -> None:
    m, n, k = 100, 60, 200
    a, b = values(0, float16, m, k), values(1, float16, n, k)
    staged = STAGED.format(8).replace("o0.in", "o0").replace("o1.in", "o1")
    schedule = (
        f"PADTO(o0, 128) PADTO(o1, 64) PADTO(r0, 64) TILE(r0, 64) {staged} TC(r0.in, {HALF.name}) LOCAL(o0, 2) UNROLL(r0.in, 4)"
    )
    made = simulated(program_of(matmul(m, n, k, HALF), HALF, schedule), HALF, a, b, m * n)
    assert np.abs(made.reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64).T).max() < 1e-4


@pytest.mark.parametrize("aligned", [True, False])
def test_steps_go_on_through_the_round(aligned: bool) -> None:
    """One wait for the round before, one barrier, and nothing that touches sums in the loop.
    Panels come as boxes, or by the threads' own copies."""
    core = RECORDS["wgmma_m64n256k16_bf16_f32"]
    renderer = PTXRenderer(arch("sm_90"))
    program = program_of(matmul(1024, 1024, 1024, core), core, schedule_for(core, 128, 256))
    source = renderer.variant(linear_uops(program), aligned=aligned)
    loop = source[source.index("$loop") : source.index("bra $loop")]
    waits = re.findall(r"(wgmma\.wait_group\S*) (\d)|(bar\.sync)", loop)
    assert [w[1] or w[2] for w in waits] == ["1", "bar.sync"]
    assert loop.index("bar.sync") < loop.index("wgmma.fence")
    assert loop.count("wgmma.mma_async") == 4 and loop.count("wgmma.commit_group") == 1
    assert "ld.shared" not in source and (loop.count("mov.b32") <= 2 or not aligned)  # these make words of halves
    assert ("fence.proxy.async" in loop) is not aligned and ("st.shared" in loop) is not aligned
    assert (loop.count("cp.async.bulk.tensor"), loop.count("mbarrier.try_wait")) == ((2, 1) if aligned else (0, 0))


@pytest.mark.parametrize(
    ("schedule", "message"),
    [
        (f"TC(r0, {HALF.name})", r"STAGE the left one of the product over r0 there first"),
        (f"TILE(r0, 64) {STAGED.format(8).replace('stages=3', 'stages=2')} TC(r0.in, {HALF.name})", "stages=3 or more"),
        (f"TILE(r0, 64) {STAGED.format(8).replace(', stages=3', '')} TC(r0.in, {HALF.name})", "stages=3 or more"),
    ],
)
def test_refused_schedules(schedule: str, message: str) -> None:
    with pytest.raises(ScheduleError, match=message):
        program_of(matmul(64, 64, 256, HALF), HALF, schedule.replace("o0.in", "o0").replace("o1.in", "o1"))


@pytest.mark.parametrize("layout", ["o0/r0.in", "o0/r0.in+8", "r0.in/o0^8", "o0/r0.in^16"])
def test_layouts_that_no_descriptor_says(layout: str) -> None:
    """Rows across are lines only if they are as long as these, 64 elements: o0 has 128."""
    staged = f"STAGE(r0, r0.a, LOCAL, {layout}, stages=3) STAGE(r0, r0.b, LOCAL, o1/r0.in^8, stages=3)"
    with pytest.raises(UnsupportedError, match="operand a lies in another way"):
        program_of(
            matmul(128, 64, 256, HALF), HALF, f"TILE(r0, 64) {staged} TC(r0.in, {HALF.name}) LOCAL(o0, 2) UNROLL(r0.in, 4)"
        )


@needs_tools
@pytest.mark.parametrize("core", RECORDS.values(), ids=str)
def test_ptxas_takes_the_instructions(core: TensorCore) -> None:
    source = source_of(program_of(matmul(1024, 1024, 1024, core), core, schedule_for(core, 128, core.dims[0])))
    made = assemble(source, "sm_90a")
    assert made.spilled == 0 and made.registers <= (168 if core.shared_operands[0] else 176)


def test_tf32_drops_what_it_has_no_bits_for() -> None:
    core = RECORDS["wgmma_m64n64k8_tf32_f32"]
    a, b = np.zeros((64, 96), np.float32), np.zeros((64, 96), np.float32)
    a[0, 0], b[0, 0] = 1 + 2.0**-10 + 2.0**-11, 1
    schedule = f"TILE(r0, 32) {STAGED.format(4)} TC(r0.in, {core.name}) UNROLL(r0.in, 4)".replace("o0.in", "o0").replace(
        "o1.in", "o1"
    )
    ast = matmul(64, 64, 96, core)
    assert simulated(program_of(ast, core, schedule), core, a, b, 4096)[0] == 1 + 2.0**-10
    assert emulated(ast, core, schedule, a, b, 4096)[0] == 1 + 2.0**-10
    plain = ast.replace(arg=ast.kernel.__class__(ast.kernel.name, ast.kernel.loop_order))
    with pytest.raises(ScheduleError, match="fast_math"):
        program_of(plain, core, schedule)
    assert core.dtype_in == (float32, float32)
