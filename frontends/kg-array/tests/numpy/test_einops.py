"""einops and opt_einsum, as they are published, take our arrays:
those of kg_array and those of kg_array.numpy."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import einops
import kg_array as ka
import kg_array.numpy as knp
import numpy
import opt_einsum
import pytest

VALUES = numpy.arange(2.0 * 4 * 6 * 3).reshape(2, 4, 6, 3)


@pytest.fixture(params=(ka, knp), ids=("kg_array", "kg_array.numpy"))
def xp(request: pytest.FixtureRequest) -> Any:
    return request.param


def _check(found: Any, right: numpy.ndarray[Any, Any], like: Any) -> None:
    assert type(found) is type(like)
    numpy.testing.assert_allclose(numpy.asarray(found), right, rtol=1e-6)


def _images(xp: Any) -> Any:
    return xp.asarray(VALUES)


@pytest.mark.parametrize(
    ("pattern", "sizes"),
    [
        ("b h w c -> b c h w", {}),
        ("b h w c -> (b h) w c", {}),
        ("b (h1 h2) (w1 w2) c -> b h1 w1 (h2 w2 c)", {"h2": 2, "w2": 2}),
        ("b h w c -> h (b w) c", {}),
        ("b ... c -> ... (b c)", {}),
        ("b h w c -> b 1 h w 1 c", {}),
    ],
)
def test_rearrange(xp: Any, pattern: str, sizes: dict[str, int]) -> None:
    x = _images(xp)
    _check(einops.rearrange(x, pattern, **sizes), einops.rearrange(VALUES, pattern, **sizes), x)


@pytest.mark.parametrize("operation", ["min", "max", "sum", "mean", "prod"])
def test_reduce(xp: Any, operation: str) -> None:
    x, pattern = xp.asarray(VALUES / 100), "b (h 2) (w 3) c -> b h w"
    _check(einops.reduce(x, pattern, operation), einops.reduce(VALUES / 100, pattern, operation), x)


def test_repeat_pack_and_einsum(xp: Any) -> None:
    x = _images(xp)
    _check(einops.repeat(x, "b h w c -> b (h 2) w (c k)", k=2), einops.repeat(VALUES, "b h w c -> b (h 2) w (c k)", k=2), x)
    _check(
        einops.rearrange([x, x], "n b h w c -> b h (n w) c"), einops.rearrange([VALUES, VALUES], "n b h w c -> b h (n w) c"), x
    )
    packed, shapes = einops.pack([x, x[..., 0]], "b h w *")
    right, _ = einops.pack([VALUES, VALUES[..., 0]], "b h w *")
    _check(packed, right, x)
    first, second = einops.unpack(packed, shapes, "b h w *")
    _check(first, VALUES, x)
    _check(second, VALUES[..., 0], x)
    _check(einops.einsum(x, x, "b h w c, b h w d -> b c d"), einops.einsum(VALUES, VALUES, "b h w c, b h w d -> b c d"), x)
    assert einops.parse_shape(x, "b _ w _") == {"b": 2, "w": 6}


def test_einops_in_a_traced_function(xp: Any) -> None:
    x = _images(xp)
    found = ka.jit(lambda v: einops.reduce(v, "b h w c -> b c", "mean"))(x)
    _check(found, VALUES.mean((1, 2)), x)


@pytest.mark.parametrize("subscripts", ["ij,jk,kl->il", "ij,jk,kl->li", "ij,jk,ki->", "ij,ij,kl->kl", "ij,jk,lk->jl"])
def test_contract(xp: Any, subscripts: str) -> None:
    values = [numpy.cos(numpy.arange(9.0) * k).reshape(3, 3) for k in (1, 2, 3)]
    operands = [xp.asarray(v) for v in values]
    right = numpy.einsum(subscripts, *values)
    found = opt_einsum.contract(subscripts, *operands)
    numpy.testing.assert_allclose(numpy.asarray(found), right, rtol=1e-6, atol=1e-12)
    expression = opt_einsum.contract_expression(subscripts, *[v.shape for v in values])
    numpy.testing.assert_allclose(numpy.asarray(expression(*operands)), right, rtol=1e-6, atol=1e-12)


@pytest.mark.parametrize("order", ["kg_array, einops, opt_einsum", "einops, opt_einsum, kg_array"])
def test_it_does_not_matter_what_is_imported_first(order: str) -> None:
    code = (
        f"import {order}\nx = kg_array.ones((2, 3), device='REF')\n"
        "print(einops.rearrange(x, 'a b -> b a').shape, opt_einsum.contract('ij,kj->ik', x, x).shape)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=False)
    assert done.stdout.strip() == "(3, 2) (2, 2)", done.stderr


def test_neither_is_imported_with_kg_array() -> None:
    code = "import sys, kg_array, kg_array.numpy; print(any(m.startswith(('einops', 'opt_einsum')) for m in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100, check=False)
    assert done.stdout.strip() == "False", done.stderr
