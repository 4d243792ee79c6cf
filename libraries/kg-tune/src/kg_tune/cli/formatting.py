"""Times and rates with units, and indented text."""

from __future__ import annotations

from dataclasses import dataclass


def seconds(value: float) -> str:
    """3 digits that matter, with a unit."""
    for unit, scale in (("s ", 1.0), ("ms", 1e-3)):
        if value >= scale:
            return f"{value / scale:.3g} {unit}"
    return f"{value / 1e-6:.3g} us"


@dataclass(frozen=True, slots=True)
class Rate:
    """What a launch does, and in which unit that is said: GFLOP/s or GB/s."""

    work: float
    unit: str

    def of(self, time: float) -> str:
        return f"{self.work / time / 1e9:.1f} {self.unit}" if time and self.work else seconds(time)


def indent(text: str, by: str = "    ") -> str:
    return "\n".join(f"{by}{line}".rstrip() for line in text.rstrip("\n").split("\n"))
