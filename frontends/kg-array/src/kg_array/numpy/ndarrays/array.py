"""ndarray and generic: an array of kg_array's with numpy's operators, methods, dtypes,
views and writes in place.

An `ndarray` holds one `kg_array.Array`, its `array`; a `generic` holds one of no dimensions where numpy gives a scalar: it can't be written to, and
`s += 1` makes another. Parts by slices, transposes and other shapes of an ndarray are views, as numpy's are: writing into either is seen in both.
"""

from __future__ import annotations

import operator
import weakref
from collections.abc import Callable, Hashable, Iterable, Iterator
from copy import copy
from functools import wraps
from typing import Any, Final
from typing import cast as cast_to

import numpy
from kg.records import dataclass

from kg_array.array import Array
from kg_array.functions.asarray import asarray
from kg_array.functions.creation import of_numpy, zeros
from kg_array.functions.manipulation import broadcast_to, stack
from kg_array.functions.selection import compressed
from kg_array.indexing import views
from kg_array.indexing.parts import static_key
from kg_array.indexing.stores import is_written
from kg_array.indexing.views import READINGS, Reading
from kg_array.numpy.dtypes import FLOAT, asked, cast, common, kg_dtype, numpy_dtype
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.operands.devices import default_device
from kg_array.running.memory import Kind, tracing_depth
from kg_array.transforms.tracing import is_tracing


@dataclass(init=False, eq=False, repr=False)
class generic(Held):
    """A number that was computed: what numpy gives as a scalar."""

    __slots__ = ("array",)
    array: Array

    def __init__(self, array: Array) -> None:
        self.array = array

    def __hash__(self) -> int:
        return hash(self.array.item())

    def __repr__(self) -> str:
        return repr(self.numpy()[()])

    def __getitem__(self, key: object) -> object:
        return self if key == () else part(ndarray(self.array), key)


@dataclass(init=False, eq=False, repr=False)
class ndarray(Held):
    """An array that is written to in place."""

    # `array` is not set of a view that nobody has read yet: it is one of `_of`, an array of kg_array's or another such view, and `_how` makes it
    __slots__ = ("__weakref__", "_how", "_of", "_root", "array")
    array: Array

    def __init__(self, array: Array | int | tuple[int, ...], dtype: object = float) -> None:
        """Of an array of kg_array's. Of a shape, as numpy has it, elements that nobody should look at."""
        if isinstance(array, (int, tuple, list)):
            array = zeros(array, dtype=kg_dtype(asked(dtype)))
        self.array = array
        self._root: weakref.ref[ndarray] | None = None
        self._of: Array | ndarray | None = None
        self._how: Reading | None = None

    __hash__ = None  # type: ignore[assignment]

    def __getattr__(self, name: str) -> Any:
        if name != "array":
            return Held.__getattr__(self, name)
        of, how = self._of, self._how
        if of is not None and how is not None:
            whole = of if isinstance(of, Array) else of.array
            if whole.shape != how.source.shape:  # it was given another one meanwhile
                whole = views.reshape(whole, how.source.shape)
            self.array = how.view(whole)
        self._of = None
        return _array_of(self)  # another thread may have made it

    @property
    def kind(self) -> Kind | None:
        """The kind of its array, where that is known."""
        how = self._how
        return self.array._kind if self._of is None or how is None else how.kind

    @property
    def value(self) -> Array:
        """The elements as they are now, to compute with:
        of a view that nobody has read yet they are read each time."""
        of = self._of
        if of is None or type(of) is ndarray or tracing_depth.get():
            return self.array
        made = self._how.of(of)  # pyright: ignore
        return self.array if made is None else made

    @property
    def base(self) -> ndarray | None:
        """The array that this one is a view of, if it is there still."""
        return None if self._root is None else self._root()

    def __iter__(self) -> Iterator[Any]:
        if not self.shape:
            raise TypeError("an array of no dimensions can't be iterated over")
        if self.ndim > 1 or is_tracing():
            return (self[i] for i in range(len(self)))
        return iter(self.numpy())  # numbers of numpy's: whoever iterates looks at each

    def __getitem__(self, key: object) -> Any:
        static = static_key(key)
        if static is not None:
            found = known_view(self, "part", static)
            if found is not None:
                return found
        elif type(key) is ndarray and not tracing_depth.get():
            mask, own = key.value, self.value
            if mask.dtype.is_bool and mask.ndim and mask.shape == own.shape[: mask.ndim]:
                return result(compressed(own, mask))
        return part(self, key)

    def __setitem__(self, key: object, value: object) -> None:
        given: Any = value
        x, static = self.array, static_key(key)
        if isinstance(value, ndarray):
            of = value._of
            if of is not None and (of is x or of is self) and READINGS.get((x._kind, "part", static)) is value._how:
                return  # of x[key] += other, which Python does in two steps, nothing is left to do here
            given = value.value
            if given.dtype is not x.dtype:
                given = _fit(value, x.dtype)
        elif type(value) is not float or not x.dtype.is_float:
            given = _fit(value, x.dtype)
        if static is None or not is_written(x, static, given):
            x[own_key(key)] = given

    def __copy__(self) -> ndarray:
        return ndarray(copy(self.array))

    def __deepcopy__(self, memo: object) -> ndarray:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return ndarray, (self.array,)

    def write(self, value: Array) -> None:
        """Have other elements, which are seen in all views of the same array."""
        of, how = self._of, self._how
        if type(of) is Array and how is not None and how.key is not None:
            of[how.key] = computed(value)
        else:
            views.write(self.array, computed(value), computed)

    def rewrite(self, change: Callable[[Array], Array]) -> None:
        """Have the elements that are made of those that are there; no other thread stores meanwhile."""
        with views.updating(self.array):
            self.write(change(self.array))

    def seen(self, made: Array) -> ndarray:
        """What kg_array made of this array as a view of it, or as a value, as one of ours."""
        view = ndarray(made)
        if made._view is not None:
            view._root = self._root or weakref.ref(self)
        return view


def result(x: Array) -> Any:
    """What a function gives: an ndarray, or of no dimensions a number."""
    if not x.shape:
        return generic(x)
    found: ndarray = _new(ndarray)
    found.array, found._root, found._of, found._how = x, None, None, None
    return found


def of_its_own(made: Array, operands: Iterable[object]) -> Array:
    """The result as an array of its own, where it is one of the operands:
    numpy's are copies, which are written to."""
    return copy(made) if any(made is x for x in operands) else made


def computed(x: Array) -> Array:
    """The array, computed now unless it is traced.
    What is written and what is more than an expression of elements and sums is: so the expressions between are the same in each
    turn of a loop, and are compiled once."""
    return x if is_tracing() else x.realize()


def view(x: object, get: Callable[..., Array], *how: Any) -> ndarray:
    """What `get`, a function of views, makes of an array: of an ndarray a view."""
    if not isinstance(x, ndarray):
        return ndarray(get(array_of(x), *how))
    static = static_key(how)
    found = None if static is None else known_view(x, get.__name__, static)
    return x.seen(get(x.array, *how)) if found is None else found


def known_view(x: ndarray, name: str, static: Hashable) -> Any:
    """What was read of an array of this kind before: a view, or of a single number its value.
    None of others."""
    of, own = x._of, x._how
    how = READINGS.get((x.array._kind if of is None or own is None else own.kind, name, static))
    if how is None or tracing_depth.get():
        return None
    if how.move is None:
        made = how.of(x.array)
        return made if made is None else generic(made)
    found: ndarray = _new(ndarray)
    found._of = x.array if of is None else x
    found._how = how
    found._root = x._root or weakref.ref(x)
    return found


def viewed(function: Callable[..., Any]) -> Callable[..., Any]:
    """Have a function that gives a view of its first argument found by that one's kind
    and the other arguments alone, where these are integers, tuples of them and None: a reading that was met with them before is
    theirs too. Of views and of other arrays they differ, as the views of reshape do."""
    names = f"numpy {function.__name__}", f"numpy {function.__name__} of a view"

    @wraps(function)
    def called(*args: Any, **options: Any) -> Any:
        static = static_key(args[1:]) if not options and args and type(args[0]) is ndarray else None
        if static is None:
            return function(*args, **options)
        x = args[0]
        of = x._of
        name = names[of is not None or x.array._view is not None]
        found = known_view(x, name, static)
        if found is not None:
            return found
        made = function(*args)
        if made is not x and made._how is not None and made._of is (x.array if of is None else x):
            views.know(x.kind, name, static, made._how)
        return made

    return called


_new: Final = object.__new__
_array_of: Final = cast_to("Callable[[ndarray], Array]", vars(ndarray)["array"].__get__)


def reshaped(x: object, shape: tuple[int, ...]) -> ndarray:
    """The elements in another shape: a view where numpy's is one."""
    if isinstance(x, ndarray) and (x._of is not None or x.array._view is not None):
        return x.seen(views.reshape(x.array, shape))
    return view(x, views.reshaped, shape)


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
    if hasattr(x, "__dlpack__") and not isinstance(x, (numpy.ndarray, numpy.generic)):
        return asarray(x)
    if isinstance(x, (list, tuple)) and (holds_arrays(x) if is_tracing() else _holds_own(x)):
        parts = [array_of(one) for one in x]
        dtype = common(*parts)
        return stack([cast(one, dtype) for one in parts])
    values = numpy.asarray(_on_host(x))
    kind = kg_dtype(values.dtype)
    values = values if values.dtype.isnative else values.astype(values.dtype.newbyteorder("="))
    return of_numpy(values, kind, default_device())


#: The types of numbers: lists of these alone, which may be long, hold no arrays.
_NUMBERS: Final = frozenset({bool, int, float, complex, *[numpy.dtype(c).type for c in "?bhilqBHILQefdFD"]})


def holds_arrays(x: object) -> bool:
    if isinstance(x, (list, tuple)):
        return not _NUMBERS.issuperset(map(type, x)) and any(map(holds_arrays, x))
    return isinstance(x, (Held, Array))


def _holds_own(x: object) -> bool:
    """Whether arrays of kg_array's are in it, which may be what stands for the operands of a step."""
    if isinstance(x, (list, tuple)):
        return not _NUMBERS.issuperset(map(type, x)) and any(map(_holds_own, x))
    return isinstance(x, Array)


def _on_host(x: object) -> object:
    """The same with numpy's arrays in place of ours."""
    if isinstance(x, (Held, Array)):
        return x.numpy()[()]
    return [_on_host(one) for one in x] if isinstance(x, (list, tuple)) and holds_arrays(x) else x


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
    if wanted.kind == "b":
        return bool(given)
    if wanted.kind in "iu" and not isinstance(given, (int, numpy.integer, numpy.bool_)):
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
    if type(key) is int:
        return key
    if isinstance(key, slice):
        start, stop, step = key.start, key.stop, key.step
        if not (isinstance(start, Held) or isinstance(stop, Held) or isinstance(step, Held)):
            return key
        return slice(*[v.__index__() if isinstance(v, Held) else v for v in (start, stop, step)])
    if isinstance(key, tuple):
        return tuple([own_key(k) for k in key])
    if isinstance(key, Held):
        return _position(key.array)
    if isinstance(key, Array):
        return _position(key)
    if isinstance(key, list) and holds_arrays(key):
        return array_of(key)
    return list(key) if isinstance(key, range) else key


def _position(x: Array) -> Array | int:
    """A position that is computed: a number where that may be known."""
    return x if x.shape or x.dtype.is_bool or is_tracing() else operator.index(x)


def part(x: ndarray, key: object) -> Any:
    """x[key]: a view where the key is basic, else a copy; of a single number one that is not written to."""
    found = x.array[own_key(key)]
    return x.seen(found) if found._view is not None or found.shape else generic(found)


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
    x.write(made)
