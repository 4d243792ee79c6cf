"""Drivers do not come along into processes that are forked off: what was open there is dead, and nothing is opened again."""

from __future__ import annotations

from typing import Final
from weakref import WeakSet

from kg.plugin import DeviceUnavailable, at_fork

from kg_gpu.card import Card


class Forks:
    """Of one device's drivers. `used` is set by who initialises one in this process; `cards` are those that were opened."""

    def __init__(self, device: str) -> None:
        self._device, self._reason = device, ""
        self.used = False
        self.cards: Final[WeakSet[Card]] = WeakSet()
        at_fork(after_in_child=self._abandon)

    def refuse(self) -> None:
        """Raises DeviceUnavailable in a process that was forked off one that used the driver."""
        if self._reason:
            raise DeviceUnavailable(f"{self._device}: {self._reason}")

    def _abandon(self) -> None:
        if self.used:
            self._reason = (
                f"this process was forked off one that used {self._device}, whose driver does not come along: "
                f"use {self._device} after the fork, or start processes by spawn"
            )
            for card in self.cards:
                card.dead = f"{card.facts.name}: {self._reason}"
