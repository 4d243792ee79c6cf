"""A GPU through NVIDIA's driver, by cuda-bindings:
the device's primary context, which PyTorch and CuPy use too, and a stream of its own."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any, Final

from kg.plugin import BufferError, DeviceUnavailable, LaunchError, LoadError
from kg_gpu import Begin, Failures, Graph, Kernel, Node, Words
from kg_gpu.drivers.streams import Names, StreamCard

from kg_cuda.card.bindings import bindings, count, facts, words
from kg_cuda.card.contracts import FORKS, CudaCard, CudaError
from kg_cuda.card.driver_graph import DriverGraph, pointers_to
from kg_cuda.card.driver_maps import tensor_map
from kg_cuda.card.tensor_maps import MapSpec
from kg_cuda.toolchain.toolkit import ptx_in

_OUT_OF_MEMORY: Final = "CUDA_ERROR_OUT_OF_MEMORY"
_NAMES: Final = Names(
    "cu", "cuMemAlloc", "cuMemFree", "cuMemHostAlloc", "cuMemFreeHost", "cuStreamCreate", "cuEventCreate", "cuCtxSynchronize"
)
#: What the driver says of two cards that reach each other already, or can't.
_MET: Final = frozenset(
    f"CUDA_ERROR_{name}" for name in ("PEER_ACCESS_ALREADY_ENABLED", "PEER_ACCESS_UNSUPPORTED", "TOO_MANY_PEERS")
)
_LOG_BYTES: Final = 1 << 14
#: CUDA_ERROR_NOT_FOUND: a module has no kernel of this name.
_NOT_FOUND: Final = 500
#: Errors after which nothing works in this process's context.
_FATAL: Final = frozenset(
    f"CUDA_ERROR_{name}"
    for name in (
        "ILLEGAL_ADDRESS",
        "LAUNCH_FAILED",
        "LAUNCH_TIMEOUT",
        "MISALIGNED_ADDRESS",
        "INVALID_ADDRESS_SPACE",
        "INVALID_PC",
        "ILLEGAL_INSTRUCTION",
        "HARDWARE_STACK_ERROR",
        "ECC_UNCORRECTABLE",
        "ASSERT",
    )
)


class _Here:
    """Within it the card's context is current in this thread.
    Before and after, what others have chosen: PyTorch takes its device from it."""

    def __init__(self, card: DriverCard, context: Any) -> None:
        self._card, self._context = card, context
        self._push, self._pop = card.cu.cuCtxPushCurrent, card.cu.cuCtxPopCurrent

    def __enter__(self) -> None:
        if self._card.dead:
            raise LaunchError(self._card.dead)
        (code,) = self._push(self._context)
        if code:
            self._card.failed("cuCtxPushCurrent", code)

    def __exit__(self, *_: object) -> None:
        self._pop()


class DriverCard(StreamCard, CudaCard):
    """One GPU."""

    names = _NAMES

    def __init__(self, number: int = 0) -> None:
        self.cu = bindings()
        there = count()
        if number >= there:
            raise DeviceUnavailable(
                f"CUDA:{number}: there {'is' if there == 1 else 'are'} {there} GPU{'s' * (there != 1)} here"
            )
        known = facts(number)
        super().__init__(number, known, Failures(known.name, CudaError, ". CUDA_LAUNCH_BLOCKING=1 tells which it was"))
        self._device = self.do("cuDeviceGet", number)
        self.context = self.peer = self.do("cuDevicePrimaryCtxRetain", self._device)
        self.here = _Here(self, self.context)
        self.begin()
        FORKS.cards.add(self)

    # -- calls

    def do(self, name: str, *arguments: object) -> Any:
        code, *values = getattr(self.cu, name)(*arguments)
        if int(code):
            self.failed(name, code)
        return values[0] if values else None

    made = do

    def failed(self, name: str, code: Any) -> None:
        said = words(self.cu, code)
        fatal, memory = said.partition(" ")[0] in _FATAL, said.startswith(_OUT_OF_MEMORY)
        error = self.failures.error(name, said, fatal=fatal, memory=memory)
        self.dead = self.failures.dead or self.dead
        raise error

    # -- others in the context

    def meet(self, other: Any) -> None:
        if self.do("cuDeviceCanAccessPeer", self._device, other._device):
            (code,) = self.cu.cuCtxEnablePeerAccess(other.context, 0)
            if code and words(self.cu, code).partition(" ")[0] not in _MET:
                self.failed("cuCtxEnablePeerAccess", code)

    def home(self, address: int) -> int | None:
        with self.here:
            names = self.cu.CUpointer_attribute
            code, *values = self.cu.cuPointerGetAttribute(names.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL, address)
            if int(code):
                return None
            number = int(values[0])
            code, *values = self.cu.cuPointerGetAttribute(names.CU_POINTER_ATTRIBUTE_CONTEXT, address)
        # memory of pools is of no context, and all of a card's reach it
        if number == self.number and not int(code) and int(values[0]) not in (0, int(self.context)):
            raise BufferError(
                f"memory at {address:#x} is of another context than the card's primary one: PyCUDA's autoinit makes such, its autoprimaryctx "
                "does not; or set KG_DRIVER=pycuda"
            )
        return number

    def elapsed(self, first: object, second: object) -> float:
        return float(self.do("cuEventElapsedTime", first, second))

    # -- kernels

    def load(self, image: bytes, name: str) -> object:
        log = bytes(_LOG_BYTES)  # of its own: the driver writes into it, which is how cuda-bindings takes such an option
        names = self.cu.CUjit_option
        options = [names.CU_JIT_ERROR_LOG_BUFFER, names.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
        with self.here:
            code, *values = self.cu.cuModuleLoadDataEx(image, 2, options, [log, _LOG_BYTES])
        if int(code):
            raise LoadError(
                f"{name}: {self.facts.name} refused it: {words(self.cu, code)}",
                source=ptx_in(image),
                log=log.partition(b"\0")[0].decode(errors="replace"),
                command=f"ptxas -arch={self.facts.arch} {name}.ptx",
            )
        return self.keep(values[0])

    def function(self, module: object, symbol: str, shared: int = 0) -> object:
        with self.here:
            code, found = self.cu.cuModuleGetFunction(module, symbol.encode())
            if int(code) == _NOT_FOUND:
                raise LoadError(f"{self.facts.name}: {symbol} is not in what was loaded: {words(self.cu, code)}")
            if int(code):
                self.failed(symbol, code)
            if shared:
                attribute = self.cu.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
                (code,) = self.cu.cuFuncSetAttribute(found, attribute, shared)
                if code:
                    self.failed(f"{symbol}: {shared} bytes of shared memory for a block", code)
            return found

    def tensor_map(self, spec: MapSpec, address: int) -> bytes:
        with self.here:
            code, made = tensor_map(spec, address)
            if code:
                self.failed(f"the tensor map {spec} at {address:#x}", self.cu.CUresult(code))
        return made

    def launcher(self, kernel: Kernel, words: Words) -> Begin:
        """All that can be made ready is."""
        pointers = pointers_to(words, kernel)
        given = ctypes.addressof(pointers)
        launch, here, launched = self.cu.cuLaunchKernel, self.here, self.launched
        function, block, stream, name, shared = kernel.function, kernel.block, self.stream, kernel.name, kernel.shared

        def begin(x: int, y: int, z: int, _keep: object = (pointers, words)) -> None:
            with here:
                launched.append(name)
                (code,) = launch(function, x, y, z, *block, shared, stream, given, 0)
                if code:
                    launched.pop()
                    threads = block[0] * block[1] * block[2]
                    self.failed(f"{name}: the launch of {x} x {y} x {z} blocks of {threads} threads", code)

        return begin

    def graph_of(self, name: str, nodes: Sequence[Node], after: Sequence[Sequence[int]]) -> Graph:
        return DriverGraph(self, name, nodes, after)

    def release(self) -> None:
        self.do("cuDevicePrimaryCtxRelease", self._device)
