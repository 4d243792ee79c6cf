"""A GPU through pyobjc: shared-storage buffers, one command queue, batched command buffers.

Everything happens in the order in which it is asked for: dispatches of an encoder one after another, command buffers of a queue likewise, and the host writes
and reads memory when nothing is under way. Apple's GPUs have one memory with the host, so that storage of the GPU's own would gain nothing.
"""

from __future__ import annotations

import ctypes
import importlib
import tempfile
import threading
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from weakref import WeakValueDictionary

import numpy as np
from kg.plugin import BufferError, Bytes, KgError, LaunchError, LoadError, OutOfMemoryError, copy_bytes
from kg_gpu import Begin, Card, Failures, Forks, Handles, Kernel, Words

from kg_metal.card.commands import Commands
from kg_metal.card.external_buffer import Adopted
from kg_metal.card.system import autorelease_pool, compile_options, device_of, facts_of, metal
from kg_metal.msl.limits import BYTES, PAGE, SUBGROUP
from kg_metal.toolchain.image import IMAGES, SOURCE

#: A process that is forked off has no connection to the GPU.
FORKS: Final = Forks("METAL")
#: Bytes at whose multiples the blit encoder copies and fills.
_WORD: Final = 4


@dataclass(frozen=True, slots=True)
class _Memory:
    """A buffer, and its bytes as the host sees them; None where it sees none:
    others' buffers may be private to the GPU."""

    buffer: Any
    bytes: Bytes | None


class MetalCard(Card):
    """One GPU. pyobjc's objects are used under a lock, as any thread may ask, and within a pool:
    what Metal returns is released when that ends."""

    has_clock = True

    def __init__(self, number: int = 0) -> None:
        FORKS.refuse()
        self._number, self._device = number, device_of(number)
        self.facts = self._known = facts_of(self._device)
        self._metal = metal()
        self._pool = autorelease_pool()
        self._marker = self._device.newBufferWithLength_options_(_WORD, self._metal.MTLResourceStorageModeShared)
        self._failures = Failures("METAL", LaunchError)
        self._lock = threading.RLock()
        self._memory: Handles[_Memory] = Handles()
        self._commands = Commands(self._metal, self._device.newCommandQueue(), self._check, self._failed)
        self._names: dict[int, int] = {}  # the pointer of a buffer that others were told of -> its address
        self._adopted: WeakValueDictionary[int, Adopted] = WeakValueDictionary()
        FORKS.used = True
        FORKS.cards.add(self)

    def forked(self, why: str) -> None:
        self._lock = threading.RLock()  # another thread may have held it
        super().forked(why)

    # -- memory

    def alloc(self, nbytes: int) -> int:
        size = max(1, nbytes)
        if size > self._known.largest:
            raise OutOfMemoryError(
                f"{nbytes:,} bytes are more than one buffer may have on {self.facts.name}: {self._known.largest:,} (maxBufferLength)"
            )
        with self._lock, self._pool():
            buffer = self._device.newBufferWithLength_options_(size, self._metal.MTLResourceStorageModeShared)
            if buffer is None:
                used = self._device.currentAllocatedSize()
                raise OutOfMemoryError(
                    f"{nbytes:,} bytes: {self.facts.name} has no memory left; {used:,} bytes of {self.facts.memory:,} are in use"
                )
            return self._memory.add(_Memory(buffer, _seen(buffer, size)), size)

    def free(self, address: int) -> None:
        """Command buffers hold what they use."""
        with self._lock, self._pool():
            self._memory.remove(address)
            self._names = {pointer: named for pointer, named in self._names.items() if named != address}

    def is_short(self, nbytes: int) -> bool:
        """Whether so much more is beyond what the GPU works well with: the system would move other memory out."""
        with self._lock, self._pool():
            return self._device.currentAllocatedSize() + nbytes > self.facts.memory

    def _bytes(self, address: int, nbytes: int) -> Bytes:
        """As the host sees them, when all has ended: those of memory that is the GPU's alone are a copy."""
        memory, offset = self._memory.find(address)
        if memory.bytes is None:
            start, end = offset // _WORD * _WORD, -(-(offset + nbytes) // _WORD) * _WORD
            between = self._device.newBufferWithLength_options_(end - start, self._metal.MTLResourceStorageModeShared)
            blits = self._commands.blits()
            blits.copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(memory.buffer, start, between, 0, end - start)
            self.synchronize()
            return _seen(between, end - start)[offset - start :][:nbytes]
        self.synchronize()
        return memory.bytes[offset : offset + nbytes]

    def write(self, address: int, data: Bytes) -> None:
        if data.size:
            with self._lock, self._pool():
                private = self._memory.find(address)[0].bytes is None
                if (self._commands.is_busy or private) and (address | data.size) % _WORD == 0:
                    self._blit(address, self._staged(data), 0, data.size)
                elif private:  # whole words, with what is around
                    start, end = address // _WORD * _WORD, -(-(address + data.size) // _WORD) * _WORD
                    whole = self._bytes(start, end - start).copy()
                    whole[address - start :][: data.size] = data
                    self._blit(start, self._staged(whole), 0, end - start)
                else:
                    copy_bytes(self._bytes(address, data.size), data)

    def read(self, data: Bytes, address: int) -> None:
        if data.size:
            with self._lock, self._pool():
                copy_bytes(data, self._bytes(address, data.size))

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if not nbytes:
            return
        with self._lock, self._pool():
            if (target | source | nbytes) % _WORD:
                self.write(target, self._bytes(source, nbytes))
            else:
                memory, offset = self._memory.find(source)
                self._blit(target, memory.buffer, offset, nbytes)

    def fill(self, target: int, element: bytes, count: int) -> None:
        nbytes = count * len(element)
        if not nbytes:
            return
        with self._lock, self._pool():
            if len(set(element)) == 1 and (target | nbytes) % _WORD == 0:
                memory, offset = self._memory.find(target)
                value = int(np.frombuffer(element, np.int8)[0])  # pyobjc takes the byte as a char
                self._commands.blits().fillBuffer_range_value_(memory.buffer, (offset, nbytes), value)
            else:
                self.write(target, np.frombuffer(element * count, np.uint8))

    def _staged(self, data: Bytes) -> Any:
        return self._device.newBufferWithBytes_length_options_(
            data.tobytes(), data.size, self._metal.MTLResourceStorageModeShared
        )

    def _blit(self, target: int, source: Any, offset: int, nbytes: int) -> None:
        to, at = self._memory.find(target)
        self._commands.blits().copyFromBuffer_sourceOffset_toBuffer_destinationOffset_size_(
            source, offset, to.buffer, at, nbytes
        )

    # -- memory of others

    def home(self, address: int) -> int | None:
        with self._lock, suppress(KeyError):
            self._memory.find(address)
            return self._number
        return None

    def check_reach(self, address: int, nbytes: int) -> None:
        """Raises BufferError where memory ends before."""
        with self._lock, self._pool():
            memory, offset = self._memory.find(address)
            if offset + nbytes > (size := memory.buffer.length()):
                raise BufferError(f"{nbytes} bytes at byte {offset} of a buffer of {size}")

    def named(self, address: int) -> tuple[int, int]:
        """The pointer of the buffer that an address lies in, for others, and the bytes into it."""
        with self._lock, self._pool():
            memory, offset = self._memory.find(address)
            pointer = memory.buffer.__c_void_p__().value
            self._names[pointer] = address - offset
            return pointer, offset

    def adopt(self, pointer: int, offset: int) -> tuple[int, object]:
        """The address of others' buffer, and what keeps it; of one of this card's own, its address."""
        with self._lock, self._pool():
            if pointer in self._names:
                return self._names[pointer] + offset, None
            adopted = self._adopted.get(pointer)
            if adopted is None:
                objects: Any = importlib.import_module("objc")
                buffer = objects.objc_object(c_void_p=ctypes.c_void_p(pointer))
                if buffer.device().registryID() != self._device.registryID():
                    raise BufferError(f"the memory is of another GPU than {self.facts.name}: copy it")
                shared, size = buffer.storageMode() == self._metal.MTLStorageModeShared, buffer.length()
                memory = _Memory(buffer, _seen(buffer, size) if shared else None)
                self._commands.is_untracked |= buffer.hazardTrackingMode() == self._metal.MTLHazardTrackingModeUntracked
                adopted = self._adopted[pointer] = Adopted(self, self._memory.add(memory, size), size)
            if offset > adopted.nbytes:
                raise BufferError(f"byte {offset} of a buffer of {adopted.nbytes} bytes")
            return adopted.address + offset, adopted

    def adopt_host(self, address: int, nbytes: int) -> Adopted:
        """Memory of the host, in whole pages, as a buffer, not copied.
        Who asks keeps it as long as what is returned."""
        if (address | nbytes) % PAGE:
            raise BufferError(
                f"Metal takes memory of the host in whole pages of {PAGE} bytes: copy it with device.buffer(array)"
            )
        with self._lock, self._pool():
            data = memoryview((ctypes.c_uint8 * nbytes).from_address(address)).cast("B")
            shared = self._metal.MTLResourceStorageModeShared
            buffer = self._device.newBufferWithBytesNoCopy_length_options_deallocator_(data, nbytes, shared, None)
            if buffer is None or (seen := _seen(buffer, nbytes)).ctypes.data != address:
                raise BufferError(f"{self.facts.name} does not take this memory in place: copy it with device.buffer(array)")
            return Adopted(self, self._memory.add(_Memory(buffer, seen), nbytes), nbytes)

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        kind, body = IMAGES.opened(image, name)
        source = body.decode() if kind is SOURCE else ""
        library, error = self._library(source, body)
        if library is None:
            raise LoadError(f"{name}: {self.facts.name} does not take this program: {_said(error)}", source=source)
        return library

    def _library(self, source: str, body: bytes) -> tuple[Any, Any]:
        if source:
            return self._device.newLibraryWithSource_options_error_(source, compile_options(self._metal), None)
        foundation: Any = importlib.import_module("Foundation")
        with tempfile.TemporaryDirectory(prefix="kg-") as folder:
            path = Path(folder) / "kernel.metallib"
            path.write_bytes(body)
            return self._device.newLibraryWithURL_error_(foundation.NSURL.fileURLWithPath_(str(path)), None)

    def unload(self, module: object) -> None:
        """It goes with the last reference."""

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        library: Any = module
        function = library.newFunctionWithName_(symbol)
        if function is None:
            raise LoadError(
                f"there is no kernel {symbol} in the program; there are: {', '.join(library.functionNames()) or 'none'}"
            )
        pipeline, error = self._device.newComputePipelineStateWithFunction_error_(function, None)
        if pipeline is None:
            raise LoadError(f"{symbol}: {self.facts.name} makes no pipeline of it: {_said(error)}")
        if pipeline.threadExecutionWidth() != SUBGROUP:
            raise LoadError(
                f"{symbol}: SIMD-groups of {pipeline.threadExecutionWidth()} work-items; kernels are written for {SUBGROUP}"
            )
        return pipeline

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        pipeline: Any = kernel.function
        x, y, z = kernel.block
        most = pipeline.maxTotalThreadsPerThreadgroup()
        if x * y * z > most:
            raise LaunchError(
                f"{kernel.name}: {x * y * z} work-items of a work-group; {self.facts.name} runs {most} of this kernel"
            )
        count = kernel.pointers
        if 8 * (len(words) - count) > BYTES:
            raise LaunchError(f"{kernel.name}: {len(words) - count} launch values; Metal takes {BYTES // 8}")
        size = self._metal.MTLSizeMake

        def begin(gx: int, gy: int, gz: int) -> None:
            with self._lock, self._pool():
                self._check()
                commands = self._commands
                encoder = commands.dispatches()
                if commands.is_new(-1, pipeline):
                    encoder.setComputePipelineState_(pipeline)
                for number in range(count):
                    if commands.is_new(number, words[number]):
                        memory, offset = self._memory.find(words[number])
                        encoder.setBuffer_offset_atIndex_(memory.buffer, offset, number)
                if len(words) > count and commands.is_new(count, values := bytes(words)[8 * count :]):
                    encoder.setBytes_length_atIndex_(values, len(values), count)
                encoder.dispatchThreadgroups_threadsPerThreadgroup_(size(gx, gy, gz), size(x, y, z))
                commands.dispatched(kernel.name)

        return begin

    # -- command buffers

    def _check(self) -> None:
        if self.dead:
            raise LaunchError(self.dead)

    def synchronize(self) -> None:
        with self._lock, self._pool():
            self._check()
            self._commands.finish()

    def _failed(self, error: Any, kernels: Sequence[str]) -> KgError:
        code = error.code() if error is not None else 0
        what = f"a launch of {', '.join(dict.fromkeys(kernels))}" if kernels else "a copy"
        fatal = code in (self._metal.MTLCommandBufferErrorAccessRevoked, self._metal.MTLCommandBufferErrorDeviceRemoved)
        memory = code == self._metal.MTLCommandBufferErrorOutOfMemory
        made = self._failures.error(what, _said(error), fatal=fatal, memory=memory)
        self.dead = self._failures.dead
        return made

    # -- the GPU's clock

    def stamp(self) -> object:
        """A command buffer ends here."""
        with self._lock, self._pool():
            if not self._commands.is_open:  # one of nothing might have no time
                self._commands.blits().fillBuffer_range_value_(self._marker, (0, _WORD), 0)
            return self._commands.commit()

    def seconds(self, first: object, second: object) -> float:
        start: Any = first
        end: Any = second
        return end.GPUEndTime() - start.GPUEndTime()

    def close(self) -> None:
        with self._lock, self._pool():
            self._commands.abandon()
            self._memory = Handles()
            self.dead = "METAL was closed"


def _seen(buffer: Any, nbytes: int) -> Bytes:
    """The bytes of a buffer as the host sees them."""
    return np.frombuffer(buffer.contents().as_buffer(nbytes), np.uint8)


def _said(error: Any) -> str:
    return str(error.localizedDescription()) if error is not None else "it does not say why"
