"""The interpreter on hand-made linear programs: each shape of kernel."""

import numpy as np
import pytest
from kg.dtype import bfloat16, bool_, float32, int8, int32, uint8, void
from kg.errors import BufferError, DataRace, OutOfBounds, UninitializedRead
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import from_storage, numpy_storage_dtype, to_storage
from kg.semantics.interp import interpreter as interp
from kg.semantics.interp.interpreter import run
from linear_programs import (
    at,
    barrier,
    buffer,
    const,
    end,
    floats,
    group_reduction,
    linear,
    load,
    local,
    loop,
    register,
    scratch,
    special,
    store,
)


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


def test_vectors_chosen_by_a_scalar():
    out, i = buffer(0), special("l0", 2)
    value = UOp(Op.WHERE, float32.vec(2), (i.eq(0), const(1.0, float32.vec(2)), const(2.0, float32.vec(2))))
    result = np.zeros(4, np.float32)
    run(linear(store(at(out, i * 2), value)), {0: result}, local_size=(2,))
    assert result.tolist() == [1, 1, 2, 2]


def test_prefetch_does_nothing():
    hint = UOp(Op.PREFETCH, void, (at(buffer(0), 1 << 20),))
    run(linear(hint), {0: floats(0)})
