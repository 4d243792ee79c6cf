"""Apple's Metal as pyobjc shows it, of what kg-metal calls:
kernels run on METAL:HOST, as late as may be, and whoever calls it otherwise than Metal allows is told.

Every method's arguments are checked against signatures.json, which `tools/metal_signatures.py` takes from pyobjc's own metadata: a selector that is not there
can't be called. `PYTHONPATH=plugins/kg-metal/tests/fake kg conformance METAL` runs the suite on it.
"""

# ruff: noqa: N999 - the framework's name

from __future__ import annotations

import ctypes
import functools
import importlib
import json
import time
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

_KNOWN = json.loads((Path(__file__).parent / "signatures.json").read_text())
globals().update(_KNOWN["constants"])

#: The argument table, setBytes, work-items of a work-group.
BUFFERS, MOST_BYTES, MOST_ITEMS = 31, 4096, 1024
#: Bytes of a page.
PAGE = 16384
#: Command buffers of a queue that may be unfinished.
UNFINISHED = 64


class Misuse(AssertionError):
    """A call that Metal does not allow."""


def require(condition: object, what: str) -> None:
    if not condition:
        raise Misuse(what)


def _in_a_pool() -> None:
    """What is returned autoreleased leaks in a thread without a pool."""
    require(importlib.import_module("objc").pools(), "outside of an autorelease pool")


class MTLSize(NamedTuple):
    width: int
    height: int
    depth: int


def MTLSizeMake(width: int, height: int, depth: int) -> MTLSize:
    require("MTLSize" in _KNOWN["structs"], "MTLSize is not in the metadata")
    return MTLSize(width, height, depth)


def _fits(encoding: str, value: object) -> bool:
    match encoding:
        case "Q":
            return type(value) is int and 0 <= value < 1 << 64
        case "q":
            return type(value) is int and -(1 << 63) <= value < 1 << 63
        case "z":
            return type(value) is int and -128 <= value < 128
        case "Z":
            return type(value) is bool
        case "@":
            return value is None or isinstance(value, (Object, str)) or type(value).__name__ == "NSURL"
        case "^@":
            return value is None
        case "^v":
            return isinstance(value, (bytes, memoryview))
        case "@?":
            return value is None
        case "{MTLSize=QQQ}":
            return isinstance(value, MTLSize) and all(_fits("Q", n) for n in value)
        case "{_NSRange=QQ}":
            return isinstance(value, tuple) and len(value) == 2 and all(_fits("Q", n) for n in value)
    raise Misuse(f"the fake knows no {encoding}")


def _checked(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    selector = name.replace("_", ":")
    known = _KNOWN["selectors"].get(selector)
    require(known is not None, f"{selector} is not in the metadata of pyobjc")

    @functools.wraps(method)
    def call(self: Any, *arguments: object) -> Any:
        wanted = known["arguments"]
        require(len(arguments) == len(wanted), f"{selector} takes {len(wanted)} arguments, not {len(arguments)}")
        for encoding, value in zip(wanted, arguments, strict=True):
            require(_fits(encoding, value), f"{selector}: {value!r} is no {encoding}")
        return method(self, *arguments)

    return call


class Object:
    """Public methods of a subclass are selectors."""

    def __init_subclass__(cls) -> None:
        for name, method in list(vars(cls).items()):
            if not name.startswith("_") and callable(method):
                setattr(cls, name, _checked(name, method))


class NSError:
    def __init__(self, code: int, text: str) -> None:
        self._code, self._text = code, text

    def code(self) -> int:
        return self._code

    def localizedDescription(self) -> str:
        return self._text


class Varlist:
    """What pyobjc makes of memory whose size it does not know."""

    def __init__(self, memory: np.ndarray) -> None:
        self._memory = memory

    def as_buffer(self, nbytes: int) -> memoryview:
        require(nbytes <= self._memory.size, "as_buffer beyond the buffer")
        return memoryview(self._memory)[:nbytes]


class Buffer(Object):
    """Memory that ends where it says, of a device that counts it, if it is one's.
    `private`: the host sees none of it; `untracked`: its users see to the order themselves."""

    def __init__(
        self, memory: np.ndarray, device: Device | None = None, *, private: bool = False, untracked: bool = False
    ) -> None:
        self._memory, self._device, self._private, self._untracked = memory, device, private, untracked
        importlib.import_module("objc").objects[id(self)] = self
        if device is not None:
            device._allocated += memory.size
            weakref.finalize(self, device._freed, memory.size)

    def __c_void_p__(self) -> ctypes.c_void_p:
        return ctypes.c_void_p(id(self))

    def contents(self) -> Varlist:
        require(not self._private, "contents of private memory")
        return Varlist(self._memory)

    def length(self) -> int:
        return self._memory.size

    def device(self) -> Device | None:
        return self._device

    def hazardTrackingMode(self) -> int:
        return _KNOWN["constants"]["MTLHazardTrackingModeUntracked"] if self._untracked else 2

    def storageMode(self) -> int:
        return _KNOWN["constants"]["MTLStorageModeShared"] + 2 * self._private


class Pipeline(Object):
    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel

    def threadExecutionWidth(self) -> int:
        return 32

    def maxTotalThreadsPerThreadgroup(self) -> int:
        return self._kernel.items


class Function(Object):
    def __init__(self, kernel: Any) -> None:
        self._kernel = kernel


class Library(Object):
    def __init__(self, source: str) -> None:
        from kg_metal.card.host import HostKernel
        from kg_metal.host.compiler import HostCompiler
        from kg_metal.host.translate import signature

        found = signature(source)
        self._kernel = HostKernel(HostCompiler().compile_cached(source), found.name)
        self._kernel.items = found.items  # type: ignore[attr-defined]

    def newFunctionWithName_(self, name: str) -> Function | None:
        return Function(self._kernel) if name == self._kernel.name else None

    def functionNames(self) -> list[str]:
        return [self._kernel.name]


class Encoder(Object):
    """Of one command buffer, until it ends."""

    def __init__(self, commands: CommandBuffer) -> None:
        self._commands, self._ended = commands, False

    def _open(self) -> list[Callable[[], None]]:
        require(not self._ended, "an encoder that has ended takes nothing")
        return self._commands._work

    def endEncoding(self) -> None:
        self._open()
        self._ended, self._commands._encoder = True, None


class ComputeEncoder(Encoder):
    def __init__(self, commands: CommandBuffer) -> None:
        super().__init__(commands)
        self._table: dict[int, tuple[Any, int]] = {}
        self._pipeline: Pipeline | None = None

    def setComputePipelineState_(self, pipeline: Pipeline) -> None:
        self._open()
        self._pipeline = pipeline

    def setBuffer_offset_atIndex_(self, buffer: Buffer, offset: int, index: int) -> None:
        self._open()
        require(index < BUFFERS, f"buffer {index} of {BUFFERS}")
        require(offset <= buffer._memory.size, f"offset {offset} of a buffer of {buffer._memory.size} bytes")
        self._table[index] = buffer, offset

    def setBytes_length_atIndex_(self, data: bytes, length: int, index: int) -> None:
        self._open()
        require(index < BUFFERS and 0 < length <= MOST_BYTES and len(data) >= length, f"{length} bytes at {index}")
        self._table[index] = Buffer(np.frombuffer(bytearray(data[:length]), np.uint8)), 0

    def dispatchThreadgroups_threadsPerThreadgroup_(self, groups: MTLSize, items: MTLSize) -> None:
        work, pipeline = self._open(), self._pipeline
        require(pipeline is not None, "a dispatch without a pipeline")
        assert pipeline is not None
        total = items.width * items.height * items.depth
        require(0 < total <= min(MOST_ITEMS, pipeline._kernel.items), f"{total} work-items of a work-group")
        require(groups.width * groups.height * groups.depth > 0, "a dispatch of nothing")
        require(sorted(self._table) == list(range(len(self._table))), f"arguments {sorted(self._table)}")
        given = [self._table[n] for n in sorted(self._table)]  # retained, as Metal does

        def run() -> None:
            arguments = [(b._memory.ctypes.data + offset, b._memory.size - offset) for b, offset in given]
            pipeline._kernel.launch(arguments, tuple(groups), tuple(items))

        work.append(run)


class BlitEncoder(Encoder):
    def copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(
        self, source: Buffer, at: int, target: Buffer, to: int, size: int
    ) -> None:
        work = self._open()
        require(not (at | to | size) % 4, "copies are of words on macOS")
        require(size and at + size <= source._memory.size and to + size <= target._memory.size, "a copy beyond a buffer")
        require(source is not target or abs(at - to) >= size, "a copy over itself")
        work.append(lambda: target._memory.__setitem__(slice(to, to + size), source._memory[at : at + size]))

    def fillBuffer_range_value_(self, buffer: Buffer, where: tuple[int, int], value: int) -> None:
        work, (start, size) = self._open(), where
        require(not (start | size) % 4 and size and start + size <= buffer._memory.size, "a fill of words within the buffer")
        work.append(lambda: buffer._memory.__setitem__(slice(start, start + size), value & 0xFF))


class CommandBuffer(Object):
    def __init__(self, queue: Queue) -> None:
        self._queue, self._encoder, self._state = queue, None, "new"
        self._work: list[Callable[[], None]] = []
        self._error: NSError | None = None
        self._end = 0.0

    def _encode(self, kind: type[Encoder]) -> Encoder:
        require(self._state == "new", "a command buffer that was committed takes no encoder")
        require(self._encoder is None, "the last encoder has not ended")
        _in_a_pool()
        self._encoder = kind(self)
        return self._encoder

    def computeCommandEncoder(self) -> Encoder:
        return self._encode(ComputeEncoder)

    def blitCommandEncoder(self) -> Encoder:
        return self._encode(BlitEncoder)

    def commit(self) -> None:
        require(self._state == "new" and self._encoder is None, "commit once, when all encoders have ended")
        self._state = "committed"
        self._queue._waiting.append(self)

    def waitUntilCompleted(self) -> None:
        require(self._state != "new", "nobody ends what was not committed")
        while self._state == "committed":
            self._queue._waiting.pop(0)._run()

    def _run(self) -> None:
        code, self._queue._device._fails = self._queue._device._fails, 0
        try:
            if code:
                self._error = NSError(code, "Caused GPU Address Fault Error (as a test asked)")
            for work in [] if code else self._work:
                work()
        except Exception as error:
            self._error = NSError(_KNOWN["constants"].get("MTLCommandBufferErrorPageFault", 3), str(error))
        self._work.clear()
        self._state, self._end = "done", time.perf_counter()

    def status(self) -> int:
        require(self._state != "new", "the status of what was not committed")
        return 5 if self._error else 4

    def error(self) -> NSError | None:
        return self._error

    def GPUEndTime(self) -> float:
        require(self._state == "done", "times are known when a command buffer is completed")
        return self._end


class Queue(Object):
    def __init__(self, device: Device) -> None:
        self._device = device
        self._waiting: list[CommandBuffer] = []

    def commandBuffer(self) -> CommandBuffer:
        _in_a_pool()
        while len(self._waiting) >= UNFINISHED:  # Metal blocks
            self._waiting.pop(0)._run()
        return CommandBuffer(self)


class CompileOptions(Object):
    _fast, _language = True, 0  # Metal's own choices; that of the language is the interpreter's SDK's

    def setFastMathEnabled_(self, on: bool) -> None:
        self._fast = on

    def setLanguageVersion_(self, version: int) -> None:
        self._language = version


class _Options:
    @staticmethod
    def alloc() -> Any:
        class Made:
            @staticmethod
            def init() -> CompileOptions:
                return CompileOptions()

        return Made


MTLCompileOptions = _Options


class Device(Object):
    def __init__(self, number: int, family: str = "MTLGPUFamilyApple7") -> None:
        self._number, self._family = number, family
        self._fails = 0  # the error code of the next command buffer
        self._refuses = 0  # allocations that find no memory
        self._allocated = 0
        self._copies = False  # what was to be taken in place, as a bridge might
        self._works_well_with = 1 << 36

    def name(self) -> str:
        return "Apple M1 (fake)"

    def registryID(self) -> int:
        return 100 + self._number

    def supportsFamily_(self, family: int) -> bool:
        return family <= _KNOWN["constants"].get(self._family, 0)

    def recommendedMaxWorkingSetSize(self) -> int:
        return self._works_well_with

    def maxBufferLength(self) -> int:
        return 1 << 35

    def currentAllocatedSize(self) -> int:
        return self._allocated

    def newCommandQueue(self) -> Queue:
        return Queue(self)

    def newBufferWithLength_options_(self, length: int, options: int) -> Buffer | None:
        require(
            length > 0 and options == _KNOWN["constants"]["MTLResourceStorageModeShared"], "a buffer of nothing, or not shared"
        )
        if self._refuses:
            self._refuses -= 1
            return None
        try:
            memory = np.empty(length, np.uint8)
        except MemoryError:
            return None
        return Buffer(memory, self)

    def _freed(self, nbytes: int) -> None:
        self._allocated -= nbytes

    def newBufferWithBytesNoCopy_length_options_deallocator_(
        self, data: memoryview, length: int, options: int, deallocator: None
    ) -> Buffer | None:
        memory = np.frombuffer(data, np.uint8)
        require(
            options == _KNOWN["constants"]["MTLResourceStorageModeShared"] and length == memory.size,
            "not shared, or another length",
        )
        require((memory.ctypes.data | length) % PAGE == 0, "no whole pages")
        if self._refuses:
            self._refuses -= 1
            return None
        return Buffer(memory.copy() if self._copies else memory, self)

    def newBufferWithBytes_length_options_(self, data: bytes, length: int, options: int) -> Buffer:
        require(0 < length <= len(data), "fewer bytes than that")
        return Buffer(np.frombuffer(bytearray(data[:length]), np.uint8))

    def newLibraryWithSource_options_error_(self, source: str, options: CompileOptions, error: None) -> tuple[Any, Any]:
        require(options._fast is False, "fast math must be off")
        known = {n: name for name, n in _KNOWN["constants"].items() if name.startswith("MTLLanguageVersion")}
        require(options._language in known, "the version of the language must be said")
        if "bfloat" in source and options._language < _KNOWN["constants"]["MTLLanguageVersion3_1"]:
            return None, NSError(3, f"unknown type name 'bfloat' in {known[options._language]}")
        from kg.plugin import CompileError

        try:
            return Library(source), None
        except CompileError as refused:
            return None, NSError(3, f"{refused} {refused.log}")

    def newLibraryWithURL_error_(self, url: Any, error: None) -> tuple[Any, Any]:
        try:
            return Library(Path(url.path).read_text()), None  # a library of the fake is its source
        except Exception as refused:
            return None, NSError(1, str(refused))

    def newComputePipelineStateWithFunction_error_(self, function: Function, error: None) -> tuple[Any, Any]:
        return Pipeline(function._kernel), None


_DEVICES = [Device(0), Device(1)]


def MTLCreateSystemDefaultDevice() -> Device | None:
    require("MTLCreateSystemDefaultDevice" in _KNOWN["functions"], "no such function")
    return _DEVICES[0] if _DEVICES else None


def MTLCopyAllDevices() -> list[Device]:
    require("MTLCopyAllDevices" in _KNOWN["functions"], "no such function")
    return list(_DEVICES)
