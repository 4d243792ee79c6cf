"""Chooses the driver of the device AMD: HIP, or HSA alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from kg.plugin import DeviceUnavailable, settings
from kg_gpu import Card

from kg_amd.card.contracts import Facts


class Driver(Protocol):
    """What the module has that calls a driver."""

    def count(self) -> int: ...

    def facts(self, number: int) -> Facts: ...

    def open_card(self, number: int) -> Card: ...


def driver() -> Driver:
    """The module that calls it."""
    if chosen() == "hsa":
        from kg_amd.card.hsa import card as hsa_card

        return hsa_card
    from kg_amd.card.hip import card as hip_card

    return hip_card


def chosen() -> str:
    """hip or hsa: what the setting says; else HIP, which PyTorch uses too,
    unless HSA's runtime alone is there."""
    asked = settings().driver.strip().lower()
    if asked and asked not in _LIBRARIES:
        raise DeviceUnavailable(f"AMD: KG_DRIVER is {asked!r}; it may be {' or '.join(_LIBRARIES)}")
    return asked or next((name for name, is_there in _LIBRARIES.items() if is_there()), "hip")


def _has_hip() -> bool:
    from kg_amd.card.hip.api import load_library

    return _loads(load_library)


def _has_hsa() -> bool:
    from kg_amd.card.hsa.api import load_library

    return _loads(load_library)


def _loads(load: Callable[[], object]) -> bool:
    try:
        load()
    except DeviceUnavailable:
        return False
    return True


#: In the order in which they are chosen.
_LIBRARIES: Final = {"hip": _has_hip, "hsa": _has_hsa}
