"""LLVM IR text -> code object: llvmlite parses, verifies and emits a relocatable object,
the linker of this package makes of it what ROCm loads. No ROCm is needed.

`python -m kg_amd.llvm.compiler kernel.ll -o kernel.hsaco` does the same from a shell.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from kg.plugin import CompileError, Compiler, DeviceUnavailable
from kg_render.llvm_binding import llvm_binding

from kg_amd.object.disassembler import disassemble
from kg_amd.object.linker import link
from kg_amd.targets import TARGETS

TRIPLE: Final = "amdgcn-amd-amdhsa"
_CPU: Final = re.compile(r'"target-cpu"="([^"]*)"')
_REPRODUCE: Final = "python -m kg_amd.llvm.compiler kernel.ll -o kernel.hsaco   # kernel.ll: the source above"
#: Of code generation alone: instruction selection, scheduling, registers.
_LEVEL: Final = 2


class LLVMCompiler(Compiler):
    """Code objects for the architecture that the source names."""

    accepts = "llvm"

    def compile(self, source: str) -> bytes:
        return link(emit_object(source))

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)

    def key(self) -> str:
        return f"llvmlite {_llvmlite_version()} codegen {_LEVEL}, linked by kg_amd 1"


def emit_object(source: str) -> bytes:
    """A relocatable object."""
    return _emitted(source, "emit_object")


def emit_assembly(source: str) -> str:
    """The same as text, for people and tests: LLVM's own, of every architecture."""
    return _emitted(source, "emit_assembly")


def _emitted(source: str, how: str) -> Any:
    """The architecture stands in the object's header, and so is asked for when the machine is made."""
    binding = llvm_binding("AMD:LLVM")
    found = _CPU.search(source)
    if found is None or found[1] not in TARGETS:
        raise CompileError('no function has an architecture: "target-cpu"="gfx..."', source=source, command=_REPRODUCE)
    try:
        with binding.create_context() as context, binding.parse_assembly(source, context) as module:
            module.verify()
            return getattr(_machine(found[1]), how)(module)
    except RuntimeError as error:
        raise CompileError(
            f"LLVM refused the module for {found[1]}", source=source, log=str(error), command=_REPRODUCE
        ) from error


@cache
def _machine(cpu: str) -> Any:
    """A target machine; features are the functions'."""
    try:
        target = llvm_binding("AMD:LLVM").Target.from_triple(TRIPLE)
    except RuntimeError as error:
        raise DeviceUnavailable(
            f"AMD:LLVM: this llvmlite was built without the AMDGPU target: {error}. Install that of PyPI"
        ) from error
    return target.create_target_machine(cpu=cpu, opt=_LEVEL, reloc="pic", codemodel="small")


@cache
def _llvmlite_version() -> str:
    try:
        return version("llvmlite")
    except PackageNotFoundError:
        return "missing"


def main(arguments: list[str] | None = None) -> None:
    """Compile a file."""
    import argparse

    parser = argparse.ArgumentParser(prog="python -m kg_amd.llvm.compiler", description="LLVM IR text to a code object")
    parser.add_argument("source", type=Path)
    parser.add_argument("-o", dest="output", type=Path, required=True)
    options = parser.parse_args(arguments)
    try:
        options.output.write_bytes(LLVMCompiler().compile(options.source.read_text()))
    except CompileError as error:
        sys.exit(f"{error.args[0].splitlines()[0]}\n{error.log}")


if __name__ == "__main__":
    main()
