"""Inner loops of benchmark kernels under LLVM's machine-code analyser,
for processors that need not be here.

`python benchmarks/generated_code/inner_loops.py [WORKLOAD ...] [--cpu NAME ...] [--schedule S] [--show]` compiles each workload's default schedule by CPU:LLVM for each
processor and runs llvm-mca (Debian: `apt install llvm-19`) on its innermost loops that multiply: cycles per iteration beside those of the multiplications alone,
loads per multiplication, accesses of the stack. `--show` prints the loops. A loop of which another instruction is the bound, as that of an exponential, has a ratio above one whatever its schedule.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from kg.compile.program import to_program
from kg.ir.uop import UOp
from kg.plugin import KgError, source_of
from kg.schedule.opts import parse_schedule
from kg_cpu.host import LEVEL_FEATURES, Host
from kg_cpu.llvm.compiler import llvm_binding
from kg_cpu.llvm.renderer import CPULLVMRenderer
from kg_tune.bench.catalog import workload

#: LLVM's names -> the level or architecture, features beyond it, bits of a vector, caches. The three levels are analysed as a processor that has no more.
CPUS = {
    "x86-64-v2": ("sandybridge", "x86-64-v2", (), 128, (32 << 10, 256 << 10)),
    "x86-64-v3": ("haswell", "x86-64-v3", (), 256, (32 << 10, 256 << 10)),
    "x86-64-v4": ("skylake-avx512", "x86-64-v4", (), 512, (32 << 10, 1 << 20)),
    "znver3": ("znver3", "x86-64-v3", (), 256, (32 << 10, 512 << 10)),
    "znver5": ("znver5", "x86-64-v4", ("avx512bf16", "avx512vnni", "avxvnni"), 512, (48 << 10, 1 << 20)),
    "neoverse-n1": ("neoverse-n1", "generic", ("dotprod", "fullfp16", "lse"), 128, (64 << 10, 1 << 20)),
    "neoverse-v2": ("neoverse-v2", "generic", ("bf16", "dotprod", "fullfp16", "i8mm", "lse"), 128, (64 << 10, 2 << 20)),
    "apple-m1": ("apple-m1", "generic", ("dotprod", "fullfp16", "lse"), 128, (128 << 10, 12 << 20)),
}
WORKLOADS = (
    "matmul_512",
    "batched_matmul",
    "conv",
    "attention",
    "causal_attention",
    "matmul_int8",
    "matmul_bfloat16",
    "gelu",
    "softmax",
)
#: Opcodes that multiply, and for the table's purpose are the work.
MULTIPLIES = re.compile(r"v?f(n?m(add|sub|la|ls)|mul)|v?mul[ps][sd]|vpdp|v?pmadd|vdpbf|[su]dot|[bsuf]*mmla|bfdot|fmul")
PREFETCH = re.compile(r"prefetch|prfm")
LABEL, JUMP = re.compile(r"^([.\w$]+):"), re.compile(r"^\s+(j\w+|b|b\.\w+|cbn?z|tbn?z)\s+(?:.*,\s*)?([.]?L\w+)\s*$")
COMMENT = re.compile(r"\s#[\s#]|\s//")
STACK = re.compile(r"\((%rsp|%rbp)\)|\[sp\b")
ROUNDS = 100


@dataclass(frozen=True)
class Loop:
    """An innermost loop: what llvm-mca says of it."""

    code: tuple[str, ...]
    cycles: float  #: per iteration
    bound: float  #: cycles per iteration of the multiplications alone
    ports: float  #: and of all its instructions, where none waits for another
    multiplications: int
    loads: int  #: without prefetches
    spills: int  #: accesses of the stack


def host(name: str) -> Host:
    cpu, level, features, bits, caches = CPUS[name]
    architecture = "x86_64" if level in LEVEL_FEATURES else "aarch64"
    return Host(architecture, "linux", level, features, cpu if architecture == "x86_64" else "", bits, caches, 1)


def assembly(ast: UOp, machine: Host, schedule: str | None = None) -> str:
    """What CPU:LLVM makes of a kernel for a processor."""
    opts = None if schedule is None else parse_schedule(schedule)
    source = source_of(to_program(ast, CPULLVMRenderer(machine), None, schedule=opts))
    binding = llvm_binding()
    triple = re.search(r'^target triple = "([^"]+)"', source, re.MULTILINE)
    assert triple is not None
    target = binding.Target.from_triple(triple[1]).create_target_machine(opt=2, reloc="pic", codemodel="small")
    with binding.create_context() as context, binding.parse_assembly(source, context) as module:
        return target.emit_assembly(module)


def innermost(text: str) -> Iterator[tuple[str, ...]]:
    """Instructions between a label and a jump back to it, without another jump within:
    where LLVM lays the end of an outer loop out before its beginning, what a jump goes back over is no loop."""
    lines = [COMMENT.split(line)[0].rstrip() for line in text.splitlines()]
    lines = [line for line in lines if line.strip() and not re.match(r"^\s+\.\w", line)]
    labels: dict[str, int] = {}
    latest = -1
    for number, line in enumerate(lines):
        if named := LABEL.match(line):
            labels[named[1]] = number
        elif (jump := JUMP.match(line)) and labels.get(jump[2], -1) > latest:
            latest = labels[jump[2]]
            inside = lines[latest + 1 : number]
            if not any(JUMP.match(line) for line in inside):
                yield tuple(line.strip() for line in (*inside, line) if not LABEL.match(line))


@cache
def analysed(code: tuple[str, ...], cpu: str, triple: str) -> dict[str, Any]:
    """llvm-mca's view of a loop that runs for long."""
    tool = next((found for name in ("llvm-mca-19", "llvm-mca") if (found := shutil.which(name))), None)
    if tool is None:
        raise SystemExit("llvm-mca is missing: apt install llvm-19")
    command = [tool, f"-mtriple={triple}", f"-mcpu={cpu}", f"-iterations={ROUNDS}", "-json"]
    done = subprocess.run(command, input="\n".join(_plain(c) for c in code), capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}: {done.stderr[:500]}")
    return json.loads(done.stdout)["CodeRegions"][0]


def _plain(instruction: str) -> str:
    """Jumps as llvm-mca takes them, without symbols that it does not know."""
    return (
        re.sub(r"[.]?L\w+(?=$|\()", "0", instruction)
        if JUMP.match(" " + instruction)
        else re.sub(r"\.L[\w]+", "8", instruction)
    )


def loop_of(code: tuple[str, ...], cpu: str, triple: str) -> Loop:
    found = analysed(code, cpu, triple)
    infos = found["InstructionInfoView"]["InstructionList"]
    names = [text.split()[0] for text in found["Instructions"]]
    work = [n for n, name in enumerate(names) if MULTIPLIES.match(name)]
    return Loop(
        code,
        found["SummaryView"]["TotalCycles"] / ROUNDS,
        sum(infos[n]["RThroughput"] for n in work),
        found["SummaryView"]["BlockRThroughput"],
        len(work),
        sum(info["mayLoad"] and not PREFETCH.match(name) for info, name in zip(infos, names, strict=True)),
        sum(1 for line in code if STACK.search(line)),
    )


def loops(name: str, cpu: str, schedule: str | None = None) -> list[Loop]:
    """Those of a workload that multiply, most multiplications first."""
    machine = host(cpu)
    text = assembly(workload(name).ast, machine, schedule)
    triple = f"{machine.architecture}-unknown-linux-gnu"
    found = [loop_of(code, CPUS[cpu][0], triple) for code in innermost(text) if any(MULTIPLIES.match(c) for c in code)]
    return sorted(found, key=lambda loop: -loop.multiplications)


def table(names: Sequence[str], cpus: Sequence[str], schedule: str | None, *, show: bool) -> None:
    """A row for each of the two loops of a kernel with most multiplications.
    A cell holds the ratio of cycles to those of the multiplications, loads each, accesses of the stack."""
    print("| loop | " + " | ".join(cpus) + " |")
    print("|---" * (1 + len(cpus)) + "|")
    for name in names:
        found: list[list[Loop]] = []
        for cpu in cpus:
            try:
                found.append(loops(name, cpu, schedule)[:2])
            except KgError as error:
                print(f"{name}, {cpu}: {error}")
                found.append([])
        for number in range(max(map(len, found))):
            print(
                f"| {name} | " + " | ".join(_cell(one[number]) if number < len(one) else "" for one in found) + " |", flush=True
            )
            for one in found if show else ():
                print("\n".join("    " + c for c in one[number].code) if number < len(one) else "")


def _cell(loop: Loop) -> str:
    spilled = f", {loop.spills}" if loop.spills else ""
    return f"{loop.cycles / max(loop.bound, 1e-9):.2f} ({loop.loads / loop.multiplications:.2f}{spilled})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("workloads", nargs="*", default=WORKLOADS)
    parser.add_argument("--cpu", action="append", choices=CPUS)
    parser.add_argument("--schedule")
    parser.add_argument("--show", action="store_true")
    options = parser.parse_args()
    table(options.workloads, options.cpu or list(CPUS), options.schedule, show=options.show)


if __name__ == "__main__":
    main()
