"""Architectures of NVIDIA GPUs by PTX features: one record per compute capability."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kg.plugin import DeviceUnavailable


@dataclass(frozen=True, slots=True)
class Arch:
    """Whom a kernel is for. Code for one also runs on those that are newer, but for `exact` ones."""

    number: int  #: compute capability times ten
    shared: int  #: bytes of shared memory that a block may ask for
    cores: int = 32  #: multiprocessors, where nobody asked the device
    exact: bool = False  #: uses what this one alone has (`sm_90a`)

    @property
    def name(self) -> str:
        return f"sm_{self.number}{'a' if self.exact else ''}"

    @property
    def version(self) -> str:
        """The PTX version to declare: the oldest that knows the architecture, so that old drivers take it."""
        return next(version for least, version in _VERSIONS if self.number >= least)

    @property
    def has_nan_extremes(self) -> bool:
        """max.NaN and min.NaN of float32 and float16."""
        return self.number >= 80

    @property
    def has_packed_rounding(self) -> bool:
        """Two float32 rounded to 16 bits at once."""
        return self.number >= 80

    @property
    def has_eight_bit_floats(self) -> bool:
        """Conversions to and from e4m3 and e5m2, and matrix products of them."""
        return self.number >= 89

    @property
    def has_async_copy(self) -> bool:
        """cp.async."""
        return self.number >= 80

    @property
    def has_stmatrix(self) -> bool:
        """stmatrix."""
        return self.number >= 90

    @property
    def has_redux(self) -> bool:
        """redux.sync of integers of 32 bits."""
        return self.number >= 80


#: The least architecture -> the PTX version that came with it.
_VERSIONS: Final = ((120, "8.7"), (100, "8.6"), (90, "7.8"), (89, "7.8"), (86, "7.1"), (80, "7.0"), (75, "6.5"))
#: What is declared in a kernel without asking the driver for more.
STATIC_SHARED: Final = 48 << 10
_SHARED: Final = {
    75: 64 << 10,
    80: 163 << 10,
    86: 99 << 10,
    87: 163 << 10,
    89: 99 << 10,
    90: 227 << 10,
    100: 227 << 10,
    120: 99 << 10,
}


def arch(name: str, cores: int = 32) -> Arch:
    """The record of `sm_80`, `sm_90a` and the like. Refuses what has no PTX that kg writes."""
    found = re.fullmatch(r"sm_(\d+)(a?)", name)
    number = int(found[1]) if found else 0
    if found is None or number < 75:
        raise DeviceUnavailable(f"CUDA: {name!r} is no architecture that kg writes PTX for: sm_75 and newer are")
    shared = _SHARED[max(n for n in _SHARED if n <= number)]
    return Arch(number, shared, cores, bool(found[2]))
