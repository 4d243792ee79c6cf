"""The steps of a Fourier transform: one kernel per factor of the size,
each over the whole array (Stockham's order: nothing is permuted).

    x [before, n, after]  with n = r * m
->  y[b, j, k, t] = root(n)**(j * k) * sum(x[b, i*m + j, t] * root(r)**(i * k), i)     k < r, j < m
    and then the same of y as [before, m, r * after], until m is 1

The r outputs are the parts of a STACK: one iteration makes all of them of the same r inputs, so that what they share is computed once.
Sizes with a large prime become a convolution of any larger size (Bluestein, "A linear filtering approach to the computation of discrete Fourier
transform", 1970).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import numpy as np
from kg.frontend import Dim, DType, UOp, float64, size_of
from numpy.typing import NDArray

from kg_graph.fourier import roots
from kg_graph.fourier.codelets import Pair, transform
from kg_graph.fourier.radices import filled, radices
from kg_graph.plan_builder import PlanBuilder

#: What becomes of a result, given as parts of it that follow each other along the axis, each [before, what is left of that axis and after].
Finish = Callable[[Sequence[Pair]], None]


class FourierSteps:
    """Makes the kernels for one FOURIER node.
    Values are [before, size, after], where `size` is of the axis that is transformed."""

    def __init__(self, steps: PlanBuilder, node: UOp) -> None:
        self.steps, self.how = steps, node.fourier
        self.dtype: Final = node.type
        shape = node.src[0].shape
        self.before, self.after = size_of(shape[: self.how.axis]), size_of(shape[self.how.axis + 1 :])

    def seen(self, sources: Sequence[UOp]) -> Pair:
        """The sources in that shape."""
        re, *rest = (s.reshape(self.before, s.shape[self.how.axis], self.after) for s in sources)
        return Pair(re, rest[0] if rest else None)

    def coefficients(self, x: Pair, size: int, finish: Finish) -> None:
        """The coefficients of x, to where `finish` takes them."""
        steps = radices(size)
        if not steps:
            finish([self.flat(self._convolved(x, size))])
            return
        left, after = size, self.after
        for radix in steps[:-1]:
            left //= radix
            made = transform(self._taken_apart(x, radix, left, after))
            factors = self._factors(radix, left, after)
            made[1:] = [y.times(*by) for y, by in zip(made[1:], factors, strict=True)]
            kept = self.steps.keep(stacked_pair(made, 2).parts, "fourier")
            after = size_of((radix, after))
            x = Pair(*(v.reshape(self.before, left, after) for v in kept))
        made = transform(self._taken_apart(x, steps[-1], 1, after))
        finish([Pair(*(v.reshape(self.before, after) for v in y.parts)) for y in made])

    def kept(self, x: Pair, size: int) -> Pair:
        """The coefficients of x, in memory."""
        found: list[UOp] = []
        self.coefficients(x, size, lambda parts: found.extend(self.steps.keep(stacked_pair(parts, 1).parts, "fourier")))
        return Pair(*(v.reshape(self.before, size, self.after) for v in found))

    def flat(self, x: Pair) -> Pair:
        """All of a value as the one part of a result."""
        return Pair(*(v.reshape(self.before, size_of(v.shape[1:])) for v in x.parts))

    def first(self, x: Pair, count: int) -> Pair:
        """Its first elements along the axis."""
        return Pair(*(v.shrink((0, self.before), (0, count), (0, self.after)) for v in x.parts))

    def alternating(self, x: UOp) -> Pair:
        """The even elements of a real value, and the odd ones as imaginary parts."""
        half = self.how.size // 2
        pairs = x.reshape(self.before, half, 2, self.after)
        boxes = [((0, self.before), (0, half), (i, i + 1), (0, self.after)) for i in range(2)]
        return Pair(*(pairs.shrink(*box).reshape(self.before, half, self.after) for box in boxes))

    def powers(self, exponents: Iterable[int], count: int) -> Pair:
        """Powers of exp(-2 pi i / count) along the axis."""
        return self._along(roots.powers(np.fromiter(exponents, np.int64), count, self.dtype))

    # -- one step

    def _taken_apart(self, x: Pair, radix: int, left: int, after: Dim) -> list[Pair]:
        """The inputs of a step: values that are `left` apart."""

        def part(v: UOp, i: int) -> UOp:
            rows = v.reshape(self.before, radix, left, after)
            return rows.shrink((0, self.before), (i, i + 1), (0, left), (0, after)).reshape(self.before, left, after)

        return [Pair(part(x.re, i), None if x.im is None else part(x.im, i)) for i in range(radix)]

    def _factors(self, radix: int, left: int, after: Dim) -> list[tuple[UOp, UOp]]:
        """Per output of a step but the first: its twiddle factors, as powers of a root."""
        exponents = np.arange(1, radix)[:, None] * np.arange(left)
        re, im = map(self._constant, roots.powers(exponents, radix * left, self.dtype))

        def row(table: UOp, k: int) -> UOp:
            return table.shrink((k, k + 1), (0, left)).reshape(1, left, 1).expand(self.before, left, after)

        return [(row(re, k), row(im, k)) for k in range(radix - 1)]

    # -- sizes with a large prime

    def _convolved(self, x: Pair, size: int) -> Pair:
        """The convolution of x times a chirp, exp(-pi i j j / size), with the conjugate chirp,
        times the chirp."""
        squares = _squares(size)
        chirp = self.powers(squares, 2 * size)
        wide = filled(2 * size - 1)
        padded = Pair(*(v.pad((0, 0), (0, wide - size), (0, 0)) for v in x.times(*chirp.parts).parts))
        spectrum = self.kept(padded, wide).times(*self._along(_response(size, wide, self.dtype)).parts)
        back = self.kept(spectrum.swapped, wide).swapped
        return self.first(back, size).times(*chirp.parts)

    def _along(self, tables: tuple[NDArray[np.floating], NDArray[np.floating]]) -> Pair:
        """Numbers along the axis."""
        size = len(tables[0])
        return Pair(*(self._constant(t).reshape(1, size, 1).expand(self.before, size, self.after) for t in tables))

    def _constant(self, values: NDArray[np.floating]) -> UOp:
        return self.steps.constant(values.tobytes(), values.shape, self.dtype)


def stacked_pair(parts: Sequence[Pair], axis: int) -> Pair:
    """Values along a new axis."""
    re, im = (first.stack(*others, axis=axis) for first, *others in zip(*(p.parts for p in parts), strict=True))
    return Pair(re, im)


def _squares(size: int) -> list[int]:
    """The squares up to a size's, modulo twice that: all that a chirp's exponents depend on."""
    return [j * j % (2 * size) for j in range(size)]


def _response(size: int, wide: int, dtype: DType) -> tuple[NDArray[np.floating], NDArray[np.floating]]:
    """The coefficients of the conjugate chirp around 0, over their number."""
    re, im = roots.powers(np.array(_squares(size)), 2 * size, float64)
    chirp = np.zeros(wide, np.clongdouble)
    chirp[:size] = re - 1j * im
    chirp[wide - size + 1 :] = chirp[1:size][::-1]
    found = np.fft.fft(chirp) / wide
    target = np.float64 if dtype is float64 else np.float32
    return found.real.astype(target), found.imag.astype(target)
