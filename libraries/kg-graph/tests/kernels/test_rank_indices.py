"""A rank that is no more than where one scatter puts its updates is not stored:
the kernel that counts puts them there. Passes of a radix sort store every place."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from kg.dtype import float32, int32, parse_dtype
from kg.ir import monoid as monoids
from kg.ir.args import Param
from kg.ir.build import arange, const
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg_graph.canonical import canonical
from kg_graph.kernels.scatters import few_counts, is_permutation
from kg_graph.nodes import stored
from kg_graph.partition import partition

N, DIGITS = 40, 8


def _buffer(number: int, *shape: int, dtype: object = float32) -> UOp:
    return UOp(Op.BUFFER, dtype, (), Param(number, shape))  # type: ignore[arg-type]


KEYS, VALUES, BEGINS = _buffer(0, N, dtype=int32), _buffer(1, N), _buffer(2, DIGITS, dtype=int32)


def _moved(values: UOp, places: UOp, *, mode: str = "set", room: int = N) -> UOp:
    return const(0, values.type).broadcast_to(room).scatter(values, places, mode=mode)


def _run(values: list[UOp], device: str, arrays: dict[UOp, np.ndarray]) -> tuple[list[np.ndarray], int]:
    """The results, and how many kernels store a rank."""
    opened = open_device(device)
    call = canonical(values)
    plan, _ = partition(call, opened.renderer)
    out = [opened.empty(int(np.prod(v.shape)), v.type) for v in values]
    given = [*out, *(opened.buffer(arrays[leaf]) for leaf in call.leaves)]
    program = opened.load(plan)
    program.bind([given[p.slot] for p in program.user_params])()
    stored = sum(s.src[1].op is Op.RANK for step in plan.steps for s in step.kernel.src)
    return [o.numpy().reshape(v.shape) for o, v in zip(out, values, strict=True)], stored


@pytest.fixture
def arrays() -> dict[UOp, np.ndarray]:
    rng = np.random.default_rng(0)
    keys = rng.integers(0, DIGITS, N, np.int32)
    begins = np.concatenate(([0], np.cumsum(np.bincount(keys, minlength=DIGITS))[:-1])).astype(np.int32)
    return {KEYS: keys, VALUES: rng.standard_normal(N).astype(np.float32), BEGINS: begins}


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_one_scatter_puts_its_updates_there(device: str, arrays: dict[UOp, np.ndarray]) -> None:
    (moved,), stored = _run([_moved(VALUES * 2.0, BEGINS.rank(KEYS))], device, arrays)
    assert stored == 0
    assert np.array_equal(moved, 2 * arrays[VALUES][np.argsort(arrays[KEYS], kind="stable")])


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_places_beyond_the_end_are_left_out(device: str, arrays: dict[UOp, np.ndarray]) -> None:
    (moved,), stored = _run([_moved(VALUES, BEGINS.rank(KEYS), room=25)], device, arrays)
    assert stored == 0
    assert np.array_equal(moved, arrays[VALUES][np.argsort(arrays[KEYS], kind="stable")][:25])


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("dtype", ["int32", "int64", "uint32"])
@pytest.mark.parametrize("length", [N, 3 * 2048 + 17])
def test_what_is_not_counted_goes_nowhere(device: str, dtype: str, length: int) -> None:
    """A selection: one counter, and an index beyond it of what is left out."""
    keys, values = _buffer(0, length, dtype=int32), _buffer(1, length)
    selected = stored(keys).eq(0)
    begin = const(2, parse_dtype(dtype)).broadcast_to(1)
    rank = begin.rank(selected.where(const(0, int32), 1))
    rng = np.random.default_rng(0)
    arrays = {keys: rng.integers(0, 3, length, np.int32), values: rng.standard_normal(length).astype(np.float32)}
    chosen = arrays[keys] == 0
    (moved,), stored_ranks = _run([_moved(values, rank, room=length + 2)], device, arrays)
    assert stored_ranks == 0
    expected = np.zeros(length + 2, np.float32)
    expected[2 : 2 + chosen.sum()] = arrays[values][chosen]
    np.testing.assert_array_equal(moved, expected)
    (places,), _ = _run([rank], device, arrays)
    np.testing.assert_array_equal(places[chosen], np.arange(chosen.sum()) + 2)
    assert (places[~chosen] == np.array(-1).astype(dtype)).all()


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("what", ["two scatters", "a result", "read by the updates", "added", "an index of two"])
def test_others_are_stored(what: str, device: str, arrays: dict[UOp, np.ndarray]) -> None:
    rank = BEGINS.rank(KEYS)
    places = np.empty(N, np.int32)
    places[np.argsort(arrays[KEYS], kind="stable")] = np.arange(N)
    sorted_values = arrays[VALUES][np.argsort(arrays[KEYS], kind="stable")]
    square = const(0.0, float32).broadcast_to(N, 3)
    values, wanted = {
        "two scatters": ([_moved(VALUES, rank), _moved(KEYS, rank)], [sorted_values, np.sort(arrays[KEYS])]),
        "a result": ([_moved(VALUES, rank), rank], [sorted_values, places]),
        "read by the updates": ([_moved(rank, rank)], [np.arange(N)]),
        "added": ([_moved(VALUES, rank, mode="add")], [sorted_values]),
        "an index of two": (
            [square.scatter(VALUES, rank, const(1, int32).broadcast_to(N))],
            [np.stack([np.zeros(N), sorted_values, np.zeros(N)], 1)],
        ),
    }[what]
    made, stored = _run(values, device, arrays)
    assert stored == 1
    assert all(np.array_equal(m, w) for m, w in zip(made, wanted, strict=True))


def _passes(*digits: Callable[[UOp], UOp], counted: Callable[[UOp], UOp] | None = None) -> UOp:
    """Values moved by one digit after another, each counted in what was there at first."""
    first = moved = stored(KEYS)
    for digit in digits:
        none, one = (const(n, int32).broadcast_to(size) for n, size in ((0, DIGITS), (1, N)))
        counts = none.scatter(one, (counted or digit)(first), mode="add")
        moved = _moved(moved, counts.scan(monoids.ADD, 0, exclusive=True).rank(digit(moved)))
    return moved


def _low(keys: UOp) -> UOp:
    return keys & 3


def _high(keys: UOp) -> UOp:
    return (keys >> 1) & 3


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_passes_of_a_radix_sort(device: str, arrays: dict[UOp, np.ndarray]) -> None:
    """Every place is stored: nothing is filled before, nothing is checked;
    and all digits are counted in one loop."""
    value = _passes(_low, _high)
    assert is_permutation(value) and is_permutation(value.src[1])
    (made,), _ = _run([value], device, arrays)
    low, high = arrays[KEYS] & 3, (arrays[KEYS] >> 1) & 3
    assert np.array_equal(made, arrays[KEYS][np.lexsort((low, high))])
    plan, _ = partition(canonical([value]), open_device(device).renderer)
    kernels = [step.kernel for step in plan.steps]
    moves = [k for k in kernels if any(s.src[1].op is Op.SCATTER and s.src[1].arg == "set" for s in k.src)]
    assert len(moves) == 2 and all(k.kernel.unchecked for k in moves)
    counting = [k for k in kernels if k not in moves and any(s.src[1].op is Op.SCATTER for s in k.src)]
    assert [len(k.src) for k in counting] == [2] and not counting[0].kernel.unchecked
    assert not any(
        s.src[0].shape == (N,) and s.src[1].op is not Op.SCATTER and not s.src[1].find(Op.PARAM) for k in kernels for s in k.src
    )


NOT_ALL: dict[str, Callable[[], UOp]] = {
    "counted from elsewhere": lambda: _moved(VALUES, BEGINS.rank(KEYS)),
    "others are counted": lambda: _passes(_low, counted=_high),
    "digits beyond the counts": lambda: _passes(lambda keys: keys & 63),
    "digits by floats": lambda: _passes(lambda keys: (keys.cast(float32) * 0.3 + 0.1).cast(int32) & 3),
    "digits of neighbours": lambda: _passes(_low, lambda keys: _high(keys ^ keys.flip(0))),
    "digits of two": lambda: _passes(_low, lambda keys: _high(keys ^ KEYS)),
    "too few places": lambda: _moved(KEYS, _passes(_low).src[2], room=N - 1),
}


@pytest.mark.parametrize("what", NOT_ALL)
def test_scatters_that_may_leave_places(what: str, arrays: dict[UOp, np.ndarray]) -> None:
    value = NOT_ALL[what]()
    assert not is_permutation(value)
    call = canonical([value])
    plan, _ = partition(call, open_device("CPU:LLVM").renderer)
    last = [step.kernel for step in plan.steps if any(p.slot == 0 for p in step.kernel.find(Op.PARAM))][-1]
    assert not last.kernel.unchecked
    (made,), _ = _run([value], "CPU:LLVM", arrays)
    (expected,) = _run([value], "REF", arrays)[0]
    np.testing.assert_array_equal(made, expected)


@pytest.mark.parametrize(("dtype", "room"), [("int8", False), ("uint8", False), ("int32", True)])
def test_counts_that_may_wrap_say_nothing(dtype: str, room: bool) -> None:
    keys, counted = stored(_buffer(0, 300, dtype=int32)), parse_dtype(dtype)
    none, one = (const(n, counted).broadcast_to(size) for n, size in ((0, DIGITS), (1, 300)))
    counts = none.scatter(one, _low(keys), mode="add")
    ranks = counts.scan(monoids.ADD, 0, exclusive=True).rank(_low(keys))
    assert is_permutation(_moved(keys, ranks, room=300)) == room


def test_updates_from_places_that_may_be_anywhere(arrays: dict[UOp, np.ndarray]) -> None:
    """What is gathered is checked, though every place is stored."""
    rank = _passes(_low).src[2]
    value = _moved(VALUES.gather(KEYS - 4), rank)
    assert is_permutation(value)
    plan, _ = partition(canonical([value]), open_device("CPU:LLVM").renderer)
    assert not any(step.kernel.kernel.unchecked for step in plan.steps)
    (made,), _ = _run([value], "CPU:LLVM", arrays)
    picked = arrays[VALUES][np.maximum(arrays[KEYS] - 4, 0)]  # the nearest there is
    assert np.array_equal(made, picked[np.argsort(arrays[KEYS] & 3, kind="stable")])


# -- digits of few values


def _by_few(length: int, size: int = 5) -> tuple[UOp, UOp]:
    """Elements by digits that are counted by vectors."""
    digits = stored(_buffer(0, length, dtype=parse_dtype("uint8"))).minimum(4)
    counts = stored(few_counts(digits, size, int32))
    ranks = counts.scan(monoids.ADD, 0, exclusive=True).rank(digits.cast(int32))
    return counts, _moved(_buffer(1, length), ranks, room=length)


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
@pytest.mark.parametrize("length", [N, 2048 + 17, 3 * 128 * 128])
def test_few_values_are_counted_by_vectors(device: str, length: int) -> None:
    rng = np.random.default_rng(0)
    digits, values = rng.integers(0, 7, length).astype(np.uint8), rng.standard_normal(length).astype(np.float32)
    counts, moved = _by_few(length)
    assert is_permutation(moved)
    (counted, made), _ = _run(
        [counts, moved], device, {_buffer(0, length, dtype=parse_dtype("uint8")): digits, _buffer(1, length): values}
    )
    bounded = np.minimum(digits, 4)
    np.testing.assert_array_equal(counted, np.bincount(bounded, minlength=5))
    np.testing.assert_array_equal(made, values[np.argsort(bounded, kind="stable")])


def test_digits_beyond_few_counts() -> None:
    assert not is_permutation(_by_few(N, size=4)[1])


@pytest.mark.parametrize("device", ["REF", "CPU:LLVM"])
def test_a_part_that_is_gathered_and_put_back_is_no_copy_of_the_whole(device: str, arrays: dict[UOp, np.ndarray]) -> None:
    """The piece is in memory before the second scatter writes to the first one's."""
    whole = _passes(_low)
    places = arange(5, int32) + 3
    piece = stored(whole.gather(places))
    value = whole.scatter(piece.flip(0), places)
    (made,), _ = _run([value], device, arrays)
    ordered = arrays[KEYS][np.argsort(arrays[KEYS] & 3, kind="stable")]
    ordered[3:8] = ordered[3:8][::-1]
    assert np.array_equal(made, ordered)
    plan, _ = partition(canonical([value]), open_device(device).renderer)
    copies = [
        k
        for k in (step.kernel for step in plan.steps)
        if any(s.src[0].shape == (N,) and s.src[1].op is Op.PARAM for s in k.src)
    ]
    assert len(copies) == 1, "of the keys"
