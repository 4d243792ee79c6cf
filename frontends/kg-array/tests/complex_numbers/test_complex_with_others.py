"""Complex arrays where they meet other parts of kg_array and other libraries:
loops, open sizes, pickle, Dask, xarray."""

from __future__ import annotations

import copy
import pickle

import dask.array as da
import kg_array as xp
import numpy as np
import xarray as xr

NUMBERS = np.arange(7) * (1 + 2j) - 3


def test_transforms_in_the_steps_of_a_loop() -> None:
    """A Fourier transform of what the last step left, in a scan, with its gradient by differences."""
    rows = np.random.default_rng(0).standard_normal((4, 8))

    def step(carried: xp.Array, row: xp.Array) -> tuple[xp.Array, xp.Array]:
        found = xp.fft.fft(xp.astype(row, xp.complex128) + carried)
        return found * 0.1, xp.abs(found)

    def stacked(x: xp.Array) -> xp.Array:
        return xp.scan(step, xp.zeros(8, dtype=xp.complex128), x)[1]

    carried, wanted = np.zeros(8, np.complex128), []
    for row in rows:
        found = np.fft.fft(row + carried)
        carried = found * 0.1
        wanted.append(np.abs(found))
    x = xp.asarray(rows)
    np.testing.assert_allclose(np.asarray(xp.jit(stacked)(x)), wanted, rtol=1e-12)

    def total(x: xp.Array) -> xp.Array:
        return xp.sum(stacked(x))

    gradient = np.asarray(xp.grad(total)(x))
    direction = np.random.default_rng(1).standard_normal(rows.shape)
    ahead, behind = (float(total(xp.asarray(rows + s * 1e-6 * direction))) for s in (1, -1))
    np.testing.assert_allclose((gradient * direction).sum(), (ahead - behind) / 2e-6, rtol=1e-6)


def test_one_compilation_for_all_sizes() -> None:
    squares = xp.jit(lambda z: xp.sum(z * z), sizes={"z": {0: xp.Size("n", 1, 64)}})
    for count in (7, 3, 1):
        assert complex(squares(xp.asarray(NUMBERS[:count]))) == (NUMBERS[:count] ** 2).sum()


def test_copies_and_pickles() -> None:
    z = xp.asarray(NUMBERS)
    for other in (pickle.loads(pickle.dumps(z)), copy.deepcopy(z), copy.copy(z)):
        assert other.dtype is xp.complex128
        np.testing.assert_array_equal(np.asarray(other), NUMBERS)


def test_dask_and_xarray() -> None:
    z = xp.asarray(NUMBERS)
    chunked = da.from_array(z, chunks=3, asarray=False)
    assert complex((chunked * chunked).sum().compute()) == (NUMBERS**2).sum()
    data = xr.DataArray(z, dims="x")
    assert complex(data.sum()) == NUMBERS.sum()
    np.testing.assert_array_equal(np.asarray((data * 2j)[1:3].data), NUMBERS[1:3] * 2j)


def test_numpy_is_told_a_dtype() -> None:
    """What numpy's sum of parts of a Dask array asks for."""
    total = np.add.reduce(xp.asarray(NUMBERS), dtype=np.complex64)
    assert isinstance(total, xp.Array)
    assert total.dtype is xp.complex64
