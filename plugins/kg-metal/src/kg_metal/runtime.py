"""The runtime on a GPU through pyobjc, and on the host in its place: kg-gpu's, over either card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kg.plugin import Block, Runtime, Target
from kg_gpu import CardAllocator, CardProgram, CardRuntime, opened
from kg_gpu.allocator import Lent

from kg_metal.msl.keywords import symbol

if TYPE_CHECKING:
    from kg_metal.card.metal import MetalCard

#: kDLMetal: `data` of a tensor is the pointer of an `id<MTLBuffer>`, which its `byte_offset` is into.
_DLPACK_METAL: Final = 8


class MetalProgram(CardProgram):
    """A kernel function of a library. One form takes arguments wherever they begin."""

    @property
    def symbol(self) -> str:
        return symbol(self.info.name)


class MetalAllocator(CardAllocator):
    """A GPU's memory. Others know it by the buffers that it lies in."""

    card: MetalCard

    def obtain(self, size: int) -> tuple[int, object]:
        if self.card.is_short(size):
            self.drop()
            self._retired.waited(self.card.synchronize)  # command buffers under way hold what was given back
        return super().obtain(size)

    def named(self, address: int) -> tuple[int, int]:
        return self.card.named(address)

    def at_name(self, data: int, byte_offset: int) -> tuple[int, object]:
        return self.card.adopt(data, byte_offset)

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        """Memory of the GPU by its address, or of the host."""
        if nbytes and self.card.home(address) is None:
            adopted = self.card.adopt_host(address, nbytes)
            return Block(self, nbytes, adopted.address, Lent((adopted, owner)), readonly)
        if nbytes:
            self.card.check_reach(address, nbytes)
        return super().share(address, nbytes, owner, readonly)


class MetalRuntime(CardRuntime):
    """One GPU."""

    program_type, allocator_type = MetalProgram, MetalAllocator


class HostRuntime(CardRuntime):
    """The host as a GPU."""

    program_type = MetalProgram


def open_gpu(target: Target) -> Runtime:
    from kg_metal.card.metal import MetalCard

    return opened("METAL", target, lambda name, number: MetalRuntime(name, MetalCard(number), (_DLPACK_METAL, number)))


def open_host(target: Target) -> Runtime:
    from kg_metal.card.host import HostCard

    return opened("METALHOST", target, lambda name, number: HostRuntime(name, HostCard(number)))
