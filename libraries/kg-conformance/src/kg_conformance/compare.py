"""Compares results with expected ones: bit for bit where semantics.md pins bits, else in ULP."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from kg.dtype import DType
from kg.semantics.floats import Array, from_storage


class Mismatch(AssertionError):
    """A result that is not what the table says."""


def same_bits(found: Array, wanted: Array, dtype: DType, *, signs_of_zero: bool = True) -> Array:
    """Where two raw storage arrays hold the same value. All NaNs are one value: payloads are not pinned."""
    if not dtype.is_float:
        return found == wanted
    unsigned = np.dtype(f"u{found.dtype.itemsize}")
    equal = found.view(unsigned) == wanted.view(unsigned)
    a, b = from_storage(found, dtype), from_storage(wanted, dtype)
    equal = equal | (np.isnan(a) & np.isnan(b))
    return equal if signs_of_zero else equal | ((a == 0) & (b == 0))


def require(
    good: Array, found: Array, wanted: Array, dtype: DType, operands: Sequence[tuple[Array, DType]] = (), what: str = ""
) -> None:
    """Raise Mismatch that shows the first results that are not good, with their operands."""
    bad = np.flatnonzero(~np.broadcast_to(good, found.shape).reshape(-1))
    if not bad.size:
        return
    lines = [f"{what}: {bad.size} of {found.size} results differ" if what else f"{bad.size} of {found.size} results differ"]
    for at in bad[:5].tolist():
        inputs = ", ".join(_shown(raw, kind, at) for raw, kind in operands)
        lines.append(f"  at {at}: ({inputs}) gives {_shown(found, dtype, at)}, not {_shown(wanted, dtype, at)}")
    raise Mismatch("\n".join(lines))


def errors_in_ulp(found: Array, exact: Array, dtype: DType) -> Array:
    """How far each value is from `exact` (of a wider type), in units of the last place of the dtype
    at the exact value.

    Infinity counts as the number after the greatest. NaN in place of a number is infinitely far.
    """
    with np.errstate(all="ignore"):
        value = from_storage(found, dtype).astype(exact.dtype)
        _, exponent = np.frexp(np.where(np.isfinite(exact), np.abs(exact), 0))
        least = 2 - (1 << (dtype.exponent_bits - 1))
        exponent = np.where(exact == 0, least, np.maximum(exponent - 1, least))
        unit = np.ldexp(np.ones_like(exact), exponent - dtype.mantissa_bits)
        beyond = np.asarray(dtype.max_finite, exact.dtype) + np.ldexp(np.ones_like(exact), _top_exponent(dtype))
        value, limited = (np.where(np.isfinite(v), np.clip(v, -beyond, beyond), np.sign(v) * beyond) for v in (value, exact))
        error = np.where(np.isnan(value) & np.isnan(exact), 0.0, np.abs(value - limited) / unit)
        return np.where(np.isnan(error), np.inf, error).astype(np.float64)


def _top_exponent(dtype: DType) -> int:
    """Of the unit of the greatest number."""
    return int(np.frexp(np.float64(dtype.max_finite))[1]) - 1 - dtype.mantissa_bits


def _shown(raw: Array, dtype: DType, at: int) -> str:
    flat = raw.reshape(-1)
    bits = f"{flat[at : at + 1].view(f'u{flat.itemsize}')[0]:#x}"
    return f"{from_storage(flat[at : at + 1], dtype)[0]} [{bits}]"
