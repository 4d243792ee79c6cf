"""A libamdhip64 of our own: C functions whose bodies are here.
It does nothing before somebody waits, notes every call, fails when told to, and stops at what is not there."""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from fake_drivers.kernels import PROGRAMS, keep_programs, run
from kg.errors import KgError
from kg.plugin import LoadError
from kg_amd.card.hip import api
from kg_amd.card.hip.api import SIGNATURES
from kg_amd.card.hip.graph import KernelParams, MemsetParams
from kg_amd.object.metadata import kernels
from kg_gpu.fake import Blocks, Event, FakeDriver, Fault, Instance, Stream

INVALID, OUT_OF_MEMORY, NO_DEVICE, INVALID_IMAGE, HANDLE, NOT_FOUND, NOT_READY, MET, ILLEGAL = (
    1,
    2,
    100,
    200,
    400,
    500,
    600,
    704,
    700,
)
NAMES = {
    0: (b"hipSuccess", b"no error"), INVALID: (b"hipErrorInvalidValue", b"invalid argument"),
    OUT_OF_MEMORY: (b"hipErrorOutOfMemory", b"out of memory"), NO_DEVICE: (b"hipErrorNoDevice", b"no ROCm-capable device is detected"),
    INVALID_IMAGE: (b"hipErrorInvalidImage", b"device kernel image is invalid"), NOT_FOUND: (b"hipErrorNotFound", b"named symbol not found"),
    HANDLE: (b"hipErrorInvalidHandle", b"invalid resource handle"), ILLEGAL: (b"hipErrorIllegalAddress", b"an illegal memory access was encountered"),
    NOT_READY: (b"hipErrorNotReady", b"device not ready"), MET: (b"hipErrorPeerAccessAlreadyEnabled", b"peer access is already enabled"),
}  # fmt: skip
#: What still works where a launch went wrong.
HARMLESS = ("hipGetErrorName", "hipGetErrorString", "hipGetLastError", "hipGetDevice", "hipSetDevice")


@dataclass(eq=False)
class Module:
    image: bytes
    names: tuple[str, ...]


@dataclass(eq=False)
class Function:
    module: Module
    name: str


@dataclass(eq=False)
class Graph:
    nodes: list[Callable[[], object]] = field(default_factory=list[Any])
    after: list[list[int]] = field(default_factory=list[list[int]])


@dataclass(eq=False)
class Node:
    graph: Graph
    number: int


class FakeHip(FakeDriver):
    """`devices` GPUs, whose memory is one space."""

    def __init__(self, devices: int = 1, arch: str = "gfx942", capacity: int = 1 << 36) -> None:
        self.space = Blocks()
        super().__init__(self.space, capacity)
        self.devices, self.arch = devices, arch
        self.current, self.lost = 0, 0
        self.default = Stream()
        #: address -> the device that it is of; pairs that reach each other; memory of the host
        self.homes: dict[int, int] = {}
        self.peers: list[tuple[int, int]] = []
        self.pinned: dict[int, Any] = {}
        self.owners: dict[int, int] = {}
        self._kept: list[object] = []

    def library(self) -> Any:
        """What ctypes would have loaded."""
        made = type("Library", (), {})()
        for name, types in SIGNATURES.items():
            result = ctypes.c_void_p if name in ("hipGetErrorName", "hipGetErrorString") else ctypes.c_int
            setattr(made, name, ctypes.CFUNCTYPE(result, *types)(self._entry(name)))
        return made

    def install(self, monkeypatch: Any = None) -> None:
        """The process has such GPUs from now on."""
        api.__dict__["_initialised"].cache_clear()
        if monkeypatch is None:
            api.load_library = self.library
        else:
            monkeypatch.setattr(api, "load_library", self.library)
        keep_programs()

    def _entry(self, name: str) -> Callable[..., int]:
        method = getattr(self, name)

        def called(*arguments: Any) -> int:
            if name in self.failing:
                self.calls.append(name)
                return self.failing[name]
            self.calls.append(name)
            if self.lost and name not in HARMLESS:
                return self.lost
            try:
                return method(*arguments) or 0
            except (KeyError, AssertionError):
                return HANDLE
            except (Fault, KgError):
                self.lost = ILLEGAL
                return ILLEGAL

        return self.locked(called)

    def stream(self, number: int | None) -> Stream:
        if not number:
            return self.default
        assert self.owners[number] == self.current, "a stream is used on another device"
        return self.held(number, Stream)

    def streams(self) -> list[Stream]:
        return [self.default, *super().streams()]

    def _new(self, out: int, held: object) -> None:
        number = self.handle(held)
        self.owners[number] = self.current
        _write(out, "<Q", number)

    # -- the process and its devices

    def hipInit(self, flags: int) -> None:
        pass

    def hipGetDeviceCount(self, out: int) -> int:
        _write(out, "<i", self.devices)
        return 0 if self.devices else NO_DEVICE

    def hipDriverGetVersion(self, out: int) -> None:
        _write(out, "<i", 60443484)

    def hipRuntimeGetVersion(self, out: int) -> None:
        _write(out, "<i", 60443484)

    def hipDeviceGetName(self, out: int, size: int, device: int) -> None:
        ctypes.memmove(out, b"AMD Fake Accelerator\0", 21)

    def hipDeviceTotalMem(self, out: int, device: int) -> None:
        _write(out, "<Q", self.capacity)

    def hipDeviceGetAttribute(self, out: int, attribute: int, device: int) -> None:
        _write(out, "<i", {63: 304}.get(attribute, 0))

    def hipGetDevicePropertiesR0600(self, out: int, device: int) -> int | None:
        if device >= self.devices:
            return INVALID
        ctypes.memmove(out + 1160, b"gfx942:sramecc+:xnack-\0".replace(b"gfx942", self.arch.encode()), 23)
        return None

    def hipGetDevice(self, out: int) -> None:
        _write(out, "<i", self.current)

    def hipSetDevice(self, device: int) -> int | None:
        if device >= self.devices:
            return INVALID
        self.current = device
        return None

    def hipDeviceSynchronize(self) -> None:
        self.finish()

    def hipGetErrorName(self, code: int) -> int:
        return self._text(NAMES.get(code, (b"hipErrorUnknown", b""))[0])

    def hipGetErrorString(self, code: int) -> int:
        return self._text(NAMES.get(code, (b"", b"unknown error"))[1])

    def _text(self, text: bytes) -> int:
        self.calls.pop()
        held = ctypes.create_string_buffer(text)
        self._kept.append(held)
        return ctypes.addressof(held)

    def hipGetLastError(self) -> None:
        pass

    # -- memory

    def hipMalloc(self, out: int, size: int) -> int | None:
        address = self.take(size)
        if address is None:
            return OUT_OF_MEMORY
        self.homes[address] = self.current
        _write(out, "<Q", address)
        return None

    def hipFree(self, address: int) -> int | None:
        return None if self.give(address) else INVALID

    def hipHostMalloc(self, out: int, size: int, flags: int) -> None:
        held = ctypes.create_string_buffer(size)
        self.pinned[ctypes.addressof(held)] = held
        _write(out, "<Q", ctypes.addressof(held))

    def hipHostFree(self, address: int) -> int | None:
        self.finish()
        return None if self.pinned.pop(address, None) is not None else INVALID

    def hipMemcpyHtoDAsync(self, to: int, of: int, size: int, stream: int) -> None:
        self.ask(self.stream(stream), lambda: self.copied(to, size, lambda: ctypes.string_at(of, size)))

    def hipMemcpyDtoHAsync(self, to: int, of: int, size: int, stream: int) -> None:
        def work() -> None:
            self.now += 1
            ctypes.memmove(to, self.memory.view(of, size).ctypes.data, size)

        self.ask(self.stream(stream), work)

    def hipMemcpyDtoDAsync(self, to: int, of: int, size: int, stream: int) -> None:
        self.ask(self.stream(stream), lambda: self._moved(to, of, size))

    def _moved(self, to: int, of: int, size: int) -> None:
        self.copied(to, size, lambda: self.memory.view(of, size).tobytes())

    def hipMemcpyPeerAsync(self, to: int, device: int, of: int, other: int, size: int, stream: int) -> None:
        assert device == self.current != other
        self.hipMemcpyDtoDAsync(to, of, size, stream)

    def hipDeviceCanAccessPeer(self, out: int, device: int, other: int) -> None:
        _write(out, "<i", int(device != other))

    def hipDeviceEnablePeerAccess(self, other: int, flags: int) -> int | None:
        if (self.current, other) in self.peers:
            return MET
        self.peers.append((self.current, other))
        return None

    def hipPointerGetAttribute(self, out: int, attribute: int, address: int) -> int | None:
        for first, size in self.blocks.items():
            if attribute == 9 and first <= address < first + size:
                _write(out, "<i", self.homes[first])
                return None
        return INVALID

    def hipMemsetD8Async(self, to: int, value: int, count: int, stream: int) -> None:
        self.ask(self.stream(stream), lambda: self._filled(to, value, 1, count))

    def hipMemsetD16Async(self, to: int, value: int, count: int, stream: int) -> None:
        self.ask(self.stream(stream), lambda: self._filled(to, value, 2, count))

    def hipMemsetD32Async(self, to: int, value: int, count: int, stream: int) -> None:
        self.ask(self.stream(stream), lambda: self._filled(to, value, 4, count))

    def _filled(self, to: int, value: int, size: int, count: int) -> None:
        element = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
        self.copied(to, size * count, lambda: element * count)

    # -- streams and events

    def hipStreamCreateWithFlags(self, out: int, flags: int) -> None:
        assert flags == 1
        self._new(out, Stream())

    def hipStreamDestroy(self, stream: int) -> None:
        del self.handles[stream]

    def hipStreamSynchronize(self, stream: int) -> None:
        found = self.stream(stream)
        found.run(found.asked)

    def hipStreamWaitEvent(self, stream: int, event: int, flags: int) -> None:
        self.wait_in(self.stream(stream), self.held(event, Event))

    def new_stream(self) -> int:
        """One of somebody else's."""
        self.calls.append("")  # handles are numbered by calls
        number = self.handle(Stream())
        self.owners[number] = self.current
        return number

    def hipEventCreateWithFlags(self, out: int, flags: int) -> None:
        self._new(out, Event())

    def hipEventDestroy(self, event: int) -> None:
        del self.handles[event]

    def hipEventRecord(self, event: int, stream: int) -> None:
        self.record(self.held(event, Event), self.stream(stream))

    def hipEventSynchronize(self, event: int) -> None:
        self.held(event, Event).wait()

    def hipEventElapsedTime(self, out: int, first: int, second: int) -> int | None:
        one, other = self.held(first, Event), self.held(second, Event)
        if not (one.reached and other.reached):
            return NOT_READY
        _write(out, "<f", other.time - one.time)
        return None

    # -- kernels

    def hipModuleLoadData(self, out: int, image: int) -> int | None:
        found = next(
            (held for held in sorted(PROGRAMS, key=len, reverse=True) if ctypes.string_at(image, len(held)) == held), None
        )
        if found is None:
            return INVALID_IMAGE
        try:
            self._new(out, Module(found, tuple(kernels(found))))
        except LoadError:
            return INVALID_IMAGE
        return None

    def hipModuleUnload(self, module: int) -> None:
        del self.handles[module]

    def hipModuleGetFunction(self, out: int, module: int, name: bytes) -> int | None:
        found = self.held(module, Module)
        if name.decode() not in found.names:
            return NOT_FOUND
        self._new(out, Function(found, name.decode()))
        return None

    def hipModuleLaunchKernel(self, function: int, gx: int, gy: int, gz: int, bx: int, by: int, bz: int, shared: int, stream: int, arguments: int, extra: int) -> int | None:  # fmt: skip
        if not (gx and gy and gz and bx and by and bz) or bx * by * bz > 1024 or arguments:
            return INVALID
        self.ask(self.stream(stream), self._launch(function, (gx, gy, gz), (bx, by, bz), extra))
        return None

    def _launch(self, function: int, grid: tuple[int, int, int], block: tuple[int, int, int], extra: int) -> Callable[[], None]:
        """The arguments are read now, the kernel runs in its turn, and its module must still be there."""
        held = self.held(function, Function)
        kinds = struct.unpack("<5Q", ctypes.string_at(extra, 40))
        assert (kinds[0], kinds[2], kinds[4]) == (1, 2, 3)
        size = ctypes.c_size_t.from_address(kinds[3]).value
        words = struct.unpack(f"<{size // 8}Q", ctypes.string_at(kinds[1], size))
        if kernels(held.module.image)[held.name].arguments != size:
            raise Fault(f"{held.name} takes other arguments")

        def work() -> None:
            self.now += 2
            if held.module not in self.handles.values():
                raise Fault(f"{held.name}: its module is gone")
            run(PROGRAMS[held.module.image], self.space, grid, block, words)

        return work

    # -- graphs

    def hipGraphCreate(self, out: int, flags: int) -> None:
        self._new(out, Graph())

    def hipGraphDestroy(self, graph: int) -> None:
        found = self.held(graph, Graph)
        for number in [
            n for n, held in self.handles.items() if held is found or (isinstance(held, Node) and held.graph is found)
        ]:
            del self.handles[number]

    def _added(self, out: int, graph: int, before: int, count: int, work: Callable[[], object]) -> None:
        found = self.held(graph, Graph)
        others = struct.unpack(f"<{count}Q", ctypes.string_at(before, 8 * count))
        found.nodes.append(work)
        found.after.append([self.held(other, Node).number for other in others])
        self._new(out, Node(found, len(found.nodes) - 1))

    def _kernel(self, params: int) -> Callable[[], None]:
        given = KernelParams.from_address(params)
        sizes = [(d.x, d.y, d.z) for d in (given.grid, given.block)]
        return self._launch(given.function, sizes[0], sizes[1], given.extra)

    def _copy(self, to: int, of: int, size: int, kind: int) -> Callable[[], None]:
        assert kind == 3
        return lambda: self._moved(to, of, size)

    def _fill(self, params: int) -> Callable[[], None]:
        given = MemsetParams.from_buffer_copy(MemsetParams.from_address(params))
        assert given.height == 1
        return lambda: self._filled(given.target, given.value, given.element, given.width)

    def hipGraphAddKernelNode(self, out: int, graph: int, before: int, count: int, params: int) -> None:
        self._added(out, graph, before, count, self._kernel(params))

    def hipGraphAddMemcpyNode1D(
        self, out: int, graph: int, before: int, count: int, to: int, of: int, size: int, kind: int
    ) -> None:
        self._added(out, graph, before, count, self._copy(to, of, size, kind))

    def hipGraphAddMemsetNode(self, out: int, graph: int, before: int, count: int, params: int) -> None:
        self._added(out, graph, before, count, self._fill(params))

    def hipGraphInstantiate(self, out: int, graph: int, node: int, log: int, size: int) -> None:
        found = self.held(graph, Graph)
        self._new(out, Instance(list(found.nodes), found.after))

    def hipGraphExecDestroy(self, instance: int) -> None:
        self.finish()
        del self.handles[instance]

    def hipGraphNodeSetEnabled(self, instance: int, node: int, enabled: int) -> None:
        self.held(instance, Instance).on[self.held(node, Node).number] = bool(enabled)

    def _change(self, instance: int, node: int, work: Callable[[], object]) -> None:
        self.held(instance, Instance).work[self.held(node, Node).number] = work

    def hipGraphExecKernelNodeSetParams(self, instance: int, node: int, params: int) -> None:
        self._change(instance, node, self._kernel(params))

    def hipGraphExecMemcpyNodeSetParams1D(self, instance: int, node: int, to: int, of: int, size: int, kind: int) -> None:
        self._change(instance, node, self._copy(to, of, size, kind))

    def hipGraphExecMemsetNodeSetParams(self, instance: int, node: int, params: int) -> None:
        self._change(instance, node, self._fill(params))

    def hipGraphLaunch(self, instance: int, stream: int) -> None:
        self.ask(self.stream(stream), self.held(instance, Instance).as_now())


def _write(out: int, form: str, value: float) -> None:
    data = struct.pack(form, value)
    ctypes.memmove(out, data, len(data))
