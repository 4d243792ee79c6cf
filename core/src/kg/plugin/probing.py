"""Probing and opening devices in processes of their own, so that a driver that crashes or hangs takes nobody down.

What took a process down is remembered in the cache directory for these versions and sources, and not tried again until
`kg doctor --fresh`. A device that is merely absent is asked again by every process: its driver may be there by then.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from contextvars import copy_context
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Literal, cast

import kg
from kg.compile.cache import CacheError, digest_of, usable_directory, write_file
from kg.compile.fingerprint import source_fingerprint
from kg.plugin.api import DeviceSpec, PluginError, Probe, resolve
from kg.plugin.catalog import Registry
from kg.plugin.manager import FAILURES
from kg.settings import settings

TIMEOUT: Final = 20.0  #: seconds for a device to be probed, opened and its renderers made
_KEPT: Final = 64
_FILE: Final = "probes.json"
_CHILD: Final = """
import json, sys
job = json.loads(sys.stdin.read())
sys.path[:] = job["path"]
from kg.plugin.visiting import main
main(job)
"""
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
    """What is known of a probe that took a process down; None where nothing is."""
    remembered = {**_load(), **_session}
    reason = remembered.get(_key(known, spec)) if remembered else None
    return None if reason is None else Probe(False, f"{reason}. It is not tried again until `kg doctor --fresh`")


def visit(known: Registry, names: Sequence[str], *, timeout: float = TIMEOUT, fresh: bool = False) -> dict[str, Visit]:
    """Probe and open devices, each in a process of its own. `fresh` tries again what took a process down."""
    found: dict[str, Visit] = {}
    jobs: dict[str, _Job] = {}
    for name in names:
        spec = known.devices[name]
        old = None if fresh else remembered_failure(known, spec)
        if old is None:
            jobs[name] = {"device": spec.name, "probe": spec.probe}
        else:
            found[name] = Visit("loaded", False, old.reason, f"KG_DISABLE={known.owners[name]} leaves it out", broken=True)
    for name, (made, fatal) in zip(jobs, _run(list(jobs.values()), timeout), strict=True):
        found[name] = made
        _remember(known, known.devices[name], made.reason if fatal and made.stage == "loaded" else None)
    return {name: found[name] for name in names}


def run_checks(references: Sequence[str], *, timeout: float = TIMEOUT) -> list[str]:
    """What each check of a plugin says, in a process of its own; empty where all is well."""
    return [made.reason for made, _ in _run([{"check": reference} for reference in references], timeout)]


_Job = Mapping[str, str]


def _run(jobs: Sequence[_Job], timeout: float) -> list[tuple[Visit, bool]]:
    """What became of each job, and whether it took its process down. As many at a time as there are processors."""
    from concurrent.futures import ThreadPoolExecutor

    now = copy_context()

    def run(job: _Job) -> tuple[Visit, bool]:
        return now.copy().run(lambda: _Child(job).result(timeout))

    with ThreadPoolExecutor(max(2, os.cpu_count() or 1)) as pool:
        return list(pool.map(run, jobs))


class _Child:
    """A process that visits one device, or runs one check, and writes a line of JSON after each stage."""

    def __init__(self, job: _Job) -> None:
        self.job = job
        self._out, self._err = tempfile.TemporaryFile(), tempfile.TemporaryFile()  # noqa: SIM115  closed by result
        # files, not pipes: what a probe leaves running in the background would hold a pipe open
        self._process = subprocess.Popen(
            [sys.executable, "-c", _CHILD],
            stdin=subprocess.PIPE,
            stdout=self._out,
            stderr=self._err,
            start_new_session=os.name == "posix",
            env={**os.environ, "KG_DISABLE": ",".join(settings().disable), "KG_STRICT_PLUGINS": "0"},
        )
        whole = {"path": [str(Path(p or ".").absolute()) for p in sys.path], **job}
        assert self._process.stdin is not None
        with suppress(BrokenPipeError), self._process.stdin as pipe:
            pipe.write(json.dumps(whole).encode())

    def result(self, timeout: float) -> tuple[Visit, bool]:
        """What the process said, or what became of it; the latter where it did not end as it should."""
        hung = False
        try:
            self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            hung = True
        finally:
            self._kill()
        said, errors = self._read()
        last = Visit("loaded", False) if not said else visit_from(json.loads(said[-1]))
        status = self._process.returncode
        if not hung and status == 0 and last.finished:
            return last, False
        doing = "it" if "check" in self.job else "its probe" if last.stage == "loaded" else "opening it"
        if hung:
            what = f"took longer than {timeout:g} s"
        else:
            what = f"crashed with {_signal_name(-status)}" if status < 0 else f"ended the process with status {status}"
        remedy = f"see what it last said: {errors}" if errors else "its driver or its plugin is at fault; try a newer one"
        return replace(last, available=False, reason=f"{doing} {what}", remedy=remedy, broken=True), True

    def _kill(self) -> None:
        """End the process and what it started."""
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _read(self) -> tuple[list[str], str]:
        """The lines it wrote, and the last line of its errors."""
        texts: list[str] = []
        for file in (self._out, self._err):
            file.seek(0)
            texts.append(file.read().decode(errors="replace"))
            file.close()
        lines = [line for line in texts[0].split("\n") if line.startswith("{") and line.endswith("}")]
        return lines, (texts[1].strip().split("\n") or [""])[-1][:200]


def visit_from(said: Mapping[str, object]) -> Visit:
    """A Visit that came as JSON."""
    made = Visit(**cast("dict[str, Any]", dict(said)))  # pyright: ignore[reportExplicitAny, reportAny] -- checked by Visit's own process
    return replace(made, features=tuple(made.features), broken_tools=tuple(made.broken_tools))


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


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
        write_file(root / _FILE, json.dumps(dict(list(kept.items())[-_KEPT:])).encode())


def _load() -> dict[str, str]:
    root = usable_directory()
    if root is None:
        return {}
    try:
        found: object = json.loads((root / _FILE).read_bytes())
    except (OSError, ValueError):
        return {}
    entries = cast("dict[object, object]", found) if isinstance(found, dict) else {}
    return {k: v for k, v in entries.items() if isinstance(k, str) and isinstance(v, str)}
