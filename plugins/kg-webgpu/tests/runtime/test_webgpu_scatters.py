"""Scatters on an adapter whose updates go beside each other:
in copies as the cost model says, and sorted."""

from __future__ import annotations

from typing import Any

import kg_array as ka
import numpy as np
import pytest
from kg_schedules.cost import scatters
from kg_schedules.cost.scatters import Choice
from wgsl_support import needs_adapter

pytestmark = needs_adapter


def added(zeros: np.ndarray[Any, Any], places: np.ndarray[Any, Any], updates: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    given = [ka.asarray(v, device="WEBGPU") for v in (zeros, places, updates)]
    return ka.jit(lambda z, at, v: ka.put_along_axis(z, at, v, axis=0, mode="add"))(*given).numpy()


def test_counts_beside_numpy() -> None:
    x = np.random.default_rng(0).integers(0, 64, 1 << 14)
    found = added(np.zeros(64, np.int64), x, np.ones(1 << 14, np.int64))
    assert found.tolist() == np.bincount(x, minlength=64).tolist()


@pytest.mark.parametrize("count", [20, 1 << 24], ids=["words_of_32_bits", "words_of_64_bits"])
def test_sorted_updates_are_rounded_in_order(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(scatters, "cheapest", lambda work, renderer: Choice("sorted", 0.0))
    rng = np.random.default_rng(1)
    x, y = rng.integers(0, 20, 300).astype(np.int32), rng.standard_normal(300).astype(np.float32)
    wanted = np.zeros(count, np.float32)
    np.add.at(wanted, x, y)
    assert added(np.zeros(count, np.float32), x, y).tobytes() == wanted.tobytes()
