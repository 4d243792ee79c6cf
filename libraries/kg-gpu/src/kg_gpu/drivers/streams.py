"""A card over a driver like CUDA's (HIP): functions by name, streams, events, pinned memory.

What is asked for goes to one stream of the card's own. A driver's package subclasses and gives the names and the few calls that differ.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any, ClassVar, Final
from weakref import WeakSet

from kg.plugin import Bytes

from kg_gpu.card import Card, Facts, Graph, Node
from kg_gpu.clock import Stamp
from kg_gpu.drivers.errors import Failures
from kg_gpu.drivers.staging import Staging

#: Flags: of a stream that waits for no other, of an event that only orders, of pinned memory that all cards can reach.
_NON_BLOCKING, _UNTIMED, _PORTABLE = 1, 2, 1
#: What fills with elements of so many bytes.
_FILLS: Final = {1: "MemsetD8Async", 2: "MemsetD16Async", 4: "MemsetD32Async"}


@dataclass(frozen=True, slots=True)
class Names:
    """How a driver calls its functions: `prefix` before those that all such drivers have,
    the others in full."""

    prefix: str  #: cu, hip
    alloc: str
    free: str
    pin: str
    unpin: str
    stream: str  #: makes a stream
    event: str  #: makes an event
    wait: str  #: until all streams are done


class StreamCard(Card):
    """Launches go on while Python does.
    What one did wrong is told by the next call that waits, with the kernels in question.

    Subclass: `names`, `here`, `do`, `made`, `elapsed`, `peer`, `meet`, `graph_of`, and of Card `load`, `function`, `launcher`, `home`; call `begin` when calls can be made.
    """

    names: ClassVar[Names]
    has_clock = True
    #: Within it the card is this thread's. Raises LaunchError for a card that is dead.
    here: AbstractContextManager[None]
    #: What copies between cards know this one by.
    peer: object

    def __init__(self, number: int, facts: Facts, failures: Failures) -> None:
        self.number, self.facts = number, facts
        self.failures, self.launched = failures, failures.launched
        self.stream: Any = None
        self._modules: dict[int, Any] = {}
        self._graphs: WeakSet[Any] = WeakSet()
        self._events: list[Any] = []
        #: events that nobody uses: for the order of streams, and for times
        self._marks: list[Any] = []
        self._stamps: list[Any] = []
        self._pinned: list[int] = []
        self._met: set[int] = set()
        self._staging = Staging(self)

    def begin(self) -> None:
        """Make the stream."""
        with self.here:
            self.stream = self.made(self.names.stream, _NON_BLOCKING)

    # -- calls

    def do(self, name: str, *arguments: object) -> object:
        """Call a function of the driver. Raises what it refuses."""
        raise NotImplementedError

    def made(self, name: str, *arguments: object) -> Any:
        """What a function makes: a handle, an address."""
        raise NotImplementedError

    def _do(self, name: str, *arguments: object) -> None:
        self.do(self.names.prefix + name, *arguments)

    # -- memory

    def alloc(self, nbytes: int) -> int:
        with self.here:
            return int(self.made(self.names.alloc, nbytes))

    def free(self, address: int) -> None:
        if not self.dead:
            with self.here:
                self.do(self.names.free, address)

    def write(self, address: int, data: Bytes) -> None:
        with self.here:
            self._staging.write(address, data)

    def read(self, data: Bytes, address: int) -> None:
        before = list(self.launched)
        with self.here:
            self._staging.read(data, address)
        for name in before if data.size else ():  # all that was launched before the read has ended
            if self.launched and self.launched[0] is name:
                self.launched.popleft()

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if nbytes:
            with self.here:
                self._do("MemcpyDtoDAsync", target, source, nbytes, self.stream)

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            with self.here:
                self._do(_FILLS[len(element)], target, int.from_bytes(element, "little"), count, self.stream)

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        if not isinstance(other, type(self)):
            return False
        if nbytes:
            with other.here:
                begun = other.mark()
            with self.here:
                if other.number not in self._met:
                    self._met.add(other.number)
                    self.meet(other)
                self._do("StreamWaitEvent", self.stream, begun, 0)
                self._do("MemcpyPeerAsync", target, self.peer, source, other.peer, nbytes, self.stream)
                done = self.mark()
            with other.here:  # what it launches from now on may write there
                other._do("StreamWaitEvent", other.stream, done, 0)
            other._marks.append(begun)
            self._marks.append(done)
        return True

    def meet(self, other: Any) -> None:
        """Have this card reach the other's memory where it can:
        else the driver takes such copies through the host."""
        raise NotImplementedError

    # -- others on the device

    @property
    def stream_number(self) -> int | None:
        return None if self.stream is None else int(self.stream)

    def signal(self, stream: int) -> None:
        with self.here:
            event = self.mark()
            self._do("StreamWaitEvent", stream, event, 0)
            self._marks.append(event)

    def wait_for(self, stream: int) -> None:
        with self.here:
            event = self.mark(stream)
            self._do("StreamWaitEvent", self.stream, event, 0)
            self._marks.append(event)

    def synchronize_context(self) -> None:
        with self.here:
            self.do(self.names.wait)

    # -- what staging asks for, within `here`

    def pin(self, nbytes: int) -> int:
        address = int(self.made(self.names.pin, nbytes, _PORTABLE))
        self._pinned.append(address)
        return address

    def send(self, target: int, pinned: int, nbytes: int) -> None:
        self._do("MemcpyHtoDAsync", target, pinned, nbytes, self.stream)

    def fetch(self, pinned: int, source: int, nbytes: int) -> None:
        self._do("MemcpyDtoHAsync", pinned, source, nbytes, self.stream)

    def mark(self, stream: int | None = None) -> object:
        """The place that our stream, or that of others, has come to."""
        event = self._marks.pop() if self._marks else self._event(_UNTIMED)
        self._do("EventRecord", event, self.stream if stream is None else stream)
        return event

    def pass_marks(self, marks: Sequence[object]) -> None:
        self._do("EventSynchronize", marks[-1])
        self._marks += marks

    # -- the clock

    def _event(self, flags: int) -> Any:
        event = self.made(self.names.event, flags)
        self._events.append(event)
        return event

    def stamp(self) -> object:
        with self.here:
            stamp = Stamp(self._stamps.pop() if self._stamps else self._event(0), self._stamps)
            self._do("EventRecord", stamp.event, self.stream)
        return stamp

    def seconds(self, first: object, second: object) -> float:
        assert isinstance(first, Stamp) and isinstance(second, Stamp)
        with self.here:
            return self.elapsed(first.event, second.event) / 1000

    def elapsed(self, first: object, second: object) -> float:
        """Milliseconds between two events that are timed."""
        raise NotImplementedError

    # -- kernels

    def keep(self, module: Any) -> object:
        """A module that was loaded, until `unload` or `close`."""
        self._modules[int(module)] = module
        return module

    def unload(self, module: Any) -> None:
        if not self.dead and self._modules.pop(int(module), None) is not None:
            with self.here:
                self._do("ModuleUnload", module)

    def graph_of(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph:
        """The driver's graph, made within `here`."""
        raise NotImplementedError

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        with self.here:
            graph = self.graph_of(name, nodes, after)
        self._graphs.add(graph)
        return graph

    def synchronize(self) -> None:
        with self.here:
            self._do("StreamSynchronize", self.stream)
        self.launched.clear()

    def close(self) -> None:
        if self.stream is not None and not self.dead:
            self.synchronize()
            for graph in list(self._graphs):
                graph.close()
            for module in list(self._modules.values()):
                self.unload(module)
            with self.here:
                for event in self._events:
                    self._do("EventDestroy", event)
                for address in self._pinned:
                    self.do(self.names.unpin, address)
                self._do("StreamDestroy", self.stream)
            self.release()
        self.stream = None
        self.dead = self.dead or f"{self.facts.name} was closed"

    def release(self) -> None:
        """Give back what the card was opened with, where that is anything."""
