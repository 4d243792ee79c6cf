"""Compilers of the language `nir`: serialised shaders in, machine code out."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Any

from kg.plugin import CompileError, Compiler

from kg_nir.compilers.artifact import IR3, NIR, packed, unpacked
from kg_nir.compilers.cubin import cubin, facts_in, number_of
from kg_nir.mesa.layouts import VERSION
from kg_nir.process.requests import ask


class NIRCompiler(Compiler):
    """What all have in common: none reads text, as Mesa can't."""

    def compile(self, source: str) -> bytes:
        raise CompileError("Mesa can't read the text of NIR: compilers of it take the serialised shader", source=source)

    def shader(self, code: bytes) -> tuple[dict[str, Any], bytes]:
        """The head and the shader itself."""
        try:
            return unpacked(NIR, code)
        except ValueError as error:
            raise CompileError(str(error)) from error


class LLVMpipeCompiler(NIRCompiler):
    """Objects for this processor."""

    def compile_code(self, code: bytes) -> bytes:
        head, shader = self.shader(code)
        return ask("llvmpipe", {"do": "llvmpipe", **head}, shader)[1]

    def disassemble(self, binary: bytes) -> str:
        from kg_cpu.objects.disassembler import disassemble

        return disassemble(binary)

    def key(self) -> str:
        return f"tinymesa {VERSION} llvmpipe {platform.machine()} {_processor()}"


class NAKCompiler(NIRCompiler):
    """Cubins of NVIDIA's machine code, with what NAK says of it."""

    def compile_code(self, code: bytes) -> bytes:
        head, shader = self.shader(code)
        words, sass = ask("nir", {"do": "offline", **head}, shader)
        facts = words["facts"]
        if facts["slm_size"]:
            raise CompileError(
                f"{head['name']} spills {facts['slm_size']} bytes for each work-item, and where CUDA's driver places them is not known here"
            )
        head |= {"registers": facts["num_gprs"], "barriers": facts["num_control_barriers"]}
        said = {"name": head["name"], "target": head["target"], "bytes": len(sass), **words}
        return cubin(number_of(head["target"]), sass, head, json.dumps(said, sort_keys=True).encode())

    def disassemble(self, binary: bytes) -> str:
        try:
            return _listing(json.loads(facts_in(binary)))
        except ValueError as error:
            raise CompileError(str(error)) from error

    def key(self) -> str:
        return f"tinymesa {VERSION} NAK nougpr, cubin 4"


class IR3Compiler(NIRCompiler):
    """Machine code of Qualcomm's GPUs, with what ir3 says of it. Nothing loads it."""

    def compile_code(self, code: bytes) -> bytes:
        head, shader = self.shader(code)
        words, machine = ask("nir", {"do": "offline", **head}, shader)
        return packed(IR3, {"name": head["name"], "target": head["target"], "bytes": len(machine), **words}, machine)

    def disassemble(self, binary: bytes) -> str:
        return _listing(unpacked(IR3, binary)[0])

    def key(self) -> str:
        return f"tinymesa {VERSION} ir3 2"


def _listing(said: dict[str, Any]) -> str:
    """A compiler's own listing, behind its facts."""
    facts = ", ".join(f"{name} {value}" for name, value in sorted(said["facts"].items()))
    return f"// {said['name']} for {said['target']}: {said['bytes']} bytes, {facts}\n{said['listing'].rstrip()}\n"


def _processor() -> str:
    """What objects depend on beside the shader: LLVM compiles for the processor that it finds."""
    try:
        with Path("/proc/cpuinfo").open() as file:
            return next((line.partition(":")[2].strip() for line in file if line.startswith("flags")), "")
    except OSError:
        return ""
