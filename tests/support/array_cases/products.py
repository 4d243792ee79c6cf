"""Families of products, convolutions, pools and attention, with epilogues and derivatives."""

from __future__ import annotations

import kg_array as xp
import numpy as np

from support.array_cases.case import Case, Draw, Function, family

# -- products

ACTIVATIONS: dict[str, tuple[Function, Function]] = {
    "plain": (lambda y: y, lambda y: y),
    "relu": (lambda y: xp.relu(y + 1.0), lambda y: np.maximum(y + 1, 0)),
    "tanh": (xp.tanh, np.tanh),
    "softmax": (xp.softmax, lambda y: softmax(y, -1)),
    "sum": (lambda y: xp.sum(y, axis=-1), lambda y: y.sum(-1)),
    "max of columns": (lambda y: xp.max(y, axis=-2), lambda y: y.max(-2)),
}


def softmax(x: np.ndarray, axis: int) -> np.ndarray:
    with np.errstate(all="ignore"):
        e = np.exp(x - x.max(axis, keepdims=True))
        return e / e.sum(axis, keepdims=True)


@family
def product(draw: Draw) -> Case:
    m, n, k = draw.size(), draw.size(), draw.size()
    while max(m * k, k * n, m * n) > draw.most:
        m, n, k = draw.size(), draw.size(), draw.size()
    batch = draw.pick(((), (), (2,), (3, 2)))
    first, second = draw.chance(0.35), draw.chance(0.35)
    draw.floats(*batch, *((k, m) if first else (m, k)))
    draw.floats(*(batch if draw.chance(0.7) else ()), *((n, k) if second else (k, n)))
    name = draw.pick(list(ACTIVATIONS))
    ours, theirs = ACTIVATIONS[name]
    turn = lambda x, yes: x.swapaxes(-1, -2) if yes else x  # noqa: E731
    ours_turn = lambda x, yes: xp.matrix_transpose(x) if yes else x  # noqa: E731
    return draw.case(
        f"product {name}{' T' if first else ''}{' ·T' if second else ''}",
        lambda a, b: ours(ours_turn(a, first) @ ours_turn(b, second)),
        lambda a, b: theirs(turn(a, first) @ turn(b, second)),
        draw.dtype(),
    )


@family
def vector_product(draw: Draw) -> Case:
    m, k = draw.size(), draw.size()
    draw.floats(m, k)
    draw.floats(m if (left := draw.chance(0.5)) else k)
    f = lambda a, b: b @ a if left else a @ b  # noqa: E731
    return draw.case(f"{'vector @ matrix' if left else 'matrix @ vector'}", f, f, draw.dtype())


@family
def integer_product(draw: Draw) -> Case:
    m, n, k = draw.size(1, 100), draw.size(1, 100), draw.size(1, 130)
    dtype = str(draw.pick(("int8", "uint8", "int16", "int32", "int64")))
    other = str(draw.pick((dtype, "int8", "uint8"))) if dtype in ("int8", "uint8") else dtype
    draw.whole(dtype, m, k)
    draw.whole(other, *((n, k) if (turned := draw.chance(0.4)) else (k, n)))
    wide = "int64" if dtype == "int64" else "int32"
    one, two = getattr(xp, wide), np.dtype(wide)
    return draw.case(
        f"integer product{' ·T' if turned else ''}",
        lambda a, b: xp.astype(a, one) @ xp.astype(xp.matrix_transpose(b) if turned else b, one),
        lambda a, b: a.astype(two) @ (b.T if turned else b).astype(two),
    )


@family
def einsum(draw: Draw) -> Case:
    spec = str(
        draw.pick(
            ("ij,jk,kl->il", "bij,bkj->bik", "bhi,hij->bhj", "i,j->ij", "ijk,jil->kl", "ii->i", "ij,ij->j", "abc,cd->dba")
        )
    )
    sizes = {letter: draw.size(1, 33) for letter in "abcdhijkl"}
    for term in spec.split("->", maxsplit=1)[0].split(","):
        draw.floats(*(sizes[letter] for letter in term))
    return draw.case(f"einsum {spec}", lambda *a: xp.einsum(spec, *a), lambda *a: np.einsum(spec, *a), draw.dtype())


# -- convolutions


def _conv_exact(x: np.ndarray, w: np.ndarray, stride: int, padding: int, dilation: int, groups: int) -> np.ndarray:
    rank = w.ndim - 2
    x = np.pad(x, [(0, 0)] * 2 + [(padding, padding)] * rank)
    window = [(d - 1) * dilation + 1 for d in w.shape[2:]]
    view = np.lib.stride_tricks.sliding_window_view(x, window, axis=tuple(range(2, 2 + rank)))
    view = view[(slice(None), slice(None), *[slice(None, None, stride)] * rank, *[slice(None, None, dilation)] * rank)]
    view = view.reshape(x.shape[0], groups, x.shape[1] // groups, *view.shape[2:])
    w = w.reshape(groups, w.shape[0] // groups, *w.shape[1:])
    found = np.einsum("ngcxykl,gockl->ngoxy" if rank == 2 else "ngcxk,gock->ngox", view, w)
    return found.reshape(x.shape[0], -1, *found.shape[3:])


@family
def convolution(draw: Draw) -> Case:
    rank = draw.pick((1, 2, 2))
    groups = draw.pick((1, 1, 1, 2, 3))
    inputs, outputs = (groups * draw.pick((1, 2, 3, 4, 8)) for _ in "ab")
    if draw.chance(0.2):
        groups = outputs = inputs
    kernel = [int(draw.pick((1, 2, 3, 3, 5))) for _ in range(rank)]
    dilation = int(draw.pick((1, 1, 1, 2)))
    stride, padding = int(draw.pick((1, 1, 2, 3))), int(draw.pick((0, 0, 1, 2)))
    picture = [int(draw.pick((9, 10, 12, 15, 16, 17, 20, 31))) for _ in range(rank)]
    draw.floats(int(draw.pick((1, 2, 3))), inputs, *picture)
    draw.floats(outputs, inputs // groups, *kernel)
    options = {"stride": stride, "padding": padding, "dilation": dilation, "groups": groups}
    name, dtype = f"conv {options}", draw.dtype()
    if draw.chance(0.3):
        wrt = int(draw.pick((0, 1)))
        f = xp.grad(lambda x, w: xp.sum(xp.sin(xp.conv(x, w, **options))), wrt)
        return draw.case(f"gradient {wrt} of {name}", f, None, dtype, 3.0)
    return draw.case(name, lambda x, w: xp.conv(x, w, **options), lambda x, w: _conv_exact(x, w, **options), dtype)


@family
def pool(draw: Draw) -> Case:
    window, stride = int(draw.pick((2, 3))), int(draw.pick((1, 2, 3)))
    draw.floats(draw.pick((1, 2)), draw.pick((1, 3, 8)), draw.size(5, 33), draw.size(5, 33))
    which, padding = draw.pick((xp.max_pool, xp.avg_pool)), int(draw.pick((0, 1)))
    f = lambda x: which(x, window, stride=stride, padding=padding)  # noqa: E731
    name = f"{which.__name__} {window} stride {stride} padding {padding}"
    if draw.chance(0.3):
        return draw.case(f"gradient of {name}", xp.grad(lambda x: xp.sum(f(x) ** 2)), None, draw.dtype(), 3.0)
    return draw.case(name, f, None, draw.dtype())


# -- attention


@family
def attention(draw: Draw) -> Case:
    heads, width = draw.pick(((), (2,), (2, 3))), draw.size(1, 65)
    rows, keys = draw.size(1, 100), draw.size(1, 100)
    how = draw.pick(("plain", "causal", "boolean", "added"))
    if how == "causal":
        keys = rows
    draw.floats(*heads, rows, width)
    draw.floats(*heads, keys, width)
    draw.floats(*heads, keys, draw.pick((width, width, draw.size(1, 33))))
    if how == "boolean":
        draw.whole("bool", rows, keys)[:, 0] = True
    if how == "added":
        draw.floats(rows, keys)

    def ours(q: xp.Array, k: xp.Array, v: xp.Array, mask: xp.Array | None = None) -> xp.Array:
        return xp.scaled_dot_product_attention(q, k, v, mask=mask, is_causal=how == "causal")

    def exact(q: np.ndarray, k: np.ndarray, v: np.ndarray, mask: np.ndarray | None = None) -> np.ndarray:
        scores = q @ k.swapaxes(-1, -2) / np.sqrt(q.shape[-1])
        if how == "causal":
            mask = np.tri(rows, dtype=bool)
        if mask is not None:
            scores = np.where(mask, scores, -np.inf) if mask.dtype.kind == "b" else scores + mask
        return softmax(scores, -1) @ v

    if draw.chance(0.3):
        wrt = int(draw.pick((0, 1, 2)))
        f = xp.grad(lambda *a: xp.sum(xp.sin(ours(*a))), wrt)
        return draw.case(f"gradient {wrt} of attention {how}", f, None, draw.dtype(), 5.0)
    return draw.case(f"attention {how}", ours, exact, draw.dtype())
