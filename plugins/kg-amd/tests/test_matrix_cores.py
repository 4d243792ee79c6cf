"""Matrix cores: the records' layouts against the manuals' tables written as arithmetic,
products by the reference interpreter, and the instruction that LLVM makes of each."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
import pytest
from amd_tools import compiled, mnemonics, source
from kg.compile.program import to_program
from kg.dtype import bfloat16, float16, float64
from kg.errors import ScheduleError
from kg.ir.layouts.fragment import coordinates_of
from kg.plugin import LinearLayout, TensorCore
from kg.plugin.registry import open_device
from kg.runtime.devices.ref import RefRenderer
from kg.schedule.opts import parse_schedule
from kg.text.program import source_of
from kg_amd.matrix_cores import FLUSHED, XF32, MatrixCore, matrix_cores
from kg_amd.object.metadata import kernels
from kg_amd.targets import TARGETS
from kg_conformance.kernels.whole import product
from kg_tiles import OPTS

pytestmark = pytest.mark.part(5)

UNITS = {(name, unit.core.name): unit for name, gpu in TARGETS.items() for unit in matrix_cores(gpu)}
CORES = {key: unit for key, unit in UNITS.items() if unit.core.threads > 1}
#: One architecture of those that have the same record.
DISTINCT = {(unit.core, unit.intrinsic): key for key, unit in reversed(UNITS.items())}.values()
Place = Callable[[int, int], tuple[int, int]]


def ids(key: object) -> str:
    return "-".join(key) if isinstance(key, tuple) else str(key)


def held(core: TensorCore, registers: int, place: Place) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(tuple(place(lane, i) for i in range(registers)) for lane in range(core.threads))


@pytest.mark.parametrize("key", CORES, ids=ids)
def test_fragments(key: tuple[str, str]) -> None:
    """CDNA 3 ISA, 7.1.5.1 and the matrix instruction calculator.
    RDNA 3 ISA, 7.9.1; RDNA 4 ISA, 7.12.2 and GPUOpen's article on its matrix cores."""
    core = CORES[key].core
    rows, depth = core.dims[1], core.dims[2]
    kind = TARGETS[key[0]].instructions.matrix
    each = {"mfma": depth * rows // 64, "wmma": 16, "wmma12": 8}[kind]

    def a(lane: int, i: int) -> tuple[int, int]:
        return lane % rows, i + (0 if kind == "wmma" else lane // rows * each)

    def b(lane: int, i: int) -> tuple[int, int]:
        row, column = a(lane, i)
        return column, row

    def c(lane: int, i: int) -> tuple[int, int]:
        if kind == "wmma":
            return 2 * i + lane // 16, lane % 16
        if kind == "wmma12":
            return 8 * (lane // 16) + i, lane % 16
        if core.dtype_out is float64:
            return 4 * i + lane // 16, lane % 16
        if rows == 32:
            return 8 * (i // 4) + 4 * (lane // 32) + i % 4, lane % 32
        return 4 * (lane // 16) + i, lane % 16

    assert coordinates_of(core.layout_a) == held(core, each, a)
    assert coordinates_of(core.layout_b) == held(core, each, b)
    assert coordinates_of(core.layout_c) == held(core, rows * rows // core.threads, c)


@pytest.mark.parametrize("key", UNITS, ids=ids)
def test_records(key: tuple[str, str]) -> None:
    """Each is right by itself; those of RDNA 3 alone hold operands twice."""
    core = UNITS[key].core
    assert core.check() == []
    replicates = core.threads == 32 and TARGETS[key[0]].instructions.matrix == "wmma"
    for layout, injective in ((core.layout_a, not replicates), (core.layout_b, not replicates), (core.layout_c, True)):
        assert isinstance(layout, LinearLayout) and layout.is_surjective
        assert layout.is_injective == injective


def test_what_each_architecture_has() -> None:
    """By name, as schedules say them: what is not the same in two of a family."""
    names = {name: {core for arch, core in UNITS if arch == name} for name in TARGETS}
    assert names["gfx1100"] == names["gfx1151"] and names["gfx1200"] == names["gfx1201"]
    assert names["gfx1200"] - names["gfx1100"] == {
        f"wmma_m16n16k16_{pair}_f32" for pair in ("e4m3", "e5m2", "e4m3_e5m2", "e5m2_e4m3")
    }
    assert names["gfx942"] - names["gfx90a"] == {
        *("mfma_m16n16k32_i8_i32", "mfma_m32n32k16_i8_i32", "mfma_m16n16k8_tf32_f32", "mfma_m32n32k4_tf32_f32"),
    }
    assert not any("tf32" in n for n in names["gfx950"]) and not any("e4m3" in n for n in names["gfx942"])
    assert {"mfma_m16n16k32_f16_f32", "mfma_m32n32k16_bf16_f32", "mfma_m16n16k64_i8_i32"} <= names["gfx950"]
    assert names["gfx1030"] == {"dot4_m1n1k4_i8_i32"}


def test_licences() -> None:
    """Flushed subnormals of gfx90a's 16-bit products, and xf32, need the kernel's licence.
    Nothing else does."""
    weak = {key: unit.core.numerics for key, unit in UNITS.items() if not unit.core.numerics.is_plain}
    assert {key[0] for key, numerics in weak.items() if numerics == FLUSHED} == {"gfx90a"}
    assert {key for key, numerics in weak.items() if numerics == XF32} == {
        ("gfx942", "mfma_m16n16k8_tf32_f32"), ("gfx942", "mfma_m32n32k4_tf32_f32"),
    }  # fmt: skip
    assert all(numerics in (FLUSHED, XF32) for numerics in weak.values())
    assert all(
        ("gfx90a", unit.core.name) in weak
        for key, unit in UNITS.items()
        if key[0] == "gfx90a" and unit.core.dtype_in[0] in (float16, bfloat16)
    )


# -- products


@pytest.mark.parametrize("key", DISTINCT, ids=ids)
def test_emulated_from_the_record(key: tuple[str, str]) -> None:
    """The reference interpreter multiplies by nothing but the layouts; sizes that don't fit are padded."""
    core = UNITS[key].core

    class WithCore(RefRenderer):
        tensor_cores = (core,)
        opts = OPTS

    n, m, k = core.dims
    device = open_device("REF")
    for rows, columns, depth in ((2 * m, 2 * n, 2 * k), (m + 1, n + 3, k + 2)):
        ast, arrays = product(rows, columns, depth, core)
        padded = [f"PADTO({axis}, {size})" for axis, size in (("o0", m), ("o1", n), ("r0", k)) if size > 1]
        program = to_program(ast, WithCore(), None, parse_schedule(f"{' '.join(padded)} TC(r0, {core.name})"))
        assert "wmma" in source_of(program)
        made, plain = device.empty(rows * columns, core.dtype_out), device.empty(rows * columns, core.dtype_out)
        operands = [device.buffer(arrays[i].ravel(), core.dtype_in[i - 1]) for i in (1, 2)]
        device.runtime.load(program).bind([made, *operands])()
        device.load(ast).bind([plain, *operands])()
        np.testing.assert_array_equal(made.numpy(), plain.numpy())


@pytest.mark.parametrize("key", DISTINCT, ids=ids)
def test_instructions(key: tuple[str, str]) -> None:
    """LLVM makes of each intrinsic the one instruction of that name, with nothing in scratch."""
    arch, unit = key[0], UNITS[key]
    n, m, k = unit.core.dims
    rest = " UPCAST(o0, 2) LOCAL(o1, 2)" if unit.core.threads > 1 else ""
    ast, _ = product(4 * m, 4 * n, 4 * k, unit.core)
    text = source(ast, arch, f"TC(r0, {unit.core.name}){rest}")
    (found,) = kernels(compiled(text)).values()
    assert found.spilled == found.scratch == 0
    made = {re.sub("[._]|(?<=dot4)c|1k$", "", name) for name in mnemonics(text) if re.match(r"v_(mfma|wmma|dot4)", name)}
    assert made == {expected(unit)}


def expected(unit: MatrixCore) -> str:
    """The mnemonic without punctuation, which differs between generations."""
    name = re.sub(r"\.v(8|16)[a-z].*", "", unit.intrinsic)
    return "v" + {"sudot4": "dot4i32iu8", "sdot4": "dot4i32i8"}.get(name, name.replace(".", "").removesuffix("1k"))


def test_a_kernel_of_another_architecture_is_refused() -> None:
    core = UNITS["gfx942", "mfma_m16n16k16_f16_f32"].core
    with pytest.raises(ScheduleError, match="mfma_m16n16k16_f16_f32"):
        source(product(32, 32, 32, core)[0], "gfx1100", f"TC(r0, {core.name})")
