"""Spilling: values in stack slots, split at loops; rematerialised constants; folded memory operands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence

from kg.records import dataclass

from kg_render.asm.liveness import pressure_of
from kg_render.asm.machine import AGAIN, COPY, ENTER, Code, Constant, Instruction, Machine, Register, Slot

#: A value that a loop only reads and writes, an accumulator, is not split around it where no register is left: it would be spilled again.
_FEW_USES = 2
#: A loop that is not split, nor those around it.
_NOWHERE = 1 << 30


def spill(
    code: Code, registers: Sequence[Register], machine: Machine, spilled: set[Register], split: set[Register]
) -> list[Instruction]:
    """The code with these registers in memory, but for those that are split around loops first."""
    constants = {r for r in spilled if r.constant is not None}
    slots = {r: code.slot(max(8, r.bits // 8)) for r in sorted(spilled - constants, key=lambda r: r.number)}
    written = code.instructions
    touched = _touched(written, spilled)
    before, after = _split_at_loops(code, registers, machine, slots, split, touched)
    for n in touched.loops:
        ins = written[n]
        if ins.live:
            ins.live = [r for r in ins.live if r not in spilled]
    used, found, done = touched.used, list[Instruction](), 0
    for n in sorted({*used, *touched.dropped, *before, *after}):
        found += written[done:n]
        found += before.get(n, ())
        if used.get(n) and n - 1 in used and _makes_the_same(written[n - 1], written[n]):
            stored = machine.store(written[n - 1].defs[0], slots[written[n].defs[0]])
            stored.is_cold, written[n].defs = written[n].is_cold, written[n - 1].defs
            found.append(stored)
        elif used.get(n):
            found += _in_memory(code, written[n], machine, slots, constants, spilled)
        elif n not in touched.dropped:
            found.append(written[n])
        found += after.get(n, ())
        done = n + 1
    return found + written[done:]


@dataclass(slots=True)
class _Touched:
    """What spilling looks at."""

    used: dict[int, list[Register]]  #: instructions -> the spilled registers that they read or write
    dropped: set[int]  #: copies of a register to itself
    loops: list[int]  #: first and last instructions of loops


def _touched(code: Sequence[Instruction], spilled: set[Register]) -> _Touched:
    found = _Touched({}, set(), [])
    is_apart = spilled.isdisjoint
    for n, ins in enumerate(code):
        role = ins.form.role
        if role is COPY:
            if ins.defs[0] is ins.uses[0]:
                found.dropped.add(n)
        elif role is ENTER or role is AGAIN:
            found.loops.append(n)
        if not (is_apart(ins.uses) and is_apart(ins.defs)):
            found.used[n] = [r for r in dict.fromkeys((*ins.defs, *ins.uses)) if r in spilled]
    return found


def _in_memory(
    code: Code,
    old: Instruction,
    machine: Machine,
    slots: Mapping[Register, Slot],
    constants: set[Register],
    spilled: set[Register],
) -> list[Instruction]:
    """An instruction whose spilled operands are filled before it, and stored after it."""
    if old.form.role is COPY and old.defs[0] is old.uses[0]:
        return []
    if spilled.isdisjoint(old.uses):
        if not constants.isdisjoint(old.defs):  # made again at each use
            return []
        ins = old
    else:
        ins = _read_from_memory(code, old, machine, slots, constants)
    pieces = {r: _piece(code, r) for r in dict.fromkeys([*ins.uses, *ins.defs]) if r in spilled}
    if not pieces:
        return [ins]
    added = [_filled(r, pieces[r], machine, slots) for r in dict.fromkeys(ins.uses) if r in pieces]
    ins.uses = [pieces.get(r, r) for r in ins.uses]
    stored = [machine.store(pieces[r], slots[r]) for r in ins.defs if r in pieces]
    ins.defs = [pieces.get(r, r) for r in ins.defs]
    for other in (*added, *stored):
        other.is_cold = ins.is_cold
    return [*added, ins, *stored]


def _makes_the_same(stored: Instruction, ins: Instruction) -> bool:
    """Whether an instruction makes what the one before it made for a spilled register,
    as the beginnings of accumulators: it is stored twice."""
    return (
        stored.form is ins.form
        and not (ins.uses or stored.uses)
        and len(ins.defs) == 1
        and stored.defs[0].is_piece
        and ins.defs[0].constant is None
        and stored.operands == ins.operands
    )


def _split_at_loops(
    code: Code,
    registers: Sequence[Register],
    machine: Machine,
    slots: Mapping[Register, Slot],
    spilled: set[Register],
    touched: _Touched,
) -> tuple[dict[int, list[Instruction]], dict[int, list[Instruction]]]:
    """Makes each spilled value that a loop uses, and that lives beyond it, a value of its own there,
    those that are used most first: what comes before and after which instruction then."""
    before: dict[int, list[Instruction]] = {}
    after: dict[int, list[Instruction]] = {}
    if not spilled:
        return before, after
    written, used = code.instructions, touched.used
    occurrences = Counter([r for mine in used.values() for r in mine])
    pressure = {kind: pressure_of([r for r in registers if r.kind == kind]) for kind in {r.kind for r in spilled}}
    others = {kind: pressure_of([r for r in registers if r.kind == kind and r not in slots]) for kind in pressure}
    limits = {kind: len(machine.registers[kind]) for kind in pressure}
    where = list(used)
    for first, last, depth, kinds, fits in _split_loops([(n, written[n]) for n in touched.loops], pressure, limits):
        back = written[last]
        here = where[bisect_left(where, first) : bisect_right(where, last)]
        inside = Counter([r for n in here for r in used[n] if r.kind in kinds and r.depth < depth])
        names: dict[Register, Register] = {}
        room = {kind: limits[kind] - max(others[kind][2 * first : 2 * last + 2], default=0) for kind in kinds - fits}
        for r, count in inside.most_common():
            if r.kind in room and r.constant is None:
                room[r.kind] -= 1
                if room[r.kind] < 0 and count <= _FEW_USES:
                    continue
            if (count < occurrences[r] or r in back.live) and (r.constant is None or r.kind in fits):
                names[r] = made = code.register(r.kind, r.bits)
                made.depth, made.constant = depth, r.constant
                before.setdefault(first, []).append(_filled(r, made, machine, slots))
        if not names:
            continue
        defined: dict[Register, None] = {}
        for n in here:
            if not names.keys().isdisjoint(used[n]):
                ins = written[n]
                defined.update((d, None) for d in ins.defs if d in names)
                ins.defs = [names.get(r, r) for r in ins.defs]
                ins.uses = [names.get(r, r) for r in ins.uses]
                used[n] = [r for r in used[n] if r not in names]
        for n in touched.loops:
            if first <= n <= last and written[n].live:
                written[n].live = [names.get(r, r) for r in written[n].live]
        after[last] = [*after.get(last, ()), *(machine.store(names[r], slots[r]) for r in defined if r in slots)]
    return before, after


def _split_loops(
    ends: Sequence[tuple[int, Instruction]], pressure: Mapping[str, Sequence[int]], limits: Mapping[str, int]
) -> list[tuple[int, int, int, set[str], set[str]]]:
    """The loops, whose `ends` are these, around which the values of some classes are split:
    first and last instruction, depth, classes, and those of whose values all find registers there: constants are split around
    such loops only. They are the innermost ones, and those around them where as many values find registers and no more are live
    at once; the outer ones come first."""
    open_loops: list[int] = []
    inner: list[
        dict[str, int]
    ] = []  # of each open loop: how many values its inner loops need at once, none where those are not split
    peaks: list[dict[str, int]] = []  # of each open loop: how many are live at once up to `seen`
    seen = 0
    found: list[tuple[int, int, int, set[str], set[str]]] = []
    for n, ins in ends:
        until = 2 * n if ins.form.role is ENTER else 2 * n + 2
        if peaks:
            peaks[-1] = {kind: max((peaks[-1][kind], *counts[seen:until])) for kind, counts in pressure.items()}
        seen = until
        if ins.form.role is ENTER:
            open_loops.append(n)
            inner.append({})
            peaks.append(dict.fromkeys(pressure, 0))
        else:
            first, within, peak = open_loops.pop(), inner.pop(), peaks.pop()
            if peaks:
                peaks[-1] = {kind: max(most, peak[kind]) for kind, most in peaks[-1].items()}
            kinds, fits = set[str](), set[str]()
            for kind, needed in peak.items():
                if needed <= limits[kind]:
                    fits.add(kind)
                if kind not in within or within[kind] == needed <= limits[kind]:
                    kinds.add(kind)
                if inner:
                    inner[-1][kind] = max(inner[-1].get(kind, 0), needed) if kind in kinds else _NOWHERE
            if ins.form.splits:
                found.append((first, n, len(inner) + 1, kinds, fits))
    return sorted(found, key=lambda loop: loop[2])


def _piece(code: Code, register: Register) -> Register:
    piece = code.register(register.kind, register.bits)
    piece.is_piece = True
    return piece


def _filled(register: Register, piece: Register, machine: Machine, slots: Mapping[Register, Slot]) -> Instruction:
    """What puts a spilled value into a register again."""
    made = register.constant
    if made is None:
        return machine.load(piece, slots[register])
    return again(made, piece, made)


def _read_from_memory(
    code: Code, ins: Instruction, machine: Machine, slots: Mapping[Register, Slot], constants: set[Register]
) -> Instruction:
    """The instruction with one spilled operand read where it lies, if the machine can.
    A constant that is broadcast lies there in every lane then."""
    for number, r in enumerate(ins.uses):
        place: Constant | Slot | None = slots.get(r)
        if r in constants and r.constant is not None and r.constant.memory is not None:
            symbol = r.constant.memory.symbol
            place = Constant(symbol.data * (r.bits // 8 // len(symbol.data))) if isinstance(symbol, Constant) else None
        if place is not None and ins.uses.count(r) == 1:
            folded = machine.fold(ins, number, place)
            if folded is not None:
                if isinstance(place, Constant) and folded.memory is not None:
                    folded.memory.symbol = code.constant(place.data)
                folded.node, folded.is_cold = ins.node, ins.is_cold
                return folded
    return ins


def again(made: Instruction, target: Register, ins: Instruction) -> Instruction:
    """What makes a constant, into another register."""
    again = Instruction(
        made.form, [target], (), immediate=made.immediate, memory=made.memory, width=made.width, modifier=made.modifier
    )
    again.node = ins.node
    return again
