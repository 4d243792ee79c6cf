"""Wait states between all pairs of a set of instructions:
LLVM's hazard recogniser says how many each needs, ours are as many and few more.

Matrix units among themselves are compared in `sim/test_hazards.py`, which asks LLVM in the same way.
"""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from itertools import product

import pytest
from amd_hazards import LLC, decoded, recognised
from kg_amd.isa.encoding.forms import forms
from kg_amd.isa.operands import DPP, PACKED, AMDInstruction, Operand, Part, Special
from kg_amd.isa.passes.hazards import add_wait_states
from kg_render.asm import Register

pytestmark = pytest.mark.skipif(shutil.which(LLC) is None, reason="no llc-19 was found: apt-get install llvm-19")
#: Wait states that we may take beyond LLVM's: where the manual has several figures, the largest is taken.
MORE = 4
VCC, EXEC = Special("vcc", 106, 2), Special("exec", 126, 2)


def v(number: int, size: int = 1) -> Part:
    return Part(Register("v", 32 * size, 0, number), 0, size)


def s(number: int, size: int = 1) -> Part:
    return Part(Register("s", 32 * size, 0, number), 0, size)


def ins(arch: str, name: str, results: Sequence[Operand], sources: Sequence[Operand], modifier: int = 0, immediate: int = 0) -> AMDInstruction:  # fmt: skip
    return AMDInstruction(forms(arch)[name], results, sources, modifier=modifier, immediate=immediate)


E = ", implicit $exec"
ME = ", implicit $mode, implicit $exec"
QUAD = "$vgpr0_vgpr1_vgpr2_vgpr3"
MFMA = "V_MFMA_F32_16X16X4F32_vgprcd_e64"
#: What is written (or, of a store, read) -> (instruction, the same in LLVM's words).
FIRST = {
    "v0": (
        (("v_mov_b32", [v(0)], [v(60)]), "$vgpr0 = V_MOV_B32_e32 $vgpr60" + E),
        (("v_add_f32", [v(0)], [v(60), v(61)]), "$vgpr0 = V_ADD_F32_e32 $vgpr60, $vgpr61" + ME),
        (("v_rcp_f32", [v(0)], [v(60)]), "$vgpr0 = V_RCP_F32_e32 $vgpr60" + ME),
        (("v_sqrt_f32", [v(0)], [v(60)]), "$vgpr0 = V_SQRT_F32_e32 $vgpr60" + ME),
        (("v_rsq_f64", [v(0, 2)], [v(60, 2)]), "$vgpr0_vgpr1 = V_RSQ_F64_e32 $vgpr60_vgpr61" + ME),
        (("v_fma_f64", [v(0, 2)], [v(60, 2)] * 3), "$vgpr0_vgpr1 = V_FMA_F64_e64 0, $vgpr60_vgpr61, 0, $vgpr60_vgpr61, 0, $vgpr60_vgpr61, 0, 0" + ME),
        (("v_mfma_f32_16x16x4_f32", [v(0, 4)], [v(60), v(61), v(0, 4)]), f"{QUAD} = {MFMA} $vgpr60, $vgpr61, {QUAD}, 0, 0, 0" + ME),
    ),
    "s20": (
        (("v_cmp_lt_f32", [s(20, 2)], [v(60), v(61)]), "$sgpr20_sgpr21 = V_CMP_LT_F32_e64 0, $vgpr60, 0, $vgpr61, 0" + ME),
        (("v_cmp_lt_u32", [s(20, 2)], [v(60), v(61)]), "$sgpr20_sgpr21 = V_CMP_LT_U32_e64 $vgpr60, $vgpr61" + E),
        (("v_readfirstlane_b32", [s(20)], [v(60)]), "$sgpr20 = V_READFIRSTLANE_B32 $vgpr60" + E),
        (("v_readlane_b32", [s(20)], [v(60), s(30)]), "$sgpr20 = V_READLANE_B32 $vgpr60, $sgpr30"),
        (("s_mov_b32", [s(20)], [s(30)]), "$sgpr20 = S_MOV_B32 $sgpr30"),
    ),
    "vcc": (
        (("v_add_co_u32", [v(50), VCC], [v(60), v(61)]), "$vgpr50, $vcc = V_ADD_CO_U32_e64 $vgpr60, $vgpr61, 0" + E),
        (("v_div_scale_f32", [v(50), VCC], [v(60)] * 3), "$vgpr50, $vcc = V_DIV_SCALE_F32_e64 0, $vgpr60, 0, $vgpr60, 0, $vgpr60, 0, 0" + ME),
        (("s_mov_b64", [VCC], [s(30, 2)]), "$vcc = S_MOV_B64 $sgpr30_sgpr31"),
    ),
    "exec": (
        (("s_mov_b64", [EXEC], [s(30, 2)]), "$exec = S_MOV_B64 $sgpr30_sgpr31"),
        (("s_and_saveexec_b64", [s(32, 2)], [s(30, 2)]), "$sgpr32_sgpr33 = S_AND_SAVEEXEC_B64 $sgpr30_sgpr31, implicit-def $exec, implicit-def $scc, implicit $exec"),
    ),
    "data": (
        (("global_store_b128", [], [v(60), s(40, 2), v(0, 4)]), f"GLOBAL_STORE_DWORDX4_SADDR $vgpr60, {QUAD}, $sgpr40_sgpr41, 0, 0" + E),
        (("global_store_b64", [], [v(60), s(40, 2), v(0, 2)]), "GLOBAL_STORE_DWORDX2_SADDR $vgpr60, $vgpr0_vgpr1, $sgpr40_sgpr41, 0, 0" + E),
        (("ds_store_b128", [], [v(60), v(0, 4)]), f"DS_WRITE_B128_gfx9 $vgpr60, {QUAD}, 0, 0" + E),
    ),
}  # fmt: skip
OF_V0 = (
    (("v_mov_b32", [v(70)], [v(0)]), "$vgpr70 = V_MOV_B32_e32 $vgpr0" + E),
    (("v_mov_b32", [v(70)], [v(0)], DPP, 0xB1), "$vgpr70 = V_MOV_B32_dpp undef $vgpr70, $vgpr0, 177, 15, 15, 0" + E),
    (("v_fma_f32", [v(70)], [v(71), v(72), v(0)]), "$vgpr70 = V_FMA_F32_e64 0, $vgpr71, 0, $vgpr72, 0, $vgpr0, 0, 0" + ME),
    (("v_pk_fma_f16", [v(70)], [v(0), v(71), v(72)], PACKED), "$vgpr70 = V_PK_FMA_F16 8, $vgpr0, 8, $vgpr71, 8, $vgpr72, 0, 0, 0, 0, 0" + ME),
    (("v_readfirstlane_b32", [s(50)], [v(0)]), "$sgpr50 = V_READFIRSTLANE_B32 $vgpr0" + E),
    (("v_readlane_b32", [s(50)], [v(0), s(51)]), "$sgpr50 = V_READLANE_B32 $vgpr0, $sgpr51"),
    (("v_cmp_lt_u32", [s(50, 2)], [v(0), v(61)]), "$sgpr50_sgpr51 = V_CMP_LT_U32_e64 $vgpr0, $vgpr61" + E),
    (("v_div_fmas_f32", [v(70)], [v(0), v(71), v(72)]), "$vgpr70 = V_DIV_FMAS_F32_e64 0, $vgpr0, 0, $vgpr71, 0, $vgpr72, 0, 0, implicit $mode, implicit $vcc, implicit $exec"),
    (("global_load_b32", [v(70)], [v(0), s(52, 2)]), "$vgpr70 = GLOBAL_LOAD_DWORD_SADDR $sgpr52_sgpr53, $vgpr0, 0, 0" + E),
    (("global_store_b32", [], [v(70), s(52, 2), v(0)]), "GLOBAL_STORE_DWORD_SADDR $vgpr70, $vgpr0, $sgpr52_sgpr53, 0, 0" + E),
    (("ds_load_b32", [v(70)], [v(0)]), "$vgpr70 = DS_READ_B32_gfx9 $vgpr0, 0, 0" + E),
    (("ds_store_b32", [], [v(70), v(0)]), "DS_WRITE_B32_gfx9 $vgpr70, $vgpr0, 0, 0" + E),
    (("v_mfma_f32_16x16x4_f32", [v(72, 4)], [v(0), v(70), v(72, 4)]), f"$vgpr72_vgpr73_vgpr74_vgpr75 = {MFMA} $vgpr0, $vgpr70, $vgpr72_vgpr73_vgpr74_vgpr75, 0, 0, 0" + ME),
)  # fmt: skip
ON_V0 = (
    (("v_mov_b32", [v(0)], [v(70)]), "$vgpr0 = V_MOV_B32_e32 $vgpr70" + E),
    (("v_fma_f32", [v(0)], [v(71), v(72), v(70)]), "$vgpr0 = V_FMA_F32_e64 0, $vgpr71, 0, $vgpr72, 0, $vgpr70, 0, 0" + ME),
    (("v_writelane_b32", [v(0)], [s(50), 3]), "$vgpr0 = V_WRITELANE_B32 $sgpr50, 3, $vgpr0"),
    (("global_load_b32", [v(0)], [v(70), s(52, 2)]), "$vgpr0 = GLOBAL_LOAD_DWORD_SADDR $sgpr52_sgpr53, $vgpr70, 0, 0" + E),
)  # fmt: skip
SECOND = {
    "v0": OF_V0 + ON_V0[:2],
    "data": ON_V0,
    "s20": (
        (("v_mov_b32", [v(70)], [s(20)]), "$vgpr70 = V_MOV_B32_e32 $sgpr20" + E),
        (("v_cndmask_b32", [v(70)], [v(71), v(72), s(20, 2)]), "$vgpr70 = V_CNDMASK_B32_e64 0, $vgpr71, 0, $vgpr72, $sgpr20_sgpr21" + E),
        (("v_readlane_b32", [s(50)], [v(70), s(20)]), "$sgpr50 = V_READLANE_B32 $vgpr70, $sgpr20"),
        (("v_writelane_b32", [v(70)], [s(20), 3]), "$vgpr70 = V_WRITELANE_B32 $sgpr20, 3, $vgpr70"),
        (("s_and_b64", [s(50, 2)], [s(20, 2), s(52, 2)]), "$sgpr50_sgpr51 = S_AND_B64 $sgpr20_sgpr21, $sgpr52_sgpr53, implicit-def $scc"),
        (("s_and_saveexec_b64", [s(50, 2)], [s(20, 2)]), "$sgpr50_sgpr51 = S_AND_SAVEEXEC_B64 $sgpr20_sgpr21, implicit-def $exec, implicit-def $scc, implicit $exec"),
        (("s_load_b32", [s(50)], [s(20, 2)]), "$sgpr50 = S_LOAD_DWORD_IMM $sgpr20_sgpr21, 0, 0"),
        (("global_load_b32", [v(70)], [v(71), s(20, 2)]), "$vgpr70 = GLOBAL_LOAD_DWORD_SADDR $sgpr20_sgpr21, $vgpr71, 0, 0" + E),
        (("global_store_b32", [], [v(70), s(20, 2), v(71)]), "GLOBAL_STORE_DWORD_SADDR $vgpr70, $vgpr71, $sgpr20_sgpr21, 0, 0" + E),
    ),
    "vcc": (
        (("v_add_co_ci_u32", [v(70), VCC], [v(71), v(72), VCC]), "$vgpr70, $vcc = V_ADDC_U32_e64 $vgpr71, $vgpr72, $vcc, 0" + E),
        (("v_cndmask_b32", [v(70)], [v(71), v(72), VCC]), "$vgpr70 = V_CNDMASK_B32_e64 0, $vgpr71, 0, $vgpr72, $vcc" + E),
        (("v_div_fmas_f32", [v(70)], [v(71), v(72), v(73)]), "$vgpr70 = V_DIV_FMAS_F32_e64 0, $vgpr71, 0, $vgpr72, 0, $vgpr73, 0, 0, implicit $mode, implicit $vcc, implicit $exec"),
        (("s_and_b64", [s(50, 2)], [VCC, EXEC]), "$sgpr50_sgpr51 = S_AND_B64 $vcc, $exec, implicit-def $scc"),
    ),
    "exec": (
        (("v_mov_b32", [v(70)], [v(71)]), "$vgpr70 = V_MOV_B32_e32 $vgpr71" + E),
        (("v_mov_b32", [v(70)], [v(71)], DPP, 0xB1), "$vgpr70 = V_MOV_B32_dpp undef $vgpr70, $vgpr71, 177, 15, 15, 0" + E),
        (("v_readfirstlane_b32", [s(50)], [v(71)]), "$sgpr50 = V_READFIRSTLANE_B32 $vgpr71" + E),
        (("v_readlane_b32", [s(50)], [v(71), s(51)]), "$sgpr50 = V_READLANE_B32 $vgpr71, $sgpr51"),
        (("v_cmp_lt_u32", [s(50, 2)], [v(70), v(61)]), "$sgpr50_sgpr51 = V_CMP_LT_U32_e64 $vgpr70, $vgpr61" + E),
        (("global_store_b32", [], [v(70), s(52, 2), v(71)]), "GLOBAL_STORE_DWORD_SADDR $vgpr70, $vgpr71, $sgpr52_sgpr53, 0, 0" + E),
    ),
}  # fmt: skip


def test_wait_states_are_llvms_and_few_more() -> None:
    pairs = [pair for kind in FIRST for pair in product(FIRST[kind], SECOND[kind])]
    given = tuple((one, other) for (_, one), (_, other) in pairs)
    wrong: list[str] = []
    seen: set[int] = set()
    for ((first, one), (second, other)), codes in zip(pairs, recognised("gfx942", given), strict=True):
        states = sum(at.get("simm16") + 1 for at in decoded(codes, "gfx942") if at.name == "s_nop")
        code = add_wait_states([ins("gfx942", *first), ins("gfx942", *second)], "gfx942")
        ours = sum((i.immediate or 0) + 1 for i in code if i.form.name == "s_nop")
        seen.add(states)
        if not states <= ours <= states + MORE:
            wrong.append(f"{ours} wait states, LLVM {states}:\n{one}\n{other}")
    assert not wrong, "\n".join(wrong)
    assert len(seen) > 4


#: Of gfx1100: what may come between a transcendental instruction and its reader, so many times, and whether LLVM waits is what ours do.
BETWEEN = ((("v_mov_b32", [v(80)], [v(81)]), "$vgpr80 = V_MOV_B32_e32 $vgpr81" + E), (("v_rcp_f32", [v(80)], [v(81)]), "$vgpr80 = V_RCP_F32_e32 $vgpr81" + ME))  # fmt: skip


def test_transcendental_results_are_waited_for() -> None:
    """s_waitcnt_depctr wherever LLVM has it, and by no more than one instruction further on."""
    reader = (("v_add_f32", [v(70)], [v(0), v(71)]), "$vgpr70 = V_ADD_F32_e32 $vgpr0, $vgpr71" + ME)
    waits: set[bool] = set()
    for (ours, text), count in product(BETWEEN, range(8)):
        first = ("v_rcp_f32", [v(0)], [v(60)]), "$vgpr0 = V_RCP_F32_e32 $vgpr60" + ME
        given = (("\n    ".join([first[1], *[text] * count]), reader[1]),)
        (codes,) = recognised("gfx1100", given)
        wanted = any(at.name.startswith("s_waitcnt_depctr") for at in decoded(codes, "gfx1100"))
        code = [ins("gfx1100", *one) for one in (first[0], *[ours] * count, reader[0])]
        found = any(i.form.name == "s_waitcnt_depctr" for i in add_wait_states(code, "gfx1100"))
        waits.add(wanted)
        assert found >= wanted, f"{count} times {text}"
    assert waits == {False, True}
