"""Kernels that nvrtc compiled from hand-written CUDA C:
mathematical functions, narrow floats and tensor cores."""

from __future__ import annotations

import math

import numpy as np
import pytest
from simulated import Device, i32, load

RNG = np.random.default_rng(8)


@pytest.fixture(scope="module")
def numbers():
    return load("numbers")


@pytest.fixture(scope="module")
def tensors():
    return load("tensors")


@pytest.fixture
def device():
    return Device()


def ulp(found, expected):
    """The greatest error in units of the last place of float32."""
    exact = np.asarray(expected, np.float64)
    return np.max(np.abs(found - exact) / np.spacing(np.abs(exact).astype(np.float32)))


def test_functions_of_float32(numbers, device):
    x = np.concatenate([RNG.uniform(-3.3, 3.3, 200), [1e5, 0.5, 1e-3]]).astype(np.float32)
    n = len(x)
    a = device.empty(48 * n)
    device.run(numbers, "functions", 2, 128, a, device.put(x), i32(n))
    out, v = device.get(a, (n, 12), "f4").T, x.astype(np.float64)
    big = (x * np.float32(1e6)).astype(np.float64)
    with np.errstate(over="ignore"):
        exponential = np.exp(v)
    known = [np.sin(v), np.cos(big), np.tan(v), exponential, np.log(np.abs(v)), np.abs(v) ** np.float64(np.float32(1.7)),
             [math.erf(t) for t in v], np.arctan2(v, np.float64(np.float32(0.7))), None, np.cbrt(v), v / np.float64(np.float32(3.7)), None]  # fmt: skip
    for i, (found, expected) in enumerate(zip(out, known, strict=True)):
        if expected is not None:
            fine = np.isfinite(np.asarray(expected, np.float32))
            assert ulp(found[fine], np.asarray(expected)[fine]) <= 4, i
            assert (found[~fine] == np.asarray(expected, np.float32)[~fine]).all()
    gamma = [math.gamma(t) for t in v[:200]]
    assert np.allclose(out[8][:200], gamma, rtol=1e-5)


def test_functions_of_float64(numbers, device):
    x = np.concatenate([RNG.uniform(-5, 5, 100), [1e6, 0.5, 1e-300]])
    n = len(x)
    a = device.empty(64 * n)
    device.run(numbers, "double_functions", 1, 128, a, device.put(x), i32(n))
    out = device.get(a, (n, 8), "f8").T
    with np.errstate(over="ignore"):
        known = [np.sin(x), np.exp(x), np.log(np.abs(x)), x / 3.7, np.sqrt(np.abs(x)), None, np.abs(x) ** -0.3, np.cbrt(x)]
    for found, expected in zip(out, known, strict=True):
        if expected is not None:
            fine = np.isfinite(expected)
            assert np.max(np.abs(found[fine] - expected[fine]) / np.spacing(np.abs(expected[fine]))) <= 3
    assert (out[3] == x / 3.7).all() and (out[4] == np.sqrt(np.abs(x))).all()


def all_pairs(values):
    a, b = np.meshgrid(values, values)
    return a.ravel().astype(np.uint16), b.ravel().astype(np.uint16)


def same_numbers(found, expected, nan):
    expected = expected.copy()
    expected[
        np.isnan(expected.view(np.float16)) if nan == 0x7FFF and found.dtype == np.uint16 else np.zeros(len(expected), bool)
    ] = nan
    return (found == expected).all()


def test_halves(numbers, device):
    edge = [
        0,
        0x8000,
        1,
        0x8001,
        0x3FF,
        0x400,
        0x3C00,
        0xBC00,
        0x3C01,
        0x7BFF,
        0xFBFF,
        0x7C00,
        0xFC00,
        0x7E00,
        0x1234,
        0xB555,
        0x6ABC,
        0xD001,
    ]
    a, b = all_pairs(edge)
    n = len(a)
    out = device.empty(16 * n)
    device.run(numbers, "halves", -(-n // 128), 128, out, device.put(a), device.put(b), i32(n))
    o = device.get(out, (n, 8), "u2").T
    x, y = a.view(np.float16), b.view(np.float16)

    def fixed(values):
        bits = values.view(np.uint16).copy()
        bits[np.isnan(values)] = 0x7FFF
        return bits

    with np.errstate(all="ignore"):
        assert (o[0] == fixed(x + y)).all()
        assert (o[1] == fixed(x * y)).all()
        exact = x.astype(np.longdouble) * y + x if np.finfo(np.longdouble).nmant > 60 else None
        if exact is not None:
            assert (o[2] == fixed(exact.astype(np.float16))).all()
        greatest = np.fmax(x, y)
        check = x != y
        assert (o[3] == fixed(greatest))[check].all()
        assert (o[4] == fixed(np.minimum(x, y)))[check].all()
        assert (o[5] == (x < y) + 2 * (x == y) + 4 * np.isnan(x)).all()
        whole = np.where(np.isnan(x), 0, np.clip(np.rint(x.astype(np.float64)), -(2**31), 2**31 - 1)).astype(np.int64)
        assert (o[7] == (whole & 0xFFFF))[np.isfinite(x)].all()


def test_bfloat16(numbers, device):
    edge = [
        0,
        0x8000,
        1,
        0x8001,
        0x7F,
        0x80,
        0x3F80,
        0xBF80,
        0x3F81,
        0x7F7F,
        0xFF7F,
        0x7F80,
        0xFF80,
        0x7FC0,
        0x1234,
        0xB555,
        0x6ABC,
        0xD001,
    ]
    a, b = all_pairs(edge)
    n = len(a)
    out = device.empty(8 * n)
    device.run(numbers, "brains", -(-n // 128), 128, out, device.put(a), device.put(b), i32(n))
    o = device.get(out, (n, 4), "u2").T

    def value(bits):
        return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)

    def rounded(x):
        """The nearest of all bfloat16 to each float64, ties to even."""
        table = np.sort(value(np.arange(0x7F80)))
        bits = np.searchsorted(table, np.abs(x))
        bits = np.minimum(bits, 0x7F7F)
        low = np.maximum(bits - 1, 0)
        nearer = np.abs(x) - table[low] < table[bits] - np.abs(x)
        tie = np.abs(x) - table[low] == table[bits] - np.abs(x)
        out = np.where(nearer | (tie & (low % 2 == 0)), low, bits)
        out = np.where(np.abs(x) >= float.fromhex("0x1.ffp127"), 0x7F80, out)
        return np.where(np.isnan(x), 0x7FFF, out | (np.signbit(x).astype(int) << 15))

    x, y = value(a), value(b)
    with np.errstate(all="ignore"):
        assert (o[0] == rounded(x + y)).all()
        assert (o[1] == rounded(x * y)).all()
        safe = np.abs(np.log2(np.abs(x * y) + 1e-300) - np.log2(np.abs(y) + 1e-300)) < 30
        assert (o[2] == rounded(x * y + y))[safe].all()


def test_softmax(numbers, device):
    x = RNG.standard_normal((4, 700)).astype(np.float32) * 5
    a = device.empty(x.nbytes)
    device.run(numbers, "softmax", 4, 256, a, device.put(x), i32(700))
    e = np.exp(x.astype(np.float64) - x.max(axis=1, keepdims=True))
    assert np.allclose(device.get(a, x.shape, "f4"), e / e.sum(axis=1, keepdims=True), rtol=2e-5)


@pytest.mark.parametrize(("m", "n", "k"), [(64, 64, 64), (72, 136, 40), (128, 64, 96)])
def test_half_matmul_on_tensor_cores(tensors, device, m, n, k):
    a, b = RNG.integers(-8, 8, (m, k)), RNG.integers(-8, 8, (k, n))
    c = device.empty(4 * m * n)
    device.run(tensors, "half_matmul", (-(-n // 64), -(-m // 64)), 128, c,
               *(device.put(x.astype(np.float16)) for x in (a, b)), i32(m), i32(n), i32(k))  # fmt: skip
    assert (device.get(c, (m, n), "f4") == a @ b).all()


def test_byte_matmul_on_tensor_cores(tensors, device):
    a, b = RNG.integers(-128, 128, (16, 32)).astype(np.int8), RNG.integers(0, 256, (32, 8)).astype(np.uint8)
    c = device.empty(512)
    device.run(tensors, "byte_matmul", 1, 32, c, device.put(a), device.put(np.ascontiguousarray(b.T)))
    start = np.array([[1, 2], [3, 4]])[(np.arange(16) // 8)[:, None], np.arange(8) % 2]
    assert (device.get(c, (16, 8), "i4") == a.astype(int) @ b.astype(int) + start).all()
