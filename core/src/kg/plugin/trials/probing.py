"""Probing and opening devices in subprocesses, so that a driver that crashes or hangs is contained.

Jobs go in, what became of each comes out, for `kg doctor`, the suite and kg.plugin.trials.first_use, which remembers it.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextvars import copy_context
from dataclasses import field, replace
from importlib import import_module
from typing import Any, Final, Literal, cast

from kg.errors import PluginError
from kg.plugin.api import Check, DeviceSpec, Finding, Probe, RendererSpec
from kg.plugin.loading.manager import FAILURES
from kg.records import dataclass
from kg.references import resolve

#: Seconds for a plugin to be imported and its hooks asked, or a device to be probed, opened and its renderers made: a
#: driver's first start takes some, a library read from a slow disk, too; nobody waits much longer for a command.
TIMEOUT: Final = 20.0
DeviceStage = Literal["loaded", "probed", "opened"]


@dataclass(frozen=True, slots=True)
class Visit:
    """How far a device, plugin or check came.
    `broken`: it fails where it should not; a device that is not here is not broken.

    `tools`: renderer -> why it or its compiler can't be made; empty where they can.
    """

    stage: DeviceStage
    available: bool
    reason: str = ""
    remedy: str = ""
    broken: bool = False
    arch: str = ""
    features: tuple[str, ...] = ()
    tools: Mapping[str, str] = field(default_factory=dict[str, str])
    broken_tools: tuple[str, ...] = ()
    finished: bool = False  #: the process had nothing more to do
    hung: bool = False  #: the process was ended, since it took too long
    usable: bool = False  #: its probe says that it may be used
    findings: tuple[Finding, ...] = ()  #: of a check
    doing: str = "it"  #: what the process began when it said so
    files: tuple[str, ...] = ()  #: what was loaded to import the plugin and ask its hooks, or to ask the probe


def run_probe(spec: DeviceSpec | RendererSpec) -> Probe:
    """Ask the probe in this process. One that raises is a device or renderer that can't be used."""
    try:
        return checked_probe(spec.probe)
    except FAILURES as error:
        return Probe(False, f"its probe failed: {type(error).__name__}: {error}")


def checked_probe(reference: str) -> Probe:
    """What the probe returns. Raises what it raises."""
    if not reference:
        return Probe(True)
    found = cast(Callable[[], object], resolve(reference))()
    if not isinstance(found, Probe):
        raise PluginError(f"{reference} must return a Probe, not {found!r}")
    return found


def run_checks(checks: Sequence[Check], *, timeout: float = TIMEOUT) -> list[tuple[Finding, ...]]:
    """What each check of a plugin finds, in a process of its own: one line at least."""
    visits = run_jobs([{"check": check.run} for check in checks], timeout)
    return [_findings(check, made) for check, (made, _) in zip(checks, visits, strict=True)]


def _findings(check: Check, made: Visit) -> tuple[Finding, ...]:
    if made.reason:
        return (Finding(check.name, made.reason, "broken", made.remedy),)
    return made.findings or (Finding(check.name),)


#: What a process does: try a `plugin`, with `module`, `distribution` and `version`; ask a `probe` and then open the `device`, whose name has the renderer
#: that is made, or that of all; make a `renderer`; run a `check`; or several `jobs`, as JSON, each within `timeout` seconds. `opens`: what is opened
#: when all plugins have come through, with the settings `chosen`; the default device where it is empty. `learnt`: the verdicts of who asks, as JSON.
Job = Mapping[str, str]
#: What compiling a kernel imports, and what its libraries stand on.
_COMPILING: Final = (
    "kg.compile.program",
    "kg.passes.pipeline",
    "kg.rewrite.spec.stages",
    "kg.runtime.plan.cached",
    "kg.frontend",
)
#: What came of jobs that were done ahead, with others.
_ahead: dict[frozenset[tuple[str, str]], Visit] = {}


def run_jobs(jobs: Sequence[Job], timeout: float) -> list[tuple[Visit, bool]]:
    """What became of each job, and whether it took its process down.
    As many at a time as there are processors."""
    made = [_ahead.pop(frozenset(job.items()), None) for job in jobs]
    left = [job for job, visit in zip(jobs, made, strict=True) if visit is None]
    now = copy_context()

    def run(job: Job) -> tuple[Visit, bool]:
        return now.copy().run(_run_elsewhere, job, timeout)

    done = iter(_in_threads(run, left) if len(left) > 1 else map(run, left))
    return [next(done) if visit is None else (visit, False) for visit in made]


def _in_threads(run: Callable[[Job], tuple[Visit, bool]], jobs: Sequence[Job]) -> list[tuple[Visit, bool]]:
    from concurrent.futures import ThreadPoolExecutor  # a tenth of what opening a device takes that was tried before

    try:
        with ThreadPoolExecutor(max(2, os.cpu_count() or 1)) as pool:
            return list(pool.map(run, jobs))
    except RuntimeError:  # no thread can be started, on machines without them, or at the end of this process
        return [run(job) for job in jobs]


def run_jobs_together(jobs: Sequence[Job], timeout: float, then: Job | None = None) -> list[tuple[Visit, bool]]:
    """As run_jobs, for small jobs: one process imports kg, which is most of the work,
    and a fork of it does them one after another; where that comes to grief, what it did not come through has one to itself.
    `then`: what the process asks ahead, of which run_jobs knows then.

    Only on Linux: elsewhere there is no fork, or systems' libraries don't survive it.
    """
    if len(jobs) < 2 or sys.platform != "linux":
        return run_jobs(jobs, timeout)
    from kg.plugin.trials.child import ChildProcess

    whole = {"jobs": json.dumps([dict(job) for job in jobs]), "timeout": str(timeout), **(then or {})}
    done: list[tuple[Visit, bool]] = []
    try:
        child = ChildProcess({**whole, **({"disable": jobs[0]["disable"]} if "disable" in jobs[0] else {})})
        if then is not None:
            for module in _COMPILING:  # meanwhile: the program is about to open a device
                import_module(module)
        done, ahead = child.results(timeout)
        _ahead.update((frozenset(job.items()), made) for job, made in ahead)
    except (OSError, ValueError, TypeError):  # which the next says
        pass
    return [*done, *run_jobs(jobs[len(done) :], timeout)]


def _run_elsewhere(job: Job, timeout: float) -> tuple[Visit, bool]:
    from kg.plugin.trials.child import ChildProcess  # what starts processes takes long to import

    try:
        child = ChildProcess(job)
    except (OSError, ImportError, ValueError, TypeError) as error:  # the last two: sys.executable is empty, or nothing
        remedy = "kg needs to start Python to try what may crash"
        return Visit(
            "loaded", False, f"no process could be started: {type(error).__name__}: {error}", remedy, broken=True
        ), False
    return child.result(timeout)


def visit_from(said: Mapping[str, object]) -> Visit:
    """A Visit that came as JSON."""
    made = Visit(**cast("dict[str, Any]", dict(said)))
    findings = tuple(Finding(**cast("dict[str, Any]", found)) for found in made.findings)
    return replace(
        made, features=tuple(made.features), broken_tools=tuple(made.broken_tools), findings=findings, files=tuple(made.files)
    )
