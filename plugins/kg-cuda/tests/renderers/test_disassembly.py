"""What a card is given, in words of its machine; what is said where the tools are missing."""

from __future__ import annotations

import re

import pytest
from cuda_tools import needs_nvrtc, needs_ptxas
from kg.cli import main
from kg.compile.program import to_program
from kg.dtype import float32
from kg.ir.build import param, sink
from kg.plugin import CompileError, DeviceUnavailable, Op
from kg_cuda.arch import arch
from kg_cuda.toolchain import toolkit
from kg_cuda.toolchain.tools import compiler, renderer

needs_nvdisasm = pytest.mark.skipif(toolkit.tool("nvdisasm") is None, reason="nvdisasm: pip install nvidia-cuda-nvdisasm")


def disassembled(language: str, name: str, device: str = "CUDA") -> str:
    """A vector sum through a renderer, its compiler and back."""
    x = param(1, (4096,), float32)
    target = arch(name)
    program = to_program(sink(param(0, (4096,), float32).store(x + x), name="doubled"), renderer(language, target, device))
    made = compiler(language, target, device)
    return made.disassemble(made.compile(next(part.name for part in program.src if part.op is Op.SOURCE)))


@needs_ptxas
@needs_nvdisasm
@pytest.mark.parametrize("name", ["sm_75", "sm_80", "sm_90", "sm_120"])
def test_ptx(name: str) -> None:
    text = disassembled("PTX", name)
    assert re.match(rf"// ptxas \d+\.\d+\.\d+, {name}: \d+ registers, 0 bytes spilled, 0 bytes shared\n", text)
    assert "kg_doubled" in text and "LDG.E.128" in text and "STG.E.128" in text and "FADD" in text


@needs_nvrtc
@needs_ptxas
@needs_nvdisasm
@pytest.mark.parametrize("device", ["CUDA", "CUDASIM"])
def test_cuda_c(device: str) -> None:
    """nvrtc's machine code for a card, and its PTX for the simulator."""
    text = disassembled("C", "sm_80", device)
    assert text.startswith("// ptxas") == (device == "CUDASIM")
    assert "kg_doubled" in text and "LDG.E.128" in text


@needs_ptxas
@needs_nvdisasm
def test_kg_explain_shows_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "vector_add", "--device", "CUDA:PTX", "--asm"]) == 0
    text = capsys.readouterr().out
    assert text.startswith("== asm") and "kg_vector_add" in text and "EXIT" in text


@pytest.mark.parametrize(("missing", "package"), [("ptxas", "nvidia-cuda-nvcc"), ("nvdisasm", "nvidia-cuda-nvdisasm")])
def test_a_tool_that_is_missing(missing: str, package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if missing == "nvdisasm" and toolkit.tool("ptxas") is None:
        pytest.skip("ptxas: pip install nvidia-cuda-nvcc")
    found = toolkit.tool
    monkeypatch.setattr(toolkit, "tool", lambda name: None if name == missing else found(name))
    with pytest.raises(
        DeviceUnavailable, match=rf"^{missing} was not found\. pip install {package}, or install the CUDA toolkit$"
    ):
        disassembled("PTX", "sm_80")


@needs_ptxas
@needs_nvdisasm
def test_what_is_no_kernel() -> None:
    with pytest.raises(CompileError, match="neither PTX nor machine code"):
        toolkit.disassemble(b"int main() {}")
    with pytest.raises(CompileError, match=r"nvdisasm .*one as new as what made it can read this. failed with status"):
        toolkit.disassemble(b"\x7fELF and no more")
