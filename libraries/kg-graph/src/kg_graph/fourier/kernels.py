"""Fourier transforms as kernels of a plan: which of the ways to do it a node takes,
and how its results come into memory.

Real values of an even number are transformed as half as many complex ones. The inverse transform is the forward one of values whose real and
imaginary parts have changed places, and so have its results'.
"""

from __future__ import annotations

from collections.abc import Sequence

from kg.frontend import UOp

from kg_graph.fourier.codelets import Pair
from kg_graph.fourier.radices import MOST_EVEN, radices
from kg_graph.fourier.real_transforms import mirrored, tangled, untangled
from kg_graph.fourier.steps import FourierSteps, stacked_pair
from kg_graph.plan_builder import PlanBuilder, reshaped_param


def store_fourier(steps: PlanBuilder, node: UOp, sources: Sequence[UOp], target: UOp) -> None:
    """Add the kernels that store a FOURIER of these sources to this PARAM."""
    lowering = _Lowering(steps, node, target)
    x = lowering.made.seen(sources)
    if node.fourier.real:
        lowering.to_real(x)
    elif x.im is None:
        lowering.of_real(x.re)
    else:
        lowering.complex(x)


class _Lowering:
    """One node on its way to kernels that store it."""

    def __init__(self, steps: PlanBuilder, node: UOp, target: UOp) -> None:
        self.steps, self.how, self.target = steps, node.fourier, target
        self.made = FourierSteps(steps, node)
        self.halved = self.how.size % 2 == 0 and self.how.size > MOST_EVEN

    def complex(self, x: Pair) -> None:
        if self.how.inverse:
            self.made.coefficients(x.swapped, self.how.size, lambda parts: self._store([p.swapped for p in parts]))
        else:
            self.made.coefficients(x, self.how.size, self._store)

    def of_real(self, x: UOp) -> None:
        """The first half of the coefficients of a real value."""
        size, half = self.how.size, self.how.half
        if self.halved:
            kept = self.made.kept(self.made.alternating(x), size // 2)
            self._store([self.made.flat(untangled(kept, self.made.powers(range(half), size)))])
        elif radices(size) == (size,):
            self.made.coefficients(Pair(x, None), size, lambda parts: self._store(parts[:half]))
        else:
            kept = self.made.kept(Pair(x, None), size)
            self._store([self.made.flat(self.made.first(kept, half))])

    def to_real(self, x: Pair) -> None:
        """The real value of which these are the first half of the coefficients."""
        size = self.how.size
        if self.halved:
            z = tangled(x, self.made.powers(range(0, -(size // 2), -1), size))
            self.made.coefficients(z.swapped, size // 2, lambda parts: self._store_real([p.swapped for p in parts]))
        else:
            z = mirrored(x, size)
            self.made.coefficients(z.swapped, size, lambda parts: self._store_real([Pair(p.parts[1], None) for p in parts]))

    # -- results

    def _store(self, parts: Sequence[Pair]) -> None:
        """Both parts of the results, one beside the other."""
        re, im = stacked_pair(self._scaled(parts), 1).parts
        value = re.stack(im, axis=3)
        self.steps.add([reshaped_param(self.target, value.shape).store(value)], "fourier")

    def _store_real(self, parts: Sequence[Pair]) -> None:
        """Real results; where parts have an imaginary part, that is what comes after each real one along the
        axis."""
        parts = self._scaled(parts)
        if parts[0].im is None:
            first, *others = (p.re for p in parts)
            value = first.stack(*others, axis=1)
        else:
            split = self.made.before, self.how.size // 2 // len(parts), self.made.after
            split_parts = [Pair(*(v.reshape(*split) for v in p.parts)) for p in parts]
            re, im = stacked_pair(split_parts, 1).parts
            value = re.stack(im, axis=3)
        self.steps.add([reshaped_param(self.target, value.shape).store(value)], "fourier")

    def _scaled(self, parts: Sequence[Pair]) -> Sequence[Pair]:
        return parts if self.how.scale == 1.0 else [p.scaled(self.how.scale) for p in parts]
