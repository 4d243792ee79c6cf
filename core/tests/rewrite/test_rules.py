"""Every rule set on random expressions: the value stays, simplifying twice is simplifying once,
and the forms that passes rely on."""

from __future__ import annotations

import operator
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kg.dtype import AddrSpace, DType, PtrDType, bool_, float16, float32, index, int8, int32, uint8, uint64, void
from kg.ir import monoid
from kg.ir.args import Monoid, Reduction
from kg.ir.build import const, range_, variable, vectorize
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.engine import Trace, rewrite
from kg.rules import FAMILIES, fast_math, linear_coefficient, reduce_rules, simplify, symbolic
from kg.semantics.floats import numpy_value_dtype
from kg_conformance.proofs.concrete import same_bits, values_of

X, Y, N = variable("x", -7, 9), variable("y", 0, 5), variable("n", 1, 4)
K, J = range_(6, "k"), range_(N, "j")
LEAVES = (X, Y, N, K, J)


def _again(node: UOp) -> UOp:
    """Simplified from scratch: a traced rewrite remembers nothing."""
    return rewrite(node, symbolic, trace=Trace())


def _binary(children: st.SearchStrategy[UOp]) -> st.SearchStrategy[UOp]:
    small = st.integers(-6, 12).map(lambda v: const(v, index))
    either = st.one_of(children, small)
    ops = st.sampled_from([operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod])
    by_constant = st.sampled_from([2, 3, 4, 6, 8, 12, -4])
    extreme = st.sampled_from([UOp.maximum, UOp.minimum])
    return st.one_of(
        st.builds(lambda f, a, b: f(a, b), ops, children, either),
        st.builds(lambda a, c: a // c, children, by_constant),
        st.builds(lambda a, c: a % c, children, by_constant),
        st.builds(lambda a, c: a * c, children, by_constant),
        st.builds(lambda f, a, b: f(a, b), extreme, children, either),
        st.builds(lambda p, a, b: p.where(a, b), _condition(children), children, either),
    )


def _condition(children: st.SearchStrategy[UOp]) -> st.SearchStrategy[UOp]:
    ops = st.sampled_from([Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE])
    number = st.integers(-20, 20).map(lambda v: const(v, index))
    plain = st.builds(lambda op, a, b: a.alu(op, b), ops, children, st.one_of(children, number))
    return st.one_of(plain, st.builds(lambda a, b: a & b, plain, plain), plain.map(lambda p: ~p))


INDEX_EXPRESSIONS = st.recursive(st.sampled_from(LEAVES), _binary, max_leaves=8)
_GRID = [p for p in product((-7, -3, -1, 0, 2, 9), (0, 1, 4, 5), (1, 3, 4), (0, 1, 5), (0, 1, 3)) if p[4] < p[2]]
POINTS = {leaf: np.array(column) for leaf, column in zip(LEAVES, zip(*_GRID, strict=True), strict=True)}


@settings(max_examples=400, deadline=None)
@given(st.one_of(INDEX_EXPRESSIONS, _condition(INDEX_EXPRESSIONS)))
def test_index_expressions(expression: UOp) -> None:
    simple = simplify(expression)
    assert _again(simple) is simple
    found = values_of(simple, POINTS)
    assert np.array_equal(*np.broadcast_arrays(found, values_of(expression, POINTS)))
    assert simple.vmin <= found.min() and found.max() <= simple.vmax


MACHINE = [Op.ADD, Op.SUB, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR, Op.MAX, Op.MIN]
MACHINE += [Op.FLOORDIV, Op.FLOORMOD, Op.IDIV, Op.MOD]


def _machine(dtype: DType) -> st.SearchStrategy[UOp]:
    leaves = [UOp(Op.DEFINE_VAR, dtype, (), arg) for arg in (X.arg, Y.arg)] if dtype is not uint8 else []
    leaves += [UOp(Op.ARG, dtype, (), i) for i in (0, 1)]
    edges = st.sampled_from([int(dtype.min), int(dtype.max), 0, 1, 2, 3, 7, 8, 100])
    constant = st.one_of(edges, edges.map(lambda v: max(-1, int(dtype.min)))).map(lambda v: const(v, dtype))

    def grow(children: st.SearchStrategy[UOp]) -> st.SearchStrategy[UOp]:
        either = st.one_of(children, constant)
        compare = st.builds(
            lambda op, a, b: a.alu(op, b), st.sampled_from([Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE]), children, either
        )
        condition = st.one_of(compare, compare.map(lambda p: ~p), st.builds(lambda p, q: p | q, compare, compare))
        return st.one_of(
            st.builds(lambda op, a, b: a.alu(op, b), st.sampled_from(MACHINE), children, either),
            st.builds(lambda op, a, b: b.alu(op, a), st.sampled_from(MACHINE), children, either),
            st.builds(lambda p, a, b: p.where(a, b), condition, children, either),
            children.map(lambda a: -a),
            children.map(lambda a: a.cast(int32).cast(dtype)),
            st.builds(lambda p: p.cast(dtype), condition),
        )

    return st.recursive(st.sampled_from(leaves), grow, max_leaves=6)


@settings(max_examples=300, deadline=None)
@given(st.one_of(_machine(int8), _machine(uint8)))
def test_machine_integers(expression: UOp) -> None:
    simple = simplify(expression)
    assert _again(simple) is simple
    dtype = numpy_value_dtype(expression.type)
    edges = np.array([0, 1, 2, 3, 7, 8, 63, 127, 128, 129, 200, 255], np.uint8).astype(dtype)
    first, second = (g.ravel() for g in np.meshgrid(edges, edges))
    point = {u: (first, second)[u.slot] for u in expression.find(Op.ARG)}
    point |= {u: np.clip(first, 0, 5).astype(dtype) for u in expression.find(Op.DEFINE_VAR)}
    assert np.array_equal(*np.broadcast_arrays(values_of(simple, point), values_of(expression, point)))


Q, R = range_(7, "q"), range_(16, "r")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((Q * 16 + R) // 16, Q),
        ((Q * 16 + R) % 16, R),
        ((X // 4) * 4 + X % 4, X),
        ((X // 4 % 3) * 4 + X % 4, X % 12),
        ((Q * 16 + R) // 4 % 8 * 4 + (Q * 16 + R) % 4, (Q * 16 + R) % 32),
        (X // 3 // 5, X // 15),
        (X % 12 % 4, X % 4),
        (Q * 4 + Y % 4 < 16, Q < 4),
        (R - R + Q, Q),
        ((K + X) * 3 - K * 3, X * 3),
        (J // N, const(0, index)),
        ((Q * N + J) // N, Q),
        ((Q * N + J) % N, J),
        (~(X < 5), const(4, index) < X),
        ((X < 5) & (X < 3) & (X < 5), X < 3),
        ((Q * 2).eq(5), const(False, bool_)),
        (X.cast(int32).cast(index), X),
        (vectorize(X, Y).lane(1), Y),
        ((X < 2).where(Y, Y), Y),
        (R.minimum(20), R),
        (X << 3, X * 8),
        (const(1.5, float32) + const(2.25, float32), const(3.75, float32)),
        (const(100, int8) + 100, const(-56, int8)),
        (const(7, uint64) - 8, const(2**64 - 1, uint64)),
        (const(300.5, float32).cast(uint8), const(255, uint8)),
        (const(-7, int32).idiv(2), const(-3, int32)),
        (const(-7, int32) // 2, const(-4, int32)),
        (const(5, int32) // 0, const(0, int32)),
    ],
)
def test_forms(before: UOp, after: UOp) -> None:
    assert simplify(before) is simplify(after)
    assert _again(simplify(before)) is simplify(before)


def test_equal_sums_are_one_node() -> None:
    first = (Q + R * 3) * 4 + X - Y
    second = X + (R * 12 - Y) + Q * 2 + Q * 2
    assert simplify(first) is simplify(second)


def test_floats_keep_their_bits() -> None:
    x = UOp(Op.ARG, float32, (), 0)
    for kept in (x + 0.0, x * 0.0, x - x, 0.0 - x, (x + 1.0) + 2.0, x / 3.0, ~(x < 1.0)):
        assert simplify(kept) is kept
    assert simplify(x * 1.0) is x
    assert simplify(x + -0.0) is x
    assert simplify(x - 0.0) is x
    assert simplify(x / 4.0) is x * 0.25
    half = UOp(Op.ARG, float16, (), 0)
    assert simplify(half / 65536.0) is half / 65536.0  # 2^-16 is no normal float16
    fast = symbolic + fast_math
    assert rewrite(x + 0.0, fast) is x
    assert rewrite((x + 1.0) + 2.0, fast) is x + 3.0


def test_linear_coefficients() -> None:
    e = (Q + R * 3) * 4 + X // 2
    assert linear_coefficient(simplify(e), Q) == 4
    assert linear_coefficient(simplify(e), R) == 12
    assert linear_coefficient(simplify(e), N) == 0
    assert linear_coefficient(simplify(e), X) is None


# -- memory and reductions

P = UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 16), (), 0)


def _load(i: UOp, gate: UOp | None = None, *more: UOp) -> UOp:
    return UOp(Op.LOAD, float32, (UOp(Op.INDEX, P.dtype, (P, i) if gate is None else (P, i, gate)), *more))


def _reduce(value: UOp, *ranges: UOp, monoid_: Monoid = monoid.ADD) -> UOp:
    return rewrite(UOp(Op.REDUCE, value.dtype, (value, *ranges), Reduction(monoid_)), symbolic + reduce_rules)


def test_constant_gates() -> None:
    other = const(1.0, float32)
    assert simplify(_load(Q, R < 16, other)) is _load(Q)
    assert simplify(_load(Q, R < 0, other)) is other
    address = UOp(Op.INDEX, P.dtype, (P, Q, R < 0))
    dead = UOp(Op.STORE, void, (address, other))
    live = UOp(Op.STORE, void, (UOp(Op.INDEX, P.dtype, (P, Q)), other))
    assert simplify(UOp(Op.SINK, void, (live, dead))) is UOp(Op.SINK, void, (live,))
    assert simplify(_load(R, None, dead, live)) is _load(R, None, live)


def test_an_arange_is_arithmetic() -> None:
    one = const(1, int32)
    assert _reduce((R < Q).where(one, 0), R) is simplify(Q.cast(int32))
    assert _reduce((Q < R).where(one, 0), R) is simplify((Q * -1 + 15).cast(int32))
    scan = UOp(Op.SCAN, int32, (one, R), Reduction(monoid.ADD, exclusive=True))
    assert rewrite(scan, symbolic + reduce_rules) is simplify(R.cast(int32))
    assert _reduce(one, R, Q).value == 112


def test_load_collapse() -> None:
    assert _reduce(R.eq(Q).where(_load(R), 0.0), R) is _load(Q) + 0.0
    position = UOp(Op.ARG, int32, (), 0)
    found = _reduce(R.cast(int32).eq(position).where(_load(R), 0.0), R)
    loads = list(found.find(Op.LOAD))
    assert len(loads) == 1
    assert loads[0].gate is not None
    assert not list(found.find(Op.REDUCE, Op.RANGE))


def test_reductions_of_what_does_not_vary() -> None:
    x, f = UOp(Op.ARG, int32, (), 0), UOp(Op.ARG, float32, (), 1)
    assert _reduce(x, R) is x * 16
    assert _reduce(f, R, monoid_=monoid.MAX) is f
    summed = _reduce(f, R)
    assert summed.op is Op.REDUCE
    assert rewrite(summed, fast_math + symbolic) is f * 16.0
    assert _reduce(f, range_(0, "none")).value == 0.0


def test_every_rule_has_a_family() -> None:
    assert {r.family for s in FAMILIES for r in s} >= {
        "arith",
        "divmod",
        "bitwise",
        "compare",
        "select",
        "cast",
        "memory",
        "reduce",
    }


def test_results_do_not_alias_shared_values() -> None:
    """One point, both sides, floats bit for bit: a small net under the proofs."""
    x = UOp(Op.ARG, float32, (), 0)
    e = (abs(x) - (-x)) * -1.0 / 8.0
    point = {x: np.array([0.0, -0.0, np.inf, np.nan, 3e38, 1e-40], np.float32)}
    assert same_bits(values_of(simplify(e), point), values_of(e, point)).all()
