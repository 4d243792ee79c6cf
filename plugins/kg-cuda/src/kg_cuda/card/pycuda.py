"""A GPU through PyCUDA, in the context that is current there, else the primary one.
Its stream keeps the order of the default stream, in which PyCUDA's arrays are computed. Written against PyCUDA 2026.1; no
graphs and no copies between cards are there."""

from __future__ import annotations

import atexit
import ctypes
import importlib
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final
from weakref import WeakSet

from kg.plugin import Bytes, DeviceUnavailable, LaunchError, LoadError
from kg_gpu import Begin, Failures, Kernel, Stamp, Words

from kg_cuda.card.bindings import preload
from kg_cuda.card.contracts import FORKS, CudaCard, CudaError, CudaKernel, Facts
from kg_cuda.card.driver_maps import tensor_map
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.toolchain.toolkit import ptx_in

_HOW: Final = 'pip install "kg-cuda[pycuda]", which builds it with the CUDA toolkit, or use cuda-bindings: KG_DRIVER=bindings'
_LEGACY: Final = 1
#: What PyCUDA says of errors after which nothing works in the context: it gives the driver's sentences, not its numbers.
_FATAL: Final = (
    *("illegal memory access", "misaligned address", "unspecified launch failure", "illegal instruction", "launch timed out"),
    *("hardware stack error", "device-side assert", "invalid program counter", "invalid address space", "uncorrectable ECC"),
)


def pycuda() -> Any:
    """pycuda.driver, after cuInit. Raises DeviceUnavailable with the reason and what to do."""
    FORKS.refuse()
    return _initialized()


@cache
def _initialized() -> Any:
    if os.name != "nt":
        preload()
    try:
        found: Any = importlib.import_module("pycuda.driver")
    except ImportError as error:
        raise DeviceUnavailable(f"CUDA: {error}. {_HOW}") from error
    try:
        found.init()
    except found.Error as error:
        raise DeviceUnavailable(f"CUDA: PyCUDA can't use the driver: {error}. Install NVIDIA's driver") from error
    FORKS.used = True
    return found


@contextmanager
def _told() -> Generator[Any]:
    """pycuda.driver, whose errors are told as ours where no card is open."""
    drv = pycuda()
    try:
        yield drv
    except drv.Error as error:
        raise CudaError(f"PyCUDA: {' '.join(str(error).split())}") from error


def count() -> int:
    """How many GPUs there are."""
    with _told() as drv:
        return int(drv.Device.count())


def cuda_version() -> tuple[int, int]:
    """The newest CUDA that the driver speaks."""
    with _told() as drv:
        version = int(drv.get_driver_version())
    return version // 1000, version % 1000 // 10


def facts(number: int) -> Facts:
    """Of the GPU of this number, without opening it."""
    with _told() as drv:
        device = drv.Device(number)
        major, minor = device.compute_capability()
        many = device.get_attribute(drv.device_attribute.MULTIPROCESSOR_COUNT)
        return Facts(str(device.name()), f"sm_{major}{minor}", int(many), int(device.total_memory()), cuda_version())


@dataclass(eq=False)
class _Module:
    """PyCUDA's, which is given back where its last reference goes: this one, in the context.
    In another thread than the context's, and without it, PyCUDA would warn and leak it."""

    held: Any


@atexit.register
def _keep() -> None:
    """The process gives all back: what PyCUDA gave back while Python ends,
    it would warn of in threads and contexts that are gone."""
    for card in FORKS.cards:
        if isinstance(card, PycudaCard):
            for held in (
                card.stream,
                card.context,
                *card.events,
                *card.blocks.values(),
                *(module.held for module in card.modules),
            ):
                ctypes.pythonapi.Py_IncRef(ctypes.py_object(held))


class PycudaCard(CudaCard):
    """One GPU. What is asked for goes to a stream that waits for the default stream, as that waits for it."""

    def __init__(self, number: int = 0) -> None:
        self.drv = pycuda()
        there = count()
        if number >= there:
            raise DeviceUnavailable(
                f"CUDA:{number}: there {'is' if there == 1 else 'are'} {there} GPU{'s' * (there != 1)} here"
            )
        self.facts, self.number = facts(number), number
        self._failures = Failures(self.facts.name, CudaError)
        self._launched = self._failures.launched
        self.blocks: dict[int, Any] = {}
        self.modules: WeakSet[_Module] = WeakSet()
        #: events for times: all, and those that nobody uses
        self.events: list[Any] = []
        self._stamps: list[Any] = []
        with _told():
            device, current = self.drv.Device(number), self.drv.Context.get_current()
            own = current is not None and self.drv.Context.get_device() == device
            self.context: Any = current if own else device.retain_primary_context()
        with self._here("stream"):
            self.stream: Any = self.drv.Stream()  # of those that wait for the default stream
        FORKS.cards.add(self)

    @contextmanager
    def _here(self, what: str) -> Generator[None]:
        """The context is current within, and PyCUDA's errors are told as ours."""
        if self.dead:
            raise LaunchError(self.dead)
        try:
            pushed = self.drv.Context.get_current() != self.context
            if pushed:
                self.context.push()
            try:
                yield
            finally:
                if pushed:
                    self.drv.Context.pop()
        except self.drv.Error as error:
            raise self._told(what, error) from error

    def _told(self, what: str, error: Exception) -> Exception:
        said = " ".join(str(error).split())
        fatal, memory = any(words in said for words in _FATAL), isinstance(error, self.drv.MemoryError)
        found = self._failures.error(what, said, fatal=fatal, memory=memory)
        self.dead = self._failures.dead or self.dead
        return found

    # -- memory

    def alloc(self, nbytes: int) -> int:
        with self._here(f"{nbytes:,} bytes of memory"):
            block = self.drv.mem_alloc(nbytes)
        self.blocks[int(block)] = block
        return int(block)

    def free(self, address: int) -> None:
        if not self.dead:
            with self._here("free"):
                self.blocks.pop(address).free()

    def write(self, address: int, data: Bytes) -> None:
        if data.size:
            with self._here("a copy to the card"):
                self.drv.memcpy_htod_async(address, data, self.stream)
                self.stream.synchronize()  # the host's memory may change when this returns

    def read(self, data: Bytes, address: int) -> None:
        if data.size:
            with self._here("a copy from the card"):
                self.drv.memcpy_dtoh_async(data, address, self.stream)
                self.stream.synchronize()
            self._launched.clear()

    def copy(self, target: int, source: int, nbytes: int) -> None:
        if nbytes:
            with self._here("a copy"):
                self.drv.memcpy_dtod_async(target, source, nbytes, self.stream)

    def fill(self, target: int, element: bytes, count: int) -> None:
        if count:
            with self._here("a fill"):
                fill = getattr(self.drv, f"memset_d{8 * len(element)}_async")
                fill(target, int.from_bytes(element, "little"), count, self.stream)

    # -- the clock

    def stamp(self) -> object:
        with self._here("an event"):
            if not self._stamps:
                self.events.append(self.drv.Event())
                self._stamps.append(self.events[-1])
            stamp = Stamp(self._stamps.pop(), self._stamps)
            stamp.event.record(self.stream)
        return stamp

    def seconds(self, first: object, second: object) -> float:
        assert isinstance(first, Stamp) and isinstance(second, Stamp)
        with self._here("an event"):
            return float(second.event.time_since(first.event)) / 1000

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        logs: list[str] = []

        def keep(_succeeded: bool, _said: str, errors: str) -> None:
            logs.append(errors)

        with self._here(name):
            try:
                module = _Module(self.drv.module_from_buffer(image, message_handler=keep))
            except self.drv.Error as error:
                raise LoadError(
                    f"{name}: {self.facts.name} refused it: {error}",
                    source=ptx_in(image),
                    log="".join(logs).rstrip("\0"),
                    command=f"ptxas -arch={self.facts.arch} {name}.ptx",
                ) from error
        self.modules.add(module)
        return module

    def unload(self, module: object) -> None:
        assert isinstance(module, _Module)
        if not self.dead:
            with self._here("unload"):
                module.held = None

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        assert isinstance(module, _Module)
        with self._here(f"{symbol}: {shared} bytes of shared memory for a block" if shared else symbol):
            try:
                found = module.held.get_function(symbol)
            except self.drv.Error as error:
                raise LoadError(f"{self.facts.name}: {symbol} is not in what was loaded: {error}") from error
            if shared:
                found.set_attribute(self.drv.function_attribute.MAX_DYNAMIC_SHARED_SIZE_BYTES, shared)
            return found

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        with self._here("a tensor map"):
            code, made = tensor_map(spec, address)
            if code:
                raise CudaError(f"the tensor map {spec} at {address:#x} failed on {self.facts.name}: the driver's error {code}")
        return made

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        function: Any = kernel.function
        assert isinstance(kernel, CudaKernel)
        size = kernel.arguments.size if kernel.arguments else len(words)
        begin: Callable[..., object] = function.prepare("Q" * size).prepared_async_call
        threads = kernel.block[0] * kernel.block[1] * kernel.block[2]

        def launch(x: int, y: int, z: int) -> None:
            with self._here(f"{kernel.name}: the launch of {x} x {y} x {z} blocks of {threads} threads"):
                begin((x, y, z), kernel.block, self.stream, *words[:size], shared_size=kernel.shared)
            self._launched.append(kernel.name)

        return launch

    # -- others in the context

    @property
    def stream_number(self) -> int | None:
        return None if self.stream is None else int(self.stream.handle)

    def signal(self, stream: int) -> None:
        if stream not in (_LEGACY, self.stream_number):  # PyCUDA makes no event wait in a stream that it did not make
            self.synchronize()

    def wait_for(self, stream: int) -> None:
        if stream not in (_LEGACY, self.stream_number):
            self.synchronize_context()

    def synchronize_context(self) -> None:
        with self._here("waiting for the card"):
            self.drv.Context.synchronize()

    def home(self, address: int) -> int | None:
        with self._here("an address"):
            try:
                self.drv.mem_get_address_range(address)
            except self.drv.Error:
                return None
        return self.number

    def synchronize(self) -> None:
        with self._here("waiting for the stream"):
            self.stream.synchronize()
        self._launched.clear()

    def close(self) -> None:
        if not self.dead:
            self.synchronize()
            for address in list(self.blocks):
                self.free(address)
            for module in list(self.modules):
                self.unload(module)
            with self._here("close"):
                self._stamps.clear()
                self.events.clear()
                self.stream = None
        self.dead = self.dead or f"{self.facts.name} was closed"


open_card: Final = PycudaCard
