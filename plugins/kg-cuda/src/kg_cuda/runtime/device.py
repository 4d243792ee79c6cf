"""The runtime on an NVIDIA GPU: kernels have two forms, by where their arguments begin,
and may take tensor maps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kg.plugin import (
    CompileError,
    Runtime,
    Target,
    UnsupportedError,
    UOp,
    cached_property,
    ordered_uops,
    source_of,
)
from kg_gpu import CardProgram, CardRuntime, Words, opened

from kg_cuda.analysis.memory_width import ALIGNED
from kg_cuda.analysis.producers import block_of
from kg_cuda.analysis.shared_memory import asked_for
from kg_cuda.arch import arch
from kg_cuda.card.arguments import arguments_of
from kg_cuda.card.contracts import CudaCard, CudaKernel
from kg_cuda.entry import symbol
from kg_cuda.toolchain.toolkit import check_image, ptx_in
from kg_cuda.toolchain.tools import LANGUAGES, compiler, renderer

#: DLPack's name for CUDA.
_DLPACK_CUDA: Final = 2


class CudaProgram(CardProgram):
    """A kernel, and once more where arguments begin at odd places:
    vectors are for those that begin at multiples of 16 bytes."""

    card: CudaCard
    usual: CudaKernel
    _odd: CudaKernel | None = None

    @property
    def symbol(self) -> str:
        return symbol(self.info.name)

    def make_usual(self, image: bytes) -> CudaKernel:
        return self._form(image, source_of(self.node) or ptx_in(image))

    def _form(self, image: bytes, source: str, first: CudaKernel | None = None) -> CudaKernel:
        """A form of the kernel; `first` is the one for aligned arguments, which alone may have tensor maps."""
        check_image(image, self.info.name)
        shared, count = asked_for(source), len(self.params) + len(self.names)
        function = self.load(image, shared)
        arguments = arguments_of(source, self.params, count, self.card.tensor_map)
        if first is not None:
            if arguments is not None:
                name = self.info.name
                raise CompileError(f"{name}: the form for arguments that begin anywhere takes tensor maps", source=source)
            arguments = None if first.arguments is None else first.arguments.without_maps()
        complete = None if arguments is None else arguments.write_maps
        block = block_of(source, self.geometry.block)
        return CudaKernel(self.info.name, function, block, len(self.params), shared, complete, arguments)

    @cached_property
    def uops(self) -> tuple[UOp, ...]:
        """The kernel's ordered nodes: what its other form is written from."""
        return ordered_uops(self.node)

    def kernel(self, places: Sequence[int]) -> CudaKernel:
        if not self.owner.begin_odd(places):
            return self.usual
        if self._odd is None:
            device, _, language = self.info.target.partition(" ")[0].partition(":")
            if language not in LANGUAGES:
                raise UnsupportedError(
                    f"{self.info.name}: an argument of this launch begins at no multiple of {ALIGNED} bytes, and {device}:{language} makes no form for that"
                )
            facts = self.card.facts
            target = arch(facts.arch, facts.multiprocessors)
            source = renderer(language, target, device).variant(self.uops, aligned=False)
            image = compiler(language, target, device, facts.cuda).compile_cached(source)
            self._odd = self._form(image, source, self.usual)
        return self._odd

    def words(self) -> Words:
        """And behind the values what maps there are."""
        return super().words() if self.usual.arguments is None else self.usual.arguments.room()


class CudaRuntime(CardRuntime):
    """One GPU, or the simulator of one, whose addresses mean nothing to others: not `shared`."""

    program_type = CudaProgram
    aligned = ALIGNED
    card: CudaCard

    def __init__(self, name: str, card: CudaCard, number: int = 0, *, shared: bool) -> None:
        dlpack = (_DLPACK_CUDA, number) if shared else None
        super().__init__(name, card, dlpack, "__cuda_array_interface__" if shared else "")


def open_card(target: Target) -> Runtime:
    from kg_cuda.card.drivers import driver

    make = driver().open_card
    return opened("CUDA", target, lambda name, number: CudaRuntime(name, make(number), number, shared=True))


def open_simulator(target: Target) -> Runtime:
    from kg_cuda.card.simulator import SimCard

    runtime = opened("CUDASIM", target, lambda name, number: CudaRuntime(name, SimCard(number), number, shared=False))
    runtime.interprets = True
    return runtime
