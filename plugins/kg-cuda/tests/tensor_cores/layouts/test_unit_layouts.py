"""The layouts of units against the tables of the PTX ISA ("Matrix Fragments for mma",
"Register Fragments" of wgmma), written out as it says them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from kg.ir.layouts.fragment import coordinates_of
from kg.plugin import LinearLayout, TensorCore
from kg_cuda.tensor_cores.mma import units
from kg_cuda.tensor_cores.wgmma import DEPTH, GROUP, ROWS, warpgroup_units

MMA = {core.name: core for number in (75, 80, 89, 90) for core in units(number)}
WGMMA = {core.name: core for core in warpgroup_units(90)}
Place = Callable[[int, int], tuple[int, int]]


def held(core: TensorCore, registers: int, place: Place) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(tuple(place(lane, i) for i in range(registers)) for lane in range(core.threads))


@pytest.mark.parametrize("name", MMA)
def test_fragments_of_mma(name: str) -> None:
    core = MMA[name]
    _, rows, depth = core.dims
    per_word = max(1, 32 // core.dtype_in[0].bits)
    halves, words = rows // 8, depth // (4 * per_word)

    def along(lane: int, word: int, i: int) -> int:
        return lane % 4 * per_word + i + 4 * per_word * word

    def a(lane: int, register: int) -> tuple[int, int]:
        word, half, i = register // per_word // halves, register // per_word % halves, register % per_word
        return lane // 4 + 8 * half, along(lane, word, i)

    def b(lane: int, register: int) -> tuple[int, int]:
        return along(lane, register // per_word, register % per_word), lane // 4

    def c(lane: int, register: int) -> tuple[int, int]:
        return lane // 4 + 8 * (register // 2), lane % 4 * 2 + register % 2

    assert coordinates_of(core.layout_a) == held(core, per_word * halves * words, a)
    assert coordinates_of(core.layout_b) == held(core, per_word * words, b)
    assert coordinates_of(core.layout_c) == held(core, 2 * halves, c)


@pytest.mark.parametrize("name", WGMMA)
def test_fragments_of_wgmma(name: str) -> None:
    core = WGMMA[name]
    columns = core.dims[0]
    itemsize = core.dtype_in[0].itemsize
    depth = DEPTH // itemsize

    def operand(rows: int, *, left: bool) -> tuple[int, Place]:
        registers = rows * depth // GROUP
        together = min(registers, 16 // itemsize)

        def place(lane: int, register: int) -> tuple[int, int]:
            row, k = divmod(lane * together + register % together + register // together * together * GROUP, depth)
            return (row, k) if left else (k, row)

        return registers, place

    def sums(lane: int, register: int) -> tuple[int, int]:
        row = lane // 32 * 16 + lane % 32 // 4 + register // 2 % 2 * 8
        return row, register // 4 * 8 + lane % 4 * 2 + register % 2

    def registers(lane: int, register: int) -> tuple[int, int]:
        row = lane // 32 * 16 + lane % 32 // 4 + register // 2 % 2 * 8
        return row, register // 4 * 8 + lane % 4 * 2 + register % 2

    left = operand(ROWS, left=True) if core.shared_operands[0] else (8, registers)
    assert coordinates_of(core.layout_a) == held(core, *left)
    assert coordinates_of(core.layout_b) == held(core, *operand(columns, left=False))
    assert coordinates_of(core.layout_c) == held(core, columns // 2, sums)


@pytest.mark.parametrize("core", [*MMA.values(), *WGMMA.values()], ids=str)
def test_units_are_linear(core: TensorCore) -> None:
    assert core.check() == []
    for layout in (core.layout_a, core.layout_b, core.layout_c):
        assert isinstance(layout, LinearLayout)
        assert layout.is_surjective
        assert layout.is_injective
