"""The float formats that numpy lacks, against an independent reading of their definitions
in rational arithmetic."""

import math
from fractions import Fraction

import numpy as np
import pytest
from kg.dtype import STORABLE, bfloat16, bool_, float8_e4m3, float8_e5m2, float16
from kg.semantics.floats import from_storage, numpy_storage_dtype, round_values, to_storage

FOREIGN = (bfloat16, float8_e4m3, float8_e5m2)


def every_code(dtype):
    return np.arange(1 << dtype.bits, dtype=np.uint32).astype(numpy_storage_dtype(dtype))


def nearest_even(value, dtype):
    """The raw code of a positive finite number, by bisection over the codes in rational arithmetic."""
    codes = 1 << (dtype.bits - 1)
    table = [float(x) for x in from_storage(every_code(dtype)[:codes], dtype)]
    finite = [Fraction(x) for x in table if math.isfinite(x)]
    step = finite[-1] - finite[-2]
    bounded = [*finite, finite[-1] + step]
    x = min(Fraction(value), bounded[-1])
    low = max(i for i, v in enumerate(bounded) if v <= x)
    high = min(low + 1, len(bounded) - 1)
    below, above = x - bounded[low], bounded[high] - x
    return low if below < above or (below == above and low % 2 == 0) else high


@pytest.mark.parametrize("dtype", FOREIGN, ids=str)
def test_every_code_survives_a_round_trip(dtype):
    codes = every_code(dtype)
    assert np.array_equal(to_storage(from_storage(codes, dtype), dtype), codes)
    finite = ~np.isnan(from_storage(codes, dtype))
    with np.errstate(invalid="ignore"):  # signalling NaNs
        wide = from_storage(codes, dtype).astype(np.float64)
    assert np.array_equal(to_storage(wide, dtype)[finite], codes[finite])
    assert np.isnan(from_storage(to_storage(wide, dtype), dtype)[~finite]).all()


@pytest.mark.parametrize("dtype", FOREIGN, ids=str)
def test_limits_agree_with_the_dtype(dtype):
    values = from_storage(every_code(dtype), dtype)
    assert values[np.isfinite(values)].max() == dtype.max_finite
    assert np.isinf(values).any() == dtype.has_inf


def test_named_values_of_the_formats():
    assert float(from_storage(np.uint8([0x01]), float8_e4m3)[0]) == 2.0**-9
    assert float(from_storage(np.uint8([0x7E]), float8_e4m3)[0]) == 448.0
    assert float(from_storage(np.uint8([0x7B]), float8_e5m2)[0]) == 57344.0
    assert float(from_storage(np.uint8([0x01]), float8_e5m2)[0]) == 2.0**-16
    assert float(from_storage(np.uint16([0x3F80]), bfloat16)[0]) == 1.0
    assert math.copysign(1, float(from_storage(np.uint8([0x80]), float8_e4m3)[0])) == -1


@pytest.mark.parametrize("dtype", (float8_e4m3, float8_e5m2), ids=str)
def test_rounding_is_to_nearest_even_from_float64(dtype):
    generator = np.random.default_rng(1)
    grid = from_storage(every_code(dtype)[: 1 << 7], dtype)
    grid = grid[np.isfinite(grid)].astype(np.float64)
    ties = (grid[1:] + grid[:-1]) / 2
    near = np.concatenate([np.nextafter(ties, 0), ties, np.nextafter(ties, np.inf)])
    values = np.concatenate([near, generator.uniform(0, 1.05 * grid[-1], 200), np.exp2(generator.uniform(-25, 18, 200))])
    overflow = 0x7F if dtype is float8_e4m3 else 0x7C
    expected = [min(nearest_even(v, dtype), overflow) for v in values]
    assert to_storage(values, dtype).tolist() == expected


def test_bfloat16_rounds_once_from_float64():
    # just above a tie of bfloat16, by less than float32 can tell
    value = np.float64(1 + 2.0**-8 + 2.0**-40)
    assert float(round_values(np.asarray([value]), bfloat16)[0]) == 1 + 2.0**-7
    assert float(round_values(np.asarray([1 + 2.0**-8]), bfloat16)[0]) == 1.0
    assert float(round_values(np.float32([1 + 3 * 2.0**-8]), bfloat16)[0]) == 1 + 2.0**-6


def test_both_bfloat16_paths_agree():
    bits = np.random.default_rng(2).integers(0, 1 << 32, 20000, dtype=np.uint32)
    values = bits.view(np.float32)
    values = values[~np.isnan(values)]
    assert np.array_equal(to_storage(values, bfloat16), to_storage(values.astype(np.float64), bfloat16))


@pytest.mark.parametrize("dtype", (*FOREIGN, float16), ids=str)
@pytest.mark.parametrize("wide", (np.float32, np.float64))
def test_nan_and_overflow(dtype, wide):
    values = wide([np.nan, -np.nan, np.inf, -np.inf, 1e39 if wide is np.float64 else 3.4e38])
    result = round_values(values, dtype)
    assert np.isnan(result[:2]).all()
    if dtype is float8_e4m3:
        assert np.isnan(result[2:]).all()
    else:
        assert result[2:].tolist() == [math.inf, -math.inf, math.inf]


def test_a_nan_whose_payload_is_in_the_dropped_bits_stays_nan():
    value = np.uint32([0x7F800001, 0xFF800001]).view(np.float32)
    assert to_storage(value, bfloat16).tolist() == [0x7FC0, 0xFFC0]


@pytest.mark.parametrize("dtype", STORABLE, ids=str)
def test_scalars_and_any_shape(dtype):
    values = np.ones((2, 3, 4), np.float32)
    raw = to_storage(values, dtype)
    assert raw.shape == (2, 3, 4)
    assert raw.dtype == numpy_storage_dtype(dtype)
    assert np.array_equal(from_storage(raw, dtype).astype(np.float32), values)
    assert to_storage(np.float64(1.0), dtype).shape == ()


def test_any_non_zero_byte_is_true():
    assert from_storage(np.uint8([0, 1, 2, 255]), bool_).tolist() == [False, True, True, True]
