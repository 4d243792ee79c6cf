"""WHERE, MAX and MIN."""

from __future__ import annotations

from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import A, B, C, W, X, Y, Z, logical_not, maximum, minimum, number, op, where
from kg.rewrite.rule import collect, rule


# True ? x : y  ->  x
@rule(where(number(True), X, Y), name="where_true")
def _(x: UOp) -> UOp:
    return x


# False ? x : y  ->  y
@rule(where(number(False), X, Y), name="where_false")
def _(y: UOp) -> UOp:
    return y


# c ? x : x  ->  x
@rule(where(Z, X, X), name="where_same_branches")
def _(x: UOp) -> UOp:
    return x


# not c ? x : y  ->  c ? y : x
@rule(where(logical_not(Z), X, Y), name="where_not")
def _(x: UOp, y: UOp, z: UOp) -> UOp:
    return z.where(y, x)


# c ? (c ? x : y) : w  ->  c ? x : w
@rule(where(Z, where(Z, X, Y), W), name="where_same_condition_then")
def _(x: UOp, z: UOp, w: UOp) -> UOp:
    return z.where(x, w)


# c ? w : (c ? x : y)  ->  c ? w : y
@rule(where(Z, W, where(Z, X, Y)), name="where_same_condition_else")
def _(y: UOp, z: UOp, w: UOp) -> UOp:
    return z.where(w, y)


# z ? (w ? x : y) : y  ->  z and w ? x : y
@rule(where(Z, where(W, X, Y), Y), name="where_nested_and")
def _(x: UOp, y: UOp, z: UOp, w: UOp) -> UOp:
    return (z & w).where(x, y)


# z ? x : (w ? x : y)  ->  z or w ? x : y
@rule(where(Z, X, where(W, X, Y)), name="where_nested_or")
def _(x: UOp, y: UOp, z: UOp, w: UOp) -> UOp:
    return (z | w).where(x, y)


# c ? True : x  ->  c or x
@rule(where(Z, number(True).bools, X), name="where_true_branch")
def _(x: UOp, z: UOp) -> UOp:
    return z | x


# c ? x : False  ->  c and x
@rule(where(Z, X, number(False).bools), name="where_false_branch")
def _(x: UOp, z: UOp) -> UOp:
    return z & x


# c ? False : x  ->  not c and x
@rule(where(Z, number(False).bools, X), name="where_false_first")
def _(x: UOp, z: UOp) -> UOp:
    return ~z & x


# c ? x : True  ->  not c or x
@rule(where(Z, X, number(True).bools), name="where_true_second")
def _(x: UOp, z: UOp) -> UOp:
    return ~z | x


# (c ? a : b) + d  ->  c ? a + d : b + d      any op of constants: nothing is computed twice
@rule(
    op((Op.ADD, Op.SUB, Op.MUL, Op.CMPLT, Op.CMPEQ, Op.CMPNE), where(Z, A, B), C),
    name="op_of_constant_branches",
)
def _(root: UOp, z: UOp, a: UOp, b: UOp, c: UOp) -> UOp:
    return z.where(a.alu(root.op, c), b.alu(root.op, c))


# -- MAX and MIN


# max(x, x)  ->  x
@rule(op((Op.MAX, Op.MIN), X, X), name="extreme_of_same")
def _(x: UOp) -> UOp:
    return x


# max(x, y)  ->  x      where y <= x by bounds
@rule(maximum(X.ints, Y), name="max_by_bounds")
def _(x: UOp, y: UOp) -> UOp | None:
    if x.vmin >= y.vmax:
        return x
    return y if y.vmin >= x.vmax else None


# min(x, y)  ->  x      where x <= y by bounds
@rule(minimum(X.ints, Y), name="min_by_bounds")
def _(x: UOp, y: UOp) -> UOp | None:
    if x.vmax <= y.vmin:
        return x
    return y if y.vmax <= x.vmin else None


# max(max(x, a), b)  ->  max(x, max(a, b))
@rule(maximum(maximum(X, A), B), name="max_of_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x.maximum(a.maximum(b))


# min(min(x, a), b)  ->  min(x, min(a, b))
@rule(minimum(minimum(X, A), B), name="min_of_constants")
def _(x: UOp, a: UOp, b: UOp) -> UOp:
    return x.minimum(a.minimum(b))


# max(max(x, y), y)  ->  max(x, y)      likewise min
@rule(op(Op.MAX, op(Op.MAX, X, Y).named("w"), Y), name="max_twice")
def _(w: UOp) -> UOp:
    return w


@rule(op(Op.MIN, op(Op.MIN, X, Y).named("w"), Y), name="min_twice")
def _(w: UOp) -> UOp:
    return w


# max(x, least)  ->  x      integers; for floats MAX(x, -inf) is x, NaN included
@rule(maximum(X, A), name="max_with_least")
def _(x: UOp, a: UOp) -> UOp | None:
    return x if a.value == x.type.min and (not x.type.is_float or x.type.has_inf) else None


# min(x, greatest)  ->  x
@rule(minimum(X, A), name="min_with_greatest")
def _(x: UOp, a: UOp) -> UOp | None:
    return x if a.value == x.type.max and (not x.type.is_float or x.type.has_inf) else None


rules = collect("select", __name__)
