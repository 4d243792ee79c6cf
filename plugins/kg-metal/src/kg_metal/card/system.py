"""The framework as pyobjc shows it: devices, what is known of them, how source is compiled. Imported when a GPU is asked for."""

from __future__ import annotations

import importlib
import platform
from dataclasses import dataclass
from typing import Any, Final

from kg.plugin import DeviceUnavailable

#: The GPU families that kernels are written for, newest first: Apple's own from the M1 on.
_FAMILIES: Final = ("MTLGPUFamilyApple10", "MTLGPUFamilyApple9", "MTLGPUFamilyApple8", "MTLGPUFamilyApple7")


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a GPU before anything runs there."""

    name: str
    family: str  #: `apple7` and newer
    memory: int  #: bytes that it works well with
    largest: int  #: bytes of one buffer


def metal() -> Any:
    """The framework. Raises DeviceUnavailable."""
    try:
        import Metal  # pyright: ignore
    except ImportError as error:
        raise DeviceUnavailable(
            "METAL: pyobjc's Metal framework can't be imported, which is for macOS: pip install pyobjc-framework-Metal. "
            "Elsewhere kernels run on the host: KG_DEVICE=METAL:HOST"
        ) from error
    return Metal


def autorelease_pool() -> Any:
    """Makes pools: a thread of Python's has none, or one that is never emptied."""
    return importlib.import_module("objc").autorelease_pool


def device_of(number: int) -> Any:
    """The GPU of a number, as the system lists them; 0 is the one that it prefers. Raises DeviceUnavailable."""
    framework = metal()
    first = framework.MTLCreateSystemDefaultDevice()
    if first is None:
        raise DeviceUnavailable("METAL: the system has no GPU for Metal; a process without a user's session may see none")
    if not number:
        return first
    others = [d for d in framework.MTLCopyAllDevices() if d.registryID() != first.registryID()]
    if number > len(others):
        raise DeviceUnavailable(f"METAL:{number}: there is no such GPU; there are {1 + len(others)}")
    return others[number - 1]


def facts_of(device: Any) -> Facts:
    """Raises DeviceUnavailable for a GPU that kernels are not written for."""
    framework, name = metal(), str(device.name())
    for family in _FAMILIES:
        known = getattr(framework, family, None)  # a system knows those up to its day
        if known is not None and device.supportsFamily_(known):
            return Facts(
                name,
                family.removeprefix("MTLGPUFamily").lower(),
                int(device.recommendedMaxWorkingSetSize()),
                int(device.maxBufferLength()),
            )
    raise DeviceUnavailable(
        f"METAL: {name} is no GPU of Apple's own (M1 and newer): SIMD-groups of 32 work-items are counted on"
    )


def language() -> tuple[int, int]:
    """The version of MSL that kernels are written in: 3.1 comes with macOS 14."""
    major = platform.mac_ver()[0].partition(".")[0]
    return (3, 1) if major.isdecimal() and int(major) >= 14 else (3, 0)


def compile_options(framework: Any) -> Any:
    """No fast math: floats stay as they are written, with NaN and infinities, quotients and roots correctly rounded."""
    options = framework.MTLCompileOptions.alloc().init()
    options.setFastMathEnabled_(False)  # from macOS 15 on the same as MTLMathModeSafe
    return options
