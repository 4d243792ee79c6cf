"""Decomposes ops that `renderer.supports(op, dtype, lanes)` refuses, with the results of semantics.md.

Runs on the `typed` graph, whose index dtypes are concrete. First storage and dtypes are brought to what the target holds
(bools in memory, narrow floats, 64-bit integers on pairs of words), then each op that is left is replaced, to fixpoint.
What is rarely needed, of functions and of the kernel's own choices, becomes a branch (`branch_rare`).
A graph that needs nothing is returned as it is.

    %y = floormod %x (const 8) : int32   ->   %y = and %x (const 7) : int32        for a renderer without FLOORMOD

The pass `decompose` of core calls it and has an example (docs/passes.md).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kg.plugin.lowering import (
    ALU,
    ASKED,
    COMPARE,
    DIVISIONS,
    DType,
    Op,
    Renderer,
    Target,
    UnsupportedError,
    UOp,
    bool_,
    float64,
    operand_dtype,
)

from kg_lowering.branch_rare import branch_rare
from kg_lowering.dtypes import bits
from kg_lowering.dtypes.narrow import lower_narrow, missing_integers
from kg_lowering.dtypes.storage import NARROW_FLOATS, lower_storage
from kg_lowering.dtypes.wide_integers import WIDE_INTEGERS, lacks_pairs, lower_pairs
from kg_lowering.functions import exponential, power, trigonometry
from kg_lowering.ops import floats, integers, logic

Rule = Callable[[UOp, Target], UOp | None]

_NESTED: Final = 50  # rules that lead to one another for lack of every way out
_ROUNDS: Final = 4  # what stands for an op may use a dtype that the target lacks in turn
_FLOAT_RULES: Final[dict[Op, Rule]] = {
    Op.EXP2: exponential.lower_exp2,
    Op.LOG2: exponential.lower_log2,
    Op.SIN: trigonometry.lower_sin,
    Op.COS: trigonometry.lower_cos,
    Op.POW: power.lower_pow,
    Op.NEG: floats.lower_sign,
    Op.ABS: floats.lower_sign,
    Op.ROUND: floats.lower_round,
    Op.TRUNC: floats.lower_trunc,
    Op.SQRT: floats.lower_sqrt,
    Op.RECIPROCAL: floats.lower_reciprocal,
    Op.FDIV: floats.lower_division,
    Op.MAX: logic.lower_extremum,
    Op.MIN: logic.lower_extremum,
    Op.WHERE: logic.lower_where,
    Op.MULACC: lambda node, _: node.src[0] * node.src[1] + node.src[2],
    Op.SUB: integers.lower_complement,
}
_INT_RULES: Final[dict[Op, Rule]] = {
    Op.MAX: logic.lower_extremum,
    Op.MIN: logic.lower_extremum,
    Op.WHERE: logic.lower_where,
    Op.MULACC: lambda node, _: node.src[0] * node.src[1] + node.src[2],
    Op.SUB: integers.lower_complement,
    Op.NEG: integers.lower_sign,
    Op.ABS: integers.lower_sign,
    Op.SHL: integers.lower_shift,
    Op.SHR: integers.lower_shift,
    Op.OR: integers.lower_bitwise,
    Op.XOR: integers.lower_bitwise,
    **dict.fromkeys((Op.ADD, Op.MUL, Op.AND), integers.as_unsigned),
    **dict.fromkeys(DIVISIONS, integers.lower_division),
}


def decompose(graph: UOp, renderer: Renderer) -> UOp:
    """The graph in ops, dtypes and memory accesses that the renderer takes.
    The same object when it already was."""
    target = Target(renderer)
    if graph.op is Op.DEFINE_GLOBAL:
        return unused_pointer(graph, target)
    lowered = _lowered(graph, target)
    if lowered.op is not Op.SINK:
        return lowered
    branched = branch_rare(lowered, renderer)
    return lowered if branched is lowered else _lowered(branched, target)


def _lowered(graph: UOp, target: Target) -> UOp:
    """The graph with all that the target refuses replaced. Raises UnsupportedError."""
    refused = first_to_replace(graph, target)
    for _ in range(_ROUNDS):
        if refused is None:
            return graph
        graph = lower_ops(lower_dtypes(graph, target), target)
        refused = first_to_replace(graph, target)
    if refused is not None:
        raise _cannot(refused, target)
    return graph


def lower_dtypes(sink: UOp, target: Target) -> UOp:
    """Values and memory of dtypes that the target lacks, as others."""
    met = {node.dtype.scalar for node in sink.toposort() if isinstance(node.dtype, DType)}
    if met & {*NARROW_FLOATS, bool_}:
        sink = lower_storage(sink, target)
    if met & missing_integers(target):
        sink = lower_narrow(sink, target)
    if met & WIDE_INTEGERS and lacks_pairs(target):
        sink = lower_pairs(sink, target)
    return sink


def unused_pointer(pointer: UOp, target: Target) -> UOp:
    """A DEFINE_GLOBAL that nothing reads or writes, as one that the target can declare."""
    base = pointer.pointer.base.scalar
    if base in {*NARROW_FLOATS, bool_}:
        return lower_storage(pointer, target)
    if base in missing_integers(target):
        return lower_narrow(pointer, target)
    return lower_pairs(pointer, target) if base in WIDE_INTEGERS and lacks_pairs(target) else pointer


def first_to_replace(sink: UOp, target: Target) -> UOp | None:
    """The first node that can't stay, with one question per (op, dtype)."""
    for node in sink.toposort():
        if node.op in ASKED and (
            must_replace(node, target) or (node.op in DIVISIONS and integers.by_power_of_two(node, target) is not None)
        ):
            return node
    return None


def must_replace(node: UOp, target: Target) -> bool:
    """Whether the target refuses this elementwise or memory node, or its conversion would round twice."""
    return target.refuses(node) or (node.op is Op.CAST and bits.rounds_twice(node.src[0].type, node.type))


def _cannot(node: UOp, target: Target) -> UnsupportedError:
    dtypes = [d.scalar for d in (node.dtype, *[s.dtype for s in node.src]) if isinstance(d, DType)]
    if float64 in dtypes and not target.has(float64):
        return target.refuse(node, float64, "cast to float32 where that is precise enough, or use a device with float64")
    dtype = operand_dtype(node) if node.op in ALU else next(iter(dtypes), bool_)
    return target.refuse(node, dtype, "no other op that it has gives the same result; use another dtype or device")


def lower_ops(sink: UOp, target: Target) -> UOp:
    """Every refused op replaced, sources first; what a rule gives is lowered in turn."""
    done: dict[UOp, UOp] = {}
    stack: list[tuple[UOp, UOp | None]] = [(sink, None)]
    nested = 0  # replacements that wait for what their own replacements become
    while stack:
        node, pending = stack.pop()
        if pending is not None:
            nested -= 1
            done[node] = done[pending]
            done.setdefault(done[pending], done[pending])
            continue
        if node in done:
            continue
        waiting = [s for s in node.src if s not in done]
        if waiting:
            stack.append((node, None))
            stack.extend([(s, None) for s in reversed(waiting)])
            continue
        built = node.with_src(tuple([done[s] for s in node.src]))
        replacement = replace(built, target)
        if replacement is None:
            done[node] = done[built] = built
        elif nested == _NESTED:
            raise _cannot(built, target)
        else:
            nested += 1
            stack.append((node, replacement))
            stack.append((replacement, None))
    return done[sink]


def replace(node: UOp, target: Target) -> UOp | None:
    """What stands for a refused node, or None when it can stay."""
    if node.op is Op.CAST and bits.rounds_twice(node.src[0].type, node.type):
        return bits.to_float32_before(node.src[0], node.type).cast(node.type.scalar)
    if node.op not in ALU:
        return None
    if node.op in DIVISIONS:
        shifted = integers.by_power_of_two(node, target)
        if shifted is not None:
            return shifted
    if not must_replace(node, target):
        return None
    dtype = operand_dtype(node)
    if dtype.scalar in WIDE_INTEGERS and lacks_pairs(target):
        return None  # what stands for a float64 op may be of these: pairs in the next round
    result = _rule(node, dtype)(node, target)
    if result is None or result is node:
        raise _cannot(node, target)
    return result


def _rule(node: UOp, dtype: DType) -> Rule:
    if dtype.is_bool:
        return logic.lower_bool
    if dtype.bits < 32:
        return integers.lower_narrow_division if node.op in DIVISIONS else integers.widen
    if node.op in COMPARE:
        return logic.lower_compare
    rules = _FLOAT_RULES if dtype.is_float else _INT_RULES
    return rules.get(node.op, _none)


def _none(node: UOp, target: Target) -> UOp | None:
    return None
