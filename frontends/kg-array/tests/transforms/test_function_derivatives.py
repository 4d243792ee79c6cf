"""Functions of the standard are made of nodes that have derivatives:
none is zero because of a trick with bits."""

from __future__ import annotations

import kg_array as xp
import numpy as np
import pytest

ONE = [
    "exp",
    "expm1",
    "log",
    "log1p",
    "log2",
    "log10",
    "sin",
    "cos",
    "tan",
    "asin",
    "acos",
    "atan",
    "sinh",
    "cosh",
    "tanh",
    "asinh",
    "acosh",
    "atanh",
    "sqrt",
    "square",
    "abs",
    "reciprocal",
]
TWO = ["atan2", "hypot", "logaddexp", "pow", "remainder", "copysign", "divide", "maximum", "minimum"]
STEP = 1e-6


@pytest.mark.parametrize("name", ONE)
def test_of_one(name: str) -> None:
    function = getattr(xp, name)
    x = np.array([1.7, 2.2, 1.2]) if name == "acosh" else np.array([0.37, 0.48, 1e-3])
    found = xp.grad(lambda x: xp.sum(function(x)))(xp.asarray(x, device="REF")).numpy()
    ends = [function(xp.asarray(x + step, device="REF")).numpy() for step in (STEP, -STEP)]
    np.testing.assert_allclose(found, (ends[0] - ends[1]) / (2 * STEP), rtol=1e-4)


@pytest.mark.parametrize("name", TWO)
def test_of_two(name: str) -> None:
    function = getattr(xp, name)
    values = np.array([0.7, 1.3]), np.array([0.4, 0.9 if name == "pow" else -0.9])
    found = xp.grad(lambda a, b: xp.sum(function(a, b)), (0, 1))(*(xp.asarray(v, device="REF") for v in values))
    for at in range(2):
        ends = [
            function(*(xp.asarray(v + (step if i == at else 0.0), device="REF") for i, v in enumerate(values))).numpy()
            for step in (STEP, -STEP)
        ]
        np.testing.assert_allclose(found[at].numpy(), (ends[0] - ends[1]) / (2 * STEP), rtol=1e-4, atol=1e-6)
