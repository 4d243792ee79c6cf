"""Random kernels on every device against the oracle, as they are and under random schedules, bit for bit."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kg.ir.text import format_graph
from kg.ir.uop import UOp
from kg.schedule.opts import format_schedule
from support.devices import DEVICES, check, device_or_reason
from support.random_kernels import kernels
from support.random_schedules import random_schedule

QUIET = settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def _device(name: str) -> object:
    device = device_or_reason(name)
    if isinstance(device, str):
        pytest.skip(device)
    return device


@pytest.mark.parametrize("name", DEVICES)
def test_random_kernels_with_the_default_schedule(name: str) -> None:
    device = _device(name)

    @QUIET
    @given(kernels())
    def run(case: tuple[UOp, dict[int, np.ndarray]]) -> None:
        ast, arrays = case
        try:
            check(device, ast, arrays)
        except Exception as error:
            error.add_note(format_graph(ast))
            raise

    run()


@pytest.mark.parametrize("name", DEVICES)
def test_random_kernels_under_random_schedules(name: str) -> None:
    device = _device(name)

    @QUIET
    @given(kernels(), st.integers(0, 1 << 30))
    def run(case: tuple[UOp, dict[int, np.ndarray]], seed: int) -> None:
        ast, arrays = case
        schedule = random_schedule(ast, device.renderer, seed)
        try:
            check(device, ast, arrays, schedule=schedule)
        except Exception as error:
            error.add_note(f"schedule {format_schedule(schedule)}\n{format_graph(ast)}")
            raise

    run()
