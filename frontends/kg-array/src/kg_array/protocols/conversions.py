"""What an array is to Python and to other libraries:
numbers, text, pickles, arrays of numpy and DLPack. A mixin of Array."""

from __future__ import annotations

import operator
from collections.abc import Iterable
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np
from kg.frontend import listeners

from kg_array.operands.dtypes import Scalar
from kg_array.running.memory import tracing_depth

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from kg_array.array import Array


class Conversions:
    """Mixin of Array."""

    __slots__ = ()

    # -- in the hands of others: see interop.py

    def __array__(self: Array, dtype: object = None, copy: bool | None = None) -> NDArray[np.generic]:  # type: ignore[misc]
        from kg_array.protocols.interop import to_numpy

        return to_numpy(self, dtype, copy)

    def __array_ufunc__(self: Array, function: np.ufunc, method: str, *inputs: object, **options: object) -> object:  # type: ignore[misc]
        from kg_array.protocols.ufuncs import ufunc

        return ufunc(self, function, method, inputs, options)

    def __dlpack__(
        self: Array,  # type: ignore[misc]
        *,
        stream: object = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> object:
        from kg_array.protocols.interop import export

        return export(self, stream, max_version, dl_device, copy)

    def __dlpack_device__(self: Array) -> tuple[int, int]:  # type: ignore[misc]
        from kg_array.protocols.interop import dlpack_device

        return dlpack_device(self)

    def __reduce_ex__(self: Array, protocol: SupportsIndex) -> tuple[object, tuple[object, ...]]:  # type: ignore[misc,override]
        from kg_array.protocols.interop import reduced

        return reduced(self, operator.index(protocol))

    def __deepcopy__(self: Array, memo: object) -> Array:  # type: ignore[misc]
        from kg_array.protocols.interop import duplicate

        return duplicate(self)

    # -- as a Python number

    def _item(self: Array, what: str) -> Scalar:  # type: ignore[misc]
        if self.size != 1:
            raise TypeError(f"only an array of one element is {what}; this one has shape {self.shape}")
        if listeners:  # copies are told of
            return self.numpy().reshape(()).item()
        value: Scalar = self._values(self.buffer.taken()).reshape(()).item()  # read in place
        return value

    def item(self: Array) -> Scalar:  # type: ignore[misc]
        """The only element, as a Python number."""
        return self._item("a Python number")

    def tolist(self: Array) -> object:  # type: ignore[misc]
        """The values as Python numbers, in nested lists."""
        return self.numpy().tolist()

    def __bool__(self: Array) -> bool:  # type: ignore[misc]
        return bool(self._item("true or false"))

    def __int__(self: Array) -> int:  # type: ignore[misc]
        return int(self._real_item("an integer"))

    def __float__(self: Array) -> float:  # type: ignore[misc]
        return float(self._real_item("a float"))

    def _real_item(self: Array, what: str) -> bool | int | float:  # type: ignore[misc]
        value = self._item(what)
        if isinstance(value, complex):
            raise TypeError(f"a complex number is not {what}: take real(x), imag(x) or abs(x)")
        return value

    def __complex__(self: Array) -> complex:  # type: ignore[misc]
        return complex(self._item("a complex number"))

    def __index__(self: Array) -> int:  # type: ignore[misc]
        if not self.dtype.is_int:
            raise TypeError(f"an index is an integer, not {self.dtype}")
        return operator.index(self._item("an index"))  # type: ignore[arg-type]

    def __len__(self: Array) -> int:  # type: ignore[misc]
        if not self.shape:
            raise TypeError("a 0-d array has no length")
        return self.shape[0]

    def __iter__(self: Array) -> Iterable[Array]:  # type: ignore[misc]
        if not self.shape:
            raise TypeError("a 0-d array can't be iterated over")
        if not tracing_depth.get():
            self.realize()  # once, not for each part that somebody looks at
        return (self[i] for i in range(len(self)))

    # -- as text

    def __repr__(self: Array) -> str:  # type: ignore[misc]
        from kg_array.protocols.display import represent

        return represent(self)

    def __str__(self: Array) -> str:  # type: ignore[misc]
        from kg_array.protocols.display import text

        return text(self)

    def __format__(self: Array, form: str) -> str:  # type: ignore[misc]
        from kg_array.protocols.display import formatted

        return formatted(self, form)
