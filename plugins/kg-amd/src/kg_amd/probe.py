"""Probes whether an AMD GPU can be used here."""

from __future__ import annotations

from kg.plugin import DeviceUnavailable, KgError, Probe


def probe() -> Probe:
    """The first GPU's architecture; why there is none."""
    from kg_amd.card.drivers import driver
    from kg_amd.card.kfd import why_not
    from kg_amd.targets import target

    try:
        if not driver().count():
            return Probe(False, why_not() or "the driver is there, and no GPU that it knows: rocminfo lists those that it does")
        facts = driver().facts(0)
        target(facts.arch)
    except DeviceUnavailable as error:
        return Probe(False, str(error).removeprefix("AMD: "))
    except KgError as error:
        return Probe(False, str(error))
    return Probe(True, "", facts.arch, (f"units={facts.units}",))


def probe_simulator() -> Probe:
    """It needs nothing but numpy. Two compute units, so that schedules fill them with little work."""
    return Probe(True, "", "gfx1100", ("units=2",))


def probe_simulator_of_cdna() -> Probe:
    return Probe(True, "", "gfx942", ("units=2",))
