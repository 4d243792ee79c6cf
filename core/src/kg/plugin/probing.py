"""Probing and opening devices in processes of their own, so that a driver that crashes or hangs takes nobody down.

What took a process down is remembered in the cache directory for these versions and sources, and not tried again until
`kg doctor --fresh`. A device that is merely absent is asked again by every process: its driver may be there by then.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, cast

import kg
from kg.compile.cache import digest_of, usable_directory
from kg.compile.fingerprint import source_fingerprint
from kg.compile.private import CacheError, read_private, write_private
from kg.plugin.api import Check, DeviceSpec, Finding, PluginError, Probe, resolve
from kg.plugin.catalog import Registry
from kg.plugin.manager import FAILURES

TIMEOUT: Final = 20.0  #: seconds for a device to be probed, opened and its renderers made
_KEPT: Final = 64
_FILE: Final = "probes.json"
_session: dict[str, str] = {}  # what is remembered where there is no cache directory
DeviceStage = Literal["loaded", "probed", "opened"]


@dataclass(frozen=True, slots=True)
class Visit:
    """How far a device came. `broken`: it fails where it should not; a device that is not here is not broken.

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
    findings: tuple[Finding, ...] = ()  #: of a check


def run_probe(spec: DeviceSpec) -> Probe:
    """Ask the probe in this process. One that raises is a device that can't be used."""
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


def remembered_failure(known: Registry, spec: DeviceSpec) -> Probe | None:
    """What is known of a probe that took a process down; None where nothing is, as of a device without a probe."""
    if not spec.probe:
        return None
    remembered = {**_load(), **_session}
    reason = remembered.get(_key(known, spec)) if remembered else None
    return None if reason is None else Probe(False, f"{reason}. It is not tried again until `kg doctor --fresh`")


def visit(known: Registry, names: Sequence[str], *, timeout: float = TIMEOUT, fresh: bool = False) -> dict[str, Visit]:
    """Probe and open devices, each in a process of its own. `fresh` tries again what took a process down."""
    found: dict[str, Visit] = {}
    jobs: dict[str, Job] = {}
    for name in names:
        spec = known.devices[name]
        old = None if fresh else remembered_failure(known, spec)
        if old is None:
            jobs[name] = {"device": spec.name, "probe": spec.probe}
        else:
            found[name] = Visit("loaded", False, old.reason, f"KG_DISABLE={known.owners[name]} leaves it out", broken=True)
    for name, (made, fatal) in zip(jobs, _run(list(jobs.values()), timeout), strict=True):
        found[name] = made
        if known.devices[name].probe:
            _remember(known, known.devices[name], made.reason if fatal and made.stage == "loaded" else None)
    return {name: found[name] for name in names}


def run_checks(checks: Sequence[Check], *, timeout: float = TIMEOUT) -> list[tuple[Finding, ...]]:
    """What each check of a plugin finds, in a process of its own: one line at least."""
    visits = _run([{"check": check.run} for check in checks], timeout)
    return [_findings(check, made) for check, (made, _) in zip(checks, visits, strict=True)]


def _findings(check: Check, made: Visit) -> tuple[Finding, ...]:
    if made.reason:
        return (Finding(check.name, made.reason, "broken", made.remedy),)
    return made.findings or (Finding(check.name),)


Job = Mapping[str, str]


def _run(jobs: Sequence[Job], timeout: float) -> list[tuple[Visit, bool]]:
    """What became of each job, and whether it took its process down. As many at a time as there are processors."""
    from concurrent.futures import ThreadPoolExecutor

    now = copy_context()

    from kg.plugin.probing_child import ChildProcess  # what starts processes takes long to import

    def run(job: Job) -> tuple[Visit, bool]:
        return now.copy().run(lambda: ChildProcess(job).result(timeout))

    with ThreadPoolExecutor(max(2, os.cpu_count() or 1)) as pool:
        return list(pool.map(run, jobs))


def visit_from(said: Mapping[str, object]) -> Visit:
    """A Visit that came as JSON."""
    made = Visit(**cast("dict[str, Any]", dict(said)))  # pyright: ignore[reportExplicitAny, reportAny] -- checked by Visit's own process
    findings = tuple(Finding(**cast("dict[str, Any]", found)) for found in made.findings)  # pyright: ignore[reportExplicitAny] -- as above
    return replace(made, features=tuple(made.features), broken_tools=tuple(made.broken_tools), findings=findings)


def _key(known: Registry, spec: DeviceSpec) -> str:
    """What a remembered failure holds for: this probe, of these versions and sources."""
    owner = next(p for p in known.plugins if p.name == known.owners[spec.name])
    package = spec.probe.partition(":")[0].partition(".")[0]
    try:
        sources = source_fingerprint((package,)) if package else ""
    except (CacheError, OSError, ValueError):
        sources = ""
    return digest_of(spec.name, spec.probe, owner.point.source, kg.__version__, sys.version, sources)


def _remember(known: Registry, spec: DeviceSpec, reason: str | None) -> None:
    """Keep why a probe is not to be asked again, or forget it."""
    kept, key, root = _load(), _key(known, spec), usable_directory()
    _session.pop(key, None)
    if reason is not None:
        _session[key] = reason
    if root is None or kept.get(key) == reason:
        return
    kept.pop(key, None)
    if reason is not None:
        kept[key] = reason
    with suppress(OSError):
        write_private(root, _FILE, data=json.dumps(dict(list(kept.items())[-_KEPT:])).encode())


def _load() -> dict[str, str]:
    root = usable_directory()
    if root is None:
        return {}
    try:
        found: object = json.loads(read_private(root, _FILE) or b"{}")
    except ValueError:
        return {}
    entries = cast("dict[object, object]", found) if isinstance(found, dict) else {}
    return {k: v for k, v in entries.items() if isinstance(k, str) and isinstance(v, str)}
