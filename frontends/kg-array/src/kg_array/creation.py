"""Arrays out of nothing, of Python numbers, and of other libraries' arrays."""

from __future__ import annotations

import numpy as np
from kg.device.buffer import dtype_of as kg_dtype_of
from kg.device.device import Device
from kg.dtype import DType, int64
from kg.events import measured
from kg.ir.build import const
from kg.ir.size import Size
from kg.plugin.registry import open_device

from kg_array import memory
from kg_array.array import Array
from kg_array.axes import size_value, sizes
from kg_array.complex_array import ComplexArray, as_pair, of_stored
from kg_array.devices import default_device
from kg_array.dtypes import (
    DEFAULT_COMPLEX,
    DEFAULT_FLOAT,
    DEFAULT_INT,
    NUMBERS,
    DTypeLike,
    Scalar,
    asked,
    default_of,
    dtype_named,
    is_complex,
    part_of,
)
from kg_array.pairs import Pair, const_pair


def device_of(device: Device | str | None) -> Device:
    """An open device: by name, or the default one, which KG_DEVICE names."""
    if isinstance(device, Device):
        return device
    return open_device(device) if device else default_device()


def asarray(
    obj: object, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None, copy: bool | None = None
) -> Array:
    """An array of numbers, nested sequences of them, or an array of any library."""
    dtype = None if dtype is None else asked(dtype)
    if isinstance(obj, Array):
        return _of_array(obj, dtype, device, copy)
    if isinstance(obj, NUMBERS) and not isinstance(obj, np.generic):  # numpy's float64 is a float, and has its dtype
        return full((), obj, dtype=dtype, device=device)
    if isinstance(obj, Size):
        return Array(size_value(obj, int64).cast(dtype or DEFAULT_INT), device_of(device))
    if hasattr(obj, "__dlpack__") and (copy is False or not isinstance(obj, (np.ndarray, np.generic))):
        from kg_array.interop import from_dlpack

        shared = from_dlpack(obj, device=device_of(device), copy=copy)  # type: ignore[arg-type]
        return _of_array(shared, dtype, None, copy)
    if copy is False:
        raise ValueError(f"the values of a {type(obj).__name__} can't be an array without a copy")
    values = np.asarray(obj)
    return of_numpy(values, dtype or _dtype_of(values, obj), device_of(device))


def _of_array(x: Array, dtype: DType | None, device: Device | str | None, copy: bool | None) -> Array:
    if copy is False and (dtype not in (None, x.dtype) or device not in (None, x.device, x.device.name)):
        raise ValueError("another dtype or device needs a copy, and copy=False was asked for")
    moved = x if device is None else on_device(x, device)
    return cast(moved, dtype or x.dtype)


def cast(x: Array, dtype: DType) -> Array:
    """A new array of these values as another dtype. What is complex does not become real unasked."""
    if is_complex(dtype):
        return ComplexArray(as_pair(x, dtype.part), x.device)
    if is_complex(x.dtype):
        raise TypeError(f"{x.dtype} does not become {dtype}: take real(x), imag(x) or abs(x)")
    return Array(x.node.cast(dtype), x.device)


def of_numpy(values: np.ndarray, dtype: DType, where: Device) -> Array:
    """A copy of numpy's array, rounded to this dtype."""
    if is_complex(dtype):
        flat = np.ascontiguousarray(values, np.dtype(dtype.name)).reshape(-1)
        values = flat.view(dtype.part.name).reshape(*values.shape, 2)
    with measured("copy", f"{values.dtype}{list(values.shape)} from numpy", where.name):
        return of_stored(memory.node_of(where.buffer(values, part_of(dtype)), values.shape, part_of(dtype)), dtype, where)


def dtype_of(values: np.ndarray) -> DType:
    """The dtype of numpy's array."""
    return dtype_named(str(values.dtype)) if values.dtype.kind == "c" else kg_dtype_of(values)


def _dtype_of(values: np.ndarray, obj: object) -> DType:
    if isinstance(obj, (list, tuple)):  # Python numbers: numpy's defaults are not ours
        if values.dtype.kind == "f":
            return DEFAULT_FLOAT
        if values.dtype.kind == "i":
            return DEFAULT_INT
        if values.dtype.kind == "c":
            return DEFAULT_COMPLEX
    return dtype_of(values)


def on_device(x: Array, device: Device | str) -> Array:
    """The values on another device."""
    where = device_of(device)
    if where is x.device or where.name == x.device.name:
        return x
    source = x.buffer
    buffer = where.empty(source.size, source.dtype)
    buffer.copy_from(source)
    return of_stored(memory.node_of(buffer, sizes(x.stored), source.dtype), x.dtype, where)


def shape_of(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    given = (shape,) if isinstance(shape, (int, Size)) else shape
    sizes: tuple[int, ...] = tuple([d if isinstance(d, Size) else int(d) for d in given])  # type: ignore[misc]
    if any(d < 0 for d in sizes):
        raise ValueError(f"a shape has sizes of 0 and more, not {sizes}")
    return sizes


def full(
    shape: int | tuple[int, ...], fill_value: Scalar, *, dtype: DTypeLike | None = None, device: Device | str | None = None
) -> Array:
    chosen, extent = asked(dtype, default_of(fill_value)), shape_of(shape)
    if is_complex(chosen):
        parts = (p.broadcast_to(*extent) for p in const_pair(complex(fill_value), chosen.part))
        return ComplexArray(Pair(*parts), device_of(device))
    if isinstance(fill_value, complex):
        raise TypeError(f"full: the complex number {fill_value} does not go into an array of {chosen}")
    return Array(const(fill_value, chosen).broadcast_to(*extent), device_of(device))


def zeros(shape: int | tuple[int, ...], *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return full(shape, 0, dtype=asked(dtype, DEFAULT_FLOAT), device=device)


def ones(shape: int | tuple[int, ...], *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return full(shape, 1, dtype=asked(dtype, DEFAULT_FLOAT), device=device)


def empty(shape: int | tuple[int, ...], *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    """Elements that nobody should look at; here they are zeros, which cost no memory before they are used."""
    return zeros(shape, dtype=dtype, device=device)


def full_like(x: Array, /, fill_value: Scalar, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    """An array of x's shape; of its dtype and on its device, where nothing else is asked for."""
    chosen = asked(dtype, x.dtype)
    return full(x.shape, fill_value, dtype=chosen, device=x.device if device is None else device)


def zeros_like(x: Array, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return full_like(x, 0, dtype=dtype, device=device)


def ones_like(x: Array, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return full_like(x, 1, dtype=dtype, device=device)


def empty_like(x: Array, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return zeros_like(x, dtype=dtype, device=device)
