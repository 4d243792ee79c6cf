"""Default schedules for processors that need not be here:
LLVM's machine-code analyser on the inner loops of products, a convolution and an attention."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[3] / "benchmarks" / "generated_code"))

import inner_loops

needs_analyser = pytest.mark.skipif(
    not any(map(shutil.which, ("llvm-mca-19", "llvm-mca"))), reason="needs llvm-mca: apt install llvm-19"
)
#: Those of which the multipliers are said to be the bound of every row within a tenth: what LLVM's model has other bounds for is in docs/schedules.md.
CPUS = ("x86-64-v3", "x86-64-v4", "znver3", "neoverse-n1", "neoverse-v2", "apple-m1")


@needs_analyser
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("name", ["matmul_512", "batched_matmul", "conv"])
def test_the_loop_of_a_default_schedule_takes_what_its_multiplications_do(name: str, cpu: str) -> None:
    first = inner_loops.loops(name, cpu)[0]
    assert first.cycles <= 1.1 * first.bound, "\n".join(first.code)
    assert first.loads <= 0.7 * first.multiplications


@needs_analyser
@pytest.mark.parametrize("cpu", ["neoverse-n1", "neoverse-v2", "apple-m1"])
@pytest.mark.parametrize("name", ["matmul_int8", "matmul_bfloat16"])
def test_products_of_narrow_numbers_on_neon_wait_for_multipliers_alone(name: str, cpu: str) -> None:
    """By `smmla` and `bfmmla` of packed operands, by `sdot` of elements, or widened:
    without bytes that are loaded one by one."""
    first = inner_loops.loops(name, cpu)[0]
    assert first.cycles <= 1.1 * first.bound, "\n".join(first.code)
    assert first.loads <= 0.5 * first.multiplications
    assert not first.spills


def test_innermost_loops_are_those_without_another_within() -> None:
    text = (
        "f:\n.LBB0_1:\n\tmovq %rax, %rbx\n.LBB0_2:\n\tvmulps %ymm0, %ymm1, %ymm2 # %bb\n\tjl\t.LBB0_2\n\tjne\t.LBB0_1\n\tret\n"
    )
    assert list(inner_loops.innermost(text)) == [("vmulps %ymm0, %ymm1, %ymm2", "jl\t.LBB0_2")]
