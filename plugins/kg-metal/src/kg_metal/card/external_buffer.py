"""An external buffer, with an address of the card's for as long as it is referenced."""

from __future__ import annotations

from typing import Protocol


class _Card(Protocol):
    def free(self, address: int) -> None: ...


class Adopted:
    """Others' memory, or the host's.
    Who keeps it waits for the card before it goes (`CardAllocator.free`)."""

    __slots__ = ("__weakref__", "_card", "address", "nbytes")

    def __init__(self, card: _Card, address: int, nbytes: int) -> None:
        self._card, self.address, self.nbytes = card, address, nbytes

    def __del__(self) -> None:
        if hasattr(self, "_card"):
            self._card.free(self.address)
