"""What this processor can do: architecture, features in LLVM's words, caches, cores.
From the system alone, without llvmlite.

Every answer is a stable string or number: they become part of cache keys.
"""

from __future__ import annotations

import os
import platform
import re
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from kg.plugin import DeviceUnavailable
from kg.records import dataclass

from kg_cpu.system import may_use_tiles, usable_cores

#: Bytes of a cache line, which memory moves at once. A part of them costs as much as all, so a store past the caches must fill them.
LINE: Final = 64


@dataclass(frozen=True, slots=True)
class Host:
    """A processor to compile for."""

    architecture: str  #: x86_64 or aarch64
    system: str  #: linux, darwin, win32
    cpu: str  #: LLVM's name of the least processor that has the features
    features: tuple[str, ...]  #: beyond those of `cpu`, in LLVM's names, sorted
    tune: str  #: LLVM's name of the processor itself, "" where it is not known
    vector_bits: int
    cache_sizes: tuple[int, ...]  #: bytes, nearest first
    cores: int  #: that this process may run on

    def has(self, feature: str) -> bool:
        """Whether the processor has a feature, of its own or through its level."""
        return feature in self.features or feature in LEVEL_FEATURES.get(self.cpu, ())

    @property
    def feature_text(self) -> str:
        """`+avx,+avx2`, as LLVM takes it."""
        return ",".join(f"+{name}" for name in self.features)


#: The flags of Linux and macOS that a kernel may profit from -> LLVM's name.
_X86_FLAGS: Final = {
    **{
        name: name
        for name in ("ssse3", "popcnt", "avx", "avx2", "fma", "f16c", "bmi2", "movbe", "gfni", "vaes", "vpclmulqdq", "aes")
    },
    **{"pni": "sse3", "sse3": "sse3", "sse4_1": "sse4.1", "sse4.1": "sse4.1", "sse4_2": "sse4.2", "sse4.2": "sse4.2"},
    **{"bmi1": "bmi", "abm": "lzcnt", "lzcnt": "lzcnt", "pclmulqdq": "pclmul", "cx16": "cx16", "lahf_lm": "sahf"},
    **{f"avx512{name}": f"avx512{name}" for name in ("f", "cd", "bw", "dq", "vl", "ifma", "vbmi")},
    **{"avx512_vbmi2": "avx512vbmi2", "avx512_vnni": "avx512vnni", "avx512_bitalg": "avx512bitalg"},
    **{"avx512_vpopcntdq": "avx512vpopcntdq", "avx512_bf16": "avx512bf16", "avx512_fp16": "avx512fp16", "avx_vnni": "avxvnni"},
    **{f"amx_{name}": f"amx-{name}" for name in ("tile", "int8", "bf16")},
}
_ARM_FLAGS: Final = {
    **{"asimddp": "dotprod", "asimdhp": "fullfp16", "asimdfhm": "fp16fml", "atomics": "lse", "bf16": "bf16", "i8mm": "i8mm"},
    **{"crc32": "crc", "asimdrdm": "rdm"},
}
_V2: Final = ("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3")
_V3: Final = (*_V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")
_V4: Final = (*_V3, "avx512f", "avx512bw", "avx512cd", "avx512dq", "avx512vl")
#: The levels of the x86-64 psABI, best first, and what each has.
LEVEL_FEATURES: Final = {"x86-64-v4": _V4, "x86-64-v3": _V3, "x86-64-v2": _V2, "x86-64": ()}
_VECTOR_BITS: Final = {"x86-64-v4": 512, "x86-64-v3": 256}
#: The variable that names a level to keep to. Not KG_..., which are settings of core.
LEVEL: Final = "KGCPU_LEVEL"
#: Intel's family 6: model -> LLVM's name.
_INTEL_MODELS: Final = {
    **dict.fromkeys((0x3C, 0x3F, 0x45, 0x46), "haswell"),
    **dict.fromkeys((0x3D, 0x47, 0x4F, 0x56), "broadwell"),
    **dict.fromkeys((0x4E, 0x5E, 0x8E, 0x9E, 0xA5, 0xA6), "skylake"),
    **dict.fromkeys((0x97, 0x9A, 0xB7, 0xBA, 0xBF), "alderlake"),
    **{0x55: "skylake-avx512", 0x6A: "icelake-server", 0x6C: "icelake-server", 0x8F: "sapphirerapids", 0xCF: "sapphirerapids"},
}
#: Every name that this module gives as `cpu` or `tune`: LLVM aborts the process over some that it doesn't know.
KNOWN_CPUS: Final = frozenset(
    {*LEVEL_FEATURES, *_INTEL_MODELS.values(), *(f"znver{n}" for n in range(1, 6)), "generic", "apple-m1"}
)
_TYPICAL_CACHES: Final = (32 << 10, 1 << 20)
#: The most of a third cache that one processor may have for itself: no x86-64 has been built with much more. A virtual machine of a few processors is shown the
#: whole of a cache that a hundred others use. Of two processors shown 480 MiB (Xeon 6), one alone: a sum of two arrays of 32 MiB with a sum over its result takes
#: 5.8 ms as if the cache held them, 5.2 ms as if it did not; of 64 MiB 15.4 and 11.3; of 16 MiB 2.29 and 2.62.
_SHARE_OF_THIRD: Final = 32 << 20


@cache
def host() -> Host:
    """The machine that this process runs on, or as much of it as KGCPU_LEVEL leaves."""
    level = os.environ.get(LEVEL, "")
    return limited(_own(), level) if level else _own()


def limited(machine: Host, level: str) -> Host:
    """The machine without what the level of x86-64 does not have:
    code for lesser ones is made, run and timed on it so."""
    levels = list(LEVEL_FEATURES)
    known = levels[levels.index(machine.cpu) :] if machine.cpu in levels else []
    if level not in known:
        raise DeviceUnavailable(
            f"CPU: {LEVEL}={level[:40]!r} is no level of x86-64 that this processor has. "
            + (f"Take one of {', '.join(known)}, or unset it." if known else "It is no x86-64. Unset the variable.")
        )
    return replace(machine, cpu=level, features=(), vector_bits=_VECTOR_BITS.get(level, 128))


def _own() -> Host:
    machine = platform.machine().lower()
    if machine in ("x86_64", "amd64"):
        found = _x86(_cpuinfo())
        if not found.has("amx-tile") or may_use_tiles():
            return found
        return replace(found, features=tuple(f for f in found.features if not f.startswith("amx-")))
    if machine in ("aarch64", "arm64"):
        return _arm(_cpuinfo())
    return baseline(machine)


def baseline(architecture: str, level: str = "") -> Host:
    """The least processor of an architecture, or of a level of x86-64:
    for machines that tell nothing, and for tests."""
    cpu = level or {"x86_64": "x86-64", "aarch64": "generic"}.get(architecture, "")
    bits = _VECTOR_BITS.get(cpu, 128)
    return Host(architecture, sys.platform, cpu, (), "", bits, _cache_sizes(), usable_cores())


def _x86(info: dict[str, str]) -> Host:
    found = {_X86_FLAGS[f] for f in info.get("flags", "").lower().split() if f in _X86_FLAGS}
    cpu = next(level for level, needed in LEVEL_FEATURES.items() if found.issuperset(needed))
    if cpu != "x86-64-v4":  # the first AVX-512 machines lack its 8-bit, 16-bit and short-vector forms
        found = {f for f in found if not f.startswith("avx512")}
    beyond = tuple(sorted(found - set(LEVEL_FEATURES[cpu])))
    bits = _VECTOR_BITS.get(cpu, 128)
    return Host("x86_64", sys.platform, cpu, beyond, _x86_tune(info), bits, _cache_sizes(), usable_cores())


def _x86_tune(info: dict[str, str]) -> str:
    """By vendor, family and model, as AMD's and Intel's manuals number them."""
    try:
        family, model = int(info.get("cpu family", "")), int(info.get("model", ""))
    except ValueError:
        return ""
    if info.get("vendor_id") == "GenuineIntel":
        return _INTEL_MODELS.get(model, "") if family == 6 else ""
    if info.get("vendor_id") != "AuthenticAMD":
        return ""
    if family == 0x19:
        return "znver4" if 0x10 <= model <= 0x1F or model >= 0x60 else "znver3"
    return {0x17: "znver1" if model < 0x30 else "znver2", 0x1A: "znver5"}.get(family, "")


def _arm(info: dict[str, str]) -> Host:
    if sys.platform == "darwin":  # every Apple processor has these; the system keeps register x18 for itself
        features: tuple[str, ...] = ("dotprod", "fullfp16", "lse", "rdm", "reserve-x18")
    else:
        features = tuple(sorted({_ARM_FLAGS[f] for f in info.get("Features", "").split() if f in _ARM_FLAGS}))
    return Host("aarch64", sys.platform, "generic", features, "", 128, _cache_sizes(), usable_cores())


def _cpuinfo() -> dict[str, str]:
    """The first processor's lines of /proc/cpuinfo, or the same from macOS's sysctl; nothing elsewhere."""
    if sys.platform == "darwin":
        flags = f"{_sysctl('machdep.cpu.features')} {_sysctl('machdep.cpu.leaf7_features')}"
        return {"flags": flags.replace("AVX1.0", "AVX")}
    try:
        first = Path("/proc/cpuinfo").read_text(errors="replace").split("\n\n", 1)[0]
    except OSError:
        return {}
    pairs = (line.partition(":") for line in first.splitlines())
    return {key.strip(): value.strip() for key, _, value in pairs}


def _sysctl(name: str) -> str:
    import subprocess  # on macOS only, and it takes a while

    try:
        done = subprocess.run(["/usr/sbin/sysctl", "-n", name], capture_output=True, text=True, timeout=5, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip()


@cache
def _cache_sizes() -> tuple[int, ...]:
    """Data caches of the first core."""
    if sys.platform == "darwin":
        found = [int(s) for name in ("hw.l1dcachesize", "hw.l2cachesize", "hw.l3cachesize") if (s := _sysctl(name)).isdigit()]
        return tuple(s for s in found if s) or _TYPICAL_CACHES
    levels: dict[int, int] = {}
    for entry in sorted(Path("/sys/devices/system/cpu/cpu0/cache").glob("index*")):
        try:
            kind, level, size = ((entry / name).read_text().strip() for name in ("type", "level", "size"))
        except OSError:
            continue
        number = re.fullmatch(r"(\d+)([KMG]?)", size)
        if kind != "Instruction" and number and level.isdigit():
            levels[int(level)] = int(number[1]) << {"": 0, "K": 10, "M": 20, "G": 30}[number[2]]
    return alone_with(levels, os.cpu_count() or 1) or _TYPICAL_CACHES


def alone_with(levels: Mapping[int, int], processors: int) -> tuple[int, ...]:
    """The bytes of caches by their level, of the third as much as so many processors may have
    for themselves."""
    most = _SHARE_OF_THIRD * processors
    return tuple(min(levels[n], most) if n == 3 else levels[n] for n in sorted(levels))
