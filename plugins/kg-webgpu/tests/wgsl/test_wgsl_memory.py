"""Memory in WGSL: integers packed in words beside what others store, vectors, gates, moved buffers,
work-groups, grids, sizes, names."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest
from kg import dtype as dt
from kg.dtype import DType, void
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import numpy_storage_dtype
from kg_webgpu.wgsl.renderer import Limits, WGSLRenderer
from kg_webgpu.wgsl.writer import WGSLWriter
from wgsl_support import (
    Program,
    const,
    empty,
    end,
    load,
    local,
    loop,
    needs_adapter,
    pointer,
    run,
    runtime,
    scratch,
    special,
    store,
)
from wgsl_values import edges

pytestmark = [pytest.mark.part(4), needs_adapter]

NARROW = [dt.int8, dt.uint8, dt.int16, dt.uint16]
MEMORY = [*NARROW, dt.int32, dt.uint32, dt.float32, dt.float16]


def needs_halves(dtype: DType) -> None:
    if dtype is dt.float16 and not runtime().renderer.limits.halves:
        pytest.skip("the adapter has no shader-f16")


def variable(name: str, low: int, high: int) -> UOp:
    return UOp(Op.DEFINE_VAR, dt.int32, (), Var(name, low, high))


def values_of(dtype: DType, count: int) -> np.ndarray:
    known = edges(dtype)
    return np.random.default_rng(count).choice(known[~np.isnan(known)] if dtype.is_float else known, count).astype(known.dtype)


@pytest.mark.parametrize("first", [0, 1, 2, 3, 64, 77])
@pytest.mark.parametrize("dtype", MEMORY, ids=str)
def test_copies_of_every_width(dtype: DType, first: int) -> None:
    """Elements, pairs and fours, of buffers that begin anywhere:
    the bytes arrive, and nothing beside them changes."""
    needs_halves(dtype)
    for lanes, step in ((1, 1), (1, 2), (2, 2), (2, 3), (4, 4), (4, 5)):
        count = 9
        source, out = values_of(dtype, count * step + 4), values_of(dtype, count * step + 5)
        wanted = out.copy()
        for n in range(count):
            wanted[n * step : n * step + lanes] = source[n * step : n * step + lanes]
        p = Program()
        index = p.emit(special("g0", count)) * step
        p.emit(store(pointer(1, dtype), index, load(pointer(0, dtype), index, lanes)))
        for moved in ({}, {0: first}, {1: first}, {0: first, 1: 5}):
            got = out.copy()
            text = run(p.done(), [source, got], (count, 1, 1), moved=moved)
            assert got.tobytes() == wanted.tobytes(), f"x{lanes} by {step}, moved {moved}\n{text}"


@pytest.mark.parametrize("dtype", NARROW, ids=str)
def test_neighbours_stored_at_once(dtype: DType) -> None:
    """Every work-item of a work-group stores one element, over what was there:
    no store is lost in a word that it shares."""
    count, size = 1 << 14, 64
    before, value = values_of(dtype, count), values_of(dtype, count + 1)[1:]
    p = Program()
    index = p.emit(special("g0", count // size)) * size + special("l0", size)
    p.emit(store(pointer(0, dtype), index, load(pointer(1, dtype), index)))
    for _ in range(3):
        got = before.copy()
        text = run(p.done(), [got, value], (count // size, 1, 1))
        assert "atomicXor" in text
        assert np.array_equal(got, value)


@pytest.mark.parametrize("dtype", NARROW, ids=str)
def test_whole_words_need_no_atomics(dtype: DType) -> None:
    lanes = 32 // dtype.bits
    p = Program()
    index = p.emit(special("g0", 8)) * lanes
    p.emit(store(pointer(0, dtype), index, load(pointer(1, dtype), index, lanes)))
    out, source = empty(8 * lanes, dtype), values_of(dtype, 8 * lanes)
    text = run(p.done(), [out, source], (8, 1, 1))
    assert "atomic" not in text
    assert text.count("[") == 2, "one word is read and one is written"
    assert np.array_equal(out, source)


def test_four_numbers_are_a_vector_of_memory() -> None:
    p = Program()
    index = p.emit(special("g0", 8)) * 4
    p.emit(store(pointer(0, dt.float32), index, load(pointer(1, dt.float32), index, 4)))
    out, source = empty(32, dt.float32), values_of(dt.float32, 32)
    text = run(p.done(), [out, source], (8, 1, 1))
    assert text.count("array<vec4<f32>>") == 2
    assert np.array_equal(out, source)
    moved = run(p.done(), [out, source], (8, 1, 1), moved={0: 1})
    assert moved.count("array<vec4<f32>>") == 1, "what begins anywhere is taken one by one"


def test_vectors_and_elements_of_one_buffer() -> None:
    """Read by fours and one by one."""
    p = Program()
    item = p.emit(special("g0", 8))
    source = pointer(1, dt.float32)
    total = load(source, item * 4, 4) + UOp(Op.VECTORIZE, dt.float32.vec(4), (load(source, item),) * 4)
    p.emit(store(pointer(0, dt.float32), item * 4, total))
    out, data = empty(32, dt.float32), np.arange(32, dtype=np.float32)
    text = run(p.done(), [out, data], (8, 1, 1))
    assert "[g0 >> 2u][g0 & 3i]" in text
    assert np.array_equal(out, data + np.repeat(data[:8], 4))


@pytest.mark.parametrize("lanes", [1, 2, 4])
@pytest.mark.parametrize("dtype", MEMORY, ids=str)
def test_gates(dtype: DType, lanes: int) -> None:
    """A closed gate reads its alternative, though its index is beyond all memory, and stores nothing."""
    needs_halves(dtype)
    count = 8
    source, before = values_of(dtype, count * lanes), values_of(dtype, count * lanes + 1)[1:]
    p = Program()
    item = p.emit(special("g0", count))
    open_ = UOp(Op.CMPNE, dt.bool_, (item & 1, const(0)))
    far = UOp(Op.WHERE, dt.int32, (open_, item * lanes, const(1 << 28)))
    other = const(1, dtype.vec(lanes))
    value = load(pointer(1, dtype), far, lanes, gate=open_, other=other)
    p.emit(store(pointer(0, dtype), far, value, gate=open_))
    p.emit(store(pointer(2, dtype), item * lanes, value))
    got, read = before.copy(), empty(count * lanes, dtype)
    run(p.done(), [got, source, read], (count, 1, 1))
    mask = np.repeat(np.arange(count) % 2 == 1, lanes)
    assert np.where(mask, source, before).tobytes() == got.tobytes()
    assert np.where(mask, source, source.dtype.type(1)).tobytes() == read.tobytes()


@pytest.mark.parametrize("dtype", MEMORY, ids=str)
def test_memory_of_the_group(dtype: DType) -> None:
    """Turned round within a work-group, one by one: narrow integers share words there, too."""
    needs_halves(dtype)
    size, groups = 64, 4
    p = Program()
    item, group = p.emit(special("l0", size)), p.emit(special("g0", groups))
    shared = local("shared", dtype, size)
    put = p.emit(store(shared, item, load(pointer(1, dtype), group * size + item)))
    barrier = p.emit(UOp(Op.BARRIER, void, (put,)))
    p.emit(store(pointer(0, dtype), group * size + item, load(shared, const(size - 1) - item, 1, barrier)))
    out, source = empty(size * groups, dtype), values_of(dtype, size * groups)
    text = run(p.done(), [out, source], (groups, 1, 1))
    words = f"atomic<u32>, {size * dtype.bits // 32}" if dtype in NARROW else f"{size}>"
    assert words in text
    assert out.tobytes() == source.reshape(groups, size)[:, ::-1].tobytes()


@pytest.mark.parametrize("dtype", MEMORY, ids=str)
def test_an_array_of_the_work_item(dtype: DType) -> None:
    needs_halves(dtype)
    size, items = 8, 16
    p = Program()
    item = p.emit(special("l0", items))
    own, start = scratch("own", dtype, size), p.emit(item * size)
    step = p.emit(loop(size, "o0"))
    put = p.emit(store(own, const(size - 1) - step, load(pointer(1, dtype), start + step)))
    done = p.emit(end(step, put))
    again = p.emit(loop(size, "o1"))
    p.emit(end(again, p.emit(store(pointer(0, dtype), start + again, load(own, again, 1, done, again)))))
    out, source = empty(size * items, dtype), values_of(dtype, size * items)
    run(p.done(), [out, source])
    assert out.tobytes() == source.reshape(items, size)[:, ::-1].tobytes()


@pytest.mark.parametrize("grid", [(70_000, 1, 1), (3, 66_000, 1), (2, 3, 65_537), (65_536, 2, 2)])
def test_more_groups_than_a_dimension_takes(grid: tuple[int, int, int]) -> None:
    """Every group runs once, with its own numbers."""
    p = Program()
    x, y, z = (p.emit(special(f"g{d}", n)) for d, n in enumerate(grid))
    number = x + (y + z * grid[1]) * grid[0]
    p.emit(store(pointer(0, dt.int32), number, load(pointer(0, dt.int32), number) + number + 1))
    out = empty(grid[0] * grid[1] * grid[2], dt.int32)
    text = run(p.done(), [out], grid)
    assert "num_workgroups" in text
    assert np.array_equal(out, np.arange(1, len(out) + 1))


@pytest.mark.parametrize("n", [1, 7, 70_000])
def test_sizes_given_at_launch(n: int) -> None:
    """In a grid that may need folding, as numbers, and as the bound of a loop."""
    size = variable("n", 1, 1 << 20)
    p = Program()
    item = p.emit(special("g0", size))
    p.emit(store(pointer(0, dt.int32), item, item * 2 + size))
    out = empty(n, dt.int32)
    text = run(p.done(), [out], (size, 1, 1), {"n": n})
    assert "var<uniform> launch: Launch;" in text
    assert np.array_equal(out, np.arange(n) * 2 + n)


@pytest.mark.parametrize(
    "name",
    [
        "select",
        "array",
        "main",
        "launch",
        "zero",
        "Launch",
        "fn",
        "f32",
        "größe",
        "_",
        "__x",
        "1st",
        "data0",
        "vec4",
        "g0",
        "if",
    ],
)
def test_names(name: str) -> None:
    """Kernels, variables and memory that are called like words of the language, or like names of ours."""
    size = variable(name, 1, 100)
    p = Program()
    shared = local(name, dt.float32, 4)
    put = p.emit(store(shared, const(0), const(0.1, dt.float32)))
    barrier = p.emit(UOp(Op.BARRIER, void, (put,)))
    value = load(shared, const(0), 1, barrier) * const(0.0, dt.float32) + size.cast(dt.float32)
    p.emit(store(pointer(0, dt.float32), const(0), value))
    out = empty(1, dt.float32)
    run(p.done(name), [out], values={name: 42})
    assert out[0] == 42


def test_a_kernel_without_buffers_and_one_that_is_long() -> None:
    text = WGSLRenderer().render([UOp(Op.SINK, void, (), UOp(Op.SINK, void, (), Program().done()[-1].arg).arg)])
    runtime().queue.device.create_shader_module(code=text)
    p = Program()
    item = p.emit(special("l0", 4))
    value = load(pointer(1, dt.int32), item)
    wanted = np.arange(4, dtype=np.int64)
    for n in range(3000):
        value = (value ^ n) * 3 + item
        wanted = ((wanted ^ n) * 3 + np.arange(4)).astype(np.int32).astype(np.int64)
    p.emit(store(pointer(0, dt.int32), item, value))
    out = empty(4, dt.int32)
    run(p.done(), [out, np.arange(4, dtype=np.int32)])
    assert out.tolist() == wanted.tolist()


def test_a_buffer_of_nothing() -> None:
    p = Program()
    count = variable("n", 0, 8)
    step = p.emit(UOp(Op.RANGE, dt.int32, (const(0), count), loop(1).arg))
    p.emit(end(step, p.emit(store(pointer(0, dt.int8), step, load(pointer(1, dt.int8), step)))))
    out = empty(0, dt.int8)
    run(p.done(), [out, empty(0, dt.int8)], values={"n": 0})


@pytest.mark.parametrize(("dtype", "lanes"), list(product([dt.float32, dt.float16, dt.int32], [1, 4])))
def test_registers(dtype: DType, lanes: int) -> None:
    """A sum of vectors, carried by a loop."""
    needs_halves(dtype)
    from wgsl_support import register

    p = Program()
    held = register("acc", dtype.vec(lanes))
    start = p.emit(store(held, const(0), const(0, dtype.vec(lanes))))
    step = p.emit(loop(5))
    total = load(held, const(0), lanes, start, step)
    put = p.emit(store(held, const(0), UOp(Op.ADD, dtype.vec(lanes), (total, load(pointer(1, dtype), step * lanes, lanes)))))
    last = p.emit(end(step, put))
    p.emit(store(pointer(0, dtype), const(0), load(held, const(0), lanes, last)))
    data = np.arange(5 * lanes).astype(numpy_storage_dtype(dtype))
    out = empty(lanes, dtype)
    run(p.done(), [out, data])
    assert np.array_equal(out, data.reshape(5, lanes).sum(0))


def test_halves_only_where_they_are_used() -> None:
    p = Program()
    p.emit(store(pointer(0, dt.float32), const(0), const(1.0, dt.float32)))
    assert "f16" not in WGSLWriter(WGSLRenderer(Limits(halves=True)), p.done()).source()
