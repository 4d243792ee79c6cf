"""Each rule of each stage's spec refuses what breaks it, with a message that a person understands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest
from kg.dtype import AddrSpace, DType, PtrDType, bool_, float32, int32, int64, uint8, void
from kg.dtype import index as index_
from kg.errors import SpecError
from kg.ir import build
from kg.ir import monoid as monoids
from kg.ir.args import Axis, AxisKind, GroupReduce, KernelInfo, LoopBody, Monoid, Param, Reduction, Var
from kg.ir.layouts.fragment import CoordinateTable, OpaqueFragment
from kg.ir.layouts.layout import along
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import OpaqueTile, TileLayout, tile_layout
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.spec.stages import STAGES, Verified, verify

A, B = build.param(0, (4, 8), float32), build.param(1, (4, 8), float32)
OUT = build.param(2, (4, 8), float32)
I = build.param(3, (4,), int32)  # noqa: E741
COUNTS = build.param(8, (6,), int32)
ONE, TRUE, WHOLE = build.const(1.0, float32), build.const(True, bool_), build.const(1, int32)


def stored(value: UOp, out: UOp = OUT) -> UOp:
    """A kernel that stores any value, checked by nobody before."""
    return build.sink(UOp(Op.STORE, void, (out, value)))


def with_dims(*dims: int) -> UOp:
    return build.param(9, dims, float32)


# -- graph

ROWS, TOTAL = build.param(0, (5, 8), float32), build.param(1, (8,), float32)
CARRIED, PIECE = build.param(0, (8,), float32), build.param(1, (8,), float32)
RUNNING = LoopBody(5, 1, 1, (CARRIED + PIECE,))


def loop(body: LoopBody = RUNNING, *sources: UOp, dtype: DType | None = None, result: int = 0) -> UOp:
    """A result of a LOOP that nobody has checked."""
    return UOp(Op.STATE, dtype or float32, (UOp(Op.LOOP, void, sources or (TOTAL, ROWS), body),), result)


BAD_LOOPS: list[tuple[str, UOp, str]] = [
    ("loop_sources", UOp(Op.LOOP, float32, (TOTAL, ROWS), RUNNING), "its dtype is void, not float32"),
    ("loop_sources", loop(RUNNING, TOTAL), "carries 1 values and takes 1 apart, of 1 sources"),
    ("loop_sources", loop(replace(RUNNING, carried=2, sliced=0)), "carries 2 values; a step makes 1"),
    ("loop_sources", loop(replace(RUNNING, count=-1)), "can't take -1 steps"),
    ("loop_sources", loop(replace(RUNNING, count=ONE)), "an integer, not float32"),
    ("carried_alike", loop(replace(RUNNING, values=((CARRIED + PIECE).cast(int32),))), "begins as float32 [8] and is int32 [8]"),
    ("carried_alike", loop(RUNNING, with_dims(1, 8), ROWS), "begins as float32 [1, 8] and is float32 [8]"),
    ("taken_apart", loop(replace(RUNNING, count=6)), "can't take source 1 of shape [5, 8] apart"),
    ("taken_apart", loop(RUNNING, TOTAL, ONE), "of shape [] apart"),
    ("body_reads_sources", loop(replace(RUNNING, values=(CARRIED + with_dims(8),))), "of 2 sources reads source 9"),
    ("body_reads_sources", loop(RUNNING, TOTAL, build.param(2, (5, 7), float32)), "source 1 is float32 [7] in a step, not float32 [8]"),
    ("goes_on_by_a_flag", loop(replace(RUNNING, condition=0)), "while a carried bool without axes holds; value 0 is none"),
    ("goes_on_by_a_flag", loop(LoopBody(5, 1, 0, (build.param(0, (), bool_), build.param(1, (8,), float32)), 0), TRUE, TOTAL), "may end early: nothing can be stacked"),
    ("operand_types", loop(replace(RUNNING, values=(CARRIED, UOp(Op.ADD, float32, (PIECE, WHOLE))))), "add of float32, int32 giving float32"),
    ("op_of_the_stage", loop(replace(RUNNING, values=(CARRIED, UOp(Op.LOAD, float32, (PIECE,))))), "LOAD may not stand at stage graph"),
    ("state_number", loop(result=2), "has results 0 to 1, not 2"),
    ("state_number", loop(dtype=int32), "result 0 of a loop of 5 steps is float32, not int32"),
    ("fitting_shape", loop() + with_dims(7), "shapes [8] and [7]"),
    ("op_of_the_stage", A.store(A), "STORE may not stand at stage graph"),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "value", "words"), BAD_LOOPS, ids=[f"{i}-{c[0]}" for i, c in enumerate(BAD_LOOPS)])
def test_bad_loops(rule: str, value: UOp, words: str) -> None:
    with pytest.raises(SpecError) as caught:
        verify(value, "graph", after="call")
    assert str(caught.value).startswith(f"{rule}: ")
    assert words in str(caught.value)


def test_good_loops() -> None:
    inner = loop(replace(RUNNING, values=(CARRIED + PIECE, CARRIED * 2.0)))
    stack = loop(replace(RUNNING, values=(CARRIED + PIECE, CARRIED * 2.0)), result=1)
    assert stack.shape == (5, 8)
    verify((inner + stack.sum(0).reshape(8)).gather(I), "graph")
    verify(with_dims(6).rank(I), "graph")


# -- ast

ADD = Reduction(monoids.ADD, (0,))
BAD_BODY = Monoid("bad", "", (0.0,), (UOp(Op.LOAD, float32, (UOp(Op.ARG, float32, (), 0),)),))
BAD_ARG = Monoid("bad", "", (0.0,), (UOp(Op.ARG, float32, (), 2),))
BAD_AST: list[tuple[str, UOp, str]] = [
    ("sink_of_statements", A + B, "ends in a SINK"),
    ("sink_of_statements", build.sink(A + B), "store the value to a parameter"),
    ("op_of_the_stage", stored(UOp(Op.COPY, float32, (A,), "CPU")), "a COPY may not stand at stage ast; it belongs to graph"),
    ("op_of_the_stage", stored(UOp(Op.LOAD, float32, (A,))), "it belongs to ranges, expanded, looped"),
    ("number_of_sources", stored(UOp(Op.ADD, float32, (A,))), "add takes 2 sources, not 1: x+y; or on bool"),
    ("number_of_sources", stored(UOp(Op.NEG, float32, (A, A))), "neg takes 1 source, not 2"),
    ("enough_sources", stored(UOp(Op.GATHER, float32, (A,))), "at least 2 sources"),
    ("stacked_dtypes", stored(UOp(Op.STACK, float32, (ONE, WHOLE), 0)), "stack of float32 holds int32"),
    ("arg_type", stored(UOp(Op.ADD, float32, (A, A), 3)), "add carries no arg"),
    ("arg_type", stored(UOp(Op.RESHAPE, float32, (A,), "x")), "reshape can't carry an arg of type str"),
    ("arg_type", stored(UOp(Op.PARAM, float32, (), None)), "param can't carry"),
    ("operand_types", stored(UOp(Op.ADD, float32, (A, WHOLE))), "add of float32, int32 giving float32"),
    ("operand_types", stored(UOp(Op.AND, float32, (A, A))), "and is for integers and bool, not float32; cast first"),
    ("operand_types", stored(UOp(Op.SHL, bool_, (TRUE, TRUE))), "shl is for integers, not bool"),
    ("operand_types", stored(UOp(Op.FDIV, int32, (WHOLE, WHOLE))), "fdiv is for floats, not int32"),
    ("operand_types", stored(UOp(Op.EXP2, int32, (WHOLE,))), "exp2 is for floats"),
    ("operand_types", stored(UOp(Op.NEG, int32, (ONE,))), "neg of float32 giving int32"),
    ("operand_types", stored(UOp(Op.NEG, bool_, (TRUE,))), "neg is for numbers"),
    ("compare_types", stored(UOp(Op.CMPLT, float32, (A, A))), "gives bool, not float32"),
    ("compare_types", stored(UOp(Op.CMPEQ, bool_, (ONE, WHOLE))), "operands must be of one value dtype"),
    ("where_types", stored(UOp(Op.WHERE, float32, (ONE, A, A))), "the condition of a where of float32 is bool, not float32"),
    ("where_types", stored(UOp(Op.WHERE, float32, (TRUE, A, WHOLE))), "from branches of float32 and int32"),
    ("operand_types", stored(UOp(Op.MULACC, float32, (A, A, WHOLE))), "mulacc of float32, float32, int32"),
    ("cast_types", stored(UOp(Op.BITCAST, uint8, (A,))), "sizes differ, 32 and 8 bits"),
    ("cast_types", stored(UOp(Op.CAST, float32.vec(4), (A,))), "lanes differ"),
    ("cast_types", stored(UOp(Op.BITCAST, index_, (build.const(1, int64),))), "index has no bits"),
    ("fitting_shape", stored(UOp(Op.ADD, float32, (A, with_dims(8, 4)))), "shapes [4, 8] and [8, 4]"),
    ("fitting_shape", stored(UOp(Op.RESHAPE, float32, (A,), (5,))), "reshape of [4, 8] to [5]"),
    ("fitting_shape", stored(UOp(Op.REDUCE, float32, (A,), Reduction(monoids.ADD, (2,)))), "axis 2 of a value of shape [4, 8]"),
    ("fitting_shape", stored(UOp(Op.PERMUTE, float32, (A,), (0, 0))), "not an order of its axes"),
    ("pad_fill", stored(UOp(Op.PAD, float32, (A, WHOLE), ((0, 0), (0, 1)))), "filled with int32"),
    ("pad_fill_shape", stored(UOp(Op.PAD, float32, (A, A), ((0, 0), (0, 1)))), "filled with a scalar"),
    ("same_dtype", stored(UOp(Op.FLIP, int32, (A,), (0,))), "flip of float32 gives that dtype, not int32"),
    ("param_dtype", stored(UOp(Op.PARAM, index_, (), Param(0, ()))), "not of index"),
    ("param_dtype", stored(UOp(Op.PARAM, float32, (), Param(-1, ()))), "argument number -1"),
    ("reduced_values", stored(UOp(Op.REDUCE, float32, (A, A), ADD)), "add combines 1 value(s) in 1 step(s), not 2 values"),
    ("reduced_values", stored(UOp(Op.REDUCE, int32, (A,), ADD)), "gives float32, not int32"),
    ("reduced_values", stored(UOp(Op.REDUCE, float32, (A,), Reduction(Monoid("sub", "SUB"), (0,)))), "no monoid is made of op 'SUB'"),
    ("reduced_values", stored(UOp(Op.REDUCE, float32, (A,), Reduction(BAD_BODY, (0,)))), "holds a load"),
    ("reduced_values", stored(UOp(Op.REDUCE, float32, (A,), Reduction(BAD_ARG, (0,)))), "uses operand 2"),
    ("reduced_values", stored(UOp(Op.REDUCE, void, (A, A), Reduction(monoids.argmax(float32)))), "combines int32 where float32"),
    ("no_unrolled_steps", stored(UOp(Op.REDUCE, float32, (A, A), Reduction(monoids.ADD, (0,), 2))), "come from unrolling"),
    ("scan_axis", stored(UOp(Op.SCAN, float32, (A,), Reduction(monoids.ADD, (0, 1)))), "along one axis, not 2"),
    ("state_number", stored(UOp(Op.STATE, float32, (A.max(1),), 0)), "gives its one value itself"),
    ("state_number", stored(UOp(Op.STATE, float32, (A,), 0)), "only a reduce, a scan or a loop has states"),
    ("integer_positions", stored(UOp(Op.GATHER, float32, (A, ONE))), "positions of float32: they are integers"),
    ("scatter_mode", stored(UOp(Op.SCATTER, float32, (A, A, I), "sub")), "there are set, add, mul, max, min"),
    ("scatter_mode", stored(UOp(Op.SCATTER, float32, (A, WHOLE, I), "set")), "scatter of int32 into float32"),
    ("variable_bounds", stored(UOp(Op.DEFINE_VAR, index_, (), Var("n", 5, 1)).cast(float32)), "least 5 is above greatest 1"),
    ("variable_bounds", stored(UOp(Op.DEFINE_VAR, float32, (), Var("n", 0, 1))), "index, int32 or int64"),
    ("variable_bounds", stored(UOp(Op.DEFINE_VAR, int32, (), Var("n", 0, 2**40)).cast(float32)), "does not fit int32"),
    ("one_meaning_per_slot", stored(A + build.param(0, (8, 4), float32).permute(1, 0)), "two shapes, [4, 8] and [8, 4]"),
    ("one_meaning_per_slot", stored(A + build.param(0, (4, 8), int32).cast(float32)), "two dtypes, float32 and int32"),
    ("stores_fit", stored(A.sum(1)), "store of shape [4, 1] to parameter 2 of shape [4, 8]"),
    ("stores_fit", stored(A.cast(int32)), "store of int32 to parameter 2 of float32; cast first"),
    ("stores_fit", stored(A, A + 1.0), "store to add(...): only a parameter can be written"),
    ("stores_fit", build.sink(OUT.store(A), OUT.store(B)), "parameter 2 is stored twice"),
    ("stores_fit", build.sink(UOp(Op.STORE, void, (OUT, A, B))), "not 3 sources"),
    ("scatter_is_stored", stored(A.scatter(with_dims(4, 8), I) + 1.0), "may only be the value of a store"),
    ("read_where_stored", stored(OUT.flip(0).shrink((0, 4), (0, 8)) + OUT.sum(0).expand(4, 8)), "(through reduce)"),
    ("rank_is_counted", stored(with_dims(6).rank(I).reshape(4, 1).expand(4, 8) + 1.0), "may only be the value of a store"),
    ("rank_is_counted", stored(OUT.scatter(A, COUNTS.rank(I))), "may only be the value of a store"),
    ("rank_is_counted", stored(with_dims(8).scatter(build.param(10, (4,), float32), COUNTS.rank(I)), build.param(2, (8,), float32)), "the kernel must store that one too"),
    ("same_dtype", stored(UOp(Op.RANK, float32, (COUNTS, I))), "rank of int32 gives that dtype, not float32"),
    ("integer_positions", stored(UOp(Op.RANK, int32, (COUNTS, ONE))), "rank at positions of float32: they are integers"),
    ("enough_sources", stored(UOp(Op.RANK, int32, (COUNTS,))), "rank takes at least 2 sources"),
    ("fitting_shape", stored(UOp(Op.RANK, int32, (COUNTS, I, I))), "2 indices for counts of shape [6]"),
    ("rank_is_counted", stored(with_dims(6).rank(I), build.param(2, (4,), float32)), "the kernel must store that one too"),
    ("read_where_stored", stored(A.scatter(OUT, I)), "parameter 2 is stored by this kernel and read elsewhere"),
    ("read_where_stored", build.sink(OUT.store(A), B.store(OUT.gather(I))), "(through gather)"),
    ("statement", UOp(Op.SINK, float32, (OUT.store(A),), KernelInfo()), "sink is a statement"),
]  # fmt: skip


@pytest.mark.whole
@pytest.mark.parametrize(("rule", "kernel", "words"), BAD_AST, ids=[f"{i}-{c[0]}" for i, c in enumerate(BAD_AST)])
def test_bad_asts(rule: str, kernel: UOp, words: str) -> None:
    with pytest.raises(SpecError) as caught:
        verify(kernel, "ast", after="fuse")
    assert str(caught.value).startswith(f"{rule}: ")
    assert words in str(caught.value)
    assert "(spec ast, after fuse)" in str(caught.value)
    assert caught.value.node in str(caught.value)


@pytest.mark.parametrize(
    "kernel",
    [
        build.sink(OUT.store(A + B)),
        build.sink(OUT.store(ONE)),
        build.sink(OUT.store(OUT * 2.0 + A), B.store((OUT.flip(0).flip(0) > 0.0).where(A, 0.0))),
        build.sink(OUT.store(OUT.scatter(A, I, mode="add"))),
        build.sink(build.param(4, (4, 1), int32).store(build.argmax(A, 1)), I.store(build.arange(4))),
        build.sink(build.param(4, (4, 1), float32).store(build.variance(A, 1))),
        build.sink(OUT.store(A.scan(monoids.ADD, 1).pad((1, 0), (0, 2)).shrink((0, 4), (2, 10)))),
        build.sink(OUT.store(build.variable("n", 0, 7).cast(float32))),
    ],
    ids=str,
)
def test_good_asts(kernel: UOp) -> None:
    verify(kernel, "ast")


# -- later stages

P = build.param(0, (64,), float32)
R = build.range_(64, "o0")
K = build.range_(8, "r0", AxisKind.REDUCE)


def at(pointer: UOp, place: UOp, *gate: UOp) -> UOp:
    return UOp(Op.INDEX, pointer.dtype, (pointer, place, *gate))


def load(address: UOp, *rest: UOp, dtype: DType = float32) -> UOp:
    return UOp(Op.LOAD, dtype, (address, *rest))


def store(address: UOp, value: UOp, *order: UOp) -> UOp:
    return UOp(Op.STORE, void, (address, value, *order))


def memory(op: Op, space: AddrSpace, size: int = 4, base: DType = float32) -> UOp:
    names: dict[Op, object] = {Op.DEFINE_GLOBAL: 0, Op.DEFINE_SCRATCH: ("m", 0)}
    return UOp(op, PtrDType(base, space, size), (), names.get(op, "m"))


GLOBAL, REG = memory(Op.DEFINE_GLOBAL, AddrSpace.GLOBAL, 64), memory(Op.DEFINE_REG, AddrSpace.REG)
ZERO = build.const(0, int32)
LOOP = UOp(Op.RANGE, int32, (ZERO, build.const(64, int32)), Axis("o0"))
INNER = UOp(Op.RANGE, int32, (ZERO, build.const(8, int32)), Axis("o1"))
WIDE = build.vectorize(LOOP, LOOP + 1)
STEP = store(at(GLOBAL, LOOP), load(at(GLOBAL, LOOP)) * 2.0, LOOP)
END = UOp(Op.END, void, (LOOP, STEP))
GOOD = build.sink(END)
_A, _B = CoordinateTable((((0, 0), (0, 1)),)), CoordinateTable((((0, 0), (1, 0)),))
UNIT = TensorCore("dot", (1, 1, 2), 1, (float32, float32), float32, _A, _B, CoordinateTable((((0, 0),),)))
BAD_UNIT = TensorCore("dot", (1, 1, 3), 1, (float32, float32), float32, _A, _B, CoordinateTable((((0, 0),),)))
TWICE = build.vectorize(load(at(GLOBAL, LOOP)), ONE)


def closed(*statements: UOp) -> UOp:
    return build.sink(UOp(Op.END, void, (LOOP, *statements)))


ITEM = UOp(Op.SPECIAL, int32, (build.const(8, int32),), "l0")


def together(item: UOp, how: str = "add") -> UOp:
    """A sum of eight work-items, stored."""
    return closed(store(at(GLOBAL, LOOP), UOp(Op.GROUP_REDUCE, float32, (ONE, item), GroupReduce(how, 8))))


UNEVEN = UOp(Op.RANGE, int32, (build.const(0, int32), ITEM), Axis("r0", AxisKind.LOOP))
SUMMED = UOp(Op.GROUP_REDUCE, float32, (UOp(Op.CAST, float32, (UNEVEN,)), ITEM), GroupReduce("add", 8))
DIVERGENT = build.sink(UOp(Op.END, void, (UNEVEN, store(at(GLOBAL, ITEM), SUMMED, UNEVEN)))).toposort()

PAIRS = TileLayout(tile_layout(along("register", "offset", 2), along("lane", "offset", 4)), (0, 0, 0))


def tile_of(dtype: DType, place: UOp, lane: UOp) -> UOp:
    """A load of a tile of two registers, stored."""
    return closed(
        store(at(GLOBAL, LOOP), load(at(GLOBAL, UOp(Op.TILE_INDEX, dtype, (place, lane), PAIRS)), dtype=float32.vec(2)).lane(0))
    )


OPAQUE = UOp(Op.TILE_INDEX, index_.vec(2), (R, R), OpaqueTile(OpaqueFragment(2, 4, 4), (4, 1)))
PICKED = build.sink(store(at(P, R), load(at(P, OPAQUE), dtype=float32.vec(2)).lane(0), R))


BAD_LATER: list[tuple[str, str, UOp | Sequence[UOp], str]] = [
    ("ranges", "op_of_the_stage", stored(A), "expected"),
    ("ranges", "ranges_are_closed", build.sink(store(at(P, R), load(at(P, R)))), "range o0 is never closed"),
    ("ranges", "loads_where_stored", build.sink(store(at(P, R), load(at(P, R + 1)), R)), "read at another element"),
    ("ranges", "no_axes_left", build.sink(store(at(P, R), UOp(Op.REDUCE, float32, (ONE, K), ADD), R)), "RANGE sources by now"),
    ("ranges", "loaded_type", build.sink(store(at(P, R), load(P), R)), "load from a param: it takes an address"),
    ("ranges", "loaded_type", build.sink(store(at(P, R), load(at(P, R, R < 3)), R)), "needs an alternative of that dtype, not none"),
    ("ranges", "order_sources", build.sink(store(at(P, R), load(at(P, R), ONE), R)), "only a gated load has an alternative"),
    ("ranges", "range_bounds", build.sink(store(at(P, UOp(Op.RANGE, int32, R.src, R.arg)), ONE, R)), "like its start and stop"),
    ("expanded", "opaque_fragments", PICKED, "GEP asks where the elements of an opaque fragment are"),
    ("expanded", "axis_kind", build.sink(store(at(P, u := build.range_(4, "u", AxisKind.UPCAST)), ONE, u)), "still of kind upcast"),
    ("lowered", "tile_index", tile_of(int32.vec(4), LOOP, LOOP), "a tile of 2 registers has as many indices, not 4"),
    ("lowered", "tile_index", tile_of(int64.vec(2), LOOP, LOOP), "are made of one, not of int32"),
    ("lowered", "tile_index", tile_of(int32.vec(2), LOOP, WIDE), "a lane's number is an integer"),
    ("lowered", "op_of_the_stage", build.sink(store(at(P, R), ONE, R)), "a PARAM may not stand at stage lowered"),
    ("lowered", "op_of_the_stage", closed(store(at(GLOBAL, LOOP), UOp(Op.REDUCE, float32, (ONE,), Reduction(monoids.ADD)))), "REDUCE"),
    ("lowered", "no_index_dtype", build.sink(UOp(Op.END, void, (R, store(at(GLOBAL, R), ONE)))), "dtype index is left"),
    ("lowered", "axis_kind", build.sink(UOp(Op.END, void, (UOp(Op.RANGE, int32, LOOP.src, Axis("l", AxisKind.LOCAL)),))), "kind local"),
    ("lowered", "one_end_per_range", build.sink(STEP), "range o0 has no END"),
    ("lowered", "one_end_per_range", build.sink(END, UOp(Op.END, void, (LOOP,))), "closed twice"),
    ("lowered", "ends_close_ranges", build.sink(END, store(at(GLOBAL, LOOP), ONE)), "used outside of its loop"),
    ("lowered", "closes_a_range", build.sink(UOp(Op.END, void, (STEP,))), "end closes a range, not a store"),
    ("lowered", "register_index", closed(store(at(REG, LOOP), ONE)), "indexed by a range"),
    ("lowered", "register_index", closed(store(at(REG, build.const(4, int32)), ONE)), "element 4 is outside"),
    ("lowered", "stored_type", closed(store(at(GLOBAL, LOOP), WHOLE)), "store of int32 where the memory holds float32"),
    ("lowered", "stored_type", closed(store(at(GLOBAL, WIDE), ONE)), "store of float32 at 2 addresses: lanes differ"),
    ("lowered", "stored_type", closed(store(at(GLOBAL, LOOP, build.const(True, bool_.vec(4))), TWICE)), "a gate of 4 lanes"),
    ("lowered", "stored_type", closed(store(GLOBAL, ONE)), "store to a define_global"),
    ("lowered", "address", closed(store(UOp(Op.INDEX, GLOBAL.dtype, (GLOBAL, ONE)), ONE)), "an index is an integer"),
    ("lowered", "address", closed(store(UOp(Op.INDEX, GLOBAL.dtype, (GLOBAL, LOOP, LOOP)), ONE)), "a gate is bool"),
    ("lowered", "address", closed(store(UOp(Op.INDEX, float32, (ONE, LOOP)), ONE)), "index into a const"),
    ("lowered", "address", closed(store(UOp(Op.INDEX, REG.dtype, (GLOBAL, LOOP)), ONE)), "an address into"),
    ("lowered", "memory_pointer", closed(store(at(memory(Op.DEFINE_LOCAL, AddrSpace.REG), ZERO), ONE)), "local memory"),
    ("lowered", "memory_pointer", closed(store(at(memory(Op.DEFINE_LOCAL, AddrSpace.LOCAL, -1), ZERO), ONE)), "size above 0"),
    ("lowered", "memory_pointer", closed(store(at(memory(Op.DEFINE_GLOBAL, AddrSpace.GLOBAL, 4, float32.vec(2)), ZERO), TWICE)), "of scalars"),
    ("lowered", "vector_lanes", closed(store(at(GLOBAL, LOOP), UOp(Op.VECTORIZE, float32.vec(3), (ONE, ONE)))), "2 lanes into float32x3"),
    ("lowered", "vector_lanes", closed(store(at(GLOBAL, LOOP), UOp(Op.VECTORIZE, float32.vec(2), (ONE, WHOLE)))), "scalars differ"),
    ("lowered", "picked_lanes", closed(store(at(GLOBAL, LOOP), UOp(Op.GEP, float32, (TWICE,), (2,)))), "lanes 0 to 1"),
    ("lowered", "picked_lanes", closed(store(at(GLOBAL, LOOP), UOp(Op.GEP, float32, (TWICE,), (0, 1)))), "gives float32x2"),
    ("lowered", "tensor_core_fragments", closed(store(at(GLOBAL, LOOP), UOp(Op.WMMA, float32, (ONE, ONE, ONE), UNIT))), "fragments float32x2"),
    ("lowered", "tensor_core_fragments", closed(store(at(GLOBAL, LOOP), UOp(Op.WMMA, float32, (ONE,) * 3, BAD_UNIT))), "are not covered"),
    ("lowered", "operand_types", closed(store(at(GLOBAL, LOOP), UOp(Op.ADD, float32.vec(2), (TWICE, ONE)))), "cast first"),
    ("lowered", "special_name", closed(store(at(GLOBAL, UOp(Op.SPECIAL, int32, (LOOP,), "g3")), ONE)), "there are g0 g1 g2"),
    ("lowered", "bool_condition", closed(UOp(Op.IF, void, (ONE,))), "scalar bool, not float32"),
    ("lowered", "closes_an_if", closed(UOp(Op.ENDIF, void, (STEP,))), "endif closes an if"),
    ("lowered", "group_reduced_value", together(ITEM, "xor"), "combines by add, mul, max, min, not by xor"),
    ("lowered", "group_reduced_value", together(UOp(Op.SPECIAL, int32, (build.const(12, int32),), "l0")), "8 work-items can't reduce together where there are 12"),
    ("lowered", "group_reduced_value", together(UOp(Op.SPECIAL, int32, (build.const(8, int32),), "l1")), "a GROUP axis or lanes, later l0; not a special"),
    ("lowered", "group_reduced_value", closed(store(at(GLOBAL, LOOP), UOp(Op.GROUP_REDUCE, float32, (TWICE, ITEM), GroupReduce("add", 8)))), "one dtype of values"),
    ("lowered", "shuffled_value", closed(store(at(GLOBAL, LOOP), UOp(Op.SUBGROUP_SHUFFLE, float32, (ONE, ITEM), 12))), "a power of two of lanes, not 12"),
    ("lowered", "shuffled_value", closed(store(at(GLOBAL, LOOP), UOp(Op.SUBGROUP_SHUFFLE, float32, (ONE, ONE), 8))), "names a lane by an integer, not by float32"),
    ("lowered", "shuffled_value", closed(store(at(GLOBAL, LOOP), UOp(Op.SUBGROUP_SHUFFLE, float32, (TWICE, ITEM), 8))), "one dtype of scalars"),
    ("linear", "items_reduce_together", DIVERGENT, "it stands in the loop r0, which depends on the work-item"),
    ("linear", "sources_earlier", [*GOOD.toposort()][::-1], "its source end does not come earlier"),
    ("linear", "sources_earlier", [ZERO, *GOOD.toposort()[1:-1], END, GOOD], "stands twice"),
    ("linear", "sink_of_statements", GOOD.toposort()[:-1], "ends in a SINK"),
]  # fmt: skip
BAD_LATER[0] = (
    "ranges",
    "op_of_the_stage",
    stored(A.flip(0)),
    "a FLIP may not stand at stage ranges; it belongs to graph, ast",
)


@pytest.mark.whole
@pytest.mark.parametrize(("stage", "rule", "graph", "words"), BAD_LATER, ids=[f"{i}-{c[1]}" for i, c in enumerate(BAD_LATER)])
def test_bad_graphs(stage: str, rule: str, graph: UOp | Sequence[UOp], words: str) -> None:
    with pytest.raises(SpecError) as caught:
        verify(graph, stage)
    assert str(caught.value).startswith(f"{rule}: "), str(caught.value)
    assert words in str(caught.value)
    assert f"(spec {stage})" in str(caught.value)


def test_good_graphs() -> None:
    verify(GOOD, "lowered")
    verify(GOOD.toposort(), "linear")
    verify(build.sink(store(at(P, R), load(at(P, R)) * 2.0, R)), "ranges")
    total = UOp(Op.REDUCE, float32, (load(at(P, K)), K), Reduction(monoids.ADD))
    verify(build.sink(store(at(build.param(1, (64,), float32), R), total, R)), "expanded")


def test_a_node_is_checked_again_where_a_later_stage_has_other_rules_for_it() -> None:
    assert STAGES["ranges"].nodes[Op.MUL] is STAGES["expanded"].nodes[Op.MUL] is STAGES["linear"].nodes[Op.MUL]
    assert STAGES["ranges"].nodes[Op.RANGE] is not STAGES["expanded"].nodes[Op.RANGE]
    unrolled = UOp(Op.RANGE, index_, (build.const(0, index_), build.const(4, index_)), Axis("u0", AxisKind.UPCAST))
    graph, verified = build.sink(store(at(P, unrolled), load(at(P, unrolled)) * 2.0, unrolled)), Verified()
    verify(graph, "ranges", verified=verified)
    with pytest.raises(SpecError, match="is still of kind"):
        verify(graph, "expanded", verified=verified)
    wrong = UOp(Op.MUL, float32, (load(at(P, R)), WHOLE))
    verify(build.sink(store(at(P, R), load(at(P, R)) * 2.0, R)), "ranges", verified=verified)
    with pytest.raises(SpecError, match="mul of float32, int32"):
        verify(build.sink(store(at(P, R), wrong, R)), "ranges", verified=verified)


def test_loops_of_a_program_nest() -> None:
    inner = store(at(GLOBAL, INNER + LOOP), ONE, INNER)
    end_inner = UOp(Op.END, void, (INNER, inner))
    outer_end = UOp(Op.END, void, (LOOP, end_inner))
    sink = build.sink(outer_end)
    good = sink.toposort()
    verify(good, "linear")
    head = [u for u in good if u.op not in (Op.END, Op.SINK)]
    crossed = UOp(Op.END, void, (LOOP,))
    cases = [
        (
            [*head, crossed, UOp(Op.END, void, (INNER,)), UOp(Op.SINK, void, (), KernelInfo())],
            "closes range o0, but the innermost open one is range o1",
        ),
        ([*head, end_inner, store(at(GLOBAL, INNER), ONE), outer_end, sink], "from inside the closed block o1"),
    ]
    for program, words in cases:
        listed: list[UOp] = []
        for node in program:
            listed += [s for s in node.src if s not in listed and s.op in (Op.INDEX, Op.CONST)]
            listed.append(node)
        with pytest.raises(SpecError, match=words):
            verify(listed, "linear")


def test_a_renderer_must_support_what_is_left() -> None:
    class Scalars:
        def supports(self, op: Op, dtype: DType, lanes: int) -> bool:
            return lanes == 1 and op is not Op.MUL

    with pytest.raises(SpecError, match="supported_by_the_renderer: Scalars does not support mul of float32"):
        verify(GOOD, "lowered", renderer=Scalars())


def test_unknown_stage_and_empty_program() -> None:
    with pytest.raises(ValueError, match="unknown stage 'lowerd'; there are graph, ast, ranges, expanded, looped"):
        verify(GOOD, "lowerd")
    with pytest.raises(SpecError, match="empty program"):
        verify([], "linear")


def test_every_rule_is_broken_by_some_case() -> None:
    """A rule that no case breaks is not known to work."""
    tried = {c[0] for c in (*BAD_AST, *BAD_LOOPS)} | {c[1] for c in BAD_LATER} | {"loops_nest"}
    checks: list[Callable[..., object]] = [c for s in STAGES.values() for _, cs in s.nodes.values() for c in cs]
    checks += [c for s in STAGES.values() for c in s.whole]
    assert {c.__name__ for c in checks} <= tried
