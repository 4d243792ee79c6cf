"""HIP's library by ctypes: location, functions and types (hip_runtime_api.h of ROCm 5.5 to 7)."""

from __future__ import annotations

import ctypes
import re
from ctypes import c_char_p, c_float, c_int, c_size_t, c_uint, c_void_p
from functools import cache
from typing import Any, Final

from kg.plugin import DeviceUnavailable

from kg_amd.card import kfd
from kg_amd.card.contracts import FORKS, AMDError, Facts
from kg_amd.card.libraries import load

P, I, U, Z = c_void_p, c_int, c_uint, c_size_t  # noqa: E741  as the tables below are read: pointer, int, unsigned, size
#: name -> the types of its arguments. All return hipError_t but the two that name one.
SIGNATURES: Final[dict[str, tuple[Any, ...]]] = {
    **{"hipInit": (U,), "hipGetDeviceCount": (P,), "hipDriverGetVersion": (P,), "hipRuntimeGetVersion": (P,)},
    **{"hipDeviceGetName": (P, I, I), "hipDeviceTotalMem": (P, I), "hipDeviceGetAttribute": (P, I, I)},
    **{"hipGetDevicePropertiesR0600": (P, I), "hipGetDevice": (P,), "hipSetDevice": (I,), "hipDeviceSynchronize": ()},
    **{"hipGetErrorName": (I,), "hipGetErrorString": (I,), "hipGetLastError": ()},
    **{"hipMalloc": (P, Z), "hipFree": (P,), "hipHostMalloc": (P, Z, U), "hipHostFree": (P,)},
    **{"hipMemcpyHtoDAsync": (P, P, Z, P), "hipMemcpyDtoHAsync": (P, P, Z, P), "hipMemcpyDtoDAsync": (P, P, Z, P)},
    **{
        "hipMemsetD8Async": (P, ctypes.c_ubyte, Z, P),
        "hipMemsetD16Async": (P, ctypes.c_ushort, Z, P),
        "hipMemsetD32Async": (P, I, Z, P),
    },
    **{"hipMemcpyPeerAsync": (P, I, P, I, Z, P), "hipDeviceCanAccessPeer": (P, I, I), "hipDeviceEnablePeerAccess": (I, U)},
    **{"hipPointerGetAttribute": (P, I, P)},
    **{
        "hipStreamCreateWithFlags": (P, U),
        "hipStreamDestroy": (P,),
        "hipStreamSynchronize": (P,),
        "hipStreamWaitEvent": (P, P, U),
    },
    **{"hipEventCreateWithFlags": (P, U), "hipEventDestroy": (P,), "hipEventRecord": (P, P), "hipEventSynchronize": (P,)},
    **{"hipEventElapsedTime": (P, P, P)},
    **{"hipModuleLoadData": (P, P), "hipModuleUnload": (P,), "hipModuleGetFunction": (P, P, c_char_p)},
    **{"hipModuleLaunchKernel": (P, U, U, U, U, U, U, U, P, P, P)},
    **{"hipGraphCreate": (P, U), "hipGraphDestroy": (P,), "hipGraphInstantiate": (P, P, P, P, Z), "hipGraphExecDestroy": (P,)},
    **{"hipGraphLaunch": (P, P), "hipGraphNodeSetEnabled": (P, P, U)},
    **{"hipGraphAddKernelNode": (P, P, P, Z, P), "hipGraphExecKernelNodeSetParams": (P, P, P)},
    **{"hipGraphAddMemcpyNode1D": (P, P, P, Z, P, P, Z, I), "hipGraphExecMemcpyNodeSetParams1D": (P, P, P, P, Z, I)},
    **{"hipGraphAddMemsetNode": (P, P, P, Z, P), "hipGraphExecMemsetNodeSetParams": (P, P, P)},
}
_WORDS: Final = ("hipGetErrorName", "hipGetErrorString")
#: hipDeviceAttribute_t, HIP_POINTER_ATTRIBUTE, sizes of buffers that are given.
MULTIPROCESSORS, POINTER_DEVICE, _NAME_BYTES, _PROPERTIES_BYTES = 63, 9, 256, 8192
_NAMES: Final = ("libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5")
_HOW: Final = "Install ROCm's runtime (https://rocm.docs.amd.com), or run on the emulator with KG_DEVICE=AMD:SIM"


def load_library() -> Any:
    """The library as it is. Raises DeviceUnavailable."""
    library = load("libamdhip64", _NAMES)
    if library is None:
        raise DeviceUnavailable(f"AMD: libamdhip64.so was not found. {_HOW}")
    return library


class Hip:
    """The functions, as attributes, with their types. `call` raises what one refuses."""

    def __init__(self, library: Any) -> None:
        for name, types in SIGNATURES.items():
            try:
                function = getattr(library, name)
            except AttributeError:
                function = getattr(library, name.removesuffix("R0600"), None)
            if function is None:
                raise DeviceUnavailable(f"AMD: this libamdhip64 has no {name}: it is older than ROCm 5.5. {_HOW}")
            function.argtypes, function.restype = types, c_char_p if name in _WORDS else c_int
            setattr(self, name, function)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def words(self, code: int) -> str:
        """An error's name and meaning."""
        name, meaning = ((ask(code) or b"?").decode(errors="replace") for ask in (self.hipGetErrorName, self.hipGetErrorString))
        return f"{name} ({meaning})"

    def call(self, name: str, *arguments: object) -> None:
        code = getattr(self, name)(*arguments)
        if code:
            raise AMDError(f"{name} failed: {self.words(code)}")

    def number(self, name: str, *arguments: object, kind: Any = c_int) -> int:
        """What a function writes to where its first argument points."""
        out = kind()
        self.call(name, ctypes.byref(out), *arguments)
        return int(out.value or 0)


def hip() -> Hip:
    """The library, initialised. Raises DeviceUnavailable with the reason and what to do."""
    FORKS.refuse()
    return _initialised()


@cache
def _initialised() -> Hip:
    found = Hip(load_library())
    code = found.hipInit(0)
    if code:
        raise DeviceUnavailable(f"AMD: HIP can't be used: {found.words(code)}. {kfd.why_not() or _HOW}")
    FORKS.used = True
    return found


def count() -> int:
    """How many GPUs there are."""
    found = hip()
    out = c_int()
    code = found.hipGetDeviceCount(ctypes.byref(out))
    return 0 if code else out.value  # which HIP calls an error


def version() -> str:
    """As ROCm's documents write it: 6.4.1."""
    number = hip().number("hipRuntimeGetVersion")
    return f"{number // 10_000_000}.{number // 100_000 % 100}.{number % 100_000}"


def facts(number: int) -> Facts:
    """Of the GPU of this number, without opening it.
    The architecture stands in a structure whose layout differs by version: it is found by its form."""
    found = hip()
    name, properties = ctypes.create_string_buffer(_NAME_BYTES), ctypes.create_string_buffer(_PROPERTIES_BYTES)
    found.call("hipDeviceGetName", name, _NAME_BYTES, number)
    found.call("hipGetDevicePropertiesR0600", properties, number)
    arch = re.search(rb"\0(gfx[0-9a-f]+)[:\0]", properties.raw)
    if arch is None:
        raise AMDError(f"HIP does not say what architecture its device {number} is of")
    units = found.number("hipDeviceGetAttribute", MULTIPROCESSORS, number)
    memory = found.number("hipDeviceTotalMem", number, kind=c_size_t)
    return Facts(name.value.decode(errors="replace"), arch[1].decode(), units, memory, f"HIP {version()}")


#: What a launch's `extra` says: the arguments' bytes, where their number is, the end.
ARGUMENTS, ARGUMENTS_SIZE, ARGUMENTS_END = 1, 2, 3
Milliseconds = c_float
