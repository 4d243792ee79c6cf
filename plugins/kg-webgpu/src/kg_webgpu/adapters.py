"""Available adapters in order of preference, and their limits and features."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Final

from kg.plugin import DeviceUnavailable, Probe
from kg_gpu.drivers.forks import skip_exit_handlers

from kg_webgpu.accuracy import divides_exactly
from kg_webgpu.loop_limits import LLVMPIPE
from kg_webgpu.wgsl.renderer import Limits

if TYPE_CHECKING:
    from wgpu import GPUAdapter

#: What is asked of an adapter, as WebGPU calls it, and which field of Limits it is.
_LIMITS: Final = {
    "buffers": "max-storage-buffers-per-shader-stage",
    "local_total": "max-compute-invocations-per-workgroup",
    "shared": "max-compute-workgroup-storage-size",
    "groups": "max-compute-workgroups-per-dimension",
    "binding": "max-storage-buffer-binding-size",
}
_LOCAL: Final = tuple(f"max-compute-workgroup-size-{d}" for d in "xyz")
_HALVES: Final = "shader-f16"
_SUBGROUPS: Final = "subgroup"
#: What the device's own clock takes: timestamps of passes, and of commands between them.
_TIMESTAMPS: Final = ("timestamp-query", "timestamp-query-inside-encoders")
_PROCESSOR: Final = "processor"  # the adapter is a CPU, whose caches hold what groups share as they hold everything
_INEXACT: Final = "inexact-division"  # and roots, as accuracy.py finds
#: Who imported this, and alone may use the driver.
_process: Final = os.getpid()
#: Best first.
_KINDS: Final = ("DiscreteGPU", "IntegratedGPU", "Unknown", "CPU")
_BACKENDS: Final = ("Vulkan", "Metal", "D3D12")
_INSTALL: Final = (
    "install the driver of your GPU, or a software one (Debian and Ubuntu: apt-get install mesa-vulkan-drivers libvulkan1)"
    if sys.platform.startswith("linux")
    else "install or update the driver of your GPU"
)


def adapters() -> tuple[GPUAdapter, ...]:
    """All that can run kernels, best first. Raises DeviceUnavailable that says what to install."""
    if os.getpid() != _process:
        raise DeviceUnavailable(
            "this process was forked from one that had asked for WebGPU's adapters, and has none of the driver's threads: "
            "start processes by spawn (multiprocessing.set_start_method)"
        )
    return _adapters()


@cache
def _adapters() -> tuple[GPUAdapter, ...]:
    try:
        import wgpu
    except Exception as error:  # its shared library may fail to load in many ways
        raise DeviceUnavailable(f"wgpu can't be imported ({error}): pip install wgpu") from error
    os.environ.setdefault("XDG_RUNTIME_DIR", os.environ.get("TMPDIR", "/tmp"))  # Mesa complains without one
    try:
        skip_exit_handlers()
        found = [a for a in wgpu.gpu.enumerate_adapters_sync() if a.info["backend_type"] in _BACKENDS]
    except Exception as error:
        raise DeviceUnavailable(f"wgpu finds no adapters ({error}): {_INSTALL}") from error
    if not found:
        raise DeviceUnavailable(f"there is no WebGPU adapter: {_INSTALL}")
    return tuple(sorted(found, key=lambda a: _KINDS.index(a.info["adapter_type"]) if a.info["adapter_type"] in _KINDS else 2))


def adapter(number: int | None) -> GPUAdapter:
    """Adapter `number` of the list; the first where none is named."""
    found = adapters()
    if not 0 <= (number or 0) < len(found):
        names = ", ".join(f"WEBGPU:{n} is {describe(a)}" for n, a in enumerate(found))
        raise DeviceUnavailable(f"there is no adapter WEBGPU:{number}; {names}")
    return found[number or 0]


def describe(one: GPUAdapter) -> str:
    info = one.info
    return f"{info['device'] or info['description']} through {info['backend_type']}"


def features(one: GPUAdapter) -> tuple[str, ...]:
    """What kernels may count on, as words of a Target."""
    limits = one.limits
    words = [f"{name}={limits[key]}" for name, key in _LIMITS.items()]
    words.append("local=" + "x".join(str(limits[key]) for key in _LOCAL))
    words += [f"iterations={LLVMPIPE}"] if "llvmpipe" in describe(one) else []
    words += [_PROCESSOR, f"cores={os.cpu_count() or 1}"] if one.info["adapter_type"] == "CPU" else []
    words += [] if divides_exactly(one) else [_INEXACT]
    numbered = one.info["backend_type"] != "D3D12"  # there naga takes it for granted which work-items make a subgroup
    optional = (_HALVES, _SUBGROUPS) if numbered else (_HALVES,)
    return (*words, *(name for name in optional if name in one.features))


def limits_of_features(words: Iterable[str]) -> Limits:
    """The Limits that a Target's features say."""
    numbers: dict[str, int] = {}
    local, halves, subgroups, processor, divides = Limits().local, False, False, False, True
    for word in words:
        name, _, value = word.partition("=")
        if name == "local":
            x, y, z = (int(n) for n in value.split("x"))
            local = (x, y, z)
        elif name == _HALVES:
            halves = True
        elif name == _SUBGROUPS:
            subgroups = True
        elif name == _PROCESSOR:
            processor = True
        elif name == _INEXACT:
            divides = False
        elif name in _LIMITS or name in ("iterations", "cores"):
            numbers[name] = int(value)
    return Limits(**numbers, local=local, halves=halves, subgroups=subgroups, processor=processor, divides=divides)


def required(one: GPUAdapter) -> tuple[list[str], dict[str, int | None]]:
    """Features and limits to open a device with: all that the adapter grants of what kernels ask for."""
    wanted = [_HALVES, _SUBGROUPS, *_TIMESTAMPS]
    limits: dict[str, int | None] = {key: one.limits[key] for key in (*_LIMITS.values(), *_LOCAL, "max-buffer-size")}
    return [name for name in wanted if name in one.features], limits


def probe() -> Probe:
    """Whether there is an adapter, what the best one grants, and which others there are."""
    try:
        one, *others = adapters()
    except DeviceUnavailable as error:
        return Probe(False, str(error))
    named = [f"WEBGPU:{number}={describe(other)!r}" for number, other in enumerate(others, 1)]
    return Probe(True, arch=describe(one), features=(*features(one), *named))
