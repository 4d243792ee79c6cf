"""What ndarray and generic share: the values as Python and other libraries ask for them."""

from __future__ import annotations

import operator
from types import ModuleType
from typing import Any, Final

import numpy

from kg_array.array import Array
from kg_array.numpy.absent import no_attribute
from kg_array.numpy.dtypes import numpy_dtype


class Held:
    """An array of kg_array's that is held.
    Operators and methods are put here by operators.py and methods.py."""

    __slots__ = ()
    array: Array
    __array_priority__ = 100
    #: Trees (`jit`, `grad`, `vmap`) take it for the one array that it holds.
    holds_an_array: Final = True

    @property
    def value(self) -> Array:
        """The elements as they are now, to compute with."""
        return self.array

    @property
    def shape(self) -> tuple[int, ...]:
        return self.array.shape

    @property
    def dtype(self) -> numpy.dtype[Any]:
        return numpy_dtype(self.array.dtype)

    @property
    def ndim(self) -> int:
        return self.array.ndim

    @property
    def size(self) -> int:
        return self.array.size

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.size * self.itemsize

    @property
    def device(self) -> object:
        return self.array.device

    def __array__(self, dtype: object = None, copy: bool | None = None) -> numpy.ndarray[Any, Any]:
        return self.array.__array__(dtype, copy)

    def __array_ufunc__(self, function: numpy.ufunc, method: str, *inputs: object, **options: Any) -> object:
        from kg_array.numpy.ufuncs import of_numpy

        return of_numpy(function, method, inputs, options)

    def __array_namespace__(self, *, api_version: str | None = None) -> ModuleType:
        import kg_array.numpy

        return kg_array.numpy

    def __dlpack__(self, **options: Any) -> object:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.array.__dlpack_device__()

    def item(self, *at: int) -> object:
        """The only element as a Python number, or the one at these positions,
        or at one position of all in a row."""
        if not at:
            return self.array.item()
        position = at[0] if isinstance(at[0], tuple) else at
        return self.numpy().item(*position)

    def numpy(self) -> numpy.ndarray[Any, Any]:
        """The values, copied to an array of numpy itself."""
        return self.array.numpy()

    def realize(self) -> Held:
        """Compute it now, if it is not yet."""
        self.array.realize()
        return self

    def tolist(self) -> object:
        return self.array.tolist()

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError(
                f"an array of {self.size} elements is neither true nor false: take x.any() or x.all() (x.size > 0 asks whether it is empty)"
            )
        return bool(self.array.item())

    def __int__(self) -> int:
        return int(self.array)

    def __float__(self) -> float:
        return float(self.array)

    def __complex__(self) -> complex:
        return complex(self.array)

    def __index__(self) -> int:
        return operator.index(self.array)

    def __round__(self, digits: int | None = None) -> object:
        return round(float(self.array)) if digits is None else round(float(self.array), digits)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("an array of no dimensions has no length")
        return self.shape[0]

    def __contains__(self, value: object) -> bool:
        return bool((self == value).any())  # type: ignore[attr-defined]

    def __repr__(self) -> str:
        return repr(self.numpy())

    def __str__(self) -> str:
        return str(self.numpy())

    def __format__(self, form: str) -> str:
        return format(self.array.item(), form) if not self.shape else format(str(self), form)

    def __getattr__(self, name: str) -> Any:
        raise no_attribute(self, name)
