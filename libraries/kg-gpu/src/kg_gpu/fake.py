"""A fake driver for tests: defers work until a wait, records every call, fails on demand.

Launches and copies lie in their stream until then, so that host memory that is reused too early, a module that goes too early and streams that
don't wait for each other give wrong results, or an error. A subclass has the vendor's functions, and what a launch runs.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar

import numpy as np
from kg.plugin import Bytes

from kg_gpu.graphs.dependencies import late_order

_T = TypeVar("_T")
#: How far apart the numbers of handles are, and where they and the addresses of memory begin.
_APART, _FIRST, _BASE = 16, 0x1000, 1 << 32


@dataclass
class Stream:
    """What was asked for and isn't done.
    `done` counts what is. `blocking`: for drivers with streams that wait for a default one."""

    blocking: bool = False
    waiting: deque[Callable[[], object]] = field(default_factory=deque[Callable[[], object]])
    asked: int = 0
    done: int = 0

    def ask(self, work: Callable[[], object]) -> None:
        self.waiting.append(work)
        self.asked += 1

    def run(self, until: int) -> None:
        while self.done < until:
            self.done += 1
            self.waiting.popleft()()


@dataclass
class Event:
    """The place in a stream where it was recorded last, and when that was reached."""

    stream: Stream | None = None
    place: int = 0
    time: float = 0.0

    @property
    def reached(self) -> bool:
        return self.stream is not None and self.stream.done >= self.place

    def wait(self) -> None:
        if self.stream is not None:
            self.stream.run(self.place)


@dataclass(eq=False)
class Instance:
    """A graph as it is launched: what its nodes do now, whether they do,
    and for each the numbers of those before it."""

    work: list[Any]
    after: Sequence[Sequence[int]]
    on: list[bool] = field(default_factory=list[bool])

    def __post_init__(self) -> None:
        self.on = self.on or [True] * len(self.work)

    def as_now(self) -> Callable[[], object]:
        """One launch, of the nodes as they are now:
        in another order than they were written in, as far as dependencies allow."""
        order = [self.work[at] for at in late_order(self.after) if self.on[at]]
        return lambda: [work() for work in order]


class Fault(Exception):
    """What hardware would stop at."""


class Memory(Protocol):
    """A device's memory. A simulator's own checks more."""

    def alloc(self, nbytes: int, /) -> int: ...

    def free(self, address: int, /) -> None: ...

    def view(self, address: int, nbytes: int, /) -> Bytes: ...

    def mark_written(self, address: int, nbytes: int, /) -> object: ...


class Blocks:
    """Memory in blocks, of which none is next to another. What is outside of all, or freed, is a Fault."""

    def __init__(self) -> None:
        self._blocks: dict[int, Bytes] = {}
        self._next = _BASE

    def alloc(self, nbytes: int) -> int:
        address = self._next
        self._next += -(-max(1, nbytes) // _BASE) * _BASE
        self._blocks[address] = np.full(nbytes, 0xA5, np.uint8)
        return address

    def free(self, address: int) -> None:
        del self._blocks[address]

    def view(self, address: int, nbytes: int) -> Bytes:
        start = address // _BASE * _BASE
        block = self._blocks.get(start)
        if block is None or address - start + nbytes > block.size:
            raise Fault(f"{nbytes} bytes at {address:#x} are in no block of memory")
        return block[address - start :][:nbytes]

    def rest(self, address: int) -> int:
        """The bytes from an address to the end of its block."""
        start = address // _BASE * _BASE
        return self._blocks[start].size - (address - start) if start in self._blocks else 0

    def mark_written(self, address: int, nbytes: int) -> None:
        pass


class FakeDriver:
    """Of one process, with memory of `capacity` bytes.
    `now`: milliseconds of the clock, which launches and copies put on.

    Threads may call it, as they call drivers: what is `locked` holds `lock`.
    """

    def __init__(self, memory: Memory, capacity: int = 1 << 36) -> None:
        self.memory, self.capacity = memory, capacity
        self.lock = threading.RLock()
        self.calls: list[str] = []
        #: call -> error, from now on
        self.failing: dict[str, int] = {}
        self.blocks: dict[int, int] = {}
        self.handles: dict[int, object] = {}
        self.now = 0.0

    def locked(self, call: Callable[..., _T]) -> Callable[..., _T]:
        """The call as threads make it, one at a time."""

        def entry(*arguments: Any) -> _T:
            with self.lock:
                return call(*arguments)

        return entry

    def handle(self, held: object) -> int:
        """The number by which a caller knows something of the driver's."""
        number = _FIRST + _APART * len(self.calls)
        while number in self.handles:
            number += _APART
        self.handles[number] = held
        return number

    def held(self, number: int, kind: type[_T]) -> _T:
        """What a number stands for, while it is there."""
        found = self.handles[number]
        assert isinstance(found, kind), f"{number:#x} is a {type(found).__name__}, no {kind.__name__}"
        return found

    def alive(self, kind: type[object]) -> int:
        """How many of a kind were not given back."""
        return sum(isinstance(held, kind) for held in self.handles.values())

    # -- streams and events

    def streams(self) -> Iterable[Stream]:
        return [held for held in self.handles.values() if isinstance(held, Stream)]

    def ask(self, stream: Stream, work: Callable[[], object]) -> None:
        """Work that is done when somebody waits for it."""
        stream.ask(work)

    def finish(self) -> None:
        """All streams: what a driver waits for by itself, as where memory is given back."""
        for stream in self.streams():
            stream.run(stream.asked)

    def record(self, event: Event, stream: Stream) -> None:
        self.ask(stream, lambda: setattr(event, "time", self.now))
        event.stream, event.place = stream, stream.asked

    def wait_in(self, stream: Stream, event: Event) -> None:
        """What comes next in a stream waits for an event, as it is now."""
        awaited = replace(event)
        self.ask(stream, awaited.wait)

    # -- memory

    def take(self, nbytes: int) -> int | None:
        """The address of new memory; None where there is none left."""
        if sum(self.blocks.values()) + nbytes > self.capacity:
            return None
        address = self.memory.alloc(nbytes)
        self.blocks[address] = nbytes
        return address

    def give(self, address: int) -> bool:
        """Take memory back, after all that is under way; whether it was there."""
        self.finish()
        if address not in self.blocks:
            return False
        del self.blocks[address]
        self.memory.free(address)
        return True

    def copied(self, target: int, nbytes: int, of: Callable[[], bytes]) -> None:
        """A copy, when its turn has come."""
        self.now += 1
        self.memory.view(target, nbytes)[...] = np.frombuffer(of(), np.uint8)
        self.memory.mark_written(target, nbytes)

    def fetched(self, data: Bytes, source: int) -> None:
        """A copy to the host."""
        self.now += 1
        data[...] = self.memory.view(source, data.size)
