"""The base of renderers for machine code: selection, liveness, register allocation, layout,
ELF objects. docs/devices/isa.md says how."""

from kg_render.asm.elf import object_of
from kg_render.asm.machine import (
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
from kg_render.asm.renderer import AsmRenderer, Function
from kg_render.asm.schedule import is_held, order_for_registers
from kg_render.asm.select import Emitter, Selector
from kg_render.asm.strength_reduction import InductionPointer

__all__ = [
    "AGAIN",
    "BRANCH",
    "COPY",
    "ENTER",
    "LABEL",
    "AsmRenderer",
    "Code",
    "Constant",
    "Emitter",
    "Form",
    "Function",
    "InductionPointer",
    "Instruction",
    "Label",
    "Machine",
    "Memory",
    "Register",
    "Selector",
    "Slot",
    "is_held",
    "object_of",
    "order_for_registers",
]
