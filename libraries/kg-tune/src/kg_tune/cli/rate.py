"""How much work a launch does, to say times as GFLOP/s or GB/s."""

from __future__ import annotations

from dataclasses import dataclass

from kg_tune.cli.formatting import seconds


@dataclass(frozen=True, slots=True)
class Rate:
    """What a launch does, and in which unit that is said: GFLOP/s or GB/s."""

    work: float
    unit: str

    def of(self, time: float) -> str:
        return f"{self.work / time / 1e9:.1f} {self.unit}" if time and self.work else seconds(time)
