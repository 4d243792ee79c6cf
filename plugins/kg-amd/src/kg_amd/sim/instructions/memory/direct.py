"""Loads from global memory directly to LDS (CDNA 3): at M0, one word per lane in order."""

from __future__ import annotations

import re
from typing import Final

import numpy as np
from kg_sim.numbers.types import U32
from kg_sim.work_items import Step, WorkItems

from kg_amd.sim.instructions.memory.accesses import access_of, extended
from kg_amd.sim.instructions.memory.words import load_words, only_global, space_of, store_words
from kg_amd.sim.machine_code.instruction import Instruction
from kg_amd.sim.machine_code.text import signed
from kg_amd.sim.registers import scalar_word
from kg_amd.sim.waves import M0, VM, waves_of

_NAME: Final = re.compile(r"global_load_lds_(u8|i8|u16|i16|b32)")


def is_direct(name: str) -> bool:
    return _NAME.fullmatch(name) is not None


def load_to_lds(at: Instruction, target: str) -> tuple[Step, tuple[int, ...], tuple[int, ...]]:
    """What the lanes do, no register that is written late, and the counter.
    The instruction's offset counts in memory and in LDS."""
    kind = at.name.rpartition("_")[2]
    nbytes = int(kind[1:]) // 8
    access, base, offset = access_of(at, target), scalar_word(M0), signed(at.get("offset"), 13)

    def run(t: WorkItems) -> None:
        addresses = access.addresses(t)
        only_global(addresses)
        (word,) = extended(load_words(t, *space_of(t, addresses), nbytes), kind)
        places = (base(t).astype(np.int64) & 0xFFFF) + offset + 4 * t.of(t.lane).astype(np.int64)
        store_words(t, "shared", places, 4, [word.view(U32)])
        waves_of(t).direct(t)

    return run, (), (VM,)
