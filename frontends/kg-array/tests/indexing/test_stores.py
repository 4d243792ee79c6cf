"""x[key] = value and x[key] at one position after another:
the programs that are compiled, and whose memory is written."""

from __future__ import annotations

import copy
import random
import warnings
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.ir.uop import UOp
from kg.runtime.device import Device
from kg.runtime.plan.data import launches
from kg_array.indexing import stores
from kg_array.running import evaluate
from kg_graph.partition import partition

X = np.arange(5 * 6 * 8, dtype=np.float32).reshape(5, 6, 8)


@pytest.fixture(params=[True, False], ids=["host", "kernels"])
def by_host(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether small parts are written by the host, where it sees the memory."""
    if not request.param:
        monkeypatch.setattr(stores, "_SMALL", 0)
    return bool(request.param)


def _equal(found: xp.Array, expected: np.ndarray) -> None:
    np.testing.assert_array_equal(found.numpy(), expected)


def _columns(p: Any, y: Any, count: int) -> None:
    y[:, 0] = 1.0
    for j in range(1, count):
        y[:, j] = y[:, j - 1] * np.float32(0.75) + np.float32(j)


@pytest.mark.usefixtures("by_host")
def test_a_loop_over_columns_compiles_a_few_programs(device: Device) -> None:
    ours, numpys = xp.zeros((5, 33), dtype=xp.float32, device=device), np.zeros((5, 33), np.float32)
    before = len(evaluate._compiled)
    _columns(xp, ours, 33)
    assert len(evaluate._compiled) - before <= 8  # one for each step before: 64
    _columns(np, numpys, 33)
    _equal(ours, numpys)


@pytest.mark.usefixtures("by_host")
def test_stores_at_many_positions_share_a_program(device: Device) -> None:
    ours, numpys = xp.asarray(X, device=device), X.copy()
    value = np.arange(5, dtype=np.float32)
    mine = xp.asarray(value, device=device)
    programs: list[int] = []
    for step in range(48):
        i, j = step % 6, step * 5 % 8
        ours[:, i, j] = mine
        ours[1:4, 5 - i, -1 - j] = step
        ours[::2, None, i] = mine[j % 3]
        numpys[:, i, j] = value
        numpys[1:4, 5 - i, -1 - j] = step
        numpys[::2, None, i] = value[j % 3]
        programs.append(len(evaluate._compiled))
    assert programs[12] == programs[-1]
    _equal(ours, numpys)


def test_parts_at_many_positions_share_a_program(device: Device) -> None:
    x = xp.asarray(X, device=device)
    programs: list[int] = []
    for step in range(24):
        i, j = step % 6, step % 4
        _equal(
            x[::-2, i, j : j + 5 : 2] * x[:3, 5 - i, 3 + j :: -1][:, :3] + 0.5,
            X[::-2, i, j : j + 5 : 2] * X[:3, 5 - i, 3 + j :: -1][:, :3] + np.float32(0.5),
        )
        programs.append(len(evaluate._compiled))
    assert programs[12] == programs[-1]


def _traced(p: Any, rng: random.Random, x: Any, v: Any) -> tuple[Any, ...]:
    """Stores and reads at positions that have to do with each other, or not."""
    total, results = v * 0, []
    _, rows, columns = x.shape
    for k in range(24):
        i, j, other = rng.randrange(rows), rng.randrange(columns), (slice(None), rng.randrange(rows), rng.randrange(columns))
        match rng.randrange(8):
            case 0 | 1 | 2:
                x[:, i, j] = v * np.float32(k + 1)
            case 3:
                x[:, i, j] = x[other] + total
            case 4:
                total = total + x[other]
            case 5:
                total = total + (x[:, :, j].sum(1) if p is np else p.sum(x[:, :, j], axis=1))
            case 6:
                x[1, i, j:] = x[2, i, j:] * np.float32(0.5)
            case _:
                x[::2, i, j : j + 2] = x[::2, i, j : j + 1]
        if rng.randrange(8) == 0:
            results.append(x[:, i] * np.float32(2))
    return x, total, *results


@pytest.mark.parametrize("shape", [(4, 40, 40), (4, 5, 6)], ids=["large", "small"])
@pytest.mark.parametrize("seed", range(6))
def test_traced_stores_at_many_positions(seed: int, shape: tuple[int, ...], device: Device) -> None:
    x, v = (np.random.default_rng(seed).random(s).astype(np.float32) for s in (shape, shape[:1]))
    expected = _traced(np, random.Random(seed), x.copy(), v)
    jitted = xp.jit(lambda x, v: _traced(xp, random.Random(seed), x, v), donate_argnums=(0,) if seed % 3 == 0 else ())
    found: Any = jitted(xp.asarray(x, device=device), xp.asarray(v, device=device))
    for ours, numpys in zip(found, expected, strict=True):
        np.testing.assert_allclose(ours.numpy(), numpys, rtol=1e-5)


def test_a_loop_goes_on_from_many_stores(device: Device) -> None:
    """What was read on the way is in one memory, what the loop carries in another."""

    def stores(p: Any, x: Any, y: Any) -> tuple[Any, Any]:
        for j in range(12):
            x[:, j] = p.sum(y[:8], axis=0)[:64] * np.float32(0.01) + x[:, j]
            y[j, 1:] = p.sum(x[:, 3:9], axis=1)[1:] * np.float32(0.01)
        return x, y

    def function(x: Any, y: Any) -> Any:
        def step(_: Any, carried: Any) -> Any:
            return carried[1] * 0.5 + 1.0, carried[0]

        return xp.fori_loop(0, 2, step, stores(xp, x, y))

    given = [np.random.default_rng(seed).random((64, 64)).astype(np.float32) for seed in (2, 3)]
    found: Any = xp.jit(function)(*[xp.asarray(a, device=device) for a in given])
    for ours, numpys in zip(found, stores(np, *[a.copy() for a in given]), strict=True):
        np.testing.assert_allclose(ours.numpy(), numpys * np.float32(0.5) + np.float32(1), rtol=1e-5)


def test_a_traced_loop_over_columns_has_a_few_kernels(device: Device) -> None:
    count = 96

    def columns(y: Any) -> Any:
        for j in range(count - 1):
            y[:, j + 1] = y[:, j] * 0.75 + y[:, j + 1]
        return y

    numpys = np.random.default_rng(1).random((64, count)).astype(np.float32)
    given, jitted = xp.asarray(numpys, device=device), xp.jit(columns)
    np.testing.assert_allclose(jitted(given).numpy(), columns(numpys.copy()), rtol=1e-5)
    plan, _ = partition(jitted.trace(jitted.given((given,), {})).call, device.renderer)
    assert len(plan.steps) > count and len({step.kernel for step in launches(plan.steps)}) <= 16


def _random_key(rng: random.Random, shape: tuple[int, ...]) -> tuple[Any, ...]:
    key: list[Any] = []
    for size in shape:
        low, count, step = rng.randrange(size), rng.randrange(1, 4), rng.choice((1, 1, 2, 3, -1, -2))
        low = min(low, max(0, size - 1 - (count - 1) * abs(step)))
        high = low + (count - 1) * abs(step)
        first, stop = (low, high + 1) if step > 0 else (high, low - 1 if low else None)
        key.append(rng.choice((low, low - size, slice(first, stop, step), slice(first, stop, step), slice(None))))
    if rng.randrange(3) == 0:
        key[rng.randrange(len(key) + 1) :] = [...]
    if rng.randrange(3) == 0:
        key.insert(rng.randrange(len(key) + 1), None)
    return tuple(key)


@pytest.mark.usefixtures("by_host")
@pytest.mark.parametrize("dtype", ["float32", "int8", "bool", "complex64"])
def test_random_parts_and_stores(dtype: str, device: Device) -> None:
    rng = random.Random(dtype)
    numpys = (X[:, :4, :5] % 7).astype(dtype)
    ours = xp.asarray(numpys, device=device)
    for _ in range(60):
        key, other = _random_key(rng, numpys.shape), _random_key(rng, numpys.shape)
        value = numpys[other]
        if value.shape == numpys[key].shape:
            ours[key] = ours[other]
            numpys[key] = value.copy()
        else:
            number = numpys.dtype.type(rng.randrange(9)).item()
            ours[key] = number
            numpys[key] = number
        _equal(ours, numpys)


@pytest.mark.usefixtures("by_host")
def test_memory_is_used_again_where_nobody_else_has_it(device: Device) -> None:
    x = xp.zeros((4, 6), dtype=xp.float32, device=device).realize()
    addresses: set[int] = set()
    for _ in range(5):
        x[:, 2] = 1.0
        x[1] = xp.ones(6, dtype=xp.float32, device=device) * 3.0
        x[:, 1] = x[:, 2] + x[1, 0]
        x[2:] += 0.0
        addresses.add(x.buffer.address)
    assert len(addresses) <= 2  # where a program is made, its graph may still have the memory
    _equal(x, np.asarray([[0, 4, 1, 0, 0, 0], [3, 6, 3, 3, 3, 3], [0, 4, 1, 0, 0, 0], [0, 4, 1, 0, 0, 0]]))


@pytest.mark.usefixtures("by_host")
@pytest.mark.parametrize("key", [(slice(None), 2), (1,)], ids=["column", "row"])
def test_who_has_the_memory_keeps_its_values(key: tuple[Any, ...], device: Device) -> None:
    zeros = np.zeros((4, 6), np.float32)
    numpys = zeros.copy()
    for holder in (
        copy.copy,
        copy.deepcopy,
        lambda x: x + 1.0 - 1.0,  # pending
        lambda x: copy.copy(x[1:3]),
        lambda x: x[1:3] * 2.0,  # pending, of a part in memory
        lambda x: (part := x[1:3], copy.copy(part))[1],
        lambda x: xp.concat([x, x])[:4],  # computed
        lambda x: np.asarray(x, copy=False),
        lambda x: x.buffer,
        lambda x: x.node,
    ):
        x = xp.asarray(numpys, device=device)
        held = holder(x)
        x[key] = 7.0
        if isinstance(held, np.ndarray):
            assert not held.any()
        else:
            assert not (xp.Array(held, device) if isinstance(held, UOp) else held).numpy().any()
        assert float(xp.max(x)) == 7.0
    assert not numpys.any()


def test_memory_of_others_is_not_written(device: Device) -> None:
    numpys = np.zeros((4, 6), np.float32)
    x = xp.from_dlpack(numpys)
    x[:, 1] = 2.0
    x[0] = 3.0
    assert not numpys.any()


def test_what_does_not_go_into_a_part_is_refused(device: Device) -> None:
    x = xp.asarray(X, device=device)
    with pytest.raises(ValueError, match="does not go into a part of shape"):
        x[:, 1] = xp.ones((3, 8), dtype=xp.float32, device=device)
    with pytest.raises(IndexError, match="out of range"):
        x[:, 6] = 1.0
    with pytest.raises(IndexError, match="axes indexed"):
        x[:, 0, 0, 0] = 1.0
    with pytest.raises(ValueError, match="zero"):
        x[:, ::0] = 1.0
    _equal(x, X)


@pytest.mark.parametrize("dtype", ["bfloat16", "float8_e4m3", "float16", "float32", "uint8", "int64", "bool", "complex64"])
def test_numbers_that_are_written_are_those_that_are_made(dtype: str, device: Device, by_host: bool) -> None:
    """Rounded as elsewhere, and without numpy's warnings."""
    kind = xp.zeros(1, dtype=dtype, device=device).dtype
    numbers = {"b": [True], "u": [255, 3], "i": [-(2**62), 5], "f": [0.1, 1e9, -1e300, 2.5, float("inf"), float("nan"), 7]}
    for number in (
        numbers[str(np.dtype(dtype).kind)]
        if dtype in ("uint8", "int64", "bool")
        else [*numbers["f"], *([1e300 + 0.1j] if dtype == "complex64" else [])]
    ):
        x = xp.zeros((3, 4), dtype=dtype, device=device).realize()
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            x[1:, -2] = number
        expected = xp.full((2,), number, dtype=kind, device=device).numpy()
        np.testing.assert_array_equal(x.numpy()[1:, 2], expected)
        assert not x.numpy()[:, [0, 1, 3]].any()


@pytest.mark.parametrize(
    ("key", "value", "error", "says"),
    [
        ((5, 0), 1.0, IndexError, "5"),
        ((0, 0, 0), 1.0, IndexError, "indices|dimensions|index"),
        ((slice(None), 1), np.ones(4, np.float32), ValueError, "does not go into"),
        ((slice(0, 3, 0), 1), 1.0, ValueError, "step"),
        ((0, 1), 1j, TypeError, "does not mix"),
    ],
)
def test_what_does_not_go_there(key: Any, value: Any, error: type[Exception], says: str, device: Device) -> None:
    x = xp.zeros((3, 4), dtype=xp.float32, device=device).realize()
    with pytest.raises(error, match=says):
        x[key] = value
    assert not x.numpy().any()


@pytest.mark.usefixtures("by_host")
def test_stores_at_positions_and_under_masks(device: Device) -> None:
    rng = np.random.default_rng(5)
    numpys = X.copy()
    ours = xp.asarray(numpys, device=device)
    for step in range(12):
        rows, columns = rng.permutation(5)[:3], rng.integers(-8, 8, 3)
        mask, flat = rng.random((5, 6)) < 0.4, rng.random(8) < 0.5
        keys: list[Any] = [
            rows,
            (rows, slice(1, 4)),
            (Ellipsis, np.unique(columns)),
            (rows, 2, columns),
            mask,
            (slice(None), 1, flat),
            (mask, 3),
        ]
        for key in keys:
            entries = key if isinstance(key, tuple) else (key,)
            theirs = tuple([xp.asarray(e, device=device) if isinstance(e, np.ndarray) and step % 2 else e for e in entries])
            value = rng.random(numpys[key].shape[1:]).astype(np.float32) if step % 3 else float(step)
            ours[theirs] = xp.asarray(value, device=device) if step % 3 else value
            numpys[key] = value
            _equal(ours, numpys)


@pytest.mark.usefixtures("by_host")
def test_of_positions_that_occur_twice_the_last_wins(device: Device) -> None:
    x = xp.zeros(4, dtype=xp.float32, device=device).realize()
    x[xp.asarray([1, 3, 1], device=device)] = xp.asarray([1.0, 2.0, 3.0], device=device)
    _equal(x, np.asarray([0, 3, 0, 2], np.float32))


def test_parts_of_what_is_pending_are_of_one_value(device: Device) -> None:
    """Who takes an array apart has it computed once."""
    x = xp.asarray(X, device=device) * 2.0 + 1.0
    rows = list(x)
    assert len({row.buffer.storage for row in rows}) == 1
    _equal(xp.stack(rows), X * np.float32(2) + np.float32(1))


@pytest.mark.usefixtures("by_host")
@pytest.mark.parametrize("size", [40, 100_000])
def test_an_array_is_stored_into_itself(size: int, device: Device) -> None:
    x = xp.arange(float(size), device=device).realize()
    x[::-1] = x
    _equal(x, np.arange(float(size), dtype=np.float32)[::-1])
    x[1:] = x[:-1]
    _equal(x[:3], np.array([size - 1, size - 1, size - 2], np.float32))
