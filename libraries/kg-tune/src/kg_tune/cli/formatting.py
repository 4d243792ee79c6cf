"""Times with units, and text that is set in."""

from __future__ import annotations


def seconds(value: float) -> str:
    """3 digits that matter, with a unit."""
    for unit, scale in (("s ", 1.0), ("ms", 1e-3)):
        if value >= scale:
            return f"{value / scale:.3g} {unit}"
    return f"{value / 1e-6:.3g} us"


def indent(text: str, by: str = "    ") -> str:
    return "\n".join(f"{by}{line}".rstrip() for line in text.rstrip("\n").split("\n"))
