"""`kg doctor` for OpenCL: the loader, platforms, devices, remedies."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import version

from kg.plugin import DeviceUnavailable, Finding

from kg_opencl.devices import arch, devices, facts
from kg_opencl.facts import Facts


def findings() -> list[Finding]:
    """pyopencl, and every device with what kernels may count on."""
    try:
        found = devices()
    except DeviceUnavailable as error:
        return [Finding("devices", str(error), "missing")]
    return [Finding("pyopencl", version("pyopencl")), *(_device(n, arch(one), facts(one)) for n, one in enumerate(found))]


def _device(number: int, name: str, facts: Facts) -> Finding:
    return Finding(f"OPENCL:{number}", f"{name}: {', '.join(_words(facts))}")


def _words(facts: Facts) -> Iterator[str]:
    yield f"OpenCL C {facts.std.removeprefix('CL')}"
    yield f"{facts.cores} compute units, {facts.total} work-items and {facts.shared:,} bytes for a work-group"
    yield "float64" if facts.doubles else "no float64: it is refused"
    yield "float16" if facts.halves else "float16 stored only, computed with in float32"
    if not facts.rounds:
        yield "quotients measured to be as good as asked" if facts.divides else "quotients and roots made of sums and products"
