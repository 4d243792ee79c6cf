"""Families that work along axes: reductions, scans, sorting; indices, masks, movement."""

from __future__ import annotations

import kg_array as xp
import numpy as np

from support.array_cases.case import INTEGERS, Case, Draw, Function, family
from support.array_cases.products import softmax

# -- rows: reductions, normalisation, scans, order


def _axis(draw: Draw, shape: tuple[int, ...]) -> int:
    return int(draw.random.integers(len(shape)))


@family
def reduction(draw: Draw) -> Case:
    shape = draw.shape()
    axes = tuple(sorted(int(i) for i in draw.random.permutation(len(shape))[: draw.random.integers(1, len(shape) + 1)]))
    name = draw.pick(("sum", "mean", "max", "min", "var", "std", "prod", "logsumexp"))
    draw.floats(*shape)
    if name == "prod":
        draw.inputs[0] = (1 + draw.inputs[0] / 100).astype(np.float32)
    keep = draw.chance(0.3)
    exact: Function = lambda x: getattr(np, name)(x, axis=axes, keepdims=keep)  # noqa: E731
    if name == "logsumexp":
        exact = lambda x: np.log(np.exp(x).sum(axis=axes, keepdims=keep))  # noqa: E731
    f = lambda x: getattr(xp, name)(x, axis=axes, keepdims=keep)  # noqa: E731
    if draw.chance(0.25):
        return draw.case(f"gradient of {name} {axes}", xp.grad(lambda x: xp.sum(xp.sin(f(x)))), None, draw.dtype(), 3.0)
    return draw.case(f"{name} {axes}", f, exact, draw.dtype(), 3.0)


@family
def integer_reduction(draw: Draw) -> Case:
    shape = draw.shape()
    axis = draw.pick((None, _axis(draw, shape)))
    name = draw.pick(("sum", "max", "min", "argmax", "argmin", "any", "all", "count_nonzero"))
    draw.whole(str(draw.pick((*INTEGERS, "bool") if name in ("any", "all", "count_nonzero") else INTEGERS)), *shape)
    return draw.case(f"{name} {axis}", lambda x: getattr(xp, name)(x, axis=axis), lambda x: getattr(np, name)(x, axis=axis))


@family
def position(draw: Draw) -> Case:
    shape = draw.shape()
    axis = draw.pick((None, _axis(draw, shape)))
    name = draw.pick(("argmax", "argmin"))
    draw.floats(*shape)
    return draw.case(
        f"{name} {axis}", lambda x: getattr(xp, name)(x, axis=axis), lambda x: getattr(np, name)(x, axis=axis), draw.dtype()
    )


def _norm(x: np.ndarray, axis: int) -> np.ndarray:
    return (x - x.mean(axis, keepdims=True)) / np.sqrt(x.var(axis, keepdims=True) + 1e-5)


NORMS: dict[str, tuple[Function, Function]] = {
    "softmax": (lambda x, axis: xp.softmax(x, axis=axis), softmax),
    "log_softmax": (lambda x, axis: xp.log_softmax(x, axis=axis), lambda x, axis: np.log(softmax(x, axis))),
    "layer_norm": (lambda x, axis: xp.layer_norm(x, axis=axis), _norm),
    "rms_norm": (
        lambda x, axis: xp.rms_norm(x, axis=axis),
        lambda x, axis: x / np.sqrt((x * x).mean(axis, keepdims=True) + 1e-6),
    ),
    "divided by the greatest": (
        lambda x, axis: x / xp.max(xp.abs(x), axis=axis, keepdims=True),
        lambda x, axis: x / np.abs(x).max(axis, keepdims=True),
    ),
}


@family
def normalised(draw: Draw) -> Case:
    shape = draw.shape()
    axis, name = _axis(draw, shape), draw.pick(list(NORMS))
    ours, exact = NORMS[name]
    draw.floats(*shape)
    if shape[axis] == 1 and name == "layer_norm":
        name, (ours, exact) = "softmax", NORMS["softmax"]
    if draw.chance(0.25) and shape[axis] > 2:
        draw.floats(*shape)
        f = xp.grad(lambda x, w: xp.sum(ours(x, axis) * w))
        return draw.case(f"gradient of {name} {axis}", f, None, draw.dtype(), 10.0)
    return draw.case(f"{name} {axis}", lambda x: ours(x, axis), lambda x: exact(x, axis), draw.dtype(), 3.0)


@family
def running(draw: Draw) -> Case:
    shape = draw.shape()
    axis = _axis(draw, shape)
    name, theirs = draw.pick(
        (
            ("cumulative_sum", np.cumsum),
            ("cumulative_max", np.maximum.accumulate),
            ("cumulative_min", np.minimum.accumulate),
            ("cumulative_prod", np.cumprod),
        )
    )
    if draw.chance(0.3) and name != "cumulative_prod":
        kind = str(draw.pick(INTEGERS))
        draw.whole(kind, *shape)
        same = getattr(xp, kind)
        options = {"dtype": same} if name == "cumulative_sum" else {}
        exact = lambda x: theirs(x, axis=axis, dtype=kind) if options else theirs(x, axis=axis)  # noqa: E731
        return draw.case(f"{name} {axis}", lambda x: getattr(xp, name)(x, axis=axis, **options), exact)
    draw.floats(*shape)
    if name == "cumulative_prod":
        draw.inputs[0] = (1 + draw.inputs[0] / 100).astype(np.float32)
    return draw.case(
        f"{name} {axis}", lambda x: getattr(xp, name)(x, axis=axis), lambda x: theirs(x, axis=axis), draw.dtype(), 3.0
    )


@family
def ordered(draw: Draw) -> Case:
    shape = draw.shape(draw.pick((1, 2, 2, 3)))
    axis, kind = _axis(draw, shape), str(draw.pick(("float", *INTEGERS)))
    draw.floats(*shape) if kind == "float" else draw.whole(kind, *shape)
    dtype = draw.dtype() if kind == "float" else ""
    match draw.pick(("sort", "argsort", "top_k")):
        case "sort":
            return draw.case(f"sort {axis}", lambda x: xp.sort(x, axis=axis), lambda x: np.sort(x, axis), dtype)
        case "argsort":
            exact = lambda x: np.argsort(x, axis, kind="stable")  # noqa: E731
            return draw.case(f"argsort {axis}", lambda x: xp.argsort(x, axis=axis), exact, dtype)
        case _:
            k = int(draw.random.integers(1, shape[axis] + 1))
            exact = lambda x: np.flip(np.sort(x, axis), axis).take(range(k), axis)  # noqa: E731
            return draw.case(f"top_k {k} {axis}", lambda x: xp.top_k(x, k, axis=axis)[0], exact, dtype)


# -- indices


@family
def gathered(draw: Draw) -> Case:
    shape = draw.shape(draw.pick((1, 2, 3)))
    axis = _axis(draw, shape)
    kind = str(draw.pick(("float", "float", *INTEGERS, "bool")))
    draw.floats(*shape) if kind == "float" else draw.whole(kind, *shape)
    dtype = draw.dtype() if kind == "float" else ""
    if draw.chance(0.5):
        draw.positions(shape[axis], draw.size())
        f = lambda s: lambda x, i: s.take(x, i, axis=axis)  # noqa: E731
        if kind == "float" and draw.chance(0.4):
            return draw.case(f"gradient of take {axis}", xp.grad(lambda x, i: xp.sum(xp.sin(f(xp)(x, i)))), None, dtype, 3.0)
        return draw.case(f"take {axis}", f(xp), f(np), dtype)
    draw.positions(shape[axis], *shape[:axis], draw.size(1, 33), *shape[axis + 1 :])
    f = lambda s: lambda x, i: s.take_along_axis(x, i, axis=axis)  # noqa: E731
    return draw.case(f"take_along_axis {axis}", f(xp), f(np), dtype)


@family
def scattered(draw: Draw) -> Case:
    bins, count = draw.size(), draw.size()
    draw.positions(bins, count)
    kind = draw.pick(("float", "int32", "int64"))
    draw.floats(count) if kind == "float" else draw.whole(kind, count)

    def exact(i: np.ndarray, u: np.ndarray) -> np.ndarray:
        total = np.zeros(bins, u.dtype)
        np.add.at(total, i, u)
        return total

    f = lambda i, u: xp.put_along_axis(xp.zeros(bins, dtype=u.dtype, device=u.device), i, u, axis=0, mode="add")  # noqa: E731
    return draw.case(f"histogram of {bins}", f, exact, draw.dtype() if kind == "float" else "", 3.0)


@family
def masked(draw: Draw) -> Case:
    shape, kind = draw.shape(), str(draw.pick(("float", *INTEGERS)))
    for _ in "ab":
        draw.floats(*shape) if kind == "float" else draw.whole(kind, *shape)
    draw.whole("bool", *(shape if draw.chance(0.5) else shape[-1:]))
    how = draw.pick(("where", "sum", "max"))
    f = {
        "where": lambda s: lambda x, y, m: s.where(m & (x < y), x, y),
        "sum": lambda s: lambda x, y, m: s.sum(s.where(m, x, s.zeros_like(x)), axis=-1, dtype=getattr(s, kind, None)),
        "max": lambda s: lambda x, y, m: s.max(s.where(m | (y == x), x, y), axis=0),
    }[how]
    return draw.case(f"masked {how}", f(xp), f(np), draw.dtype() if kind == "float" else "", 3.0)


@family
def moved(draw: Draw) -> Case:
    shape = draw.shape(draw.pick((2, 2, 3, 4)))
    kind = str(draw.pick(("float", *INTEGERS, "bool")))
    draw.floats(*shape) if kind == "float" else draw.whole(kind, *shape)
    order = tuple(int(i) for i in draw.random.permutation(len(shape)))
    axis, by = _axis(draw, shape), int(draw.random.integers(-3, 4))
    name = draw.pick(("transpose", "flip", "roll", "pad", "slice", "concat", "repeat", "tile", "triangle"))
    f: Function = {
        "transpose": lambda s: lambda x: s.permute_dims(x, order),
        "flip": lambda s: lambda x: s.flip(x, axis=axis),
        "roll": lambda s: lambda x: s.roll(x, by, axis=axis),
        "pad": lambda s: lambda x: s.pad(s.permute_dims(x, order), [(1, 2)] * len(shape)),
        "slice": lambda s: lambda x: s.permute_dims(x, order)[1::2, ..., ::-1],
        "concat": lambda s: lambda x: s.concat([x, s.flip(x, axis=axis)], axis=axis),
        "repeat": lambda s: lambda x: s.repeat(x, 3, axis=axis),
        "tile": lambda s: lambda x: s.tile(x, (2, 3)),
        "triangle": lambda s: lambda x: s.tril(x, k=by),
    }[name]
    return draw.case(f"{name} {order} {axis} {by}", f(xp), f(np), draw.dtype() if kind == "float" else "")
