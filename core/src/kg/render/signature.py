"""The arguments of a CPU-like program, in the order of launch; renderers and ProgramInfo must agree, so both ask here."""

from __future__ import annotations

from collections.abc import Sequence

from kg.ir.op import Op
from kg.ir.uop import UOp


def arguments(uops: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """The DEFINE_GLOBALs by slot and the DEFINE_VARs by name: pointers first, then variables, in one array."""
    pointers = {u for u in uops if u.op is Op.DEFINE_GLOBAL}
    variables = {u for u in uops if u.op is Op.DEFINE_VAR}
    return sorted(pointers, key=lambda u: u.slot), sorted(variables, key=lambda u: u.variable.name)
