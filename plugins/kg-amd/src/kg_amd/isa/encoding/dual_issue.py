"""Dual-issue instructions of RDNA 3: two operations in one word (VOPD)."""

from __future__ import annotations

from typing import Final

from kg_amd.isa.encoding.forms import AMDForm
from kg_amd.isa.operands import AMDInstruction

#: What both halves may be, and what the second one alone, with its number.
EITHER: Final = {
    "v_fmac_f32": 0,
    "v_mul_f32": 3,
    "v_add_f32": 4,
    "v_sub_f32": 5,
    "v_mov_b32": 8,
    "v_max_f32": 10,
    "v_min_f32": 11,
}
SECOND: Final = {"v_add_nc_u32": 16, "v_lshlrev_b32": 17, "v_and_b32": 18}
DUAL_FORM: Final = AMDForm("v_dual", format="VOPD", mnemonic="v_dual", source="f32")


class DualInstruction(AMDInstruction):
    """Two instructions whose registers are known, as one."""

    __slots__ = ("x", "y")

    def __init__(self, x: AMDInstruction, y: AMDInstruction) -> None:
        super().__init__(DUAL_FORM)
        self.x, self.y, self.node = x, y, x.node
        self.defs, self.uses = [*x.defs, *y.defs], [*x.uses, *y.uses]
