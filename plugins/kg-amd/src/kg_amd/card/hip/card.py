"""A GPU through HIP: the device's primary context, which PyTorch uses too, and a stream of its own."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from ctypes import byref, c_float, c_int, c_void_p
from typing import Any, Final
from weakref import WeakSet

from kg.plugin import Bytes, DeviceUnavailable, LaunchError, LoadError
from kg_gpu import Begin, Card, Failures, Graph, Kernel, Node, Stamp, Words
from kg_gpu.staging import Staging

from kg_amd.card.contracts import FORKS, AMDCard, AMDError, check_image
from kg_amd.card.hip.api import POINTER_DEVICE, count, facts, hip
from kg_amd.card.hip.graph import HipGraph, packed

_OUT_OF_MEMORY: Final = 2
_NOT_FOUND: Final = 500
#: Errors after which nothing works in this process: an illegal address, a time out, a failed launch, an assertion, memory that can't be corrected.
_FATAL: Final = frozenset({214, 700, 702, 710, 719})
#: What HIP says of two cards that reach each other already.
_MET: Final = 704
_NON_BLOCKING, _UNTIMED, _PORTABLE = 1, 2, 1
#: What fills with elements of so many bytes.
_FILLS: Final = {1: "hipMemsetD8Async", 2: "hipMemsetD16Async", 4: "hipMemsetD32Async"}


class _Here(threading.local):
    """Within it the card is this thread's device. After it, what others have chosen is again: PyTorch takes its device from it."""

    def __init__(self, card: HipCard) -> None:
        self._card, self._get, self._set = card, card.hip.hipGetDevice, card.hip.hipSetDevice
        self._before: list[int] = []

    def __enter__(self) -> None:
        if self._card.dead:
            raise LaunchError(self._card.dead)
        now = c_int()
        self._get(byref(now))
        self._before.append(now.value)
        if now.value != self._card.number:
            code = self._set(self._card.number)
            if code:
                self._before.pop()
                self._card.failed("hipSetDevice", code)

    def __exit__(self, *_: object) -> None:
        before = self._before.pop()
        if before != self._card.number:
            self._set(before)


class HipCard(AMDCard):
    """One GPU. Launches go on while Python does. What one did wrong is told by the next call that waits, with the kernels in question; a memory fault ends the process,
    which HIP does by itself."""

    has_clock = True

    def __init__(self, number: int = 0) -> None:
        self.hip = hip()
        there = count()
        if number >= there:
            raise DeviceUnavailable(f"AMD:{number}: there {'is' if there == 1 else 'are'} {there} GPU{'s' * (there != 1)} here")
        self.facts = facts(number)
        self.number = number
        self._failures = Failures(self.facts.name, AMDError, ". AMD_SERIALIZE_KERNEL=3 tells which it was")
        self.launched = self._failures.launched
        self._modules: set[int] = set()
        self._graphs: WeakSet[HipGraph] = WeakSet()
        self._events: list[int] = []
        #: events that nobody uses: for the order of streams, and for times
        self._marks: list[Any] = []
        self._stamps: list[Any] = []
        self._pinned: list[int] = []
        self._met: set[int] = set()
        self._staging = Staging(self)
        self.here = _Here(self)
        with self.here:
            self.stream = self.made("hipStreamCreateWithFlags", _NON_BLOCKING)
        FORKS.cards.add(self)

    # -- calls

    def do(self, name: str, *arguments: object) -> None:
        code = getattr(self.hip, name)(*arguments)
        if code:
            self.failed(name, code)

    def made(self, name: str, *arguments: object) -> int:
        """What a function writes to where its first argument points: a handle, an address."""
        out = c_void_p()
        self.do(name, byref(out), *arguments)
        return out.value or 0

    def failed(self, name: str, code: int) -> None:
        self.hip.hipGetLastError()  # else it is told again, by a call that others make
        error = self._failures.error(name, self.hip.words(code), fatal=code in _FATAL, memory=code == _OUT_OF_MEMORY)
        self.dead = self._failures.dead or self.dead
        raise error

    # -- memory

    def alloc(self, nbytes: int) -> int:
        with self.here:
            return self.made("hipMalloc", nbytes)

    def free(self, address: int) -> None:
        if not self.dead:
            with self.here:
                self.do("hipFree", address)

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
                self.do("hipMemcpyDtoDAsync", target, source, nbytes, self.stream)

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            with self.here:
                self.do(
                    _FILLS[len(element)],
                    target,
                    int.from_bytes(element, "little", signed=len(element) == 4),
                    count,
                    self.stream,
                )

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        if not isinstance(other, HipCard):
            return False
        if nbytes:
            with other.here:
                begun = other.mark()
            with self.here:
                self._meet(other)
                self.do("hipStreamWaitEvent", self.stream, begun, 0)
                self.do("hipMemcpyPeerAsync", target, self.number, source, other.number, nbytes, self.stream)
                done = self.mark()
            with other.here:  # what it launches from now on may write there
                other.do("hipStreamWaitEvent", other.stream, done, 0)
            other._marks.append(begun)
            self._marks.append(done)
        return True

    def _meet(self, other: HipCard) -> None:
        """Have this card reach the other's memory where it can: else HIP takes such copies through the host."""
        if other.number not in self._met:
            self._met.add(other.number)
            able = c_int()
            self.do("hipDeviceCanAccessPeer", byref(able), self.number, other.number)
            if able.value:
                code = self.hip.hipDeviceEnablePeerAccess(other.number, 0)
                if code not in (0, _MET):
                    self.failed("hipDeviceEnablePeerAccess", code)
                if code:
                    self.hip.hipGetLastError()

    # -- others on the device

    @property
    def stream_number(self) -> int | None:
        return self.stream or None

    def signal(self, stream: int) -> None:
        with self.here:
            event = self.mark()
            self.do("hipStreamWaitEvent", stream, event, 0)
            self._marks.append(event)

    def wait_for(self, stream: int) -> None:
        with self.here:
            event = self.mark(stream)
            self.do("hipStreamWaitEvent", self.stream, event, 0)
            self._marks.append(event)

    def synchronize_context(self) -> None:
        with self.here:
            self.do("hipDeviceSynchronize")

    def home(self, address: int) -> int | None:
        number = c_int()
        with self.here:
            if self.hip.hipPointerGetAttribute(byref(number), POINTER_DEVICE, address):
                self.hip.hipGetLastError()
                return None
        return number.value

    # -- what staging asks for

    def pin(self, nbytes: int) -> int:
        address = self.made("hipHostMalloc", nbytes, _PORTABLE)
        self._pinned.append(address)
        return address

    def send(self, target: int, pinned: int, nbytes: int) -> None:
        self.do("hipMemcpyHtoDAsync", target, pinned, nbytes, self.stream)

    def fetch(self, pinned: int, source: int, nbytes: int) -> None:
        self.do("hipMemcpyDtoHAsync", pinned, source, nbytes, self.stream)

    def mark(self, stream: int | None = None) -> object:
        """The place that our stream, or that of others, has come to."""
        event = self._marks.pop() if self._marks else self._event(_UNTIMED)
        self.do("hipEventRecord", event, self.stream if stream is None else stream)
        return event

    def pass_marks(self, marks: Sequence[object]) -> None:
        self.do("hipEventSynchronize", marks[-1])
        self._marks += marks

    # -- the clock

    def _event(self, flags: int) -> int:
        event = self.made("hipEventCreateWithFlags", flags)
        self._events.append(event)
        return event

    def stamp(self) -> object:
        with self.here:
            stamp = Stamp(self._stamps.pop() if self._stamps else self._event(0), self._stamps)
            self.do("hipEventRecord", stamp.event, self.stream)
        return stamp

    def seconds(self, first: object, second: object) -> float:
        assert isinstance(first, Stamp) and isinstance(second, Stamp)
        elapsed = c_float()
        with self.here:
            self.do("hipEventElapsedTime", byref(elapsed), first.event, second.event)
        return elapsed.value / 1000

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        check_image(image, name, self.facts.arch)
        out = c_void_p()
        with self.here:
            code = self.hip.hipModuleLoadData(byref(out), image)
            if code:
                self.hip.hipGetLastError()
                raise LoadError(f"{name}: {self.facts.name} refused it: {self.hip.words(code)}")
        module = out.value or 0
        self._modules.add(module)
        return module

    def unload(self, module: Any) -> None:
        if not self.dead and module in self._modules:
            self._modules.remove(module)
            with self.here:
                self.do("hipModuleUnload", module)

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        out = c_void_p()
        with self.here:
            code = self.hip.hipModuleGetFunction(byref(out), module, symbol.encode())
            if code == _NOT_FOUND:
                self.hip.hipGetLastError()
                raise LoadError(f"{self.facts.name}: {symbol} is not in what was loaded: {self.hip.words(code)}")
            if code:
                self.failed(symbol, code)
        return out.value

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """All that can be made ready is: HIP reads the arguments when it is called."""
        extra, size = packed(words)
        launch, here, launched = self.hip.hipModuleLaunchKernel, self.here, self.launched
        function, block, stream, name, shared = kernel.function, kernel.block, self.stream, kernel.name, kernel.shared

        def begin(x: int, y: int, z: int, _keep: object = (extra, size, words)) -> None:
            with here:
                launched.append(name)
                code = launch(function, x, y, z, *block, shared, stream, None, extra)
                if code:
                    launched.pop()
                    items = block[0] * block[1] * block[2]
                    self.failed(f"{name}: the launch of {x} x {y} x {z} work-groups of {items} work-items", code)

        return begin

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        with self.here:
            graph = HipGraph(self, name, nodes, after)
        self._graphs.add(graph)
        return graph

    def synchronize(self) -> None:
        with self.here:
            self.do("hipStreamSynchronize", self.stream)
        self.launched.clear()

    def close(self) -> None:
        if self.stream and not self.dead:
            self.synchronize()
            for graph in list(self._graphs):
                graph.close()
            for module in list(self._modules):
                self.unload(module)
            with self.here:
                for event in self._events:
                    self.do("hipEventDestroy", event)
                for address in self._pinned:
                    self.do("hipHostFree", address)
                self.do("hipStreamDestroy", self.stream)
        self.stream = 0
        self.dead = self.dead or f"{self.facts.name} was closed"


def open_card(number: int) -> Card:
    return HipCard(number)
