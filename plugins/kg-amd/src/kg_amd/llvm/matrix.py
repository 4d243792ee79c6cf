"""WMMA and dot instructions as LLVM intrinsics."""

from __future__ import annotations

from kg.plugin import UOp
from kg_render.llvm import Body, shuffled, type_name

from kg_amd.matrix_cores import MatrixCore


def matrix_step(body: Body, uop: UOp, unit: MatrixCore) -> None:
    """WMMA"""
    a, b = (f"{unit.operand} {_as(body, operand, unit.operand)}" for operand in uop.src[:2])
    kind, added = type_name(uop.type), body.values[uop.src[2]]
    spread = unit.flags == "spread"
    if spread:
        kind, added = "<16 x half>", shuffled(body, kind, added, "poison", [n // 2 if n % 2 == 0 else -1 for n in range(16)])
    arguments = _arguments(unit, a, b, f"{kind} {added}")
    result = body.emit(f"call {kind} @llvm.amdgcn.{unit.intrinsic}({arguments})")
    body.values[uop] = shuffled(body, kind, result, "poison", list(range(0, 16, 2))) if spread else result


def _arguments(unit: MatrixCore, a: str, b: str, c: str) -> str:
    signs = [f"i1 {str(d.is_signed).lower()}" for d in unit.core.dtype_in]
    match unit.flags:
        case "mfma":  # no block is broadcast, none is permuted
            return f"{a}, {b}, {c}, i32 0, i32 0, i32 0"
        case "signs":
            return f"{signs[0]}, {a}, {signs[1]}, {b}, {c}, i1 false"
        case "clamp" | "spread":
            return f"{a}, {b}, {c}, i1 false"
        case _:
            return f"{a}, {b}, {c}"


def _as(body: Body, operand: UOp, wanted: str) -> str:
    """The lane's part as the intrinsic takes it: the same bits."""
    held, value = type_name(operand.type), body.values[operand]
    return value if held == wanted else body.emit(f"bitcast {held} {value} to {wanted}")
