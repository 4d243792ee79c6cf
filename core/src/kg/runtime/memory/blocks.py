"""Memory of a device: the contract of an Allocator, the Block it gives,
and what any device of host memory shares."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kg.errors import BufferError, KgError, UnsupportedError

Bytes = npt.NDArray[np.uint8]


class OutOfMemoryError(KgError, MemoryError):
    """A device has no memory of this size left."""


class Block:
    """One piece of memory, made by its allocator.
    It goes back there when the last reference to it is dropped, never before.

    `address` is what launches are given, `handle` is the allocator's own. `readonly`: kernels that write it refuse it.

    `lent`: others see it too, because it is theirs or was handed out in place.
    """

    __slots__ = ("__weakref__", "address", "allocator", "handle", "lent", "nbytes", "readonly")

    def __init__(self, allocator: Allocator, nbytes: int, address: int, handle: object = None, readonly: bool = False) -> None:
        self.allocator, self.nbytes, self.address, self.handle, self.readonly = allocator, nbytes, address, handle, readonly
        self.lent = False

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        # allocators may have lost what they call at the end of the process, which gives all back; one that an interrupt left unmade has none
        if hasattr(self, "allocator") and not is_finalizing():
            self.allocator.free(self)

    def __reduce__(self) -> str:
        raise BufferError("device memory can't be pickled or copied as an object: use buffer.numpy()")  # it would go back twice


#: The host's memory, as DLPack names devices.
HOST: Final = (1, 0)


class Allocator:
    """Subclass per device. Offsets and sizes are in bytes and already checked by Buffer.

    Pointers that kernels get are aligned to their element, no more: views and imported memory are arguments too.

    Where launches are asynchronous, copies stand in line with them: what was launched before `copyin` or `transfer` reads and writes the memory as
    it was, and what is launched after finds the new bytes; `copyout` returns when the bytes are there. Memory that is freed or taken anew while
    launches use it is the allocator's to hold back.

    Any thread may call any method of it, several at a time. `free` comes from the garbage collector, too: in any thread, in the middle of any other
    method, so that it must not wait for a lock that this thread may hold already.
    """

    host_memory: bool = False  #: a Block's address can be read and written by the host, and no launch is asynchronous
    dlpack_device: tuple[int, int] | None = None  #: (DLDeviceType, number), when its addresses mean something to others
    #: the attribute under which others describe such memory as numpy's `__array_interface__` does, if any
    array_interface: str = ""
    alignment: int = 64  #: bytes: where kernels take a part of a block best, so that what plans keep in one block begins there

    @property
    def host_visible(self) -> bool:
        """Whether a Block's address can be read and written by the host, once the device was waited for."""
        return self.host_memory or self.dlpack_device == HOST

    def alloc(self, nbytes: int) -> Block:
        """A new block, not initialised, of any number of bytes, 0 included.
        Raises OutOfMemoryError, for sizes that no machine has as well."""
        raise NotImplementedError

    def free(self, block: Block) -> None:
        """Take a block's memory back.
        Called once per block, by the block itself. Never raises: nobody could catch it."""

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        """Bytes of the host, which may be changed when this returns, into the block,
        after all that was launched before."""
        raise NotImplementedError

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        """Bytes of the block into the host's array, after all that was launched before."""
        raise NotImplementedError

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        """Bytes between two blocks of this allocator, which may overlap."""
        staged = np.empty(nbytes, np.uint8)
        self.copyout(staged, source, source_offset)
        self.copyin(target, target_offset, staged)

    def receive(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> bool:
        """Bytes of a block of another allocator, without the host,
        after all that was launched before on either device; what is launched on either later comes after it. False, as here,
        where the two can't do that: the bytes go through the host."""
        return False

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        """Memory of others as a block, which keeps `owner` alive.
        Raises BufferError where the device can't reach it.

        Where launches are asynchronous, the block's end (`free`) waits for those that use it: then the owner may be gone.
        """
        raise UnsupportedError(
            f"{type(self).__name__} can't use memory of others in place: copy it into a buffer of the device"
        )

    def named(self, address: int) -> tuple[int, int]:
        """What DLPack calls the memory at an address of ours, its `data` and `byte_offset`: the address,
        but where others know memory by a handle."""
        return address, 0

    def at_name(self, data: int, byte_offset: int) -> tuple[int, object]:
        """The address of memory that DLPack calls so, and what keeps it known under that:
        who shares it keeps that too. Raises BufferError."""
        return data + byte_offset, None


@lru_cache
def _bytes_of(nbytes: int) -> type[ctypes.Array[ctypes.c_char]]:
    return ctypes.c_char * nbytes


def host_array(block: Block, offset: int, shape: tuple[int, ...], dtype: np.dtype[np.generic]) -> npt.NDArray[np.generic]:
    """A numpy array over a block of host memory, not copied, which keeps the block alive."""
    if 0 in shape:
        return np.empty(shape, dtype)
    if not block.allocator.host_visible:
        raise BufferError(f"memory of {type(block.allocator).__name__} is not the host's: copy it with numpy()")
    memory: Any = _bytes_of(prod(shape) * dtype.itemsize).from_address(block.address + offset)
    memory.block = block
    array = np.ndarray(shape, dtype, memory)
    if block.readonly:
        array.flags.writeable = False
    return array


#: Bytes, up to which a copy keeps the interpreter's lock.
_SMALL_COPY: Final = 1 << 16


def copy_bytes(target: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
    """A copy between arrays of one dimension and one dtype.
    It keeps the interpreter's lock where it is small. Let go for nanoseconds, that wakes the threads that wait for it and is gone before they have it: they wait for seconds."""
    if target.nbytes <= _SMALL_COPY:
        target.data[:] = source.data
    else:
        target[...] = source


class HostAllocator(Allocator):
    """Plain host memory, held by numpy. A plugin may override how it is got, the rest stays right."""

    host_memory = True
    dlpack_device = HOST

    def alloc(self, nbytes: int) -> Block:
        try:
            held = np.empty(nbytes + self.alignment, np.uint8)
        except (MemoryError, ValueError) as error:
            raise OutOfMemoryError(f"no {nbytes:,} bytes of host memory are left") from error
        return Block(self, nbytes, -(-held.ctypes.data // self.alignment) * self.alignment, held)

    def copyin(self, block: Block, offset: int, data: Bytes) -> None:
        copy_bytes(host_array(block, offset, data.shape, data.dtype), data)

    def copyout(self, data: Bytes, block: Block, offset: int) -> None:
        copy_bytes(data, host_array(block, offset, data.shape, data.dtype))

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        self.copyin(target, target_offset, host_array(source, source_offset, (nbytes,), np.dtype(np.uint8)).view(np.uint8))

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        return Block(self, nbytes, address, owner, readonly)
