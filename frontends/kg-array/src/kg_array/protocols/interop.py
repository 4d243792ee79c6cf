"""Arrays of other libraries, and ours in their hands: DLPack, numpy's protocols, pickling and copying.

An array is a value: nothing that is done elsewhere should change it. So its memory is handed out as read-only; who takes
it for writing gets a copy. Memory that is taken in stays that of its owner: what the owner writes is seen here.
"""

from __future__ import annotations

import pickle
from contextlib import suppress
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

import numpy as np
from kg.frontend import (
    Buffer,
    BufferError,
    Device,
    DeviceUnavailable,
    Target,
    UnsupportedError,
    numpy_storage_dtype,
    numpy_value_dtype,
    open_device,
    shown,
)

from kg_array.array import Array
from kg_array.complex_numbers.array import of_stored
from kg_array.functions.creation import device_of, dtype_of, native, of_numpy, on_device
from kg_array.indexing.axes import sizes
from kg_array.operands import devices
from kg_array.operands.arguments import require_choice, whole_pair
from kg_array.operands.dtypes import NUMBERS, Scalar, complex_of, dtype_named, is_complex, part_of
from kg_array.operands.size import Size
from kg_array.running import memory

if TYPE_CHECKING:
    from kg.frontend import ExternalTensor
    from numpy.typing import NDArray

#: DLPack's name of the host.
_HOST: Final = (1, 0)


class SupportsDLPack(Protocol):
    def __dlpack__(self) -> object: ...


# -- DLPack, out


def dlpack_device(x: Array) -> tuple[int, int]:
    """Where the memory is, as DLPack counts devices."""
    place = x.device.runtime.allocator.dlpack_device
    if place is None:
        raise BufferError(f"memory of {x.device.name} has no DLPack form: copy it with x.numpy() or x.to_device('CPU')")
    return place


def export(
    x: Array,
    stream: object = None,
    max_version: tuple[int, int] | None = None,
    dl_device: tuple[int, int] | None = None,
    copy: bool | None = None,
) -> object:
    """A capsule of the values: of the memory itself, read-only,
    or of a copy where that is asked for or can't be avoided."""
    from kg.frontend import export_tensor

    require_choice("__dlpack__", "copy", copy)
    newest = None if max_version is None else whole_pair("__dlpack__", "max_version", max_version)
    here = dlpack_device(x)
    versioned = newest is not None and newest[0] >= 1
    buffer = _buffer(x)
    target = here if dl_device is None else whole_pair("__dlpack__", "dl_device", dl_device)
    if target not in (here, _HOST):
        places = " or ".join(map(str, dict.fromkeys((here, _HOST))))
        raise BufferError(f"an array on {x.device.name} can be exported to DLPack device {places}, not {target}")
    if target != here and stream is not None:
        raise ValueError("the host has no streams: leave stream out, or None")
    if target == here and not copy and (versioned or copy is False):
        x.device.runtime.hand_over(stream)
        return export_tensor(buffer, x.shape, versioned=versioned, readonly=True, is_complex=is_complex(x.dtype))
    if copy is False:
        raise BufferError(f"an array on {x.device.name} can't be exported to DLPack device {target} without a copy")
    owner = x.device if target == here else open_device("REF")  # REF is in core and has the host's memory
    duplicate = owner.empty(buffer.size, buffer.dtype)
    duplicate.copy_from(buffer)
    owner.runtime.hand_over(stream)
    return export_tensor(duplicate, x.shape, versioned=versioned, copied=True, is_complex=is_complex(x.dtype))


# -- DLPack, in


def from_dlpack(x: SupportsDLPack, /, *, device: Device | str | None = None, copy: bool | None = None) -> Array:
    """Another library's array, on its own device or on `device`.

    Its memory is shared where the device can use it; `copy=True` never shares, `copy=False` raises BufferError rather than copy.
    """
    if not hasattr(x, "__dlpack__") or not hasattr(x, "__dlpack_device__"):
        raise TypeError(f"from_dlpack takes an object with __dlpack__ and __dlpack_device__, not {type(x).__name__}")
    require_choice("from_dlpack", "copy", copy)
    there = tuple(cast(Any, x).__dlpack_device__())
    where = _device_at(there) if device is None else device_of(device)
    if where.runtime.allocator.dlpack_device == there:
        if not isinstance(x, np.ndarray):
            return _taken(x, where, copy)
        try:
            shared = _shared(x, where)
        except (BufferError, UnsupportedError):  # strides, say
            if copy is False:
                raise
            return _copied(x, where)
        return duplicate(shared) if copy else shared
    if copy is False:
        raise BufferError(
            f"memory of DLPack device {there} can't be used in place on {where.name}, and copy=False was asked for"
        )
    return _copied(x, where)


def _taken(x: SupportsDLPack, where: Device, copy: bool | None) -> Array:
    """What is in the memory of the device already.
    Its owner is asked once: some give their memory away with that."""
    from kg.frontend import take

    found = take(where.runtime, x)
    try:
        buffer, shape, _ = found.shared(where.runtime)
    except (BufferError, UnsupportedError):  # strides, say
        if copy is False:
            raise
        return _of_buffer(where.buffer(found.values(where.runtime), found.dtype), found.shape, found.is_complex, where)
    shared = _of_buffer(buffer, shape, found.is_complex, where)
    return duplicate(shared) if copy else shared


def _device_at(place: tuple[int, ...]) -> Device:
    """The default device if its memory is there, else the first that has such memory."""
    met: list[Device] = []
    for device in devices.usable_devices():
        if device.runtime.allocator.dlpack_device == place:
            return device
        met.append(device)
    for device in met:  # another of its kind
        there = device.runtime.allocator.dlpack_device
        if there is not None and there[0] == place[0]:
            target = Target.parse(device.name)
            with suppress(DeviceUnavailable):
                return open_device(str(replace(target, index=place[1])))
    raise BufferError(f"no device here has the memory of DLPack device {place}; name one with device= to get a copy")


def _shared(x: NDArray[Any], where: Device) -> Array:
    if not x.dtype.isnative:
        raise BufferError(f"numbers of {x.dtype} have their bytes in another order than this machine's: copy them")
    dtype = dtype_of(x)
    floats = x.view(part_of(dtype).name) if is_complex(dtype) and x.ndim and x.flags.c_contiguous else x
    buffer = Buffer.share(where.runtime, floats)
    kind, stored = memory.of_array(dtype, tuple(x.shape))
    return of_stored(memory.node_of(buffer, stored, kind), dtype, where)


def _copied(x: SupportsDLPack, where: Device) -> Array:
    """The values over the host: numpy reads any strides, and asks the owner for a copy
    where the memory is elsewhere."""
    if isinstance(x, Array):
        return on_device(x, where)
    if isinstance(x, np.ndarray):
        values = native(x)
    elif (there := tuple(cast(Any, x).__dlpack_device__())) == _HOST:
        values = np.from_dlpack(cast(Any, x))
    else:
        try:
            here = where if where.runtime.allocator.dlpack_device == there else _device_at(there)
        except BufferError:
            values = np.from_dlpack(cast(Any, x), device="cpu")
        else:
            from kg.frontend import take

            return _of_foreign(take(here.runtime, x), here, where)
    return of_numpy(values, dtype_of(values), where)


def _of_foreign(found: ExternalTensor, here: Device, where: Device, copy: bool | None = None) -> Array:
    """Memory of others that is on the device `here`, for `where`: shared if it can be."""
    if copy is False and where is not here:
        raise BufferError(f"memory on {here.name} can't be used in place on {where.name}, and copy=False was asked for")
    if found.contiguous:
        buffer, shape, _ = found.shared(here.runtime)
        made = _of_buffer(buffer, shape, found.is_complex, here)
        if copy and where is here:
            return duplicate(made)
    elif copy is False:
        raise BufferError("only C-contiguous memory can be used in place, and copy=False was asked for")
    else:
        made = _of_buffer(where.buffer(found.values(here.runtime), found.dtype), found.shape, found.is_complex, where)
    return on_device(made, where)


def _of_buffer(buffer: Buffer, shape: tuple[int, ...], is_complex: bool, where: Device) -> Array:
    dtype = complex_of(buffer.dtype) if is_complex else buffer.dtype
    kind, stored = memory.of_array(dtype, shape)
    return of_stored(memory.node_of(buffer, stored, kind), dtype, where)


# -- the array interface of a device's memory


def interface_name(x: object) -> str:
    """The attribute under which an object describes memory of a device; empty where there is none."""
    names = (name for name in dir(type(x)) if name.endswith("_array_interface__"))
    return next((name for name in names if name != "__array_interface__" and hasattr(x, name)), "")


def from_interface(x: object, name: str, where: Device, copy: bool | None) -> Array:
    """The array that an object describes under this name, for the device `where`."""
    choices = chain([where], devices.usable_devices())
    here = next((d for d in choices if d.runtime.allocator.array_interface == name), None)
    if here is None:
        raise BufferError(f"no device here takes the {name} of a {type(x).__name__}: `kg doctor` says what is missing")
    return _of_foreign(here.runtime.described(x), here, where, copy)


def interface(x: Array, name: str) -> dict[str, object]:
    """The values under a name that their device's memory has in the array interface.
    Their memory, which is to be read only, stays while `x` does."""
    buffer = _buffer(x)
    x.keep(buffer)
    return buffer.runtime.describe(buffer, x.shape, True, is_complex(x.dtype))


# -- numpy


def to_numpy(x: Array, dtype: object = None, copy: bool | None = None) -> NDArray[Any]:
    """What `np.asarray(x)` gets: a copy, or with copy=False the memory itself, read-only."""
    try:
        wanted = None if dtype is None else np.dtype(dtype)  # type: ignore[call-overload]
    except (TypeError, ValueError):
        raise TypeError(f"__array__: numpy has no dtype {shown(dtype)}") from None
    if copy is not False:
        values = x.numpy()
        return values if wanted is None else values.astype(wanted, copy=False)
    own, part = _numpy_dtype(x), part_of(x.dtype)
    if not x.device.runtime.allocator.host_visible or numpy_storage_dtype(part).itemsize != numpy_value_dtype(part).itemsize:
        raise ValueError(f"an array of {x.dtype} on {x.device.name} can't be a numpy array without a copy: use x.numpy()")
    if wanted not in (None, own):
        raise ValueError(f"an array of {x.dtype} can't be a numpy array of {wanted} without a copy")
    return view(x)


def view(x: Array) -> NDArray[Any]:
    """The memory of a computed array as numpy sees it, read-only.
    Only for memory that the host sees and dtypes that numpy has."""
    buffer = _buffer(x)
    x.device.synchronize()
    buffer.block().lent = True
    seen = buffer.as_numpy().view(_numpy_dtype(x)).reshape(x.shape)
    seen.flags.writeable = False
    return seen


def _numpy_dtype(x: Array) -> np.dtype[Any]:
    return np.dtype(x.dtype.name) if is_complex(x.dtype) else numpy_value_dtype(x.dtype)


def operand(value: object, beside: Array) -> Array | Scalar | None:
    """What an operator takes beside an array: arrays, Python numbers, numpy's arrays and numbers.
    None: anything else.

    A numpy number is weak, as Python's are; a numpy array has its dtype and is copied to the device.
    """
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, (Array, *NUMBERS, Size)):
        return value  # type: ignore[return-value]
    if isinstance(value, np.ndarray):
        values = native(value)
        return of_numpy(values, dtype_of(values), beside.device)
    return None


# -- pickling and copying


def reduced(x: Array, protocol: int) -> tuple[object, tuple[object, ...]]:
    """For pickle: the bytes in memory, the names of dtype and device, the shape."""
    raw = _buffer(x).raw()
    data = pickle.PickleBuffer(cast(Any, raw.view(np.uint8))) if protocol >= 5 else raw.tobytes()
    return restored, (data, x.dtype.name, x.shape, x.device.name)


def restored(data: object, dtype: str, shape: tuple[int, ...], device: str) -> Array:
    """An array out of a pickle, on the device that it was on."""
    try:
        where = open_device(device)
    except DeviceUnavailable as error:
        text = f"an array on {device} was pickled, which can't be used here ({error}); pickle x.to_device('CPU') instead"
        raise DeviceUnavailable(text) from error
    whole = dtype_named(dtype)
    kind, stored = memory.of_array(whole, tuple(shape))
    values = np.frombuffer(cast(Any, data), numpy_storage_dtype(kind))
    return of_stored(memory.node_of(where.buffer(values, kind), stored, kind), whole, where)


def duplicate(x: Array) -> Array:
    """The values in memory of their own."""
    source = _buffer(x)
    target = x.device.empty(source.size, source.dtype)
    target.copy_from(source)
    return of_stored(memory.node_of(target, sizes(x.stored), source.dtype), x.dtype, x.device)


def _buffer(x: Array) -> Buffer:
    return x.buffer
