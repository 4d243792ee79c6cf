"""RANGE, END, IF and ENDIF in LLVM IR: rotated loops, and phis for whatever a loop or branch leaves in registers."""

from __future__ import annotations

from collections.abc import Sequence

from kg.dtype import DType
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.render import guards
from kg.render.llvm_body import Body, Branch, Loop, Slot
from kg.render.llvm_memory import register_slot, undefined
from kg.render.llvm_types import type_name


def written_registers(uops: Sequence[UOp]) -> dict[UOp, tuple[Slot, ...]]:
    """The register slots stored inside each RANGE and IF, in the order of first store."""
    open_scopes: list[tuple[UOp, dict[Slot, None]]] = []
    found: dict[UOp, tuple[Slot, ...]] = {}
    for u in uops:
        if u.op is Op.STORE:
            slot = register_slot(u.src[0]) if open_scopes else None
            if slot is not None:
                for _, slots in open_scopes:
                    slots[slot] = None
        elif u.op in (Op.RANGE, Op.IF):
            open_scopes.append((u, {}))
        elif u.op in (Op.END, Op.ENDIF):
            scope, slots = open_scopes.pop()
            found[scope] = tuple(slots)
    return found


def begin_loop(body: Body, uop: UOp) -> None:
    """RANGE: tested after each iteration, and before the first unless it is known to run."""
    number, text = body.label(), type_name(uop.type)
    start, stop = (body.values[s] for s in uop.src)
    guarded = guards.loop_may_be_empty(uop)
    entry = body.block
    if guarded:
        runs = body.emit(f"icmp {_less(uop)} {text} {start}, {stop}")
        body.do(f"br i1 {runs}, label %loop{number}, label %done{number}")
    else:
        body.do(f"br label %loop{number}")
    body.begin(f"loop{number}")
    header = len(body.lines)
    body.lines.append("")
    counter = body.name()
    body.values[uop] = counter
    carried: list[tuple[Slot, str, str]] = []
    for slot in body.written[uop]:
        initial = body.registers.get(slot) or undefined(_slot_dtype(slot))
        phi = body.registers[slot] = body.name()
        carried.append((slot, phi, initial))
    body.loops[uop] = Loop(number, counter, start, stop, text, entry, header, guarded, carried)


def end_loop(body: Body, uop: UOp) -> None:
    """END: writes the phis at the loop's head."""
    range_ = uop.src[0]
    loop = body.loops.pop(range_)
    following = body.emit(f"add nsw {loop.type} {loop.counter}, 1")
    again = body.emit(f"icmp {_less(range_)} {loop.type} {following}, {loop.stop}")
    last = body.block
    body.do(f"br i1 {again}, label %loop{loop.label}, label %done{loop.label}")
    phis = [_phi(loop.counter, loop.type, loop.start, loop.entry, following, last)]
    body.begin(f"done{loop.label}")
    for slot, phi, initial in loop.carried:
        text, final = type_name(_slot_dtype(slot)), body.registers[slot]
        phis.append(_phi(phi, text, initial, loop.entry, final, last))
        if loop.guarded:
            body.registers[slot] = body.emit(f"phi {text} [ {initial}, %{loop.entry} ], [ {final}, %{last} ]")
    body.lines[loop.header] = "\n".join(phis)


def begin_if(body: Body, uop: UOp) -> None:
    """IF"""
    number = body.label()
    body.branches[uop] = Branch(number, body.block, dict(body.registers))
    body.do(f"br i1 {body.values[uop.src[0]]}, label %if{number}, label %fi{number}")
    body.begin(f"if{number}")


def end_if(body: Body, uop: UOp) -> None:
    """ENDIF"""
    condition = uop.src[0]
    branch, last = body.branches.pop(condition), body.block
    body.do(f"br label %fi{branch.label}")
    body.begin(f"fi{branch.label}")
    for slot in body.written[condition]:
        dtype = _slot_dtype(slot)
        before = branch.before.get(slot) or undefined(dtype)
        value = body.registers[slot]
        body.registers[slot] = body.emit(f"phi {type_name(dtype)} [ {value}, %{last} ], [ {before}, %{branch.entry} ]")


def _phi(name: str, text: str, initial: str, entry: str, following: str, last: str) -> str:
    return f"  {name} = phi {text} [ {initial}, %{entry} ], [ {following}, %{last} ]"


def _less(range_: UOp) -> str:
    return "slt" if range_.type.is_signed else "ult"


def _slot_dtype(slot: Slot) -> DType:
    return slot[0].pointer.base
