"""Legality of one shaped node: movement, reductions, gathers. Like `nodes`, for ops with shapes."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kg.dtype import DType, index, void
from kg.errors import KgError
from kg.ir.args import Monoid, Reduction
from kg.ir.movement import SCATTER_MODES
from kg.ir.op import BINARY, COMPARE, TERNARY, UNARY, Op
from kg.ir.uop import UOp
from kg.rewrite.spec.loops import loop_result
from kg.rewrite.spec.nodes import is_value, op_name


def fitting_shape(node: UOp) -> str | None:
    try:
        _ = node.shape
    except (KgError, TypeError) as error:
        return str(error)
    return None


def same_dtype(node: UOp) -> str | None:
    """Movement and copies keep the dtype."""
    source = node.src[0].dtype
    if not is_value(source):
        return f"{op_name(node)} of {source}: not a value"
    return None if node.dtype is source else f"{op_name(node)} of {source} gives that dtype, not {node.dtype}"


def stacked_dtypes(node: UOp) -> str | None:
    other = next((s for s in node.src if s.dtype is not node.dtype), None)
    return None if other is None else f"stack of {node.dtype} holds {other.dtype}; cast first"


def pad_fill(node: UOp) -> str | None:
    fill = node.src[1]
    return None if fill.dtype is node.dtype else f"pad of {node.dtype} is filled with {fill.dtype}; cast first"


def pad_fill_shape(node: UOp) -> str | None:
    return None if node.src[1].shape == () else f"a pad is filled with a scalar, not with a value of shape {node.src[1].shape}"


def param_dtype(node: UOp) -> str | None:
    if not isinstance(node.dtype, DType) or node.dtype.lanes != 1 or node.dtype in (void, index):
        return f"a parameter is an array of scalars that memory can hold, not of {node.dtype}"
    return None if node.slot >= 0 else f"argument number {node.slot} is negative"


def reduced_values(node: UOp) -> str | None:
    """As many values as states and steps; one state gives its value, several give void and STATEs."""
    reduction = node.reduction
    if problem := _monoid_problem(reduction.monoid):
        return problem
    values = [s for s in node.src if s.op is not Op.RANGE]
    states = reduction.monoid.states
    started = node.op is Op.SCAN and len(values) == 2 * states and any(s.op is Op.RANGE for s in node.src)
    if len(values) != states * reduction.steps and not started:
        return f"{reduction.monoid.name} combines {states} value(s) in {reduction.steps} step(s), not {len(values)} values"
    for i, value in enumerate(values):
        if not is_value(value.dtype) or value.dtype is not values[i % states].dtype:
            return f"value {i} is {value.dtype}, not {values[i % states].dtype} as in the first step"
    for value, state in zip(values, reduction.monoid.combine, strict=False):
        if value.dtype.scalar is not state.dtype:
            return f"{reduction.monoid.name} combines {state.dtype} where {value.dtype} is given; cast first"
    wanted = values[0].dtype if states == 1 else void
    return None if node.dtype is wanted else f"{op_name(node)} of {states} state(s) gives {wanted}, not {node.dtype}"


@lru_cache(maxsize=256)
def _monoid_problem(monoid: Monoid) -> str | None:
    if monoid.op:
        return (
            None
            if monoid.op in ("ADD", "MUL", "MAX", "MIN") and not monoid.combine
            else f"no monoid is made of op {monoid.op!r}"
        )
    if not monoid.combine or len(monoid.identities) != len(monoid.combine):
        return f"monoid {monoid.name} has {len(monoid.combine)} combining expressions and {len(monoid.identities)} identities"
    for node in {u for body in monoid.combine for u in body.toposort()}:
        if node.op is Op.ARG and not 0 <= node.slot < 2 * len(monoid.combine):
            return f"monoid {monoid.name} uses operand {node.slot}; {len(monoid.combine)} states have operands 0 to {2 * len(monoid.combine) - 1}"
        if node.op is not Op.ARG and node.op is not Op.CONST and node.op not in _BODY:
            return f"the body of monoid {monoid.name} holds a {op_name(node)}; only arithmetic on its operands is allowed"
    return None


_BODY: Final = UNARY | BINARY | COMPARE | TERNARY | {Op.CAST, Op.BITCAST}


def scan_axis(node: UOp) -> str | None:
    count = len(node.reduction.axes)
    return None if count == 1 else f"a scan runs along one axis, not {count}"


def no_unrolled_steps(node: UOp) -> str | None:
    return None if node.reduction.steps == 1 else "steps of a reduction come from unrolling; there are none yet"


def no_axes_left(node: UOp) -> str | None:
    return "axes of a reduction are RANGE sources by now" if node.reduction.axes else None


def state_number(node: UOp) -> str | None:
    source = node.src[0]
    if source.op is Op.LOOP:
        return loop_result(node)
    if source.op not in (Op.REDUCE, Op.SCAN) or not isinstance(source.arg, Reduction):
        return f"state of a {op_name(source)}: only a reduce, a scan or a loop has states"
    states = source.arg.monoid.states
    if not 0 <= node.slot < states or states == 1:
        return f"state {node.slot} of {source.arg.monoid.name}, which gives {states if states > 1 else 'its one value itself'}"
    wanted = source.src[node.slot].dtype
    return None if node.dtype is wanted else f"state {node.slot} is {wanted}, not {node.dtype}"


def integer_positions(node: UOp) -> str | None:
    for s in node.src[2 if node.op is Op.SCATTER else 1 :]:
        if not isinstance(s.dtype, DType) or not s.dtype.is_int:
            return f"{op_name(node)} at positions of {s.dtype}: they are integers; cast first"
    return None


def scatter_mode(node: UOp) -> str | None:
    if node.arg not in SCATTER_MODES:
        return f"unknown scatter mode {node.arg!r}; there are {', '.join(SCATTER_MODES)}"
    updates = node.src[1].dtype
    return None if updates is node.dtype else f"scatter of {updates} into {node.dtype}; cast first"
