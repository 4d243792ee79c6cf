"""The Card protocol: what a runtime asks of a GPU, implemented by vendors' drivers and simulators.

A Card is a device's context with one stream, in whose order everything happens. Addresses are integers; what `load`, `function`,
`stamp` and `graph` return is the card's own and goes back to it alone.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from kg.plugin import Bytes

Grid = tuple[int, int, int]
#: Begins a kernel on so many work-groups along x, y and z.
Begin = Callable[[int, int, int], None]
#: A kernel's arguments, in words of eight bytes: addresses, then the values of variables.
Words = ctypes.Array[ctypes.c_uint64]


class Facts(Protocol):
    """What is known of a device before anything runs there."""

    @property
    def name(self) -> str: ...

    @property
    def memory(self) -> int:
        """Bytes."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Kernel:
    """A kernel that was loaded, with its work-group's size. A device may have more fields."""

    name: str  #: for people
    function: object  #: the card's
    block: Grid
    pointers: int  #: how many of its words are addresses, the first ones
    shared: int = 0  #: bytes of shared memory that a launch asks for beside what the kernel declares
    #: writes what follows from the addresses behind them, before a launch with other ones: CUDA's tensor maps
    complete: Callable[[Words], None] | None = None


@dataclass(slots=True)
class KernelNode:
    """A launch in a graph. The arguments are those in `words` when the graph is told of it."""

    kernel: Kernel
    words: Words
    grid: Grid = (1, 1, 1)


@dataclass(frozen=True, slots=True)
class CopyNode:
    """Bytes between two places of the card, which don't overlap."""

    target: int
    source: int
    nbytes: int


@dataclass(frozen=True, slots=True)
class FillNode:
    """An element of 1, 2 or 4 bytes, so many times."""

    target: int
    element: bytes
    count: int


Node = KernelNode | CopyNode | FillNode


class Graph(Protocol):
    """Nodes that are begun by one call, each after those that it depends on."""

    def launch(self, changed: Sequence[tuple[int, Node | None]]) -> None:
        """Begin it, from now on with these nodes at these numbers, each of the kind that it was;
        None is left out."""
        ...

    def close(self) -> None:
        """Give it back, when no launch of it is under way."""
        ...


class Card:
    """A device that was opened.
    Subclass; what is not written here raises or says that the device can't do it."""

    facts: Facts
    #: Freed memory may be kept for the next who asks. Not so where a checker follows what is free.
    pools: bool = True
    #: Why it can't be used any more; empty while it can.
    dead: str = ""
    #: Whether it has a clock of its own: `stamp` and `seconds`.
    has_clock: bool = False
    #: Work-groups of a launch along one dimension, at most; 0 where renderers keep to what there is.
    most_groups: int = 0
    #: As DLPack numbers the streams of such devices: the one that is used where nobody names one.
    default_stream: int = 0

    def forked(self, why: str) -> None:
        """In a process that was forked off: it can't be used there,
        and what it holds is never given back to its driver, whose locks may be those of threads that stayed behind."""
        self.dead = f"{self.facts.name}: {why}"
        hold_for_ever(self)

    # -- memory

    def alloc(self, nbytes: int) -> int:
        """The address of so much memory. Raises OutOfMemoryError."""
        raise NotImplementedError

    def free(self, address: int) -> None:
        raise NotImplementedError

    def write(self, address: int, data: Bytes) -> None:
        """The host's bytes, which may be changed when this returns."""
        raise NotImplementedError

    def read(self, data: Bytes, address: int) -> None:
        """Into the host's array; they are there when this returns."""
        raise NotImplementedError

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """Between two places of this card, which don't overlap."""
        raise NotImplementedError

    def fill(self, target: int, element: bytes, count: int) -> None:
        """An element of 1, 2 or 4 bytes, so many times."""
        self.write(target, np.frombuffer(element * count, np.uint8))

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        """From another card's memory, after all that was launched on either.
        What is launched on either later comes after it. False where the two can't do that."""
        return False

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        """A module from what the device's compiler makes. Raises LoadError."""
        raise NotImplementedError

    def unload(self, module: object) -> None:
        """Give a module back that no launch uses any more."""
        raise NotImplementedError

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        """A kernel of the module, whose launches ask for so many bytes of shared memory.
        Raises where a work-group can't have them."""
        raise NotImplementedError

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """What begins a kernel, with the arguments that are in `words` when it is called."""
        raise NotImplementedError

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        """Nodes to be begun together, each after those of these numbers. None where the card has no graphs."""
        return None

    def synchronize(self) -> None:
        """Until all is done. Raises what a launch did wrong meanwhile."""
        raise NotImplementedError

    def close(self) -> None:
        raise NotImplementedError

    # -- the device's clock

    def stamp(self) -> object:
        """A point in the stream, and the time at which the card reaches it."""
        raise NotImplementedError

    def seconds(self, first: object, second: object) -> float:
        """Between two points that the card has reached."""
        raise NotImplementedError

    # -- others who use the device

    @property
    def stream_number(self) -> int | None:
        """The number of its stream, for others; None where it has none that others could use."""
        return None

    def stream_of(self, stream: object) -> int:
        """A stream of others by its number, as `__dlpack__` is given it. Raises TypeError, ValueError."""
        if isinstance(stream, bool) or not isinstance(stream, int):
            raise TypeError(f"a stream is a number, not {stream!r}")
        if stream < 0:
            raise ValueError(f"there is no stream {stream}")
        return stream

    def signal(self, stream: int) -> None:
        """What others put into their stream from now on waits for what was asked of this card."""
        raise NotImplementedError

    def wait_for(self, stream: int) -> None:
        """What is asked of this card from now on waits for what others have put into their stream."""
        raise NotImplementedError

    def synchronize_context(self) -> None:
        """Until all streams of the context are done, those of others too."""
        self.synchronize()

    def home(self, address: int) -> int | None:
        """The number of the device that memory at this address is of; None where it is of none."""
        return None


def hold_for_ever(what: object) -> None:
    """Not even the end of the interpreter lets go of it."""
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(what))


def words_of(count: int) -> Words:
    """Room for so many arguments."""
    return (ctypes.c_uint64 * count)()
