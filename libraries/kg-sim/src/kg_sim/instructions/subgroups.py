"""Subgroup operations: active lanes, ballots, shuffles."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from kg_sim.errors import NotConverged, Violation
from kg_sim.numbers.types import U64, Array
from kg_sim.work_items import WorkItems


@lru_cache(maxsize=8)
def lanes(width: int) -> Array:
    """The numbers of a subgroup's lanes."""
    return np.arange(width)


@lru_cache(maxsize=8)
def _bits(width: int) -> Array:
    return np.uint64(1) << np.arange(width, dtype=U64)


def bits_of(flags: Array) -> Array:
    """(subgroups, width) of bool → one word per subgroup, as uint64."""
    return (flags * _bits(flags.shape[-1])).sum(axis=-1, dtype=U64)


def converged(t: WorkItems, mask: Array) -> Array:
    """Which lanes take part, (subgroups, width), by the masks that the active ones name.
    NotConverged where one lives elsewhere."""
    width = t.launch.shape.width
    if t.whole and len(mask) == 1 and int(mask[0]) == (1 << width) - 1:
        return np.ones((t.subgroups, width), np.bool_)
    own = mask >> t.of(t.lane).astype(mask.dtype) & mask.dtype.type(1)
    if not own.all():
        raise Violation("a lane executes it that its mask does not name", int((own == 0).argmax()))
    present = t.present()
    named = np.bitwise_or.reduce(t.by_subgroup(mask), axis=1)
    wanted = (named[:, None] >> lanes(width).astype(mask.dtype) & mask.dtype.type(1)).astype(np.bool_)
    if (wanted & t.living() & ~present).any():
        raise NotConverged
    return present


def whole(t: WorkItems) -> int:
    """How many subgroups are active, each with all its lanes.
    NotConverged or a Violation where one is not whole."""
    if t.whole:
        return t.subgroups
    width = t.launch.shape.width
    numbers = t.of(t.lane)
    if len(numbers) % width == 0 and (numbers.reshape(-1, width) == lanes(width)).all():
        return len(numbers) // width
    present = t.present()
    partly = present.any(axis=1)
    if (t.living()[partly] & ~present[partly]).any():
        raise NotConverged
    words = t.launch.shape.terms
    raise Violation(f"a {words.subgroup} of fewer than {width} {words.item}s executes it", 0)


def spread(values: Array, subgroups: int, width: int) -> Array:
    """A register of whole subgroups as (subgroups, width)."""
    return np.broadcast_to(values, (subgroups * width,)).reshape(subgroups, width)


def per_item(t: WorkItems, per_subgroup: Array) -> Array:
    """One value per subgroup → one per active work-item."""
    return per_subgroup[t.of(t.subgroup)]


def shuffle(values: Array, sources: Array, present: Array) -> tuple[Array, Array]:
    """What each lane finds in the lane that it reads, (subgroups, width),
    and which of those that take part read one that does not."""
    out = np.take_along_axis(values, sources, axis=1)
    away = np.zeros_like(present) if present.all() else ~np.take_along_axis(present, sources, axis=1) & present
    return out, away
