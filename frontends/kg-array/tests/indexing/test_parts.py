"""Parts of computed arrays: memory of the whole where that is possible,
and no new program for another position."""

from __future__ import annotations

import pickle
from copy import copy

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array import Array
from kg_array.indexing.concatenation import joined
from kg_array.running import evaluate

KEYS = [
    0, -1, (1, 2), (1, slice(1, 3)), slice(1, 2), (slice(None), 1), (0, slice(None), slice(1, 2)), slice(None, None, 2), slice(None, None, -1),
    ..., (..., 1), None, (0, None), slice(5, 9), (slice(1, 2), slice(1, 2)), (1, 2, 3), (slice(0, 2), slice(0, 3), slice(1, 3)), (),
    (slice(1, 2), slice(2, 0)), (0, slice(-2, None)),
]  # fmt: skip


@pytest.mark.parametrize("key", KEYS, ids=str)
def test_parts_are_numpys(key: object, device: Device) -> None:
    values = np.arange(24, dtype=np.float32).reshape(2, 3, 4)
    x = xp.asarray(values, device=device)
    wanted = values[key]  # type: ignore[index]
    for _ in range(3):
        found = x[key]
        assert found.shape == wanted.shape and found.dtype is xp.float32
        np.testing.assert_array_equal(found.numpy(), wanted)
    np.testing.assert_array_equal(((x + 1.0)[key] * 2.0).numpy(), (wanted + 1) * 2)
    np.testing.assert_array_equal(xp.jit(lambda x: x[key] * 2.0)(x).numpy(), wanted * 2)
    np.testing.assert_array_equal(pickle.loads(pickle.dumps(x[key])).numpy(), wanted)


def test_positions_are_no_programs(device: Device) -> None:
    values = np.arange(600, dtype=np.int32).reshape(100, 6)
    x = xp.asarray(values, device=device)
    before = len(evaluate._compiled)
    for i, row in enumerate(x):  # type: ignore[arg-type]
        np.testing.assert_array_equal(row.numpy(), values[i])
    for i in range(0, 100, 7):
        np.testing.assert_array_equal(x[i : i + 10].numpy(), values[i : i + 10])
        np.testing.assert_array_equal(x[i, 2:5].numpy(), values[i, 2:5])
        np.testing.assert_array_equal(xp.roll(x, i, axis=0).numpy(), np.roll(values, i, axis=0))
        np.testing.assert_array_equal(xp.roll(x, -i).numpy(), np.roll(values, -i))
    np.testing.assert_array_equal(xp.reshape(x, (6, -1)).numpy(), values.reshape(6, -1))
    assert len(evaluate._compiled) == before


def test_copies_of_parts_stay_what_they_were(device: Device) -> None:
    x = xp.asarray([1.0, 2.0, 3.0], dtype=xp.float32, device=device)
    part, shaped = copy(x[1:]), copy(xp.reshape(x, (3, 1)))
    x[1] = 9.0
    part += 1.0
    np.testing.assert_array_equal(part.numpy(), [3, 4])
    np.testing.assert_array_equal(shaped.numpy(), [[1], [2], [3]])
    np.testing.assert_array_equal(x.numpy(), [1, 9, 3])
    del x
    np.testing.assert_array_equal((shaped * 2.0).numpy(), [[2], [4], [6]])
    with pytest.raises(IndexError):
        shaped[3]


@pytest.mark.parametrize("count", [2, 17, 40])
@pytest.mark.parametrize("alike", [True, False])
@pytest.mark.parametrize("axis", [0, 1])
def test_many_parts_together(count: int, alike: bool, axis: int, device: Device) -> None:
    random = np.random.default_rng(count)
    shapes = [(3, 5) if alike else ((1 + i % 3, 5) if axis == 0 else (3, 1 + i % 4)) for i in range(count)]
    values = [random.standard_normal(s).astype(np.float32) for s in shapes]
    arrays = [xp.asarray(v, device=device) for v in values]
    wanted = np.concatenate(values, axis=axis)
    np.testing.assert_array_equal(xp.concat(arrays, axis=axis).numpy(), wanted)
    np.testing.assert_array_equal(xp.concat([a * 2.0 for a in arrays], axis=axis).numpy(), wanted * 2)
    if count < 40 or alike:
        np.testing.assert_array_equal(xp.jit(lambda *a: xp.concat(a, axis=axis) + 1.0)(*arrays).numpy(), wanted + 1)
    assert xp.concat([arrays[0], xp.astype(arrays[1], xp.float64)], axis=axis).dtype is xp.float64


def test_gradients_through_many_parts(device: Device) -> None:
    x = xp.asarray(np.arange(6, dtype=np.float32).reshape(2, 3), device=device)

    def loss(x: Array) -> Array:
        whole = Array(joined([(x * float(i)).node for i in range(20)], 0), x.device)
        return xp.sum(whole * whole)

    np.testing.assert_allclose(xp.grad(loss)(x).numpy(), 2 * x.numpy() * sum(i * i for i in range(20)), rtol=1e-5)
