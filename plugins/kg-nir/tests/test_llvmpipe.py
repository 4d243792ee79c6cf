"""What llvmpipe and NIR's own passes would get wrong: signs of zero, accesses in branches that are not taken and in loops that do not run."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from kg.dtype import DType, float16, float32, float64, int32
from kg.ir.build import const, param, sink, variable
from kg.ir.uop import UOp
from kg.plugin.registry import open_device

pytestmark = pytest.mark.usefixtures("llvmpipe")


def run(value: UOp, *arrays: Any, shape: tuple[int, ...] = (4,), **sizes: int) -> Any:
    """What CPU:NIR stores."""
    ast = sink(param(0, shape, value.type).store(value), name="tried")
    return open_device("CPU:NIR").run(ast, *arrays, **sizes)[0]


@pytest.mark.parametrize("dtype", [float32, float64], ids=str)
def test_zero_is_added(dtype: DType) -> None:
    """0 + -0 is 0: the code generator takes x + 0 for x."""
    x = np.array([-0.0, 0.0, 1.0, np.nan], str(dtype))
    assert run(param(1, (4,), dtype) + 0.0, x).tobytes() == (x + 0.0).tobytes()
    assert run(param(1, (4,), dtype) + -0.0, x).tobytes() == x.tobytes()
    assert run(const(0.0, dtype) - param(1, (4,), dtype), x)[:3].tobytes() == (0.0 - x)[:3].tobytes()


@pytest.mark.parametrize("dtype", [float16, float32, float64], ids=str)
@pytest.mark.parametrize("zero", [0.0, -0.0])
def test_minus_one_or_zero(dtype: DType, zero: float) -> None:
    """NIR makes of b ? -1 : 0 a negated conversion, which gives -0."""
    chosen = (param(1, (4,), int32) < 3).where(const(-1.0, dtype), const(zero, dtype))
    assert run(chosen, np.array([1, 2, 3, 4], np.int32)).tobytes() == np.array([-1, -1, zero, zero], str(dtype)).tobytes()


def test_integers_that_look_like_floats() -> None:
    """The same of integers with the bits of -1.0 and 0.0: values of NIR have no type."""
    minus_one = int(np.float32(-1).view(np.int32))
    chosen = (param(1, (4,), int32) < 3).where(const(minus_one, int32), const(0, int32))
    assert run(chosen, np.array([1, 9, 2, 8], np.int32)).tolist() == [minus_one, 0, minus_one, 0]


def test_what_is_not_read_may_lie_anywhere() -> None:
    """Padding by a million is gated: no load is made, though both sides of a branch run under masks."""
    padded = param(1, (4,), float32).pad((1 << 20, 1 << 20))
    out = run(padded, np.ones(4, np.float32), shape=((2 << 20) + 4,))
    assert out.sum() == 4 and out[1 << 20] == 1


def test_a_loop_that_does_not_run_touches_nothing() -> None:
    n = variable("n", 0, 1 << 20)
    total = param(1, (n,), float32).sum(0).reshape(1)
    assert run(total, np.zeros(0, np.float32), shape=(1,), n=0).tolist() == [0.0]
    assert run(total, np.ones(5, np.float32), shape=(1,), n=5).tolist() == [5.0]
