"""A libhsa-runtime64 of our own: C functions whose bodies are here.
Packets and copies lie there until somebody waits for a signal that ends them; kernels are the code objects themselves, run by
the emulator.

Packets that don't wait for those before them run in another order than they were written in. Copies wait for their signals alone: at once where they may (`eager`), or not
before somebody needs their own signal.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Any

from fake_drivers.hsa_queues import QueueFunctions
from fake_drivers.hsa_records import (
    BAD_OBJECT,
    COARSE,
    FINE,
    FIRST_GPU,
    FREQUENCY,
    HANDLE,
    HOST,
    INVALID,
    KERNARGS,
    NO_SYMBOL,
    POOL,
    WORDS,
    Copy,
    Executable,
    Kernel,
    Queue,
    Reader,
    put,
    put_text,
)
from kg.plugin import LoadError
from kg_amd.card.hsa import agents, api, faults
from kg_amd.card.hsa.api import RESULTS, SIGNATURES
from kg_amd.sim import Memory, load_image
from kg_gpu.fake import Fault


class FakeHsa(QueueFunctions):
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
        put(out, "<Q", ctypes.addressof(held))
        return 0

    def hsa_system_get_info(self, which: int, out: int) -> None:
        put(out, *{0: ("<H", 1), 1: ("<H", 1), 3: ("<Q", FREQUENCY)}[which])

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
                put_text(out, self.arch if is_gpu else "a CPU")
            case api.PRODUCT_NAME:
                put_text(out, "AMD Fake Accelerator" if is_gpu else "a CPU")
            case _:
                put(out, "<I", {api.DEVICE_TYPE: int(is_gpu), api.COMPUTE_UNITS: 304, api.QUEUE_MAX_SIZE: 64}[which])

    def hsa_amd_agent_iterate_memory_pools(self, agent: int, visit: Any, data: int) -> None:
        for pool in (COARSE, KERNARGS, FINE) if agent == HOST else (agent + 2 * POOL, agent + POOL):
            visit(pool, data)

    def hsa_amd_memory_pool_get_info(self, pool: int, which: int, out: int) -> None:
        flags = {FINE: 2, KERNARGS: 3, COARSE: 4}.get(pool, 4)
        segment = 3 if pool >= 2 * POOL else 0  # a GPU's LDS is a pool, too
        match which:
            case api.SEGMENT:
                put(out, "<I", segment)
            case api.GLOBAL_FLAGS:
                put(out, "<I", flags)
            case api.ALLOC_ALLOWED:
                put(out, "<B", int(segment == 0))
            case _:
                put(out, "<Q", self.capacity)

    def hsa_amd_agent_memory_pool_get_info(self, agent: int, pool: int, which: int, out: int) -> None:
        put(out, "<I", 2)

    def hsa_amd_memory_pool_allocate(self, pool: int, size: int, flags: int, out: int) -> int | None:
        assert size and not flags
        if pool < POOL:
            held = ctypes.create_string_buffer(size + 4096)
            address = -(-ctypes.addressof(held) // 4096) * 4096
            self.held_by_host[address] = held, size
        else:
            taken = self.take(size)
            if taken is None:
                return 0x1008
            address = taken
            self.homes[address] = pool - POOL
        self.pools[address] = pool
        self.access[address] = {HOST} if pool < POOL else {self.homes[address]}
        put(out, "<Q", address)
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

    # -- code objects

    def hsa_code_object_reader_create_from_memory(self, image: int, size: int, out: int) -> None:
        put(out, "<Q", self.handle(Reader(ctypes.string_at(image, size))))

    def hsa_code_object_reader_destroy(self, reader: int) -> None:
        assert isinstance(self.handles.pop(reader), Reader)

    def hsa_executable_create_alt(self, profile: int, rounding: int, options: int, out: int) -> None:
        assert (profile, rounding) == (1, 0)
        put(out, "<Q", self.handle(Executable()))

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
                put(out, "<Q", self.handle(Kernel(found, image, name[:-3].decode())))
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
            put(out, "<Q", symbol)
        else:
            put(out, "<I", sizes[which])


def forget() -> None:
    """What is known of another libhsa-runtime64."""
    api.__dict__["_initialised"].cache_clear()
    agents.__dict__["_agents"].cache_clear()
    faults.__dict__["_HANDLERS"].clear()
    faults.__dict__["_TOLD"].clear()
