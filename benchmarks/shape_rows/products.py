"""Products of shapes.py: sizes that are narrow, prime or none of two, operands in all layouts,
batches, einsum."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shape_rows.case import F4, F8, I1, Case, Given, alike


def _product(m: int, n: int, k: int, layout: str = "nn", dtype: str = F4) -> Case:
    """[m, k] @ [k, n], of operands that lie as they are or transposed."""
    a, b = layout
    left, right = ((m, k) if a == "n" else (k, m)), ((k, n) if b == "n" else (n, k))

    def f(_: Any, x: Any, y: Any) -> Any:
        return (x if a == "n" else x.T) @ (y if b == "n" else y.T)

    half = dtype in ("bfloat16", "float16")
    name = f"product {m}x{n}x{k} {layout}" + ("" if dtype == F4 else f" {dtype}")
    kind = F4 if half else dtype
    whole = 100 if dtype == I1 else 0
    torch = None if dtype == I1 else f
    return Case(
        name, (Given(left, kind, whole), Given(right, kind, whole)), f, f, torch, dtype if half else "", 2e-2 if half else 1e-4
    )


def products() -> Iterator[Case]:
    for m, n, k in ((128, 128, 128), (256, 256, 256), (100, 100, 100), (1000, 1000, 1000), (31, 127, 61), (384, 384, 384)):
        for layout in ("nn", "tn", "nt", "tt"):
            yield _product(m, n, k, layout)
    for narrow in (1, 2, 3, 5, 8, 10, 16):
        for m, n, k in ((512, narrow, 512), (narrow, 512, 512), (512, 512, narrow), (narrow, 1000, 1000), (1000, narrow, 1000)):
            for layout in ("nn", "nt", "tn"):
                yield _product(m, n, k, layout)
    for m, n, k in ((8, 8, 8), (16, 16, 16), (10, 10, 10), (32, 32, 32), (4, 4, 64), (5, 7, 11), (1, 1, 1000), (16, 16, 10000)):
        yield _product(m, n, k)
    for dtype in ("bfloat16", "float16", F8):
        for m, n, k in ((256, 256, 256), (100, 100, 100), (8, 512, 512), (512, 512, 8), (512, 10, 512)):
            for layout in ("nn", "nt", "tn"):
                yield _product(m, n, k, layout, dtype)
    yield from (_product(m, n, k, "nn", I1) for m, n, k in ((256, 256, 256), (100, 100, 100)))
    for batch, m, n, k in (
        (64, 8, 8, 8),
        (1000, 4, 4, 4),
        (256, 16, 16, 16),
        (32, 64, 64, 64),
        (100, 3, 3, 3),
        (64, 10, 10, 10),
        (8, 128, 64, 32),
    ):
        shape = f"{batch} of {m}x{n}x{k}"
        yield alike(f"products {shape}", (batch, m, k), (batch, k, n), f=lambda _, a, b: a @ b)
        yield alike(
            f"products {shape} nt",
            (batch, m, k),
            (batch, n, k),
            f=lambda _, a, b: a @ b.swapaxes(-1, -2) if hasattr(b, "swapaxes") else a @ b.mT,
        )
    for n in (100, 1000, 1009):
        yield alike(f"matrix @ vector {n}", (n, n), (n,), f=lambda _, a, b: a @ b)
        yield alike(f"vector @ matrix {n}", (n,), (n, n), f=lambda _, a, b: a @ b)
        yield alike(f"outer {n}", (n,), (n,), f=lambda s, a, b: a[:, None] * b[None, :])
    yield alike("dot 1000", (1000,), (1000,), f=lambda _, a, b: a @ b)
    yield alike("dot 1000000", (1000000,), (1000000,), f=lambda _, a, b: a @ b)
    for text, shapes in (
        ("bij,bjk->bik", ((16, 32, 48), (16, 48, 24))),
        ("ij,kj->ik", ((200, 100), (150, 100))),
        ("bhqd,bhkd->bhqk", ((2, 4, 64, 32), (2, 4, 64, 32))),
        ("ijk,k->ij", ((32, 40, 50), (50,))),
        ("ijk,j->ik", ((32, 40, 50), (40,))),
        ("ijk,ilm->jklm", ((16, 8, 9), (16, 7, 11))),
        ("abc,cd->abd", ((20, 30, 40), (40, 50))),
        ("ii->i", ((500, 500),)),
        ("ij->j", ((500, 500),)),
        ("ij,ij->i", ((500, 300), (500, 300))),
    ):
        f = lambda s, *a, text=text: s.einsum(text, *a)  # noqa: E731
        yield alike(f"einsum {text}", *shapes, f=f, peer=lambda s, *a, text=text: s.einsum(text, *a, optimize=True))
