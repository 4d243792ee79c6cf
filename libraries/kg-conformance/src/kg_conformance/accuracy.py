"""Error bounds of results and measured errors, in ULP of the dtype or relative."""

from __future__ import annotations

from typing import Final

import numpy as np
from kg.dtype import DType
from kg.ir.op import Op
from kg.plugin.api import Profile
from kg.semantics.floats import Array, from_storage, to_storage

#: semantics.md 18 and 19: op -> (float32, float64). Narrower floats are computed in float32 and rounded once: 1 of theirs.
_BOUNDS: Final[dict[Op, tuple[float, float]]] = {
    Op.EXP2: (2, 2),
    Op.LOG2: (2, 2),
    Op.SIN: (2, 2),
    Op.COS: (2, 2),
    Op.POW: (2, 2),
    Op.SQRT: (1, 0.5),
    Op.RECIPROCAL: (1, 1),
    Op.FDIV: (1, 0.5),
}
#: Ops whose results are bounded, not pinned.
INEXACT: Final = frozenset(_BOUNDS)


def bound_of(profile: Profile, op: Op, dtype: DType) -> float:
    """The greatest error in ULP: the profile's own bound, else that of semantics.md;
    0 where results are pinned exactly."""
    scalar = dtype.scalar
    own = [ulp for name, of, ulp in profile.bounds if (name, of) == (op.name, scalar.name)]
    if own:
        return max(own)
    if op not in _BOUNDS or not scalar.is_float:
        return 0
    single, double = _BOUNDS[op]
    return double if scalar.bits == 64 else single if scalar.bits == 32 else 1


def ulps(found: Array, expected: Array, dtype: DType) -> Array:
    """The distance of raw arrays in steps between neighbouring numbers of the dtype.
    Inf where only one is NaN."""
    if not dtype.is_float:
        return (found.astype(object) - expected.astype(object)).astype(np.float64).__abs__()
    a, b = (_ordered(raw) for raw in (found, expected))
    nan_a, nan_b = (np.isnan(np.asarray(from_storage(raw, dtype), np.float64)) for raw in (found, expected))
    distance = np.where(a > b, a - b, b - a).astype(np.float64)
    return np.where(nan_a & nan_b, 0.0, np.where(nan_a | nan_b, np.inf, distance))


def _ordered(raw: Array) -> Array:
    """Bits of floats as integers in the order of their values; both zeros are 2**(bits-1)."""
    unsigned = np.ascontiguousarray(raw).view(f"u{raw.dtype.itemsize}").astype(np.uint64)
    sign = np.uint64(1 << (8 * raw.dtype.itemsize - 1))
    return np.where(unsigned & sign, sign - (unsigned & ~sign), unsigned | sign)


def difference(found: Array, expected: Array, dtype: DType, ulp: float, tolerance: float, open_zero: bool) -> str:
    """Why the two raw arrays differ by more than is allowed, with the first place where they do.
    Empty where they don't."""
    if found.shape != expected.shape:
        return f"shape {found.shape}, expected {expected.shape}"
    values = [from_storage(raw, dtype) for raw in (found, expected)]
    if not dtype.is_float:
        wrong = values[0] != values[1]
    elif tolerance:
        a, b = (np.asarray(v, np.float64) for v in values)
        wrong = ~np.isclose(a, b, rtol=tolerance, atol=tolerance, equal_nan=True)
    elif ulp:
        wrong = ulps(found, expected, dtype) > np.ceil(ulp)
    else:
        nan = np.isnan(np.asarray(values[0], np.float64)) & np.isnan(np.asarray(values[1], np.float64))
        a, b = (np.ascontiguousarray(to_storage(v, dtype)).view(f"u{found.dtype.itemsize}") for v in values)
        equal_zeros = (values[0] == 0) & (values[1] == 0) & open_zero
        wrong = (a != b) & ~nan & ~equal_zeros
    return _first(values[0], values[1], np.asarray(wrong), dtype)


def _first(found: Array, expected: Array, wrong: Array, dtype: DType) -> str:
    if not wrong.any():
        return ""
    at = tuple(int(i) for i in np.argwhere(wrong)[0])
    off = ulps(to_storage(found[at][None], dtype), to_storage(expected[at][None], dtype), dtype)[0] if dtype.is_float else 0
    far = f" ({off:g} ULP)" if dtype.is_float else ""
    count = f"{int(wrong.sum())} of {wrong.size} elements differ; "
    return f"{count}at {list(at)} there is {found[at]!r}, expected {expected[at]!r}{far}, {dtype}"
