"""The methods of ndarray and generic: most are functions of this namespace with the array
as their first argument."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy as copy_of
from types import FunctionType
from typing import Any, Final

import numpy

import kg_array as ka
from kg_array.indexing import views
from kg_array.numpy import mathematics, products, reductions, shapes
from kg_array.numpy.dtypes import asked, cast, kg_dtype
from kg_array.numpy.ndarrays import picking, placing
from kg_array.numpy.ndarrays.array import array_of, ndarray, reshaped, result, view, viewed
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.numpy.ndarrays.places import write_flat
from kg_array.numpy.ufuncs import named

#: Methods that are the functions of these names.
_FUNCTIONS: Final = {
    reductions: "sum prod max min mean var std any all argmax argmin ptp cumsum cumprod",
    shapes: "ravel swapaxes squeeze repeat",
    picking: "nonzero take diagonal trace choose argsort argpartition searchsorted",
    placing: "put",
    products: "dot",
    mathematics: "clip round",
}


def _method(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function as one that an instance binds, which ufuncs and the like are not."""
    if isinstance(function, FunctionType):
        return function

    def method(self: Held, *args: Any, **options: Any) -> Any:
        return function(self, *args, **options)

    return method


def _shape_of(given: tuple[Any, ...]) -> Any:
    return given[0] if len(given) == 1 and not isinstance(given[0], (int, numpy.integer)) else given


@viewed
def _reshape(self: Held, *shape: Any, order: str = "C", copy: bool | None = None) -> ndarray:
    return shapes.reshape(self, _shape_of(shape), order, copy=copy)


@viewed
def _transpose(self: Held, *axes: Any) -> ndarray:
    return shapes.transpose(self, _shape_of(axes) if axes else None)


def _astype(self: Held, dtype: Any, order: str = "K", casting: str = "unsafe", subok: bool = True, copy: bool = True) -> Any:
    made = cast(self.array, asked(dtype))
    if made is self.array and copy:
        made = copy_of(made)
    return self if made is self.array else ndarray(made) if isinstance(self, ndarray) else result(made)


def _copy(self: Held, order: str = "C") -> Any:
    return ndarray(copy_of(self.array)) if isinstance(self, ndarray) else self


def _flatten(self: Held, order: str = "C") -> ndarray:
    return ndarray(copy_of(shapes.ravel(self, order).array))


def _view(self: Held, dtype: object = None) -> ndarray:
    """The same elements in an array of its own, or their bits as elements of another dtype."""
    return view(self, views.bits, self.array.dtype if dtype is None else kg_dtype(asked(dtype)))


def _fill(self: ndarray, value: object) -> None:
    self[...] = value


def _compress(self: Held, condition: object, axis: int | None = None, out: Any = None) -> Any:
    return picking.compress(condition, self, axis, out)


def _sort(self: ndarray, axis: int = -1, kind: str | None = None, order: object = None, *, stable: bool | None = None) -> None:
    self.write(picking.sort(self, axis, kind, stable=stable).array)


def _partition(self: ndarray, kth: Any, axis: int = -1, kind: str = "introselect") -> None:
    self.write(picking.partition(self, kth, axis).array)


def _conj(self: Held) -> Any:
    return named("conjugate")(self)


def _tobytes(self: Held, order: str = "C") -> bytes:
    return self.numpy().tobytes(order)  # type: ignore[arg-type]


def _to_device(self: Held, device: object, /, *, stream: object = None) -> Any:
    return result(self.array.to_device(device, stream=stream))  # type: ignore[arg-type]


class Flat:
    """`x.flat`: the elements in a row, which may be written to."""

    def __init__(self, x: ndarray) -> None:
        self._x = x

    def __iter__(self) -> Iterator[object]:
        return iter(reshaped(self._x, (-1,)))

    def __len__(self) -> int:
        return self._x.size

    def __getitem__(self, key: object) -> Any:
        found = reshaped(self._x, (-1,))[key]
        return ndarray(copy_of(found.array)) if isinstance(found, ndarray) else found

    def __setitem__(self, key: object, value: Any) -> None:
        """Values are taken one after another, and again from the first where there are too few.
        What is too many is left out."""
        if type(value) not in (int, float) and numpy.ndim(value) and not isinstance(key, (int, numpy.integer)):
            given = ka.reshape(array_of(value, self._x.dtype), (-1,))
            part = reshaped(self._x, (-1,))[key]
            if not given.size:
                return
            if given.size != part.size:
                given = placing.repeated(given, part.size)
            value = ndarray(ka.reshape(given, part.shape))
        write_flat(self._x, key, value)


def _itself(self: Held) -> Any:
    return self


def _set_shape(self: ndarray, shape: Any) -> None:
    """The same elements in another shape: of a view that it is in, as long as no element would be copied,
    as in numpy."""
    is_view = self._of is not None or self.array._view is not None
    made = shapes.reshape(self, shape)
    if is_view and made.array._view is None and self.size:
        raise AttributeError(
            f"the elements of this view do not lie such that its shape can be {shape}: take x = x.reshape({shape})"
        )
    self.array, self._of, self._how = made.array, None, None


def _set_flat(self: ndarray, value: object) -> None:
    Flat(self)[...] = value


def _set_part(get: Callable[[Any], Any]) -> Callable[[ndarray, object], None]:
    def put(self: ndarray, value: object) -> None:
        get(self)[...] = value

    return put


def _property(get: Callable[[Any], Any], put: Any = None) -> property:
    return property(get, put)


def install() -> None:
    """Give the methods to the classes."""
    for module, names in _FUNCTIONS.items():
        for name in names.split():
            setattr(Held, name, _method(getattr(module, name)))
    for name, function in {
        "view": _view, "reshape": _reshape, "transpose": _transpose, "compress": _compress, "astype": _astype, "copy": _copy, "flatten": _flatten, "conj": _conj,
        "conjugate": _conj, "tobytes": _tobytes, "to_device": _to_device,
    }.items():  # fmt: skip
        setattr(Held, name, function)
    for name, function in {"fill": _fill, "sort": _sort, "partition": _partition}.items():
        setattr(ndarray, name, function)
    for name, get in {"T": _itself, "mT": shapes.matrix_transpose}.items():
        setattr(Held, name, _property(get))
    setattr(ndarray, "T", _property(shapes.transpose))  # noqa: B010
    setattr(Held, "real", _property(picking.real))  # noqa: B010  the class is made before its functions
    setattr(Held, "imag", _property(picking.imag))  # noqa: B010
    setattr(ndarray, "real", _property(picking.real, _set_part(picking.real)))  # noqa: B010
    setattr(ndarray, "imag", _property(picking.imag, _set_part(picking.imag)))  # noqa: B010
    setattr(ndarray, "flat", _property(Flat, _set_flat))  # noqa: B010
    setattr(ndarray, "shape", _property(shapes.shape_of, _set_shape))  # noqa: B010
    setattr(ndarray, "ndim", _property(shapes.ndim))  # noqa: B010
