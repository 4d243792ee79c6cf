"""A GPU through HSA: its queue, memory of its pools, code objects, the faults that it reports."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from ctypes import byref, c_uint64, c_void_p
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakSet

from kg.plugin import Bytes, DeviceUnavailable, LaunchError, LoadError
from kg_gpu import Begin, Card, CopyNode, Failures, FillNode, Graph, Grid, Kernel, KernelNode, Node, Stamp, Words
from kg_gpu.drivers.staging import Staging

from kg_amd.card.contracts import FORKS, AMDCard, AMDError, Facts, check_image
from kg_amd.card.hsa import api, copy_kernels, faults, packets
from kg_amd.card.hsa.agents import gpus, host
from kg_amd.card.hsa.api import PointerInfo, hsa
from kg_amd.card.hsa.graph import HsaGraph
from kg_amd.card.hsa.kernargs import ROOM, Kernargs
from kg_amd.card.hsa.stream import Stream
from kg_amd.card.libraries import loaded

_NO_MEMORY: Final = (api.OUT_OF_RESOURCES, api.INVALID_ALLOCATION)


@dataclass(eq=False)
class Module:
    """A code object that was loaded: its bytes live as long as what reads them."""

    image: bytes
    reader: int
    executable: int


@dataclass(frozen=True)
class Function:
    """A kernel, by the address of its descriptor."""

    descriptor: int
    arguments: int  #: bytes of the kernarg segment
    shared: int
    private: int


class HsaCard(AMDCard):
    """One GPU.
    Launches go on while Python does. What one did wrong is told by the next call that waits, with the kernel that ran where the
    GPU failed."""

    has_clock = True

    def __init__(self, number: int = 0) -> None:
        self.hsa = hsa()
        there = gpus()
        if number >= len(there):
            raise DeviceUnavailable(
                f"AMD:{number}: there {'is' if len(there) == 1 else 'are'} {len(there)} GPU{'s' * (len(there) != 1)} here"
            )
        gpu, self._host, self.number = there[number], host(), number
        self.agent, self.facts, self._pool = gpu.agent, gpu.facts, gpu.memory
        self._failures = Failures(self.facts.name, AMDError)
        self.launched = self._failures.launched
        self._modules: set[Module] = set()
        self._graphs: WeakSet[HsaGraph] = WeakSet()
        self._host_memory: list[int] = []
        #: signals of stamps that nobody asks for any more, with the mark behind each
        self._stamps: list[Any] = []
        self._timed: list[int] = []
        self._moves: dict[str, Kernel] = {}
        self._staging = Staging(self)
        self._status = 0
        faults.listen(self.hsa)
        faults.forget(self.agent)
        self.stream = Stream(self.hsa, self.agent, self._queue_failed, self.check)
        self._kernargs = Kernargs(self.stream, self.host_memory(ROOM, self._host.kernarg))
        FORKS.cards.add(self)

    # -- calls and failures

    def do(self, name: str, *arguments: object) -> None:
        self.check()
        code = getattr(self.hsa, name)(*arguments)
        if code:
            raise self._failures.error(name, self.hsa.words(code), memory=code in _NO_MEMORY)

    def _queue_failed(self, status: int) -> None:
        """Called by a thread of the runtime's."""
        self._status = status

    def check(self) -> None:
        """Raises where nothing works any more, and says which kernel it was."""
        if self.dead:
            raise LaunchError(self.dead)
        said = faults.told(self.agent) or (self._status and self.hsa.words(self._status))
        if said:
            self.launched.clear()
            self.launched.extend(self.stream.running())
            error = self._failures.error("", said, fatal=True)
            self.dead = self._failures.dead
            raise error

    # -- memory

    def alloc(self, nbytes: int) -> int:
        return self._taken(self._pool, nbytes)

    def _taken(self, pool: int, nbytes: int) -> int:
        out = c_void_p()
        self.do("hsa_amd_memory_pool_allocate", pool, nbytes, 0, byref(out))
        return out.value or 0

    def host_memory(self, nbytes: int, pool: int) -> int:
        """Memory of the host that this GPU reaches, until the card is closed."""
        address = self._taken(pool, nbytes)
        self._host_memory.append(address)
        self.do("hsa_amd_agents_allow_access", 1, byref(c_uint64(self.agent)), None, address)
        return address

    def free(self, address: int) -> None:
        """HSA takes memory back at once, whoever uses it."""
        if not self.dead:
            self.stream.wait(self.stream.mark())
            self.do("hsa_amd_memory_pool_free", address)

    def write(self, address: int, data: Bytes) -> None:
        self._staging.write(address, data)

    def read(self, data: Bytes, address: int) -> None:
        self.check()
        self._staging.read(data, address)

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if nbytes:
            self._run(self.move_of(CopyNode(target, source, nbytes)))

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            self._run(self.move_of(FillNode(target, element, count)))

    def copy_from(self, target: int, other: Card, source: int, nbytes: int) -> bool:
        """The host waits: the signals of one stream say nothing in another."""
        if not isinstance(other, HsaCard):
            return False
        access = ctypes.c_int()
        self.do("hsa_amd_agent_memory_pool_get_info", self.agent, other._pool, api.ACCESS, byref(access))
        if access.value == api.NEVER:
            return False
        if nbytes:
            both = (c_uint64 * 2)(other.agent, self.agent)
            for address in (target, source):  # the engine may be either's
                self.do("hsa_amd_agents_allow_access", 2, both, None, self._pointer(address).base)
            other.stream.wait(other.stream.mark())
            self.stream.copy(target, self.agent, source, other.agent, nbytes)
            self.stream.wait(self.stream.mark())
        return True

    def home(self, address: int) -> int | None:
        owner = self._pointer(address).owner
        return next((number for number, gpu in enumerate(gpus()) if gpu.agent == owner), None)

    def _pointer(self, address: int) -> PointerInfo:
        found = PointerInfo(size=ctypes.sizeof(PointerInfo))
        self.do("hsa_amd_pointer_info", address, byref(found), None, None, None)
        return found

    # -- others on the device, whose streams are HIP's: HSA has no word for them, so that the host waits

    @property
    def stream_number(self) -> int | None:
        return 0

    def signal(self, stream: int) -> None:
        self.synchronize()

    def wait_for(self, stream: int) -> None:
        self.check()
        synchronize_stream(self.number, stream)

    # -- what staging asks for

    def pin(self, nbytes: int) -> int:
        return self.host_memory(nbytes, self._host.pinned)

    def send(self, target: int, pinned: int, nbytes: int) -> None:
        self.check()
        self.stream.copy(target, self.agent, pinned, self._host.agent, nbytes)

    def fetch(self, pinned: int, source: int, nbytes: int) -> None:
        self.check()
        self.stream.copy(pinned, self._host.agent, source, self.agent, nbytes)

    def mark(self) -> object:
        return self.stream.mark()

    def pass_marks(self, marks: Sequence[object]) -> None:
        last = marks[-1]
        assert isinstance(last, int)
        self.stream.wait(last)

    # -- the clock: the time at which a kernel that does nothing has ended

    def stamp(self) -> object:
        self.check()
        if not self._timed:
            self.do("hsa_amd_profiling_set_profiler_enabled", self.stream.queue, 1)
        if self._stamps:
            signal, mark = self._stamps.pop()
            self.stream.wait(mark)
            self.hsa.hsa_signal_store_relaxed(signal, 1)
        else:
            signal = self.stream.new_signal()
            self._timed.append(signal)
        kernel = self._own(copy_kernels.STAMP)
        with self.stream.lock:
            self.stream.launch([self.packet(kernel, (1, 1, 1), 0, signal)])
            return Stamp((signal, self.stream.mark()), self._stamps)

    def seconds(self, first: object, second: object) -> float:
        assert isinstance(first, Stamp) and isinstance(second, Stamp)
        frequency = self.hsa.number("hsa_system_get_info", api.TIMESTAMP_FREQUENCY, kind=c_uint64)
        return (self._ended(second) - self._ended(first)) / frequency

    def _ended(self, stamp: Stamp) -> int:
        times = (c_uint64 * 2)()
        self.do("hsa_amd_profiling_get_dispatch_time", self.agent, stamp.event[0], times)
        return times[1]

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        check_image(image, name, self.facts.arch)
        made = Module(image, 0, 0)
        try:
            made.reader = self.hsa.number("hsa_code_object_reader_create_from_memory", image, len(image), kind=c_uint64)
            made.executable = self.hsa.number("hsa_executable_create_alt", api.FULL_PROFILE, 0, None, kind=c_uint64)
            self.hsa.call("hsa_executable_load_agent_code_object", made.executable, self.agent, made.reader, None, None)
            self.hsa.call("hsa_executable_freeze", made.executable, None)
        except AMDError as error:
            self._give_back(made)
            raise LoadError(f"{name}: {self.facts.name} refused it: {error}") from error
        self._modules.add(made)
        return made

    def unload(self, module: object) -> None:
        if not self.dead and module in self._modules:
            assert isinstance(module, Module)
            self._modules.remove(module)
            self._give_back(module)

    def _give_back(self, module: Module) -> None:
        if module.executable:
            self.hsa.call("hsa_executable_destroy", module.executable)
        if module.reader:
            self.hsa.call("hsa_code_object_reader_destroy", module.reader)

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        assert isinstance(module, Module)
        found, agent = c_uint64(), c_uint64(self.agent)
        code = self.hsa.hsa_executable_get_symbol_by_name(
            module.executable, f"{symbol}.kd".encode(), byref(agent), byref(found)
        )
        if code == api.INVALID_SYMBOL_NAME:
            raise LoadError(f"{self.facts.name}: {symbol} is not in what was loaded: {self.hsa.words(code)}")
        if code:
            raise self._failures.error(symbol, self.hsa.words(code))
        facts = [
            self.hsa.number("hsa_executable_symbol_get_info", found.value, which, kind=kind)
            for which, kind in ((api.KERNEL_OBJECT, c_uint64), (api.KERNARG_SIZE, ctypes.c_uint32), (api.GROUP_SIZE, ctypes.c_uint32), (api.PRIVATE_SIZE, ctypes.c_uint32))
        ]  # fmt: skip
        return Function(*facts)

    def packet(self, kernel: Kernel, grid: Grid, arguments: int, signal: int = 0) -> tuple[int, bytes, str]:
        """A launch, with arguments at this address."""
        function = kernel.function
        assert isinstance(function, Function)
        shared = function.shared + kernel.shared
        body = packets.dispatch(kernel.block, grid, function.private, shared, function.descriptor, arguments, signal)
        return packets.LAUNCH, body, kernel.name

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """The arguments are copied when it is called."""
        function = kernel.function
        assert isinstance(function, Function)
        size, source = ctypes.sizeof(words), ctypes.addressof(words)
        room, launched, stream = max(size, function.arguments), self.launched, self.stream

        def begin(x: int, y: int, z: int, _keep: object = words) -> None:
            self.check()
            with stream.lock:
                at = self._kernargs.take(room)
                ctypes.memmove(at, source, size)
                stream.launch([self.packet(kernel, (x, y, z), at)])
            launched.append(kernel.name)

        return begin

    def move_of(self, node: CopyNode | FillNode) -> KernelNode:
        """A copy or a fill within the card as a launch."""
        if isinstance(node, CopyNode):
            return self._moving(copy_kernels.COPY, node.target, node.source, node.nbytes)
        element = int.from_bytes(node.element * (4 // len(node.element)), "little")
        return self._moving(copy_kernels.FILL, node.target, element, len(node.element) * node.count)

    def _moving(self, name: str, target: int, second: int, nbytes: int) -> KernelNode:
        words = (ctypes.c_uint64 * 4)(target, second, nbytes, copy_kernels.stride(nbytes))
        return KernelNode(self._own(name), words, (copy_kernels.groups(nbytes), 1, 1))

    def _run(self, node: KernelNode) -> None:
        self.launcher(node.kernel, node.words)(*node.grid)

    def _own(self, name: str) -> Kernel:
        """One of the kernels that copy, fill and do nothing."""
        if not self._moves:
            module = self.load(copy_kernels.code_object(self.facts.arch), "copies")
            for symbol, items, pointers in (
                (copy_kernels.COPY, copy_kernels.ITEMS, 2),
                (copy_kernels.FILL, copy_kernels.ITEMS, 1),
                (copy_kernels.STAMP, 1, 0),
            ):
                self._moves[symbol] = Kernel(symbol, self.function(module, symbol), (items, 1, 1), pointers)
        return self._moves[name]

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        self.check()
        graph = HsaGraph(self, name, nodes, after)
        self._graphs.add(graph)
        return graph

    def kernarg_memory(self, nbytes: int) -> int:
        """Of a graph's own."""
        return self.host_memory(nbytes, self._host.kernarg)

    def drop_host_memory(self, address: int) -> None:
        self._host_memory.remove(address)
        self.do("hsa_amd_memory_pool_free", address)

    def synchronize(self) -> None:
        self.check()
        self.stream.wait(self.stream.mark())
        self.launched.clear()

    def close(self) -> None:
        if not self.dead:
            self.synchronize()
            for graph in list(self._graphs):
                graph.close()
            for module in list(self._modules):
                self.unload(module)
            self.stream.close()
            for signal in self._timed:
                self.do("hsa_signal_destroy", signal)
            for address in self._host_memory:
                self.do("hsa_amd_memory_pool_free", address)
        self.dead = self.dead or f"{self.facts.name} was closed"


def synchronize_stream(number: int, stream: int) -> None:
    """Wait for a stream of HIP's, where somebody in this process uses HIP: there is none elsewhere."""
    for place in loaded("libamdhip64"):
        hip = ctypes.CDLL(place)
        before = ctypes.c_int()
        codes = [
            hip.hipGetDevice(byref(before)),
            hip.hipSetDevice(number),
            hip.hipStreamSynchronize(c_void_p(stream)),
            hip.hipSetDevice(before),
        ]
        if any(codes):
            raise AMDError(f"HIP's stream {stream:#x} can't be waited for: errors {codes}")


def count() -> int:
    """How many GPUs there are."""
    return len(gpus())


def facts(number: int) -> Facts:
    """Of the GPU of this number, without opening it."""
    there = gpus()
    if number >= len(there):
        raise AMDError(f"HSA knows {len(there)} GPUs, and none of number {number}")
    return there[number].facts


def open_card(number: int) -> Card:
    return HsaCard(number)
