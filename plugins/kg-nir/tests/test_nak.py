"""NAK compiles every golden kernel; NVIDIA's own disassembler reads what it makes; CUDA:NAK is there beside kg-cuda's renderers, and says that it only compiles."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.errors import CompileError, DeviceUnavailable
from kg.ir.op import Op
from kg.plugin import Target, open_toolchain
from kg.plugin.registry import open_device, registry
from kg_cuda.toolchain.toolkit import tool
from kg_nir.artifact import SASS, unpacked
from kg_nir.compiler import LLVMpipeCompiler, NAKCompiler
from kg_nir.nvidia import NVIDIARenderer

ARCHES = ("sm_80", "sm_90", "sm_120")
pytestmark = pytest.mark.usefixtures("mesa")


def compiled(kernel: str, arch: str) -> bytes:
    program = to_program(KERNELS[kernel](), NVIDIARenderer(arch), NAKCompiler())
    return next(s for s in program.src if s.op is Op.BINARY).arg


@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_a_golden_kernel_compiles(kernel: str, arch: str) -> None:
    head, code = unpacked(SASS, compiled(kernel, arch))
    facts = head["facts"]
    assert len(code) == 16 * facts["num_instrs"] and 0 < facts["num_gprs"] <= 128
    assert facts["num_spills_to_mem"] == facts["num_fills_from_mem"] == 0
    listing = NAKCompiler().disassemble(compiled(kernel, arch))
    assert listing.startswith(f"// {head['name']} for {arch}: ") and "exit" in listing


@pytest.mark.skipif(tool("nvdisasm") is None, reason="nvdisasm: pip install nvidia-cuda-nvdisasm")
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("kernel", ["vector_add", "row_sum", "total", "softmax", "gemm", "mixed_dtypes"])
def test_nvdisasm_reads_the_code(kernel: str, arch: str, tmp_path: Path) -> None:
    head, code = unpacked(SASS, compiled(kernel, arch))
    file = tmp_path / "code.bin"
    file.write_bytes(code)
    read = subprocess.run(
        [tool("nvdisasm") or "", "--binary", arch.replace("sm_", "SM"), str(file)], capture_output=True, text=True, check=True
    ).stdout
    words = re.findall(r"^\s+/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", read, re.MULTILINE)
    assert len(words) == head["facts"]["num_instrs"] and any("EXIT" in w for w in words)
    assert ("BAR.SYNC" in read) == (kernel in ("total", "gemm"))  # one subgroup alone needs none
    assert any("LDG" in w for w in words) and any("STG" in w for w in words)


def test_it_is_a_renderer_of_a_device_of_another_package() -> None:
    known = registry()
    names = {s.name for s in known.renderers_of(known.devices["CUDA"])}
    assert {"CUDA:PTX", "CUDA:C", "CUDA:NAK"} <= names
    renderer, compiler = open_toolchain("CUDA:NAK")
    assert isinstance(renderer, NVIDIARenderer) and isinstance(compiler, NAKCompiler)


def test_what_it_can_not_do_it_says() -> None:
    with pytest.raises(DeviceUnavailable):
        open_device("CUDA:NAK")
    with pytest.raises(DeviceUnavailable, match="sm_75 and newer"):
        NVIDIARenderer("sm_60")
    with pytest.raises(CompileError, match="take the serialised shader"):
        NAKCompiler().compile("shader: MESA_SHADER_COMPUTE")
    with pytest.raises(CompileError, match="no kgnir of kg-nir"):
        LLVMpipeCompiler().compile_code(b"\x7fELF")
    assert str(Target.parse("CUDA:NAK")) == "CUDA:NAK"
