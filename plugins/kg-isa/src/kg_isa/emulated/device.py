"""The devices QEMUA64 and QEMURV64: qemu-user with shared memory. Slow, for tests."""

from __future__ import annotations

import os
import struct
import weakref
from typing import Final

from kg.plugin import Buffer, FlatMemory, Launch, LoadError, Program, Runtime, Target, UOp, binary_of
from kg_cpu.objects.elf import defined_symbols, lay_out, link

from kg_isa.emulated.worker import GUEST, Worker, shared_memory

#: Bytes of the device, of which the first are for code. They are used once: an emulator keeps what it translated.
_SIZE: Final = 1 << 30
_CODE: Final = 1 << 26
_PAGE: Final = 4096
AARCH64: Final = 183
_RETURN: Final = {AARCH64: bytes.fromhex("c0035fd6"), 243: bytes.fromhex("67800000")}


class SharedMemory(FlatMemory):
    """Buffers behind the code."""

    def __init__(self) -> None:
        super().__init__(0)
        self.descriptor, memory = shared_memory(_SIZE)
        self.bytes = memoryview(memory)
        self._space = type(self._space)(_CODE, _SIZE, self.alignment)


class EmulatedRuntime(Runtime):
    """One emulated processor."""

    def __init__(self, name: str, machine: int) -> None:
        self.name, self.machine = name, machine
        self.allocator = self.memory = SharedMemory()
        self.memory.bytes[:4] = _RETURN[machine]
        self._end = 64
        self.worker = Worker(machine, self.memory.descriptor, _SIZE)
        os.close(self.memory.descriptor)  # the mapping and the emulator have their own
        weakref.finalize(self, Worker.close, self.worker)

    @property
    def alive(self) -> bool:
        return self.worker.process.poll() is None

    def load(self, program: UOp) -> Program:
        return EmulatedProgram(self, program)

    def load_object(self, data: bytes, name: str) -> int:
        """Puts an object's code where it runs, and says where a function is.
        LLVM's has constants beside the code."""
        if self.machine != AARCH64:
            return self.place(text_of(data, self.machine))
        layout = lay_out(data, "aarch64")
        at = self._reserve(layout.constant_size)
        self.memory.bytes[at : at + layout.constant_size] = link(layout, GUEST + at, {})[: layout.constant_size]
        return defined_symbols(layout, GUEST + at)[name]

    def place(self, code: bytes) -> int:
        """Puts code into memory that had none before."""
        at = self._reserve(len(code))
        self.memory.bytes[at : at + len(code)] = code
        return GUEST + at

    def _reserve(self, size: int) -> int:
        """Where there is room for code.
        It crosses no page that it need not: qemu 7.2 may stop where a block of its translator ends there (docs/devices/isa.md)."""
        at = self._end
        if at % _PAGE + size > _PAGE:
            at += -at % _PAGE
        self._end = -(-(at + size) // 64) * 64
        if self._end > _CODE:
            raise LoadError(f"{self.name} holds {_CODE >> 20} MiB of code, which are used up: open the device again")
        return at


class EmulatedProgram(Program):
    """Code in the shared memory."""

    def __init__(self, runtime: EmulatedRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.owner = runtime
        self.function = runtime.load_object(binary_of(program), program.program.name)

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return EmulatedLaunch(self, buffers, faults)


class EmulatedLaunch(Launch):
    """A call with all of the THREAD axis."""

    program: EmulatedProgram

    def run(self, values: tuple[int, ...]) -> None:
        owner, info = self.program.owner, self.program.info
        extent = info.thread_extent
        if not isinstance(extent, int):
            from kg.plugin import size_function

            (extent,) = size_function((extent,), self.program.names)(*values)
        pointers = [GUEST + b.address for b in self.buffers]
        arguments = owner.allocator.alloc(8 * (len(pointers) + len(values)) + 8)
        scratch = owner.allocator.alloc(info.scratch_bytes + 64)
        words = struct.pack(f"<{len(pointers)}Q{len(values)}q", *pointers, *values)
        owner.memory.bytes[arguments.address : arguments.address + len(words)] = words
        owner.worker.call(self.program.function, GUEST + arguments.address, 0, extent or 1, GUEST + scratch.address)


def text_of(data: bytes, machine: int) -> bytes:
    """The code of an object as kg-isa makes them: one section."""
    if data[:6] != b"\x7fELF\x02\x01" or len(data) < 64:
        raise LoadError("this is no 64-bit little-endian ELF object")
    (found,) = struct.unpack_from("<H", data, 18)
    if found != machine:
        raise LoadError(f"this object is for ELF machine {found}, not for {machine}")
    (sections,) = struct.unpack_from("<Q", data, 40)
    (count,) = struct.unpack_from("<H", data, 60)
    if sections + 64 * count > len(data):
        raise LoadError("this ELF object is cut short")
    offset, size = struct.unpack_from("<QQ", data, sections + 64 + 24)
    if not size or offset + size > len(data):
        raise LoadError("this ELF object is cut short")
    return data[offset : offset + size]


def open_a64(target: Target) -> Runtime:
    return EmulatedRuntime("QEMUA64", AARCH64)


def open_rv64(target: Target) -> Runtime:
    return EmulatedRuntime("QEMURV64", 243)
