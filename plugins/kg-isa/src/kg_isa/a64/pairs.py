"""Load/store pairing after allocation: ldp and stp for neighbouring addresses within a window."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from kg_render.asm import COPY, Instruction, Slot

from kg_isa.a64.forms import FORMS, PAIRS, A64Form

_WINDOW: Final = 8
_KEYS: Final = {id(FORMS[key]): key for key in PAIRS}


def join_pairs(code: Sequence[Instruction]) -> list[Instruction]:
    """The code with pairs: the second access moves up to the first."""
    found = list(code)
    at = 0
    while at < len(found):
        key = _KEYS.get(id(found[at].form))
        other = _partner(found, at) if key else None
        if key and other is not None:
            found[at] = _pair(key, found[at], found[other])
            del found[other]
        at += 1
    return found


def _place(ins: Instruction) -> tuple[object, int] | None:
    """The base and the offset of an access that has no index."""
    memory = ins.memory
    if memory is None or memory.index >= 0:
        return None
    if isinstance(memory.symbol, Slot):
        return "frame", memory.symbol.offset + memory.offset
    return None if memory.symbol is not None else (ins.uses[memory.base].home, memory.offset)


def _partner(code: Sequence[Instruction], at: int) -> int | None:
    first, place = code[at], _place(code[at])
    if place is None:
        return None
    form = cast(A64Form, first.form)
    is_load = bool(first.defs)
    base = place[0]
    written = {(r.kind, r.home) for r in first.defs}
    read: set[tuple[str, int]] = set()
    for number in range(at + 1, min(at + _WINDOW, len(code))):
        ins = code[number]
        if ins.form is first.form:
            other = _place(ins)
            mine = ins.defs[0] if is_load else ins.uses[0]
            key = mine.kind, mine.home
            if other is not None and other[0] == base and abs(other[1] - place[1]) == form.size:
                free = key not in written and ("gpr", base) not in written and (key not in read or not is_load)
                if free and -64 <= min(other[1], place[1]) // form.size < 64:
                    return number
        if ins.target is not None or ins.form.role not in ("", COPY) or (ins.memory is not None and not (is_load and ins.defs)):
            return None  # another place in the program, or memory that may be the same
        written.update((r.kind, r.home) for r in ins.defs)
        read.update((r.kind, r.home) for r in ins.uses)
    return None


def _pair(key: str, a: Instruction, b: Instruction) -> Instruction:
    """One instruction for both, the lower place first."""
    first, second = _place(a), _place(b)
    assert first is not None and second is not None and a.memory is not None and b.memory is not None
    low, high = (a, b) if first[1] < second[1] else (b, a)
    assert low.memory is not None
    form, is_load = FORMS["pair" + key], bool(a.defs)
    values = [] if is_load else [low.uses[0], high.uses[0]]
    base = len(values) if low.memory.base >= 0 else -1
    uses = [*values, low.uses[low.memory.base]] if base >= 0 else values
    made = Instruction(
        form, [low.defs[0], high.defs[0]] if is_load else [], uses, memory=replace(low.memory, base=base), width=64
    )
    made.node = a.node
    return made
