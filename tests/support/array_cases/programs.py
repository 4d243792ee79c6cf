"""Families of small programs of several dtypes and reductions, and of their derivatives."""

from __future__ import annotations

from typing import Any

import kg_array as xp
import numpy as np

from support.array_cases.case import FLOATS, INTEGERS, Case, Draw, family


def _of(s: Any, dtype: str) -> Any:
    """The dtype by its name in kg_array or numpy."""
    return getattr(s, "bool_" if dtype == "bool" and s is np else dtype)


@family
def mixed(draw: Draw) -> Case:
    """Arrays of several dtypes in one kernel, whose vectors have as many lanes and other widths."""
    shape = draw.shape()
    kinds = [str(draw.pick((*INTEGERS, "bool"))) for _ in range(3)]
    for kind in kinds:
        draw.whole(kind, *shape)
    draw.floats(*shape)
    axis = int(draw.random.integers(len(shape)))
    wide = str(draw.pick(("int32", "int64", "int16")))
    how = draw.pick(("elements", "sum", "max", "where", "scan"))

    def f(s: Any) -> Any:
        def of(a: Any, b: Any, c: Any, x: Any) -> Any:
            whole = s.astype(a, _of(s, wide)) + s.astype(b, _of(s, wide)) * 3
            match how:
                case "elements":
                    return whole, s.where(s.astype(c, _of(s, "bool")), x, x * 2.0), x < 0.5
                case "sum":
                    return s.sum(whole, axis=axis, dtype=_of(s, "int64")), s.sum(s.astype(c, x.dtype) * 0.0 + x, axis=axis)
                case "max":
                    return s.max(whole, axis=axis), s.any(s.astype(c, _of(s, "bool")) & (x > 1.0), axis=axis)
                case "where":
                    return s.where(x < 0.0, a, s.astype(b, a.dtype)), s.astype(x > 0.0, _of(s, wide))
            scan = s.cumsum if s is np else s.cumulative_sum
            return scan(whole, axis=axis, dtype=_of(s, wide)), s.argmax(x, axis=axis)

        return of

    return draw.case(f"mixed {how} {kinds} {wide} {axis}", f(xp), f(np), draw.dtype(), 3.0)


@family
def quantised(draw: Draw) -> Case:
    m, n, k = draw.size(1, 65), draw.size(1, 65), draw.size(1, 130)
    draw.whole("int8", m, k)
    draw.whole("int8", n, k)
    draw.floats(n)

    def f(s: Any) -> Any:
        def of(a: Any, w: Any, scale: Any) -> Any:
            y = s.astype(s.matmul(s.astype(a, s.int32), s.astype(w, s.int32).T), scale.dtype) * (s.abs(scale) + 0.1)
            return y, s.sum(s.astype(w, s.int32), axis=1)

        return of

    return draw.case("quantised product", f(xp), f(np), str(draw.pick(("float32", "float64"))), 3.0)


@family
def quantise(draw: Draw) -> Case:
    shape = draw.shape(2)
    draw.floats(*shape)

    def f(s: Any) -> Any:
        def of(x: Any) -> Any:
            top = s.max(s.abs(x), axis=-1, keepdims=True)
            return s.astype(s.clip(s.floor(x / (top + 1.0) * 7.0), -8, 7), s.int8), top

        return of

    draw.inputs[0] = np.round(draw.inputs[0] * 4)  # no quotient is near a whole number by rounding
    dtype = str(draw.pick(("float32", "float64")))
    draw.inputs[0][:, 0] = 15.0  # top + 1: divided by without rounding
    draw.inputs[0] = np.clip(draw.inputs[0], -15, 15)
    return draw.case("quantise", f(xp), f(np), dtype)


@family
def special_values(draw: Draw) -> Case:
    shape = draw.shape()
    axis = int(draw.random.integers(len(shape)))
    draw.special(*shape)
    draw.special(*shape)
    name = draw.pick(("maximum", "minimum", "max", "min", "argmax", "isnan", "sign", "sqrt", "less", "where", "copysign", "floor", "running", "any", "sort", "add", "multiply", "exp", "tanh"))  # fmt: skip

    def f(s: Any) -> Any:
        def of(x: Any, y: Any) -> Any:
            match name:
                case "max" | "min" | "argmax" | "sort":
                    return getattr(s, name)(x, axis=axis)
                case "isnan" | "sign" | "sqrt" | "floor" | "tanh" | "exp":
                    return getattr(s, name)(x)
                case "where":
                    return s.where(x < y, x, y)
                case "any":
                    return s.any(x > y, axis=axis), s.all(s.isfinite(x), axis=axis)
                case "running":
                    return (np.maximum.accumulate if s is np else s.cumulative_max)(x, axis=axis)
            return getattr(s, name)(x, y)

        return of

    dtype = draw.dtype()
    if dtype == "bfloat16":
        dtype = "float32"
    return draw.case(f"special {name} {axis}", f(xp), f(np), dtype)


@family
def cross_entropy(draw: Draw) -> Case:
    rows, classes = draw.size(), draw.size(2)
    draw.floats(rows, classes)
    draw.positions(classes, rows)

    def loss(x: xp.Array, labels: xp.Array) -> xp.Array:
        return xp.mean(xp.logsumexp(x, axis=-1) - xp.take_along_axis(x, labels[:, None], axis=1)[:, 0])

    return draw.case("cross entropy and gradient", xp.value_and_grad(loss), None, draw.dtype(), 3.0)


@family
def network(draw: Draw) -> Case:
    rows, n, hidden, outputs = (draw.size(1, 65) for _ in "abcd")
    draw.floats(rows, n)
    draw.floats(n, hidden)
    draw.floats(hidden)
    draw.floats(hidden, outputs)
    act = draw.pick((xp.tanh, xp.relu, xp.gelu, xp.sigmoid, xp.silu))

    def loss(x: xp.Array, w: xp.Array, b: xp.Array, v: xp.Array) -> xp.Array:
        return xp.sum(xp.softmax(act(x @ w * 0.2 + b) @ v * 0.1)[:, 0])

    return draw.case(f"gradients of a network {act.__name__}", xp.grad(loss, (0, 1, 2, 3)), None, draw.dtype(), 10.0)


@family
def batch_norm(draw: Draw) -> Case:
    shape = (int(draw.pick((1, 2, 3, 4))), int(draw.pick((1, 2, 3, 8, 17))), draw.size(1, 33), draw.size(2, 33))
    draw.floats(*shape)
    draw.floats(shape[1], 1, 1)

    def f(x: xp.Array, w: xp.Array) -> xp.Array:
        mean = xp.mean(x, axis=(0, 2, 3), keepdims=True)
        return (x - mean) / xp.sqrt(xp.var(x, axis=(0, 2, 3), keepdims=True) + 1e-3) * w

    if draw.chance(0.5):
        return draw.case(
            "gradients of batch norm", xp.grad(lambda x, w: xp.sum(xp.sin(f(x, w))), (0, 1)), None, draw.dtype(), 20.0
        )
    return draw.case("batch norm", f, None, draw.dtype(), 3.0)


@family
def embedding(draw: Draw) -> Case:
    rows, width, count = draw.size(), draw.size(1, 100), draw.size()
    draw.floats(rows, width)
    draw.positions(rows, count)
    draw.floats(count, width)
    f = xp.grad(lambda table, at, w: xp.sum(xp.take(table, at, axis=0) * w))
    if draw.chance(0.4):
        f = lambda table, at, w: xp.layer_norm(xp.take(table, at, axis=0) + w)  # noqa: E731
        return draw.case("embedding and layer norm", f, None, draw.dtype(), 3.0) if width > 2 else draw.case("taken", lambda t, a, w: xp.take(t, a, axis=0) + w, None)  # fmt: skip
    return draw.case("gradient of embedding", f, None, draw.dtype(), 3.0)


@family
def neighbours(draw: Draw) -> Case:
    shape = draw.shape(draw.pick((1, 2, 3)))
    draw.floats(*shape)
    axis = int(draw.random.integers(len(shape)))

    def f(s: Any) -> Any:
        def of(x: Any) -> Any:
            y = s.roll(x, 1, axis=axis) + s.roll(x, -1, axis=axis) - 2.0 * x
            return y * 0.5 + x, s.max(y, axis=axis)

        return of

    return draw.case(f"neighbours {axis}", f(xp), f(np), draw.dtype(), 3.0)


@family
def distances(draw: Draw) -> Case:
    m, n, k = draw.size(1, 65), draw.size(1, 65), draw.size(1, 33)
    draw.floats(m, k)
    draw.floats(n, k)
    how = draw.pick(("squares", "greatest", "nearest", "max-plus"))

    def f(s: Any) -> Any:
        def of(a: Any, b: Any) -> Any:
            d = a[:, None, :] - b[None, :, :]
            match how:
                case "squares":
                    return s.sum(d * d, axis=2)
                case "greatest":
                    return s.max(s.abs(d), axis=2)
                case "nearest":
                    return s.min(s.sum(s.abs(d), axis=2), axis=1)
            return s.max(a[:, None, :] + b[None, :, :], axis=-1)

        return of

    return draw.case(f"distances {how}", f(xp), f(np), draw.dtype(), 3.0)


@family
def rotated(draw: Draw) -> Case:
    """Halves of rows turned by angles, as rotary embeddings do."""
    rows, half = draw.size(), draw.size(1, 65)
    draw.floats(rows, 2 * half)

    def f(s: Any) -> Any:
        def of(x: Any) -> Any:
            one, two = x[:, :half], x[:, half:]
            if s is np:
                angle = np.arange(rows)[:, None] * 0.01 * (1.0 + np.arange(half))
            else:
                place = lambda n: xp.astype(xp.arange(n, device=x.device), x.dtype)  # noqa: E731
                angle = place(rows)[:, None] * 0.01 * (1.0 + place(half))
            c, d = s.cos(angle), s.sin(angle)
            return s.concat([one * c - two * d, one * d + two * c], axis=1)

        return of

    return draw.case("rotated", f(xp), f(np), str(draw.pick(("float32", "float64"))), 30.0)


@family
def convolution_transposed(draw: Draw) -> Case:
    groups = int(draw.pick((1, 1, 2)))
    inputs = groups * int(draw.pick((1, 2, 3)))
    draw.floats(int(draw.pick((1, 2))), inputs, draw.size(3, 17), draw.size(3, 17))
    draw.floats(inputs, int(draw.pick((1, 2, 5))), int(draw.pick((1, 2, 3))), 3)
    stride = int(draw.pick((1, 2, 3)))
    f = lambda x, w: xp.conv_transpose(x, w, stride=stride, groups=groups)  # noqa: E731
    return draw.case(f"conv_transpose {stride} {groups}", f, None, draw.dtype(), 3.0)


@family
def convolution_of_bytes(draw: Draw) -> Case:
    inputs, outputs = int(draw.pick((1, 2, 3, 4, 8, 16))), int(draw.pick((1, 2, 4, 8, 17)))
    draw.whole(str(draw.pick(("int8", "uint8"))), 2, inputs, draw.size(5, 33), draw.size(5, 33))
    draw.whole("int8", outputs, inputs, 3, 3)
    f = lambda x, w: xp.conv(xp.astype(x, xp.int32), xp.astype(w, xp.int32), padding=1)  # noqa: E731
    return draw.case("conv of bytes", f, lambda x, w: _conv(x.astype(np.int32), w.astype(np.int32)))


def _conv(x: np.ndarray, w: np.ndarray) -> np.ndarray:
    view = np.lib.stride_tricks.sliding_window_view(np.pad(x, [(0, 0), (0, 0), (1, 1), (1, 1)]), (3, 3), axis=(2, 3))
    return np.einsum("ncxykl,ockl->noxy", view, w)


@family
def searched(draw: Draw) -> Case:
    edges, count = draw.size(), draw.size()
    draw.floats(edges).sort()
    draw.floats(count)
    f = lambda s: s.searchsorted  # noqa: E731
    return draw.case("searchsorted", f(xp), f(np), str(draw.pick(FLOATS)))


@family
def mapped(draw: Draw) -> Case:
    n, m = draw.size(1, 33), draw.size(1, 33)
    draw.floats(draw.size(1, 17), n, m)
    draw.floats(m)
    f = xp.vmap(lambda x, y: xp.softmax(x @ y), in_axes=(0, None))
    return draw.case("vmap of products", f, None, draw.dtype(), 3.0)
