"""kg on FORTH. Says what it brings; what does the work is imported when it is used."""

from kg.plugin import DeviceSpec, PassSpec, Probe, Profile, RendererSpec, hookimpl

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("FORTH", "kg_forth.runtime:open_runtime", "kg_forth:probe", renderers=("CODE",), priority=-6)]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("FORTH:CODE", "kg_forth.renderer:make_renderer", "forth-code")]


@hookimpl
def kg_passes() -> list[PassSpec]:
    return [PassSpec("stack_order", "FORTH:CODE", "lowered", "kg_forth.stack_order:stack_order")]


@hookimpl
def kg_profiles() -> list[Profile]:
    return [
        Profile(
            "FORTH",
            ("dtype.*", "disassemble", "sanitize", "two_devices", "-compiler"),
            tests=("kg_forth.test_machine",),
            level=2,
        )
    ]


def probe() -> Probe:
    """Whether the device may be used here: it is in this package."""
    return Probe(True)
