"""Sums of products under their default schedules, of sizes that divide nothing:
against numpy in float64."""

from __future__ import annotations

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.dtype import DType, bfloat16, float16, float32, float64, index, int8, int32
from kg.ir.build import arange, param, sink
from kg.ir.op import Op
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_tune.bench.compute_bound import causal_attention, product
from kg_tune.bench.workload import WORKLOADS
from support.defaults import check_near, default_schedule, some_numbers

pytestmark = pytest.mark.part(6)

DEVICES = ("CPU:LLVM", "CPU:C")
SIZES = (
    (40, 33, 10),
    (65, 20, 2),
    (300, 16, 5),
    (1, 1, 1),
    (4, 16, 8),
    (33, 64, 17),
    (64, 65, 40),
    (50, 200, 3),
    (17, 129, 70),
    (100, 32, 100),
    (7, 96, 33),
)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("sizes", SIZES, ids=str)
@pytest.mark.parametrize("transposed", ["", "left", "right", "both"])
def test_products_of_any_size_and_layout(device: str, sizes: tuple[int, int, int], transposed: str) -> None:
    m, n, k = sizes
    a_shape, b_shape = (
        ((k, m) if transposed in ("left", "both") else (m, k)),
        ((n, k) if transposed in ("right", "both") else (k, n)),
    )
    a, b = param(1, a_shape, float32), param(2, b_shape, float32)
    left = a.permute(1, 0) if a_shape != (m, k) or transposed in ("left", "both") else a
    right = b.permute(1, 0) if transposed in ("right", "both") else b
    x, y = some_numbers(*a_shape), some_numbers(*b_shape)
    wide = (x.T if left is not a else x).astype(np.float64) @ (y.T if right is not b else y).astype(np.float64)
    check_near(device, sink(param(0, (m, n), float32).store(product(left, right)), name="product"), (x, y), wide, 1e-5)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    ("dtype", "out", "tolerance"),
    [(float64, float64, 1e-13), (float16, float32, 1e-5), (bfloat16, float32, 1e-5), (int8, int32, 0.0)],
    ids=lambda p: getattr(p, "name", ""),
)
def test_products_of_other_numbers(device: str, dtype: DType, out: DType, tolerance: float) -> None:
    m, n, k = 40, 160, 70
    a, b = (param(i, s, dtype).cast(out) for i, s in ((1, (m, k)), (2, (k, n))))
    x, y = some_numbers(m, k, dtype=dtype), some_numbers(k, n, dtype=dtype)
    wide = x.astype(np.float64) @ y.astype(np.float64)
    check_near(device, sink(param(0, (m, n), out).store(product(a, b)), name="product"), (x, y), wide, tolerance)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("transposed", ["", "left", "right"])
@pytest.mark.parametrize("dtype", [float32, float64, float16], ids=str)
def test_a_product_of_an_array_and_itself(device: str, dtype: DType, transposed: str) -> None:
    n, out = 128, float64 if dtype is float64 else float32
    a = param(1, (n, n), dtype).cast(out)
    left, right = (a.permute(1, 0) if transposed == side else a for side in ("left", "right"))
    x = some_numbers(n, n, dtype=dtype)
    wide = x.astype(np.float64)
    expected = (wide.T if transposed == "left" else wide) @ (wide.T if transposed == "right" else wide)
    check_near(device, sink(param(0, (n, n), out).store(product(left, right)), name="product"), (x,), expected, 1e-5)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("narrow", ["left", "right", "both"])
@pytest.mark.parametrize("dtype", [bfloat16, float16], ids=str)
@pytest.mark.parametrize("sizes", [(70, 64, 129), (128, 48, 96), (50, 37, 100), (256, 128, 200)], ids=str)
def test_panels_hold_what_operands_are_widened_to(device: str, narrow: str, dtype: DType, sizes: tuple[int, int, int]) -> None:
    m, k, n = sizes
    kinds = [dtype if narrow in (side, "both") else float32 for side in ("left", "right")]
    x, y = some_numbers(m, k, dtype=kinds[0]), some_numbers(k, n, dtype=kinds[1])
    left, right = param(1, (m, k), kinds[0]).cast(float32), param(2, (k, n), kinds[1]).cast(float32)
    expected = x.astype(np.float64) @ y.astype(np.float64)
    ast = sink(param(0, (m, n), float32).store(product(left, right)), name="product")
    context = Context(open_device(device).renderer)
    full_rewrite_to_sink(ast, context, until="choose_schedule")
    assert narrow == "left" or "cast, THREAD, r0/o1.in" in format_schedule(context.schedule or ())
    check_near(device, ast, (x, y), expected, 1e-5)


def test_few_columns_and_short_rows_are_masked_vectors() -> None:
    renderer = CPULLVMRenderer(Host("x86_64", "linux", "x86-64-v4", (), "", 512, (1 << 15, 1 << 20), 1))
    x, w, shape = param(1, (256, 128), float32), param(2, (128, 13), float32), (256, 128, 13)
    product_ = (x.reshape(256, 128, 1).expand(*shape) * w.reshape(1, 128, 13).expand(*shape)).sum(1).reshape(256, 13)
    row = param(1, (256, 13), float32) - param(2, (256, 1), float32).expand(256, 13)
    for value, schedule in ((product_, "VECTOR(o1, 16) UPCAST(o0, 14, shift) UNROLL(r0, 4)"), (row, "VECTOR(o1, 16)")):
        context = Context(renderer)
        full_rewrite_to_sink(sink(param(0, (256, 13), float32).store(value)), context, until="choose_schedule")
        assert format_schedule(context.schedule or ()) == schedule


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("width", [2, 3, 4, 5, 7, 8, 10, 15])
def test_short_rows(device: str, width: int) -> None:
    """Rows that are less than a vector, under sums and element by element."""
    x = param(1, (50, width), float32)
    e = (x - x.max(1).expand(50, width)).exp()
    ast = sink(param(0, (50, width), float32).store(e / e.sum(1).expand(50, width)), name="softmax")
    a = np.random.default_rng(width).standard_normal((50, width)).astype(np.float32)
    exact = np.exp(a.astype(np.float64) - a.max(1, keepdims=True))
    check_near(device, ast, (a,), exact / exact.sum(1, keepdims=True), 1e-6)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("size", [24, 130])
def test_a_sum_of_squared_differences(device: str, size: int) -> None:
    x = param(1, (size, 3), float32)
    a = np.random.default_rng(size).standard_normal((size, 3)).astype(np.float32)
    apart = x.reshape(size, 1, 3).expand(size, size, 3) - x.reshape(1, size, 3).expand(size, size, 3)
    ast = sink(param(0, (size, size), float32).store((apart * apart).sum(2).reshape(size, size)), name="distances")
    check_near(device, ast, (a,), ((a[:, None].astype(np.float64) - a[None]) ** 2).sum(2), 1e-6)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("columns", [7, 1000, 1001, 1024])
def test_scatters_of_rows_that_vectors_may_not_divide(device: str, columns: int) -> None:
    """What the vectors leave comes after the copy too: it is no work that workers could share."""
    target, rows, places = (
        param(i + 1, s, d) for i, (s, d) in enumerate([((50, columns), float32), ((20, columns), float32), ((20,), int32)])
    )
    ast = sink(param(0, (50, columns), float32).store(target.scatter(rows, places)), name="scattered")
    random = np.random.default_rng(columns)
    a, b = (random.standard_normal((n, columns)).astype(np.float32) for n in (50, 20))
    where = random.permutation(50)[:20].astype(np.int32)
    wanted = a.copy()
    wanted[where] = b
    check_near(device, ast, (a, b, where), wanted, 0)


@pytest.mark.parametrize("device", DEVICES)
def test_batches_with_work_before_and_after(device: str) -> None:
    batch, m, n, k = 3, 20, 80, 48
    a, b, bias = param(1, (batch, m, k), float32), param(2, (batch, k, n), float32), param(3, (n,), float32)
    value = (product(a * 2.0, b) + bias.broadcast_to(batch, m, n)).maximum(0.0)
    x, y, z = some_numbers(batch, m, k), some_numbers(batch, k, n), some_numbers(n)
    wide = np.maximum((2.0 * x.astype(np.float64)) @ y.astype(np.float64) + z, 0)
    check_near(device, sink(param(0, (batch, m, n), float32).store(value), name="dense"), (x, y, z), wide, 1e-5)


@pytest.mark.parametrize("device", DEVICES)
def test_a_product_added_to_what_the_output_holds(device: str) -> None:
    """No row may run twice, where blocks of rows that don't divide it would overlap."""
    m, n, k = 31, 65, 5
    out, a, b = param(0, (m, n), float64), param(1, (m, k), float64), param(2, (k, n), float64)
    x, y, before = (some_numbers(*shape, dtype=float64) for shape in ((m, k), (k, n), (m, n)))
    opened = open_device(device)
    buffers = [opened.buffer(v, float64) for v in (before, x, y)]
    program = opened.compile(sink(out.store(product(a, b) + out), name="added"))
    opened.load(program).bind(buffers)()
    np.testing.assert_allclose(buffers[0].numpy().reshape(m, n), before + x @ y, rtol=0, atol=1e-12)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("m", [3, 40])
def test_a_batch_between_rows_and_columns(device: str, m: int) -> None:
    """The panel of the columns is another for every one of the batch."""
    batch, n, k = 3, 40, 90
    wide = (m, batch, n, k)
    a = param(1, (batch, m, k), float32).permute(1, 0, 2).reshape(m, batch, 1, k)
    b = param(2, (n, k, batch), float32).permute(2, 0, 1).reshape(1, batch, n, k)
    value = (a.expand(*wide) * b.expand(*wide)).sum(3).reshape(m, batch, n)
    x, y = some_numbers(batch, m, k), some_numbers(n, k, batch)
    expected = np.einsum("bmk,nkb->mbn", x.astype(np.float64), y.astype(np.float64))
    check_near(device, sink(param(0, (m, batch, n), float32).store(value), name="between"), (x, y), expected, 1e-5)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("width", [1, 16])
def test_attention_with_heads_beside_each_other(device: str, width: int) -> None:
    """As layers of networks have it: rows, heads, width.
    Panels hold one head. And scores that are one product alone."""
    rows, heads = 40, 3
    q, k, v = (param(i, (rows, heads, n), float32).permute(1, 0, 2) for i, n in ((1, width), (2, width), (3, 16)))
    scores = product(q, k.permute(0, 2, 1)) * 0.25
    e = (scores - scores.max(2).expand(heads, rows, rows)).exp()
    value = (product(e, v) / e.sum(2).expand(heads, rows, 16)).permute(1, 0, 2)
    x, y, z = (some_numbers(rows, heads, n) for n in (width, width, 16))
    wide = np.einsum("ihd,jhd->hij", x.astype(np.float64), y) * 0.25
    weights = np.exp(wide - wide.max(2, keepdims=True))
    expected = np.einsum("hij,jhd->ihd", weights / weights.sum(2, keepdims=True), z)
    check_near(device, sink(param(0, (rows, heads, 16), float32).store(value), name="heads"), (x, y, z), expected, 1e-5)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("causal", [False, True], ids=["full", "causal"])
@pytest.mark.parametrize(
    ("heads", "rows", "length", "width"),
    [
        (2, 64, 64, 16),
        (3, 48, 80, 32),
        (1, 200, 130, 48),
        (2, 16, 33, 64),
        (2, 100, 100, 32),
        (2, 117, 90, 64),
        (3, 89, 131, 16),
    ],
)
def test_attention(device: str, causal: bool, heads: int, rows: int, length: int, width: int) -> None:
    square = (heads, rows, length)
    q, k, v = (param(i, (heads, n, width), float32) for i, n in ((1, rows), (2, length), (3, length)))
    scores = product(q, k.permute(0, 2, 1)) * width**-0.5
    row, column = (arange(n, int32).reshape(*s).expand(*square) for n, s in ((rows, (1, rows, 1)), (length, (1, 1, length))))
    seen = column <= row if causal else None
    if seen is not None:
        scores = seen.where(scores, float("-inf"))
    e = (scores - scores.max(2).expand(*square)).exp()
    e = e if seen is None else seen.where(e, 0.0)
    wide = (heads, rows, width, length)
    terms = e.reshape(heads, rows, 1, length).expand(*wide) * v.permute(0, 2, 1).reshape(heads, 1, width, length).expand(*wide)
    value = terms.sum(3).reshape(heads, rows, width) / e.sum(2).expand(heads, rows, width)
    x, y, z = (some_numbers(heads, n, width) for n in (rows, length, length))
    s = x.astype(np.float64) @ y.astype(np.float64).transpose(0, 2, 1) * width**-0.5
    s = np.where(np.tri(rows, length, dtype=bool), s, -np.inf) if causal else s
    p = np.exp(s - s.max(2, keepdims=True))
    expected = (p / p.sum(2, keepdims=True)) @ z.astype(np.float64)
    check_near(device, sink(param(0, (heads, rows, width), float32).store(value), name="attention"), (x, y, z), expected, 1e-5)


@pytest.mark.parametrize(
    ("machine", "channels", "pixels", "columns"), ((AVX2, 8, 12, 16), (AVX512, 32, 8, 32)), ids=("avx2", "avx512")
)
def test_defaults_count_the_registers_of_the_target(machine: Host, channels: int, pixels: int, columns: int) -> None:
    """Sums of a convolution stay in registers beside the weights of the window's steps,
    and with 16 registers an attention tile is half as wide."""
    conv = _default("conv", machine)
    assert f"VECTOR(o1, {channels})" in conv and f"UPCAST(o3, {pixels}" in conv and "UNROLL(r2, 3)" in conv
    assert f"VECTOR(o2, {columns})" in _default("attention", machine)


ATTENTIONS = ("attention", "causal_attention")


def test_sums_of_weights_are_made_in_lanes_and_masks_leave_no_rest_of_keys() -> None:
    plain, causal = _default("attention", AVX2), _default("causal_attention", AVX2)
    assert all("STAGE(o1, r0, THREAD, o1.in) VECTOR(r0_o1.o1.in, 24)" in schedule for schedule in (plain, causal))
    assert "UPCAST(r1_o1.r0, 4)" in plain and "UPCAST(r1_o1.r0, 4)" in causal


def test_queries_of_an_attention_are_packed_by_blocks_and_shuffles() -> None:
    assert all("VECTOR(p1_o1.o1.in, 8) UPCAST(p1_o1.r1, 8)" in _default(name, AVX2) for name in ATTENTIONS)
    assert all("VECTOR(p1_o1.o1.in, 16) UPCAST(p1_o1.r1, 16)" in _default(name, AVX512) for name in ATTENTIONS)


def test_rows_of_an_attention_fill_tiles_of_twelve_sums_where_registers_are_few() -> None:
    assert all("TILE(o1, 24" in _default(name, AVX2) and "UPCAST(o1.in, 6)" in _default(name, AVX2) for name in ATTENTIONS)
    assert all("TILE(o1, 32)" in _default(name, AVX512) and "UPCAST(o1.in, 8)" in _default(name, AVX512) for name in ATTENTIONS)


def test_keys_of_a_causal_attention_are_written_out_in_divisors_of_a_tile_of_rows() -> None:
    """So that masks are constants where a tile ends; and the blocks that overlap are those
    of the fewest keys."""
    plain, causal = _default("attention", AVX2), _default("causal_attention", AVX2)
    assert "TILE(o1, 24) " in plain and "UPCAST(o1.in, 6) UNROLL(r0, 4)" in plain
    assert "TILE(o1, 24, overlap) " in causal and "UPCAST(o1.in, 6) UNROLL(r0, 2)" in causal
    assert "TILE(o1, 32) " in _default("causal_attention", AVX512)


@pytest.mark.parametrize("device", DEVICES)
def test_what_a_causal_mask_hides_may_be_anything(device: str) -> None:
    """Masks that are constants hide values that are no numbers, too."""
    work = causal_attention(2, 100, 64)
    q, k, v = work.make(np.random.default_rng(1))
    hidden = v.copy()
    hidden[:, 70:], hidden[:, 90:] = np.inf, np.nan
    (seen,), (got,) = (open_device(device).run(work.ast, q, k, values) for values in (v, hidden))
    np.testing.assert_array_equal(got[:, :70], seen[:, :70])
    assert not np.isfinite(got[:, 70:]).any()


@pytest.mark.parametrize(
    ("name", "tile"),
    [
        ("matmul_512", "VECTOR(p2_o1.o1.in, 16) UPCAST(o0, 6, shift)"),
        ("matmul_1024", "VECTOR(p2_o1.o1.in.in, 16) UPCAST(o0, 6, shift)"),
        ("matmul_256", "VECTOR(o1, 16) SWAP(o0, o1) UPCAST(o0, 6, shift)"),  # in place, all rows inside
        ("batched_matmul", "VECTOR(p2_o2.o2.in, 16) UPCAST(o1, 6, shift)"),
    ],
)
def test_tiles_of_16_registers_load_no_more_than_two_thirds_of_a_value_per_product(name: str, tile: str) -> None:
    assert tile in _default(name, AVX2)


@pytest.mark.parametrize(
    ("machine", "start"),
    ((AVX2, "VECTOR(o1, 24, mask) TILE(o0, 196)"), (AVX512, "VECTOR(o1, 32) TILE(o0, 14)")),
    ids=("avx2", "avx512"),
)
def test_lines_from_the_second_cache_count_where_the_right_operand_is_read_in_its_place(machine: Host, start: str) -> None:
    """A gradient's product for weights: short tiles would wait for them, so both operands are copied;
    tiles of 14 rows do not."""
    x, y = param(1, (256, 784), float32).permute(1, 0), param(2, (256, 512), float32)
    schedule = default_schedule(sink(param(0, (784, 512), float32).store(product(x, y))), machine)
    assert schedule.startswith(start)
    assert ("p2_o1" in schedule) == (machine is AVX2)


def test_narrow_operands_are_widened_for_many_tiles() -> None:
    """The right one into panels, the rows of a tile of the left one for a block of those."""
    schedule = _default("matmul_bfloat16", AVX2)
    assert "STAGE(o1, cast, THREAD, o1.in/r0/o1.in.in) VECTOR(cast_o1.o1.in.in, 16) UPCAST(o0, 6, shift)" in schedule
    assert "STAGE(o0, cast, THREAD, o0.in/r0) VECTOR(cast_o0_0.r0, 8) VECTOR(cast_o0_1.r0, 8)" in schedule


def _default(workload: str, machine: Host) -> str:
    return default_schedule(WORKLOADS[workload](small=False).ast, machine)


@pytest.mark.parametrize("dtype", (index, int32), ids=str)
def test_a_causal_mask_ends_the_loop_whatever_positions_are_of(dtype: DType) -> None:
    row, column = (arange(64, dtype).reshape(*s).expand(8, 64, 64) for s in ((1, 64, 1), (1, 1, 64)))
    greatest = (column <= row).where(param(1, (8, 64, 64), float32), float("-inf")).max(2).reshape(8, 64)
    context = Context(CPULLVMRenderer(AVX2))
    found = full_rewrite_to_sink(sink(param(0, (8, 64), float32).store(greatest)), context, until="tighten_loop_bounds")
    assert any(r.src[1].op is not Op.CONST for r in found.find(Op.RANGE))
