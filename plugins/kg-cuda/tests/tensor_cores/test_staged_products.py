"""Products by tensor cores whose operands are staged in shared memory:
right on the simulator, and without conflicts of banks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np
import pytest
from kg.dtype import DType, bfloat16, float16, float32, float64, index, int8, int32
from kg.ir.args import Axis
from kg.ir.build import const, param, sink
from kg.ir.indexing import number
from kg.ir.layouts.memory_layout import MemoryLayout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import format_schedule, parse_schedule
from kg_cuda.sim.traffic import counted
from kg_tiles.memory.staged_layout import laid_at

LINE = 128  #: bytes that shared memory gives at a time
#: A tile of 64 x 64 by four warps, 32 steps of the sum staged.
TILED = "TILE(o0, 64) TILE(o1, 64) TILE(r0, 32)"
STAGED = "STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8) STAGE(r0, r0.b, LOCAL, r0.in/o1.in^8)"
WARPS = "TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o0.in, 2) UPCAST(o1.in, 4) LOCAL(o0.in, 2) LOCAL(o1.in, 2) UNROLL(r0.in, 2)"
VECTORS = "VECTOR(r0.a_r0.r0.in, 8) VECTOR(r0.b_r0.o1.in, 8)"
PADDED = "PADTO(o0, 64) PADTO(o1, 64) PADTO(r0, 32)"


def product(a: UOp, b: UOp, m: int, n: int, k: int) -> UOp:
    """The sums of a[m, k] * b[k, n] in float32."""
    left = a.reshape(m, 1, k).expand(m, n, k).cast(float32)
    right = b.permute(1, 0).reshape(1, n, k).expand(m, n, k).cast(float32)
    return (left * right).sum(2).reshape(m, n)


def run(ast: UOp, schedule: str, out: DType, size: int, *arrays: np.ndarray, language: str = "PTX") -> tuple[np.ndarray, str]:
    """What a kernel makes on the simulator, and its source."""
    device = open_device(f"CUDASIM:{language}")
    program = device.compile(ast, parse_schedule(schedule))
    made = device.empty(size, out)
    device.load(program).bind([made, *map(device.buffer, arrays)])()
    return made.numpy(), next(part.name for part in program.src if part.op is Op.SOURCE)


def halves(*shape: int) -> np.ndarray:
    return np.random.default_rng(len(shape)).standard_normal(shape).astype(np.float16)


@pytest.mark.parametrize("turn", ["^8", "+8"])
def test_panels_are_filled_by_whole_lines(turn: str) -> None:
    a, b = halves(128, 64), halves(64, 128)
    ast = sink(
        param(0, (128, 128), float32).store(product(param(1, (128, 64), float16), param(2, (64, 128), float16), 128, 128, 64))
    )
    made, source = run(ast, f"{TILED} {STAGED.replace('^8', turn)} {WARPS} {VECTORS}", float32, 128 * 128, a, b)
    assert np.abs(made.reshape(128, 128) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4
    assert source.count("ld.global.nc.v4.b32") == source.count("st.shared.v4.b32") == 2
    assert source.count("mma.sync") == 2 * 4 * 2
    assert ".reqntid 128, 1, 1" in source or ".reqntid 32, 2, 2" in source


@pytest.mark.parametrize(("m", "n", "k"), [(100, 72, 50), (64, 8, 32), (17, 65, 33)])
def test_sizes_that_do_not_divide(m: int, n: int, k: int) -> None:
    a, b = halves(m, k), halves(k, n)
    ast = sink(param(0, (m, n), float32).store(product(param(1, (m, k), float16), param(2, (k, n), float16), m, n, k)))
    by_tiles = f"{PADDED} {TILED} {STAGED} {WARPS}"
    schedule = by_tiles if m > 64 else "PADTO(o0, 16) PADTO(o1, 8) PADTO(r0, 16) TC(r0, mma_m16n8k16_f16_f32)"
    made, _ = run(ast, schedule, float32, m * n, a, b)
    assert np.abs(made.reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4


def test_nan_beyond_the_end_stays_there() -> None:
    """What PADTO has made room for along the sum is zero in both operands, whatever the other has."""
    a, b = halves(64, 40), halves(40, 64)
    a[3, 5] = np.nan
    ast = sink(param(0, (64, 64), float32).store(product(param(1, (64, 40), float16), param(2, (40, 64), float16), 64, 64, 40)))
    schedule = (
        "PADTO(r0, 32) TILE(o0, 32) TILE(o1, 32) TILE(r0, 32) " + STAGED + " TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o0.in, 2)"
    )
    made, _ = run(ast, schedule, float32, 64 * 64, a, b)
    assert np.isnan(made.reshape(64, 64)[3]).all() and np.isfinite(np.delete(made.reshape(64, 64), 3, 0)).all()


def test_transposed_operands() -> None:
    """a[k, m] and b[n, k]: rows of the panels are what lies in a row in memory."""
    m = n = k = 64
    a, b = halves(k, m), halves(n, k)
    left, right = param(1, (k, m), float16).permute(1, 0), param(2, (n, k), float16).permute(1, 0)
    ast = sink(param(0, (m, n), float32).store(product(left, right, m, n, k)))
    staged = "STAGE(r0, r0.a, LOCAL, r0.in/o0.in^8) STAGE(r0, r0.b, LOCAL, o1.in/r0.in^8)"
    schedule = (
        f"TILE(o0, 32) TILE(o1, 32) TILE(r0, 32) {staged} TC(r0.in, mma_m16n8k16_f16_f32) LOCAL(o1.in, 2) UPCAST(o0.in, 2)"
    )
    made, source = run(ast, f"{schedule} VECTOR(r0.a_r0.o0.in, 8) VECTOR(r0.b_r0.r0.in, 8)", float32, m * n, a, b)
    assert np.abs(made.reshape(m, n) - a.astype(np.float64).T @ b.astype(np.float64).T).max() < 1e-4
    assert source.count("st.shared.v4.b32") == 2


def test_batches() -> None:
    s, m, n, k = 3, 64, 64, 32
    a, b = halves(s, m, k), halves(s, k, n)
    left = param(1, (s, m, k), float16).reshape(s, m, 1, k).expand(s, m, n, k).cast(float32)
    right = param(2, (s, k, n), float16).permute(0, 2, 1).reshape(s, 1, n, k).expand(s, m, n, k).cast(float32)
    ast = sink(param(0, (s, m, n), float32).store((left * right).sum(3).reshape(s, m, n)))
    tiled = "TILE(o1, 32) TILE(o2, 32) TILE(r0, 16)"
    staged = "STAGE(r0, r0.a, LOCAL, o1.in/r0.in^8) STAGE(r0, r0.b, LOCAL, r0.in/o2.in^8)"
    made, _ = run(
        ast, f"{tiled} {staged} TC(r0.in, mma_m16n8k16_f16_f32) LOCAL(o1.in, 2) UPCAST(o2.in, 4)", float32, s * m * n, a, b
    )
    assert np.abs(made.reshape(s, m, n) - a.astype(np.float64) @ b.astype(np.float64)).max() < 1e-4


def relu(x: UOp) -> UOp:
    return x.maximum(const(0.0, float32).reshape(1, 1).expand(*x.shape))


@pytest.mark.parametrize("end", [lambda x: x, relu, lambda x: x.cast(float16)], ids=["bias", "relu", "cast"])
def test_epilogues(end: Callable[[UOp], UOp]) -> None:
    m = n = k = 64
    a, b, bias = halves(m, k), halves(k, n), np.arange(n, dtype=np.float32) / 8
    total = product(param(1, (m, k), float16), param(2, (k, n), float16), m, n, k)
    total = end(total + param(3, (n,), float32).reshape(1, n).expand(m, n))
    ast = sink(param(0, (m, n), total.type).store(total))
    schedule = f"TILE(o0, 32) TILE(o1, 32) TILE(r0, 32) {STAGED} TC(r0.in, mma_m16n8k16_f16_f32) UPCAST(o1.in, 2) LOCAL(o0.in, 2) LOCAL(o1.in, 2)"
    made, _ = run(ast, f"{schedule} {VECTORS}", total.type, m * n, a, b, bias)
    wanted = a.astype(np.float64) @ b.astype(np.float64) + bias
    if end is relu:
        wanted = np.maximum(wanted, 0)
    assert np.abs(made.reshape(m, n) - wanted).max() < (0.05 if total.type is float16 else 1e-4)


def banks(places: Iterable[int], size: int) -> int:
    """How many accesses of a quarter of a warp, or of a whole one by words, meet in one bank at most,
    beside those of one word."""
    words: dict[int, set[int]] = {}
    for place in places:
        word = place * size // 4
        words.setdefault(word % 32, set()).add(word)
    return max(map(len, words.values()))


@pytest.mark.parametrize("turn", ["^", "+"], ids=["swizzled", "padded"])
@pytest.mark.parametrize("depth", [32, 64])
def test_no_conflicts_of_banks(turn: str, depth: int) -> None:
    """By arithmetic over the layouts: rows of 16 bytes as `ldmatrix` reads them, fragments by words,
    and vectors as the panels are filled."""
    width = depth + 8 * (turn == "+")
    layout = MemoryLayout("panel", 128, width, width, 8 * (turn == "^"))

    def at(i: int, k: int) -> int:
        return laid_at(number(i * width + k), layout).vmin

    for first in range(0, 128, 8):
        for k in range(0, depth, 8):
            assert banks((at(first + i, k + w) for i in range(8) for w in range(8)), 2) == 1
            assert banks((at(first + g, k + 2 * t) for g in range(8) for t in range(4)), 2) == 1
    for vector in range(0, 128 * depth // 8, 8) if turn != "+" or depth * 2 >= LINE else ():
        places = [divmod(8 * (vector + lane), depth) for lane in range(8)]
        assert banks((at(i, k + w) for i, k in places for w in range(8)), 2) == 1
    assert len({at(i, k) for i in range(128) for k in range(depth)}) == 128 * depth


@pytest.mark.parametrize("transposed", [False, True], ids=["as they are", "transposed"])
@pytest.mark.parametrize(
    ("dtype", "out", "licence"), [(int8, int32, False), (float32, float32, True), (float64, float64, False)], ids=str
)
def test_no_conflicts_where_elements_are_read_one_by_one(dtype: DType, out: DType, licence: bool, transposed: bool) -> None:
    """Operands of int8 and TF32 across the sum, which no matrix load reads, and of float64,
    by their default schedule: counted on the simulator."""
    m, n, k = 128, 256, 128
    shape = (m, n, k)
    left = param(1, (k, m), dtype).permute(1, 0) if transposed else param(1, (m, k), dtype)
    right = param(2, (n, k), dtype) if transposed else param(2, (k, n), dtype).permute(1, 0)
    a = left.cast(out).reshape(m, 1, k).expand(*shape)
    b = right.cast(out).reshape(1, n, k).expand(*shape)
    ast = sink(param(0, (m, n), out).store((a * b).sum(2).reshape(m, n)), name="across", fast_math=licence)
    device = open_device("CUDASIM:PTX")
    arrays = [np.ones(size, dtype.name) for size in (m * k, k * n)]
    made = device.empty(m * n, out)
    with counted() as launches:
        device.load(device.compile(ast)).bind([made, *(device.buffer(x) for x in arrays)])()
    (found,) = launches
    assert (made.numpy() == k).all() and any(kind.startswith("mma") for kind in found.issued)
    assert found.traffic.conflicts == 0


@pytest.mark.parametrize("dtype", [int8, float16, float32], ids=str)
@pytest.mark.parametrize("width", [16, 32, 64, 128, 256, 384])
def test_crossed_rows_are_the_swizzle_of_the_hardware(width: int, dtype: DType) -> None:
    """Of rows of 32, 64 and 128 bytes and blocks of 16:
    bits 4 to 6 of an address XOR bits 7 to 9, as many as a row has. Longer ones: eight blocks change places by the row's
    number."""
    count = width // dtype.itemsize
    layout = MemoryLayout("panel", 128, count, count, 16 // dtype.itemsize)
    element = UOp(Op.RANGE, index, (number(0), number(128 * count)), Axis("o0"))
    place = laid_at(element, layout)
    assert place.bounds.min == 0 and place.bounds.max == 128 * count - 1  # proved without counting
    for i in range(32):
        for k in range(count):
            at, address = (
                dtype.itemsize * place.substitute({element: number(i * count + k)}).vmin,
                i * width + k * dtype.itemsize,
            )
            turned = (address >> 7) & (width // 16 - 1) if width <= LINE else i % 8
            assert at == address ^ turned << 4


def test_schedules_replay_from_text() -> None:
    text = f"{TILED} {STAGED} {WARPS} {VECTORS}"
    assert format_schedule(parse_schedule(text)) == text


def test_bfloat16_result() -> None:
    m = n = k = 32
    a, b = halves(m, k), halves(k, n)
    total = product(param(1, (m, k), float16), param(2, (k, n), float16), m, n, k).cast(bfloat16)
    ast = sink(param(0, (m, n), bfloat16).store(total))
    made, _ = run(ast, "TILE(o0, 16) TILE(o1, 16) TC(r0, mma_m16n8k16_f16_f32)", bfloat16, m * n, a, b)
    assert np.abs(made.astype(np.float64).reshape(m, n) - a.astype(np.float64) @ b.astype(np.float64)).max() < 0.2
