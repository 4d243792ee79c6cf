"""Edge values of docs/semantics.md per dtype as raw arrays, and all pairs of them, for tier 50."""

from __future__ import annotations

from functools import cache

import numpy as np
from kg.dtype import DType
from kg.semantics.floats import Array, from_storage, numpy_storage_dtype, numpy_value_dtype, to_storage

#: Counts around each width, small numbers of both signs, and what a narrower type can't hold.
_NUMBERS = (
    *(-9, -8, -7, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 100, 127, 128, 129, 200),
    *(255, 256, 32767, 32768, 65535, 65536, 1 << 24, (1 << 24) + 1, (1 << 31) - 1, 1 << 31, (1 << 32) - 1, 1 << 32),
    *((1 << 53) + 1, 0x5555_5555_5555_5555),
)
_FRACTIONS = (
    *(0.0, 0.25, 1 / 3, 0.4, 0.5, 0.75, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 7.0, 8.0, 10.0, 127.5, 128.0, 255.5, 256.0, 448.0, 464.0),
    *(1000.0, 32767.5, 32768.0, 65504.0, 65520.0, 65536.0, 16777217.0, 1e9, 2147483520.0, 2147483648.0, 4294967296.0, 1e10),
    *(9223371487098961920.0, 9223372036854775808.0, 18446744073709551616.0, 1e30, 3.1415927410125732, float("inf")),
)
#: Few enough for kernels whose constants are all different, chosen so that every row of the table is met.
_FEW_INTS = (-8, -7, -1, 0, 1, 2, 3, 7, 8, 33)
_FEW_FLOATS = (0.0, -0.0, 0.4, -0.4, 0.5, 1.0, 2.5, -8.0, 1 / 3, float("inf"), -float("inf"), float("nan"))


@cache
def edge_values(dtype: DType) -> Array:
    """Raw storage of every edge value of a dtype. For bool the bytes that a True may be."""
    if dtype.is_bool:
        return np.array([0, 1, 2, 128, 255], np.uint8)
    if dtype.is_int:
        return _integers(dtype, _NUMBERS)
    return _floats(dtype, _FRACTIONS)


@cache
def cast_values(dtype: DType) -> Array:
    """Edge values, with numbers just beside the middle of two of a narrower float,
    and those that are its denormals.

    Each such number has a last bit that a format in between drops: rounded twice it goes to the wrong side.
    """
    if dtype.is_int:
        beside = [(1 << top) + (1 << (top - mantissa - 1)) + 1 for top in (30, 60) for mantissa in (3, 7, 10, 23)]
        numbers_ = [n for n in (*beside, *(-n for n in beside)) if int(dtype.min) <= n <= int(dtype.max)]
        return np.concatenate([edge_values(dtype), np.array(numbers_, numpy_storage_dtype(dtype))])
    if not dtype.is_float:
        return edge_values(dtype)
    middles = [1 + 2.0 ** -(mantissa + 1) + 2.0**-beyond for mantissa in (2, 3, 7, 10, 23) for beyond in (20, 40)]
    denormals = [0.003, 1e-5, 2e-5, 4e-8, 5e-8, 1e-39, 3e-40, 1e-42]
    more = np.array([*middles, *denormals], np.float64)
    return np.concatenate([edge_values(dtype), to_storage(np.concatenate([more, -more]), dtype)])


@cache
def few_values(dtype: DType) -> Array:
    """A dozen values, as raw storage: zeros, ones, extremes, NaN."""
    if dtype.is_bool:
        return np.array([0, 1], np.uint8)
    if dtype.is_int:
        return _integers(dtype, _FEW_INTS)
    tiny = _smallest(dtype)
    special = np.array([*_FEW_FLOATS, dtype.max_finite, tiny], np.float64)
    return to_storage(special, dtype)


def pairs(values: Array, count: int) -> list[Array]:
    """All tuples of `count` values, as columns.
    One more tuple at the end where their number is even, for a tail."""
    columns = [c.reshape(-1) for c in np.meshgrid(*[values] * count, indexing="ij")]
    if columns[0].size % 2 == 0:
        columns = [np.concatenate([c, c[-2:-1]]) for c in columns]
    return [np.ascontiguousarray(c) for c in columns]


def random_values(dtype: DType, count: int, seed: int) -> Array:
    """Raw storage of random bits, so that floats have every exponent and NaNs of every payload.
    Bools are 0 and 1."""
    random = np.random.default_rng(seed)
    storage = numpy_storage_dtype(dtype)
    if dtype.is_bool:
        return random.integers(0, 2, count).astype(np.uint8)
    raw = np.frombuffer(random.bytes(count * storage.itemsize), storage)
    half = count // 2  # and small numbers, which meet each other more often
    near = random.integers(0 if dtype.min == 0 else -20, 21, half)
    return np.concatenate([raw[half:], to_storage(near.astype(numpy_value_dtype(dtype)), dtype)])


def numbers(raw: Array, dtype: DType) -> list[int | float | bool]:
    """Raw storage as Python numbers, for CONSTs."""
    found: list[int | float | bool] = from_storage(raw, dtype).tolist()
    return found


def _integers(dtype: DType, chosen: tuple[int, ...]) -> Array:
    least, greatest = int(dtype.min), int(dtype.max)
    edges = {least, least + 1, greatest - 1, greatest, *(n for n in chosen if least <= n <= greatest)}
    return np.array(sorted(edges), numpy_storage_dtype(dtype))


def _floats(dtype: DType, chosen: tuple[float, ...]) -> Array:
    """Both signs of everything, the least and greatest of each kind, NaNs of both signs."""
    least_normal = 2.0 ** (2 - (1 << (dtype.exponent_bits - 1)))
    tiny = _smallest(dtype)
    limits = (tiny, least_normal - tiny, least_normal, least_normal + tiny, dtype.max_finite, 1.0 + 2.0**-dtype.mantissa_bits)
    magnitudes = to_storage(np.array([*chosen, *limits], np.float64), dtype)
    with np.errstate(all="ignore"):
        negative = to_storage(-from_storage(magnitudes, dtype), dtype)
    nan = to_storage(np.array([np.nan], np.float64), dtype)
    return np.unique(np.concatenate([magnitudes, negative, nan]).view(f"u{magnitudes.itemsize}")).view(magnitudes.dtype)


def _smallest(dtype: DType) -> float:
    """The least number above zero, a denormal."""
    return 2.0 ** (2 - (1 << (dtype.exponent_bits - 1)) - dtype.mantissa_bits)
