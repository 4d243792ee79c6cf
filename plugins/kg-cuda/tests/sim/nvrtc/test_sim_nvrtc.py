"""Kernels that nvrtc compiled from hand-written CUDA C, run on the simulator:
their results are known from elsewhere."""

from __future__ import annotations

import hashlib
import struct
import zlib

import generate
import numpy as np
import pytest
from simulated import KERNELS, Device, f32, i32, load

RNG = np.random.default_rng(7)


@pytest.fixture(scope="module")
def basics():
    return load("basics")


@pytest.fixture(scope="module")
def blocks():
    return load("blocks")


@pytest.fixture
def device():
    return Device()


@pytest.mark.parametrize("name", sorted(p.stem for p in KERNELS.glob("*.cu")))
def test_ptx_is_what_nvrtc_makes(name):
    root = generate.toolkit()
    if root is None:
        pytest.skip("nvrtc 13.0 is not installed")
    assert generate.compile_ptx(KERNELS / f"{name}.cu", root) == (KERNELS / f"{name}.ptx").read_text()


def test_saxpy(basics, device):
    x, y = RNG.standard_normal((2, 1000)).astype(np.float32)
    a, b = device.put(y), device.put(x)
    device.run(basics, "saxpy", 4, 256, a, b, f32(1.25), i32(1000))
    assert (device.get(a, 1000, "f4") == (np.float64(1.25) * x + y).astype(np.float32)).all()


def test_vectors_and_grid_stride(basics, device):
    x = RNG.standard_normal((700, 4)).astype(np.float32)
    a, b = device.empty(x.nbytes), device.put(x)
    device.run(basics, "grid_stride", 3, 64, a, b, i32(700))
    expected = np.stack([x[:, 3], x[:, 2] + 1, x[:, 1] * 2, -x[:, 0]], axis=1)
    assert (device.get(a, (700, 4), "f4") == expected).all()


def test_loops_of_different_lengths(basics, device):
    def steps(n):
        count = 0
        while n != 1:
            n = 3 * n + 1 if n & 1 else n // 2
            count += 1
        return count

    a = device.empty(4 * 300)
    device.run(basics, "collatz", 3, 128, a, i32(300))
    assert device.get(a, 300, "i4").tolist() == [steps(n + 1) for n in range(300)]


def test_mandelbrot(basics, device):
    width, height, limit = 40, 30, 60
    c = (-2.0 + 3.0 * np.arange(width) / width) + 1j * (-1.5 + 3.0 * np.arange(height) / height)[:, None]
    r, i, count = np.zeros(c.shape), np.zeros(c.shape), np.zeros(c.shape, int)
    going = np.ones(c.shape, bool)
    for _ in range(limit):
        going &= r * r + i * i <= 4
        count += going
        r, i = np.where(going, r * r - i * i + c.real, r), np.where(going, 2 * r * i + c.imag, i)
    a = device.empty(4 * width * height)
    device.run(basics, "mandelbrot", (3, 4), (16, 8), a, i32(width), i32(height), i32(limit))
    assert (device.get(a, (height, width), "i4") == count).all()


def test_switch_call_local_memory_and_structure(basics, device):
    n, scale, offsets, far = 500, 3, (1.5, -2.5, 7.0), 1e3

    def cut(a, b):
        return int(a / b)

    def mixed(a, b):
        return a * 3 - b if a > b else b - (a << 2)

    expected = []
    for i in range(n):
        j = i & 7
        v = (i * j + (1, -2, 3, -4)[j & 3]) * scale + int(offsets[i % 3]) + int(far)
        choices = (lambda v: v + 1, lambda v: v * 3, lambda v: v - 9, lambda v: cut(v, 7), lambda v: v - cut(v, 11) * 11,
                   lambda v, i=i: mixed(v, i), lambda v, i=i: mixed(i, v) ^ 0x55, lambda v: ~v, lambda v: v)  # fmt: skip
        expected.append(choices[i % 9](v))
    a, counted = device.empty(4 * n), device.empty(4)
    device.run(basics, "choices", 4, 128, a, struct.pack("<i3fd", scale, *offsets, far), i32(n))
    assert device.get(a, n, "i4").tolist() == expected
    device.run(basics, "counted", 1, 1, counted)
    assert device.get(counted, 1, "i4")[0] == 5 + sum(i % 9 == 6 for i in range(n))


def test_division_of_64_bits(basics, device):
    edge = [1, -1, 7, -7, 2**63 - 1, -(2**63) + 1, 2**32, -(2**32), 3 << 40, 12345678901]
    pairs = [(a, b) for a in edge for b in edge]
    a, b = (np.array(x, np.int64) for x in zip(*pairs, strict=True))
    n = len(a)
    q, r, u = (device.empty(8 * n) for _ in range(3))
    device.run(basics, "wide_division", 1, 128, q, r, u, device.put(a), device.put(b), i32(n))
    quotient = [abs(x) // abs(y) * (1 if (x < 0) == (y < 0) else -1) for x, y in pairs]
    assert device.get(q, n, "i8").tolist() == quotient
    assert device.get(r, n, "i8").tolist() == [x - y * z for (x, y), z in zip(pairs, quotient, strict=True)]
    mask = 2**64 - 1
    assert device.get(u, n, "u8").tolist() == [(x & mask) // (y & mask) for x, y in pairs]


def test_bits(basics, device):
    n = 64
    x = np.concatenate([[0, 1, 0x80000000, 0xFFFFFFFF], RNG.integers(0, 2**32, n - 4)]).astype(np.uint32)
    a = device.empty(48 * n)
    device.run(basics, "bits", 1, n, a, device.put(x), i32(n))
    signed = lambda v, bits=32: v - (1 << bits) if v >> (bits - 1) else v  # noqa: E731
    for i, row in enumerate(device.get(a, (n, 12), "u4").tolist()):
        p, q = int(x[i]), int(x[(i + 1) % n])
        both, byte = p << 32 | q, p.to_bytes(4, "little") + q.to_bytes(4, "little")
        shift = i & 31
        signs = [signed(v, 8) for v in byte]
        assert row == [
            p.bit_count(), 32 - p.bit_length(), int(f"{p:032b}"[::-1], 2), (p & -p).bit_length(),
            int.from_bytes(bytes(byte[j] for j in (0, 4, 1, 5)), "little"), (q << 32 | p) << shift >> 32 & 0xFFFFFFFF,
            p * q >> 32, (sum(s * t for s, t in zip(signs[:4], signs[4:], strict=True)) + 7) & 0xFFFFFFFF,
            both.bit_count() * 100 + 64 - both.bit_length(), (signed(p) * signed(q) >> 32) & 0xFFFFFFFF, both % 1000003,
            (abs(signed(p) - signed(q)) + 5) & 0xFFFFFFFF,
        ]  # fmt: skip


def test_crc32(basics, device):
    text = RNG.integers(0, 256, (50, 19), dtype=np.uint8)
    a = device.empty(200)
    device.run(basics, "crc32", 2, 32, a, device.put(text), i32(19), i32(50))
    assert device.get(a, 50, "u4").tolist() == [zlib.crc32(row.tobytes()) for row in text]


def test_sha256(basics, device):
    messages = [bytes(RNG.integers(0, 256, n, dtype=np.uint8)) for n in range(0, 56, 5)]
    padded = b"".join(m + b"\x80" + bytes(55 - len(m)) + struct.pack(">Q", 8 * len(m)) for m in messages)
    a = device.empty(32 * len(messages))
    device.run(basics, "sha256", 1, 32, a, device.put(np.frombuffer(padded, np.uint8)), i32(len(messages)))
    digests = device.get(a, (len(messages), 8), "u4").astype(">u4")
    assert [row.tobytes() for row in digests] == [hashlib.sha256(m).digest() for m in messages]


def test_block_sum(blocks, device):
    x = RNG.integers(-50, 50, 10000).astype(np.float32)
    a = device.put(np.zeros(1, np.float32))
    device.run(blocks, "block_sum", 7, 256, a, device.put(x), i32(len(x)))
    assert device.get(a, 1, "f4")[0] == x.sum()


def test_transpose(blocks, device):
    x = RNG.standard_normal((70, 45)).astype(np.float32)
    a = device.empty(x.nbytes)
    device.run(blocks, "transpose", (2, 3), (32, 8), a, device.put(x), i32(45), i32(70))
    assert (device.get(a, (45, 70), "f4") == x.T).all()


def test_matmul(blocks, device):
    a, b = RNG.integers(-9, 9, (40, 50)), RNG.integers(-9, 9, (50, 37))
    c = device.empty(4 * 40 * 37)
    device.run(
        blocks, "matmul", (3, 3), (16, 16), c, *(device.put(x.astype(np.float32)) for x in (a, b)), i32(40), i32(37), i32(50)
    )
    assert (device.get(c, (40, 37), "f4") == a @ b).all()


def test_histogram(blocks, device):
    x = RNG.integers(0, 256, 5000).astype(np.uint8)
    a = device.put(np.zeros(256, np.uint32))
    device.run(blocks, "histogram", 3, 256, a, device.put(x), i32(len(x)))
    assert (device.get(a, 256, "u4") == np.bincount(x, minlength=256)).all()


def test_scan_in_dynamic_shared_memory(blocks, device):
    x = RNG.integers(-99, 99, 200).astype(np.int32)
    a = device.empty(800)
    device.run(blocks, "scan", 1, 256, a, device.put(x), i32(200), dynamic_shared=2048)
    assert (device.get(a, 200, "i4") == np.cumsum(x)).all()


def test_bitonic_sort(blocks, device):
    x = RNG.integers(-1000, 1000, (3, 256)).astype(np.int32)
    a = device.put(x)
    device.run(blocks, "bitonic", 3, 256, a)
    assert (device.get(a, (3, 256), "i4") == np.sort(x, axis=1)).all()


def test_compaction_by_ballots(blocks, device):
    x = RNG.integers(0, 100, 300).astype(np.int32)
    a, count = device.empty(1200), device.put(np.zeros(1, np.int32))
    device.run(blocks, "compact", 3, 128, a, count, device.put(x), i32(300))
    kept = x[x % 3 == 0]
    assert device.get(count, 1, "i4")[0] == len(kept)
    assert sorted(device.get(a, len(kept), "i4")) == sorted(kept)


def test_last_block_sums_what_others_wrote(blocks, device):
    x = RNG.integers(-50, 50, 3000).astype(np.float32)
    a, partial = device.empty(4), device.empty(44)
    for _ in range(2):  # the counter is back at zero
        device.run(blocks, "last_block_sum", 11, 32, a, partial, device.put(x), i32(3000))
        assert device.get(a, 1, "f4")[0] == x.sum()


@pytest.mark.parametrize("limit", [0, 5, 64, 100])
def test_threads_that_end_before_barriers_of_others(blocks, device, limit):
    a = device.empty(512)
    device.run(blocks, "early_exit", 1, 128, a, i32(limit))
    v = {i: 127 - i + limit for i in range(limit, 128)}
    odd, last = sum(x & 1 for x in v.values()), any(x == 127 for x in v.values())
    expected = [v[127 - i + limit] * 2 + odd * 1000 + (100000 if last else 0) for i in range(limit, 128)]
    assert device.get(a, 128, "i4")[limit:].tolist() == expected


def test_matches_and_warp_reductions(blocks, device):
    x = np.concatenate([RNG.integers(0, 5, 32), np.full(32, 9), RNG.integers(16, 24, 32)]).astype(np.int32)
    a = device.empty(3 * 96 * 4)
    device.run(blocks, "matches", 3, 32, a, device.put(x))
    out = device.get(a, (96, 3), "u4")
    for i in range(96):
        warp = x[i // 32 * 32 : i // 32 * 32 + 32]
        same = len(set((warp // 8).tolist())) == 1
        assert out[i, 0] == sum(1 << j for j in range(32) if warp[j] == x[i])
        assert out[i, 1] == (0xFFFFFFFF if same else 0)
        assert out[i, 2] == warp.sum() * 2 + same


def test_floating_atomics_and_compare_and_swap(blocks, device):
    f, d = device.put(np.zeros(1, np.float32)), device.put(np.zeros(1))
    low, high, locked = device.put(np.zeros(1, np.int32)), device.put(np.zeros(1, np.uint64)), device.put(np.zeros(1, np.int32))
    device.run(blocks, "floating_atomics", 3, 40, f, d, low, high, locked)
    assert device.get(f, 1, "f4")[0] == 60
    assert device.get(d, 1, "f8")[0] == 120 * 119 / 2
    assert device.get(low, 1, "i4")[0] == -119
    assert device.get(high, 1, "u8")[0] == 119 << 33
    assert device.get(locked, 1, "i4")[0] == 119
