"""Buffer: elements of one dtype on a device. Views share memory; what is freed is refused, never read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn, SupportsIndex
from weakref import WeakSet

import numpy as np

from kg.checks import GREATEST, whole_number
from kg.dtype import STORABLE, DType, parse_dtype
from kg.errors import BufferError, DTypeError
from kg.runtime.contracts import Runtime
from kg.runtime.memory.blocks import Block, host_array
from kg.semantics.floats import Array, from_storage, numpy_storage_dtype, to_storage

_STORABLE = frozenset(STORABLE)
_DTYPE_OF_NUMPY = {numpy_storage_dtype(d): d for d in STORABLE if numpy_storage_dtype(d).name == d.name}


def addresses(buffers: Sequence[Buffer]) -> list[int]:
    """Where their first elements are: what `Buffer.address` says of each, in a quarter of the time."""
    try:
        return [b.storage.block.address + b.offset for b in buffers]  # pyright: ignore
    except AttributeError:
        return [b.address for b in buffers]  # one was freed: this says so


def _named(given: object) -> str:
    return str(given) if isinstance(given, DType) else f"a {type(given).__name__}, which is no dtype"


def _array_of(values: object) -> Array:
    try:
        return np.asarray(values)
    except (ValueError, RecursionError, OverflowError):
        raise DTypeError(
            f"numpy makes no array of this {type(values).__name__}: lists are of numbers, and of one length"
        ) from None


class Storage:
    """What a buffer and its views share: the block until it is freed,
    and the launches that must then be refused."""

    __slots__ = ("block", "gone", "launches")

    def __init__(self, block: Block) -> None:
        self.block: Block | None = block
        self.launches: WeakSet[Revocable] | None = None


class Revocable:
    """Something bound to memory that must refuse to run once the memory is freed. See `Buffer.on_free`."""

    __slots__ = ()

    def revoke(self) -> None:
        """A buffer was freed."""
        raise NotImplementedError


class Buffer:
    """`size` elements of `dtype` on one device.
    Memory is returned when the last user of it is gone, or by `free`."""

    __slots__ = ("dtype", "offset", "runtime", "size", "storage")

    def __init__(self, runtime: Runtime, storage: Storage, size: int, dtype: DType, offset: int = 0) -> None:
        self.runtime, self.storage, self.size, self.dtype, self.offset = runtime, storage, size, dtype, offset

    @staticmethod
    def empty(runtime: Runtime, size: SupportsIndex, dtype: DType) -> Buffer:
        """A new buffer, not initialised."""
        if not isinstance(dtype, DType) or dtype not in _STORABLE:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise DTypeError(f"a buffer can't hold {_named(dtype)}; it may hold {', '.join(map(str, STORABLE))}")
        count = whole_number(size, "the size of a buffer", -GREATEST)
        if count < 0:
            raise BufferError(f"a buffer can't have {count} elements")
        return Buffer.fresh(runtime, count, dtype, count * dtype.itemsize)

    @staticmethod
    def fresh(runtime: Runtime, count: int, dtype: DType, nbytes: int) -> Buffer:
        """`empty` for callers who have checked what they ask for, and who ask often."""
        return Buffer(runtime, Storage(runtime.allocator.alloc(nbytes)), count, dtype)

    @staticmethod
    def of(runtime: Runtime, values: object, dtype: DType | None = None) -> Buffer:
        """A new buffer with a copy of a numpy array (or what numpy makes one of),
        rounded to `dtype` where one is given."""
        array = _array_of(values)
        kind = dtype_of(array) if dtype is None else dtype
        buffer = Buffer.empty(runtime, array.size, kind)
        buffer.copyin(array)
        return buffer

    def __repr__(self) -> str:
        state = ", freed" if self.freed else ""
        return f"Buffer({self.runtime.name}, {self.size} of {self.dtype}{state})"

    def __len__(self) -> int:
        return self.size

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        """Refused: its memory belongs to a device of this process."""
        raise BufferError(f"{self!r} is memory of a device and can't be pickled or copied as an object: use buffer.numpy()")

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize

    @property
    def freed(self) -> bool:
        return self.storage.block is None

    @property
    def address(self) -> int:
        """Where its first element is, in the terms of its device."""
        block = self.storage.block
        return (self.block() if block is None else block).address + self.offset

    def block(self, kernel: str = "", slot: int = -1) -> Block:
        """The memory. Raises BufferError when it was freed, naming the argument where one is given."""
        block = self.storage.block
        if block is None:
            where = f"{kernel}: argument {slot}: " if kernel else ""
            why = getattr(self.storage, "gone", "was freed")
            raise BufferError(f"{where}the buffer of {self.size} {self.dtype} on {self.runtime.name} {why}")
        return block

    def free(self, why: str = "was freed") -> None:
        """Give the memory up: this buffer and its views can't be used any more, which errors say with `why`.
        Arrays made from it stay whole."""
        self.block()
        self.storage.gone = why
        self.storage.block = None
        for launch in self.storage.launches or ():
            launch.revoke()
        self.storage.launches = None

    def passed_on(self) -> Buffer:
        """Another buffer of the same memory, for somebody who overwrites it before this one is freed.
        A copy where others see the memory."""
        block = self.block()
        if not block.lent and not self.offset:
            return Buffer(self.runtime, Storage(block), self.size, self.dtype)
        made = Buffer.empty(self.runtime, self.size, self.dtype)
        made.copy_from(self)
        return made

    def on_free(self, launch: Revocable) -> None:
        """Have `launch` revoked when this memory is freed. Does not keep it alive."""
        self.block()
        if self.storage.launches is None:
            self.storage.launches = WeakSet()
        self.storage.launches.add(launch)

    def view(self, start: SupportsIndex, size: SupportsIndex, dtype: DType | None = None) -> Buffer:
        """`size` elements from element `start` on, sharing the memory; in another dtype when one is given."""
        first, count = (
            whole_number(start, "where a view starts", -GREATEST),
            whole_number(size, "the size of a view", -GREATEST),
        )
        kind = self.dtype if dtype is None else dtype
        self.block()
        if not isinstance(kind, DType) or kind not in _STORABLE:  # pyright: ignore[reportUnnecessaryIsInstance]
            raise DTypeError(f"a buffer can't hold {_named(kind)}")
        if first < 0 or count < 0 or first * self.dtype.itemsize + count * kind.itemsize > self.nbytes:
            raise BufferError(f"{count} {kind} from element {first} on are not within {self.size} {self.dtype}")
        return Buffer(self.runtime, self.storage, count, kind, self.offset + first * self.dtype.itemsize)

    # -- numpy

    def copyin(self, values: object) -> None:
        """Overwrite every element.
        Values of another dtype are converted, unsigned bits of a foreign float are taken as they are."""
        block = self.block()
        array = _array_of(values)
        if array.dtype.kind in "cOSUmM":
            raise DTypeError(f"an array of {array.dtype} has no values that {self.dtype} can hold: convert it")
        if array.size != self.size:
            raise BufferError(f"{array.size} values (shape {array.shape}) can't fill a buffer of {self.size} {self.dtype}")
        if block.readonly:
            raise BufferError("the buffer is over memory that is read-only")
        stored = numpy_storage_dtype(self.dtype)
        raw = array if array.dtype == stored else to_storage(array, self.dtype)
        if self.size:
            block.allocator.copyin(block, self.offset, np.ascontiguousarray(raw).reshape(-1).view(np.uint8))

    def raw(self) -> Array:
        """A copy of the elements as they are in memory:
        unsigned bits for the floats that numpy lacks, uint8 for bool."""
        block = self.block()
        result = np.empty(self.size, numpy_storage_dtype(self.dtype))
        if self.size:
            if block.allocator.host_memory:
                self.runtime.synchronize()
            block.allocator.copyout(result.view(np.uint8), block, self.offset)
        return result

    def numpy(self) -> Array:
        """A copy of the values: float32 for the floats that numpy lacks."""
        return from_storage(self.raw(), self.dtype)

    def taken(self) -> Array:
        """The values of a buffer that nobody uses any more:
        its memory itself where numpy can hold it, else a copy."""
        return from_storage(self.as_numpy() if self.runtime.allocator.host_memory else self.raw(), self.dtype)

    def as_numpy(self) -> Array:
        """The elements as they are in memory, not copied: writes are seen by both.
        Only where the host sees the memory, which waits for the device first where that is not `host_memory`."""
        return host_array(self.block(), self.offset, (self.size,), numpy_storage_dtype(self.dtype))

    def clear(self) -> None:
        """Set every byte to zero."""
        self.copyin(np.zeros(self.size, numpy_storage_dtype(self.dtype)))

    def copy_from(self, other: Buffer) -> None:
        """Overwrite with another buffer's elements, of any device."""
        if not isinstance(other, Buffer):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"copy_from takes a Buffer, not {type(other).__name__}; copyin takes arrays")
        if (other.size, other.dtype) != (self.size, self.dtype):
            raise BufferError(f"{other.size} {other.dtype} can't fill a buffer of {self.size} {self.dtype}")
        target, source = self.block(), other.block()
        if target.readonly:
            raise BufferError("the buffer is over memory that is read-only")
        if target.allocator is source.allocator:
            target.allocator.transfer(target, self.offset, source, other.offset, self.nbytes)
        elif target.allocator.receive(target, self.offset, source, other.offset, self.nbytes):
            return
        elif source.allocator.host_memory and self.size:
            other.runtime.synchronize()
            bytes_there = host_array(source, other.offset, (self.nbytes,), np.dtype(np.uint8)).view(np.uint8)
            target.allocator.copyin(target, self.offset, bytes_there)
        else:
            self.copyin(other.raw())

    # -- the memory of others

    @staticmethod
    def share(runtime: Runtime, owner: object, dtype: DType | None = None) -> Buffer:
        """A buffer over memory of a numpy array or of any object with `__dlpack__`
        or the device's array interface, not copied: writes are seen by both."""
        if isinstance(owner, np.ndarray):
            array: Array = owner  # pyright: ignore[reportUnknownVariableType]
            return _share_array(runtime, array, dtype)
        if not hasattr(owner, "__dlpack__") and hasattr(owner, runtime.allocator.array_interface or "__dlpack__"):
            return runtime.described(owner).shared(runtime).only(dtype)
        from kg.runtime.buffers.dlpack import take

        return take(runtime, owner).shared(runtime).only(dtype)

    def __dlpack__(
        self,
        *,
        stream: object = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        from kg.runtime.buffers.dlpack import export_tensor

        for what, pair in (("dl_device", dl_device), ("max_version", max_version)):
            if pair is not None and not (isinstance(pair, tuple) and [type(n) for n in pair] == [int, int]):  # pyright: ignore[reportUnnecessaryIsInstance]
                raise TypeError(f"__dlpack__: {what} is two integers, not {type(pair).__name__}")
        if dl_device is not None and tuple(dl_device) != self.__dlpack_device__():
            raise BufferError(
                f"a buffer on {self.runtime.name} can't be exported to DLPack device {dl_device}: copy it with numpy()"
            )
        versioned = max_version is not None and max_version[0] >= 1
        if copy:
            duplicate = Buffer.empty(self.runtime, self.size, self.dtype)
            duplicate.copy_from(self)
            self.runtime.hand_over(stream)
            return export_tensor(duplicate, versioned=versioned, copied=True)
        self.runtime.hand_over(stream)
        return export_tensor(self, versioned=versioned)

    def __getattr__(self, name: str) -> object:
        """The array interface, under the name that the device's memory has there."""
        if name.endswith("_array_interface__") and name == self.runtime.allocator.array_interface:
            return self.runtime.describe(self, (self.size,), False, False)
        raise AttributeError(f"a Buffer has no attribute {name!r}", name=name, obj=self)

    def __dlpack_device__(self) -> tuple[int, int]:
        device = self.runtime.allocator.dlpack_device
        if device is None:
            raise BufferError(f"memory of {self.runtime.name} has no DLPack form: copy it with numpy()")
        return device


def dtype_of(array: Array) -> DType:
    """The dtype of a numpy array. Raises DTypeError that lists what there is."""
    if array.dtype == np.bool_:
        return parse_dtype("bool")
    found = _DTYPE_OF_NUMPY.get(array.dtype)
    if found is None:
        names = ", ".join(map(str, _DTYPE_OF_NUMPY))
        raise DTypeError(f"no dtype for an array of {array.dtype}; there are bool, {names}: convert it")
    return found


def _share_array(runtime: Runtime, array: Array, dtype: DType | None) -> Buffer:
    kind = dtype or dtype_of(array)
    if array.dtype not in (numpy_storage_dtype(kind), np.dtype(kind.name) if kind.is_bool else None):
        raise BufferError(
            f"an array of {array.dtype} can't be used in place as {kind}: copy it with device.buffer(array, dtype)"
        )
    if not (array.flags.c_contiguous and array.flags.aligned):
        raise BufferError("only a C-contiguous, aligned array can be used in place: copy it with device.buffer(array)")
    block = runtime.allocator.share(array.ctypes.data, array.nbytes, array, not array.flags.writeable)
    block.lent = True
    return Buffer(runtime, Storage(block), array.size, kind)
