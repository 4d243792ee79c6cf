"""External tensors (DLPack, array interface): shared where their layout allows, else copied."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from kg.dtype import DType
from kg.errors import BufferError, DTypeError
from kg.records import dataclass
from kg.runtime.contracts import Runtime
from kg.semantics.floats import Array, numpy_storage_dtype

if TYPE_CHECKING:
    from kg.runtime.buffers.buffer import Buffer


class Imported(NamedTuple):
    """Memory of somebody's tensor, and its shape there. The floats of a complex one are twice as many."""

    buffer: Buffer
    shape: tuple[int, ...]
    is_complex: bool

    def only(self, dtype: DType | None) -> Buffer:
        """The buffer, which must be of this dtype where one is given."""
        kind = self.buffer.dtype
        if self.is_complex:
            raise DTypeError(f"memory of complex numbers can't be a buffer of {kind}: convert it")
        if dtype not in (None, kind):
            raise BufferError(f"memory of {kind} can't be used in place as {dtype}")
        return self.buffer


@dataclass(frozen=True, slots=True)
class ExternalTensor:
    """A tensor of others. Of complex numbers `dtype` is that of their parts."""

    address: int
    shape: tuple[int, ...]
    strides: tuple[int, ...] | None  #: bytes; None: C order
    dtype: DType
    is_complex: bool
    readonly: bool
    owner: object  #: keeps the memory

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize * (1 + self.is_complex)

    @property
    def contiguous(self) -> bool:
        """Whether its elements follow each other in C order."""
        size = self.itemsize
        for extent, stride in zip(reversed(self.shape), reversed(self.strides or ()), strict=False):
            if extent > 1 and stride != size:
                return 0 in self.shape
            size *= extent
        return True

    def shared(self, runtime: Runtime) -> Imported:
        """A Buffer over the memory. Raises BufferError where it lies in another order than C's."""
        from kg.runtime.buffers.buffer import Buffer, Storage

        if not self.contiguous:
            raise BufferError("only C-contiguous memory can be used in place: copy it")
        count = prod(self.shape) * (1 + self.is_complex)
        block = runtime.allocator.share(self.address, count * self.dtype.itemsize, self.owner, self.readonly)
        block.lent = True
        return Imported(Buffer(runtime, Storage(block), count, self.dtype), self.shape, self.is_complex)

    def values(self, runtime: Runtime) -> Array:
        """A copy on the host of what is at any strides, as it is in memory:
        the two parts of a complex number along one more axis."""
        parts = (2,) if self.is_complex else ()
        stored = numpy_storage_dtype(self.dtype)
        if 0 in self.shape:
            return np.empty((*self.shape, *parts), stored)
        strides = self.strides or tuple(self.itemsize * prod(self.shape[axis + 1 :]) for axis in range(len(self.shape)))
        reach = [(extent - 1) * stride for extent, stride in zip(self.shape, strides, strict=True)]
        first, last = sum(min(0, r) for r in reach), sum(max(0, r) for r in reach) + self.itemsize
        block = runtime.allocator.share(self.address + first, last - first, self.owner, True)
        held = np.empty(last - first, np.uint8)
        block.allocator.copyout(held, block, 0)
        steps = (*strides, *(self.dtype.itemsize for _ in parts))
        return np.ndarray((*self.shape, *parts), stored, held.data, -first, steps).copy()
