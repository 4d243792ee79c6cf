"""Register allocation: copies are coalesced, then live ranges get registers in order of use density.

A register's ranges have holes, and several values share one where they fit into each other's. What finds none is spilled: in each innermost loop that
uses it, it is another value, filled before the loop and stored after it. Elsewhere, and where that finds no register either, it is made again if it is
a constant, read where it lies in memory if the instruction can, else stored once and filled before each use. The rounds end because a piece of a spilled
value lives for one instruction and comes first.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from heapq import heappop, heappush

from kg.plugin import UnsupportedError

from kg_render.asm.cold_code import save_around_cold_code
from kg_render.asm.liveness import live_ranges, overlap, pressure_of
from kg_render.asm.machine import AGAIN, COPY, ENTER, Code, Instruction, Machine, Register
from kg_render.asm.spill import again, spill

#: A value that can be made again is worth that much less of a register.
_CONSTANT_FACTOR = 0.4
#: What is worth so much stays where it is.
_FIXED = float("inf")
_ROUNDS = 24
_SPLITTING = 8  #: rounds in which spilled values are split around loops: a loop may be where there is no room


def allocate(code: Code, machine: Machine) -> None:
    """Gives every register of the code its `home`, adds spills and fills,
    and drops copies of a register to itself."""
    code.instructions = drop_dead(code.instructions)
    for number in range(_ROUNDS):
        registers = coalesce(code, live_ranges(code.instructions))
        if not number and save_around_cold_code(code, registers, machine):
            registers = live_ranges(code.instructions)
        spilled = assign(registers, machine)
        if not spilled:
            code.instructions = [i for i in code.instructions if i.form.role is not COPY or i.defs[0].home != i.uses[0].home]
            return
        split = spilled if number < _SPLITTING else set[Register]()
        code.instructions = spill(code, registers, machine, spilled, split)
    raise UnsupportedError("a kernel's values find no registers: its instructions need more at once than there are")


def drop_dead(code: Sequence[Instruction]) -> list[Instruction]:
    """The code without what computes values that nothing reads: an index that became part of an address."""
    needed: set[Register] = set()
    need = needed.update
    kept: list[Instruction] = []
    for ins in reversed(code):
        defs = ins.defs
        if defs:
            for d in defs:
                if d in needed or d.fixed >= 0:
                    break
            else:
                continue
        need(ins.uses)
        if ins.live:
            need(ins.live)
        kept.append(ins)
    kept.reverse()
    return kept


def coalesce(code: Code, registers: Sequence[Register]) -> list[Register]:
    """Makes one register of the two sides of each copy, innermost loops first,
    unless they hold different values at one time. Such a copy is of a register to itself then; a copy of a constant makes it
    anew, so that no register has to hold it until then."""
    copies: list[tuple[int, Instruction]] = []
    depth = 0
    for number, ins in enumerate(code.instructions):
        role = ins.form.role
        if not role:
            continue
        depth += (role is ENTER) - (role is AGAIN)
        if role is COPY:
            made = ins.uses[0].constant
            if made is None:
                copies.append((-depth, ins))
            else:
                code.instructions[number] = again(made, ins.defs[0], ins)
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
            a.depth, a.home = max(a.depth, b.depth), -1
            merged = True
        elif a.home < 0 or b.home < 0:
            a.hint, b.hint = max(a.hint, b.home), max(b.hint, a.home)
    if merged:
        for ins in code.instructions:
            for registers_of_it in (ins.defs, ins.uses):
                for n, r in enumerate(registers_of_it):
                    if r.alias is not None:
                        registers_of_it[n] = _representative(r)
            if ins.live:
                ins.live = [_representative(r) for r in ins.live]
    return [r for r in registers if r.alias is None]


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


def _worth(register: Register) -> float:
    """How much a register saves, for how long it takes one."""
    if register.is_piece or register.fixed >= 0:
        return _FIXED
    length = 0
    for start, end in register.ranges:
        length += end - start
    return register.weight * (1.0 if register.constant is None else _CONSTANT_FACTOR) / (length + 4)


class _Worths(dict[Register, float]):
    """The worth of each register, found when it is asked for."""

    def __missing__(self, register: Register) -> float:
        found = self[register] = _worth(register)
        return found


class _File:
    """One physical register: where it is taken, and by which."""

    __slots__ = ("bit", "busy", "end", "ends", "owners", "starts")

    def __init__(self, bit: int) -> None:
        self.bit = bit  #: of a set of files
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.owners: list[Register] = []
        self.end = -1  #: of all
        self.busy = -1  #: the end of what was taken last: nothing that begins before it has room

    def has_room(self, ranges: Sequence[tuple[int, int]]) -> bool:
        starts, ends, last = self.starts, self.ends, self.end
        for start, end in ranges:
            if start >= last:
                break
            at = bisect_right(starts, start)
            if (at and ends[at - 1] > start) or (at < len(starts) and starts[at] < end):
                return False
        return True

    def take(self, owner: Register) -> None:
        starts, ends, owners, last = self.starts, self.ends, self.owners, self.end
        for start, end in owner.ranges:
            if start >= last:
                starts.append(start)
                ends.append(end)
                owners.append(owner)
                last = end
            else:
                at = bisect_right(starts, start)
                starts.insert(at, start)
                ends.insert(at, end)
                owners.insert(at, owner)
                last = max(last, end)
        self.end = last

    def leave(self, owner: Register) -> None:
        kept = [n for n, o in enumerate(self.owners) if o is not owner]
        self.starts, self.ends = [self.starts[n] for n in kept], [self.ends[n] for n in kept]
        self.owners = [self.owners[n] for n in kept]
        self.busy = -1

    def in_the_way(
        self, ranges: Sequence[tuple[int, int]], worth: Mapping[Register, float], limit: float
    ) -> dict[Register, None] | None:
        """Whose ranges overlap these; None where one of them is worth so much."""
        found: dict[Register, None] = {}
        starts, ends, owners = self.starts, self.ends, self.owners
        for start, end in ranges:
            n = bisect_right(starts, start) - 1
            if n < 0 or ends[n] <= start:
                n += 1
            for owner in owners[n : bisect_left(starts, end, n)]:
                if worth[owner] >= limit:
                    return None
                found[owner] = None
        return found


def assign(registers: Sequence[Register], machine: Machine) -> set[Register]:
    """Homes for all registers; those that found none.
    A register that has one keeps it, unless others find none though no place has too many values."""
    spilled: set[Register] = set()
    unsettled = {r.kind for r in registers if r.home < 0}
    for kind, order in machine.registers.items():
        if kind in unsettled:
            mine = [r for r in registers if r.kind == kind]
            kept = [r for r in mine if r.home >= 0 and r.fixed < 0]
            homeless = _placed(mine, order, machine.span)
            if homeless and kept and (any(r.is_piece for r in homeless) or max(pressure_of(mine)) <= len(order)):
                for r in mine:
                    r.home = r.fixed
                homeless = _placed(mine, order, machine.span)
            spilled |= homeless
    if any(r.is_piece for r in spilled):
        raise UnsupportedError("an instruction needs more registers at once than there are")
    return spilled


def _placed(registers: Sequence[Register], order: Sequence[int], span: Callable[[Register], tuple[int, int]]) -> set[Register]:
    """Homes for the registers of a class in the order in which they begin:
    as many as there are physical ones fit, whatever their lengths. One that finds no home takes that of those which are worth
    least together, if they are worth less than itself; what had a home in the round before keeps it otherwise, so that only
    what spilling brought is placed."""
    files = {number: _File(1 << n) for n, number in enumerate(order)}
    number_of = {file.bit: number for number, file in files.items()}
    rows = _Rows(files)
    homeless: list[Register] = []
    added: list[Register] = []
    placed, least = list[Register](), _FIXED  # no home's value is worth less, but for those that were placed since
    for r in sorted(registers, key=_first_range):
        if r.home < 0:
            added.append(r)
            continue
        placed.append(r)
        for number in range(r.home, r.home + span(r)[0]):
            if number in files:
                files[number].take(r)
    worth = _Worths()
    free = (1 << len(order)) - 1  # the bits of the files that are not busy
    busy: list[tuple[int, int]] = []  # until when the others are, the first one first; and their numbers
    known = rows.known
    for r in added:
        ranges, size = r.ranges, span(r)
        starts, bits = known[size] if size in known else rows.starts(*size)
        start = ranges[0][0]
        while busy and busy[0][0] <= start:
            file = files[heappop(busy)[1]]
            if file.busy <= start:
                free |= file.bit
        number, left = r.hint, free & bits
        if number not in starts or not _are_free(starts[number], ranges):
            while left:
                bit = left & -left
                number = number_of[bit]
                if _are_free(starts[number], ranges):
                    break
                left ^= bit
            else:
                least, placed = min([least, *map(worth.__getitem__, placed)]), []
                found = _evicted(r, starts, worth, least)
                if found is None:
                    homeless.append(r)
                    continue
                number, out = found
                homeless += out
                for other in out:
                    for file in rows.starts(*span(other))[0][other.home]:
                        file.leave(other)
                        free |= file.bit
        until = ranges[0][1]
        for at, file in enumerate(starts[number], number):
            file.take(r)
            file.busy = until
            free &= ~file.bit
            heappush(busy, (until, at))
        r.home = number
        placed.append(r)
    return _without_room(homeless, rows, span, worth)


def _without_room(
    homeless: Sequence[Register], rows: _Rows, span: Callable[[Register], tuple[int, int]], worth: Mapping[Register, float]
) -> set[Register]:
    """Those that find no home either in what is free now that all are placed."""
    spilled: set[Register] = set()
    for r in sorted(homeless, key=worth.__getitem__, reverse=True):
        for number, mine in rows.starts(*span(r))[0].items():
            if _have_room(mine, r.ranges):
                for file in mine:
                    file.take(r)
                r.home = number
                break
        else:
            spilled.add(r)
    return spilled


def _first_range(register: Register) -> tuple[int, int]:
    return register.ranges[0]


def _have_room(files: Sequence[_File], ranges: Sequence[tuple[int, int]]) -> bool:
    for file in files:  # noqa: SIM110  a generator takes longer than what it asks
        if not file.has_room(ranges):
            return False
    return True


def _are_free(files: Sequence[_File], ranges: Sequence[tuple[int, int]]) -> bool:
    """Whether a register that begins after all those that were placed has room in each."""
    start = ranges[0][0]
    for file in files:  # noqa: SIM110
        if file.busy > start or (file.end > start and not file.has_room(ranges)):
            return False
    return True


class _Rows:
    """Physical registers in a row, for values that take several."""

    def __init__(self, files: Mapping[int, _File]) -> None:
        self.files = files
        self.known: dict[tuple[int, int], tuple[dict[int, tuple[_File, ...]], int]] = {}

    def starts(self, count: int, align: int) -> tuple[dict[int, tuple[_File, ...]], int]:
        """Where a value of so many registers may begin, and what it takes then.
        The bits of those where it may begin."""
        found = self.known.get((count, align))
        if found is None:
            rows = {n: [self.files.get(n + i) for i in range(count)] for n in self.files if n % align == 0}
            whole = {n: tuple([f for f in row if f is not None]) for n, row in rows.items()}
            whole = {n: row for n, row in whole.items() if len(row) == count}
            found = self.known[count, align] = whole, sum(row[0].bit for row in whole.values())
        return found


def _evicted(
    register: Register, starts: Mapping[int, Sequence[_File]], worth: Mapping[Register, float], least: float
) -> tuple[int, list[Register]] | None:
    """Whose places it may have, and the first physical register; None where all are worth as much as it.
    None is worth less than `least`."""
    found: tuple[int, list[Register]] | None = None
    most = worth[register]
    for number, files in starts.items():
        out: dict[Register, None] = {}
        for file in files:
            mine = file.in_the_way(register.ranges, worth, most)
            if mine is None:
                break
            out |= mine
        else:
            most, found = max([worth[o] for o in out]), (number, list(out))
            if most <= least:  # accumulators are worth the same: the first is as good as any
                break
    return found
