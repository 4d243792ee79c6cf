"""Launches as builtin functions of Python, and the pool of worker threads behind them.
See native_ir for the native half."""

from __future__ import annotations

import atexit
import ctypes
import platform
import sys
import threading
import time
from functools import cache
from typing import Final

from kg.plugin import (
    BufferError,
    DeviceUnavailable,
    LaunchError,
    OutOfMemoryError,
    at_fork,
    settings,
)

from kg_cpu import system
from kg_cpu.objects.elf import Image, load_object
from kg_cpu.runtime import native_ir as ir
from kg_cpu.runtime.native_objects import native_object

_METH_FASTCALL = 0x80
_PYTHON: Final = {
    "AS_POINTER": "PyLong_AsVoidPtr",
    "AS_INT": "PyLong_AsLongLong",
    "ERR_OCCURRED": "PyErr_Occurred",
    "ERR_FORMAT": "PyErr_Format",
    "SAVE_THREAD": "PyEval_SaveThread",
    "RESTORE_THREAD": "PyEval_RestoreThread",
    "INCREF": "Py_IncRef",
    "DECREF": "Py_DecRef",
    "CALL": "PyObject_CallNoArgs",
}
_LIBC: Final = {
    "GET_SPECIFIC": "pthread_getspecific",
    "SET_SPECIFIC": "pthread_setspecific",
    "ALIGNED_ALLOC": "aligned_alloc",
    "FREE": "free",
    "MEMMOVE": "memmove",
}
#: What each system has besides. Apple's wait and wake are those that its C++ library waits by.
_OF_SYSTEM: Final = {
    "linux": {"SYSCALL": "syscall", "GET_CPU": "sched_getcpu"},
    "darwin": {"WAIT": "__ulock_wait", "WAKE": "__ulock_wake"},
}


class Handle(int):
    """The address of a launch block, which a builtin gets as its self.
    Keeps alive what the block points to."""

    __qualname__ = "kernel"  # as errors of Python's call the builtin: "kernel.launch() takes no keyword arguments"
    keep: object


class _MethodDef(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("function", ctypes.c_void_p), ("flags", ctypes.c_int), ("doc", ctypes.c_char_p)]


class Native:
    """The loaded native half with its pool. One per process."""

    def __init__(self) -> None:
        reason = system.reason_unavailable()
        if reason:
            raise DeviceUnavailable(f"CPU: {reason}")
        machine, of = system.MACHINES[platform.machine()], sys.platform
        self.image: Image = load_object(native_object(machine, of))
        self.pool = Pool(self.image.address("kg_worker"), self.image.address("kg_stop"))
        self._held = (BufferError, LaunchError, OutOfMemoryError, self.pool.start)
        self._fill()
        text = b"Run the kernel once."
        self._method = _MethodDef(b"launch", self.image.address("kg_launch"), _METH_FASTCALL, text)
        self._sequence_method = _MethodDef(b"run", self.image.address("kg_sequence"), _METH_FASTCALL, b"Run every step once.")
        #: what runs a step that copies or fills, in the place of a kernel
        self.copy, self.fill = self.image.address("kg_copy"), self.image.address("kg_fill")
        prototype = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.py_object, ctypes.c_void_p)
        self._make = prototype(("PyCFunction_NewEx", ctypes.pythonapi))

    def builtin(self, handle: Handle) -> object:
        """A builtin function that launches the block that `handle` is the address of."""
        return self._make(ctypes.addressof(self._method), handle, None)

    def sequence(self, handle: Handle) -> object:
        """A builtin function of integers that runs the sequence block that `handle` is the address of."""
        return self._make(ctypes.addressof(self._sequence_method), handle, None)

    def _fill(self) -> None:
        """Write the addresses that the native half calls."""
        key = system.thread_specific_key()
        if key is None:
            raise DeviceUnavailable("CPU: the process has no thread-specific keys left")
        cells: dict[str, int] = {
            name: ctypes.cast(getattr(ctypes.pythonapi, symbol), ctypes.c_void_p).value or 0 for name, symbol in _PYTHON.items()
        }
        cells |= {name: system.c_function(symbol) for name, symbol in (_LIBC | _OF_SYSTEM[sys.platform]).items()}
        held = dict(zip(("BUFFER_ERROR", "LAUNCH_ERROR", "MEMORY_ERROR", "START_POOL"), self._held, strict=True))
        cells |= {name: id(thing) for name, thing in held.items()}
        cells |= {"NONE": id(None), "POOL": self.pool.address, "KEY": key}
        table = (ctypes.c_uint64 * len(ir.API)).from_address(self.image.address("kg_api"))
        for number, name in enumerate(ir.API):
            table[number] = cells.get(name, 0)  # of another system: not called


class Pool:
    """Python threads parked in native code. Started by the first parallel launch, again in a forked child."""

    def __init__(self, worker: int, stop: int) -> None:
        self.limit = max(worker_count(), system.usable_cores())
        self._memory = (ctypes.c_char * (ir.POOL_WORKERS + ir.POOL_STRIDE * self.limit + 64))()
        self.address = -(-ctypes.addressof(self._memory) // 64) * 64
        self._worker = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int64)(worker)
        self._stop = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_int64)(stop)
        self._threads: list[threading.Thread] = []
        self._lock = threading.Lock()
        self._closed = False
        self._set(ir.POOL_WANTED, int(self.limit > 1))
        self._set(ir.POOL_LIFE, 1)
        at_fork(after_in_child=self._forked)
        atexit.register(self.stop)

    @property
    def active(self) -> int:
        """Workers that wait for jobs now, beside the threads that launch."""
        return self._word(ir.POOL_ACTIVE).value

    def start(self) -> None:
        """Bring up the workers, and wait until each is in native code:
        from then on none needs the interpreter."""
        with self._lock:
            if self._closed or self._threads or self.limit < 2:
                return
            for number in range(self.limit - 1):
                thread = threading.Thread(
                    target=self._worker, args=(self.address, number), name=f"kg-cpu-{number}", daemon=True
                )
                try:
                    thread.start()
                except RuntimeError:  # no more threads may be had: those that there are do the work
                    break
                self._threads.append(thread)
            self._place()
            while self.active < len(self._threads):
                time.sleep(1e-5)
            self._set(ir.POOL_WANTED, 0)

    def _place(self) -> None:
        """A processor of its own for each worker, where they and the thread that launches take all
        that this process may use.

        A busy scheduler wakes a worker on the processor of its caller and leaves both there for milliseconds, longer than most kernels
        take. The caller stays free to move, since it is not ours: a worker in its way is moved, see native_pool.ll.
        """
        self._set(ir.POOL_FREE_CPU, -1)
        allowed = system.usable_processors()
        if len(self._threads) + 1 != len(allowed) or allowed[-1] >= ir.MOST_CPUS:
            return
        here = system.this_processor()
        others = [cpu for cpu in allowed if cpu != here]
        for number, (thread, cpu) in enumerate(zip(self._threads, others, strict=False)):
            if not system.bind_thread(thread.native_id or 0, cpu):  # slower at times, nothing else
                return
            worker = ir.POOL_WORKERS + number * ir.POOL_STRIDE
            self._set(worker + ir.WORKER_CPU, cpu)
            self._set(worker + ir.WORKER_THREAD, thread.native_id or 0)
        if len(others) == len(self._threads):
            self._set(ir.POOL_FREE_CPU, here)

    def stop(self) -> None:
        """End the workers, at the end of the process. Later launches run on their own thread."""
        with self._lock:
            self._closed = True
            self._set(ir.POOL_WANTED, 0)
            while not self._stop(self.address, len(self._threads)):
                time.sleep(1e-5)
            for thread in self._threads:
                thread.join()
            self._threads.clear()
            self._set(ir.POOL_STOP, 0)
            self._set(ir.POOL_LOCK, 0)

    def _forked(self) -> None:
        """A child has the memory but none of the threads."""
        life = self._word(ir.POOL_LIFE).value + 1
        ctypes.memset(self.address, 0, ir.POOL_WORKERS + ir.POOL_STRIDE * self.limit)
        self._set(ir.POOL_LIFE, life)
        self._threads = []
        self._lock = threading.Lock()
        self._set(ir.POOL_WANTED, int(self.limit > 1 and not self._closed))

    def _word(self, offset: int) -> ctypes.c_int64:
        return ctypes.c_int64.from_address(self.address + offset)

    def _set(self, offset: int, value: int) -> None:
        self._word(offset).value = value


@cache
def native() -> Native:
    """The native half, loaded on first use."""
    return Native()


def worker_count() -> int:
    """How many workers a program that is loaded now may have: KG_THREADS, else one per usable core."""
    return settings().threads or system.usable_cores()
