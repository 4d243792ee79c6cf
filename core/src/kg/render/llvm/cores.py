"""WMMA in LLVM IR: one call of the target's intrinsic (accumulator, two vectors), its operands as the vectors that it takes.

An intrinsic without an accumulator, of integers, is followed by an addition."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kg.errors import UnsupportedError
from kg.ir.op import Op
from kg.ir.tensorcore import TensorCore
from kg.ir.uop import UOp
from kg.render.llvm.body import Body
from kg.render.llvm.types import type_name


@dataclass(frozen=True, slots=True)
class UnitCall:
    """How a unit of one thread is called."""

    intrinsic: str
    operand: str  #: LLVM's type of either vector of elements
    swapped: bool = False  #: takes B before A
    adds: bool = True  #: takes the accumulator first; else it makes the sums of its products alone


def call_unit(body: Body, uop: UOp, call: UnitCall) -> None:
    """WMMA. The word of A that a dot instruction shares among its lanes is broadcast."""
    core = uop.arg
    assert isinstance(core, TensorCore)
    a, b, c = uop.src
    left = _as_vector(body, _broadcast(body, a, core.dims[0]) if core.is_dot else body.values[a], a, call.operand, core)
    right = _as_vector(body, body.values[b], b, call.operand, None)
    first, second = (right, left) if call.swapped else (left, right)
    result = type_name(uop.type)
    operands = f"{call.operand} {first}, {call.operand} {second}"
    if call.adds:
        body.let(uop, f"call {result} @{call.intrinsic}({result} {body.values[c]}, {operands})")
    else:
        sums = body.emit(f"call {result} @{call.intrinsic}({operands})")
        body.let(uop, f"add {result} {body.values[c]}, {sums}")


def shared_words(uops: Sequence[UOp]) -> dict[UOp, str]:
    """Loads of fragments that dot instructions take as one word: loaded so, for targets without such short vectors."""
    units = [u for u in uops if u.op is Op.WMMA and isinstance(u.arg, TensorCore) and u.arg.is_dot]
    return {u.src[0]: "" for u in units if u.src[0].op is Op.LOAD and u.src[0].gate is None}


def no_unit(body: Body, uop: UOp) -> None:
    raise UnsupportedError(f"WMMA of {uop.arg}: the renderer for {body.target.triple} knows no instruction of that name")


def _broadcast(body: Body, a: UOp, lanes: int) -> str:
    """The bits of a fragment as one integer in every lane."""
    bits = a.type.bits * a.lanes
    vector = f"<{lanes} x i{bits}>"
    word = body.words.get(a) or body.emit(f"bitcast {type_name(a.type)} {body.values[a]} to i{bits}")
    first = body.emit(f"insertelement {vector} poison, i{bits} {word}, i64 0")
    return body.emit(f"shufflevector {vector} {first}, {vector} poison, <{lanes} x i32> zeroinitializer")


def _as_vector(body: Body, x: str, fragment: UOp, wanted: str, core: TensorCore | None) -> str:
    held = type_name(fragment.type)
    if core is not None and core.is_dot:
        held = f"<{core.dims[0]} x i{fragment.type.bits * fragment.lanes}>"
    return x if held == wanted else body.emit(f"bitcast {held} {x} to {wanted}")
