"""A GPU through NVIDIA's driver, by cuda-bindings: the device's primary context, which PyTorch and CuPy use too, and a stream of its own."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Final
from weakref import WeakSet

from kg.plugin import BufferError, Bytes, DeviceUnavailable, LaunchError, LoadError
from kg_gpu import Begin, Card, Failures, Graph, Kernel, Node, Stamp, Words
from kg_gpu.staging import Staging

from kg_cuda.card.bindings import bindings, count, facts, words
from kg_cuda.card.contracts import FORKS, CudaCard, CudaError
from kg_cuda.card.driver_graph import DriverGraph, pointers_to
from kg_cuda.card.driver_maps import tensor_map
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.toolchain.toolkit import ptx_in

_OUT_OF_MEMORY: Final = "CUDA_ERROR_OUT_OF_MEMORY"
_NON_BLOCKING: Final = 1
#: What fills with elements of so many bytes.
_FILLS: Final = {1: "cuMemsetD8Async", 2: "cuMemsetD16Async", 4: "cuMemsetD32Async"}
#: of an event that only orders; of pinned memory that all cards can reach
_UNTIMED: Final = 2
_PORTABLE: Final = 1
#: What the driver says of two cards that reach each other already, or can't.
_MET: Final = frozenset(
    f"CUDA_ERROR_{name}" for name in ("PEER_ACCESS_ALREADY_ENABLED", "PEER_ACCESS_UNSUPPORTED", "TOO_MANY_PEERS")
)
_LOG_BYTES: Final = 1 << 14
#: Errors after which nothing works in this process's context.
#: CUDA_ERROR_NOT_FOUND: a module has no kernel of this name.
_NOT_FOUND: Final = 500
_FATAL: Final = frozenset(
    f"CUDA_ERROR_{name}"
    for name in (
        "ILLEGAL_ADDRESS",
        "LAUNCH_FAILED",
        "LAUNCH_TIMEOUT",
        "MISALIGNED_ADDRESS",
        "INVALID_ADDRESS_SPACE",
        "INVALID_PC",
        "ILLEGAL_INSTRUCTION",
        "HARDWARE_STACK_ERROR",
        "ECC_UNCORRECTABLE",
        "ASSERT",
    )
)


class _Here:
    """Within it the card's context is current in this thread. Before and after, what others have chosen: PyTorch takes its device from it."""

    def __init__(self, card: DriverCard, context: Any) -> None:
        self._card, self._context = card, context
        self._push, self._pop = card.cu.cuCtxPushCurrent, card.cu.cuCtxPopCurrent

    def __enter__(self) -> None:
        if self._card.dead:
            raise LaunchError(self._card.dead)
        (code,) = self._push(self._context)
        if code:
            self._card.failed("cuCtxPushCurrent", code)

    def __exit__(self, *_: object) -> None:
        self._pop()


class DriverCard(CudaCard):
    """One GPU. Launches go on while Python does; what one did wrong is told by the next call that waits, with the kernels in question."""

    def __init__(self, number: int = 0) -> None:
        self.cu = bindings()
        there = count()
        if number >= there:
            raise DeviceUnavailable(
                f"CUDA:{number}: there {'is' if there == 1 else 'are'} {there} GPU{'s' * (there != 1)} here"
            )
        self.facts = facts(number)
        self.number = number
        self._failures = Failures(self.facts.name, CudaError, ". CUDA_LAUNCH_BLOCKING=1 tells which it was")
        self.launched = self._failures.launched
        self._modules: dict[int, Any] = {}
        self._graphs: WeakSet[DriverGraph] = WeakSet()
        self._events: list[Any] = []
        #: events that nobody uses: for the order of streams, and for times
        self._marks: list[Any] = []
        self._stamps: list[Any] = []
        self._pinned: list[int] = []
        self._met: set[int] = set()
        self._staging = Staging(self)
        self._device = self.do("cuDeviceGet", number)
        self.context = self.do("cuDevicePrimaryCtxRetain", self._device)
        self.here = _Here(self, self.context)
        with self.here:
            self.stream = self.do("cuStreamCreate", _NON_BLOCKING)
        FORKS.cards.add(self)

    # -- calls

    def do(self, name: str, *arguments: object) -> Any:
        code, *values = getattr(self.cu, name)(*arguments)
        if int(code):
            self.failed(name, code)
        return values[0] if values else None

    def failed(self, name: str, code: Any) -> None:
        said = words(self.cu, code)
        fatal, memory = said.partition(" ")[0] in _FATAL, said.startswith(_OUT_OF_MEMORY)
        error = self._failures.error(name, said, fatal=fatal, memory=memory)
        self.dead = self._failures.dead or self.dead
        raise error

    # -- memory

    def alloc(self, nbytes: int) -> int:
        with self.here:
            return int(self.do("cuMemAlloc", nbytes))

    def free(self, address: int) -> None:
        if not self.dead:
            with self.here:
                self.do("cuMemFree", address)

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
                self.do("cuMemcpyDtoDAsync", target, source, nbytes, self.stream)

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            with self.here:
                self.do(_FILLS[len(element)], target, int.from_bytes(element, "little"), count, self.stream)

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        if not isinstance(other, DriverCard):
            return False
        if nbytes:
            with other.here:
                begun = other.mark()
            with self.here:
                self._meet(other)
                self.do("cuStreamWaitEvent", self.stream, begun, 0)
                self.do("cuMemcpyPeerAsync", target, self.context, source, other.context, nbytes, self.stream)
                done = self.mark()
            with other.here:  # what it launches from now on may write there
                other.do("cuStreamWaitEvent", other.stream, done, 0)
            other._marks.append(begun)
            self._marks.append(done)
        return True

    def _meet(self, other: DriverCard) -> None:
        """Have the two reach each other's memory where they can: else the driver takes such copies through the host."""
        if other.number not in self._met:
            self._met.add(other.number)
            if self.do("cuDeviceCanAccessPeer", self._device, other._device):
                (code,) = self.cu.cuCtxEnablePeerAccess(other.context, 0)
                if code and words(self.cu, code).partition(" ")[0] not in _MET:
                    self.failed("cuCtxEnablePeerAccess", code)

    # -- others in the context

    @property
    def stream_number(self) -> int | None:
        return None if self.stream is None else int(self.stream)

    def signal(self, stream: int) -> None:
        with self.here:
            event = self.mark()
            self.do("cuStreamWaitEvent", stream, event, 0)
            self._marks.append(event)

    def wait_for(self, stream: int) -> None:
        with self.here:
            event = self.mark(stream)
            self.do("cuStreamWaitEvent", self.stream, event, 0)
            self._marks.append(event)

    def synchronize_context(self) -> None:
        with self.here:
            self.do("cuCtxSynchronize")

    def home(self, address: int) -> int | None:
        with self.here:
            names = self.cu.CUpointer_attribute
            code, *values = self.cu.cuPointerGetAttribute(names.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address)
            if int(code):
                return None
            number = int(values[0])
            code, *values = self.cu.cuPointerGetAttribute(names.CU_POINTER_ATTRIBUTE_CONTEXT, address)
        # memory of pools is of no context, and all of a card's reach it
        if number == self.number and not int(code) and int(values[0]) not in (0, int(self.context)):
            raise BufferError(
                f"memory at {address:#x} is of another context than the card's primary one: PyCUDA's autoinit makes such, its autoprimaryctx "
                "does not; or set KG_DRIVER=pycuda"
            )
        return number

    # -- what staging asks for, in the context

    def pin(self, nbytes: int) -> int:
        address = int(self.do("cuMemHostAlloc", nbytes, _PORTABLE))
        self._pinned.append(address)
        return address

    def send(self, target: int, pinned: int, nbytes: int) -> None:
        self.do("cuMemcpyHtoDAsync", target, pinned, nbytes, self.stream)

    def fetch(self, pinned: int, source: int, nbytes: int) -> None:
        self.do("cuMemcpyDtoHAsync", pinned, source, nbytes, self.stream)

    def mark(self, stream: int | None = None) -> object:
        """The place that our stream, or that of others, has come to."""
        event = self._marks.pop() if self._marks else self._event(_UNTIMED)
        self.do("cuEventRecord", event, self.stream)
        self.do("cuEventRecord", event, self.stream if stream is None else stream)
        return event

    def pass_marks(self, marks: Sequence[object]) -> None:
        self.do("cuEventSynchronize", marks[-1])
        self._marks += marks

    # -- the clock

    def _event(self, flags: int) -> Any:
        event = self.do("cuEventCreate", flags)
        self._events.append(event)
        return event

    def stamp(self) -> object:
        with self.here:
            stamp = Stamp(self._stamps.pop() if self._stamps else self._event(0), self._stamps)
            self.do("cuEventRecord", stamp.event, self.stream)
        return stamp

    def seconds(self, first: object, second: object) -> float:
        assert isinstance(first, Stamp) and isinstance(second, Stamp)
        with self.here:
            return float(self.do("cuEventElapsedTime", first.event, second.event)) / 1000

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        log = bytes(_LOG_BYTES)  # of its own: the driver writes into it, which is how cuda-bindings takes such an option
        names = self.cu.CUjit_option
        options = [names.CU_JIT_ERROR_LOG_BUFFER, names.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
        with self.here:
            code, *values = self.cu.cuModuleLoadDataEx(image, 2, options, [log, _LOG_BYTES])
        if int(code):
            raise LoadError(
                f"{name}: {self.facts.name} refused it: {words(self.cu, code)}",
                source=ptx_in(image),
                log=log.partition(b"\0")[0].decode(errors="replace"),
                command=f"ptxas -arch={self.facts.arch} {name}.ptx",
            )
        self._modules[int(values[0])] = values[0]
        return values[0]

    def unload(self, module: Any) -> None:
        if not self.dead and self._modules.pop(int(module), None) is not None:
            with self.here:
                self.do("cuModuleUnload", module)

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        with self.here:
            code, found = self.cu.cuModuleGetFunction(module, symbol.encode())
            if int(code) == _NOT_FOUND:
                raise LoadError(f"{self.facts.name}: {symbol} is not in what was loaded: {words(self.cu, code)}")
            if int(code):
                self.failed(symbol, code)
            if shared:
                attribute = self.cu.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
                (code,) = self.cu.cuFuncSetAttribute(found, attribute, shared)
                if code:
                    self.failed(f"{symbol}: {shared} bytes of shared memory for a block", code)
            return found

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        with self.here:
            code, made = tensor_map(spec, address)
            if code:
                self.failed(f"the tensor map {spec} at {address:#x}", self.cu.CUresult(code))
        return made

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """All that can be made ready is."""
        pointers = pointers_to(words, kernel)
        given = ctypes.addressof(pointers)
        launch, here, launched = self.cu.cuLaunchKernel, self.here, self.launched
        function, block, stream, name, shared = kernel.function, kernel.block, self.stream, kernel.name, kernel.shared

        def begin(x: int, y: int, z: int, _keep: object = (pointers, words)) -> None:
            with here:
                launched.append(name)
                (code,) = launch(function, x, y, z, *block, shared, stream, given, 0)
                if code:
                    launched.pop()
                    threads = block[0] * block[1] * block[2]
                    self.failed(f"{name}: the launch of {x} x {y} x {z} blocks of {threads} threads", code)

        return begin

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        with self.here:
            graph = DriverGraph(self, name, nodes, after)
        self._graphs.add(graph)
        return graph

    def synchronize(self) -> None:
        with self.here:
            self.do("cuStreamSynchronize", self.stream)
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
                    self.do("cuEventDestroy", event)
                for address in self._pinned:
                    self.do("cuMemFreeHost", address)
                self.do("cuStreamDestroy", self.stream)
            self.do("cuDevicePrimaryCtxRelease", self._device)
        self.stream = None
        self.dead = self.dead or f"{self.facts.name} was closed"
