"""NVIDIA's driver by cuda-bindings before a card is open: availability, devices, error names."""

from __future__ import annotations

import ctypes
import importlib
import os
from functools import cache
from pathlib import Path
from typing import Any, Final

from kg.plugin import DeviceUnavailable

from kg_cuda.card.contracts import FORKS, CudaCard, CudaError, Facts

_HOW: Final = "Install NVIDIA's driver, or run on the simulator with KG_DEVICE=CUDA:SIM"

_LIBRARY: Final = "libcuda.so.1"
#: Where containers, WSL and distributions have it, who may leave the loader's paths as they were.
FOLDERS: tuple[str | Path, ...] = (
    *("/usr/local/nvidia/lib64", "/usr/local/nvidia/lib", "/usr/lib/wsl/lib", "/usr/lib64/nvidia", "/run/opengl-driver/lib"),
    "/usr/lib/x86_64-linux-gnu/nvidia/current",
)


def preload() -> None:
    """Has the loader know libcuda where its own paths do not have it:
    whoever asks for that name gets this one then."""
    for place in (_LIBRARY, *(Path(folder) / _LIBRARY for folder in FOLDERS)):
        try:
            ctypes.CDLL(str(place), mode=ctypes.RTLD_GLOBAL)
        except OSError:
            continue
        return


def bindings() -> Any:
    """cuda.bindings.driver, after cuInit. Raises DeviceUnavailable with the reason and what to do."""
    FORKS.refuse()
    return _initialized()


@cache
def _initialized() -> Any:
    try:
        found: Any = importlib.import_module("cuda.bindings.driver")
    except ImportError as error:
        raise DeviceUnavailable(f"CUDA: {error}. pip install cuda-bindings") from error
    if os.name != "nt":
        preload()
    try:
        (code,) = found.cuInit(0)
    except Exception as error:  # what it raises without a driver has changed with its versions
        found = "was not found" if "NotFound" in type(error).__name__ else f"could not be loaded ({_first_line(error)})"
        raise DeviceUnavailable(f"CUDA: libcuda.so.1 {found}. {_HOW}") from error
    if int(code):
        name = found.cuGetErrorName(code)[1].decode()
        raise DeviceUnavailable(f"CUDA: the driver can't be used: {name}. {_HOW}")
    FORKS.used = True
    return found


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0].rstrip(".")


def count() -> int:
    """How many GPUs there are."""
    cu = bindings()
    return int(_value(cu, cu.cuDeviceGetCount(), "cuDeviceGetCount"))


def cuda_version() -> tuple[int, int]:
    """The newest CUDA that the driver speaks."""
    cu = bindings()
    version = int(_value(cu, cu.cuDriverGetVersion(), "cuDriverGetVersion"))
    return version // 1000, version % 1000 // 10


def facts(number: int) -> Facts:
    """Of the GPU of this number, without opening it."""
    cu = bindings()
    device = _value(cu, cu.cuDeviceGet(number), f"cuDeviceGet({number})")
    names = cu.CUdevice_attribute

    def attribute(name: str) -> int:
        return int(_value(cu, cu.cuDeviceGetAttribute(getattr(names, f"CU_DEVICE_ATTRIBUTE_{name}"), device), name))

    major, minor = attribute("COMPUTE_CAPABILITY_MAJOR"), attribute("COMPUTE_CAPABILITY_MINOR")
    named = _value(cu, cu.cuDeviceGetName(256, device), "cuDeviceGetName").split(b"\0")[0].decode()
    return Facts(
        named,
        f"sm_{major}{minor}",
        attribute("MULTIPROCESSOR_COUNT"),
        int(_value(cu, cu.cuDeviceTotalMem(device), "cuDeviceTotalMem")),
        cuda_version(),
    )


def _value(cu: Any, answer: tuple[Any, ...], what: str) -> Any:
    """What a call returned. Raises CudaError in the driver's words."""
    code, *values = answer
    if int(code):
        raise CudaError(f"{what} failed: {words(cu, code)}")
    return values[0] if values else None


def words(cu: Any, code: Any) -> str:
    """An error's name and meaning."""
    name, meaning = (ask(code)[1] or b"?" for ask in (cu.cuGetErrorName, cu.cuGetErrorString))
    return f"{name.decode()} ({meaning.decode()})"


def open_card(number: int) -> CudaCard:
    from kg_cuda.card.driver import DriverCard

    return DriverCard(number)
