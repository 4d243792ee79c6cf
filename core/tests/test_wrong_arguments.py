"""What a person gets for wrong arguments while writing a kernel: an error of kg that says what was expected."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param

X = param(1, (8,), float32)


@pytest.mark.parametrize(
    ("build", "message"),
    [
        (lambda: param(-1, (3,), float32), "numbered from 0, not -1"),
        (lambda: param(0, (-3,), float32), r"a tuple of sizes such as \(4, 8\), not \(-3,\)"),
        (lambda: param(0, 3, float32), "not 3$"),
        (lambda: param(0, (3,), "float32"), "parameter 0 can't hold 'float32'; it may hold bool, int8"),
        (lambda: X + None, "a UOp or a number, not NoneType"),
        (lambda: X + np.zeros(8), "not ndarray: arrays are given when a kernel runs"),
        (lambda: X.reshape((2, 4)), r"takes numbers one by one, as in reshape\(2, 4\)"),
        (lambda: X.permute([0]), "takes numbers one by one"),
    ],
)
def test_refused_with_a_reason(build: Callable[[], object], message: str):
    with pytest.raises(KgError, match=message):
        build()
