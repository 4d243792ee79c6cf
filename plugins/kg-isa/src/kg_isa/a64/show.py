"""Prints AArch64 instructions in assembler syntax."""

from __future__ import annotations

from typing import cast

from kg_render.asm import Constant, Instruction, Slot

from kg_isa.a64.encode import move_parts, operands
from kg_isa.a64.forms import CONDITIONS, A64Form

_LETTERS = {8: "b", 16: "h", 32: "s", 64: "d", 128: "q"}
_CONDITION_NAMES = {n: name for name, n in CONDITIONS.items()}


def show(ins: Instruction) -> str:
    """The text, which an assembler takes but for places: those of constants and branches."""
    form, immediate = cast(A64Form, ins.form), ins.immediate
    if not form.operands and not form.flags:
        return form.name
    if "memory" in form.flags:
        return _access(ins, form)
    if form.name == "mov" and not form.word:
        return _move(ins)
    names = [_name(kind, number, ins) for kind, _, number in operands(ins)]
    flags = form.flags
    if "cond" in flags and immediate is not None:
        names.append(_CONDITION_NAMES[immediate])
    elif "lsl" in flags or "sxtw" in flags:
        names.append(f"{'lsl' if 'lsl' in flags else 'sxtw'} #{immediate or 0}")
    elif "table" in flags:
        names[1] = "{" + f"v{ins.uses[0].home}.16b" + "}"
    elif immediate is not None and not flags & {"il", "ilm"}:
        names.append(f"#{immediate}")
    return f"{form.name} {', '.join(names)}".rstrip()


def _name(kind: str, number: int, ins: Instruction) -> str:
    width, lane = ins.width, ins.modifier
    match kind:
        case "R":
            flags = cast(A64Form, ins.form).flags
            bits = lane if "il" in flags and "q64" not in flags else width
            return _general("x" if bits == 64 else "w", number)
        case "W" | "X":
            return _general(kind.lower(), number)
        case "F":
            return f"{_LETTERS[lane]}{number}"
        case "Z":
            return f"v{number}.{_LETTERS[lane]}[0]"
        case "V":
            bits = 64 if "L" in _kinds(ins) else width
            return f"v{number}.{max(64, bits) // lane}{_LETTERS[lane]}"
        case "L":
            return f"v{number}.{64 // lane}{_LETTERS[2 * lane]}"
        case "N":
            return f"v{number}.{2 * max(64, width) // lane}{_LETTERS[lane // 2]}"
        case "B":
            return f"v{number}.{max(64, width) // 8}b"
        case "G":
            return f"v{number}.4b[{ins.immediate or 0}]"
        case "P":
            return f"v{number}.2h[{ins.immediate or 0}]"
        case "E":
            return f"v{number}.{_LETTERS[lane]}[{ins.immediate or 0}]"
        case _:
            return f"{kind.lower()}{number}"


def _kinds(ins: Instruction) -> set[str]:
    return {part[0] for part in cast(A64Form, ins.form).operands}


def _general(letter: str, number: int) -> str:
    return f"{letter}{number}" if number != 31 else "sp" if letter == "x" else "wsp"


def _access(ins: Instruction, form: A64Form) -> str:
    memory = ins.memory
    assert memory is not None
    registers = [f"{part[0].lower()}{r.home}" for part, r in zip(form.operands, ins.defs or ins.uses, strict=False)]
    if isinstance(memory.symbol, Constant):
        return f"{form.name} {registers[0]}, =0x{int.from_bytes(memory.symbol.data, 'little'):x}"
    offset = memory.offset + (memory.symbol.offset if isinstance(memory.symbol, Slot) else 0)
    base = "sp" if isinstance(memory.symbol, Slot) else _general("x", ins.uses[memory.base].home)
    inside = [base]
    if memory.index >= 0:
        signed = ins.width == 32
        inside.append(f"{'w' if signed else 'x'}{ins.uses[memory.index].home}")
        if memory.scale == form.size and form.size > 1:
            inside.append(f"{'sxtw' if signed else 'lsl'} #{form.size.bit_length() - 1}")
        elif signed:
            inside.append("sxtw")
    elif offset:
        inside.append(f"#{offset}")
    return f"{form.name} {', '.join(registers)}, [{', '.join(inside)}]"


def _move(ins: Instruction) -> str:
    """movz or movn, then movk."""
    inverted, parts = move_parts((ins.immediate or 0) & ((1 << 64) - 1))
    register = f"x{ins.defs[0].home}"
    lines: list[str] = []
    for n, part in parts:
        name, bits = ("movk", part) if lines else ("movn", part ^ 0xFFFF) if inverted else ("movz", part)
        lines.append(f"{name} {register}, #0x{bits:x}" + (f", lsl #{16 * n}" if n else ""))
    return "; ".join(lines)
