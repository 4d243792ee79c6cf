"""The movements between an array and a view of it:
how the one is read from the other, and written into it. See views.py."""

from __future__ import annotations

from typing import Literal, cast

from kg.frontend import DType
from kg.records import dataclass

from kg_array.array import Array
from kg_array.complex_numbers.array import of_parts
from kg_array.elementwise.arithmetic import imag, real
from kg_array.elementwise.bits import bitcast
from kg_array.functions import manipulation
from kg_array.indexing.items import get, replaced
from kg_array.indexing.parts import static_key
from kg_array.running import steps


@dataclass(slots=True)  # not frozen: that makes them three times as slow to make
class Move:
    """One movement: `how` is a key of numbers and slices, a shape, an order of axes,
    the axes that are turned, another dtype, or which part of complex numbers: 0 the real one, 1 the imaginary one."""

    kind: Literal["part", "shape", "order", "flip", "bits", "complex"]
    how: tuple[object, ...]

    def read(self, whole: Array) -> Array:
        """The elements of the whole, moved."""
        how = cast("tuple[int, ...]", self.how)
        match self.kind:
            case "part":
                return get(whole, how, static_key(how))
            case "shape":
                return manipulation.reshape(whole, how)
            case "order":
                return manipulation.permute_dims(whole, how)
            case "flip":
                return manipulation.flip(whole, axis=how)
            case "bits":
                return bitcast(whole, cast("DType", self.how[0]))
            case "complex":
                return imag(whole) if how[0] else real(whole)

    def written(self, whole: Array, part: Array) -> Array:
        """The whole where what `read` reads is this."""
        how = cast("tuple[int, ...]", self.how)
        match self.kind:
            case "part":
                return replaced(whole, how, part)
            case "shape":
                return manipulation.reshape(part, whole.shape)
            case "order":
                return manipulation.permute_dims(part, tuple([how.index(axis) for axis in range(len(how))]))
            case "flip":
                return manipulation.flip(part, axis=how)
            case "bits":
                return bitcast(part, whole.dtype)
            case "complex":
                return steps.of_several(("complex", how), (whole, part), lambda whole, part: _with_part(whole, part, how[0]))


def _with_part(whole: Array, part: Array, which: int) -> Array:
    """Complex numbers with other real or imaginary parts."""
    parts = [part.node, whole.parts[1]] if which == 0 else [whole.parts[0], part.node]
    return of_parts(tuple(parts), whole.device)
