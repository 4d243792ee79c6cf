"""Legalisation: ops and dtypes that a target lacks, in terms of those that it has.

A renderer names it: `lowering = "kg_lowering:decompose"`. It is imported on use: renderers import `kg_lowering.numbers` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kg_lowering.lower import decompose as decompose


def __getattr__(name: str) -> object:
    if name != "decompose":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from kg_lowering.lower import decompose

    return decompose
