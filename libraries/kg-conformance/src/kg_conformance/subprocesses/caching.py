"""The subprocess of tier 70: compiles and runs kernels on a device and reports the cache misses.

`python -m kg_conformance.subprocesses.caching DEVICE DTYPE SCALE...` prints JSON.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kg.errors import KgError


@dataclass(frozen=True, slots=True)
class Work:
    """What a process did.
    `digests`: scale -> of the program; `results`: scale -> what it computed from 0, 1, 2, 3."""

    digests: dict[str, str]
    results: dict[str, list[float]]
    compiles: int  #: calls of the compiler
    misses: int
    rewrote: bool  #: the passes were imported


class WorkFailed(KgError):
    """A process of tier 70 that did not come to its end."""


def start(directory: Path, device: str, dtype: str, scales: Sequence[int], **variables: str) -> subprocess.Popen[str]:
    """Such a process, with its caches in a directory."""
    own = {
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        "KG_CACHE_DIR": str(directory),
        "KG_CHECK": "0",
        "KG_NO_CACHE": "0",
        "KG_RECORD": "",  # every program is made anew where kernels are recorded
    }
    command = [sys.executable, "-m", "kg_conformance.subprocesses.caching", device, dtype, *map(str, scales)]
    environment = {**os.environ, **own, **variables}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def finish(process: subprocess.Popen[str]) -> Work:
    """What it did, when it has ended. Raises WorkFailed with what it said."""
    output, errors = process.communicate(timeout=120)
    if process.returncode:
        raise WorkFailed(f"the process ended with status {process.returncode}:\n{errors[-4000:]}")
    return Work(**json.loads(output.splitlines()[-1]))


def work(device_name: str, dtype_name: str, scales: Sequence[int]) -> Work:
    """In the process itself."""
    from kg.cache import entries as cache
    from kg.compile.program_cache import dump_program
    from kg.dtype import parse_dtype
    from kg.ir.build import param, sink
    from kg.plugin.registry import open_device

    device, dtype = open_device(device_name), parse_dtype(dtype_name)
    compiles: list[str | bytes] = []
    if device.compiler is not None:
        for name in ("compile", "compile_code"):
            setattr(type(device.compiler), name, _counted(getattr(type(device.compiler), name), compiles))
    digests: dict[str, str] = {}
    results: dict[str, list[float]] = {}
    for scale in scales:
        x = param(1, (4,), dtype)
        program = device.compile(sink(param(0, (4,), dtype).store(x * scale), name=f"times_{scale}"))
        digests[str(scale)] = hashlib.sha256(dump_program(program)).hexdigest()
        out, source = device.buffer([0, 0, 0, 0], dtype), device.buffer([0, 1, 2, 3], dtype)
        device.load(program).bind([out, source])()
        results[str(scale)] = [float(v) for v in out.numpy()]
    rewrote = "kg.passes.pipeline" in sys.modules
    return Work(digests, results, len(compiles), cache.programs.misses + cache.binaries.misses, rewrote)


def _counted(call: Callable[[Any, Any], bytes], calls: list[str | bytes]) -> Callable[[Any, Any], bytes]:
    """A method of the compiler that also notes what it was given."""

    def counting(compiler: Any, given: Any) -> bytes:
        calls.append(given)
        return call(compiler, given)

    return counting


def main() -> None:
    done = work(sys.argv[1], sys.argv[2], [int(a) for a in sys.argv[3:]])
    print(json.dumps({name: getattr(done, name) for name in Work.__dataclass_fields__}))


if __name__ == "__main__":
    main()
