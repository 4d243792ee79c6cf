"""The runtime on a card: kernels loaded once for each way in which arguments lie, launched with their arguments packed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from kg.plugin import (
    Buffer,
    Launch,
    Op,
    Program,
    Runner,
    Runtime,
    Target,
    UnsupportedError,
    UOp,
    addresses,
    check_sizes,
    check_values,
    linear_uops,
    size_function,
)

from kg_cuda.allocator import CudaAllocator
from kg_cuda.arch import arch
from kg_cuda.card import Card, Grid, Kernel, packed
from kg_cuda.memory_width import ALIGNED
from kg_cuda.ptx import symbol
from kg_cuda.tools import compiler, renderer

_DIMENSIONS = 3


class CudaRuntime(Runtime):
    """One card, in one stream. Launches are done when somebody waits for them, or reads."""

    def __init__(self, name: str, card: Card, number: int = 0, *, shared: bool) -> None:
        self.name, self.card = name, card
        self.allocator = self.pool = CudaAllocator(card, number, shared=shared)

    @property
    def alive(self) -> bool:
        return not self.card.dead

    def load(self, program: UOp) -> Program:
        return CudaProgram(self, program)

    def synchronize(self) -> None:
        self.card.synchronize()

    def close(self) -> None:
        self.pool.drop()
        self.pool.close()
        self.card.close()


class CudaProgram(Program):
    """A kernel, and once more where arguments begin at odd places: vectors are for those that begin at multiples of 16 bytes."""

    def __init__(self, runtime: CudaRuntime, program: UOp) -> None:
        super().__init__(runtime, program.program)
        self.card, self._program = runtime.card, program
        self._counts = size_function((*self.info.global_size, 1, 1)[:_DIMENSIONS], self.names)
        self._kernels: dict[bool, Kernel] = {True: self._kernel(self._binary())}

    def _binary(self) -> bytes:
        binary = next((part.arg for part in self._program.src if part.op is Op.BINARY), None)
        if not isinstance(binary, bytes):
            raise UnsupportedError(f"{self.info.name} has no BINARY part: compile it for {self.runtime.name} first")
        return binary

    @cached_property
    def uops(self) -> tuple[UOp, ...]:
        """The kernel's ordered nodes: what its other form is written from."""
        found = linear_uops(self._program)
        if not found:
            raise UnsupportedError(f"{self.info.name} has no LINEAR part: compile it for {self.runtime.name}")
        return found

    def _kernel(self, image: bytes) -> Kernel:
        module = self.card.load(image, self.info.name)
        return Kernel(self.info.name, self.card.function(module, symbol(self.info.name)), self.block)

    @cached_property
    def block(self) -> Grid:
        x, y, z = (*self.info.local_size, 1, 1, 1)[:_DIMENSIONS]
        return x, y, z

    def kernel(self, places: Sequence[int]) -> Kernel:
        """The one for arguments at these addresses."""
        aligned = not any(place % ALIGNED for place in places)
        found = self._kernels.get(aligned)
        if found is None:
            device, _, language = self.info.target.partition(":")
            target = arch(self.card.facts.arch, self.card.facts.multiprocessors)
            source = renderer(language, target, device).variant(self.uops, aligned=aligned)
            found = self._kernels[aligned] = self._kernel(
                compiler(language, target, device, self.card.facts.cuda).compile_cached(source)
            )
        return found

    def run(self, buffers: Sequence[Buffer], values: Sequence[int]) -> None:
        x, y, z = self._counts(*values)
        if x and y and z:
            places = addresses(buffers)
            self.card.launch(self.kernel(places), (x, y, z), packed(places, values))

    def make_launch(self, buffers: tuple[Buffer, ...], faults: Buffer | None) -> Launch:
        return CudaLaunch(self, buffers, faults)

    def runner(self, kept: Mapping[int, Buffer] | None = None) -> Runner:
        return super().runner(kept) if self.info.sanitize_slot >= 0 else CudaRunner(self, kept or {})


class CudaLaunch(Launch):
    """A program bound to its buffers."""

    program: CudaProgram

    def run(self, values: tuple[int, ...]) -> None:
        self.program.run(self.buffers, values)


class CudaRunner(Runner):
    """A program with buffers given anew each time."""

    program: CudaProgram

    def __call__(self, buffers: Sequence[Buffer], values: Sequence[int] = ()) -> None:
        program = self.program
        if program.names or values:
            values = check_values(program.info, values, {})
        if self.kept:
            given = iter(buffers)
            buffers = [self.kept[n] if n in self.kept else next(given) for n in range(len(program.user_params))]
        if program.sizes is not None:
            check_sizes(program, buffers, values)
        program.run(buffers, values)


def open_card(target: Target) -> Runtime:
    from kg_cuda.card_driver import DriverCard

    number = target.index or 0
    return CudaRuntime("CUDA", DriverCard(number), number, shared=True)


def open_simulator(target: Target) -> Runtime:
    from kg_cuda.card_sim import SimCard

    return CudaRuntime("CUDASIM", SimCard(), shared=False)
