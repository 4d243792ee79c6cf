"""The memories of the interpreter: every access is checked, then done for all threads at once.

Global, work-group and scratch memory are flat raw arrays in which each thread has its row; registers are values by name.
"""

from __future__ import annotations

from dataclasses import field

import numpy as np

from kg.dtype import DType
from kg.errors import DataRace, OutOfBounds, SpecError, UninitializedRead
from kg.ir.uop import UOp
from kg.records import dataclass
from kg.semantics.floats import Array, from_storage, numpy_storage_dtype, to_storage
from kg.semantics.interp.race import Race, RaceTracker
from kg.semantics.interp.threads import Threads


@dataclass(slots=True)
class Memory:
    """`size` elements from `base` (one number, or one per thread as a column) in the raw array.

    `written` has the bits of every element that was stored set, for memory that starts without values. While `undo` is a
    list, what stores replace is noted there: elements, their raw values, their `written`."""

    name: str
    dtype: DType
    raw: Array
    size: int
    base: Array | int = 0
    written: Array | None = None
    races: RaceTracker | None = None
    undo: list[tuple[Array, Array, Array | None]] | None = None

    def roll_back(self) -> None:
        """Undo the stores since `undo` was set, the latest first."""
        while self.undo:
            elements, raw, written = self.undo.pop()
            self.raw[elements] = raw
            if self.written is not None and written is not None:
                self.written[elements] = written


@dataclass(slots=True)
class Address:
    """The elements that a LOAD or STORE names: (1 or threads, lanes); `enabled` broadcasts to it,
    None is all."""

    uop: UOp
    elements: Array
    enabled: Array | None
    contiguous: bool


def load(memory: Memory, address: Address, threads: Threads) -> Array:
    """The values, (1 or threads, lanes); arbitrary where not enabled."""
    _check(memory, address, threads)
    if not memory.raw.size:  # nothing is enabled
        return from_storage(np.zeros(address.elements.shape, memory.raw.dtype), memory.dtype)
    flat = address.elements + memory.base
    if address.enabled is not None:
        flat = np.where(address.enabled, flat, 0)
    if memory.written is not None:
        _check_written(memory, address, memory.written[flat], threads)
    if memory.races is not None and memory.races.follows_reads:
        elements, numbers, epochs, _ = _each(address, flat, threads)
        _report(memory.races.read(elements, numbers, epochs), memory, address, threads)
    return from_storage(memory.raw[flat], memory.dtype)


def store(memory: Memory, address: Address, values: Array, threads: Threads) -> None:
    """Stores `values` (1 or threads, lanes) where enabled.
    A later lane wins over an earlier one of its thread."""
    _check(memory, address, threads)
    if not memory.raw.size:
        return
    elements, numbers, epochs, chosen = _each(address, address.elements + memory.base, threads)
    if memory.races is not None:
        _report(memory.races.write(elements, numbers, epochs), memory, address, threads)
        _report_in_flight(memory.races.is_read_late(elements, epochs), memory, address, elements, numbers, threads)
    if memory.undo is not None:
        marks = None if memory.written is None else memory.written[elements]
        memory.undo.append((elements, memory.raw[elements], marks))
    raw = np.broadcast_to(to_storage(values, memory.dtype), (threads.count, address.elements.shape[1]))
    memory.raw[elements] = raw.ravel() if chosen is None else raw[chosen]
    if memory.written is not None:
        memory.written[elements] = np.iinfo(memory.written.dtype).max


@dataclass(slots=True)
class Pending:
    """Asynchronous stores of a batch that are under way, in groups; the last one is not committed yet."""

    groups: list[list[tuple[Memory, Address, Array]]] = field(default_factory=lambda: [list[tuple[Memory, Address, Array]]()])

    def begin(self, memory: Memory, address: Address, values: Array, threads: Threads) -> None:
        """The values are on their way: until they are waited for nothing can be read where they go."""
        store(memory, address, values, threads)
        if memory.written is not None and memory.raw.size:
            memory.written[_each(address, address.elements + memory.base, threads)[0]] = 0
        self.groups[-1].append((memory, address, values))

    def commit(self) -> None:
        self.groups.append([])

    def wait(self, left: int, threads: Threads) -> None:
        """All but the last `left` groups arrive now, as if they were stored only now."""
        while len(self.groups) - 1 > left:
            for memory, address, values in self.groups.pop(0):
                store(memory, address, values, threads)


def without_values(name: str, dtype: DType, count: int, size: int, base: Array | int) -> Memory:
    """Memory of `count` elements in all, none of them written yet."""
    storage = numpy_storage_dtype(dtype)
    return Memory(name, dtype, np.zeros(count, storage), size, base, np.zeros(count, f"u{storage.itemsize}"))


def _each(address: Address, flat: Array, threads: Threads) -> tuple[Array, Array, Array, Array | None]:
    """Per enabled lane of every thread: element in the raw array, thread number, barriers passed;
    and which those are."""
    shape = (threads.count, flat.shape[1])
    elements = np.broadcast_to(flat, shape)
    numbers = np.broadcast_to(threads.numbers[:, None], shape)
    epochs = np.broadcast_to(threads.epochs[threads.rows][:, None], shape)
    if address.enabled is None:
        return elements.ravel(), numbers.ravel(), epochs.ravel(), None
    chosen = np.broadcast_to(address.enabled, shape)
    return elements[chosen], numbers[chosen], epochs[chosen], chosen


def _check(memory: Memory, address: Address, threads: Threads) -> None:
    """Bounds, and the alignment that the access claims."""
    unsigned = address.elements.view(np.uint64)  # a negative element is a huge one
    if address.enabled is None:
        if unsigned.size == 1:
            if unsigned.item() >= memory.size:
                _report_outside(memory, address, unsigned >= memory.size, threads)
        elif unsigned.size and int(unsigned.max()) >= memory.size:
            _report_outside(memory, address, unsigned >= memory.size, threads)
    else:
        outside = (unsigned >= np.uint64(memory.size)) & address.enabled
        if outside.any():
            _report_outside(memory, address, outside, threads)
    align = address.uop.access.align
    if align > memory.dtype.itemsize:
        first = address.elements[:, :1] if address.contiguous else address.elements
        misaligned = first * memory.dtype.itemsize % align != 0
        bad = misaligned if address.enabled is None else misaligned & address.enabled
        if bad.any():
            element = int(np.broadcast_to(first, bad.shape)[bad][0])
            where = f"{memory.name}[{element}] by {threads.describe_first(bad)}"
            raise SpecError(f"the access to {where} is not aligned to {align} bytes as it claims", node=repr(address.uop))


def _report_outside(memory: Memory, address: Address, outside: Array, threads: Threads) -> None:
    element = int(np.broadcast_to(address.elements, outside.shape)[outside][0])
    raise OutOfBounds(
        f"{memory.name}[{element}] is outside its {memory.size} elements, accessed by {threads.describe_first(outside)}\n"
        f"  in {address.uop!r}"
    )


def _check_written(memory: Memory, address: Address, written: Array, threads: Threads) -> None:
    missing = written != np.iinfo(written.dtype).max
    if address.enabled is not None:
        missing = missing & address.enabled
    if missing.any():
        element = int(np.broadcast_to(address.elements, missing.shape)[missing][0])
        where = f"{memory.name}[{element}] is read by {threads.describe_first(missing)}"
        raise UninitializedRead(f"{where}, and nothing wrote it before\n  in {address.uop!r}")


def read_late(memory: Memory, address: Address, threads: Threads) -> None:
    """An asynchronous unit reads what is at the address from now on."""
    if memory.races is not None:
        elements, _, epochs, _ = _each(address, address.elements + memory.base, threads)
        memory.races.read_late(elements, epochs)


def _report_in_flight(
    in_flight: Array, memory: Memory, address: Address, elements: Array, numbers: Array, threads: Threads
) -> None:
    if in_flight.any():
        at = int(np.flatnonzero(in_flight)[0])
        base = int(np.broadcast_to(memory.base, (threads.count, 1))[np.flatnonzero(threads.numbers == numbers[at])[0], 0])
        raise DataRace(
            f"{memory.name}[{elements[at] - base}]: {threads.describe(int(numbers[at]))} writes it while a unit may still read it: "
            f"two barriers of the work-group must lie between\n  in {address.uop!r}"
        )


def _report(race: Race | None, memory: Memory, address: Address, threads: Threads) -> None:
    if race is None:
        return
    row = int(np.flatnonzero(threads.numbers == race.now)[0])
    base = int(np.broadcast_to(memory.base, (threads.count, 1))[row, 0])
    before = "several work-items" if race.before < 0 else threads.describe(race.before)
    kind = "both write" if race.both_write else "one writes and one reads"
    raise DataRace(
        f"{memory.name}[{race.element - base}]: {threads.describe(race.now)} and {before} {kind} it "
        f"with no barrier of their group between\n  in {address.uop!r}"
    )
