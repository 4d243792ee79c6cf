"""What a plugin writes a renderer of machine code, of assembly or of another SSA language with.

- `carried(uops)`: loop-carried values as phis: `.phis[range]` (register, initial, next), `.operand(node)` for what an operand is, and nothing is emitted
  where `is_register_access(node)`. `Carried`, `Phi`, `Value` and `LoopResult` are its records.
- `arguments(...)`: in which order pointers and variables are passed. `work_group(uops)`: how many work-items a work-group has. `encode_number(value, dtype)`: the bits of a constant, of narrow floats too.
- `guards`: what the bounds of integers prove: whether a divisor may be zero, a quotient overflow, a shift be out of range. What can't be is not guarded.
- `simplify`: the symbolic simplifier, for what a renderer adds to the list itself, addresses above all.
- `AsmRenderer`, `Selector`, `Machine` and the records of `kg.render.asm.machine`: a renderer that makes machine code by itself. core/src/kg/render/README.md says how.
"""

from kg.ir.carried import Carried, LoopResult, Phi, Value, carried, is_register_access
from kg.render.asm.elf import object_of
from kg.render.asm.machine import (
    AGAIN,
    BRANCH,
    COPY,
    ENTER,
    LABEL,
    Code,
    Constant,
    Form,
    Instruction,
    Label,
    Machine,
    Memory,
    Register,
    Slot,
)
from kg.render.asm.renderer import AsmRenderer, Function
from kg.render.asm.schedule import order_for_registers
from kg.render.asm.select import Emitter, Selector
from kg.render.asm.streams import Stream
from kg.render.signature import arguments, work_group
from kg.rules import simplify
from kg.rules.lowering.bits import encode_number
from kg.target import guards

__all__ = [
    "AGAIN",
    "BRANCH",
    "COPY",
    "ENTER",
    "LABEL",
    "AsmRenderer",
    "Carried",
    "Code",
    "Constant",
    "Emitter",
    "Form",
    "Function",
    "Instruction",
    "Label",
    "LoopResult",
    "Machine",
    "Memory",
    "Phi",
    "Register",
    "Selector",
    "Slot",
    "Stream",
    "Value",
    "arguments",
    "carried",
    "encode_number",
    "guards",
    "is_register_access",
    "object_of",
    "order_for_registers",
    "simplify",
    "work_group",
]
