"""DLPack export and import of Buffers, also for floats that numpy lacks. Imported when used."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING, Final, Protocol, cast

from kg.dtype import SCALARS, DType, Kind
from kg.errors import BufferError, DTypeError
from kg.locks import fork_safe_lock
from kg.runtime.buffers.foreign import ExternalTensor
from kg.runtime.contracts import Runtime
from kg.runtime.memory.blocks import Block

if TYPE_CHECKING:
    from kg.runtime.buffers.buffer import Buffer


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


class _Versioned(ctypes.Structure):
    """The form since DLPack 1.0, which can say that memory is read-only."""

    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", ctypes.c_void_p),
        ("flags", ctypes.c_uint64),
        ("tensor", _Tensor),
    ]


class Exporter(Protocol):
    """Any object that speaks DLPack."""

    def __dlpack__(self, *, stream: int | None = None, max_version: tuple[int, int] | None = None) -> object: ...

    def __dlpack_device__(self) -> tuple[int, int]: ...


#: The name of a capsule that nobody has consumed -> its struct. A consumed one is called "used_" and the same.
_NAMES: Final[dict[bytes, type[_Managed] | type[_Versioned]]] = {b"dltensor_versioned": _Versioned, b"dltensor": _Managed}
_USED: Final = {name: b"used_" + name for name in _NAMES}  # a capsule does not copy its name: these stay
_VERSION: Final = (1, 0)
_READ_ONLY, _IS_COPY = 1, 2
_CODES: Final = {Kind.INT: 0, Kind.UINT: 1, Kind.FLOAT: 2, Kind.BOOL: 6}
#: The type code of complex numbers, which are two floats each.
_COMPLEX: Final = 5
#: The type codes of single floats: (code, bits).
_FOREIGN: Final = {"bfloat16": (4, 16), "float8_e4m3": (10, 8), "float8_e5m2": (12, 8)}

_api = ctypes.pythonapi
_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_capsule_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(("PyCapsule_New", _api))
_capsule_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_IsValid", _api))
_capsule_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_GetPointer", _api))
_capsule_rename = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.c_char_p)(("PyCapsule_SetName", _api))

#: What was exported and not yet given back: the struct, its shape and the block, by the address of the struct.
_exported: dict[int, tuple[_Managed | _Versioned, object, Block]] = {}
#: The capsules of these that nobody was seen to have consumed. A destructor would tell, but none can be written in Python: a consumer that
#: refuses a dtype drops the capsule while its error is set, which no Python function that C calls leaves as it was.
_waiting: dict[int, object] = {}
_lock: Final = fork_safe_lock()


def export_tensor(
    buffer: Buffer,
    extents: Sequence[int] | None = None,
    *,
    versioned: bool = False,
    copied: bool = False,
    readonly: bool = False,
    is_complex: bool = False,
) -> object:
    """A capsule over the buffer's memory, which lives until the consumer drops it:
    in C order of this shape, flat without one. The memory of a capsule that nobody consumed is let go when the next one is
    asked for.

    `is_complex`: the floats of the buffer are complex numbers, two by two, and the shape is theirs.
    """
    _let_go_unused()
    block = buffer.block()
    block.lent = block.lent or not copied
    readonly = readonly or block.readonly
    if readonly and not versioned:
        raise BufferError("DLPack before 1.0 can't say that memory is read-only: export a copy")
    device = _Device(*buffer.__dlpack_device__())
    sizes = (buffer.size,) if extents is None else tuple(extents)
    shape = (ctypes.c_int64 * len(sizes))(*sizes)
    strides = (ctypes.c_int64 * len(sizes))(*(prod(sizes[axis + 1 :]) for axis in range(len(sizes))))
    code, bits = _FOREIGN.get(buffer.dtype.name) or (_CODES[buffer.dtype.kind], max(8, buffer.dtype.bits))
    if is_complex:
        code, bits = _COMPLEX, 2 * bits
    data, offset = buffer.runtime.allocator.named(buffer.address) if buffer.size else (None, 0)
    tensor = _Tensor(data, device, len(sizes), _DataType(code, bits, 1), shape, strides, offset)
    deleter = ctypes.cast(_give_back, ctypes.c_void_p).value
    flags = _READ_ONLY * readonly | _IS_COPY * copied
    managed = _Versioned(*_VERSION, None, deleter, flags, tensor) if versioned else _Managed(tensor, None, deleter)
    address = ctypes.addressof(managed)
    _exported[address] = (managed, (shape, strides), block)
    name = next(name for name, kind in _NAMES.items() if isinstance(managed, kind))  # a capsule keeps the pointer
    capsule = _capsule_new(address, name, None)
    _waiting[address] = capsule
    return capsule


def take(runtime: Runtime, owner: object) -> ExternalTensor:
    """The tensor of an object with `__dlpack__`, which is the taker's from now on.
    It is in the memory of the runtime's device."""
    if not hasattr(owner, "__dlpack__"):
        raise BufferError(f"{type(owner).__name__} has no __dlpack__ and is no numpy array: its memory can't be used in place")
    exporter = cast(Exporter, owner)
    here, there = runtime.allocator.dlpack_device, exporter.__dlpack_device__()
    if here is None or tuple(there) != here:
        raise BufferError(f"memory of DLPack device {tuple(there)} can't be used in place on {runtime.name}: copy it")
    capsule = _capsule_of(exporter, runtime.stream)
    name = next((name for name in _NAMES if _capsule_valid(capsule, name)), None)
    if name is None:
        raise BufferError("__dlpack__ gave no capsule, or one that was used before")
    managed = _NAMES[name].from_address(_capsule_pointer(capsule, name))
    if isinstance(managed, _Versioned) and managed.major != _VERSION[0]:
        raise BufferError(f"DLPack {managed.major}.{managed.minor} is not understood: kg speaks {_VERSION[0]}.{_VERSION[1]}")
    tensor = managed.tensor
    kind, is_complex, axes = _dtype_of(tensor.dtype), tensor.dtype.code == _COMPLEX, range(tensor.ndim)
    size = kind.itemsize * (1 + is_complex)
    strides = tuple(int(tensor.strides[axis]) * size for axis in axes) if tensor.strides else None
    readonly = isinstance(managed, _Versioned) and bool(managed.flags & _READ_ONLY)
    shape = tuple(int(tensor.shape[axis]) for axis in axes)
    place, keep = (0, None) if 0 in shape else runtime.allocator.at_name(tensor.data or 0, tensor.byte_offset)
    _capsule_rename(capsule, _USED[name])
    return ExternalTensor(place, shape, strides, kind, is_complex, readonly, (keep, _Taken(managed)))


def _capsule_of(exporter: Exporter, stream: int | None) -> object:
    """Where there are streams, what the owner has begun comes before what is launched in ours from now on."""
    try:
        if stream is None:
            return exporter.__dlpack__(max_version=_VERSION)
        return exporter.__dlpack__(stream=stream, max_version=_VERSION)
    except TypeError as error:
        if error.__traceback__ is not None and error.__traceback__.tb_next is not None:
            raise  # of what the exporter did: it may give its memory once only
        # it was written before DLPack 1.0
        return exporter.__dlpack__() if stream is None else exporter.__dlpack__(stream=stream)


class _Taken:
    """A tensor taken over from a capsule: tells its producer when it is dropped."""

    def __init__(self, managed: _Managed | _Versioned) -> None:
        self.managed = managed

    def __del__(self, is_finalizing: Callable[[], bool] = sys.is_finalizing) -> None:
        if hasattr(self, "managed") and self.managed.deleter and not is_finalizing():
            _Deleter(self.managed.deleter)(ctypes.addressof(self.managed))


def _dtype_of(found: _DataType) -> DType:
    """Of complex numbers the dtype of their parts."""
    if found.code == _COMPLEX:
        found = _DataType(_CODES[Kind.FLOAT], found.bits // 2, found.lanes)
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
        _waiting.pop(address, None)


def _references(capsules: Mapping[int, object], address: int) -> int:
    capsule = capsules.get(address)
    return sys.getrefcount(capsule)


#: What is counted of an object that is in such a dict and nowhere else.
_ALONE: Final = _references({0: object()}, 0)


def _let_go_unused() -> None:
    """Give back the memory of capsules that nobody has any more and nobody consumed."""
    unused: list[object] = []  # dropped after the lock is
    with _lock:
        for address, alone in [(address, _references(_waiting, address) == _ALONE) for address in list(_waiting)]:
            capsule = _waiting.get(address)
            if capsule is None:
                continue  # given back meanwhile
            if not any(_capsule_valid(capsule, name) for name in _NAMES):
                _waiting.pop(address, None)
            elif alone:
                unused += [_waiting.pop(address), _exported.pop(address)]
