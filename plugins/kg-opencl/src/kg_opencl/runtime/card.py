"""One device as a card: one in-order queue, memory by numbers that stand for buffers
of the driver's and places in them; by the host's own addresses where the device is the host."""

from __future__ import annotations

import ctypes
from collections.abc import Generator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any, Final, cast
from weakref import WeakSet

import numpy as np
import pyopencl as cl
from kg.plugin import Bytes, DeviceUnavailable, KgError, LaunchError, LoadError, OutOfMemoryError, UnsupportedError
from kg_gpu import Begin, Card, Failures, Graph, Handles, Kernel, Node, Words
from kg_gpu.card import hold_for_ever

from kg_opencl.compiler import IMAGES, OpenCLCompiler, context_of, forget_context, program_of
from kg_opencl.devices import FORKS, arch, is_processor
from kg_opencl.runtime.command_buffers import recorder
from kg_opencl.runtime.host import LOCK, HostMemory
from kg_opencl.runtime.launching import CommandList, Launcher

if TYPE_CHECKING:
    from pyopencl import Device

_STATUS: Final = cl.status_code
_NO_MEMORY: Final = (_STATUS.MEM_OBJECT_ALLOCATION_FAILURE, _STATUS.OUT_OF_HOST_MEMORY, _STATUS.INVALID_BUFFER_SIZE)
_LOST: Final = (_STATUS.DEVICE_NOT_AVAILABLE, _STATUS.INVALID_CONTEXT, _STATUS.INVALID_COMMAND_QUEUE, _STATUS.INVALID_DEVICE)
_NANOSECOND: Final = 1e-9


@dataclass(frozen=True, slots=True)
class OpenCLFacts:
    name: str
    memory: int


@dataclass(frozen=True, slots=True, eq=False)
class Function:
    """A kernel of a module.
    `most`: work-items that a work-group of it may have; `grouped`: whether the kernel, not the driver, says what makes one."""

    module: Any
    symbol: str
    most: int
    grouped: bool


@dataclass(frozen=True, slots=True, eq=False)
class OpenCLKernel(Kernel):
    """`items`: bytes of the elements of each pointer."""

    items: tuple[int, ...] = ()

    @property
    def grouped(self) -> bool:
        return self.made.grouped

    @property
    def most(self) -> int:
        return self.made.most

    @property
    def made(self) -> Function:
        assert isinstance(self.function, Function)
        return self.function


class Enqueued:
    """A command of the queue, by its event, and the one after it:
    those that somebody has a stamp before are kept."""

    __slots__ = ("event", "next")

    def __init__(self, event: Any) -> None:
        self.event: Any = event
        self.next: Enqueued | None = None


class OpenCLCard(Card):
    """Any thread may call it: OpenCL takes all calls at any time,
    but for those that set the arguments of one kernel."""

    has_clock = True

    def __init__(self, device: Device, name: str) -> None:
        self.device, self.key = device, OpenCLCompiler(device).key()
        self.facts = OpenCLFacts(f"{name} ({arch(device)})", device.global_mem_size)
        self.shares = is_processor(device)  #: whether memory of the host can be used where it lies
        self._failures = Failures(self.facts.name)
        self._buffers, self.host, self._used = Handles[cl.Buffer](), HostMemory(), 0
        self._last = Enqueued(None)
        with self._errors("a context"):
            self.context = context_of(device)
            self.queue = cl.CommandQueue(self.context, device, cl.command_queue_properties.PROFILING_ENABLE)
            self._mapping = cl.CommandQueue(self.context, device)  # of its own: it waits for no kernel
            self.is_host = self.shares and self._is_mapped()  #: whether addresses are the host's
            self.recorder = recorder(device, self.queue)
        self._launchers: WeakSet[Launcher] = WeakSet()
        FORKS.cards.add(self)

    # -- what goes wrong

    def forked(self, why: str) -> None:
        super().forked(why)
        hold_for_ever(list(self._launchers))  # with their kernels and programs

    def check(self) -> None:
        if self.dead:
            raise KgError(self.dead)

    def _error(self, error: Exception, what: str, kind: type[KgError] | None) -> KgError:
        """What pyopencl raised as kg's error: of this kind, where the device is neither lost nor without
        memory."""
        code = getattr(error, "code", None)
        if code in _LOST:
            forget_context(self.device)
            self.dead = f"the device {self.facts.name} was lost, with its memory: open another with kg.open_device"
            return DeviceUnavailable(f"{self.dead} ({error})")
        memory = code in _NO_MEMORY or isinstance(error, MemoryError)
        if kind is not None and not memory:
            return kind(f"{what}: {self.facts.name} refuses it: {error}")
        return self._failures.error(what, str(error), memory=memory)

    @contextmanager
    def _errors(self, what: str, kind: type[KgError] | None = None) -> Generator[None]:
        self.check()
        try:
            yield
        except (cl.Error, MemoryError) as error:
            raise self._error(error, what, kind) from error

    # -- memory

    def alloc(self, nbytes: int) -> int:
        most = min(self.device.max_mem_alloc_size, self.facts.memory - self._used)  # drivers promise what they have not
        if nbytes > most:
            raise OutOfMemoryError(
                f"no {nbytes:,} bytes of memory are left on {self.facts.name}: {max(0, most):,} are, for a buffer"
            )
        with self._errors(f"{nbytes:,} bytes"):
            made = cl.Buffer(self.context, cl.mem_flags.READ_WRITE, max(1, nbytes))
        with LOCK:
            self._used += made.size
        return self.adopt(made)

    def free(self, address: int) -> None:
        if self.dead:
            return
        memory, _ = self.place(address)  # the driver holds it until what was asked for before has ended
        self.forget(address, memory.size)
        with LOCK:
            self._used -= memory.size

    def adopt(self, memory: cl.Buffer) -> int:
        """The address of memory that was made in this context, until `forget`."""
        if self.is_host:
            with self._errors("memory of the host"):
                address = self._mapped(memory)
            self.host.add(address, memory.size, memory)
            return address
        with LOCK:
            return self._buffers.add(memory, memory.size)

    def _mapped(self, memory: cl.Buffer) -> int:
        """Where the host sees it: there it stays, as the device is the host."""
        seen, _ = cl.enqueue_map_buffer(self._mapping, memory, cl.map_flags.READ, 0, (memory.size,), np.dtype(np.uint8))
        address = seen.ctypes.data
        seen.base.release(self._mapping).wait()  # until then no kernel may write it
        return address

    def _is_mapped(self) -> bool:
        """Whether what the device writes is seen by the host where it was mapped once."""
        memory, pattern = cl.Buffer(self.context, cl.mem_flags.READ_WRITE, 256), np.arange(64, dtype=np.uint8)
        address = self._mapped(memory)
        cl.enqueue_fill_buffer(self.queue, memory, pattern, 0, memory.size).wait()
        return ctypes.string_at(address, pattern.size) == pattern.tobytes()

    def adopt_host(self, address: int, nbytes: int, *, readonly: bool) -> None:
        """Memory of the host, where it lies, until `forget`."""
        if there := self.host.covering(address, nbytes):
            self.host.add(address, nbytes, *there)
            return
        access = cl.mem_flags.READ_ONLY if readonly else cl.mem_flags.READ_WRITE
        host = (ctypes.c_char * nbytes).from_address(address)
        with self._errors("memory of the host"):
            self.host.add(address, nbytes, cl.Buffer(self.context, access | cl.mem_flags.USE_HOST_PTR, hostbuf=host))

    def forget(self, address: int, nbytes: int) -> None:
        """What was adopted is no longer used."""
        with LOCK:
            try:
                _, first = self._buffers.find(address)
            except KeyError:
                self.host.remove(address, nbytes)
            else:
                self._buffers.remove(address - first)

    def has(self, address: int) -> bool:
        """Whether it is in a buffer of the driver's."""
        try:
            with LOCK:
                self._buffers.find(address)
        except KeyError:
            return False
        return True

    def place(self, address: int) -> tuple[cl.Buffer, int]:
        """The buffer and the byte in it."""
        try:
            with LOCK:
                return self._buffers.find(address)
        except KeyError:
            return self.host.find(address)

    def _done(self, event: Any) -> None:
        made = Enqueued(event)
        with LOCK:
            self._last.next = made
            self._last = made

    def write(self, address: int, data: Bytes) -> None:
        if data.size:
            memory, offset = self.place(address)
            with self._errors("a copy to the device"):
                self._done(cl.enqueue_copy(self.queue, memory, data, dst_offset=offset, is_blocking=True))

    def read(self, data: Bytes, address: int) -> None:
        memory, offset = self.place(address)
        with self._errors("a copy from the device"):
            self._done(cl.enqueue_copy(self.queue, data, memory, src_offset=offset, is_blocking=True))

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if nbytes:
            (to, there), (of, here) = self.place(target), self.place(source)
            with self._errors("a copy"):
                self._done(cl.enqueue_copy(self.queue, to, of, byte_count=nbytes, src_offset=here, dst_offset=there))

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            memory, offset = self.place(target)
            pattern = np.frombuffer(element, np.uint8)
            with self._errors("a fill"):
                self._done(cl.enqueue_fill_buffer(self.queue, memory, pattern, offset, count * len(element)))

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        kind, binary = IMAGES.opened(image, name, self.key)
        with self._errors(name, LoadError):
            return program_of(self.context, self.device, kind, binary)

    def unload(self, module: object) -> None:
        """The driver counts who uses it."""

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        with self._errors(symbol, LoadError):
            made = cl.Kernel(cast(Any, module), symbol)
            most = made.get_work_group_info(cl.kernel_work_group_info.WORK_GROUP_SIZE, self.device)
            group = made.get_work_group_info(cl.kernel_work_group_info.COMPILE_WORK_GROUP_SIZE, self.device)
        return Function(module, symbol, most, any(group))

    def check_group(self, kernel: Kernel) -> None:
        """Refuse a work-group that this kernel's registers do not allow."""
        items, own = prod(kernel.block), self.own(kernel)
        most = own.most
        if own.grouped and items > most:
            raise UnsupportedError(
                f"{kernel.name} has {items} work-items in a work-group, and {self.facts.name} runs {most} of this kernel at "
                "most: give it a schedule with a smaller LOCAL"
            )

    def own(self, kernel: Kernel) -> OpenCLKernel:
        assert isinstance(kernel, OpenCLKernel)
        return kernel

    def kernel(self, kernel: OpenCLKernel, count: int) -> Launcher:
        """A kernel of its own for so many arguments."""
        function = kernel.function
        assert isinstance(function, Function)
        with self._errors(kernel.name):
            made = Launcher(self, kernel, cl.Kernel(function.module, function.symbol), count)
        self._launchers.add(made)
        return made

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        launcher, name = self.kernel(self.own(kernel), len(words)), kernel.name

        def begin(x: int, y: int, z: int) -> None:
            self.check()
            try:
                with launcher.lock:
                    launcher.set(words[:])
                    event = launcher.enqueue(x, y, z)
            except cl.Error as error:
                raise self._error(error, name, LaunchError) from error
            self.note(name)
            self._done(event)

        return begin

    def graph(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph | None:
        with self.refusing(name):
            return CommandList(self, name, nodes)

    def refusing(self, name: str) -> AbstractContextManager[None]:
        """Within, what the driver refuses is a LaunchError that names the kernel or plan."""
        return self._errors(name, LaunchError)

    def note(self, name: str) -> None:
        """It was launched: named where something goes wrong until the next wait."""
        self._failures.launched.append(name)

    def synchronize(self) -> None:
        with self._errors("waiting"):
            self.queue.finish()
        self._failures.launched.clear()

    def close(self) -> None:
        if not self.dead:
            self.synchronize()
        self.dead = f"the device {self.facts.name} was closed: open another with kg.open_device"

    # -- the device's clock

    def stamp(self) -> object:
        return self._last

    def seconds(self, first: object, second: object) -> float:
        """From the begin of what came after the one stamp to the end of what came before the other."""
        assert isinstance(first, Enqueued) and isinstance(second, Enqueued)
        if first is second or first.next is None:
            return 0.0
        return (second.event.profile.end - first.next.event.profile.start) * _NANOSECOND
