"""numpy.fft, over kg_array's. Of float32 the transform is complex64, of integers it is complex128."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array as ka
from kg_array import fft as own
from kg_array.numpy.absent import absent
from kg_array.numpy.dtypes import FLOAT, kg_dtype
from kg_array.numpy.ndarrays.array import array_of, floats, ndarray


def _of_one(function: Callable[..., Any]) -> Callable[..., ndarray]:
    def transform(a: object, n: int | None = None, axis: int = -1, norm: str | None = None, out: object = None) -> ndarray:
        _no_out(out)
        return ndarray(function(*floats(a), n=n, axis=axis, norm=norm or "backward"))

    return transform


def _of_several(function: Callable[..., Any], pair: bool) -> Callable[..., ndarray]:
    def transform(
        a: object, s: Any = None, axes: Any = (-2, -1) if pair else None, norm: str | None = None, out: object = None
    ) -> ndarray:
        _no_out(out)
        return ndarray(
            function(
                *floats(a),
                s=None if s is None else tuple(s),
                axes=None if axes is None else tuple(axes),
                norm=norm or "backward",
            )
        )

    return transform


def _no_out(out: object) -> None:
    if out is not None:
        raise TypeError("a transform has no `out` here: assign its result, out[...] = fft(x)")


fft, ifft, rfft, irfft, hfft, ihfft = map(_of_one, (own.fft, own.ifft, own.rfft, own.irfft, own.hfft, own.ihfft))
fftn, ifftn, rfftn, irfftn = (_of_several(f, False) for f in (own.fftn, own.ifftn, own.rfftn, own.irfftn))
fft2, ifft2, rfft2, irfft2 = (_of_several(f, True) for f in (own.fftn, own.ifftn, own.rfftn, own.irfftn))


def fftfreq(n: int, d: float = 1.0) -> ndarray:
    return ndarray(own.fftfreq(int(n), d=float(d), dtype=kg_dtype(FLOAT)))


def rfftfreq(n: int, d: float = 1.0) -> ndarray:
    return ndarray(own.rfftfreq(int(n), d=float(d), dtype=kg_dtype(FLOAT)))


def _shifted(function: Callable[..., Any]) -> Callable[..., ndarray]:
    def shift(x: object, axes: Any = None) -> ndarray:
        return ndarray(function(array_of(x), axes=tuple(axes) if isinstance(axes, list) else axes))

    return shift


fftshift, ifftshift = map(_shifted, (ka.fft.fftshift, ka.fft.ifftshift))


def __getattr__(name: str) -> Any:
    raise absent("fft." + name)
