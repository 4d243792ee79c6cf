"""The process that probes and opens one device for `kg doctor` and the suite. It writes what it knows after each stage."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict, replace
from typing import TypedDict, cast, get_args

from kg.errors import DeviceUnavailable
from kg.plugin.api import Finding, FindingState, PluginError, resolve
from kg.plugin.manager import FAILURES
from kg.plugin.probing import Visit, checked_probe


class Job(TypedDict, total=False):
    """Either a device with its probe, or a check."""

    device: str
    probe: str
    check: str


def main(job: Job) -> None:
    """Visit the device. Ends the process at once: what a driver does when Python shuts down is not asked about."""
    channel = os.dup(1)
    os.dup2(2, 1)  # whatever a driver prints is not an answer

    def say(now: Visit) -> None:
        os.write(channel, (json.dumps(asdict(now)) + "\n").encode())

    say(Visit("loaded", False))  # it has begun: from here on its time counts
    if "check" in job:
        say(_checked(job["check"]))
    else:
        found = _probed(job.get("probe", ""))
        say(found)
        if not found.finished:
            say(_opened(job.get("device", ""), found))
    sys.stderr.flush()
    os._exit(0)


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
    there = probe.available
    return Visit("probed", there, probe.reason, arch=probe.arch, features=probe.features, finished=not there)


def _opened(name: str, before: Visit) -> Visit:
    """Open the device, and make each of its renderers with its compiler and rules."""
    from kg.plugin.registry import open_device, registry

    try:
        open_device(name)
    except FAILURES as error:
        # a device may be there and refuse to open, which its plugin says with DeviceUnavailable
        honest = isinstance(error, DeviceUnavailable) and error.__cause__ is None
        reason = str(error).removeprefix(f"{name}: ")
        remedy = "" if honest else "tell whoever makes its plugin; KG_DEVICE chooses another device"
        return replace(before, available=False, reason=reason, remedy=remedy, broken=not honest, finished=True)
    known = registry()
    tools = {r.suffix: _tools(r.name) for r in known.renderers_of(known.device(name))}
    broken = tuple(suffix for suffix, (wrong, _) in tools.items() if wrong)
    reasons = {suffix: reason for suffix, (_, reason) in tools.items()}
    return replace(before, stage="opened", tools=reasons, broken_tools=broken, finished=True)


def _tools(renderer: str) -> tuple[bool, str]:
    """Whether a renderer is broken, and why it or its compiler can't be made; empty where they can."""
    from kg.plugin.contributions import late_problems
    from kg.plugin.registry import open_renderer, registry

    try:
        made, compiler = open_renderer(renderer)
        if compiler is not None:
            compiler.key()
        for rules in made.target_rules:
            rules.load()
    except DeviceUnavailable as error:
        return False, str(error).removeprefix(f"{renderer}: ")
    except FAILURES as error:
        return True, f"{type(error).__name__}: {error}"
    late = [f"plugin {plugin.name}: {problem}" for plugin in registry().plugins for problem in late_problems(plugin.name)]
    return bool(late), "; ".join(late)
