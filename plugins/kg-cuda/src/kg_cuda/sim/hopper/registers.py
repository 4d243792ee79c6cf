"""setmaxnreg: a warpgroup gives registers back to its block,
or waits until it gets more of them (PTX ISA, "setmaxnreg").

A kernel begins with what its directives leave for each thread, `.maxnreg`, or `.minnctapersm` with the size of a block. Where they leave that open ptxas ignores the instruction (C7508), and so is it here,
but that a warpgroup executes it together.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Final

import numpy as np
from kg_sim.errors import Violation
from kg_sim.numbers.types import Array
from kg_sim.program import Get, Put
from kg_sim.work_items import Step, WorkItems

from kg_cuda.sim.decoder import Decoder
from kg_cuda.sim.hopper.phases import proxy_of
from kg_cuda.sim.hopper.proxy import Pools, Warpgroup
from kg_cuda.sim.hopper.wgmma import GROUP, warpgroups
from kg_cuda.sim.text.syntax import Function, Instruction, Number

#: Registers of a multiprocessor; what they are given in; the least and the most of a thread.
FILE: Final = 1 << 16
UNIT, LEAST, MOST = 8, 24, 256
#: How the launch says it.
SYMBOL: Final = "%registers"


def at_entry(function: Function) -> int:
    """Registers of each thread when the kernel begins; 0 where its directives leave that open."""
    threads = prod(function.reqntid or function.maxntid or (0,))
    if function.maxnreg:
        return function.maxnreg
    return min(MOST - 1, FILE // (threads * function.blocks) // UNIT * UNIT) if threads and function.blocks else 0


def decode_setmaxnreg(d: Decoder, at: Instruction) -> tuple[Step, tuple[Get, Put] | None]:
    """What its warpgroup does together, and for `inc` who need not wait any more."""
    count = at.operands[0]
    if at.opcode[2:] != ("sync", "aligned", "u32") or at.opcode[1] not in ("inc", "dec"):
        raise d.unknown()
    if not isinstance(count, Number) or count.value % UNIT or not LEAST <= count.value <= MOST:
        raise d.fail(f"a thread has {LEAST} to {MOST} registers, a multiple of {UNIT}")
    wanted = int(count.value)
    if at.opcode[1] == "dec":
        return (lambda t: _give_back(t, wanted)), None
    return (lambda t: _check_more(t, wanted)), ((lambda t: _taken(t, wanted)), _refused)


def _active(t: WorkItems) -> Iterator[tuple[Pools, Warpgroup, int]]:
    """The warpgroups that execute it, and what each thread of them has; none where that is open."""
    warpgroups(t)
    begun = int(t.launch.symbols.get(SYMBOL, 0))
    if not begun:
        return
    pools = proxy_of(t).registers
    for block, group in zip(t.of(t.group)[::GROUP].tolist(), (t.of(t.linear)[::GROUP] // GROUP).tolist(), strict=True):
        yield pools, (block, group), pools.held.get((block, group), begun)


def _give_back(t: WorkItems, wanted: int) -> None:
    for pools, key, have in _active(t):
        if wanted > have:
            raise Violation(f"setmaxnreg.dec to {wanted} registers of a thread, which has {have}")
        pools.held[key] = wanted
        pools.free[key[0]] = pools.free.get(key[0], 0) + (have - wanted) * GROUP
    proxy_of(t).events += 1


def _check_more(t: WorkItems, wanted: int) -> None:
    for _, _, have in _active(t):
        if wanted < have:
            raise Violation(f"setmaxnreg.inc to {wanted} registers of a thread, which has {have}")


def _taken(t: WorkItems, wanted: int) -> Array:
    """Which threads have what they want: their block had as much to give."""
    done = np.ones(t.active, np.bool_)
    for number, (pools, key, have) in enumerate(_active(t)):
        more, free = (wanted - have) * GROUP, pools.free.get(key[0], 0)
        if more > free:
            done[number * GROUP : (number + 1) * GROUP] = False
        else:
            pools.held[key], pools.free[key[0]] = wanted, free - more
    return done


def _refused(t: WorkItems, answers: Array) -> None:
    if not answers.all():
        raise Violation("setmaxnreg.inc waits for registers that no warpgroup of its block gives back", 0)
