"""What makes PTX into what a card loads.
The driver does that itself, and the simulator reads the text: here it is only read once."""

from __future__ import annotations

from kg.plugin import CompileError, Compiler, KgError

from kg_cuda.sim import parsed
from kg_cuda.toolchain.toolkit import disassemble, verify


class PTXText(Compiler):
    """The text as bytes, for those who compile it when they load it. What is no PTX is refused at once."""

    def compile(self, source: str) -> bytes:
        try:
            module = parsed(source)
        except KgError as error:
            raise CompileError("this is no PTX", source=source, log=str(error), command="ptxas kernel.ptx") from error
        if not module.kernels:
            raise CompileError("this PTX has no kernel", source=source)
        verify(source)
        return source.encode() + b"\0"

    def disassemble(self, binary: bytes) -> str:
        return disassemble(binary)

    def key(self) -> str:
        return "PTX as text, read by kg_cuda.sim 1"
