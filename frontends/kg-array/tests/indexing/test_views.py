"""Parts and other orders of an array are views of it:
what is written through one is seen by all, as with numpy's."""

from __future__ import annotations

import gc
import random
import weakref
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import kg_array as xp
import numpy as np
import pytest
from kg.runtime.device import Device
from kg_array.running.memory import TracedValueError

pytestmark = pytest.mark.part(4)

X = np.arange(24, dtype=np.float32).reshape(2, 3, 4)


def same(found: xp.Array, expected: object) -> None:
    assert found.numpy().tolist() == np.asarray(expected).tolist()


def test_a_slice_writes_through(device: Device) -> None:
    a = xp.asarray(X[0, 0], device=device)
    part = a[1:3]
    part += 10
    same(a, [0, 11, 12, 3])


#: The same of both libraries, by name: a function of the namespace and the array.
MOVES: dict[str, Callable[[Any, Any], Any]] = {
    "rows": lambda p, x: x[1],
    "steps": lambda p, x: x[:, ::2, ::-1],
    "new axis": lambda p, x: x[:, None, 1:],
    "rest": lambda p, x: x[1, 2, 3, ...],
    "whole": lambda p, x: x[...],
    "numpy's integer": lambda p, x: x[np.int64(1), np.int32(0) :],
    "reshape": lambda p, x: p.reshape(x, (4, -1)),
    "permute_dims": lambda p, x: p.permute_dims(x, (2, 0, 1)),
    "mT": lambda p, x: x.mT,
    "T": lambda p, x: x[0].T,
    "matrix_transpose": lambda p, x: p.matrix_transpose(x),
    "moveaxis": lambda p, x: p.moveaxis(x, 0, -1),
    "expand_dims": lambda p, x: p.expand_dims(x, axis=1),
    "squeeze": lambda p, x: p.squeeze(x[:1], axis=0),
    "flip": lambda p, x: p.flip(x, axis=1),
    "unstack": lambda p, x: p.unstack(x, axis=1)[2],
    "iteration": lambda p, x: list(x)[1],
    "part of a part": lambda p, x: x[1][1:][:, 1:3],
    "part of another order": lambda p, x: p.reshape(p.permute_dims(x, (1, 0, 2))[1:], (2, 2, 2, 2))[1, :, ::-1],
}


@pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
@pytest.mark.parametrize("computed", [True, False], ids=["computed", "pending"])
def test_moves_are_views(move: Callable[[Any, Any], Any], computed: bool, device: Device) -> None:
    ours, numpys = xp.asarray(X, device=device), X.copy()
    if not computed:
        ours, numpys = ours + 1.0, numpys + np.float32(1)
    part, expected = move(xp, ours), move(np, numpys)
    part += 100.0
    expected += 100.0
    same(ours, numpys)
    ours *= 2.0
    numpys *= 2.0
    same(part, expected)
    part[...] = 5.0
    expected[...] = 5.0
    same(ours, numpys)
    same(part, expected)


def test_numbers_and_copies_are_no_views(device: Device) -> None:
    a = xp.asarray(X, device=device)
    number, picked, masked = a[0, 1, 2], a[[0, 1]], a[a > 3.0]
    repeated, other, one = xp.broadcast_to(a[0, 0], (5, 4)), copy(a[1]), xp.reshape(a, (-1,), copy=True)
    deep, turned = deepcopy(a[1]), xp.reshape(a[0].T, (-1,))  # numpy copies here, too
    for x in (number, picked, masked, other, one, deep, turned):
        x += 1.0  # noqa: PLW2901  in place
    same(a, X)
    a += 1.0
    same(number, X[0, 1, 2] + 1)
    same(repeated, np.broadcast_to(X[0, 0], (5, 4)))


def test_exchanging_numbers(device: Device) -> None:
    """As with numpy's scalars: what was read stays."""
    a = xp.asarray([1.0, 2.0], device=device)
    first = a[0]
    a[0] = a[1]
    a[1] = first
    same(a, [2, 1])


def test_parts_see_each_other_when_the_whole_is_gone(device: Device) -> None:
    a = xp.asarray(X[0], device=device)
    first, second = a[:2], a[1:]
    del a
    gc.collect()
    first[1] = 7.0
    same(second[0], [7] * 4)


def test_the_only_part_of_what_is_gone_keeps_nothing(device: Device) -> None:
    a = xp.asarray(X, device=device) + 1.0
    part, seen = a[:, ::2], weakref.ref(a)
    del a
    gc.collect()
    assert seen() is None
    part += 1.0
    same(part, X[:, ::2] + 2)


def test_writing_a_part_in_place_computes_it_once(device: Device) -> None:
    """x[key] += v is a write into the part, and then one of the part into x, which changes nothing."""
    a = xp.asarray(X, device=device)
    a[:, 1] += 5.0
    before = a._buffer
    a[:, 1] = a[:, 1]
    assert a._buffer is before
    expected = X.copy()
    expected[:, 1] += 5
    same(a, expected)


def test_complex_numbers(device: Device) -> None:
    a, expected = xp.asarray(X[0] + 1j, device=device), X[0] + 1j
    part, other = a.T[1:, ::2], expected.T[1:, ::2]
    part *= 2j
    other *= np.complex64(2j)
    same(a, expected)


def test_dtype_and_shape_stay(device: Device) -> None:
    a = xp.asarray([1, 2, 3], device=device)
    part = a[:2]
    with pytest.raises(TypeError):
        part += 0.5
    with pytest.raises(ValueError):
        part += xp.ones((2, 2), dtype=a.dtype, device=device)
    same(a, [1, 2, 3])


# -- in traced functions


def _written(p: Any, x: Any) -> Any:
    flat = p.reshape(x, (-1,))
    part = x[:, 1]
    part += flat[3]
    p.permute_dims(x, (2, 1, 0))[1:3, 0] = 0.5
    flat[::5] *= x[1, 2, 3]
    return part * 2.0 + x[:, 2]


def test_jit(device: Device) -> None:
    def function(x: xp.Array) -> xp.Array:
        return _written(xp, x * 1.0)

    same(xp.jit(function)(xp.asarray(X, device=device)), _written(np, X.copy()))


def test_jit_writes_into_its_arguments_alone(device: Device) -> None:
    a = xp.asarray(X, device=device)
    same(xp.jit(lambda x: _written(xp, x))(a), _written(np, X.copy()))
    same(a, X)


def test_derivatives(device: Device) -> None:
    def written(x: xp.Array) -> xp.Array:
        x = x * 1.0
        part = x[1:3]
        part *= x[0]
        return xp.sum(x * x)

    x = xp.asarray([2.0, 3.0, 4.0, 5.0], device=device)
    # (x0, x0 x1, x0 x2, x3)
    same(xp.grad(written)(x), [2 * 2 + 2 * 2 * (9 + 16), 2 * 4 * 3, 2 * 4 * 4, 10])
    (tangent,) = [xp.jvp(written, (x,), (xp.ones(4, device=device),))[1]]
    assert float(tangent) == 104 + 24 + 32 + 10


def test_vmap_and_scan(device: Device) -> None:
    def written(x: xp.Array) -> xp.Array:
        x = x * 1.0
        part = x[::2]
        part += 1.0
        return x

    x = xp.asarray(X[0], device=device)
    expected = X[0].copy()
    expected[:, ::2] += 1
    same(xp.vmap(written)(x), expected)
    same(xp.scan(lambda state, row: (state, written(row)), xp.zeros(1, device=device), x)[1], expected)


def test_values_of_a_trace_do_not_leave_it(device: Device) -> None:
    a = xp.asarray(X, device=device)
    before = a[1]

    def leaves(x: xp.Array) -> xp.Array:
        part = a[1, 1:]
        part += x
        return part

    with pytest.raises(TracedValueError):
        xp.jit(leaves)(xp.ones(4, device=device))
    same(a, X)
    same(before, X[1])


def test_parts_of_a_donated_array(device: Device) -> None:
    a = xp.asarray(X, device=device)
    part = a[:, ::2]
    xp.jit(lambda x: x + 1.0, donate_argnums=0)(a)
    with pytest.raises(BufferError, match="was donated"):
        part += 1.0
        part.realize()


# -- random programs


def _random_key(rng: random.Random, shape: tuple[int, ...]) -> tuple[Any, ...]:
    key: list[Any] = []
    for size in shape:
        start = rng.randrange(size)
        kind = rng.randrange(6)
        if kind == 0 and len(shape) > 1:
            key.append(start)
        elif kind == 1:
            key.append(slice(start, rng.randrange(start, size) + 1))
        elif kind == 2:
            key.append(slice(start, None, -1))
        elif kind == 3:
            key.append(slice(None, None, 2))
        else:
            key.append(slice(None))
    return (*key, ...)  # no scalars


def _taken(rng: random.Random, seed: int, p: Any, x: Any) -> Any:
    """A random view, the same of both libraries."""
    rng = random.Random(seed)
    match rng.randrange(5):
        case 0 | 1:
            return x[_random_key(rng, x.shape)]
        case 2:
            order = rng.sample(range(x.ndim), x.ndim)
            return p.permute_dims(x, tuple(order))
        case 3:
            return p.reshape(x, (-1,) if x.ndim > 1 else (1, -1))
        case _:
            return p.flip(x, axis=rng.randrange(x.ndim)) if x.ndim else x[...]


def _programs(seed: int, p: Any, x: Any, look: Callable[[Any], object]) -> list[Any]:
    rng = random.Random(seed)
    views = [x]
    for step in range(14):
        view = rng.choice(views)
        what, own = rng.randrange(7), rng.randrange(1 << 30)
        if what < 3:
            views.append(_taken(rng, own, p, view))
        elif what == 3:
            view += step
        elif what == 4:
            view[_random_key(random.Random(own), view.shape)] = step
        elif what == 5:
            other = rng.choice(views)
            view *= 1 + other[(0,) * other.ndim]
        else:
            look(view)
    return views


@pytest.mark.parametrize("seed", range(40))
def test_random_programs(seed: int, device: Device) -> None:
    ours, expected = (
        _programs(seed, p, x, look)
        for p, x, look in (
            (xp, xp.asarray(X.astype(np.int64), device=device), lambda x: x.numpy()),
            (np, X.astype(np.int64), lambda x: None),
        )
    )
    for found, wanted in zip(ours, expected, strict=True):
        same(found, wanted)


@pytest.mark.parametrize("seed", range(0, 40, 4))
def test_random_programs_traced(seed: int, device: Device) -> None:
    traced = xp.jit(lambda x: _programs(seed, xp, x, lambda x: None))
    ours = traced(xp.asarray(X.astype(np.int64), device=device))
    for found, wanted in zip(ours, _programs(seed, np, X.astype(np.int64), lambda x: None), strict=True):
        same(found, wanted)
