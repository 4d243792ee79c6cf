"""Arrays out of nothing and of numpy's: constants, casts, copies to devices."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from kg.frontend import Device, DType, Op, RangeError, bool_, const, listeners, measured, shown
from kg.frontend import dtype_of as kg_dtype_of
from kg_graph.multi_device.devices import copied

from kg_array.array import Array
from kg_array.complex_numbers.array import ComplexArray, as_pair, of_memory, of_stored
from kg_array.complex_numbers.pairs import Pair, const_pair
from kg_array.indexing.axes import sizes
from kg_array.operands import origins
from kg_array.operands.arguments import require_array, shape_of
from kg_array.operands.devices import default_device, device_named, remember
from kg_array.operands.dtypes import (
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
    of_scalar,
    part_of,
)
from kg_array.running import memory
from kg_array.running.memory import tracing_depth
from kg_array.running.step_cache import known
from kg_array.running.steps import fixed, of_nothing, of_number

_FIXED: Final = (fixed(0), fixed(1))


def device_of(device: Device | str | None) -> Device:
    """An open device: by name, or the default one, which KG_DEVICE names."""
    if isinstance(device, Device):
        return device
    return default_device() if device is None else device_named(device)


def native(values: np.ndarray) -> np.ndarray:
    """numpy's array with its bytes in the order of this machine."""
    return values if values.dtype.isnative else values.astype(values.dtype.newbyteorder("="))


def cast(x: Array, dtype: DType, name: str = "astype") -> Array:
    """A new array of these values as another dtype, for the function of this name.
    What is complex does not become real unasked."""
    if is_complex(dtype):
        return ComplexArray(as_pair(x, dtype.part), x.device)
    if is_complex(x.dtype):
        raise TypeError(f"{name}: {x.dtype} does not become {dtype}: take real(x), imag(x) or abs(x)")
    return Array(x.node.cast(dtype), x.device)


def of_numpy(values: np.ndarray, dtype: DType, where: Device) -> Array:
    """A copy of numpy's array, rounded to this dtype."""
    kind, part = memory.kind_of(where, dtype, values.shape), part_of(dtype)
    if part is not dtype:
        flat = np.ascontiguousarray(values, np.dtype(dtype.name)).reshape(-1)
        values = flat.view(part.name).reshape(*values.shape, 2)
    if listeners:
        with measured("copy", f"{values.dtype}{list(values.shape)} from numpy", where.name):
            buffer = where.buffer(values, part)
            where.synchronize()
    else:
        buffer = where.buffer(values, part)
    if tracing_depth.get():  # an array of the trace: see `Array.require_outlives`
        return of_stored(memory.node_of(buffer, values.shape, part), dtype, where)
    return of_memory(buffer, kind)


def dtype_of(values: np.ndarray) -> DType:
    """The dtype of numpy's array."""
    return dtype_named(str(values.dtype)) if values.dtype.kind == "c" else kg_dtype_of(values)


def on_device(x: Array, device: Device | str) -> Array:
    """The values on another device."""
    where = device_of(device)
    if where is x.device:
        return x
    remember(x.device, where)
    if tracing_depth.get() and any(memory.is_placeholder(leaf) for part in x.parts for leaf in part.find(Op.BUFFER)):
        if where.name == x.device.name:  # the same but for the settings, which a graph doesn't say
            return x
        node = copied(x.stored, x.device.name, where.name)
        origins.note(node)
        return of_stored(node, x.dtype, where)
    source = x.buffer
    buffer = where.empty(source.size, source.dtype)
    buffer.copy_from(source)
    return of_stored(memory.node_of(buffer, sizes(x.stored), source.dtype), x.dtype, where)


def full(
    shape: int | tuple[int, ...],
    fill_value: Scalar | Array,
    *,
    dtype: DTypeLike | None = None,
    device: Device | str | None = None,
) -> Array:
    """An array of one number, which may be a 0-d array."""
    return filled("full", shape, fill_value, dtype, device)


def filled(
    name: str, shape: int | tuple[int, ...], fill_value: Scalar | Array, dtype: DTypeLike | None, device: Device | str | None
) -> Array:
    """An array of one number, for the function of this name."""
    if isinstance(fill_value, Array):
        return _filled_with(name, shape, fill_value, dtype, device)
    if isinstance(fill_value, np.generic):
        fill_value = fill_value.item()
    if not isinstance(fill_value, NUMBERS):
        raise TypeError(f"{name}: the value to fill with is a Python number or a 0-d array, not {type(fill_value).__name__}")
    chosen, extent = asked(name, dtype, default_of(fill_value)), shape_of(name, shape)
    if type(fill_value) is int and part_of(chosen).is_float:
        of_scalar(name, fill_value, chosen)
    where = device_of(device)
    if not is_complex(chosen):
        _require_fitting(name, fill_value, chosen)
    if extent and type(fill_value) in (int, float) and _is_fixed(fill_value):  # type: ignore[arg-type]
        what = ("full", extent, chosen, fixed(fill_value))  # these no program reads: others are one for all numbers
        return of_nothing(what, where, lambda: _of_number(extent, fill_value, chosen, where))
    plain = type(fill_value) in (int, float) and not is_complex(chosen)
    if plain and 0 not in extent and all(type(d) is int for d in extent):
        return of_number("full", (extent, chosen), where, fill_value, lambda x: _of_number(extent, x, chosen, where))  # type: ignore[arg-type]
    return _of_number(extent, fill_value, chosen, where)


def _is_fixed(value: float) -> bool:
    """Whether rules make something else of this number, so that no program reads it.
    NaN with a sign are not one number."""
    return value in (0, 1, -1) or (not math.isfinite(value) and (value == value or math.copysign(1.0, value) > 0))


def known_filled(extent: tuple[int, ...], value: float, dtype: DType) -> Array | None:
    """`full` of a number of Python's on the default device, where the like was done before."""
    what, where = ("full", extent, dtype), default_device()
    if type(value) is int and 0 <= value <= 1:
        return known(((*what, _FIXED[value]), where), ())
    found = known(("full", what[1:], where, type(value)), (value,))
    return known(((*what, fixed(value)), where), ()) if found is None and _is_fixed(value) else found


def _of_number(extent: Sequence[int], value: Scalar | Array, dtype: DType, where: Device) -> Array:
    if isinstance(value, Array):
        return Array(value.node.broadcast_to(*extent), where)
    if is_complex(dtype):
        return ComplexArray(Pair(*[p.broadcast_to(*extent) for p in const_pair(complex(value), dtype.part)]), where)
    return Array(const(value, dtype).broadcast_to(*extent), where)  # type: ignore[arg-type]


def _require_fitting(name: str, fill_value: Scalar, chosen: DType) -> None:
    if isinstance(fill_value, complex) or (chosen.is_int and isinstance(fill_value, float) and not fill_value.is_integer()):
        raise TypeError(f"{name}: the {type(fill_value).__name__} {shown(fill_value)} does not go into an array of {chosen}")
    if chosen.is_int and not chosen.min <= fill_value <= chosen.max:
        raise RangeError(f"{name}: {shown(fill_value)} does not fit {chosen}")


def _filled_with(
    name: str, shape: int | tuple[int, ...], value: Array, dtype: DTypeLike | None, device: Device | str | None
) -> Array:
    """The same of the number that an array of no dimensions is.
    On its device and of its dtype, where nothing else is asked for."""
    if value.ndim:
        raise TypeError(f"{name}: the value to fill with is a Python number or a 0-d array, not one of shape {value.shape}")
    own = value.dtype
    chosen, extent = asked(name, dtype, _default_beside(own) if value.is_number else own), shape_of(name, shape)
    if _width(own) > _width(chosen):
        raise TypeError(f"{name}: {own} does not go into an array of {chosen}: cast the value with astype")
    made = cast(value if device is None else on_device(value, device), chosen, name)
    return made.moved(lambda node: node.broadcast_to(*extent))


def _width(dtype: DType) -> int:
    """Of a kind of numbers, how many of the other kinds are among them."""
    return 3 if is_complex(dtype) else 2 if dtype.is_float else int(dtype.is_int)


def _default_beside(dtype: DType) -> DType:
    """The dtype of an array made of a Python number that is an argument of this dtype."""
    return (bool_, DEFAULT_INT, DEFAULT_FLOAT, DEFAULT_COMPLEX)[_width(dtype)]


def zeros(shape: int | tuple[int, ...], *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return filled("zeros", shape, 0, asked("zeros", dtype, DEFAULT_FLOAT), device)


def ones(shape: int | tuple[int, ...], *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return filled("ones", shape, 1, asked("ones", dtype, DEFAULT_FLOAT), device)


def empty(shape: int | tuple[int, ...], *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    """Elements that nobody should look at; here they are zeros, which cost no memory before they are used."""
    return filled("empty", shape, 0, asked("empty", dtype, DEFAULT_FLOAT), device)


def full_like(
    x: Array, /, fill_value: Scalar | Array, *, dtype: DTypeLike | None = None, device: Device | str | None = None
) -> Array:
    """An array of x's shape; of its dtype and on its device, where nothing else is asked for."""
    return _filled_like("full_like", x, fill_value, dtype, device)


def _filled_like(
    name: str, x: Array, fill_value: Scalar | Array, dtype: DTypeLike | None, device: Device | str | None
) -> Array:
    require_array(name, x)
    return filled(name, x.shape, fill_value, asked(name, dtype, x.dtype), x.device if device is None else device)


def zeros_like(x: Array, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return _filled_like("zeros_like", x, 0, dtype, device)


def ones_like(x: Array, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return _filled_like("ones_like", x, 1, dtype, device)


def empty_like(x: Array, /, *, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    return _filled_like("empty_like", x, 0, dtype, device)
