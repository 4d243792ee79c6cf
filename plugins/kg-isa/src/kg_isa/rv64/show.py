"""Prints RV64 instructions in assembler syntax."""

from __future__ import annotations

from typing import cast

from kg_render.asm import Constant, Instruction, Register, Slot

from kg_isa.rv64.encode import vector_type
from kg_isa.rv64.forms import RVForm

_LETTERS = {"gpr": "x", "fpr": "f", "v": "v"}


def show(ins: Instruction) -> str:
    """The text, which an assembler takes but for places:
    those of constants and branches, and offsets of more than 12 bits."""
    form = cast(RVForm, ins.form)
    name = form.name.format(w="w" if "w" in form.flags and ins.width == 32 else "", f="d" if ins.modifier == 64 else "s")
    if form.format == "vset":
        return f"{name} x0, {ins.width // ins.modifier}, {_type(ins)}"
    if form.format in ("ret", "none"):
        return name
    masked = "0" in form.flags
    registers = [_name(r) for r in (*ins.defs, *ins.uses)]
    if ins.memory is not None:
        return f"{name} {registers[0]}, {_memory(ins)}" + (", v0.t" if masked else "")
    if form.format == "VM" or "early" in form.flags:  # the result is an operand
        del registers[1]
    if form.format == "VM" and "swap" in form.flags:
        registers[1:] = reversed(registers[1:])
    if form.format == "VI" and not form.role:
        registers.insert(2, str(ins.immediate or 0))
    elif ins.immediate is not None and form.format not in ("VV", "VM"):
        registers.append(str(ins.immediate))
    if form.format == "U" and form.funct3 == 1:
        registers.append("rtz")
    return f"{name} {', '.join(registers)}".rstrip()


def _name(register: Register) -> str:
    return f"{_LETTERS[register.kind]}{register.home}"


def _memory(ins: Instruction) -> str:
    memory = ins.memory
    assert memory is not None
    if isinstance(memory.symbol, Constant):
        return f"=0x{int.from_bytes(memory.symbol.data, 'little'):x}"
    offset, base = memory.offset, "x2"
    if isinstance(memory.symbol, Slot):
        offset += memory.symbol.offset
    else:
        base = _name(ins.uses[memory.base])
    is_vector = "vector" in cast(RVForm, ins.form).flags
    return f"({base})" if is_vector and not offset else f"{offset}({base})"


def _type(ins: Instruction) -> str:
    kind = vector_type(ins.width, ins.modifier) & 7
    return f"e{ins.modifier}, { {0: 'm1', 1: 'm2', 5: 'mf8', 6: 'mf4', 7: 'mf2'}[kind] }, ta, mu"
