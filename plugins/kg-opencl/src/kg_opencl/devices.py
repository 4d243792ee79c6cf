"""Devices of all platforms in order of preference, with their properties."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from kg.plugin import DeviceUnavailable, Probe, Target, settings
from kg_gpu import Forks
from kg_gpu.drivers.forks import skip_exit_handlers
from kg_render.tools import version_of

from kg_opencl.accuracy import divides
from kg_opencl.facts import Facts
from kg_opencl.intel import BLOCKS, MATRICES, keeps_subnormals, matrix_width

if TYPE_CHECKING:
    from pyopencl import Device

#: Whether this process uses drivers, which start threads, and the cards that are open.
FORKS: Final = Forks("OPENCL")
_INSTALL: Final = "install the OpenCL driver of your GPU, or PoCL (Debian and Ubuntu: apt-get install pocl-opencl-icd)"
_POCL: Final = "Portable Computing Language"
#: The newest language that is asked for: later ones bring nothing that kernels use.
_STANDARDS: Final = ((3, 0, "CL3.0"), (2, 0, "CL2.0"), (1, 2, "CL1.2"))
#: What subgroups of a width that a kernel requires ask for, and the one width that all of Intel's devices have.
_SUBGROUPS: Final = frozenset({"cl_intel_required_subgroup_size", "cl_khr_subgroup_shuffle"})
_SUBGROUP: Final = 16
#: What drivers are measured to do, and say otherwise: platform -> (the driver's version that was measured, fields of Facts).
_MEASURED: Final[dict[str, tuple[str, dict[str, bool]]]] = {
    # A binary holds the kernels of the program that its own cache has by then, and names of temporary files
    _POCL: ("3.1", {"varies": True}),
    # fma was exact on 65,536 triples with cancellation, and took 0.6 times as long as a product and a sum; CL_FP_FMA is not set. Two binaries of one
    # source differ in three bytes, the number of the build in its process. exp2 is within 0.77 ULP of all arguments, in scalars and in vectors, exact at integers
    "Intel(R) OpenCL": ("2026.22.10", {"fused": True, "exponential": True, "varies": True}),
}


def devices() -> tuple[Device, ...]:
    """All that can run kernels, best first; of one platform where KG_DRIVER names it.
    Raises DeviceUnavailable that says what to install."""
    FORKS.refuse()
    found, asked = _devices(), settings().driver.strip().lower()
    named = tuple(one for one in found if asked in f"{_platform(one)} {one.name.lower()}")
    if not named:
        raise DeviceUnavailable(f"KG_DRIVER is {asked!r}, which names none of {', '.join(map(arch, found))}")
    return named


@cache
def _devices() -> tuple[Device, ...]:
    try:
        import pyopencl as cl
    except Exception as error:  # its shared library may fail to load in many ways
        raise DeviceUnavailable(f"pyopencl can't be imported ({error}): pip install pyopencl") from error
    found: list[Any] = []
    unfit: list[str] = []
    for platform in _platforms():
        for one in platform.get_devices():
            why = _unfit(one)
            if why:
                unfit.append(f"{one.name.strip()} {why}")
            else:
                found.append(one)
    if not found:
        raise DeviceUnavailable(f"there is no OpenCL device for kg{': ' if unfit else ''}{'; '.join(unfit)}: {_INSTALL}")
    kinds = (cl.device_type.GPU, cl.device_type.ACCELERATOR, cl.device_type.CPU)
    return tuple(sorted(found, key=lambda one: next((n for n, kind in enumerate(kinds) if one.type & kind), len(kinds))))


def _platforms() -> Sequence[Any]:
    import pyopencl as cl

    FORKS.used = True
    skip_exit_handlers()
    try:
        return cl.get_platforms()
    except cl.Error as error:  # the loader finds no driver
        raise DeviceUnavailable(f"no OpenCL platform was found ({error}): {_INSTALL}") from error


def _unfit(one: Device) -> str:
    """Why kg can't use a device; empty where it can."""
    import pyopencl as cl

    if not (one.available and one.compiler_available):
        return "is not available, or has no compiler"
    if one.profile != "FULL_PROFILE" or not one.endian_little:
        return "has not the full profile, or the other order of bytes"
    if version(one) < (1, 2):
        return "is older than OpenCL 1.2"
    if not one.single_fp_config & cl.device_fp_config.DENORM:
        return "flushes subnormal floats to zero, which docs/semantics.md keeps"
    if one.platform.name.strip() == _POCL and not version_of(
        shutil.which("ld") or "ld"
    ):  # PoCL 3.1 ends the process that links without one
        return "links kernels with ld, which PATH has not, or which does not run: apt-get install binutils"
    return ""


def version(one: Device) -> tuple[int, int]:
    """OpenCL's, of the device."""
    major, _, minor = one.version.split(" ")[1].partition(".")
    return int(major), int(minor)


def device(number: int | None) -> Device:
    """Device `number` of the list; the first where none is named."""
    found = devices()
    if not 0 <= (number or 0) < len(found):
        names = ", ".join(f"OPENCL:{n} is {arch(one)}" for n, one in enumerate(found))
        raise DeviceUnavailable(f"there is no device OPENCL:{number}; {names}")
    return found[number or 0]


def of_target(target: Target) -> Device:
    """The device that a target means by number, or by a word of its own or its platform's name."""
    return device(number_of(target))


def _name(one: Device) -> str:
    return one.name.lower()


def number_of(target: Target) -> int:
    if not target.word:
        return target.index or 0
    found, word = devices(), target.word.lower()
    for names in (_platform, _name):  # a platform before a device: PoCL runs on processors of Intel's
        for number, one in enumerate(found):
            if word in names(one):
                return number
    raise DeviceUnavailable(f"OPENCL:@{target.word} names none of {', '.join(map(arch, found))}")


def _platform(one: Device) -> str:
    """What its platform is called; PoCL's has another name than people know."""
    pocl = "pocl" if one.platform.name.strip() == _POCL else ""
    return f"{one.platform.name} {one.platform.vendor} {pocl}".lower()


def arch(one: Device) -> str:
    """The device, its platform and the driver's version: part of every key."""
    return f"{one.name.strip()} by {one.platform.name.strip()}, driver {one.driver_version.strip()}"


def is_processor(one: Device) -> bool:
    import pyopencl as cl

    return bool(one.type & cl.device_type.CPU)


def takes_spirv(one: Device) -> bool:
    return "cl_khr_il_program" in one.extensions.split() or (version(one) >= (2, 1) and "SPIR-V" in str(one.il_version))


@cache
def facts(one: Device) -> Facts:
    """What kernels may count on."""
    import pyopencl as cl

    extensions, single = frozenset(one.extensions.split()), one.single_fp_config
    processor, exact = is_processor(one), bool(single & cl.device_fp_config.CORRECTLY_ROUNDED_DIVIDE_SQRT)
    grouped = version(one) >= (3, 0) and extensions >= _SUBGROUPS
    matrices = matrix_width(one, extensions) if grouped else 0
    std = next((name for major, minor, name in _STANDARDS if version(one) >= (major, minor)), "CL1.2")
    said = Facts(
        std=std,
        local=tuple(one.max_work_item_sizes),
        total=one.max_work_group_size,
        shared=one.local_mem_size,
        cores=one.max_compute_units,
        vector=min(512, 32 * one.native_vector_width_float) if processor else 0,
        processor=processor,
        subgroup=matrices or (_SUBGROUP if grouped else 0),
        matrices=matrices > 0,
        tf32=f"{MATRICES}_tf32" in extensions,
        subnormals=matrices > 0 and keeps_subnormals(one, matrices),
        blocks=grouped and extensions >= BLOCKS,
        doubles="cl_khr_fp64" in extensions,
        halves="cl_khr_fp16" in extensions and bool(one.half_fp_config & cl.device_fp_config.DENORM),
        fused=bool(single & cl.device_fp_config.FMA),
        rounds=exact,
        divides=exact or divides(one, arch(one)),
    )
    _, measured = _MEASURED.get(one.platform.name.strip(), ("", {}))
    return replace(said, **measured)


def probe_spirv() -> Probe:
    """Whether the best device takes SPIR-V. Without it OPENCL:SPIRV can be named to compile, not to run."""
    try:
        one = device(None)
    except DeviceUnavailable as error:
        return Probe(False, str(error))
    return (
        Probe(True)
        if takes_spirv(one)
        else Probe(False, f"{arch(one)} takes none, for want of cl_khr_il_program: kernels are compiled, and don't run")
    )


def probe() -> Probe:
    """Whether there is a device, what the best one has, and which others there are."""
    try:
        one, *others = devices()
    except DeviceUnavailable as error:
        return Probe(False, str(error))
    named = [f"OPENCL:{number}={arch(other)!r}" for number, other in enumerate(others, 1)]
    return Probe(True, arch=arch(one), features=(*facts(one).words(), *named))
