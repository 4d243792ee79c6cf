"""Aligned host memory with reuse: size buckets of freed blocks, huge pages for large ones.
Used by the CPU runtime."""

from __future__ import annotations

import ctypes
import itertools
import sys
from collections.abc import Callable
from typing import Final

from kg.plugin import Block, HostAllocator, OutOfMemoryError, fork_safe_lock

from kg_cpu.system import machine_memory, prefer_huge_pages, private_pages

#: From this size on a block is a mapping of its own, aligned to huge pages.
LARGE: Final = 1 << 21
_ALIGNMENT: Final = 64
#: Large blocks begin at different places of a page: streams at one distance of 4 KiB share cache sets and wait for each other.
_COLOURS: Final = 13
_STEP: Final = 5 * _ALIGNMENT
_colour: Final = itertools.count()
#: Freed memory that is kept for reuse, at most: an eighth of the machine's memory, or of its container's.
_KEEP_FRACTION: Final = 8
#: Up to this size blocks come and go without a lock, and are copied with the interpreter's. So many bytes of each size may wait, so that nobody counts them all.
_SMALL: Final = 1 << 16
_SMALL_KEPT: Final = 1 << 22
#: Sizes whose bucket is remembered; the next one begins anew.
_REMEMBERED: Final = 4096
_new: Final = object.__new__
#: memmove that keeps the interpreter's lock, as `copy_bytes` does.
_move_small: Final = ctypes.PYFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)(
    ctypes.cast(ctypes.memmove, ctypes.c_void_p).value or 0
)
# reentrant: a collection of garbage may free a block while this thread holds it
_lock: Final = fork_safe_lock()


class PoolAllocator(HostAllocator):
    """Freed blocks wait in buckets, four to each power of two, for the next of their size."""

    def __init__(self, keep: int | None = None) -> None:
        self._keep = machine_memory() // _KEEP_FRACTION if keep is None else keep
        self._buckets: dict[int, _Bucket] = {}
        self._bucket_of: dict[int, _Bucket] = {}  # by bytes that were asked for
        self._large_kept = 0

    def alloc(self, nbytes: int) -> Block:
        bucket = self._bucket_of.get(nbytes)
        if bucket is None:
            bucket = self._remembered(nbytes)
        try:
            memory = bucket.waiting.pop() if bucket.size <= _SMALL else self._large(bucket)
        except IndexError:
            memory = self._new(bucket)
        block = _new(_Pooled)  # half of the time of a call of the class
        block.allocator, block.nbytes, block.address, block.handle = self, nbytes, memory.address, memory
        block.readonly = block.lent = False
        return block

    def _large(self, bucket: _Bucket) -> _Memory:
        """One that waits, taken and counted at once: `trim` counts what it finds."""
        with _lock:
            memory = bucket.waiting.pop()
            self._large_kept -= bucket.size
        return memory

    def _remembered(self, nbytes: int) -> _Bucket:
        size = bucket_size(nbytes)
        with _lock:
            if len(self._bucket_of) >= _REMEMBERED:
                self._bucket_of.clear()
            bucket = self._buckets.get(size)
            if bucket is None:
                bucket = self._buckets[size] = _Bucket(size, min(self._keep, _SMALL_KEPT) // size if size <= _SMALL else 0)
            self._bucket_of[nbytes] = bucket
            return bucket

    def _new(self, bucket: _Bucket) -> _Memory:
        try:
            return _new_memory(bucket)
        except OutOfMemoryError:
            self.trim()
            return _new_memory(bucket)

    def free(self, block: Block) -> None:
        memory = block.handle
        if not isinstance(memory, _Memory):
            return  # it is memory of others
        bucket = memory.bucket
        if len(bucket.waiting) < bucket.most:
            bucket.waiting.append(memory)
        elif bucket.size > _SMALL:
            with _lock:
                if self._large_kept + bucket.size <= self._keep:
                    self._large_kept += bucket.size
                    bucket.waiting.append(memory)

    def transfer(self, target: Block, target_offset: int, source: Block, source_offset: int, nbytes: int) -> None:
        move = _move_small if nbytes <= _SMALL else ctypes.memmove
        move(target.address + target_offset, source.address + source_offset, nbytes)

    def trim(self) -> int:
        """Give kept memory back to the machine; how many bytes that were."""
        freed = 0
        with _lock:
            for bucket in self._buckets.values():
                waiting, bucket.waiting = bucket.waiting, []
                freed += len(waiting) * bucket.size
                if bucket.size > _SMALL:
                    self._large_kept -= len(waiting) * bucket.size
        return freed

    @property
    def kept(self) -> int:
        """Bytes that wait for reuse."""
        with _lock:
            return sum(len(bucket.waiting) * bucket.size for bucket in self._buckets.values())


class _Pooled(Block):
    """A block of a pool: small memory goes back to its bucket without another call."""

    __slots__ = ()

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        if is_finalizing():
            return
        try:
            memory = self.handle
        except AttributeError:  # an interrupt came before it was given any
            return
        bucket = memory.bucket  # pyright: ignore
        if len(bucket.waiting) < bucket.most:
            bucket.waiting.append(memory)
        else:
            self.allocator.free(self)


class _Bucket:
    """Memory of one size that waits. `most`: how many without asking how much waits in all."""

    __slots__ = ("most", "size", "waiting")

    def __init__(self, size: int, most: int) -> None:
        self.size, self.most = size, most
        self.waiting: list[_Memory] = []


class _Memory:
    """One mapping or one piece of the heap, given back when dropped."""

    __slots__ = ("address", "bucket", "held")

    def __init__(self, held: object, address: int, bucket: _Bucket) -> None:
        self.held, self.address, self.bucket = held, address, bucket


def bucket_size(nbytes: int) -> int:
    """The size that is really allocated: at most a quarter more."""
    if nbytes <= _ALIGNMENT:
        return _ALIGNMENT
    step = 1 << max(6, (nbytes - 1).bit_length() - 3)
    return -(-nbytes // step) * step


def _new_memory(bucket: _Bucket) -> _Memory:
    """New memory, aligned."""
    size = bucket.size
    try:
        if size >= LARGE:
            held = private_pages(size + LARGE + _COLOURS * _STEP)
            start = ctypes.addressof(ctypes.c_char.from_buffer(held))
            address = -(-start // LARGE) * LARGE
            prefer_huge_pages(held, address - start, size)
            return _Memory(held, address + next(_colour) % _COLOURS * _STEP, bucket)
        buffer = (ctypes.c_char * (size + _ALIGNMENT))()
    except (OSError, MemoryError, OverflowError, ValueError) as error:
        raise OutOfMemoryError(f"no {size:,} bytes of memory are left for the CPU ({error})") from None
    start = ctypes.addressof(buffer)
    return _Memory(buffer, -(-start // _ALIGNMENT) * _ALIGNMENT, bucket)
