"""The interpreter on hand-made linear programs: each shape of kernel, then each trap."""

import numpy as np
import pytest
from kg.dtype import AddrSpace, PtrDType, bfloat16, bool_, float16, float32, int8, int32, uint8, void
from kg.errors import BufferError, DataRace, OutOfBounds, SpecError, UninitializedRead, UnsupportedError
from kg.ir.args import Access, Axis, KernelInfo, Var
from kg.ir.layouts.fragment import CoordinateTable
from kg.ir.layouts.tensorcore import Numerics, TensorCore
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import from_storage, numpy_storage_dtype, to_storage
from kg.semantics.interp import interpreter as interp
from kg.semantics.interp.interpreter import run


def const(value, dtype=int32):
    return UOp(Op.CONST, dtype, (), value)


def buffer(slot, dtype=float32, size=-1):
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, size), (), slot)


def local(name="tile", size=8, dtype=float32):
    return UOp(Op.DEFINE_LOCAL, PtrDType(dtype, AddrSpace.LOCAL, size), (), name)


def register(name="acc", dtype=float32, size=1):
    return UOp(Op.DEFINE_REG, PtrDType(dtype, AddrSpace.REG, size), (), name)


def scratch(name, offset, size, dtype=float32):
    return UOp(Op.DEFINE_SCRATCH, PtrDType(dtype, AddrSpace.SCRATCH, size), (), (name, offset))


def special(name, bound):
    return UOp(Op.SPECIAL, int32, (const(bound),), name)


def at(pointer, index, gate=None):
    index = const(index) if isinstance(index, int) else index
    return UOp(Op.INDEX, pointer.dtype, (pointer, index) if gate is None else (pointer, index, gate))


def load(address, *rest, lanes=1, arg=None):
    base = address.pointer.base
    return UOp(Op.LOAD, base if lanes == 1 else base.vec(lanes), (address, *rest), arg)


def store(address, value, *order, arg=None):
    return UOp(Op.STORE, void, (address, value, *order), arg)


def loop(name, stop, start=0):
    start, stop = (const(x) if isinstance(x, int) else x for x in (start, stop))
    return UOp(Op.RANGE, int32, (start, stop), Axis(name))


def end(range_, *body):
    return UOp(Op.END, void, (range_, *body))


def barrier(*order):
    return UOp(Op.BARRIER, void, order)


def linear(*statements):
    """The statements, each after its sources that were not placed before, and a sink. Blocks stay as they are listed."""
    placed = {}
    for statement in statements:
        for node in statement.toposort():
            placed.setdefault(node)
    return [*placed, UOp(Op.SINK, void, statements[-1:], KernelInfo("test"))]


def floats(*values):
    return np.asarray(values, np.float32)


def test_vector_add_over_groups():
    out, a, b = buffer(0), buffer(1), buffer(2)
    i = special("g0", 50) * 4 + special("l0", 4)
    body = store(at(out, i), load(at(a, i)) + load(at(b, i)))
    x, y = np.arange(200, dtype=np.float32), np.ones(200, np.float32)
    result = np.zeros(200, np.float32)
    run(linear(body), {0: result, 1: x, 2: y}, global_size=(50,), local_size=(4,))
    assert np.array_equal(result, x + y)


def test_many_batches_and_three_dimensions(monkeypatch):
    monkeypatch.setattr(interp, "BATCH", 7)
    out = buffer(0, int32)
    g = [special(f"g{i}", n) for i, n in enumerate((3, 2, 2))]
    t = [special(f"l{i}", n) for i, n in enumerate((2, 1, 3))]
    group, item = g[0] + g[1] * 3 + g[2] * 6, t[0] + t[1] * 2 + t[2] * 2
    result = np.zeros(72, np.int32)
    body = store(at(out, group * 6 + item), group * 100 + item)
    run(linear(body), {0: result}, global_size=(3, 2, 2), local_size=(2, 1, 3))
    assert np.array_equal(result, [g * 100 + i for g in range(12) for i in range(6)])


def test_a_register_reduction():
    out, a, acc, i = buffer(0), buffer(1), register(), special("g0", 5)
    r = loop("r", 8)
    first = store(at(acc, 0), const(0.0, float32))
    body = store(at(acc, 0), load(at(acc, 0), first, r) + load(at(a, i * 8 + r)))
    close = end(r, body)
    last = store(at(out, i), load(at(acc, 0), close))
    x, result = np.arange(40, dtype=np.float32), np.zeros(5, np.float32)
    run(linear(first, r, body, close, last), {0: result, 1: x}, global_size=(5,))
    assert np.array_equal(result, x.reshape(5, 8).sum(1))


def group_reduction(*, with_barrier=True):
    out, a, tile, acc = buffer(0), buffer(1), local(size=8), register()
    g, i = special("g0", 3), special("l0", 8)
    put = store(at(tile, i), load(at(a, g * 8 + i)))
    meet = barrier(put) if with_barrier else put
    r = loop("r", 8)
    first = store(at(acc, 0), const(0.0, float32), meet)
    body = store(at(acc, 0), load(at(acc, 0), first, r) + load(at(tile, r), meet))
    close = end(r, body)
    gate = i.eq(0)
    last = store(at(out, g, gate), load(at(acc, 0), close))
    return linear(put, meet, first, r, body, close, last)


def test_a_group_reduction_in_local_memory():
    x, result = np.arange(24, dtype=np.float32), np.zeros(3, np.float32)
    run(group_reduction(), {0: result, 1: x}, global_size=(3,), local_size=(8,))
    assert np.array_equal(result, x.reshape(3, 8).sum(1))


def test_a_missing_barrier_is_a_race_or_an_unwritten_read():
    x, result = np.arange(24, dtype=np.float32), np.zeros(3, np.float32)
    with pytest.raises(DataRace, match=r"^summing: local memory tile\[0\].*one writes and one reads(.|\n)*load"):
        run(group_reduction(with_barrier=False), {0: result, 1: x}, global_size=(3,), local_size=(8,), name="summing")


def test_local_memory_may_be_used_again_after_a_barrier():
    out, tile, i = buffer(0, int32), local(size=4, dtype=int32), special("l0", 4)
    r = loop("r", 3)
    put = store(at(tile, i), i + r * 10, r)
    meet = barrier(put)
    got = store(at(out, r * 4 + i), load(at(tile, const(3) - i), meet))
    again = barrier(got)
    close = end(r, again)
    result = np.zeros(12, np.int32)
    run(linear(r, put, meet, got, again, close), {0: result}, local_size=(4,))
    assert result.tolist() == [3, 2, 1, 0, 13, 12, 11, 10, 23, 22, 21, 20]
    with pytest.raises(DataRace, match="tile"):
        run(linear(r, put, meet, got, end(r, got)), {0: result}, local_size=(4,))


def test_a_divergent_loop():
    out, acc, i = buffer(0, int32), register(dtype=int32), special("l0", 6)
    r = loop("r", i, start=UOp(Op.MIN, int32, (i, const(2))))
    first = store(at(acc, 0), const(0))
    body = store(at(acc, 0), load(at(acc, 0), first, r) + r)
    close = end(r, body)
    last = store(at(out, i), load(at(acc, 0), close))
    result = np.full(6, -1, np.int32)
    run(linear(first, r, body, close, last), {0: result}, local_size=(6,))
    assert result.tolist() == [sum(range(min(i, 2), i)) for i in range(6)]


def test_loops_that_run_zero_times():
    out, r = buffer(0, int32), loop("r", 2, start=5)
    body = store(at(out, r), r)
    run(linear(r, body, end(r, body)), {0: np.zeros(0, np.int32)})


def test_a_condition_by_mask():
    out, i = buffer(0, int32), special("l0", 5)
    condition = UOp(Op.IF, void, (i < 3,))
    body = store(at(out, i), i + 1, condition)
    result = np.zeros(3, np.int32)
    run(linear(condition, body, UOp(Op.ENDIF, void, (condition, body))), {0: result}, local_size=(5,))
    assert result.tolist() == [1, 2, 3]


@pytest.mark.parametrize("dtype", (float32, bfloat16, bool_, int8), ids=str)
def test_a_gated_vector_tail(dtype):
    out, a, r = buffer(0, dtype), buffer(1, dtype), loop("r", 3)
    lanes = UOp(Op.VECTORIZE, int32.vec(4), tuple(const(i) for i in range(4)))
    position = (r * 4).broadcast(4) + lanes
    gate = position < const(10).broadcast(4)
    other = const(1, dtype).broadcast(4)
    value = load(at(a, r * 4, gate), other, lanes=4)
    body = store(at(out, r * 4, gate), UOp(Op.MAX, dtype.vec(4), (value, value)))
    x = to_storage(np.arange(10) % 3, dtype)
    result = np.zeros(10, numpy_storage_dtype(dtype))
    run(linear(r, body, end(r, body)), {0: result, 1: x})
    assert np.array_equal(from_storage(result, dtype), from_storage(x, dtype))


def test_a_false_gate_gives_the_alternative_and_touches_nothing():
    out, a, i = buffer(0), buffer(1), special("l0", 4)
    value = load(at(a, i * 1000, i < 1), const(-1.0, float32))
    result = np.zeros(4, np.float32)
    run(linear(store(at(out, i), value)), {0: result, 1: floats(5)}, local_size=(4,))
    assert result.tolist() == [5, -1, -1, -1]
    nothing = load(at(a, const(7), const(False, bool_)), const(2.0, float32))
    one = np.zeros(1, np.float32)
    run(linear(store(at(out, 0), nothing)), {0: one, 1: floats()})
    assert one.tolist() == [2]


def test_gather_and_scatter_by_an_index_vector():
    out, a = buffer(0), buffer(1)
    order = UOp(Op.VECTORIZE, int32.vec(4), tuple(const(i) for i in (3, 1, 1, 0)))
    value = load(at(a, order), lanes=4)
    back = store(at(out, order), value + value.const_like(1.0))
    result = np.zeros(4, np.float32)
    run(linear(back), {0: result, 1: floats(10, 20, 30, 40)})
    assert result.tolist() == [11, 21, 0, 41]


def test_vectors_are_joined_and_picked():
    out, a = buffer(0), buffer(1)
    pair = load(at(a, 0), lanes=2)
    joined = UOp(Op.VECTORIZE, float32.vec(5), (pair, load(at(a, 3)), pair.lane(1, 0)))
    result = np.zeros(6, np.float32)
    run(linear(store(at(out, 0), joined), store(at(out, 5), joined.lane(2))), {0: result, 1: floats(1, 2, 3, 4)})
    assert result.tolist() == [1, 2, 4, 2, 1, 4]


def test_vector_registers_and_a_masked_store_to_one():
    out, acc, i = buffer(0), register(dtype=float32.vec(2)), special("l0", 2)
    first = store(at(acc, 0), const(1.0, float32.vec(2)))
    condition = UOp(Op.IF, void, (i < 1, first))
    body = store(at(acc, 0), load(at(acc, 0), condition) + const(2.0, float32.vec(2)))
    close = UOp(Op.ENDIF, void, (condition, body))
    last = store(at(out, i * 2), load(at(acc, 0), close))
    result = np.zeros(4, np.float32)
    run(linear(first, condition, body, close, last), {0: result}, local_size=(2,))
    assert result.tolist() == [3, 3, 1, 1]


def test_variables_and_a_slice_of_the_thread_axis():
    out, n = buffer(0, int32), UOp(Op.DEFINE_VAR, int32, (), Var("n", 1, 9))
    r = loop("t", special("stop", 8), start=special("start", 8))
    body = store(at(out, r), n)
    result = np.zeros(8, np.int32)
    program = linear(r, body, end(r, body))
    run(program, {0: result}, {"n": 7}, start=2, stop=5)
    assert result.tolist() == [0, 0, 7, 7, 7, 0, 0, 0]
    with pytest.raises(OutOfBounds, match=r"n = 10 is outside \[1, 9\]"):
        run(program, {0: result}, {"n": 10})
    with pytest.raises(BufferError, match="variable n is missing"):
        run(program, {0: result}, {})
    with pytest.raises(OutOfBounds, match="stop = 9, beyond its bound of 8"):
        run(program, {0: result}, {"n": 1}, stop=9)


def test_scratch_windows_and_what_is_written_in_them():
    out, whole, half = buffer(0, uint8), scratch("a", 64, 2, int32), scratch("b", 64, 8, uint8)
    i = special("l0", 2)
    put = store(at(whole, 1), i + 0x01020304)
    got = store(at(out, i * 4), load(at(half, 4), put, lanes=4))
    result = np.zeros(8, np.uint8)
    run(linear(put, got), {0: result}, local_size=(2,), scratch_bytes=128)
    assert result.tolist() == [4, 3, 2, 1, 5, 3, 2, 1]
    with pytest.raises(UninitializedRead, match=r"scratch b\[0\]"):
        run(linear(put, store(at(out, i), load(at(half, 0), put))), {0: result}, local_size=(2,), scratch_bytes=128)
    with pytest.raises(OutOfBounds, match="scratch a takes bytes 64 to 72 of the launch's 64"):
        run(linear(put, got), {0: result}, local_size=(2,), scratch_bytes=64)


def toy_core(dtype_in=float16, dtype_out=float32, numerics=None):
    """4x2x3 by four lanes: A and C one row per pair of lanes, B held twice."""
    a = tuple(tuple((lane // 2, k) for k in range(3)) for lane in range(4))
    b = tuple(tuple((k, lane % 2 * 2 + j) for k in range(3) for j in range(2)) for lane in range(4))
    c = tuple(tuple((lane // 2, lane % 2 * 2 + j) for j in range(2)) for lane in range(4))
    return TensorCore(
        "toy",
        (4, 2, 3),
        4,
        (dtype_in, dtype_in),
        dtype_out,
        CoordinateTable(a),
        CoordinateTable(b),
        CoordinateTable(c),
        numerics or Numerics(),
    )


def wmma_program(core, items=8):
    out, a, b = buffer(0, core.dtype_out), buffer(1, core.dtype_in[0]), buffer(2, core.dtype_in[1])
    i = special("l0", items)
    warp, lane = i // 4, i % 4
    row, column = lane // 2, lane % 2 * 2
    fa = load(at(a, warp * 6 + row * 3), lanes=3)
    fb = UOp(
        Op.VECTORIZE, core.dtype_in[1].vec(6), tuple(load(at(b, column + (k * 4 + j))) for k in range(3) for j in range(2))
    )
    zero = const(1, core.dtype_out.vec(2))
    d = UOp(Op.WMMA, core.dtype_out.vec(2), (fa, fb, zero), core)
    return linear(store(at(out, warp * 8 + row * 4 + column), d))


@pytest.mark.parametrize(
    ("dtype_in", "dtype_out"), [(float16, float32), (bfloat16, float32), (int8, int32), (float16, float16)]
)
def test_wmma_from_its_layouts(dtype_in, dtype_out):
    core = toy_core(dtype_in, dtype_out)
    assert core.check() == []
    a, b = np.arange(12).reshape(2, 2, 3) - 5, np.arange(12).reshape(3, 4)
    result = np.zeros(16, numpy_storage_dtype(dtype_out))
    buffers = {
        0: result,
        1: to_storage(a.ravel().astype(np.float32), dtype_in),
        2: to_storage(b.ravel().astype(np.float32), dtype_in),
    }
    run(wmma_program(core), buffers, local_size=(8,))
    assert np.array_equal(result.reshape(2, 2, 4), a @ b + 1)


def test_wmma_numerics():
    for rounding, kept in (("tf32", 2.0**-10), ("bf16", 2.0**-7)):
        core = toy_core(float32, float32, Numerics(rounding))
        a, b = np.full(12, 1 + kept, np.float32), np.zeros(12, np.float32)
        b[:4] = 1
        result = np.zeros(16, np.float32)
        run(wmma_program(core), {0: result, 1: a + np.float32(kept / 8), 2: b}, local_size=(8,))
        assert set(result.tolist()) == {2 + kept}
    tie = np.full(12, 1 + 2.0**-11, np.float32)  # half way: to even is down
    for rounding, wanted in (("tf32", 2.0), ("tf32_away", 2 + 2.0**-10), ("tf32_cut", 2.0)):
        run(wmma_program(toy_core(float32, float32, Numerics(rounding))), {0: result, 1: tie, 2: b}, local_size=(8,))
        assert set(result.tolist()) == {wanted}
    for bits, wanted in ((0, 2 + 2.0**-11), (10, 2.0), (11, 2.0), (12, 2 + 2.0**-11)):
        run(wmma_program(toy_core(float32, float32, Numerics(sum_bits=bits))), {0: result, 1: tie, 2: b}, local_size=(8,))
        assert set(result.tolist()) == {wanted}, bits
    core = toy_core(float32, float32, Numerics(flushes_denormals=True))
    result = np.zeros(16, np.float32)
    run(wmma_program(core), {0: result, 1: np.full(12, 1e-40, np.float32), 2: np.full(12, 1e38, np.float32)}, local_size=(8,))
    assert set(result.tolist()) == {1.0}
    with pytest.raises(UnsupportedError, match="input rounding 'odd' is unknown"):
        run(
            wmma_program(toy_core(numerics=Numerics("odd"))),
            {0: result, 1: np.zeros(12, "f2"), 2: np.zeros(12, "f2")},
            local_size=(8,),
        )


def test_wmma_traps():
    result, zeros = np.zeros(16, np.float32), np.zeros(12, np.float16)
    with pytest.raises(SpecError, match="needs 4 lanes together; the work-group has 6"):
        run(wmma_program(toy_core(), 6), {0: result, 1: zeros, 2: zeros}, local_size=(6,))
    core, i = toy_core(), special("l0", 4)
    differing = i.cast(float16).broadcast(3)
    fragments = (differing, const(0.0, float16.vec(6)), const(0.0, float32.vec(2)))
    d = UOp(Op.WMMA, float32.vec(2), fragments, core)
    with pytest.raises(SpecError, match="different values"):
        run(linear(store(at(buffer(0), i * 2), d)), {0: result}, local_size=(4,))


# -- traps


@pytest.mark.parametrize("index", (-1, 3, 2**31 - 1))
def test_an_access_outside_its_buffer(index):
    out, a, i = buffer(0), buffer(1), special("l0", 2)
    with pytest.raises(OutOfBounds, match=rf"argument 1\[{index}\] is outside its 3 elements.*item \(1, 0, 0\)(.|\n)*load"):
        run(linear(store(at(out, i), load(at(a, i * index)))), {0: floats(0, 0), 1: floats(1, 2, 3)}, local_size=(2,))
    with pytest.raises(OutOfBounds, match=rf"argument 0\[{index}\](.|\n)*store"):
        run(linear(store(at(out, index), const(1.0, float32))), {0: floats(1, 2, 3)})


def test_a_vector_access_that_runs_over_the_end():
    out, a = buffer(0), buffer(1)
    with pytest.raises(OutOfBounds, match=r"argument 1\[3\]"):
        run(linear(store(at(out, 0), load(at(a, 1), lanes=4))), {0: np.zeros(4, "f4"), 1: floats(1, 2, 3)})


def test_the_size_of_the_pointer_bounds_a_larger_buffer():
    with pytest.raises(OutOfBounds, match="outside its 2 elements"):
        run(linear(store(at(buffer(0, size=2), 2), const(1.0, float32))), {0: np.zeros(9, "f4")})


def test_a_gate_protects_only_the_lanes_that_it_closes():
    out, gate = buffer(0), UOp(Op.VECTORIZE, bool_.vec(2), (const(True, bool_), const(False, bool_)))
    run(linear(store(at(out, 0, gate), const(1.0, float32.vec(2)))), {0: np.zeros(1, "f4")})
    with pytest.raises(OutOfBounds, match=r"argument 0\[1\]"):
        run(linear(store(at(out, 1, gate), const(1.0, float32.vec(2)))), {0: np.zeros(1, "f4")})


def test_reads_of_what_nothing_wrote():
    out, tile, acc, i = buffer(0), local(size=4), register(), special("l0", 2)
    with pytest.raises(UninitializedRead, match=r"local memory tile\[2\] is read by item \(0, 0, 0\)"):
        run(linear(store(at(out, i), load(at(tile, i + 2)))), {0: floats(0, 0)}, local_size=(2,))
    with pytest.raises(UninitializedRead, match="element 0 of register acc"):
        run(linear(store(at(out, i), load(at(acc, 0)))), {0: floats(0, 0)}, local_size=(2,))
    condition = UOp(Op.IF, void, (i < 1,))
    body = store(at(acc, 0), const(1.0, float32), condition)
    close = UOp(Op.ENDIF, void, (condition, body))
    with pytest.raises(UninitializedRead, match=r"register acc is read by item \(1, 0, 0\)"):
        run(linear(condition, body, close, store(at(out, i), load(at(acc, 0), close))), {0: floats(0, 0)}, local_size=(2,))


def test_two_items_that_write_the_same_value_to_the_same_place():
    with pytest.raises(DataRace, match=r"argument 0\[0\].*both write"):
        run(linear(store(at(buffer(0), 0), const(1.0, float32))), {0: floats(0)}, local_size=(2,))
    with pytest.raises(DataRace, match=r"tile\[1\].*both write"):
        run(linear(store(at(local(), special("l0", 4) // 2 + 1), const(1.0, float32))), {}, local_size=(4,))


def test_two_writes_in_different_statements():
    out, i = buffer(0), special("l0", 2)
    first = store(at(out, i), const(1.0, float32))
    with pytest.raises(DataRace, match=r"item \(1, 0, 0\).*item \(0, 0, 0\).*both write|item \(0, 0, 0\).*item \(1, 0, 0\)"):
        run(linear(first, store(at(out, const(1) - i), const(1.0, float32), first)), {0: floats(0, 0)}, local_size=(2,))
    meet = barrier(first)
    run(linear(first, meet, store(at(out, const(1) - i), const(1.0, float32), meet)), {0: floats(0, 0)}, local_size=(2,))


@pytest.mark.parametrize("batch", (1, 64))
def test_a_barrier_does_not_order_groups(batch, monkeypatch):
    monkeypatch.setattr(interp, "BATCH", batch)
    out, seen, g = buffer(0), buffer(1), special("g0", 2)
    first = store(at(out, g), const(1.0, float32))
    meet = barrier(first)
    read = store(at(seen, g), load(at(out, const(1) - g), meet))
    with pytest.raises(DataRace, match=r"argument 0.*one writes and one reads"):
        run(linear(first, meet, read), {0: floats(0, 0), 1: floats(0, 0)}, global_size=(2,))
    value = load(at(out, const(0)))
    put = store(at(out, g), value + 1.0)
    with pytest.raises(DataRace, match=r"argument 0\[[01]\]"):
        run(linear(put), {0: floats(0, 0)}, global_size=(2,))
    with pytest.raises(DataRace, match="both write"):
        run(linear(store(at(out, 0), const(1.0, float32))), {0: floats(0)}, global_size=(2,))


def test_reading_and_writing_ones_own_element_is_no_race():
    out, i = buffer(0), special("g0", 3) * 2 + special("l0", 2)
    x = np.arange(6, dtype=np.float32)
    run(linear(store(at(out, i), load(at(out, i)) + 1.0)), {0: x}, global_size=(3,), local_size=(2,))
    assert x.tolist() == [1, 2, 3, 4, 5, 6]


def test_one_array_under_two_slots_has_one_history():
    out, a, i = buffer(0), buffer(1), special("l0", 3)
    same = linear(store(at(out, i), load(at(a, i)) + 1.0))
    crossed = linear(store(at(out, i), load(at(a, const(2) - i)) + 1.0))
    x = floats(1, 2, 3)
    run(same, {0: x, 1: x}, local_size=(3,))
    assert x.tolist() == [2, 3, 4]
    with pytest.raises(DataRace, match=r"argument 0\[0\]"):
        run(crossed, {0: x, 1: x}, local_size=(3,))
    run(crossed, {0: floats(0, 0, 0), 1: x}, local_size=(3,))


def test_launch_sizes():
    program = linear(store(at(buffer(0), special("g0", 4)), const(1.0, float32)))
    run(program, {0: floats()}, global_size=(0,))
    for size in ((1, 1, 1, 1), (-1,)):
        with pytest.raises(ValueError, match="up to three numbers"):
            run(program, {0: floats(0)}, global_size=size)


def test_many_readers_then_a_writer():
    tile, i, out = local(size=2), special("l0", 3), buffer(0)
    put = store(at(tile, 0, i.eq(0)), const(1.0, float32))
    meet = barrier(put)
    read = store(at(out, i), load(at(tile, 0), meet))
    again = store(at(tile, 0, i.eq(2)), const(2.0, float32), read)
    with pytest.raises(DataRace, match=r"tile\[0\]: item \(2, 0, 0\) .* and several work-items"):
        run(linear(put, meet, read, again), {0: floats(0, 0, 0)}, local_size=(3,))
    second = barrier(read)
    run(linear(put, meet, read, second, again), {0: floats(0, 0, 0)}, local_size=(3,))


def test_a_barrier_that_a_part_of_the_group_reaches():
    i = special("l0", 4)
    condition = UOp(Op.IF, void, (i < 3,))
    meet = barrier(condition)
    with pytest.raises(SpecError, match=r"part of a work-group reaches this BARRIER; item \(3, 0, 0\)"):
        run(linear(condition, meet, UOp(Op.ENDIF, void, (condition, meet))), {}, local_size=(4,))
    by_group = UOp(Op.IF, void, (special("g0", 2) < 1,))
    meet = barrier(by_group)
    run(linear(by_group, meet, UOp(Op.ENDIF, void, (by_group, meet))), {}, global_size=(2,), local_size=(4,))


def test_an_alignment_that_does_not_hold():
    out, a = buffer(0), buffer(1)
    aligned = store(at(out, 0), load(at(a, 4), lanes=4, arg=Access(align=16)))
    run(linear(aligned), {0: np.zeros(4, "f4"), 1: np.zeros(9, "f4")})
    misaligned = store(at(out, 0), load(at(a, 5), lanes=4, arg=Access(align=16)))
    with pytest.raises(SpecError, match=r"argument 1\[5\].*not aligned to 16 bytes"):
        run(linear(misaligned), {0: np.zeros(4, "f4"), 1: np.zeros(9, "f4")})


def test_what_can_not_be_interpreted():
    custom = UOp(Op.CUSTOM, float32, (), "rand()")
    with pytest.raises(UnsupportedError, match="CUSTOM can't be interpreted"):
        run(linear(store(at(buffer(0), 0), custom)), {0: floats(0)})


def test_bad_arguments_and_programs():
    program = linear(store(at(buffer(0), 0), const(1.0, float32)))
    with pytest.raises(BufferError, match="argument 0 is missing"):
        run(program, {})
    with pytest.raises(BufferError, match="must be one-dimensional float32"):
        run(program, {0: np.zeros(1, np.float64)})
    with pytest.raises(SpecError, match="does not come earlier"):
        run(program[::-1], {0: floats(0)})
    with pytest.raises(SpecError, match="never closed"):
        run(linear(loop("r", 2)), {})
    with pytest.raises(OutOfBounds, match="l0 = 3, beyond its bound of 2"):
        run(linear(store(at(buffer(0), special("l0", 2)), const(1.0, float32))), {0: floats(0)}, local_size=(4,))


def test_addresses_and_nodes_that_are_not_legal():
    out, acc = buffer(0), register(size=2)
    with pytest.raises(SpecError, match="an address is an INDEX"):
        run(linear(store(out, const(1.0, float32))), {0: floats(0)})
    with pytest.raises(OutOfBounds, match="element 2 of register acc is outside its 2"):
        run(linear(store(at(acc, 2), const(1.0, float32))), {})
    with pytest.raises(SpecError, match="constant index"):
        run(linear(store(at(acc, special("l0", 2)), const(1.0, float32))), {})
    with pytest.raises(SpecError, match="2 addresses for 4 lanes"):
        run(linear(store(at(out, const(0, int32.vec(2))), const(1.0, float32.vec(4)))), {0: floats(0)})
    whole = store(at(out, 0), const(1.0, float32))
    with pytest.raises(SpecError, match="listed twice"):
        run([*linear(whole)[:-1], whole], {0: floats(0)})
    r = loop("r", 2)
    inner = load(at(buffer(1), r))
    with pytest.raises(SpecError, match="inside a block that has ended"):
        run(linear(r, inner, end(r, inner), store(at(out, 0), inner)), {0: floats(0), 1: floats(0, 0)})
    with pytest.raises(UnsupportedError, match="REDUCE can't be interpreted: it does not belong"):
        run(linear(UOp(Op.REDUCE, float32, (const(1.0, float32),))), {})


def test_vectors_chosen_by_a_scalar():
    out, i = buffer(0), special("l0", 2)
    value = UOp(Op.WHERE, float32.vec(2), (i.eq(0), const(1.0, float32.vec(2)), const(2.0, float32.vec(2))))
    result = np.zeros(4, np.float32)
    run(linear(store(at(out, i * 2), value)), {0: result}, local_size=(2,))
    assert result.tolist() == [1, 1, 2, 2]


def test_prefetch_does_nothing():
    hint = UOp(Op.PREFETCH, void, (at(buffer(0), 1 << 20),))
    run(linear(hint), {0: floats(0)})
