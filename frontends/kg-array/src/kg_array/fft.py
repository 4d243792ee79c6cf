"""The fft extension: discrete Fourier transforms of arrays, along one axis or several,
and what goes with them.

Every size is as exact as its dtype allows: the relative error (root mean square) of a transform of n elements is about eps * sqrt(log2 n), with eps half a unit in the
last place. Powers of two, three, five and other primes up to 31 take time n log n; sizes with a larger prime about six times as long. Half types are computed in float32.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from math import sqrt
from typing import Literal

from kg.frontend import Device, Fourier, UOp, float32, float64, fourier

from kg_array.array import Array
from kg_array.complex_numbers.array import of_stored
from kg_array.elementwise.arithmetic import conj
from kg_array.functions.creation import device_of
from kg_array.functions.data_types import astype
from kg_array.functions.manipulation import roll
from kg_array.indexing.positions import arange
from kg_array.operands.arguments import Axis, axes_of, axis_of, one_or_several, require_array
from kg_array.operands.dtypes import DEFAULT_FLOAT, DTypeLike, asked, complex_of, is_complex, part_of
from kg_array.running.steps import single

Norm = Literal["backward", "ortho", "forward"]
__all__ = [
    "fft", "fftfreq", "fftn", "fftshift", "hfft", "ifft", "ifftn", "ifftshift", "ihfft", "irfft", "irfftn", "rfft", "rfftfreq", "rfftn",
]  # fmt: skip


def fft(x: Array, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Array:
    """y[k] = sum(x[j] * exp(-2 pi i j k / n)) along an axis,
    which is cut or filled with zeros to n elements. norm "ortho" divides by sqrt(n), "forward" by n."""
    return _complex("fft", x, _size("fft", x, n, axis), axis, norm, inverse=False)


def ifft(x: Array, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Array:
    """What `fft` of the same norm takes back: the exponent is positive, norm "backward" divides by n,
    "forward" by nothing."""
    return _complex("ifft", x, _size("ifft", x, n, axis), axis, norm, inverse=True)


def rfft(x: Array, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Array:
    """The first n // 2 + 1 elements of `fft` of a real array: the others are their conjugates.
    It takes half the time."""
    return _of_real("rfft", x, n, axis, norm, conjugate=False)


def irfft(x: Array, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Array:
    """The real array of n elements that `rfft` took.
    Without n it has 2 * (m - 1), with m the size of the axis."""
    return _to_real("irfft", x, n, axis, norm, conjugate=False)


def hfft(x: Array, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Array:
    """`fft` of an array that is conjugate to itself backwards,
    of which the first n // 2 + 1 elements are given: it is real."""
    return _to_real("hfft", x, n, axis, norm, conjugate=True)


def ihfft(x: Array, /, *, n: int | None = None, axis: int = -1, norm: Norm = "backward") -> Array:
    """The first n // 2 + 1 elements of `ifft` of a real array."""
    return _of_real("ihfft", x, n, axis, norm, conjugate=True)


def fftn(x: Array, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Array:
    """`fft` along several axes: all, those that are named, or as many of the last as s has sizes."""
    for axis, n in reversed(_several("fftn", x, s, axes)):
        x = _complex("fftn", x, n, axis, norm, inverse=False)
    return _as_complex("fftn", x)


def ifftn(x: Array, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Array:
    """`ifft` along several axes."""
    for axis, n in reversed(_several("ifftn", x, s, axes)):
        x = _complex("ifftn", x, n, axis, norm, inverse=True)
    return _as_complex("ifftn", x)


def rfftn(x: Array, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Array:
    """`rfft` along the last of several axes, then `fft` along the others."""
    *others, (axis, n) = _some("rfftn", x, s, axes)
    x = _of_real("rfftn", x, n, axis, norm, conjugate=False)
    for other, m in reversed(others):
        x = _complex("rfftn", x, m, other, norm, inverse=False)
    return x


def irfftn(x: Array, /, *, s: Sequence[int] | None = None, axes: Sequence[int] | None = None, norm: Norm = "backward") -> Array:
    """`ifft` along all but the last of several axes, then `irfft` along that."""
    *others, (axis, n) = _some("irfftn", x, s, axes)
    for other, m in others:
        x = _complex("irfftn", x, m, other, norm, inverse=True)
    return _to_real("irfftn", x, n if s is not None else None, axis, norm, conjugate=False)


# -- frequencies


def fftfreq(n: int, /, *, d: float = 1.0, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    """The frequencies of the elements of a transform of n samples that are d apart:
    0, 1, ..., then the negative ones, over n * d."""
    return _frequencies("fftfreq", n, d, dtype, device, half=False)


def rfftfreq(n: int, /, *, d: float = 1.0, dtype: DTypeLike | None = None, device: Device | str | None = None) -> Array:
    """Those of the first n // 2 + 1 elements, none of them negative."""
    return _frequencies("rfftfreq", n, d, dtype, device, half=True)


def _frequencies(name: str, n: int, d: float, dtype: DTypeLike | None, device: Device | str | None, *, half: bool) -> Array:
    chosen = asked(name, dtype, DEFAULT_FLOAT)
    if not chosen.is_float:
        raise TypeError(f"{name} makes floats, not {chosen}")
    if not isinstance(d, (int, float)):
        raise TypeError(f"{name}: the distance d of samples is a number, not {d!r}")
    n = _checked(name, n)
    at = arange(n // 2 + 1 if half else n, device=device_of(device))
    wide = float64 if chosen is float64 else float32
    node = at.node if half else (at.node * 2 < n).where(at.node, at.node - n)
    return Array((node.cast(wide) / (n * float(d))).cast(chosen), at.device)


def fftshift(x: Array, /, *, axes: Axis = None) -> Array:
    """The frequency 0 in the middle: along axes (all), the second half before the first."""
    chosen = axes_of("fftshift", axes, x)
    return roll(x, tuple(x.shape[a] // 2 for a in chosen), axis=chosen)


def ifftshift(x: Array, /, *, axes: Axis = None) -> Array:
    """What `fftshift` takes back."""
    chosen = axes_of("ifftshift", axes, x)
    return roll(x, tuple(-(x.shape[a] // 2) for a in chosen), axis=chosen)


# -- one transform


def _complex(name: str, x: Array, n: int, axis: int, norm: Norm, *, inverse: bool) -> Array:
    along, scale = axis_of(name, axis, x), _scale(name, n, norm, inverse=inverse)
    how = Fourier(along, n, inverse, scale=scale)
    return single(("fft", how), x, lambda x: _transformed(name, x, how))


def _transformed(name: str, x: Array, how: Fourier) -> Array:
    re, *rest = _sized(name, x, how.size, how.axis)
    parts = [re, rest[0] if rest else re.const_like(0.0).broadcast_to(*re.shape)]
    return _stored(parts, how, x)


def _of_real(name: str, x: Array, n: int | None, axis: int, norm: Norm, *, conjugate: bool) -> Array:
    _require_floats(name, x)
    if is_complex(x.dtype):
        raise TypeError(f"{name} is of real floats, not of {x.dtype}: see fft")
    size, along = _size(name, x, n, axis), axis_of(name, axis, x)
    how = Fourier(along, size, scale=_scale(name, size, norm, inverse=conjugate))

    def made(x: Array) -> Array:
        transformed = _stored(_sized(name, x, size, along), how, x)
        return _conjugate(transformed) if conjugate else transformed

    return single((name, how), x, made)


def _to_real(name: str, x: Array, n: int | None, axis: int, norm: Norm, *, conjugate: bool) -> Array:
    _require_floats(name, x)
    along = axis_of(name, axis, x)
    size = _checked(name, 2 * (x.shape[along] - 1) if n is None else n)
    how = Fourier(along, size, inverse=True, real=True, scale=_scale(name, size, norm, inverse=not conjugate))

    def made(x: Array) -> Array:
        re, im = _sized(name, _as_complex(name, x), how.half, along)
        return Array(fourier([re, -im if conjugate else im], how), x.device)

    return single((name, how), x, made)


def _stored(parts: Sequence[UOp], how: Fourier, x: Array) -> Array:
    return of_stored(fourier(parts, how), complex_of(parts[0].type), x.device)


def _conjugate(x: Array) -> Array:
    return conj(x)


def _as_complex(name: str, x: Array) -> Array:
    _require_floats(name, x)
    return x if is_complex(x.dtype) else astype(x, complex_of(x.dtype))


def _require_floats(name: str, x: Array) -> None:
    require_array(name, x)
    if not part_of(x.dtype).is_float:
        raise TypeError(f"{name} is of floats and complex numbers, not of {x.dtype}: cast the array with astype")


def _scale(name: str, n: int, norm: str, *, inverse: bool) -> float:
    match norm:
        case "ortho":
            return 1.0 / sqrt(n)
        case "backward":
            return 1.0 / n if inverse else 1.0
        case "forward":
            return 1.0 if inverse else 1.0 / n
        case _:
            raise ValueError(f'{name}: norm is "backward", "ortho" or "forward", not {norm!r}')


# -- sizes


def _checked(name: str, n: int) -> int:
    try:
        size = operator.index(n)
    except TypeError as error:
        raise TypeError(f"{name}: the size of a transform is an integer that is known, not {n!r}") from error
    if size < 1:
        raise ValueError(f"{name}: a transform has 1 element or more, not {size}")
    return size


def _size(name: str, x: Array, n: int | None, axis: int) -> int:
    _require_floats(name, x)
    along = axis_of(name, axis, x)
    return _checked(name, x.shape[along] if n is None else n)


def _sized(name: str, x: Array, n: int, along: int) -> list[UOp]:
    """The parts of x, the axis cut or filled with zeros to n elements."""
    _require_floats(name, x)
    have = _checked(name, x.shape[along]) if x.shape[along] != 0 else 0
    shape = x.parts[0].shape
    box = [(0, min(n, have)) if i == along else (0, d) for i, d in enumerate(shape)]
    margins = [(0, max(0, n - have)) if i == along else (0, 0) for i in range(len(shape))]
    kind = part_of(complex_of(x.dtype) if not is_complex(x.dtype) else x.dtype)
    return [p.cast(kind).shrink(*box).pad(*margins) for p in x.parts]


def _several(name: str, x: Array, s: Sequence[int] | None, axes: Sequence[int] | None) -> list[tuple[int, int]]:
    """The axes to transform, and the sizes along them."""
    _require_floats(name, x)
    s = None if s is None else one_or_several(s)
    if axes is None:
        count = x.ndim if s is None else len(s)
        if count > x.ndim:
            raise ValueError(f"{name}: {count} sizes {tuple(s or ())} for an array of {x.ndim} dimensions")
        axes = range(x.ndim - count, x.ndim)
    axes = one_or_several(axes) if not isinstance(axes, range) else axes
    chosen = [axis_of(name, a, x) for a in axes]
    if len(set(chosen)) < len(chosen):
        raise ValueError(f"{name}: axes {tuple(axes)} name one axis twice")
    if s is not None and len(s) != len(chosen):
        raise ValueError(f"{name}: {len(s)} sizes {tuple(s)} for {len(chosen)} axes {tuple(axes)}")
    return [(a, _checked(name, x.shape[a] if s is None else s[i])) for i, a in enumerate(chosen)]


def _some(name: str, x: Array, s: Sequence[int] | None, axes: Sequence[int] | None) -> list[tuple[int, int]]:
    found = _several(name, x, s, axes)
    if not found:
        raise ValueError(f"{name} needs at least one axis")
    return found
