"""What transposes and scans are as machine code of AVX-512:
full vectors and shuffles, nothing lane by lane. No timings."""

from __future__ import annotations

import re

import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float32, int8
from kg.ir import monoid as monoids
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.opts import parse_schedule
from kg_cpu.host import Host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.system import reason_unavailable
from machine_code import instructions

pytestmark = pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here")
MACHINE = Host("x86_64", "linux", "x86-64-v4", (), "", 512, (32 << 10, 1 << 20, 32 << 20), 2)
SHUFFLE = r"v(unpck|shuf|perm|punpck|align|insert|expand|broadcast|mov[sl][hl]?dup)"
LOAD, STORE = (
    r"v(lddqu|mov[au]p[sd]|movdq[au]\d*) .*\(.*\),%[xyz]mm\d+$",
    r"v(mov[au]p[sd]|movdq[au]\d*|movnt\w+) +%[xyz]mm\d+,.*\(.*\)$",
)


def vector_code(ast: UOp, schedule: str | None = None) -> list[str]:
    """The instructions on vector registers."""
    compiler = LLVMCompiler()
    given = parse_schedule(schedule) if schedule is not None else None
    program = to_program(ast, CPULLVMRenderer(MACHINE), compiler, given)
    text = compiler.disassemble(next(s.arg for s in program.src if s.op is Op.BINARY))
    return [t for _, t in instructions(text) if re.search(r"%[xyz]mm", t)]


@pytest.mark.parametrize("dtype", [float32, int8], ids=str)
def test_a_transpose_is_rows_and_shuffles(dtype: DType) -> None:
    """No gather, no scatter, no lane alone: whole lines are loaded, shuffled and stored."""
    ast = sink(param(0, (512, 1024), dtype).store(param(1, (1024, 512), dtype).permute(1, 0)), name="transpose")
    code = vector_code(ast)
    assert not [t for t in code if re.match(r"vp?(gather|scatter|insr|extr)", t)]
    assert all("zmm" in t for t in code), [t for t in code if "zmm" not in t]
    other = [t for t in code if not (re.match(SHUFFLE, t) or re.match(LOAD, t) or re.match(STORE, t))]
    assert not other, other
    assert sum(bool(re.match(SHUFFLE, t)) for t in code) >= 64


def test_complex_numbers_are_taken_apart_by_shuffles() -> None:
    z = param(1, (4096, 2), float32)
    real, imaginary = z.shrink((0, 4096), (0, 1)), z.shrink((0, 4096), (1, 2))
    ast = sink(param(0, (4096, 1), float32).store(real * real + imaginary * imaginary), name="norms")
    code = vector_code(ast, "VECTOR(o0, 16)")
    assert not [t for t in code if "gather" in t]
    assert [t for t in code if re.match(SHUFFLE, t)]


def test_a_scan_adds_and_shuffles_whole_vectors() -> None:
    """Four full vectors in, four steps of shuffles and adds in each, full vectors out.
    No addition of one number."""
    ast = sink(param(0, (1 << 16,), float32).store(param(1, (1 << 16,), float32).scan(monoids.ADD, 0)), name="running")
    code = vector_code(ast)
    assert not [t for t in code if re.match(r"v(addss|gather|p?scatter|movss)", t)]
    adds = [t for t in code if t.startswith("vaddps") and "zmm" in t]
    assert 4 * 4 < len(adds) <= 4 * 7, adds
    assert [t for t in code if re.match(SHUFFLE, t)]
    assert len([t for t in code if re.match(STORE, t)]) == 4


def test_column_sums_are_vectors_along_the_columns() -> None:
    ast = sink(param(0, (1, 512), float32).store(param(1, (300, 512), float32).sum(0)), name="columns")
    code = vector_code(ast)
    assert not [t for t in code if "gather" in t]
    assert [t for t in code if t.startswith("vaddps") and "zmm" in t]


@pytest.mark.parametrize("lanes", [5, 12, 14])
def test_a_vector_of_any_number_of_lanes_is_one_masked_load(lanes: int) -> None:
    """Not the vectors of powers of two that LLVM takes it apart into, put together again."""
    ast = sink(param(0, (4 * lanes,), float32).store(param(1, (4 * lanes,), float32) * 3.0), name="parts")
    code = vector_code(ast, f"VECTOR(o0, {lanes})")
    assert not [t for t in code if re.match(r"v(insert|unpck|movlh|movhp)", t)], code
    assert [t for t in code if re.match(r"v(movup|mulp)s .*\(.*\).*\{%k[1-7]\}", t)], code
