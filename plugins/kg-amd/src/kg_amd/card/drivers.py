"""Who drives the GPUs of the device AMD: HIP, or HSA beneath it, which needs less. Asked when the device is."""

from __future__ import annotations

from typing import Final, Protocol

from kg.plugin import DeviceUnavailable, settings
from kg_gpu import Card

from kg_amd.card.contracts import Facts

_NAMES: Final = ("hip", "hsa")


class Driver(Protocol):
    """What the module has that calls a driver."""

    def count(self) -> int: ...

    def facts(self, number: int) -> Facts: ...


def chosen() -> str:
    """hip, or what the setting says."""
    asked = settings().driver.strip().lower()
    if asked and asked not in _NAMES:
        raise DeviceUnavailable(f"AMD: KG_DRIVER is {asked!r}; it may be {' or '.join(_NAMES)}")
    return asked or "hip"


def driver() -> Driver:
    """The module that calls it."""
    chosen()
    from kg_amd.card.hip import api

    return api


def open_card(number: int) -> Card:
    chosen()
    from kg_amd.card.hip.card import HipCard

    return HipCard(number)
