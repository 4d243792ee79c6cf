"""Tier 60, memory: symbolic sizes, indices beyond 32 bits, outputs that share inputs' memory, masks,
accesses out of range."""

from __future__ import annotations

import copy
from collections.abc import Mapping

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import float32, int32, int64, uint8
from kg.errors import OutOfBounds
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.buffers.buffer import Buffer
from kg.schedule.opts import Opt, OptOp
from kg.semantics.floats import Array
from kg.settings import override
from kg.text.program import linear_uops
from kg_graph.oracle import run_ast

from kg_conformance.accuracy import difference
from kg_conformance.kernels import whole as k
from kg_conformance.kernels.gated import with_alternatives
from kg_conformance.kernels.streamed import STREAM_VECTORS
from kg_conformance.requires import may_skip, requires
from kg_conformance.subject import Subject

SYMBOLIC = ("elementwise", "sum", "matmul", "softmax", "flip")


# -- sizes given at launch


def symbolic_value(name: str, n: UOp, m: UOp) -> UOp:
    x = param(1, (n, m), float32)
    match name:
        case "elementwise":
            return x * 2.0 + 1.0
        case "sum":
            return x.sum(1)
        case "matmul":
            weight = param(2, (3, m), float32).reshape(1, 3, m).expand(n, 3, m)
            return (x.reshape(n, 1, m).expand(n, 3, m) * weight).sum(2)
        case "softmax":
            return (x - x.max(1).expand(n, m)).exp().sum(1)
        case _:
            return x.flip(1).permute(1, 0)


@pytest.mark.parametrize("name", SYMBOLIC)
@requires("symbolic")
def test_symbolic_sizes(subject: Subject, name: str) -> None:
    """One program for every value of its variables."""
    ast = k.out(symbolic_value(name, variable("n", 1, 200), variable("m", 1, 64)), f"symbolic_{name}")
    program = subject.compile(ast)
    for rows, columns in ((1, 1), (5, 17), (200, 64), (63, 2)):
        arrays = {1: k.whole((rows, columns), float32, rows), 2: k.whole((3, columns), float32, columns)}
        arrays = {slot: raw for slot, raw in arrays.items() if slot == 1 or name == "matmul"}
        sizes = {"n": rows, "m": columns}
        found, wanted = subject.launch(program, ast, arrays, sizes)[0], run_ast(ast, arrays, sizes)[0]
        said = difference(found, wanted, float32, 0, 1e-5 if name == "softmax" else 0.0, False)
        assert not said, f"{name} with {sizes}: {said}"


@requires("symbolic")
def test_symbolic_sizes_of_nothing(subject: Subject) -> None:
    """A size may be zero: nothing is written, a sum over it is 0."""
    n = variable("n", 0, 100)
    x = param(1, (n,), float32)
    for size in (0, 1, 33):
        raw = k.whole((size,), float32, size)
        subject.check(k.out(x.sum(), "sum_of_n"), {1: raw}, {"n": size})
        subject.check(k.out(x + 1.0, "n_elements"), {1: raw}, {"n": size})


@requires("symbolic")
def test_a_variable_as_a_value(subject: Subject) -> None:
    """Launch values in arithmetic and in the bounds of a box, not only in sizes."""
    s = variable("s", 0, 9)
    x = param(1, (20,), int32).shrink((s, s + 10))
    raw = np.arange(20, dtype=np.int32)
    ast = k.out(x * 3 + s.cast(int32), "window")
    program = subject.compile(ast)
    for start in (0, 4, 9):
        found = subject.launch(program, ast, {1: raw}, {"s": start})[0]
        assert found.tolist() == [3 * (start + i) + start for i in range(10)]


# -- sizes beyond 32 bits


@requires("int64_index", "gather", "scatter", "dtype.int64", "dtype.uint8")
@may_skip("a buffer of one byte more than 2^31 elements may not fit")
def test_indices_beyond_32_bits(subject: Subject) -> None:
    """Elements past 2^31 of one buffer of bytes:
    read at an offset, read and written at an index that is data."""
    beyond = 1 << 31
    device = subject.device
    try:
        big = device.empty(beyond + 64, uint8)
    except MemoryError as error:
        pytest.skip(f"{error}")
    values = np.arange(64, dtype=np.uint8) + 3
    big.view(beyond - 1, 65).copyin(np.concatenate([values[:1], values]))  # the first is read, and then left out
    x = param(1, (beyond + 64,), uint8)
    tail = launched(subject, k.out(x.shrink((beyond - 1, beyond + 64)), "tail"), {0: device.empty(65, uint8), 1: big})
    assert tail.tolist()[1:] == values.tolist()
    places = device.buffer(beyond + np.array([63, 0, 7, 7], np.int64))
    picked = k.out(x.gather(param(2, (4,), int64)), "picked")
    assert launched(subject, picked, {0: device.empty(4, uint8), 1: big, 2: places}).tolist() == [66, 3, 10, 10]
    y = param(0, (beyond + 64,), uint8)
    put = sink(y.store(y.scatter(param(1, (4,), uint8), param(2, (4,), int64))), name="put")
    updates = device.buffer(np.array([200, 201, 202, 203], np.uint8))
    wanted = values.copy()
    wanted[[63, 0, 7]] = [200, 201, 203]
    launched(subject, put, {0: big.view(0, beyond + 64), 1: updates, 2: places}, read=False)
    assert big.view(beyond, 64).numpy().tolist() == wanted.tolist()


def launched(subject: Subject, ast: UOp, buffers: Mapping[int, Buffer], *, read: bool = True) -> Array:
    """What buffer 0 holds after the kernel ran on buffers that are there already."""
    program = subject.device.runtime.load(subject.compile(ast))
    program.bind([buffers[p.slot] for p in program.user_params])()
    subject.device.synchronize()
    return buffers[0].raw() if read else np.empty(0)


# -- outputs


def test_two_outputs(subject: Subject) -> None:
    """Of one shape, of different shapes, a reduction beside what it reduces."""
    x, y = param(2, (6, 21), float32), param(3, (6, 21), float32)
    arrays = {2: k.whole((6, 21), float32, 1), 3: k.whole((6, 21), float32, 2)}
    both = x * y
    ast = sink(param(0, (6, 21), float32).store(both + 1.0), param(1, (6, 21), float32).store(both - x), name="two")
    subject.check(ast, arrays)
    total = both.sum(1)
    ast = sink(param(0, (6, 21), float32).store(both), param(1, (6, 1), float32).store(total), name="with_sum")
    subject.check(ast, arrays)
    subject.check(ast, arrays, schedule=())


@requires("dtype.uint8")
def test_outputs_of_different_dtypes(subject: Subject) -> None:
    x = param(2, (67,), int32)
    ast = sink(param(0, (67,), float32).store(x.cast(float32)), param(1, (67,), uint8).store(x.cast(uint8)), name="dtypes")
    subject.check(ast, {2: np.arange(-30, 37, dtype=np.int32)})


def test_in_place(subject: Subject) -> None:
    """A parameter that is read at the very element that is stored."""
    x = param(0, (131,), float32)
    arrays = {0: k.whole((131,), float32, 1), 1: k.whole((131,), float32, 2)}
    subject.check(sink(x.store(x * 0.5 + param(1, (131,), float32)), name="in_place"), arrays)
    rows = param(0, (4, 33), float32)
    row = param(1, (4, 33), float32).sum(1).expand(4, 33)
    ast = sink(rows.store(rows + row), name="in_place_with_sum")
    subject.check(ast, {0: k.whole((4, 33), float32, 3), 1: k.whole((4, 33), float32, 4)})


@requires("views")
def test_output_that_is_an_input(subject: Subject) -> None:
    """Two parameters may be one buffer where each element is read before it is written."""
    device = subject.device
    raw = k.whole((77,), float32, 5)
    ast = k.out(param(1, (77,), float32) * 3.0, "alias")
    buffer = device.buffer(raw)
    assert launched(subject, ast, {0: buffer, 1: buffer}).tolist() == (raw * 3).tolist()


# -- masks


@pytest.mark.parametrize("size", [1, 16, 37])
def test_masked_loads_touch_nothing(subject: Subject, size: int) -> None:
    """Padding larger than what is padded: outside, the fill is read and no memory is."""
    x = param(1, (size,), float32).pad((70, 65), fill=-2.0)
    arrays = {1: k.whole((size,), float32, size) + 50}
    subject.check(k.out(x + 1.0, "padded"), arrays)
    subject.check(k.out(x.reshape(1, size + 135).sum(1), "padded_sum"), arrays)


@pytest.mark.parametrize("schedule", [None, ()], ids=["vector", "scalar"])
def test_masked_loads_give_their_alternative(subject: Subject, schedule: tuple[Opt, ...] | None) -> None:
    """Core rarely relies on it; a program that does is made by hand from one that does not."""
    raw = k.real((37,), float32, 3)
    ast = k.out(param(1, (37,), float32).pad((3, 40), fill=9.0), "alternative")
    program, count = with_alternatives(subject, subject.compile(ast, schedule))
    whole = subject.renderer.vectors.masked and subject.renderer.vectors.alu
    lane_by_lane = schedule is None and not whole  # loaded or chosen so: then the scalar program says it all
    assert count or lane_by_lane, "the program has no masked load"
    found = subject.launch(program, ast, {1: raw})[0]
    assert found.tolist() == np.pad(raw, (3, 40), constant_values=9.0).tolist()


def test_masks_in_two_directions(subject: Subject) -> None:
    """Pads of pads: where both masks must hold, and where the fills differ."""
    raw = np.arange(12, dtype=np.int32).reshape(3, 4)
    x = param(1, (3, 4), int32).pad((1, 2), (0, 0), fill=-1).pad((0, 0), (3, 5), fill=-2)
    subject.check(k.out(x, "both"), {1: raw})
    subject.check(k.out(x.flip(0, 1) * 2, "both_flipped"), {1: raw}, schedule=())


# -- stores past the caches


@pytest.mark.parametrize("name", ["vector", "rows", "tail"])
@requires("streaming", "views", "schedule.VECTOR")
def test_streaming_stores(subject: Subject, name: str) -> None:
    """Where stores of vectors are to go past the caches, what is stored is the same wherever the output
    begins."""
    renderer = copy.copy(subject.renderer)
    renderer.passes += (STREAM_VECTORS,)
    shape = {"vector": (1024,), "rows": (24, 64), "tail": (1021,)}[name]
    x = param(1, shape, float32)
    ast = k.out(x * 2.0 + x, f"streamed_{name}")
    raw = k.whole(shape, float32, 5)
    axis = f"o{len(shape) - 1}"
    program = to_program(ast, renderer, subject.compiler, (Opt(OptOp.VECTOR, axis, 16),))
    asked = [u for u in linear_uops(program) if u.op is Op.STORE and u.access.streaming]
    assert asked or not renderer.vectors.memory, "no store is marked as streaming"
    loaded = subject.device.runtime.load(program)
    memory, source = subject.device.empty(raw.size + 64, float32), subject.device.buffer(raw.reshape(-1))
    for offset in (0, 1, 16, 31):
        memory.copyin(np.full(raw.size + 64, 9, np.float32))
        loaded.bind([memory.view(offset, raw.size), source])()
        subject.device.synchronize()
        found = memory.numpy()
        assert found[offset : offset + raw.size].tolist() == (3 * raw.reshape(-1)).tolist()
        assert (found[:offset] == 9).all()
        assert (found[offset + raw.size :] == 9).all()


# -- accesses out of range


@pytest.mark.parametrize("index", [-1, 9, 1 << 30])
@requires("sanitize", "gather")
def test_sanitize_names_the_access(subject: Subject, index: int) -> None:
    """Under the setting an access outside its buffer raises, with kernel, buffer and index."""
    ast = k.out(param(1, (9,), float32).gather(param(2, (3,), int32)), "strays")
    arrays = {1: k.whole((9,), float32), 2: np.array([0, index, 8], np.int32)}
    with override(sanitize=True):
        with pytest.raises(OutOfBounds) as caught:
            subject.run(ast, arrays)
        said = str(caught.value)
        assert "strays" in said, said
        assert str(index) in said, said
        arrays[2][1] = 3
        subject.check(ast, arrays)


@requires("sanitize", "scatter")
def test_sanitize_guards_stores(subject: Subject) -> None:
    x = param(0, (9,), float32)
    ast = sink(x.store(x.scatter(param(1, (2,), float32), param(2, (2,), int32))), name="astray")
    arrays = {0: k.whole((9,), float32), 1: k.whole((2,), float32), 2: np.array([4, 9], np.int32)}
    with override(sanitize=True), pytest.raises(OutOfBounds, match="astray"):
        subject.run(ast, arrays)
