"""Aligned host memory with reuse: size buckets of freed blocks, huge pages for large ones. Used by the CPU runtime."""

from __future__ import annotations

import ctypes
import itertools
import mmap
import os
import sys
from collections.abc import Callable
from typing import Final

from kg.plugin import Block, HostAllocator, OutOfMemoryError, fork_safe_lock

#: From this size on a block is a mapping of its own, aligned to huge pages.
LARGE: Final = 1 << 21
_ALIGNMENT: Final = 64
#: Large blocks begin at different places of a page: streams at one distance of 4 KiB share cache sets and wait for each other.
_COLOURS: Final = 13
_STEP: Final = 5 * _ALIGNMENT
_colour: Final = itertools.count()
#: Freed memory that is kept for reuse, at most: an eighth of the machine's memory.
_KEEP_FRACTION: Final = 8
# reentrant: a collection of garbage may free a block while this thread holds it
_lock: Final = fork_safe_lock()


class PoolAllocator(HostAllocator):
    """Freed blocks wait in buckets, four to each power of two, for the next of their size."""

    def __init__(self, keep: int | None = None) -> None:
        self._keep = _machine_memory() // _KEEP_FRACTION if keep is None else keep
        self._buckets: dict[int, list[tuple[int, object]]] = {}
        self._kept = 0

    def alloc(self, nbytes: int) -> Block:
        size = bucket_size(nbytes)
        with _lock:
            waiting = self._buckets.get(size)
            if waiting:
                address, held = waiting.pop()
                self._kept -= size
                return Block(self, nbytes, address, held)
        try:
            address, held = _new_memory(size)
        except OutOfMemoryError:
            self.trim()
            address, held = _new_memory(size)
        return Block(self, nbytes, address, held)

    def free(self, block: Block, *, ending: Callable[[], bool] = sys.is_finalizing) -> None:
        if ending() or not isinstance(block.handle, _Memory):
            return  # when the process ends the names of this module are gone already; else it is memory of others
        size = block.handle.size
        with _lock:
            if self._kept + size <= self._keep:
                self._kept += size
                self._buckets.setdefault(size, []).append((block.address, block.handle))

    def trim(self) -> int:
        """Give kept memory back to the machine; how many bytes that were."""
        with _lock:
            freed, self._kept = self._kept, 0
            self._buckets.clear()
        return freed

    @property
    def kept(self) -> int:
        """Bytes that wait for reuse."""
        return self._kept


class _Memory:
    """One mapping or one piece of the heap, given back when dropped."""

    __slots__ = ("held", "size")

    def __init__(self, held: object, size: int) -> None:
        self.held, self.size = held, size


def bucket_size(nbytes: int) -> int:
    """The size that is really allocated: at most a quarter more."""
    if nbytes <= _ALIGNMENT:
        return _ALIGNMENT
    step = 1 << max(6, (nbytes - 1).bit_length() - 3)
    return -(-nbytes // step) * step


def _new_memory(size: int) -> tuple[int, _Memory]:
    """(aligned address, owner) of new memory."""
    try:
        if size >= LARGE and sys.platform != "win32":
            held = mmap.mmap(-1, size + LARGE + _COLOURS * _STEP, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
            start = ctypes.addressof(ctypes.c_char.from_buffer(held))
            address = -(-start // LARGE) * LARGE
            if hasattr(mmap, "MADV_HUGEPAGE"):
                _advise(held, address - start, size)
            return address + next(_colour) % _COLOURS * _STEP, _Memory(held, size)
        buffer = (ctypes.c_char * (size + _ALIGNMENT))()
    except (OSError, MemoryError, OverflowError, ValueError) as error:
        raise OutOfMemoryError(f"no {size:,} bytes of memory are left for the CPU ({error})") from error
    start = ctypes.addressof(buffer)
    return -(-start // _ALIGNMENT) * _ALIGNMENT, _Memory(buffer, size)


def _advise(held: mmap.mmap, offset: int, size: int) -> None:
    try:
        held.madvise(mmap.MADV_HUGEPAGE, offset, size)
    except OSError:
        return  # a kernel without huge pages: slower, nothing else


def _machine_memory() -> int:
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1 << 32
