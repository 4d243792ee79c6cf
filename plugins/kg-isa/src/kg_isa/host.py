"""What this processor can do, from the system alone: features by the names of Linux, caches, cores."""

from __future__ import annotations

import os
import platform
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import DeviceUnavailable

#: Bytes of a cache line.
LINE: Final = 64
#: The variable that names a level of x86-64 to keep to, as for kg-cpu.
LEVEL: Final = "KGCPU_LEVEL"
_V3: Final = ("sse4.1", "avx", "avx2", "fma", "f16c", "bmi2")
_V4: Final = ("avx512f", "avx512bw", "avx512dq", "avx512vl")
#: Level -> the features that kg-isa makes use of. A processor has the whole of a level or the one before.
LEVELS: Final = {"x86-64": (), "x86-64-v2": ("sse4.1",), "x86-64-v3": _V3, "x86-64-v4": (*_V3, *_V4)}
_TYPICAL_CACHES: Final = (32 << 10, 1 << 20)
_LARGEST_SHARE: Final = 32 << 20  #: of the third cache, for one processor


@dataclass(frozen=True, slots=True)
class Host:
    """A processor to make code for."""

    architecture: str  #: x86_64, aarch64 or riscv64
    features: tuple[str, ...]
    cache_sizes: tuple[int, ...]  #: bytes, nearest first
    cores: int


@cache
def host() -> Host:
    """The machine that this process runs on, or as much of it as KGCPU_LEVEL leaves."""
    machine = platform.machine().lower()
    architecture = {"amd64": "x86_64", "arm64": "aarch64"}.get(machine, machine)
    features: tuple[str, ...] = ()
    if architecture == "x86_64":
        level = best_level(_flags())
        wanted = os.environ.get(LEVEL, "")
        names = list(LEVELS)
        known = names[: names.index(level) + 1]
        if wanted and wanted not in known:
            raise DeviceUnavailable(
                f"CPU: {LEVEL}={wanted[:40]!r} is no level of x86-64 that this processor has. Take one of {', '.join(known)}, or unset it."
            )
        level = wanted or level
        features = LEVELS[level]
    return Host(architecture, features, _cache_sizes(), _cores())


def best_level(flags: frozenset[str]) -> str:
    """The highest level whose features are all there."""
    return [name for name, needed in LEVELS.items() if flags.issuperset(needed)][-1]


def _flags() -> frozenset[str]:
    try:
        text = Path("/proc/cpuinfo").read_text(errors="replace")
    except OSError:
        return frozenset()
    found = re.search(r"^flags\s*:(.*)$", text, re.MULTILINE)
    return frozenset(name.replace("sse4_1", "sse4.1") for name in found[1].split()) if found else frozenset()


def _cache_sizes() -> tuple[int, ...]:
    levels: dict[int, int] = {}
    for entry in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        try:
            kind, level, size = ((entry / name).read_text().strip() for name in ("type", "level", "size"))
        except OSError:
            continue
        number = re.fullmatch(r"(\d+)([KM]?)", size)
        if kind != "Instruction" and number and level.isdigit():
            levels[int(level)] = int(number[1]) << {"": 0, "K": 10, "M": 20}[number[2]]
    most = _LARGEST_SHARE * (os.cpu_count() or 1)
    return tuple(min(levels[n], most) if n == 3 else levels[n] for n in sorted(levels)) or _TYPICAL_CACHES


def _cores() -> int:
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    try:
        quota, period = Path("/sys/fs/cgroup/cpu.max").read_text().split()
        return max(1, min(allowed, -(-int(quota) // int(period))))
    except (OSError, ValueError):
        return max(1, allowed)
