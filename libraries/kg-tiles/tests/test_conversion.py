"""Conversions between layouts: what shuffles and memory give is what is wanted,
for random pairs of layouts; memory's banks are met once each where that can be."""

from __future__ import annotations

import doctest

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kg.ir.layouts.fragment import fragment
from kg.ir.layouts.layout import LinearLayout, along, replicated
from kg_tiles.conversions import layouts as conversion
from kg_tiles.conversions.layouts import memory_for, registers_for, shuffles_for, source_of

#: However slowly a busy machine makes layouts.
IN_TIME = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def side_by_side(layout: LinearLayout) -> int:
    """How many registers of each lane lie side by side, beginning at a multiple of as many."""
    registers, lanes = (1 << layout.input_bits(name) for name in ("register", "lane"))
    at = [[layout.at(register=r, lane=lane)["offset"] for r in range(registers)] for lane in range(lanes)]
    widths = [1 << bit for bit in range(layout.input_bits("register") + 1)]
    fits = [
        n for n in widths if all(a[r] - a[r - r % n] == r % n and a[r - r % n] % n == 0 for a in at for r in range(registers))
    ]
    return max(fits)


def bank_passes(layout: LinearLayout, itemsize: int, *, line: int, bank: int = 4) -> int:
    """How many passes over the banks of a memory one access of a subgroup takes, (register,
    lane) -> offset, as many registers at once as lie side by side; 16 bytes at most."""
    width = min(side_by_side(layout) * itemsize, 16)
    together = max(line // width, 1)
    passes = 0
    for start in range(0, 1 << layout.input_bits("lane"), together):
        words = {
            (layout.at(lane=lane)["offset"] * itemsize + byte) // bank
            for lane in range(start, min(start + together, 1 << layout.input_bits("lane")))
            for byte in range(0, width, min(bank, width))
        }
        of_banks = [word % (line // bank) for word in words]
        passes += max(of_banks.count(n) for n in set(of_banks))
    return passes


@st.composite
def bijective(draw: st.DrawFn, registers: int, lanes: int, *, permuted: bool = False) -> LinearLayout:
    """(register, lane) -> element, each element once; `permuted`: bits of elements alone,
    as those of matrix units are."""
    bits = registers + lanes
    columns = draw(st.permutations([1 << n for n in range(bits)]))
    for _ in range(0 if permuted else draw(st.integers(0, 2 * bits))):
        a, b = draw(st.permutations(range(bits)))[:2] if bits > 1 else (0, 0)
        columns[a] ^= columns[b] if a != b else 0
    return LinearLayout((("register", registers), ("lane", lanes)), (("element", bits),), tuple(columns))


@st.composite
def pairs(draw: st.DrawFn, *, permuted: bool = False) -> tuple[LinearLayout, LinearLayout]:
    registers, lanes = draw(st.integers(0, 4)), draw(st.integers(1, 5))
    return draw(bijective(registers, lanes, permuted=permuted)), draw(bijective(registers, lanes, permuted=permuted))


def _of_bits(images: tuple[int, ...], number: int) -> int:
    found = 0
    for bit, image in enumerate(images):
        found ^= image if number >> bit & 1 else 0
    return found


def test_examples() -> None:
    assert doctest.testmod(conversion).failed == 0
    assert doctest.testmod(conversion).attempted > 5


@IN_TIME
@given(pairs())
def test_shuffles_give_what_is_wanted(both: tuple[LinearLayout, LinearLayout]) -> None:
    held, wanted = both
    plan, lanes = shuffles_for(wanted, held), range(1 << held.input_bits("lane"))
    assert plan is not None
    for k in range(1 << held.input_bits("register")):
        for lane in lanes:
            giver = plan.start[k] ^ _of_bits(plan.lanes, lane)
            given = held.at(register=plan.given[k] ^ _of_bits(plan.before, giver), lane=giver)
            assert wanted.at(register=k ^ _of_bits(plan.after, lane), lane=lane) == given


@IN_TIME
@given(pairs())
def test_memory_gives_what_is_wanted(both: tuple[LinearLayout, LinearLayout]) -> None:
    """What is stored of an element is loaded from where it was stored, and nothing else is there."""
    held, wanted = both
    found = memory_for(wanted, held, 2, line=128)
    assert found is not None and found.stored.is_injective and found.loaded.is_injective
    at = {
        found.stored.at(register=n, lane=lane)["offset"]: held.at(register=register, lane=lane)
        for n, register in enumerate(found.store_order)
        for lane in range(1 << held.input_bits("lane"))
    }
    for n, register in enumerate(found.load_order):
        for lane in range(1 << wanted.input_bits("lane")):
            assert at[found.loaded.at(register=n, lane=lane)["offset"]] == wanted.at(register=register, lane=lane)


@IN_TIME
@given(bijective(3, 5, permuted=True), bijective(3, 5, permuted=True), st.sampled_from([1, 2, 4, 8]))
def test_memory_has_no_conflicts(held: LinearLayout, wanted: LinearLayout, itemsize: int) -> None:
    """Fragments of matrix units and rows of memory:
    each access takes as many passes as its bytes are lines. More is taken where a store is of less than a bank, or its lanes
    meet more vectors of the load at once than a line has."""
    found = memory_for(wanted, held, itemsize, line=128)
    assert found is not None
    loads = side_by_side(found.loaded) * itemsize
    stores = side_by_side(found.stored) * itemsize
    assert bank_passes(found.loaded, itemsize, line=128) == max(1, 32 * loads // 128)
    lanes = found.stored.images("lane")[: (128 // max(stores, 4)).bit_length() - 1]
    met = sum(image * itemsize >= loads for image in lanes)
    if stores >= 4 and loads << met <= 128:
        assert bank_passes(found.stored, itemsize, line=128) == max(1, 32 * stores // 128)


@IN_TIME
@given(bijective(2, 4), st.integers(0, 1))
def test_what_is_held_twice_is_taken_once(held: LinearLayout, times: int) -> None:
    more = held * replicated("lane", 1 << times)
    source = source_of(more, more)
    assert source is not None
    assert all(more.image(source.image(n)) == more.image(n) for n in range(1 << len(more.columns)))
    assert (registers_for(more, more) is not None) == (times == 0)
    assert (shuffles_for(more, more) is not None) == (times == 0)


def test_what_is_not_held_is_not_given() -> None:
    column = fragment(along("lane", "column", 8))
    rows = fragment(along("lane", "row", 8))
    found = (registers_for(column, rows), shuffles_for(column, rows), memory_for(column, rows, 4, line=128))
    assert found == (None, None, None)
