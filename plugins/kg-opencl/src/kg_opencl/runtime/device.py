"""The OpenCL runtime, on kg-gpu's base."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kg.plugin import Block, BufferError, Runtime, Target, parse_dtype
from kg_gpu import CardAllocator, CardProgram, CardRuntime, opened
from kg_gpu.allocator import Lent

from kg_opencl.c.renderer import function_name
from kg_opencl.devices import device, number_of
from kg_opencl.runtime.card import OpenCLCard, OpenCLKernel

#: The attribute by which memory of a device's context is described: addresses are the card's numbers.
INTERFACE: Final = "__kg_opencl_array_interface__"
_HOST: Final = (1, 0)  # as DLPack names memory of CPUs


class OpenCLAllocator(CardAllocator):
    """And memory of the host where it lies, on devices that are the host."""

    card: OpenCLCard

    def share(self, address: int, nbytes: int, owner: object, readonly: bool) -> Block:
        if self.card.has(address):  # adopted from others of this context
            return Block(self, nbytes, address, Lent(owner), readonly)
        if not self.card.shares:
            raise BufferError(f"{self.card.facts.name} has memory of its own: copy the array into a buffer of the device")
        if not nbytes:
            return self.alloc(0)
        self.card.adopt_host(address, nbytes, readonly=readonly)
        return Block(self, nbytes, address, Lent(owner), readonly)

    def free(self, block: Block) -> None:
        super().free(block)
        if isinstance(block.handle, Lent):
            self.card.forget(block.address, block.nbytes)


class OpenCLProgram(CardProgram):
    """A kernel, which may begin anywhere in the memory of its arguments."""

    card: OpenCLCard

    @property
    def symbol(self) -> str:
        return function_name(self.info.name)

    def make_usual(self, image: bytes) -> OpenCLKernel:
        name, block, items = self.info.name, self.geometry.block, tuple(parse_dtype(p.dtype).itemsize for p in self.params)
        made = OpenCLKernel(name, self.load(image), block, len(items), items=items)
        self.card.check_group(made)
        return made


class OpenCLRuntime(CardRuntime):
    """One device, in one queue."""

    program_type = OpenCLProgram
    card: OpenCLCard

    def __init__(self, name: str, card: OpenCLCard) -> None:
        super().__init__(name, card)
        memory = _HOST if card.is_host else None  # else a handle is no address
        self.allocator = self.pool = OpenCLAllocator(card, self.clock, self.retired, "OPENCL", memory, INTERFACE)


def open_runtime(target: Target) -> Runtime:
    target = replace(target, index=number_of(target), word="")
    return opened("OPENCL", target, lambda name, number: OpenCLRuntime(name, OpenCLCard(device(number), name)))
