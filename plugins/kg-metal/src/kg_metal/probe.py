"""Probes whether a GPU, or the host in its place, can be used here."""

from __future__ import annotations

from kg.plugin import DeviceUnavailable, Probe

from kg_metal.msl.limits import BFLOAT


def probe() -> Probe:
    """The GPU that the system prefers; why there is none."""
    from kg_metal.card.system import device_of, facts_of, language

    try:
        facts = facts_of(device_of(0))
    except DeviceUnavailable as error:
        return Probe(False, str(error).removeprefix("METAL: "))
    return Probe(True, "", facts.family, (BFLOAT,) if language() >= (3, 1) else ())


def probe_host() -> Probe:
    """It needs a C++ compiler."""
    from kg_metal.host.compiler import ARCH, toolchain

    try:
        toolchain()
    except DeviceUnavailable as error:
        return Probe(False, str(error).removeprefix("METAL:HOST: "))
    return Probe(True, "", ARCH, (BFLOAT,))
