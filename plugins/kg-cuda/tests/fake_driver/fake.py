"""What stands behind fake_cuda.c: a driver whose memory and kernels are the simulator's,
which notes every call and fails when told to.

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
from functools import partial
from pathlib import Path

from fake_driver.graphs import GraphFunctions
from fake_driver.words import (
    ILLEGAL_ADDRESS,
    INVALID_CONTEXT,
    INVALID_HANDLE,
    INVALID_VALUE,
    LEGACY,
    MAJOR,
    MINOR,
    MULTIPROCESSORS,
    NAMES,
    NON_BLOCKING,
    NOT_READY,
    NOT_SUPPORTED,
    OUT_OF_MEMORY,
    SUCCESS,
    put_int,
    put_word,
)
from kg_cuda.sim import Memory, SimulatorTrap
from kg_gpu.fake import Event, Stream

HERE = Path(__file__).parent
#: What needs a current context.
IN_CONTEXT = ("cuMem", "cuModule", "cuLaunch", "cuStream", "cuEvent", "cuGraph", "cuTensorMap")
#: What still works in a context that an error has spoilt.
HARMLESS = ("cuGetErrorName", "cuGetErrorString", "cuCtxPushCurrent", "cuCtxPopCurrent")
_RECEIVER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_char_p, ctypes.POINTER(ctypes.c_longlong))


def build(folder: Path, source: str = "fake_cuda.c", extension: Path | None = None) -> Path | None:
    """The library, of one of the sources here, with what an extension is linked to, too;
    None where no C compiler is."""
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


class FakeDriver(GraphFunctions):
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
        put_int(out, 13000)

    def cuGetErrorName(self, code: int, out: int) -> None:
        put_word(out, self._text(NAMES.get(code & 0xFFFFFFFF, ("CUDA_ERROR_UNKNOWN", ""))[0]))

    def cuGetErrorString(self, code: int, out: int) -> None:
        put_word(out, self._text(NAMES.get(code & 0xFFFFFFFF, ("", "unknown error"))[1]))

    def cuDeviceGetCount(self, out: int) -> None:
        put_int(out, self.devices)

    def cuDeviceGet(self, out: int, number: int) -> int | None:
        number &= 0xFFFFFFFF
        if number >= self.devices:
            return 101
        put_int(out, number)
        return None

    def cuDeviceGetName(self, out: int, size: int, device: int) -> None:
        ctypes.memmove(out, b"Fake GPU\0", 9)

    def cuDeviceTotalMem(self, out: int, device: int) -> None:
        put_word(out, self.capacity)

    def cuDeviceGetAttribute(self, out: int, attribute: int, device: int) -> None:
        major, minor = self.capabilities.get(device & 0xFFFFFFFF, self.capability)
        known = {MAJOR: major, MINOR: minor, MULTIPROCESSORS: 2}
        put_int(out, known.get(attribute & 0xFFFFFFFF, 0))

    def cuDevicePrimaryCtxRetain(self, out: int, device: int) -> None:
        self.contexts += 1
        put_word(out, 0xC0 + (device & 0xFFFFFFFF))

    def cuDevicePrimaryCtxRelease(self, device: int) -> None:
        self.contexts -= 1

    def cuCtxPushCurrent(self, context: int) -> None:
        self.stack.append(context)

    def cuCtxPopCurrent(self, out: int) -> int | None:
        if not self.stack:
            return INVALID_CONTEXT
        put_word(out, self.stack.pop())
        return None

    def cuStreamCreate(self, out: int, flags: int) -> None:
        put_word(out, self.handle(Stream(not flags & NON_BLOCKING)))

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
        put_word(out, self.handle(Event()))

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
        put_word(out, ctypes.addressof(held))

    def cuMemFreeHost(self, address: int) -> int | None:
        self.finish()
        return None if self.pinned.pop(address, None) is not None else INVALID_VALUE

    def cuDeviceCanAccessPeer(self, out: int, device: int, peer: int) -> None:
        put_int(out, self.reachable and device != peer)

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
        put_word(out, address)
        return None

    def cuPointerGetAttribute(self, out: int, attribute: int, address: int) -> int | None:
        for first, size in self.blocks.items():
            if first <= address < first + size:
                context = self.homes[first]
                if attribute & 0xFFFFFFFF == 1:
                    put_word(out, context)
                else:
                    put_int(out, context & 0xF)
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
