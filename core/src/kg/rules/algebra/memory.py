"""Gates that are constant, and statements that do nothing.
A dead statement is an empty SINK, dropped from every order list."""

from __future__ import annotations

from kg.dtype import void
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import W, X, Y, Z, any_sources, number, op
from kg.rewrite.rule import collect, rule

_GATED_TRUE = op(Op.INDEX, X, Y, number(True)).named("z")
_GATED_FALSE = op(Op.INDEX, X, Y, number(False)).named("z")
_ORDERED = (Op.LOAD, Op.STORE, Op.PREFETCH, Op.END, Op.ENDIF, Op.IF, Op.BARRIER, Op.COMMIT, Op.WAIT, Op.SINK)
#: Sources in front of an ordered node's order list.
_OPERANDS = {Op.LOAD: 1, Op.STORE: 2, Op.PREFETCH: 1, Op.END: 1, Op.ENDIF: 1, Op.IF: 1}  # others have none


def nothing() -> UOp:
    """The statement that does nothing."""
    return UOp(Op.SINK, void)


# load(p[i] if True, alternative)  ->  load(p[i])
@rule(op(Op.LOAD, _GATED_TRUE, more=True), name="load_always")
def _(root: UOp, x: UOp, y: UOp, z: UOp) -> UOp:
    return root.replace(src=(z.replace(src=(x, y)), *root.src[2:]))


# store(p[i] if True, value)  ->  store(p[i], value)
@rule(op((Op.STORE, Op.PREFETCH), _GATED_TRUE, more=True), name="store_always")
def _(root: UOp, x: UOp, y: UOp, z: UOp) -> UOp:
    return root.replace(src=(z.replace(src=(x, y)), *root.src[1:]))


# load(p[i] if False, alternative)  ->  alternative
@rule(op(Op.LOAD, _GATED_FALSE, Z.named("w"), more=True), name="load_never")
def _(root: UOp, w: UOp) -> UOp | None:
    return w if w.dtype is root.dtype else None


# store(p[i] if False, value)  ->  nothing
@rule(op((Op.STORE, Op.PREFETCH), _GATED_FALSE, more=True), name="store_never")
def _() -> UOp:
    return nothing()


# p ? load(q[i] if p, alternative) : alternative  ->  load(q[i] if p, alternative)
@rule(op(Op.WHERE, W, op(Op.LOAD, op(Op.INDEX, X, Y, W), Z, more=True).named("v"), Z), name="select_of_gated_load")
def _(v: UOp) -> UOp:
    return v


# statement(..., nothing, ...)  ->  statement(..., ...)
@rule(any_sources(_ORDERED), name="drop_nothing")
def _(root: UOp) -> UOp | None:
    if Op.SINK not in [s.op for s in root.src]:
        return None
    first = _OPERANDS.get(root.op, 0)
    kept = tuple(s for i, s in enumerate(root.src) if i < first or s.op is not Op.SINK or s.src)
    if len(kept) == len(root.src):
        return None
    if root.op is Op.END and len(kept) == 1:
        return nothing()
    return root.replace(src=kept)


rules = collect("memory", __name__)
