"""ndarray and generic: an array of kg_array's with numpy's operators, methods, dtypes, views and writes in place.

An `ndarray` holds one `kg_array.Array`, its `array`; a `generic` holds one of no dimensions where numpy gives a scalar: it can't be written to, and
`s += 1` makes another. Parts by slices, transposes and other shapes of an ndarray are views, as numpy's are: writing into either is seen in both.
"""

from __future__ import annotations

import operator
import weakref
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass
from types import ModuleType
from typing import Any, Final

import numpy

from kg_array.array import Array
from kg_array.functions.manipulation import broadcast_to, reshape
from kg_array.numpy.dtypes import FLOAT, asked, cast, common, kg_dtype, numpy_dtype
from kg_array.transforms.tracing import is_tracing

Move = Callable[[Array], Array]
Put = Callable[[Array, Array], Array]


class Held:
    """What ndarray and generic share: their operators and methods are put here by operators.py and methods.py."""

    __slots__ = ()
    array: Array
    __array_priority__ = 100
    #: Trees (`jit`, `grad`, `vmap`) take it for the one array that it holds.
    holds_an_array: Final = True

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
        """The only element as a Python number, or the one at these positions, or at one position of all in a row."""
        if not at:
            return self.array.item()
        position = at[0] if isinstance(at[0], tuple) else at
        return self.numpy().item(*position)  # type: ignore[arg-type]

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
        return bool((self == value).any())  # type: ignore[attr-defined]  # pyright: ignore[reportAttributeAccessIssue]

    def __repr__(self) -> str:
        return repr(self.numpy()[()] if isinstance(self, generic) else self.numpy())

    def __str__(self) -> str:
        return str(self.numpy())

    def __format__(self, form: str) -> str:
        return format(self.array.item(), form) if not self.shape else format(str(self), form)

    def __getattr__(self, name: str) -> Any:
        from kg_array.numpy.absent import no_attribute

        raise no_attribute(self, name)


@dataclass(init=False, eq=False, repr=False)
class generic(Held):
    """A number that was computed: what numpy gives as a scalar."""

    __slots__ = ("array",)
    array: Array

    def __init__(self, array: Array) -> None:
        self.array = array

    def __hash__(self) -> int:
        return hash(self.array.item())

    def __getitem__(self, key: object) -> object:
        return self if key == () else part(ndarray(self.array), key)


@dataclass(frozen=True, slots=True)
class View:
    """What an ndarray is of another one, its root: `get` makes it of the root's array, `put` the root's array with it written into."""

    root: weakref.ref[ndarray]
    get: Move
    put: Put


@dataclass(init=False, eq=False, repr=False)
class ndarray(Held):
    """An array that is written to in place."""

    __slots__ = ("__weakref__", "_view", "_views", "array")
    array: Array

    def __init__(self, array: Array | int | tuple[int, ...], dtype: object = float) -> None:
        """Of an array of kg_array's. Of a shape, as numpy has it, elements that nobody should look at."""
        if isinstance(array, (int, tuple, list)):
            from kg_array.functions.creation import zeros

            array = zeros(array, dtype=kg_dtype(asked(dtype)))  # type: ignore[arg-type]
        self.array = array
        self._view: View | None = None
        self._views: weakref.WeakValueDictionary[int, ndarray] | None = None

    __hash__ = None  # type: ignore[assignment]

    @property
    def base(self) -> ndarray | None:
        """The array that this one is a view of, if it is there still."""
        return None if self._view is None else self._view.root()

    def __iter__(self) -> Iterator[Any]:
        if not self.shape:
            raise TypeError("an array of no dimensions can't be iterated over")
        if self.ndim > 1 or is_tracing():
            return (part(self, i) for i in range(len(self)))
        return iter(self.numpy())  # numbers of numpy's: whoever iterates looks at each

    def __getitem__(self, key: object) -> Any:
        return part(self, key)

    def __setitem__(self, key: object, value: object) -> None:
        made = copy(self.array)
        made[own_key(key)] = _fit(value, made.dtype)
        self.write(made)

    def __copy__(self) -> ndarray:
        return ndarray(copy(self.array))

    def __deepcopy__(self, memo: object) -> ndarray:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ndarray, (self.array,)

    def write(self, value: Array) -> None:
        """Have other elements, which are seen in all views of the same array."""
        root = self.base
        if root is None:
            root = self
        elif self._view is not None:
            value = self._view.put(root.array, value)
        root.array[...] = computed(value)  # and so in what kg_array has of it
        for view in list((root._views or {}).values()):
            seen = view._view
            assert seen is not None
            view.array = seen.get(root.array)

    def derived(self, get: Move, put: Put) -> ndarray:
        """A view of this array."""
        made = ndarray(_apart(get(self.array), self.array))
        root, own = self.base, self._view
        if root is None or own is None:
            root = self
            view = View(weakref.ref(self), lambda x: _apart(get(x), x), put)
        else:

            def composed(x: Array, value: Array) -> Array:
                return own.put(x, put(own.get(x), value))

            view = View(own.root, lambda x: _apart(get(own.get(x)), x), composed)
        made._view = view
        if root._views is None:
            root._views = weakref.WeakValueDictionary()
        root._views[id(made)] = made
        return made


def _apart(x: Array, of: Array) -> Array:
    """An array of its own, not the one that it was made of."""
    return copy(x) if x is of else x


def result(x: Array) -> Any:
    """What a function gives: an ndarray, or of no dimensions a number."""
    return ndarray(x) if x.shape else generic(x)


def computed(x: Array) -> Array:
    """The array, computed now unless it is traced. What is written and what is more than an expression of elements and sums is: so the expressions
    between are the same in each turn of a loop, and are compiled once."""
    return x if is_tracing() else x.realize()


def view(x: object, get: Move, put: Put) -> ndarray:
    """A view of an ndarray; of anything else an array."""
    return x.derived(get, put) if isinstance(x, ndarray) else ndarray(get(array_of(x)))


def reshaped(x: object, shape: tuple[int, ...]) -> ndarray:
    """The view of another shape."""
    return view(x, lambda x: reshape(x, shape), lambda x, value: reshape(value, x.shape))


# -- what arrays are made of


def array_of(x: object, dtype: numpy.dtype[Any] | None = None) -> Array:
    """The array that anything is, with numpy's dtype for it where none is asked for."""
    if isinstance(x, Held):
        made = x.array
    elif isinstance(x, Array):
        made = x
        if x.is_number:
            dtype = dtype or common(x)
    else:
        made = _converted(x)
    return made if dtype is None else cast(made, dtype)


def floats(*operands: object) -> list[Array]:
    """Arrays of one dtype of floats or complex numbers: of integers float64."""
    arrays = [array_of(x) for x in operands]
    kind = common(*arrays)
    return [cast(x, kind if kind.kind in "fc" else FLOAT) for x in arrays]


def _converted(x: object) -> Array:
    from kg_array.functions.creation import asarray, of_numpy
    from kg_array.operands.devices import default_device

    if hasattr(x, "__dlpack__") and not isinstance(x, (numpy.ndarray, numpy.generic)):
        return asarray(x)  # type: ignore[arg-type]
    if is_tracing() and isinstance(x, (list, tuple)) and _holds_arrays(x):
        from kg_array.functions.manipulation import stack

        parts = [array_of(one) for one in x]
        dtype = common(*parts)
        return stack([cast(one, dtype) for one in parts])
    values = numpy.asarray(_on_host(x))
    kind = kg_dtype(values.dtype)
    values = values if values.dtype.isnative else values.astype(values.dtype.newbyteorder("="))
    return of_numpy(values, kind, default_device())


def _holds_arrays(x: object) -> bool:
    return isinstance(x, (Held, Array)) or (isinstance(x, (list, tuple)) and any(map(_holds_arrays, x)))


def _on_host(x: object) -> object:
    """The same with numpy's arrays in place of ours."""
    if isinstance(x, (Held, Array)):
        return x.numpy()[()]
    return [_on_host(one) for one in x] if isinstance(x, (list, tuple)) and _holds_arrays(x) else x


def operand(x: object) -> Array | bool | int | float | complex | numpy.generic:
    """What a function takes beside arrays: numbers stay what they are."""
    if isinstance(x, Held):
        return x.array
    return x if isinstance(x, (Array, bool, int, float, complex, numpy.generic)) else array_of(x)


def _fit(value: object, dtype: Any) -> Any:
    """A value for an array of this dtype, cast as numpy casts what is assigned."""
    wanted = numpy_dtype(dtype)
    given = operand(value)
    if isinstance(given, Array):
        return cast(given, wanted)
    if wanted.kind in "biu" and not isinstance(given, (int, numpy.integer, numpy.bool_)):
        given = given.real  # numpy leaves the fraction away
    if wanted.kind in "iu":
        whole = int(given)  # type: ignore[arg-type]
        if isinstance(given, int) and not isinstance(given, bool):
            return whole
        return wanted.type(whole).item()
    return given.item() if isinstance(given, numpy.generic) else wanted.type(given).item()


# -- parts


def own_key(key: object) -> Any:
    """A key as kg_array takes it."""
    if isinstance(key, tuple):
        return tuple([own_key(k) for k in key])
    if isinstance(key, Held):
        return _position(key.array)
    if isinstance(key, Array):
        return _position(key)
    if isinstance(key, slice):
        return slice(*[v.__index__() if isinstance(v, Held) else v for v in (key.start, key.stop, key.step)])
    if isinstance(key, list) and _holds_arrays(key):
        return array_of(key)
    return list(key) if isinstance(key, range) else key


def _position(x: Array) -> Array | int:
    """A position that is computed: a number where that may be known."""
    return x if x.shape or x.dtype.is_bool or is_tracing() else operator.index(x)


def is_basic(key: object) -> bool:
    """Whether a key of kg_array's takes a view: nothing but numbers, slices, None and `...`."""
    parts = key if isinstance(key, tuple) else (key,)
    plain = (slice, int, numpy.integer)
    return all(k is None or k is Ellipsis or (isinstance(k, plain) and not isinstance(k, bool)) for k in parts)


def part(x: ndarray, key: object) -> Any:
    """x[key]: a view where the key is basic, else a copy."""
    own = own_key(key)
    found = x.array[own]
    whole = isinstance(own, tuple) and Ellipsis in [k for k in own if isinstance(k, type(Ellipsis))]
    if not is_basic(own) or (not found.shape and own is not Ellipsis and not whole):
        return result(found)

    def put(x: Array, value: Array) -> Array:
        made = copy(x)
        made[own] = value
        return made

    return x.derived(lambda x: x[own], put)


def written(x: object, value: Array) -> None:
    """Write values into an ndarray, of ours or numpy's, as it is asked for by `out`, cast to its dtype."""
    if isinstance(x, numpy.ndarray):
        numpy.copyto(x, value.numpy(), casting="same_kind")
        return
    if not isinstance(x, ndarray):
        raise TypeError(f"only an ndarray is written to in place, not a {type(x).__name__}")
    given = numpy_dtype(value.dtype)
    if not numpy.can_cast(given, x.dtype, "same_kind"):
        raise TypeError(f"a result of {given} is not written into an array of {x.dtype}: cast one with astype")
    made = cast(value, x.dtype)
    if made.shape != x.shape:
        made = broadcast_to(made, x.shape)
    x.write(_apart(made, x.array) if made is x.array else made)
