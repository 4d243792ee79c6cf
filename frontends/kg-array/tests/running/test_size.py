"""Size and its normal form: random expressions against Python's integers, and what may not be asked."""

from __future__ import annotations

import random
from itertools import product

import pytest
from kg.dtype import float32
from kg.errors import ShapeError, SizeError
from kg.ir.bounds.polynomial import normal, polynomial
from kg.ir.build import arange, param
from kg.ir.movement import dims_of
from kg.ir.uop import UOp
from kg.runtime.sizes import evaluate
from kg_array.operands.size import Size, exact_quotient, greatest_of, is_same, least_of, size_of_dim

N, M, K = Size("n", 1, 9), Size("m", 0, 5), Size("k", 2, 6)
VALUES = [{"k": k, "m": m, "n": n} for n, m, k in product((1, 2, 3, 9), (0, 1, 4, 5), (2, 3, 6))]


def dim_of(size: object) -> object:
    (dim,) = dims_of((size,))  # type: ignore[arg-type]
    return dim


def expression(rng: random.Random, depth: int) -> object:
    if not depth:
        return rng.choice([N, M, K, rng.randint(-3, 7)])
    other = depth - 1 if rng.random() < 0.7 else 0
    return rng.choice("++--**/%<>"), expression(rng, depth - 1), expression(rng, other)


def value(tree: object, given: dict[str, int] | None) -> int | Size:
    """The expression as a size, or as a number for given sizes."""
    if isinstance(tree, Size):
        return tree if given is None else given[str(tree)]
    if not isinstance(tree, tuple):
        return tree  # type: ignore[return-value]
    sign, a, b = tree[0], value(tree[1], given), value(tree[2], given)
    if sign in "/%" and isinstance(b, int) and b <= 0:
        raise ZeroDivisionError
    match sign:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "/":
            return a // b
        case "%":
            return a % b
        case "<":
            return least_of(a, b)
        case _:
            return greatest_of(a, b)


def test_random_expressions() -> None:
    """Each is a number for all sizes what Python says, lies within its bounds,
    and is read back as the same."""
    rng = random.Random(2)
    compared = 0
    for _ in range(600):
        tree = expression(rng, rng.choice((1, 2, 2, 3)))
        try:
            size = value(tree, None)
        except ZeroDivisionError:
            continue
        dim = dim_of(size)
        least, greatest = (size.least, size.greatest) if isinstance(size, Size) else (size, size)
        if isinstance(dim, UOp):
            assert normal(dim) is dim
            assert polynomial(dim) == polynomial(size_of_dim(dim).node)  # type: ignore[union-attr]
        for given in VALUES:
            try:
                expected = value(tree, given)
            except ZeroDivisionError:  # an exact quotient of what is 0
                continue
            assert (evaluate(dim, given), least <= expected <= greatest) == (expected, True), f"{tree} = {size} for {given}"
            compared += 1
    assert compared > 10_000


def test_equal_sizes_are_one_node() -> None:
    for a, b in (
        ((4 + M) * N, N * M + 4 * N),
        (-(-N // 3), (N + 2) // 3),
        (N // 2 * 2 + N % 2, N),
        ((N + -N % 4) // 4, (N + 3) // 4),
        ((N - 1) * (M - 1), N * M - N - M + 1),
        (N - greatest_of(N - 4, 0), least_of(4, N)),
        (least_of(N, M) + greatest_of(N, M), M + N),
        ((6 * N + 4) // 2, 3 * N + 2),
    ):
        assert is_same(a, b)
        assert dim_of(a) is dim_of(b)
        assert hash(a) == hash(b)


def test_sizes_are_written_as_people_write_them() -> None:
    sizes = (2 * N + 1, (N + 3) // 4 * 4, (N - 2) * M, -N, 3 - N, N % 4, least_of(N, 3), N - N // 2, (N - M) * 2)
    assert (
        " | ".join(map(str, sizes))
        == "2*n + 1 | 4*((n + 3)//4) | (n - 2)*m | -n | 3 - n | n%4 | min(n, 3) | n - (n//2) | 2*(n - m)"
    )


def test_numbers_come_out_where_nothing_is_open() -> None:
    assert (N - N, N * 0, (N * 3 + 2) % 3, N // 10, least_of(N, 9) - N, exact_quotient(6 * N * M, 2 * N * M)) == (
        0,
        0,
        2,
        0,
        0,
        3,
    )
    assert exact_quotient(N, M) is None


def test_comparisons_that_the_range_decides() -> None:
    assert N > 0
    assert N <= 9
    assert N != 10
    assert N
    assert N // 2 <= N
    assert least_of(N, 3) <= 3
    assert not N < N
    assert N * M >= 0
    assert M < N + 5
    assert size_of_dim(N.node) == N


@pytest.mark.parametrize(
    "ask",
    [
        lambda: N < 5,
        lambda: N == M,
        lambda: bool(M),
        lambda: range(N),
        lambda: int(N),
        lambda: float(N),
        lambda: N / 2,
        lambda: 2 / N,
    ],
)
def test_open_questions_are_refused(ask) -> None:
    with pytest.raises(SizeError, match="not known while a function is traced"):
        ask()


def test_division_by_what_may_be_0_is_refused() -> None:
    with pytest.raises(
        ZeroDivisionError, match=r"n is divided by m, which may be 0 or below: m \(0 to 5\) and n \(1 to 9\) are"
    ):
        _ = N // M
    with pytest.raises(ZeroDivisionError):
        _ = N % 0


def test_shapes_of_sizes() -> None:
    x = param(1, (N, 4), float32)
    assert x.reshape(2 * N, 2).shape[0] is dim_of(N * 2)
    assert x.reshape(N * 4).pad((1, N)).shape[0] is dim_of(5 * N + 1)
    assert x.pad((0, 1), (0, 0)).shrink((1, N + 1), (0, 4)).shape[0] is N.node
    assert arange(N * M).shape == (dim_of(M * N),)
    with pytest.raises(ShapeError, match="the number of elements differs"):
        x.reshape(N, 5)
