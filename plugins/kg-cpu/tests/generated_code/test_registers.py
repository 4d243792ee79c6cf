"""Default schedules count the target's registers:
no inner loop of products stores a vector on the stack. No timings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg_cpu.host import Host
from kg_cpu.llvm.compiler import LLVMCompiler
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_cpu.objects.disassembler import disassemble
from kg_cpu.system import reason_unavailable
from kg_tune.bench.compute_bound import attention, batched_matmul, causal_attention, conv, matmul, product
from machine_code import loops

pytestmark = pytest.mark.skipif(bool(reason_unavailable()), reason=reason_unavailable() or "runs here")

#: Level of x86-64 -> bits of its vectors: those with FMA. Without it each product needs a register of its own before it is added.
LEVELS = {"x86-64-v3": 256, "x86-64-v4": 512}


def rows_by_rows(rows: int, columns: int, depth: int) -> UOp:
    """a @ b.T: both operands lie along the depth."""
    a, b = param(1, (rows, depth), float32), param(2, (columns, depth), float32)
    return sink(param(0, (rows, columns), float32).store(product(a, b.permute(1, 0))), name="rows_by_rows")


KERNELS: dict[str, Callable[[], UOp]] = {
    "matmul": lambda: matmul(512).ast,
    "batched_matmul": lambda: batched_matmul(8, 128).ast,
    "rows_by_rows": lambda: rows_by_rows(16, 512, 512),
    "conv": lambda: conv(8, 64, 56, 64).ast,
    "attention": lambda: attention(8, 1024, 64).ast,
    "causal_attention": lambda: causal_attention(8, 1024, 64).ast,
}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kernel", KERNELS)
def test_accumulators_stay_in_registers(kernel: str, level: str) -> None:
    machine = Host("x86_64", "linux", level, (), "", LEVELS[level], (32 << 10, 1 << 20, 32 << 20), 2)
    program = to_program(KERNELS[kernel](), CPULLVMRenderer(machine), LLVMCompiler())
    bodies = innermost(disassemble(next(s.arg for s in program.src if s.op is Op.BINARY)))
    # what divides the results of a tile stands around the loop over keys, which a tile of the first keys leaves out
    sums = [body for body in bodies if not any("vdivps" in line for line in body)]
    products = [body for body in sums if sum("vfmadd" in line for line in body) >= 8]
    assert products
    assert not [line for body in products for line in body if re.search(r"mm\d+,.*\(%rsp\)", line)], "spilled"


def innermost(text: str) -> list[list[str]]:
    """The bodies of loops that hold no other loop."""
    found = loops(text)
    return [body for body in found if sum(_is_within(other, body) for other in found) == 1]


def _is_within(short: list[str], body: list[str]) -> bool:
    return any(body[i : i + len(short)] == short for i in range(len(body) - len(short) + 1))


@pytest.mark.parametrize(("level", "rows"), [("x86-64-v3", 6), ("x86-64-v4", 8)])
def test_no_product_of_a_causal_attention_is_masked(level: str, rows: int) -> None:
    """What a tile of rows by two vectors sees of the keys at the diagonal is written out,
    without masks and comparisons, and nothing more."""
    machine = Host("x86_64", "linux", level, (), "", LEVELS[level], (32 << 10, 1 << 20, 32 << 20), 2)
    program = to_program(causal_attention(8, 1024, 64).ast, CPULLVMRenderer(machine), LLVMCompiler())
    found = loops(disassemble(next(s.arg for s in program.src if s.op is Op.BINARY)))
    tile = min((body for body in found if any("vdivps" in line for line in body)), key=len)
    assert sum(bool(re.match("vfmadd|vmulps", line)) for line in tile) == rows * (rows + 1)
    assert not [line for line in tile if re.search(r"%k\d|v\w*(?:and|blendv|cmp)\w*p?[sd] ", line)]
