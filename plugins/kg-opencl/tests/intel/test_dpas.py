"""Intel's DPAS and block reads: the records, which fragments are blocks,
results in oclgrind with Intel's functions defined, and the instructions that its compiler makes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from itertools import product as product_of
from pathlib import Path

import pytest
from golden.kernels import FOR_MATRICES, KERNELS
from intel.dpas_on_device import CASES, RENDERERS, operands, product
from intel.test_intel_gpus import needs_ocloc, taken
from kg.compile.program import to_program
from kg.dtype import AddrSpace, DType, float16, float32, int8
from kg.errors import ScheduleError
from kg.ir.layouts.layout import along
from kg.ir.layouts.tensorcore import TensorCore
from kg.ir.layouts.tile import TileLayout, tile_layout
from kg.ir.op import Op
from kg.plugin import linear_uops
from kg.plugin.registry import open_device
from kg.runtime.device import Device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from kg_conformance.subject import Subject
from kg_opencl.c.blocks import Blocks, blocks_of
from kg_opencl.c.dpas import units
from kg_opencl.c.renderer import OpenCLRenderer
from kg_tiles import OPTS

IDS = [f"{width}-{core}" for width, core in CASES]
SCRIPT = Path(__file__).with_name("dpas_on_device.py")


@pytest.mark.parametrize(("width", "core"), CASES, ids=IDS)
def test_the_record_is_right(width: int, core: TensorCore) -> None:
    assert core.check() == [] and core.threads == core.dims[0] == width


@pytest.mark.parametrize(("width", "core"), CASES, ids=IDS)
def test_the_record_is_emulated(width: int, core: TensorCore) -> None:
    """By the reference interpreter, from the layouts alone."""
    reference = type("Reference", (RefRenderer,), {"tensor_cores": (core,), "opts": OPTS})()
    one = Subject("REF", device=Device("REF", open_device("REF").runtime, lambda: (reference, None)), renderer=reference)
    sizes = (16, 32, 4 * core.dims[2])
    ast = product(core, sizes)
    assert any(
        u.op is Op.WMMA for u in linear_uops(to_program(ast, reference, schedule=parse_schedule(f"TC(r0, {core.name})")))
    )
    one.check(ast, operands(core, sizes, across=(False, False)), {}, schedule=parse_schedule(f"TC(r0, {core.name})"))


@pytest.mark.skipif(shutil.which("oclgrind") is None, reason="needs oclgrind (Debian's package oclgrind)")
def test_results_and_races(tmp_path: Path) -> None:
    log = tmp_path / "log"
    command = ["oclgrind", "--data-races", "--log", str(log), sys.executable, str(SCRIPT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0 and f"{2 * len(CASES) + 18} are right" in done.stdout, done.stdout + done.stderr
    assert log.read_text() == ""


# -- which fragments are blocks


def tile(registers: list[int], lanes: list[int]) -> TileLayout:
    layout = tile_layout(along("register", "offset", 1 << len(registers)), along("lane", "offset", 1 << len(lanes)))
    places = type(layout)(
        (("register", len(registers)), ("lane", len(lanes))), (("offset", 0),), (0,) * (len(registers) + len(lanes))
    )
    return TileLayout(places, (*registers, *lanes))


LANES = [1, 2, 4, 8]


@pytest.mark.parametrize(
    ("registers", "lanes", "dtype", "found"),
    [
        ([32, 64, 128], LANES, float16, Blocks(2, 1, (32, 64, 128))),  # rows of a panel, one word of each a lane
        ([16, 32, 64], LANES, float16, Blocks(2, 8, ())),  # rows that follow each other
        ([16, 32, 64, 128], LANES, float16, Blocks(2, 8, (128,))),
        ([1, 64, 128], [2, 4, 8, 16], int8, Blocks(2, 1, (64, 128))),  # two elements are a word
        ([1, 2, 64], [4, 8, 16, 32], int8, Blocks(4, 2, ())),
        ([40, 80], LANES, float32, Blocks(4, 1, (40, 80))),
        ([36, 72], LANES, float16, None),  # at no multiple of 16 bytes
        ([1, 2], [32, 64, 128, 256], float16, None),  # lanes run across
        ([2, 1, 64], [4, 8, 16, 32], int8, None),  # in another order
        ([1, 2, 4, 64], [8, 16, 32, 64], int8, None),  # words of 8 bytes
        ([32, 64], [1, 2, 4], float16, None),  # another subgroup
    ],
)
def test_which_fragments_are_blocks(registers: list[int], lanes: list[int], dtype: DType, found: Blocks | None) -> None:
    made = tile(registers, lanes)
    assert blocks_of(made, dtype, 16) == found
    assert RENDERERS[16].takes_tile(made, dtype, AddrSpace.LOCAL) == (found is not None)
    assert not RENDERERS[16].takes_tile(made, dtype, AddrSpace.GLOBAL)


def test_swizzled_rows_are_no_blocks() -> None:
    layout = tile_layout(along("register", "offset", 2), along("lane", "offset", 16))
    assert blocks_of(TileLayout(layout, (0,) * 5), float16, 16) is None


def test_the_pass_says_why() -> None:
    core, notes = RENDERERS[16].tensor_cores[0], []

    def observe(name: str, _: object, context: object) -> None:
        if name == "read_blocks":
            notes.extend(context.notes)  # pyright: ignore[reportAttributeAccessIssue]

    to_program(product(core, (32, 32, 64)), RENDERERS[16], observe=observe)  # pyright: ignore[reportArgumentType]
    assert "r0.a_r0: 8 block reads, each of 1 word of 2 bytes" in notes
    assert "r0.b_r0: 16 block reads, each of 1 word of 2 bytes" in notes


def test_what_begins_elsewhere_each_lane_reads() -> None:
    """Rows of 36 elements: fragments begin at multiples of 8 bytes."""
    schedule = (
        "TILE(r0, 32) STAGE(r0, r0.a, LOCAL, o0/r0.in+4) STAGE(r0, r0.b, LOCAL, r0.in/o1) TC(r0.in, dpas_m8n16k16_f16_f32)"
    )
    source = source_of(
        to_program(product(RENDERERS[16].tensor_cores[0], (8, 16, 64)), RENDERERS[16], None, parse_schedule(schedule))
    )
    assert source and source.count("static inline ushort16 blocks_") == 1 and "ushort8 blocks_" not in source


# -- who gets them


def test_units_that_may_flush_need_a_licence() -> None:
    made = units(16, tf32=True, subnormals=False)
    assert [core.numerics.is_plain for core in made] == [False, False, True, True, True, True, False]


def test_a_work_group_is_of_whole_subgroups() -> None:
    with pytest.raises(ScheduleError, match="dpas_m8n16k16_f16_f32 takes 16 along o1"):
        to_program(
            product(RENDERERS[16].tensor_cores[0], (8, 8, 16)),
            RENDERERS[16],
            None,
            parse_schedule("TC(r0, dpas_m8n16k16_f16_f32)"),
        )


def test_panels_of_rows_that_lanes_read_together_are_not_swizzled() -> None:
    chosen: list[str] = []

    def observe(name: str, _: object, context: object) -> None:
        if name == "choose_schedule":
            chosen.extend(map(str, context.schedule))  # pyright: ignore[reportAttributeAccessIssue]

    to_program(product(RENDERERS[16].tensor_cores[0], (128, 128, 128)), RENDERERS[16], observe=observe)  # pyright: ignore[reportArgumentType]
    assert any(opt.startswith("TC(") for opt in chosen) and not any("^" in opt for opt in chosen if opt.startswith("STAGE"))


# -- what Intel's compiler makes of them

#: With float16, as all of Intel's GPUs have it.
MATRICES = {width: OpenCLRenderer(replace(made.facts, halves=True)) for width, made in RENDERERS.items()}
IGA = Path("/usr/lib/x86_64-linux-gnu/libiga64.so.1")


def declared(width: int) -> str:
    """The functions, which the header of Debian's compiler lacks and its library has."""
    word, function = ("int" if width == 8 else "short"), "__attribute__((overloadable)) intel_sub_group"
    lines = [f"float8 {function}_{kind}_{kind}_matrix_mad_k16({word}8 a, int8 b, float8 c);" for kind in ("f16", "bf16")]
    for a, b in (("", ""), ("", "u"), ("u", ""), ("u", "u")):
        names = f"{'u8' if a else 'i8'}_{'u8' if b else 'i8'}"
        lines.append(f"int8 {function}_{names}_matrix_mad_k32({a}{word}8 a, {b}int8 b, int8 c);")
    for kind, ends in (("uchar", "uc"), ("ushort", "us"), ("uint", "ui")):
        lines += [f"{kind}{n} {function}_block_read_{ends}{n}(local const {kind} *p);" for n in ("", 2, 4, 8)]
    return "\n".join(lines) + "\n"


def disassembled(folder: Path, gpu: str) -> str:
    (folder / "libiga64.so").unlink(missing_ok=True)
    (folder / "libiga64.so").symlink_to(IGA)  # the name under which it is looked for
    command = [shutil.which("ocloc") or "", "disasm", "-file", "made", "-device", gpu, "-dump", "text"]
    environment = {**os.environ, "LD_LIBRARY_PATH": str(folder)}
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False, timeout=120, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return "".join(path.read_text() for path in (folder / "text").glob("*.asm"))


@needs_ocloc
@pytest.mark.skipif(not IGA.exists(), reason="needs libiga64.so.1 (Debian and Ubuntu: apt-get install libigc1)")
@pytest.mark.parametrize(("gpu", "name"), [*product_of(("dg2", "pvc"), (*FOR_MATRICES, "gemm_int8"))])
def test_dpas_and_blocks_are_instructions(gpu: str, name: str, tmp_path: Path) -> None:
    """Read back by the disassembler that comes with the compiler."""
    width, std = (8, "CL3.0") if gpu == "dg2" else (16, "CL2.0")  # the header of 3.0 asks for images, which pvc has not
    source = source_of(to_program((KERNELS | FOR_MATRICES)[name](), MATRICES[width])) or ""
    given = (declared(width) + source).encode()
    taken(tmp_path, given, gpu, "-options", f"-cl-std={std}", "-output", "made", "-output_no_suffix")
    text = disassembled(tmp_path, gpu)
    assert "dpas.8x8" in text
    if gpu == "pvc" and name in FOR_MATRICES:  # gemm_int8 is one panel, which is not staged; of dg2 messages are not named
        assert "load.slm.d32x8t" in text
