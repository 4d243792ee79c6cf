"""Masks and lanes of 64 bits on x86-64: held as wide as what was compared, and computed as vectors,
with AVX-512 and without."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
from kg import Device, open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import UOp, ordered_uops, parse_dtype, parse_schedule
from kg_cpu.host import Host
from kg_isa.x86.renderer import X86Renderer

FLOAT16, FLOAT32, FLOAT64, INT32, UINT32, INT64, BOOL = map(
    parse_dtype, ("float16", "float32", "float64", "int32", "uint32", "int64", "bool")
)
SIZE = 64
SPECIAL = (0.0, -0.0, np.nan, np.inf, -np.inf, 1.0, -1.0)
LEVELS = {256: "x86-64-v3", 512: "x86-64-v4"}


def _renderer(bits: int) -> X86Renderer:
    return X86Renderer(Host("x86_64", "linux", LEVELS[bits], (), "", bits, (32 << 10, 1 << 20), 1))


def _listing(ast: UOp, bits: int, schedule: str) -> str:
    renderer = _renderer(bits)
    return renderer.listing(ordered_uops(to_program(ast, renderer, None, parse_schedule(schedule))))


def _found(ast: UOp, bits: int, schedule: str, *values: np.ndarray) -> np.ndarray:
    own = open_device("CPU:X86")
    if own.renderer.vectors.alu < bits:
        pytest.skip(f"needs vectors of {bits} bits")
    device = Device("CPU:X86", own.runtime, lambda: (_renderer(bits), None))
    dtype = ast.src[0].src[1].type
    found = device.empty(SIZE, dtype)
    program = device.runtime.load(device.compile(ast, schedule))
    program.bind([found, *(device.buffer(v) for v in values)])()
    return found.numpy()


def _numbers(dtype: str, seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    if dtype.startswith("float"):
        return random.permutation(np.concatenate([np.array(SPECIAL * 4), random.standard_normal(SIZE - 28)])).astype(dtype)
    limits = np.iinfo(dtype)
    edges = np.array([limits.min, limits.min + 1, limits.max, limits.max - 1, 0, 1], dtype)
    return random.permutation(np.concatenate([edges, random.integers(limits.min, limits.max, SIZE - 6, dtype)]))


@pytest.mark.parametrize("bits", [256, 512])
def test_a_choice_of_float64_takes_one_instruction_after_its_comparison(bits: int) -> None:
    """Masks were narrowed to lanes of 32 bits, and widened again for the choice."""
    x, y = (param(n, (SIZE,), FLOAT64) for n in (1, 2))
    chosen = ((x < y) & (y != 3.0)).where(x * 2.0, y)
    listing = _listing(sink(param(0, (SIZE,), FLOAT64).store(chosen), name="choice"), bits, f"VECTOR(o0, {bits // 64})")
    assert not re.findall(r"vpshufb|vperm|vpmovsx|vshufps|vextract", listing)
    assert len(re.findall(r"vblendvpd|vpblendmq", listing)) == 1


@pytest.mark.parametrize("dtype", ["float32", "float64", "int16", "int32", "int64"])
@pytest.mark.parametrize("place", ["then", "otherwise"])
def test_a_choice_of_zero_is_a_mask(place: str, dtype: str) -> None:
    """vblendvps is three operations of the processor, vandps one; -0.0 is no zero then."""
    scalar = parse_dtype(dtype)
    x, y = (param(n, (SIZE,), scalar) for n in (1, 2))
    a, b = _numbers(dtype, 1), _numbers(dtype, 2)
    for zero in (0, -0.0) if scalar.is_float else (0,):
        chosen = (x < y).where(zero, x) if place == "then" else (x < y).where(x, zero)
        ast = sink(param(0, (SIZE,), scalar).store(chosen), name="zero")
        expected = np.where(a < b, *((zero, a) if place == "then" else (a, zero))).astype(dtype)
        for schedule in (f"VECTOR(o0, {256 // scalar.bits if scalar.bits > 16 else 8})", "UPCAST(o0, 2)"):
            found = _found(ast, 256, schedule, a, b)
            np.testing.assert_array_equal(found, expected)
            if scalar.is_float:
                np.testing.assert_array_equal(np.signbit(found), np.signbit(expected))
                assert ("vblendv" in _listing(ast, 256, schedule)) == (str(zero) == "-0.0")


@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize("dtype", ["float32", "float64", "int32", "int64"])
def test_the_opposite_of_a_comparison_is_a_comparison(dtype: str, bits: int) -> None:
    scalar = parse_dtype(dtype)
    x, y = (param(n, (SIZE,), scalar) for n in (1, 2))
    ast = sink(param(0, (SIZE,), scalar).store(((x < y) ^ True).where(x, y)), name="opposite")
    if dtype.startswith("float"):
        listing = _listing(ast, bits, f"VECTOR(o0, {bits // scalar.bits})")
        assert not re.findall(r"vpxor|vxorp|kxor|kxnor", listing)
    a, b = _numbers(dtype, 1), _numbers(dtype, 2)
    for schedule in (f"VECTOR(o0, {bits // scalar.bits})", "UPCAST(o0, 2)"):
        np.testing.assert_array_equal(_found(ast, bits, schedule, a, b), np.where(~(a < b), a, b))


WIDTHS: dict[str, Callable[[UOp, UOp, UOp], UOp]] = {
    "mixed": lambda x, y, n: ((x < 0.5) & (y.cast(FLOAT32) < 0.5)).where(x, n.cast(FLOAT64)),
    "narrow": lambda x, y, n: (x < y).where(n, n + 1),
    "narrow_to_wide": lambda x, y, n: (n < 3).where(x, y),
    "both": lambda x, y, n: (x < y).where(x, y) + (x < y).where(n, n * 3).cast(FLOAT64),
    "bools": lambda x, y, n: (x < y) | (n < 3),
    "equal_bools": lambda x, y, n: ((x < y).ne(n < 3)).where(x, y),
    "chosen_bools": lambda x, y, n: (n < 3).where(x < y, y < 1.0),
    "number": lambda x, y, n: (x < y).cast(INT64) + n.cast(INT64),
    "half": lambda x, y, n: (x < y).cast(FLOAT16) + (n < 3).cast(FLOAT16),
    "truth": lambda x, y, n: (x.cast(BOOL) & n.cast(BOOL)).where(x, y),
    "constant": lambda x, y, n: ((x < y) ^ (n < n)).where(x, y + n.cast(FLOAT64)),
    "integer": lambda x, y, n: x.cast(INT32) ^ y.cast(UINT32).cast(INT32) ^ n.cast(INT32),
}


@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize("narrow", ["int8", "int16", "int32"])
@pytest.mark.parametrize("name", list(WIDTHS))
def test_masks_of_other_widths(name: str, narrow: str, bits: int) -> None:
    """What was compared in lanes of one width decides over lanes of another."""
    made = WIDTHS[name](*(param(n, (SIZE,), t) for n, t in ((1, FLOAT64), (2, FLOAT64), (3, parse_dtype(narrow)))))
    ast = sink(param(0, (SIZE,), made.type).store(made), name=name)
    values = _numbers("float64", 1), _numbers("float64", 2), _numbers(narrow, 3)
    (expected,) = open_device("REF").run(ast, *values)
    for lanes in (2, 4, 8):
        np.testing.assert_array_equal(_found(ast, bits, f"VECTOR(o0, {lanes})", *values), expected)


#: The instructions that AVX2 has for each, on 64-bit lanes: none moves a lane into a general register.
WIDE: dict[str, Callable[[UOp, UOp], UOp]] = {
    "product": lambda x, y: x * y,
    "greater": lambda x, y: x.maximum(y),
    "less": lambda x, y: x.minimum(y),
    "absolute": lambda x, y: abs(x) + y,
    "left": lambda x, y: (x << 13) ^ y,
    "right": lambda x, y: (x >> 13) ^ y,
    "all_but_the_sign": lambda x, y: (x >> 63) ^ y,
    "by_others": lambda x, y: (x << (y & 63)) ^ (x >> (y & 63)),
}


@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize("dtype", ["int64", "uint64"])
@pytest.mark.parametrize("name", list(WIDE))
def test_lanes_of_64_bits_are_computed_as_vectors(name: str, dtype: str, bits: int) -> None:
    scalar = parse_dtype(dtype)
    ast = sink(param(0, (SIZE,), scalar).store(WIDE[name](*(param(n, (SIZE,), scalar) for n in (1, 2)))), name=name)
    schedule = f"VECTOR(o0, {bits // 64})"
    assert not re.findall(r"vpextr|vpinsr|vmovq", _listing(ast, bits, schedule))
    values = _numbers(dtype, 4), _numbers(dtype, 5)
    (expected,) = open_device("REF").run(ast, *values)
    np.testing.assert_array_equal(_found(ast, bits, schedule, *values), expected)


def _edges(dtype: str) -> np.ndarray:
    """Numbers at and beside what conversions treat in a way of their own:
    powers of two, midpoints of float32 and float64, limits."""
    if dtype.startswith("float"):
        near = [
            f(2.0**n)
            for n in (0, 24, 31, 32, 33, 51, 52, 53, 62, 63, 64, 65, 100)
            for f in (float, lambda v: v * (1 + 2.0**-23), lambda v: v * (1 - 2.0**-24))
        ]
        near += [0.5, 0.99, 1.5, 2147483647.5, 4294967295.5, 4294967296.5, 4503599627370495.5, 1e300, 5e-324, 1.0e-40]
        numbers = np.array([sign * v for v in near for sign in (1, -1)] + list(SPECIAL) * 2)
        with np.errstate(over="ignore"):
            return numbers.astype(dtype)
    limits = np.iinfo(dtype)
    powers = [1 << n for n in range(limits.bits)]
    near = [v + d for v in powers for d in (-1, 0, 1)] + [
        v + half + d for v in powers for half in (v >> 24, v >> 25, v >> 53, v >> 54) for d in (-1, 0, 1)
    ]
    return np.array([v for n in near for v in (n, -n) if limits.min <= v <= limits.max], dtype)


@pytest.mark.part(3)
@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize(
    "pair",
    [
        (a, b)
        for w in ("int64", "uint64")
        for n in ("float64", "float32", "float16", "int32", "uint32", "int16", "uint8", "bool")
        for a, b in ((w, n), (n, w))
    ],
    ids="->".join,
)
def test_lanes_of_64_bits_are_converted_as_vectors(pair: tuple[str, str], bits: int) -> None:
    source, target = map(parse_dtype, pair)
    edges = np.array([False, True]) if pair[0] == "bool" else _edges(pair[0])
    values = np.concatenate([edges, edges[: -len(edges) % SIZE]]) if len(edges) > SIZE else np.resize(edges, SIZE)
    ast = sink(param(0, (SIZE,), target).store(param(1, (SIZE,), source).cast(target)), name="converted")
    schedule = f"VECTOR(o0, {bits // 64})"
    assert not re.findall(r"vpextr|vpinsr|vcvtt?s[sdi]2s", _listing(ast, bits, schedule))
    for part in values.reshape(-1, SIZE):
        (expected,) = open_device("REF").run(ast, part)
        found = _found(ast, bits, schedule, part)
        np.testing.assert_array_equal(found.view(f"u{found.itemsize}"), expected.view(f"u{found.itemsize}"))


@pytest.mark.parametrize("bits", [256, 512])
@pytest.mark.parametrize("source", ["float64", "float32"])
@pytest.mark.parametrize("target", ["int32", "uint32", "int16", "uint16", "int8", "uint8"])
def test_floats_become_narrower_integers(target: str, source: str, bits: int) -> None:
    limits = np.iinfo(target)
    near = [
        float(n) + d for n in (limits.min, limits.max, limits.max + 1, (limits.max >> 1) + 1) for d in (-1, -0.5, 0, 0.5, 1)
    ]
    values = np.resize(np.concatenate([np.array(near).astype(source), _edges(source)]), 3 * SIZE)
    ast = sink(
        param(0, (SIZE,), parse_dtype(target)).store(param(1, (SIZE,), parse_dtype(source)).cast(parse_dtype(target))),
        name="cast",
    )
    for part in values.reshape(-1, SIZE):
        (expected,) = open_device("REF").run(ast, part)
        for lanes in (2, 4, 8):
            np.testing.assert_array_equal(_found(ast, bits, f"VECTOR(o0, {lanes})", part), expected)


@pytest.mark.parametrize("bits", [256, 512])
def test_whether_any_lane_holds_is_one_test(bits: int) -> None:
    """The branch of sin for great arguments: each step of its tree went through general registers bit
    by bit."""
    x = param(1, (SIZE,), FLOAT32)
    ast, schedule = sink(param(0, (SIZE,), FLOAT32).store(x.sin()), name="sine"), f"VECTOR(o0, {bits // 32})"
    listing = _listing(ast, bits, schedule)
    assert len(re.findall(r"kmovq|vmovmskps", listing)) == 1
    assert len(re.findall(r"test ", listing)) == 1
    assert not re.findall(r"vpmovm2b|vpmovb2m|vpshufb", listing)
    for great in range(SIZE):  # one lane that is great
        values = np.linspace(-3, 3, SIZE, dtype=np.float32)
        values[great] = 1e20 if great % 2 else -3e9
        np.testing.assert_allclose(
            _found(ast, bits, schedule, values), np.sin(values.astype(np.float64)), rtol=3e-7, atol=1e-30
        )


@pytest.mark.parametrize("lanes", [4, 8, 16, 32])
@pytest.mark.parametrize("bits", [256, 512])
def test_lanes_of_bools_in_another_order(bits: int, lanes: int) -> None:
    x, y = (param(n, (SIZE // lanes, lanes), BOOL) for n in (1, 2))
    ast = sink(param(0, (SIZE // lanes, lanes), BOOL).store(x.flip(1) ^ y), name="turned")
    a, b = (np.random.default_rng(n).integers(0, 2, (SIZE // lanes, lanes)).astype(bool) for n in (3, 4))
    schedule = f"VECTOR(o1, {lanes})"
    assert "shr" not in _listing(ast, bits, schedule), "bit by bit"
    np.testing.assert_array_equal(_found(ast, bits, schedule, a, b), (a[:, ::-1] ^ b).reshape(-1))


def test_constants_without_a_register_are_memory_operands() -> None:
    """A polynomial of more terms than AVX2 has registers: each was broadcast again in every iteration."""
    terms = [1.0 / (n + 1) for n in range(24)]
    x = param(1, (SIZE,), FLOAT32)
    total = x * terms[0] + terms[1]
    for term in terms[2:]:
        total = total * x + term
    ast = sink(param(0, (SIZE,), FLOAT32).store(total), name="polynomial")
    inner = _listing(ast, 256, "VECTOR(o0, 8)").partition("loop_")[2]
    assert len(re.findall(r"ymmword ptr \[rip", inner)) >= len(terms) - 16
    assert not re.findall(r"vpbroadcast.*rip|rsp", inner)
    values = np.linspace(-1, 1, SIZE, dtype=np.float32)
    expected = np.polyval(np.array(terms, np.float64), values.astype(np.float64))
    np.testing.assert_allclose(_found(ast, 256, "VECTOR(o0, 8)", values), expected, rtol=1e-5)
