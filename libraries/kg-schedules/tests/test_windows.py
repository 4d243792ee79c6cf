"""Convolutions, and what their gradients are, under their default schedules: against numpy in float64."""

from __future__ import annotations

import numpy as np
import pytest
from golden.renderers import AVX2, AVX512
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg_conformance.subject import Subject
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_tune.bench.catalog import workload
from support.defaults import check_near, default_schedule, some_numbers

pytestmark = pytest.mark.part(6)

DEVICES = ("CPU:LLVM", "CPU:C")


def windows(x: UOp, height: int, width: int, out_h: int, out_w: int) -> UOp:
    """x[n, c, i + k, j + l] as [n, c, i, j, k, l], by movement alone."""
    n, c, h, w = (int(d) for d in x.shape)  # type: ignore[arg-type]
    y = x.reshape(n, c, 1, h, 1, w).expand(n, c, height + 1, h, width + 1, w).reshape(n, c, (height + 1) * h, (width + 1) * w)
    y = y.shrink((0, n), (0, c), (0, height * (h + 1)), (0, width * (w + 1))).reshape(n, c, height, h + 1, width, w + 1)
    y = y.shrink((0, n), (0, c), (0, height), (0, out_h), (0, width), (0, out_w))
    return y.permute(0, 1, 3, 5, 2, 4)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(("channels", "size", "out", "kernel"), [(3, 20, 8, 3), (8, 33, 5, 3), (4, 18, 16, 5), (16, 64, 4, 1)])
def test_convolutions(device: str, channels: int, size: int, out: int, kernel: int) -> None:
    n, margin = 2, kernel // 2
    x = param(1, (n, channels, size, size), float32).pad((0, 0), (0, 0), (margin, margin), (margin, margin))
    wide = (n, out, size, size, channels, kernel, kernel)
    left = windows(x, kernel, kernel, size, size).permute(0, 2, 3, 1, 4, 5).reshape(n, 1, size, size, channels, kernel, kernel)
    right = param(2, (out, channels, kernel, kernel), float32).reshape(1, out, 1, 1, channels, kernel, kernel)
    value = (left.expand(*wide) * right.expand(*wide)).sum(4, 5, 6).reshape(n, out, size, size)
    v, w = some_numbers(n, channels, size, size), some_numbers(out, channels, kernel, kernel)
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (margin, margin), (margin, margin)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (kernel, kernel), (2, 3))
    expected = np.einsum("nchwkl,ockl->nohw", view, w.astype(np.float64))
    check_near(device, sink(param(0, (n, out, size, size), float32).store(value), name="conv"), (v, w), expected, 1e-5)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("taps", [(5,), (3, 3)], ids=str)
def test_convolutions_of_a_picture_one_pixel_wide(device: str, taps: tuple[int, ...]) -> None:
    """All but one of the taps along the missing axis meet the margin: masks that no column moves with."""
    n, channels, height, out = 2, 3, 21, 8
    kh, kw = (1, *taps)[-2:]
    size = height - kh + 1
    x = param(1, (n, channels, height, 1), float32).pad((0, 0), (0, 0), (0, 0), (kw // 2, kw // 2))
    wide = (n, out, size, 1, channels, kh, kw)
    left = windows(x, kh, kw, size, 1).permute(0, 2, 3, 1, 4, 5).reshape(n, 1, size, 1, channels, kh, kw)
    right = param(2, (out, channels, kh, kw), float32).reshape(1, out, 1, 1, channels, kh, kw)
    value = (left.expand(*wide) * right.expand(*wide)).sum(4, 5, 6).reshape(n, out, size, 1)
    v, w = some_numbers(n, channels, height, 1), some_numbers(out, channels, kh, kw)
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (0, 0), (kw // 2, kw // 2)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (kh, kw), (2, 3))
    expected = np.einsum("nchwkl,ockl->nohw", view, w.astype(np.float64))
    check_near(device, sink(param(0, (n, out, size, 1), float32).store(value), name="conv"), (v, w), expected, 1e-5)


CONVOLUTIONS = {
    "one vector of channels": (2, 8, 20, 16, 3, 1),
    "several": (2, 16, 28, 64, 3, 1),
    "blocks of rows for one picture": (1, 16, 28, 64, 3, 1),
    "depth that no vector divides": (2, 5, 15, 48, 5, 1),
    "rows that no tile divides": (1, 24, 53, 32, 3, 1),
    "weights in parts": (2, 256, 7, 256, 3, 1),
    "weights in parts for one picture": (1, 256, 7, 256, 3, 1),
    "groups": (2, 16, 14, 32, 3, 2),
}


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", CONVOLUTIONS)
def test_convolutions_with_channels_in_vectors(device: str, case: str) -> None:
    """Weights packed, outputs stored through shuffles; what is added to an output is read as it is stored."""
    n, channels, size, out, k, groups = CONVOLUTIONS[case]
    each, made, margin = channels // groups, out // groups, k // 2
    x, f = param(1, (n, channels, size, size), float32), param(2, (out, each, k, k), float32)
    wide = (n, groups, made, size, size, each, k, k)
    left = windows(x.pad((0, 0), (0, 0), (margin, margin), (margin, margin)), k, k, size, size)
    left = left.reshape(n, groups, each, size, size, k, k).permute(0, 1, 3, 4, 2, 5, 6)
    left = left.reshape(n, groups, 1, size, size, each, k, k).expand(*wide)
    right = f.reshape(1, groups, made, 1, 1, each, k, k).expand(*wide)
    value = (left * right).sum(5, 6, 7).reshape(n, out, size, size)
    bias = param(3, (out,), float32).reshape(1, out, 1, 1).expand(n, out, size, size)
    value = value + bias + param(4, (n, out, size, size), float32)
    arrays = tuple(some_numbers(*shape) for shape in ((n, channels, size, size), (out, each, k, k), (out,)))
    v, w, b = arrays
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (margin, margin), (margin, margin)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (k, k), (2, 3)).reshape(n, groups, each, size, size, k, k)
    expected = np.einsum("ngchwkl,gockl->ngohw", view, w.astype(np.float64).reshape(groups, made, each, k, k), optimize=True)
    residual = some_numbers(n, out, size, size)
    expected = expected.reshape(n, out, size, size) + b.reshape(1, out, 1, 1) + residual
    ast = sink(param(0, (n, out, size, size), float32).store(value), name="conv")
    check_near(device, ast, (*arrays, residual), expected, 1e-5)


def every_second(x: UOp, axis: int) -> UOp:
    """Elements 0, 2, ... of an axis of even size, by movement alone."""
    shape = [int(d) for d in x.shape]  # type: ignore[arg-type]
    pairs = x.reshape(*shape[:axis], shape[axis] // 2, 2, *shape[axis + 1 :])
    first = pairs.shrink(*((0, 1 if i == axis + 1 else int(d)) for i, d in enumerate(pairs.shape)))  # type: ignore[arg-type]
    return first.reshape(*shape[:axis], shape[axis] // 2, *shape[axis + 1 :])


STRIDED = {
    "channels in vectors": (2, 8, 28, 32, 3),
    "one picture in blocks": (1, 64, 40, 32, 3),
    "rows in vectors": (2, 3, 64, 5, 5),
}


def _strided(case: str) -> tuple[UOp, tuple[np.ndarray, np.ndarray], np.ndarray]:
    n, channels, size, out, k = STRIDED[case]
    margin, rows = k // 2, size // 2
    x = param(1, (n, channels, size, size), float32).pad((0, 0), (0, 0), (margin, margin), (margin, margin))
    wide = (n, out, rows, rows, channels, k, k)
    left = every_second(every_second(windows(x, k, k, size, size), 2), 3).permute(0, 2, 3, 1, 4, 5)
    left = left.reshape(n, 1, rows, rows, channels, k, k).expand(*wide)
    right = param(2, (out, channels, k, k), float32).reshape(1, out, 1, 1, channels, k, k).expand(*wide)
    value = (left * right).sum(4, 5, 6).reshape(n, out, rows, rows)
    v, w = some_numbers(n, channels, size, size), some_numbers(out, channels, k, k)
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (margin, margin), (margin, margin)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (k, k), (2, 3))[:, :, ::2, ::2]
    expected = np.einsum("nchwkl,ockl->nohw", view, w.astype(np.float64), optimize=True)
    return sink(param(0, (n, out, rows, rows), float32).store(value), name="conv"), (v, w), expected


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", STRIDED)
def test_strided_convolutions(device: str, case: str) -> None:
    ast, arrays, expected = _strided(case)
    check_near(device, ast, arrays, expected, 1e-5)


def _weight_gradient(n: int, channels: int, size: int, out: int, k: int, stride: int = 1) -> UOp:
    """Of a convolution that keeps the size, or halves it:
    out[o, c, k, l] = sum(g[n, o, y, x] * picture[n, c, y * stride + k, x * stride + l], n, y, x)."""
    margin, rows = k // 2, size // stride
    x = param(1, (n, channels, size, size), float32).pad((0, 0), (0, 0), (margin, margin), (margin, margin))
    views = windows(x, k, k, size, size)
    if stride == 2:
        views = every_second(every_second(views, 2), 3)
    wide = (n, out, rows, rows, channels, k, k)
    left = views.permute(0, 2, 3, 1, 4, 5).reshape(n, 1, rows, rows, channels, k, k).expand(*wide)
    right = param(2, (n, out, rows, rows), float32).reshape(n, out, rows, rows, 1, 1, 1).expand(*wide)
    value = (right * left).sum(0, 2, 3).reshape(out, channels, k, k)
    return sink(param(0, (out, channels, k, k), float32).store(value), name="weight_gradient")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "case",
    [
        (4, 3, 32, 8, 3),
        (2, 5, 28, 6, 3),
        (3, 2, 16, 7, 5),
        (2, 4, 17, 8, 3),
        (1, 3, 30, 16, 7),
        (2, 4, 56, 16, 3, 2),
        (2, 8, 56, 32, 3, 2),
        (1, 3, 32, 6, 5, 2),
    ],
    ids=str,
)
def test_gradients_of_weights_of_convolutions(device: str, case: tuple[int, ...]) -> None:
    n, channels, size, out, k, stride = (*case, 1)[:6]
    v, g = some_numbers(n, channels, size, size), some_numbers(n, out, size // stride, size // stride)
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (k // 2, k // 2), (k // 2, k // 2)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (k, k), (2, 3))[:, :, ::stride, ::stride]
    check_near(device, _weight_gradient(*case), (v, g), np.einsum("nohw,nchwkl->ockl", g.astype(np.float64), view), 1e-5)


def test_rows_that_are_reduced_lie_in_the_lanes_of_a_gradient_of_weights() -> None:
    """A tile of filters by taps: so many sums, no more than the registers hold."""
    for machine, size, tile in ((AVX2, 32, (8, 4, 3)), (AVX512, 32, (16, 8, 3)), (AVX512, 28, (14, 8, 3))):
        found = default_schedule(_weight_gradient(4, 3, size, 32, 3), machine)
        assert "VECTOR(r2, {}) UPCAST(o0, {}) UPCAST(o3, {})".format(*tile) in found, found
    strided = default_schedule(_weight_gradient(8, 64, 56, 64, 3, 2), AVX512)
    assert "p1, THREAD, r0/o2+r1/o3/r2) VECTOR(p1_o1.r2, 16) UPCAST(p1_o1.o3, 3) VECTOR(r2, 14)" in strided, strided


def test_pictures_lie_beside_each_other_where_windows_have_few_outputs() -> None:
    """As many as the sums of three taps leave registers for,
    where the second cache holds them beside a panel."""
    for level, bits, tile in (("x86-64-v3", 256, (2, 16)), ("x86-64-v4", 512, (4, 32))):
        host = Host("x86_64", "linux", level, (), "", bits, (48 << 10, 2 << 20), 1)
        found = default_schedule(_weight_gradient(8, 64, 56, 64, 3, 2), host)
        beside, width = tile
        copied = f"VECTOR(p1_o1.r2, {bits // 32}) UPCAST(p1_o1.o3, 3)"
        assert f"UPCAST(o1, {beside}) STAGE(o1, p1, THREAD, o1.in/r0/o2+r1/o3/r2) {copied} VECTOR(o0, {width})" in found, found


def test_the_last_block_of_pixels_is_a_smaller_one() -> None:
    """56 pixels are four blocks of 12 and one of 8, none computed twice."""
    host = Host("x86_64", "linux", "x86-64-v3", (), "", 256, (48 << 10, 2 << 20), 1)
    assert "UPCAST(o3, 12, peel) UNROLL(r2, 3)" in default_schedule(workload("conv").ast, host)


def test_windows_that_stride_share_what_they_cover() -> None:
    """A place of the copy is a sum, of twice the output's number and the step of the window,
    where channels lie in the lanes."""
    host = Host("x86_64", "linux", "x86-64-v3", (), "", 256, (32 << 10, 1 << 20), 1)
    for case, layout in (("channels in vectors", "r0/o2+r1/o3+r2"), ("one picture in blocks", "r0/o1.in+r1/o2+r2")):
        assert f", p1, THREAD, {layout})" in default_schedule(_strided(case)[0], host), case


def test_a_convolution_of_which_the_cache_holds_few_rows() -> None:
    """And no number of rows that would fit divides the picture: they are staged one by one."""
    n, channels, size, out, k = 1, 96, 67, 2, 3
    x, f = param(1, (n, channels, size, size), float32), param(2, (out, channels, k, k), float32)
    end = size - k + 1 + 2
    wide = (n, out, end, end, channels, k, k)
    left = windows(x.pad((0, 0), (0, 0), (1, 1), (1, 1)), k, k, end, end).permute(0, 2, 3, 1, 4, 5)
    left = left.reshape(n, 1, end, end, channels, k, k).expand(*wide)
    right = f.reshape(1, out, 1, 1, channels, k, k).expand(*wide)
    ast = sink(param(0, (n, out, end, end), float32).store((left * right).sum(4, 5, 6).reshape(n, out, end, end)), name="conv")
    host = Host("x86_64", "linux", "x86-64-v3", (), "", 256, (32 << 10, 1 << 18), 2)
    device = open_device("CPU:LLVM")
    v, w = some_numbers(n, channels, size, size), some_numbers(out, channels, k, k)
    found = Subject("CPU:LLVM", device=device, renderer=CPULLVMRenderer(host)).run(ast, {1: v, 2: w})[0]
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (1, 1), (1, 1)))
    expected = np.einsum("nchwkl,ockl->nohw", np.lib.stride_tricks.sliding_window_view(padded, (k, k), (2, 3)), w)
    np.testing.assert_allclose(found, expected, rtol=0, atol=1e-3)


def _depthwise_weights(n: int, channels: int, size: int, k: int) -> UOp:
    """out[c, k, l] = sum(g[n, c, y, x] * picture[n, c, y + k, x + l], n, y, x)."""
    margin = k // 2
    x = param(1, (n, channels, size, size), float32).pad((0, 0), (0, 0), (margin, margin), (margin, margin))
    given = param(2, (n, channels, size, size), float32).reshape(n, channels, size, size, 1, 1)
    value = (windows(x, k, k, size, size) * given.expand(n, channels, size, size, k, k)).sum(0, 2, 3).reshape(channels, k, k)
    return sink(param(0, (channels, k, k), float32).store(value), name="depthwise_weights")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("case", [(2, 5, 33, 3), (3, 4, 16, 2), (2, 3, 20, 5)], ids=str)
def test_outputs_that_share_what_they_read_are_summed_at_once(device: str, case: tuple[int, int, int, int]) -> None:
    """Few outputs, which are no vector, leave the lanes to the rows that are summed."""
    n, channels, size, k = case
    v, g = some_numbers(n, channels, size, size), some_numbers(n, channels, size, size + 1)[..., :-1].copy()
    padded = np.pad(v.astype(np.float64), ((0, 0), (0, 0), (k // 2, k // 2), (k // 2, k // 2)))
    view = np.lib.stride_tricks.sliding_window_view(padded, (k, k), (2, 3))[:, :, :size, :size]
    check_near(device, _depthwise_weights(*case), (v, g), np.einsum("nchw,nchwkl->ckl", g.astype(np.float64), view), 1e-5)
    found = default_schedule(_depthwise_weights(8, 64, 56, 3), AVX512)
    assert found.startswith("VECTOR(r2, 16) UPCAST(o2, 3) UPCAST(o1, 3)"), found


def _put_back(n: int, size: int, k: int, stride: int) -> UOp:
    """What windows were made of, each element given what windows hold it."""
    rows = (size - k) // stride + 1
    length = (rows - 1) * stride + 1
    given = (
        param(1, (n, rows, rows), float32)
        .reshape(n, rows, 1, rows, 1)
        .pad((0, 0), (0, 0), (0, stride - 1), (0, 0), (0, stride - 1))
    )
    given = given.reshape(n, 1, rows * stride, 1, rows * stride).shrink((0, n), (0, 1), (0, length), (0, 1), (0, length))
    given = given.expand(n, k, length, k, length).pad((0, 0), (0, 0), (0, size + 1 - length), (0, 0), (0, size + 1 - length))
    given = given.reshape(n, k * (size + 1), k * (size + 1)).shrink((0, n), (0, k * size), (0, k * size))
    value = given.reshape(n, k, size, k, size).sum(1, 3).reshape(n, size, size)
    return sink(param(0, (n, size, size), float32).store(value), name="put_back")


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize(
    "case", [(3, 20, 3, 2), (2, 33, 2, 1), (2, 40, 3, 3), (2, 41, 5, 4), (1, 80, 3, 2), (2, 9, 3, 2)], ids=str
)
def test_remainders_of_positions_are_written_out(device: str, case: tuple[int, int, int, int]) -> None:
    n, size, k, stride = case
    rows = (size - k) // stride + 1
    given = some_numbers(n, rows, rows)
    expected = np.zeros((n, size, size))
    for i, j in np.ndindex(k, k):
        expected[:, i : i + rows * stride : stride, j : j + rows * stride : stride] += given
    check_near(device, _put_back(*case), (given,), expected, 1e-6)


def test_lanes_whose_masks_are_constants() -> None:
    for machine, width in ((AVX2, 8), (AVX512, 56)):
        found = default_schedule(_put_back(64, 56, 3, 2), machine)
        assert found.startswith(f"UPCAST(o1, 2) VECTOR(o2, {width}) UNROLL(r0, 3) UNROLL(r1, 3)"), found
