"""The line about compiling that takes long."""

from __future__ import annotations

import kg_array as xp
import numpy as np
import pytest
from kg.events import Event
from kg.runtime.plan.data import Plan
from kg.settings import SettingError, override
from kg_array.running import progress
from kg_array.running.progress import Progress, count_kernels, shown
from kg_graph.canonical import canonical
from kg_graph.partition import partition


def plan(function: object) -> Plan:
    x = xp.asarray(np.ones((4, 4), np.float32), device="REF").realize()
    return partition(canonical([function(x).node]), x.device.renderer)[0]  # type: ignore[operator]


def test_kernels_are_counted_within_loops() -> None:
    assert count_kernels(plan(lambda x: xp.softmax(x, axis=0)).steps) == len(plan(lambda x: xp.softmax(x, axis=0)).steps)
    inside = plan(lambda x: xp.fori_loop(0, 9, lambda i, v: xp.softmax(v, axis=0), x))
    assert count_kernels(inside.steps) > len(inside.steps)


def test_a_line_says_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    told = Progress("REF")

    class TwoLines:
        waits = 0

        def wait(self, seconds: float) -> bool:
            self.waits += 1
            if self.waits == 2:
                told.planned(plan(lambda x: xp.softmax(x, axis=0)))
                told.hear(Event("program", "kernel", 0.1))
                told.hear(Event("pass", "expand", 0.1))
            return self.waits > 2

    told._over = TwoLines()  # type: ignore[assignment]
    told.tell()
    told.clear()
    lines = capsys.readouterr().err.split("\r")
    assert lines[1] == "kg: cutting a graph into kernels for REF, 0 s"
    assert lines[2].startswith("kg: compiling, 1 of ") and lines[2].rstrip().endswith("kernels for REF, 0 s")
    assert lines[3].strip() == "", "the line is taken away"


@pytest.mark.parametrize(("setting", "said"), [("1", True), ("0", False), ("auto", False)])  # a test has no terminal
def test_it_is_shown_where_it_is_wanted(
    setting: str, said: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "PATIENCE", 0.0)
    with override(progress=setting):
        with shown("REF") as told:
            if said:
                while not told._width:  # its thread has spoken
                    pass
        assert ("kg: cutting" in capsys.readouterr().err) is said


def test_nothing_is_said_of_what_is_quick(capsys: pytest.CaptureFixture[str]) -> None:
    with override(progress="1"):
        assert float(xp.sum(xp.asarray([1.25, 2.0], device="REF") * 3.5)) == 3.25 * 3.5
    assert capsys.readouterr().err == ""


def test_a_setting_that_says_nothing() -> None:
    message = "KG_PROGRESS='perhaps': expected auto, 1 or 0"
    with override(progress="perhaps"), pytest.raises(SettingError, match=message), shown("REF"):
        pass
