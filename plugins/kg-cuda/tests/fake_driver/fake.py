"""What stands behind fake_cuda.c: a driver whose memory and kernels are the simulator's, which notes every call and fails when told to.

It does as little as it may before somebody waits: launches and copies lie in their stream until then, so that host memory that is reused too
early, a module that goes too early and streams that don't wait for each other give wrong results, or an error.
"""

from __future__ import annotations

import atexit
import ctypes
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from kg_cuda.sim import Function, Memory, Module, SimulatorTrap, launch, parse
from kg_cuda.sim.tensor_map import encode
from kg_gpu.fake import Event, Stream
from kg_gpu.fake import FakeDriver as Driver
from kg_gpu.fake import Instance as FakeInstance

HERE = Path(__file__).parent
SUCCESS, INVALID_VALUE, OUT_OF_MEMORY, INVALID_IMAGE, INVALID_HANDLE, NOT_FOUND, ILLEGAL_ADDRESS = 0, 1, 2, 218, 400, 500, 700
INVALID_CONTEXT, NOT_READY, NOT_SUPPORTED = 201, 600, 801
NAMES = {
    SUCCESS: ("CUDA_SUCCESS", "no error"),
    INVALID_VALUE: ("CUDA_ERROR_INVALID_VALUE", "invalid argument"),
    OUT_OF_MEMORY: ("CUDA_ERROR_OUT_OF_MEMORY", "out of memory"),
    100: ("CUDA_ERROR_NO_DEVICE", "no CUDA-capable device is detected"),
    INVALID_IMAGE: ("CUDA_ERROR_INVALID_PTX", "a PTX JIT compilation failed"),
    INVALID_HANDLE: ("CUDA_ERROR_INVALID_HANDLE", "invalid resource handle"),
    INVALID_CONTEXT: ("CUDA_ERROR_INVALID_CONTEXT", "invalid device context"),
    NOT_READY: ("CUDA_ERROR_NOT_READY", "device not ready"),
    704: ("CUDA_ERROR_PEER_ACCESS_ALREADY_ENABLED", "peer access is already enabled"),
    NOT_FOUND: ("CUDA_ERROR_NOT_FOUND", "named symbol not found"),
    701: ("CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES", "too many resources requested for launch"),
    NOT_SUPPORTED: ("CUDA_ERROR_NOT_SUPPORTED", "operation not supported"),
    ILLEGAL_ADDRESS: ("CUDA_ERROR_ILLEGAL_ADDRESS", "an illegal memory access was encountered"),
}
Sizes = tuple[int, int, int]
#: attributes of a device: CUDA's numbers
MULTIPROCESSORS, MAJOR, MINOR = 16, 75, 76
#: an attribute of a function, and what a block of sm_90 may have and has without asking
MAX_DYNAMIC_SHARED, MOST_SHARED, STATIC_SHARED = 8, 227 << 10, 48 << 10
#: options of a module that is loaded: where its log of errors goes, and how many bytes of it there are
ERROR_LOG, LOG_SIZES = 5, (4, 6)
#: what the words of a launch's `extra` are: the end, the arguments' bytes, where their number is
END, PACKED, PACKED_SIZE = 0, 1, 2
#: the default stream, which a stream number of 0 means too; a stream that does not wait for it
LEGACY, NON_BLOCKING = 1, 1
#: What needs a current context.
IN_CONTEXT = ("cuMem", "cuModule", "cuLaunch", "cuStream", "cuEvent", "cuGraph", "cuTensorMap")
#: What still works in a context that an error has spoilt.
HARMLESS = ("cuGetErrorName", "cuGetErrorString", "cuCtxPushCurrent", "cuCtxPopCurrent")
#: bytes of the elements of a tensor map by CUDA's number of their type, and of its swizzle by that one's
ELEMENTS, SWIZZLES = {0: 1, 1: 2, 2: 4, 4: 8}, {0: 0, 1: 32, 2: 64, 3: 128}
_RECEIVER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_longlong))


def build(folder: Path, source: str = "fake_cuda.c", extension: Path | None = None) -> Path | None:
    """The library, of one of the sources here, with what an extension is linked to, too; None where no C compiler is."""
    compiler = shutil.which("clang") or shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    made = folder / "libcuda.so.1"
    text = (HERE / source).read_text()
    names = linked_names(extension) - set(re.findall(r"\bF\((cu\w+)\)", text)) if extension else ()
    (folder / "linked.h").write_text("#define LINKED(F)" + "".join(f" \\\n  F({name})" for name in sorted(names)) + "\n")
    command = [compiler, "-O1", "-w", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-include", str(folder / "linked.h")]
    subprocess.run([*command, "-o", str(made), str(HERE / source)], check=True)
    return made


def linked_names(extension: Path) -> set[str]:
    """The driver's functions that an extension is linked to, with their versions: cuMemAlloc_v2."""
    listed = subprocess.run(["nm", "-D", "--undefined-only", str(extension)], check=True, capture_output=True, text=True)
    return set(re.findall(r"\bU (cu[A-Z]\w+)", listed.stdout))


@dataclass(eq=False)
class Graph:
    """Nodes by handle, and for each the numbers of those before it."""

    nodes: list[int] = field(default_factory=list)
    after: list[list[int]] = field(default_factory=list)


@dataclass(eq=False)
class Instance(FakeInstance):
    """What a graph is launched as."""

    graph: Graph = field(default_factory=Graph)


class KernelParams(ctypes.Structure):
    """CUDA_KERNEL_NODE_PARAMS_v2"""

    _fields_ = (
        ("function", ctypes.c_uint64),
        ("grid", ctypes.c_uint * 3),
        ("block", ctypes.c_uint * 3),
        ("shared", ctypes.c_uint),
        ("arguments", ctypes.c_uint64),
        ("extra", ctypes.c_uint64),
        ("kern", ctypes.c_uint64),
        ("context", ctypes.c_uint64),
    )


class Side(ctypes.Structure):
    """Of a copy in three dimensions: where from, or where to."""

    _fields_ = (
        ("begin", ctypes.c_size_t * 4),
        ("kind", ctypes.c_int),
        ("host", ctypes.c_uint64),
        ("device", ctypes.c_uint64),
        ("array", ctypes.c_uint64),
        ("reserved", ctypes.c_uint64),
        ("pitch", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


class Memcpy3D(ctypes.Structure):
    """CUDA_MEMCPY3D_v2"""

    _fields_ = (
        ("of", Side),
        ("to", Side),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
        ("depth", ctypes.c_size_t),
    )


class MemsetParams(ctypes.Structure):
    """CUDA_MEMSET_NODE_PARAMS_v1"""

    _fields_ = (
        ("to", ctypes.c_uint64),
        ("pitch", ctypes.c_size_t),
        ("value", ctypes.c_uint),
        ("size", ctypes.c_uint),
        ("width", ctypes.c_size_t),
        ("height", ctypes.c_size_t),
    )


class FakeDriver(Driver):
    """Install it before anything asks for CUDA: the process then has so many GPUs."""

    def __init__(self, devices: int = 1, capability: tuple[int, int] = (9, 0), capacity: int = 1 << 36) -> None:
        super().__init__(Memory(), capacity)
        self.devices, self.capability = devices, capability
        #: device -> its own, where it has another
        self.capabilities: dict[int, tuple[int, int]] = {}
        #: address -> the context in which it was asked for
        self.homes: dict[int, int] = {}
        #: streams that every context has: the default one, and the thread's
        self.defaults = {LEGACY: Stream(), 2: Stream()}
        self.contexts = 0
        #: contexts that are current, the last of all
        self.stack: list[int] = []
        self.poisoned = 0
        self.pinned: dict[int, ctypes.Array[ctypes.c_char]] = {}
        #: pairs of contexts that reach each other; which pairs of devices could
        self.peers: list[tuple[int, int]] = []
        self.reachable = True
        self.most_shared: dict[int, int] = {}
        self._strings: dict[str, ctypes.Array[ctypes.c_char]] = {}

    def install(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library), mode=ctypes.RTLD_GLOBAL)
        self._receiver = _RECEIVER(self.locked(self._receive))
        self._library.kg_receive(self._receiver)
        atexit.register(self._library.kg_receive, None)

    def _receive(self, name: bytes, arguments: ctypes.Array[ctypes.c_longlong]) -> int:
        linked = name.decode()
        text = re.sub(r"_v\d+$", "", linked)  # the versions of most functions differ in nothing that is looked at
        self.calls.append(text)
        method: Callable[..., int | None] | None = getattr(self, linked, None) or getattr(self, text, None)
        if method is None:
            print(f"{linked} was called, which the libcuda of the tests does not do: write it in {HERE.name}", file=sys.stderr)
            return NOT_SUPPORTED
        if text in self.failing:
            return self.failing[text]
        if text.startswith(IN_CONTEXT) and not self.stack:
            return INVALID_CONTEXT
        if self.poisoned and text not in HARMLESS:
            return self.poisoned
        count = method.__code__.co_argcount - 1
        try:
            return method(*(arguments[i] for i in range(count))) or SUCCESS
        except SimulatorTrap:  # what a launch does wrong is found when it runs
            self.poisoned = ILLEGAL_ADDRESS
            return ILLEGAL_ADDRESS

    def _text(self, text: str) -> int:
        return ctypes.addressof(self._strings.setdefault(text, ctypes.create_string_buffer(text.encode())))

    # -- the driver's functions; arguments are words, of which ints are the lower half

    def cuInit(self, flags: int) -> None:
        pass

    def cuDriverGetVersion(self, out: int) -> None:
        _int(out, 13000)

    def cuGetErrorName(self, code: int, out: int) -> None:
        _word(out, self._text(NAMES.get(code & 0xFFFFFFFF, ("CUDA_ERROR_UNKNOWN", ""))[0]))

    def cuGetErrorString(self, code: int, out: int) -> None:
        _word(out, self._text(NAMES.get(code & 0xFFFFFFFF, ("", "unknown error"))[1]))

    def cuDeviceGetCount(self, out: int) -> None:
        _int(out, self.devices)

    def cuDeviceGet(self, out: int, number: int) -> int | None:
        number &= 0xFFFFFFFF
        if number >= self.devices:
            return 101
        _int(out, number)
        return None

    def cuDeviceGetName(self, out: int, size: int, device: int) -> None:
        ctypes.memmove(out, b"Fake GPU\0", 9)

    def cuDeviceTotalMem(self, out: int, device: int) -> None:
        _word(out, self.capacity)

    def cuDeviceGetAttribute(self, out: int, attribute: int, device: int) -> None:
        major, minor = self.capabilities.get(device & 0xFFFFFFFF, self.capability)
        known = {MAJOR: major, MINOR: minor, MULTIPROCESSORS: 2}
        _int(out, known.get(attribute & 0xFFFFFFFF, 0))

    def cuDevicePrimaryCtxRetain(self, out: int, device: int) -> None:
        self.contexts += 1
        _word(out, 0xC0 + (device & 0xFFFFFFFF))

    def cuDevicePrimaryCtxRelease(self, device: int) -> None:
        self.contexts -= 1

    def cuCtxPushCurrent(self, context: int) -> None:
        self.stack.append(context)

    def cuCtxPopCurrent(self, out: int) -> int | None:
        if not self.stack:
            return INVALID_CONTEXT
        _word(out, self.stack.pop())
        return None

    def cuStreamCreate(self, out: int, flags: int) -> None:
        _word(out, self.handle(Stream(not flags & NON_BLOCKING)))

    def cuStreamDestroy(self, stream: int) -> None:
        del self.handles[stream]

    def cuStreamSynchronize(self, stream: int) -> int | None:
        if not self._is_stream(stream):
            return INVALID_HANDLE
        found = self.stream(stream)
        found.run(found.asked)
        return None

    def cuStreamWaitEvent(self, stream: int, event: int, flags: int) -> None:
        self.wait_in(self.stream(stream), self._event(event))

    def ask(self, stream: Stream, work: Callable[[], object]) -> None:
        """After what streams hold that this one waits for: the default one for all that block, these for it."""
        legacy = self.defaults[LEGACY]
        blocking = [other for other in self.handles.values() if isinstance(other, Stream) and other.blocking]
        for other in blocking if stream is legacy else [legacy] if stream.blocking else []:
            stream.ask(partial(other.run, other.asked))
        stream.ask(work)

    def _ask(self, stream: int, work: Callable[[], object]) -> None:
        self.ask(self.stream(stream), work)

    def streams(self) -> list[Stream]:
        return [*self.defaults.values(), *super().streams()]

    def stream(self, number: int) -> Stream:
        found = self.defaults.get(number or LEGACY) or self.handles[number]
        assert isinstance(found, Stream)
        return found

    def _is_stream(self, number: int) -> bool:
        return number == 0 or number in self.defaults or isinstance(self.handles.get(number), Stream)

    def cuCtxSynchronize(self) -> None:
        self.finish()

    def new_stream(self) -> int:
        """One of somebody else's."""
        self.calls.append("")  # handles are numbered by calls
        return self.handle(Stream())

    # -- events

    def _event(self, event: int) -> Event:
        return self.held(event, Event)

    def cuEventCreate(self, out: int, flags: int) -> None:
        _word(out, self.handle(Event()))

    def cuEventDestroy(self, event: int) -> None:
        del self.handles[event]

    def cuEventRecord(self, event: int, stream: int) -> None:
        self.record(self._event(event), self.stream(stream))

    def cuEventSynchronize(self, event: int) -> None:
        self._event(event).wait()

    def cuEventElapsedTime(self, out: int, first: int, second: int) -> int | None:
        one, other = self._event(first), self._event(second)
        if not (one.reached and other.reached):
            return NOT_READY
        ctypes.c_float.from_address(out).value = other.time - one.time
        return None

    # -- memory

    def cuMemHostAlloc(self, out: int, size: int, flags: int) -> None:
        held = ctypes.create_string_buffer(size)
        self.pinned[ctypes.addressof(held)] = held
        _word(out, ctypes.addressof(held))

    def cuMemFreeHost(self, address: int) -> int | None:
        self.finish()
        return None if self.pinned.pop(address, None) is not None else INVALID_VALUE

    def cuDeviceCanAccessPeer(self, out: int, device: int, peer: int) -> None:
        _int(out, self.reachable and device != peer)

    def cuCtxEnablePeerAccess(self, peer: int, flags: int) -> int | None:
        pair = self.stack[-1], peer
        if pair in self.peers:
            return 704
        self.peers.append(pair)
        return None

    def cuMemAlloc(self, out: int, size: int) -> int | None:
        address = self.take(size)
        if address is None:
            return OUT_OF_MEMORY
        self.homes[address] = self.stack[-1]
        _word(out, address)
        return None

    def cuPointerGetAttribute(self, out: int, attribute: int, address: int) -> int | None:
        for first, size in self.blocks.items():
            if first <= address < first + size:
                context = self.homes[first]
                if attribute & 0xFFFFFFFF == 1:
                    _word(out, context)
                else:
                    _int(out, context & 0xF)
                return None
        return INVALID_VALUE

    def cuMemFree(self, address: int) -> int | None:
        return None if self.give(address) else INVALID_VALUE

    def cuMemcpyHtoDAsync(self, to: int, of: int, size: int, stream: int) -> int | None:
        if not self._is_stream(stream):
            return INVALID_HANDLE
        self._ask(stream, lambda: self.copied(to, size, lambda: ctypes.string_at(of, size)))
        return None

    def cuMemcpyDtoHAsync(self, to: int, of: int, size: int, stream: int) -> int | None:
        if not self._is_stream(stream):
            return INVALID_HANDLE

        def work() -> None:
            self.now += 1
            ctypes.memmove(to, self.memory.view(of, size).ctypes.data, size)

        self._ask(stream, work)
        return None

    def cuMemcpyDtoDAsync(self, to: int, of: int, size: int, stream: int) -> None:
        self._ask(stream, lambda: self.copied(to, size, lambda: self.memory.view(of, size).tobytes()))

    def cuMemsetD8Async(self, to: int, value: int, count: int, stream: int) -> None:
        self._fill(to, value, 1, count, stream)

    def cuMemsetD16Async(self, to: int, value: int, count: int, stream: int) -> None:
        self._fill(to, value, 2, count, stream)

    def cuMemsetD32Async(self, to: int, value: int, count: int, stream: int) -> None:
        self._fill(to, value, 4, count, stream)

    def _fill(self, to: int, value: int, size: int, count: int, stream: int) -> None:
        self._ask(stream, lambda: self._filled(to, value, size, count))

    def _filled(self, to: int, value: int, size: int, count: int) -> None:
        element = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
        self.copied(to, size * count, lambda: element * count)

    def cuMemcpyPeerAsync(self, to: int, context: int, of: int, other: int, size: int, stream: int) -> None:
        assert context == self.stack[-1] != other
        self.cuMemcpyDtoDAsync(to, of, size, stream)

    # -- kernels

    def cuModuleLoadDataEx(self, out: int, image: int, count: int, options: int, values: int) -> int | None:
        text = ctypes.string_at(image).decode()
        try:
            module = parse(text)
        except Exception as error:
            self._log(f"{error}\0", count, options, values)
            return INVALID_IMAGE
        self._log("", count, options, values)
        _word(out, self.handle(module))
        return None

    def _log(self, errors: str, count: int, options: int, values: int) -> None:
        """Writes it where the caller wants it, and how many bytes its logs have."""
        count &= 0xFFFFFFFF
        names = list((ctypes.c_int * count).from_address(options)) if count else []
        log = errors.encode()[: 1 << 14]
        for number, name in enumerate(names):
            if name == ERROR_LOG:
                ctypes.memmove(_read(values + 8 * number), log, len(log))
            elif name in LOG_SIZES:
                _word(values + 8 * number, len(log) if name == ERROR_LOG + 1 else 0)

    def cuModuleUnload(self, module: int) -> None:
        del self.handles[module]

    def cuModuleGetFunction(self, out: int, module: int, name: int) -> None:
        _word(out, self.handle((self.handles[module], ctypes.string_at(name).decode())))

    def cuFuncSetAttribute(self, function: int, attribute: int, value: int) -> int | None:
        assert attribute & 0xFFFFFFFF == MAX_DYNAMIC_SHARED
        if value & 0xFFFFFFFF > MOST_SHARED:
            return INVALID_VALUE
        self.most_shared[function] = value & 0xFFFFFFFF
        return None

    def cuLaunchKernel(
        self,
        function: int,
        gx: int,
        gy: int,
        gz: int,
        bx: int,
        by: int,
        bz: int,
        shared: int,
        stream: int,
        given: int,
        extra: int,
    ) -> int | None:
        if not self._is_stream(stream) or function not in self.handles:
            return INVALID_HANDLE
        sizes = [n & 0xFFFFFFFF for n in (gx, gy, gz, bx, by, bz)]
        if (most := shared & 0xFFFFFFFF) > self.most_shared.get(function, STATIC_SHARED) or bool(given) == bool(extra):
            return INVALID_VALUE
        module, name = self._function(function)
        arguments = self._pointed_to(module.kernels[name], given) if given else self._packed(extra)
        if len(arguments) != module.kernels[name].parameter_bytes:
            return INVALID_VALUE
        self._ask(stream, self._kernel(function, sizes, arguments, most))
        return None

    def _function(self, function: int) -> tuple[Module, str]:
        held = self.handles[function]
        assert isinstance(held, tuple)
        module, name = held
        assert isinstance(module, Module)
        return module, name

    def _pointed_to(self, function: Function, given: int) -> bytes:
        """The arguments that are there now, each at an address of its own."""
        pointers = (ctypes.c_longlong * len(function.params)).from_address(given)
        arguments = bytearray(function.parameter_bytes)
        for parameter, place in zip(function.params, pointers, strict=True):
            assert place % min(parameter.align, 64) == 0, "a parameter of 128 bytes lies at a multiple of 64"
            begin = function.offsets[parameter.name]
            arguments[begin : begin + parameter.size] = ctypes.string_at(place, parameter.size)
        return bytes(arguments)

    def _packed(self, extra: int) -> bytes:
        """The arguments in one piece, laid out as the kernel declares them: pairs of words say where they are and how many bytes."""
        said: dict[int, int] = {}
        while (what := _read(extra)) != END:
            said[what], extra = _read(extra + 8), extra + 16
        return ctypes.string_at(said[PACKED], _read(said[PACKED_SIZE]))

    def _kernel(self, function: int, sizes: list[int], arguments: bytes, shared: int) -> Callable[[], None]:
        """A launch."""
        module, name = self._function(function)
        grid, block = tuple(sizes[:3]), tuple(sizes[3:])
        return lambda: self._launched(module, name, grid, block, arguments, shared)  # type: ignore[arg-type]

    def _launched(self, module: Module, name: str, grid: Sizes, block: Sizes, arguments: bytes, shared: int) -> None:
        self.now += 2
        assert any(held is module for held in self.handles.values()), "its module was unloaded"
        launch(module, name, grid, block, arguments, self.memory, dynamic_shared=shared)

    def cuTensorMapEncodeTiled(
        self,
        out: int,
        kind: int,
        rank: int,
        address: int,
        sizes: int,
        strides: int,
        box: int,
        steps: int,
        interleave: int,
        swizzle: int,
        promotion: int,
        fill: int,
    ) -> int | None:
        """Refuses what a driver does, but for what the simulator's own form refuses, too."""
        rank &= 0xFFFFFFFF
        itemsize, rows = ELEMENTS.get(kind & 0xFFFFFFFF), SWIZZLES.get(swizzle & 0xFFFFFFFF)
        if itemsize is None or rows is None or not 1 <= rank <= 5 or out % 64 or address % 16 or not address:
            return INVALID_VALUE
        assert (interleave & 0xFFFFFFFF, promotion & 0xFFFFFFFF, fill & 0xFFFFFFFF) == (0, 2, 0), "what kg asks for"
        extents = (ctypes.c_uint64 * rank).from_address(sizes)
        apart = (ctypes.c_uint64 * (rank - 1)).from_address(strides)
        counts, every = ((ctypes.c_uint32 * rank).from_address(at) for at in (box, steps))
        row = counts[0] * itemsize
        if any(stride % 16 or stride >= 1 << 40 for stride in apart) or any(not 0 < n <= 1 << 32 for n in extents):
            return INVALID_VALUE
        if any(not 0 < n <= 256 for n in counts) or any(step != 1 for step in every) or row % 16 or (rows and row > rows):
            return INVALID_VALUE
        ctypes.memmove(out, encode(address, itemsize, [*extents], [*apart], [*counts], rows), 128)
        return None

    # -- graphs

    def cuGraphCreate(self, out: int, flags: int) -> None:
        _word(out, self.handle(Graph()))

    def cuGraphDestroy(self, graph: int) -> None:
        del self.handles[graph]

    def _node(self, out: int, graph: int, before: int, count: int, work: Callable[[], None]) -> None:
        found = self.handles[graph]
        assert isinstance(found, Graph)
        found.after.append([found.nodes.index(n) for n in (ctypes.c_longlong * count).from_address(before)] if count else [])
        node = self.handle(work)
        found.nodes.append(node)
        _word(out, node)

    def cuGraphAddKernelNode(self, out: int, graph: int, before: int, count: int, params: int) -> None:
        self._node(out, graph, before, count, self._kernel_node(params))

    def cuGraphAddMemcpyNode(self, out: int, graph: int, before: int, count: int, params: int, context: int) -> None:
        assert context == self.stack[-1]
        self._node(out, graph, before, count, self._copy_node(params))

    def cuGraphAddMemsetNode(self, out: int, graph: int, before: int, count: int, params: int, context: int) -> None:
        assert context == self.stack[-1]
        self._node(out, graph, before, count, self._memset_node(params))

    def _kernel_node(self, params: int) -> Callable[[], None]:
        given = KernelParams.from_address(params)
        assert not given.extra and given.shared <= self.most_shared.get(given.function, STATIC_SHARED)
        module, name = self._function(given.function)
        arguments = self._pointed_to(module.kernels[name], given.arguments)
        return self._kernel(given.function, [*given.grid, *given.block], arguments, given.shared)

    def _copy_node(self, params: int) -> Callable[[], None]:
        given = Memcpy3D.from_address(params)
        assert (given.of.kind, given.to.kind, given.height, given.depth) == (2, 2, 1, 1) and given.width, (
            "of one dimension, not empty"
        )
        to, of, size = given.to.device, given.of.device, given.width
        return lambda: self.copied(to, size, lambda: self.memory.view(of, size).tobytes())

    def _memset_node(self, params: int) -> Callable[[], None]:
        given = MemsetParams.from_address(params)
        assert given.height == 1 and given.width and given.size in (1, 2, 4), "of one dimension, not empty"
        to, value, size, count = given.to, given.value, given.size, given.width
        return lambda: self._filled(to, value, size, count)

    def cuGraphInstantiateWithFlags(self, out: int, graph: int, flags: int) -> None:
        found = self.handles[graph]
        assert isinstance(found, Graph)
        work = [self.handles[node] for node in found.nodes]
        _word(out, self.handle(Instance(work, found.after, graph=found)))

    def _instance(self, instance: int, node: int) -> tuple[Instance, int]:
        found = self.handles[instance]
        assert isinstance(found, Instance) and any(held is found.graph for held in self.handles.values()), (
            "the graph is needed for its nodes"
        )
        return found, found.graph.nodes.index(node)

    def cuGraphExecKernelNodeSetParams(self, instance: int, node: int, params: int) -> None:
        found, at = self._instance(instance, node)
        found.work[at] = self._kernel_node(params)

    def cuGraphExecMemcpyNodeSetParams(self, instance: int, node: int, params: int, context: int) -> None:
        found, at = self._instance(instance, node)
        found.work[at] = self._copy_node(params)

    def cuGraphExecMemsetNodeSetParams(self, instance: int, node: int, params: int, context: int) -> None:
        found, at = self._instance(instance, node)
        found.work[at] = self._memset_node(params)

    def cuGraphNodeSetEnabled(self, instance: int, node: int, on: int) -> None:
        found, at = self._instance(instance, node)
        found.on[at] = bool(on & 0xFFFFFFFF)

    def cuGraphLaunch(self, instance: int, stream: int) -> None:
        found = self.handles[instance]
        assert isinstance(found, Instance)
        self._ask(stream, found.as_now())

    def cuGraphExecDestroy(self, instance: int) -> None:
        del self.handles[instance]


def _int(address: int, value: int) -> None:
    ctypes.c_int.from_address(address).value = value


def _word(address: int, value: int) -> None:
    ctypes.c_longlong.from_address(address).value = value


def _read(address: int) -> int:
    return ctypes.c_longlong.from_address(address).value
