"""SPARK's kernels are REF's text, and its binaries the bytes of that."""

from __future__ import annotations

from kg.plugin import Arguments, Compiler, Renderer, Target
from kg.runtime.devices.ref import RefRenderer


class SparkRenderer(RefRenderer):
    device = "SPARK"
    arguments = Arguments()  # what is outside of them, the driver does not tell apart


class TextCompiler(Compiler):
    def key(self) -> str:
        return "spark text 1"

    def compile(self, source: str) -> bytes:
        return source.encode()


def make_renderer(target: Target) -> Renderer:
    return SparkRenderer()


def make_compiler(target: Target) -> Compiler:
    return TextCompiler()
