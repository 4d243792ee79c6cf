"""asarray: arrays of Python numbers, and of other libraries' arrays."""

from __future__ import annotations

import numpy as np
from kg.frontend import Device, DType, int64

from kg_array.array import Array
from kg_array.functions.creation import cast, device_of, dtype_of, full, native, of_numpy, on_device
from kg_array.indexing.axes import size_value
from kg_array.operands.arguments import require_choice
from kg_array.operands.dtypes import DEFAULT_COMPLEX, DEFAULT_FLOAT, DEFAULT_INT, NUMBERS, DTypeLike, asked
from kg_array.operands.size import Size
from kg_array.protocols.interop import from_dlpack, from_interface, interface_name


def asarray(
    obj: object, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None, copy: bool | None = None
) -> Array:
    """An array of numbers, nested sequences of them, or an array of any library."""
    require_choice("asarray", "copy", copy)
    dtype = None if dtype is None else asked("asarray", dtype)
    if isinstance(obj, Array):
        return _of_array(obj, dtype, device, copy)
    if isinstance(obj, NUMBERS) and not isinstance(obj, np.generic):  # numpy's float64 is a float, and has its dtype
        return full((), obj, dtype=dtype, device=device)
    if isinstance(obj, Size):
        return Array(size_value(obj, int64).cast(dtype or DEFAULT_INT), device_of(device))
    if hasattr(obj, "__dlpack__") and (copy is False or not isinstance(obj, (np.ndarray, np.generic))):
        shared = from_dlpack(obj, device=device_of(device), copy=copy)  # type: ignore[arg-type]
        return _of_array(shared, dtype, None, copy)
    if not isinstance(obj, (list, tuple, np.ndarray, np.generic)):
        name = interface_name(obj)
        if name:
            return _of_array(from_interface(obj, name, device_of(device), copy), dtype, None, copy)
    if copy is False:
        raise ValueError(f"the values of a {type(obj).__name__} can't be an array without a copy")
    values = _values(obj)
    return of_numpy(values, dtype or _dtype_of(values, obj), device_of(device))


def _values(obj: object) -> np.ndarray:
    try:
        values = np.asarray(obj)
    except ValueError as error:  # lists of different lengths
        raise ValueError(f"asarray: {error}") from None
    if values.dtype.kind not in "biufcV" or values.dtype.names:
        raise TypeError(
            f"asarray takes numbers, nested sequences of them and arrays; this {type(obj).__name__} is {values.dtype} to numpy"
        )
    return native(values)


def _of_array(x: Array, dtype: DType | None, device: Device | str | None, copy: bool | None) -> Array:
    if copy is False and (dtype not in (None, x.dtype) or device not in (None, x.device, x.device.name)):
        raise ValueError("another dtype or device needs a copy, and copy=False was asked for")
    moved = x if device is None else on_device(x, device)
    return cast(moved, dtype or x.dtype)


def _dtype_of(values: np.ndarray, obj: object) -> DType:
    if isinstance(obj, (list, tuple)):  # Python numbers: numpy's defaults are not ours
        if values.dtype.kind == "f":
            return DEFAULT_FLOAT
        if values.dtype.kind == "i":
            return DEFAULT_INT
        if values.dtype.kind == "c":
            return DEFAULT_COMPLEX
    return dtype_of(values)
