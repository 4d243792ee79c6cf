"""The process that visits a device: what its time is, and what is no fault of the device's."""

from __future__ import annotations

import pytest
from kg.plugin import registry
from kg.plugin.trials import child as probing_child
from kg.plugin.trials import first_use, probing, verdicts
from kg.plugin.trials.child import ChildProcess
from kg.settings import override

BEGUN = """'{"stage": "loaded", "available": false, "doing": "its probe"}'"""
FINISHED = """'{"stage": "opened", "available": true, "finished": true}'"""


def result(monkeypatch: pytest.MonkeyPatch, code: str, timeout: float) -> tuple[probing.Visit, bool]:
    monkeypatch.setattr(probing_child, "_CHILD", code)
    return ChildProcess({"device": "X"}).result(timeout)


def test_time_counts_from_where_the_process_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    visit, to_blame = result(monkeypatch, f"import time; time.sleep(2); print({BEGUN}); print({FINISHED})", 1)
    assert visit.available and not to_blame


def test_one_that_hangs_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    visit, to_blame = result(monkeypatch, f"import time; print({BEGUN}, flush=True); time.sleep(100)", 0.5)
    assert visit.reason == "its probe took longer than 0.5 s" and to_blame


def test_a_long_job_that_nobody_reads_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was written to a pipe, which holds 64 KiB: what a session learns is more in the end."""
    monkeypatch.setattr(probing_child, "STARTING", 0.5)
    monkeypatch.setattr(probing_child, "_CHILD", "import time; time.sleep(20)")
    visit, _ = ChildProcess({"device": "X" * 1_000_000}).result(20)
    assert visit.reason == "its process had not begun after 0.5 s"


def test_a_process_that_does_not_begin_is_no_fault_of_the_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probing_child, "STARTING", 0.5)
    visit, to_blame = result(monkeypatch, "import time; time.sleep(100)", 20)
    assert visit.reason == "its process had not begun after 0.5 s" and "busy" in visit.remedy
    assert visit.broken and not to_blame


def test_it_is_asked_again_by_the_next_process(monkeypatch: pytest.MonkeyPatch, tmp_path) -> None:
    monkeypatch.setattr(verdicts, "_session", {})
    known = registry.registry()
    with override(cache_dir=str(tmp_path), no_cache=False):
        # REF has no probe that could have been at fault
        for name, starting, remembered in (("TOY", 0.5, False), ("REF", 100.0, False), ("TOY", 100.0, True)):
            monkeypatch.setattr(probing_child, "STARTING", starting)
            began = f"print({BEGUN}, flush=True)" if starting == 100.0 else "pass"
            monkeypatch.setattr(probing_child, "_CHILD", f"import time; {began}; time.sleep(100)")
            assert first_use.visit(known, [name], timeout=0.5)[name].broken
            key = first_use.probe_key(known.owner(name).point, known.devices[name])
            assert bool(verdicts.recall(key)) == remembered
