"""What flushing denormals explains of a wrong result, and what it does not."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import DType, bfloat16, float16, float32, int32
from kg.ir.build import param, sink
from kg.semantics.floats import from_storage, to_storage
from kg_conformance.flushing import FlushingOracle, flushed, without_flushes
from kg_graph.oracle import run_ast

TINY = 2.0**-130


def raw(dtype: DType, *values: float) -> np.ndarray:
    return to_storage(np.array(values), dtype)


@pytest.mark.parametrize("dtype", [float32, bfloat16], ids=str)
def test_denormals_are_zeros_of_their_sign(dtype: DType) -> None:
    found = from_storage(flushed(raw(dtype, TINY, -TINY, 2.0**-126, 1.0, np.inf, np.nan, 0.0), dtype), dtype)
    assert found[:5].tolist() == [0.0, 0.0, 2.0**-126, 1.0, np.inf] and np.isnan(found[5])
    assert np.signbit(found).tolist()[:2] == [False, True]


def test_halves_keep_theirs() -> None:
    assert from_storage(flushed(raw(float16, 2.0**-24), float16), float16).tolist() == [2.0**-24]


def test_each_operation_flushes() -> None:
    """(x * y) + x, where the product is denormal; and what only moves."""
    x, y = np.array([2.0**-100, TINY], np.float32), np.array([2.0**-30, 1.0], np.float32)
    a, b = (param(i, (2,), float32) for i in (1, 2))
    ast = sink(param(0, (2,), float32).store(a * b), param(3, (2,), float32).store((a < b).where(a, b)), name="flushing")
    found = run_ast(ast, {1: x, 2: y}, None, FlushingOracle)
    assert found[0].tolist() == [0.0, 0.0] and found[3].tolist() == [2.0**-100, TINY]


@pytest.mark.parametrize(
    ("found", "wanted", "other", "bound", "good"),
    [
        (0.0, TINY, TINY, 0, True),  # a result that was flushed
        (TINY, 0.0, 0.0, 0, True),  # a denormal that was chosen, and counted as 0
        (np.inf, 2.0**126, np.inf, 0, True),  # 1 / 0 of a flushed operand
        (1.0, 1.0 + 2.0**-23, 2.0, 0, False),
        (1.0, 1.0 + 2.0**-22, 2.0, 2, True),
        (0.0, 2.0**-126, 2.0**-126, 0, False),  # the least that is none
        (-1.0, 1.0, 2.0, 0, False),
        (np.nan, TINY, TINY, 0, False),
    ],
)
def test_what_is_explained(found: float, wanted: float, other: float, bound: float, good: bool) -> None:
    made = without_flushes(raw(float32, found), raw(float32, wanted), raw(float32, other), float32, bound)
    assert (made.tolist() == [np.float32(wanted)]) == good


def test_integers_and_comparisons() -> None:
    one, two, three = (np.array([n], np.int32) for n in (1, 2, 3))
    assert without_flushes(two, one, two, int32, 0).tolist() == [1]
    assert without_flushes(three, one, two, int32, 0).tolist() == [3]
