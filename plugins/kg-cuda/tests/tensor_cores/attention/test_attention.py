"""Attention of half precision in one kernel on tensor cores:
right on the simulator and the interpreter, by default, and what ptxas makes of it."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float16, float32
from kg.errors import ScheduleError
from kg.ir.args import Param
from kg.ir.build import param, sink
from kg.ir.layouts.tensorcore import TensorCore
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
from kg_cuda.sim.traffic import counted
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_graph.canonical import canonical
from kg_graph.multi_kernel.multistep import split
from kg_graph.partition import partition
from kg_tiles import OPTS
from kg_tune.bench.compute_bound import product
from tensor_cores.test_static_facts import needs_tools
from tensor_cores.test_static_products import count, loop

pytestmark = pytest.mark.part(6)

#: One of 64 rows by four warps, 64 keys at once, a row of 64.
BY_HAND = (
    "TILE(o1, 64) ONLINE(r0, 64) STAGE(r0, r1.b, LOCAL, r0.in/r1^8{stages}) STAGE(r0, r0.in.b, LOCAL, r0.in/o2^8{stages}) TC(r0.in, {unit})"
    " UPCAST(o2, 8) LOCAL(o1.in, 4) UNROLL(r1, 4) VECTOR(r1.b_r0.r1, 8) VECTOR(r0.in.b_r0.o2, 8)"
)


def attention(
    heads: int, rows: int, keys: int, width: int, dtype: DType = float16, *, mask: bool = False, weights: DType | None = None
) -> UOp:
    """softmax(q @ k.T / sqrt(width) + mask) @ v, the weights rounded to the dtype
    of v before they are multiplied."""
    shapes = (heads, rows, width), (heads, keys, width), (heads, keys, width)
    q, k, v = (param(i + 1, shape, dtype).cast(float32) for i, shape in enumerate(shapes))
    scores = product(q, k.permute(0, 2, 1)) * width**-0.5
    if mask:
        scores = scores + param(4, (rows, keys), float32).reshape(1, rows, keys).expand(heads, rows, keys)
    e = (scores - scores.max(2).expand(*scores.shape)).exp()
    value = product(e.cast(weights or dtype).cast(float32), v) / e.sum(2).expand(*shapes[0])
    return sink(param(0, shapes[0], float32).store(value), name="attention")


def inputs(heads: int, rows: int, keys: int, width: int, dtype: DType = float16) -> list[np.ndarray]:
    generator = np.random.default_rng(rows)
    normal = (generator.standard_normal((heads, n, width), np.float32) for n in (rows, keys, keys))
    return [round_values(x, dtype) for x in normal]


def exact(q: np.ndarray, k: np.ndarray, v: np.ndarray, mask: np.ndarray | float = 0.0) -> np.ndarray:
    q, k, v = (x.astype(np.float64) for x in (q, k, v))
    scores = q @ k.transpose(0, 2, 1) * q.shape[-1] ** -0.5 + mask
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e @ v / e.sum(-1, keepdims=True)


def program_for(target: str, ast: UOp, schedule: str | None = None) -> UOp:
    """A kernel for an architecture with an H100's number of processors, as the simulator loads it."""
    program = to_program(ast, PTXRenderer(arch(target, 132)), None, None if schedule is None else parse_schedule(schedule))
    return program.replace(src=(*program.src, UOp(Op.BINARY, program.dtype, (), source_of(program).encode())))


def run(
    name: str, ast: UOp, schedule: str | None, dtype: DType, *arrays: np.ndarray, target: str = ""
) -> tuple[np.ndarray, str]:
    """What one kernel makes, and its source: for the device's own architecture, or another."""
    device = open_device(name)
    opts = None if schedule is None else parse_schedule(schedule)
    program = program_for(target, ast, schedule) if target else device.compile(ast, opts)
    shape = arrays[0].shape
    made = device.empty(int(np.prod(shape)), float32)
    buffers = [device.buffer(x.astype(np.float16) if dtype is float16 else x, dtype) for x in arrays[:3]]
    device.load(program).bind([made, *buffers, *(device.buffer(x, float32) for x in arrays[3:])])()
    return made.numpy().reshape(shape), next(part.name for part in program.src if part.op is Op.SOURCE)


@pytest.mark.parametrize("stages", ["", ", stages=2"], ids=["in place", "double buffered"])
@pytest.mark.parametrize("device", ["CUDASIM", "CUDASIM:C", "REF"])
def test_by_hand(device: str, stages: str) -> None:
    sizes = 2, 128, 192, 64
    arrays = inputs(*sizes)
    unit = open_device(device).renderer.tensor_cores[0].name  # of float16, with sums in float32
    made, source = run(device, attention(*sizes), BY_HAND.format(stages=stages, unit=unit), float16, *arrays)
    assert np.abs(made - exact(arrays[0], arrays[1], arrays[2])).max() < 5e-4
    if device == "CUDASIM":
        assert source.count("mma.sync") == 64 and source.count("ldmatrix") == 32
        assert source.count("ex2.approx") == 32 + 2, "a weight for each score of a lane, a scale for each of its rows"
        assert source.count("st.global") == 16, "results, by pairs"


@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
@pytest.mark.parametrize("block", [64, 128])
def test_warpgroups_by_hand(block: int, dtype: DType) -> None:
    """Queries and weights in registers, keys and values read from shared memory:
    the simulator, made from the manual, and the reference interpreter, from the record, agree to sums in another order."""
    sizes = 1, 128, 256, 64
    unit = f"wgmma_rs_m64n64k16_{'f' if dtype is float16 else 'bf'}16_f32"
    schedule = (
        f"ONLINE(r0, {block}) STAGE(r0, r1.b, LOCAL, r0.in/r1^8, stages=3) STAGE(r0, r0.in.b, LOCAL, r0.in/o1^8, stages=3)"
        f" TC(r0.in, {unit}) LOCAL(o0, 2) UNROLL(r1, 4) VECTOR(r1.b_r0.r1, 8) VECTOR(r0.in.b_r0.o1, 8)"
    )
    arrays, ast = inputs(*sizes, dtype), attention(*sizes, dtype)
    made, source = run("CUDASIM", ast, schedule, dtype, *arrays, target="sm_90")
    assert source.count("wgmma.mma_async") == 2 * block // 16 and source.count("wgmma.commit_group") == 2
    assert source.count("wgmma.fence") == 2, "steps of a group are side by side"
    core = next(core for core in PTXRenderer(arch("sm_90")).tensor_cores if core.name == unit)
    wanted = emulated(ast, core, schedule, dtype, *arrays)
    assert np.abs(made - wanted).max() < 2e-5
    assert np.abs(made - exact(arrays[0], arrays[1], arrays[2])).max() < (5e-4 if dtype is float16 else 4e-3)


def emulated(ast: UOp, core: TensorCore, schedule: str, dtype: DType, *arrays: np.ndarray) -> np.ndarray:
    """By the reference interpreter, from the record of the only unit that there is."""

    class WithCore(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS
        shared_memory = replace(RefRenderer.shared_memory, copies=(4, 8, 16))

    device = open_device("REF")
    made = device.empty(arrays[0].size, float32)
    buffers = [device.buffer(x.astype(np.float16) if dtype is float16 else x, dtype) for x in arrays]
    device.runtime.load(to_program(ast, WithCore(), None, parse_schedule(schedule))).bind([made, *buffers])()
    return made.numpy().reshape(arrays[0].shape)


def test_a_left_operand_that_each_round_loads() -> None:
    """A product whose left operand comes from global memory:
    its registers are loaded again when the steps that read them are over."""
    core = next(core for core in PTXRenderer(arch("sm_90")).tensor_cores if core.name == "wgmma_rs_m64n64k16_f16_f32")
    rng = np.random.default_rng(2)
    a, b = (rng.standard_normal((n, 256)).astype(np.float16) for n in (128, 64))
    left, right = (param(i + 1, (n, 256), float16).cast(float32) for i, n in enumerate((128, 64)))
    ast = sink(param(0, (128, 64), float32).store(product(left, right.permute(1, 0))), name="product")
    staged = "TILE(r0, 64) STAGE(r0, r0.b, LOCAL, o1/r0.in^8, stages=3)"
    for tiled in ("LOCAL(o0, 2)", "UPCAST(o0, 2)"):
        program = program_for("sm_90", ast, f"{staged} TC(r0.in, {core.name}) {tiled} UNROLL(r0.in, 4)")
        source = source_of(program)
        assert source.count("wgmma.fence") == source.count("wgmma.commit_group") == 1
        loop = source[source.index("$loop") :]
        assert loop.index("wait_group.sync.aligned 0") < loop.index("ld.global") < loop.index("wgmma.mma_async")
        device = open_device("CUDASIM")
        made = device.empty(128 * 64, float32)
        device.runtime.load(program).bind([made, *(device.buffer(x, float16) for x in (a, b))])()
        assert np.abs(made.numpy().reshape(128, 64) - a.astype(np.float64) @ b.astype(np.float64).T).max() < 1e-3


@pytest.mark.parametrize("target", ["sm_80", "sm_90"])
@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
@pytest.mark.parametrize(
    ("sizes", "by_warpgroups"),
    [
        ((2, 128, 128, 64), True),
        ((1, 64, 256, 128), True),
        ((2, 120, 300, 64), True),
        ((1, 64, 72, 128), True),
        ((3, 100, 70, 64), False),
        ((2, 16, 33, 16), False),
        ((1, 130, 64, 96), False),
    ],
    ids=str,
)
def test_by_default(sizes: tuple[int, int, int, int], by_warpgroups: bool, dtype: DType, target: str) -> None:
    """Sizes that tiles divide and others; scores are never in memory."""
    arrays, ast = inputs(*sizes, dtype), attention(*sizes, dtype)
    assert split(ast, PTXRenderer(arch(target, 132))) is None, "one kernel"
    made, source = run("CUDASIM", ast, None, dtype, *arrays, target=target)
    assert np.abs(made - exact(arrays[0], arrays[1], arrays[2])).max() < (5e-4 if dtype is float16 else 4e-3)
    wide = by_warpgroups and target == "sm_90"
    assert source.count("wgmma.mma_async" if wide else "mma.sync") >= 4
    assert source.count("mma.sync" if wide else "wgmma.mma_async") == 0


@pytest.mark.parametrize(("rows", "keys"), [(2, 128), (8, 300), (15, 64 + 16)])
def test_few_rows(rows: int, keys: int) -> None:
    """Decoding: the rows of a result that are not there are masked, keys and values are read once,
    four rounds of them on their way."""
    sizes = 4, rows, keys, 64
    arrays, ast = inputs(*sizes), attention(*sizes)
    assert split(ast, open_device("CUDASIM").renderer) is None, "one kernel"
    with counted() as launches:
        made, source = run("CUDASIM", ast, None, float16, *arrays)
    assert np.abs(made - exact(arrays[0], arrays[1], arrays[2])).max() < 5e-4
    loads = launches[-1].traffic.global_loads.transactions
    assert "mma.sync" in source and loads <= 1.1 * sum(x.size * 2 for x in arrays) // 32


def test_few_rows_of_few_heads_are_spread_over_keys() -> None:
    """One work-group for each of 8 heads would leave most of 132 cores idle:
    scores, weights and results are steps of their own."""
    renderer = PTXRenderer(arch("sm_90", 132))
    assert split(attention(8, 8, 4096, 64), renderer) is not None
    assert split(attention(80, 8, 4096, 64), renderer) is None


def test_masks_that_are_added() -> None:
    """A block of which a row sees nothing weighs nothing, whether it comes first or last.
    A row that sees nothing at all has no result."""
    sizes = 2, 64, 192, 64
    arrays = inputs(*sizes)
    mask = np.zeros((64, 192), np.float32)
    mask[:10, :64] = mask[10:20, 64:] = mask[30] = -np.inf
    made, source = run("CUDASIM", attention(*sizes, mask=True), None, float16, *arrays, mask)
    assert "mma.sync" in source
    with np.errstate(invalid="ignore"):
        wanted = exact(arrays[0], arrays[1], arrays[2], mask)
    assert np.isnan(made[:, 30]).all() and np.isnan(wanted[:, 30]).all()
    assert np.abs(np.delete(made - wanted, 30, 1)).max() < 1e-3


def test_nan_and_infinity() -> None:
    """What is no number in a row of q is in that row of the result alone.
    Scores that are -inf weigh nothing, +inf gives NaN as ever."""
    sizes = 1, 64, 128, 64
    q, k, v = inputs(*sizes)
    q[0, 3, 5] = np.nan
    q[0, 7], k[0, 100] = 1.0, 0.0
    k[0, 100, 0] = np.inf  # the score is +inf where q[0] is positive, -inf where it is negative
    made, _ = run("CUDASIM", attention(*sizes), None, float16, q, k, v)
    with np.errstate(invalid="ignore"):
        wanted = exact(q, k, v)
    assert np.array_equal(np.isnan(made), np.isnan(wanted)) and np.isnan(made[0, 7]).all() and not np.isnan(made).all()
    assert np.nanmax(np.abs(made - wanted)) < 5e-4


def test_scores_that_grow() -> None:
    """Each block is greater than all before it by far, or less: what was summed is scaled, not lost."""
    for order in (1, -1):
        q, k, v = inputs(1, 64, 256, 64)
        k *= np.repeat(2.0 ** np.arange(4), 64)[::order][None, :, None].astype(np.float16)
        made, _ = run("CUDASIM", attention(1, 64, 256, 64), None, float16, q, k, v)
        assert np.abs(made - exact(q, k, v)).max() < 2e-3


def test_weights_that_are_not_rounded_are_not_for_the_unit() -> None:
    """The default schedule rounds nothing that the kernel does not."""
    ast = attention(2, 128, 128, 64, weights=float32)
    assert split(ast, open_device("CUDASIM").renderer) is not None
    with pytest.raises(ScheduleError, match="TC"):
        run("CUDASIM", ast, BY_HAND.format(stages="", unit="mma_m16n8k16_f16_f32"), float16, *inputs(2, 128, 128, 64))


@pytest.mark.parametrize("device", ["CUDASIM", "CUDASIM:C"])
def test_powers_below_the_least_normal_number(device: str) -> None:
    """Asked for as 0 they are what the unit gives:
    the same bits as exp2 everywhere else, and none of its care for small results."""
    x = np.array(
        [
            0.5,
            -1.25,
            -125.75,
            -126.0,
            np.nextafter(np.float32(-126), np.float32(-200)),
            -130.0,
            -1000.0,
            -np.inf,
            np.inf,
            np.nan,
            3.0,
        ],
        np.float32,
    )
    y = param(1, x.shape, float32)
    power = y.exp2()
    chosen = (y < -126.0).where(y.const_like(0.0).broadcast_to(*x.shape), power)
    opened = open_device(device)
    (plain,) = opened.run(sink(param(0, x.shape, float32).store(power), name="powers"), x)
    program = opened.compile(sink(param(0, x.shape, float32).store(chosen), name="powers"))
    made = opened.empty(len(x), float32)
    opened.load(program).bind([made, opened.buffer(x, float32)])()
    np.testing.assert_array_equal(made.numpy(), np.where(x < -126, np.float32(0), plain))
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    if device == "CUDASIM":
        assert "ex2.approx.ftz.f32" in source and "setp.lt" not in source
    else:
        assert source.count("flushed_exp2_float32(") == 2 and source.count("exp2_of_float32(") <= 1, "its definition at most"


def test_narrow_values_stay_narrow_in_memory() -> None:
    """A traced product of halves reads them as they are.
    What is computed before it is kept in half precision, not as it is multiplied."""
    renderer = open_device("CUDASIM").renderer
    a, b = (UOp(Op.BUFFER, float16, (), Param(slot, (1, 128, 128))) for slot in (0, 1))
    once = product(a.cast(float32), b.cast(float32)).cast(float16)
    plan, _ = partition(canonical([once]), renderer)
    assert len(plan.steps) == 1
    plan, decisions = partition(canonical([product(once.cast(float32), b.cast(float32))]), renderer)
    assert len(plan.steps) == 2 and [d.node.type for d in decisions] == [float16]


@needs_tools
@pytest.mark.parametrize("target", ["sm_80", "sm_100"])
@pytest.mark.parametrize("width", [64, 128])
def test_machine_code(width: int, target: str) -> None:
    """32 heads of 2048: what a warp does for each block of keys.
    Its scores and sums are in registers, and nothing but results goes to global memory."""
    renderer = PTXRenderer(arch(target, 132))
    made = assemble(renderer.render(linear_uops(to_program(attention(32, 2048, 2048, width, bfloat16), renderer))), target)
    text = disassemble(made.binary)
    mix = loop(text, "HMMA")
    products = 2 * (width // 16) * (64 // 8)  # q by 64 keys, their weights by the values
    assert made.registers <= 192 and made.spilled == 0, "two blocks of 128 threads on a core, three where rows are of 64"
    assert count(mix, "HMMA") == products and count(mix, "LDSM") == products // 2, "four matrices each"
    assert count(mix, "LDGSTS.E.BYPASS.128") == count(mix, "LDGSTS") == width // 8
    assert count(mix, "MUFU.EX2") == 64 // 2 + 2 and count(mix, "SHFL") == 8
    assert count(mix, "BAR") == 1 and not count(mix, "LDG.") and not count(mix, "STG") and not count(mix, "STS")
    assert sum(mix.values()) < (480 if width == 64 else 690)
    stores = re.findall(r"\bSTG\.E\S*", text)
    assert len(stores) == width // 8 * 2 and set(stores) == {"STG.E.64"}


@needs_tools
@pytest.mark.parametrize("width", [64, 128])
def test_machine_code_of_warpgroups(width: int) -> None:
    """The same by wgmma: queries and weights are in registers,
    keys and values are read where boxes of tensors put them. A group of steps for each product, nothing between its steps, and
    no copies of sums. Rows of 128 leave room for one block of a multiprocessor, and for warps that only copy."""
    made = assemble(source_of(program_for("sm_90", attention(32, 2048, 2048, width, bfloat16))), "sm_90a")
    text = disassemble(made.binary)
    mix = loop(text, "HGMMA")
    assert made.registers <= (128 if width == 64 else 176) and made.spilled == 0, "of 256 threads two blocks on a core, or one"
    assert count(mix, "HGMMA") == width // 16 + 4 * (width // 64) and count(mix, "WARPGROUP.ARRIVE") == 2
    assert count(mix, "WARPGROUP.DEPBAR") == 2, "the round before, and scores with all before them"
    assert (count(mix, "UTMALDG"), count(mix, "BAR")) == ((2, 1) if width == 64 else (0, 0)) and count(mix, "MOV") <= 2
    assert text.count("UTMALDG") > 0 and ("USETMAXREG" in text) is (width == 128)
    assert count(mix, "MUFU.EX2") == 64 // 2 + 2 and count(mix, "SHFL") == 8 and count(mix, "F2FP") == 16
    assert not any(count(mix, name) for name in ("LDSM", "LDS", "STS", "LDG.", "STG", "LDGSTS", "HMMA"))
    assert sum(mix.values()) < (380 if width == 64 else 420)
