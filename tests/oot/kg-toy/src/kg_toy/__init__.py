"""kg on TOY. Says what it brings; what does the work is imported when it is used."""

from kg.plugin import CompilerSpec, DeviceSpec, Probe, Profile, RendererSpec, hookimpl

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("TOY", "kg_toy.runtime:open_runtime", "kg_toy:probe", renderers=("ASM",), priority=-5)]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("TOY:ASM", "kg_toy.renderer:make_renderer", "toy-asm")]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [CompilerSpec("toy-asm", "kg_toy.assembler:make_compiler", "toy-asm", ("TOY",))]


@hookimpl
def kg_profiles() -> list[Profile]:
    claims = ("dtype.*", "disassemble", "sanitize", "two_devices", "-schedule.VECTOR")
    return [Profile("TOY", claims, tests=("kg_toy.test_machine",))]


def probe() -> Probe:
    """Whether the device may be used here. A driver is looked for, not opened: `open_runtime` does that."""
    return Probe(True)
