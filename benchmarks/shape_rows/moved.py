"""Cases of shapes.py that pad, pick, cut and pool, reductions over axes in the middle and
of odd sizes, batches of very small matrices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from shape_rows.case import F4, F8, Case, Given, alike


def padded() -> Iterator[Case]:
    for shape, margins in (
        ((1000,), ((3, 3),)),
        ((1000, 1000), ((1, 1), (1, 1))),
        ((100, 100), ((0, 28), (0, 28))),
        ((8, 16, 28, 28), ((0, 0), (0, 0), (1, 1), (1, 1))),
        ((64, 100, 7), ((0, 0), (0, 0), (0, 1))),
    ):
        size = "x".join(map(str, shape))
        turned = [n for pair in reversed(margins) for n in pair]
        yield alike(
            f"pad {size} by {margins}",
            shape,
            f=lambda s, a, m=margins: s.pad(a, m),
            torch=lambda s, a, m=turned: s.nn.functional.pad(a, m),
        )
    for mode, theirs in (("edge", "replicate"), ("reflect", "reflect"), ("wrap", "circular")):
        yield alike(
            f"pad 4x8x100x100 by 2 {mode}",
            (4, 8, 100, 100),
            f=lambda s, a, mode=mode: s.pad(a, ((0, 0), (0, 0), (2, 2), (2, 2)), mode=mode),
            torch=lambda s, a, mode=theirs: s.nn.functional.pad(a, (2, 2, 2, 2), mode=mode),
        )
    for shape in ((1000, 1001), (500, 300)):
        size = "x".join(map(str, shape))
        yield alike(f"roll {size} axis 0", shape, f=lambda s, a: s.roll(a, 3, axis=0), torch=lambda s, a: s.roll(a, 3, 0))
        yield alike(
            f"differences in the middle {size}", shape, f=lambda s, a: a[2:, 1:-1] + a[:-2, 1:-1] + a[1:-1, 2:] - a[1:-1, :-2]
        )
        yield alike(
            f"transposed {size}",
            shape,
            f=lambda s, a: a.T + 0.5,
            peer=lambda s, a: s.ascontiguousarray(a.T) + 0.5,
            torch=lambda s, a: (a.T + 0.5).contiguous(),
        )
        yield alike(f"lower triangle {size}", shape, f=lambda s, a: s.tril(a))
        yield alike(f"every third {size}", shape, f=lambda s, a: a[::3, ::3] * 2.0)
    parts = ((8, 16, 28, 28), (8, 8, 28, 28))
    yield alike("concat of channels 8x(16+8)x28x28", *parts, f=lambda s, a, b: s.concat([a, b], axis=1))
    yield alike("concat of three 100000", *[(100000,)] * 3, f=lambda s, *a: s.concat(a, axis=0))
    yield alike("concat of three 600x700 axis 1", *[(600, 700)] * 3, f=lambda s, *a: s.concat(a, axis=1))
    yield alike("stack of three 100000", *[(100000,)] * 3, f=lambda s, *a: s.stack(a))
    yield alike("stack of three 100000 last", *[(100000,)] * 3, f=lambda s, *a: s.stack(a, axis=-1))
    yield alike("stack of two 1000x100 axis 1", *[(1000, 100)] * 2, f=lambda s, *a: s.stack(a, axis=1))


def picked() -> Iterator[Case]:
    shape = (64, 100, 50)
    for axis, size in enumerate(shape):
        given = (Given(shape), Given((30,), "int64", size))
        f = lambda s, a, i, axis=axis: s.take(a, i, axis=axis)  # noqa: E731
        theirs = lambda s, a, i, axis=axis: s.index_select(a, axis, i)  # noqa: E731
        yield Case(f"take 30 of 64x100x50 axis {axis}", given, f, f, theirs)
        along = tuple(30 if a == axis else d for a, d in enumerate(shape))
        given = (Given(shape), Given(along, "int64", size))
        f = lambda s, a, i, axis=axis: s.take_along_axis(a, i, axis=axis)  # noqa: E731
        theirs = lambda s, a, i, axis=axis: s.take_along_dim(a, i, axis)  # noqa: E731
        yield Case(f"take_along_axis 64x100x50 axis {axis}", given, f, f, theirs)
    f = lambda s, a, i: s.take(a, i, axis=0)  # noqa: E731
    yield Case("take 100000 of 1000", (Given((1000,)), Given((100000,), "int32", 1000)), f, f, lambda s, a, i: a[i])
    yield Case(
        "take 1000 of 256 uint8", (Given((256,), "uint8", 256), Given((1000,), "int64", 256)), f, f, lambda s, a, i: a[i]
    )
    chosen = lambda s, a, i: s.take_along_axis(a, i[:, None], axis=1)[:, 0]  # noqa: E731
    theirs = lambda s, a, i: s.take_along_dim(a, i[:, None], 1)[:, 0]  # noqa: E731
    yield Case("one of each row 1000x10", (Given((1000, 10)), Given((1000,), "int64", 10)), chosen, chosen, theirs)


def reduced() -> Iterator[Case]:
    cases: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...] = (
        ((1000, 1001), (0,)),
        ((1000, 1001), (1,)),
        ((1001, 999), (0,)),
        ((64, 100, 100), (1,)),
        ((64, 101, 3), (1,)),
        ((8, 32, 30, 30), (1,)),
        ((8, 32, 30, 30), (2, 3)),
        ((8, 32, 30, 30), (0, 1)),
        ((30, 20, 40), (0, 1)),
        ((30, 20, 40), (1, 2)),
        ((1000, 2, 5), (2,)),
        ((1000, 2, 5), (1,)),
    )
    for shape, axes in cases:
        size = f"{'x'.join(map(str, shape))} axes {','.join(map(str, axes))}"
        yield alike(f"sum {size}", shape, f=lambda s, x, a=axes: s.sum(x, axis=a))
        yield alike(f"max {size}", shape, f=lambda s, x, a=axes: s.max(x, axis=a), torch=lambda s, x, a=axes: s.amax(x, a))
        yield alike(f"mean {size} float64", shape, f=lambda s, x, a=axes: s.mean(x, axis=a), dtype=F8)
        correct = lambda s, x, a=axes: s.var(x, a, correction=0)  # noqa: E731
        yield alike(f"var {size}", shape, f=lambda s, x, a=axes: s.var(x, axis=a), torch=correct)
        if len(axes) == 1:
            (axis,) = axes
            yield alike(f"argmin {size}", shape, f=lambda s, x, a=axis: s.argmin(x, axis=a))
    peer = lambda s, x: np.log(np.sum(np.exp(x), axis=1))  # noqa: E731
    for shape in ((1000, 100), (100, 10), (1000, 1001)):
        size = "x".join(map(str, shape))
        yield alike(
            f"logsumexp {size}", shape, f=lambda s, x: s.logsumexp(x, axis=1), peer=peer, torch=lambda s, x: s.logsumexp(x, 1)
        )
    for dtype in ("int32", "uint8"):
        for axis in (0, 1):
            total = lambda s, x, a=axis: s.sum(x, axis=a)  # noqa: E731
            yield Case(f"sum 1000x1000 axis {axis} {dtype}", (Given((1000, 1000), dtype, 100),), total, total, total)
            greatest = lambda s, x, a=axis: s.max(x, axis=a)  # noqa: E731
            theirs = lambda s, x, a=axis: s.amax(x, a)  # noqa: E731
            yield Case(f"max 1000x1000 axis {axis} {dtype}", (Given((1000, 1000), dtype, 100),), greatest, greatest, theirs)
    for shape in ((100, 1000), (1000, 64)):
        size = "x".join(map(str, shape))
        total = lambda s, x: s.cumsum(x, 1)  # noqa: E731
        ours = lambda s, x: s.cumulative_sum(x, axis=1)  # noqa: E731
        yield alike(
            f"cumulative_sum {size} float64", shape, f=ours, peer=lambda s, x: s.cumsum(x, axis=1), torch=total, dtype=F8
        )


def small_matrices() -> Iterator[Case]:
    for count, n, dtype in (
        (10000, 3, F4),
        (10000, 3, F8),
        (10000, 2, F4),
        (10000, 4, F4),
        (1000, 6, F8),
        (1000, 5, F4),
        (1000, 7, F4),
        (1000, 8, F4),
        (16, 3, F4),
    ):
        shape = (count, n, n)
        yield alike(f"products {count} of {n}x{n} {dtype}", shape, shape, f=lambda _, a, b: a @ b, dtype=dtype)
        many = lambda _, a, x: (a @ x[..., None])[..., 0]  # noqa: E731
        yield alike(f"matrix @ vector {count} of {n}x{n} {dtype}", shape, (count, n), f=many, dtype=dtype)
        yield alike(f"one {n}x{n} @ {count} vectors {dtype}", (n, n), (count, n), f=lambda _, a, x: x @ a.T, dtype=dtype)
    yield alike(
        "cross 10000", (10000, 3), (10000, 3), f=lambda s, a, b: s.linalg.cross(a, b), peer=lambda s, a, b: s.cross(a, b)
    )
    dot = lambda s, a, b: s.sum(a * b, axis=1)  # noqa: E731
    yield alike("dot of 10000 vectors of 3", (10000, 3), (10000, 3), f=dot)
    unit = lambda s, a: a / s.sqrt(s.sum(a * a, axis=1))[:, None]  # noqa: E731
    yield alike("10000 vectors of 3 of length 1", (10000, 3), f=unit)
    yield alike("10000 vectors of 4 of length 1", (10000, 4), f=unit)
    yield alike("trace of 1000 of 3x3", (1000, 3, 3), f=lambda s, a: s.einsum("bii->b", a))
    turned = lambda s, a: s.einsum("bij->bji", a) * 2.0  # noqa: E731
    in_rows = lambda s, a: s.ascontiguousarray(turned(s, a))  # noqa: E731
    yield alike("transposed 10000 of 3x3", (10000, 3, 3), f=turned, peer=in_rows, torch=lambda s, a: turned(s, a).contiguous())
    yield alike("quadratic forms 1000 of 6", (1000, 6), (6, 6), f=lambda s, x, a: s.sum((x @ a) * x, axis=1))


def pools() -> Iterator[Case]:
    def windows(x: np.ndarray, size: int, stride: int, padding: int, fill: float) -> np.ndarray:
        x = np.pad(x, ((0, 0), (0, 0), (padding, padding), (padding, padding)), constant_values=fill)
        return np.lib.stride_tricks.sliding_window_view(x, (size, size), (2, 3))[:, :, ::stride, ::stride]

    for shape, size, stride, padding in (((4, 16, 56, 56), 3, 2, 1), ((4, 16, 28, 28), 3, 1, 1), ((1, 8, 101, 101), 2, 2, 0)):
        name = f"{'x'.join(map(str, shape))} by {size} stride {stride} padding {padding}"
        options: dict[str, Any] = {"stride": stride, "padding": padding}
        yield alike(
            f"max_pool {name}",
            shape,
            f=lambda s, x, w=size, o=options: s.max_pool(x, w, **o),
            peer=lambda _, x, w=(size, stride, padding): windows(x, *w, -np.inf).max((4, 5)),
            torch=lambda s, x, w=size, o=options: s.nn.functional.max_pool2d(x, w, **o),
        )
        yield alike(
            f"avg_pool {name}",
            shape,
            f=lambda s, x, w=size, o=options: s.avg_pool(x, w, **o),
            peer=lambda _, x, w=(size, stride, padding): windows(x, *w, 0.0).mean((4, 5)),
            torch=lambda s, x, w=size, o=options: s.nn.functional.avg_pool2d(x, w, **o),
        )


def moved() -> Iterator[Case]:
    yield from padded()
    yield from picked()
    yield from reduced()
    yield from small_matrices()
    yield from pools()
