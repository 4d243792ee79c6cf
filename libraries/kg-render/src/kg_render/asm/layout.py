"""Addresses: the frame, branches as short as they can be, the pool of constants behind the code."""

from __future__ import annotations

from kg.plugin import UnsupportedError

from kg_render.asm.machine import ENTER, LABEL, LOOP_ALIGN, Code, Instruction, Machine

_ROUNDS = 32


def lay_out_frame(code: Code) -> int:
    """Sets the offset of every slot from the stack pointer, the largest first so that each is aligned to its size, and gives the size of all."""
    end = 0
    for slot in sorted(code.slots, key=lambda s: -s.size):
        slot.offset, end = end, end + slot.size
    return -(-end // 16) * 16


def assemble(code: Code, machine: Machine) -> tuple[bytes, list[tuple[int, bytes, Instruction]]]:
    """The bytes of the function with its pool, and each instruction with where it is and its bytes."""
    instructions = sorted(code.instructions, key=lambda i: i.is_cold)
    places: dict[object, int] = {}
    parts: list[bytes] = [b""] * len(instructions)
    moving = [
        n for n, i in enumerate(instructions) if i.target is not None or (i.memory is not None and i.memory.symbol is not None)
    ]
    fixed = set(range(len(instructions))) - set(moving)
    for n in fixed:
        parts[n] = machine.encode(instructions[n], lambda _: 0)
    for _ in range(_ROUNDS):
        at = 0
        starts: list[int] = []
        for n, ins in enumerate(instructions):
            if machine.nops is not None and ins.form.role is ENTER:
                parts[n] = machine.nops(-at % LOOP_ALIGN)
                at += len(parts[n])
            starts.append(at)
            if ins.form.role in (LABEL, ENTER):
                places[ins.target] = at
            if ins.form.role is not ENTER:
                at += len(parts[n])
        for constant in sorted(code.constants.values(), key=lambda c: -len(c.data)):
            size = len(constant.data)
            at = -(-at // size) * size
            places[constant] = at
            at += size
        changed = False
        for n in moving:
            if instructions[n].form.role not in (LABEL, ENTER):
                encoded = machine.encode(instructions[n], lambda what, start=starts[n]: places.get(what, start) - start)
                changed |= len(encoded) != len(parts[n])
                parts[n] = encoded
        if not changed:
            break
    else:
        raise UnsupportedError("the branches of a kernel find no lengths")
    image = bytearray(at)
    for n, start in enumerate(starts):
        if instructions[n].form.role is ENTER:
            image[start - len(parts[n]) : start] = parts[n]
        else:
            image[start : start + len(parts[n])] = parts[n]
    for constant in code.constants.values():
        image[places[constant] : places[constant] + len(constant.data)] = constant.data
    shown = [(starts[n], parts[n], i) for n, i in enumerate(instructions)]
    return bytes(image), shown
