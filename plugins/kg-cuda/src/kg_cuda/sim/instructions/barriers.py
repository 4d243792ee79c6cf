"""bar and barrier: threads wait for those of their block."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from kg_sim.numbers.types import U32, Array
from kg_sim.program import Put
from kg_sim.synchronization.barriers import Arrival
from kg_sim.work_items import WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.text.syntax import Instruction


def decode_barrier(d: Decoder, at: Instruction) -> Callable[[WorkItems], Arrival]:
    """bar.sync, bar.arrive, bar.red and the same as barrier, with cta."""
    opcode = [part for part in at.opcode if part != "cta"]
    what = opcode[1]
    aligned = opcode[0] == "bar" or "aligned" in opcode
    if what not in ("sync", "arrive", "red"):
        raise d.unknown()
    operands = list(at.operands)
    put, value, reduce = None, None, ""
    if what == "red":
        reduce = opcode[2]
        put = d.target(operands.pop(0), "u32" if reduce == "popc" else "pred")
        value = d.predicate(operands.pop())
    number = d.source(operands[0], "u32")
    count = d.source(operands[1], "u32") if len(operands) > 1 else None
    finish = None if put is None else _reduced(put, reduce)

    def arrive(t: WorkItems) -> Arrival:
        values = None if value is None else np.broadcast_to(value(t), (t.active,))
        return Arrival(number(t), None if count is None else count(t), what == "arrive", aligned, values, finish)

    return arrive


def _reduced(put: Put, reduce: str) -> Callable[[WorkItems, Array, Array], None]:
    """What takes the result of bar.red from the numbers of threads and of those whose predicate holds."""

    def finish(t: WorkItems, total: Array, votes: Array) -> None:
        put(t, {"popc": votes.astype(U32), "and": votes == total, "or": votes > 0}[reduce])

    return finish
