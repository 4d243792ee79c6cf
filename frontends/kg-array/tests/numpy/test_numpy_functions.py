"""The functions of kg_array.numpy one by one:
the same call of numpy and of this namespace gives the same shapes, dtypes and values."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import kg_array.numpy
import numpy
import pytest

pytestmark = pytest.mark.part(3)

Call = Callable[[Any], Any]

#: Expressions of `np`, of arrays of floats `x` (3 x 4) and `y` (4), integers `i` (6), bools `b` (6), complex `z` (4), a matrix `m` (4 x 4).
EXPRESSIONS = """
x + i[:4]
x.astype(np.float32) + i[:4].astype(np.int32)
x.astype(np.float32) * 2.5
i * 2.5
i / 4
i // 4, i % 4, -i // 4, -i % 3
b + b, b * b, b | ~b
b + 1, b * 1.5
i.astype(np.int8) + i.astype(np.uint8)
np.float64(2.5) * x.astype(np.float32)
x.astype(np.float32) * np.float32(0.1)
numpy.ones(4) + x, numpy.float32(3) - i
i ** 2, 2 ** i, x ** 2, 2.0 ** x, i ** 0.5
y == None, y != None
divmod(i, 4), divmod(x, 0.7)
round(x[0, 0], 2), abs(-x)
x @ y, y @ x.T, m @ m
i.max(), i.min(), x.sum(), x.mean(), i.mean(), x.std(), x.var(ddof=1), b.sum(), b.mean()
x.max(axis=1), x.min(0), x.sum(axis=(0, 1)), x.prod(axis=0, keepdims=True), x.argmax(), x.argmin(axis=1), np.ptp(x, 0)
x.any(), b.all(axis=0), i.cumsum(), x.cumprod(axis=1), np.cumsum(x), b.cumsum()
np.sum(i, dtype=np.float32), np.sum(x, where=x > 0), np.max(x, initial=9.0), np.min(x, where=x > 0, initial=5.0), np.mean(x, where=x > 0)
x.T, x.transpose(1, 0), x.reshape(-1), x.reshape(2, -1), x.ravel(), x.flatten(), x[None].squeeze(), x.swapaxes(0, 1), x.repeat(2, axis=0)
x.clip(-0.5, 0.5), x.round(1), x.nonzero(), x.copy(), x.dot(y), i.take([0, 2]), m.diagonal(), m.trace(), x.real, x.imag, z.real, z.imag, z.conj()
x.size, x.ndim, x.shape, x.nbytes, x.itemsize, x.dtype, x.tolist(), x.item(5), x.item(1, 2), len(x)
x.reshape(4, 3, order="F"), x.ravel(order="F"), x.flatten("F")
np.sqrt(2.0), np.sqrt([1, 2, 3]), np.sin(i), np.exp(x), np.log1p(abs(x)), np.cbrt(x), np.exp2(x), np.hypot(x, 1)
np.arctan2(x, 2), np.arcsin(x / 5), np.arccosh(abs(x) + 1), np.power(i, 3), np.float_power(i, 2), np.fmod(x, 0.7), np.fmod(-i, 3), np.remainder(x, -0.7)
np.maximum(x, 0), np.minimum(i, 2), np.fmax(x, np.nan), np.fmin(np.nan, x), np.heaviside(x, 0.5), np.copysign(x, -1), np.sign(i), np.signbit(x)
np.floor(x), np.ceil(x), np.trunc(x), np.rint(x), np.fix(x), np.floor(i), np.modf(x), np.isnan(x), np.isfinite(i), np.isinf(x)
np.logical_and(x, i[:4]), np.logical_not(x), np.logical_or(b, i), np.logical_xor(b, True), np.bitwise_and(i, 3), np.invert(i), np.left_shift(i, 2), i >> 1
np.deg2rad(x), np.degrees(x), np.square(i), np.reciprocal(x), np.absolute(z), np.conjugate(z), np.angle(z), np.angle(x), np.fabs(x), np.ldexp(x, 2)
np.greater(x, 0), np.less_equal(i, 2), np.equal(i, 2), np.logaddexp(x, 1), np.logaddexp2(x, 1), np.nextafter(x, 9), np.sinc(x)
np.add.reduce(x), np.add.reduce(x, axis=None), np.multiply.reduce(i), np.maximum.reduce(x, axis=1), np.logical_or.reduce(b)
np.add.accumulate(i), np.multiply.accumulate(x, axis=1), np.maximum.accumulate(x, axis=1), np.minimum.accumulate(i)
np.minimum.outer(y, i), np.multiply.outer(x, y), np.subtract.outer(i, i), np.add.reduceat(i, [0, 2, 4])
np.add.reduceat(x, [0, 2, 1, 1], axis=1), np.multiply.reduceat(z, [0, 1, 0]), np.maximum.reduceat(x, [0, 2, 1]), np.logical_or.reduceat(b, [0, 1]), np.minimum.reduceat(i, [1, 2, 4])
np.arange(5), np.arange(2, 9, 3), np.arange(0, 1, 0.25), np.arange(5.0), np.arange(3, dtype=np.float32), np.arange(5, 0, -2)
np.linspace(0, 1, 5), np.linspace(0, 1, 4, endpoint=False), np.linspace(1, 2, 3, dtype=np.float32), np.linspace(0, 1, 5, retstep=True), np.linspace(0, 9, 4, dtype=int)
np.linspace(y, y + 1, 3), np.logspace(0, 2, 4), np.geomspace(1, 1000, 4)
np.zeros(3), np.zeros((2, 3), np.int32), np.ones(2), np.full(3, 7), np.full((2, 2), 1.5), np.full_like(i, 2.9), np.zeros_like(x), np.ones_like(i), np.empty_like(b).shape
np.eye(3), np.eye(2, 4, 1), np.identity(2), np.tri(3), np.tril(m), np.triu(m, 1), np.diag(y), np.diag(m), np.diag(m, 1), np.diag(y, -1), np.diagflat(i, 1), np.vander(y, 3)
np.mgrid[0:3, 0:2], np.ogrid[0:3, 0:2], np.mgrid[0:1:3j], np.indices((2, 3)), np.meshgrid(y, i), np.meshgrid(y, i, indexing="ij", sparse=True)
np.array([1, 2]), np.array([1.0, 2]), np.array([[True]]), np.array([1j]), np.array(3), np.array(y, ndmin=2), np.array([y, y]), np.array([x[0, 0], 1]), np.asarray(x, dtype=np.float32)
np.r_[1, y, 0], np.c_[y, y], np.r_[0:3, 5], np.s_[1:2]
np.concatenate([y, i]), np.concatenate((x, x), axis=1), np.concatenate([x, x], axis=None), np.stack([y, y], 1), np.hstack([y, i]), np.vstack([y, y]), np.dstack([x, x]), np.column_stack([y, y])
np.append(y, 1), np.append(x, x, axis=0), np.insert(y, 1, 9), np.insert(i, [1, 3], [7, 8]), np.insert(x, 1, y, axis=0), np.delete(i, 2), np.delete(x, [0, 2], axis=1), np.block([[m, m], [m, m]])
np.split(i, 3), np.split(i, [2, 4]), np.array_split(i, 4), np.hsplit(m, 2), np.vsplit(m, 2)
np.tile(y, 2), np.tile(x, (2, 1)), np.repeat(y, 2), np.repeat(i, i % 3), np.roll(i, 2), np.roll(x, 1, axis=1), np.roll(x, (1, 2), (0, 1)), np.roll(x, 1, axis=(0, 1))
np.flip(x), np.flipud(x), np.fliplr(x), np.rot90(x), np.rot90(x, 2), np.rot90(x, 3), np.rot90(m, -1), np.moveaxis(x[None], 0, 2), np.rollaxis(x[None], 2), np.expand_dims(y, 1)
np.atleast_1d(3), np.atleast_2d(y), np.atleast_3d(x), np.broadcast_to(y, (2, 4)), np.resize(y, (2, 3)), np.trim_zeros(np.array([0, 1, 2, 0])), np.ravel(x), np.transpose(x)
np.pad(x, 1), np.pad(x, ((0, 1), (2, 0)), constant_values=3), np.pad(y, 2, mode="reflect"), np.pad(y, 2, "edge"), np.pad(y, (1, 2), "wrap"), np.pad(b, 1)
np.where(x > 0, x, 0), np.where(b), np.where(b, i, 1.5), np.nonzero(i % 2), np.argwhere(x > 0), np.flatnonzero(b), np.take(x, [1, 5]), np.take(x, [0, 2], axis=1), np.take(i, [7, -9], mode="wrap")
np.take_along_axis(x, np.argsort(x, axis=1), axis=1), np.choose(i % 2, [i, -i]), np.select([x > 1, x > 0], [x, -x], 7), np.piecewise(y, [y < 0, y >= 0], [lambda v: -v, lambda v: v * 2])
np.compress([True, False, True], x, axis=0), np.extract(i % 2 == 0, i), np.diagonal(m, 1), np.trace(m), np.tril_indices(3), np.triu_indices(3, 1), np.unravel_index(7, (3, 4)), np.ravel_multi_index((1, 2), (3, 4))
np.sort(x, axis=0), np.sort(x, axis=None), np.argsort(i, kind="stable"), np.lexsort((i, i % 2)), np.searchsorted([1, 3, 5], i), np.searchsorted(np.sort(y), 0.3, side="right"), np.digitize(i, [1, 3, 5]), np.digitize(x, [0.0, 1.0], right=True)
np.unique(i % 3), np.unique(i % 3, return_counts=True), np.unique(i % 3, return_index=True, return_inverse=True), np.isin(i, [1, 4]), np.union1d(i, [1, 99]), np.intersect1d(i, [1, 4]), np.setdiff1d(i, [1]), np.setxor1d(i, [1, 99])
np.dot(x, y), np.dot(m, m), np.dot(2, y), np.dot(y, y), np.vdot(z, z), np.inner(x, x), np.outer(y, i), np.matmul(m, x.T), np.tensordot(m, x, axes=([0], [1])), np.kron(m, x), np.cross([1, 2, 3], [4, 5, 6]), np.cross(y[:3], y[1:])
np.einsum("ij,kj->ik", x, x), np.einsum("ii", m), np.einsum("i,j", y, i), np.einsum(x, [0, 1], y, [1]), np.einsum("ij->j", x), np.tensordot(x, m, 1)
np.convolve(y, [1, 2, 3]), np.convolve(y, [1, 2], "same"), np.convolve(y, [1, 2, 3], "valid"), np.correlate(i, [1, 2, 3]), np.correlate(y, [1, 2], "full"), np.correlate(y, [1, 2, 3], "same"), np.convolve([1, 2], y)
np.convolve(z, [1, 2j], "same"), np.convolve(b, b), np.correlate(z, z, "full"), np.correlate([1, 2], i, "same"), np.convolve(i.astype(np.int8), i.astype(np.int8)), np.convolve(x[0], y)
np.dot(b, b), np.inner(b, b), np.vdot(b, b), np.outer(b, b), np.kron(b, b), np.tensordot(b, b, 0), np.einsum("i,i", b, b), b[:, None] @ b[None]
np.clip(x, 0, 1), np.clip(x, None, 1), np.clip(i, 1, 3), np.clip(x, y - 0.1, y + 0.1), np.round(x, 2), np.around(i, -1), np.nan_to_num([np.nan, np.inf, 1.0])
np.isclose(x, x + 1e-9), np.allclose(x, x + 1e-9), np.array_equal(x, x), np.array_equal(x, y), np.array_equiv(x, x), np.isscalar(3), np.iscomplexobj(z), np.isreal(z), np.ndim(x), np.shape([[1]]), np.size(x, 1)
np.diff(x), np.diff(x, axis=0), np.diff(i, 2), np.diff(y, prepend=0), np.diff(b), np.ediff1d(i), np.gradient(y), np.gradient(x), np.gradient(y, 0.5), np.gradient(y, np.array([0.0, 1.0, 3.0, 4.0]), edge_order=2)
np.trapezoid(y), np.trapezoid(x, dx=0.5, axis=0), np.trapezoid(y, np.array([0.0, 1.0, 3.0, 4.0])), np.interp([0.5, 1.5, 9], [0, 1, 2], [1, 3, 2]), np.interp(0.25, [0, 1], [0, 4]), np.interp(x, [-1, 1], [0, 1], left=-5), np.unwrap([0, 3, 6.5, 9, 0])
np.percentile(x, 30), np.percentile(x, [25, 50], axis=0), np.quantile(x, 0.3, axis=1, keepdims=True), np.median(x), np.median(i), np.median(x, axis=1), np.quantile(x, 0.4, method="lower"), np.quantile(y, 0.4, method="nearest")
np.average(y, weights=[1, 2, 3, 4]), np.average(x, axis=1, weights=y), np.average(x, axis=0), np.average(y, weights=[1, 2, 3, 4], returned=True), np.count_nonzero(x > 0), np.count_nonzero(i, axis=0)
np.nansum(n), np.nanmean(n, axis=0), np.nanmax(n), np.nanmin(n, axis=1), np.nanstd(n), np.nanvar(n, axis=1, ddof=1), np.nanmedian(n), np.nanpercentile(n, 30, axis=1), np.nanargmax(n), np.nancumsum(n), np.nanprod(n, axis=0)
np.cov(x), np.cov(x, rowvar=False), np.cov(y, y[::-1]), np.cov(x, bias=True), np.cov(x, fweights=[1, 2, 1, 3]), np.cov(x, aweights=[1.0, 2, 1, 3]), np.corrcoef(x), np.corrcoef(y, y ** 2)
np.bincount(i), np.bincount([0, 1, 1], weights=[0.5, 1, 2]), np.bincount([1], minlength=4), np.histogram(x, bins=4), np.histogram(i, bins=[0, 2, 9]), np.histogram(x, 5, (-1, 1)), np.histogram(x, 4, density=True), np.histogram2d(y, y ** 2, bins=3)
np.polyval([1, 2, 3], y), np.polyfit(y, y ** 2, 2), np.polymul([1, 2], [1, 3]), np.polyadd([1, 2, 3], [1]), np.polyder([1, 2, 3]), np.polyint([3.0, 2, 1]), np.poly([1.0, 2.0]), np.polysub([1, 2], [3])
np.apply_along_axis(lambda v: v.sum(), 1, x), np.apply_along_axis(lambda v: v * 2, 0, x), np.vectorize(lambda v: v + 1 if v > 0 else 0.0)(x), np.fromfunction(lambda a, c: a + 10 * c, (2, 3)), np.apply_over_axes(np.sum, x, [0])
np.real(z), np.imag(z), np.real(y), np.hanning(5), np.hamming(4), np.ix_([0, 2], [1, 3]), x[np.ix_([0, 2], [1, 3])], np.isin(2, i), np.fromiter(range(4), float), np.divmod(i, 3)
np.linalg.norm(x), np.linalg.norm(y, 1), np.linalg.norm(x, axis=1), np.linalg.norm(x, "fro"), np.linalg.norm(m, 2), np.linalg.norm(m, np.inf), np.linalg.norm(x, axis=0, keepdims=True), np.linalg.norm(y, np.inf)
np.linalg.solve(m, y), np.linalg.inv(m), np.linalg.det(m), np.linalg.slogdet(m), np.linalg.matrix_power(m, 3), np.linalg.matrix_rank(m), np.linalg.pinv(x), np.linalg.cond(m), np.linalg.multi_dot([x, m, y])
np.linalg.eigvalsh(m + m.T), np.linalg.eigh(m + m.T)[0], np.linalg.svd(x, compute_uv=False), np.abs(np.linalg.qr(m)[1]), np.linalg.cholesky(m @ m.T), np.linalg.lstsq(x.T, y, rcond=None)[0], np.linalg.lstsq(x.T, y, rcond=None)[1], np.linalg.svd(x)[1]
np.fft.fft(y), np.fft.ifft(z), np.fft.rfft(y), np.fft.irfft(z), np.fft.fft2(x), np.fft.fftn(x), np.fft.fftfreq(5, 0.1), np.fft.rfftfreq(4), np.fft.fftshift(i), np.fft.fft(y.astype(np.float32)), np.fft.fft(i, n=8, norm="ortho"), np.fft.rfft2(x)
x[1], x[:, 1], x[-1, ::-1], x[..., None], x[[0, 2]], x[[0, 2], [1, 3]], x[x > 0], x[b[:3]], x[:, [True, False, True, False]], x[1, 2], x[(1, 2)], x[np.array([1])], i[i > 2], x[1:, [0, 1]]
x[b[:3], 2], x[b[:3], 1:3], x[[2, 0]][:, [0, -1]], x[1:, [2, 0]], x[b[:3]][:, b[:4]], x[np.array([[0, 1], [2, 2]]), 1], i[[]], x[np.nonzero(x > 0)], i.compress(b), np.extract(x > 0, x), i[b[:4].nonzero()]
i.astype(np.uint8) == 300, i.astype(np.uint8) < 300, 300 > i.astype(np.int8), i.astype(np.uint8) != -1, i.astype(np.uint8) > -1, i.astype(np.int16) >= 2 ** 40, i <= -2 ** 70, np.less(300, i.astype(np.uint8)), i.astype(np.uint8) == 5
np.reciprocal(i - 10), np.reciprocal(numpy.array([1, 2, 255], np.uint8)), np.reciprocal(i.astype(np.float32)), np.reciprocal(b[:1])
np.logaddexp2(i.astype(np.uint8), i.astype(np.uint8)[::-1]), np.logaddexp2(np.array([-np.inf, np.inf, 0.0, 7.0]), np.array([-np.inf, 1.0, np.nan, 7.0])), np.logaddexp2(y.astype(np.float32), 1)
z > 0, z >= z[0], z < z[::-1], z <= 0.5, 0.25 < z, z * np.conj(z) > 3, np.array([complex(0, np.nan), 1j]) < 2
np.full(3, np.nan), np.full(2, -0.0), np.full((2, 2), -1), np.full(2, np.inf, np.float32), np.full(2, -1.0), np.signbit(np.full(2, -0.0)), np.ones_like(x), np.zeros_like(b), np.full_like(x, 3)
np.pad(x, 1, constant_values=((1, 2), (3, 4))), np.pad(y, (1, 2), constant_values=(7, 8)), np.histogramdd([y, y ** 2], bins=2)[0], np.lib.stride_tricks.sliding_window_view(i, 3), np.lib.stride_tricks.sliding_window_view(x, (2, 2)).sum(axis=(2, 3)), np.lib.stride_tricks.sliding_window_view(x, 3, axis=1)
np.vectorize(lambda v, w: v @ w, signature="(n),(n)->()")(x, y), np.vectorize(lambda p, v: p + v, excluded=["p"])(p=2, v=i), list(np.ndenumerate(i)), np.linalg.tensorsolve(np.eye(6).reshape(2, 3, 6) + 1, x[:2, :3]), np.linalg.tensorsolve(m.reshape(2, 2, 4), x[:2, :2])
np.polyadd([1, 2], [1, 2, 3]), np.polyadd([1, 2, 3], [1]), np.polysub([1, 2], [3]), np.polyadd(y, [1.0]), np.clip(x, -1, 1), np.clip(x, 0, 2 ** 60), np.isin(i, [1, 5]), np.interp(2.5, [1, 2, 3], [3, 2, 0]), np.searchsorted([1, 3, 5], [0, 3, 9])
np.squeeze(a=x[None]), np.expand_dims(a=y, axis=0), np.transpose(a=x), np.reshape(x, shape=(4, 3)), np.flip(m=x, axis=0), np.swapaxes(x, axis1=0, axis2=1), np.ravel(a=x), np.tile(A=y, reps=2), np.stack(arrays=[y, y]), np.concatenate((y, y), axis=0)
np.vstack([y, i[:4]]), np.hstack([i, i * 2.5]), np.concatenate([x + 1, x], axis=1), np.concatenate([y * 2, i[:4]]), np.stack([x, -x], axis=2), np.dstack([y, y + 1]), np.column_stack([y, x.T]), np.concatenate([y for _ in range(20)]), np.vstack([y for _ in range(20)])
np.float32(3), np.dtype("f4"), np.result_type(x, np.float32), np.finfo(x.dtype).eps, np.iinfo(np.int8).max, np.pi, np.newaxis, np.issubdtype(i.dtype, np.integer), np.can_cast(np.int8, np.int16)
"""


def _values(np: Any) -> dict[str, Any]:
    made = {
        "x": numpy.sin(numpy.arange(12.0) * 1.7).reshape(3, 4) * 2,
        "y": numpy.cos(numpy.arange(4.0)),
        "i": numpy.array([3, 1, 4, 1, 5, 2]),
        "b": numpy.array([True, False, True, True, False, True]),
        "z": numpy.array([1 + 2j, -1j, 0.5, -2 + 1j]),
        "m": numpy.array([[4.0, 1, 0, 2], [1, 3, 1, 0], [0, 2, 5, 1], [1, 0, 1, 6]]),
        "n": numpy.array([[1.0, numpy.nan, 3.0, 0.5], [2.0, 5.0, numpy.nan, -1.0]]),
    }
    return {name: np.array(value) for name, value in made.items()} | {"np": np, "numpy": numpy}


def _same(found: Any, right: Any, what: str) -> None:
    if isinstance(right, (tuple, list)):
        assert len(found) == len(right), what
        for a, b in zip(found, right, strict=True):
            _same(a, b, what)
        return
    if isinstance(right, (numpy.ndarray, numpy.generic)):
        assert not right.shape or isinstance(found, (numpy.ndarray, kg_array.numpy.ndarray)), what
        values = numpy.asarray(found)
        assert values.dtype == right.dtype, f"{what}: {values.dtype}, numpy's is {right.dtype}"
        assert values.shape == right.shape, f"{what}: {values.shape}, numpy's is {right.shape}"
        scale = float(numpy.abs(right[numpy.isfinite(right)]).max(initial=1.0)) if right.dtype.kind in "fc" else 1.0
        digits = numpy.finfo(right.dtype).eps if right.dtype.kind in "fc" else 0
        numpy.testing.assert_allclose(values, right, rtol=50 * digits, atol=50 * digits * scale, err_msg=what)
        return
    assert found == right, what


def _pairs() -> list[str]:
    return [line for line in EXPRESSIONS.splitlines() if line.strip()]


@pytest.mark.whole
@pytest.mark.parametrize("line", _pairs())
def test_an_expression_gives_what_numpy_gives(line: str) -> None:
    right = eval(line, _values(numpy))
    found = eval(line, _values(kg_array.numpy))
    _same(found, right, line)
