"""The contract of a compiler: source text in, bytes out,
cached under a key that names everything that shaped them."""

from __future__ import annotations

from kg.cache.entries import binaries, digest_of
from kg.errors import UnsupportedError
from kg.events import measured


class Compiler:
    """Subclass and write `compile` and `key`."""

    def compile(self, source: str) -> bytes:
        """The binary. Raises CompileError with source, log and the command that reproduces it."""
        raise NotImplementedError

    def compile_code(self, code: bytes) -> bytes:
        """Likewise of what a renderer's `asm` gives, where this takes that:
        an intermediate language in bytes, say."""
        raise UnsupportedError(
            f"{type(self).__name__} takes text, not what a renderer makes by asm: it lacks compile_code, or one of them must go"
        )

    def compile_cached(self, source: str | bytes) -> bytes:
        """`compile` of a text, `compile_code` of bytes, through memory and then the disk."""
        text = isinstance(source, str)
        digest = digest_of(self.key(), source) if text else digest_of(self.key(), "bytes", source.hex())
        with measured("compile", type(self).__name__) as event:
            found = binaries.get(digest)
            event.hit = found is not None
            if found is None:
                found = self.compile(source) if text else self.compile_code(source)
                binaries.put(digest, found)
        return found

    def disassemble(self, binary: bytes) -> str:
        """The machine code in words."""
        raise NotImplementedError(f"{type(self).__name__} has no disassembler")

    def key(self) -> str:
        """Identity, version, flags and resolved CPU features: whatever can change what `compile` returns."""
        raise NotImplementedError
