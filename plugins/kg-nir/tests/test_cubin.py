"""Cubins beside ptxas's of the same kernels:
sections, attributes, where parameters and shared memory begin; kg-cuda takes them for machine code. No card has run one."""

from __future__ import annotations

import re
import struct
import subprocess
from io import BytesIO
from pathlib import Path

import pytest
from golden.kernels import KERNELS
from kg.compile.program import to_program
from kg.errors import CompileError
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.schedule.context import Context
from kg.schedule.opts import Opt
from kg_cuda.arch import arch as arch_of
from kg_cuda.entry import entry_point
from kg_cuda.ptx.renderer import PTXRenderer
from kg_cuda.toolchain.toolkit import assemble, check_image, tool
from kg_nir.compilers import compiler
from kg_nir.compilers.compiler import NAKCompiler
from kg_nir.compilers.cubin import facts_in
from kg_nir.targets.nvidia import NVIDIARenderer

elffile = pytest.importorskip("elftools.elf.elffile", reason="pyelftools: pip install pyelftools")
ARCHES = ("sm_75", "sm_80", "sm_89", "sm_90", "sm_100", "sm_120")
KERNEL_NAMES = ("vector_add", "vector_add_symbolic", "total", "gemm")
#: Attributes that tools read and a launch does not: offsets of instructions of whole warps, the version of a form that is left out.
FOR_TOOLS = {"COOP_GROUP_MASK_REGIDS": 0x29, "COOP_GROUP_INSTR_OFFSETS": 0x28, "MERCURY_ISA_VERSION": 0x5F}
#: What ptxas 13 has there for sm_90 and older, whose files say it by flags of .text, as ptxas 12.8 does.
NUM_BARRIERS = 0x4C
pytestmark = pytest.mark.usefixtures("mesa")


def programs(kernel: str, name: str) -> tuple[UOp, bytes, bytes]:
    """The program, its cubin, and ptxas's of what CUDA:PTX writes under the same schedule."""
    used: list[tuple[Opt, ...]] = []

    def observe(stage: str, graph: UOp, context: Context) -> None:
        if stage == "choose_schedule":
            used.append(context.schedule or ())

    program = to_program(KERNELS[kernel](), NVIDIARenderer(name), NAKCompiler(), observe=observe)
    other = to_program(KERNELS[kernel](), PTXRenderer(arch_of(name)), None, used[0])
    source = next(s.name for s in other.src if s.op is Op.SOURCE)
    return program, next(s for s in program.src if s.op is Op.BINARY).arg, assemble(source, name).binary


def attributes(data: bytes) -> dict[int, list[bytes]]:
    """Number -> values, of a section .nv.info."""
    found: dict[int, list[bytes]] = {}
    at = 0
    while at < len(data):
        kind, number, value = struct.unpack_from("<BBH", data, at)
        at += 4
        if kind < 4:
            found.setdefault(number, []).append(struct.pack("<H", value))
        else:
            found.setdefault(number, []).append(data[at : at + value])
            at += value
    return found


@pytest.mark.skipif(tool("ptxas") is None, reason="ptxas: pip install nvidia-cuda-nvcc")
@pytest.mark.parametrize("name", ARCHES)
@pytest.mark.parametrize("kernel", KERNEL_NAMES)
def test_it_is_built_as_ptxas_builds_them(kernel: str, name: str) -> None:
    _, ours, theirs = (elffile.ELFFile(BytesIO(x)) if isinstance(x, bytes) else x for x in programs(kernel, name))
    entry = f"kg_{kernel}"
    for section in (".nv.info", f".nv.info.{entry}", f".nv.constant0.{entry}", f".text.{entry}", ".nv.callgraph"):
        mine, other = ours.get_section_by_name(section), theirs.get_section_by_name(section)
        assert mine["sh_type"] == other["sh_type"] and mine["sh_addralign"] == other["sh_addralign"], section
        assert mine["sh_flags"] & 0xFF == other["sh_flags"] & 0xFF, section
    constants = f".nv.constant0.{entry}"
    assert ours.get_section_by_name(constants)["sh_size"] == theirs.get_section_by_name(constants)["sh_size"]
    mine, other = (attributes(e.get_section_by_name(f".nv.info.{entry}").data()) for e in (ours, theirs))
    left = {n for n in other if n not in mine} - set(FOR_TOOLS.values())
    assert left <= ({NUM_BARRIERS} if int(name[3:]) <= 90 else set()) and set(mine) <= set(other)
    for number in (0x19, 0x17, 0x10, 0x1B, 0x36):  # CBANK_PARAM_SIZE, KPARAM_INFO, REQNTID, MAXREG_COUNT, SW_WAR
        assert mine.get(number) == other.get(number), hex(number)
    assert mine[0x0A][0][4:] == other[0x0A][0][4:]  # PARAM_CBANK: where parameters begin, and their bytes
    assert set(attributes(ours.get_section_by_name(".nv.info").data())) == set(
        attributes(theirs.get_section_by_name(".nv.info").data())
    )


@pytest.mark.parametrize("name", ARCHES)
@pytest.mark.parametrize("kernel", KERNEL_NAMES)
def test_what_it_says_is_so(kernel: str, name: str) -> None:
    """Indices of sections and symbols, places of EXIT, padding; kg-cuda's checks take it."""
    program, binary, _ = programs(kernel, name)
    file, entry = elffile.ELFFile(BytesIO(binary)), f"kg_{kernel}"
    symbols = list(file.get_section_by_name(".symtab").iter_symbols())
    function = symbols[file.get_section_by_name(".symtab")["sh_info"]]
    text = file.get_section(function["st_shndx"])
    assert (function.name, text.name) == (entry, f".text.{entry}") and function["st_size"] == text["sh_size"]
    assert text["sh_size"] % 128 == 0 == text["sh_offset"] % 128
    found = attributes(file.get_section_by_name(f".nv.info.{entry}").data())
    bank = symbols[struct.unpack_from("<I", found[0x0A][0])[0]]
    assert file.get_section(bank["st_shndx"]).name == f".nv.constant0.{entry}"
    exits = struct.unpack(f"<{len(found[0x1C][0]) // 4}I", found[0x1C][0])
    assert exits and all(struct.unpack_from("<H", text.data(), at)[0] & 0xFFF == 0x94D for at in exits)
    for section in (f".nv.info.{entry}", f".nv.constant0.{entry}"):
        assert file.get_section(file.get_section_by_name(section)["sh_info"]).name == text.name
    shared, uses = file.get_section_by_name(f".nv.shared.{entry}"), kernel in ("total", "gemm")
    assert (shared is not None) == uses
    if shared is not None:
        assert shared["sh_size"] - (0x400 if int(name[3:]) >= 90 else 0) in (32, 12288)  # behind what CUDA keeps for itself
    loaded = {s["p_offset"] for s in file.iter_segments() if s["p_type"] == "PT_LOAD"}
    assert {s["sh_offset"] for s in file.iter_sections() if s["sh_flags"] & 2} < loaded
    check_image(binary, kernel)
    point = entry_point(program.program, next(s.name for s in program.src if s.op is Op.SOURCE), aligned=True)
    assert point.symbol == entry and not point.shared


@pytest.mark.skipif(tool("cuobjdump") is None, reason="cuobjdump: pip install nvidia-cuda-cuobjdump")
@pytest.mark.parametrize("name", ARCHES)
def test_cuobjdump_reads_it(name: str, tmp_path: Path) -> None:
    file = tmp_path / "total.cubin"
    file.write_bytes(programs("total", name)[1])
    read = subprocess.run(
        [tool("cuobjdump") or "", "-elf", "-res-usage", str(file)], capture_output=True, text=True, check=True
    )
    assert re.search(r"Function kg_total:\s+REG:\d+ STACK:0 SHARED:(32|1056) LOCAL:0", read.stdout)


def test_what_is_no_cubin_of_ours_is_refused() -> None:
    binary = programs("vector_add", "sm_90")[1]
    for bad in (b"", b"\x7fELF", b"\x7fELF" + bytes(100), binary[: len(binary) // 2]):
        with pytest.raises(ValueError, match="no cubin of kg-nir"):
            facts_in(bad)
    with pytest.raises(CompileError, match="no cubin of kg-nir"):
        NAKCompiler().disassemble(b"\x7fELF")


def test_spills_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where local memory lies at a launch by CUDA is not known."""
    renderer = NVIDIARenderer("sm_90")
    program = to_program(KERNELS["vector_add"](), renderer, None)
    shader = renderer.asm(program, program.src[1])
    told = compiler.ask

    def with_spills(part: str, words: dict[str, object], data: bytes) -> tuple[dict[str, object], bytes]:
        said, code = told(part, words, data)
        said["facts"]["slm_size"] = 16
        return said, code

    monkeypatch.setattr(compiler, "ask", with_spills)
    with pytest.raises(CompileError, match="spills 16 bytes"):
        NAKCompiler().compile_code(shader)
