"""The first import of a plugin and the first call of a probe, each in a process of its own: what would take this one down is left out.

Plugins go in, and of each that may not be imported comes out why. What came through is asked in this process, now and by
later ones, until a file that it loads changes. See docs/decisions/010-plugins-are-loaded-one-by-one.md.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

from kg.plugin.api import DeviceSpec
from kg.plugin.catalog import Registry
from kg.plugin.discover import Point
from kg.plugin.manager import Plugin, Problem
from kg.plugin.probing import TIMEOUT, Job, Visit, run_jobs, run_jobs_together
from kg.plugin.verdicts import files_of, keep, recall, verdict_key

AGAIN: Final = "It is not tried again until `kg doctor --fresh`, or until its package changes"
_T = TypeVar("_T")
_trusting = False


def trust_all() -> None:
    """For a process that was started to try something: it starts no further one, what nobody has tried yet it asks itself."""
    global _trusting  # noqa: PLW0603  set once, by such a process
    _trusting = True


def crashing_plugins(points: Sequence[Point], *, timeout: float = TIMEOUT, fresh: bool = False) -> dict[Point, Problem]:
    """Those of which an import or a hook would take this process down, with what they did to another one.

    One that this process has imported already has come through. `fresh` tries again those that failed.
    """
    # whatever runs in our place must not start with trying plugins itself: sys.executable may be an application
    names = ",".join(p.name for p in points)
    jobs = {
        p: {"plugin": p.name, "module": p.module, "distribution": p.distribution, "version": p.version, "disable": names}
        for p in points
        if p.module.partition(":")[0] not in sys.modules
    }
    found = _crashes(jobs, plugin_key, lambda p: p.module, timeout, fresh)
    return {point: _problem(point, reason) for point, reason in found.items()}


def crashing_probes(entries: Iterable[tuple[Plugin, DeviceSpec]]) -> dict[tuple[Point, str], str]:
    """Probes that would take this process down, with why, by plugin and device. A device without a probe has none."""
    specs = {(plugin.point, spec.name): spec for plugin, spec in entries if spec.probe}
    jobs = {place: {"probe": spec.probe} for place, spec in specs.items()}
    return _crashes(jobs, lambda at: probe_key(at[0], specs[at]), lambda at: specs[at].probe, TIMEOUT, False)


def visit(known: Registry, names: Sequence[str], *, timeout: float = TIMEOUT, fresh: bool = False) -> dict[str, Visit]:
    """Probe and open devices, each in a process of its own. `fresh` tries again what took a process down."""
    found: dict[str, Visit] = {}
    jobs: dict[str, Job] = {}
    for name in names:
        spec = known.devices[name]
        old = recall(probe_key(known.owner(name).point, spec)) if spec.probe and not fresh else None
        if old:
            found[name] = Visit("loaded", False, old, f"KG_DISABLE={known.owners[name]} leaves it out", broken=True)
        else:
            jobs[name] = {"device": spec.name, "probe": spec.probe}
    for name, (made, fatal) in zip(jobs, run_jobs(list(jobs.values()), timeout), strict=True):
        found[name], spec = made, known.devices[name]
        crashed = fatal and made.stage == "loaded"
        if spec.probe and (crashed or made.stage != "loaded" or made.finished):
            remember(probe_key(known.owner(name).point, spec), spec.probe, made, fatal=crashed)
    return {name: found[name] for name in names}


def plugin_key(point: Point) -> str:
    return verdict_key(point, "plugin")


def probe_key(point: Point, spec: DeviceSpec) -> str:
    return verdict_key(point, "probe", spec.name, spec.probe)


def remember(key: str, module: str, made: Visit, *, fatal: bool) -> None:
    """Keep what came of a trial: of one that failed for its package, whose modules it may not have come to."""
    keep(key, f"{made.reason}. {AGAIN}" if fatal else "", files_of(module) if fatal else made.files)


def _crashes(
    jobs: Mapping[_T, Job], key: Callable[[_T], str], module: Callable[[_T], str], timeout: float, fresh: bool
) -> dict[_T, str]:
    """Why these jobs may not be done here, as remembered or as tried now, all at once."""
    known = {what: recall(key(what)) for what in jobs}
    unknown = [] if _trusting else [what for what, reason in known.items() if reason is None or (fresh and reason)]
    crashes = {what: reason for what, reason in known.items() if reason and what not in unknown}
    for what, (made, fatal) in zip(unknown, run_jobs_together([jobs[what] for what in unknown], timeout), strict=True):
        if fatal or made.finished:
            remember(key(what), module(what), made, fatal=fatal)
        else:
            warnings.warn(
                f"{module(what)} could not be tried in a process of its own, and is used untried: {made.reason}", stacklevel=2
            )
        if fatal:
            crashes[what] = f"{made.reason}. {AGAIN}"
    return crashes


def _problem(point: Point, reason: str) -> Problem:
    return Problem(
        reason, f"tell whoever makes {point.distribution or point.name}, or disable it with KG_DISABLE={point.name}", True
    )
