"""Compilers of the language `nir`: serialised shaders in, what a device loads out."""

from __future__ import annotations

import platform

from kg.plugin import CompileError, Compiler

from kg_nir.mesa.layouts import VERSION
from kg_nir.process import ask
from kg_nir.renderer import unpacked


class NIRCompiler(Compiler):
    """The head of the shader says for which target it is."""

    def compile(self, source: str) -> bytes:
        raise CompileError("Mesa can't read NIR's text: this takes the serialised shader", source=source)

    def compile_code(self, code: bytes) -> bytes:
        try:
            head, shader = unpacked(code)
        except ValueError as error:
            raise CompileError(str(error)) from error
        return ask("llvmpipe", {"do": "llvmpipe", **head}, shader)[1]

    def disassemble(self, binary: bytes) -> str:
        from kg_cpu.objects.disassembler import disassemble

        return disassemble(binary)

    def key(self) -> str:
        return f"tinymesa {VERSION} {platform.machine()}"
