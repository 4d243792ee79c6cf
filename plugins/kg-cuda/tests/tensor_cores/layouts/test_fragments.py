"""How fragments of tensor cores are read: by ldmatrix, in vectors, or by elements,
as the layout allows; right in any case."""

from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest
from cuda_tools import languages, needs_ptxas
from kg.compile.program import to_program
from kg.dtype import DType, bfloat16, float8_e4m3, float16, float32, int8, int32
from kg.ir.build import param, sink
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin.registry import open_device
from kg.schedule.opts import parse_schedule
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.tensor_cores.mma import units
from kg_cuda.toolchain.toolkit import assemble
from tensor_cores.test_tensor_cores import values

pytestmark = pytest.mark.part(4)

M = N = K = 64
TILES = "TILE(o0, 32) TILE(o1, 32) TILE(r0, 32)"
WARPS = "UPCAST(o0.in, 2) UPCAST(o1.in, 2) LOCAL(o1.in, 2)"


def product(dtype: DType, out: DType, *, left_turned: bool, right_turned: bool) -> UOp:
    """The sums of a[m, k] * b[k, n]; turned: stored as a[k, m], b[n, k]."""
    a = param(1, (K, M) if left_turned else (M, K), dtype)
    b = param(2, (N, K) if right_turned else (K, N), dtype)
    a, b = a.permute(1, 0) if left_turned else a, b if right_turned else b.permute(1, 0)
    products = a.reshape(M, 1, K).expand(M, N, K).cast(out) * b.reshape(1, N, K).expand(M, N, K).cast(out)
    total = products.reduce(ADD, 2).reshape(M, N)
    return sink(param(0, (M, N), out).store(total), name="product", fast_math=dtype not in (float16, bfloat16, int8))


def reads(source: str) -> Counter[str]:
    """The loads, as mnemonic and width."""
    found = re.findall(r"^\s+(ldmatrix\S*|ld\.(?:shared|global)\S*)", source, re.MULTILINE)
    widths = [re.sub(r"\.[usf](\d+)$", r".b\1", x) for x in found]  # as nvrtc calls them
    return Counter(re.sub(r"\.sync\.aligned\.m8n8|\.shared|\.global|\.nc|\.b16$", "", x) if "ldm" in x else x for x in widths)


def check(
    dtype: DType, schedule: str, *, left_turned: bool = False, right_turned: bool = False, language: str = "PTX"
) -> Counter[str]:
    """Runs it on the simulator, with rows of both operands that are far from alike. The loads of its PTX."""
    core = next(c for c in units(90) if c.dtype_in == (dtype, dtype) and c.dtype_out.bits == 32)
    rng = np.random.default_rng(7)
    a, b = values(rng, dtype, (M, K)), values(rng, dtype, (K, N))
    device = open_device(f"CUDASIM:{language}")
    ast = product(dtype, core.dtype_out, left_turned=left_turned, right_turned=right_turned)
    program = device.compile(
        ast, parse_schedule(schedule.replace("TC", f"TC(r0{'.in' if 'TILE(r0' in schedule else ''}, {core.name})"))
    )
    out = device.empty(M * N, core.dtype_out)
    given = [np.ascontiguousarray(x.T) if turned else x for x, turned in ((a, left_turned), (b, right_turned))]
    device.load(program).bind([out, *(device.buffer(x, dtype) for x in given)])()
    made, wanted = out.numpy().reshape(M, N), a.astype(np.float64) @ b.astype(np.float64)
    if dtype.is_float:
        assert np.abs(made - wanted).max() < (0.05 if dtype is float32 else 1e-3)
    else:
        np.testing.assert_array_equal(made, wanted)
    source, made = (next(part.arg for part in program.src if part.op is op) for op in (Op.SOURCE, Op.BINARY))
    rounds = made.count(b"mma.sync") // len(re.findall(r"^  mma\.sync|= mma_", source, re.MULTILINE))  # that nvrtc wrote out
    assert rounds == 1 or language == "C"
    return Counter({name: count // rounds for name, count in reads(made.decode()).items()})


#: Layouts of the panels: as their name says, what lies in a row.
A_ROWS, A_COLUMNS = "STAGE(r0, r0.a, LOCAL, o0.in/r0.in^8)", "STAGE(r0, r0.a, LOCAL, r0.in/o0.in^8)"
B_ROWS, B_COLUMNS = "STAGE(r0, r0.b, LOCAL, r0.in/o1.in^8)", "STAGE(r0, r0.b, LOCAL, o1.in/r0.in^8)"


@languages
@pytest.mark.parametrize("dtype", [float16, bfloat16], ids=str)
@pytest.mark.parametrize("turn", ["^8", "+8", ""], ids=["swizzled", "padded", "plain"])
@pytest.mark.parametrize(("a", "a_reads"), [(A_ROWS, "ldmatrix.x4"), (A_COLUMNS, "ldmatrix.x4.trans")])
@pytest.mark.parametrize(("b", "b_reads"), [(B_ROWS, "ldmatrix.x4.trans"), (B_COLUMNS, "ldmatrix.x4")])
def test_panels_of_sixteen_bits(dtype: DType, turn: str, a: str, a_reads: str, b: str, b_reads: str, language: str) -> None:
    """Whichever way the panels lie: two fragments of the left operand, and two of the right one at once."""
    found = check(dtype, f"{TILES} {a} {b} TC {WARPS}".replace("^8", turn), language=language)
    assert {n: c for n, c in found.items() if "global" not in n} == Counter({a_reads: 2}) + Counter({b_reads: 1})


@languages
@pytest.mark.parametrize("turn", ["+", "^"])
@pytest.mark.parametrize("dtype", [int8, float8_e4m3, float32], ids=str)
def test_panels_of_other_widths(dtype: DType, turn: str, language: str) -> None:
    """Rows of 16 bytes along the sum serve any width; across it there is no way but by elements."""
    turned = f"{turn}{16 // dtype.itemsize}"
    along = check(dtype, f"{TILES} {A_ROWS} {B_COLUMNS} TC {WARPS}".replace("^8", turned), language=language)
    assert along["ldmatrix.x4"] == 2 + 1 and not any(name.startswith("ld.shared") for name in along)
    across = check(dtype, f"{TILES} {A_ROWS} {B_ROWS} TC {WARPS}".replace("^8", turned), language=language)
    assert across["ldmatrix.x4"] == 2 and any(name.startswith("ld.shared") for name in across)


@languages
def test_rows_that_begin_anywhere(language: str) -> None:
    """Rows of 36 elements begin at multiples of 8 bytes: words are read; rows of 33, elements."""
    words = check(float16, f"{TILES} {A_ROWS} {B_COLUMNS} TC {WARPS}".replace("^8", "+4"), language=language)
    assert words["ld.shared.b32"] == 2 * 4 + 2 * 2 and not any("ldmatrix" in name for name in words)
    elements = check(float16, f"{TILES} {A_ROWS} {B_COLUMNS} TC {WARPS}".replace("^8", "+1"), language=language)
    assert elements["ld.shared.b16"] == 2 * 8 + 2 * 4


@languages
@pytest.mark.parametrize("dtype", [float16, int8, float8_e4m3], ids=str)
def test_words_of_arguments(dtype: DType, language: str) -> None:
    """What lies along the sum in memory is read by words where nothing is staged.
    What does not, by elements."""
    found = check(dtype, "TC UPCAST(o0, 2)", right_turned=True, language=language)
    assert found == {"ld.global.nc.b32": 2 * 4 + 2}
    found = check(dtype, "TC UPCAST(o0, 2)", language=language)
    assert found["ld.global.nc.b32"] == 2 * 4 and sum(found.values()) == 2 * 4 + 2 * 4 // dtype.itemsize


def test_arguments_that_begin_anywhere() -> None:
    renderer = PTXRenderer(arch("sm_90"))
    ast = product(float16, float32, left_turned=False, right_turned=True)
    program = to_program(ast, renderer, None, parse_schedule("TC(r0, mma_m16n8k16_f16_f32)"))
    linear = next(part.src for part in program.src if part.op is Op.LINEAR)
    assert reads(renderer.variant(linear, aligned=False)) == {"ld.global.nc.b16": 12}


@languages
def test_more_threads_along_one_dimension(language: str) -> None:
    """Four axes of items: some share a dimension with the lanes."""
    schedule = f"{TILES} {A_ROWS} {B_ROWS} TC LOCAL(o0.in, 2) LOCAL(o1.in, 2) LOCAL(o1.in, 2)"
    found = check(float16, schedule, language=language)
    assert found["ldmatrix.x4"] and found["ldmatrix.x2.trans"]


@languages
@pytest.mark.parametrize("turn", ["^8", "^8"])
@pytest.mark.parametrize("stages", [2, 3])
def test_panels_of_several_stages(stages: int, turn: str, language: str) -> None:
    staged = f"{A_ROWS[:-1]}, stages={stages}) {B_ROWS[:-1]}, stages={stages})".replace("^8", turn)
    found = check(float16, f"TILE(o0, 32) TILE(o1, 32) TILE(r0, 16) {staged} TC {WARPS}", language=language)
    assert found["ldmatrix.x4"] and found["ldmatrix.x4.trans"] and not any(name.startswith("ld.shared") for name in found)


@needs_ptxas
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_ptxas_takes_ldmatrix(name: str) -> None:
    renderer = PTXRenderer(arch(name))
    ast = product(float16, float32, left_turned=False, right_turned=False)
    program = to_program(
        ast, renderer, None, parse_schedule(f"{TILES} {A_ROWS} {B_ROWS} TC(r0.in, {renderer.tensor_cores[0].name}) {WARPS}")
    )
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    assert "ldmatrix" in source and assemble(source, name).spilled == 0


def test_units_of_one_word() -> None:
    """sm_75's products of bytes: a fragment is one load."""
    renderer = PTXRenderer(arch("sm_75"))
    core = next(core for core in renderer.tensor_cores if core.dtype_in == (int8, int8))
    ast = product(int8, int32, left_turned=False, right_turned=True)
    schedule = f"{TILES} {A_ROWS} {B_COLUMNS} TC(r0.in, {core.name}) {WARPS}".replace("^8", "+16")
    program = to_program(ast, renderer, None, parse_schedule(schedule))
    source = next(part.name for part in program.src if part.op is Op.SOURCE)
    assert source.count("ldmatrix.sync.aligned.m8n8.x2.shared.b16") == 2 and "ld.shared" not in source
    program = program.replace(src=(*program.src, UOp(Op.BINARY, program.dtype, (), source.encode())))
    rng, device = np.random.default_rng(3), open_device("CUDASIM")
    a, b = values(rng, int8, (M, K)), values(rng, int8, (N, K))
    out = device.empty(M * N, int32)
    device.runtime.load(program).bind([out, device.buffer(a), device.buffer(b)])()
    np.testing.assert_array_equal(out.numpy().reshape(M, N), a.astype(np.int32) @ b.astype(np.int32).T)
