"""GROUP_REDUCE: what the interpreter makes of it, where the spec refuses it,
and kernels whose work-items reduce by it."""

from __future__ import annotations

from functools import reduce

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float32, int32, uint8, void
from kg.errors import ScheduleError, SpecError
from kg.ir import build
from kg.ir.args import Axis, AxisKind, GroupReduce, KernelInfo
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.spec.stages import verify
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.semantics.interp.interpreter import run
from kg.target.capabilities import SharedMemory, Subgroups
from kg.text.graphs import format_graph, format_linear, parse_graph, parse_linear

ITEMS = 24
STEPS = {"add": np.add, "mul": np.multiply, "max": np.maximum, "min": np.minimum}


def _const(value: float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def _global(slot: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, -1), (), slot)


def _at(memory: UOp, index: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, index))


ITEM = UOp(Op.SPECIAL, int32, (_const(ITEMS),), "l0")


def _together(value: UOp, how: str, items: int) -> UOp:
    return UOp(Op.GROUP_REDUCE, value.dtype, (value, ITEM), GroupReduce(how, items))


def _program(how: str, items: int, dtype: DType, lanes: int = 1, *, groups: int = 2) -> list[UOp]:
    """What each work-item gets, stored beside what each gave."""
    group = UOp(Op.SPECIAL, int32, (_const(groups),), "g0")
    place = (group * ITEMS + ITEM) * lanes
    value = UOp(Op.LOAD, dtype.vec(lanes), (_at(_global(1, dtype), place),))
    store = UOp(Op.STORE, void, (_at(_global(0, dtype), place), _together(value, how, items)))
    return list(UOp(Op.SINK, void, (store,), KernelInfo("together")).toposort())


@pytest.mark.parametrize("items", [1, 2, 3, 8, 12, ITEMS])
@pytest.mark.parametrize("how", STEPS)
@pytest.mark.parametrize("lanes", [1, 4])
def test_each_gets_what_those_beside_it_have(how: str, items: int, lanes: int) -> None:
    """Of integers, whose results depend on no order, that wrap; of the last group too."""
    program = _program(how, items, uint8, lanes)
    verify(program, "linear")
    given = np.random.default_rng(items).integers(0, 256, (2 * ITEMS, lanes)).astype(np.uint8)
    result = np.zeros_like(given).reshape(-1)
    run(program, {0: result, 1: given.reshape(-1)}, global_size=(2,), local_size=(ITEMS,))
    blocks = given.reshape(-1, items, lanes)
    wanted = np.repeat(reduce(STEPS[how], blocks.swapaxes(0, 1)), items, axis=0)
    assert np.array_equal(result, wanted.reshape(-1))


@pytest.mark.parametrize("how", ["max", "min"])
def test_a_nan_wins(how: str) -> None:
    given = np.arange(2 * ITEMS, dtype=np.float32)
    given[5] = np.nan
    result = np.zeros_like(given)
    run(_program(how, 8, float32), {0: result, 1: given}, global_size=(2,), local_size=(ITEMS,))
    assert np.isnan(result[:8]).all() and not np.isnan(result[8:]).any()


def test_as_text() -> None:
    program = _program("max", 8, float32)
    assert "= group_reduce max 8 %" in format_linear(program)
    assert parse_linear(format_linear(program)) == program
    assert parse_graph(format_graph(program[-1])) is program[-1]


# -- where it may stand


def _inside(block: UOp, close: Op) -> list[UOp]:
    """A GROUP_REDUCE in a loop or a branch."""
    group = UOp(Op.SPECIAL, int32, (_const(2),), "g0")
    inside = block if block.op is Op.RANGE else _const(0)
    value = UOp(Op.CAST, float32, (ITEM + inside,))
    summed = _together(value, "add", ITEMS)
    store = UOp(Op.STORE, void, (_at(_global(0, float32), ITEM), summed, block))
    end = UOp(close, void, (block, store))
    listed = [*(ITEM + group).toposort()[:-1], *(u for u in block.toposort() if u not in (ITEM + group).toposort())]
    listed += [u for u in end.toposort() if u not in listed]
    return [*listed, UOp(Op.SINK, void, (end,), KernelInfo("inside"))]


def _loop(stop: UOp) -> UOp:
    return UOp(Op.RANGE, int32, (_const(0), stop), Axis("r0", AxisKind.LOOP))


@pytest.mark.parametrize(
    ("block", "close", "where"),
    [
        (_loop(ITEM), Op.END, "the loop r0"),
        (_loop(UOp(Op.LOAD, int32, (_at(_global(1, int32), ITEM),))), Op.END, "the loop r0"),
        (UOp(Op.IF, void, (ITEM < 3,)), Op.ENDIF, "an if"),
    ],
    ids=["loop", "loaded", "if"],
)
def test_in_divergent_code_it_is_refused(block: UOp, close: Op, where: str) -> None:
    program = _inside(block, close)
    with pytest.raises(SpecError, match=f"items_reduce_together: it stands in {where}, which depends on the work-item"):
        verify(program, "linear")
    if block.op is Op.IF:
        with pytest.raises(SpecError, match=r"a part of 24 work-items reaches this GROUP_REDUCE; item \(3, 0, 0\)"):
            run(program, {0: np.zeros(ITEMS, np.float32)}, global_size=(2,), local_size=(ITEMS,))


@pytest.mark.parametrize(
    ("block", "close"),
    [
        (_loop(_const(3)), Op.END),
        (_loop(UOp(Op.LOAD, int32, (_at(_global(1, int32), _const(0)),))), Op.END),
        (UOp(Op.IF, void, (UOp(Op.SPECIAL, int32, (_const(2),), "g0") < 1,)), Op.ENDIF),
    ],
    ids=["loop", "loaded", "if"],
)
def test_where_the_group_stays_together_it_is_not(block: UOp, close: Op) -> None:
    program = _inside(block, close)
    verify(program, "linear")
    result = np.zeros(ITEMS, np.float32)
    run(program, {0: result, 1: np.asarray([3], np.int32)}, global_size=(1,), local_size=(ITEMS,))
    last = 2 if block.op is Op.RANGE else 0
    assert (result == sum(range(ITEMS)) + last * ITEMS).all()


def test_a_group_that_is_no_multiple() -> None:
    with pytest.raises(SpecError, match="8 work-items reduce together; the work-group has 20 side by side"):
        run(_program("add", 8, float32), {0: np.zeros(48, "f4"), 1: np.zeros(48, "f4")}, global_size=(2,), local_size=(20,))


# -- kernels


class Together(RefRenderer):
    """REF as a device whose groups reduce at once."""

    subgroups = Subgroups(reduce_group=True)


def _rows(how: str, shape: tuple[int, int], dtype: DType = float32) -> UOp:
    x = build.param(1, shape, dtype)
    return build.sink(build.param(0, (shape[0], 1), dtype).store(getattr(x, how)(1)), name="rows")


def _run(ast: UOp, renderer: RefRenderer, schedule: str, given: np.ndarray) -> tuple[np.ndarray, list[UOp]]:
    program = to_program(ast, renderer, None, parse_schedule(schedule))
    linear = next(s for s in program.src if s.op is Op.LINEAR).src
    info = program.program
    out = ast.src[0].src[0]
    result = np.zeros(out.shape[0], np.dtype(out.type.name))
    sizes = {"global_size": info.global_size, "local_size": info.local_size}
    run(linear, {0: result, 1: given.reshape(-1)}, **sizes)  # pyright: ignore[reportArgumentType]
    return result, list(linear)


@pytest.mark.parametrize(
    "schedule", ["GROUP(r0, 8)", "GROUP(r0, 5)", "VECTOR(r0, 4) GROUP(r0, 8)", "UPCAST(o0, 2) GROUP(r0, 16)"]
)
@pytest.mark.parametrize("how", ["sum", "prod", "max", "min"])
def test_rows(schedule: str, how: str) -> None:
    """As through shared memory: the same numbers, in loops over rows too, and no memory or barrier left."""
    shape = (4, 64)
    given = np.random.default_rng(0).integers(-3, 4, shape).astype(np.float32)
    ast = _rows(how, shape)
    if "5" in schedule:
        schedule = "GROUP(r0, 5, mask)"
    shared, before = _run(ast, RefRenderer(), schedule, given)
    together, after = _run(ast, Together(), schedule, given)
    assert np.array_equal(shared, together)
    assert any(u.op is Op.BARRIER for u in before) and not any(u.op is Op.GROUP_REDUCE for u in before)
    assert not any(u.op in (Op.BARRIER, Op.DEFINE_LOCAL) for u in after) and any(u.op is Op.GROUP_REDUCE for u in after)


def test_a_part_of_a_group_goes_through_memory() -> None:
    """Where items beside each other are of several rows, and where what is reduced has several states."""
    given = np.random.default_rng(0).standard_normal((4, 64)).astype(np.float32)
    shared, linear = _run(_rows("max", (4, 64)), Together(), "LOCAL(o0, 2) GROUP(r0, 8)", given)
    assert np.array_equal(shared, given.max(1)) and not any(u.op is Op.GROUP_REDUCE for u in linear)
    x = build.param(1, (4, 64), float32)
    ast = build.sink(build.param(0, (4, 1), int32).store(build.argmax(x, 1)), name="positions")
    positions, linear = _run(ast, Together(), "GROUP(r0, 8)", given)
    assert np.array_equal(positions, given.argmax(1)) and not any(u.op is Op.GROUP_REDUCE for u in linear)


def test_its_memory_counts() -> None:
    """The renderer may keep a value of each work-item in shared memory: there must be room."""

    class Narrow(Together):
        shared_memory = SharedMemory(bytes=31)

    with pytest.raises(ScheduleError, match="32 bytes of shared memory"):
        to_program(_rows("sum", (4, 64)), Narrow(), None, parse_schedule("GROUP(r0, 8)"))


def test_a_subgroup_reduces_in_registers() -> None:
    """Rows of a subgroup, or parts of it, need no shared memory."""

    class Full(Together):
        shared_memory = SharedMemory(bytes=31)
        subgroups = Subgroups(width=8, reduce_group=True, reduce_row=True)

    to_program(_rows("sum", (4, 64)), Full(), None, parse_schedule("GROUP(r0, 8)"))
    with pytest.raises(ScheduleError, match="64 bytes of shared memory"):
        to_program(_rows("sum", (4, 64)), Full(), None, parse_schedule("GROUP(r0, 16)"))
