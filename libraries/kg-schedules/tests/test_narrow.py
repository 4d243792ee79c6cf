"""Products of few rows or few columns: which panels they have by default, and that their results are right."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_conformance.subject import Subject
from kg_cpu.host import Host
from kg_tune.bench.compute_bound import product
from support.defaults import default_schedule

#: Batch (0: none), rows, columns, depth; which operands lie across.
Sizes = tuple[int, int, int, int]


def _operands(sizes: Sizes, across: str) -> list[tuple[int, ...]]:
    batch, m, n, k = sizes
    shapes = [(k, m) if "a" in across else (m, k), (n, k) if "b" in across else (k, n)]
    return [(batch, *shape) if batch else shape for shape in shapes]


def _kernel(sizes: Sizes, across: str) -> UOp:
    batch, m, n, k = sizes
    left, right = (param(i, shape, float32) for i, shape in enumerate(_operands(sizes, across), 1))
    last = (0, 2, 1) if batch else (1, 0)
    left, right = left.permute(*last) if "a" in across else left, right.permute(*last) if "b" in across else right
    if not batch:
        return sink(param(0, (m, n), float32).store(product(left, right)), name="narrow")
    wide = (batch, m, n, k)
    left = left.reshape(batch, m, 1, k).expand(*wide)
    right = right.permute(0, 2, 1).reshape(batch, 1, n, k).expand(*wide)
    return sink(param(0, wide[:3], float32).store((left * right).sum(3).reshape(*wide[:3])), name="narrow")


def _is_right(sizes: Sizes, across: str, schedule: str) -> None:
    rng = np.random.default_rng(sum(sizes))
    arrays = {i: rng.standard_normal(shape, np.float32) for i, shape in enumerate(_operands(sizes, across), 1)}
    subject = Subject("CPU:LLVM", device=open_device("CPU:LLVM"))
    subject.check(_kernel(sizes, across), arrays, schedule=parse_schedule(schedule), tolerance=1e-4)


@pytest.mark.parametrize(
    ("sizes", "host", "wanted"),
    [
        # two blocks of rows, for each of which the columns are put in rows along the depth
        ((0, 202, 5, 504), replace(AVX512, cores=1), "TILE(o0, 101) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 5, shift) UPCAST(o1, 5) VECTOR(r0, 16)"),
        ((0, 169, 3, 271), replace(AVX2, cores=1), "TILE(o0, 85, shift) STAGE(o0, p2, THREAD, o1/r0) UPCAST(o0.in, 4, shift) UPCAST(o1, 3) VECTOR(r0, 8)"),
        # one for each worker
        ((0, 202, 5, 504), AVX512, "TILE(o0, 51, shift) STAGE(o0, p2, THREAD, o1/r0)"),
        # a batch's are others for each of its products
        ((9, 30, 5, 200), AVX512, "STAGE(o0, p2, THREAD, o2/r0) UPCAST(o1, 5) UPCAST(o2, 5) VECTOR(r0, 16) THREAD(o0)"),
        ((0, 20, 5, 504), AVX512, "VECTOR(o1, 8)"),  # too few rows for two blocks
        ((0, 202, 12, 504), AVX2, "VECTOR(o1, 16)"),  # columns fill their vector
    ],
)  # fmt: skip
def test_few_columns_lie_in_rows_along_the_depth(sizes: Sizes, host: Host, wanted: str) -> None:
    schedule = default_schedule(_kernel(sizes, ""), host)
    assert wanted in schedule
    _is_right(sizes, "", schedule)


def test_what_is_updated_has_no_block_twice() -> None:
    kernel = _kernel((0, 203, 5, 504), "")
    (store,) = kernel.src
    out = param(0, (203, 5), float32)
    kernel = sink(out.store(store.src[1] + out), name="updated")
    assert "STAGE" not in default_schedule(kernel, AVX512)


@pytest.mark.parametrize(
    ("sizes", "across", "host", "wanted"),
    [
        ((7, 11, 43, 37), "b", AVX512, "STAGE(o0, p2, THREAD, o2/r0/o2.in) VECTOR(p2_o0.o2.in, 16) UPCAST(p2_o0.r0, 16, peel)"),
        ((7, 5, 82, 13), "b", AVX2, "STAGE(o2, p2, THREAD, r0/o2.in) VECTOR(p2_o2.o2.in, 8) UPCAST(p2_o2.r0, 8, peel)"),
        ((0, 15, 49, 241), "ab", AVX2, "STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 8) UPCAST(p2_o1.r0, 8, peel)"),
        # all columns in one panel, of a loop of one round
        ((0, 194, 12, 117), "b", AVX2, "VECTOR(o1, 16, mask) SWAP(o0, o1) STAGE(o1, p2, THREAD, r0/o1.in) VECTOR(p2_o1.o1.in, 8)"),
        # blocks no deeper than there is depth
        ((3, 80, 84, 6), "b", AVX512, "UPCAST(p2_o2.r0, 4, peel)"),
    ],
)  # fmt: skip
def test_columns_across_are_transposed_by_blocks_for_few_rows_too(sizes: Sizes, across: str, host: Host, wanted: str) -> None:
    schedule = default_schedule(_kernel(sizes, across), host)
    assert wanted in schedule
    _is_right(sizes, across, schedule)


def test_masks_take_a_register_where_they_are_vectors() -> None:
    """Of 18 columns in three vectors of eight, 4 rows would be 12 sums, 3 vectors, a scalar in all lanes and a mask."""
    schedule = default_schedule(_kernel((0, 12, 18, 89), ""), AVX2)
    assert schedule == "VECTOR(o1, 24) UPCAST(o0, 3) THREAD(o0)"
    _is_right((0, 12, 18, 89), "", schedule)
    assert "UPCAST(o0, 12)" in default_schedule(_kernel((0, 12, 18, 89), ""), AVX512)
