"""The schedule of a device that names no strategy of its own; the strategy that a renderer names."""

from __future__ import annotations

import kg
import numpy as np
import pytest
from kg.errors import PluginError
from kg.passes.pipeline import full_rewrite_to_sink
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.context import Context
from kg.schedule.opts import format_schedule
from kg.target.capabilities import Workers, WorkGroups
from kg.target.renderer import Renderer


def kernel(rows: int, columns: int) -> kg.UOp:
    """Sums of rows."""
    x = kg.param(1, (rows, columns), kg.float32)
    return kg.sink(kg.param(0, (rows,), kg.float32).store(x.sum(1).reshape(rows)), name="rows")


def schedule_of(ast: kg.UOp, renderer: Renderer) -> str:
    context = Context(renderer)
    full_rewrite_to_sink(ast, context, until="choose_schedule")
    return format_schedule(context.schedule or ())


class Threads(RefRenderer):
    """A device whose only parallel axes are slices of workers."""

    work_groups, workers = WorkGroups(), Workers(4)


class Serial(RefRenderer):
    work_groups = WorkGroups()


@pytest.mark.parametrize(
    ("renderer", "rows", "expected"),
    [
        (RefRenderer(), 100, "LOCAL(o0, 100)"),
        (RefRenderer(), 5000, "LOCAL(o0, 1024)"),
        (RefRenderer(), 1, ""),
        (Threads(), 100, "THREAD(o0)"),
        (Serial(), 100, ""),
    ],
)
def test_outputs_are_shared_out(renderer: Renderer, rows: int, expected: str) -> None:
    assert schedule_of(kernel(rows, 8), renderer) == expected


def test_outputs_that_come_in_order_are_not() -> None:
    """Running sums carry a value from one output to the next."""
    x = kg.param(1, (8,), kg.float32)
    ast = kg.sink(kg.param(0, (8,), kg.float32).store(x.scan(kg.monoid.ADD, 0)), name="running")
    assert schedule_of(ast, Threads()) == ""


def test_it_is_right() -> None:
    values = np.random.default_rng(0).standard_normal((300, 7), np.float32)
    (result,) = kg.open_device("REF").run(kernel(300, 7), values)
    np.testing.assert_allclose(result, values.sum(1), rtol=1e-5)


class Named(RefRenderer):
    strategy = "test_plain_schedule_strategy:nothing"


def test_a_strategy_that_is_not_there_says_so() -> None:
    with pytest.raises(PluginError, match=r"reference 'test_plain_schedule_strategy:nothing' can't be resolved"):
        schedule_of(kernel(8, 8), Named())


def test_a_strategys_package_is_part_of_program_keys() -> None:
    assert "test_plain_schedule_strategy" in Named().added_packages()
    assert "kg" in RefRenderer().added_packages()
