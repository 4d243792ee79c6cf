"""What contractions and reductions are as machine code of AVX-512 under their default schedules.
No timings."""

from __future__ import annotations

import re

import pytest
from kg.compile.program import to_program
from kg.dtype import DType, float16, float32, int32
from kg.ir.build import argmax, param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import Compiler, Renderer
from kg.schedule.opts import parse_schedule
from kg_cpu.c.renderer import CPUCRenderer
from kg_cpu.host import Host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.disassembler import disassemble
from kg_cpu.system import reason_unavailable
from kg_tune.bench.compute_bound import attention, conv, product
from machine_code import clang, count, inner_loop, instructions, loops

pytestmark = pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here")
MACHINE = Host("x86_64", "linux", "x86-64-v4", (), "", 512, (32 << 10, 1 << 20, 32 << 20), 2)


#: What puts masks or vectors together lane by lane, or takes them apart.
LANE_BY_LANE = re.compile(r"kshift|kor[bwdq]|kunpck|vpinsr|vpextr|vinsertps|vextractps|vmovd ")


def code(ast: UOp, tools: tuple[Renderer, Compiler], schedule: str | None = None) -> str:
    program = to_program(ast, *tools, None if schedule is None else parse_schedule(schedule))
    return disassemble(next(s.arg for s in program.src if s.op is Op.BINARY))


def tools_of(name: str) -> tuple[Renderer, Compiler]:
    return (CPULLVMRenderer(MACHINE), LLVMCompiler()) if name == "LLVM" else (CPUCRenderer(MACHINE), clang(MACHINE))


@pytest.mark.parametrize("renderer", ["LLVM", "C"])
@pytest.mark.parametrize("batch", [(), (8,)], ids=["matmul", "batched"])
def test_products_are_fused_on_the_widest_vectors(renderer: str, batch: tuple[int, ...]) -> None:
    """The inner loop: FMA on zmm alone, a broadcast per row and a load per vector of columns at most,
    no spill."""
    a, b = param(1, (*batch, 256, 256), float32), param(2, (*batch, 256, 256), float32)
    ast = sink(param(0, (*batch, 256, 256), float32).store(product(a, b)), name="matmul")
    body = inner_loop(code(ast, tools_of(renderer)), "vfmadd")
    fused = [t for t in body if "vfmadd" in t]
    assert len(fused) % 8 == 0, body
    assert len(fused) >= 16, body
    assert all("zmm" in t for t in fused)
    spills = [t for t in body if "rsp" in t]  # clang 14 keeps one of 24 sums on the stack where a loop of workers is around
    assert len(spills) <= (len(fused) // 6 if batch and renderer == "C" else 0), "a spill"
    assert not [t for t in body if re.match(r"v(add|mul)", t)], "not fused"
    assert count(body, "gather") == 0
    moved = [t for t in body if re.match(r"v?(mov|broadcast|pbroadcast)", t) and "mm" in t and t not in spills]
    assert len(moved) <= len(fused) * 8 // 16, body


@pytest.mark.parametrize("renderer", ["LLVM", "C"])
def test_a_convolution_has_no_idle_lanes(renderer: str) -> None:
    """Where neighbours in a row fill three vectors and a half, channels lie in vectors.
    Nothing is gathered or scattered."""
    text = code(conv(2, 64, 56, 64).ast, tools_of(renderer))
    body = inner_loop(text, "vfmadd")
    fused = [t for t in body if "vfmadd" in t]
    assert len(fused) >= 24, body
    assert all("zmm" in t for t in fused)
    assert not [t for t in body if "rsp" in t], "a spill"
    assert "gather" not in text
    assert "scatter" not in text
    loads = [t for t in body if re.match(r"v?(mov|broadcast)", t) and "(" in t] + [t for t in fused if "(" in t]
    assert len(loads) <= len(fused) * 2 // 3, body


@pytest.mark.parametrize("rows", [11, 17])
def test_a_full_block_of_rows_and_the_rest_stay_in_registers(rows: int) -> None:
    a, b = param(1, (rows, 256), float32), param(2, (256, 64), float32)
    ast = sink(param(0, (rows, 64), float32).store(product(a, b)), name="matmul")
    body = inner_loop(code(ast, tools_of("LLVM")), "vfmadd")
    assert not [t for t in body if "rsp" in t], "a spill"


def test_both_products_of_an_attention_are_fused_on_the_widest_vectors() -> None:
    ast = attention(2, 256, 64).ast
    text = code(ast, tools_of("LLVM"))
    body = inner_loop(text, "vfmadd")
    assert count(body, "vfmadd") >= 16
    assert not [t for t in body if "rsp" in t], "a spill"
    assert "gather" not in text


def test_the_greatest_and_the_sum_of_an_attention_take_what_was_stored_from_registers() -> None:
    """No score is scaled to be compared, and no weight is loaded to be added."""
    text = code(attention(2, 256, 64).ast, tools_of("LLVM"))
    weights = inner_loop(text, "vscalefps")
    assert count(weights, "vscalefps") == 8, weights
    assert not [t for t in weights if "vaddps" in t and "(" in t], weights
    assert sum("vmovups" in t and "),%zmm" in t for t in weights) <= 8, weights
    greatest = re.findall(r"vmaxps .*", text)
    assert greatest
    assert not [t for t in greatest if "(" in t], greatest


def test_a_sum_has_several_chains_of_whole_vectors() -> None:
    """Four accumulators, none of which waits for another."""
    ast = sink(param(0, (1,), float32).store(param(1, (1 << 16,), float32).sum(0)), name="total")
    body = inner_loop(code(ast, tools_of("LLVM")), "vaddps")
    chains = {m[1] for t in body if (m := re.match(r"vaddps .*,%(zmm\d+)$", t))}
    assert len(chains) >= 4, body
    assert not [t for t in body if re.search(r"v(addss|movss)", t)]


def test_the_rows_of_a_softmax_are_whole_vectors() -> None:
    x = param(1, (64, 1024), float32)
    e = (x - x.max(1).expand(64, 1024)).exp()
    ast = sink(param(0, (64, 1024), float32).store(e / e.sum(1).expand(64, 1024)), name="softmax")
    text = code(ast, tools_of("LLVM"))
    for instruction in ("vmaxps", "vdivps"):
        body = inner_loop(text, instruction)
        assert all("zmm" in t for t in body if instruction in t), body


@pytest.mark.parametrize("renderer", ["LLVM", "C"])
def test_the_products_of_a_convolution_are_nearly_all_fused(renderer: str) -> None:
    """The inner loop: no mask, no lane moved by itself, at most one other instruction per FMA."""
    body = inner_loop(code(conv(8, 64, 56, 64).ast, tools_of(renderer)), "vfmadd")
    fused = count(body, "vfmadd")
    assert fused >= 16, body
    assert len(body) <= 2 * fused, body
    assert not [t for t in body if LANE_BY_LANE.search(t) or "%k" in t], body
    assert renderer == "C" or not [t for t in body if "rsp" in t], "a spill"  # a C compiler does as it likes


#: Schedule and the most instructions in the body of its loop: a comparison, a load, an addition and a store per vector, and as
#: many again; per lane it would be 64 times so many. Counted: 25, 21, 42.
MASKED = {
    "elementwise": ("VECTOR(o0, 64, mask)", 50),
    "sum": ("VECTOR(r0, 64, mask)", 42),
    "window": ("VECTOR(o3, 64, mask)", 84),
}


@pytest.mark.parametrize("name", MASKED)
def test_masks_of_many_lanes_are_compared_and_used_whole(name: str) -> None:
    """64 lanes in four vectors: masks in four registers, none of them taken apart."""
    x, rows = param(1, (1000,), float32), param(1, (64, 1000), float32)
    kernels = {
        "elementwise": sink(param(0, (1000,), float32).store(x * x + 1.0), name="elementwise"),
        "sum": sink(param(0, (64, 1), float32).store(rows.sum(1)), name="sum"),
        "window": conv(2, 8, 24, 32).ast,
    }
    schedule, most = MASKED[name]
    text = code(kernels[name], tools_of("LLVM"), schedule)
    assert not [t for _, t in instructions(text) if LANE_BY_LANE.search(t) and "%xmm" not in t], text
    assert "%k" in text, "no masks"
    assert min(len(body) for body in loops(text) if any("%k" in t for t in body)) <= most, text


def test_a_convolution_fills_its_window_by_whole_masks() -> None:
    """Padding is masked: in the loops that copy a window, too, no lane goes by itself."""
    text = code(conv(8, 64, 56, 64).ast, tools_of("LLVM"))
    copies = [body for body in loops(text) if not count(body, "vfmadd") and any("%k" in t for t in body)]
    assert copies, text
    for body in copies:
        assert not [t for t in body if LANE_BY_LANE.search(t)], body
        assert len(body) <= 80, body


@pytest.mark.parametrize("renderer", ["LLVM", "C"])
@pytest.mark.parametrize("dtype", [float32, int32], ids=str)
def test_the_greatest_of_a_row_is_compared_with_once(renderer: str, dtype: DType) -> None:
    """Per vector: whether it is greater (of floats, than no NaN), two masked moves,
    and no compare of positions."""
    x = param(1, (64, 4096), dtype)
    ast = sink(param(0, (64, 1), int32).store(argmax(x, 1)), name="argmax")
    body = inner_loop(code(ast, tools_of(renderer)), "vcmp" if dtype.is_float else "vpcmp")
    compares = [t for t in body if "cmp" in t and "zmm" in t]
    picked = [t for t in body if "{%k" in t and "zmm" in t and "cmp" not in t]
    assert len(compares) == (2 if dtype.is_float else 1) * 8, body  # of eight rows
    assert len(picked) in (8, 16), body  # a maximum needs no mask
    assert not [t for t in body if "ymm" in t or "rsp" in t], body


def test_exponentials_that_vanish_are_masked_out() -> None:
    """A result too small for a float takes microcode: lanes below -150 are not scaled."""
    x = param(1, (1024,), float32)
    body = inner_loop(code(sink(param(0, (1024,), float32).store(x.exp2()), name="powers"), tools_of("LLVM")), "vscalefps")
    scaled = [t for t in body if "vscalefps" in t]
    assert all(re.search(r"\{%?k[1-7]\}\s*\{z\}", t) for t in scaled), body


def test_maxima_are_tested_for_nan_by_twos() -> None:
    """One choice for all that a step takes in, over tests of two values each."""
    rows = param(1, (64, 4096), float32)
    body = inner_loop(
        code(sink(param(0, (64, 1), float32).store(rows.max(1))), tools_of("LLVM"), "VECTOR(r0, 16) UNROLL(r0, 4)"), "vmaxps"
    )
    maxima, tests = count(body, "vmaxps"), count(body, "vcmpunordps")
    assert maxima >= 4, body
    assert 2 * tests <= maxima + 1, body
    assert sum("{%k" in t for t in body) <= maxima // 4, body


def test_roots_of_halves_are_vectors_of_float32() -> None:
    """LLVM would take an element at a time, through four conversions each."""
    x = param(1, (4096,), float16)
    text = code(sink(param(0, (4096,), float16).store(x.sqrt()), name="roots"), tools_of("LLVM"))
    assert count(inner_loop(text, "vsqrt"), "vsqrtps") > 0, text
    assert not [t for _, t in instructions(text) if t.startswith(("vsqrtss", "vpunpck"))], text
