"""Products by the dot and matrix instructions of AArch64, run by qemu-user:
exact on integers, of bfloat16 bit for bit what Arm's manual says."""

from __future__ import annotations

import re
from fractions import Fraction

import numpy as np
import pytest
from kg import open_device, param, sink
from kg.compile.program import to_program
from kg.errors import ScheduleError
from kg.plugin import DType, TensorCore, UOp, ordered_uops, parse_dtype, parse_schedule
from kg.semantics.floats import from_storage, round_values, to_storage
from kg_cpu.host import baseline
from kg_isa.a64.renderer import A64Renderer
from kg_isa.emulated.worker import emulator_of
from kg_isa.factories import emulated_a64

RENDERER = emulated_a64("QEMUA64")
CORES = {core.name: core for core in RENDERER.tensor_cores}
BFLOAT16, FLOAT32, INT32 = map(parse_dtype, ("bfloat16", "float32", "int32"))
FLOATS = [name for name, core in CORES.items() if core.dtype_out is FLOAT32]
#: Whole steps, tiles of several, tails of each axis.
SCHEDULES = (
    "TC(r0, {name})",
    "TC(r0, {name}) UPCAST(o0, 2) UPCAST(o1, 2) UNROLL(r0, 2)",
    "PADTO(o0, {m}) PADTO(o1, {n}) PADTO(r0, {k}) TC(r0, {name})",
)

needs_qemu = pytest.mark.skipif(emulator_of(183) is None, reason="needs qemu-user: apt-get install qemu-user")


def matmul(m: int, n: int, k: int, dtypes: tuple[DType, DType], out: DType, *, fast_math: bool = False) -> UOp:
    left = param(1, (m, k), dtypes[0]).cast(out).reshape(m, 1, k).expand(m, n, k)
    right = param(2, (k, n), dtypes[1]).cast(out).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), out).store((left * right).sum(2).reshape(m, n)), name="matmul", fast_math=fast_math)


def product(
    a: np.ndarray, b: np.ndarray, dtypes: tuple[DType, DType], out: DType, schedule: str | None
) -> tuple[np.ndarray, str]:
    """What the kernel gives, and its listing."""
    device = open_device("QEMUA64:A64")
    ast = matmul(a.shape[0], b.shape[1], a.shape[1], dtypes, out, fast_math=True)
    program = to_program(ast, RENDERER, None, None if schedule is None else parse_schedule(schedule))
    found = device.empty(a.shape[0] * b.shape[1], out)
    operands = [
        device.buffer((to_storage(x, dtype) if dtype.is_float else x).ravel(), dtype)
        for x, dtype in zip((a, b), dtypes, strict=True)
    ]
    device.runtime.load(program).bind([found, *operands])()
    device.synchronize()
    return found.numpy().reshape(a.shape[0], b.shape[1]), RENDERER.listing(ordered_uops(program))


def any_integers(shape: tuple[int, int], dtype: DType, seed: int) -> np.ndarray:
    """Of the whole range, a quarter of them the least."""
    random = np.random.default_rng(seed)
    values = random.integers(int(dtype.min), int(dtype.max) + 1, shape)
    return np.where(random.random(shape) < 0.25, int(dtype.min), values).astype(dtype.name)


def instruction(core: TensorCore) -> str:
    """What stands in the listing: an element is the last operand,
    so that operands of two signs change places."""
    name = core.name.partition("_")[0]
    return {"usdot": "sudot", "sudot": "usdot"}.get(name, name)


def test_every_record_of_kg_cpu_has_an_instruction() -> None:
    assert {name.partition("_")[0] for name in CORES} == {
        *("sdot", "udot", "usdot", "sudot", "smmla", "ummla", "usmmla", "bfdot", "bfmmla"),
    }
    assert A64Renderer("QEMUA64", baseline("aarch64")).tensor_cores == ()


@needs_qemu
@pytest.mark.parametrize("schedule", SCHEDULES, ids=("steps", "tiles", "tails"))
@pytest.mark.parametrize("name", [n for n in CORES if n not in FLOATS])
def test_products_of_bytes_are_exact(name: str, schedule: str) -> None:
    core = CORES[name]
    n, m, k = core.dims
    shape = (2 * m + 1, n + 3, 3 * k + 1) if "PADTO" in schedule else (4 * m, 4 * n, 4 * k)
    a = any_integers((shape[0], shape[2]), core.dtype_in[0], 1)
    b = any_integers((shape[2], shape[1]), core.dtype_in[1], 2)
    found, listing = product(a, b, core.dtype_in, INT32, schedule.format(name=name, n=n, m=m, k=k))
    assert re.search(rf"\b{instruction(core)} v", listing)
    np.testing.assert_array_equal(found, a.astype(np.int32) @ b.astype(np.int32))


@needs_qemu
@pytest.mark.parametrize("name", [name for name in CORES if "mmla" in name])
def test_packed_columns_are_loaded_whole(name: str) -> None:
    """Sixteen products for twelve loads: two columns are a register, two rows are two halves."""
    core = CORES[name]
    n, m, k = core.dims
    random = np.random.default_rng(6)
    a, b = (random.integers(0, 8, shape).astype(np.float32) for shape in ((4 * m, 4 * k), (4 * k, 16 * n)))
    if core.dtype_out is INT32:
        a, b = a.astype(core.dtype_in[0].name), b.astype(core.dtype_in[1].name)
    schedule = f"TILE(o1, {8 * n}) STAGE(o1, r0.b, THREAD, r0*{k}/o1.in) TC(r0, {name}) UPCAST(o0, 4) UPCAST(o1.in, 4)"
    found, listing = product(a, b, core.dtype_in, core.dtype_out, schedule)
    np.testing.assert_array_equal(found, a.astype(np.float64) @ b.astype(np.float64))
    (loop,) = (part for part in re.split(r"\n(?=loop_|done_)", listing) if "mmla v" in part)
    assert len(re.findall(r"mmla v", loop)) == 16
    assert len(re.findall(r"\bldp q|\bldr [dq]", loop)) <= 8 + 2, loop
    assert not re.search(r"\bldr[su]|umov|\.[bhs]\[\d", loop), loop


@needs_qemu
@pytest.mark.parametrize("dtypes", [("int8", "int8"), ("uint8", "uint8"), ("uint8", "int8"), ("int8", "uint8")], ids="x".join)
def test_the_default_takes_the_instruction_of_both_signs(dtypes: tuple[str, str]) -> None:
    """None of them moves an operand by half its range."""
    left, right = map(parse_dtype, dtypes)
    a, b = any_integers((8, 64), left, 3), any_integers((64, 16), right, 4)
    found, listing = product(a, b, (left, right), INT32, None)
    wanted = {"int8xint8": "sdot", "uint8xuint8": "udot", "uint8xint8": "sudot", "int8xuint8": "usdot"}["x".join(dtypes)]
    assert set(re.findall(r"\b[su]+dot\b", listing)) == {wanted}
    np.testing.assert_array_equal(found, a.astype(np.int32) @ b.astype(np.int32))


@needs_qemu
@pytest.mark.parametrize(("left", "right", "wanted"), [
    ("int8", "int8", "smmla"), ("uint8", "uint8", "ummla"), ("uint8", "int8", "usmmla"), ("bfloat16", "bfloat16", "bfmmla"),
])  # fmt: skip
def test_the_default_multiplies_small_matrices(left: str, right: str, wanted: str) -> None:
    """Twice a dot's multiplications in an instruction:
    4 x 4 sums stay in registers, and of either operand, packed, a load is a matrix."""
    dtypes = parse_dtype(left), parse_dtype(right)
    random = np.random.default_rng(8)
    if wanted == "bfmmla":
        a, b = (random.integers(-8, 8, shape).astype(np.float32) for shape in ((48, 64), (64, 64)))
    else:
        a, b = any_integers((48, 64), dtypes[0], 3), any_integers((64, 64), dtypes[1], 4)
    out = FLOAT32 if wanted == "bfmmla" else INT32
    found, listing = product(a, b, dtypes, out, None)
    np.testing.assert_array_equal(found, a.astype(np.int64) @ b.astype(np.int64))
    (loop,) = (part for part in re.split(r"\n(?=loop_|done_)", listing) if "mmla v" in part)
    lines = loop.splitlines()
    assert sum(wanted in line for line in lines) == 32
    assert len(lines) <= 1 + 32 + 8 + 4 + 5, loop  # loads of A and of B in pairs, the loop
    assert "zip" not in loop
    assert "[sp" not in loop


@pytest.mark.parametrize(("shape", "wanted"), [((8, 64, 64), "sdot"), ((48, 62, 60), "sdot"), ((48, 64, 64), "smmla")])
def test_few_rows_and_tails_take_dots(shape: tuple[int, int, int], wanted: str) -> None:
    """Without the rows that pay for packing, or with steps that are not whole,
    the cost model has no matrices."""
    ast = matmul(*shape, (parse_dtype("int8"), parse_dtype("int8")), INT32)
    assert f" {wanted} v" in RENDERER.listing(ordered_uops(to_program(ast, RENDERER)))


def rounded_to_odd(x: Fraction) -> Fraction:
    """To 24 bits: towards zero, and the last bit says that something was lost.
    The test's sums are no denormals."""
    if not x:
        return x
    size = abs(x)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= Fraction(2) ** exponent > size
    unit = Fraction(2) ** (exponent - 23)
    whole = int(size / unit)
    whole |= whole * unit != size
    return whole * unit * (1 if x > 0 else -1)


def by_the_manual(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """BFDotAdd of the Arm manual where FPCR.EBF is 0, down the depth in pairs:
    bfmmla does two pairs one after the other."""
    found = np.empty((a.shape[0], b.shape[1]), np.float32)
    for row in range(a.shape[0]):
        for column in range(b.shape[1]):
            total = Fraction(0)
            for first in range(0, a.shape[1], 2):
                terms = [Fraction(float(a[row, k])) * Fraction(float(b[k, column])) for k in (first, first + 1)]
                total = rounded_to_odd(total + rounded_to_odd(terms[0] + terms[1]))
            found[row, column] = float(total)
    return found


@needs_qemu
@pytest.mark.parametrize("schedule", ["TC(r0, {name})", "TC(r0, {name}) UPCAST(o0, 2)"], ids=("steps", "tiles"))
@pytest.mark.parametrize("name", FLOATS)
def test_sums_of_bfloat16_are_rounded_to_odd(name: str, schedule: str) -> None:
    random = np.random.default_rng(5)
    a, b = (
        round_values((random.standard_normal(shape) * 2.0 ** random.integers(-9, 10, shape)).astype(np.float32), BFLOAT16)
        for shape in ((8, 32), (32, 8))
    )
    found, listing = product(a, b, (BFLOAT16, BFLOAT16), FLOAT32, schedule.format(name=name))
    assert f"{name.partition('_')[0]} v" in listing
    wanted = by_the_manual(a, b)
    np.testing.assert_array_equal(found.view(np.uint32), wanted.view(np.uint32))
    assert (wanted != (a.astype(np.float64) @ b.astype(np.float64)).astype(np.float32)).any(), "that was rounded otherwise"


@needs_qemu
@pytest.mark.parametrize("name", FLOATS)
def test_denormals_of_bfloat16_are_zero(name: str) -> None:
    a, b = np.zeros((2, 32), np.uint16), to_storage(np.full((32, 4), 2.0**100, np.float32), BFLOAT16)
    a[:] = 0x0040  # 2^-127
    left, right = (from_storage(x, BFLOAT16).astype(np.float32) for x in (a, b))
    found, _ = product(left, right, (BFLOAT16, BFLOAT16), FLOAT32, f"TC(r0, {name})")
    assert (found == 0).all()


@pytest.mark.parametrize("name", FLOATS)
def test_bfloat16_needs_the_licence(name: str) -> None:
    """What semantics.md does not allow is not done without fast_math:
    rounding to odd, zeros for denormals."""
    ast = matmul(16, 16, 64, (BFLOAT16, BFLOAT16), FLOAT32)
    with pytest.raises(ScheduleError, match="fast_math=True"):
        to_program(ast, RENDERER, None, parse_schedule(f"TC(r0, {name})"))
    assert not re.search(r"\bbf(dot|mmla)\b", RENDERER.listing(ordered_uops(to_program(ast, RENDERER))))
