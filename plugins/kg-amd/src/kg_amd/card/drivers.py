"""Who drives the GPUs of the device AMD: HIP. Asked when the device is."""

from __future__ import annotations

from typing import Protocol

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
    asked = settings().driver.strip().lower()
    if asked not in ("", "hip"):
        further = ", without HIP, is not written yet" if asked == "hsa" else ""
        raise DeviceUnavailable(f"AMD: KG_DRIVER is {asked!r}{further}; it may be hip")
    from kg_amd.card.hip import card

    return card
