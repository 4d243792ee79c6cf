"""What llvmpipe and NIR's own passes would get wrong:
signs of zero, accesses in branches that are not taken and in loops that do not run."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import DType, bool_, float16, float32, float64, int8, int32, uint64
from kg.errors import UnsupportedError
from kg.ir.build import const, param, sink, variable
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import open_toolchain
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.settings import override

pytestmark = pytest.mark.usefixtures("llvmpipe")


def run(value: UOp, *arrays: Any, shape: tuple[int, ...] = (4,), **sizes: int) -> Any:
    """What CPU:NIR stores."""
    ast = sink(param(0, shape, value.type).store(value), name="tried")
    return open_device("CPU:NIR").run(ast, *arrays, **sizes)[0]


@pytest.mark.parametrize("dtype", [float32, float64], ids=str)
def test_zero_is_added(dtype: DType) -> None:
    """0 + -0 is 0: the code generator takes x + 0 for x."""
    x = np.array([-0.0, 0.0, 1.0, np.nan], str(dtype))
    assert run(param(1, (4,), dtype) + 0.0, x).tobytes() == (x + 0.0).tobytes()
    assert run(param(1, (4,), dtype) + -0.0, x).tobytes() == x.tobytes()
    assert run(const(0.0, dtype) - param(1, (4,), dtype), x)[:3].tobytes() == (0.0 - x)[:3].tobytes()


@pytest.mark.parametrize("dtype", [float16, float32, float64], ids=str)
@pytest.mark.parametrize("zero", [0.0, -0.0])
def test_minus_one_or_zero(dtype: DType, zero: float) -> None:
    """NIR makes of b ? -1 : 0 a negated conversion, which gives -0."""
    chosen = (param(1, (4,), int32) < 3).where(const(-1.0, dtype), const(zero, dtype))
    assert run(chosen, np.array([1, 2, 3, 4], np.int32)).tobytes() == np.array([-1, -1, zero, zero], str(dtype)).tobytes()


def test_integers_that_look_like_floats() -> None:
    """The same of integers with the bits of -1.0 and 0.0: values of NIR have no type."""
    minus_one = int(np.float32(-1).view(np.int32))
    chosen = (param(1, (4,), int32) < 3).where(const(minus_one, int32), const(0, int32))
    assert run(chosen, np.array([1, 9, 2, 8], np.int32)).tolist() == [minus_one, 0, minus_one, 0]


def test_what_is_not_read_may_lie_anywhere() -> None:
    """Padding by a million is gated: no load is made, though both sides of a branch run under masks."""
    padded = param(1, (4,), float32).pad((1 << 20, 1 << 20))
    out = run(padded, np.ones(4, np.float32), shape=((2 << 20) + 4,))
    assert out.sum() == 4 and out[1 << 20] == 1


def test_a_loop_that_does_not_run_touches_nothing() -> None:
    n = variable("n", 0, 1 << 20)
    total = param(1, (n,), float32).sum(0).reshape(1)
    assert run(total, np.zeros(0, np.float32), shape=(1,), n=0).tolist() == [0.0]
    assert run(total, np.ones(5, np.float32), shape=(1,), n=5).tolist() == [5.0]


@pytest.mark.parametrize("items", [2, 5, 8])
@pytest.mark.parametrize("how", ["sum", "prod", "max", "min"])
@pytest.mark.parametrize("dtype", [bool_, int8, int32, uint64, float16, float32, float64], ids=str)
def test_work_items_reduce_together(dtype: DType, how: str, items: int) -> None:
    """By lanes of a subgroup where their number divides its own, else through shared memory."""
    rows = param(1, (4, 40), dtype)
    total = getattr(rows, how)(1).reshape(4)
    ast = sink(param(0, (4,), total.type).store(total), name="together")
    x = np.random.default_rng(1).integers(0, 2, (4, 40)).astype(dtype.name)
    device = open_device("CPU:NIR")
    program = to_program(ast, *open_toolchain("CPU:NIR"), parse_schedule(f"GROUP(r0, {items})"))
    reduced = next(u for u in program.src[1].src if u.op is Op.GROUP_REDUCE)
    assert reduced.group_reduce.items == items
    out, given = device.empty(4, total.type), device.buffer(x.reshape(-1), dtype)
    device.load(program).bind([out, given])()
    assert np.array_equal(out.numpy(), getattr(x.astype(total.type.name), how)(1).astype(total.type.name))


def test_arithmetic_of_halves_is_rounded_each_time() -> None:
    x = np.random.default_rng(2).normal(0, 50, 4096).astype(np.float16)
    y = np.random.default_rng(3).normal(0, 50, 4096).astype(np.float16)
    out = run(param(1, (4096,), float16) * param(2, (4096,), float16) + param(1, (4096,), float16), x, y, shape=(4096,))
    assert out.tobytes() == (x * y + x).tobytes()


def test_doubles_are_rounded_to_halves_once() -> None:
    """Half of an ulp and a little: by way of the nearest float32 it would be a tie, and go to even."""
    x = np.array([1 + 2**-11 + 2**-40, -(1 + 2**-11 + 2**-40), 1 + 2**-11, np.inf, np.nan, 2**-25 * 1.5, 0.0, -0.0])
    assert run(param(1, (8,), float64).cast(float16), x, shape=(8,)).tobytes() == x.astype(np.float16).tobytes()


@pytest.mark.parametrize("schedule", ["", "LOCAL(o0, 4)", "LOCAL(o2, 8)", "THREAD(o0)", "LOCAL(o1, 2) THREAD(o0)"])
@pytest.mark.parametrize("threads", [1, 2, 5])
def test_workers_share_the_work_groups(schedule: str, threads: int) -> None:
    """Of a grid in three dimensions each is computed, whichever worker has it.
    Where there is a THREAD axis, workers share that one."""
    shape = (6, 10, 24)
    x = np.random.default_rng(4).normal(size=shape).astype(np.float32)
    ast = sink(param(0, shape, float32).store(param(1, shape, float32) * 2.0 + 1.0), name="shared_out")
    with override(threads=threads):
        device = open_device("CPU:NIR")
        program = to_program(ast, *open_toolchain("CPU:NIR"), parse_schedule(schedule))
        info = program.program
        groups = [size for size in info.global_size if isinstance(size, int)]
        assert info.thread_extent == (6 if "THREAD" in schedule else np.prod(groups))
        out, given = device.buffer(np.zeros(x.size, np.float32), float32), device.buffer(x.reshape(-1), float32)
        device.load(program).bind([out, given])()
        assert np.array_equal(out.numpy(), (x * 2 + 1).reshape(-1))


def test_every_slice_of_the_work_groups_is_its_own() -> None:
    """The function itself, called for [start, stop): coordinates are divided out of its first number,
    and go on from there."""
    m, n = variable("m", 1, 64), variable("n", 1, 64)
    ast = sink(param(0, (m, n), int32).store(param(1, (m, n), int32) + 1), name="sliced")
    program = to_program(ast, *open_toolchain("CPU:NIR"), parse_schedule(""))
    loaded = open_device("CPU:NIR").load(program)
    function = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_void_p)(loaded.function)
    for rows, columns in ((3, 5), (1, 7), (4, 1)):
        for start in range(rows * columns):
            for stop in (start, start + 1, rows * columns):
                out, given = np.zeros((rows, columns), np.int32), np.arange(rows * columns, dtype=np.int32)
                words = (ctypes.c_int64 * 4)(out.ctypes.data, given.ctypes.data, rows, columns)
                function(words, start, stop, None)
                expected = np.where((given >= start) & (given < stop), given + 1, 0)
                assert np.array_equal(out.reshape(-1), expected)


def test_arrays_that_the_stack_does_not_hold_are_refused() -> None:
    """Else they would end the process."""
    renderer, _ = open_toolchain("CPU:NIR")
    x = param(1, (2, 4_000_000), float32)
    ast = sink(param(0, (2, 1), float32).store(x.scan(ADD, 1).flip(1).max(1)), name="extremes")
    with pytest.raises(UnsupportedError, match="extremes: the arrays of its work-items take 16000000 bytes"):
        to_program(ast, renderer, None)
