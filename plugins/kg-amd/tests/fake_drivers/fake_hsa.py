"""A libhsa-runtime64 of our own: C functions whose bodies are here. Packets and copies lie there until somebody waits for a signal that ends them; kernels are the code
objects themselves, run by the emulator.

Packets that don't wait for those before them run in another order than they were written in. Copies wait for their signals alone: at once where they may (`eager`), or not
before somebody needs their own signal.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from kg.errors import KgError
from kg.plugin import LoadError
from kg_amd.card.hsa import agents, api, faults
from kg_amd.card.hsa.api import RESULTS, SIGNATURES, Event, QueueRecord
from kg_amd.sim import Image, Memory, launch, load_image
from kg_gpu.fake import FakeDriver, Fault

HOST, FIRST_GPU = 0x10, 0x20
#: Pools: the host's fine-grained, kernarg and coarse-grained ones; a GPU's is its agent and _POOL.
FINE, KERNARGS, COARSE, _POOL = 0x101, 0x102, 0x103, 0x1000
FREQUENCY = 100_000_000
INVALID, HANDLE, NO_SYMBOL, BAD_OBJECT, ILLEGAL_PACKET = 0x1001, 0x1004, 0x1013, 0x1010, 0x1009
WORDS = {
    INVALID: b"HSA_STATUS_ERROR_INVALID_ARGUMENT: One of the actual arguments does not meet a precondition",
    HANDLE: b"HSA_STATUS_ERROR_INVALID_AGENT: The agent is invalid", 0x1000: b"HSA_STATUS_ERROR: A generic error has occurred.",
    0x1008: b"HSA_STATUS_ERROR_OUT_OF_RESOURCES: The runtime failed to allocate the necessary resources.",
    NO_SYMBOL: b"HSA_STATUS_ERROR_INVALID_SYMBOL_NAME: There is no symbol with the given name.",
    BAD_OBJECT: b"HSA_STATUS_ERROR_INVALID_CODE_OBJECT: The code object is invalid.",
    0x1016: b"HSA_STATUS_ERROR_EXCEPTION: An HSAIL operation resulted in a hardware exception.",
}  # fmt: skip


@dataclass
class Signal:
    value: int
    end: int | None = None


@dataclass(eq=False)
class Copy:
    after: list[int]
    signal: int
    work: Callable[[], None]


@dataclass(eq=False)
class Reader:
    image: bytes


@dataclass(eq=False)
class Executable:
    images: list[Image] = field(default_factory=list[Image])
    frozen: bool = False


@dataclass(eq=False)
class Kernel:
    executable: Executable
    image: Image
    name: str


class Queue:
    """Of one agent."""

    def __init__(self, agent: int, size: int, on_error: Any, doorbell: int) -> None:
        self.agent, self.size, self.on_error = agent, size, on_error
        self.ring = (ctypes.c_uint8 * (64 * size))()
        self.record = QueueRecord(1, 1, ctypes.addressof(self.ring), doorbell, size, 0, 7)
        self.address = ctypes.addressof(self.record)
        #: of packets: the number of the next, of the first that did not end, up to which the doorbell rang; those that ended beyond it
        self.write = self.read = self.rung = 0
        self.ended: set[int] = set()
        self.profiled = self.failed = False
        for number in range(size):
            self.set_header(number, 1)

    def packet(self, number: int) -> bytes:
        at = number % self.size * 64
        return bytes(self.ring[at : at + 64])

    def set_header(self, number: int, header: int) -> None:
        struct.pack_into("<H", self.ring, number % self.size * 64, header)


class FakeHsa(FakeDriver):
    """`devices` GPUs, whose memory is one space."""

    def __init__(self, devices: int = 1, arch: str = "gfx942", capacity: int = 1 << 36, eager: bool = False) -> None:
        super().__init__(Memory(), capacity)
        self.devices, self.arch, self.eager = devices, arch, eager
        self.init_status = 0
        #: address -> the agent that it is of, and those that reach it; memory of the host by address
        self.homes: dict[int, int] = {}
        self.access: dict[int, set[int]] = {}
        self.held_by_host: dict[int, tuple[Any, int]] = {}
        self.pools: dict[int, int] = {}
        self.queues: dict[int, Queue] = {}
        self.copies: list[Copy] = []
        self.on_event: Any = None
        self.futile = 0
        self._kept: list[object] = []
        #: dispatches, for tests: name, header
        self.ran: list[tuple[str, int]] = []

    def library(self) -> Any:
        made = type("Library", (), {})()
        for name, types in SIGNATURES.items():
            result = RESULTS.get(name, ctypes.c_int)
            setattr(made, name, ctypes.CFUNCTYPE(result, *types)(self._entry(name)))
        return made

    def install(self, monkeypatch: Any = None) -> None:
        """The process has such GPUs from now on."""
        forget()
        if monkeypatch is None:
            api.load_library = self.library
        else:
            monkeypatch.setattr(api, "load_library", self.library)

    def _entry(self, name: str) -> Callable[..., Any]:
        method, result = getattr(self, name), RESULTS.get(name, ctypes.c_int)

        def called(*arguments: Any) -> Any:
            self.calls.append(name)
            if name in self.failing:
                return self.failing[name]
            try:
                found = method(*arguments)
            except (KeyError, AssertionError) as error:
                self.wrong = f"{name}: {type(error).__name__}: {error}"
                return HANDLE
            return found if result is None else found or 0

        return self.locked(called)

    wrong = ""

    # -- the system

    def hsa_init(self) -> int:
        return self.init_status

    def hsa_status_string(self, code: int, out: int) -> int:
        self.calls.pop()
        text = WORDS.get(code)
        if text is None:
            return INVALID
        held = ctypes.create_string_buffer(text)
        self._kept.append(held)
        _write(out, "<Q", ctypes.addressof(held))
        return 0

    def hsa_system_get_info(self, which: int, out: int) -> None:
        _write(out, *{0: ("<H", 1), 1: ("<H", 1), 3: ("<Q", FREQUENCY)}[which])

    def hsa_amd_register_system_event_handler(self, handler: Any, data: int) -> int:
        if self.on_event is not None:
            return 0x1000
        self.on_event = handler
        return 0

    # -- agents and pools

    def gpu(self, number: int) -> int:
        return FIRST_GPU + number

    def hsa_iterate_agents(self, visit: Any, data: int) -> None:
        for agent in (HOST, *(self.gpu(n) for n in range(self.devices))):
            visit(agent, data)

    def hsa_agent_get_info(self, agent: int, which: int, out: int) -> None:
        is_gpu = agent != HOST
        assert not is_gpu or agent - FIRST_GPU < self.devices
        match which:
            case api.AGENT_NAME:
                _text(out, self.arch if is_gpu else "a CPU")
            case api.PRODUCT_NAME:
                _text(out, "AMD Fake Accelerator" if is_gpu else "a CPU")
            case _:
                _write(out, "<I", {api.DEVICE_TYPE: int(is_gpu), api.COMPUTE_UNITS: 304, api.QUEUE_MAX_SIZE: 64}[which])

    def hsa_amd_agent_iterate_memory_pools(self, agent: int, visit: Any, data: int) -> None:
        for pool in (COARSE, KERNARGS, FINE) if agent == HOST else (agent + 2 * _POOL, agent + _POOL):
            visit(pool, data)

    def hsa_amd_memory_pool_get_info(self, pool: int, which: int, out: int) -> None:
        flags = {FINE: 2, KERNARGS: 3, COARSE: 4}.get(pool, 4)
        segment = 3 if pool >= 2 * _POOL else 0  # a GPU's LDS is a pool, too
        match which:
            case api.SEGMENT:
                _write(out, "<I", segment)
            case api.GLOBAL_FLAGS:
                _write(out, "<I", flags)
            case api.ALLOC_ALLOWED:
                _write(out, "<B", int(segment == 0))
            case _:
                _write(out, "<Q", self.capacity)

    def hsa_amd_agent_memory_pool_get_info(self, agent: int, pool: int, which: int, out: int) -> None:
        _write(out, "<I", 2)

    def hsa_amd_memory_pool_allocate(self, pool: int, size: int, flags: int, out: int) -> int | None:
        assert size and not flags
        if pool < _POOL:
            held = ctypes.create_string_buffer(size + 4096)
            address = -(-ctypes.addressof(held) // 4096) * 4096
            self.held_by_host[address] = held, size
        else:
            taken = self.take(size)
            if taken is None:
                return 0x1008
            address = taken
            self.homes[address] = pool - _POOL
        self.pools[address] = pool
        self.access[address] = {HOST} if pool < _POOL else {self.homes[address]}
        _write(out, "<Q", address)
        return None

    def hsa_amd_memory_pool_free(self, address: int) -> int | None:
        """At once: work that is under way finds it gone."""
        del self.pools[address], self.access[address]
        if self.held_by_host.pop(address, None) is None:
            del self.blocks[address], self.homes[address]
            self.memory.free(address)

    def hsa_amd_agents_allow_access(self, count: int, given: int, flags: int, address: int) -> None:
        found = struct.unpack(f"<{count}Q", ctypes.string_at(given, 8 * count))
        self.access[address] = set(found) | {HOST if address in self.held_by_host else self.homes[address]}

    def _block(self, address: int, nbytes: int = 0) -> int:
        """The allocation that these bytes lie in."""
        sizes = {start: size for start, (_, size) in self.held_by_host.items()} | self.blocks
        found = [start for start, size in sizes.items() if start <= address and address + nbytes <= start + size]
        if not found:
            raise Fault(f"{nbytes} bytes at {address:#x} are in no memory of HSA's")
        return found[0]

    def hsa_amd_pointer_info(self, address: int, out: int, alloc: int, count: int, accessible: int) -> None:
        info = api.PointerInfo.from_address(out)
        assert info.size == ctypes.sizeof(api.PointerInfo)
        try:
            info.base = self._block(address)
            info.type, info.owner = 1, self.homes.get(info.base, HOST)
        except Fault:
            info.type, info.owner = 0, 0

    # -- signals

    def hsa_signal_create(self, value: int, count: int, consumers: int, out: int) -> None:
        _write(out, "<Q", self.handle(Signal(value)))

    def hsa_signal_destroy(self, signal: int) -> None:
        assert isinstance(self.handles.pop(signal), Signal)

    def hsa_signal_store_relaxed(self, signal: int, value: int) -> None:
        self.held(signal, Signal).value = value

    def hsa_signal_store_screlease(self, signal: int, value: int) -> None:
        queue = next(q for q in self.queues.values() if q.record.doorbell == signal)
        assert value < queue.write
        queue.rung = max(queue.rung, value + 1)

    def hsa_signal_wait_scacquire(self, signal: int, condition: int, value: int, timeout: int, state: int) -> int:
        assert condition == api.LESS
        found = self.held(signal, Signal)
        if not timeout:
            return found.value
        self._run_for(signal)
        self.futile = self.futile + 1 if found.value >= value else 0
        if self.futile > 4 and not any(queue.failed for queue in self.queues.values()):
            for queue in self.queues.values():  # nothing will ever end it: the tests are told
                queue.on_error(0x1000, queue.address, None)
        return found.value

    # -- engines

    def _run_for(self, signal: int) -> None:
        """What has to run for a signal, and no more."""
        while self.held(signal, Signal).value > 0:
            copy = next((c for c in self.copies if c.signal == signal), None)
            if copy is not None:
                for other in copy.after:
                    self._run_for(other)
                if any(self.held(other, Signal).value > 0 for other in copy.after):
                    return
                self._run_copy(copy)
            elif not any(self._step(queue, signal) for queue in self.queues.values()):
                return

    def _run_copy(self, copy: Copy) -> None:
        self.copies.remove(copy)
        ended = self.held(copy.signal, Signal)
        try:
            copy.work()
            ended.value -= 1
        except (Fault, KgError):
            ended.value = -1

    def _step(self, queue: Queue, signal: int) -> bool:
        """One packet of a queue on the way to a signal; whether there was one."""
        ours = any(struct.unpack_from("<Q", queue.packet(n), 56)[0] == signal for n in range(queue.read, queue.rung))
        return ours and self.process(queue)

    def process(self, queue: Queue) -> bool:
        """The packet that comes next: of those that need not wait for each other, the last. Whether one could run."""
        window = []
        for number in range(queue.read, queue.rung):
            if number in queue.ended:
                continue
            header = struct.unpack_from("<H", queue.packet(number))[0]
            assert header & 255 != 1, "a packet is invalid that the doorbell told of"
            if header >> 8 & 1 and window:
                break
            window.append(number)
        if queue.failed or not window:
            return False
        number = window[-1]
        try:
            done = self._packet(queue, queue.packet(number))
        except (Fault, KgError) as error:
            self._fail(queue, error)
            return False
        if not done:
            return False
        queue.set_header(number, 1)
        queue.ended.add(number)
        while queue.read in queue.ended:
            queue.ended.remove(queue.read)
            queue.read += 1
        return True

    def _fail(self, queue: Queue, error: Exception) -> None:
        queue.failed = True
        if self.on_event is not None:
            event = Event(0, queue.agent, 0x40, 1)
            self.on_event(ctypes.addressof(event), None)
        else:
            queue.on_error(0x1016, queue.address, None)
        self.wrong = str(error)

    def _packet(self, queue: Queue, packet: bytes) -> bool:
        header, begin = struct.unpack_from("<H", packet)[0], self.now
        (signal,) = struct.unpack_from("<Q", packet, 56)
        if header & 255 == 3:
            for after in struct.unpack_from("<5Q", packet, 8):
                if after:
                    self._run_for(after)
                    if self.held(after, Signal).value > 0:
                        return False
        else:
            assert header & 255 == 2, f"a packet of kind {header & 255}"
            self._dispatch(queue, packet)
        if signal:
            ended = self.held(signal, Signal)
            ended.value -= 1
            ended.end = int(self.now * 1e-3 * FREQUENCY) if queue.profiled else None
        assert self.now >= begin
        return True

    def _dispatch(self, queue: Queue, packet: bytes) -> None:
        setup, *sizes = struct.unpack_from("<HHHH", packet, 2)
        *items, private, shared, descriptor, arguments = struct.unpack_from("<IIIIIQQ", packet, 12)
        kernel = self.held(descriptor, Kernel)
        if kernel.executable not in self.handles.values():
            raise Fault(f"{kernel.name}: its code object is gone")
        facts = kernel.image.kernels[kernel.name]
        grid = [count // size for count, size in zip(items, sizes, strict=True)]
        if setup != 3 or [g * s for g, s in zip(grid, sizes, strict=True)] != items or private != facts.private_bytes:
            raise Fault(f"{kernel.name}: this packet is none of its: {setup} {sizes} {items} {private}")
        given = b""
        if facts.kernarg_bytes:
            block = self._block(arguments, facts.kernarg_bytes)
            if arguments % 64 or self.pools.get(block) != KERNARGS or queue.agent not in self.access[block]:
                raise Fault(f"{kernel.name}: its arguments at {arguments:#x} are in no kernarg memory of this GPU's")
            given = ctypes.string_at(arguments, facts.kernarg_bytes)
        self.now += 2 if kernel.name != "kg_stamp" else 0
        self.ran.append((kernel.name, struct.unpack_from("<H", packet)[0]))
        memory = self.memory
        assert isinstance(memory, Memory)
        launch(
            kernel.image,
            kernel.name,
            tuple(grid),
            tuple(sizes),
            given,
            memory,
            dynamic_shared=shared - facts.group_bytes,
            checks=False,
        )  # type: ignore[arg-type]

    # -- copies

    def hsa_amd_memory_async_copy(
        self, to: int, at: int, source: int, of: int, size: int, count: int, after: int, signal: int
    ) -> None:
        deps = list(struct.unpack(f"<{count}Q", ctypes.string_at(after, 8 * count))) if count else []
        for dep in deps:
            self.held(dep, Signal)
        assert self.held(signal, Signal).value == 1

        def work() -> None:
            self.now += 1
            for address, agent in ((to, at), (source, of)):
                block = self._block(address, size)
                home = HOST if block in self.held_by_host else self.homes[block]
                if home != agent or not ({at, of} - {HOST}) <= self.access[block] | {home}:
                    raise Fault(f"a copy with {address:#x}, which is of {home:#x} and reached by {self.access[block]}")
            data = ctypes.string_at(source, size) if of == HOST else self.memory.view(source, size).tobytes()
            if at == HOST:
                ctypes.memmove(to, data, size)
            else:
                self.memory.view(to, size)[...] = np.frombuffer(data, np.uint8)
                self.memory.mark_written(to, size)

        self.copies.append(Copy(deps, signal, work))
        while self.eager and (ready := [c for c in self.copies if all(self.held(d, Signal).value <= 0 for d in c.after)]):
            self._run_copy(ready[0])

    # -- queues

    def hsa_queue_create(
        self, agent: int, size: int, kind: int, on_error: Any, data: int, private: int, group: int, out: int
    ) -> None:
        assert size & (size - 1) == 0 and kind == 1
        queue = Queue(agent, size, on_error, self.handle(Signal(0)))
        self.queues[queue.address] = queue
        _write(out, "<Q", queue.address)

    def hsa_queue_destroy(self, address: int) -> None:
        queue = self.queues.pop(address)
        del self.handles[queue.record.doorbell]
        assert queue.read == queue.write, "a queue is destroyed in which packets are"

    def hsa_queue_load_read_index_scacquire(self, address: int) -> int:
        """The GPU has gone on meanwhile where somebody waits for room."""
        queue = self.queues[address]
        if queue.write - queue.read > queue.size // 2:
            self.process(queue)
        return queue.read

    def hsa_queue_add_write_index_screlease(self, address: int, count: int) -> int:
        queue = self.queues[address]
        before = queue.write
        queue.write += count
        assert queue.write - queue.read <= queue.size, "packets are written over others"
        return before

    def hsa_amd_profiling_set_profiler_enabled(self, address: int, on: int) -> None:
        self.queues[address].profiled = bool(on)

    def hsa_amd_profiling_get_dispatch_time(self, agent: int, signal: int, out: int) -> int | None:
        found = self.held(signal, Signal)
        if found.value > 0 or found.end is None:
            return 0x1000
        ctypes.memmove(out, struct.pack("<QQ", found.end, found.end), 16)
        return None

    # -- code objects

    def hsa_code_object_reader_create_from_memory(self, image: int, size: int, out: int) -> None:
        _write(out, "<Q", self.handle(Reader(ctypes.string_at(image, size))))

    def hsa_code_object_reader_destroy(self, reader: int) -> None:
        assert isinstance(self.handles.pop(reader), Reader)

    def hsa_executable_create_alt(self, profile: int, rounding: int, options: int, out: int) -> None:
        assert (profile, rounding) == (1, 0)
        _write(out, "<Q", self.handle(Executable()))

    def hsa_executable_load_agent_code_object(
        self, executable: int, agent: int, reader: int, options: int, out: int
    ) -> int | None:
        found = self.held(executable, Executable)
        assert not found.frozen
        try:
            found.images.append(load_image(self.held(reader, Reader).image))
        except LoadError:
            return BAD_OBJECT
        return None

    def hsa_executable_freeze(self, executable: int, options: int) -> None:
        self.held(executable, Executable).frozen = True

    def hsa_executable_destroy(self, executable: int) -> None:
        found = self.handles.pop(executable)
        assert isinstance(found, Executable)
        for number in [n for n, held in self.handles.items() if isinstance(held, Kernel) and held.executable is found]:
            self._gone.append(self.handles[number])  # type: ignore[arg-type]
        memory = self.memory
        assert isinstance(memory, Memory)
        for image in found.images:
            memory.forget(image)

    _gone: list[Kernel] = []

    def hsa_executable_get_symbol_by_name(self, executable: int, name: bytes, agent: int, out: int) -> int | None:
        found = self.held(executable, Executable)
        assert found.frozen and name.endswith(b".kd")
        for image in found.images:
            if name[:-3].decode() in image.kernels:
                _write(out, "<Q", self.handle(Kernel(found, image, name[:-3].decode())))
                return None
        return NO_SYMBOL

    def hsa_executable_symbol_get_info(self, symbol: int, which: int, out: int) -> None:
        kernel = self.held(symbol, Kernel)
        facts = kernel.image.kernels[kernel.name]
        sizes = {
            api.KERNARG_SIZE: facts.kernarg_bytes,
            api.GROUP_SIZE: facts.group_bytes,
            api.PRIVATE_SIZE: facts.private_bytes,
        }
        if which == api.KERNEL_OBJECT:
            _write(out, "<Q", symbol)
        else:
            _write(out, "<I", sizes[which])


def forget() -> None:
    """What is known of another libhsa-runtime64."""
    api.__dict__["_initialised"].cache_clear()
    agents.__dict__["_agents"].cache_clear()
    faults.__dict__["_HANDLERS"].clear()
    faults.__dict__["_TOLD"].clear()


def _write(out: int, form: str, value: float) -> None:
    data = struct.pack(form, value)
    ctypes.memmove(out, data, len(data))


def _text(out: int, text: str) -> None:
    ctypes.memmove(out, text.encode() + b"\0", len(text) + 1)
