"""AMD:ISA beside AMD:LLVM without a card: instructions, registers,
and the time from the linear program to a code object, of golden kernels and of matrix products.

`PYTHONPATH=tests python benchmarks/generated_code/amd_isa.py [--arch gfx942]` prints a table.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable

from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import float16, float32, int8
from kg.garbage import infrequent_collection
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.target.renderer import Renderer
from kg_amd.isa.renderer import ISARenderer
from kg_amd.llvm.compiler import LLVMCompiler
from kg_amd.llvm.renderer import AMDLLVMRenderer
from kg_amd.object.disassembler import disassemble
from kg_amd.object.metadata import kernels
from kg_amd.targets import target
from kg_conformance.kernels.whole import matmul

_ROUNDS = 5
#: Behind the code, for instruction fetches.
_PADDING = ("s_code_end", "s_nop")


def named() -> dict[str, Callable[[], UOp]]:
    """Golden kernels, and products of 4096 x 4096 x 4096."""
    products = {f"matmul {d}": (lambda d=d: matmul(4096, 4096, 4096, d)[0]) for d in (float16, float32, int8)}
    return {**KERNELS, **products}


def least(*runs: Callable[[], object]) -> list[float]:
    """Milliseconds of the processor's time of each, the least of several in turn."""
    found = [math.inf] * len(runs)
    for _ in range(_ROUNDS):
        for n, run in enumerate(runs):
            with infrequent_collection():  # as everywhere that kernels are compiled
                start = time.process_time()
                run()
                found[n] = min(found[n], 1e3 * (time.process_time() - start))
    return found


def facts(image: bytes) -> tuple[int, int, int]:
    """Instructions, vector registers, bytes of scratch."""
    (kernel,) = kernels(image).values()
    lines = [line.split()[0] for line in disassemble(image).splitlines() if line.startswith("\t")]
    while lines and lines[-1] in _PADDING:
        lines.pop()
    return len(lines), kernel.vectors, kernel.scratch


def of_isa(ast: UOp, renderer: ISARenderer) -> Callable[[], bytes]:
    """What makes a code object of the linear program."""
    program = to_program(ast, renderer)
    linear = next(s for s in program.src if s.op is Op.LINEAR)
    return lambda: renderer.asm(program, linear)


def of_llvm(ast: UOp, renderer: Renderer) -> Callable[[], bytes]:
    """The same by LLVM."""
    linear = next(s for s in to_program(ast, renderer).src if s.op is Op.LINEAR)
    compiler = LLVMCompiler()
    return lambda: compiler.compile(renderer.render(linear.src))


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", default="gfx1100")
    gpu = target(parser.parse_args().arch)
    print(f"| {gpu.name} | instructions, LLVM's | VGPRs, LLVM's | ms, LLVM's | ratio |\n|---|---|---|---|---|")
    product = 1.0
    for name, make in named().items():
        generators = of_isa(make(), ISARenderer(gpu)), of_llvm(make(), AMDLLVMRenderer(gpu))
        (count, vectors, scratch), (llvm_count, llvm_vectors, _) = (facts(generate()) for generate in generators)
        ms, llvm_ms = least(*generators)
        product *= ms / llvm_ms
        spilled = f" ({scratch} bytes of scratch)" if scratch else ""
        print(
            f"| {name} | {count}, {llvm_count} | {vectors}{spilled}, {llvm_vectors} | {ms:.1f}, {llvm_ms:.1f} | {ms / llvm_ms:.2f} |"
        )
    print(f"\ngeometric mean of the times: {product ** (1 / len(named())):.2f}")


if __name__ == "__main__":
    main()
