"""Row 24 of semantics.md: an index taken from data is bounded; `unchecked` waives that,
and proven bounds need nothing."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest
from golden.renderers import AVX2
from kg.dtype import DType, float32, int8, int16, int32, int64, uint8, uint32, uint64
from kg.ir.build import arange, const, param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.movement.index_movement import index_movement
from kg.passes.pipeline import full_rewrite_to_sink
from kg.runtime.device import Device
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_graph.oracle import run_ast
from support.devices import DEVICES, device_named

SIZE, COUNT = 10, 37
POSITIONS = (int8, uint8, int16, int32, uint32, int64, uint64)


def wild(dtype: DType) -> np.ndarray:
    """Positions from everything that a dtype holds, its ends and those of the memory among them."""
    limits = np.iinfo(str(dtype))
    found = np.random.default_rng(1).integers(limits.min, limits.max, COUNT, dtype=str(dtype), endpoint=True)
    found[:6] = [0, SIZE - 1, SIZE, limits.max, limits.min, limits.max // 2 + 1]
    found[9:20] = np.arange(11)
    return found


@pytest.mark.parametrize("dtype", POSITIONS, ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_a_gather_reads_the_nearest(name: str, dtype: DType) -> None:
    device, positions, table = device_named(name), wild(dtype), np.arange(SIZE, dtype=np.float32)
    ast = sink(param(0, (COUNT,), float32).store(param(1, (SIZE,), float32).gather(param(2, (COUNT,), dtype))))
    expected = [float(min(max(int(p), 0), SIZE - 1)) for p in positions]
    assert device.run(ast, table, positions)[0].tolist() == expected
    assert run_ast(ast, {1: table, 2: positions})[0].tolist() == expected


@pytest.mark.parametrize("mode", ["set", "add", "mul", "max", "min"])
@pytest.mark.parametrize("dtype", POSITIONS, ids=str)
@pytest.mark.parametrize("name", DEVICES)
def test_a_scatter_out_of_range_stores_nothing(name: str, dtype: DType, mode: str) -> None:
    device, positions = device_named(name), wild(dtype)
    table, updates = np.full(SIZE, 2, np.float32), np.arange(COUNT, dtype=np.float32)
    value = param(1, (SIZE,), float32).scatter(param(2, (COUNT,), float32), param(3, (COUNT,), dtype), mode=mode)
    ast = sink(param(0, (SIZE,), float32).store(value))
    inside = [(int(p), u) for p, u in zip(positions, updates, strict=True) if 0 <= int(p) < SIZE]
    expected = table.copy()
    merge = {"set": lambda x, u: u, "add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}[mode]
    for p, u in inside:
        expected[p] = merge(expected[p], u)
    assert device.run(ast, table, updates, positions)[0].tolist() == expected.tolist()
    assert run_ast(ast, {1: table, 2: updates, 3: positions})[0].tolist() == expected.tolist()


@pytest.mark.parametrize("name", DEVICES)
def test_each_axis_is_bounded_by_itself(name: str) -> None:
    table, rows, columns = np.arange(12, dtype=np.float32).reshape(3, 4), np.array([-5, 0, 9, 1]), np.array([9, -1, 2, 4])
    picked = param(1, (3, 4), float32).gather(param(2, (4,), int64), param(3, (4,), int64))
    found = device_named(name).run(sink(param(0, (4,), float32).store(picked)), table, rows, columns)[0]
    assert found.tolist() == [table[0, 3], table[0, 0], table[2, 2], table[1, 3]]


@pytest.mark.parametrize("name", DEVICES)
@pytest.mark.parametrize("n", [0, 1, 7])
def test_sizes_given_at_launch(name: str, n: int) -> None:
    """Where there is no element to read, 0 is read, and nothing is stored."""
    positions, size = np.array([-3, 0, 3, 6, 7, 99], np.int32), variable("n", 0, 50)
    table = np.arange(1, n + 1, dtype=np.float32)
    ast = sink(param(0, (6,), float32).store(param(1, (size,), float32).gather(param(2, (6,), int32))))
    found = device_named(name).run(ast, table, positions, n=n)[0]
    assert found.tolist() == [float(min(max(p, 0) + 1, n)) for p in positions.tolist()]
    target = param(1, (size,), float32)
    put = sink(param(0, (size,), float32).store(target.scatter(const(5.0, float32), param(2, (6,), int32))))
    if n:
        expected = [5.0 if i in positions.tolist() else table[i] for i in range(n)]
        assert device_named(name).run(put, table, positions, n=n)[0].tolist() == expected


COMPUTED = {
    "a constant": (lambda n, m: arange(5) + (1 << 30), 5.0),
    "another size": (lambda n, m: arange(5, int64) + m.cast(int64), 5.0),
    "its own size": (lambda n, m: arange(5, int64) + n.cast(int64) * (1 << 33), 5.0),
    "below": (lambda n, m: arange(5, int64) - n.cast(int64) * (1 << 33), 1.0),
}


@pytest.mark.parametrize(("position", "nearest"), COMPUTED.values(), ids=COMPUTED)
@pytest.mark.parametrize("name", DEVICES)
def test_computed_positions_along_an_open_size(name: str, position: Callable[[UOp, UOp], UOp], nearest: float) -> None:
    """They came from no data, and crashed all the same: whoever writes a kernel may compute anything."""
    n, m = variable("n", 1, 50), variable("m", 0, 1 << 40)
    at, table = position(n, m), np.arange(1, 6, dtype=np.float32)
    sizes = {"n": 5, **({"m": 1 << 39} if any(u.variable.name == "m" for u in at.find(Op.DEFINE_VAR)) else {})}
    ast = sink(param(0, (5,), float32).store(param(1, (n,), float32).gather(at)))
    assert device_named(name).run(ast, table, **sizes)[0].tolist() == [nearest] * 5
    target = param(1, (n,), float32)
    put = sink(param(0, (n,), float32).store(target.scatter(param(2, (5,), float32), at)))
    assert device_named(name).run(put, table, table, **sizes)[0].tolist() == table.tolist()


def test_an_axis_without_elements_reads_zero() -> None:
    ast = sink(param(0, (3, 2), float32).store(param(1, (0, 2), float32).gather(param(2, (3,), int32))))
    for name in DEVICES:
        found = device_named(name).run(ast, np.zeros((0, 2), np.float32), np.zeros(3, np.int32))[0]
        assert found.tolist() == [[0, 0]] * 3


def lowered(device: Device, value: UOp, *, unchecked: bool = False) -> set[Op]:
    ast = sink(param(0, value.shape, value.type).store(value), unchecked=unchecked)
    return {u.op for u in index_movement(ast, Context(device.renderer)).toposort()}


def test_proven_and_waived_positions_cost_nothing() -> None:
    device, table = device_named("REF"), param(1, (300,), float32)
    for at in (param(2, (5,), uint8), param(2, (5,), int64) & 255, arange(5) + 295, arange(300).flip(0)):
        assert not {Op.MIN, Op.MAX} & lowered(device, table.gather(at))
    n = variable("n", 1, 300)
    open_table, whole = param(1, (n,), float32), arange(n)
    for at in (whole, whole.cast(int64) * 1):
        assert not {Op.MIN, Op.MAX} & lowered(device, open_table.gather(at))
    for at in (whole.cast(int8), whole.cast(float32).cast(int64), whole + 1, arange(variable("m", 1, 300))):
        assert {Op.MIN, Op.MAX} & lowered(device, open_table.gather(at))
    assert {Op.MIN, Op.MAX} <= lowered(device, table.gather(param(2, (5,), int16)))
    assert not {Op.MIN, Op.MAX} & lowered(device, table.gather(param(2, (5,), int16)), unchecked=True)


def test_one_test_keeps_a_scatter_in_range() -> None:
    target = param(1, (300,), float32)
    for dtype in (int8, int16, int32, int64):
        ops = [
            u.op
            for u in index_movement(
                sink(target.store(target.scatter(param(2, (5,), float32), param(3, (5,), dtype), mode="set"))),
                Context(device_named("REF").renderer),
            ).toposort()
        ]
        assert ops.count(Op.CMPLT) + ops.count(Op.CMPLE) == 1


def test_gathers_are_vectors_by_default() -> None:
    """Elements are taken one by one whatever is a vector, yet positions,
    their bounds and what is computed from them are not."""
    places, row = param(2, (4096,), int32), param(1, (300,), float32)
    for value, schedule in (
        (row.gather(places), "VECTOR(o0, 8)"),
        ((row.gather(places) * param(3, (4096,), float32)).sum(0), "VECTOR(r0, 64)"),
        (param(1, (300, 64), float32).gather(places), "VECTOR(o1, 8) THREAD(o0)"),
    ):
        context = Context(CPULLVMRenderer(AVX2))
        full_rewrite_to_sink(sink(param(0, value.shape, float32).store(value)), context, until="choose_schedule")
        assert format_schedule(context.schedule or ()) == schedule


def test_wild_indices_crash_no_process() -> None:
    """On the CPU an index out of range would read, or write, any memory."""
    script = """
import kg, numpy as np
random = np.random.default_rng(0)
for name in ("CPU:LLVM", "CPU:C"):
    device = kg.open_device(name)
    for dtype in (kg.int32, kg.int64, kg.uint64):
        limits = np.iinfo(str(dtype))
        at, x = kg.param(2, (5000,), dtype), kg.param(0, (100, 8), kg.float32)
        picked = kg.sink(kg.param(0, (5000, 8), kg.float32).store(kg.param(1, (100, 8), kg.float32).gather(at)))
        put = kg.sink(x.store(x.scatter(kg.param(1, (5000, 8), kg.float32), at, mode="add")))
        positions = random.integers(limits.min, limits.max, 5000, dtype=str(dtype), endpoint=True)
        device.run(picked, np.ones((100, 8), np.float32), positions)
        device.run(put, np.ones((100, 8), np.float32), np.ones((5000, 8), np.float32), positions)
print("alive")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr
