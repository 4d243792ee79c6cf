"""The cases of shapes.py: functions of arrays over kinds of work and over sizes that are no powers
of two, narrow, short or prime."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np

from shape_rows.case import I1, Case, Function, Given, alike
from shape_rows.elements import elements
from shape_rows.moved import moved
from shape_rows.products import products

# -- reductions


def reductions() -> Iterator[Case]:
    shapes = (
        (1000, 1000),
        (1024, 1024),
        (100, 10000),
        (10000, 100),
        (100000, 10),
        (10, 100000),
        (1009, 127),
        (16, 16),
        (3, 1000),
        (100000, 3),
        (300, 7),
    )
    torch = {"max": lambda axis: lambda s, x: s.amax(x, axis), "var": lambda axis: lambda s, x: s.var(x, axis, correction=0)}
    torch["std"] = lambda axis: lambda s, x: s.std(x, axis, correction=0)
    for shape in shapes:
        for what in ("sum", "max", "argmax", "mean", "var", "prod"):
            if what == "prod" and shape != (1000, 1000):
                continue
            for axis in (0, 1):
                f = lambda s, x, what=what, axis=axis: getattr(s, what)(x, axis=axis)  # noqa: E731
                theirs = torch.get(what, lambda axis, f=f: f)(axis)
                yield alike(f"{what} {'x'.join(map(str, shape))} axis {axis}", shape, f=f, torch=theirs)
    for shape in ((100, 64, 100), (64, 1000, 8), (8, 1000, 64), (32, 32, 3, 32)):
        size = "x".join(map(str, shape))
        for what in ("sum", "mean", "max", "var"):
            f = lambda s, x, what=what: getattr(s, what)(x, axis=1)  # noqa: E731
            yield alike(f"{what} {size} axis 1", shape, f=f, torch=torch.get(what, lambda axis, f=f: f)(1))
    yield alike("mean 32x64x28x28 axes 0,2,3", (32, 64, 28, 28), f=lambda s, x: s.mean(x, axis=(0, 2, 3)))
    yield alike(
        "var 32x64x28x28 axes 0,2,3",
        (32, 64, 28, 28),
        f=lambda s, x: s.var(x, axis=(0, 2, 3)),
        torch=lambda s, x: s.var(x, (0, 2, 3), correction=0),
    )
    yield alike("sum 64x64x64 axes 0,2", (64, 64, 64), f=lambda s, x: s.sum(x, axis=(0, 2)))
    for n in (10, 100, 1000, 1009, 100000, 1000000):
        for what in ("sum", "max", "argmax", "var"):
            f = lambda s, x, what=what: getattr(s, what)(x)  # noqa: E731
            theirs = lambda s, x, what=what: s.var(x, correction=0) if what == "var" else getattr(s, what)(x)  # noqa: E731
            yield alike(f"{what} {n}", (n,), f=f, torch=theirs)
    yield Case(
        "sum int8 1000x1000 axis 0",
        (Given((1000, 1000), I1, 100),),
        lambda s, x: s.sum(x, axis=0),
        lambda s, x: s.sum(x, axis=0),
        None,
    )
    yield Case(
        "all 1000x1000 axis 0",
        (Given((1000, 1000), "bool", 2),),
        lambda s, x: s.all(x, axis=0),
        lambda s, x: s.all(x, axis=0),
        lambda s, x: s.all(x, 0),
    )
    yield Case(
        "any 1000x1000 axis 1",
        (Given((1000, 1000), "bool", 2),),
        lambda s, x: s.any(x, axis=1),
        lambda s, x: s.any(x, axis=1),
        lambda s, x: s.any(x, 1),
    )


def _softmax(axis: int) -> Function:
    def f(s: Any, x: Any) -> Any:
        e = s.exp(x - s.max(x, axis=axis, keepdims=True))
        return e / s.sum(e, axis=axis, keepdims=True)

    return f


def _norm(axis: int) -> Function:
    def f(s: Any, x: Any) -> Any:
        return (x - s.mean(x, axis=axis, keepdims=True)) / s.sqrt(s.var(x, axis=axis, keepdims=True) + 1e-5)

    return f


def normalisations() -> Iterator[Case]:
    for shape in ((1000, 1000), (10000, 10), (100, 37), (128, 768), (16, 10)):
        size = "x".join(map(str, shape))
        for axis in (0, 1):
            yield alike(
                f"softmax {size} axis {axis}", shape, f=lambda s, x, axis=axis: s.softmax(x, axis=axis), peer=_softmax(axis)
            )
            theirs = lambda s, x: s.nn.functional.layer_norm(x, x.shape[-1:])  # noqa: E731
            ours = lambda s, x, axis=axis: s.layer_norm(x, axis=axis)  # noqa: E731
            yield alike(f"layer_norm {size} axis {axis}", shape, f=ours, peer=_norm(axis), torch=theirs if axis == 1 else None)


# -- element by element, and what is moved


def elementwise() -> Iterator[Case]:
    for n in (10, 100, 1000, 1009, 100000, 1000000):
        yield alike(f"a*b+a {n}", (n,), (n,), f=lambda s, a, b: a * b + a)
        yield alike(f"exp {n}", (n,), f=lambda s, a: s.exp(a))
    yield alike("tanh 100000", (100000,), f=lambda s, a: s.tanh(a))
    for shape in ((1000, 1000), (1000, 10), (10, 1000), (1000, 3), (127, 61), (5000, 7)):
        size, (m, n) = "x".join(map(str, shape)), shape
        yield alike(f"matrix + row {size}", shape, (n,), f=lambda s, a, b: a + b)
        yield alike(f"matrix + column {size}", shape, (m, 1), f=lambda s, a, b: a + b)
        yield alike(f"row + column {size}", (n,), (m, 1), f=lambda s, a, b: a + b)
        flip = lambda axis: lambda s, a: s.flip(a, axis=axis) + 1.0  # noqa: E731
        for axis in (0, 1):
            yield alike(
                f"flip + 1 {size} axis {axis}", shape, f=flip(axis), torch=lambda s, a, axis=axis: s.flip(a, (axis,)) + 1.0
            )
        yield alike(
            f"transposed + 1 {size}",
            shape,
            f=lambda s, a: a.T + 1.0,
            peer=lambda s, a: np.ascontiguousarray(a.T) + 1.0,
            torch=lambda s, a: (a.T + 1.0).contiguous(),
        )
        yield alike(f"matrix + transposed {size}", shape, (n, m), f=lambda s, a, b: a + b.T)
        yield alike(f"every second row {size}", shape, f=lambda s, a: a[::2] + 1.0)
        yield alike(f"every second column {size}", shape, f=lambda s, a: a[:, ::2] + 1.0)
        yield alike(f"differences {size} axis 0", shape, f=lambda s, a: a[1:] - a[:-1])
        yield alike(f"differences {size} axis 1", shape, f=lambda s, a: a[:, 1:] - a[:, :-1])
        yield alike(f"concat {size} axis 0", shape, shape, f=lambda s, a, b: s.concat([a, b], axis=0))
        yield alike(f"concat {size} axis 1", shape, shape, f=lambda s, a, b: s.concat([a, b], axis=1))
        yield alike(f"roll {size} axis 1", shape, f=lambda s, a: s.roll(a, 3, axis=1), torch=lambda s, a: s.roll(a, 3, 1))
        yield alike(
            f"repeat {size}", shape, f=lambda s, a: s.repeat(a, 2, axis=1), torch=lambda s, a: s.repeat_interleave(a, 2, 1)
        )
        yield alike(f"tile {size}", shape, f=lambda s, a: s.tile(a, (2, 2)))
    turned = lambda s, a: s.permute(a, (2, 0, 1)) + 1.0  # noqa: E731
    yield alike(
        "permuted 64x56x56",
        (64, 56, 56),
        f=lambda s, a: s.permute_dims(a, (2, 0, 1)) + 1.0,
        peer=lambda s, a: s.ascontiguousarray(s.permute_dims(a, (2, 0, 1))) + 1.0,
        torch=lambda s, a: turned(s, a).contiguous(),
    )
    swapped = lambda s, a: (s.permute(a, (0, 2, 1, 3)) + 1.0).contiguous()  # noqa: E731
    yield alike(
        "permuted 8x64x12x32 inside",
        (8, 64, 12, 32),
        f=lambda s, a: s.permute_dims(a, (0, 2, 1, 3)) + 1.0,
        peer=lambda s, a: s.ascontiguousarray(s.permute_dims(a, (0, 2, 1, 3))) + 1.0,
        torch=swapped,
    )


def running() -> Iterator[Case]:
    for shape in ((1000, 1000), (10000, 10), (10, 10000), (100000, 3), (1009, 127), (16, 16), (300, 7)):
        size = "x".join(map(str, shape))
        for axis in (0, 1):
            ours = lambda s, x, axis=axis: s.cumulative_sum(x, axis=axis)  # noqa: E731
            theirs = lambda s, x, axis=axis: s.cumsum(x, axis)  # noqa: E731
            yield alike(
                f"cumulative_sum {size} axis {axis}",
                shape,
                f=ours,
                peer=lambda s, x, axis=axis: s.cumsum(x, axis=axis),
                torch=theirs,
            )
    yield alike(
        "cumulative_sum 1000",
        (1000,),
        f=lambda s, x: s.cumulative_sum(x),
        peer=lambda s, x: s.cumsum(x),
        torch=lambda s, x: s.cumsum(x, 0),
    )


# -- gathers and scatters


def indexed() -> Iterator[Case]:
    for rows, width, picked in (
        (10000, 64, 1000),
        (1000, 10, 10000),
        (50000, 3, 5000),
        (1000, 768, 128),
        (1000, 1, 10000),
        (100, 7, 333),
    ):
        given = (Given((rows, width)), Given((picked,), "int64", rows))
        size = f"{picked} of {rows}x{width}"
        yield Case(
            f"rows {size}",
            given,
            lambda s, a, i: s.take(a, i, axis=0),
            lambda s, a, i: s.take(a, i, axis=0),
            lambda s, a, i: a[i],
        )
        back = (*given[1:], Given((picked, width)))

        def added(s: Any, i: Any, u: Any, rows: int = rows) -> Any:
            total = np.zeros((rows, u.shape[1]), u.dtype)
            np.add.at(total, i, u)
            return total

        def gradient(s: Any, i: Any, u: Any, rows: int = rows) -> Any:
            return s.vjp(lambda a: s.take(a, i, axis=0), s.zeros((rows, u.shape[1])))[1](u)[0]

        theirs = lambda s, i, u, rows=rows: s.zeros(rows, u.shape[1]).index_add_(0, i, u)  # noqa: E731
        yield Case(f"rows' gradient {size}", back, gradient, added, theirs)
    wide = (Given((1000, 1000)), Given((100,), "int64", 1000))
    yield Case(
        "columns 100 of 1000x1000",
        wide,
        lambda s, a, i: s.take(a, i, axis=1),
        lambda s, a, i: s.take(a, i, axis=1),
        lambda s, a, i: a[:, i],
    )
    along = (Given((1000, 100)), Given((1000, 20), "int64", 100))
    f = lambda s, a, i: s.take_along_axis(a, i, axis=1)  # noqa: E731
    yield Case("take_along_axis 1000x100", along, f, f, lambda s, a, i: s.take_along_dim(a, i, 1))
    for bins in (10, 1000):
        ones = lambda s, i, bins=bins: s.put_along_axis(s.zeros(bins), i, s.ones(i.shape[0]), axis=0, mode="add")  # noqa: E731
        counted = lambda s, i, bins=bins: s.bincount(i, minlength=bins)  # noqa: E731
        yield Case(f"bincount 100000 in {bins}", (Given((100000,), "int64", bins),), ones, counted, counted)
    chosen = lambda s, i: s.one_hot(i, 10)  # noqa: E731
    yield Case(
        "one_hot 10000 of 10",
        (Given((10000,), "int64", 10),),
        chosen,
        lambda s, i: s.eye(10, dtype=np.float32)[i],
        lambda s, i: s.nn.functional.one_hot(i, 10).float(),
    )


# -- convolutions and pools: against PyTorch alone


def _conv(name: str, picture: tuple[int, ...], weight: tuple[int, ...], **options: int) -> Case:
    def exact(_: Any, x: Any, w: Any) -> Any:
        return _conv_exact(x, w, **options)

    def theirs(s: Any, x: Any, w: Any) -> Any:
        return getattr(s.nn.functional, f"conv{len(weight) - 2}d")(x, w, **options)

    return Case(name, (Given(picture), Given(weight)), lambda s, x, w: s.conv(x, w, **options), exact, theirs)


def _conv_exact(x: np.ndarray, w: np.ndarray, stride: int = 1, padding: int = 0, groups: int = 1) -> np.ndarray:
    rank = w.ndim - 2
    x = np.pad(x, [(0, 0)] * 2 + [(padding, padding)] * rank)
    view = np.lib.stride_tricks.sliding_window_view(x, w.shape[2:], axis=tuple(range(2, 2 + rank)))
    view = view[(slice(None), slice(None), *[slice(None, None, stride)] * rank)]
    view = view.reshape(x.shape[0], groups, x.shape[1] // groups, *view.shape[2:])
    w = w.reshape(groups, w.shape[0] // groups, *w.shape[1:])
    found = np.einsum("ngcxykl,gockl->ngoxy" if rank == 2 else "ngcxk,gock->ngox", view, w, optimize=True)
    return found.reshape(x.shape[0], -1, *found.shape[3:])


def _windows(x: np.ndarray, size: int) -> np.ndarray:
    rows, columns = (d // size for d in x.shape[2:])
    return x[..., : rows * size, : columns * size].reshape(*x.shape[:2], rows, size, columns, size)


def convolutions() -> Iterator[Case]:
    yield _conv("conv 1x3x32x32 by 8 3x3", (1, 3, 32, 32), (8, 3, 3, 3), padding=1)
    yield _conv("conv 8x3x32x32 by 16 3x3", (8, 3, 32, 32), (16, 3, 3, 3), padding=1)
    yield _conv("conv 8x1x28x28 by 6 5x5", (8, 1, 28, 28), (6, 1, 5, 5))
    yield _conv("conv 8x6x12x12 by 16 5x5", (8, 6, 12, 12), (16, 6, 5, 5))
    yield _conv("conv 4x32x28x28 by 32 3x3", (4, 32, 28, 28), (32, 32, 3, 3), padding=1)
    yield _conv("conv 4x32x28x28 by 32 3x3 stride 2", (4, 32, 28, 28), (32, 32, 3, 3), padding=1, stride=2)
    yield _conv("conv 1x3x112x112 by 32 7x7 stride 2", (1, 3, 112, 112), (32, 3, 7, 7), padding=3, stride=2)
    yield _conv("conv 1x64x56x56 by 128 3x3 stride 2", (1, 64, 56, 56), (128, 64, 3, 3), padding=1, stride=2)
    yield _conv("conv 4x64x14x14 by 64 1x1", (4, 64, 14, 14), (64, 64, 1, 1))
    yield _conv("conv 4x32x28x28 depthwise", (4, 32, 28, 28), (32, 1, 3, 3), padding=1, groups=32)
    yield _conv("conv 8x16x100 by 32 5", (8, 16, 100), (32, 16, 5))
    for shape, window in (((8, 16, 32, 32), 2), ((8, 16, 33, 33), 3), ((1, 6, 24, 24), 2)):
        size = "x".join(map(str, shape))
        yield alike(
            f"max_pool {size} by {window}",
            shape,
            f=lambda s, x, w=window: s.max_pool(x, w),
            peer=lambda _, x, w=window: _windows(x, w).max((3, 5)),
            torch=lambda s, x, w=window: s.nn.functional.max_pool2d(x, w),
        )
        yield alike(
            f"avg_pool {size} by {window}",
            shape,
            f=lambda s, x, w=window: s.avg_pool(x, w),
            peer=lambda _, x, w=window: _windows(x, w).mean((3, 5)),
            torch=lambda s, x, w=window: s.nn.functional.avg_pool2d(x, w),
        )


CASES = [
    *products(),
    *reductions(),
    *normalisations(),
    *elementwise(),
    *running(),
    *indexed(),
    *convolutions(),
    *elements(),
    *moved(),
]
assert len({case.name for case in CASES}) == len(CASES) and all(prod(g.shape) for case in CASES for g in case.given)
