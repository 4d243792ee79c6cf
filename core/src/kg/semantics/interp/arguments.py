"""The arguments of a launch as memories of the interpreter,
and how much memory a work-group needs of its own."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

import numpy as np

from kg.errors import BufferError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.semantics.floats import Array, numpy_storage_dtype
from kg.semantics.interp.memory import Memory
from kg.semantics.interp.race import RaceTracker


def share_trackers(memories: Iterable[Memory]) -> None:
    """One history for arguments that are the same memory under several slots."""
    by_place: dict[tuple[int, int, str], list[Memory]] = {}
    for memory in memories:
        place = int(memory.raw.ctypes.data), len(memory.raw), memory.raw.dtype.str
        by_place.setdefault(place, []).append(memory)
    for same in by_place.values():
        tracker = next((m.races for m in same if m.races is not None), None)
        if tracker is not None and len(same) > 1:
            tracker = RaceTracker(len(same[0].raw), tracker.items, reads=True)
            for memory in same:
                memory.races = tracker


def any_alias(memories: Mapping[UOp, Memory], touched: Mapping[UOp, tuple[bool, bool]]) -> bool:
    """Whether an argument that is written may share memory with another."""
    written = {definition for definition, (_, is_written) in touched.items() if is_written}
    return any(
        np.may_share_memory(a[1].raw, b[1].raw) and not written.isdisjoint((a[0], b[0]))
        for a, b in combinations(memories.items(), 2)
    )


def bytes_per_group(uops: Sequence[UOp], items: int, scratch_bytes: int) -> int:
    """What shared memory takes here: values, marks of what is written,
    and four words of history per element."""
    local = sum(u.pointer.size * (2 * u.pointer.base.itemsize + 32) for u in uops if u.op is Op.DEFINE_LOCAL)
    return local + items * 2 * scratch_bytes


def bind(uop: UOp, buffers: Mapping[int, Array], threads: int, items: int, touched: tuple[bool, bool]) -> Memory:
    """The memory of a DEFINE_GLOBAL."""
    slot, pointer = uop.slot, uop.pointer
    if slot not in buffers:
        raise BufferError(f"argument {slot} is missing; there are {sorted(buffers)}")
    raw, wanted = buffers[slot], numpy_storage_dtype(pointer.base)
    if raw.ndim != 1 or raw.dtype != wanted:
        given = f"{raw.ndim}-dimensional {raw.dtype}"
        raise BufferError(f"argument {slot} must be one-dimensional {wanted} (storage of {pointer.base}), not {given}")
    read, written = touched
    size = len(raw) if pointer.size < 0 else min(len(raw), pointer.size)
    races = RaceTracker(len(raw), items, reads=read) if written and threads > 1 else None
    return Memory(f"argument {slot}", pointer.base, raw, size, races=races)
