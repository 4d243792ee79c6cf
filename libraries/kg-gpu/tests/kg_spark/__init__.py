"""kg on SPARK, a GPU of the tests: what a package for a device with a driver of its own says.
Its kernels are REF's text, which its driver interprets."""

from kg.plugin import CompilerSpec, DeviceSpec, Probe, Profile, RendererSpec, hookimpl

KG_API = 1


@hookimpl
def kg_devices() -> list[DeviceSpec]:
    return [DeviceSpec("SPARK", "kg_spark.runtime:open_runtime", "kg_spark:probe", renderers=("TEXT",), priority=-9)]


@hookimpl
def kg_renderers() -> list[RendererSpec]:
    return [RendererSpec("SPARK:TEXT", "kg_spark.renderer:make_renderer", "kg")]


@hookimpl
def kg_compilers() -> list[CompilerSpec]:
    return [CompilerSpec("spark-text", "kg_spark.renderer:make_compiler", "kg", ("SPARK",))]


@hookimpl
def kg_profiles() -> list[Profile]:
    return [Profile("SPARK", ("dtype.*", "offline_compile", "sanitize", "two_devices"))]


def probe() -> Probe:
    return Probe(True)
