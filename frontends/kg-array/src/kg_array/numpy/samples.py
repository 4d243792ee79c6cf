"""numpy's functions of samples: covariances, correlations, counts, histograms and quantiles."""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy
from kg.frontend import DType
from kg_graph.nodes import stored

import kg_array as ka
from kg_array.array import Array
from kg_array.numpy.creation import array
from kg_array.numpy.dtypes import FLOAT, cast, kg_dtype, numpy_dtype
from kg_array.numpy.mathematics import diff
from kg_array.numpy.ndarrays.array import array_of, floats, holds_arrays, ndarray, result
from kg_array.numpy.ndarrays.composed import composed
from kg_array.numpy.ndarrays.places import extremes
from kg_array.numpy.reductions import Axis, given
from kg_array.operands.arguments import axis_of
from kg_array.operands.dtypes import is_complex
from kg_array.running.steps import of_several, single
from kg_array.sorting.selection import METHODS, quantiles
from kg_array.transforms.tracing import is_tracing


@composed(2, "y", "fweights", "aweights")
def cov(
    m: object,
    y: object = None,
    rowvar: bool = True,
    bias: bool = False,
    ddof: int | None = None,
    fweights: Any = None,
    aweights: Any = None,
) -> Any:
    """The covariances of rows, or of columns: in float64 or complex128, as numpy's."""
    (x,) = floats(m)
    x = cast(x, numpy.result_type(numpy_dtype(x.dtype), FLOAT))
    x = ka.reshape(x, (1, -1)) if x.ndim < 2 else x if rowvar else ka.permute_dims(x, (1, 0))
    if y is not None:
        other = cast(array_of(y), numpy_dtype(x.dtype))
        other = ka.reshape(other, (1, -1)) if other.ndim < 2 else other if rowvar else ka.permute_dims(other, (1, 0))
        x = ka.concat([x, other])
    by = (0 if bias else 1) if ddof is None else ddof
    weights = [cast(array_of(w), numpy_dtype(x.dtype)) for w in (fweights, aweights) if w is not None]
    if not weights:
        centred = x - ka.mean(x, axis=1, keepdims=True)
        made = ka.matmul(centred, ka.permute_dims(ka.conj(centred) if is_complex(x.dtype) else centred, (1, 0))) / float(
            max(x.shape[1] - by, 0)
        )
    else:
        w = weights[0] if len(weights) == 1 else weights[0] * weights[1]
        total = ka.sum(w)
        centred = x - ka.sum(x * w, axis=1, keepdims=True) / total
        share = total if aweights is None else ka.sum(w * weights[-1]) / total
        free = total - by * (1.0 if aweights is None else share)
        made = ka.matmul(centred * w, ka.permute_dims(centred, (1, 0))) / free
    return result(ka.reshape(made, ()) if made.shape == (1, 1) else made)


@composed(2, "y")
def corrcoef(x: object, y: object = None, rowvar: bool = True, **options: Any) -> Any:
    """The correlations of rows, or of columns."""
    c = array_of(cov(x, y, rowvar))
    if not c.ndim:
        return result(c / c)
    spread = ka.sqrt(ka.linalg.diagonal(ka.real(c) if is_complex(c.dtype) else c))
    made = c / ka.expand_dims(spread, axis=1) / ka.expand_dims(spread, axis=0)
    return result(made if is_complex(made.dtype) else ka.clip(made, -1, 1))


def bincount(x: object, weights: object = None, minlength: int = 0) -> ndarray:
    """How often each integer occurs, or the sum of its weights."""
    found = array_of(x)
    if not (found.dtype.is_int or found.dtype.is_bool or isinstance(x, (list, tuple))):
        raise TypeError(f"bincount: the numbers are of {numpy_dtype(found.dtype)}, which is not cast to int64 safely")
    at = cast(found, numpy.dtype(int))
    if weights is not None and array_of(weights).shape != at.shape:
        raise ValueError("bincount: the weights and the numbers don't have the same length")
    if operator.index(minlength) < 0:
        raise ValueError("'minlength' must not be negative")
    if at.ndim != 1:
        raise ValueError(f"bincount: of one dimension, not of shape {at.shape}")
    low, high = extremes(found if found.dtype.is_int else at) if at.size else (0, -1)
    if high > kg_dtype(numpy.dtype(int)).max:
        raise ValueError(f"bincount: {high} is among the numbers, which is no int64")
    if low < 0:
        raise ValueError(f"bincount: {low} is among the numbers, which are 0 and more")
    count = max(int(minlength), high + 1)
    room = 1 << (count - 1).bit_length() if count else 0  # one program for all counts up to that
    arrays = [at] if weights is None else [at, array_of(weights, FLOAT)]
    return ndarray(of_several(("bincount", room), arrays, lambda *arrays: _counted(room, *arrays))[:count])


def _counted(room: int, at: Array, weights: Array | None = None) -> Array:
    """How often each of so many first integers occurs, or the sum of its weights."""
    new = ka.ones(at.shape, dtype=ka.int64, device=at.device) if weights is None else weights
    return ka.put_along_axis(ka.zeros(room, dtype=new.dtype, device=at.device), at, new, axis=0, mode="add")


def histogram_bin_edges(a: object, bins: Any = 10, range: Any = None, weights: object = None) -> ndarray:
    """The edges of bins of equal width; by rules that have a name as numpy finds them."""
    x = array_of(a)
    if isinstance(bins, str):
        return array(numpy.histogram_bin_edges(x.numpy(), bins, range))
    if not _is_number(bins):
        return _given_edges(bins)
    try:
        count = operator.index(bins)
    except TypeError:
        raise TypeError("`bins` must be an integer, a string, or an array") from None
    if count < 1:
        raise ValueError("`bins` must be positive, when an integer")
    if is_complex(x.dtype):
        raise TypeError("histogram is not defined for complex numbers: take real(x), imag(x) or abs(x)")
    own = numpy_dtype(x.dtype) if x.dtype.is_float else numpy.dtype(float)
    low, high = _outer_edges(x, range, own)
    return array(numpy.linspace(low, high, count + 1, dtype=numpy.result_type(low, high, own)))


def _is_number(bins: Any) -> bool:
    """Whether it is one number of bins, or the name of a rule, for all axes."""
    return not isinstance(bins, (list, tuple, range, Array)) and not getattr(bins, "shape", ())


def _given_edges(bins: object) -> ndarray:
    """Edges that are given, in order."""
    edges = array_of(bins)
    if edges.ndim != 1:
        raise ValueError("`bins` must be 1d, when an array")
    known = _known(bins)
    if known is not None and (known[:-1] > known[1:]).any():  # as numpy: beside NaN nothing falls
        raise ValueError("`bins` must increase monotonically, when an array")
    return ndarray(edges)


def _outer_edges(x: Array, range: Any, own: numpy.dtype[Any]) -> tuple[Any, Any]:
    """Where the bins begin and end: as asked for, else at the extremes of the elements."""
    if range is not None:
        low, high = range
        if low > high:
            raise ValueError("max must be larger than min in range parameter.")
        what = "supplied"
    else:
        low, high = (own.type(v) for v in extremes(x)) if x.size else (0.0, 1.0)
        what = "autodetected"
    if not (numpy.isfinite(low) and numpy.isfinite(high)):
        raise ValueError(f"{what} range of [{low}, {high}] is not finite")
    return (low - 0.5, high + 0.5) if low == high else (low, high)


def histogram(
    a: object, bins: Any = 10, range: Any = None, density: bool | None = None, weights: object = None
) -> tuple[ndarray, ndarray]:
    """How many elements are in each bin, and the edges of the bins."""
    x = ka.reshape(array_of(a), (-1,))
    if weights is not None and array_of(weights).shape != array_of(a).shape:
        raise ValueError("weights should have the same shape as a.")
    given_weights = None if weights is None else ka.reshape(array_of(weights), (-1,))
    if _have_nan(bins):
        edges = _given_edges(bins)
        arrays = [x, edges.array, *([] if given_weights is None else [given_weights])]
        counted = ndarray(of_several(("histogram of ranks",), arrays, _between_ranks))
    else:
        counted, (edges,) = _boxes([x], [bins], None if range is None else [range], given_weights)
    return (_density(counted, [edges]) if density else counted), edges


def _have_nan(bins: Any) -> bool:
    """Whether NaN are among edges that are known."""
    known = None if _is_number(bins) else _known(bins)
    return known is not None and bool(numpy.isnan(known).any())


def _known(edges: Any) -> Any:
    """The numbers of edges; None where these are part of a trace, or may be."""
    if not holds_arrays(edges):
        return numpy.asarray(edges)
    return None if is_tracing() else array_of(edges).numpy()


def _between_ranks(x: Array, edges: Array, weights: Array | None = None) -> Array:
    """What lies between the ranks of edges among the elements, NaN behind all of them.
    That is what numpy counts: negative where one edge, by NaN, stands behind the next."""
    values, e = cast(x, FLOAT), cast(edges, FLOAT)
    order = ka.argsort(values)
    rows = ka.take(values, order)
    ranks = [ka.searchsorted(rows, e[:-1], side="left"), ka.searchsorted(rows, e[-1:], side="right")]
    found = ka.astype(ka.concat(ranks), ka.int64)
    if weights is not None:
        sums = ka.cumulative_sum(ka.take(weights, order), dtype=weights.dtype, include_initial=True)
        found = ka.take(sums, found)
    return found[1:] - found[:-1]


def _density(counted: ndarray, edges: Sequence[Any]) -> ndarray:
    made = cast(counted.array, FLOAT) / ka.astype(ka.sum(counted.array), ka.float64)
    for axis, edge in enumerate(edges):
        width = array_of(diff(edge), FLOAT)
        made = made / ka.reshape(width, [-1 if i == axis else 1 for i in range(made.ndim)])  # type: ignore[arg-type]
    return ndarray(made)


def histogramdd(
    sample: Any, bins: Any = 10, range: Any = None, density: bool | None = None, weights: Any = None
) -> tuple[ndarray, list[ndarray]]:
    """How many points are in each box, as floats, and the edges of the boxes."""
    counted, edges = _boxes(sample, bins, range, weights)
    return (_density(counted, edges) if density else cast_float(counted)), edges


def _boxes(sample: Any, bins: Any, range: Any, weights: Any) -> tuple[ndarray, list[ndarray]]:
    """How many points are in each box, or the sums of their weights."""
    points = list(sample) if isinstance(sample, (list, tuple)) else list(ka.unstack(array_of(sample), axis=1))
    columns = [array_of(p) for p in points]
    counts = [bins] * len(columns) if _is_number(bins) else list(bins)
    ranges = [None] * len(columns) if range is None else list(range)
    if len(counts) != len(columns):
        raise ValueError("The dimension of bins must be equal to the dimension of the sample x.")
    if len(ranges) != len(columns):
        raise ValueError("range argument must have one entry per dimension")
    edges = [histogram_bin_edges(c, b, r) for c, b, r in zip(columns, counts, ranges, strict=True)]
    if any(map(_have_nan, edges)):
        raise ValueError("`bins` must increase monotonically, without NaN, when arrays")
    if any(e.size < 2 for e in edges):
        dtype = ka.int64 if weights is None else array_of(weights).dtype
        return ndarray(ka.zeros(tuple([max(e.size - 1, 0) for e in edges]), dtype=dtype)), edges
    equal = tuple(map(_is_number, counts))
    arrays = [*columns, *[e.array for e in edges], *([] if weights is None else [array_of(weights)])]
    return ndarray(of_several(("histogram", equal), arrays, lambda *arrays: _in_boxes(equal, arrays))), edges


def _in_boxes(equal: Sequence[bool], arrays: Sequence[Array]) -> Array:
    """How many points are in each box.
    Of the arrays the first are coordinates, then come edges, of boxes of equal width or not, and weights if there are any."""
    rank = len(equal)
    columns, edges, weights = arrays[:rank], arrays[rank : 2 * rank], arrays[2 * rank :]
    place, inside = None, None
    for column, edge, is_equal in zip(columns, edges, equal, strict=True):
        x, e = cast(column, FLOAT), cast(edge, FLOAT)
        n = e.shape[0] - 1
        at = _place(x, e) if is_equal else _by_search(x, e)
        at = ka.where(x == e[-1], n - 1, at)
        known = (x >= e[0]) & (x <= e[-1])
        inside = known if inside is None else inside & known
        place = at if place is None else place * n + at
    shape = tuple([e.size - 1 for e in edges])
    total = math.prod(shape)
    assert place is not None and inside is not None
    new = weights[0] if weights else ka.ones(place.shape, dtype=ka.int64, device=place.device)
    room = ka.zeros(total + 1, dtype=new.dtype, device=place.device)
    made = ka.put_along_axis(room, ka.where(inside, place, total), new, axis=0, mode="add")
    return ka.reshape(made[:total], shape)


def _by_search(x: Array, edges: Array) -> Array:
    """The bin of each element among bins of any width, stored:
    vectors search, which a loop that counts has not."""
    return Array(stored((ka.searchsorted(edges, x, side="right") - 1).node), x.device)


def _place(x: Array, edges: Array) -> Array:
    """The bin of each element among bins of equal width:
    about, by its distance from the first edge, and by the edges beside it."""
    n = edges.shape[0] - 1
    first, last = edges[0], edges[-1]
    about = ka.clip((x - first) * (float(n) / (last - first)), 0.0, float(n - 1))
    at = ka.astype(ka.where(ka.isnan(about), 0.0, about), ka.int64)
    at = at - ka.astype(x < ka.take(edges, at), ka.int64)
    return at + ka.astype(x >= ka.take(edges, at + 1), ka.int64)


def histogram2d(
    x: object, y: object, bins: Any = 10, range: Any = None, density: bool | None = None, weights: Any = None
) -> Any:
    """How many points of a plane are in each box, and the edges along both axes."""
    both = bins if _is_number(bins) or len(bins) in (1, 2) else [bins, bins]
    counted, edges = histogramdd([array_of(x), array_of(y)], both, range, density, weights)
    return counted, edges[0], edges[1]


def cast_float(x: ndarray) -> ndarray:
    return ndarray(cast(x.array, FLOAT))


# -- in the order of size


def quantile(
    a: object,
    q: Any,
    axis: Axis = None,
    out: Any = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
) -> Any:
    """The value below which a part q of the elements is: between neighbours by the method."""
    return _quantile("quantile", a, q, axis, out, method, keepdims)


def _quantile(
    name: str, a: object, q: Any, axis: Axis, out: Any, method: str, keepdims: bool, without_nan: bool = False
) -> Any:
    (x,) = floats(a)
    if is_complex(x.dtype):
        raise TypeError(f"{name}: a is of {numpy_dtype(x.dtype)}, which has no order")
    rank = x.ndim
    axes = (
        tuple(range(rank))
        if axis is None
        else tuple([axis_of(name, i, x) for i in (axis if isinstance(axis, (tuple, list)) else (axis,))])
    )
    kept = [i for i in range(rank) if i not in axes]
    shape = tuple([1 if i in axes else d for i, d in enumerate(x.shape)]) if keepdims else tuple([x.shape[i] for i in kept])
    given_parts = array_of(q).numpy()
    parts = numpy.asarray(given_parts, float)
    kind = _dtype_of_quantiles(x, q if type(q) in (int, float) else given_parts, method)
    if not ((parts >= 0) & (parts <= 1)).all():
        raise ValueError(f"{name}: q is from 0 to 1 for quantiles, from 0 to 100 for percentiles")
    if method not in METHODS[0 if name.endswith("median") else 1 :]:
        raise ValueError(f"{name}: there is no method {method!r} here; there are {', '.join(METHODS[1:])}")
    each = tuple([float(p) for p in parts.ravel()])
    rows, n = (math.prod([x.shape[i] for i in some]) for some in (kept, axes))
    order = (*kept, *axes)

    def made(x: Array) -> Array:
        found = quantiles(x.node.permute(*order).reshape(rows, n), each, method, x.device, without_nan, kind)
        return Array(found.reshape(*parts.shape, *shape), x.device)

    return given(single(("quantile", each, parts.shape, order, shape, method, without_nan, kind), x, made), out)


def _dtype_of_quantiles(x: Array, q: Any, method: str) -> DType:
    """Of what dtype quantiles of x are: that of x, or, between its elements,
    the one that an array of parts asks for."""
    if type(q) in (int, float) or method in ("lower", "higher", "nearest"):
        return x.dtype
    return kg_dtype(numpy.result_type(numpy_dtype(x.dtype), q.dtype))


def _hundredths(q: Any) -> Any:
    """Percents as parts: a Python number stays one."""
    return q / 100.0 if type(q) in (int, float) else numpy.true_divide(array_of(q).numpy(), 100.0)


def percentile(
    a: object,
    q: Any,
    axis: Axis = None,
    out: Any = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
) -> Any:
    """`quantile` of q / 100."""
    return _quantile("percentile", a, _hundredths(q), axis, out, method, keepdims)


def median(a: object, axis: Axis = None, out: Any = None, overwrite_input: bool = False, keepdims: bool = False) -> Any:
    """The middle one, or the mean of the two."""
    return _quantile("median", a, 0.5, axis, out, "mean", keepdims)


def nanquantile(
    a: object,
    q: Any,
    axis: Axis = None,
    out: Any = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
) -> Any:
    """The quantile of what is a number."""
    return _quantile("nanquantile", a, q, axis, out, method, keepdims, without_nan=True)


def nanpercentile(
    a: object,
    q: Any,
    axis: Axis = None,
    out: Any = None,
    overwrite_input: bool = False,
    method: str = "linear",
    keepdims: bool = False,
) -> Any:
    """`nanquantile` of q / 100."""
    return _quantile("nanpercentile", a, _hundredths(q), axis, out, method, keepdims, without_nan=True)


def nanmedian(a: object, axis: Axis = None, out: Any = None, overwrite_input: bool = False, keepdims: bool = False) -> Any:
    """The median of what is a number."""
    return _quantile("nanmedian", a, 0.5, axis, out, "mean", keepdims, without_nan=True)
