"""float16 computed by AVX512-FP16: results of the machine code in the evaluator `x86_machine`,
bit for bit those of the reference interpreter."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import numpy as np
import pytest
from kg import UOp, open_device, param, sink
from kg.compile.program import to_program
from kg.plugin import DType, Op, ordered_uops, parse_dtype, parse_schedule
from kg.settings import override
from kg_cpu.host import Host
from kg_isa.x86.renderer import X86Renderer

iced = pytest.importorskip("iced_x86", reason="pip install iced-x86")
from x86_machine import Machine  # noqa: E402
from x86_vectors import arithmetic  # noqa: E402

FLOAT16, FLOAT32, INT8, UINT8, INT16, UINT16, INT32, BOOL = map(
    parse_dtype, ("float16", "float32", "int8", "uint8", "int16", "uint16", "int32", "bool")
)
#: One of each kind at which results differ: zeros, denormals, the normal numbers beside them, ones, odd integers, limits of integers, infinities, NaNs with payloads.
SPECIAL = np.array(
    [b | sign for sign in (0, 0x8000) for b in (0, 1, 2, 0x3FF, 0x400, 0x401, 0x3555, 0x37FF, 0x3800, 0x3801, 0x3BFF, 0x3C00, 0x3C01, 0x3E00)]
    + [b | sign for sign in (0, 0x8000) for b in (0x4200, 0x57F0, 0x57F8, 0x5BF8, 0x6400, 0x67FF, 0x77FF, 0x7800, 0x7BFF, 0x7C00, 0x7E00, 0x7D01, 0x7FFF)],
    np.uint16,
).view(np.float16)  # fmt: skip
WHOLE = "VECTOR(o0, 32)"
SCHEDULES = (WHOLE, "VECTOR(o0, 8)", "VECTOR(o0, 2)", "UPCAST(o0, 2)")


def _renderer(*features: str) -> X86Renderer:
    return X86Renderer(Host("x86_64", "linux", "x86-64-v4", features, "", 512, (32 << 10, 1 << 20), 1))


HALVES, WITHOUT = _renderer("avx512fp16"), _renderer()


def _listing(ast: UOp, schedule: str) -> str:
    return HALVES.listing(ordered_uops(to_program(ast, HALVES, None, parse_schedule(schedule))))


def _run(ast: UOp, schedule: str, *values: np.ndarray, renderer: X86Renderer = HALVES) -> tuple[np.ndarray, set[str]]:
    """What the machine code computes, and the instructions that were executed."""
    uops = ordered_uops(to_program(ast, renderer, None, parse_schedule(schedule)))
    machine, dtype = Machine(renderer.function(uops).code), ast.src[0].src[1].type
    out = np.full(len(values[0]), 77, np.dtype("bool" if dtype.is_bool else dtype.name))
    slots = [u.arg for u in uops if u.op is Op.DEFINE_GLOBAL]
    machine.run([array for slot, array in enumerate((out, *values)) if slot in slots])
    return out, machine.names


def _expected(ast: UOp, *values: np.ndarray) -> np.ndarray:
    """What the reference interpreter computes of those that the kernel reads."""
    (found,) = open_device("REF").run(
        ast, *(values[p.slot - 1] for p in sorted(ast.find(Op.PARAM), key=lambda p: p.slot) if p.slot)
    )
    return np.asarray(found)


def _kernel(made: UOp, size: int) -> UOp:
    return sink(param(0, (size,), made.type).store(made), name="halves")


def _same(found: np.ndarray, expected: np.ndarray) -> None:
    """Bit for bit, but for what is in a NaN."""
    if found.dtype.kind == "f":
        nan = np.isnan(expected)
        np.testing.assert_array_equal(np.isnan(found), nan)
        found, expected = (v[~nan].view(f"u{v.itemsize}") for v in (found, expected))
    np.testing.assert_array_equal(found, expected)


def _pairs() -> tuple[np.ndarray, np.ndarray]:
    """Each special value with each, and as many random ones that they fill whole vectors."""
    a, b = (v.ravel() for v in np.meshgrid(SPECIAL, SPECIAL))
    count = -len(a) % 64 + 64 * 4
    drawn = np.random.default_rng(5).integers(0, 1 << 16, (2, count)).astype(np.uint16).view(np.float16)
    return np.concatenate([a, drawn[0]]), np.concatenate([b, drawn[1]])


BINARY: dict[str, tuple[Callable[[UOp, UOp], UOp], str]] = {
    "add": (lambda x, y: x + y, "vadd"),
    "sub": (lambda x, y: x - y, "vsub"),
    "mul": (lambda x, y: x * y, "vmul"),
    "div": (lambda x, y: x / y, "vdiv"),
    "max": (lambda x, y: x.maximum(y), "vmax"),
    "min": (lambda x, y: x.minimum(y), "vmin"),
    "less": (lambda x, y: x < y, "vcmp"),
    "less_or_equal": (lambda x, y: x <= y, "vcmp"),
    "equal": (lambda x, y: x.eq(y), "vcmp"),
    "not_equal": (lambda x, y: x.ne(y), "vcmp"),
    "not_less": (lambda x, y: (x < y) ^ True, "vcmp"),
    "choice": (lambda x, y: (x < y).where(x * 2.0, y), "vmul"),
    "lesser": (lambda x, y: (x < y).where(x, y), "vmin"),
}


@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("name", list(BINARY))
def test_two_operands(name: str, schedule: str) -> None:
    build, instruction = BINARY[name]
    x, y = _pairs()
    ast = _kernel(build(*(param(n, (len(x),), FLOAT16) for n in (1, 2))), len(x))
    found, names = _run(ast, schedule, x, y)
    assert instruction + ("sh" if schedule.startswith("UPCAST") else "ph") in names
    assert not any(n.startswith("vcvt") for n in names), "through float32"
    expected = _expected(ast, x, y)
    if name in ("max", "min", "lesser"):  # which zero it is, is open
        found, expected = found + np.float16(0), expected + np.float16(0)
    _same(found, expected)


UNARY: dict[str, tuple[Callable[[UOp], UOp], str]] = {
    "sqrt": (lambda x: x.sqrt(), "vsqrt"),
    "negated": (lambda x: -x, "vpxor"),
    "absolute": (abs, "vpandn"),
    "truncated": (lambda x: x.trunc(), "vrndscale"),
    "rounded": (lambda x: x.round(), "vrndscale"),
    "reciprocal": (lambda x: 1.0 / x, "vdiv"),
    "square": (lambda x: x * x, "vmul"),
}


@pytest.mark.parametrize("schedule", [WHOLE, "UPCAST(o0, 2)"])
@pytest.mark.parametrize("name", list(UNARY))
def test_every_number(name: str, schedule: str) -> None:
    build, instruction = UNARY[name]
    x = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    x = x if schedule == WHOLE else x[::7][:7168].copy()
    ast = _kernel(build(param(1, (len(x),), FLOAT16)), len(x))
    found, names = _run(ast, schedule, x)
    assert any(n.startswith(instruction) for n in names), names
    expected = _expected(ast, x)
    _same(found, expected)


@pytest.mark.parametrize("schedule", [WHOLE, "VECTOR(o0, 8)", "UPCAST(o0, 2)"])
@pytest.mark.parametrize("target", [INT8, UINT8, INT16, UINT16, INT32, BOOL, FLOAT32], ids=str)
def test_every_number_is_converted(target: DType, schedule: str) -> None:
    """Saturated, NaN as 0; 32 lanes at once where they are of 8 and 16 bits."""
    x = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    x = x if schedule == WHOLE else x[::7][:7168].copy()
    ast = _kernel(param(1, (len(x),), FLOAT16).cast(target), len(x))
    found, names = _run(ast, schedule, x)
    assert ("vcvtph2ps" in names) == (target in (INT32, FLOAT32) or not schedule.startswith("VECTOR"))
    expected = _expected(ast, x)
    _same(found.astype(np.uint8) if target.is_bool else found, expected.astype(found.dtype if not target.is_bool else np.uint8))


@pytest.mark.parametrize("schedule", [WHOLE, "VECTOR(o0, 8)", "UPCAST(o0, 2)"])
@pytest.mark.parametrize("source", [INT8, UINT8, INT16, UINT16], ids=str)
def test_every_integer_is_converted(source: DType, schedule: str) -> None:
    limits = np.iinfo(source.name)
    x = np.resize(np.arange(limits.min, limits.max + 1), max(1 << 12, (limits.max - limits.min + 1))).astype(source.name)
    x = x if schedule == WHOLE else x[:1024]
    ast = _kernel(param(1, (len(x),), source).cast(FLOAT16), len(x))
    found, names = _run(ast, schedule, x)
    assert any(n in ("vcvtw2ph", "vcvtuw2ph") for n in names) == schedule.startswith("VECTOR")
    expected = _expected(ast, x)
    _same(found, expected)


@pytest.mark.parametrize("schedule", [WHOLE, "UPCAST(o0, 2)"])
def test_a_product_and_a_sum(schedule: str) -> None:
    """Core makes a MULACC of them, which is rounded once, as REF's.
    Where the setting `contract` forbids that they are two instructions."""
    x, y, z = (param(n, (32,), FLOAT16) for n in (1, 2, 3))
    ast = _kernel(x * y + z, 32)
    a, c = np.full(32, 1 + 2.0**-10, np.float16), -np.full(32, 1 + 2.0**-9, np.float16)
    found, names = _run(ast, schedule, a, a, c)
    assert (found == np.float16(2.0**-20)).all() and any("fmadd" in n for n in names)
    with override(contract=False):
        found, names = _run(ast, schedule, a, a, c)
    assert not found.any() and not any("fmadd" in n for n in names)


def test_operands_in_memory() -> None:
    x, y = (param(n, (256,), FLOAT16) for n in (1, 2))
    assert re.search(r"vaddph zmm\d+, zmm\d+, zmmword ptr", _listing(_kernel(x + y, 256), "VECTOR(o0, 32)"))
    listing = _listing(_kernel(x + y, 256), "UPCAST(o0, 2)")
    assert re.search(r"vaddsh xmm\d+, xmm\d+, word ptr", listing)
    assert "movzx" not in listing and "vmovd" not in listing


def test_without_the_instructions() -> None:
    x = param(1, (256,), FLOAT16)
    listing = WITHOUT.listing(ordered_uops(to_program(_kernel(x + x, 256), WITHOUT)))
    assert "vcvtph2ps" in listing and "addph" not in listing


def _expression(rng: random.Random, inputs: list[UOp], depth: int) -> UOp:
    """Of float16; casts and comparisons inside."""
    if depth == 0:
        return rng.choice([*inputs, inputs[0] * 0.0 + rng.choice((0.5, -3.0, 1e-5, 65504.0))])
    a, b = (_expression(rng, inputs, depth - rng.randint(1, 2) if depth > 1 else 0) for _ in range(2))
    kinds: tuple[Callable[[], UOp], ...] = (
        *(lambda: a + b, lambda: a - b, lambda: a * b, lambda: a / b, lambda: a * b + a, lambda: abs(a).sqrt(), lambda: -a),
        *(
            lambda: abs(a).maximum(abs(b)),
            lambda: (a <= b).where(a, b),
            lambda: (a * 2.0).trunc() - b,
            lambda: (a / 3.0).round() * b,
        ),
        *(lambda: a.cast(INT8).cast(FLOAT16) + b, lambda: a.cast(UINT16).cast(FLOAT16), lambda: a.cast(BOOL).where(b, a)),
        *(
            lambda: (a.cast(INT16) + 3).cast(FLOAT16),
            lambda: (a.cast(FLOAT32) * 1.1).cast(FLOAT16),
            lambda: (a < b).cast(FLOAT16) - b,
        ),
    )
    return rng.choice(kinds)()


@pytest.mark.part(4)
@pytest.mark.parametrize("seed", range(60))
def test_random_kernels(seed: int) -> None:
    rng = random.Random(seed)
    size = 192
    made = _expression(rng, [param(n, (size,), FLOAT16) for n in (1, 2)], rng.randint(2, 5))
    values = [np.random.default_rng((seed, n)).integers(0, 1 << 16, size).astype(np.uint16).view(np.float16) for n in (1, 2)]
    for n, v in enumerate(values):
        v[n : n + len(SPECIAL)] = SPECIAL
        v[100:] = np.random.default_rng((seed, n, 1)).standard_normal(92).astype(np.float16)
    ast = _kernel(made, size)
    expected = _expected(ast, *values)
    for schedule in rng.sample((*SCHEDULES, "VECTOR(o0, 64)", ""), 2):
        found, _ = _run(ast, schedule, *values)
        _same(found, expected)


def test_the_evaluator_computes_as_this_processor() -> None:
    """The same kernel without FP16, by the evaluator and by the processor:
    float32, conversions, masks, integers."""
    own = open_device("CPU:X86")
    if own.renderer.vectors.alu < 512:
        pytest.skip("needs AVX-512")
    x, y = _pairs()
    a, b = (param(n, (len(x),), FLOAT16) for n in (1, 2))
    ast = _kernel((a < b).where(a * b + 1.5, (a - b) / b), len(x))
    device = own.runtime.load(own.compile(ast, "VECTOR(o0, 16)"))
    expected = own.empty(len(x), FLOAT16)
    device.bind([expected, own.buffer(x), own.buffer(y)])()
    found, names = _run(ast, "VECTOR(o0, 16)", x, y, renderer=WITHOUT)
    assert "vmulps" in names or "vfmadd" in "".join(names)
    np.testing.assert_array_equal(found.view(np.uint16), expected.numpy().view(np.uint16))


def test_the_evaluator_is_exact() -> None:
    """Products and sums of float16 are exact in float64: beside the exact integers in units of 2**-48."""
    x, y = (v[np.isfinite(v)][:2000] for v in _pairs())
    x, y = x[: min(len(x), len(y))], y[: min(len(x), len(y))]
    units = [[int(float(v) * 2**24) for v in w] for w in (x, y)]
    assert [a + b for a, b in zip(*units, strict=True)] == [int(v * 2**24) for v in x.astype(np.float64) + y.astype(np.float64)]
    assert [a * b for a, b in zip(*units, strict=True)] == [int(v * 2**48) for v in x.astype(np.float64) * y.astype(np.float64)]
    with np.errstate(all="ignore"):
        for name, op in (("add", np.add), ("mul", np.multiply)):
            np.testing.assert_array_equal(arithmetic(name, x, y), op(x, y))
