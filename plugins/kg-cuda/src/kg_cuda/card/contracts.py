"""What the runtime asks of a GPU, whoever answers: the driver through cuda-bindings or PyCUDA, or the simulator.

A Card is a device's context with one stream, in whose order everything happens. Addresses are integers; what `load`, `function`,
`event` and `graph` return is the card's own and goes back to it alone.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from kg.plugin import Bytes, KgError

from kg_cuda.card.arguments import Arguments, Words
from kg_cuda.card.tensor_maps import MapSpec

Grid = tuple[int, int, int]
#: Begins a kernel on so many blocks along x, y and z.
Begin = Callable[[int, int, int], None]


class CudaError(KgError):
    """What the driver refused, in its words, and what it was asked for."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What is known of a device before anything runs there."""

    name: str
    arch: str  #: sm_90
    multiprocessors: int
    memory: int  #: bytes
    cuda: tuple[int, int]  #: the CUDA version that its driver is of


@dataclass(frozen=True, slots=True, eq=False)
class Kernel:
    """A kernel that was loaded, with its block's size."""

    name: str  #: for people
    function: object  #: the card's
    block: Grid
    shared: int = 0  #: bytes of the array that a launch makes beside what the kernel declares
    arguments: Arguments | None = None  #: where each lies, if some are tensor maps; None: each is a word


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
        """Begin it, from now on with these nodes at these numbers, each of the kind that it was; None is left out."""
        ...

    def close(self) -> None:
        """Give it back, when no launch of it is under way."""
        ...


class Card(Protocol):
    """A device that was opened."""

    facts: Facts
    #: Freed memory may be kept for the next who asks. Not so where a checker follows what is free.
    pools: bool
    #: Why it can't be used any more; empty while it can.
    dead: str

    def alloc(self, nbytes: int) -> int:
        """The address of so much memory. Raises OutOfMemoryError."""
        ...

    def free(self, address: int) -> None: ...

    def write(self, address: int, data: Bytes) -> None:
        """The host's bytes, which may be changed when this returns."""
        ...

    def read(self, data: Bytes, address: int) -> None:
        """Into the host's array; they are there when this returns."""
        ...

    def copy(self, target: int, source: int, nbytes: int) -> None:
        """Between two places of this card, which don't overlap."""
        ...

    def fill(self, target: int, element: bytes, count: int) -> None:
        """An element of 1, 2 or 4 bytes, so many times."""
        ...

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        """From another card's memory, after all that was launched on either; what is launched on either later comes after it. False where
        the two can't do that."""
        ...

    def stamp(self) -> object:
        """A point in the stream, and the time at which the card reaches it."""
        ...

    def seconds(self, first: object, second: object) -> float:
        """Between two points that the card has reached."""
        ...

    def load(self, image: bytes, name: str) -> object:
        """A module from PTX text or machine code, which `check_image` found whole. Raises LoadError."""
        ...

    def unload(self, module: object) -> None:
        """Give a module back that no launch uses any more."""
        ...

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        """A kernel of the module, whose launches ask for so many bytes of shared memory. Raises where a block can't have them."""
        ...

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        """What a kernel is passed as the map of a tensor in the argument at this address."""
        ...

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """What begins a kernel, with the arguments that are in `words` when it is called."""
        ...

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        """Nodes to be begun together, each after those of these numbers. None where the card has no graphs."""
        ...

    @property
    def stream_number(self) -> int | None:
        """The number of its stream, for others; None where it has none that others could use."""
        ...

    def signal(self, stream: int) -> None:
        """What others put into their stream from now on waits for what was asked of this card."""
        ...

    def wait_for(self, stream: int) -> None:
        """What is asked of this card from now on waits for what others have put into their stream."""
        ...

    def synchronize_context(self) -> None:
        """Until all streams of the context are done, those of others too."""
        ...

    def home(self, address: int) -> int | None:
        """The number of the GPU that memory at this address is of; None where it is of none."""
        ...

    def synchronize(self) -> None:
        """Until all is done. Raises what a launch did wrong meanwhile."""
        ...

    def close(self) -> None: ...


#: Opens the card of a number.
Opener = Callable[[int], Card]


def words_of(count: int) -> Words:
    """Room for so many arguments."""
    return (ctypes.c_uint64 * count)()
