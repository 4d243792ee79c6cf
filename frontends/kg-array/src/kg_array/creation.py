"""Arrays out of nothing, of Python numbers, and of other libraries' arrays."""

from __future__ import annotations

import numpy as np
from kg.device.buffer import dtype_of
from kg.device.device import Device
from kg.dtype import DType
from kg.ir.build import const
from kg.plugin.registry import open_device

from kg_array import memory
from kg_array.array import Array
from kg_array.devices import default_device
from kg_array.dtypes import DEFAULT_FLOAT, DEFAULT_INT, Scalar, default_of


def device_of(device: Device | str | None) -> Device:
    """An open device: by name, or the default one, which KG_DEVICE names."""
    if isinstance(device, Device):
        return device
    return open_device(device) if device else default_device()


def asarray(
    obj: object, /, *, dtype: DType | None = None, device: Device | str | None = None, copy: bool | None = None
) -> Array:
    """An array of numbers, nested sequences of them, or an array of any library."""
    if isinstance(obj, Array):
        return _of_array(obj, dtype, device, copy)
    if isinstance(obj, (bool, int, float)) and not isinstance(obj, np.generic):  # numpy's float64 is a float, and has its dtype
        return full((), obj, dtype=dtype, device=device)
    if hasattr(obj, "__dlpack__") and (copy is False or not isinstance(obj, (np.ndarray, np.generic))):
        from kg_array.interop import from_dlpack

        shared = from_dlpack(obj, device=device_of(device), copy=copy)  # type: ignore[arg-type]
        return _of_array(shared, dtype, None, copy)
    if copy is False:
        raise ValueError(f"the values of a {type(obj).__name__} can't be an array without a copy")
    values = np.asarray(obj)
    chosen = dtype or _dtype_of(values, obj)
    where = device_of(device)
    return Array(memory.node_of(where.buffer(values, chosen), values.shape, chosen), where)


def _of_array(x: Array, dtype: DType | None, device: Device | str | None, copy: bool | None) -> Array:
    if copy is False and (dtype not in (None, x.dtype) or device not in (None, x.device, x.device.name)):
        raise ValueError("another dtype or device needs a copy, and copy=False was asked for")
    moved = x if device is None else on_device(x, device)
    return Array(moved.node.cast(dtype or x.dtype), moved.device)


def _dtype_of(values: np.ndarray, obj: object) -> DType:
    if isinstance(obj, (list, tuple)):  # Python numbers: numpy's defaults are not ours
        if values.dtype.kind == "f":
            return DEFAULT_FLOAT
        if values.dtype.kind == "i":
            return DEFAULT_INT
    return dtype_of(values)


def on_device(x: Array, device: Device | str) -> Array:
    """The values on another device."""
    where = device_of(device)
    if where is x.device or where.name == x.device.name:
        return x
    source = x.buffer
    buffer = where.empty(x.size, x.dtype)
    buffer.copy_from(source)
    return Array(memory.node_of(buffer, x.shape, x.dtype), where)


def shape_of(shape: int | tuple[int, ...]) -> tuple[int, ...]:
    sizes = (shape,) if isinstance(shape, int) else tuple(int(d) for d in shape)
    if any(d < 0 for d in sizes):
        raise ValueError(f"a shape has sizes of 0 and more, not {sizes}")
    return sizes


def full(
    shape: int | tuple[int, ...], fill_value: Scalar, *, dtype: DType | None = None, device: Device | str | None = None
) -> Array:
    chosen = dtype or default_of(fill_value)
    return Array(const(fill_value, chosen).broadcast_to(*shape_of(shape)), device_of(device))


def zeros(shape: int | tuple[int, ...], *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    return full(shape, 0, dtype=dtype or DEFAULT_FLOAT, device=device)


def ones(shape: int | tuple[int, ...], *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    return full(shape, 1, dtype=dtype or DEFAULT_FLOAT, device=device)


def empty(shape: int | tuple[int, ...], *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    """Elements that nobody should look at; here they are zeros, which cost no memory before they are used."""
    return zeros(shape, dtype=dtype, device=device)


def full_like(x: Array, /, fill_value: Scalar, *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    """An array of x's shape; of its dtype and on its device, where nothing else is asked for."""
    chosen = x.dtype if dtype is None else dtype
    return full(x.shape, fill_value, dtype=chosen, device=x.device if device is None else device)


def zeros_like(x: Array, /, *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    return full_like(x, 0, dtype=dtype, device=device)


def ones_like(x: Array, /, *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    return full_like(x, 1, dtype=dtype, device=device)


def empty_like(x: Array, /, *, dtype: DType | None = None, device: Device | str | None = None) -> Array:
    return zeros_like(x, dtype=dtype, device=device)
