"""What a function remembers of a call is its own:
called again, between others and of what others made that is not computed yet, it gives what numpy gives."""

from __future__ import annotations

from typing import Any, Final

import kg_array as ka
import kg_array.numpy as knp
import numpy
import pytest
from kg_array.numpy.ndarrays import composed
from kg_array.numpy.ufuncs import UFUNCS

RNG = numpy.random.default_rng(5)
DTYPES = ["float64", "float32", "int32", "bool", "complex64"]
COMPOSED = [
    *("nan_to_num", "round"),
    *sorted(
        name
        for name, function in vars(knp).items()
        if getattr(getattr(function, "__code__", None), "co_filename", "") == composed.__file__ and hasattr(numpy, name)
    ),
]
#: What makes an operand that is pending, of x, of y, and of both: of the dtype that these have.
MADE: Final = {
    "bool": ["logical_not", "logical_not", "logical_xor"],
    "int32": ["square", "negative", "maximum"],
    "float64": ["square", "negative", "copysign"],
    "float32": ["square", "negative", "copysign"],
    "complex64": ["square", "negative", "multiply"],
}
#: What is not here of complex numbers.
REFUSED: Final = {
    "complex64": {
        *("maximum", "minimum", "fmax", "fmin", "vander", "isin", "searchsorted"),
    },
}


def _numbers(dtype: str, shape: tuple[int, ...]) -> Any:
    numbers = RNG.integers(1, 5, shape)
    if dtype == "bool":
        return numbers > 2
    if dtype == "int32":
        return numbers.astype(dtype)
    signs = RNG.choice([-0.875, 0.625], shape)
    return (numbers * signs + (1j * numbers[::-1] if dtype == "complex64" else 0)).astype(dtype)


def _operands(np: Any, dtype: str, count: int, which: int, x: Any, y: Any) -> list[Any]:
    """Those of a call: computed ones where `which` is even, else one of them pending;
    once the same array twice."""
    of_x, of_y, of_both = [getattr(np, name) for name in MADE[dtype]]
    if count == 1:
        return [[x], [of_x(x)], [y], [of_both(x, y)], [x]][which]
    return [[x, y], [of_x(x), y], [x, x], [x, of_y(y)], [x, y]][which]


def _called(np: Any, name: str, given: list[Any]) -> Any:
    if name == "searchsorted":
        given = [np.sort(given[0]), *given[1:]]
    with numpy.errstate(all="ignore"):
        return getattr(np, name)(*given)


def _check(names: list[str], dtype: str, count: int, shape: tuple[int, ...]) -> None:
    x, y = _numbers(dtype, shape), _numbers(dtype, shape)
    ours = knp.asarray(x), knp.asarray(y)
    checked = set()
    for which in range(5):
        for name in names:
            try:
                right = numpy.asarray(_called(numpy, name, _operands(numpy, dtype, count, which, x, y)))
            except (TypeError, ValueError):
                continue  # numpy has it not of these
            what = f"{name} of {dtype}, call {which}"
            given = _operands(knp, dtype, count, which, *ours)
            if name in REFUSED.get(dtype, ()):
                with pytest.raises(TypeError):
                    _called(knp, name, given)
                continue
            found = numpy.asarray(_called(knp, name, given))
            assert found.shape == right.shape and found.dtype == right.dtype, what
            close = {"rtol": 3e-3 if right.dtype == numpy.float16 else 3e-5, "atol": 1e-5}
            numpy.testing.assert_allclose(found, right, err_msg=what, **close)
            checked.add(name)
    assert len(checked) >= 5


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("dtype", DTYPES)
def test_ufuncs(dtype: str, count: int) -> None:
    _check([name for name, function in UFUNCS.items() if function.nin == count], dtype, count, (3, 7))


@pytest.mark.part(2)
@pytest.mark.parametrize("shape", [(9,), (5, 5)], ids=["row", "matrix"])
@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("dtype", DTYPES)
def test_composed_functions(dtype: str, count: int, shape: tuple[int, ...]) -> None:
    _check(COMPOSED, dtype, count, shape)


@pytest.mark.parametrize("dtype", DTYPES)
def test_results_are_arrays_of_their_own(dtype: str) -> None:
    """Where numpy's are, the first time too: writing into one does not write into the operand."""
    x = _numbers(dtype, (4, 4))
    checked = 0
    for name in [*[name for name, function in UFUNCS.items() if function.nin == 1], *COMPOSED]:
        for _ in range(3):
            try:
                right = _called(numpy, name, [x])
            except (TypeError, ValueError):
                break
            if name in REFUSED.get(dtype, ()) or numpy.shape(right) != x.shape or numpy.shares_memory(right, x):
                break
            ours = knp.asarray(x)
            made = _called(knp, name, [ours])
            made[...] = ~made if made.dtype == bool else made + 1
            numpy.testing.assert_array_equal(ours, x, err_msg=name)
            checked += 1
    assert checked >= 30


def test_fmod_is_not_its_last_operation() -> None:
    v, w = knp.asarray([5.5, -7.25]), knp.asarray([2.0, 3.0])
    assert [knp.fmod(v, w).tolist() for _ in range(4)] == [[1.5, -1.25]] * 4


def test_what_gives_an_operand_back_is_not_what_made_it() -> None:
    v, n = knp.asarray([5.5, -7.25]), knp.asarray([1, -2, 3])
    for _ in range(2):
        knp.conjugate(knp.exp(v))
        knp.nan_to_num(knp.square(n))
        knp.trunc(knp.square(n))
    assert v.conj().tolist() == knp.conjugate(v).tolist() == [5.5, -7.25]
    assert knp.nan_to_num(n).tolist() == knp.trunc(n).tolist() == [1, -2, 3]


def test_nan_to_num_without_a_copy() -> None:
    x = knp.asarray([1.0, numpy.nan])
    for _ in range(3):
        x[1] = numpy.nan
        assert knp.nan_to_num(x, copy=False, nan=2.0) is x and x.tolist() == [1.0, 2.0]
    signs = [numpy.signbit(knp.nan_to_num(knp.asarray([1.0, numpy.nan]), True, zero)).tolist() for zero in (0.0, -0.0) * 3]
    assert signs == [[False, False], [False, True]] * 3


def test_numbers_beside_arrays() -> None:
    x = numpy.array([0.75, 2.5, -3.0, 0.0])
    ours = knp.asarray(x)
    for name in ("fmod", "multiply", "power", "heaviside", "copysign", "greater", "logaddexp2", "fmax", "floor_divide"):
        for _ in range(2):
            for number in (2.0, 0.3, 2, 0.5, 0.0, -0.0, 3, 1.0, 0.3):
                for given in ((x, number), (number, x)):
                    found = _called(knp, name, [ours if one is x else one for one in given])
                    with numpy.errstate(all="ignore"):
                        right = _called(numpy, name, list(given))
                    numpy.testing.assert_allclose(found, right, rtol=1e-12, err_msg=f"{name} of {given}")
                    if name == "fmax":  # which of 0.0 and -0.0 is greater numpy does not say either
                        continue
                    signs = [numpy.signbit(numpy.nan_to_num(one)) for one in (found, right)]  # those of NaN say nothing
                    numpy.testing.assert_array_equal(*signs, err_msg=f"{name} of {given}")


def test_names_of_arguments_are_not_arguments_by_place() -> None:
    x = knp.asarray([1, -2, 3])
    assert [int(knp.sum(x, axis=None)) for _ in range(3)] == [2, 2, 2]
    for _ in range(2):
        with pytest.raises(TypeError):
            knp.sum(x, "axis", None)


def test_in_traced_functions_too() -> None:
    x = numpy.array([5.5, -7.25])
    found = ka.jit(lambda v, w: (knp.fmod(v, w), knp.conjugate(v), knp.nan_to_num(v)))(knp.asarray(x), knp.asarray([2.0, 3.0]))
    for one, right in zip(found, (numpy.fmod(x, [2, 3]), x, x), strict=True):
        numpy.testing.assert_array_equal(one, right)
