"""Simulated bytes with shadow memory of what was written: gathers and scatters of many work-items."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from kg_sim.numbers.types import WORDS, Array, DType

#: What an access of so many bytes moves as one. 16 bytes move as a complex number: nothing looks at its value.
UNITS: Final[dict[int, DType]] = {**WORDS, 16: np.dtype(np.complex128)}
#: A byte's shadow: never written, written, or on its way by an asynchronous copy.
WRITTEN: Final = 1
IN_FLIGHT: Final = 2
ONES: Final = {1: 0x01, 2: 0x0101, 4: 0x01010101, 8: 0x0101010101010101, 16: 0x0101010101010101}
#: So many Python compares faster than numpy.
FEW: Final = 16
SHADOWS: Final = {1: WORDS[1], 2: WORDS[2], 4: WORDS[4], 8: WORDS[8], 16: WORDS[8]}


@dataclass(slots=True)
class Region:
    """`data` and its shadow `written`, one byte each.
    Offsets are in bytes and multiples of the size of the access."""

    data: Array
    written: Array
    _views: dict[int, Array] = field(default_factory=dict[int, Array])
    _shadows: dict[int, Array] = field(default_factory=dict[int, Array])

    def units(self, size: int) -> Array:
        found = self._views.get(size)
        if found is None:
            end = len(self.data) // size * size
            found = self._views[size] = self.data[:end].view(UNITS[size])
        return found

    def shadows(self, size: int) -> Array:
        found = self._shadows.get(size)
        if found is None:
            end = len(self.data) // size * size
            found = self._shadows[size] = self.written[:end].view(UNITS[size])
        return found

    def load(self, places: Places) -> Array:
        """The units at `places`, a fresh array."""
        units = self.units(places.size)
        if places.run:
            return units[places.first : places.first + places.count].copy()
        return units[places.index]

    def store(self, places: Places, values: Array) -> None:
        units = self.units(places.size)
        if places.run:
            units[places.first : places.first + places.count] = values
        else:
            units[places.index] = values

    def mark(self, places: Places, state: int = WRITTEN) -> None:
        """Sets the shadow of `places`."""
        if places.run:
            self.written[places.first * places.size : (places.first + places.count) * places.size] = state
        else:
            size = min(places.size, 8)
            shadow = self.shadows(places.size).view(np.uint64).reshape(-1, 2) if places.size == 16 else self.shadows(size)
            shadow[places.index] = ONES[size] * state

    def unwritten(self, places: Places) -> int:
        """Which of the work-items reads a byte that was never written, or that is still on its way.
        -1 if none does."""
        if places.run:
            span = self.written[places.first * places.size : (places.first + places.count) * places.size]
            if span[0] == WRITTEN and (span == WRITTEN).all():
                return -1
            return int((span != WRITTEN).argmax()) // places.size
        found = self.shadows(places.size)[places.index].view(SHADOWS[places.size])
        bad = found != ONES[places.size]
        return int(bad.argmax()) // (len(bad) // places.count) if bad.any() else -1

    def garbage(self, places: Places) -> int:
        """Which of the work-items reads a word of 4 bytes, or all of a smaller unit,
        of which no byte was written or one is still on its way; -1 if none does. Compilers load whole words where they use some
        of the bytes: of rows of int8 with padding, say."""
        bad, size = self.unwritten(places), min(places.size, 4)
        if bad < 0 or places.size == 1:
            return bad
        end = len(self.written) // places.size * places.size
        words = self.written[:end].reshape(-1, places.size // size, size)[places.index]
        wrong = ((words == IN_FLIGHT).any(-1) | ~(words == WRITTEN).any(-1)).any(-1)
        return int(wrong.argmax()) if wrong.any() else -1


@dataclass(slots=True)
class Places:
    """Where work-items access a region: `index` counts units of `size` bytes.
    A run is one unit after another, work-item by work-item."""

    size: int
    index: Array
    count: int
    run: bool
    first: int

    def span(self) -> tuple[int, int]:
        """The lowest and the highest unit."""
        if self.run:
            return self.first, self.first + self.count - 1
        if self.count <= FEW:
            listed = self.index.tolist()
            return min(listed), max(listed)
        return int(self.index.min()), int(self.index.max())


def places_of(offsets: Array, size: int) -> Places:
    """Offsets in bytes (int64), multiples of `size`, as places."""
    count = len(offsets)
    index = offsets if size == 1 else offsets >> (size.bit_length() - 1)
    first = int(index[0])
    run = count == 1 or (count > 8 and int(index[-1]) - first == count - 1 and bool((index[1:] - index[:-1] == 1).all()))
    return Places(size, index, count, run, first)
