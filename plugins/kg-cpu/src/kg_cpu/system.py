"""What kg-cpu asks of the operating system: pages of memory, their permissions, the C library, processors. No other module of it does.

Linux has all of it. On macOS and Windows memory and processors work, code is not loaded: the device is unavailable there (`reason_unavailable`).
"""

from __future__ import annotations

import ctypes
import mmap
import os
import platform
import sys
from typing import Final

from kg.plugin import UnsupportedError

#: What `platform.machine()` calls the architectures that kg-cpu makes code for.
MACHINES: Final = {"x86_64": "x86_64", "AMD64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
PAGE: Final = mmap.ALLOCATIONGRANULARITY
_READ_EXECUTE: Final = 1 | 4
#: x86-64 Linux: arch_prctl(ARCH_REQ_XCOMP_PERM, the state component of tile data).
_ARCH_PRCTL: Final = 158
_REQUEST_PERMISSION: Final = 0x1023
_TILE_DATA: Final = 18


def reason_unavailable() -> str:
    """Why launches can't work here; empty when they can."""
    if sys.platform != "linux":
        return f"kg-cpu runs on Linux; this is {sys.platform}. Use the device REF"
    if platform.machine() not in MACHINES:
        return f"kg-cpu runs on x86-64 and AArch64; this is {platform.machine()}. Use the device REF"
    return ""


def private_pages(size: int) -> mmap.mmap:
    """Zeroed pages of this process alone, given back when the last reference to them is dropped."""
    if hasattr(mmap, "MAP_PRIVATE"):
        return mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    return mmap.mmap(-1, size)  # Windows: a mapping without a name is no other process's


def prefer_huge_pages(pages: mmap.mmap, offset: int, size: int) -> None:
    if hasattr(mmap, "MADV_HUGEPAGE"):
        try:
            pages.madvise(mmap.MADV_HUGEPAGE, offset, size)
        except OSError:
            return  # a kernel without huge pages: slower, nothing else


def make_executable(address: int, size: int) -> None:
    """Readable and executable, no longer writable."""
    if sys.platform == "win32":
        raise UnsupportedError("kg-cpu can't load code on Windows yet")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), _READ_EXECUTE):
        raise UnsupportedError(f"memory can't be made executable here: errno {ctypes.get_errno()}")
    if platform.machine() in ("aarch64", "arm64"):
        _clear_instruction_cache(address, size)


def _clear_instruction_cache(address: int, size: int) -> None:
    """AArch64 keeps instructions and data in caches of their own."""
    try:
        clear = ctypes.CDLL("libgcc_s.so.1").__clear_cache
    except (OSError, AttributeError) as error:
        raise UnsupportedError("libgcc_s.so.1 (__clear_cache) is needed to load code on AArch64: install libgcc") from error
    clear(ctypes.c_void_p(address), ctypes.c_void_p(address + size))


def c_function(name: str) -> int:
    """The address of a function of the C library, or of libm."""
    return ctypes.cast(getattr(ctypes.CDLL(None), name), ctypes.c_void_p).value or 0


def thread_specific_key() -> int | None:
    """A key for a block of memory that each thread has of its own, freed at the thread's end; None where there are no more."""
    libc, key = ctypes.CDLL(None), ctypes.c_uint32()
    return None if libc.pthread_key_create(ctypes.byref(key), ctypes.cast(libc.free, ctypes.c_void_p)) else key.value


def usable_processors() -> list[int]:
    """The numbers of those that this process may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else list(range(os.cpu_count() or 1))


def this_processor() -> int:
    return ctypes.CDLL(None).sched_getcpu()


def bind_thread(thread: int, processor: int) -> bool:
    """Keep a thread, by the system's number, on one processor; whether that was allowed."""
    try:
        os.sched_setaffinity(thread, {processor})
    except OSError:  # a sandbox forbids it
        return False
    return True


def may_use_tiles() -> bool:
    """Ask for the tile registers of AMX, which Linux gives to a process and its threads when they ask; whether it does."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return False
    return ctypes.CDLL(None).syscall(_ARCH_PRCTL, _REQUEST_PERMISSION, _TILE_DATA) == 0


def machine_memory() -> int:
    """Bytes of memory that the machine has; 4 GiB where it does not tell."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return 1 << 32
