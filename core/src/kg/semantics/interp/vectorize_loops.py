"""Loop vectorisation of the interpreter: iterations of a serial loop run in lock step, as threads.

Tried on any loop that carries no register. Each iteration is a thread for the race tracker: where none conflicts with
another, the order of iterations can't be seen, and the result is that of the serial loop. At the first conflict, or any
other error, the stores are undone and the loop runs serially from then on, so that errors are those of serial order too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import field
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from kg.errors import KgError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.semantics.floats import Array, numpy_value_dtype
from kg.semantics.interp.memory import Memory
from kg.semantics.interp.program import Block, scratch_place
from kg.semantics.interp.race import RaceTracker

if TYPE_CHECKING:
    from kg.semantics.interp.interpreter import Batch

#: Fewer iterations are not worth the bookkeeping.
LEAST_TRIPS = 4
_ONE_GROUP = 1 << 39  # more threads than there are iterations


@dataclass(slots=True)
class Loop:
    """The registers that have a value before, what is used from outside,
    and how many LOADs and STOREs go to each memory."""

    registers: frozenset[UOp]
    inputs: set[UOp] = field(default_factory=set[UOp])
    touched: Counter[UOp] = field(default_factory=Counter[UOp])
    written: set[UOp] = field(default_factory=set[UOp])
    refused: bool = False


def vectorizable_loops(uops: Sequence[UOp]) -> dict[UOp, Loop]:
    """The loops of a program that may be tried."""
    overlapping = _scratch_overlaps(uops)
    loops: dict[UOp, Loop] = {}
    stack: list[Loop] = []
    registers: set[UOp] = set()  # those that have a value
    for uop in uops:
        if uop.op is Op.END:
            stack.pop()
        elif uop.op is Op.RANGE:
            stack.append(loops.setdefault(uop, Loop(frozenset(registers))))
        elif uop.op is Op.STORE and uop.src[0].src[0].op is Op.DEFINE_REG:
            registers.add(uop.src[0].src[0])
        for loop in stack:
            _note(loop, uop, overlapping)
    return {head: loop for head, loop in loops.items() if not loop.refused}


def _note(loop: Loop, uop: UOp, overlapping: bool) -> None:
    for source in uop.src:  # an address may be listed before the loop, its index is used in it
        loop.inputs.update(source.src if source.op is Op.INDEX else (source,))
    if uop.op in (Op.BARRIER, Op.GROUP_REDUCE, Op.SUBGROUP_SHUFFLE, Op.COMMIT, Op.WAIT):
        loop.refused = True
    if uop.op not in (Op.LOAD, Op.STORE):
        return
    memory = uop.src[0].src[0]
    if memory.op is Op.DEFINE_REG:
        loop.refused |= uop.op is Op.STORE and memory in loop.registers
        return
    loop.touched[memory] += 1
    if uop.op is Op.STORE:
        loop.written.add(memory)
    loop.refused |= overlapping and memory.op is Op.DEFINE_SCRATCH


def _scratch_overlaps(uops: Sequence[UOp]) -> bool:
    """Whether windows share bytes, in which the race tracker can't see conflicts."""
    windows: list[tuple[int, int]] = []
    for uop in uops:
        if uop.op is Op.DEFINE_SCRATCH:
            _, first = scratch_place(uop)
            windows.append((first, first + uop.pointer.size * uop.pointer.base.itemsize))
    return any(before[1] > after[0] for before, after in pairwise(sorted(windows)))


class LoopVectorizer:
    """Runs loops in lock step for one batch of one thread; `run` says whether it did."""

    def __init__(self, batch: Batch, loops: dict[UOp, Loop], most: int) -> None:
        self.batch, self.loops, self.most = batch, loops, most
        self.active: list[UOp] = []
        self.given_up: set[UOp] = set()
        self.culprit: UOp | None = None
        self.epoch = 0
        self.trackers: dict[UOp, RaceTracker] = {}

    def run(self, block: Block, start: int, stop: int) -> bool:
        threads, loop = self.batch.threads, self.loops.get(block.head)
        if loop is None or block.head in self.given_up or stop - start < LEAST_TRIPS or threads.mask is not None:
            return False
        if not self.active:
            return self._outermost(block, loop, start, stop)
        if self.most // threads.count < LEAST_TRIPS or not self._separate(loop):
            return False
        self._vectorize(block, loop, start, stop)
        return True

    def _separate(self, loop: Loop) -> bool:
        """Whether what the outermost loop writes and this one touches is touched nowhere else:
        threads of different depth are numbered apart, and can't be told to be the same."""
        outer = self.loops[self.active[0]]
        return all(count == outer.touched[m] for m, count in loop.touched.items() if m in outer.written)

    def _outermost(self, block: Block, loop: Loop, start: int, stop: int) -> bool:
        while block.head not in self.given_up:
            watched = self._watch(loop)
            try:
                self._vectorize(block, loop, start, stop)
            except KgError:
                for memory in watched:
                    memory.roll_back()
                self.given_up.add(block.head if self.culprit is None else self.culprit)
                self.culprit = None
            else:
                return True
            finally:
                for memory in watched:
                    memory.races = memory.undo = None
        return False

    def _watch(self, loop: Loop) -> list[Memory]:
        """Follow the memories that the loop writes."""
        self.epoch += 1
        watched: list[Memory] = []
        for definition in loop.written:
            memory = self.batch.memories[definition]
            if definition not in self.trackers:
                reads = self.batch.touched[definition][0]
                self.trackers[definition] = RaceTracker(len(memory.raw), _ONE_GROUP, reads=reads)
            memory.races, memory.undo = self.trackers[definition], []
            watched.append(memory)
        return watched

    def _vectorize(self, block: Block, loop: Loop, start: int, stop: int) -> None:
        batch = self.batch
        threads, values, registers = batch.threads, batch.values, batch.registers
        chunk = self.most // threads.count
        self.active.append(block.head)
        try:
            for first in range(start, stop, chunk):
                trips, count = min(chunk, stop - first), threads.count
                batch.threads = threads.per_iteration(first - start, trips, stop - start)
                batch.threads.epochs[0] = self.epoch
                batch.values = {n: _repeat(values[n], count, trips) for n in loop.inputs if n in values}
                counters = np.tile(np.arange(first, first + trips), count)
                batch.values[block.head] = counters.astype(numpy_value_dtype(block.head.type))
                batch.registers = {
                    register: (_repeat(value, count, trips), None if stored is None else _repeat(stored, count, trips))
                    for register, (value, stored) in registers.items()
                }
                batch.run(block.body)
                if len(self.active) == 1:
                    self.epoch += 1
        except KgError:
            self.culprit = block.head if self.culprit is None else self.culprit
            raise
        finally:
            batch.threads, batch.values, batch.registers = threads, values, registers
            self.active.pop()


def _repeat(value: Array, count: int, trips: int) -> Array:
    """A value of `count` threads for as many times `trips`; what is the same for all stays as it is."""
    return value if len(value) == 1 or len(value) != count else np.repeat(value, trips, axis=0)
