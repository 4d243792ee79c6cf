"""Products and sums whose rows, columns or depth are few, or lie the other way:
which axis is in the lanes, which panels there are, and the results."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.dtype import DType, float16, float32, float64
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule, parse_schedule
from kg.semantics.floats import Array
from kg_conformance.subject import Subject
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_tune.bench.compute_bound import product
from support.defaults import default_schedule

pytestmark = pytest.mark.part(2)

#: Small caches, so that small arrays are more than they hold.
RENDERER = CPULLVMRenderer(Host("x86_64", "linux", "x86-64-v4", (), "", 512, (1 << 13, 1 << 16), 1))
WITHOUT_MASKS = CPULLVMRenderer(Host("x86_64", "linux", "x86-64-v3", (), "", 256, (1 << 13, 1 << 16), 2))
#: Rows, columns, depth; how either operand lies (t: transposed); and the schedule.
CASES = {
    "few rows of both along the depth": (2, 256, 256, "nt", "SWAP(o0, o1) UPCAST(o0, 2) UPCAST(o1, 6, shift) VECTOR(r0, 16)"),
    "rows of both along the depth, by a matrix from afar": (
        20,
        256,
        512,
        "nt",
        "SWAP(o0, o1) UPCAST(o0, 4) UPCAST(o1, 6, shift) VECTOR(r0, 16)",
    ),
    "few columns along the depth": (256, 10, 256, "nt", "UPCAST(o0, 4) UPCAST(o1, 5) VECTOR(r0, 16)"),
    "pairs of columns": (256, 2, 256, "nn", "UPCAST(o0, 5, shift) UPCAST(o1, 2) VECTOR(r0, 16)"),
    "three columns": (
        256,
        3,
        256,
        "nn",
        "TILE(o0, 128) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 4) UPCAST(o1, 3) VECTOR(r0, 16)",
    ),
    "few columns and rows that lie across": (256, 3, 256, "tn", "VECTOR(o0, 64) UPCAST(o1, 3) UNROLL(r0, 4)"),
    "rows that lie across, by tiles": (
        56,
        96,
        48,
        "tn",
        "VECTOR(o1, 32) TILE(o0, 14) STAGE(o0, p1, THREAD, r0/o0.in) VECTOR(p1_o0.o0.in, 14) UPCAST(o0.in, 14)",
    ),
    "rows that lie across, by blocks": (
        112,
        320,
        64,
        "tn",
        "VECTOR(o1, 32) TILE(o0, 56) SWAP(o0.in, o1) UPCAST(o0.in, 14) STAGE(o0, p1, THREAD, o0.in/r0/o0.in.in)"
        " VECTOR(p1_o0.o0.in.in, 14) STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 32)",
    ),
    "few rows that lie across": (
        16,
        600,
        200,
        "tn",
        "VECTOR(o1, 48, mask) SWAP(o0, o1) STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 48) UPCAST(o0, 8) UNROLL(r0, 2)",
    ),
    "few columns that lie across": (
        40,
        13,
        20,
        "nt",
        "VECTOR(o1, 16, mask) SWAP(o0, o1) STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 16) UPCAST(p2_o1.r0, 16, peel)"
        " UPCAST(o0, 10) UNROLL(r0, 4)",
    ),
    "columns that lie across": (
        100,
        100,
        100,
        "nt",
        "VECTOR(o1, 64, mask) SWAP(o0, o1) STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 16) UPCAST(p2_o1.r0, 16, peel)"
        " UPCAST(o0, 5) UNROLL(r0, 2)",
    ),
    "a part of a vector left over": (100, 20, 100, "nn", "VECTOR(o1, 32) UPCAST(o0, 10) UNROLL(r0, 2)"),
}


def _chosen(value: UOp) -> str:
    context = Context(RENDERER)
    full_rewrite_to_sink(sink(param(0, value.shape, float32).store(value)), context, until="choose_schedule")
    return format_schedule(context.schedule or ())


def _operands(m: int, n: int, k: int, layout: str, dtype: DType = float32, batch: tuple[int, ...] = ()) -> tuple[UOp, UOp]:
    a, b = ((m, k) if layout[0] == "n" else (k, m)), ((k, n) if layout[1] == "n" else (n, k))
    turned = (*range(len(batch)), len(batch) + 1, len(batch))
    x, y = param(1, (*batch, *a), dtype), param(2, (*batch, *b), dtype)
    return (x if layout[0] == "n" else x.permute(*turned)), (y if layout[1] == "n" else y.permute(*turned))


def _numbers(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


def _check(found: Array, expected: Array) -> None:
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-5 * max(1.0, float(np.abs(expected).max())))


@pytest.mark.parametrize("case", CASES)
def test_what_is_in_the_lanes(case: str) -> None:
    m, n, k, layout, schedule = CASES[case]
    assert _chosen(product(*_operands(m, n, k, layout))) == schedule


@pytest.mark.parametrize("case", CASES)
def test_products_in_small_caches(case: str) -> None:
    """Sizes that divide and some that do not, by the code for that processor where this one can run it:
    else by another's."""
    m, n, k, layout, _ = CASES[case]
    device = open_device("CPU:LLVM")
    for rows, depth in ((m, k), (m + 1, k - 1)):
        left, right = _operands(rows, n, depth, layout)
        x, y = (_numbers(*p.shape[:: 1 if t == "n" else -1]) for p, t in zip((left, right), layout, strict=True))  # type: ignore[misc]
        bias = _numbers(1, n)
        value = (product(left, right) + param(3, (1, n), float32).expand(rows, n)).maximum(0.0)
        ast = sink(param(0, (rows, n), float32).store(value), name="layer")
        wide = (x if layout[0] == "n" else x.T).astype(np.float64) @ (y if layout[1] == "n" else y.T) + bias
        for renderer in (device.renderer, WITHOUT_MASKS):
            given = {1: x, 2: y, 3: bias}
            _check(Subject("CPU:LLVM", device=device, renderer=renderer).run(ast, given)[0], np.maximum(wide, 0))


@pytest.mark.parametrize(("m", "n", "k", "layout"), [(96, 130, 200, "tn"), (40, 13, 20, "nt"), (40, 10, 40, "tt")])
def test_batches(m: int, n: int, k: int, layout: str) -> None:
    left, right = _operands(m, n, k, layout, batch=(3,))
    x, y = _numbers(3, *((m, k) if layout[0] == "n" else (k, m))), _numbers(3, *((k, n) if layout[1] == "n" else (n, k)))
    value = product(left, right)
    wide = (x if layout[0] == "n" else x.swapaxes(1, 2)).astype(np.float64) @ (y if layout[1] == "n" else y.swapaxes(1, 2))
    device = open_device("CPU:LLVM")
    ast = sink(param(0, (3, m, n), float32).store(value), name="batch")
    for renderer in (device.renderer, WITHOUT_MASKS):
        _check(Subject("CPU:LLVM", device=device, renderer=renderer).run(ast, {1: x, 2: y})[0], wide)


@pytest.mark.parametrize("caches", [(), (1 << 12,), (1 << 13, 1 << 16), (48 << 10, 5 << 18, 48 << 20)], ids=len)
@pytest.mark.parametrize("cpu", ["x86-64-v3", "x86-64-v4"])
def test_schedules_of_random_products_can_be_applied(cpu: str, caches: tuple[int, ...]) -> None:
    """Of sizes at which tiles, blocks and panels begin, in batches, of an array and itself,
    and of numbers of other widths."""
    random = np.random.default_rng(len(caches))
    sizes = [1, 2, 3, 4, 5, 7, 8, 10, 15, 16, 17, 31, 32, 48, 64, 100, 127, 196, 256, 1000]
    host = Host("x86_64", "linux", cpu, (), "", 256 if cpu == "x86-64-v3" else 512, caches, int(random.integers(1, 4)))
    for _ in range(120):
        m, n, k = (int(d) for d in random.choice(sizes, 3))
        dtype = (float32, float64, float16)[int(random.integers(3))]
        layout = "nt"[int(random.integers(2))] + "nt"[int(random.integers(2))]
        batch = ((), (), (3,), (2, 5))[int(random.integers(4))]
        left, right = _operands(m, n, k, layout, dtype, batch)
        wide = float64 if dtype is float64 else float32
        value = product(left.cast(wide), right.cast(wide))
        full_rewrite_to_sink(
            sink(param(0, value.shape, wide).store(value)), Context(CPULLVMRenderer(host)), until="apply_schedule"
        )


# -- panels

#: Batch (0: none), rows, columns, depth.
Sizes = tuple[int, int, int, int]


def _kernel(sizes: Sizes, layout: str) -> UOp:
    batch, m, n, k = sizes
    value = product(*_operands(m, n, k, layout, batch=(batch,) if batch else ()))
    return sink(param(0, value.shape, float32).store(value), name="narrow")


def _is_right(sizes: Sizes, layout: str, schedule: str) -> None:
    kernel = _kernel(sizes, layout)
    shapes = {p.slot: p.shape for p in kernel.find(Op.PARAM) if p.slot}
    rng = np.random.default_rng(sum(sizes))
    arrays = {slot: rng.standard_normal(shapes[slot], np.float32) for slot in sorted(shapes)}
    subject = Subject("CPU:LLVM", device=open_device("CPU:LLVM"))
    subject.check(kernel, arrays, schedule=parse_schedule(schedule), tolerance=1e-4)


@pytest.mark.parametrize(
    ("sizes", "host", "wanted"),
    [
        # two blocks of rows, for each of which the columns are put in rows along the depth
        ((0, 202, 5, 504), replace(AVX512, cores=1), "TILE(o0, 101) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 5, shift) UPCAST(o1, 5) VECTOR(r0, 16)"),
        ((0, 169, 3, 271), replace(AVX2, cores=1), "TILE(o0, 84, peel) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 4) UPCAST(o1, 3) VECTOR(r0, 8)"),
        # one for each worker, and what is left over
        ((0, 202, 5, 504), AVX512, "TILE(o0, 50, peel) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 5) UPCAST(o1, 5) VECTOR(r0, 16) THREAD(o0)"),
        # all columns at once, where left rows come from the second cache and cross lines; or by tiles that follow one another
        ((0, 267, 8, 270), replace(AVX512, cores=1), "TILE(o0, 133, peel) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 2, shift) UPCAST(o1, 8) VECTOR(r0, 16)"),
        ((0, 268, 9, 270), replace(AVX2, cores=1), "TILE(o0, 134) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 4, shift) UPCAST(o1, 3) VECTOR(r0, 8)"),
        # a batch's are others for each of its products
        ((9, 30, 5, 200), AVX512, "STAGE(o0, p2, THREAD, o2/r0) UPCAST(o1, 5) UPCAST(o2, 5) VECTOR(r0, 16) THREAD(o0)"),
        ((0, 20, 5, 504), AVX512, "VECTOR(o1, 8)"),  # too few rows for two blocks
        ((0, 202, 15, 504), AVX2, "VECTOR(o1, 16)"),  # columns fill their vector
    ],
)  # fmt: skip
def test_few_columns_lie_in_rows_along_the_depth(sizes: Sizes, host: Host, wanted: str) -> None:
    schedule = default_schedule(_kernel(sizes, "nn"), host)
    assert wanted in schedule
    _is_right(sizes, "nn", schedule)


def test_a_block_of_columns_and_the_rest_share_a_loop_only_where_registers_hold_both() -> None:
    """9 rows by 48 columns and 24 would be 45 sums."""
    host = replace(AVX512, cores=1)
    assert "VECTOR(o1, 32) UPCAST(o0, 9)" in default_schedule(_kernel((0, 9, 72, 1297), "nn"), host)
    assert "VECTOR(o1, 64) UPCAST(o0, 4)" in default_schedule(_kernel((0, 4, 72, 1297), "nn"), host)


def test_what_is_updated_has_no_block_twice() -> None:
    kernel = _kernel((0, 203, 5, 504), "nn")
    (store,) = kernel.src
    out = param(0, (203, 5), float32)
    kernel = sink(out.store(store.src[1] + out), name="updated")
    assert "STAGE" not in default_schedule(kernel, AVX512)


@pytest.mark.parametrize(
    ("sizes", "layout", "host", "wanted"),
    [
        ((7, 11, 43, 37), "nt", AVX512, "STAGE(o0, p2, THREAD, o2/r0/o2.in) VECTOR(p2_o0.o2.in, 16) UPCAST(p2_o0.r0, 16, peel)"),
        ((7, 5, 82, 13), "nt", AVX2, "STAGE(o2, p2, THREAD, r0/o2.in) VECTOR(p2_o2.o2.in, 8) UPCAST(p2_o2.r0, 8, peel)"),
        ((0, 15, 49, 241), "tt", AVX2, "STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 8) UPCAST(p2_o1.r0, 8, peel)"),
        # all columns in one panel, of a loop of one round
        ((0, 194, 15, 117), "nt", AVX2, "VECTOR(o1, 16, mask) SWAP(o0, o1) STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 8)"),
        # blocks no deeper than there is depth
        ((3, 80, 84, 6), "nt", AVX512, "UPCAST(p2_o2.r0, 4, peel)"),
    ],
)  # fmt: skip
def test_columns_across_are_transposed_by_blocks_for_few_rows_too(sizes: Sizes, layout: str, host: Host, wanted: str) -> None:
    schedule = default_schedule(_kernel(sizes, layout), host)
    assert wanted in schedule
    _is_right(sizes, layout, schedule)


def test_masks_take_a_register_where_they_are_vectors() -> None:
    """Of 18 columns in three vectors of eight, 4 rows would be 12 sums, 3 vectors,
    a scalar in all lanes and a mask."""
    schedule = default_schedule(_kernel((0, 12, 18, 89), "nn"), AVX2)
    assert schedule == "VECTOR(o1, 24) UPCAST(o0, 3) THREAD(o0)"
    _is_right((0, 12, 18, 89), "nn", schedule)
    assert "UPCAST(o0, 12)" in default_schedule(_kernel((0, 12, 18, 89), "nn"), AVX512)


# -- sums along the first axis


@pytest.mark.parametrize(
    ("shape", "schedule"),
    [
        ((300, 3), "VECTOR(r0, 16) UPCAST(o0, 3)"),
        ((300, 2), "VECTOR(r0, 32) UPCAST(o0, 2)"),
        ((300, 9), "VECTOR(o0, 16)"),
        ((300, 40), "VECTOR(o0, 48)"),
        ((300, 1000), "VECTOR(o0, 256)"),
    ],
)
def test_rows_reduced_to_one(shape: tuple[int, int], schedule: str) -> None:
    x, (count, columns) = param(1, shape, float32), shape
    assert _chosen(x.sum(0)) == schedule
    a = _numbers(*shape)
    mean = x.sum(0) * (1 / count)
    off = x - mean.expand(*shape)
    for device in ("CPU:LLVM", "CPU:C"):
        for value, expected in (
            (x.sum(0), a.astype(np.float64).sum(0)),
            (x.max(0), a.max(0)),
            ((off * off).sum(0) * (1 / count), a.astype(np.float64).var(0)),
        ):
            (found,) = open_device(device).run(sink(param(0, (1, columns), float32).store(value), name="rows"), a)
            _check(found.reshape(-1), expected)


@pytest.mark.parametrize("columns", [1, 2, 3, 8])
def test_a_factor_that_moves_with_the_depth_alone(columns: int) -> None:
    """Of `v diag(s) u` the left operand is two loads, of which one does not move along the rows:
    no vector of it is in the lanes."""
    rows, depth = 24, 20
    v = param(1, (depth, rows), float64).permute(1, 0).reshape(rows, 1, depth).expand(rows, columns, depth)
    s = param(2, (depth,), float64).reshape(1, 1, depth).expand(rows, columns, depth)
    u = param(3, (depth, columns), float64).permute(1, 0).reshape(1, columns, depth).expand(rows, columns, depth)
    ast = sink(param(0, (rows, columns), float64).store((v * s * u).sum(2).reshape(rows, columns)), name="pseudo")
    for renderer in (RENDERER, WITHOUT_MASKS):
        full_rewrite_to_sink(ast, Context(renderer))
    shapes = ((depth, rows), (depth,), (depth, columns))
    x, y, z = (np.random.default_rng(n).standard_normal(shape) for n, shape in enumerate(shapes))
    (made,) = open_device("CPU").run(ast, x, y, z)
    np.testing.assert_allclose(made, x.T * y @ z, rtol=1e-12, atol=1e-12)
