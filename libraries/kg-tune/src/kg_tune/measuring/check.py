"""Checks a candidate's results against the first program's, and where they differ the oracle's.

Floats may differ by reassociation (row 26 of semantics.md): by what slightly different inputs would change, or by a few
roundings of the greatest result. Integers may not, unless the same slight change of the inputs gives that very integer.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from kg.dtype import DType
from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.plan.data import params_by_slot
from kg.semantics.floats import Array, from_storage, to_storage

from kg_tune.measuring.oracle_at import run_ast_at

#: Elements that the oracle looks at, and slightly changed inputs that it is asked about.
SAMPLE, NUDGES = 16, 3
#: Roundings of the greatest result, and changes by nudged inputs, that may lie between two right results.
ROUNDINGS, SPREADS = 8.0, 64.0

Results = Mapping[int, Array]  #: written slot -> raw storage, flat


@dataclass
class Reference:
    """The right results of a kernel on one set of inputs.
    The first results accepted are what later ones are compared with."""

    ast: UOp
    arrays: Mapping[int, Array]
    variables: Mapping[str, int]
    seed: int = 0
    accepted: dict[int, Array] = field(default_factory=dict[int, Array])

    def verdict(self, results: Results) -> str:
        """Empty where the results are right, else what is wrong.
        Right ones become the measure of those after them."""
        for slot, got in results.items():
            said = self._slot(slot, got)
            if said:
                return said
        for slot, got in results.items():
            self.accepted.setdefault(slot, got)
        return ""

    def _slot(self, slot: int, got: Array) -> str:
        dtype = params_by_slot(self.ast)[slot].type
        values = from_storage(got, dtype)
        if slot not in self.accepted:
            return self._ask(slot, values, self._sample(values.size))
        suspects = suspicious(values, from_storage(self.accepted[slot], dtype), dtype, self._roundings())
        if not suspects.size:
            return ""
        return self._ask(slot, values, suspects)

    def _sample(self, size: int) -> Array:
        """The ends, where tails are, and some between them."""
        chooser = np.random.default_rng(self.seed)
        return (
            np.unique(np.concatenate([[0, size - 1], chooser.integers(0, max(1, size), SAMPLE)])) if size else np.zeros(0, int)
        )

    def _roundings(self) -> float:
        """How many roundings of the greatest result a sum of this kernel's length may differ by."""
        longest = 1
        for node in self.ast.find(Op.REDUCE, Op.SCAN):
            wide = next((s.shape for s in node.src if s.shape), ())
            longest = max(
                longest, math.prod(d if isinstance(d, int) else d.vmax for d in (wide[a] for a in node.reduction.axes))
            )
        return ROUNDINGS + 4 * math.sqrt(min(longest, 512))

    def _ask(self, slot: int, values: Array, positions: Array) -> str:
        """What the oracle says to the values at these positions."""
        dtype = params_by_slot(self.ast)[slot].type
        if not positions.size:
            return ""
        try:
            expected = self._oracle(slot, positions, self.arrays)
            got = values[positions]
            said = _compare(slot, dtype, positions, got, expected, [], self._roundings())
            if not said or not _has_floats(self.ast):
                return said
            nudged = [self._oracle(slot, positions, self._nudged(k)) for k in range(NUDGES)]
            return _compare(slot, dtype, positions, got, expected, nudged, self._roundings())
        except UnsupportedError as error:
            if slot not in self.accepted:
                return ""  # nothing to compare with: what the kernel's own schedule gives is taken
            return f"parameter {slot} differs at element {int(positions[0])} from the default schedule's result ({error})"

    def _oracle(self, slot: int, positions: Array, arrays: Mapping[int, Array]) -> Array:
        with np.errstate(all="ignore"):
            found = run_ast_at(self.ast, arrays, slot, positions, self.variables)
        return from_storage(found, params_by_slot(self.ast)[slot].type)

    def _nudged(self, number: int) -> dict[int, Array]:
        """The inputs, each float changed by about one rounding."""
        chooser = np.random.default_rng(self.seed + 17 * number + 1)
        result: dict[int, Array] = {}
        for slot, raw in self.arrays.items():
            dtype = params_by_slot(self.ast)[slot].type
            if dtype.is_float:
                sign = chooser.integers(-1, 2, raw.shape).astype(np.float32) * epsilon(dtype)
                values = from_storage(raw, dtype)
                with np.errstate(all="ignore"):
                    raw = to_storage(values + values * sign.astype(values.dtype), dtype)  # noqa: PLW2901
            result[slot] = raw
        return result


def suspicious(values: Array, accepted: Array, dtype: DType, roundings: float) -> Array:
    """Positions at which two results differ by more than roundings do:
    the farthest apart, and the first and last."""
    if not dtype.is_float:
        apart = np.flatnonzero(values != accepted)
        return _some(apart, apart)
    with np.errstate(all="ignore"):
        same = (values == accepted) | (np.isnan(values) & np.isnan(accepted))
        finite = np.abs(accepted[np.isfinite(accepted)])
        scale = float(finite.max()) if finite.size else 0.0
        difference = np.where(same, 0.0, np.abs(values.astype(np.float64) - accepted))
        difference = np.where(np.isnan(difference), np.inf, difference)
    # relative to the greatest result: what cancels in a small one came from terms of that size
    apart = np.flatnonzero(difference > roundings * epsilon(dtype) * scale)
    return _some(apart, apart[np.argsort(-difference[apart], kind="stable")])


def _some(apart: Array, ranked: Array) -> Array:
    return np.unique(np.concatenate([ranked[:SAMPLE], apart[:2], apart[-2:]])) if apart.size else apart


def epsilon(dtype: DType) -> float:
    """The distance from 1 to the next number."""
    return 2.0**-dtype.mantissa_bits


def _has_floats(ast: UOp) -> bool:
    return any(p.type.is_float for p in ast.find(Op.PARAM))


def _compare(
    slot: int, dtype: DType, positions: Array, got: Array, expected: Array, nudged: list[Array], roundings: float
) -> str:
    """The first position at which the oracle can't explain what was got."""
    for i, position in enumerate(positions):
        others = [n[i] for n in nudged]
        if not _right(got[i].item(), expected[i].item(), [o.item() for o in others], dtype, roundings):
            return f"parameter {slot}, element {int(position)}: {got[i]} instead of {expected[i]}"
    return ""


def _right(got: float, expected: float, nudged: list[float], dtype: DType, roundings: float) -> bool:
    if got == expected or any(got == n for n in nudged) or (math.isnan(got) and any(map(math.isnan, (expected, *nudged)))):
        return True
    if not dtype.is_float or not math.isfinite(got) or not math.isfinite(expected):
        return False
    spread = max((abs(n - expected) for n in nudged if math.isfinite(n)), default=0.0)
    return abs(got - expected) <= SPREADS * spread + roundings * epsilon(dtype) * abs(expected)
