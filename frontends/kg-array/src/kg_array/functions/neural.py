"""What layers of networks are made of: normalised exponentials, activations, normalisations,
attention. Half types are computed in float32, and come back as they were."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Literal

import numpy as np
from kg.frontend import DType, UOp, accumulator, arange, float64
from kg.frontend import monoid as monoids

from kg_array.array import Array
from kg_array.elementwise.exponential import exp_of
from kg_array.elementwise.floats import by_width, polynomial
from kg_array.elementwise.slopes import with_slope
from kg_array.functions.statistical import mean_of, require_float, variance_of
from kg_array.indexing.axes import reduce, same_shape, sizes, squeezed
from kg_array.matrices import contraction
from kg_array.matrices.products import of_one_dtype
from kg_array.operands.arguments import Axis, axes_of, real_number, require_array
from kg_array.operands.size import is_same
from kg_array.operands.unify import broadcast_shape, one_device
from kg_array.running.steps import is_small, of_several, single
from kg_array.transforms.derivatives.factors import Factor

LN_2 = math.log(2.0)


def _wide(name: str, x: Array) -> UOp:
    require_float(name, x)
    return x.node.cast(accumulator(x.dtype))


def _made(value: UOp, like: Array) -> Array:
    return Array(value.cast(like.dtype), like.device)


# -- normalised exponentials


def softmax(x: Array, /, *, axis: Axis = -1) -> Array:
    """exp(x) over its sum along the axes."""
    axes = axes_of("softmax", axis, x)
    return single(("softmax", axes), x, lambda x: _softmax(x, axes))


def _softmax(x: Array, axes: tuple[int, ...]) -> Array:
    node = _wide("softmax", x)
    e = (node - reduce(node, monoids.MAX, axes).expand(*x.shape)).exp()
    return _made(e / reduce(e, monoids.ADD, axes).expand(*x.shape), x)


def log_softmax(x: Array, /, *, axis: Axis = -1) -> Array:
    """The logarithm of `softmax`, also where that is too small for its dtype."""
    axes = axes_of("log_softmax", axis, x)
    return single(("log_softmax", axes), x, lambda x: _log_softmax(x, axes))


def _log_softmax(x: Array, axes: tuple[int, ...]) -> Array:
    node = _wide("log_softmax", x)
    deviation = node - reduce(node, monoids.MAX, axes).expand(*x.shape)
    return _made(deviation - _log(reduce(deviation.exp(), monoids.ADD, axes)).expand(*x.shape), x)


def logsumexp(x: Array, /, *, axis: Axis = None, keepdims: bool = False) -> Array:
    """The logarithm of the sum of exp(x), without overflow."""
    axes = axes_of("logsumexp", axis, x)
    return single(("logsumexp", axes, bool(keepdims)), x, lambda x: _logsumexp(x, axes, keepdims))


def _logsumexp(x: Array, axes: tuple[int, ...], keepdims: bool) -> Array:
    node = _wide("logsumexp", x)
    greatest = reduce(node, monoids.MAX, axes)
    finite = (abs(greatest) < math.inf).where(greatest, 0.0)  # of infinities no difference is formed
    total = reduce((node - finite.expand(*x.shape)).exp(), monoids.ADD, axes)
    return _made(squeezed(_log(total) + finite, axes, keepdims), x)


def _log(x: UOp) -> UOp:
    return x.log2() * LN_2


# -- activations


def relu(x: Array, /) -> Array:
    """x where it is above 0, else 0."""
    require_array("relu", x)
    if x.dtype.is_bool:
        raise TypeError("relu is of numbers, not bool: cast the array with astype")
    return single("relu", x, lambda x: Array(_relu(x.node), x.device))


def _relu(x: UOp) -> UOp:
    return with_slope(x, lambda x: x.maximum(0), lambda x, y: Factor(None, x > 0)) if x.type.is_float else x.maximum(0)


def sigmoid(x: Array, /) -> Array:
    """1 / (1 + exp(-x))."""
    return _activated("sigmoid", x, _sigmoid)


def silu(x: Array, /) -> Array:
    """x * sigmoid(x)."""
    return _activated("silu", x, _silu)


def _sigmoid(x: UOp) -> UOp:
    return with_slope(x, lambda x: 1.0 / (1.0 + (-x).exp()), lambda x, y: Factor(_sigmoid_slope(x)))


def _sigmoid_slope(x: UOp) -> UOp:
    """e / (1 + e)**2 with e = exp(-|x|): even, and out of range nowhere."""
    e = exp_of(-abs(x))
    return e / (e + 1.0) * (1.0 / (e + 1.0))


def _silu(x: UOp) -> UOp:
    return with_slope(
        x, lambda x: x / (1.0 + (-x).exp()), lambda x, y: Factor(_gated_slope(_clamped(x), _clamped(x), x.const_like(1.0)))
    )


def _gated_slope(x: UOp, inner: UOp, slope: UOp) -> UOp:
    """The derivative of x * sigmoid(inner), where inner has this slope:
    (e, or 1 where inner > 0, + x * slope * e / (1 + e)) / (1 + e) with e = exp(-|inner|)."""
    e = exp_of(-abs(inner))
    share = e / (e + 1.0)
    return (inner < 0.0).where(e, 1.0) / (e + 1.0) + x * slope * share / (e + 1.0)


def gelu(x: Array, /, *, approximate: Literal["none", "tanh"] = "none") -> Array:
    """x times the share of a normal distribution that is below it; "tanh" is the usual approximation."""
    if approximate == "tanh":
        return _activated("gelu", x, _gelu_by_tanh, approximate)
    if approximate != "none":
        raise ValueError(f"gelu: approximate is none or tanh, not {approximate!r}")
    return _activated("gelu", x, _gelu)


def _gelu(x: UOp) -> UOp:
    return with_slope(x, _gelu_value, lambda x, y: Factor(_gelu_slope(x)))


def _gelu_slope(x: UOp) -> UOp:
    """The share of a normal distribution that is below x, and x times its density there."""
    above = _complement(abs(x) * math.sqrt(0.5)) * 0.5
    x = _clamped(x)
    return (x < 0.0).where(above, 1.0 - above) + x * exp_of(x * x * -0.5) * (1.0 / math.sqrt(2.0 * math.pi))


def _clamped(x: UOp) -> UOp:
    """x no farther out than where exp(-x) is nothing: no product of it is one of 0 and inf."""
    limit = by_width(x.type, 200.0, 2000.0)
    return x.maximum(-limit).minimum(limit)


def _gelu_value(node: UOp) -> UOp:
    above = _complement(abs(node) * math.sqrt(0.5)) * 0.5
    return (node < 0.0).where(above, 1.0 - above) * node


def _gelu_by_tanh(node: UOp) -> UOp:
    return with_slope(node, _gelu_by_tanh_value, lambda x, y: Factor(_gelu_by_tanh_slope(_clamped(x))))


def _gelu_by_tanh_value(node: UOp) -> UOp:
    inner = (node * node * 0.044715 + 1.0) * node
    return node / (1.0 + (inner * (-2.0 * math.sqrt(2.0 / math.pi))).exp())


def _gelu_by_tanh_slope(x: UOp) -> UOp:
    scale = 2.0 * math.sqrt(2.0 / math.pi)
    square = x * x
    return _gated_slope(x, (square * 0.044715 + 1.0) * x * scale, (square * (3.0 * 0.044715) + 1.0) * scale)


def erf(x: Array, /) -> Array:
    """The error function."""
    return _activated("erf", x, _erf)


def _erf(x: UOp) -> UOp:
    return with_slope(x, _erf_value, lambda x, y: Factor(exp_of(-(x * x)) * (2.0 / math.sqrt(math.pi))))


def _erf_value(x: UOp) -> UOp:
    """Near 0 the series, in which nothing cancels; beyond, 1 less the complement."""
    size = abs(x)
    small = size < 0.5
    z = small.where(x * x, 0.0)
    terms = 14 if x.type is float64 else 7
    series = tuple([2.0 / math.sqrt(math.pi) * (-1.0) ** n / (math.factorial(n) * (2 * n + 1)) for n in range(terms)])
    far = 1.0 - _complement(size)
    return small.where(x * polynomial(z, series), (x < 0.0).where(-far, far))


def _activated(name: str, x: Array, make: Callable[[UOp], UOp], *static: str) -> Array:
    """What `make` gives for each element of floats, in float32 at least."""
    return single((name, *static), x, lambda x: _made(make(_wide(name, x)), x))


def _complement(x: UOp) -> UOp:
    """1 - erf(x) of values of 0 and more: t exp(-x**2 + p(t)) with t = 2 / (2 + x),
    p a sum of Chebyshev polynomials."""
    t = 2.0 / (x + 2.0)
    position = t * 4.0 - 2.0
    later, value = x.const_like(0.0), x.const_like(0.0)
    first, *coefficients = _chebyshev(x.type)
    for c in reversed(coefficients):
        value, later = position * value - later + c, value
    polynomial = position * 0.5 * value - later + first
    return t * (polynomial - x * x).exp()


@cache
def _chebyshev(dtype: DType) -> tuple[float, ...]:
    """The coefficients of p, as many as the dtype can tell."""
    degree = 34 if dtype is float64 else 11

    def wanted(position: float) -> float:
        t = (position + 1.0) / 2.0
        x = 2.0 / t - 2.0
        if x > 20.0:  # erfc is too small there for its logarithm: an asymptotic series
            terms = (math.prod(range(1, 2 * n, 2)) / (-2 * x * x) ** n for n in range(9))
            return math.log(sum(terms) / (x * math.sqrt(math.pi) * t))
        return math.log(math.erfc(x)) + x * x - math.log(t)

    return tuple(float(c) for c in np.polynomial.chebyshev.chebinterpolate(np.vectorize(wanted), degree))


# -- normalisations


def layer_norm(
    x: Array, weight: Array | None = None, bias: Array | None = None, /, *, axis: Axis = -1, eps: float = 1e-5
) -> Array:
    """(x - mean) / sqrt(variance + eps) over the axes, then times the weight and plus the bias,
    which are broadcast."""
    require_float("layer_norm", x)
    axes, eps = axes_of("layer_norm", axis, x), real_number("layer_norm", "eps", eps)

    def made(x: Array, weight: Array | None, bias: Array | None) -> Array:
        node = _wide("layer_norm", x)
        deviation = node - mean_of(node, axes).expand(*x.shape)
        scale = 1.0 / (variance_of(node, axes) + eps).sqrt()
        return _scaled("layer_norm", x, deviation * scale.expand(*x.shape), weight, bias)

    return _normalised(("layer_norm", axes, eps), x, weight, bias, made)


def rms_norm(x: Array, weight: Array | None = None, /, *, axis: Axis = -1, eps: float = 1e-6) -> Array:
    """x / sqrt(mean of x**2 + eps) over the axes, then times the weight, which is broadcast."""
    require_float("rms_norm", x)
    axes, eps = axes_of("rms_norm", axis, x), real_number("rms_norm", "eps", eps)

    def made(x: Array, weight: Array | None, bias: Array | None) -> Array:
        node = _wide("rms_norm", x)
        scale = 1.0 / (mean_of(node * node, axes) + eps).sqrt()
        return _scaled("rms_norm", x, node * scale.expand(*x.shape), weight, bias)

    return _normalised(("rms_norm", axes, eps), x, weight, None, made)


def _normalised(
    what: tuple[object, ...], x: Array, weight: Array | None, bias: Array | None, build: Callable[..., Array]
) -> Array:
    """What `build` makes of x with the weight and the bias that there are."""
    names = [name for name, given in (("weight", weight), ("bias", bias)) if given is not None]
    given = [x, *(g for g in (weight, bias) if g is not None)]

    def made(x: Array, *others: Array) -> Array:
        return build(x, **{"weight": None, "bias": None} | dict(zip(names, others, strict=True)))

    return of_several((*what, *names), given, made)


def _scaled(name: str, x: Array, value: UOp, weight: Array | None, bias: Array | None) -> Array:
    parts = [p for p in (weight, bias) if p is not None]
    require_float(name, *parts)
    one_device(name, [x, *parts])
    for p in parts:
        if not same_shape(broadcast_shape(name, (x.shape, p.shape)), x.shape):
            raise ValueError(f"{name}: a weight or bias of shape {p.shape} does not go with an array of shape {x.shape}")
    if weight is not None:
        value = value * weight.node.cast(value.type).broadcast_to(*x.shape)
    if bias is not None:
        value = value + bias.node.cast(value.type).broadcast_to(*x.shape)
    return _made(value, x)


# -- attention


def scaled_dot_product_attention(
    query: Array,
    key: Array,
    value: Array,
    /,
    *,
    mask: Array | None = None,
    is_causal: bool = False,
    scale: float | None = None,
) -> Array:
    """softmax(query @ key.mT * scale) @ value.
    `mask`: which keys a query sees, or floats that are added to the scores; causal: no query sees a later key. Weights of half
    types are rounded to those before they are multiplied. The scale is 1 / sqrt(width) unless given. A query that sees nothing,
    because its row of the mask is False or -inf as a whole, gets zeros, and so do derivatives there. What is not seen adds
    nothing, NaN included; with the setting `fast_math` causal and boolean masks go to matrix units, where it has to be finite."""
    name = "scaled_dot_product_attention"
    require_float(name, query, key, value)
    if is_causal and mask is not None:
        raise ValueError(f"{name}: give a mask or is_causal, not both")

    def made(query: Array, key: Array, value: Array, mask: Array | None = None) -> Array:
        return _attention(name, query, key, value, mask, is_causal=is_causal, scale=scale)

    given = (query, key, value) if mask is None else (query, key, value, mask)
    if scale is not None and not is_small(scale):
        return made(*given)  # a number that a program reads
    return of_several((name, repr((is_causal, scale))), given, made)


def _attention(
    name: str, query: Array, key: Array, value: Array, mask: Array | None, *, is_causal: bool, scale: float | None
) -> Array:
    device, nodes = of_one_dtype(name, query, key, value)
    batch = _batch(name, query, key, value)
    rows, keys, count = query.shape[-2], key.shape[-2], math.prod(batch)
    q, k, v = (n.broadcast_to(*batch, *sizes(n)[-2:]).reshape(count, *sizes(n)[-2:]).cast(accumulator(n.type)) for n in nodes)
    square = (count, rows, keys)
    scores = contraction.product(q, k.permute(0, 2, 1)) * (query.shape[-1] ** -0.5 if scale is None else scale)
    seen = None
    if is_causal:
        row, column = (arange(n).reshape(*s).expand(*square) for n, s in ((rows, (1, rows, 1)), (keys, (1, 1, keys))))
        seen = column <= row
    elif mask is not None:
        one_device(name, [query, mask])
        if not same_shape(broadcast_shape(name, (mask.shape, (*batch, rows, keys))), (*batch, rows, keys)):
            raise ValueError(f"{name}: a mask of shape {mask.shape} does not go with scores of shape {(*batch, rows, keys)}")
        given = mask.node.broadcast_to(*batch, rows, keys).reshape(*square)
        if mask.dtype.is_bool:
            seen = given
        else:
            require_float(name, mask)
            scores = scores + given.cast(scores.type)
    made = _attended(scores, v, seen, nodes[2].type, sees_some=mask is None)
    return Array(made.reshape(*batch, rows, value.shape[-1]).cast(nodes[0].type), device)


def _batch(name: str, query: Array, key: Array, value: Array) -> tuple[int, ...]:
    shapes = [x.shape for x in (query, key, value)]
    if min(map(len, shapes)) < 2 or not is_same(shapes[0][-1], shapes[1][-1]) or not is_same(shapes[1][-2], shapes[2][-2]):
        raise ValueError(f"{name}: shapes [..., l, e], [..., s, e] and [..., s, f] are wanted, not {shapes}")
    return broadcast_shape(name, [s[:-2] for s in shapes])


def _attended(scores: UOp, v: UOp, seen: UOp | None, narrow: DType, *, sees_some: bool) -> UOp:
    """The rows of v, which were `narrow`, weighted by the exponentials of scores,
    which are rounded to that. What is not seen adds nothing, whatever v holds there; of rows that may see nothing the greatest
    score may be -inf, and the sum 0."""
    count, rows, keys = sizes(scores)
    width = sizes(v)[-1]
    if seen is not None:
        scores = seen.where(scores, -math.inf)
    greatest = scores.max(2)
    if not sees_some:
        greatest = greatest.ne(-math.inf).where(greatest, 0.0)
    e = (scores - greatest.expand(*scores.shape)).exp()
    wide = (count, rows, width, keys)
    if seen is not None:
        e = seen.where(e, 0.0)
    left = e.cast(narrow).cast(e.type).reshape(count, rows, 1, keys).expand(*wide)
    terms = left * v.permute(0, 2, 1).reshape(count, 1, width, keys).expand(*wide)
    if seen is not None:
        terms = seen.reshape(count, rows, 1, keys).expand(*wide).where(terms, 0.0)
    total = e.sum(2)
    if not sees_some:
        total = total.ne(0.0).where(total, 1.0)
    return terms.sum(3).reshape(count, rows, width) / total.expand(count, rows, width)
