"""Modules, launches and tensor maps of the driver that stands behind fake_cuda.c."""

from __future__ import annotations

import ctypes
from collections.abc import Callable

from fake_driver.words import (
    ELEMENTS,
    END,
    ERROR_LOG,
    INVALID_HANDLE,
    INVALID_IMAGE,
    INVALID_VALUE,
    LOG_SIZES,
    MAX_DYNAMIC_SHARED,
    MOST_SHARED,
    PACKED,
    PACKED_SIZE,
    STATIC_SHARED,
    SWIZZLES,
    Sizes,
    put_word,
    word_at,
)
from kg_cuda.sim import Function, Module, launch, parse
from kg_cuda.sim.tensor_map import encode
from kg_gpu.fake import FakeDriver as Driver


class KernelFunctions(Driver):
    """Functions of CUDA's on modules and kernels."""

    def cuModuleLoadDataEx(self, out: int, image: int, count: int, options: int, values: int) -> int | None:
        text = ctypes.string_at(image).decode()
        try:
            module = parse(text)
        except Exception as error:
            self._log(f"{error}\0", count, options, values)
            return INVALID_IMAGE
        self._log("", count, options, values)
        put_word(out, self.handle(module))
        return None

    def _log(self, errors: str, count: int, options: int, values: int) -> None:
        """Writes it where the caller wants it, and how many bytes its logs have."""
        count &= 0xFFFFFFFF
        names = list((ctypes.c_int * count).from_address(options)) if count else []
        log = errors.encode()[: 1 << 14]
        for number, name in enumerate(names):
            if name == ERROR_LOG:
                ctypes.memmove(word_at(values + 8 * number), log, len(log))
            elif name in LOG_SIZES:
                put_word(values + 8 * number, len(log) if name == ERROR_LOG + 1 else 0)

    def cuModuleUnload(self, module: int) -> None:
        del self.handles[module]

    def cuModuleGetFunction(self, out: int, module: int, name: int) -> None:
        put_word(out, self.handle((self.handles[module], ctypes.string_at(name).decode())))

    def cuFuncSetAttribute(self, function: int, attribute: int, value: int) -> int | None:
        assert attribute & 0xFFFFFFFF == MAX_DYNAMIC_SHARED
        if value & 0xFFFFFFFF > MOST_SHARED:
            return INVALID_VALUE
        self.most_shared[function] = value & 0xFFFFFFFF
        return None

    def cuLaunchKernel(
        self,
        function: int,
        gx: int,
        gy: int,
        gz: int,
        bx: int,
        by: int,
        bz: int,
        shared: int,
        stream: int,
        given: int,
        extra: int,
    ) -> int | None:
        if not self._is_stream(stream) or function not in self.handles:
            return INVALID_HANDLE
        sizes = [n & 0xFFFFFFFF for n in (gx, gy, gz, bx, by, bz)]
        if (most := shared & 0xFFFFFFFF) > self.most_shared.get(function, STATIC_SHARED) or bool(given) == bool(extra):
            return INVALID_VALUE
        module, name = self._function(function)
        arguments = self._pointed_to(module.kernels[name], given) if given else self._packed(extra)
        if len(arguments) != module.kernels[name].parameter_bytes:
            return INVALID_VALUE
        self._ask(stream, self._kernel(function, sizes, arguments, most))
        return None

    def _function(self, function: int) -> tuple[Module, str]:
        held = self.handles[function]
        assert isinstance(held, tuple)
        module, name = held
        assert isinstance(module, Module)
        return module, name

    def _pointed_to(self, function: Function, given: int) -> bytes:
        """The arguments that are there now, each at an address of its own."""
        pointers = (ctypes.c_longlong * len(function.params)).from_address(given)
        arguments = bytearray(function.parameter_bytes)
        for parameter, place in zip(function.params, pointers, strict=True):
            assert place % min(parameter.align, 64) == 0, "a parameter of 128 bytes lies at a multiple of 64"
            begin = function.offsets[parameter.name]
            arguments[begin : begin + parameter.size] = ctypes.string_at(place, parameter.size)
        return bytes(arguments)

    def _packed(self, extra: int) -> bytes:
        """The arguments in one piece, laid out as the kernel declares them:
        pairs of words say where they are and how many bytes."""
        said: dict[int, int] = {}
        while (what := word_at(extra)) != END:
            said[what], extra = word_at(extra + 8), extra + 16
        return ctypes.string_at(said[PACKED], word_at(said[PACKED_SIZE]))

    def _kernel(self, function: int, sizes: list[int], arguments: bytes, shared: int) -> Callable[[], None]:
        """A launch."""
        module, name = self._function(function)
        grid, block = tuple(sizes[:3]), tuple(sizes[3:])
        return lambda: self._launched(module, name, grid, block, arguments, shared)  # type: ignore[arg-type]

    def _launched(self, module: Module, name: str, grid: Sizes, block: Sizes, arguments: bytes, shared: int) -> None:
        self.now += 2
        assert any(held is module for held in self.handles.values()), "its module was unloaded"
        launch(module, name, grid, block, arguments, self.memory, dynamic_shared=shared)

    def cuTensorMapEncodeTiled(
        self,
        out: int,
        kind: int,
        rank: int,
        address: int,
        sizes: int,
        strides: int,
        box: int,
        steps: int,
        interleave: int,
        swizzle: int,
        promotion: int,
        fill: int,
    ) -> int | None:
        """Refuses what a driver does, but for what the simulator's own form refuses, too."""
        rank &= 0xFFFFFFFF
        itemsize, rows = ELEMENTS.get(kind & 0xFFFFFFFF), SWIZZLES.get(swizzle & 0xFFFFFFFF)
        if itemsize is None or rows is None or not 1 <= rank <= 5 or out % 64 or address % 16 or not address:
            return INVALID_VALUE
        assert (interleave & 0xFFFFFFFF, promotion & 0xFFFFFFFF, fill & 0xFFFFFFFF) == (0, 2, 0), "what kg asks for"
        extents = (ctypes.c_uint64 * rank).from_address(sizes)
        apart = (ctypes.c_uint64 * (rank - 1)).from_address(strides)
        counts, every = ((ctypes.c_uint32 * rank).from_address(at) for at in (box, steps))
        row = counts[0] * itemsize
        if any(stride % 16 or stride >= 1 << 40 for stride in apart) or any(not 0 < n <= 1 << 32 for n in extents):
            return INVALID_VALUE
        if any(not 0 < n <= 256 for n in counts) or any(step != 1 for step in every) or row % 16 or (rows and row > rows):
            return INVALID_VALUE
        ctypes.memmove(out, encode(address, itemsize, [*extents], [*apart], [*counts], rows), 128)
        return None
