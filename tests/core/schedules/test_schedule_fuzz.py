"""Random legal schedules of forty kernels, every kind of Opt and of tail.
`tools/schedule_fuzz.py` runs as many as wanted."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from kg.errors import ScheduleError
from kg.schedule.opts import format_schedule
from kg_conformance.schedules.fuzz import Fuzz, fuzz
from kg_conformance.schedules.generated import random_schedule
from kg_conformance.schedules.kernels import KERNELS
from kg_conformance.subject import Subject
from kg_graph.oracle import run_ast
from support.devices import DEVICES, device_named

pytestmark = pytest.mark.part(3)

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


@pytest.mark.parametrize(("error", "refused"), [(ScheduleError("no room"), 1), (ValueError("a fault"), 0)])
def test_what_is_refused_with_a_reason_is_not_wrong(
    error: Exception, refused: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def run(*_: object) -> None:
        raise error

    monkeypatch.chdir(tmp_path)  # where kernels that fail are kept
    monkeypatch.setattr(Subject, "run", run)
    state = Fuzz(Subject("REF"), 1)
    while not state.refused + state.failures:
        state.step()
    assert (len(state.refused), len(state.failures), state.run) == (refused, 1 - refused, 1 - refused)
    assert str(error) in state.report()


def test_rows_of_group_memory_lie_in_every_way() -> None:
    """Padded, turned, crossed: each is drawn, and gives what the oracle says."""
    subject, found = Subject("REF"), set[str]()
    for name in ("matmul", "softmax", "transpose"):
        kernel = KERNELS[name]()
        expected = run_ast(kernel.ast, kernel.arrays, kernel.variables)
        for seed in range(24):
            schedule = random_schedule(kernel.ast, subject.renderer, seed, 3, wanted="STAGE LOCAL")
            marks = {mark for opt in schedule for mark in re.findall(r"[+^](?=\d)", opt.layout)}
            found |= marks
            if marks:
                made = subject.run(kernel.ast, kernel.arrays, kernel.variables, schedule)
                np.testing.assert_allclose(made[0], expected[0], rtol=1e-5, err_msg=format_schedule(schedule))
    assert found == {"+", "^"}
