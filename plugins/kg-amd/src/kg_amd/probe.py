"""Whether an AMD GPU may be used here."""

from __future__ import annotations

from kg.plugin import Probe


def probe() -> Probe:
    return Probe(False, "the runtime on HIP and HSA is not written yet")
