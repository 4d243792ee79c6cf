"""Register allocation: copies are coalesced, then live ranges get registers, those that are used most per instruction first.

A register's ranges have holes, and several values share one where they fit into each other's. What finds none is spilled: in each innermost loop that
uses it, it is another value, filled before the loop and stored after it. Elsewhere, and where that finds no register either, it is made again if it is
a constant, read where it lies in memory if the instruction can, else stored once and filled before each use. The rounds end because a piece of a spilled
value lives for one instruction and comes first.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence

from kg.plugin import UnsupportedError

from kg_render.asm.liveness import live_ranges, overlap
from kg_render.asm.machine import AGAIN, COPY, ENTER, Code, Constant, Instruction, Machine, Register, Slot

#: A value that can be made again is worth that much less of a register.
_CONSTANT_FACTOR = 0.4
_ROUNDS = 24
#: Rounds in which constants are split around loops: later ones would only take turns in the last register.
_SPLITTING_CONSTANTS = 2
_SPLITTING = 8  #: rounds in which spilled values are split around loops: a loop may be where there is no room


def allocate(code: Code, machine: Machine) -> None:
    """Gives every register of the code its `home`, adds spills and fills, and drops copies of a register to itself."""
    code.instructions = drop_dead(code.instructions)
    for number in range(_ROUNDS):
        registers = coalesce(code, live_ranges(code.instructions))
        spilled = _assign(registers, machine)
        if not spilled:
            code.instructions = [i for i in code.instructions if i.form.role is not COPY or i.defs[0].home != i.uses[0].home]
            return
        constants = {r for r in spilled if r.constant is not None} if number >= _SPLITTING_CONSTANTS else set[Register]()
        split = spilled - constants if number < _SPLITTING else set[Register]()
        code.instructions = _spill(code, machine, spilled, split)
    raise UnsupportedError("a kernel's values find no registers: its instructions need more at once than there are")


def drop_dead(code: Sequence[Instruction]) -> list[Instruction]:
    """The code without what computes values that nothing reads: an index that became part of an address."""
    needed: set[Register] = set()
    kept: list[Instruction] = []
    for ins in reversed(code):
        if ins.defs and all(d not in needed and d.fixed < 0 for d in ins.defs):
            continue
        needed.update(ins.uses)
        needed.update(ins.live)
        kept.append(ins)
    kept.reverse()
    return kept


def coalesce(code: Code, registers: Sequence[Register]) -> list[Register]:
    """Makes one register of the two sides of each copy, innermost loops first, unless they hold different values at one time."""
    code.instructions = [_without_constant(i) for i in code.instructions]
    copies: list[tuple[int, Instruction]] = []
    depth = 0
    for ins in code.instructions:
        depth += (ins.form.role is ENTER) - (ins.form.role is AGAIN)
        if ins.form.role is COPY:
            copies.append((-depth, ins))
    copies.sort(key=lambda pair: pair[0])
    merged = False
    for _, ins in copies:
        a, b = _representative(ins.defs[0]), _representative(ins.uses[0])
        if a is b or a.kind != b.kind or b.constant is not None:
            continue
        if a.fixed >= 0 or b.fixed >= 0:
            a.hint, b.hint = b.fixed, a.fixed
        elif not (a.is_piece or b.is_piece) and not overlap(a.ranges, b.ranges):
            a.ranges, a.weight, a.bits = _union(a.ranges, b.ranges), a.weight + b.weight, max(a.bits, b.bits)
            a.hint, a.constant, b.alias = max(a.hint, b.hint), None, a
            merged = True
    if merged:
        for ins in code.instructions:
            ins.defs = [_representative(r) for r in ins.defs]
            ins.uses = [_representative(r) for r in ins.uses]
            ins.live = [_representative(r) for r in ins.live]
        code.instructions = [i for i in code.instructions if i.form.role is not COPY or i.defs[0] is not i.uses[0]]
    return [r for r in registers if r.alias is None]


def _without_constant(ins: Instruction) -> Instruction:
    """A copy of a constant makes it anew: no register has to hold it until then."""
    if ins.form.role is not COPY or ins.uses[0].constant is None:
        return ins
    return _again(ins.uses[0].constant, ins.defs[0], ins)


def _again(made: Instruction, target: Register, ins: Instruction) -> Instruction:
    """What makes a constant, into another register."""
    again = Instruction(
        made.form, [target], (), immediate=made.immediate, memory=made.memory, width=made.width, modifier=made.modifier
    )
    again.node = ins.node
    return again


def _representative(register: Register) -> Register:
    while register.alias is not None:
        register = register.alias
    return register


def _union(a: list[tuple[int, int]], b: list[tuple[int, int]]) -> list[tuple[int, int]]:
    joined: list[tuple[int, int]] = []
    for start, end in sorted(a + b):
        if joined and joined[-1][1] == start:
            joined[-1] = joined[-1][0], end
        else:
            joined.append((start, end))
    return joined


def _priority(register: Register) -> float:
    if register.is_piece:
        return float("-inf")
    length = sum(end - start for start, end in register.ranges)
    return -register.weight * (1.0 if register.constant is None else _CONSTANT_FACTOR) / (length + 4)


class _File:
    """One physical register: where it is taken."""

    __slots__ = ("ends", "starts")

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.ends: list[int] = []

    def has_room(self, ranges: Sequence[tuple[int, int]]) -> bool:
        starts, ends = self.starts, self.ends
        for start, end in ranges:
            at = bisect_right(starts, start)
            if (at and ends[at - 1] > start) or (at < len(starts) and starts[at] < end):
                return False
        return True

    def take(self, ranges: Sequence[tuple[int, int]]) -> None:
        for start, end in ranges:
            at = bisect_right(self.starts, start)
            self.starts.insert(at, start)
            self.ends.insert(at, end)


def _assign(registers: Sequence[Register], machine: Machine) -> set[Register]:
    """Homes for all registers; those that found none."""
    files = {(kind, number): _File() for kind, numbers in machine.registers.items() for number in numbers}
    for r in registers:
        for number in range(r.fixed, r.fixed + machine.span(r)[0]) if r.fixed >= 0 else ():
            if (r.kind, number) in files:
                files[r.kind, number].take(r.ranges)
    spilled: set[Register] = set()
    for r in sorted([r for r in registers if r.fixed < 0], key=_priority):
        order, (count, align) = machine.registers[r.kind], machine.span(r)
        for number in (r.hint, *order) if r.hint in order else order:
            if not files[r.kind, number].has_room(r.ranges) or number % align:
                continue
            taken = [files.get((r.kind, n)) for n in range(number, number + count)]
            if count > 1 and not all(file is not None and file.has_room(r.ranges) for file in taken[1:]):
                continue
            for file in taken:
                if file is not None:
                    file.take(r.ranges)
            r.home = number
            break
        else:
            spilled.add(r)
    if any(r.is_piece for r in spilled):
        raise UnsupportedError("an instruction needs more registers at once than there are")
    return spilled


def _spill(code: Code, machine: Machine, spilled: set[Register], split: set[Register]) -> list[Instruction]:
    """The code with these registers in memory, but for those that are split around loops first."""
    constants = {r for r in spilled if r.constant is not None}
    slots = {r: code.slot(max(8, r.bits // 8)) for r in sorted(spilled - constants, key=lambda r: r.number)}
    written: list[Instruction] = []
    for old in _split_at_loops(code, machine, slots, split):
        if any(d in constants for d in old.defs):  # made again at each use
            continue
        ins = _read_from_memory(old, machine, slots, constants)
        pieces = {r: _piece(code, r) for r in dict.fromkeys([*ins.uses, *ins.defs]) if r in spilled}
        if pieces:
            added = [_filled(r, pieces[r], machine, slots) for r in dict.fromkeys(ins.uses) if r in pieces]
            ins.uses = [pieces.get(r, r) for r in ins.uses]
            stored = [machine.store(pieces[r], slots[r]) for r in ins.defs if r in pieces]
            ins.defs = [pieces.get(r, r) for r in ins.defs]
            for other in (*added, *stored):
                other.is_cold = ins.is_cold
            written += [*added, ins, *stored]
        else:
            written.append(ins)
        if ins.live:
            ins.live = [r for r in ins.live if r not in spilled]
    return written


def _split_at_loops(code: Code, machine: Machine, slots: Mapping[Register, Slot], spilled: set[Register]) -> list[Instruction]:
    """The code with each spilled value that an innermost loop uses, and that lives beyond it, as a value of its own there."""
    written = list(code.instructions)
    candidates = {r for r in spilled if not r.is_split}
    if not candidates:
        return written
    occurrences = Counter(r for i in written for r in dict.fromkeys((*i.defs, *i.uses)) if r in candidates)
    before: dict[int, list[Instruction]] = {}
    after: dict[int, list[Instruction]] = {}
    for first, last in _innermost_loops(written):
        body, back = written[first:last], written[last]
        inside = Counter(r for i in (*body, back) for r in dict.fromkeys((*i.defs, *i.uses)) if r in candidates)
        names: dict[Register, Register] = {}
        for r, count in inside.items():
            if count < occurrences[r] or r in back.live:
                names[r] = made = code.register(r.kind, r.bits)
                made.is_split, made.constant = True, r.constant
                before.setdefault(first, []).append(_filled(r, made, machine, slots))
        defined = dict.fromkeys(d for i in (*body, back) for d in i.defs if d in names)
        after[last] = [machine.store(names[r], slots[r]) for r in defined]
        if names:
            for ins in (*body, back):
                ins.defs = [names.get(r, r) for r in ins.defs]
                ins.uses = [names.get(r, r) for r in ins.uses]
                ins.live = [names.get(r, r) for r in ins.live]
    return [new for n, ins in enumerate(written) for new in (*before.get(n, ()), ins, *after.get(n, ()))]


def _innermost_loops(code: Sequence[Instruction]) -> list[tuple[int, int]]:
    """Where each begins and ends that has no other in it, and around which values may be split."""
    found: list[tuple[int, int]] = []
    start = -1
    for n, ins in enumerate(code):
        if ins.form.role is ENTER:
            start = n
        elif ins.form.role is AGAIN and start >= 0:
            if ins.form.splits:
                found.append((start, n))
            start = -1
    return found


def _piece(code: Code, register: Register) -> Register:
    piece = code.register(register.kind, register.bits)
    piece.is_piece = True
    return piece


def _filled(register: Register, piece: Register, machine: Machine, slots: Mapping[Register, Slot]) -> Instruction:
    """What puts a spilled value into a register again."""
    made = register.constant
    if made is None:
        return machine.load(piece, slots[register])
    return _again(made, piece, made)


def _read_from_memory(
    ins: Instruction, machine: Machine, slots: Mapping[Register, Slot], constants: set[Register]
) -> Instruction:
    """The instruction with one spilled operand read where it lies, if the machine can."""
    for number, r in enumerate(ins.uses):
        place: Constant | Slot | None = slots.get(r)
        if r in constants and r.constant is not None and r.constant.memory is not None:
            symbol = r.constant.memory.symbol
            place = symbol if isinstance(symbol, Constant) else None
        if place is not None and ins.uses.count(r) == 1 and r not in ins.defs:
            folded = machine.fold(ins, number, place)
            if folded is not None:
                folded.node, folded.is_cold = ins.node, ins.is_cold
                return folded
    return ins
