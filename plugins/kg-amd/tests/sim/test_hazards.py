"""Wait states between instructions of matrix units:
LLVM's hazard recogniser says how many each pair of them needs, no more and no less."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from amd_hazards import LLC, decoded, recognised
from amd_oracle import MISSING
from kg_amd.sim.hazards import check_hazards
from kg_amd.sim.machine_code.decode import DecodeError

pytestmark = pytest.mark.skipif(
    bool(MISSING) or shutil.which(LLC) is None, reason="needs Debian's llvm-19 and clang-19: apt-get install llvm-19 clang-19"
)
#: MFMA in LLVM's words, registers of A (and B), of D (and C).
MFMA = {
    "F32_4X4X4F16": (2, 4), "F32_16X16X16F16": (2, 4), "F32_32X32X8F16": (2, 16), "F32_16X16X4F16": (2, 16), "F32_32X32X4F16": (2, 32),
    "F32_16X16X16BF16_1K": (2, 4), "F32_4X4X1F32": (1, 4), "F32_16X16X4F32": (1, 4), "F32_32X32X2F32": (1, 16), "F32_16X16X1F32": (1, 16),
    "F32_32X32X1F32": (1, 32), "F32_16X16X8XF32": (2, 4), "F32_32X32X4XF32": (2, 16), "I32_16X16X32I8": (2, 4), "I32_32X32X16I8": (2, 16),
    "I32_16X16X4I8": (1, 16), "F32_16X16X32_FP8_FP8": (2, 4), "F32_32X32X16_FP8_BF8": (2, 16), "F64_16X16X4F64": (2, 8), "F64_4X4X4F64": (2, 2),
}  # fmt: skip
SECOND = (
    "F32_16X16X16F16",
    "F32_16X16X4F32",
    "F32_16X16X8XF32",
    "F64_16X16X4F64",
    "F64_4X4X4F64",
    "F32_32X32X8F16",
    "F32_4X4X4F16",
)


def registers(first: int, count: int) -> str:
    return "$" + "_".join(f"vgpr{first + i}" for i in range(count))


def mfma(name: str, d: int, a: int, b: int, c: int) -> str:
    operands, results = MFMA[name]
    given = ", ".join((registers(a, operands), registers(b, operands), registers(c, results)))
    return f"{registers(d, results)} = V_MFMA_{name}_vgprcd_e64 {given}, 0, 0, 0, implicit $mode, implicit $exec"


def pairs(name: str) -> Iterator[tuple[str, str]]:
    """D is v0 and on, A and B v100 and v104, C v40 and on; others from v110 on."""
    first, summed = mfma(name, 0, 100, 104, 40), mfma(name, 0, 100, 104, 0)
    yield summed, "$vgpr110 = V_MOV_B32_e32 $vgpr0, implicit $exec"
    yield summed, "$vgpr0 = V_MOV_B32_e32 $vgpr110, implicit $exec"
    yield summed, "GLOBAL_STORE_DWORD $vgpr112_vgpr113, $vgpr0, 0, 0, implicit $exec"
    yield summed, "$vgpr110 = GLOBAL_LOAD_DWORD $vgpr0_vgpr1, 0, 0, implicit $exec"
    yield summed, "$vgpr0 = GLOBAL_LOAD_DWORD $vgpr112_vgpr113, 0, 0, implicit $exec"
    yield summed, "DS_WRITE_B32_gfx9 $vgpr114, $vgpr0, 0, 0, implicit $exec"
    yield first, "$vgpr40 = V_MOV_B32_e32 $vgpr110, implicit $exec"
    yield first, "$vgpr40 = GLOBAL_LOAD_DWORD $vgpr112_vgpr113, 0, 0, implicit $exec"
    yield first, "$vgpr100 = V_MOV_B32_e32 $vgpr110, implicit $exec"
    for written in (100, 104, 40, 0):
        yield f"$vgpr{written} = V_MOV_B32_e32 $vgpr110, implicit $exec", first
    for other in SECOND:
        if MFMA[other][1] <= 20:
            yield summed, mfma(other, 80, 0, 104, 60)
            yield summed, mfma(other, 80, 100, 0, 60)
        for d, c in ((0, 0), (80, 0), (2, 2), (2, 60)):
            yield summed, mfma(other, d, 100, 104, c)


def nops(states: int) -> list[bytes]:
    return [(0xBF800000 | min(states, 16) - 1).to_bytes(4, "little"), *nops(states - 16)] if states > 0 else []


def is_taken(codes: list[bytes], target: str) -> bool:
    try:
        check_hazards(decoded(codes, target), target)
    except DecodeError as error:
        assert "wait states" in str(error) or "v_nop" in str(error)
        return False
    return True


@pytest.mark.parametrize("name", MFMA)
def test_wait_states_are_llvms(name: str) -> None:
    given = tuple(pairs(name))
    seen: set[int] = set()
    for (one, other), codes in zip(given, recognised("gfx942", given), strict=True):
        states = sum(at.get("simm16") + 1 for at in decoded(codes, "gfx942") if at.name == "s_nop")
        seen.add(states)
        first, second, end = codes[0], codes[-2], codes[-1]
        assert is_taken([first, *nops(states), second, end], "gfx942"), f"{states} states are enough:\n{one}\n{other}"
        if states:
            assert not is_taken([first, *nops(states - 1), second, end], "gfx942"), (
                f"{states} states are needed:\n{one}\n{other}"
            )
    assert len(seen) > 2


def test_another_instruction_between_wmma() -> None:
    def wmma(d: int, a: int, b: int, c: int) -> str:
        return f"early-clobber {registers(d, 8)} = V_WMMA_F32_16X16X16_F16_twoaddr_w32 8, {registers(a, 8)}, 8, {registers(b, 8)}, 8, {registers(c, 8)}, 0, 0, implicit $exec"

    given = tuple((wmma(0, 100, 110, 0), wmma(40, *second)) for second in ((0, 110, 40), (100, 0, 40), (100, 110, 40)))
    for number, codes in enumerate(recognised("gfx1100", given)):
        first, second, end = codes[0], codes[-2], codes[-1]
        assert is_taken(codes, "gfx1100")
        assert is_taken([first, second, end], "gfx1100") == (len(codes) == 3) == (number == 2)
