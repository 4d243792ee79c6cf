"""Views of kg_array.numpy are read when somebody looks:
random programs of views and writes show what numpy's show, whatever was read before."""

from __future__ import annotations

import gc
import random
from typing import Any

import kg_array as xp
import kg_array.numpy as knp
import numpy as np
import pytest

pytestmark = pytest.mark.part(4)

#: Movements that numpy gives a view of too, of arrays of two dimensions and more.
_MOVES: dict[str, Any] = {
    "row": lambda p, x, n: x[n % x.shape[0]],
    "rows": lambda p, x, n: x[n % x.shape[0] :],
    "column": lambda p, x, n: x[:, n % x.shape[1]],
    "columns": lambda p, x, n: x[:, : 1 + n % x.shape[1]],
    "steps": lambda p, x, n: x[::2, ::-1],
    "negative": lambda p, x, n: x[-1:],
    "new axis": lambda p, x, n: x[None, :, n % x.shape[1] :],
    "rest": lambda p, x, n: x[..., 0],
    "T": lambda p, x, n: x.T,
    "swapaxes": lambda p, x, n: p.swapaxes(x, 0, 1),
    "moveaxis": lambda p, x, n: p.moveaxis(x, 0, -1),
    "flip": lambda p, x, n: p.flip(x, 1),
    "flip all": lambda p, x, n: p.flip(x),
    "expand_dims": lambda p, x, n: p.expand_dims(x, 0),
    "squeeze": lambda p, x, n: p.squeeze(x[:1], 0),
    "transpose": lambda p, x, n: p.transpose(x, (*range(1, x.ndim), 0)),
    "rollaxis": lambda p, x, n: p.rollaxis(x, 1),
    "whole": lambda p, x, n: x[:],
}
_LINES: dict[str, Any] = {
    "part": lambda p, x, n: x[n % x.shape[0] :],
    "turned": lambda p, x, n: x[::-1],
    "column of one": lambda p, x, n: x[:, None],
    "pairs": lambda p, x, n: x[: x.shape[0] // 2 * 2].reshape(-1, 2) if x.shape[0] > 1 else x,
}
_OF_WHOLES: dict[str, Any] = {
    "ravel": lambda p, x, n: x.ravel(),
    "reshape": lambda p, x, n: x.reshape(x.shape[0] * x.shape[1], -1),
    "squeeze": lambda p, x, n: p.squeeze(x),
}


def _write(x: Any, y: Any, how: int, n: int) -> None:
    """The same write into ours and numpy's."""
    row = n % x.shape[0]
    for a in (x, y):
        match how:
            case 0:
                a += 1.0  # noqa: PLW2901  in place
            case 1:
                a[...] = float(n)
            case 2:
                a[row] = n
            case 3:
                a[row:] *= 0.5
            case 4:
                a[row] = a[0] * 2 + a[-1]
            case 5:
                a[0] = a[row]
            case _:
                a[:] = a[::-1] - 1


@pytest.mark.parametrize("seed", range(40))
def test_random_views_and_writes(seed: int) -> None:
    r = random.Random(seed)
    values = np.arange(24, dtype=np.float32).reshape(r.choice([(4, 6), (2, 3, 4), (6, 4)]))
    pairs = [(knp.array(values), values.copy())]
    for step in range(30):
        x, y = r.choice(pairs)
        n = r.randrange(8)
        if r.random() < 0.5:
            moves = _MOVES if y.ndim > 1 else _LINES
            if y.ndim == 2 and y.base is None:
                moves = moves | _OF_WHOLES
            move = moves[r.choice(list(moves))]
            found, expected = move(knp, x, n), move(np, y, n)
            assert found.shape == expected.shape and found.ndim == expected.ndim and len(found) == len(expected)
            if expected.size:
                assert np.shares_memory(expected, y)
                pairs.append((found, expected))
        else:
            _write(x, y, r.randrange(7), n)
        if r.random() < 0.3:
            pairs.pop(r.randrange(len(pairs))) if len(pairs) > 3 else None
        for found, expected in r.sample(pairs, min(2, len(pairs))):
            if r.random() < 0.5:
                assert (found * 2.0 - found).tolist() == (expected * 2.0 - expected).tolist(), step
            else:
                assert found.tolist() == expected.tolist(), step
    for found, expected in pairs:
        assert found.tolist() == expected.tolist()


def test_wrong_positions_are_refused_where_they_are_written() -> None:
    """Whether a key like this was met before or not."""
    x = knp.zeros((3, 4))
    for key in (2, (2, 3), (slice(None), 3), slice(1, 3)):
        _ = x[key], x[key]
    for key in (3, -4, (0, 4), (slice(None), 4), (0, 0, 0), 1.0, (1.0, 2), (0, (1, 2), 0)):
        for _ in range(2):
            with pytest.raises(IndexError):
                _ = x[key]
            with pytest.raises(IndexError):
                x[key] = 1.0
    for _ in range(2):
        with pytest.raises(ValueError, match="does not go"):
            x[1] = knp.ones(3)
        with pytest.raises(ValueError):
            x.reshape(5, 5)
        with pytest.raises(ValueError):
            x.transpose(0, 0)


def test_true_is_no_position_as_one_is() -> None:
    x = knp.array([[1.0, 2.0], [3.0, 4.0]])
    assert x[1].shape == (2,)
    assert x[True].shape == (1, 2, 2)
    assert x[1, 0].shape == () and x[True, 0].shape == (1, 2)


def test_a_view_that_nobody_reads_keeps_its_array() -> None:
    x = knp.array([1.0, 2.0, 3.0])
    _ = x[1:]
    part = x[1:]
    assert part.base is x
    x[2] = 7.0
    del x
    gc.collect()
    assert part.tolist() == [2.0, 7.0]


def test_a_value_is_read_at_once() -> None:
    """As with numpy: a number is no view, and neither is what is computed."""
    x = knp.array([[1.0, 2.0], [3.0, 4.0]])
    for _ in range(3):
        number, double, part = x[0, 1], x[0] * 2.0, x[0]
        before = float(number), double.tolist()
        x[0] = x[0] + 1.0
        assert (float(number), double.tolist()) == before
        assert part.tolist() == x.tolist()[0]


def test_views_from_outside_of_a_traced_function() -> None:
    x = knp.array([[1.0, 2.0], [3.0, 4.0]])
    _ = x[1], x[:, 1]
    row, column = x[1], x[:, 1]

    @xp.jit
    def f(v: Any) -> Any:
        inside = v[1]
        return row + column + v[:, 1] + inside

    assert f(x).tolist() == (np.array([3, 4]) * 2 + np.array([2, 4]) * 2).tolist()
    x[1] = 0.0
    assert row.tolist() == [0.0, 0.0] and column.tolist() == [2.0, 0.0]


@pytest.mark.parametrize("dtype", ["int8", "int64", "uint16", "float16", "float64", "bool", "complex64"])
def test_writes_of_numbers(dtype: str) -> None:
    values = np.ones((3, 4), dtype)
    x, y = knp.array(values), values.copy()
    for number in (0, 1, True) if dtype == "bool" else (0, 1, 100, 3):
        for key in (1, (slice(None), 2), slice(0, 2), (2, 3)):
            x[key] = number
            y[key] = number
            assert x.tolist() == y.tolist()
    if dtype == "int8":
        for _ in range(2):
            with pytest.raises((OverflowError, TypeError, ValueError)):
                x[1] = 300


def test_operators_with_numbers_of_one_value() -> None:
    """0 and -0, 1 and True and 1.0 are equal, and not the same operand."""
    x, y = knp.array([-1.0, 0.0, 2.0]), np.array([-1.0, 0.0, 2.0])
    for _ in range(3):
        for number in (0, 0.0, -0.0, 1, 1.0, True, -1, 2, 2.5):
            for ours, theirs in ((x + number, y + number), (x * number, y * number), (x > number, y > number)):
                assert ours.dtype == theirs.dtype and ours.numpy().tobytes() == theirs.tobytes(), number
    i, j = knp.array([1, 2]), np.array([1, 2])
    for _ in range(3):
        for number in (1, 1.0, True, 3):
            assert (i + number).dtype == (j + number).dtype and (i + number).tolist() == (j + number).tolist()


def test_a_view_is_given_another_shape_and_stays_one() -> None:
    results = []
    for p in (np, knp):
        x = p.arange(24.0).reshape(4, 6)
        view = x[1:]
        row, column = view[0], view[:, 1]
        view.shape = (2, 9)
        view[1, 0] = -1.0
        row[2], column[2] = -2.0, -3.0
        again = view[0, 3:]
        view.shape = -1
        again[0] = -4.0
        results.append([np.asarray(v).tolist() for v in (x, view, row, column, again)])
        with pytest.raises(AttributeError):
            x.T[1:].shape = (20,)
        x.shape = 2, 12
        results[-1].append((x.shape, view.shape, x[0].tolist()))
    assert results[0] == results[1]
