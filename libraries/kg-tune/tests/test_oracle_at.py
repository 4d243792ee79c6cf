"""The oracle at single elements gives what the oracle gives of the whole."""

from __future__ import annotations

import numpy as np
import pytest
from kg.dtype import float32
from kg.errors import UnsupportedError
from kg.ir import monoid as monoids
from kg.ir.build import param, sink
from kg.semantics.floats import from_storage
from kg_graph.oracle import run_ast
from kg_tune.measuring import oracle_at
from kg_tune.measuring.oracle_at import run_ast_at
from support.random_kernels import random_case

BLOCKS, PER_BLOCK = 20, 10


@pytest.mark.parametrize("block", range(BLOCKS))
def test_random_kernels(block: int):
    compared = 0
    for seed in range(block * PER_BLOCK, (block + 1) * PER_BLOCK):
        case = random_case(seed, small=True)
        for slot, whole in run_ast(case.ast, case.arrays, case.variables).items():
            if not whole.size:
                continue
            positions = np.random.default_rng(seed).integers(0, whole.size, 7)
            try:
                found = run_ast_at(case.ast, case.arrays, slot, positions, case.variables)
            except UnsupportedError:
                continue
            dtype = next(s.src[0].type for s in case.ast.src if s.src[0].slot == slot)
            wanted = from_storage(whole.reshape(-1)[positions], dtype)
            np.testing.assert_allclose(from_storage(found, dtype), wanted, rtol=case.tolerance, err_msg=f"seed {seed}")
            compared += 1
    assert compared > PER_BLOCK // 2


def test_work_beyond_a_limit_is_refused_and_one_element_costs_one_row(monkeypatch: pytest.MonkeyPatch):
    n = 256
    ast = sink(param(0, (n, 1), float32).store(param(1, (n, n), float32).sum(1)), name="row_sums")
    arrays = {1: np.ones((n, n), np.float32)}
    monkeypatch.setattr(oracle_at, "MOST", 4 * n)
    assert run_ast_at(ast, arrays, 0, np.array([7])).tolist() == [n]
    with pytest.raises(UnsupportedError, match="too much work"):
        run_ast_at(ast, arrays, 0, np.arange(n))


def test_a_scan_is_asked_for_what_comes_before():
    x = param(1, (100,), float32)
    ast = sink(param(0, (100,), float32).store(x.scan(monoids.ADD, 0, exclusive=True)), name="scan")
    values = np.arange(100, dtype=np.float32)
    found = run_ast_at(ast, {1: values}, 0, np.array([0, 1, 99]))
    assert found.tolist() == [0.0, 0.0, 99 * 98 / 2]
