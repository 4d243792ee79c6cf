"""The record of a load/store instruction set, and the stack frame that all have alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kg_render.asm import Code, Form, Instruction, Machine, Memory, Register, Slot

_LETTERS = {16: "h", 32: "s", 64: "d", 128: "q"}


@dataclass(frozen=True, slots=True)
class InstructionSet:
    """What selection asks of a load/store instruction set. The keys of its table are those of risc/ops.py."""

    machine: Machine
    forms: Mapping[str, Form]
    argument: int  #: the general register of the first argument
    pointer: int  #: the stack pointer
    saved: Mapping[str, tuple[int, ...]]  #: class -> registers of which 64 bits belong to the caller
    scalar: str  #: the register class of one float
    move_pointer: Callable[[Code, int], list[Instruction]]  #: adds to the stack pointer


def spill_key(register: Register) -> str:
    """How a register is stored and loaded: the key after `ldr` and `str`."""
    if register.kind == "gpr":
        return "x" if register.bits > 32 else "w"
    return "f" + _LETTERS[max(16, register.bits)]


def spill(forms: Mapping[str, Form], register: Register, slot: Slot) -> Instruction:
    """Stores a register in the frame."""
    return Instruction(forms["str" + spill_key(register)], [], [register], memory=Memory(symbol=slot))


def fill(forms: Mapping[str, Form], register: Register, slot: Slot) -> Instruction:
    """Loads a register from the frame."""
    return Instruction(forms["ldr" + spill_key(register)], [register], [], memory=Memory(symbol=slot))


def add_frame(code: Code, size: int, isa: InstructionSet) -> None:
    """The frame, with the caller's registers above the spilled values."""
    used = {(r.kind, r.home) for i in code.instructions for r in i.defs}
    saved = [(kind, n) for kind, numbers in isa.saved.items() for n in numbers if (kind, n) in used]
    total = -(-(size + 8 * len(saved)) // 16) * 16
    code.stack = total
    if not total:
        return
    slots = [(code.physical(kind, n), Slot(8, size + 8 * i)) for i, (kind, n) in enumerate(saved)]
    code.instructions[:0] = isa.move_pointer(code, -total) + [isa.machine.store(r, s) for r, s in slots]
    code.instructions[-1:-1] = [*[isa.machine.load(r, s) for r, s in slots], *isa.move_pointer(code, total)]
