"""Accesses of memory that are neighbours: loads or stores of one buffer whose indices differ
by a constant, one element from each to the next.

Passes that vectorise accesses ask here; how many of a run they take, and what they make of them, is their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from kg.plugin import UOp
from kg.plugin.passes import affine

Key = TypeVar("Key")


def neighbours(
    accesses: Iterable[UOp], place: Callable[[UOp], tuple[Key, UOp] | None], *, step: int = 1
) -> list[tuple[Key, list[UOp]]]:
    """Runs of two and more accesses in the order of memory, each with its key:
    what all of its accesses have in common besides the op, the buffer and the terms of the index, which differ by `step`.
    `place` gives the key and the scalar index of an access; None where it is none that counts."""
    groups: dict[object, tuple[Key, dict[int, UOp]]] = {}
    for access in accesses:
        found = place(access)
        if found is not None:
            key, parts = found[0], affine(found[1])
            group = (access.op, access.src[0].src[0], frozenset(parts.terms.items()), key)
            groups.setdefault(group, (key, {}))[1].setdefault(parts.constant, access)
    runs: list[tuple[Key, list[UOp]]] = []
    for key, group in groups.values():
        previous = None
        for constant in sorted(group):
            if previous is None or constant != previous + step:
                runs.append((key, []))
            runs[-1][1].append(group[constant])
            previous = constant
    return [(key, run) for key, run in runs if len(run) > 1]
