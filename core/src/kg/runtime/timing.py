"""Device timings of launches and copies, by the device's own clock."""

from __future__ import annotations

from kg.records import dataclass


@dataclass(frozen=True, slots=True)
class Timed:
    """A launch or copy that a device has timed:
    when it began and ended, in seconds of a clock that began anywhere."""

    kind: str  #: launch or copy
    name: str  #: the kernel's; of a copy what it is
    start: float  #: seconds
    stop: float  #: seconds
