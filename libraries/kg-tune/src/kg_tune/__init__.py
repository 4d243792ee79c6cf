"""Autotuning: search for the best schedule of a kernel, and the tuning database."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kg_tune.search import tune as tune


def __getattr__(name: str) -> object:
    if name != "tune":
        raise AttributeError(f"module 'kg_tune' has no attribute {name!r}")
    from kg_tune.search import tune

    return tune
