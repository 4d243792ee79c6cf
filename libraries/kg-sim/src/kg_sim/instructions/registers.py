"""Register accessors: Python functions that read one as a dtype, and write it."""

from __future__ import annotations

from typing import NoReturn

import numpy as np

from kg_sim.errors import Violation
from kg_sim.numbers.types import Array, DType
from kg_sim.program import Get, Put
from kg_sim.work_items import WorkItems


def _unwritten(t: WorkItems, name: str) -> NoReturn:
    raise Violation(f"register {name} is read before any {t.launch.shape.terms.item} wrote it")


def read(slot: int, dtype: DType, name: str) -> Get:
    """A register as `dtype`, of the size that it was written with. A Violation where nobody wrote it."""

    def get(t: WorkItems) -> Array:
        row = t.regs[slot]
        if row is None:
            _unwritten(t, name)
        idx = t.idx
        return row.view(dtype) if idx is None or len(row) == 1 else row[idx].view(dtype)

    return get


def read_low(slot: int, word: DType, dtype: DType, name: str) -> Get:
    """The low bits of a wider register, as many as `word` has."""

    def get(t: WorkItems) -> Array:
        row = t.regs[slot]
        if row is None:
            _unwritten(t, name)
        idx = t.idx
        return (row if idx is None or len(row) == 1 else row[idx]).astype(word).view(dtype)

    return get


def read_predicate(slot: int, negated: bool, name: str) -> Get:
    """A register of truth values."""

    def get(t: WorkItems) -> Array:
        row = t.regs[slot]
        if row is None:
            _unwritten(t, name)
        idx = t.idx
        row = row if idx is None or len(row) == 1 else row[idx]
        return ~row if negated else row

    return get


def write(slot: int, have: DType) -> Put:
    """What writes values, of as many bytes as `have`, to a register that is kept as `have`."""

    def put(t: WorkItems, values: Array) -> None:
        if t.idx is None:
            t.regs[slot] = values.view(have)
        else:
            t.put(slot, values.view(have))

    return put


def constant(values: Array) -> Get:
    """What always reads the same."""
    return lambda t: values


def lanes_of(words: Array, t: WorkItems) -> Array:
    """A mask of lanes for each active work-item, or one for all → whether its own lane is in."""
    lanes = t.of(t.lane).astype(words.dtype)
    return (words >> lanes & words.dtype.type(1)).astype(np.bool_)
