"""What kg-cpu asks of the operating system:
pages of memory, their permissions, the C library, processors. No other module of it does.

Linux has all of it, and macOS on Apple's own processors what kernels need: it has not run there. On Windows memory and processors work, code is not loaded: the
device is unavailable (`reason_unavailable`).
"""

from __future__ import annotations

import ctypes
import mmap
import os
import platform
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

from kg.plugin import UnsupportedError

#: What `platform.machine()` calls the architectures that kg-cpu makes code for.
MACHINES: Final = {"x86_64": "x86_64", "AMD64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
PAGE: Final = mmap.ALLOCATIONGRANULARITY
_READ, _WRITE, _EXECUTE = 1, 2, 4
#: Which control groups this process is in, and where Linux shows them.
OWN_GROUPS: Final = Path("/proc/self/cgroup")
CONTROL_GROUPS: Final = Path("/sys/fs/cgroup")
#: Flags of mmap on macOS: code that is made while a process runs, of which a thread either writes or runs all; in the place of other pages.
_MAP_JIT, _MAP_FIXED = 0x800, 0x10
#: x86-64 Linux: arch_prctl(ARCH_REQ_XCOMP_PERM, the state component of tile data).
_ARCH_PRCTL: Final = 158
_REQUEST_PERMISSION: Final = 0x1023
_TILE_DATA: Final = 18


def reason_unavailable() -> str:
    """Why launches can't work here; empty when they can."""
    if sys.platform == "darwin" and platform.machine() != "arm64":
        return f"kg-cpu runs on Linux, and on macOS on Apple's processors; this is darwin on {platform.machine()}. Use the device REF"
    if sys.platform not in ("linux", "darwin"):
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


def code_pages(size: int, writable_at: int) -> mmap.mmap:
    """Zeroed pages for code, and from byte `writable_at` on for data,
    given back when the last reference is dropped."""
    if sys.platform != "darwin":
        return private_pages(size)
    flags, access = mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, _READ | _WRITE
    try:
        pages = mmap.mmap(-1, size, flags=flags | _MAP_JIT, prot=access | _EXECUTE)
    except OSError as error:
        allowed = "A hardened Python needs the entitlement com.apple.security.cs.allow-jit"
        raise UnsupportedError(f"macOS gives no memory for code (MAP_JIT): {error}. {allowed}") from error
    data = ctypes.addressof(ctypes.c_char.from_buffer(pages)) + writable_at
    if writable_at < size:  # a thread that runs code can't write such pages
        put = c_library().mmap
        put.restype = ctypes.c_void_p
        where, rest = ctypes.c_void_p(data), ctypes.c_size_t(size - writable_at)
        if put(where, rest, access, flags | _MAP_FIXED, -1, ctypes.c_longlong(0)) != data:
            raise UnsupportedError("macOS gives no pages for the data of code")
    return pages


def write_code(address: int, image: bytes, writable_at: int) -> None:
    """An image into its pages: what lies before `writable_at` can be run from now on, and not written."""
    if sys.platform != "darwin":
        ctypes.memmove(address, image, len(image))
        if writable_at:
            make_executable(address, writable_at)
        return
    library, code, data = c_library(), image[:writable_at], image[writable_at:]
    ctypes.memmove(address + writable_at, data, len(data))
    library.pthread_jit_write_protect_np(0)  # of this thread, which runs no such code until it is set again
    try:
        ctypes.memmove(address, code, len(code))
    finally:
        library.pthread_jit_write_protect_np(1)
    library.sys_icache_invalidate(ctypes.c_void_p(address), ctypes.c_size_t(len(code)))


def make_executable(address: int, size: int) -> None:
    """Readable and executable, no longer writable."""
    if sys.platform == "win32":
        raise UnsupportedError("kg-cpu can't load code on Windows yet")
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.mprotect(ctypes.c_void_p(address), ctypes.c_size_t(size), _READ | _EXECUTE):
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


def c_library() -> ctypes.CDLL:
    """The C library, and on macOS what the system's calls are in."""
    return ctypes.CDLL(None)


def c_function(name: str) -> int:
    """The address of a function of the C library, or of libm."""
    return ctypes.cast(getattr(c_library(), name), ctypes.c_void_p).value or 0


def thread_specific_key() -> int | None:
    """A key for a block of memory that each thread has of its own, freed at the thread's end;
    None where there are no more."""
    libc, key = c_library(), ctypes.c_uint64()  # Linux fills the lower half
    return None if libc.pthread_key_create(ctypes.byref(key), ctypes.cast(libc.free, ctypes.c_void_p)) else key.value


def usable_processors() -> list[int]:
    """The numbers of those that this process may use."""
    return sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else list(range(os.cpu_count() or 1))


def usable_cores() -> int:
    """How many processors this process may keep busy: by its affinity, and by the quota of its container."""
    return max(1, min(len(usable_processors()), _quota()))


@cache
def _quota() -> int:
    """The processors that control groups leave this process, rounded up.
    As many as there may be where they say nothing."""
    found = _of_groups("cpu", ("cpu.max",), ("cpu.cfs_quota_us", "cpu.cfs_period_us"))
    return min([-(-quota // period) for quota, period in found if quota > 0], default=sys.maxsize)


def _of_groups(controller: str, *files: tuple[str, ...]) -> list[list[int]]:
    """The limits of the control groups that this process is in, as their files say, of version 2 and 1.
    A container sees its own group as the topmost; outside of one each group around counts."""
    try:
        groups = [
            (controllers, name) for _, controllers, name in (line.split(":", 2) for line in OWN_GROUPS.read_text().splitlines())
        ]
    except (OSError, ValueError):
        return []
    found: list[list[int]] = []
    for controllers, name in groups:
        if not controllers or controller in controllers.split(","):  # a hierarchy of version 2 has none
            root, own = CONTROL_GROUPS / (controllers and controller), PurePosixPath(name)
            for group in {root, *[root / str(part).lstrip("/") for part in (own, *own.parents)]}:
                for names in files:
                    with suppress(OSError, ValueError):  # "max"
                        found.append([int(word) for name in names for word in (group / name).read_text().split()])
    return found


def this_processor() -> int:
    """-1 where the system does not tell, as macOS."""
    found = getattr(c_library(), "sched_getcpu", None)
    return -1 if found is None else found()


def bind_thread(thread: int, processor: int) -> bool:
    """Keep a thread, by the system's number, on one processor.
    Whether that was allowed, which macOS never does."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    try:
        os.sched_setaffinity(thread, {processor})
    except OSError:  # a sandbox forbids it
        return False
    return True


def may_use_tiles() -> bool:
    """Ask for the tile registers of AMX, which Linux gives to a process and its threads when they ask.
    Whether it does."""
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return False
    return ctypes.CDLL(None).syscall(_ARCH_PRCTL, _REQUEST_PERMISSION, _TILE_DATA) == 0


def machine_memory() -> int:
    """Bytes of memory that the machine has, or a container leaves this process.
    4 GiB where the machine does not tell."""
    try:
        known = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        known = 1 << 32
    return min([known, *[limit for [limit] in _of_groups("memory", ("memory.max",), ("memory.limit_in_bytes",))]])
