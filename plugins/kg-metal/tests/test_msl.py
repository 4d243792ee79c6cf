"""The renderer of MSL: work-items that reduce together, names, limits, what is refused.
Sources of whole kernels are in tests/golden/METAL-MSL."""

from __future__ import annotations

import numpy as np
import pytest
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float32, float64, int32, uint32, void
from kg.errors import UnsupportedError
from kg.ir.args import Axis, AxisKind, GroupReduce, KernelInfo
from kg.ir.build import param, sink, variable
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import source_of
from kg.plugin.registry import open_device
from kg.semantics.evaluate import evaluate
from kg_metal.host.translate import signature, translated
from kg_metal.msl.lint import findings
from kg_metal.msl.renderer import MSLRenderer

GROUPS = 2
#: Work-groups and how many work-items along x reduce together: within SIMD-groups, a SIMD-group, whole ones, over their borders, in more dimensions.
SHAPES = (
    *(((n, 1, 1), n) for n in (1, 2, 7, 8, 32, 33, 64, 100, 256)),
    *(((64, 1, 1), n) for n in (2, 16, 32)),
    *(((24, 1, 1), n) for n in (8, 12)),
    *(((192, 1, 1), n) for n in (96, 64, 12)),
    *(((40, 3, 2), n) for n in (40, 8, 5)),
    ((128, 2, 1), 64),
)
HOW = {"add": Op.ADD, "mul": Op.MUL, "max": Op.MAX, "min": Op.MIN}


def const(value: float, dtype: DType = int32) -> UOp:
    return UOp(Op.CONST, dtype, (), value)


def pointer(slot: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, -1), (), slot)


def at(memory: UOp, place: UOp) -> UOp:
    return UOp(Op.INDEX, memory.dtype, (memory, place))


def reducing(how: str, block: tuple[int, int, int], items: int, dtype: DType, rounds: int = 0) -> list[UOp]:
    """Each work-item stores what its segment has together; `rounds` times over,
    with its own number of the round added."""
    x, y, z = (UOp(Op.SPECIAL, int32, (const(n),), f"l{d}") for d, n in enumerate(block))
    group = UOp(Op.SPECIAL, int32, (const(GROUPS),), "g0")
    place = group * int(np.prod(block)) + x + y * block[0] + z * (block[0] * block[1])
    loop = UOp(Op.RANGE, int32, (const(0), const(rounds)), Axis("r0", AxisKind.LOOP))
    where = place + loop * (GROUPS * int(np.prod(block))) if rounds else place
    value = UOp(Op.LOAD, dtype, (at(pointer(1, dtype), where),))
    found = UOp(Op.GROUP_REDUCE, dtype, (value, x), GroupReduce(how, items))
    store = UOp(Op.STORE, void, (at(pointer(0, dtype), where), found))
    end = UOp(Op.END, void, (loop, store)) if rounds else store
    return list(UOp(Op.SINK, void, (end,), KernelInfo("together")).toposort())


def ran(uops: list[UOp], given: np.ndarray, block: tuple[int, int, int]) -> np.ndarray:
    from kg_metal.card.host import HostKernel
    from kg_metal.host.compiler import HostCompiler

    kernel = HostKernel(HostCompiler().compile_cached(MSLRenderer().render(uops)), "together")
    out = np.zeros_like(given)
    kernel.launch([(a.ctypes.data, a.nbytes) for a in (out, given)], (GROUPS, 1, 1), block)
    return out


@pytest.mark.part(4)
@pytest.mark.parametrize(("block", "items"), SHAPES, ids=[f"{'x'.join(map(str, b))}-{n}" for b, n in SHAPES])
@pytest.mark.parametrize("how", HOW)
def test_work_items_reduce_together(how: str, block: tuple[int, int, int], items: int) -> None:
    given = np.random.default_rng(items).integers(1, 9, GROUPS * int(np.prod(block))).astype(np.int32)
    rows = given.reshape(-1, items)
    wanted = rows[:, 0]
    for column in rows.T[1:]:
        wanted = evaluate(HOW[how], int32, [wanted, column], [int32, int32])
    found = ran(reducing(how, block, items, int32), given, block)
    assert np.array_equal(found.reshape(-1, items), np.repeat(wanted[:, None], items, 1))


@pytest.mark.parametrize("dtype", [float32, uint32], ids=str)
@pytest.mark.parametrize("items", [32, 96, 12])
def test_other_numbers_reduce_together(dtype: DType, items: int) -> None:
    given = np.arange(1, GROUPS * 192 + 1).astype(dtype.name)
    found = ran(reducing("add", (192, 1, 1), items, dtype), given, (192, 1, 1))
    assert np.array_equal(found, np.repeat(given.reshape(-1, items).sum(1, dtype=given.dtype), items))


@pytest.mark.parametrize("how", ["max", "min"])
def test_nan_wins(how: str) -> None:
    given = np.linspace(-1, 1, GROUPS * 64, dtype=np.float32)
    given[3] = np.nan
    found = ran(reducing(how, (64, 1, 1), 64, float32), given, (64, 1, 1))
    assert np.isnan(found[:64]).all() and (found[64:] == (1 if how == "max" else given[64])).all()


@pytest.mark.parametrize("items", [64, 12])
def test_in_a_loop(items: int) -> None:
    """What the last round left in threadgroup memory is read before it is written again."""
    given = np.random.default_rng(1).integers(0, 99, 5 * GROUPS * 192).astype(np.int32)
    found = ran(reducing("add", (192, 1, 1), items, int32, rounds=5), given, (192, 1, 1))
    assert np.array_equal(found, np.repeat(given.reshape(-1, items).sum(1), items))


def test_neighbours_that_are_no_row() -> None:
    with pytest.raises(UnsupportedError, match="5 work-items can't reduce together"):
        MSLRenderer().render(reducing("add", (12, 1, 1), 5, int32))


# -- names and limits


@pytest.mark.parametrize("name", ["half", "kernel", "main", "max", "a b", "größe", "kg_x", "INFINITY", "1st", "float4"])
def test_names_of_kernels_and_variables(name: str) -> None:
    """Words of MSL, functions of its library, and what is no identifier."""
    device = open_device("METAL:HOST")
    n = variable(name, 1, 64)
    out, x = device.empty(64, float32), device.buffer(np.arange(64, dtype=np.float32))
    ast = sink(param(0, (64,), float32).store(param(1, (64,), float32) + n.cast(float32)), name=name)
    program = device.compile(ast)
    assert findings(source_of(program) or "") == []
    device.load(program).bind([out, x])(**{name: 5})
    assert out.numpy().tolist() == (np.arange(64) + 5).tolist()


def test_no_float64() -> None:
    ast = sink(param(0, (4,), float64).store(param(1, (4,), float64) + 1.0), name="wide")
    with pytest.raises(UnsupportedError, match="float64"):
        to_program(ast, MSLRenderer(), None)


def test_float64_that_nothing_reads() -> None:
    """It is an argument all the same: of an array without elements no element is gathered."""
    ast = sink(param(0, (0, 3), float64).store(param(1, (5, 3), float64).gather(param(2, (0,), int32))), name="nothing")
    with pytest.raises(UnsupportedError, match="has no float64"):
        to_program(ast, MSLRenderer(), None)


def test_as_many_buffers_as_the_argument_table_has() -> None:
    def adding(count: int) -> UOp:
        total = param(1, (4,), float32)
        for slot in range(2, count):
            total = total + param(slot, (4,), float32)
        return sink(param(0, (4,), float32).store(total * variable("n", 1, 9).cast(float32)), name="adding")

    source = source_of(to_program(adding(30), MSLRenderer(), None))
    assert source is not None and findings(source) == [] and signature(source).parameters[30].index == 30
    with pytest.raises(UnsupportedError, match="30"):
        to_program(adding(31), MSLRenderer(), None)


def test_lines_keep_their_numbers() -> None:
    source = MSLRenderer().render(reducing("add", (64, 1, 1), 64, int32))
    barrier = next(line for line in source.split("\n") if "barrier" in line)
    assert translated(source).split("\n").index(barrier) == source.split("\n").index(barrier)


def test_vectors_begin_anywhere() -> None:
    device = open_device("METAL:HOST")
    whole = device.buffer(np.arange(67, dtype=np.float32))
    out = device.empty(67, float32)
    ast = sink(param(0, (64,), float32).store(param(1, (64,), float32) * 2.0), name="twice")
    device.load(device.compile(ast)).bind([out.view(1, 64), whole.view(3, 64)])()
    assert out.numpy()[1:65].tolist() == (np.arange(3, 67) * 2.0).tolist()
