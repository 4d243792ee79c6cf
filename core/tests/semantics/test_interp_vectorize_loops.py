"""Loops in lock step give what serial loops give, errors included;
and the race tracker against a model in plain Python."""

import random

import numpy as np
import pytest
from kg.dtype import AddrSpace, PtrDType, int32, void
from kg.errors import KgError, OutOfBounds, UninitializedRead
from kg.ir.args import Axis, KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.interp import vectorize_loops as interp_vectorize_loops
from kg.semantics.interp.interpreter import run
from kg.semantics.interp.race import RaceTracker


def const(value):
    return UOp(Op.CONST, int32, (), value)


def memory(op, space, arg, size=-1):
    return UOp(op, PtrDType(int32, space, size), (), arg)


A, B = (memory(Op.DEFINE_GLOBAL, AddrSpace.GLOBAL, slot) for slot in range(2))
PANEL = memory(Op.DEFINE_SCRATCH, AddrSpace.SCRATCH, ("panel", 0), 16)
REGISTER = memory(Op.DEFINE_REG, AddrSpace.REG, "acc", 1)
OTHER = memory(Op.DEFINE_SCRATCH, AddrSpace.SCRATCH, ("other", 32), 16)


def load(pointer, index, *order):
    return UOp(Op.LOAD, int32, (UOp(Op.INDEX, pointer.dtype, (pointer, index)), *order))


def store(pointer, index, value, *order):
    return UOp(Op.STORE, void, (UOp(Op.INDEX, pointer.dtype, (pointer, index)), value, *order))


def loop(name, stop):
    return UOp(Op.RANGE, int32, (const(0), stop if isinstance(stop, UOp) else const(stop)), Axis(name))


class Writer:
    """Lists nodes in order: effects and loads where they are added,
    all else in the outermost block that it can be in."""

    def __init__(self):
        self.blocks, self.depth = [[]], {}

    def add(self, node):
        if node not in self.depth:
            for source in node.src:
                self.add(source)
            placed = node.op in (Op.LOAD, Op.STORE, Op.END)
            depth = len(self.blocks) - 1 if placed else max((self.depth[s] for s in node.src), default=0)
            self.blocks[depth].append(node)
            self.depth[node] = depth
        return node

    def open(self, range_):
        for source in range_.src:
            self.add(source)
        self.blocks.append([range_])
        self.depth[range_] = len(self.blocks) - 1
        return range_

    def close(self, range_, *body):
        inner = self.blocks.pop()
        self.blocks[-1] += inner
        return self.add(UOp(Op.END, void, (range_, *body)))

    def program(self, *last):
        return [*self.blocks[0], UOp(Op.SINK, void, last, KernelInfo("test"))]


def outcome(program, a, b, **options):
    a, b = a.copy(), b.copy()
    try:
        run(program, {0: a, 1: b}, scratch_bytes=256, **options)
    except KgError as error:
        return type(error), str(error), a.tolist(), b.tolist()
    return a.tolist(), b.tolist()


def both_ways(program, a, b, monkeypatch):
    """Lock step and serial; asserts that they agree."""
    fast = outcome(program, a, b)
    with monkeypatch.context() as patch:
        patch.setattr(interp_vectorize_loops, "LEAST_TRIPS", 1 << 40)
        serial = outcome(program, a, b)
    assert fast == serial
    return fast


def random_program(choose):
    writer, counter = Writer(), iter(range(100))
    memories = choose.choice(
        ((A, B), (A, B, PANEL), (A, A, B, B, PANEL, OTHER), (A, B, REGISTER), (A, A, B, B, PANEL, REGISTER))
    )
    writer.add(store(REGISTER, const(0), const(5)))

    def index(ranges):
        total = const(choose.choice((0, 0, 0, 1, 3)))
        for r in ranges:
            total = total + r * choose.choice((0, 1, 1, 2, 6))
        return total

    def block(ranges, depth):
        last = []
        for _ in range(choose.randint(1, 2)):
            if depth and choose.random() < 0.7:
                stop = ranges[-1] if ranges and choose.random() < 0.1 else choose.choice((1, 4, 6))
                range_ = writer.open(loop(f"r{next(counter)}", stop))
                last.append(writer.close(range_, *block([*ranges, range_], depth - 1)))
            else:
                source, target = (choose.choice(memories) for _ in range(2))
                at, to = (const(0) if m is REGISTER else index(ranges) for m in (source, target))
                value = load(source, at, *last[-1:], *ranges[-1:]) * 3 + index(ranges)
                statement = store(target, to, value, *last[-1:])
                if statement not in writer.depth:
                    last.append(writer.add(statement))
        return last

    return writer.program(*block([], 3))


@pytest.mark.parametrize("seed", range(8))
def test_random_nests_of_loops(seed, monkeypatch):
    choose = random.Random(seed)
    a, b = np.arange(96, dtype=np.int32), np.arange(96, dtype=np.int32) * 7
    outcomes = [both_ways(random_program(choose), a, b, monkeypatch) for _ in range(25)]
    right = [o for o in outcomes if len(o) == 2]
    assert len(right) > 5
    assert all(o[0] in (OutOfBounds, UninitializedRead) for o in outcomes if len(o) == 4)


def chain(offset):
    """b[i + 1] = b[i] + a[i] and the like: each iteration reads what the one before wrote."""
    writer = Writer()
    i = writer.open(loop("i", 20))
    put = writer.add(store(B, i + 1, load(B, i + 1 - offset) + load(A, i)))
    return writer.program(writer.close(i, put))


@pytest.mark.parametrize("offset", (0, 1))
def test_a_recurrence_stays_serial(offset, monkeypatch):
    a, b = np.arange(32, dtype=np.int32), np.zeros(32, np.int32)
    result = both_ways(chain(offset), a, b, monkeypatch)[1]
    assert result[:21] == ([0, *range(20)] if offset == 0 else np.cumsum([0, *range(20)]).tolist())


def test_scatter_with_repeats_keeps_the_last(monkeypatch):
    writer = Writer()
    i = writer.open(loop("i", 20))
    put = writer.add(store(B, load(A, i), i))
    program = writer.program(writer.close(i, put))
    a = np.asarray([n % 7 for n in range(20)], np.int32)
    assert both_ways(program, a, np.zeros(7, np.int32), monkeypatch)[1] == [14, 15, 16, 17, 18, 19, 13]


def test_an_inner_loop_is_vectorized_where_the_outer_one_is_not(monkeypatch):
    writer = Writer()
    i = writer.open(loop("i", 5))
    j = writer.open(loop("j", 8))
    pack = writer.add(store(PANEL, j, load(A, i * 8 + j)))
    packed = writer.close(j, pack)
    k = writer.open(loop("k", 8))
    put = writer.add(store(B, i * 8 + k, load(PANEL, const(7) - k, packed)))
    program = writer.program(writer.close(i, writer.close(k, put)))
    a = np.arange(40, dtype=np.int32)
    result = both_ways(program, a, np.zeros(40, np.int32), monkeypatch)[1]
    assert result == a.reshape(5, 8)[:, ::-1].ravel().tolist()


def test_errors_and_what_was_stored_before_them_are_those_of_serial_order(monkeypatch):
    writer = Writer()
    i = writer.open(loop("i", 20))
    put = writer.add(store(B, i, load(A, i)))
    program = writer.program(writer.close(i, put))
    kind, text, _, b = both_ways(program, np.ones(10, np.int32), np.zeros(20, np.int32), monkeypatch)
    assert (kind, b) == (OutOfBounds, [1] * 10 + [0] * 10)
    assert "argument 0[10] is outside its 10 elements" in text
    writer = Writer()
    i = writer.open(loop("i", 20))
    put = writer.add(store(B, i, load(PANEL, i)))
    assert outcome(writer.program(writer.close(i, put)), np.ones(1, np.int32), np.zeros(20, np.int32))[0] is UninitializedRead


def test_arguments_that_share_memory_run_serially():
    writer = Writer()
    i = writer.open(loop("i", 8))
    put = writer.add(store(B, i, load(A, i) + 1))
    whole = np.zeros(9, np.int32)
    run(writer.program(writer.close(i, put)), {0: whole[:8], 1: whole[1:]})
    assert whole.tolist() == list(range(9))


def test_a_loop_longer_than_a_batch(monkeypatch):
    monkeypatch.setattr("kg.semantics.interp.interpreter.BATCH", 16)
    writer = Writer()
    i = writer.open(loop("i", 50))
    j = writer.open(loop("j", 6))
    put = writer.add(store(B, i * 6 + j, load(A, i) * 10 + j))
    program = writer.program(writer.close(i, writer.close(j, put)))
    result = both_ways(program, np.arange(50, dtype=np.int32), np.zeros(300, np.int32), monkeypatch)[1]
    assert result == [i * 10 + j for i in range(50) for j in range(6)]


def conflicts(access, history, items):
    element, thread, epoch, write = access
    return any(
        e == element and t != thread and (w or write) and (t // items != thread // items or p == epoch)
        for e, t, p, w in history
    )


@pytest.mark.parametrize("seed", range(5))
def test_the_race_tracker_against_a_model(seed):
    """Batches of accesses: a race is reported exactly when the model finds a conflicting pair."""
    choose = random.Random(seed)
    races = 0
    for _ in range(150):
        tracker, history, epochs, items = RaceTracker(5, 3, reads=True), [], [0, 0], 3
        for _ in range(12):
            if choose.random() < 0.3:
                epochs[choose.randrange(2)] += 1
            write = choose.random() < 0.4
            batch = [(choose.randrange(5), choose.randrange(6)) for _ in range(choose.randint(1, 3))]
            expected = False
            for element, thread in batch:
                epoch = epochs[thread // items]
                expected |= conflicts((element, thread, epoch, write), history, items)
                history.append((element, thread, epoch, write))
            touch = tracker.write if write else tracker.read
            numbers = np.asarray([t for _, t in batch])
            found = touch(np.asarray([e for e, _ in batch]), numbers, np.asarray([epochs[t // items] for t in numbers]))
            assert (found is not None) == expected
            if found:
                races += 1
                break
    assert races > 50
