"""Elements picked and written by position and condition:
beside numpy, on views whose elements do not lie in a row, and with what is out of range."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array.numpy as knp
import numpy
import pytest

VIEWS: dict[str, Callable[[Any], Any]] = {
    "itself": lambda x: x,
    "transposed": lambda x: x.T,
    "columns": lambda x: x[:, 1:],
    "reversed": lambda x: x[:, ::-1],
    "rows": lambda x: x[1:],
    "a column": lambda x: x[:, 1],
    "columns of columns": lambda x: x[:, 1:].T[:2],
}
WRITES: dict[str, Callable[[Any, Any], Any]] = {
    "put one": lambda np, v: np.put(v, [1], 50.0),
    "method": lambda np, v: v.put([0], [9.0]),
    "put several": lambda np, v: np.put(v, [0, -1], [7.0, 8.0]),
    "put repeated": lambda np, v: np.put(v, [0, 1, -1], [7.0, 8.0]),
    "put in an array": lambda np, v: np.put(v, np.asarray([1, 0]), np.asarray([7.0, 8.0])),
    "put around": lambda np, v: np.put(v, [-9, 13, 1], [1.0, 2.0, 3.0], mode="wrap"),
    "put nearest": lambda np, v: v.put([-9, 13], [1.0, 2.0], mode="clip"),
    "put nothing": lambda np, v: [np.put(v, [], []), np.put(v, [], [1.0]), np.put(v, [0, 1], [])],
    "flat one": lambda np, v: v.flat.__setitem__(1, 4.0),
    "flat slice": lambda np, v: v.flat.__setitem__(slice(0, None, 2), 4.0),
    "flat positions": lambda np, v: v.flat.__setitem__([0, 1], 9.0),
    "flat positions and values": lambda np, v: v.flat.__setitem__([0, 1], [9.0, 3.0]),
    "place": lambda np, v: np.place(v, v > 2, [1.0, 2.0]),
    "putmask": lambda np, v: np.putmask(v, v > 2, -1.0),
}


@pytest.mark.parametrize("name", WRITES)
@pytest.mark.parametrize("view", VIEWS)
def test_what_is_written_into_a_view_is_written_into_its_array(view: str, name: str) -> None:
    for _ in range(2):
        found, right = [np.arange(6.0).reshape(2, 3) for np in (knp, numpy)]
        whole = found.reshape(-1)
        for np, x in ((knp, found), (numpy, right)):
            WRITES[name](np, VIEWS[view](x))
        numpy.testing.assert_array_equal(found, right)
        numpy.testing.assert_array_equal(whole, right.reshape(-1))


def test_modes_of_positions_out_of_range() -> None:
    for np in (knp, numpy):
        x = np.arange(6.0)
        for call in (lambda np=np, x=x: np.put(x, [1], 2.0, mode="mean"), lambda np=np, x=x: np.take(x, [1], mode="mean")):
            with pytest.raises(ValueError, match="mode"):
                call()
        with pytest.raises(IndexError):
            np.put(x, [7], 1.0)
        with pytest.raises(ValueError):
            np.place(x, x > 1, [])
        assert x.tolist() == [0, 1, 2, 3, 4, 5]
        assert np.take(x, [-8, 7], mode="wrap").tolist() == [4, 1] and np.take(x, [-8, 7], mode="clip").tolist() == [0, 5]


@pytest.mark.parametrize("given", [[1.0, 2.0], numpy.ones(2), knp.ones(2).sum()], ids=["list", "numpy", "number"])
def test_what_is_no_array_of_this_namespace_is_not_written_to(given: Any) -> None:
    with pytest.raises(TypeError, match=r"only an ndarray of kg_array\.numpy is written to"):
        knp.put(given, [0], [5.0])


CONDITIONS = [
    [True, False, True, False, False, True],
    [1j, 0, 2 - 1j, 0j, complex(0, numpy.nan), 3],
    [-0.0, 0.25, numpy.nan, 0, 0, -1],
    [0, 1],
    [0, 1, 1, 0, 0, 0, 0, 0, 0],
    [[0, 1j], [1, 0], [0, 0]],
]


@pytest.mark.parametrize("condition", CONDITIONS, ids=str)
def test_elements_under_conditions(condition: list[Any]) -> None:
    def calls(np: Any) -> list[Any]:
        x, given = np.arange(6.0), np.asarray(condition)
        found = [np.extract(c, v) for c in (given, condition) for v in (x, x.reshape(2, 3))]
        if given.ndim == 1:
            found += [np.compress(c, x) for c in (given, condition)] + [
                x.reshape(3, 2).compress(given),
                x.compress(given, axis=0),
            ]
            rows = np.asarray([condition[:2] + [0] * 4])[0]
            found.append(np.compress(rows, np.arange(6).reshape(3, 2), axis=1))
        return found

    for found, right in zip(calls(knp), calls(numpy), strict=True):
        numpy.testing.assert_array_equal(found, right)


@pytest.mark.parametrize("call", ["extract", "compress"])
def test_conditions_that_hold_beyond_the_end(call: str) -> None:
    for np in (knp, numpy):
        with pytest.raises(IndexError, match="index 8 is out of"):
            getattr(np, call)([1, 0, 0, 0, 0, 0, 0, 0, 1], np.arange(6))


def test_complex_numbers_that_are_not_zero_are_true() -> None:
    z = numpy.array(
        [0, 1j, 1, 1 + 1j, complex(numpy.nan, 0), complex(0, numpy.nan), complex(-0.0, -0.0), complex(0, numpy.inf)]
    )

    def calls(np: Any) -> list[Any]:
        x, other = np.asarray(z), np.asarray(z[::-1])
        written = np.zeros(3, dtype=bool)
        written[0] = 1j
        written[1:] = x[:2]
        return [
            *(x.astype(bool), np.logical_and(x, other), np.logical_or(x, 0j), np.logical_xor(x, other), np.logical_not(x)),
            *(
                np.where(x, 1, 2),
                np.where(x.astype(np.complex64), x, 0),
                np.nonzero(x)[0],
                np.count_nonzero(x),
                x[x.astype(bool)],
            ),
            *(np.any(x), np.all(x[1:]), np.any(x[1:2]), np.logical_and(x, 1j), written, np.full(2, 1j, dtype=bool)),
        ]

    for found, right in zip(calls(knp), calls(numpy), strict=True):
        assert numpy.asarray(found).dtype == numpy.asarray(right).dtype
        numpy.testing.assert_array_equal(found, right)
