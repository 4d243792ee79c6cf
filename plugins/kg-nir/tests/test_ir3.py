"""ir3 compiles every golden kernel for Adreno a6xx and a7xx.
Its listing, which is read from the encoded instructions, has what the kernel asks for. Nothing runs them."""

from __future__ import annotations

import ctypes
import signal

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.dtype import float16, float32
from kg.errors import CompileError, DeviceUnavailable, UnsupportedError
from kg.ir.build import param, sink
from kg.ir.monoid import ADD
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.plugin import open_toolchain
from kg.plugin.registry import open_device
from kg_nir.compilers.artifact import IR3, NIR, packed, unpacked
from kg_nir.compilers.compiler import IR3Compiler
from kg_nir.mesa import files, library
from kg_nir.mesa.chips import CHIPS
from kg_nir.mesa.layouts import VERSION
from kg_nir.targets.adreno import AdrenoRenderer

pytestmark = pytest.mark.usefixtures("mesa")


def compiled(ast: UOp, arch: str) -> bytes:
    program = to_program(ast, AdrenoRenderer(arch), IR3Compiler())
    return next(s for s in program.src if s.op is Op.BINARY).arg


@pytest.mark.parametrize("arch", ["a630", "a730"])
@pytest.mark.parametrize("kernel", [k for k in KERNELS if k != "mixed_dtypes"])
def test_a_golden_kernel_compiles(kernel: str, arch: str) -> None:
    head, code = unpacked(IR3, compiled(KERNELS[kernel](), arch))
    facts = head["facts"]
    assert code and len(code) % 8 == 0 and facts["instrs_count"] and 0 < facts["full_registers"] <= 192
    assert facts["stp_count"] == facts["ldp_count"] == facts["pvtmem_size"] == 0  # nothing spills
    listing = IR3Compiler().disassemble(compiled(KERNELS[kernel](), arch))
    assert listing.startswith(f"// {head['name']} for {arch}: ") and "\nend" in listing and "no match" not in listing
    assert "ldg." in listing and "stg." in listing


@pytest.mark.parametrize("arch", CHIPS)
def test_mesa_knows_the_chip(arch: str) -> None:
    """By its own table, in this process: nothing of it is run."""
    mesa = library.load(str(files.library("libtinymesa.so")))
    chip = (ctypes.c_uint64 * 2)(0, CHIPS[arch])
    name = library.function(mesa, "fd_dev_name", ctypes.c_void_p, result=ctypes.c_char_p)(chip)
    assert name == arch.upper().replace("A", "FD").encode()
    assert unpacked(IR3, compiled(KERNELS["vector_add"](), arch))[0]["target"] == arch


def test_one_shader_gives_one_binary() -> None:
    """ir3 numbers its shaders, and its listing has the number."""
    renderer = AdrenoRenderer("a730")
    program = to_program(KERNELS["vector_add"](), renderer, None)
    shader = renderer.asm(program, program.src[1])
    assert IR3Compiler().compile_code(shader) == IR3Compiler().compile_code(shader)


def test_what_it_is_made_of() -> None:
    """Shared memory, barriers, float16 and vectors are instructions of their own."""
    said = IR3Compiler().disassemble(compiled(KERNELS["total"](), "a730"))
    assert "stl." in said and "ldl." in said and "bar" in said
    x, y, z = (param(n, (4096,), float16) for n in (1, 2, 3))
    said = IR3Compiler().disassemble(compiled(sink(param(0, (4096,), float16).store(x * y + z), name="halves"), "a730"))
    assert "mul.f hr" in said or "mad.f16 hr" in said
    x, y = (param(n, (4096,), float32) for n in (1, 2))
    said = IR3Compiler().disassemble(compiled(sink(param(0, (4096,), float32).store(x + y), name="added"), "a730"))
    assert ", 4\n" in said  # loads and stores of four elements


def test_it_compiles_only() -> None:
    renderer, compiler = open_toolchain("ADRENO:IR3")
    assert isinstance(renderer, AdrenoRenderer) and isinstance(compiler, IR3Compiler)
    with pytest.raises(DeviceUnavailable, match="compiles only"):
        open_device("ADRENO")
    with pytest.raises(DeviceUnavailable, match="a630, a660"):
        AdrenoRenderer("a530")
    with pytest.raises(UnsupportedError, match="float64"):
        compiled(KERNELS["mixed_dtypes"](), "a730")


@pytest.mark.parametrize("count", [300, 30_000])
def test_arrays_of_a_work_item_lie_in_shared_memory(count: int) -> None:
    """A row of a scan that a reduction reads: of one work-item here."""
    x = param(1, (1, count), float32)
    ast = sink(param(0, (1, 1), float32).store(x.scan(ADD, 1).flip(1).max(1)), name="extremes")
    if count == 300:
        assert unpacked(IR3, compiled(ast, "a730"))[0]["facts"]["shared_size"] == 4 * count
        return
    with pytest.raises(UnsupportedError, match="extremes takes 120000 bytes of shared memory"):
        compiled(ast, "a730")


def test_a_crash_is_survived() -> None:
    """What is no shader ends the worker, not this process."""
    code = packed(
        NIR, {"target": "a730", "name": "wrong", "work_group": (1, 1, 1), "shared": 0, "arguments": 0}, bytes(range(1, 200))
    )
    with pytest.raises(CompileError, match=f"ended by signal ({signal.SIGSEGV.value}|{signal.SIGABRT.value}) over wrong"):
        IR3Compiler().compile_code(code)
    assert VERSION in IR3Compiler().key() and compiled(KERNELS["vector_add"](), "a730")
