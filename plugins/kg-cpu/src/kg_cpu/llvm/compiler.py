"""LLVM IR text -> ELF object, through llvmlite: parse, verify, emit; no pass pipeline.

llvmlite is imported at the first compile; other imports too stand where they are used, for processes that find all in the cache.

`python -m kg_cpu.llvm.compiler kernel.ll -o kernel.o` does the same from a shell.
"""

from __future__ import annotations

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from typing import Any, Final

from kg.plugin import CompileError, Compiler

from kg_cpu.host import KNOWN_CPUS, LEVEL_FEATURES

_TRIPLE: Final = re.compile(r'^target triple = "([^"]+)"', re.MULTILINE)
_CPUS: Final = re.compile(r'"(target|tune)-cpu"="([^"]*)"')
_FEATURES: Final = re.compile(r'"target-features"="([^"]*)"')
_MACHINE_INTRINSIC: Final = re.compile(r"@llvm\.(x86|aarch64|arm|nvvm|amdgcn|wasm|riscv|ppc|s390|spv|hexagon)\.[\w.]+")
#: Intrinsics of one machine that every processor of it can do.
_SAFE_INTRINSICS: Final = {"x86_64": frozenset({"@llvm.x86.sse.sfence"})}
#: Those that processors with some features can do -> what the source must name, or its processor have.
_FEATURE_INTRINSICS: Final = {
    "@llvm.x86.avx512.vpdpbusd.512": {"avx512vnni"},
    "@llvm.x86.avx512.vpdpbusd.256": {"avxvnni"},
    "@llvm.x86.avx512bf16.dpbf16ps.512": {"avx512bf16"},
    "@llvm.x86.avx2.permps": {"avx2"},
    "@llvm.x86.avx512.add.ps.512": {"avx512f"},
    "@llvm.x86.avx512.permvar.sf.512": {"avx512f"},
    "@llvm.x86.avx512.mask.reduce.ps.512": {"avx512dq"},
    "@llvm.x86.avx512.mask.scalef.ps.512": {"avx512f"},
    "@llvm.x86.avx512.vpermi2var.pd.512": {"avx512f"},
    **{f"@llvm.x86.avx512.mask.{name}.{kind}.512": {"avx512f"} for name in ("getexp", "getmant") for kind in ("ps", "pd")},
    **{f"@llvm.aarch64.neon.{name}.v4i32.v16i8": {"dotprod"} for name in ("sdot", "udot")},
    **{f"@llvm.aarch64.neon.{name}.v4i32.v16i8": {"i8mm"} for name in ("usdot", "smmla", "ummla", "usmmla")},
    "@llvm.aarch64.neon.bfdot.v4f32.v8bf16": {"bf16"},
    "@llvm.aarch64.neon.bfmmla": {"bf16"},
}
#: Lines past which code is generated without optimization: one function of 63,000, a problem of optimal control unrolled, takes 0.4 s
#: instead of 6 to 10, and runs a quarter longer.
LONG_SOURCE: Final = 16_000
_REPRODUCE: Final = "python -m kg_cpu.llvm.compiler kernel.ll -o kernel.o   # kernel.ll: the source above"


class LLVMCompiler(Compiler):
    """Objects for whatever triple and features the source names."""

    accepts = "llvm"

    def __init__(self, level: int = 2) -> None:
        self.level = level  #: of code generation alone: instruction selection, scheduling, registers

    def compile(self, source: str) -> bytes:
        """Source that could make LLVM abort the process is tried in another process first."""
        level = 0 if source.count("\n") > LONG_SOURCE else self.level
        if _may_abort(source):
            _try_elsewhere(source, level)
        return _emit(source, level)

    def disassemble(self, binary: bytes) -> str:
        from kg_cpu.objects.disassembler import disassemble

        return disassemble(binary)

    def key(self) -> str:
        return f"llvmlite {_llvmlite_version()} codegen {self.level}, 0 past {LONG_SOURCE} lines, pic small"


def _emit(source: str, level: int) -> bytes:
    binding = llvm_binding()
    triple = _TRIPLE.search(source)
    if triple is None:
        raise CompileError('no line `target triple = "..."`', source=source, command=_REPRODUCE)
    try:
        machine = _machine(triple[1], level)
        with binding.create_context() as context, binding.parse_assembly(source, context) as module:
            module.verify()
            return machine.emit_object(module)
    except RuntimeError as error:
        raise CompileError(
            f"LLVM refused the module for {triple[1]}", source=source, log=str(error), command=_REPRODUCE
        ) from error


def llvm_binding() -> Any:
    """llvmlite.binding with every target ready."""
    from kg_render.llvm_binding import llvm_binding

    return llvm_binding("CPU:LLVM")


@cache
def _machine(triple: str, level: int) -> Any:
    """A target machine; the functions' attributes say for which processor."""
    target = llvm_binding().Target.from_triple(triple)
    return target.create_target_machine(opt=level, reloc="pic", codemodel="small")


def _may_abort(source: str) -> bool:
    """What LLVM ends the process over rather than report:
    instructions that the target lacks, processors it doesn't know."""
    triple = _TRIPLE.search(source)
    safe = _SAFE_INTRINSICS.get(triple[1].partition("-")[0] if triple else "", frozenset[str]())
    used = {match[0] for match in _MACHINE_INTRINSIC.finditer(source)} - safe
    processors = _CPUS.findall(source)
    given = {f for kind, cpu in processors if kind == "target" for f in LEVEL_FEATURES.get(cpu, ())}
    named = _FEATURES.search(source)
    for feature in named[1].split(",") if named else ():
        (given.discard if feature.startswith("-") else given.add)(feature[1:])
    foreign = any(not _FEATURE_INTRINSICS.get(name, {name}) <= given for name in used)
    unknown = any(cpu not in KNOWN_CPUS for _, cpu in processors)
    return foreign or unknown or " asm " in source


def _try_elsewhere(source: str, level: int) -> None:
    import subprocess
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "kernel.ll"
        path.write_text(source)
        command = [sys.executable, "-m", __spec__.name, str(path), "-o", str(path.with_suffix(".o")), "--level", str(level)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise CompileError("LLVM refused the module", source=source, log=done.stderr or done.stdout, command=_REPRODUCE)


@cache
def _llvmlite_version() -> str:
    """Of the installed package, found without importing it."""
    spec = importlib.util.find_spec("llvmlite")
    if spec is None or spec.origin is None:
        return "missing"
    folder = Path(spec.origin).parent
    try:
        found = re.search(r"version.*?=\s*['\"]([^'\"]+)['\"]", (folder / "_version.py").read_text())
    except OSError:
        found = None
    libraries = sorted(f"{p.name} {p.stat().st_size}" for p in (folder / "binding").glob("*llvmlite*") if p.is_file())
    return " ".join([found[1] if found else "unknown", *libraries])


def main(arguments: list[str] | None = None) -> None:
    """Compile a file."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m kg_cpu.llvm.compiler", description="LLVM IR text to an ELF object")
    parser.add_argument("source", type=Path)
    parser.add_argument("-o", dest="output", type=Path, required=True)
    parser.add_argument("--level", type=int, default=2)
    options = parser.parse_args(arguments)
    try:
        options.output.write_bytes(_emit(options.source.read_text(), options.level))
    except CompileError as error:
        sys.exit(f"{error.args[0].splitlines()[0]}\n{error.log}")


if __name__ == "__main__":
    main()
