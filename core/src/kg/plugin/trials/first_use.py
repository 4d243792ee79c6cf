"""First use in a subprocess: a plugin's import, a probe, opening a device, making a renderer.

What crashes there is not tried again in this process.

Plugins go in, and of each that may not be imported comes out why. What came through is asked in this process, now and by
later ones, until a file that it loads changes. See docs/decisions/010-plugins-are-loaded-one-by-one.md.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from kg.errors import warn
from kg.plugin.api import DeviceSpec, RendererSpec, Target
from kg.plugin.loading.catalog import Registry
from kg.plugin.loading.discover import Point
from kg.plugin.loading.manager import OWN, Plugin, Problem
from kg.plugin.trials.probing import TIMEOUT, Job, Visit, run_jobs, run_jobs_together
from kg.plugin.trials.verdicts import files_of, forget, keep, recall, verdict_key
from kg.settings import settings

AGAIN: Final = "It is not tried again until `kg doctor --fresh`, or until its package changes"
_T = TypeVar("_T")
_trusting = False


def trust_all() -> None:
    """For a process that was started to try something:
    it starts no further one, what nobody has tried yet it asks itself."""
    global _trusting  # noqa: PLW0603  set once, by such a process
    _trusting = True


def crashing_plugins(
    points: Sequence[Point], *, timeout: float = TIMEOUT, fresh: bool = False, opens: str | None = None
) -> dict[Point, Problem]:
    """Those of which an import or a hook would take this process down, with what they did to another one.

    One that this process has imported already has come through. `fresh` tries again those that failed. `opens`: the device that will be opened (empty: the
    default one), which is tried in the same process where all plugins come through.
    """
    # whatever runs in our place must not start with trying plugins itself: sys.executable may be an application
    names = ",".join(p.name for p in points)
    jobs = {
        p: {"plugin": p.name, "module": p.module, "distribution": p.distribution, "version": p.version, "disable": names}
        for p in points
        if p.module.partition(":")[0] not in sys.modules
    }
    now = settings()
    then = None if opens is None else {"opens": opens, "chosen": json.dumps([now.disable, now.prefer])}
    found = _crashes(jobs, plugin_key, lambda p: p.module, timeout, fresh, then)
    return {point: _problem(point, reason) for point, reason in found.items()}


def crashing_probes(entries: Iterable[tuple[Plugin, DeviceSpec]]) -> dict[tuple[Point, str], str]:
    """Probes that would take this process down, with why, by plugin and device.
    A device without a probe has none."""
    specs = {(plugin.point, spec.name): spec for plugin, spec in entries if spec.probe}
    jobs = {place: {"probe": spec.probe} for place, spec in specs.items()}
    return _crashes(jobs, lambda at: probe_key(at[0], specs[at]), lambda at: specs[at].probe, TIMEOUT, False)


def crashing_renderers(entries: Iterable[tuple[Plugin, RendererSpec]]) -> dict[str, str]:
    """Renderers of which making one, or its compiler, would take this process down, with why, by name.
    Core's own don't."""
    specs = {spec.name: (plugin.point, spec) for plugin, spec in entries if plugin.name != OWN}
    jobs = {name: {"renderer": name} for name in specs}
    return _crashes(jobs, lambda name: renderer_key(*specs[name]), lambda name: specs[name][1].factory, TIMEOUT, False)


def is_new(known: Registry, spec: DeviceSpec) -> bool:
    """Whether nobody has asked the probe yet: `crash_of_opening` does so by the way."""
    return bool(spec.probe) and not _trusting and recall(probe_key(known.owner(spec.name).point, spec)) is None


def crash_of_opening(known: Registry, target: Target) -> str:
    """Why opening this device would take this process down; empty where it would not, as for core's own."""
    try_opening(known, [target])
    return recall(opening_key(known.owner(target.device).point, target)) or ""


def try_opening(known: Registry, targets: Iterable[Target]) -> None:
    """Open devices that were not tried yet in one other process, as they will be opened in this one.

    It asks probes, opens, and makes renderers. One that takes long to open is opened here all the same: drivers may start slowly.
    """
    others = [] if _trusting else [(known.owner(target.device), target) for target in targets]
    new = [target for owner, target in others if owner.name != OWN and recall(opening_key(owner.point, target)) is None]
    jobs = [{"device": str(target), "probe": known.device(target.device).probe} for target in new]
    for target, (made, fatal) in zip(new, run_jobs_together(jobs, TIMEOUT), strict=True):
        if fatal or made.finished:
            _remember_visit(known, target, made, fatal=fatal)
        else:
            _warn_untried(known.device(target.device).open, made)


def visit(known: Registry, names: Sequence[str], *, timeout: float = TIMEOUT, fresh: bool = False) -> dict[str, Visit]:
    """Probe and open devices, each in a process of its own. `fresh` tries again what took a process down."""
    found: dict[str, Visit] = {}
    jobs: dict[str, Job] = {}
    for name in names:
        spec, point = known.devices[name], known.owner(name).point
        if fresh:
            _forget(known, spec)
        old = recall(probe_key(point, spec)) if spec.probe else None
        wrong = "" if old else recall(opening_key(point, Target(name)))
        if old or wrong:
            stage = "loaded" if old else "probed"
            remedy = f"KG_DISABLE={known.owners[name]} leaves it out"
            found[name] = Visit(stage, False, old or wrong or "", remedy, broken=True, usable=not old)
        else:
            jobs[name] = {"device": spec.name, "probe": spec.probe}
    for name, (made, fatal) in zip(jobs, run_jobs(list(jobs.values()), timeout), strict=True):
        _remember_visit(known, Target(name), made, fatal=fatal)
        crashing = [s.suffix for s in known.renderers_of(known.devices[name]) if recall(_renderer_key(known, s))]
        found[name] = replace(made, broken_tools=tuple(dict.fromkeys((*made.broken_tools, *crashing))))
    return {name: found[name] for name in names}


def _forget(known: Registry, spec: DeviceSpec) -> None:
    point = known.owner(spec.name).point
    renderers = [_renderer_key(known, renderer) for renderer in known.renderers_of(spec)]
    for key in (probe_key(point, spec), opening_key(point, Target(spec.name)), *renderers):
        forget(key)


def _renderer_key(known: Registry, spec: RendererSpec) -> str:
    return renderer_key(known.owner(spec.name).point, spec)


def _remember_visit(known: Registry, target: Target, made: Visit, *, fatal: bool) -> None:
    """Keep what each step of a visit came to: the probe, opening, making renderers."""
    spec, point = known.device(target.device), known.owner(target.device).point
    crashed = fatal and made.stage == "loaded"
    if spec.probe and (crashed or made.stage != "loaded" or made.finished):
        remember(probe_key(point, spec), spec.probe, made, fatal=crashed)
    crashed = fatal and made.stage == "probed"
    if crashed or made.stage == "opened" or (made.finished and made.usable):
        remember(opening_key(point, target), spec.open, made, fatal=crashed and not made.hung)
    for renderer in known.renderers_of(spec):
        key, crashed = _renderer_key(known, renderer), fatal and made.doing == making(renderer.name)
        if crashed or (renderer.suffix in made.tools and not recall(key)):  # one that is known to crash was not made
            remember(key, renderer.factory, made, fatal=crashed)


def plugin_key(point: Point) -> str:
    return verdict_key(point, "plugin")


def probe_key(point: Point, spec: DeviceSpec) -> str:
    return verdict_key(point, "probe", spec.name, spec.probe)


def opening_key(point: Point, target: Target) -> str:
    return verdict_key(point, "opening", target.device, target.word or str(target.index or 0))


def renderer_key(point: Point, spec: RendererSpec) -> str:
    return verdict_key(point, "renderer", spec.name, spec.factory)


def making(renderer: str) -> str:
    """What a process says that makes one."""
    return f"making {renderer} or its compiler"


def remember(key: str, module: str, made: Visit, *, fatal: bool) -> None:
    """Keep what came of a trial: of one that failed for its package,
    whose modules it may not have come to."""
    keep(key, f"{made.reason}. {AGAIN}" if fatal else "", files_of(module) if fatal else made.files)


def _crashes(
    jobs: Mapping[_T, Job],
    key: Callable[[_T], str],
    module: Callable[[_T], str],
    timeout: float,
    fresh: bool,
    then: Job | None = None,
) -> dict[_T, str]:
    """Why these jobs may not be done here, as remembered or as tried now, all at once."""
    known = {what: recall(key(what)) for what in jobs}
    unknown = [] if _trusting else [what for what, reason in known.items() if reason is None or (fresh and reason)]
    crashes = {what: reason for what, reason in known.items() if reason and what not in unknown}
    for what, (made, fatal) in zip(unknown, run_jobs_together([jobs[what] for what in unknown], timeout, then), strict=True):
        if fatal or made.finished:
            remember(key(what), module(what), made, fatal=fatal)
        else:
            _warn_untried(module(what), made)
        if fatal:
            crashes[what] = f"{made.reason}. {AGAIN}"
    return crashes


def _warn_untried(module: str, made: Visit) -> None:
    warn(f"{module} could not be tried in a process of its own, and is used untried: {made.reason}")


def _problem(point: Point, reason: str) -> Problem:
    return Problem(
        reason, f"tell whoever makes {point.distribution or point.name}, or disable it with KG_DISABLE={point.name}", True
    )
