"""Random kernels on every device against the oracle, as they are and under random schedules,
bit for bit."""

from __future__ import annotations

import numpy as np
import pytest
from kg.schedule.opts import format_schedule
from kg.settings import override
from kg.text.graphs import format_graph
from support.devices import DEVICES, check, device_named
from support.random_kernels import random_case
from support.random_schedules import random_schedule

pytestmark = pytest.mark.part(6)

#: Kernels per device and test: as many as fit a few seconds. REF interprets, CPU:C waits for a compiler.
KERNELS = {"REF": 60, "CPU:LLVM": 80, "CPU:C": 20}
MODES = {"default schedule": 0, "no schedule": 100_000, "random schedule": 200_000, "sanitized": 300_000}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", DEVICES)
def test_random_kernels(name: str, mode: str) -> None:
    """A failing kernel is found again by its seed, which the note of the error holds with schedule
    and graph."""
    device = device_named(name)
    for seed in range(MODES[mode], MODES[mode] + KERNELS[name]):
        case = random_case(seed, small=name == "REF")
        schedule = None
        try:
            if mode == "no schedule":
                schedule = ()
            elif mode != "default schedule":
                schedule = random_schedule(case.ast, device.renderer, seed)
            with np.errstate(all="ignore"), override(sanitize=mode == "sanitized"):
                check(device, case.ast, case.arrays, case.variables, schedule, case.tolerance)
        except Exception as error:
            error.add_note(f"seed {seed}, schedule {format_schedule(schedule or ())}\n{format_graph(case.ast)}")
            raise
