"""Facts of an AMD GPU before it is opened, and what its drivers share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kg.plugin import LoadError
from kg_gpu import Card, CardError, Forks

from kg_amd.object.metadata import architecture

#: Whether this process uses a driver of AMD's, and its cards.
FORKS: Final = Forks("AMD")


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

    def stream_of(self, stream: object) -> int:
        """As the array API numbers ROCm's streams: 0 is the default one, 1 and 2 are nobody's."""
        number = super().stream_of(stream)
        if number in (1, 2):
            raise ValueError(f"there is no stream {number} with ROCm: 0 is the default one, others are a hipStream_t")
        return number


def check_image(image: bytes, name: str, arch: str) -> None:
    """Refuses what is for another architecture, which drivers refuse in fewer words."""
    made = architecture(image)
    if made != arch:
        raise LoadError(f"{name}: this code object is for {made}, and the device is {arch}")
