"""Every ALU op and cast through LLVM, on edge values, scalar and vector,
against the numpy meaning of core."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import cycle, islice, product

import numpy as np
import pytest
from kg.dtype import AddrSpace, DType, PtrDType, bool_, float16, float32, float64, int32, parse_dtype, void
from kg.ir.args import NONPOSITIVE, Axis, KernelInfo
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import from_storage, numpy_storage_dtype
from kg_cpu.host import Host, baseline
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.elf import lay_out

pytestmark = pytest.mark.part(2)

DTYPES = ["bool", *(f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)), "float16", "float32", "float64"]
LANES = (1, 2, 3, 4, 8, 16)
ROWS = 768  # a multiple of every number of lanes


def edges(dtype: DType) -> np.ndarray:
    """Values that are special to some op, all combinations of two falling together in `operands`."""
    storage = numpy_storage_dtype(dtype)
    if dtype is bool_:
        return np.array([0, 1, 2, 255], storage)
    if dtype.is_int:
        low, high, bits = int(dtype.min), int(dtype.max), dtype.bits
        numbers = [0, 1, 2, 3, 7, bits - 1, bits, bits + 1, high, high - 1, low, low + 1, high // 2, low // 2, 100]
        numbers += [-1, -2, -3, -7, -bits, -100] if dtype.is_signed else [high - 6, high // 3]
        return np.array(numbers, storage)
    info = np.finfo(storage)
    numbers = [0.0, 0.5, 1.0, 1.5, 2.5, 3.0, 127.5, 128.0, 255.9, 256.0, 32768.0, 65504.0, 65519.9, 65520.0, 1e9, 2.0**31]
    numbers += [2.0**32, 2.0**63, 2.0**64, 1e20, 1e-3, 0.1, 1 / 3, math.inf, 2.0**-24, 2.0**-25 * 1.0001, 5.96e-8, 8388609.5]
    with np.errstate(over="ignore"):
        found = [*np.array(numbers).astype(storage), info.tiny, info.smallest_subnormal, info.max, storage.type(math.nan)]
    return np.array([*found, *(-x for x in found)], storage)


def operands(dtype: DType) -> list[np.ndarray]:
    values = edges(dtype)
    pairs = list(islice(cycle(product(values, values)), ROWS)) if len(values) ** 2 <= ROWS else _sampled(values)
    x, y = (np.array(column, values.dtype) for column in zip(*pairs, strict=True))
    return [x, y, np.roll(x, 17)]


def _sampled(values: np.ndarray) -> list[tuple[object, object]]:
    random = np.random.default_rng(len(values))
    return [(values[i], values[j]) for i, j in random.integers(0, len(values), (ROWS, 2))]


def pointer(slot: int, dtype: DType) -> UOp:
    return UOp(Op.DEFINE_GLOBAL, PtrDType(dtype, AddrSpace.GLOBAL, ROWS), (), slot)


def loop_over(inputs: Sequence[DType], lanes: int, compute) -> list[UOp]:
    """for each row of lanes: outputs = compute(loaded inputs), one buffer each."""
    count = UOp(Op.CONST, int32, (), ROWS // lanes)
    row = UOp(Op.RANGE, int32, (UOp(Op.CONST, int32, (), 0), count), Axis("o0"))
    place = row * lanes
    loads = [_load(pointer(i, d), place, d.vec(lanes)) for i, d in enumerate(inputs)]
    stores = []
    for slot, value in enumerate(compute(loads), len(inputs)):
        target = pointer(slot, value.type.scalar)
        stores.append(UOp(Op.STORE, void, (UOp(Op.INDEX, target.dtype, (target, place)), value)))
    end = UOp(Op.END, void, (row, *stores))
    return UOp(Op.SINK, void, (end,), KernelInfo("ops")).toposort()


def _load(source: UOp, place: UOp, dtype: DType) -> UOp:
    return UOp(Op.LOAD, dtype, (UOp(Op.INDEX, source.dtype, (source, place)),))


def same(got: np.ndarray, expected: np.ndarray, *, zeros_alike: bool = False) -> np.ndarray:
    """Bit for bit, but for the bits of a NaN."""
    expected = expected.astype(got.dtype)
    if got.dtype.kind != "f":
        return got == expected
    equal = (got == expected) & (zeros_alike | (np.signbit(got) == np.signbit(expected)))
    return equal | (np.isnan(got) & np.isnan(expected))


def node(op: Op, sources: Sequence[UOp]) -> UOp:
    if op is Op.WHERE:
        return (sources[0] < sources[1]).where(sources[1], sources[2])
    return sources[0].alu(op, *sources[1 : op.arity])


def expected(op: Op, dtype: DType, arrays: Sequence[np.ndarray]) -> np.ndarray:
    if op is Op.WHERE:
        return np.where(arrays[0] < arrays[1], arrays[1], arrays[2])
    chosen = arrays[: op.arity]
    return evaluate(op, bool_ if op in COMPARE else dtype, chosen, [dtype] * len(chosen))


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("name", DTYPES)
def test_alu(name: str, lanes: int, machine: Host, run_llvm) -> None:
    dtype = parse_dtype(name)
    renderer = CPULLVMRenderer(machine)
    ops = [op for op in sorted(ALU, key=lambda op: op.value) if renderer.supports(op, dtype, 1)]
    if dtype not in renderer.supported_dtypes:
        pytest.skip(f"{machine.cpu} has no {dtype}")
    assert len(ops) >= 13, "a dtype that is supported has its ops"
    arrays = operands(dtype)
    program = loop_over([dtype] * 3, lanes, lambda loads: [node(op, loads) for op in ops])
    outputs = [np.zeros(ROWS, numpy_storage_dtype(bool_ if op in COMPARE else dtype)) for op in ops]
    run_llvm(program, [*arrays, *outputs], machine=machine)
    values = [from_storage(a, dtype) for a in arrays]
    for op, got in zip(ops, outputs, strict=True):
        right = same(got, expected(op, dtype, values), zeros_alike=op in (Op.MAX, Op.MIN))
        if op is Op.MULACC and dtype.is_float:
            right |= same(got, _twice_rounded(dtype, values)) | same(got, _fused(dtype, values))
        if op is Op.EXP2:
            right |= _within_two_ulp(got, np.exp2(values[0].astype(np.float64)))
        bad = np.flatnonzero(~right)[:3]
        assert not len(bad), (op, [(*(v[i] for v in values), got[i]) for i in bad])


def _twice_rounded(dtype: DType, values: Sequence[np.ndarray]) -> np.ndarray:
    product = evaluate(Op.MUL, dtype, values[:2], [dtype] * 2)
    return evaluate(Op.ADD, dtype, [product, values[2]], [dtype] * 2)


def _fused(dtype: DType, values: Sequence[np.ndarray]) -> np.ndarray:
    """x*y + z in exact arithmetic, rounded once."""
    result = _twice_rounded(dtype, values)
    for i, (x, y, z) in enumerate(zip(*(v.astype(np.float64).tolist() for v in values), strict=True)):
        if all(map(math.isfinite, (x, y, z))):
            exact = Fraction(x) * Fraction(y) + Fraction(z)
            result[i] = _rounded(exact, dtype) if exact else result[i]
        elif math.isfinite(x) and math.isfinite(y):
            result[i] = z  # the exact product is finite
    return result


def _rounded(exact: Fraction, dtype: DType) -> float:
    """To nearest even, by the dtype's own spacing there."""
    exponent = math.floor(math.log2(abs(exact.numerator)) - math.log2(exact.denominator))
    least = 2 - (1 << dtype.exponent_bits - 1) - dtype.mantissa_bits
    for guess in (exponent + 1, exponent, exponent - 1):
        if abs(exact) >= Fraction(2) ** guess:
            exponent = guess
            break
    unit = Fraction(2) ** max(exponent - dtype.mantissa_bits, least)
    whole = round(exact / unit) * unit
    value = math.inf if abs(whole) > dtype.max_finite else abs(float(whole))
    return value if exact > 0 else -value


def _within_two_ulp(got: np.ndarray, exact: np.ndarray) -> np.ndarray:
    with np.errstate(over="ignore", invalid="ignore"):
        return np.abs(got.astype(np.float64) - exact) <= 2 * np.spacing(exact.astype(got.dtype)).astype(np.float64)


@pytest.mark.parametrize("lanes", (1, 8))
@pytest.mark.parametrize("name", DTYPES)
def test_alu_with_a_constant(name: str, lanes: int, run_llvm) -> None:
    """On either side: where guards are proved needless and LLVM folds."""
    dtype, renderer = parse_dtype(name), CPULLVMRenderer()
    ops = [op for op in sorted(ALU, key=lambda op: op.value) if op.arity == 2 and renderer.supports(op, dtype, 1)]
    values = [from_storage(v, dtype).item() for v in edges(dtype)[:: 1 if dtype is bool_ else 4]]
    cases = [(op, value, left) for op in ops for value in values for left in (False, True)]

    def compute(loads: Sequence[UOp]) -> list[UOp]:
        x = loads[0]
        return [x.const_like(v).alu(op, x) if left else x.alu(op, x.const_like(v)) for op, v, left in cases]

    x = np.resize(edges(dtype), ROWS)
    outputs = [np.zeros(ROWS, numpy_storage_dtype(bool_ if op in COMPARE else dtype)) for op, _, _ in cases]
    run_llvm(loop_over([dtype], lanes, compute), [x, *outputs])
    loaded = from_storage(x, dtype)
    for (op, value, left), got in zip(cases, outputs, strict=True):
        other = np.full(ROWS, value, loaded.dtype)
        wanted = expected(op, dtype, [other, loaded] if left else [loaded, other])
        bad = np.flatnonzero(~same(got, wanted, zeros_alike=op in (Op.MAX, Op.MIN)))[:3]
        assert not len(bad), (op, value, left, [(loaded[i], got[i], wanted[i]) for i in bad])


def test_fused_multiply_add(run_llvm) -> None:
    """Where the machine fuses, the result is that of exact arithmetic rounded once."""
    if not CPULLVMRenderer().target.fma:
        pytest.skip("no fused multiply-add")
    x = np.full(ROWS, 1 + 2.0**-12, np.float32)
    z = np.full(ROWS, -1 - 2.0**-11, np.float32)
    out = np.zeros(ROWS, np.float32)
    run_llvm(loop_over([float32] * 3, 16, lambda v: [v[0].alu(Op.MULACC, v[1], v[2])]), [x, x, z, out])
    assert (out == 2.0**-24).all()


@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("name", DTYPES)
def test_cast(name: str, lanes: int, machine: Host, run_llvm) -> None:
    source = parse_dtype(name)
    supported = CPULLVMRenderer(machine).supported_dtypes
    if source not in supported:
        pytest.skip(f"{machine.cpu} has no {source}")
    targets = [d for n in DTYPES if (d := parse_dtype(n)) in supported and d is not source]
    x = np.resize(edges(source), ROWS)
    outputs = [np.zeros(ROWS, numpy_storage_dtype(t)) for t in targets]
    run_llvm(loop_over([source], lanes, lambda loads: [loads[0].cast(t) for t in targets]), [x, *outputs], machine=machine)
    value = from_storage(x, source)
    for target, got in zip(targets, outputs, strict=True):
        wanted = evaluate(Op.CAST, target, [value], [source])
        bad = np.flatnonzero(~same(got, wanted))[:3]
        assert not len(bad), (target, [(value[i], got[i], wanted[i]) for i in bad])


@pytest.mark.parametrize("lanes", (1, 16))
def test_double_to_half_rounds_once(lanes: int, run_llvm) -> None:
    """Around every float16 and the midpoint above it, a little to each side:
    where rounding through float32 goes wrong."""
    if float16 not in CPULLVMRenderer().supported_dtypes:
        pytest.skip("no float16")
    halves = np.arange(0, 0x7C00, dtype=np.uint16).view(np.float16).astype(np.float64)
    middles = (halves[:-1] + halves[1:]) / 2
    near = np.concatenate(
        [middles, np.nextafter(middles, 0), np.nextafter(middles, np.inf), middles * (1 + 2.0**-26), halves[1:]]
    )
    chunks = np.resize(near, -(-len(near) // ROWS) * ROWS).reshape(-1, ROWS)
    out = np.zeros(ROWS, np.float16)
    program = loop_over([float64], lanes, lambda loads: [loads[0].cast(float16)])
    for chunk in (chunks[0], chunks[len(chunks) // 2], chunks[-1], -chunks[7]):
        run_llvm(program, [np.ascontiguousarray(chunk), out])
        with np.errstate(over="ignore"):
            assert same(out, chunk.astype(np.float16)).all()


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("float32x4", "int32x4"),
        ("int64x2", "float64x2"),
        ("float32x4", "uint8x16"),
        ("uint8x8", "int64"),
        ("uint16x2", "float32"),
    ],
)
def test_bitcast(source: str, target: str, run_llvm) -> None:
    """Lanes change in memory order."""
    old, new = parse_dtype(source), parse_dtype(target)
    bits = np.random.default_rng(0).integers(0, 256, old.itemsize, np.uint8)
    place = UOp(Op.CONST, int32, (), 0)
    cast = _load(pointer(0, old.scalar), place, old).bitcast(new)
    into = pointer(1, new.scalar)
    store = UOp(Op.STORE, void, (UOp(Op.INDEX, into.dtype, (into, place)), cast))
    out = np.zeros_like(bits)
    run_llvm(UOp(Op.SINK, void, (store,), KernelInfo("bits")).toposort(), [bits, out])
    assert (out == bits).all()


@pytest.mark.parametrize("lanes", (1, 4, 16))
@pytest.mark.parametrize("name", DTYPES)
def test_aarch64_objects_stand_alone(name: str, lanes: int) -> None:
    """Cross-compiled: every op and cast is instructions of the target, not calls."""
    dtype = parse_dtype(name)
    renderer = CPULLVMRenderer(baseline("aarch64"))
    ops = [op for op in sorted(ALU, key=lambda op: op.value) if renderer.supports(op, dtype, 1)]
    targets = [d for d in sorted(renderer.supported_dtypes, key=str) if d is not dtype]
    program = loop_over([dtype] * 3, lanes, lambda v: [*(node(op, v) for op in ops), *(v[0].cast(t) for t in targets)])
    layout = lay_out(LLVMCompiler().compile(renderer.render(program)), "aarch64")
    assert [s.name for s in layout.symbols if s.name and s.section == 0] == []


@pytest.mark.parametrize("lanes", LANES)
def test_exp2_of_every_width(machine: Host, run_llvm, lanes: int) -> None:
    """Overflow, subnormals rounded once, infinities, NaN, exact powers of two; one result for all widths.

    docs/numerics.md has 1.02 ULP with AVX-512, 1.15 with AVX2.
    """
    if not CPULLVMRenderer(machine).supports(Op.EXP2, float32, lanes):
        pytest.skip(f"{machine.cpu} has no table of powers")
    bound = 1.02 if machine.vector_bits == 512 else 1.15
    values = _exponents(-155, 130)
    found, single = np.zeros(ROWS, np.float32), np.zeros(ROWS, np.float32)
    for count, result in ((lanes, found), (1, single)):
        program = loop_over([float32], count, lambda x: [UOp(Op.EXP2, x[0].dtype, (x[0],))])
        run_llvm(program, [values, result], machine=machine)
    assert np.array_equal(found.view(np.uint32), single.view(np.uint32))
    _assert_powers(values, found, bound)


@pytest.mark.parametrize("lanes", (1, 8, 24))
@pytest.mark.parametrize("exact", (False, True))
def test_exp2_of_what_is_below_the_greatest(machine: Host, run_llvm, lanes: int, exact: bool) -> None:
    """Where rounding may leave it above 0 it is taken for 0, but of a difference of what was loaded."""
    if not CPULLVMRenderer(machine).supports(Op.EXP2, float32, lanes):
        pytest.skip(f"{machine.cpu} has no table of powers")

    def power(x: list[UOp]) -> list[UOp]:
        operand = x[0] - x[0].const_like(0.0) if exact else x[0]
        return [UOp(Op.EXP2, x[0].dtype, (operand,), NONPOSITIVE)]

    values = _exponents(-155, 0)
    values = np.where(values > 0, np.float32(0), values)
    found = np.zeros(ROWS, np.float32)
    program = loop_over([float32], lanes, power)
    run_llvm(program, [values, found], machine=machine)
    _assert_powers(values, found, 1.02 if machine.vector_bits == 512 else 1.94)
    if not exact and machine.vector_bits < 512:
        run_llvm(program, [np.full(ROWS, 300, np.float32), found], machine=machine)
        assert (found == 1).all()


def _exponents(low: float, high: float) -> np.ndarray:
    special = [np.inf, -np.inf, np.nan, 0.0, -0.0, 127.0, 128.0, 127.99999, -126.0, -149.0, -150.0, -149.5, 1e30, -1e30, 0.5]
    sixteenths = np.arange(-40, 40, dtype=np.float32) / 16
    special += [*np.nextafter(sixteenths, np.float32(-np.inf)), *sixteenths, *np.nextafter(sixteenths, np.float32(np.inf))]
    special += [-0.0041396627, -0.007313014, -0.0027779939, *np.linspace(-0.01, 0, 150)]  # whose fractions are near 1
    special += [-0.209235, -1.2104403, -0.58588606]  # whose powers of eighths are the least exact
    return np.array([*special, *np.linspace(low, high, ROWS - len(special))], np.float32)


def _assert_powers(values: np.ndarray, found: np.ndarray, bound: float) -> None:
    with np.errstate(over="ignore", under="ignore"):
        exact = np.exp2(values.astype(np.float64))
        wanted = exact.astype(np.float32)
    finite, whole = np.isfinite(wanted), values == np.round(values)
    assert np.array_equal(found[~finite], wanted[~finite], equal_nan=True)
    assert (np.abs(found[finite] - exact[finite]) <= bound * np.spacing(wanted[finite])).all()
    assert np.array_equal(found[finite & whole], wanted[finite & whole])


@pytest.mark.skipif(not CPULLVMRenderer().supports(Op.LOG2, float64, 8), reason="this machine has no AVX-512")
@pytest.mark.parametrize("lanes", LANES)
@pytest.mark.parametrize("dtype", (float32, float64))
def test_log2_of_every_width(run_llvm, dtype: DType, lanes: int) -> None:
    """Zeros, subnormals, infinities, NaN, negative numbers, exact powers of two, both sides of 1.
    One result for all widths. docs/numerics.md has 1.4 ULP."""
    kind = np.dtype(str(dtype))
    limits, near = np.finfo(kind), np.linspace(-0.07, 0.07, 500)
    special = [0.0, -0.0, np.inf, -np.inf, np.nan, -1.0, -1e-40, *2.0 ** np.arange(-20, 20), limits.max, limits.smallest_normal]
    edges = np.array([1 + i / 16 for i in range(17)], kind)
    beside = [*np.nextafter(edges, kind.type(0)), *edges, *np.nextafter(edges, kind.type(9))]
    least = np.array([1, 2, 3, 5], kind) * limits.smallest_subnormal
    count = ROWS - len(special) - len(beside) - len(near) - len(least)
    values = np.array([*special, *beside, *(1 + near), *least, *np.exp2(np.linspace(-120, 120, count))], kind)
    found, single = np.zeros(ROWS, kind), np.zeros(ROWS, kind)
    run_llvm(loop_over([dtype], lanes, lambda x: [UOp(Op.LOG2, x[0].dtype, (x[0],))]), [values, found])
    run_llvm(loop_over([dtype], 1, lambda x: [UOp(Op.LOG2, x[0].dtype, (x[0],))]), [values, single])
    assert np.array_equal(found, single, equal_nan=True)
    with np.errstate(divide="ignore", invalid="ignore"):
        exact = np.log2(values.astype(np.longdouble))
        wanted = exact.astype(kind)
    finite = np.isfinite(wanted)
    assert np.array_equal(found[~finite], wanted[~finite], equal_nan=True)
    assert (np.abs(found[finite] - exact[finite]) <= 1.4 * np.spacing(np.abs(wanted[finite]))).all()
    powers = np.frexp(np.where(finite, values, 1))[0] == 0.5
    assert np.array_equal(found[finite & powers], wanted[finite & powers])


@pytest.mark.parametrize("lanes", (1, 4, 8))
@pytest.mark.parametrize("op", (Op.MAX, Op.MIN))
def test_trees_of_extremes_keep_nan(op: Op, lanes: int, run_llvm) -> None:
    """Whatever order twelve values are taken in, and where others read a part of the tree too."""
    random = np.random.default_rng(lanes)
    arrays = [np.where(random.random(ROWS) < 0.04, np.nan, random.integers(-9, 9, ROWS)).astype(np.float32) for _ in range(12)]

    def trees(loads: Sequence[UOp]) -> list[UOp]:
        level = list(loads)
        while len(level) > 3:
            level = [a.alu(op, b) for a, b in zip(level[::2], level[1::2], strict=True)]
        first, last = level[0], loads[-1]
        for load in loads:
            first, last = first.alu(op, load), load.alu(op, last)
        return [level[0], level[0].alu(op, level[1].alu(op, level[2])), first, last, first.alu(op, last + level[0])]

    outputs = [np.zeros(ROWS, np.float32) for _ in range(5)]
    run_llvm(loop_over([float32] * 12, lanes, trees), [*arrays, *outputs])
    function = np.maximum if op is Op.MAX else np.minimum
    whole, part = function.reduce(arrays), function.reduce(arrays[:4])
    for got, wanted in zip(outputs, [part, whole, whole, whole, function(whole, whole + part)], strict=True):
        np.testing.assert_array_equal(got, wanted)
