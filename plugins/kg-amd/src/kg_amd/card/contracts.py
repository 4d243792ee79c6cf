"""What is known of an AMD GPU before it is opened, and what its drivers have in common."""

from __future__ import annotations

from dataclasses import dataclass

from kg_gpu import Card, CardError


class AMDError(CardError):
    """What a driver refused, in its words, and what it was asked for."""


@dataclass(frozen=True, slots=True)
class Facts:
    """Of a device."""

    name: str
    arch: str  #: gfx942
    units: int  #: compute units
    memory: int  #: bytes
    driver: str  #: HIP 6.4.1, HSA 1.1, or the emulator


class AMDCard(Card):
    """A device that was opened."""

    facts: Facts  # pyright: ignore[reportIncompatibleVariableOverride] -- set once, by who opens it
