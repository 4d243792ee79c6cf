"""Tensor maps, from a kernel's text to its launches."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kg.errors import CompileError
from kg_cuda.tensor_maps import MapSpec, maps_of, parameter

SPEC = MapSpec(1, 2, (4096, 100), (8192,), (64, 128), 128)


def text(*specs: MapSpec) -> str:
    """As much of a kernel as is looked at."""
    lines = [spec.line(number) for number, spec in enumerate(specs)]
    return "\n".join(
        [*lines, ".visible .entry kg_k(.param .u64 kg_k_0", *(f", {parameter(n)}" for n in range(len(specs))), ") {}"]
    )


def test_a_line_says_all():
    assert SPEC.line(0) == "// kg.map 0 slot=1 offset=0 itemsize=2 sizes=4096,100 strides=8192 box=64,128 swizzle=128"
    assert not SPEC.refusal and SPEC.nbytes == 99 * 8192 + 8192 and SPEC.box_bytes == 64 * 128 * 2
    assert parameter(3) == ".param .align 64 .b8 kg_map_3[128]"


@st.composite
def specs(draw: st.DrawFn) -> MapSpec:
    itemsize, rank = draw(st.sampled_from([1, 2, 4, 8])), draw(st.integers(1, 5))
    sizes = draw(st.tuples(*[st.integers(1, 1 << 32)] * rank))
    strides = draw(st.tuples(*[st.integers(1, 1 << 30)] * (rank - 1)))
    outer = draw(st.tuples(*[st.integers(1, 256)] * (rank - 1)))
    swizzle = draw(st.sampled_from([0, 32, 64, 128]))
    row = draw(st.integers(1, (swizzle or 128) // 16)) * 16 // itemsize
    offset = draw(st.integers(0, 1 << 30)) * 16
    return MapSpec(draw(st.integers(0, 99)), itemsize, sizes, tuple(16 * s for s in strides), (row, *outer), swizzle, offset)


@given(st.lists(specs(), max_size=4))
def test_what_is_written_is_read(asked: list[MapSpec]):
    assert not any(spec.refusal for spec in asked)
    assert maps_of(text(*asked)) == tuple(asked)


@pytest.mark.parametrize(
    ("before", "after", "match"),
    [
        ("slot=1 ", "", "says of no tensor map what it is: // kg.map 0 offset"),
        ("swizzle=128", "swizzle=128 ", "^$"),  # blanks at a line's end are nothing
        ("swizzle=128", "swizzle=128 more=1", "says of no tensor map"),
        ("sizes=4096,100", "sizes=4096,", "says of no tensor map"),
        ("slot=1", "slot=-1", "says of no tensor map"),
        ("slot=1", "slot=01", "it should be // kg.map 0 slot=1 "),
        ("kg.map 0", "kg.map 1", "it should be // kg.map 0 slot=1 "),
        ("// kg.map 0", "// kg.map", "says of no tensor map"),
        ("swizzle=128", "swizzle=48", "a swizzle of 48 bytes"),
        ("swizzle=128", "swizzle=64", "more than the swizzle's 64"),
        ("strides=8192", "strides=8200", "multiples of 16 bytes"),
        ("strides=8192", "strides=none", "one stride less"),
        ("offset=0", "offset=8", "multiples of 16 bytes"),
        ("box=64,128", "box=64,257", "those of the box 1 to 256"),
        ("box=64,128", "box=60,128", "no multiple of 16"),
        ("itemsize=2", "itemsize=3", "elements of 3 bytes"),
        ("kg_map_0[", "kg_map_1[", "says what 1 tensor maps are, and has kg_map_1\n"),
        ("kg_map_0[", "other[", "and has no parameter for one"),
    ],
)
def test_what_else_a_line_says_is_refused(before: str, after: str, match: str):
    whole = text(SPEC)
    assert before in whole
    changed = whole.replace(before, after)
    if match == "^$":
        assert maps_of(changed) == (SPEC,)
        return
    with pytest.raises(CompileError, match=match) as caught:
        maps_of(changed)
    assert caught.value.source == changed


def test_parameters_without_a_line():
    with pytest.raises(CompileError, match="says what 0 tensor maps are, and has kg_map_0"):
        maps_of(text(SPEC).partition("\n")[2])
    with pytest.raises(CompileError, match=r"it should be // kg\.map 1 "):
        maps_of(f"{SPEC.line(0)}\n{text(SPEC)}")
    assert maps_of(".visible .entry kg_k() {}") == ()


def test_maps_of_other_ranks():
    one = replace(SPEC, sizes=(1000,), strides=(), box=(64,))
    five = replace(SPEC, sizes=(64, 2, 3, 4, 5), strides=(128, 256, 768, 3072), box=(64, 1, 1, 1, 2))
    assert maps_of(text(one, five)) == (one, five)
    assert (one.nbytes, five.nbytes) == (2000, 64 * 2 * 2 * 3 * 4 * 5)
