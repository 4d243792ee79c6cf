"""Families that compute element by element: functions, casts, random numbers; and linear algebra,
Fourier transforms, loops."""

from __future__ import annotations

from collections.abc import Callable
from math import erf
from typing import Any

import kg_array as xp
import numpy as np

from support.array_cases.case import FLOATS, INTEGERS, Case, Draw, family

#: Functions of one float: the name here, numpy's, and where they are defined.
UNARY: dict[str, tuple[str, float, float]] = {
    **{
        n: (n, -4, 4)
        for n in ("exp", "exp2", "expm1", "sin", "cos", "tan", "tanh", "sinh", "cosh", "abs", "square", "negative")
    },
    **{n: (n, -4, 4) for n in ("floor", "ceil", "trunc", "round", "sign", "reciprocal", "isfinite", "isnan", "signbit")},
    **{n: (n, 0.01, 50) for n in ("log", "log2", "log10", "log1p", "sqrt")},
    **{"a" + n: ("arc" + n, -0.99, 0.99) for n in ("sin", "cos", "tan", "tanh")},
    "asinh": ("arcsinh", -9, 9),
    "acosh": ("arccosh", 1.01, 9),
    "erf": ("erf", -3, 3),
    "sigmoid": ("sigmoid", -9, 9),
    "silu": ("silu", -9, 9),
    "gelu": ("gelu", -5, 5),
}
EXACT: dict[str, Callable[[Any], Any]] = {
    "erf": np.vectorize(erf),
    "sigmoid": lambda x: 1 / (1 + np.exp(-x)),
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu": lambda x: x * (1 + np.vectorize(erf)(x / np.sqrt(2))) / 2,
}
BINARY = ("add", "subtract", "multiply", "divide", "maximum", "minimum", "less", "greater_equal", "equal", "atan2", "hypot", "pow", "copysign", "logaddexp", "remainder", "floor_divide")  # fmt: skip
WHOLE = ("add", "subtract", "multiply", "maximum", "minimum", "less", "not_equal", "bitwise_and", "bitwise_xor", "floor_divide", "remainder", "bitwise_left_shift", "bitwise_right_shift", "abs", "square", "negative")  # fmt: skip


@family
def function(draw: Draw) -> Case:
    name = draw.pick([n for n in UNARY if hasattr(xp, n)])
    theirs, low, high = UNARY[name]
    shape = draw.shape()
    draw.floats(*shape)
    draw.inputs[0] = draw.random.uniform(low, high, shape).astype(np.float32)
    ours = getattr(xp, name)
    return draw.case(name, ours, EXACT.get(name) or getattr(np, theirs), draw.dtype())


@family
def slope(draw: Draw) -> Case:
    """The derivative of a function."""
    name = draw.pick(("exp", "tanh", "sin", "log", "sqrt", "sigmoid", "gelu", "silu", "erf", "asin", "cosh"))
    _, low, high = UNARY[name]
    shape = draw.shape()
    draw.floats(*shape)
    draw.inputs[0] = draw.random.uniform(max(low, -2), min(high, 2), shape).astype(np.float32)
    ours = getattr(xp, name)
    return draw.case(f"gradient of {name}", xp.grad(lambda x: xp.sum(ours(x) * x)), None, draw.dtype(), 3.0)


@family
def binary(draw: Draw) -> Case:
    name, shape = draw.pick(BINARY), draw.shape()
    other = tuple(1 if draw.chance(0.3) else d for d in shape)[int(draw.random.integers(len(shape))) :]
    draw.floats(*shape)
    draw.floats(*other)
    if name == "pow":
        draw.inputs[0] = np.abs(draw.inputs[0]) + np.float32(0.1)
    if name in ("remainder", "floor_divide"):  # whole numbers: no quotient is near a whole one by rounding
        draw.inputs[:] = [np.round(x * 5) for x in draw.inputs]
        draw.inputs[1][draw.inputs[1] == 0] = 3
    theirs = {"atan2": "arctan2", "pow": "power"}.get(name) or str(name)
    dtype = draw.dtype()
    if name in ("divide", "pow", "remainder"):
        draw.inputs[1] = np.sign(draw.inputs[1]) * np.maximum(np.abs(draw.inputs[1]), 0.1).astype(np.float32)
    return draw.case(name, getattr(xp, name), getattr(np, theirs), dtype)


@family
def whole_numbers(draw: Draw) -> Case:
    name, kind, shape = draw.pick(WHOLE), str(draw.pick(INTEGERS)), draw.shape()
    x = draw.whole(kind, *shape)
    if name in ("abs", "square", "negative"):
        ours, theirs = getattr(xp, name), getattr(np, name)
        return draw.case(name, ours, theirs)
    y = draw.whole(kind, *shape)
    if "shift" in name:
        y &= 7
    y[y == 0] = 1
    if x.dtype.kind == "i":
        y[y == -1] = 1
    theirs = {"bitwise_left_shift": "left_shift", "bitwise_right_shift": "right_shift"}.get(name, name)
    return draw.case(name, getattr(xp, name), getattr(np, theirs))


@family
def cast(draw: Draw) -> Case:
    shape = draw.shape()
    target = str(draw.pick((*INTEGERS, *FLOATS, "bool")))
    if draw.chance(0.5):
        draw.floats(*shape)
        draw.inputs[0] = (
            np.round(draw.inputs[0] * (8 if target[0] != "u" else 1))
            if target[0] != "u"
            else np.abs(np.round(draw.inputs[0] * 8))
        )
        dtype = draw.dtype()
    else:
        kind = str(draw.pick((*INTEGERS, "bool")))
        x = draw.whole(kind, *shape)
        if target in FLOATS and kind != "bool":
            x //= max(1, int(np.iinfo(kind).max) // 100) if x.dtype.itemsize < 4 else 100
        dtype = target if target in FLOATS else ""
    exact = lambda x: x.astype(np.float64 if target in FLOATS else target)  # noqa: E731
    return draw.case(
        f"cast to {target}", lambda x: xp.astype(x, getattr(xp, target)), exact, dtype, 1.0 if target in FLOATS else 0.0
    )


@family
def chain(draw: Draw) -> Case:
    """Several functions of several inputs that broadcast, with two results."""
    rows, columns = draw.size(), draw.size()
    draw.floats(rows, columns)
    draw.floats(columns)
    draw.floats(rows, 1)

    def f(s: Any) -> Any:
        def of(x: Any, row: Any, column: Any) -> Any:
            y = s.tanh(x * row + column) - s.exp(-s.abs(x))
            return y * 2.0, s.sum(y * y, axis=1) + s.max(x, axis=1)

        return of

    return draw.case("chain", f(xp), f(np), draw.dtype(), 3.0)


@family
def complex_numbers(draw: Draw) -> Case:
    shape = draw.shape()
    draw.floats(*shape)
    draw.floats(*shape)
    name = draw.pick(("product", "exp", "abs", "quotient", "sum", "matmul"))
    of: dict[str, Callable[[Any], Any]] = {
        "product": lambda s: lambda z, w: z * w,
        "exp": lambda s: lambda z, w: s.exp(z),
        "abs": lambda s: lambda z, w: s.abs(z + w),
        "quotient": lambda s: lambda z, w: z / (w * w + 3.0),
        "sum": lambda s: lambda z, w: s.sum(z * w, axis=-1),
        "matmul": lambda s: lambda z, w: z @ s.conj(w).T if z.ndim == 2 else z + w,
    }
    f = lambda s: lambda a, b: of[name](s)(a + b * 1j, b - a * 2j)  # noqa: E731
    return draw.case(f"complex {name}", f(xp), f(np), str(draw.pick(("float32", "float64"))), 3.0)


@family
def fourier(draw: Draw) -> Case:
    n, rows = draw.size(1, 130), draw.size(1, 17)
    draw.floats(rows, n)
    name = draw.pick(("fft", "ifft", "rfft", "irfft"))
    if name == "irfft" and n < 2:
        name = "fft"
    f = lambda s: getattr(s.fft, name)  # noqa: E731
    return draw.case(name, f(xp), f(np), str(draw.pick(("float32", "float64"))), 3.0)


def _product_of_parts(x: xp.Array) -> xp.Array:
    q, r = xp.linalg.qr(x)
    return q @ r


@family
def linear_algebra(draw: Draw) -> Case:
    n = int(draw.pick((1, 2, 3, 4, 5, 7, 8, 12, 16, 17)))
    batch = draw.pick(((), (), (3,)))
    a = draw.floats(*batch, n, n)
    a[:] = a @ a.swapaxes(-1, -2) / n + 2 * np.eye(n)
    name = draw.pick(("cholesky", "solve", "inv", "det", "svdvals", "eigvalsh", "qr", "gradient of solve"))
    dtype = str(draw.pick(("float32", "float64")))
    if "solve" in name:
        draw.floats(*batch, n, int(draw.pick((1, 3, 8))))
    f: dict[str, tuple[Callable[..., Any], Callable[..., Any] | None]] = {
        "cholesky": (xp.linalg.cholesky, np.linalg.cholesky),
        "solve": (xp.linalg.solve, np.linalg.solve),
        "inv": (xp.linalg.inv, np.linalg.inv),
        "det": (xp.linalg.det, np.linalg.det),
        "svdvals": (xp.linalg.svdvals, lambda x: np.linalg.svd(x, compute_uv=False)),
        "eigvalsh": (xp.linalg.eigvalsh, np.linalg.eigvalsh),
        "qr": (_product_of_parts, lambda x: x),
        "gradient of solve": (xp.grad(lambda x, b: xp.sum(xp.linalg.solve(x, b) ** 2)), None),
    }
    return draw.case(name, *f[name], dtype, 10.0)


@family
def random_numbers(draw: Draw) -> Case:
    """The same numbers everywhere, but for the rounding of functions."""
    shape, seed = draw.shape(), int(draw.random.integers(1000))
    draw.floats(1)
    name = draw.pick(("uniform", "normal", "bits"))

    def f(x: xp.Array) -> xp.Array:
        key = xp.random.key(seed, device=x.device)
        made = getattr(xp.random, name)(key, shape)
        return made if name == "bits" else made + x * 0.0

    return draw.case(f"random {name} {shape}", f, None, scale=10.0)


@family
def looped(draw: Draw) -> Case:
    steps, n = draw.size(1, 33), draw.size(1, 65)
    draw.floats(steps, n)
    draw.floats(n, n)

    def f(xs: xp.Array, w: xp.Array) -> Any:
        return xp.scan(lambda s, x: ((y := xp.tanh(s @ w * 0.1 + x)), y), xs[0] * 0.0, xs)[1]

    def exact(xs: np.ndarray, w: np.ndarray) -> np.ndarray:
        state, made = xs[0] * 0, []
        for x in xs:
            state = np.tanh(state @ w * 0.1 + x)
            made.append(state)
        return np.stack(made)

    return draw.case("scan of steps", f, exact, draw.dtype(), 3.0)
