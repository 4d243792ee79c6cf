"""MSL compilers on macOS: the system's, from source, and Xcode's, offline. Fast math is off in both."""

from __future__ import annotations

import platform
import shlex
import shutil
from functools import cache
from typing import Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable
from kg_render.tools import compile_file, version_of

from kg_metal.card.system import compile_options, device_of, language, metal
from kg_metal.msl.keywords import kernel_of
from kg_metal.msl.lint import check
from kg_metal.toolchain.image import IMAGES, LIBRARY, SOURCE

_FLAGS: Final = ("-O2", "-fno-fast-math", "-ffp-contract=off")


def _system() -> str:
    return f"{platform.mac_ver()[0] or platform.platform()} {platform.machine()}"


def _standard() -> str:
    """What Xcode's compiler calls the version of MSL: those before 3.0 are a system's."""
    major, minor = language()
    return f"{'' if major >= 3 else 'macos-'}metal{major}.{minor}"


class SystemCompiler(Compiler):
    """`newLibraryWithSource`: whether the system takes the text.
    It is compiled again when it is loaded, from the system's own cache."""

    def __init__(self, family: str) -> None:
        self._family = family

    def key(self) -> str:
        return f"metal-source 2:{_system()}:{self._family}:{_standard()}"

    def compile(self, source: str) -> bytes:
        check(source)
        framework, device = metal(), device_of(0)
        library, error = device.newLibraryWithSource_options_error_(source, compile_options(framework), None)
        if library is None:
            raise CompileError(f"{kernel_of(source)}: Metal's compiler does not take this", source=source, log=_said(error))
        return IMAGES.sealed(source.encode(), SOURCE)


class XcodeCompiler(Compiler):
    """`xcrun metal`: a library for GPUs of a family, where Xcode is installed."""

    def __init__(self, family: str) -> None:
        self._family = family
        self._command = (*xcode(), f"-std={_standard()}", *_FLAGS)

    def key(self) -> str:
        return f"metal-library 2:{_system()}:{self._family}:{shlex.join(self._command)}:{version_of(*xcode()).partition(chr(10))[0]}"

    def compile(self, source: str) -> bytes:
        check(source)
        library, _ = compile_file(self._command, source, ("kernel.metal", "kernel.metallib"), who=f"{kernel_of(source)}: metal")
        return IMAGES.sealed(library, LIBRARY)


@cache
def xcode() -> tuple[str, ...]:
    """The command of Xcode's compiler of MSL, which says its version:
    without the Metal toolchain Xcode 26 has a `metal` that only says what to download.

    Raises DeviceUnavailable.
    """
    xcrun = shutil.which("xcrun")
    if xcrun is not None and version_of(*(command := (xcrun, "-sdk", "macosx", "metal"))):
        return command
    raise DeviceUnavailable(
        "METAL: `xcrun metal` does not run here, which comes with Xcode (xcodebuild -downloadComponent MetalToolchain)"
    )


def compiler(family: str) -> Compiler:
    """Xcode's where it is, else the system's."""
    try:
        return XcodeCompiler(family)
    except DeviceUnavailable:
        return SystemCompiler(family)


def _said(error: Any) -> str:
    return str(error.localizedDescription()) if error is not None else ""
