"""Chooses the binding of NVIDIA's driver: cuda-bindings, or PyCUDA, whose context is then shared."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Any, Final, Protocol

from kg.plugin import DeviceUnavailable, settings

from kg_cuda.card.contracts import CudaCard, Facts

_NAMES: Final = ("bindings", "pycuda")


class Driver(Protocol):
    """What the module has that calls a driver."""

    def count(self) -> int: ...

    def facts(self, number: int) -> Facts: ...

    def cuda_version(self) -> tuple[int, int]: ...

    def open_card(self, number: int) -> CudaCard: ...


def chosen() -> str:
    """bindings or pycuda: what the setting says; else PyCUDA where this thread has a context of it,
    or where cuda-bindings is not installed."""
    asked = settings().driver.strip().lower()
    if asked and asked not in _NAMES:
        raise DeviceUnavailable(f"CUDA: KG_DRIVER is {asked!r}; it may be {' or '.join(_NAMES)}")
    if asked:
        return asked
    loaded: Any = sys.modules.get("pycuda.driver")
    if loaded is not None and loaded.Context.get_current() is not None:
        return "pycuda"
    return "pycuda" if not _installed("cuda.bindings") and _installed("pycuda") else "bindings"


def _installed(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # of the package around it
        return False


def driver() -> Driver:
    """The module that calls it."""
    if chosen() == "pycuda":
        from kg_cuda.card import pycuda as card_pycuda

        return card_pycuda
    from kg_cuda.card import bindings

    return bindings
