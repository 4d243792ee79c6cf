"""Known matrices that are multiplied with vectors lie by columns,
also where a loop has them in its steps; what else is made of one keeps it as it is."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.frontend import Op, UOp
from kg_graph.exporting.scalarize import scalarize
from kg_graph.exporting.transpose_matrices import transpose_matrices
from kg_graph.nodes import order_of
from kg_graph.oracle import Oracle

MATRIX = np.random.default_rng(5).standard_normal((20, 4))
KNOWN = xp.asarray(MATRIX)


def _nested(x: Any) -> Any:
    return xp.fori_loop(0, 2, lambda i, y: xp.fori_loop(0, 2, lambda j, z: xp.tanh(MATRIX @ z)[:4], y), x)


#: name -> (function of x (4,), whether the matrix lies by columns)
CASES: dict[str, Any] = {
    "product": (lambda x: MATRIX @ x, True),
    "loop": (lambda x: xp.fori_loop(0, 3, lambda i, y: xp.tanh(MATRIX @ y)[:4], x), True),
    "loop within a loop": (_nested, True),
    "before and in a loop": (lambda x: xp.fori_loop(0, 3, lambda i, y: (MATRIX @ y)[:4], (MATRIX @ x)[4:8]), True),
    "other use in a loop": (lambda x: xp.fori_loop(0, 3, lambda i, y: (KNOWN @ y)[:4] + xp.exp(KNOWN)[0], x), False),
    "other use before a loop": (lambda x: xp.fori_loop(0, 3, lambda i, y: (KNOWN @ y)[:4], (x * KNOWN)[1]), False),
    "carried": (lambda x: xp.fori_loop(0, 3, lambda i, m: 0.5 * m, xp.asarray(MATRIX)) @ x, False),
    "pieces": (lambda x: xp.scan(lambda s, row: (s + row * s[0], s), x, xp.asarray(MATRIX[:8]))[0] + (MATRIX @ x)[:4], None),
}


def _numbers(values: list[UOp] | tuple[UOp, ...], held: dict[int, bytes], x: int) -> np.ndarray[Any, Any]:
    single = scalarize(values, held)
    assert single is not None
    return Oracle({x: np.array([0.3, -0.2, 0.5, 0.1])}, {}).value(single[0])


@pytest.mark.parametrize("name", CASES)
def test_by_columns(name: str) -> None:
    function, is_turned = CASES[name]
    traced = xp.jit(function).kg_trace({"x": ("float64", (4,))})
    (x,) = traced.inputs
    values, held = transpose_matrices(traced.values, traced.held)
    np.testing.assert_array_equal(_numbers(values, held, x), _numbers(traced.values, dict(traced.held), x))
    if is_turned is not None:
        shapes = {p.param.shape for p in order_of(values) if p.op is Op.PARAM and p.slot in held and len(p.param.shape) == 2}
        assert ((4, 20) in shapes, (20, 4) in shapes) == (is_turned, not is_turned)
        loops = [n for n in order_of(values) if n.op is Op.LOOP]
        assert not any(s.op is Op.PERMUTE for n in loops for s in n.src)  # the memory itself: nothing is copied before the loop


@pytest.mark.parametrize("widened", [False, True])
def test_narrow_numbers_lie_by_columns_where_vectors_are_wide(widened: bool) -> None:
    known = xp.asarray((MATRIX * 50).astype(np.int8))
    traced = xp.jit(lambda x: xp.astype(known, xp.float64) @ x).kg_trace({"x": ("float64", (4,))})
    (x,) = traced.inputs
    values, held = transpose_matrices(traced.values, traced.held, widened=widened)
    assert (held != dict(traced.held)) == widened
    np.testing.assert_array_equal(_numbers(values, held, x), _numbers(traced.values, dict(traced.held), x))
