"""A GPU through HIP: the device's primary context, which PyTorch uses too, and a stream of its own."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from ctypes import byref, c_float, c_int, c_void_p
from typing import Any, Final

from kg.plugin import DeviceUnavailable, LaunchError, LoadError
from kg_gpu import Begin, Card, Failures, Graph, Kernel, Node, Words
from kg_gpu.drivers.streams import Names, StreamCard

from kg_amd.card.contracts import FORKS, AMDCard, AMDError, check_image
from kg_amd.card.hip.api import POINTER_DEVICE, count, facts, hip
from kg_amd.card.hip.graph import HipGraph, packed

_OUT_OF_MEMORY: Final = 2
_NOT_FOUND: Final = 500
#: Errors after which nothing works in this process: an illegal address, a time out, a failed launch, an assertion, memory that can't be corrected.
_FATAL: Final = frozenset({214, 700, 702, 710, 719})
#: What HIP says of two cards that reach each other already.
_MET: Final = 704
_NAMES: Final = Names(
    "hip",
    "hipMalloc",
    "hipFree",
    "hipHostMalloc",
    "hipHostFree",
    "hipStreamCreateWithFlags",
    "hipEventCreateWithFlags",
    "hipDeviceSynchronize",
)


class _Here(threading.local):
    """Within it the card is this thread's device.
    After it, what others have chosen is again: PyTorch takes its device from it."""

    def __init__(self, card: HipCard) -> None:
        self._card, self._get, self._set = card, card.hip.hipGetDevice, card.hip.hipSetDevice
        self._before: list[int] = []

    def __enter__(self) -> None:
        if self._card.dead:
            raise LaunchError(self._card.dead)
        now = c_int()
        self._get(byref(now))
        self._before.append(now.value)
        if now.value != self._card.number:
            code = self._set(self._card.number)
            if code:
                self._before.pop()
                self._card.failed("hipSetDevice", code)

    def __exit__(self, *_: object) -> None:
        before = self._before.pop()
        if before != self._card.number:
            self._set(before)


class HipCard(StreamCard, AMDCard):
    """One GPU. A memory fault ends the process, which HIP does by itself."""

    names = _NAMES

    def __init__(self, number: int = 0) -> None:
        self.hip = hip()
        there = count()
        if number >= there:
            raise DeviceUnavailable(f"AMD:{number}: there {'is' if there == 1 else 'are'} {there} GPU{'s' * (there != 1)} here")
        known = facts(number)
        super().__init__(number, known, Failures(known.name, AMDError, ". AMD_SERIALIZE_KERNEL=3 tells which it was"))
        self.peer = number
        self.here = _Here(self)
        self.begin()
        FORKS.cards.add(self)

    # -- calls

    def do(self, name: str, *arguments: object) -> None:
        code = getattr(self.hip, name)(*arguments)
        if code:
            self.failed(name, code)

    def made(self, name: str, *arguments: object) -> int:
        """What a function writes to where its first argument points: a handle, an address."""
        out = c_void_p()
        self.do(name, byref(out), *arguments)
        return out.value or 0

    def failed(self, name: str, code: int) -> None:
        self.hip.hipGetLastError()  # else it is told again, by a call that others make
        error = self.failures.error(name, self.hip.words(code), fatal=code in _FATAL, memory=code == _OUT_OF_MEMORY)
        self.dead = self.failures.dead or self.dead
        raise error

    # -- others on the device

    def meet(self, other: Any) -> None:
        able = c_int()
        self.do("hipDeviceCanAccessPeer", byref(able), self.number, other.number)
        if able.value:
            code = self.hip.hipDeviceEnablePeerAccess(other.number, 0)
            if code not in (0, _MET):
                self.failed("hipDeviceEnablePeerAccess", code)
            if code:
                self.hip.hipGetLastError()

    def home(self, address: int) -> int | None:
        number = c_int()
        with self.here:
            if self.hip.hipPointerGetAttribute(byref(number), POINTER_DEVICE, address):
                self.hip.hipGetLastError()
                return None
        return number.value

    def elapsed(self, first: object, second: object) -> float:
        elapsed = c_float()
        self.do("hipEventElapsedTime", byref(elapsed), first, second)
        return elapsed.value

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        check_image(image, name, self.facts.arch)
        out = c_void_p()
        with self.here:
            code = self.hip.hipModuleLoadData(byref(out), image)
            if code:
                self.hip.hipGetLastError()
                raise LoadError(f"{name}: {self.facts.name} refused it: {self.hip.words(code)}")
        return self.keep(out.value or 0)

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        out = c_void_p()
        with self.here:
            code = self.hip.hipModuleGetFunction(byref(out), module, symbol.encode())
            if code == _NOT_FOUND:
                self.hip.hipGetLastError()
                raise LoadError(f"{self.facts.name}: {symbol} is not in what was loaded: {self.hip.words(code)}")
            if code:
                self.failed(symbol, code)
        return out.value

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """All that can be made ready is: HIP reads the arguments when it is called."""
        extra, size = packed(words)
        launch, here, launched = self.hip.hipModuleLaunchKernel, self.here, self.launched
        function, block, stream, name, shared = kernel.function, kernel.block, self.stream, kernel.name, kernel.shared

        def begin(x: int, y: int, z: int, _keep: object = (extra, size, words)) -> None:
            with here:
                launched.append(name)
                code = launch(function, x, y, z, *block, shared, stream, None, extra)
                if code:
                    launched.pop()
                    items = block[0] * block[1] * block[2]
                    self.failed(f"{name}: the launch of {x} x {y} x {z} work-groups of {items} work-items", code)

        return begin

    def graph_of(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph:
        return HipGraph(self, name, nodes, after)


def open_card(number: int) -> Card:
    return HipCard(number)
