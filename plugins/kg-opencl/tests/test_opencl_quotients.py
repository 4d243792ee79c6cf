"""Quotients by what a loop does not change, which become products on CPUs:
of all kinds of numbers, within 1 ULP, signs of zeros and special values as those of quotients."""

from __future__ import annotations

import numpy as np
from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.runtime.buffers.buffer import Buffer
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from opencl_support import opencl

device = opencl()
EDGES = np.array(
    [0, 2**-149, 2**-127, 2**-126, 2**-64, 2**64, 2**127, np.inf, np.nan, 1, 3, 16777215, 2**-100, 2**96, 2**100], np.float32
)
EDGES = np.concatenate([EDGES, -EDGES, np.nextafter(EDGES, np.float32(0)), np.nextafter(EDGES, np.float32(np.inf))])
COLUMNS = 4096


def numbers(count: int, seed: int) -> np.ndarray:
    bits = np.random.default_rng(seed).integers(0, 1 << 32, count, np.uint32)
    return np.concatenate([EDGES, bits.view(np.float32)[len(EDGES) :]])


def test_quotients_by_invariants_are_within_a_unit() -> None:
    divisors, x = numbers(512, 1), numbers(COLUMNS, 2)
    rows = len(divisors)
    value = param(1, (COLUMNS,), float32).broadcast_to(rows, COLUMNS) / param(2, (rows, 1), float32).expand(rows, COLUMNS)
    ast, schedule = (
        sink(param(0, (rows, COLUMNS), float32).store(value), name="over"),
        parse_schedule("VECTOR(o1, 16) THREAD(o0)"),
    )
    assert " / vec" not in (source_of(to_program(ast, device.renderer, None, schedule)) or ""), "no product was made of it"
    out = Buffer.empty(device.runtime, rows * COLUMNS, float32)
    device.bind(device.compile(ast, schedule), [out, *(Buffer.of(device.runtime, a) for a in (x, divisors))])()
    found = out.numpy().reshape(rows, COLUMNS)
    with np.errstate(all="ignore"):
        exact = x[None, :].astype(np.float64) / divisors[:, None].astype(np.float64)
        wanted = x[None, :] / divisors[:, None]
        unit = np.spacing(np.abs(wanted)).astype(np.float64)
        error = np.abs(found.astype(np.float64) - exact) / unit
    finite = np.isfinite(wanted) & np.isfinite(found)
    assert np.array_equal(np.isnan(found), np.isnan(wanted))
    assert np.array_equal(np.signbit(found)[~np.isnan(wanted)], np.signbit(wanted)[~np.isnan(wanted)])
    infinite = np.isinf(found) != np.isinf(wanted)
    assert not infinite.any()
    usual = finite & (np.abs(wanted) >= np.float32(2**-116))
    assert error[usual].max() <= 0.51
    assert error[finite].max() <= 1
