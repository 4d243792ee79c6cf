"""Compiles OpenCL C to a device binary by its driver.

Where a driver gives other bytes each time, so that caches of different processes would disagree, the binary is the source, which was built once to
see that it can be. What was built so is kept until it is loaded, a few programs at most.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable, fork_safe_lock
from kg_gpu.images import Images

from kg_opencl.building import built
from kg_opencl.devices import arch, facts, takes_spirv

if TYPE_CHECKING:
    from pyopencl import Context, Device

#: What is loaded: the driver's own bytes, the source itself, SPIR-V, which is for every device.
BINARY, SOURCE, IL = b"kg-opencl-binary\n", b"kg-opencl-source\n", b"kg-opencl-spirv\n"
IMAGES: Final = Images("OPENCL", BINARY, SOURCE, IL)
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
                return IMAGES.sealed(source.encode(), SOURCE, self.key())
            (binary,) = program.get_info(cl.program_info.BINARIES)
        except cl.Error as error:
            raise CompileError(
                f"{arch(self._device)} does not take the source: {_first_line(str(error))}",
                source=source,
                log=f"{error}\noptions: {' '.join(self._options)}",
            ) from error
        return IMAGES.sealed(binary, BINARY, self.key())

    def key(self) -> str:
        kind = "source" if self._varies else "binary"
        return "\n".join(["opencl 2", arch(self._device), self._device.version, kind, *self._options])


def program_of(context: Context, device: Device, kind: bytes, binary: bytes) -> Any:
    """What was compiled, built.
    Raises pyopencl's errors, and DeviceUnavailable for SPIR-V where that is not taken."""
    import pyopencl as cl

    if kind == SOURCE:
        source = binary.decode()
        return _taken((context, source)) or built(cl.Program(context, source), facts(device).options)
    if kind == BINARY:
        return built(cl.Program(context, [device], [binary]))
    if not takes_spirv(device):
        raise DeviceUnavailable(f"{arch(device)} takes no SPIR-V, for want of cl_khr_il_program: use OPENCL:C")
    return built(cl.Program(context, binary), facts(device).options[1:])  # its language is none of -cl-std's


_lock: Final = fork_safe_lock()
_kept: Final[OrderedDict[tuple[Context, str], Any]] = OrderedDict()


def _keep(what: tuple[Context, str], program: Any) -> None:
    with _lock:
        _kept[what] = program
        while len(_kept) > _MOST:
            _kept.popitem(last=False)


def _taken(what: tuple[Context, str]) -> Any:
    with _lock:
        return _kept.pop(what, None)


_contexts: Final[dict[Device, Context]] = {}


def context_of(device: Device) -> Context:
    """The one in which kernels of the device are compiled and run, until it is lost."""
    import pyopencl as cl

    with _lock:
        if device not in _contexts:
            _contexts[device] = cl.Context([device])
        return _contexts[device]


def forget_context(device: Device) -> None:
    """The device was lost: the next who asks gets another context, in which programs are built again."""
    with _lock:
        lost = _contexts.pop(device, None)
        for what in [what for what in _kept if what[0] == lost]:
            del _kept[what]


def _first_line(log: str) -> str:
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    return next((line for line in lines if "error:" in line), lines[0] if lines else "no reason is given")
