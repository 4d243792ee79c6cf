"""WMMA: steps of matrix cores and dot instructions, by the records of `kg_amd.matrix_cores`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kg.plugin import UnsupportedError, UOp

from kg_amd.isa.operands import NEGATED, PACKED, Operand, Part
from kg_amd.matrix_cores import MatrixCore

if TYPE_CHECKING:
    from kg_amd.isa.select import AMDSelector

_DOTS: Final = {"sudot4": "v_dot4_i32_iu8", "sdot4": "v_dot4_i32_i8"}


def instruction(unit: MatrixCore) -> str:
    """The name that goes with an intrinsic: `mfma.f32.16x16x16f16` is v_mfma_f32_16x16x16_f16."""
    name = unit.intrinsic
    if name in _DOTS:
        return _DOTS[name]
    parts = name.split(".")
    if parts[0] == "wmma":
        return f"v_wmma_{parts[1]}_{parts[2]}_{parts[3].replace('iu8', 'iu8')}"
    size, last = parts[2], parts[3] if len(parts) > 3 else ""
    for kind in ("bf16", "f16", "f32", "f64", "i8"):
        if not last and size.endswith(kind):
            return f"v_mfma_{parts[1]}_{size.removesuffix(kind)}_{kind}"
        if last == "1k" and size.endswith("bf16"):
            return f"v_mfma_{parts[1]}_{size.removesuffix('bf16')}_bf16"
    return f"v_mfma_{parts[1]}_{size}_{last}"


def matrix_step(s: AMDSelector, uop: UOp) -> None:
    """WMMA. The sum is added to in its place, as A and B may not overlap it."""
    unit = s.units.get(str(uop.arg))
    if unit is None:
        raise UnsupportedError(f"{uop.arg} is no matrix core of {s.gpu.name}")
    name = instruction(unit)
    if name not in s.forms:
        raise UnsupportedError(f"AMD:ISA has no instruction for {uop.arg}")
    a, b, c = (s.vector(v) for v in uop.src)
    if unit.core.threads == 1:
        signs = sum(d.is_signed << n for n, d in enumerate(unit.core.dtype_in)) * NEGATED if "iu8" in name else 0
        s.put(uop, s.made(name, 1, a, b, c, modifier=PACKED | signs))
        return
    if unit.flags == "spread":
        s.put(uop, _spread(s, name, a, b, c))
        return
    modifier = PACKED if s.is_rdna else 0
    if unit.flags == "signs":
        modifier |= sum(d.is_signed << n for n, d in enumerate(unit.core.dtype_in)) * NEGATED
    made = s.copied(c)
    s.op(name, [made], [a, b, made], modifier=modifier)
    s.put(uop, made)


def _spread(s: AMDSelector, name: str, a: Part, b: Part, c: Part) -> Part:
    """Each sum of 16 bits is the low half of a register."""
    held = s.tuple_of(8)
    for n in range(8):
        word: Operand = c.word(n // 2)
        s.op("v_lshrrev_b32" if n % 2 else "v_mov_b32", [held.word(n)], [16, word] if n % 2 else [word])
    s.op(name, [held], [a, b, held], modifier=PACKED)
    made = s.tuple_of(4)
    for n in range(4):
        s.op("v_perm_b32", [made.word(n)], [held.word(2 * n + 1), held.word(2 * n), 0x05040100])
    return made
