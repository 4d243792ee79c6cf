"""Instructions that CPU:A64 and CPU:RV64 execute beside LLVM's code for the same schedule:
kernels run by qemu-user, one instruction at a time.

uv run --group bench python benchmarks/generated_code/instruction_counts.py [ROW ...] [--isa a64 rv64]; needs qemu-user, binutils-aarch64-linux-gnu, binutils-riscv64-linux-gnu and clang-19.
"""

from __future__ import annotations

import argparse
import math
import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kg import UOp, float32, int8, int32, param, sink
from kg.compile.program import to_program
from kg.plugin import Renderer, Workers, binary_of, parse_schedule, source_of
from kg_cpu.host import Host
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_isa.a64.renderer import A64Renderer
from kg_isa.rv64.renderer import RV64Renderer

_CACHES: Final = (32 << 10, 1 << 20)
#: What clears registers, points the arguments at static memory, calls the kernel and leaves.
_STARTS: Final = {
    "a64": "adr x0, args; mov x1, #0; mov x2, #1; adr x3, scratch; bl KERNEL; mov x0, #0; mov x8, #93; svc #0",
    "rv64": "lla a0, args; li a1, 0; li a2, 1; lla a3, scratch; call KERNEL; li a0, 0; li a7, 93; ecall",
}


def vector_add(n: int = 4096) -> UOp:
    return sink(param(0, (n,), float32).store(param(1, (n,), float32) + param(2, (n,), float32)), name="vector_add")


def gelu(n: int = 4096) -> UOp:
    x = param(1, (n,), float32)
    return sink(param(0, (n,), float32).store(x / ((x * -2.4554669596).exp2() + 1.0)), name="gelu")


def softmax(rows: int = 16, n: int = 256) -> UOp:
    x = param(1, (rows, n), float32)
    e = ((x - x.max(1).reshape(rows, 1).expand(rows, n)) * 1.4426950408889634).exp2()
    return sink(param(0, (rows, n), float32).store(e / e.sum(1).reshape(rows, 1).expand(rows, n)), name="softmax")


def matmul(m: int = 48, n: int = 64, k: int = 64) -> UOp:
    a = param(1, (m, k), float32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), float32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), float32).store((a * b).sum(2).reshape(m, n)), name="matmul")


def matmul_int8(m: int = 48, n: int = 64, k: int = 64) -> UOp:
    a = param(1, (m, k), int8).cast(int32).reshape(m, 1, k).expand(m, n, k)
    b = param(2, (k, n), int8).cast(int32).permute(1, 0).reshape(1, n, k).expand(m, n, k)
    return sink(param(0, (m, n), int32).store((a * b).sum(2).reshape(m, n)), name="matmul_int8")


ROWS: Final = {f.__name__: f for f in (vector_add, gelu, softmax, matmul, matmul_int8)}
#: Instruction set and row -> a schedule beside the default one.
OTHERS: Final = {
    (
        "a64",
        "matmul_int8",
    ): "TC(r0, sdot_m1n4k4_i8_i32) TILE(o1, 8) UPCAST(o0, 8) UPCAST(o1.in, 2) STAGE(o1, r0.b, THREAD) UNROLL(r0, 2)",
}


@dataclass(frozen=True)
class Machine:
    """An instruction set: who makes code for it, what links and runs it."""

    ours: Renderer
    host: Host
    prefix: str
    target: tuple[str, ...]  #: clang's
    emulator: tuple[str, ...]


def machines() -> dict[str, Machine]:
    """The instruction sets by name."""
    rv64 = ("-march=rv64gcv", "-mabi=lp64d", "-mllvm", "-riscv-v-vector-bits-min=128", "-mno-relax")
    arm = Host("aarch64", "linux", "generic", ("neon", "dotprod", "i8mm"), "", 128, _CACHES, 1)
    found = {
        "a64": Machine(
            A64Renderer("QEMUA64", arm),
            arm,
            "aarch64-linux-gnu",
            ("--target=aarch64-linux-gnu", "-march=armv8.2-a+dotprod+i8mm"),
            ("qemu-aarch64", "-cpu", "max"),
        ),
        "rv64": Machine(
            RV64Renderer("QEMURV64"),
            Host("riscv64", "linux", "generic-rv64", ("fma",), "", 256, _CACHES, 1),
            "riscv64-linux-gnu",
            ("--target=riscv64-linux-gnu", *rv64),
            ("qemu-riscv64", "-cpu", "rv64,v=true,vext_spec=v1.0,vlen=128"),
        ),
    }
    for machine in found.values():
        machine.ours.workers = Workers(1)
    return found


def start_file(isa: str, name: str, buffers: int) -> str:
    """A program that calls the kernel once, on zeros."""
    code = _STARTS[isa].replace("KERNEL", name).replace("; ", "\n")
    pointers = "\n".join(f".8byte data + {n << 16}" for n in range(buffers))
    option = ".option norelax\n" if isa == "rv64" else ""
    return f"{option}.globl _start\n_start:\n{code}\n.data\n.balign 64\nargs:\n{pointers}\n.bss\n.balign 64\ndata: .skip {buffers << 16}\nscratch: .skip 65536\n"


def executed(isa: str, machine: Machine, data: bytes, name: str, buffers: int) -> int:
    """Instructions of the kernel's function, from its first to its return."""
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        (folder / "k.o").write_bytes(data)
        (folder / "start.s").write_text(
            start_file(isa, name, buffers)
            .replace("adr x0, args", "adrp x0, args; add x0, x0, :lo12:args")
            .replace("adr x3, scratch", "adrp x3, scratch; add x3, x3, :lo12:scratch")
            .replace("; ", "\n")
        )
        march = ["-march=rv64gv"] if isa == "rv64" else []
        run = [f"{machine.prefix}-as", *march, "-o", folder / "start.o", folder / "start.s"]
        subprocess.run(run, check=True)
        subprocess.run([f"{machine.prefix}-ld", "-o", folder / "p", folder / "start.o", folder / "k.o"], check=True)
        symbols = subprocess.run(
            [f"{machine.prefix}-nm", "-S", folder / "p"], capture_output=True, text=True, check=True
        ).stdout
        found = re.search(rf"^(\w+) (?:(\w+) )?[Tt] {name}$", symbols, re.MULTILINE)
        assert found is not None, symbols
        first = int(found[1], 16)
        last = first + int(found[2], 16)
        log = folder / "log"
        subprocess.run([*machine.emulator, "-singlestep", "-d", "exec,nochain", "-D", log, folder / "p"], check=True)
        places = (int(line.split("/")[1], 16) for line in log.read_text().splitlines() if line.startswith("Trace"))
        return sum(first <= place < last for place in places)


def theirs(machine: Machine, ast: UOp, schedule: str) -> bytes:
    """LLVM's object for the same schedule."""
    program = to_program(ast, CPULLVMRenderer(machine.host), None, parse_schedule(schedule))
    lines = [line for line in source_of(program).splitlines() if not line.startswith(("target triple", "target datalayout"))]
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", "\n".join(lines))
    command = ["clang-19", *machine.target, "-O3", "-x", "ir", "-c", "-o", "/dev/stdout", "-w", "-"]
    return subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout


def counted(isa: str, machine: Machine, row: str, schedule: str | None) -> tuple[int, int]:
    """Instructions of a row's kernel, ours and LLVM's; without a schedule of the default one."""
    ast = ROWS[row]()
    program = to_program(ast, machine.ours, None, None if schedule is None else parse_schedule(schedule))
    made = binary_of(program), theirs(machine, ast, program.program.schedule)
    ours, llvms = (executed(isa, machine, data, row, len(program.program.params)) for data in made)
    return ours, llvms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="*", default=list(ROWS))
    parser.add_argument("--isa", nargs="*", default=["a64", "rv64"])
    arguments = parser.parse_args()
    if not shutil.which("clang-19"):
        raise SystemExit("needs clang-19: apt-get install clang-19")
    print(f"{'':12} {'isa':5} {'kg-isa':>9} {'LLVM':>9}  ratio")
    ratios: list[float] = []
    for isa in arguments.isa:
        machine = machines()[isa]
        for row in arguments.rows:
            for schedule in dict.fromkeys((None, OTHERS.get((isa, row)))):
                ours, llvms = counted(isa, machine, row, schedule)
                ratios.append(ours / llvms)
                print(f"{row:12} {isa:5} {ours:9,} {llvms:9,}  {ratios[-1]:.3f}", flush=True)
    print(f"geometric mean {math.exp(sum(map(math.log, ratios)) / len(ratios)):.3f}")


if __name__ == "__main__":
    main()
