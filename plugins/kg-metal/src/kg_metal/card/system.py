"""The Metal framework through pyobjc: devices, properties, source compilation. Imported on use."""

from __future__ import annotations

import importlib
import platform
from dataclasses import dataclass
from typing import Any, Final

from kg.plugin import DeviceUnavailable

#: The GPU families that kernels are written for, newest first: Apple's own from the M1 on.
_FAMILIES: Final = ("MTLGPUFamilyApple10", "MTLGPUFamilyApple9", "MTLGPUFamilyApple8", "MTLGPUFamilyApple7")

#: The first macOS that has it, a version of MSL, the framework's name of it: newest first. bfloat comes with 3.1; nothing newer is used.
_LANGUAGES: Final = (
    (14, (3, 1), "MTLLanguageVersion3_1"),
    (13, (3, 0), "MTLLanguageVersion3_0"),
    (0, (2, 4), "MTLLanguageVersion2_4"),
)


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
    """The GPU of a number, as the system lists them; 0 is the one that it prefers.
    Raises DeviceUnavailable."""
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
    """The version of MSL that kernels are written in."""
    return _language()[0]


def _language() -> tuple[tuple[int, int], str]:
    major = platform.mac_ver()[0].partition(".")[0]
    system = int(major) if major.isdecimal() else 0
    return next((version, name) for first, version, name in _LANGUAGES if system >= first)


def compile_options(framework: Any) -> Any:
    """No fast math: floats stay as they are written, with NaN and infinities,
    quotients and roots correctly rounded.

    The version is said, as the system's own choice follows the SDK that the interpreter was linked with: often one that has no bfloat.
    """
    options = framework.MTLCompileOptions.alloc().init()
    options.setLanguageVersion_(getattr(framework, _language()[1]))
    options.setFastMathEnabled_(False)  # from macOS 15 on the same as MTLMathModeSafe
    return options
