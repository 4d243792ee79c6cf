"""NAK's machine code beside ptxas's: registers, instructions, spills of kernels of the tests,
for several architectures. No card takes part.

    PYTHONPATH=tests python benchmarks/generated_code/nak.py [--arch sm_90]

Each compiler is given what its renderer writes under one schedule: the default one of CUDA:NAK, with its vectors and matrix units.
"""

from __future__ import annotations

import argparse
import json
import re

from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.schedule.opts import Opt
from kg_cuda.arch import arch
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.toolkit import assemble, disassemble
from kg_nir.compilers.compiler import NAKCompiler
from kg_nir.compilers.cubin import facts_in
from kg_nir.targets.nvidia import NVIDIARenderer

CHOSEN = (
    "vector_add",
    "row_sum",
    "total",
    "softmax",
    "layernorm",
    "gemm",
    "gemm_int8",
    "conv3x3",
    "transpose",
    "integer_division",
    "transcendental",
)


def row(kernel: str, name: str) -> list[int]:
    """Registers and instructions by NAK, by ptxas; spills of both."""
    used: list[tuple[Opt, ...]] = []

    def observe(stage: str, graph: UOp, context: Context) -> None:
        if stage == "choose_schedule":
            used.append(context.schedule or ())

    program = to_program(KERNELS[kernel](), NVIDIARenderer(name), NAKCompiler(), observe=observe)
    facts = json.loads(facts_in(next(s for s in program.src if s.op is Op.BINARY).arg))["facts"]
    other = to_program(KERNELS[kernel](), PTXRenderer(arch(name)), None, used[0])
    made = assemble(next(s.name for s in other.src if s.op is Op.SOURCE), name)
    instructions = [
        w
        for w in re.findall(r"^\s+/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", disassemble(made.binary), re.MULTILINE)
        if not w.startswith("NOP")
    ]
    branch = next(
        (n for n, w in enumerate(instructions) if w.startswith("BRA ") and n > 0 and instructions[n - 1].startswith("EXIT")),
        None,
    )
    count = len(instructions) if branch is None else branch
    return [facts["num_gprs"], made.registers, facts["num_instrs"], count, facts["num_spills_to_mem"], made.spilled]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", action="append", help="sm_80, sm_90, sm_120")
    for name in parser.parse_args().arch or ("sm_80", "sm_90", "sm_120"):
        print(
            f"\n| {name} | registers: NAK | ptxas | instructions: NAK | ptxas | spills: NAK | ptxas |\n|---|---|---|---|---|---|---|"
        )
        for kernel in CHOSEN:
            print(f"| {kernel} | {' | '.join(map(str, row(kernel, name)))} |")


if __name__ == "__main__":
    main()
