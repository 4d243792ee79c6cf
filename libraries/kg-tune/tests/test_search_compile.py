"""Candidates compiled elsewhere: text there, bytes back; crashes, hangs and strangers are told apart."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor

import pytest
from kg.compile.program import to_program
from kg.dtype import float32
from kg.errors import KgError
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg.settings import override
from kg.text.graphs import format_graph
from kg_tune.farm import Farm, FarmError, Lost
from kg_tune.measuring import processes as search_processes
from kg_tune.measuring.compiling import Toolchain, compile_job, make_job, read_reply
from kg_tune.measuring.processes import CompileProcesses

N = 64
KERNEL = sink(param(0, (N,), float32).store(param(1, (N,), float32) * 2.0), name="twice")
SCHEDULES = [parse_schedule(s) for s in ("", "UPCAST(o0, 4)", "LOCAL(o0, 8)")]


def toolchain() -> Toolchain:
    device = open_device("REF")
    return Toolchain.of(device.name, device.renderer, device.compiler)


def source_of(program: UOp | Lost) -> str:
    assert isinstance(program, UOp), program
    return next(s.name for s in program.src if s.op is Op.SOURCE)


def here(schedule) -> str:
    device = open_device("REF")
    return source_of(to_program(KERNEL, device.renderer, device.compiler, schedule))


def test_a_job_is_text_and_its_reply_is_bytes():
    job = make_job(format_graph(KERNEL), SCHEDULES[1], toolchain())
    assert isinstance(job, str) and json.loads(job)["schedule"] == "UPCAST(o0, 4)"
    reply = compile_job(job)
    assert isinstance(reply, bytes) and source_of(read_reply(reply)) == here(SCHEDULES[1])


def test_settings_that_change_code_travel_with_the_job():
    x = param(1, (N,), float32)
    text = format_graph(sink(param(0, (N,), float32).store(x * x + x), name="contracted"))
    usual = make_job(text, (), toolchain())
    with override(contract=False):
        job = make_job(text, (), toolchain())
    assert "mulacc" in source_of(read_reply(compile_job(usual)))
    assert "mulacc" not in source_of(read_reply(compile_job(job)))


def test_an_opt_that_is_refused_is_a_reply():
    job = make_job(format_graph(KERNEL), parse_schedule("THREAD(r7)"), toolchain())
    assert "ScheduleError" in read_reply(compile_job(job))


def test_programs_of_a_worker_are_for_as_many_workers():
    """KG_THREADS is no setting that travels: what it makes of the renderer does."""
    with override(threads=1):
        device = open_device("CPU:LLVM")
        tools = Toolchain.of(device.name, device.renderer, device.compiler)
        job = make_job(format_graph(KERNEL), SCHEDULES[0], tools)
    assert isinstance(read_reply(compile_job(job)), UOp)


def test_a_worker_of_another_kind_says_so():
    strange = Toolchain("REF", "another fingerprint")
    said = read_reply(compile_job(make_job(format_graph(KERNEL), (), strange)))
    assert "not the same as that of the process that searches" in said


@pytest.mark.parametrize("make", [lambda: CompileProcesses(2), lambda: ThreadPoolExecutor(2)])
def test_executors_give_what_this_process_makes(make):
    with make() as executor:
        programs = Farm(executor, format_graph(KERNEL), toolchain()).compile(SCHEDULES)
    assert [source_of(p) for p in programs] == [here(s) for s in SCHEDULES]


def test_a_crash_costs_the_candidate_that_made_it_and_no_other(monkeypatch):
    with CompileProcesses(1) as executor:
        farm = Farm(executor, format_graph(KERNEL), toolchain())
        assert isinstance(farm.compile(SCHEDULES[:1])[0], UOp)
        (child,) = executor._children
        os.kill(child.pid, signal.SIGSEGV)
        child.wait()
        # noticed before the next job, or while it is asked: either way the ones after it are served
        monkeypatch.setattr(child, "poll", lambda: None)
        lost, *rest = farm.compile(SCHEDULES)
        assert isinstance(lost, Lost) and lost.crashed and "SIGSEGV" in lost.why
        assert [source_of(p) for p in rest] == [here(s) for s in SCHEDULES[1:]]


READY = "import sys; from kg_tune.measuring.processes import send, serve; send(sys.stdout.buffer, b''); "


@pytest.mark.parametrize(
    ("code", "patience", "starting"), [(READY, 0.2, 60), ("", 60, 0.2)], ids=["over a job", "as it starts"]
)
def test_a_process_that_hangs_is_given_up(code: str, patience: float, starting: float, monkeypatch):
    """Over a job, or before it takes any: each has a time of its own."""
    monkeypatch.setattr(search_processes, "_start", lambda: _process(code + "import time; time.sleep(60)"))
    with CompileProcesses(1, patience=patience, starting=starting) as executor:
        (lost,) = Farm(executor, format_graph(KERNEL), toolchain()).compile(SCHEDULES[:1])
    assert isinstance(lost, Lost) and lost.crashed and "no answer within 0.2 s" in lost.why


def test_the_time_for_a_job_begins_when_the_process_has_started(monkeypatch):
    """A process may take longer to start than a short search allows for a job."""
    allowed, real = [], search_processes._watch
    monkeypatch.setattr(search_processes, "_watch", lambda c, answered, s: (allowed.append(s), real(c, answered, s)))
    with CompileProcesses(1, patience=50, starting=55) as executor:
        found = Farm(executor, format_graph(KERNEL), toolchain()).compile(SCHEDULES[:2])
    assert all(isinstance(f, UOp) for f in found) and allowed == [55, 50, 50]


def _process(code: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)


def test_processes_end_with_the_executor():
    with CompileProcesses(2) as executor:
        Farm(executor, format_graph(KERNEL), toolchain()).compile(SCHEDULES)
        children = list(executor._children)
    assert children and all(c.poll() is not None for c in children)


def test_only_compile_job_is_taken():
    with CompileProcesses(1) as executor, pytest.raises(KgError, match="compile_job"):
        executor.submit(len, "abc")


class Never:
    """An executor that starts nothing."""

    def submit(self, *_):
        return Future()


def test_when_time_is_up_the_unfinished_are_left():
    (lost,) = Farm(Never(), format_graph(KERNEL), toolchain()).compile(SCHEDULES[:1], lambda: True)
    assert isinstance(lost, Lost) and lost.unfinished


def test_a_broken_executor_is_an_error_that_says_what_to_do():
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    with pytest.raises(FarmError, match="takes no more work"):
        Farm(executor, format_graph(KERNEL), toolchain()).compile(SCHEDULES)
