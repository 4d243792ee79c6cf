"""What LLVM makes of the renderer's modules:
accesses, exchanges within waves, modes of numbers, conversions, arguments; for every architecture."""

from __future__ import annotations

import re

import kg
import pytest
from amd_tools import assembly, compiled, mnemonics, source
from golden.kernels import KERNELS
from kg.dtype import DType, bfloat16, float8_e4m3, float8_e5m2, float16, float32
from kg.errors import ScheduleError
from kg.plugin import UnsupportedError
from kg.settings import override
from kg_amd.exchange import steps
from kg_amd.llvm.compiler import LLVMCompiler
from kg_amd.object.metadata import kernels
from kg_amd.targets import TARGETS, target

RDNA = [name for name, gpu in TARGETS.items() if gpu.is_rdna]
CDNA = [name for name in TARGETS if name not in RDNA]


def elementwise(count: int, dtype: DType = float32) -> kg.UOp:
    x, y, out = (kg.param(slot, (count,), dtype) for slot in (1, 2, 0))
    return kg.sink(out.store(x * y + x), name="elementwise")


def sums(rows: int, columns: int, dtype: DType = float32) -> kg.UOp:
    x = kg.param(1, (rows, columns), dtype).sum(1)
    return kg.sink(kg.param(0, (rows,), x.type).store(x.reshape(rows)), name="sums")


def count(text: str, pattern: str) -> int:
    return sum(n for name, n in mnemonics(text).items() if re.fullmatch(pattern, name))


@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.part(4)
def test_every_golden_kernel_is_an_object(arch: str) -> None:
    """Which LLVM accepts, and which keeps nothing in scratch, spills nothing,
    and takes its arguments as words."""
    for name, make in KERNELS.items():
        (found,) = kernels(compiled(source(make(), arch))).values()
        assert (found.spilled, found.scratch, found.wave) == (0, 0, target(arch).wave), name
        assert found.arguments % 8 == 0 and found.most_items <= 1024
        assert target(arch).registers.occupancy(found.vectors) >= 2, name


@pytest.mark.parametrize("arch", TARGETS)
def test_accesses_of_128_bits(arch: str) -> None:
    """At any multiple of an element, by an offset of 32 bits from the argument:
    nothing of 64 bits is computed."""
    for dtype, lanes in ((float32, 4), (float16, 8)):
        text = source(elementwise(4096, dtype), arch, f"VECTOR(o0, {lanes}) LOCAL(o0, 128)")
        assert f"align {dtype.itemsize}" in text
        wide = "(b128|dwordx4)"
        assert (count(text, f"global_load_{wide}"), count(text, f"global_store_{wide}")) == (2, 1)
        assert count(text, ".*flat_.*") == count(text, "v_add_co.*") == 0
        assert all(", s[" in line for line in assembly(text) if line.startswith("global_"))


@pytest.mark.parametrize("arch", TARGETS)
def test_packed_arithmetic(arch: str) -> None:
    """float16 in pairs everywhere, float32 on CDNA."""
    assert count(source(elementwise(4096, float16), arch, "VECTOR(o0, 8) LOCAL(o0, 128)"), "v_pk_(fma|fmac)_f16") == 4
    pairs = count(source(elementwise(4096), arch, "VECTOR(o0, 4) LOCAL(o0, 128)"), "v_pk_(fma|mul|add)_f32")
    assert pairs == (2 if arch in CDNA else 0)


@pytest.mark.parametrize("arch", TARGETS)
def test_nothing_is_fused_but_muladd(arch: str) -> None:
    with override(contract=False):
        text = source(elementwise(4096), arch, "LOCAL(o0, 128)")
    assert count(text, ".*(fma|mac|mad)_f32") == 0 and count(text, "v_mul_f32") == count(text, "v_add_f32") == 1


@pytest.mark.parametrize("arch", TARGETS)
def test_modes(arch: str) -> None:
    """Subnormals are kept, numbers round to nearest even: FLOAT_MODE of the kernel's descriptor."""
    from kg_amd.llvm.compiler import emit_assembly

    text = emit_assembly(source(elementwise(64), arch))
    modes = dict(re.findall(r"\.amdhsa_(float_\w+) (\d)", text))
    assert modes == {
        "float_round_mode_32": "0",
        "float_round_mode_16_64": "0",
        "float_denorm_mode_32": "3",
        "float_denorm_mode_16_64": "3",
    }
    assert ".amdhsa_code_object_version 5" in text


@pytest.mark.parametrize("arch", TARGETS)
def test_reduction_of_a_group(arch: str) -> None:
    """Within waves by exchanges, of which none is through memory but those of CDNA beyond 16;
    then one pass through shared memory."""
    text = source(sums(16, 4096), arch, "GROUP(r0, 256)")
    dpp = sum(
        "row_xmask" in line or "quad_perm" in line or "row_half_mirror" in line or "row_ror" in line for line in assembly(text)
    )
    if arch in RDNA:
        assert dpp == 4 and count(text, "v_permlanex16_b32") == 1
        assert count(text, "ds_swizzle.*|ds_bpermute.*") == 0
    else:
        assert dpp == 5 and count(text, "ds_swizzle_b32") == count(text, "ds_bpermute_b32") == 1
    assert count(text, "s_barrier(_signal)?") == 1 and count(text, "ds_(store|write)_b32") == 1


@pytest.mark.parametrize("arch", TARGETS)
def test_exchanges_stay_before_a_branch(arch: str) -> None:
    """One work-item of a wave stores what all have exchanged:
    nothing is exchanged where the others are off."""
    lines = assembly(source(KERNELS["row_sum"](), arch))
    masked = next(n for n, line in enumerate(lines) if re.match("v_cmpx|s_and_saveexec", line))
    exchanges = [n for n, line in enumerate(lines) if re.search("row_|quad_perm|permlane|ds_swizzle|ds_bpermute", line)]
    assert exchanges and max(exchanges) < masked


def test_exchanges_reach_the_lane_at_a_distance() -> None:
    """What the manuals say that each control does, lane by lane."""

    def other(lane: int, kind: str, number: int) -> int:
        row, place = lane // 16 * 16, lane % 16
        if kind == "permlanex16":
            return lane ^ 16
        if kind == "swizzle":
            return lane // 32 * 32 + ((lane & number & 31 | number >> 5 & 31) ^ number >> 10 & 31)
        if kind == "bpermute":
            return lane ^ number
        if number < 0x100:
            return lane // 4 * 4 + (number >> 2 * (lane % 4) & 3)
        if number == 0x141:
            return lane // 8 * 8 + 7 - lane % 8
        return row + ((place - (number - 0x120)) % 16 if number < 0x130 else place ^ number - 0x160)

    for gpu in TARGETS.values():
        for distance in (1 << n for n in range(gpu.wave.bit_length() - 1)):
            for lane in range(gpu.wave):
                found = lane
                for kind, number in reversed(steps(distance, gpu)):
                    found = other(found, kind, number)
                assert found == lane ^ distance, (gpu.name, distance, lane)
        with pytest.raises(UnsupportedError, match="has no exchange over"):
            steps(gpu.wave, gpu)


def converted(dtype: DType) -> kg.UOp:
    x, out = kg.param(1, (64,), dtype), kg.param(0, (64,), dtype)
    return kg.sink(out.store((x.cast(float32) + 1.0).cast(dtype)), name="converted")


@pytest.mark.parametrize("arch", TARGETS)
@pytest.mark.parametrize("dtype", [bfloat16, float8_e4m3, float8_e5m2], ids=str)
def test_narrow_floats(arch: str, dtype: DType) -> None:
    """By instructions where there are any: of gfx942's 8-bit floats, which are FNUZ, none is used."""
    made = {name for name in mnemonics(source(converted(dtype), arch)) if re.match("v_cvt.*(bf16|fp8|bf8)", name)}
    has = target(arch).instructions
    if dtype is bfloat16:
        assert made == ({"v_cvt_pk_bf16_f32"} if has.bfloat16 else set())
        return
    name = "fp8" if dtype is float8_e4m3 else "bf8"
    assert made == ({f"v_cvt_f32_{name}", f"v_cvt_pk_{name}_f32"} if has.float8 == "ocp" else set())


def test_arguments_are_words() -> None:
    n = kg.variable("n", 0, 1000)
    x, out = (kg.param(slot, (n,), float32) for slot in (1, 0))
    text = source(kg.sink(out.store(x + 1), name="open"), "gfx942", "LOCAL(o0, 64, mask)")
    assert "(ptr addrspace(1) %data0, ptr addrspace(1) %data1, i64 %var0)" in text
    (found,) = kernels(compiled(text)).values()
    assert found.arguments == 24


def test_a_source_without_an_architecture_is_refused() -> None:
    with pytest.raises(kg.errors.CompileError, match="no function has an architecture"):
        LLVMCompiler().compile('target triple = "amdgcn-amd-amdhsa"\ndefine amdgpu_kernel void @k() { ret void }\n')
    with pytest.raises(kg.errors.CompileError, match="LLVM refused the module for gfx1100"):
        LLVMCompiler().compile('define amdgpu_kernel void @k() #0 { nonsense }\nattributes #0 = { "target-cpu"="gfx1100" }\n')


@pytest.mark.parametrize(("device", "room"), [("AMDSIM:LLVM", 262136), ("AMDSIM942:LLVM", 131056), ("AMDSIM:ISA", 262136)])
def test_memory_of_a_work_item_is_not_more_than_there_is(device: str, room: int) -> None:
    """A row that each work-item stages for itself; the least that is refused has room for 8 KiB of spills."""
    columns = (room - 8192) // 4
    for more, refused in ((0, False), (1, True)):
        x = kg.param(1, (4, columns + more), float32)
        kernel = kg.sink(kg.param(0, (4,), float32).store((x + 1.0).sum(1).reshape(4)), name="wide")
        if not refused:
            kg.open_device(device).compile(kernel, "STAGE(o0, add, THREAD, r0)")
            continue
        with pytest.raises(
            ScheduleError, match=f"{4 * (columns + 1)} bytes of memory of its own; gfx[0-9]+ has room for {room - 8192}"
        ):
            kg.open_device(device).compile(kernel, "STAGE(o0, add, THREAD, r0)")
