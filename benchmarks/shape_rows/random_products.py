"""Products of random sizes for shapes.py, by families, each from its seed:
the same cases on every machine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import numpy as np

from shape_rows.case import Case, alike

#: Multiplications of one case at most, and of those whose right operand no cache of one core holds.
MOST, MOST_FAR = 3e8, 3e9
Random = np.random.Generator
_PRIMES = [n for n in range(17, 700) if all(n % d for d in range(2, 27))]
_LAYOUTS = ("nn", "tn", "nt", "tt")


def _size(random: Random, least: int, most: int) -> int:
    """As many small ones as large ones."""
    return round(float(np.exp(random.uniform(np.log(least), np.log(most)))))


def _thin(random: Random) -> Case:
    sizes = [_size(random, 1, 16), *(_size(random, 64, 2000) for _ in range(2))]
    random.shuffle(sizes)
    return _plain(random, sizes, ("nn",))


def _prime(random: Random) -> Case:
    return _plain(random, [int(random.choice(_PRIMES)) for _ in range(3)], ("nn",))


def _tiny(random: Random) -> Case:
    return _plain(random, [int(random.integers(1, 17)) for _ in range(3)], _LAYOUTS)


def _huge(random: Random) -> Case:
    return _plain(random, [int(random.integers(300, 1300)) for _ in range(3)], _LAYOUTS)


def _few(random: Random) -> Case:
    """Few rows by a large matrix, as a network's layers have them for some words or pictures,
    or by one for each of a batch, as attention has them for a word and what it has kept."""
    layout = str(random.choice(("nn", "nt")))
    if random.integers(3):
        return _plain(random, [_size(random, 1, 64), *(_size(random, 500, 8000) for _ in range(2))], (layout,))
    near, far = _size(random, 32, 512), _size(random, 500, 8000)
    n, k = (far, near) if layout == "nt" else (near, far)
    return _batch(_size(random, 2, 64), _size(random, 1, 32), n, k, layout)


def _deep(random: Random) -> Case:
    sizes = [*(_size(random, 32, 600) for _ in range(2)), _size(random, 4000, 30000)]
    if random.integers(3):
        return _plain(random, sizes, _LAYOUTS)
    return _batch(_size(random, 2, 8), *sizes, str(random.choice(_LAYOUTS)))


def _transposed(random: Random) -> Case:
    return _plain(random, [_size(random, 8, 800) for _ in range(3)], _LAYOUTS[1:])


def _batched(random: Random) -> Case:
    batch, (m, n, k) = _size(random, 2, 500), (_size(random, 2, 128) for _ in range(3))
    return _batch(batch, m, n, k, str(random.choice(_LAYOUTS)))


def _batch(batch: int, m: int, n: int, k: int, layout: str) -> Case:
    left, right = _operands(m, n, k, layout)
    return _product(f"{batch} of {m}x{n}x{k} {layout}", (batch, *left), (batch, *right), layout)


def _strided(random: Random) -> Case:
    """Of every second or third row, or of some columns of wider rows."""
    m, n, k = (_size(random, 8, 500) for _ in range(3))
    step, beside = int(random.integers(1, 4)), int(random.integers(1, 40))

    def f(_: Any, x: Any, y: Any) -> Any:
        return x[::step, beside : beside + k] @ y[:, beside : beside + n]

    name = f"{m}x{n}x{k} every {step}. row, of rows longer by {2 * beside}"
    return alike(f"product {name}", (m * step, k + 2 * beside), (k, n + 2 * beside), f=f)


def _plain(random: Random, sizes: list[int], layouts: tuple[str, ...]) -> Case:
    m, n, k = sizes
    layout = str(random.choice(layouts))
    return _product(f"{m}x{n}x{k} {layout}", *_operands(m, n, k, layout), layout)


def _operands(m: int, n: int, k: int, layout: str) -> tuple[tuple[int, int], tuple[int, int]]:
    a, b = layout
    return ((m, k) if a == "n" else (k, m)), ((k, n) if b == "n" else (n, k))


def _product(name: str, left: tuple[int, ...], right: tuple[int, ...], layout: str) -> Case:
    a, b = layout

    def across(x: Any) -> Any:
        return x.swapaxes(-1, -2) if hasattr(x, "swapaxes") else x.mT

    return alike(
        f"product {name}",
        left,
        right,
        f=lambda _, x, y: (x if a == "n" else across(x)) @ (y if b == "n" else across(y)),
    )


FAMILIES: dict[str, Callable[[Random], Case]] = {
    "thin": _thin,
    "prime": _prime,
    "tiny": _tiny,
    "huge": _huge,
    "transposed": _transposed,
    "batched": _batched,
    "strided": _strided,
    "few": _few,
    "deep": _deep,
}


def random_products(family: str, count: int, seed: int) -> list[Case]:
    """So many cases of a family, none twice and none of more than MOST multiplications (MOST_FAR)."""
    random = np.random.default_rng([seed, list(FAMILIES).index(family)])
    most = MOST_FAR if family in ("few", "deep") else MOST
    return list(islice(_new(FAMILIES[family], random, most), count))


def _new(make: Callable[[Random], Case], random: Random, most: float) -> Iterator[Case]:
    seen: set[str] = set()
    while True:
        case = make(random)
        if case.name not in seen and _multiplications(case) <= most:
            seen.add(case.name)
            yield case


def _multiplications(case: Case) -> float:
    """By the sizes of its operands: columns and rows are what the depth is not."""
    left, right = (g.shape for g in case.given)
    return float(np.prod(left)) * max(right[-2:])
