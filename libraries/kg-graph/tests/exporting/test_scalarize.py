"""Values element by element: the same values, over single elements alone,
and which values stay as they are."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg import override
from kg.frontend import ELEMENTWISE, Op, UOp
from kg_array import linalg
from kg_graph.exporting import TracedFunction
from kg_graph.exporting.scalarize import scalarize
from kg_graph.nodes import order_of
from kg_graph.oracle import Oracle

MATRIX = np.arange(12.0).reshape(3, 4) - 5.0


def _decay(x):
    """A loop with a carried value, pieces and a stack."""
    return xp.scan(lambda s, piece: (0.5 * s + piece, s * piece), xp.asarray(1.0, dtype=xp.float64), x)


#: name -> (function, shapes of its arguments)
CASES: dict[str, Any] = {
    "product": (lambda a, b: a @ b, [(3, 4), (4, 2)]),
    "known matrix": (lambda x: MATRIX @ x, [(4,)]),
    "longer sums": (lambda a: xp.sum(a, axis=1), [(3, 11)]),
    "moved": (lambda a: xp.flip(a.T, axis=0)[1:, ::2] + xp.pad(a, ((0, 1), (1, 0)))[:3, :2], [(3, 4)]),
    "joined": (lambda a, b: xp.concat([a, 2.0 * b]) * xp.tile(b, 3)[:7], [(4,), (3,)]),
    "argmax": (lambda a: (xp.argmax(a, axis=1), xp.max(a), xp.min(a), xp.prod(a, axis=0)), [(3, 4)]),
    "running": (lambda a: (xp.cumulative_sum(a, axis=1), xp.cumulative_prod(a, axis=0)), [(3, 4)]),
    "variance": (lambda a: xp.var(a, axis=0), [(5, 2)]),
    "gather": (lambda a: xp.take(a, xp.asarray([2, 0, 1]), axis=0), [(3, 2)]),
    "loop": (_decay, [(4,)]),
    "backwards": (xp.grad(lambda x: xp.sum(_decay(x)[1] ** 2.0)), [(4,)]),
    "solve": (lambda a, b: linalg.solve(a + 9.0 * np.eye(3), b), [(3, 3), (3,)]),
    "jacobian": (xp.jacobian(lambda x: xp.stack([x[0] * x[1], xp.where(x[2] > 0, x[2], x[0])])), [(3,)]),
    "half": (lambda a: xp.astype(xp.astype(a, xp.float16) * 3.0, xp.float64), [(5,)]),
    "integers": (lambda a: (xp.astype(a * 10, xp.int32) // 3, xp.any(a > 0), xp.all(a > 0, axis=0)), [(3, 2)]),
}


def _traced(function: Any, shapes: list[tuple[int, ...]], **sizes: Any) -> TracedFunction:
    inputs = {f"x{i}": ("float64", shape) for i, shape in enumerate(shapes)}

    def named(x0: Any, x1: Any = None) -> Any:
        return function(x0) if x1 is None else function(x0, x1)

    return xp.jit(named, **sizes).kg_trace(inputs)


def _numbers(traced: TracedFunction, values: tuple[UOp, ...]) -> list[np.ndarray[Any, Any]]:
    rng = np.random.default_rng(3)
    params = {p.slot: p for v in traced.values for p in v.find(Op.PARAM)}
    given = {s: rng.standard_normal(params[s].param.shape) for s in sorted(params)}
    given |= {s: np.frombuffer(data, _storage(params[s])) for s, data in traced.held.items()}
    oracle = Oracle(given, {})
    return [oracle.value(v) for v in values]


def _storage(param: UOp) -> Any:
    return {"float64": np.float64, "int64": np.int64, "int32": np.int32, "float32": np.float32}[param.type.name]


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("fast_math", [False, True])
def test_the_same_values(name: str, fast_math: bool) -> None:
    traced = _traced(*CASES[name])
    with override(fast_math=fast_math):
        made = scalarize(traced.values, traced.held)
    assert made is not None
    nodes = order_of(made)
    assert {n.op for n in nodes} <= ELEMENTWISE | {Op.PARAM, Op.CONST, Op.SHRINK, Op.RESHAPE, Op.STACK}
    assert all(n.shape == () for n in nodes if n.op in ELEMENTWISE)
    assert not any(p.slot in traced.held for v in made for p in v.find(Op.PARAM))
    wanted = _numbers(traced, tuple(traced.values)) if not any(n.op is Op.LOOP for n in order_of(traced.values)) else None
    if wanted is None:
        rng = np.random.default_rng(3)
        given = {n: rng.standard_normal(s) for n, s in zip(("x0", "x1"), CASES[name][1], strict=False)}
        found = traced.run(given)
        wanted = [found[n] for n in traced.outputs]
    for one, other, value in zip(_numbers(traced, made), wanted, traced.values, strict=True):
        assert one.shape == value.shape
        np.testing.assert_allclose(one, other, rtol=1e-12, atol=1e-12)


def test_zeros_of_real_numbers_are_left_out() -> None:
    """A product with a diagonal matrix is as many products as it has rows, where floats are real numbers;
    else zeros count, as 0 times infinity is NaN."""
    traced = _traced(lambda x: np.diag([2.0, 3.0, 4.0]) @ x, [(3,)])

    def products() -> int:
        made = scalarize(traced.values, traced.held)
        assert made is not None
        return sum(n.op is Op.MUL for n in order_of(made))

    assert products() == 6  # those with 0 are of one element each
    with override(fast_math=True):
        assert products() == 3


@pytest.mark.parametrize(
    ("function", "shape"),
    [
        (lambda x: x @ x, (40, 40)),  # too many elements
        (lambda x: xp.exp(x) @ xp.ones((10, 1000), dtype=xp.float64), (10, 10)),  # too many operations
        (lambda x: xp.take(x, xp.astype(x, xp.int32), axis=0), (4,)),  # positions of each call
        (lambda x: xp.while_loop(lambda y: xp.sum(y) < 100.0, lambda y: y * 2.0, x, most=50), (4,)),  # ends when it ends
        (lambda x: xp.fori_loop(0, 9, lambda i, y: xp.sin(y), x), (4,)),  # too many steps
        (lambda x: xp.real(xp.fft.fft(x)), (8,)),
    ],
)
def test_others_stay_as_they_are(function: Any, shape: tuple[int, ...]) -> None:
    traced = _traced(function, [shape])
    assert scalarize(traced.values, traced.held) is None


def test_sizes_of_each_call_stay_open() -> None:
    n = xp.Size("n", 1, 8)
    traced = _traced(lambda x: xp.cumulative_sum(x) - xp.mean(x), [(8,)], sizes={"x0": {0: n}})
    assert scalarize(traced.values, traced.held) is None
