"""Compilers of the language `nir`: serialised shaders in, machine code out."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Any

from kg.plugin import CompileError, Compiler

from kg_nir.compilers.artifact import NIR, SASS, packed, unpacked
from kg_nir.mesa.layouts import VERSION
from kg_nir.process.requests import ask


class NIRCompiler(Compiler):
    """What both have in common: neither reads text, as Mesa can't."""

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
    """NVIDIA's machine code, with what NAK says of it. No driver loads it: that wants a cubin, whose other sections nobody here writes."""

    def compile_code(self, code: bytes) -> bytes:
        head, shader = self.shader(code)
        words, sass = ask("nir", {"do": "nak", **head}, shader)
        return packed(SASS, {**head, **words}, sass)

    def disassemble(self, binary: bytes) -> str:
        """NAK's own listing, behind its facts."""
        head, code = unpacked(SASS, binary)
        facts = ", ".join(f"{name} {value}" for name, value in sorted(head["facts"].items()))
        return f"// {head['name']} for {head['target']}: {len(code)} bytes, {facts}\n{head['listing'].rstrip()}\n"

    def key(self) -> str:
        return f"tinymesa {VERSION} NAK nougpr"


def _processor() -> str:
    """What objects depend on beside the shader: LLVM compiles for the processor that it finds."""
    try:
        with Path("/proc/cpuinfo").open() as file:
            return next((line.partition(":")[2].strip() for line in file if line.startswith("flags")), "")
    except OSError:
        return ""
