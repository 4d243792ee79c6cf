"""Results in parts: what is joined, and what is done with each part of a stack alone,
computes the same."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.frontend import Op, UOp
from kg_graph.exporting.split_concat import split_concat
from kg_graph.oracle import Oracle


def _traced(function: Any, *shapes: tuple[int, ...]) -> UOp:
    inputs = {f"x{i}": ("float64", shape) for i, shape in enumerate(shapes)}

    def named(**given: Any) -> Any:
        return function(*given.values())

    return xp.jit(named).kg_trace(inputs).values[0]


def _numbers(value: UOp) -> np.ndarray[Any, Any]:
    rng = np.random.default_rng(3)
    given = {p.slot: rng.standard_normal(p.param.shape) for p in sorted(value.find(Op.PARAM), key=lambda p: p.slot)}
    return Oracle(given, {}).value(value)


#: name -> (function, shapes, parts, whether its last part is put together of a STACK)
CASES: dict[str, Any] = {
    "joined": (lambda x, y: xp.concat([x * 2.0, y, x]), [(4,), (3,)], 3, False),
    "joined in rows": (lambda x, y: xp.concat([x, y], axis=0), [(2, 3), (4, 3)], 2, False),
    "joined along columns": (lambda x, y: xp.concat([x, y], axis=1), [(4, 2), (4, 3)], 1, False),
    "sum of joined": (lambda x, y: xp.concat([x, y]) * 2.0 + xp.sum(x), [(4,), (3,)], 2, False),
    "within": (lambda x, y: xp.concat([xp.concat([x, y]), xp.sin(y)]), [(4,), (3,)], 3, False),
    "one part": (lambda x: x + 1.0, [(4,)], 1, False),
    "stack less": (lambda x, y: y - xp.reshape(xp.stack([x, xp.sin(x)], axis=1), (-1,)), [(4,), (8,)], 1, True),
    "stack of a stack": (lambda x: xp.exp(xp.stack([xp.stack([x, x + 1.0]), xp.stack([x * 2.0, x])], axis=1)), [(3,)], 1, True),
    "permuted": (lambda x, y: xp.stack([x, x * 3.0]).T * y, [(4,), (4, 2)], 1, True),
    "picked": (
        lambda x: xp.sum((xp.stack([x, xp.cos(x)]) + 1.0)[:1], axis=0) + (xp.stack([x, xp.cos(x)]) + 1.0)[1],
        [(4,)],
        1,
        False,
    ),
    "joined and stacked": (lambda x: xp.concat([x[:1], xp.reshape(xp.stack([x, -x], axis=1), (-1,)) * 2.0]), [(4,)], 2, True),
}


@pytest.mark.parametrize("name", CASES)
def test_parts_are_the_value(name: str) -> None:
    function, shapes, count, is_stack = CASES[name]
    value = _traced(function, *shapes)
    parts = split_concat(value)
    assert len(parts) == count
    joined = np.concatenate([_numbers(_over(p, value)).reshape(-1) for p in parts])
    np.testing.assert_allclose(joined, _numbers(value).reshape(-1), rtol=1e-13)
    last = parts[-1]
    while last.op in (Op.RESHAPE, Op.PERMUTE):
        last = last.src[0]
    assert (last.op is Op.STACK) == is_stack


def _over(part: UOp, value: UOp) -> UOp:
    """The part with all parameters of the value, so that both are given the same numbers."""
    missing = [p for p in value.find(Op.PARAM) if p not in set(part.find(Op.PARAM))]
    for p in missing:
        part = part + p.sum(*range(len(p.shape))).reshape() * 0.0
    return part


def test_large_stacks_are_left_alone() -> None:
    """Code would grow with each part."""

    def function(x: Any) -> Any:
        y = xp.stack([x * float(i) for i in range(60)])
        for _ in range(100):
            y = xp.sin(y) + 1.0
        return y

    value = _traced(function, (4,))
    assert split_concat(value) == [value]
