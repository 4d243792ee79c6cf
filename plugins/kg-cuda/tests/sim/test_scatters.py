"""Scatters on the simulator: results beside numpy's, and how many instructions one warp runs after
another."""

from __future__ import annotations

from math import prod

import kg_array as ka
import numpy as np
from kg_cuda.sim.traffic import Counted, counted


def in_a_row(launches: list[Counted]) -> float:
    """Instructions of the warps of each launch, one after another."""
    warps = (prod(of.grid) * -(-prod(of.local) // 32) for of in launches)
    return sum(sum(of.issued.values()) / n for of, n in zip(launches, warps, strict=True))


def test_counts_in_copies() -> None:
    """One work-item would run a million: 15 for each of 2^16 updates."""
    x = np.random.default_rng(0).integers(0, 256, 1 << 16)
    count = ka.jit(
        lambda at: ka.put_along_axis(ka.zeros(256, dtype=ka.int64, device="CUDASIM"), at, ka.ones_like(at), axis=0, mode="add")
    )
    with counted() as launches:
        found = count(ka.asarray(x, device="CUDASIM")).numpy()
    assert found.tolist() == np.bincount(x, minlength=256).tolist()
    assert in_a_row(launches) < 20_000 and len(launches) == 4


def test_the_gradient_of_rows_taken_by_index() -> None:
    """Sums are rounded as by numpy's add.at, one update after another.
    Rows that are taken often take longer than others."""
    rng = np.random.default_rng(1)
    rows = np.minimum(rng.integers(0, 1 << 12, 1 << 12), rng.integers(0, 1 << 12, 1 << 12)).astype(np.int32)
    table, given = rng.standard_normal((1 << 12, 3)).astype(np.float32), rng.standard_normal((1 << 12, 3)).astype(np.float32)
    slope = ka.jit(ka.grad(lambda t, at, g: ka.sum(ka.take(t, at, axis=0) * g)))
    with counted() as launches:
        found = slope(*[ka.asarray(v, device="CUDASIM") for v in (table, rows, given)]).numpy()
    wanted = np.zeros_like(table)
    np.add.at(wanted, rows, given)
    assert found.tobytes() == wanted.tobytes()
    assert in_a_row(launches) < 8_000
