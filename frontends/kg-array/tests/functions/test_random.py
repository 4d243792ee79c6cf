"""kg_array.random: the generator's published vectors, the same draws on every device,
and the distributions."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import kg_array as kg
import numpy as np
import pytest
from kg.frontend import UOp
from kg.ir.build import const
from kg.runtime.device import Device
from kg_array import random
from kg_array.array import Array
from kg_array.running import memory

#: (counter, key, words) of the test vectors that Philox4x32-10 was published with.
VECTORS = [
    ((0,) * 4, (0,) * 2, (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
    ((0xFFFFFFFF,) * 4, (0xFFFFFFFF,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
    (
        (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
        (0xA4093822, 0x299F31D0),
        (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
    ),
]
COUNT = 100_000


def _fast(seed: int) -> Array:
    return random.key(seed, device="CPU:LLVM")


@pytest.mark.parametrize(("counter", "key", "words"), VECTORS)
def test_philox_gives_the_published_words(
    device: Device, counter: tuple[int, ...], key: tuple[int, ...], words: tuple[int, ...]
) -> None:
    given = kg.asarray(np.array([*counter, *key], np.uint32), device=device)
    nodes = [given.node.shrink((i, i + 1)).reshape() for i in range(6)]
    made = random.philox(tuple(nodes[:4]), tuple(nodes[4:]))  # type: ignore[arg-type]
    assert tuple(int(Array(w, device)) for w in made) == words
    folded = random.philox(tuple(const(c, kg.uint32) for c in counter), tuple(const(k, kg.uint32) for k in key))  # type: ignore[arg-type]
    assert tuple(int(Array(w, device)) for w in folded) == words


def test_a_draw_is_philox_of_the_positions(device: Device) -> None:
    """The first words of seed 0, and that of counter 2**32 - 1 would be the last: places are counters."""
    assert int(random.bits(random.key(0, device=device))) == VECTORS[0][2][0]
    words = VECTORS[0][2]
    wide = int(random.bits(random.key(0, device=device), dtype=kg.uint64))
    assert wide == words[0] | words[1] << 32


DRAWS = {
    "bits": lambda k: random.bits(k, (7, 11)),
    "bits64": lambda k: random.bits(k, (7, 11), dtype=kg.uint64),
    "uniform": lambda k: random.uniform(k, (7, 11)),
    "uniform64": lambda k: random.uniform(k, 77, dtype=kg.float64),
    "uniform16": lambda k: random.uniform(k, 77, dtype=kg.float16),
    "integers": lambda k: random.integers(k, (7, 11), -5, 1000),
    "bernoulli": lambda k: random.bernoulli(k, (7, 11), p=0.25),
    "split": lambda k: random.split(k, 5),
    "fold_in": lambda k: random.fold_in(k, 1 << 40),
}


@pytest.mark.parametrize("draw", DRAWS)
def test_draws_are_equal_on_every_device(draw: str) -> None:
    one, other = (DRAWS[draw](random.key(99, device=d)).numpy() for d in ("CPU:LLVM", "REF"))
    assert one.tobytes() == other.tobytes()
    assert len(set(one.reshape(-1).tolist())) > 1


@pytest.mark.parametrize("dtype", [kg.float32, kg.float64])
def test_normal_numbers_agree_on_devices(dtype: kg.dtypes.DType) -> None:
    one, other = (random.normal(random.key(5, device=d), 3000, dtype=dtype).numpy() for d in ("CPU:LLVM", "REF"))
    np.testing.assert_allclose(one, other, rtol=8 * np.finfo(one.dtype).eps, atol=8 * np.finfo(one.dtype).eps)


def test_a_prefix_of_a_draw_is_a_draw() -> None:
    assert random.uniform(_fast(3), 100).numpy()[:10].tolist() == random.uniform(_fast(3), 10).numpy().tolist()


def test_keys_differ_and_repeat(device: Device) -> None:
    key = random.key(1, device=device)
    keys = [key, random.key(2, device=device), random.key(1 << 32, device=device)]
    keys += [random.fold_in(key, i) for i in range(5)]
    rows = [tuple(k.numpy().tolist()) for k in keys] + [tuple(r) for r in random.split(key, 5).numpy().tolist()]
    assert len(set(rows)) == len(rows)
    assert random.fold_in(key, 3).numpy().tolist() == keys[6].numpy().tolist()
    step = kg.asarray(3, device=device)
    assert random.fold_in(key, step).numpy().tolist() == keys[6].numpy().tolist()


@pytest.mark.parametrize("transform", [kg.jit, lambda f: lambda key: kg.vmap(f)(key[None, :])[0]])
def test_keys_that_are_arguments_are_split_in_the_trace(transform: Callable[[Any], Any]) -> None:
    def walk(key: Array) -> Array:
        first, second = random.split(key)
        return random.uniform(first, 3) + random.uniform(random.fold_in(second, 5), 3)

    key = _fast(12)
    assert transform(walk)(key).numpy().tolist() == walk(key).numpy().tolist()


def test_each_link_of_a_traced_chain_of_keys_looks_at_few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    toposort, is_placeholder = UOp.toposort, memory.is_placeholder

    def sorted_nodes(node: UOp, *more: Any) -> Any:
        nodes = list(toposort(node, *more))
        looked.append(len(nodes))
        return nodes

    def one_node(node: UOp) -> bool:
        looked.append(1)
        return is_placeholder(node)

    def chain(links: int) -> int:
        looked.clear()
        key = Array(memory.placeholder((2,), kg.uint32), parent.device)
        for _ in range(links):
            key, _other = random.split(key)
        return sum(looked)

    parent = _fast(3)
    monkeypatch.setattr(UOp, "toposort", sorted_nodes)
    monkeypatch.setattr(random, "is_placeholder", one_node)
    depth = memory.tracing_depth.set(1)
    try:
        assert 0 < chain(40) <= 2.5 * chain(20)
    finally:
        memory.tracing_depth.reset(depth)


def test_new_numbers_need_no_new_program() -> None:
    from kg_array.running import evaluate

    key = _fast(8)
    random.uniform(random.fold_in(key, 0), 33).realize()
    before = len(evaluate._compiled)
    for step in range(1, 4):
        random.uniform(random.fold_in(key, step), 33).realize()
    assert len(evaluate._compiled) == before


def test_uniform_moments_and_range() -> None:
    x = random.uniform(_fast(11), COUNT).numpy().astype(np.float64)
    assert x.min() >= 0
    assert x.max() < 1
    sigma = 1 / math.sqrt(12 * COUNT)
    assert abs(x.mean() - 0.5) < 4 * sigma
    assert abs(x.var() - 1 / 12) < 0.001
    assert abs(np.corrcoef(x[:-1], x[1:])[0, 1]) < 4 / math.sqrt(COUNT)
    y = random.uniform(_fast(11), COUNT, low=-2.0, high=6.0).numpy()
    np.testing.assert_allclose(y, x * 8 - 2, atol=1e-5)


@pytest.mark.parametrize("dtype", [kg.float16, kg.bfloat16, kg.float32, kg.float64])
def test_uniform_stays_below_one(dtype: kg.dtypes.DType) -> None:
    x = random.uniform(_fast(4), COUNT, dtype=dtype)
    assert x.dtype is dtype
    assert x.numpy().min() >= 0
    assert x.numpy().max() < 1


def _chi_square(counts: np.ndarray, expected: np.ndarray | float) -> float:
    return float(((counts - expected) ** 2 / expected).sum())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_chi_square_of_uniform_and_integers(seed: int) -> None:
    """63 degrees of freedom: 110 is passed by chance once in 4000 draws,
    and these are always the same ones."""
    counts = np.bincount((random.uniform(_fast(seed), COUNT).numpy() * 64).astype(int), minlength=64)
    assert 25 < _chi_square(counts, COUNT / 64) < 110
    dice = random.integers(_fast(seed), COUNT, -30, 34).numpy()
    assert 25 < _chi_square(np.bincount(dice + 30, minlength=64), COUNT / 64) < 110
    low_bits = random.bits(_fast(seed), COUNT).numpy() & 63
    assert 25 < _chi_square(np.bincount(low_bits, minlength=64), COUNT / 64) < 110


@pytest.mark.parametrize("dtype", [kg.float32, kg.float64])
def test_normal_moments_and_tails(dtype: kg.dtypes.DType) -> None:
    x = random.normal(_fast(21), COUNT, dtype=dtype).numpy().astype(np.float64)
    assert np.isfinite(x).all()
    assert abs(x.mean()) < 4 / math.sqrt(COUNT)
    assert abs(x.var() - 1) < 4 * math.sqrt(2 / COUNT)
    assert abs((x**3).mean()) < 4 * math.sqrt(15 / COUNT)
    assert abs((x**4).mean() - 3) < 4 * math.sqrt(96 / COUNT)
    edges = np.linspace(-3, 3, 31)
    cumulative = np.array([0.5 * (1 + math.erf(e / math.sqrt(2))) for e in edges])
    inside = np.histogram(x, edges)[0]
    counts = np.array([(x < -3).sum(), *inside, (x > 3).sum()])
    expected = COUNT * np.diff([0.0, *cumulative, 1.0])
    assert _chi_square(counts, expected) < 65  # 31 degrees of freedom
    scaled = random.normal(_fast(21), COUNT, mean=10.0, std=0.5, dtype=dtype).numpy()
    np.testing.assert_allclose(scaled, 10 + x / 2, rtol=1e-5)


@pytest.mark.parametrize("dtype", [kg.complex64, kg.complex128])
def test_complex_normal_moments(dtype: kg.dtypes.DType) -> None:
    found = random.normal(_fast(22), COUNT, dtype=dtype)
    assert found.dtype is dtype
    x = found.numpy().astype(np.complex128)
    assert np.isfinite(x).all()
    assert abs(x.mean()) < 4 / math.sqrt(COUNT)
    assert abs((abs(x) ** 2).mean() - 1) < 4 / math.sqrt(COUNT)  # |x| ** 2 is of the exponential distribution
    assert abs((x**2).mean()) < 4 * math.sqrt(2 / COUNT)  # both parts vary alike, and apart from each other
    for part in (x.real, x.imag):
        assert abs((part**4).mean() - 0.75) < 4 * math.sqrt(96 / 16 / COUNT)
    scaled = random.normal(_fast(22), COUNT, mean=3 - 2j, std=0.5, dtype=dtype).numpy()
    np.testing.assert_allclose(scaled, 3 - 2j + x / 2, rtol=1e-5)


def test_bernoulli_counts(device: Device) -> None:
    x = random.bernoulli(random.key(6, device=device), 20_000, p=0.3)
    assert x.dtype is kg.bool
    assert abs(x.numpy().mean() - 0.3) < 4 * math.sqrt(0.21 / 20_000)
    chances = kg.asarray([0.0, 1.0, 0.5], dtype=kg.float32, device=device)
    each = random.bernoulli(random.key(6, device=device), (1000, 3), p=chances).numpy().mean(0)
    assert each[0] == 0
    assert each[1] == 1
    assert abs(each[2] - 0.5) < 0.07
    assert random.bernoulli(random.key(6, device=device), p=chances).shape == (3,)


@pytest.mark.parametrize("dtype", [kg.int8, kg.uint8, kg.int32, kg.int64, kg.uint64])
def test_integers_reach_every_end(dtype: kg.dtypes.DType) -> None:
    low, high = int(dtype.min), int(dtype.max) + 1
    x = random.integers(_fast(2), 5000, low, high, dtype=dtype).numpy()
    assert x.dtype == np.dtype(dtype.name)
    middle = low + (high - low) // 2
    assert 0.45 < (x < middle).mean() < 0.55
    if high - low == 256:
        assert len(np.unique(x)) == 256
    few = random.integers(_fast(2), 100, high - 3, high, dtype=dtype).numpy()
    assert set(few.tolist()) == {high - 3, high - 2, high - 1}


def test_permutations(device: Device) -> None:
    x = random.permutation(random.key(3, device=device), 50).numpy()
    assert sorted(x.tolist()) == list(range(50))
    assert x.tolist() != list(range(50))
    m = kg.asarray(np.arange(12).reshape(3, 4), device=device)
    moved = random.permutation(random.key(5, device=device), m, axis=1).numpy()
    assert sorted(map(tuple, moved.T.tolist())) == [(i, i + 4, i + 8) for i in range(4)]


def test_a_generator_counts(device: Device) -> None:
    one, again = random.Generator(5, device=device), random.Generator(5, device=device)
    first, second = one.uniform(10).numpy(), one.uniform(10).numpy()
    assert first.tolist() != second.tolist()
    assert [again.uniform(10).numpy().tolist() for _ in range(2)] == [first.tolist(), second.tolist()]
    assert one.spawn().normal(3).numpy().tolist() != one.normal(3).numpy().tolist()
    assert one.integers((2, 3), 0, 9).shape == (2, 3)
    assert one.bernoulli(4).dtype is kg.bool
    assert one.bits(4).dtype is kg.uint32


@pytest.mark.parametrize("shape", [0, (0, 3), (), (1,)])
def test_shapes(device: Device, shape: int | tuple[int, ...]) -> None:
    wanted = (shape,) if isinstance(shape, int) else shape
    assert random.uniform(random.key(0, device=device), shape).numpy().shape == wanted
    assert random.split(random.key(0, device=device), 0).numpy().shape == (0, 2)


WRONG = [
    (lambda k: random.key(-1), ValueError, "2\\*\\*64"),
    (lambda k: random.key(1.5), TypeError, "integer"),
    (lambda k: random.uniform(kg.zeros(2)), TypeError, "key"),
    (lambda k: random.uniform(3), TypeError, "key"),
    (lambda k: random.uniform(k, dtype=kg.int32), TypeError, "floating"),
    (lambda k: random.normal(k, std=-1.0), ValueError, "deviation"),
    (lambda k: random.normal(k, std=-1.0, dtype=kg.complex64), ValueError, "deviation"),
    (lambda k: random.normal(k, mean=1j), TypeError, "the mean 1j is complex, float32 is not"),
    (lambda k: random.integers(k, 3, 5, 5), ValueError, r"\[5, 5\)"),
    (lambda k: random.integers(k, 3, 0, 300, dtype=kg.uint8), ValueError, "uint8"),
    (lambda k: random.integers(k, 3, 0, 3, dtype=kg.float32), TypeError, "integer"),
    (lambda k: random.bernoulli(k, 3, p=1.5), ValueError, "probability"),
    (lambda k: random.bernoulli(k, 3, p=kg.zeros((2, 3), device=k.device)), ValueError, "broadcast"),
    (lambda k: random.bits(k, 3, dtype=kg.int32), TypeError, "uint32"),
    (lambda k: random.fold_in(k, kg.zeros(3, device=k.device)), TypeError, "0-d"),
    (lambda k: random.split(k, -1), ValueError, "split"),
]


@pytest.mark.parametrize(("call", "error", "said"), WRONG)
def test_what_is_wrong_is_said(call: object, error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        call(_fast(0))  # type: ignore[operator]
