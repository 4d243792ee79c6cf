"""DLPack by hand: a Buffer as a capsule and a capsule as a Buffer, also for the floats that numpy lacks. Imported when used."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Final, Protocol, cast

from kg.device.base import Runtime
from kg.device.memory import Block
from kg.dtype import SCALARS, DType, Kind
from kg.errors import BufferError, DTypeError

if TYPE_CHECKING:
    from kg.device.buffer import Buffer


class _Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("number", ctypes.c_int32)]


class _DataType(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("ndim", ctypes.c_int32),
        ("dtype", _DataType),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


class Exporter(Protocol):
    """Any object that speaks DLPack."""

    def __dlpack__(self) -> object: ...

    def __dlpack_device__(self) -> tuple[int, int]: ...


_NAME: Final = b"dltensor"
_USED: Final = b"used_dltensor"
_CODES: Final = {Kind.INT: 0, Kind.UINT: 1, Kind.FLOAT: 2, Kind.BOOL: 6}
#: The type codes of single floats: (code, bits).
_FOREIGN: Final = {"bfloat16": (4, 16), "float8_e4m3": (10, 8), "float8_e5m2": (12, 8)}

_api = ctypes.pythonapi
_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_capsule_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(("PyCapsule_New", _api))
_capsule_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))
_capsule_rename = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_SetName", _api))
# the destructor gets an object whose count of references is zero: it must not become a Python object again
_dying_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_dying_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))

#: What was exported and not yet given back: the struct, its shape and the block, by the address of the struct.
_exported: dict[int, tuple[_Managed, object, Block]] = {}


def export_tensor(buffer: Buffer) -> object:
    """A capsule over the buffer's memory, which lives until the consumer drops it."""
    block = buffer.block()
    if block.readonly:
        raise BufferError("DLPack can't say that memory is read-only: export a copy")
    kind, number = buffer.__dlpack_device__()
    shape = (ctypes.c_int64 * 1)(buffer.size)
    code, bits = _FOREIGN.get(buffer.dtype.name) or (_CODES[buffer.dtype.kind], max(8, buffer.dtype.bits))
    tensor = _Tensor(
        buffer.address if buffer.size else None, _Device(kind, number), 1, _DataType(code, bits, 1), shape, None, 0
    )
    managed = _Managed(tensor, None, ctypes.cast(_give_back, ctypes.c_void_p).value)
    address = ctypes.addressof(managed)
    _exported[address] = (managed, shape, block)
    return _capsule_new(address, _NAME, ctypes.cast(_unused_capsule, ctypes.c_void_p))


def import_tensor(runtime: Runtime, owner: object, dtype: DType | None) -> Buffer:
    """A Buffer over the memory of an object with `__dlpack__`, not copied."""
    from kg.device.buffer import Buffer, Storage

    if not hasattr(owner, "__dlpack__"):
        raise BufferError(f"{type(owner).__name__} has no __dlpack__ and is no numpy array: its memory can't be used in place")
    exporter = cast(Exporter, owner)
    here, there = runtime.allocator.dlpack_device, exporter.__dlpack_device__()
    if here is None or tuple(there) != here:
        raise BufferError(f"memory of DLPack device {tuple(there)} can't be used in place on {runtime.name}: copy it")
    capsule = exporter.__dlpack__()
    if not _capsule_valid(capsule, _NAME):
        raise BufferError("__dlpack__ gave no capsule, or one that was used before")
    address = _capsule_pointer(capsule, _NAME)
    managed = _Managed.from_address(address)
    tensor = managed.tensor
    kind = _dtype_of(tensor.dtype)
    size = _contiguous_size(tensor)
    if dtype is not None and dtype is not kind:
        raise BufferError(f"memory of {kind} can't be used in place as {dtype}")
    _capsule_rename(capsule, _USED)
    block = runtime.allocator.share((tensor.data or 0) + tensor.byte_offset, size * kind.itemsize, _Taken(address), False)
    return Buffer(runtime, Storage(block), size, kind)


class _Taken:
    """A tensor taken over from a capsule: tells its producer when it is dropped."""

    def __init__(self, address: int) -> None:
        self.address = address

    def __del__(self) -> None:
        deleter = _Managed.from_address(self.address).deleter
        if deleter:
            _Deleter(deleter)(self.address)


def _contiguous_size(tensor: _Tensor) -> int:
    """The number of elements. Refuses strides other than those of C order."""
    size = 1
    for axis in reversed(range(tensor.ndim)):
        extent = tensor.shape[axis]
        if tensor.strides and extent > 1 and tensor.strides[axis] != size:
            raise BufferError("only C-contiguous memory can be used in place: copy it")
        size *= extent
    return size


def _dtype_of(found: _DataType) -> DType:
    for name, known in _FOREIGN.items():
        if (found.code, found.bits, found.lanes) == (*known, 1):
            return SCALARS[name]
    for dtype in SCALARS.values():
        standard = (_CODES.get(dtype.kind), max(8, dtype.bits), 1)
        if dtype.name not in _FOREIGN and standard == (found.code, found.bits, found.lanes):
            return dtype
    raise DTypeError(f"no dtype for DLPack type code {found.code} of {found.bits} bits, {found.lanes} lanes")


@_Deleter
def _give_back(address: int | None) -> None:
    if address is not None:
        _exported.pop(address, None)


@_Destructor
def _unused_capsule(capsule: int | None) -> None:
    """A capsule that nobody consumed owns the tensor still."""
    if capsule is not None and _dying_valid(capsule, _NAME):
        _give_back(_dying_pointer(capsule, _NAME))
