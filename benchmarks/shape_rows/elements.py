"""Elementwise cases of shapes.py: functions, dtypes from int8 to float64, small arrays,
and what is broadcast along rows, columns and between."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from shape_rows.case import F4, F8, I1, Case, Function, Given, alike

U1 = "uint8"


def functions() -> Iterator[Case]:
    """What takes more than one instruction."""
    plain: dict[str, Function] = {
        "exp": lambda s, a: s.exp(a),
        "log": lambda s, a: s.log(s.abs(a)),
        "sin": lambda s, a: s.sin(a),
        "cos": lambda s, a: s.cos(a),
        "tanh": lambda s, a: s.tanh(a),
        "sqrt": lambda s, a: s.sqrt(s.abs(a)),
        "1/x": lambda s, a: 1.0 / a,
        "floor": lambda s, a: s.floor(a),
        "log1p": lambda s, a: s.log1p(s.abs(a)),
        "expm1": lambda s, a: s.expm1(a),
        "x**3": lambda s, a: a**3,
        "|x|**1.5": lambda s, a: s.abs(a) ** 1.5,
    }
    for name, f in plain.items():
        for dtype in (F4, F8):
            yield alike(f"{name} 10000 {dtype}", (10000,), f=f, dtype=dtype, tolerance=1e-5)
    sigmoid = lambda _, a: 1 / (1 + np.exp(-a))  # noqa: E731
    yield alike("sigmoid 10000", (10000,), f=lambda s, a: s.sigmoid(a), peer=sigmoid)
    yield alike(
        "silu 10000",
        (10000,),
        f=lambda s, a: s.silu(a),
        peer=lambda s, a: a * sigmoid(s, a),
        torch=lambda s, a: s.nn.functional.silu(a),
    )
    gelu = lambda _, a: 0.5 * a * (1 + np.tanh(0.7978845608028654 * (a + 0.044715 * a**3)))  # noqa: E731
    theirs = lambda s, a: s.nn.functional.gelu(a, approximate="tanh")  # noqa: E731
    yield alike("gelu 10000", (10000,), f=lambda s, a: s.gelu(a, approximate="tanh"), peer=gelu, torch=theirs)
    yield alike("atan2 10000", (10000,), (10000,), f=lambda s, a, b: s.atan2(a, b), peer=lambda s, a, b: s.arctan2(a, b))
    yield alike("hypot 10000", (10000,), (10000,), f=lambda s, a, b: s.hypot(a, b))


def simple() -> Iterator[Case]:
    """What memory limits, of many sizes."""
    for n in (16, 64, 100, 256, 1001, 4096):
        yield alike(f"a+b {n}", (n,), (n,), f=lambda s, a, b: a + b)
        yield alike(f"a+b {n} float64", (n,), (n,), f=lambda s, a, b: a + b, dtype=F8)
        yield alike(f"sum {n} float64", (n,), f=lambda s, a: s.sum(a), dtype=F8)
        yield alike(f"sin {n}", (n,), f=lambda s, a: s.sin(a))
        yield alike(f"greatest {n}", (n,), f=lambda s, a: s.max(a))
        yield alike(f"norm {n}", (n,), f=lambda s, a: s.sqrt(s.sum(a * a)), torch=lambda s, a: s.linalg.norm(a))
    for n in (4096, 100000):
        yield alike(f"where {n}", (n,), (n,), f=lambda s, a, b: s.where(a > b, a, -b))
        yield alike(f"clip {n}", (n,), f=lambda s, a: s.clip(a, -1.0, 1.0))
        yield alike(f"maximum {n}", (n,), (n,), f=lambda s, a, b: s.maximum(a, b))
        yield alike(f"a>b {n}", (n,), (n,), f=lambda s, a, b: a > b)
        yield alike(f"sign {n}", (n,), f=lambda s, a: s.sign(a))


def broadcast() -> Iterator[Case]:
    add = lambda s, a, b: a + b  # noqa: E731
    for one, other in (
        ((1000, 1001), (1001,)),
        ((1000, 1001), (1000, 1)),
        ((1001, 1000), (1001, 1)),
        ((32, 64, 1), (1, 64, 50)),
        ((32, 1, 50), (1, 64, 50)),
        ((8, 16, 30, 30), (16, 1, 30)),
        ((8, 16, 30, 30), (16, 1, 1)),
        ((64, 3, 32, 32), (3, 1, 1)),
        ((100, 1), (1, 100)),
        ((256, 256, 3), (3,)),
        ((256, 256, 4), (4,)),
    ):
        yield alike(f"{'x'.join(map(str, one))} + {'x'.join(map(str, other))}", one, other, f=add)
    apart = lambda s, a, b: s.sum((a[:, None, :] - b[None, :, :]) ** 2, axis=2)  # noqa: E731
    yield alike("squared distances 200x200 of 3", (200, 3), (200, 3), f=apart)
    yield alike("squared distances 100x100 of 64", (100, 64), (100, 64), f=apart)


def halves() -> Iterator[Case]:
    """Against float32 of numpy, and the same dtype of PyTorch."""
    cases: dict[str, tuple[int, Function, Function]] = {
        "a*b+a": (2, lambda s, a, b: a * b + a, lambda s, a, b: a * b + a),
        "exp": (1, lambda s, a: s.exp(a), lambda s, a: s.exp(a)),
        "tanh": (1, lambda s, a: s.tanh(a), lambda s, a: s.tanh(a)),
        "relu": (1, lambda s, a: s.relu(a), lambda s, a: s.maximum(a, 0)),
        "sum of rows": (1, lambda s, a: s.sum(a, axis=1), lambda s, a: s.sum(a, axis=1)),
        "sum of columns": (1, lambda s, a: s.sum(a, axis=0), lambda s, a: s.sum(a, axis=0)),
        "max of rows": (1, lambda s, a: s.max(a, axis=1), lambda s, a: s.max(a, axis=1)),
        "to float32": (1, lambda s, a: s.astype(a, s.float32), lambda s, a: a),
    }
    torch: dict[str, Function] = {
        "max of rows": lambda s, a: s.amax(a, 1),
        "to float32": lambda s, a: a.float(),
    }
    for dtype in ("float16", "bfloat16"):
        for name, (count, ours, peer) in cases.items():
            given = (Given((100, 300)),) * count
            yield Case(f"{name} 100x300 {dtype}", given, ours, peer, torch.get(name, ours), dtype, 2e-2)
        yield Case(
            f"softmax 100x300 {dtype}",
            (Given((100, 300)),),
            lambda s, a: s.softmax(a, axis=1),
            lambda s, a: s.exp(a) / s.sum(s.exp(a), axis=1, keepdims=True),
            lambda s, a: s.softmax(a, 1),
            dtype,
            2e-2,
        )


def _whole(name: str, count: int, dtype: str, f: Function, torch: Any = 0, below: int = 50, n: int = 100000) -> Case:
    return Case(f"{name} {n} {dtype}", (Given((n,), dtype, below),) * count, f, f, f if torch == 0 else torch)


def integers() -> Iterator[Case]:
    for dtype in (I1, U1, "int16", "int32", "int64"):
        yield _whole("a+b", 2, dtype, lambda s, a, b: a + b)
        yield _whole("a*b", 2, dtype, lambda s, a, b: a * b, below=10)
        yield _whole("a<b", 2, dtype, lambda s, a, b: a < b)
        yield _whole("maximum", 2, dtype, lambda s, a, b: s.maximum(a, b))
        yield _whole("where", 2, dtype, lambda s, a, b: s.where(a < b, a, b))
        yield _whole("a&b", 2, dtype, lambda s, a, b: a & b)
        yield _whole("a>>1", 1, dtype, lambda s, a: a >> 1)
        yield _whole("sum", 1, dtype, lambda s, a: s.sum(a))
        yield _whole("max", 1, dtype, lambda s, a: s.max(a))
        yield _whole("argmax", 1, dtype, lambda s, a: s.argmax(a))
        yield _whole("floor of a/3", 1, dtype, lambda s, a: a // 3)
        yield _whole("remainder by 7", 1, dtype, lambda s, a: a % 7)
        yield _whole(
            "to float32",
            1,
            dtype,
            lambda s, a: s.astype(a, s.float32),
            lambda s, a: a.float(),
        )
    yield Case(
        "picture to float32 224x224x3",
        (Given((224, 224, 3), U1, 256), Given((3,)), Given((3,))),
        lambda s, a, m, d: (s.astype(a, s.float32) - m) * d,
        lambda s, a, m, d: (a.astype(np.float32) - m) * d,
        lambda s, a, m, d: (a.float() - m) * d,
    )
    yield Case(
        "picture to channels 224x224x3",
        (Given((224, 224, 3), U1, 256),),
        lambda s, a: s.permute_dims(s.astype(a, s.float32) * 0.0625, (2, 0, 1)),
        lambda s, a: np.ascontiguousarray(np.transpose(a, (2, 0, 1))) * np.float32(0.0625),
        lambda s, a: a.permute(2, 0, 1).contiguous() * 0.0625,
    )
    yield Case(
        "float32 to uint8 100000",
        (Given((100000,), F4, 256),),
        lambda s, a: s.astype(a, s.uint8),
        lambda s, a: a.astype(np.uint8),
        lambda s, a: a.to(s.uint8),
    )


def elements() -> Iterator[Case]:
    yield from functions()
    yield from simple()
    yield from broadcast()
    yield from halves()
    yield from integers()
