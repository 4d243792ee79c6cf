"""What the interpreter traps on hand-made linear programs:
accesses, races, barriers, programs that are none."""

import numpy as np
import pytest
from kg.dtype import bool_, float32, int32, void
from kg.errors import BufferError, DataRace, OutOfBounds, SpecError, UninitializedRead, UnsupportedError
from kg.ir.args import Access
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.interp import interpreter as interp
from kg.semantics.interp.interpreter import run
from linear_programs import at, barrier, buffer, const, end, floats, linear, load, local, loop, register, special, store


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
