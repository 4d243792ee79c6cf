"""What schedule a shape gets where work-items stand in groups, by fields of the renderer alone.
Each is run on the reference device."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import numpy as np
import pytest
from kg.analysis.facts import kernel_facts
from kg.dtype import float32, uint8
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.passes.pipeline import full_rewrite_to_sink
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.apply.schedule import apply_schedule
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule, parse_schedule
from kg_schedules.work_groups.tilings import group_tilings
from kg_tiles import OPTS

#: Shared memory that is quicker than other.
QUICK: dict[str, object] = {"slow": False}


def out(value: UOp) -> UOp:
    return sink(param(0, value.shape, value.type).store(value), name="shape")


def _renderer(**records: dict[str, object]) -> RefRenderer:
    """A device with groups of 256, vectors of four and little shared memory,
    but for these fields of its records."""
    made = copy(RefRenderer())
    made.opts = OPTS
    made.strategy = "kg_schedules:default_schedule"
    made.work_groups = replace(made.work_groups, total=256, local=(256, 256, 64))
    made.vectors = replace(made.vectors, alu=128, memory=128)
    made.shared_memory = replace(made.shared_memory, bytes=16384)
    for name, fields in records.items():
        setattr(made, name, replace(getattr(made, name), **fields))
    return made


def _schedule(ast: UOp, **records: dict[str, object]) -> str:
    context = Context(_renderer(**records), None)
    full_rewrite_to_sink(ast, context)  # all of it: a choice that can't be applied would be refused
    return format_schedule(context.schedule or ())


def _array(slot: int, *shape: int) -> UOp:
    return param(slot, shape, float32)


def _softmax(rows: int, width: int) -> UOp:
    x = _array(1, rows, width)
    powers = (x - x.max(1).broadcast_to(rows, width)).exp2()
    return out(powers / powers.sum(1).broadcast_to(rows, width))


def _product(m: int, k: int, n: int) -> UOp:
    left, right = _array(1, m, k).reshape(m, k, 1).broadcast_to(m, k, n), _array(2, k, n).reshape(1, k, n).broadcast_to(m, k, n)
    return out((left * right).sum(1).reshape(m, n))


def _times_vector(rows: int, width: int) -> UOp:
    return out((_array(1, rows, width) * _array(2, 1, width).broadcast_to(rows, width)).sum(1))


def _divided_product(m: int, k: int, n: int) -> UOp:
    """As the last step of an attention: each row is divided by the sum of what it was multiplied with."""
    left, right = _array(1, m, k), _array(2, k, n)
    terms = left.reshape(m, k, 1).broadcast_to(m, k, n) * right.reshape(1, k, n).broadcast_to(m, k, n)
    return out(terms.sum(1).reshape(m, n) / left.sum(1).broadcast_to(m, n))


SHAPES = {
    "in a row": (lambda: out(_array(1, 4096) + 1.0), "VECTOR(o0, 4) LOCAL(o0, 256)"),
    "in an odd row": (lambda: out(_array(1, 4097) + 1.0), "LOCAL(o0, 256)"),
    "turned": (lambda: out(_array(1, 64, 128).permute(1, 0) * 2.0), "LOCAL(o1, 64) LOCAL(o0, 4)"),
    "a total": (lambda: out(_array(1, 1 << 16).sum(0)), "VECTOR(r0, 4) GROUP(r0, 32) UNROLL(r0, 4)"),
    "long rows": (lambda: out(_array(1, 8, 4096).sum(1)), "VECTOR(r0, 4) LOCAL(o0, 8) UNROLL(r0, 4)"),
    "many long rows": (lambda: out(_array(1, 1024, 4096).sum(1)), "VECTOR(r0, 4) LOCAL(o0, 256) UNROLL(r0, 4)"),
    "many rows times a vector": (
        lambda: _times_vector(4096, 4096),
        "UPCAST(o0, 4) VECTOR(r0, 4) GROUP(r0, 16) UNROLL(r0, 4)",
    ),
    "some rows times a vector": (lambda: _times_vector(64, 4096), "UPCAST(o0, 4) VECTOR(r0, 4) GROUP(r0, 16) UNROLL(r0, 4)"),
    "few columns": (lambda: out(_array(1, 512, 64).sum(0)), "VECTOR(o0, 4) LOCAL(o0, 16) UNROLL(r0, 8)"),
    "rows written again": (lambda: _softmax(8, 1024), "VECTOR(r0+o1, 4) GROUP(r0+o1, 16) UNROLL(r0, 16) UPCAST(o1, 16)"),
    "odd rows written again": (lambda: _softmax(8, 1023), "GROUP(r0+o1, 64) UNROLL(r0, 16) UPCAST(o1, 16)"),
    "rows too long for registers": (lambda: _softmax(8, 1 << 15), "VECTOR(r0+o1, 4) GROUP(r0+o1, 256)"),
    "short rows written again": (lambda: _softmax(512, 8), "VECTOR(r0+o1, 4) LOCAL(o0, 256) UNROLL(r0, 2) UPCAST(o1, 2)"),
    "a product": (
        lambda: _product(256, 256, 256),
        "UPCAST(o0, 8) VECTOR(o1, 4) UPCAST(o1, 2) LOCAL(o1, 16) LOCAL(o0, 16) UNROLL(r0, 4)",
    ),
    "an odd product": (lambda: _product(257, 64, 255), "UPCAST(o1, 4) UPCAST(o0, 4) LOCAL(o1, 16) LOCAL(o0, 2) UNROLL(r0, 4)"),
    "a product divided by the sums of its rows": (
        lambda: _divided_product(256, 256, 256),
        "UPCAST(o0, 4) VECTOR(o1, 4) UPCAST(o1, 2) LOCAL(o1, 16) LOCAL(o0, 16) UNROLL(r0, 4)",
    ),
    "few outputs of a long sum": (lambda: _product(4, 4096, 4), "UPCAST(o0, 4) VECTOR(o1, 4) GROUP(r0, 32) UNROLL(r0, 4)"),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_schedule_of_a_shape(shape: str) -> None:
    make, expected = SHAPES[shape]
    assert _schedule(make()) == expected


def test_panels_are_shared_where_that_memory_is_quick() -> None:
    block = "UPCAST(o0.in, 4) VECTOR(o1.in, 4) LOCAL(o0.in, 8) LOCAL(o1.in, 16)"
    found = _schedule(_product(256, 256, 256), shared_memory=QUICK)
    assert (
        found.startswith("TILE(o0, 32) TILE(o1, 64) TILE(r0, 16) STAGE(r0, r0.a, LOCAL, o0.in/r0.in^4, stages=2)")
        and block in found
    )
    little = _schedule(_product(256, 256, 256), shared_memory={"slow": False, "bytes": 4096})
    assert "TILE(o1, 32)" in little and "STAGE" in little and "stages" not in little
    assert _schedule(_product(256, 250, 256), shared_memory=QUICK).startswith("PADTO(r0, 16)")
    assert "STAGE" not in _schedule(_product(256, 256, 256))


def test_padding_of_panels_counts() -> None:
    """Two panels of 128 x 16 floats fill 16 KiB.
    Columns that are read along the sum are padded, for which there is no room then."""
    left, right = _array(1, 256, 1, 256).broadcast_to(256, 256, 256), _array(2, 1, 256, 256).broadcast_to(256, 256, 256)
    across = out((left * right).sum(2).reshape(256, 256))
    few: dict[str, object] = {"processors": 4}
    block = "TILE(o0, 128) TILE(o1, 128)"
    assert block in _schedule(_product(256, 256, 256), shared_memory=QUICK, work_groups=few)
    padded = _schedule(across, shared_memory=QUICK, work_groups=few)
    assert "o1.in+4" in padded and block not in padded


def test_partial_results_of_all_values_count() -> None:
    """Of 4 x 4 sums of a work-item, and of work-groups' reductions beside each other, in 4 KiB."""
    fields: dict[str, dict[str, object]] = {"shared_memory": {"bytes": 4096}, "work_groups": {"processors": 64}}
    assert "LOCAL(o1, 2) GROUP(r0, 16)" in _schedule(_product(40, 1024, 48), **fields)


@pytest.mark.parametrize(("size", "tile"), [(16384, 64), (65536, 128)])
def test_square_tiles_of_bytes_with_their_padding(size: int, tile: int) -> None:
    """128 rows of 129 bytes are more than 16 KiB."""
    bytes_ = param(1, (256, 256), uint8).permute(1, 0)
    schedule = _schedule(sink(param(0, (256, 256), uint8).store(bytes_)), shared_memory={**QUICK, "bytes": size})
    assert schedule.startswith(f"TILE(o0, {tile}) TILE(o1, {tile}) STAGE(")


def test_many_registers_hold_large_tiles() -> None:
    """As on a processor, whose work-items have their registers in memory."""
    large = "UPCAST(o0, 16) VECTOR(o1, 4) UPCAST(o1, 4)"
    many: dict[str, object] = {"vector": 128}
    for sizes in ((512, 512, 512), (544, 64, 500), (256, 256, 256)):
        assert _schedule(_product(*sizes), registers=many).startswith(large)
    # by the element, each in a register
    assert _schedule(_product(512, 512, 501), registers=many).startswith("UPCAST(o1, 8) UPCAST(o0, 8)")
    assert large not in _schedule(_product(512, 512, 512))


def test_limits_of_a_group() -> None:
    assert _schedule(out(_array(1, 4096) + 1.0), work_groups={"total": 64}) == "VECTOR(o0, 4) LOCAL(o0, 64)"
    assert _schedule(out(_array(1, 4096) + 1.0), vectors={"memory": 0, "alu": 0}) == "LOCAL(o0, 256)"
    assert _schedule(_softmax(8, 4096), shared_memory={"bytes": 512}) == "VECTOR(r0+o1, 4) GROUP(r0+o1, 32)"
    assert "GROUP" not in _schedule(out(_array(1, 8, 4096).sum(1)), shared_memory={"bytes": 0})
    left, right = _array(1, 1000, 31).permute(1, 0), _array(2, 128, 1000)
    deep = left.reshape(31, 1, 1000).broadcast_to(31, 128, 1000) * right.reshape(1, 128, 1000).broadcast_to(31, 128, 1000)
    for total in (4, 8, 16):
        assert _schedule(out(deep.sum(2).reshape(31, 128)), work_groups={"total": total})
    few = _schedule(_product(256, 256, 256), registers={"vector": 16})
    assert few.startswith("UPCAST(o0, 4) VECTOR(o1, 4) UPCAST(o1, 2) LOCAL")


@pytest.mark.parametrize("width", [96, 1023, 1024])
@pytest.mark.parametrize(
    "schedule", ["", "GROUP(r0+o1, 32)", "GROUP(o1+r0, 7)", "GROUP(r0+o1, 5, pad)", "VECTOR(o1+r0, 2) GROUP(r0+o1, 24)"]
)
def test_a_group_reduces_a_row_and_writes_it(width: int, schedule: str) -> None:
    if width % 2 and "VECTOR" in schedule:
        schedule = schedule.replace(", 2)", ", 2, mask)")
    values = np.random.default_rng(1).standard_normal((5, width)).astype(np.float32)
    device = open_device("REF")
    result = device.empty(5 * width, float32)
    program = device.compile(_softmax(5, width), parse_schedule(schedule) if schedule else None)
    device.bind(program, [result, device.buffer(values, float32)])()
    powers = np.exp2(values.astype(np.float64) - values.max(1, keepdims=True))
    np.testing.assert_allclose(result.numpy().reshape(5, width), powers / powers.sum(1, keepdims=True), rtol=1e-5)


def test_staged_panels_give_the_product() -> None:
    """Vectors of the columns are read in whole of memory that the items fill by the element."""
    left, right = (np.random.default_rng(n).standard_normal((64, 64)).astype(np.float32) for n in (1, 2))
    schedule = _schedule(_product(64, 64, 64), shared_memory=QUICK)
    assert "STAGE" in schedule
    device = open_device("REF")
    result = device.empty(64 * 64, float32)
    program = device.compile(_product(64, 64, 64), parse_schedule(schedule))
    device.bind(program, [result, device.buffer(left, float32), device.buffer(right, float32)])()
    np.testing.assert_allclose(result.numpy().reshape(64, 64), left.astype(np.float64) @ right, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize(
    "fields", [{}, {"shared_memory": QUICK}, {"registers": {"vector": 128}, "work_groups": {"processors": 2}}]
)
def test_a_product_divided_by_the_sums_of_its_rows(fields: dict[str, dict[str, object]]) -> None:
    left, right = (np.random.default_rng(n).standard_normal((64, 64)).astype(np.float32) for n in (1, 2))
    left = np.abs(left)
    schedule = _schedule(_divided_product(64, 64, 64), **fields)
    assert "LOCAL(o1, " in schedule and "GROUP" not in schedule
    device = open_device("REF")
    result = device.empty(64 * 64, float32)
    program = device.compile(_divided_product(64, 64, 64), parse_schedule(schedule))
    device.bind(program, [result, device.buffer(left, float32), device.buffer(right, float32)])()
    exact = left.astype(np.float64) @ right / left.sum(1, keepdims=True, dtype=np.float64)
    np.testing.assert_allclose(result.numpy().reshape(64, 64), exact, rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("shape", [(68, 300), (4, 128)])
def test_rows_that_stand_together_under_a_shared_sum(shape: tuple[int, int]) -> None:
    rows, width = shape
    matrix, vector = (np.random.default_rng(n).standard_normal(s).astype(np.float32) for n, s in ((1, shape), (2, (1, width))))
    device = open_device("REF")
    result = device.empty(rows, float32)
    schedule = parse_schedule("UPCAST(o0, 4) VECTOR(r0, 4) GROUP(r0, 8)")
    program = device.compile(_times_vector(rows, width), schedule)
    device.bind(program, [result, device.buffer(matrix, float32), device.buffer(vector, float32)])()
    np.testing.assert_allclose(result.numpy(), (matrix.astype(np.float64) * vector).sum(1), rtol=1e-4, atol=1e-4)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("quick", [False, True])
def test_every_tiling_is_a_legal_schedule(shape: str, quick: bool) -> None:
    renderer = _renderer(**({"shared_memory": QUICK} if quick else {}))
    graph = full_rewrite_to_sink(SHAPES[shape][0](), Context(renderer), until="choose_schedule")
    found = group_tilings(kernel_facts(graph), renderer)
    assert found and all(0 < tiling.cost < 1e12 for tiling in found)
    for tiling in found:
        apply_schedule(graph, Context(renderer, tuple(tiling.make())))


#: On llvmpipe with 256 bits, two cores of a Xeon 6: kernel -> schedule -> milliseconds, the least of 5 launches.
MEASURED = {
    "softmax of 4096 x 1024": (lambda: _softmax(4096, 1024), [12.6, 12.8, 28.0]),
    "sum of the columns of 4096 x 4096": (lambda: out(_array(1, 4096, 4096).sum(0)), [26.2, 37.3]),
    "512 x 512 by 512 x 512": (lambda: _product(512, 512, 512), [10.6, 14.9]),
}
SCHEDULES = {
    "softmax of 4096 x 1024": [
        "VECTOR(r0+o1, 4) GROUP(r0+o1, 32) UNROLL(r0, 8) UPCAST(o1, 8)",
        "VECTOR(r0+o1, 4) GROUP(r0+o1, 16) UNROLL(r0, 16) UPCAST(o1, 16)",
        "VECTOR(r0+o1, 4) GROUP(r0+o1, 8)",
    ],
    "sum of the columns of 4096 x 4096": [
        "VECTOR(o0, 4) LOCAL(o0, 256) UNROLL(r0, 8)",
        "VECTOR(o0, 4) LOCAL(o0, 8) GROUP(r0, 32) UNROLL(r0, 8)",
    ],
    "512 x 512 by 512 x 512": [
        "UPCAST(o0, 16) VECTOR(o1, 4) UPCAST(o1, 4) LOCAL(o1, 16) LOCAL(o0, 16)",
        "UPCAST(o0, 8) VECTOR(o1, 4) UPCAST(o1, 2) LOCAL(o1, 16) LOCAL(o0, 4) UNROLL(r0, 4)",
    ],
}


@pytest.mark.parametrize("kernel", MEASURED)
def test_what_was_slower_costs_more(kernel: str) -> None:
    make, times = MEASURED[kernel]
    renderer = _renderer(registers={"vector": 128}, work_groups={"processors": 2}, subgroups={"reduce_group": True})
    graph = full_rewrite_to_sink(make(), Context(renderer), until="choose_schedule")
    costs = {format_schedule(tuple(t.make())): t.cost for t in group_tilings(kernel_facts(graph), renderer)}
    cost = [costs[schedule] for schedule in SCHEDULES[kernel]]
    for i, time in enumerate(times):
        for j, other in enumerate(times):
            assert other < 1.1 * time or cost[j] > cost[i]


@pytest.mark.parametrize("ast", [_product(1, 1, 1), _softmax(1, 1), out(_array(1, 1) + 1.0)], ids=["product", "softmax", "sum"])
def test_kernels_of_one_element_have_no_axis(ast: UOp) -> None:
    """Where work-items are loops of a processor, and where they are not."""
    assert _schedule(ast, registers={"vector": 128}, work_groups={"processors": 2}, subgroups={"reduce_group": True}) == ""
    assert _schedule(ast) == ""
