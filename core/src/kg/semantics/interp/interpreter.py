"""The reference interpreter: runs a linear program of docs/ir.md in numpy,
all threads of many work-groups at once.

It is docs/semantics.md in code, and traps what devices leave undefined: accesses outside their buffer, reads of memory
that nothing wrote, data races, misaligned accesses, barriers that a part of the work-group reaches. REF runs kernels by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import numpy as np

from kg.errors import BufferError, KgError, OutOfBounds, SpecError, UninitializedRead
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.semantics.evaluate import constant
from kg.semantics.floats import Array, numpy_storage_dtype, numpy_value_dtype
from kg.semantics.interp.arguments import any_alias, bind, bytes_per_group, share_trackers
from kg.semantics.interp.group_reduce import group_reduce, subgroup_shuffle
from kg.semantics.interp.memory import Address, Memory, Pending, load, read_late, store, without_values
from kg.semantics.interp.program import Block, Program, Register, Step, program_of, scratch_place
from kg.semantics.interp.race import RaceTracker
from kg.semantics.interp.threads import Threads
from kg.semantics.interp.tiles import tile_index
from kg.semantics.interp.vectorize_loops import LoopVectorizer, vectorizable_loops
from kg.semantics.interp.wmma import late_loads, wmma

#: Threads run at once, in whole groups: enough to hide Python's cost per node, few enough to stay in the cache.
BATCH = 1 << 15
#: Bound of the work-group and scratch memory of the threads that run at once.
BATCH_BYTES = 1 << 28


def run(
    uops: Sequence[UOp],
    buffers: Mapping[int, Array],
    variables: Mapping[str, int] | None = None,
    *,
    global_size: Sequence[int] = (1, 1, 1),
    local_size: Sequence[int] = (1, 1, 1),
    start: int = 0,
    stop: int = 1,
    scratch_bytes: int = 0,
    name: str = "",
) -> None:
    """Run a linear program on raw storage arrays (by slot, one-dimensional, written in place).

    start and stop are the worker's slice of the THREAD axis. Raises OutOfBounds, UninitializedRead, DataRace, SpecError
    that name the node, the buffer, the element and the thread; `name` is put before them.
    """
    try:
        program = program_of(uops)
        launch = _Launch(_size(global_size), _size(local_size), variables or {}, start, stop, scratch_bytes)
        with np.errstate(all="ignore"):
            _run_batches(program, uops, buffers, launch)
    except KgError as error:
        if name:
            error.args = (f"{name}: {error}",)
        raise


@dataclass(frozen=True, slots=True)
class _Launch:
    global_size: tuple[int, int, int]
    local_size: tuple[int, int, int]
    variables: Mapping[str, int]
    start: int
    stop: int
    scratch_bytes: int


def _size(size: Sequence[int]) -> tuple[int, int, int]:
    if len(size) > 3 or min(size, default=1) < 0:
        raise ValueError(f"a launch size is up to three numbers that are not negative, not {tuple(size)}")
    x, y, z = (*size, 1, 1, 1)[:3]
    return x, y, z


# -- a launch


def _run_batches(program: Program, uops: Sequence[UOp], buffers: Mapping[int, Array], launch: _Launch) -> None:
    groups = int(np.prod(launch.global_size))
    items = int(np.prod(launch.local_size))
    shared = {
        uop: bind(uop, buffers, groups * items, items, program.touched.get(uop, (False, False)))
        for uop in uops
        if uop.op is Op.DEFINE_GLOBAL
    }
    if not groups * items:
        return
    share_trackers(shared.values())
    if groups * items == 1:
        batch = Batch(program, launch, Threads(launch.global_size, launch.local_size, 0, 1), shared)
        if not any_alias(shared, program.touched):
            batch.vectorizer = LoopVectorizer(batch, vectorizable_loops(uops), BATCH)
        batch.run(program.body)
        return
    at_once = max(1, min(BATCH // items, BATCH_BYTES // max(1, bytes_per_group(uops, items, launch.scratch_bytes))))
    for first in range(0, groups, at_once):
        threads = Threads(launch.global_size, launch.local_size, first, min(at_once, groups - first))
        Batch(program, launch, threads, shared).run(program.body)


class Batch:
    """Some groups of a launch on their way through the program:
    values by node, memories, registers, who is active.

    A value is an array (1 or threads,) or, for vectors, (1 or threads, lanes); 1 where all threads have the same."""

    def __init__(self, program: Program, launch: _Launch, threads: Threads, shared: Mapping[UOp, Memory]) -> None:
        self.launch, self.threads = launch, threads
        self.touched = program.touched
        self.values: dict[UOp, Array] = {}
        self.memories: dict[UOp, Memory] = dict(shared)
        self.registers: dict[Register, tuple[Array, Array | None]] = {}  # value, and who stored it (None: everyone)
        self.scratch: tuple[Array, Array] | None = None
        self.vectorizer: LoopVectorizer | None = None
        self.pending = Pending()

    def run(self, body: Sequence[Step | Block]) -> None:
        values = self.values
        for part in body:
            if isinstance(part, Block):
                if part.head.op is Op.RANGE:
                    self.run_loop(part)
                else:
                    self.run_if(part)
            elif part.compute is not None:
                values[part.uop] = part.compute(*[values[s] for s in part.uop.src])
            elif part.register is not None:
                self.access_register(part.uop, part.register)
            else:
                result = _HANDLERS[part.uop.op](self, part.uop)
                if result is not None:
                    values[part.uop] = result

    # -- control

    def run_loop(self, loop: Block) -> None:
        start, stop = (self.values[s] for s in loop.head.src)
        dtype = numpy_value_dtype(loop.head.type)
        if start.size == 1 and stop.size == 1:
            first, last = int(start[0]), int(stop[0])
            if self.vectorizer is not None and self.vectorizer.run(loop, first, last):
                return
            for counter in range(first, last):
                self.values[loop.head] = np.full(1, counter, dtype)
                self.run(loop.body)
            return
        outer = self.threads.mask
        trips = np.broadcast_to(stop.astype(np.int64) - start, (self.threads.count,))
        if outer is not None:
            trips = np.where(outer, trips, 0)
        for step in range(int(trips.max())):
            active = step < trips
            self.threads.mask = None if active.all() else active
            self.values[loop.head] = (start + step).astype(dtype)
            self.run(loop.body)
        self.threads.mask = outer

    def run_if(self, block: Block) -> None:
        condition = self.values[block.head.src[0]]
        if condition.size == 1:
            if condition[0]:
                self.run(block.body)
            return
        outer = self.threads.mask
        mask = self.threads.narrow(condition)
        if mask.any():
            self.threads.mask = mask
            self.run(block.body)
            self.threads.mask = outer

    def barrier(self, uop: UOp) -> None:
        threads = self.threads
        if threads.mask is None:
            threads.epochs += 1
            return
        active: Array = threads.mask.reshape(threads.groups, threads.items)
        everyone: Array = np.logical_and.reduce(active, axis=1)
        absent: Array = ~active & (active.any(axis=1) & ~everyone)[:, None]
        if absent.any():
            who = threads.describe(int(threads.numbers[np.flatnonzero(absent)[0]]))
            raise SpecError(f"a part of a work-group reaches this BARRIER; {who} does not", node=repr(uop))
        threads.epochs += everyone

    def commit(self, uop: UOp) -> None:
        self._check_together(uop)
        self.pending.commit()

    def wait(self, uop: UOp) -> None:
        self._check_together(uop)
        self.pending.wait(uop.slot, self.threads)

    def _check_together(self, uop: UOp) -> None:
        """Groups of stores are counted for all threads at once."""
        if self.threads.mask is not None:
            raise SpecError(f"a part of the threads reaches this {uop.op.name}", node=repr(uop), stage="linear")

    # -- values

    def constant(self, uop: UOp) -> Array:
        return constant(uop.value, uop.type)[None]

    def variable(self, uop: UOp) -> Array:
        variable = uop.variable
        if variable.name not in self.launch.variables:
            raise BufferError(f"variable {variable.name} is missing; there are {sorted(self.launch.variables)}")
        value = self.launch.variables[variable.name]
        if not variable.min <= value <= variable.max:
            raise OutOfBounds(f"variable {variable.name} = {value} is outside [{variable.min}, {variable.max}]\n  in {uop!r}")
        return np.full(1, value, numpy_value_dtype(uop.type))

    def special(self, uop: UOp) -> Array:
        bound = self.values[uop.src[0]]
        if uop.name in ("start", "stop"):
            value = np.full(1, self.launch.start if uop.name == "start" else self.launch.stop, np.int64)
            outside = (value < 0) | (value > bound)
        else:
            value = self.threads.coordinate(int(uop.name[1]), of_group=uop.name[0] == "g")
            outside = value >= bound
        if outside.any():
            most = int(value.max())
            raise OutOfBounds(f"the launch gives {uop.name} = {most}, beyond its bound of {int(bound.max())}\n  in {uop!r}")
        return value.astype(numpy_value_dtype(uop.type))

    def vectorize(self, uop: UOp) -> Array:
        first = uop.src[0]
        if first.lanes == 1 and all(s is first for s in uop.src):
            value = self.values[first]
            return np.broadcast_to(value[:, None], (len(value), len(uop.src)))
        parts = [x if x.ndim == 2 else x[:, None] for x in (self.values[s] for s in uop.src)]
        rows = max(len(x) for x in parts)
        return np.concatenate([np.broadcast_to(x, (rows, x.shape[1])) for x in parts], axis=1)

    def pick(self, uop: UOp) -> Array:
        """GEP, and SHUFFLE, which picks from two vectors in a row"""
        lanes = uop.arg
        if not isinstance(lanes, tuple):
            raise SpecError(f"a {uop.op.name} carries a tuple of lanes", node=repr(uop), stage="linear")
        value = self.values[uop.src[0]] if uop.op is Op.GEP else self.vectorize(uop)
        vector = value if value.ndim == 2 else value[:, None]
        picked = vector[:, list(lanes)]  # pyright: ignore[reportUnknownArgumentType]
        return picked[:, 0] if uop.lanes == 1 else picked

    def matrix_unit(self, uop: UOp) -> Array:
        a, b, c = (self.values[s] for s in uop.src)
        for load_ in late_loads(uop):
            read_late(self.memories[load_.src[0].src[0]], self.address(load_, load_.lanes), self.threads)
        result = wmma(uop, (a, b, c), self.threads)
        return result[:, 0] if uop.lanes == 1 else result

    # -- memory

    def define_local(self, uop: UOp) -> None:
        if uop in self.memories:  # in a loop
            return
        pointer, threads = uop.pointer, self.threads
        count, base = threads.groups * pointer.size, (threads.rows * pointer.size)[:, None]
        memory = without_values(f"local memory {uop.arg}", pointer.base, count, pointer.size, base)
        if threads.items > 1:
            memory.races = RaceTracker(count, threads.items, reads=True)
        self.memories[uop] = memory

    def define_scratch(self, uop: UOp) -> None:
        """A window of the thread's scratch bytes; windows may overlap, so what is written is known per byte."""
        (name, offset), pointer = scratch_place(uop), uop.pointer
        itemsize, room = pointer.base.itemsize, self.launch.scratch_bytes
        if offset % itemsize or offset + pointer.size * itemsize > room:
            end = offset + pointer.size * itemsize
            raise OutOfBounds(f"scratch {name} takes bytes {offset} to {end} of the launch's {room}\n  in {uop!r}")
        stride = -(-room // 64) * 64
        if self.scratch is None:
            self.scratch = np.zeros(self.threads.count * stride, np.uint8), np.zeros(self.threads.count * stride, np.uint8)
        raw, written = self.scratch
        base = (np.arange(self.threads.count, dtype=np.int64) * (stride // itemsize) + offset // itemsize)[:, None]
        storage = numpy_storage_dtype(pointer.base)
        flags = written.view(f"u{itemsize}")
        self.memories[uop] = Memory(f"scratch {name}", pointer.base, raw.view(storage), pointer.size, base, flags)

    def load(self, uop: UOp) -> Array:
        gate = uop.gate
        value = load(self.memories[uop.src[0].src[0]], self.address(uop, uop.lanes), self.threads)
        if gate is not None:
            enabled, alternative = self.values[gate], self.values[uop.src[1]]
            value = np.where(_column(enabled), value, _column(alternative))
        return value[:, 0] if uop.lanes == 1 else value

    def store(self, uop: UOp) -> None:
        value = uop.src[1]
        stored = self.pending.begin if uop.access.asynchronous else store
        stored(self.memories[uop.src[0].src[0]], self.address(uop, value.lanes), _column(self.values[value]), self.threads)

    def address(self, uop: UOp, lanes: int) -> Address:
        """Where a LOAD or STORE goes, and for which lanes of which threads."""
        place = uop.src[0]
        index = self.values[place.src[1]]
        contiguous = index.ndim == 1
        if not contiguous and index.shape[1] != lanes:
            raise SpecError(f"{index.shape[1]} addresses for {lanes} lanes", node=repr(uop), stage="linear")
        elements = _column(index.astype(np.int64))
        if contiguous and lanes > 1:
            elements = elements + np.arange(lanes)
        enabled = None if self.threads.mask is None else self.threads.mask[:, None]
        if len(place.src) > 2:
            gate = _column(self.values[place.src[2]])
            enabled = gate if enabled is None else enabled & gate
        return Address(uop, elements, enabled, contiguous)

    def access_register(self, uop: UOp, register: Register) -> None:
        if uop.op is Op.LOAD:
            self.values[uop] = self.load_register(uop, register)
        else:
            self.store_register(register, self.values[uop.src[1]])

    def load_register(self, uop: UOp, register: Register) -> Array:
        value, stored = self.registers.get(register, (None, None))
        if value is not None and stored is None:
            return value
        missing = np.ones(1, np.bool_) if stored is None else self.threads.narrow(~stored)
        if value is None or missing.any():
            who = self.threads.describe_first(missing)
            what = f"element {register[1]} of register {register[0].arg} is read by {who}"
            raise UninitializedRead(f"{what}, and nothing wrote it before\n  in {uop!r}")
        return value

    def store_register(self, register: Register, value: Array) -> None:
        mask = self.threads.mask
        if mask is None:
            self.registers[register] = value, None
            return
        old, stored = self.registers.get(register, (value, np.zeros(self.threads.count, np.bool_)))
        chosen = mask if value.ndim == 1 else mask[:, None]
        self.registers[register] = np.where(chosen, value, old), None if stored is None else stored | mask


def _column(value: Array) -> Array:
    """A scalar per thread as a column, so that it goes with the lanes of a vector."""
    return value if value.ndim == 2 else value[:, None]


def _together(function: Callable[[UOp, Array, Array, Threads], Array]) -> Callable[[Batch, UOp], Array]:
    """A function of two values of each thread, and of which threads there are."""
    return lambda batch, uop: function(uop, batch.values[uop.src[0]], batch.values[uop.src[1]], batch.threads)


def _nothing(batch: Batch, uop: UOp) -> None:
    """Definitions that need no preparation."""


_HANDLERS: dict[Op, Callable[[Batch, UOp], Array | None]] = {
    Op.CONST: Batch.constant,
    Op.DEFINE_GLOBAL: _nothing,
    Op.DEFINE_REG: _nothing,
    Op.DEFINE_LOCAL: Batch.define_local,
    Op.DEFINE_SCRATCH: Batch.define_scratch,
    Op.DEFINE_VAR: Batch.variable,
    Op.SPECIAL: Batch.special,
    Op.TILE_INDEX: _together(tile_index),
    Op.LOAD: Batch.load,
    Op.STORE: Batch.store,
    Op.BARRIER: Batch.barrier,
    Op.COMMIT: Batch.commit,
    Op.WAIT: Batch.wait,
    Op.VECTORIZE: Batch.vectorize,
    Op.GEP: Batch.pick,
    Op.SHUFFLE: Batch.pick,
    Op.WMMA: Batch.matrix_unit,
    Op.GROUP_REDUCE: _together(group_reduce),
    Op.SUBGROUP_SHUFFLE: _together(subgroup_shuffle),
}
