"""The parameters of a kernel AST: all of them, those that it reads, those that it writes."""

from __future__ import annotations

from kg.ir.op import Op
from kg.ir.uop import UOp


def parameters(ast: UOp) -> dict[int, UOp]:
    """Slot -> PARAM, in order."""
    return {p.slot: p for p in sorted(ast.find(Op.PARAM), key=lambda p: p.slot)}


def written_slots(ast: UOp) -> set[int]:
    """The parameters that the kernel stores into."""
    return {s.src[0].slot for s in ast.src}


def read_slots(ast: UOp) -> list[int]:
    """The parameters whose values the kernel takes, in order."""
    return sorted({p.slot for s in ast.src for value in s.src[1:] for p in value.find(Op.PARAM)})
