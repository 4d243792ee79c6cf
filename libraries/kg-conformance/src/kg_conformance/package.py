"""Tier 00: the plugin behind a device, its records, its distribution, its child environment."""

from __future__ import annotations

import importlib.util
import locale
import os
import signal
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from kg.errors import DeviceUnavailable
from kg.plugin import registry
from kg.plugin.api import DeviceSpec, RendererSpec

from kg_conformance.subject import Subject


@dataclass(frozen=True, slots=True)
class Found:
    """The plugin that brings a device."""

    plugin: str
    module: str
    distribution: str
    problem: str
    device: DeviceSpec
    renderers: Sequence[RendererSpec]
    renderer: RendererSpec | None
    references: Sequence[str]


def find(subject: Subject) -> Found:
    """The records behind the device under test."""
    known = registry.registry()
    spec = known.device(subject.target.device)
    name = known.owners[spec.name]
    plugin = next(p for p in known.plugins if p.name == name)
    renderers = known.renderers_of(spec)
    renderer = next((r for r in renderers if r.suffix == subject.target.renderer), renderers[0] if renderers else None)
    compilers = known.compilers_of(spec.name, renderer.language) if renderer else []
    references = [spec.open, spec.probe, *(r.factory for r in renderers), *(c.factory for c in compilers)]
    return Found(
        *(name, plugin.point.module or "kg.plugin.builtin", plugin.point.distribution or "kg-core"),
        *(known.failures.get(name, ""), spec, renderers, renderer, [r for r in references if r]),
    )


def process_state() -> dict[str, object]:
    """What of this process all its parts share, and a probe has to leave alone."""
    handlers = {number: signal.getsignal(number) for number in signal.valid_signals()}
    return {
        "the environment": dict(os.environ),
        "the working directory": str(Path.cwd()),
        "sys.path": list(sys.path),
        "signal handlers": handlers,
        "the locale": locale.setlocale(locale.LC_ALL),
        "the threads": {thread.name for thread in threading.enumerate() if not thread.daemon},
    }


def origin_of(module: str) -> str:
    """The file of the package that a module is in."""
    spec = importlib.util.find_spec(module.partition(".")[0])
    assert spec is not None and spec.origin is not None, f"{module} has no file"
    return spec.origin


def reason_unavailable(subject: Subject) -> str:
    """Why the device can't be opened here, or nothing."""
    try:
        subject.device.renderer.fingerprint()
    except DeviceUnavailable as error:
        return str(error)
    return ""


def environment() -> dict[str, str]:
    """That of this process, with every place that modules come from here."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
