"""WMMA on CPUs: one call of the unit's intrinsic (accumulator, two vectors), its operands as the vectors that it takes.

An intrinsic without an accumulator, of integers, is followed by an addition."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import Op, TensorCore, UOp
from kg_render.llvm import splat, type_name

from kg_cpu.llvm.body import CPUBody
from kg_cpu.tensor_cores import Instruction


def call_unit(body: CPUBody, uop: UOp, unit: Instruction) -> None:
    """The word of A that a dot instruction shares among its lanes is broadcast."""
    core = uop.arg
    assert isinstance(core, TensorCore)
    a, b, c = uop.src
    left = _as_vector(body, _broadcast(body, a, core.dims[0]) if core.is_dot else body.values[a], a, unit.operand, core)
    right = _as_vector(body, body.values[b], b, unit.operand, None)
    first, second = (right, left) if unit.swapped else (left, right)
    result = type_name(uop.type)
    operands = f"{unit.operand} {first}, {unit.operand} {second}"
    if unit.adds:
        body.let(uop, f"call {result} @{unit.intrinsic}({result} {body.values[c]}, {operands})")
    else:
        sums = body.emit(f"call {result} @{unit.intrinsic}({operands})")
        body.let(uop, f"add {result} {body.values[c]}, {sums}")


def shared_words(uops: Sequence[UOp]) -> dict[UOp, str]:
    """Loads of fragments that dot instructions take as one word: loaded so, for targets without such short vectors."""
    units = [u for u in uops if u.op is Op.WMMA and isinstance(u.arg, TensorCore) and u.arg.is_dot]
    return {u.src[0]: "" for u in units if u.src[0].op is Op.LOAD and u.src[0].gate is None}


def _broadcast(body: CPUBody, a: UOp, lanes: int) -> str:
    """The bits of a fragment as one integer in every lane."""
    bits = a.type.bits * a.lanes
    word = body.words.get(a) or body.emit(f"bitcast {type_name(a.type)} {body.values[a]} to i{bits}")
    return splat(body, f"i{bits}", word, lanes)


def _as_vector(body: CPUBody, x: str, fragment: UOp, wanted: str, core: TensorCore | None) -> str:
    held = type_name(fragment.type)
    if core is not None and core.is_dot:
        held = f"<{core.dims[0]} x i{fragment.type.bits * fragment.lanes}>"
    return x if held == wanted else body.emit(f"bitcast {held} {x} to {wanted}")
