"""Probes whether a GPU, or its simulator, can be used here."""

from __future__ import annotations

from kg.plugin import DeviceUnavailable, KgError, Probe


def probe() -> Probe:
    """The first GPU's architecture; why there is none."""
    from kg_cuda.arch import arch
    from kg_cuda.card.drivers import driver
    from kg_cuda.toolchain.tools import features_of

    try:
        if not driver().count():
            return Probe(False, "the driver is there, and no GPU that it knows: nvidia-smi lists those that it does")
        facts = driver().facts(0)
        arch(facts.arch)
    except DeviceUnavailable as error:
        return Probe(False, str(error).removeprefix("CUDA: "))
    except KgError as error:
        return Probe(False, str(error))
    return Probe(True, "", facts.arch, features_of(facts))


def probe_simulator() -> Probe:
    """It needs nothing but numpy."""
    from kg_cuda.card.simulator import ARCH

    return Probe(True, "", ARCH, ("multiprocessors=2",))
