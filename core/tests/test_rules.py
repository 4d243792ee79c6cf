"""Every rule set on random expressions: the value stays, simplifying twice is simplifying once, and the forms that passes rely on."""

from __future__ import annotations

import operator
from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kg.dtype import AddrSpace, DType, PtrDType, bool_, float16, float32, index, int8, int32, uint8, uint64, void
from kg.ir import monoid
from kg.ir.args import Monoid, Reduction
from kg.ir.floats import numpy_value_dtype
from kg.ir.build import const, range_, variable, vectorize
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.rewrite.engine import rewrite
from kg.rewrite.concrete import same_bits, values_of
from kg.rules import FAMILIES, fast_math, linear_coefficient, reduce_rules, simplify, symbolic, without

X, Y, N = variable("x", -7, 9), variable("y", 0, 5), variable("n", 1, 4)
I, J = range_(6, "i"), range_(N, "j")
LEAVES = (X, Y, N, I, J)


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
    assert simplify(simple) is simple
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
        compare = st.builds(lambda op, a, b: a.alu(op, b), st.sampled_from([Op.CMPLT, Op.CMPLE, Op.CMPEQ, Op.CMPNE]), children, either)
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
    assert simplify(simple) is simple
    dtype = numpy_value_dtype(expression.type)
    edges = np.array([0, 1, 2, 3, 7, 8, 63, 127, 128, 129, 200, 255], np.uint8).astype(dtype)
    first, second = (g.ravel() for g in np.meshgrid(edges, edges))
    point = {u: (first, second)[u.slot] for u in expression.find(Op.ARG)}
    point |= {u: np.clip(first, 0, 5).astype(dtype) for u in expression.find(Op.DEFINE_VAR)}
    assert np.array_equal(*np.broadcast_arrays(values_of(simple, point), values_of(expression, point)))
