"""What records of matrix units can say: linear fragments, replicated ones, tables, opaque ones;
and what is wrong with a wrong one."""

from __future__ import annotations

import doctest

import pytest
from kg.dtype import float16, float32
from kg.ir.layouts import fragment as fragments
from kg.ir.layouts.fragment import CoordinateTable, Fragment, OpaqueFragment, coordinates_of, fragment, lanes_of, registers_of
from kg.ir.layouts.layout import LinearLayout, along, replicated
from kg.ir.layouts.tensorcore import TensorCore, dot_core


def unit(name: str, dims: tuple[int, int, int], threads: int, a: Fragment, b: Fragment, c: Fragment) -> TensorCore:
    return TensorCore(name, dims, threads, (float16, float16), float32, a, b, c)


def registers(output: str, size: int) -> LinearLayout:
    return along("register", output, size)


def lanes(output: str, size: int) -> LinearLayout:
    return along("lane", output, size)


#: RDNA3, wave 32: each half of a wave holds all of A and B; rows of C alternate between the halves.
RDNA3 = unit(
    *("wmma_m16n16k16_f16_f32", (16, 16, 16), 32),
    fragment(registers("column", 16), lanes("row", 16), replicated("lane", 2)),
    fragment(registers("row", 16), lanes("column", 16), replicated("lane", 2)),
    fragment(lanes("column", 16), lanes("row", 2), registers("row", 8)),
)
#: CDNA3, wave 64: four groups of lanes share the depth, four rows of C in each.
MFMA = unit(
    *("mfma_m16n16k16_f16_f32", (16, 16, 16), 64),
    fragment(registers("column", 4), lanes("row", 16), lanes("column", 4)),
    fragment(registers("row", 4), lanes("column", 16), lanes("row", 4)),
    fragment(registers("row", 4), lanes("column", 16), lanes("row", 4)),
)
#: Intel XMX, 16 lanes: A's rows lie over the registers, B is packed by pairs of rows.
XMX = unit(
    *("dpas_m8n16k16_f16_f32", (16, 8, 16), 16),
    fragment(lanes("column", 16), registers("row", 8)),
    fragment(registers("row", 2), lanes("column", 16), registers("row", 8)),
    fragment(lanes("column", 16), registers("row", 8)),
)
#: Metal's simdgroup_matrix, and what WebGPU and Vulkan have.
OPAQUE = unit("simdgroup_m8n8k8_f16_f32", (8, 8, 8), 32, *[OpaqueFragment(8, 8, 32)] * 3)
#: The same matrix by rows of lanes, as a table.
TABLE = CoordinateTable(tuple(tuple((lane // 4, lane % 4 * 2 + i) for i in range(2)) for lane in range(32)))


def test_examples() -> None:
    assert doctest.testmod(fragments).failed == 0


@pytest.mark.parametrize("core", [RDNA3, MFMA, XMX, OPAQUE, unit("by_rows", (8, 8, 8), 32, *[TABLE] * 3)], ids=str)
def test_records_are_right(core: TensorCore) -> None:
    assert core.check() == []
    columns, rows, depth = core.dims
    held = [rows * depth, depth * columns, rows * columns]
    assert all(n * core.threads % elements == 0 for n, elements in zip(core.elements_per_thread, held, strict=True))


def test_what_half_waves_hold_twice_has_one_writer() -> None:
    assert isinstance(RDNA3.layout_a, LinearLayout)
    assert isinstance(RDNA3.layout_c, LinearLayout)
    assert RDNA3.layout_a.writers == 1 << 4 + 4  # the lane's last bit, above four of registers
    assert RDNA3.layout_c.is_injective
    assert coordinates_of(RDNA3.layout_a)[3] == coordinates_of(RDNA3.layout_a)[19]


def test_a_table_and_a_layout_say_the_same() -> None:
    layout = fragment(registers("column", 2), lanes("column", 4), lanes("row", 8))
    assert coordinates_of(layout) == coordinates_of(TABLE)
    assert (lanes_of(layout), registers_of(layout)) == (lanes_of(TABLE), registers_of(TABLE)) == (32, 2)


def test_nobody_asks_where_an_opaque_element_is() -> None:
    assert (lanes_of(OPAQUE.layout_a), registers_of(OPAQUE.layout_a)) == (32, 2)
    assert not OPAQUE.is_dot
    with pytest.raises(ValueError, match="opaque"):
        coordinates_of(OPAQUE.layout_a)


def test_dots_are_dots() -> None:
    assert dot_core("x", 8, 4, (float16, float16), float32).is_dot
    assert not any(core.is_dot for core in (RDNA3, MFMA, XMX))


@pytest.mark.parametrize(
    ("layout", "words"),
    [
        (fragment(registers("column", 2), lanes("row", 8)), "A: layout of 8 lanes for 32 threads"),
        (fragment(registers("column", 2), lanes("column", 2), lanes("row", 16)), "A: (8, 0) is outside 8x8"),
        (fragment(lanes("column", 4), lanes("row", 8)), "A: 32 of 8x8 elements are not covered"),
        (OpaqueFragment(8, 16, 32), "A: 8x16 in 32 lanes for 8x8"),
        (OpaqueFragment(8, 8, 32), "some fragments are opaque, others are not"),
    ],
)
def test_wrong_records(layout: Fragment, words: str) -> None:
    assert words in unit("wrong", (8, 8, 8), 32, layout, TABLE, TABLE).check()
