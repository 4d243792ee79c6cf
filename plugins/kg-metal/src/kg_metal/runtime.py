"""The runtime on a GPU through pyobjc, and on the host in its place: kg-gpu's, over either card."""

from __future__ import annotations

from kg.plugin import Runtime, Target
from kg_gpu import CardProgram, CardRuntime, opened

from kg_metal.msl.words import symbol


class MetalProgram(CardProgram):
    """A kernel function of a library. One form takes arguments wherever they begin."""

    @property
    def symbol(self) -> str:
        return symbol(self.info.name)


class MetalRuntime(CardRuntime):
    """One GPU, or the host as one."""

    program_type = MetalProgram


def open_gpu(target: Target) -> Runtime:
    from kg_metal.card.metal import MetalCard

    return opened("METAL", target, lambda name, number: MetalRuntime(name, MetalCard(number)))


def open_host(target: Target) -> Runtime:
    from kg_metal.card.host import HostCard

    return opened("METALHOST", target, lambda name, number: MetalRuntime(name, HostCard(number)))
