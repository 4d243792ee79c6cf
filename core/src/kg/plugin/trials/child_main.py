"""Main program of the child process: tries plugins, or probes and opens a device, or runs a check.

It writes what it knows before each step.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from functools import partial
from typing import NoReturn, cast, get_args

import kg
from kg.errors import DeviceUnavailable, PluginError
from kg.plugin.api import Finding, FindingState, Probe, Target
from kg.plugin.hookspecs import HOOKS
from kg.plugin.loading.discover import Point
from kg.plugin.loading.manager import FAILURES, import_plugin
from kg.plugin.trials.first_use import making, trust_all
from kg.plugin.trials.probing import Job, Visit, checked_probe
from kg.plugin.trials.sample_calls import ask_for_trial
from kg.plugin.trials.verdicts import adopt
from kg.references import resolve
from kg.settings import override


def main(job: Job) -> NoReturn:
    """Do the job, or several in forks of this process:
    all in one, but for one in whose midst that ends, which has one to itself."""
    trust_all()
    adopt(json.loads(job.get("learnt", "{}")))
    if "jobs" not in job:
        _do(job)
    from kg.plugin.trials.child import ForkedChild

    print("{}", flush=True)  # it has begun
    jobs, timeout, opens = cast("list[Job]", json.loads(job["jobs"])), float(job.get("timeout", "")), "opens" in job
    while jobs:
        together = ForkedChild({}, partial(_do_all, jobs, job if opens else None)).answers(timeout)
        done = [answer for answer in together if "visit" in answer]
        for answer in together:
            print(json.dumps(answer), flush=True)
        jobs, opens = jobs[len(done) :], False
        if jobs:
            alone = jobs.pop(0)
            made, fatal = ForkedChild(alone, partial(_do, alone)).result(timeout)
            print(json.dumps({"visit": asdict(made), "fatal": fatal}), flush=True)
    os._exit(0)  # at once, as in `_do`: who waits would wait for Python to take everything apart


def _do_all(jobs: Iterable[Job], then: Job | None) -> NoReturn:
    """Do jobs one after another in this process, and open a device if they were all.
    Says what is finished, as `main` does."""
    before, channel = set(sys.modules), _channel()

    def tell(answer: Mapping[str, object]) -> None:
        os.write(channel, (json.dumps(answer) + "\n").encode())

    def say(now: Visit) -> None:
        # what this process loaded for the jobs before counts for each: they share packages
        tell({"visit": asdict(replace(now, files=_loaded_since(before))), "fatal": False} if now.finished else {})

    for job in jobs:
        _do_one(job, say)
    if then is not None:
        with suppress(*FAILURES):
            for made, job in _opened_ahead(then):
                tell({"ahead": job, "made": asdict(replace(made, files=_loaded_since(before)))})
    sys.stderr.flush()
    os._exit(0)


def _opened_ahead(then: Job) -> Iterable[tuple[Visit, Job]]:
    """What came of the probes and of the device that the program is about to open, where it came through,
    each with the job that asks for it."""
    from kg.plugin import registry as plugins

    disable, prefer = cast("list[list[str]]", json.loads(then.get("chosen", "")))
    with override(disable=tuple(disable), prefer=tuple(prefer)):
        known = plugins.registry()
        target = known.meant(Target.parse(then.get("opens") or plugins.default_name()))
        for spec, probe in plugins.asked(known):
            yield replace(_visit_of(probe), finished=True), {"probe": spec.probe}
        spec = known.device(target.device)
        job = {"device": str(plugins.trial_of(known, target)), "probe": spec.probe}
        said: list[Visit] = []
        _visit_device(job, said.append)
        if said[-1].finished:
            yield said[-1], job


def _do(job: Job) -> NoReturn:
    """Do one job. Ends the process at once: what a driver does when Python shuts down is not asked about."""
    channel = _channel()

    def say(now: Visit) -> None:
        os.write(channel, (json.dumps(asdict(now)) + "\n").encode())

    _do_one(job, say)
    sys.stderr.flush()
    os._exit(0)


def _channel() -> int:
    """Where answers go. Whatever a driver prints is not one."""
    channel = os.dup(1)
    os.dup2(2, 1)
    return channel


def _do_one(job: Job, say: Callable[[Visit], None]) -> None:
    if "plugin" in job:
        _try_plugin(job, say)
    elif "renderer" in job:
        _try_renderer(job["renderer"], say)
    elif "check" in job:
        say(Visit("loaded", False))  # it has begun: from here on its time counts
        say(_checked(job["check"]))
    else:
        _visit_device(job, say)


def _try_plugin(job: Job, say: Callable[[Visit], None]) -> None:
    """Import a plugin and ask all of its hooks.
    What fails with an exception fails here as it will where it is reported."""
    before = set(sys.modules)
    say(Visit("loaded", False, doing="importing it"))
    plugin = import_plugin(Point(*(job.get(field, "") for field in ("plugin", "module", "distribution", "version"))))
    for hook in HOOKS:
        if plugin.has_hook(hook):
            say(Visit("loaded", False, doing=f"its hook {hook}()"))
            with suppress(*FAILURES):
                ask_for_trial(plugin, hook)
    say(Visit("loaded", True, finished=True, files=_loaded_since(before)))


def _try_renderer(name: str, say: Callable[[Visit], None]) -> None:
    """Make a renderer and its compiler.
    What fails with an exception fails here as it will where it is reported."""
    before = set(sys.modules)
    say(Visit("loaded", False, doing=making(name)))
    _tools(name)
    say(Visit("loaded", True, finished=True, files=_loaded_since(before)))


def _visit_device(job: Job, say: Callable[[Visit], None]) -> None:
    """Ask the probe; where the job names the device, open it, too."""
    before = set(sys.modules)
    say(Visit("loaded", False, doing="its probe"))
    found = replace(_probed(job.get("probe", "")), doing="opening it", files=_loaded_since(before))
    if "device" not in job:
        found = replace(found, finished=True)
    say(found)
    if not found.finished:
        made = _opened(job.get("device", ""), found, say)
        say(replace(made, files=_loaded_since(before)))


def _loaded_since(before: set[str]) -> tuple[str, ...]:
    """The files of modules that were imported since, but for kg's own, whose version counts."""
    new = [getattr(module, "__dict__", {}).get("__file__") for name, module in [*sys.modules.items()] if name not in before]
    own = os.path.dirname(kg.__file__)  # noqa: PTH120  as below, texts
    return tuple(sorted({f for f in new if isinstance(f, str) and not f.startswith(own + os.sep)}))


def _checked(reference: str) -> Visit:
    """What a check says: as the reason where it is a text."""
    findings: tuple[Finding, ...] = ()
    try:
        said = cast(Callable[[], object], resolve(reference))()
        reason = said if isinstance(said, str) else ""
        if not isinstance(said, str):
            findings = _checked_findings(reference, said)
    except FAILURES as error:
        reason = f"{type(error).__name__}: {error}"
    return Visit("loaded", not reason, reason, finished=True, findings=findings)


def _checked_findings(reference: str, said: object) -> tuple[Finding, ...]:
    found = tuple(cast("Iterable[object]", said)) if isinstance(said, Iterable) else (said,)
    for item in found:
        if not isinstance(item, Finding) or item.state not in get_args(FindingState):
            raise PluginError(f"{reference} must return a text or Findings, not {said!r}")
    return cast("tuple[Finding, ...]", found)


def _probed(reference: str) -> Visit:
    try:
        probe = checked_probe(reference)
    except FAILURES as error:
        text = f"its probe failed: {type(error).__name__}: {error}"
        return Visit("loaded", False, text, "its plugin is at fault: a probe must not raise", broken=True, finished=True)
    return _visit_of(probe)


def _visit_of(probe: Probe) -> Visit:
    there = probe.available
    return Visit("probed", there, probe.reason, arch=probe.arch, features=probe.features, finished=not there, usable=there)


def _opened(name: str, before: Visit, say: Callable[[Visit], None]) -> Visit:
    """Open the device, and make its renderers with their compilers and rules."""
    from kg.plugin.registry import open_device, registry

    try:
        open_device(name)
    except FAILURES as error:
        # a device may be there and refuse to open, which its plugin says with DeviceUnavailable
        honest = isinstance(error, DeviceUnavailable) and error.__cause__ is None
        reason = str(error).removeprefix(f"{name}: ")
        remedy = "" if honest else "tell whoever makes its plugin"
        return replace(before, available=False, reason=reason, remedy=remedy, broken=not honest, finished=True)
    known, target = registry(), Target.parse(name)
    now = replace(before, stage="opened")
    for spec in known.renderers_of(known.device(target.device)):
        if target.renderer in ("", spec.suffix):
            say(replace(now, doing=making(spec.name)))
            wrong, reason = _tools(spec.name)
            broken = (*now.broken_tools, spec.suffix) if wrong else now.broken_tools
            now = replace(now, tools={**now.tools, spec.suffix: reason}, broken_tools=broken)
    return replace(now, finished=True)


def _tools(renderer: str) -> tuple[bool, str]:
    """Whether a renderer is broken, and why it or its compiler can't be made; empty where they can."""
    from kg.passes.slots import load_pass
    from kg.plugin.loading.contributions import late_problems
    from kg.plugin.registry import open_toolchain, registry

    try:
        made, compiler = open_toolchain(renderer)
        if compiler is not None:
            compiler.key()
        for rules in made.target_rules:
            rules.load()
        for added in made.passes:
            load_pass(added)
    except DeviceUnavailable as error:
        return False, str(error).removeprefix(f"{renderer}: ")
    except FAILURES as error:
        return True, f"{type(error).__name__}: {error}"
    late = [f"plugin {plugin.name}: {problem}" for plugin in registry().plugins for problem in late_problems(plugin.name)]
    return bool(late), "; ".join(late)
