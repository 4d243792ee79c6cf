"""Whether a GPU, or the host in its place, may be used here."""

from __future__ import annotations

from kg.plugin import DeviceUnavailable, Probe


def probe_host() -> Probe:
    """It needs a C++ compiler."""
    from kg_metal.host.compiler import ARCH, toolchain

    try:
        toolchain()
    except DeviceUnavailable as error:
        return Probe(False, str(error).removeprefix("METAL:HOST: "))
    return Probe(True, "", ARCH)
