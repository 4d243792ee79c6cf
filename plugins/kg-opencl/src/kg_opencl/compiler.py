"""OpenCL C made into a device's binary by its driver: in a wrapping that says for whom it is, and whether it is whole.

Where a driver gives other bytes each time, so that caches of different processes would disagree, the binary is the source, which was built once to
see that it can be. What was built so is kept until it is loaded, a few programs at most.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from hashlib import sha256
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable, LoadError

from kg_opencl.building import built
from kg_opencl.devices import arch, facts, takes_spirv

if TYPE_CHECKING:
    from pyopencl import Context, Device

_MAGIC: Final = b"kg-opencl 1\n"
_DIGEST: Final = 32
_HEAD: Final = len(_MAGIC) + 2 * _DIGEST
#: What a binary begins with that is the source itself, or SPIR-V, which is for every device.
SOURCE: Final = b"source\n"
IL: Final = b"il\n"
_MOST: Final = 16


class OpenCLCompiler(Compiler):
    """For one device, whose driver does it."""

    def __init__(self, device: Device) -> None:
        found = facts(device)
        self._device, self._options, self._varies = device, found.options, found.varies

    def compile(self, source: str) -> bytes:
        import pyopencl as cl

        context = context_of(self._device)
        try:
            program = built(cl.Program(context, source), self._options)
            if self._varies:
                _keep((context, source), program)
                return wrapped(SOURCE + source.encode(), self.key())
            (binary,) = program.get_info(cl.program_info.BINARIES)
        except cl.Error as error:
            raise CompileError(
                f"{arch(self._device)} does not take the source: {_first_line(str(error))}",
                source=source,
                log=f"{error}\noptions: {' '.join(self._options)}",
            ) from error
        return wrapped(binary, self.key())

    def key(self) -> str:
        kind = "source" if self._varies else "binary"
        return "\n".join(["opencl", arch(self._device), self._device.version, kind, *self._options])


def program_of(context: Context, device: Device, binary: bytes) -> Any:
    """What `unwrapped` gives, built. Raises pyopencl's errors, and DeviceUnavailable for SPIR-V where that is not taken."""
    import pyopencl as cl

    if binary.startswith(SOURCE):
        source = binary.removeprefix(SOURCE).decode()
        return _taken((context, source)) or built(cl.Program(context, source), facts(device).options)
    if binary.startswith(IL):
        if not takes_spirv(device):
            raise DeviceUnavailable(f"{arch(device)} takes no SPIR-V, for want of cl_khr_il_program: use OPENCL:C")
        return built(
            cl.Program(context, binary.removeprefix(IL)), facts(device).options[1:]
        )  # its language is none of -cl-std's
    return built(cl.Program(context, [device], [binary]))


_lock: Final = Lock()
_kept: Final[OrderedDict[tuple[Context, str], Any]] = OrderedDict()


def _keep(what: tuple[Context, str], program: Any) -> None:
    with _lock:
        _kept[what] = program
        while len(_kept) > _MOST:
            _kept.popitem(last=False)


def _taken(what: tuple[Context, str]) -> Any:
    with _lock:
        return _kept.pop(what, None)


@cache
def context_of(device: Device) -> Context:
    """The one in which kernels of the device are compiled and run, until it is lost."""
    import pyopencl as cl

    return cl.Context([device])


def forget_contexts() -> None:
    """One was lost: the next who asks gets another."""
    context_of.cache_clear()
    with _lock:
        _kept.clear()


def wrapped(binary: bytes, key: str) -> bytes:
    return _MAGIC + sha256(key.encode()).digest() + sha256(binary).digest() + binary


def unwrapped(image: bytes, key: str, name: str) -> bytes:
    """The driver's own bytes. Raises LoadError for what is not whole, or another's: a driver might crash on it."""
    maker, digest, binary = (
        image[len(_MAGIC) : len(_MAGIC) + _DIGEST],
        image[len(_MAGIC) + _DIGEST : _HEAD],
        image[_HEAD:],
    )
    if not image.startswith(_MAGIC) or sha256(binary).digest() != digest:
        raise LoadError(f"{name}: these {len(image)} bytes are no whole binary of kg-opencl: compile it again")
    if maker != sha256(key.encode()).digest() and not binary.startswith(IL):
        raise LoadError(f"{name}: this binary is for another device or driver: compile it again")
    return binary


def _first_line(log: str) -> str:
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[0] if lines else "no reason is given")
