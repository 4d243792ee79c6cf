"""Random legal schedules of forty kernels, every kind of Opt and of tail. `tools/schedule_fuzz.py` runs as many as wanted."""

from __future__ import annotations

import numpy as np
import pytest
from kg.conformance.schedule_fuzz import fuzz
from kg.conformance.subject import Subject
from support.devices import DEVICES, device_named

#: Schedules per device: what fits some seconds, and brings each kind about so often as `LEAST` says.
SCHEDULES = {"REF": 150, "CPU:LLVM": 200, "CPU:C": 110}
LEAST = {"REF": 4, "CPU:LLVM": 6, "CPU:C": 3}


@pytest.mark.slow
@pytest.mark.parametrize("name", DEVICES)
def test_schedules_change_no_result(name: str) -> None:
    device_named(name)
    with np.errstate(all="ignore"):
        state = fuzz(Subject(name), SCHEDULES[name], seed=1)
    assert not state.failures, state.report()
    assert len(state.kernels) >= 30, state.report()
    rare = [kind for kind in state.kinds() if state.applied[kind] < LEAST[name]]
    assert not rare, f"hardly applied: {', '.join(rare)}\n{state.report()}"
