"""Linear layouts: what the algebra says holds for every number, random layouts included;
their text reads back."""

from __future__ import annotations

import doctest

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kg.errors import ParseError
from kg.ir.layouts import layout as layouts
from kg.ir.layouts.layout import Bits, LinearLayout, along, replicated
from kg.text.cursor import Cursor, Scope
from kg.text.values import Labels, format_value

C = along("register", "column", 2) * along("lane", "column", 4) * along("lane", "row", 8) * along("register", "row", 2)
_COUNTS = st.integers(0, 3)


@st.composite
def bits(draw: st.DrawFn, *names: str) -> Bits:
    return tuple((name, draw(_COUNTS)) for name in names)


@st.composite
def linear(draw: st.DrawFn, inputs: Bits | None = None, outputs: Bits | None = None) -> LinearLayout:
    """Any layout of a few bits: replicated, swizzled, not reaching all."""
    ins = draw(bits("a", "b")) if inputs is None else inputs
    outs = draw(bits("x", "y")) if outputs is None else outputs
    last = (1 << sum(n for _, n in outs)) - 1
    columns = tuple(draw(st.integers(0, last)) for _ in range(sum(n for _, n in ins)))
    return LinearLayout(ins, outs, columns)


@st.composite
def chained(draw: st.DrawFn) -> tuple[LinearLayout, LinearLayout]:
    """An inner layout and one that takes its outputs, in another order."""
    inner = draw(linear())
    return inner, draw(linear(inner.outputs[::-1], draw(bits("u", "v"))))


@st.composite
def side_by_side(draw: st.DrawFn) -> tuple[LinearLayout, LinearLayout]:
    return draw(linear()), draw(linear(draw(bits("b", "c")), draw(bits("y", "z"))))


def numbers(layout: LinearLayout) -> range:
    return range(1 << len(layout.columns))


def test_examples() -> None:
    assert doctest.testmod(layouts).failed == 0
    assert doctest.testmod(layouts).attempted > 5


@given(linear(), st.data())
def test_images_are_linear(layout: LinearLayout, data: st.DataObject) -> None:
    x, y = (data.draw(st.sampled_from(numbers(layout))) for _ in range(2))
    assert layout.image(x ^ y) == layout.image(x) ^ layout.image(y)
    assert layout.image(0) == 0


@given(linear())
def test_rank_counts_images(layout: LinearLayout) -> None:
    images = {layout.image(n) for n in numbers(layout)}
    assert len(images) == 1 << layout.rank
    assert layout.is_injective == (len(images) == len(numbers(layout)))
    assert layout.is_surjective == (len(images) == 1 << sum(n for _, n in layout.outputs))


@given(linear())
def test_each_output_has_one_writer(layout: LinearLayout) -> None:
    """Of all that hold an element one has zeros where `writers` has ones."""
    writers = [layout.image(n) for n in numbers(layout) if n & layout.writers == 0]
    assert sorted(writers) == sorted({layout.image(n) for n in numbers(layout)})


@given(chained())
def test_a_composition_is_one_after_the_other(both_of: tuple[LinearLayout, LinearLayout]) -> None:
    inner, outer = both_of
    both, inner = outer.compose(inner), inner.reordered(outputs=[name for name, _ in outer.inputs])
    assert all(both.image(n) == outer.image(inner.image(n)) for n in numbers(inner))


@given(linear())
def test_an_inverse_gives_the_writer(layout: LinearLayout) -> None:
    if not layout.is_surjective:
        with pytest.raises(ValueError, match="not reached"):
            layout.inverse()
        return
    inverse = layout.inverse()
    assert all(layout.image(inverse.image(n)) == n and inverse.image(n) & layout.writers == 0 for n in numbers(inverse))


@given(side_by_side())
def test_the_rank_of_a_product(both: tuple[LinearLayout, LinearLayout]) -> None:
    first, second = both
    assert (first * second).rank == first.rank + second.rank


@given(linear())
def test_text_reads_back(layout: LinearLayout) -> None:
    text = format_value(layout, Labels())
    assert Cursor(text, 1, "", Scope()).value() == layout


@pytest.mark.parametrize(
    ("text", "column", "words"),
    [
        ("layout(a[x:1] -> x:3)", 18, "powers of two"),
        ("layout(a[x:1] -> y:2)", 7, "x:1 is outside of the outputs y:2"),
        ("layout(a[x] -> x:2)", 10, "the image of a bit"),
        ("layout(a[x:1 -> x:2)", 14, "the image of a bit"),
        ("layout(a[x:1] a[x:1] -> x:2)", 7, "each input once"),
        (f"layout(a[x:1] -> x:{'9' * 5000})", 20, "5,000 digits"),
    ],
)
def test_wrong_text(text: str, column: int, words: str) -> None:
    with pytest.raises(ParseError, match=words) as error:
        Cursor(text, 1, "", Scope()).value()
    assert error.value.column == column


def test_wrong_layouts() -> None:
    for bits, columns in (((("a", 1),), ()), ((("a", 1),), (2,)), ((("a", 65),), (0,) * 65)):
        with pytest.raises(ValueError, match="image"):
            LinearLayout(bits, (("x", 1),), columns)
    with pytest.raises(ValueError, match="powers of two"):
        along("a", "x", 3)
    with pytest.raises(ValueError, match="not the inputs"):
        C.compose(C)
    with pytest.raises(ValueError, match="outside"):
        C.at(lane=32)


def test_an_xor_swizzle_is_linear() -> None:
    """For all rows and columns, by z3: the image is what the arithmetic says."""
    import z3

    row, column = z3.BitVecs("row column", 6)
    swizzle = LinearLayout((("column", 6), ("row", 3)), (("offset", 9),), (1, 2, 4, 8, 16, 32, 64 | 8, 128 | 16, 256 | 32))
    whole, bits = z3.Concat(z3.Extract(2, 0, row), column), z3.BitVecVal(0, 9)
    for n, image in enumerate(swizzle.columns):
        bits = bits ^ z3.If(z3.Extract(n, n, whole) == 1, z3.BitVecVal(image, 9), z3.BitVecVal(0, 9))
    block, line = z3.LShR(column, 3), row & 7
    wide = z3.ZeroExt(3, ((block ^ line) << 3) | (column & 7)) + (z3.ZeroExt(3, line) << 6)
    solver = z3.Solver()
    solver.add(bits != wide)
    assert solver.check() == z3.unsat


def test_rows_that_several_lanes_hold() -> None:
    """RDNA3's left operand: both halves of a wave hold every row; the first half writes."""
    a = along("lane", "row", 16) * replicated("lane", 2) * along("register", "column", 16)
    assert a.writers == 16
    assert a.inverse().at(row=5, column=3) == {"lane": 5, "register": 3}
