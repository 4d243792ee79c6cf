"""Code layout: addresses, the shortest branches, the constant pool after the code."""

from __future__ import annotations

from collections.abc import Sequence

from kg.plugin import UnsupportedError

from kg_render.asm.cold_code import move_cold_code
from kg_render.asm.machine import AGAIN, ENTER, LABEL, LOOP_ALIGN, Code, Constant, Instruction, Machine

_ROUNDS = 32
#: Bytes of code that are fetched at once: a loop that fits within and lies across takes 1.4 times as long on a Zen 5 (int64 to int16 with AVX2, 35 bytes).
_LINE = 64


def assemble(code: Code, machine: Machine) -> tuple[bytes, list[tuple[int, bytes, Instruction]]]:
    """The bytes of the function with its pool, and each instruction with where it is and its bytes."""
    written = move_cold_code(code.instructions, machine)
    instructions = [i for i in written if not i.is_cold]
    if len(instructions) < len(written):
        instructions += [i for i in written if i.is_cold]
    encode = machine.encode
    parts: list[bytes] = []
    stops: list[int] = []  # labels and branches: what is between them has a length that stays
    readers: list[int] = []  # of constants, likewise
    for n, ins in enumerate(instructions):
        if ins.target is not None:
            stops.append(n)
        elif ins.memory is not None and isinstance(ins.memory.symbol, Constant):
            readers.append(n)
        parts.append(b"" if ins.target is not None and ins.form.role in (LABEL, ENTER) else encode(ins, _nowhere))
    starts, places, end = _settled(instructions, parts, stops, code, machine)
    for n in readers:
        length = len(parts[n])
        parts[n] = encode(instructions[n], lambda what, start=starts[n]: places[what] - start)
        if len(parts[n]) != length:
            raise AssertionError(f"{instructions[n]} has another length where its constant is near")
    nops = machine.nops
    image = bytearray()
    for start, part in zip(starts, parts, strict=True):
        if len(image) < start and nops is not None:
            image += nops(start - len(image))
        image += part
    image += bytes(end - len(image))
    for constant in code.constants.values():
        image[places[constant] : places[constant] + len(constant.data)] = constant.data
    return bytes(image), list(zip(starts, parts, instructions, strict=True))


def _nowhere(what: object) -> int:
    return 0


def _innermost(instructions: Sequence[Instruction], stops: Sequence[int]) -> dict[int, int]:
    """Loops without others inside: the place of the head among `stops` -> that of the back edge."""
    found: dict[int, int] = {}
    head = -1
    for k, n in enumerate(stops):
        ins = instructions[n]
        if ins.form.role is ENTER:
            head = k
        elif ins.form.role is AGAIN and head >= 0 and ins.target is instructions[stops[head]].target:
            found[head] = k
    return found


def _settled(
    instructions: Sequence[Instruction], parts: list[bytes], stops: Sequence[int], code: Code, machine: Machine
) -> tuple[list[int], dict[object, int], int]:
    """Where each instruction is, where labels and constants are, and the end of all.
    Branches are encoded again until their lengths stay."""
    between = [sum(len(part) for part in parts[a + 1 : b]) for a, b in zip((-1, *stops), stops, strict=False)]
    places: dict[object, int] = {}
    inner = _innermost(instructions, stops)
    for _ in range(_ROUNDS):
        at = 0
        where: list[int] = []
        for k, (n, gap) in enumerate(zip(stops, between, strict=True)):
            ins = instructions[n]
            at += gap
            role = ins.form.role
            if role is ENTER and machine.nops is not None:
                at += -at % LOOP_ALIGN
                back = inner.get(k)
                if back is not None:
                    length = sum(between[k + 1 : back + 1]) + sum(len(parts[i]) for i in stops[k + 1 : back + 1])
                    if at % _LINE + length > _LINE >= length:
                        at += -at % _LINE
            where.append(at)
            if role is LABEL or role is ENTER:
                places[ins.target] = at
            else:
                at += len(parts[n])
        changed = False
        for n, start in zip(stops, where, strict=True):
            if (ins := instructions[n]).form.role not in (LABEL, ENTER):
                encoded = machine.encode(ins, lambda what, start=start: places[what] - start)
                changed |= len(encoded) != len(parts[n])
                parts[n] = encoded
        if not changed:
            break
    else:
        raise UnsupportedError("the branches of a kernel find no lengths")
    known = dict(zip(stops, where, strict=True))
    starts: list[int] = []
    at = 0
    for n, part in enumerate(parts):
        at = known.get(n, at)
        starts.append(at)
        at += len(part)
    for constant in sorted(code.constants.values(), key=lambda c: -len(c.data)):
        size = len(constant.data)
        places[constant] = at = -(-at // size) * size
        at += size
    return starts, places, at
