"""Ops with ULP bounds: operands, exact results, special values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from kg.dtype import DType
from kg.ir.op import Op
from kg.semantics.floats import Array, from_storage, to_storage

from kg_conformance.compare import errors_in_ulp, require, same_bits
from kg_conformance.kernels.alu import Case

#: Wider than float64 where the machine has it: else the reference itself may be off by one unit of float64.
WIDE: Final = np.longdouble
SLACK: Final = 0.0 if np.finfo(WIDE).nmant > np.finfo(np.float64).nmant else 1.0
#: The float32 and the float64 whose multiples of 2/pi are the nearest to integers: reductions of angles are hardest there.
_ANGLES: Final = (16367173 * 2.0**72, 6381956970095103 * 2.0**797)
COUNT: Final = 4001
_EXACT: Final[dict[Op, Callable[..., Array]]] = {
    Op.EXP2: np.exp2,
    Op.LOG2: np.log2,
    Op.SIN: np.sin,
    Op.COS: np.cos,
    Op.SQRT: np.sqrt,
    Op.RECIPROCAL: np.reciprocal,
    Op.FDIV: np.divide,
    Op.POW: np.power,
}


def case_of(op: Op, dtype: DType) -> Case:
    """Operands over the whole domain of the op: every binade, and more where it bends."""
    random = np.random.default_rng(7)
    uniform = random.random(COUNT)
    limit = float(dtype.max_finite)
    least = 2.0 ** (2 - (1 << (dtype.exponent_bits - 1)))
    binades = np.exp2(np.log2(least) + uniform * (np.log2(limit) - np.log2(least)))
    match op:
        case Op.EXP2:
            reach = float(1 << (dtype.exponent_bits - 1))
            columns = [np.concatenate([(uniform * 2 - 1) * (reach + dtype.mantissa_bits), uniform - 0.5])]
        case Op.SIN | Op.COS:
            turns = np.round(uniform * 1000) * np.pi / 2
            angles = np.exp2(uniform * (np.log2(limit) + 20) - 20)
            columns = [np.concatenate([angles, turns, -uniform * 7, _ANGLES, np.negative(_ANGLES)])]
        case Op.LOG2:
            columns = [np.concatenate([binades, 1 + (uniform - 0.5) / 8])]
        case Op.POW:
            columns = [np.exp2(uniform * 8 - 4), (random.random(COUNT) * 2 - 1) * 12]
        case Op.FDIV:
            columns = [binades, np.exp2(random.random(COUNT) * 8 - 4)]
        case _:
            columns = [binades]
    raw = tuple(to_storage(np.clip(c, -limit, limit), dtype) for c in columns)
    return Case(op, dtype, raw, (dtype,) * len(raw))


def exact_values(case: Case) -> Array:
    """The results before rounding, in a wider type."""
    with np.errstate(all="ignore"):
        operands = [from_storage(raw, kind).astype(WIDE) for raw, kind in zip(case.operands, case.kinds, strict=True)]
        return np.asarray(_EXACT[case.op](*operands))


def check(case: Case, found: Array, bound: float) -> float:
    """The greatest error in ULP.
    Raises Mismatch where one exceeds the bound or a zero, infinity or NaN is not the table's."""
    wanted, exact = case.wanted(), exact_values(case)
    found = found.reshape(wanted.shape)
    errors = errors_in_ulp(found, exact, case.dtype)
    value = from_storage(wanted, case.dtype)
    pinned = ~np.isfinite(exact) | (exact == 0)
    slack = SLACK if case.dtype.bits == 64 else 0.0
    same = same_bits(found, wanted, case.dtype)
    good = np.where(pinned, same, same | (errors <= bound + slack))
    operands = list(zip(case.operands, case.kinds, strict=True))
    require(good, found, wanted, case.dtype, operands, f"{case.op.name} of {case.dtype}, {bound:g} ULP allowed")
    finite = np.where(pinned | (same & ~np.isfinite(value)), 0.0, errors)
    return float(finite.max(initial=0.0))
