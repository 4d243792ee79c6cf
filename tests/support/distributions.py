"""Fake distributions, made in a folder: metadata, one module, nothing installed.
Processes see them through PYTHONPATH."""

from __future__ import annotations

import atexit
import json
import os
import shutil
import subprocess
import sys
import tempfile
import textwrap
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

#: Whose drivers and compilers take seconds to look at: no process sees them that is about other plugins.
OTHERS = "isa,nir,amd,aot,cuda,forth,metal,opencl,toy,webgpu"
#: A plugin that works: a device which computes nothing, on core's NULL runtime.
WELL_BEHAVED = """
    from kg.plugin import DeviceSpec, Probe, Profile, RendererSpec, hookimpl

    KG_API = 1

    @hookimpl
    def kg_devices():
        return [DeviceSpec("GOOD", "kg.runtime.devices.null:open_runtime", "kg_good:probe", renderers=("TEXT",), priority=99)]

    @hookimpl
    def kg_renderers():
        return [RendererSpec("GOOD:TEXT", "kg.runtime.devices.null:make_renderer", "kg")]

    @hookimpl
    def kg_profiles():
        return [Profile("GOOD", ("offline_compile",))]

    def probe():
        return Probe(True, arch="g1", features=("fast",))
"""


@dataclass
class Place:
    """A folder of fake distributions and a cache directory of its own, and the processes that see them,
    beside core, its libraries and, where asked for, kg-cpu, whose devices take a second to look at. What was learnt of packages
    that are here is known already, as on a machine that has them."""

    root: Path
    settings: dict[str, str] = field(default_factory=dict)
    cpu: bool = False
    fresh: bool = False  #: nothing is known yet, of packages that are here neither

    def __post_init__(self) -> None:
        if not self.fresh:
            shutil.copytree(learnt(), self.root / "cache", dirs_exist_ok=True)

    @property
    def site(self) -> Path:
        return self.root / "site"

    def add(self, distribution: str, source: str, *, name: str = "", module: str = "", version: str = "1.0") -> None:
        """A distribution kg-NAME with the entry point NAME and the module kg_NAME."""
        name = name or distribution.removeprefix("kg-")
        module = module or distribution.replace("-", "_")
        metadata = self.site / f"{distribution.replace('-', '_')}-{version}.dist-info"
        metadata.mkdir(parents=True)
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n")
        (metadata / "entry_points.txt").write_text(f"[kg.plugins]\n{name} = {module}\n")
        (self.site / f"{module.partition(':')[0]}.py").write_text(textwrap.dedent(source))

    def python(self, *arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
        places = [str(self.site), os.environ.get("PYTHONPATH", "")]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("KG_")}
        environment |= {"PYTHONPATH": os.pathsep.join(filter(None, places)), "KG_CACHE_DIR": str(self.root / "cache")}
        # sources that are written anew within a second: Python would take the older bytecode
        environment |= {"PYTHONDONTWRITEBYTECODE": "1", **self.settings, **settings}
        left_out = (OTHERS, "" if self.cpu else "cpu", environment.get("KG_DISABLE", ""))
        environment["KG_DISABLE"] = ",".join(filter(None, left_out))
        command = [sys.executable, *arguments]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=100)

    def doctor(self, *options: str, **settings: str) -> tuple[int, str]:
        """Exit status and text."""
        done = self.python("-m", "kg", "doctor", *options, **settings)
        assert done.returncode in (0, 1), done.stderr
        return done.returncode, done.stdout

    def doctor_json(self, *options: str, **settings: str) -> dict[str, Any]:
        status, text = self.doctor("--json", *options, **settings)
        found = json.loads(text)
        assert status == int(found["broken"] > 0), "the status says whether anything is broken"
        return found


@cache
def learnt() -> Path:
    """A cache directory in which the packages that are here were tried, once in each process of tests."""
    folder = Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    environment = {name: value for name, value in os.environ.items() if not name.startswith("KG_")}
    environment |= {"KG_CACHE_DIR": str(folder), "KG_DISABLE": OTHERS}
    subprocess.run([sys.executable, "-c", "import kg; kg.devices()"], env=environment, check=True, capture_output=True)
    return folder


def device(name: str, *, probe: str = "return Probe(True)", more: str = "") -> str:
    """The source of a plugin kg_NAME with the device NAME and this body of its probe."""
    module = f"kg_{name.lower()}"
    return f"""
    from kg.plugin import *
    from kg.plugin import DeviceSpec, Probe, RendererSpec, hookimpl

    KG_API = 1

    @hookimpl
    def kg_devices():
        return [DeviceSpec("{name}", "kg.runtime.devices.null:open_runtime", "{module}:probe", renderers=("TEXT",), priority=200)]

    @hookimpl
    def kg_renderers():
        return [RendererSpec("{name}:TEXT", "kg.runtime.devices.null:make_renderer", "kg")]

    def probe():
        import os, signal, sys, time
        {probe}
{textwrap.indent(textwrap.dedent(more), "    ")}
    """
