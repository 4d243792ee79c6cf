"""numpy's functions that make arrays: of values, shapes, ranges and positions.
Floats are float64 where nobody says, integers int64, as numpy's are."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Sequence
from copy import copy as copy_of
from typing import Any, Final

import numpy
from kg.frontend import DType

import kg_array as ka
from kg_array.array import Array
from kg_array.functions.creation import known_filled
from kg_array.numpy.dtypes import asked, cast, common, has, kg_dtype, numpy_dtype
from kg_array.numpy.ndarrays.array import array_of, holds_arrays, ndarray, operand, reshaped, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.ndarrays.conversions import Held
from kg_array.numpy.ndarrays.joining import concatenate
from kg_array.operands.devices import default_device
from kg_array.running.steps import of_nothing

Shape = Any


def _typed(dtype: object) -> numpy.dtype[Any] | None:
    return None if dtype is None else asked(dtype)


def array(
    object: object, dtype: Any = None, *, copy: bool = True, order: str = "K", subok: bool = False, ndmin: int = 0
) -> ndarray:
    """An array of these values, of its own."""
    if dtype is not None and isinstance(object, (list, tuple, int, float, complex)) and not holds_arrays(object):
        object = numpy.asarray(object, asked(dtype))  # which refuses numbers that do not fit
    made = array_of(object, _typed(dtype))
    if isinstance(object, (Held, Array)) and copy is not False:
        made = copy_of(made)
    if made.ndim < ndmin:
        made = ka.reshape(made, (*[1] * (ndmin - made.ndim), *made.shape))
    return ndarray(made)


def asarray(a: object, dtype: Any = None, order: str | None = None, **options: Any) -> ndarray:
    """The array itself where it is one of this dtype, else a new one."""
    if isinstance(a, ndarray) and (dtype is None or a.dtype == asked(dtype)):
        return a
    return array(a, dtype)


asanyarray = ascontiguousarray = asfortranarray = asarray


def from_dlpack(x: Any, /, *, device: Any = None, copy: bool | None = None) -> ndarray:
    """Another library's array, whose memory is shared where the device can use it."""
    return ndarray(ka.from_dlpack(x, device=device, copy=copy))


def require(a: object, dtype: Any = None, requirements: object = None) -> ndarray:
    """As `asarray`: memory is contiguous here."""
    return asarray(a, dtype)


def copy(a: object, order: str = "K", subok: bool = False) -> ndarray:
    """An array of its own with these values."""
    return array(a)


def _shape(shape: Shape) -> tuple[int, ...]:
    return (
        tuple(map(operator.index, shape))
        if isinstance(shape, (tuple, list, numpy.ndarray, ndarray))
        else (operator.index(shape),)
    )  # type: ignore[arg-type]


def full(shape: Shape, fill_value: Any, dtype: Any = None, order: str = "C") -> ndarray:
    """An array of one value, which may be an array that is broadcast."""
    if type(fill_value) is float and dtype is None:
        return _filled(shape, fill_value, ka.float64)
    value = operand(fill_value)
    kind = _dtype_of(value) if dtype is None else asked(dtype)
    own = kg_dtype(kind)
    if has(own, value):
        return _filled(shape, value, own)  # type: ignore[arg-type]
    if not isinstance(value, Array):
        value = numpy.full((), value, kind)  # as numpy casts it, or says that it can't
    return ndarray(ka.broadcast_to(copy_of(array_of(value, kind)), _shape(shape)))


def _dtype_of(value: Any) -> numpy.dtype[Any]:
    """The dtype of a whole array of a value: of an integer beyond int64 uint64."""
    return numpy.asarray(value).dtype if type(value) is int else common(value)


def _filled(shape: Shape, value: float, dtype: DType) -> ndarray:
    """An array of one number of this dtype."""
    extent = _shape(shape)
    found = known_filled(extent, value, dtype)
    return ndarray(ka.full(extent, value, dtype=dtype) if found is None else found)


def zeros(shape: Shape, dtype: Any = float, order: str = "C") -> ndarray:
    return _filled(shape, 0, kg_dtype(asked(dtype)))


def ones(shape: Shape, dtype: Any = None, order: str = "C") -> ndarray:
    return _filled(shape, 1, kg_dtype(asked(float if dtype is None else dtype)))


#: Elements that nobody should look at; here they are zeros.
empty = zeros


def full_like(
    a: object, fill_value: Any, dtype: Any = None, order: str = "K", subok: bool = True, shape: Shape = None
) -> ndarray:
    """An array of one value, of the shape and the dtype of another."""
    x = array_of(a)
    if type(fill_value) is int and dtype is None and (fill_value in (0, 1) or x.dtype.is_float) and has(x.dtype, fill_value):
        return _filled(x.shape if shape is None else shape, fill_value, x.dtype)
    value = operand(fill_value)
    kind = numpy_dtype(x.dtype) if dtype is None else asked(dtype)
    return full(x.shape if shape is None else shape, value, kind)


def zeros_like(a: object, dtype: Any = None, order: str = "K", subok: bool = True, shape: Shape = None) -> ndarray:
    return full_like(a, 0, dtype, shape=shape)


def ones_like(a: object, dtype: Any = None, order: str = "K", subok: bool = True, shape: Shape = None) -> ndarray:
    return full_like(a, 1, dtype, shape=shape)


empty_like = zeros_like


# -- ranges


def _number(x: Any) -> Any:
    """A number of Python's."""
    return x.item() if isinstance(x, (Held, Array, numpy.generic)) else x


def arange(start: Any, stop: Any = None, step: Any = 1, dtype: Any = None) -> ndarray:
    """The numbers from start to stop, by step, without stop."""
    first, last = (0, start) if stop is None else (start, stop)
    first, last, by = (_number(x) for x in (first, last, step))
    if dtype is None and type(first) is type(last) is type(by) is int:
        return ndarray(ka.arange(first, last, by, dtype=ka.int64))
    kind = asked(dtype) if dtype is not None else numpy.result_type(*[numpy.dtype(type(x)) for x in (first, last, by)])
    if kind.kind in "iu" and all(isinstance(x, int) for x in (first, last, by)):
        return ndarray(ka.arange(first, last, by, dtype=kg_dtype(kind)))
    count = max(0, math.ceil((last - first) / by))
    numbers = ka.arange(count, dtype=ka.float64) * float(by) + float(first)
    return ndarray(cast(numbers, kind))


def linspace(
    start: Any, stop: Any, num: int = 50, endpoint: bool = True, retstep: bool = False, dtype: Any = None, axis: int = 0
) -> Any:
    """Numbers at equal distances."""
    num = operator.index(num)
    ends = [operand(x) for x in (start, stop)]
    parts = num - 1 if endpoint else num
    if any(isinstance(x, Array) and x.shape for x in ends):
        first, last = (array_of(x) for x in ends)
        kind = numpy.result_type(common(first, last), float)
        first, last = cast(first, kind), cast(last, kind)
        at = ka.reshape(ka.arange(num, dtype=ka.float64) / float(max(parts, 1)), (num, *[1] * max(first.ndim, last.ndim)))
        made = ka.moveaxis(first + (last - first) * cast(at, kind), 0, axis)
        step: Any = result((last - first) / float(max(parts, 1)))
    else:
        values = [_number(x) for x in ends]
        kind = numpy.result_type(*[numpy.dtype(type(x)) for x in values], float)
        wide = ka.complex128 if kind.kind == "c" else ka.float64
        made = ka.linspace(values[0], values[1], num, dtype=wide, endpoint=endpoint)
        step = (values[1] - values[0]) / parts if parts else numpy.nan
    if dtype is not None:
        wanted = asked(dtype)
        made = cast(ka.floor(made) if wanted.kind in "iu" else made, wanted)
    else:
        made = cast(made, kind)
    return (ndarray(made), step) if retstep else ndarray(made)


def logspace(start: Any, stop: Any, num: int = 50, endpoint: bool = True, base: float = 10.0, dtype: Any = None) -> ndarray:
    """Powers of the base at equal distances of their exponents."""
    exponents = linspace(start, stop, num, endpoint).array
    return ndarray(cast(ka.pow(float(base), exponents), asked(float if dtype is None else dtype)))


def geomspace(start: Any, stop: Any, num: int = 50, endpoint: bool = True, dtype: Any = None) -> ndarray:
    """Numbers of equal quotients."""
    first, last = float(start), float(stop)
    if not first or not last or (first < 0) != (last < 0):
        raise ValueError("geomspace: both ends are of one sign, and not 0")
    made = logspace(math.log10(abs(first)), math.log10(abs(last)), num, endpoint).array
    values = made if first > 0 else -made
    if num > 1:
        values[0] = first
        if endpoint:
            values[-1] = last
    return ndarray(cast(values, asked(float if dtype is None else dtype)))


def eye(N: int, M: int | None = None, k: int = 0, dtype: Any = float, order: str = "C") -> ndarray:
    """Ones on a diagonal."""
    return ndarray(ka.eye(int(N), None if M is None else int(M), k=int(k), dtype=kg_dtype(asked(dtype))))


def identity(n: int, dtype: Any = None) -> ndarray:
    return eye(operator.index(n), dtype=float if dtype is None else dtype)


def tri(N: int, M: int | None = None, k: int = 0, dtype: Any = float) -> ndarray:
    """Ones on and below a diagonal."""
    rows, columns = (max(operator.index(v), 0) for v in (N, N if M is None else M))
    return ndarray(ka.tril(ka.ones((rows, columns), dtype=kg_dtype(asked(dtype))), k=k))


def _as_matrix(x: Array) -> Array:
    """A vector as a square matrix of rows that are this vector, as numpy has it."""
    return ka.broadcast_to(x, (x.shape[0], x.shape[0])) if x.ndim == 1 else x


def tril(m: object, k: int = 0) -> ndarray:
    return ndarray(ka.tril(_as_matrix(array_of(m)), k=k))


def triu(m: object, k: int = 0) -> ndarray:
    return ndarray(ka.triu(_as_matrix(array_of(m)), k=k))


@composed(1)
def vander(x: object, N: int | None = None, increasing: bool = False) -> ndarray:
    """The powers of each, as rows."""
    given = array_of(x)
    if given.ndim != 1:
        raise ValueError(f"vander: x is of one dimension, not of shape {given.shape}")
    base = cast(given, numpy.promote_types(numpy_dtype(given.dtype), int))
    powers = ka.arange(base.shape[0] if N is None else N, dtype=base.dtype if base.dtype.is_float else ka.int64)
    made = ka.pow(ka.expand_dims(base, axis=1), powers)
    return ndarray(made if increasing else ka.flip(made, axis=1))


@composed(1)
def diag(v: object, k: int = 0) -> ndarray:
    """A matrix with this diagonal, or the diagonal of a matrix."""
    x = array_of(v)
    if x.ndim == 2:
        return ndarray(ka.linalg.diagonal(x, offset=k))
    if x.ndim != 1:
        raise ValueError(f"diag is of one or two dimensions, not of {x.ndim}")
    n = x.shape[0] + abs(k)
    rows = ka.pad(x, (max(0, -k), max(0, k)))
    columns = ka.pad(x, (max(0, k), max(0, -k)))
    mask = ka.eye(n, k=k, dtype=ka.bool)
    spread = ka.broadcast_to(ka.expand_dims(columns if k >= 0 else rows, axis=0 if k >= 0 else 1), (n, n))
    return ndarray(ka.where(mask, spread, ka.zeros((), dtype=x.dtype)))


def diagflat(v: object, k: int = 0) -> ndarray:
    return diag(ka.reshape(array_of(v), (-1,)), k)


# -- positions


def meshgrid(*xi: object, copy: bool = True, sparse: bool = False, indexing: str = "xy") -> tuple[ndarray, ...]:
    """The coordinates of a grid."""
    if indexing not in ("xy", "ij"):
        raise ValueError(f"meshgrid: indexing is 'xy' or 'ij', not {indexing!r}")
    lines = [x if type(x) is ndarray else ndarray(array_of(x)) for x in xi]
    sizes = [x.size for x in lines]
    order = list(range(len(lines)))
    if indexing == "xy" and len(order) > 1:
        order[:2] = [1, 0]
    shapes = [tuple([size if i == at else 1 for i in range(len(order))]) for size, at in zip(sizes, order, strict=True)]
    whole = tuple([sizes[at] for at in order])
    return tuple([_spread(x, shape, shape if sparse else whole) for x, shape in zip(lines, shapes, strict=True)])


@composed(1)
def _spread(x: object, shape: tuple[int, ...], whole: tuple[int, ...]) -> ndarray:
    """A line in one of the axes of a grid, the same along the others."""
    return ndarray(ka.broadcast_to(ka.reshape(array_of(x), shape), whole))


def indices(dimensions: Sequence[int], dtype: Any = int, sparse: bool = False) -> Any:
    """The positions along each axis of an array of this shape."""
    sizes = _shape(dimensions)
    own = kg_dtype(asked(dtype))

    def lines() -> list[Array]:
        shapes = [tuple([-1 if i == at else 1 for i in range(len(sizes))]) for at in range(len(sizes))]
        return [ka.reshape(ka.arange(d, dtype=own), shape) for d, shape in zip(sizes, shapes, strict=True)]

    if sparse:
        return tuple([ndarray(x) for x in lines()])
    if not sizes:
        return ndarray(ka.zeros((0,), dtype=own))
    what = ("numpy indices", sizes, own)
    return ndarray(of_nothing(what, default_device(), lambda: ka.stack([ka.broadcast_to(x, sizes) for x in lines()])))


def fromfunction(function: Callable[..., Any], shape: Sequence[int], *, dtype: Any = float, **options: Any) -> Any:
    """What the function gives for the positions of an array of this shape."""
    return function(*[ndarray(x.array) for x in indices(shape, dtype=dtype)], **options)


def fromiter(iterable: Any, dtype: Any, count: int = -1) -> ndarray:
    """An array of what an iterator gives."""
    return array(numpy.fromiter((x.item() if isinstance(x, Held) else x for x in iterable), asked(dtype), count))


class Grid:
    """`mgrid` and `ogrid`: the coordinates of a grid by slices, whole or such that they are broadcast."""

    def __init__(self, sparse: bool) -> None:
        self.sparse = sparse

    def __getitem__(self, key: Any) -> Any:
        several = isinstance(key, tuple)
        lines = [_line(k) for k in (key if several else (key,))]
        if not several:
            return lines[0]
        kind = common(*[x.array for x in lines])
        made = meshgrid(*[cast(x.array, kind) for x in lines], sparse=self.sparse, indexing="ij")
        return made if self.sparse else ndarray(ka.stack([x.array for x in made]))


def _line(key: slice) -> ndarray:
    start = 0 if key.start is None else key.start
    if isinstance(key.step, complex):
        return linspace(start, key.stop, int(abs(key.step)))
    return arange(start, key.stop, 1 if key.step is None else key.step)


class Joined:
    """`r_` and `c_`: parts written as an index, joined."""

    def __init__(self, columns: bool) -> None:
        self.columns = columns

    def __getitem__(self, key: Any) -> ndarray:
        parts = [
            _line(k) if isinstance(k, slice) else ndarray(array_of(k)) for k in (key if isinstance(key, tuple) else (key,))
        ]
        if any(isinstance(k, str) for k in (key if isinstance(key, tuple) else (key,))):
            raise TypeError("r_ and c_ take no directives in text here: write concatenate, stack or column_stack")
        if self.columns:
            wide = [reshaped(p, (p.size, 1)) if p.ndim < 2 else p for p in parts]
            return concatenate(wide, axis=-1)
        return concatenate([reshaped(p, (1,)) if not p.ndim else p for p in parts])


mgrid: Final = Grid(sparse=False)
ogrid: Final = Grid(sparse=True)
r_: Final = Joined(columns=False)
c_: Final = Joined(columns=True)
s_: Final = numpy.s_
index_exp: Final = numpy.index_exp


def ix_(*sequences: object) -> tuple[ndarray, ...]:
    """Positions such that indexing with them takes their product."""
    found = []
    for at, sequence in enumerate(sequences):
        x = array_of(sequence)
        if x.dtype.is_bool:
            (x,) = ka.nonzero(x)
        found.append(ndarray(ka.reshape(x, tuple([-1 if i == at else 1 for i in range(len(sequences))]))))
    return tuple(found)


def _windowed(function: Callable[..., numpy.ndarray[Any, Any]]) -> Callable[..., ndarray]:
    return lambda *args: array(function(*args))


hamming, hanning, blackman, bartlett, kaiser = map(
    _windowed, (numpy.hamming, numpy.hanning, numpy.blackman, numpy.bartlett, numpy.kaiser)
)
