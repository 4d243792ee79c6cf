"""Arrays as chunks of dask.array, and inside xarray."""

from __future__ import annotations

import kg_array as kg
import numpy as np
import pytest
from kg.errors import KgError
from kg.runtime.device import Device
from kg_array.array import Array

VALUES = np.arange(12.0, dtype=np.float32).reshape(3, 4)


def _dask(device: Device) -> object:
    da = pytest.importorskip("dask.array", reason="dask[array] is not installed: chunks of dask are not tested")
    meta = np.empty((0, 0), np.float32)
    return da.from_array(VALUES, chunks=(2, 2)).map_blocks(lambda block: kg.asarray(block, device=device), meta=meta)


DASK = {
    "whole": lambda d: d,
    "add": lambda d: d + 1,
    "numpy": lambda d: d + np.ones(4, np.float32),
    "polynomial": lambda d: d * d - 2,
    "sum": lambda d: d.sum(),
    "sum of an axis": lambda d: d.sum(axis=0),
    "mean": lambda d: d.mean(axis=1),
    "max": lambda d: d.max(axis=0),
    "slice": lambda d: d[1:, ::2],
    "transpose": lambda d: d.T,
    "rechunk": lambda d: d.rechunk((3, 4)) * 2,
}


@pytest.mark.parametrize("name", DASK)
def test_dask_computes_over_our_chunks(device: Device, name: str) -> None:
    made = DASK[name](_dask(device)).compute(scheduler="threads")
    np.testing.assert_allclose(np.asarray(made), np.asarray(DASK[name](VALUES)) if name != "rechunk" else VALUES * 2, rtol=1e-6)


def test_dask_chunks_stay_arrays(device: Device) -> None:
    blocks = (_dask(device) + 1).to_delayed()  # type: ignore[operator]
    assert isinstance(blocks[0, 0].compute(), Array)


XARRAY = {
    "add": lambda d: d + 1,
    "number": lambda d: d * np.float32(2),
    "row": lambda d: d.isel(a=1),
    "rows": lambda d: d.isel(a=slice(0, 2)),
    "label": lambda d: d.sel(b=30),
    "transpose": lambda d: d.transpose("b", "a"),
    "broadcast": lambda d: d - d.isel(a=0),
    "dot": lambda d: d.dot(d, dim="b"),
    "stack": lambda d: d.stack(z=("a", "b")),
}


@pytest.mark.parametrize("name", XARRAY)
def test_xarray_holds_our_arrays(device: Device, name: str) -> None:
    xr = pytest.importorskip("xarray", reason="xarray is not installed: arrays inside xarray are not tested")
    coordinates = {"b": [10, 20, 30, 40]}
    ours = xr.DataArray(kg.asarray(VALUES, device=device), dims=("a", "b"), coords=coordinates)
    theirs = xr.DataArray(VALUES, dims=("a", "b"), coords=coordinates)
    made, wanted = XARRAY[name](ours), XARRAY[name](theirs)
    assert isinstance(made.data, Array)
    assert made.dims == wanted.dims
    np.testing.assert_allclose(made.values, wanted.values)


@pytest.mark.parametrize("reduction", ["sum", "mean", "max"])
def test_xarray_reduces_our_arrays(device: Device, reduction: str) -> None:
    xr = pytest.importorskip("xarray", reason="xarray is not installed: arrays inside xarray are not tested")
    ours = xr.DataArray(kg.asarray(VALUES, device=device), dims=("a", "b"))
    made = getattr(ours, reduction)("a", skipna=False)
    assert isinstance(made.data, Array)
    np.testing.assert_allclose(made.values, getattr(VALUES, reduction)(0))


@pytest.mark.skipif(tuple(map(int, np.__version__.split(".")[:2])) < (2, 4), reason="NumPy asks for __numpy_dtype__ since 2.4")
def test_numpy_understands_our_dtypes() -> None:
    for dtype in (kg.bool, kg.int8, kg.uint64, kg.float16, kg.float32):
        assert np.dtype(dtype) == np.dtype(dtype.name)  # type: ignore[call-overload]
    with pytest.raises((TypeError, KgError)):
        np.dtype(kg.bfloat16)  # type: ignore[call-overload]


def test_ufunc_reductions(device: Device) -> None:
    x = kg.asarray(VALUES, device=device)
    assert np.add.reduce(x).numpy().tolist() == VALUES.sum(0).tolist()
    assert np.sum(x, axis=1, keepdims=True).shape == (3, 1)
    assert float(np.max(x)) == 11
    assert np.add(x, x, dtype=np.float64).dtype is kg.float64
    with pytest.raises(TypeError):
        np.add.reduce(x, where=np.ones((3, 4), bool) & (VALUES > 2))
    with pytest.raises(TypeError):
        np.sum(x, initial=1)
    with pytest.raises(TypeError):
        np.add.accumulate(x)
