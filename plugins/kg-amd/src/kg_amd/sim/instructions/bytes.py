"""SDWA (GCN, CDNA): bytes and halves of operands and results."""

from __future__ import annotations

import numpy as np
from kg_sim.numbers.types import U32, Array
from kg_sim.program import Get, Put
from kg_sim.work_items import WorkItems

from kg_amd.sim.machine_code.instruction import Instruction, Operand
from kg_amd.sim.registers import TYPES, WORD, source, target

#: (first bit, bits) of BYTE_0 to 3, WORD_0 and 1, DWORD
PARTS = ((0, 8), (8, 8), (16, 8), (24, 8), (0, 16), (16, 16), (0, 32))


def select_source(at: Instruction, x: Operand, kind: str, i: int) -> Get:
    """A part of a register, extended to the type."""
    assert at.sdwa is not None
    first, bits = PARTS[at.sdwa[f"src{i}_sel"]]
    signed, word, dtype = at.sdwa[f"src{i}_sext"], source(x, "b32"), TYPES[kind]
    if dtype.itemsize == 8:
        raise ValueError("SDWA of 64 bits")

    def get(t: WorkItems) -> Array:
        part = word(t) >> U32.type(first) & U32.type((1 << bits) - 1)
        if signed and bits < 32:
            up = np.int32(32 - bits)
            part = (part.view(np.int32) << up >> up).view(U32)
        return part.astype(WORD[8 * dtype.itemsize]).view(dtype)

    return get


def select_target(at: Instruction, x: Operand, kind: str) -> Put:
    """Writes a part of a register; the rest becomes 0, the part's sign, or stays."""
    assert at.sdwa is not None
    (first, bits), unused = PARTS[at.sdwa["dst_sel"]], at.sdwa["dst_unused"]
    low, old = target(x, "b32"), source(x, "b32")
    mask = (1 << bits) - 1 << first
    if kind[1:] == "64":
        raise ValueError("SDWA of 64 bits")

    def put(t: WorkItems, values: Array) -> None:
        word = values.view(WORD[8 * values.itemsize]).astype(U32)
        placed = word << U32.type(first) & U32.type(mask)
        if unused == 2:
            placed = placed | old(t) & U32.type(~mask & 0xFFFFFFFF)
        elif unused == 1 and bits < 32:
            up = np.int32(32 - bits - first)
            placed = ((placed.view(np.int32) << up) >> up).view(U32)
        low(t, placed)

    return put
