"""Mutants of rows 21 to 26, which concern whole kernels:
reductions, gates, accesses out of range, missing dtypes, long sums."""

# ruff: noqa: E731 -- a mutant is a line of a table, and its fault is the line above
from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
from conformance.faults import Arithmetic, Fault, Mutant, only, rebuilt
from kg.dtype import DType, float32, float64, index, int64, uint64
from kg.errors import OutOfBounds
from kg.ir import monoid as monoids
from kg.ir.args import Monoid
from kg.ir.movement import SCATTER_MODES
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.passes.pipeline import PIPELINE

_IDENTITIES = (
    "kg.passes.movement.index_movement:identities",
    "kg.rules.algebra.reduce:identities",
    "kg.passes.loops.lower_loops:identities",
)
_WRONG_IDENTITY = {"ADD": 1, "MUL": 0, "MAX": 0, "MIN": 0}


def graph_mutants() -> list[Mutant]:
    return [*_over_nothing(), *_positions(), *_gates(), *_out_of_range(), *_narrowed(), *_long_sums()]


# -- row 21


def wrong_identities(op: str) -> list[tuple[str, object]]:
    def identities(monoid: Monoid, dtypes: tuple[DType, ...]) -> tuple[int | float | bool, ...]:
        if monoid.op != op:
            return monoids.identities(monoid, dtypes)
        return (monoids.scalar_value(_WRONG_IDENTITY[op], dtypes[0].scalar),)

    return [(place, identities) for place in _IDENTITIES]


def _over_nothing() -> Iterator[Mutant]:
    for op in _WRONG_IDENTITY:
        fault = lambda op=op: Fault(compiling=wrong_identities(op))
        yield Mutant(f"21/{op}/over nothing", fault, (f"60_kernels::test_reduce_nothing[{op.lower()}]",))
        yield Mutant(f"21/{op}/starts elsewhere", fault, (f"60_kernels::test_reduce[{op.lower()}-int32]",))


# -- row 22


def wrong_argmax(x: Monoid, take_b: Callable[[UOp, UOp, UOp, UOp, bool], UOp]) -> Monoid:
    """The monoid of argmax or argmin with another choice between two states."""
    dtypes = [root.type for root in x.combine]
    av, ai, bv, bi = (UOp(Op.ARG, dtype, (), i) for i, dtype in enumerate(dtypes * 2))
    chosen = take_b(av, ai, bv, bi, x.name.startswith("argmin"))
    return Monoid(f"wrong_{x.name}", "", x.identities, (chosen.where(bv, av), chosen.where(bi, ai)))


def with_argmax(take_b: Callable[[UOp, UOp, UOp, UOp, bool], UOp]) -> Callable[[UOp], UOp]:
    from dataclasses import replace

    def change(node: UOp) -> UOp:
        if node.op is Op.REDUCE and node.reduction.monoid.name.startswith("arg"):
            return node.replace(arg=replace(node.reduction, monoid=wrong_argmax(node.reduction.monoid, take_b)))
        return node

    return lambda ast: rebuilt(ast, change)


def _better(av: UOp, bv: UOp, least: bool) -> UOp:
    return bv < av if least else av < bv


def last_of_ties(av: UOp, ai: UOp, bv: UOp, bi: UOp, least: bool) -> UOp:
    a_nan, b_nan = av.ne(av), bv.ne(bv)
    tie = av.eq(bv) | (a_nan & b_nan)
    return ((~a_nan) & (_better(av, bv, least) | b_nan)) | (tie & ((ai < bi) & bi.ne(bi.const_like(int(bi.type.max)))))


def nan_loses(av: UOp, ai: UOp, bv: UOp, bi: UOp, least: bool) -> UOp:
    return _better(av, bv, least) | (av.eq(bv) & (bi < ai))


def last_nan(av: UOp, ai: UOp, bv: UOp, bi: UOp, least: bool) -> UOp:
    b_nan = bv.ne(bv)
    return b_nan | ((~av.ne(av)) & (_better(av, bv, least) | (av.eq(bv) & (bi < ai))))


def _positions() -> Iterator[Mutant]:
    for what, take_b in (("last of ties", last_of_ties), ("NaN loses", nan_loses), ("last NaN", last_nan)):
        for which in ("argmax", "argmin"):
            fault = lambda take_b=take_b: Fault(ast=with_argmax(take_b))
            yield Mutant(f"22/{which}/{what}", fault, (f"60_kernels::test_position_of_the_greatest[float32-{which}]",))


# -- row 23


def without_gate(op: Op) -> Callable[[UOp], UOp]:
    """The access happens whatever the gate says."""

    def change(node: UOp) -> UOp:
        if node.op is not op or node.gate is None:
            return node
        place = node.src[0].replace(src=node.src[0].src[:2])
        rest = node.src[2:] if op is Op.LOAD else node.src[1:]
        return node.replace(src=(place, *rest))

    return change


def other_alternative(node: UOp) -> UOp:
    """A gated load yields zero in place of its alternative."""
    if node.op is Op.LOAD and node.gate is not None:
        return node.replace(src=(node.src[0], node.src[1].const_like(0), *node.src[2:]))
    return node


def wide_gate(node: UOp) -> UOp:
    """Gates that let one element more through."""
    if node.op is Op.INDEX and len(node.src) > 2:
        return node.replace(src=(*node.src[:2], rebuilt(node.src[2], _le)))
    return node


def _le(node: UOp) -> UOp:
    return node.replace(op=Op.CMPLE) if node.op is Op.CMPLT and node.src[0].type.is_int else node


def _gates() -> Iterator[Mutant]:
    pad, length = "60_kernels::test_movement[pad]", "60_kernels::test_every_length[1025]"
    yield Mutant("23/LOAD/gate ignored", lambda: Fault(node=without_gate(Op.LOAD)), (pad,))
    yield Mutant("23/STORE/gate ignored", lambda: Fault(node=without_gate(Op.STORE)), (length,))
    yield Mutant(
        "23/LOAD/alternative ignored",
        lambda: Fault(node=other_alternative),
        ("60_memory::test_masked_loads_give_their_alternative[scalar]",),
    )
    yield Mutant("23/INDEX/gate one too wide", lambda: Fault(node=wide_gate), (length, pad))


# -- row 24


def _out_of_range() -> Iterator[Mutant]:
    silent = lambda: Fault(swallow=(OutOfBounds,))
    for place in (-1, 9, 1 << 30):
        yield Mutant(f"24/LOAD/{place} unnoticed", silent, (f"60_memory::test_sanitize_names_the_access[{place}]",))
    yield Mutant("24/STORE/unnoticed", silent, ("60_memory::test_sanitize_guards_stores",))
    reads = tuple(f"60_kernels::test_gather_out_of_range[{dtype}]" for dtype in ("uint8", "int16", "int32", "int64"))
    anywhere, wrapped = (lambda at, size: (at.cast(index), None)), (lambda at, size: (at.cast(index) % size, None))
    for name, wrong in (("unbounded", anywhere), ("wraps round", wrapped)):
        yield Mutant(
            f"24/GATHER/{name}",
            lambda wrong=wrong: Fault(compiling=[("kg.passes.movement.index_movement:nearest", wrong)]),
            reads,
        )
    writes = tuple(f"60_kernels::test_scatter_out_of_range[{mode}]" for mode in SCATTER_MODES)
    for name, gate in (("unbounded", lambda at, size: None), ("one too wide", lambda at, size: (at >= 0) & (at <= size))):
        yield Mutant(
            f"24/SCATTER/{name}",
            lambda gate=gate: Fault(compiling=[("kg.passes.movement.index_movement:inside", gate)]),
            writes,
        )


# -- row 25


def _narrowed() -> Iterator[Mutant]:
    for op in (Op.ADD, Op.SUB, Op.MUL):
        name = f"25/{op.name}/float64 as float32"
        yield Mutant(
            name, lambda op=op: Fault(_through(op, np.float32, float64)), (f"50_alu::test_op[{op.name}-float64-vector]",)
        )
        name = f"25/{op.name}/int64 as int32"
        yield Mutant(name, lambda op=op: Fault(_through(op, np.int32, int64)), (f"50_alu::test_op[{op.name}-int64-vector]",))
    for op in (Op.CMPLT, Op.MAX, Op.SHR, Op.IDIV):
        name = f"25/{op.name}/uint64 as int64"
        yield Mutant(name, lambda op=op: Fault(_signed(op)), (f"50_alu::test_op[{op.name}-uint64-vector]",))


def _through(op: Op, narrow: type[np.generic], dtype: DType) -> Arithmetic:
    return only(op, lambda right, x, y: right(x.astype(narrow), y.astype(narrow)).astype(x.dtype), dtype)


def _signed(op: Op) -> Arithmetic:
    from kg.semantics.evaluate import kernel

    result = None if op is Op.CMPLT else np.uint64

    def wrong(right, x, y):
        found = kernel(op, int64, int64)(x.astype(np.int64), y.astype(np.int64))
        return found if result is None else found.astype(result)

    return only(op, wrong, uint64)


# -- row 26


def _long_sums() -> Iterator[Mutant]:
    serial = tuple(step for step in PIPELINE if step.name != "split_long_sums")
    fault = lambda: Fault(compiling=[("kg.passes.pipeline:PIPELINE", serial)])
    yield Mutant("26/ADD/one after another", fault, ("60_kernels::test_long_sum_keeps_its_digits[1]",))
    half = lambda: Fault(_half_sums)
    yield Mutant(
        "26/ADD/accumulates in half",
        half,
        ("60_kernels::test_matmul[17x33x65-float16]", "60_kernels::test_reduce[add-float16]"),
    )


def _half_sums(op: Op, dtype: DType, source: DType, right: object):
    if op in (Op.ADD, Op.MULACC) and source is float32:
        return lambda *arrays: right(*arrays).astype(np.float16).astype(np.float32)  # type: ignore[operator]
    return None
