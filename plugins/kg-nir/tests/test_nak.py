"""NAK compiles every golden kernel.
NVIDIA's own disassembler reads what it makes; CUDA:NAK is there beside kg-cuda's renderers."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from golden.kernels import KERNELS
from kg.cli import main
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, PtrDType, float16, float32, float64, int8, int32, uint8, uint32, void
from kg.errors import CompileError, DeviceUnavailable
from kg.ir.build import const, param, sink
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import Target, open_toolchain
from kg.plugin.registry import open_device, registry
from kg_cuda.toolchain.toolkit import tool
from kg_nir.compilers.compiler import LLVMpipeCompiler, NAKCompiler
from kg_nir.compilers.cubin import facts_in
from kg_nir.targets.nvidia import NVIDIARenderer

ARCHES = ("sm_80", "sm_90", "sm_120")
pytestmark = pytest.mark.usefixtures("mesa")


def cubin_of(ast: UOp, arch: str) -> bytes:
    program = to_program(ast, NVIDIARenderer(arch), NAKCompiler())
    return next(s for s in program.src if s.op is Op.BINARY).arg


def compiled(kernel: str, arch: str) -> bytes:
    return cubin_of(KERNELS[kernel](), arch)


@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_a_golden_kernel_compiles(kernel: str, arch: str) -> None:
    said = json.loads(facts_in(compiled(kernel, arch)))
    facts = said["facts"]
    assert said["name"].startswith("kg_") and said["bytes"] == 16 * facts["num_instrs"] and 0 < facts["num_gprs"] <= 255
    assert facts["num_spills_to_mem"] == facts["num_fills_from_mem"] == 0
    listing = NAKCompiler().disassemble(compiled(kernel, arch))
    assert listing.startswith(f"// {said['name']} for {arch}: ") and "exit" in listing


def words(cubin: bytes, folder: Path) -> list[str]:
    """Instructions as NVIDIA's disassembler reads them, without those that fill the last 128 bytes.
    It ends with an error over one that does not exist."""
    file = folder / "kernel.cubin"
    file.write_bytes(cubin)
    read = subprocess.run([tool("nvdisasm") or "", "-c", str(file)], capture_output=True, text=True, check=True).stdout
    found = re.findall(r"^\s+/\*[0-9a-f]{4,}\*/\s+(.*?)\s*;", read, re.MULTILINE)
    count = json.loads(facts_in(cubin))["facts"]["num_instrs"]
    assert set(found[count:]) <= {"NOP"} and len(found) >= count
    return found[:count]


needs_nvdisasm = pytest.mark.skipif(tool("nvdisasm") is None, reason="nvdisasm: pip install nvidia-cuda-nvdisasm")


@needs_nvdisasm
@pytest.mark.part(4)
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize("kernel", KERNELS)
def test_nvdisasm_reads_the_code(kernel: str, arch: str, tmp_path: Path) -> None:
    """Every instruction is one: with uniform registers, NAK writes some for scatter_add that are none."""
    found = words(compiled(kernel, arch), tmp_path)
    assert any("EXIT" in w for w in found)
    assert any("LDG" in w for w in found) and any("STG" in w for w in found)
    if kernel in ("vector_add", "row_sum", "softmax", "total", "gemm"):
        assert any("BAR.SYNC" in w for w in found) == (kernel in ("total", "gemm"))  # one subgroup alone needs none


def product(a: DType, total: DType) -> UOp:
    n = 256
    left = param(1, (n, n), a).cast(total).reshape(n, 1, n).expand(n, n, n)
    right = param(2, (n, n), a).cast(total).permute(1, 0).reshape(1, n, n).expand(n, n, n)
    return sink(param(0, (n, n), total).store((left * right).sum(2).reshape(n, n)), name="product")


def halves() -> UOp:
    x, y, z = (param(n, (4096,), float16) for n in (1, 2, 3))
    return sink(param(0, (4096,), float16).store(x * y + z), name="halves")


def sums(dtype: DType, how: str = "sum") -> UOp:
    x = param(1, (64, 4096), dtype)
    return sink(param(0, (64,), dtype).store(getattr(x, how)(1).reshape(64)), name="sums")


@needs_nvdisasm
@pytest.mark.parametrize("arch", ARCHES)
@pytest.mark.parametrize(
    ("ast", "instructions"),
    [
        (halves(), ("LDG.E.128", "HFMA2", "STG.E.128")),
        (product(float16, float32), ("HMMA.16816.F32", "LDS", "STS.128")),
        (product(int8, int32), ("IMMA.16832.S8.S8",)),
        (product(uint8, int32), ("IMMA.16832.U8.U8",)),
        (sums(int32), ("REDUX.SUM",)),
        (sums(uint32, "max"), ("REDUX.MAX",)),
        (sums(float16, "max"), ("SHFL", "HSETP2")),
        (sums(float64), ("SHFL", "DADD")),
    ],
    ids=lambda x: x.kernel.name if isinstance(x, UOp) else x[0],
)
def test_what_it_is_made_of(ast: UOp, instructions: tuple[str, ...], arch: str, tmp_path: Path) -> None:
    """Vectors, float16, tensor cores and subgroups are instructions of their own."""
    found = words(cubin_of(ast, arch), tmp_path)
    assert not [i for i in instructions if not any(i in w for w in found)]


@needs_nvdisasm
def test_lanes_take_values_of_each_other(tmp_path: Path) -> None:
    """SUBGROUP_SHUFFLE, of 32 lanes and of 8."""
    renderer = NVIDIARenderer("sm_90")
    for lanes, count in ((32, 1), (8, 1)):
        item = UOp(Op.SPECIAL, int32, (const(32, int32),), "l0")
        out, source = (UOp(Op.DEFINE_GLOBAL, PtrDType(float32, AddrSpace.GLOBAL, 32), (), n) for n in (0, 1))
        read = UOp(Op.LOAD, float32, (UOp(Op.INDEX, source.dtype, (source, item)),))
        taken = UOp(Op.SUBGROUP_SHUFFLE, float32, (read, const(3, int32)), lanes)
        store = UOp(Op.STORE, void, (UOp(Op.INDEX, out.dtype, (out, item)), taken))
        program = sink(store, name="taken")
        shader = renderer.asm(program, UOp(Op.LINEAR, void, tuple(program.toposort())))
        found = words(NAKCompiler().compile_code(shader), tmp_path)
        assert sum("SHFL" in w for w in found) == count


def test_it_is_a_renderer_of_a_device_of_another_package() -> None:
    known = registry()
    names = {s.name for s in known.renderers_of(known.devices["CUDA"])}
    assert {"CUDA:PTX", "CUDA:C", "CUDA:NAK"} <= names
    renderer, compiler = open_toolchain("CUDA:NAK")
    assert isinstance(renderer, NVIDIARenderer) and isinstance(compiler, NAKCompiler)


@pytest.mark.parametrize(("device", "said"), [("CUDA:NAK", "exit "), ("ADRENO", "ldg.")])
def test_explain_shows_the_machine_code(device: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With a compiler behind `asm`, what is shown is what that makes."""
    assert main(["explain", "vector_add", "--device", device, "--asm"]) == 0
    shown = capsys.readouterr().out
    assert said in shown and " bytes, " in shown


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
