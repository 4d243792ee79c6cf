"""kg on TOY. Says what it brings; what does the work is imported when it is used."""

from __future__ import annotations

from kg.plugin import Compiler, CompilerSpec, DeviceSpec, Probe, Renderer, RendererSpec, Target

KG_API = 1


def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("TOY", "kg_toy.runtime:open_runtime", "kg_toy:probe", renderers=("ASM",), priority=-5)]


def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("TOY:ASM", "kg_toy:make_renderer", "toy-asm")]


def kg_compilers() -> list[CompilerSpec]:
    return [CompilerSpec("toy-asm", "kg_toy:make_compiler", "toy-asm", ("TOY",))]


def probe() -> Probe:
    """Whether the device may be used here. A driver is looked for here, not opened."""
    return Probe(True)


def make_renderer(target: Target) -> Renderer:
    from kg_toy.renderer import ToyRenderer

    return ToyRenderer()


def make_compiler(target: Target) -> Compiler:
    from kg_toy.assembler import ToyAssembler

    return ToyAssembler()
