"""render/asm on a machine of three registers that exists only here:
what a program computes is the same before and after registers are allocated."""

from __future__ import annotations

import random
import struct

import pytest
from kg_render.asm.allocate import allocate, assign, drop_dead
from kg_render.asm.elf import object_file
from kg_render.asm.frame import lay_out_frame, share_slots
from kg_render.asm.layout import assemble
from kg_render.asm.liveness import live_ranges, overlap
from kg_render.asm.machine import (
    AGAIN,
    BRANCH,
    COPY,
    ENTER,
    ENTER_FORM,
    LABEL,
    LABEL_FORM,
    Code,
    Form,
    Instruction,
    Label,
    Machine,
    Memory,
    Register,
    Slot,
)
from kg_render.asm.spill import spill

ADD, SUB, SET, OUT = Form("add"), Form("sub"), Form("set"), Form("out")
MOVE, STORE, LOAD = Form("move", COPY), Form("store"), Form("load")
SKIP, BACK, DIVIDE = Form("skip", BRANCH), Form("back", AGAIN), Form("divide")


def _copy(target: Register, source: Register) -> Instruction:
    return Instruction(MOVE, [target], [source])


def _store(register: Register, slot: Slot) -> Instruction:
    return Instruction(STORE, [], [register], memory=Memory(symbol=slot))


def _load(register: Register, slot: Slot) -> Instruction:
    return Instruction(LOAD, [register], [], memory=Memory(symbol=slot))


def machine(count: int) -> Machine:
    """One class of so many registers; an instruction is a byte."""
    return Machine({"r": tuple(range(count))}, _copy, _store, _load, lambda ins, place: b"x", repr, 0)


def run(instructions: list[Instruction], *, homes: bool) -> list[int]:
    """What `out` was given, of virtual registers or of those that they got."""
    values: dict[object, int] = {}
    places = {i.target: n for n, i in enumerate(instructions) if i.form.role in (LABEL, ENTER)}
    name = (lambda r: r.home) if homes else (lambda r: r)
    found: list[int] = []
    at = 0
    while at < len(instructions):
        ins = instructions[at]
        given = [values.get(name(r), -99) for r in ins.uses]
        symbol = ins.memory.symbol if ins.memory is not None else None
        match ins.form.name:
            case "add":
                result = sum(given)
            case "sub" | "divide":
                result = given[0] - sum(given[1:])
            case "set":
                result = ins.immediate
            case "move":
                result = given[0]
            case "load":
                result = values[symbol]
            case _:
                result = None
        if ins.form is OUT:
            found.append(given[0])
        elif ins.form is STORE:
            values[symbol] = given[0]
        for c in ins.clobbers if homes else ():
            values[name(c)] = -77
        for d in ins.defs:
            values[name(d)] = result
        at += 1
        if (ins.form is SKIP and given[0] % 2) or (ins.form is BACK and given[0] < given[1]):
            at = places[ins.target]
    return found


class Program:
    """A random program: loops that carry values, branches that change them, tied operands,
    an instruction that overwrites a fixed register."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.code = Code()
        self.defined: list[Register] = []
        for _ in range(self.rng.randrange(2, 7)):
            self.constant()
        self.block(3)
        for r in self.defined:
            self.emit(OUT, [], [r])

    def emit(self, form: Form, defs: list[Register], uses: list[Register], **more: object) -> Instruction:
        self.code.instructions.append(Instruction(form, defs, uses, **more))  # pyright: ignore[reportArgumentType]
        return self.code.instructions[-1]

    def fresh(self) -> Register:
        return self.code.register("r", 64)

    def constant(self) -> None:
        made = self.fresh()
        ins = self.emit(SET, [made], [], immediate=self.rng.randrange(100))
        made.constant = ins if self.rng.random() < 0.7 else None
        self.defined.append(made)

    def copied(self, source: Register) -> Register:
        made = self.fresh()
        self.code.instructions.append(_copy(made, source))
        return made

    def block(self, depth: int) -> None:
        for _ in range(self.rng.randrange(1, 6)):
            kind = self.rng.random()
            if kind < 0.25 and depth:
                self.loop(depth)
            elif kind < 0.35 and depth:
                self.branch(depth)
            elif kind < 0.4:
                self.constant()
            elif kind < 0.7:
                x, y = self.rng.choices(self.defined, k=2)
                made = self.copied(x)
                self.emit(self.rng.choice((ADD, SUB)), [made], [made, y])
                self.defined.append(made)
            else:
                x, y = self.rng.choices(self.defined, k=2)
                made = self.fresh()
                ins = self.emit(self.rng.choice((ADD, DIVIDE)), [made], [x, y])
                if ins.form is DIVIDE:
                    ins.clobbers = [self.code.physical("r", 0)]
                self.defined.append(made)

    def loop(self, depth: int) -> None:
        carried = [self.copied(r) for r in self.rng.sample(self.defined, min(2, len(self.defined)))]
        counter, stop, one = self.fresh(), self.fresh(), self.fresh()
        self.emit(SET, [counter], [], immediate=0)
        self.emit(SET, [stop], [], immediate=self.rng.randrange(1, 4))
        self.emit(SET, [one], [], immediate=1)
        head = Label("loop")
        self.emit(ENTER_FORM, [], [], target=head)
        outside = list(self.defined)
        self.defined += [*carried, counter]
        self.block(depth - 1)
        nexts = [self.copied(r) for r in self.rng.choices(self.defined, k=len(carried))]
        for target, source in zip(carried, nexts, strict=True):
            self.code.instructions.append(_copy(target, source))
        self.emit(ADD, [counter], [counter, one])
        self.emit(BACK, [], [counter, stop], target=head).live = [*carried, counter]
        self.defined = [*outside, *carried]

    def branch(self, depth: int) -> None:
        kept = self.copied(self.rng.choice(self.defined))
        join = Label("join")
        self.emit(SKIP, [], [self.rng.choice(self.defined)], target=join)
        outside = list(self.defined)
        self.block(depth - 1)
        self.code.instructions.append(_copy(kept, self.rng.choice(self.defined)))
        self.emit(LABEL_FORM, [], [], target=join)
        self.defined = [*outside, kept]


@pytest.mark.parametrize("count", [4, 5, 9])
def test_allocated_programs_compute_the_same(count: int) -> None:
    spilled = 0
    for seed in range(150):
        program = Program(seed)
        expected = run(program.code.instructions, homes=False)
        allocate(program.code, machine(count))
        share_slots(program.code)
        assert run(program.code.instructions, homes=True) == expected, f"program {seed} with {count} registers"
        assert all(0 <= r.home < count for i in program.code.instructions for r in (*i.defs, *i.uses))
        spilled += bool(program.code.slots)
    assert spilled > 20 or count == 9


def test_ranges_have_holes() -> None:
    code = Code()
    a, b = code.register("r", 64), code.register("r", 64)
    head = Label("loop")
    code.instructions = [
        Instruction(SET, [a], immediate=1),
        Instruction(SET, [b], immediate=0),
        Instruction(ENTER_FORM, target=head),
        Instruction(MOVE, [a], [b]),
        Instruction(ADD, [b], [a, b]),
        Instruction(BACK, [], [b, b], target=head),
    ]
    code.instructions[-1].live = [b]
    live_ranges(code.instructions)
    assert a.ranges == [(1, 2), (7, 9)]
    assert b.ranges == [(3, 11)]
    assert overlap(a.ranges, b.ranges) and not overlap(a.ranges, [(2, 7)])


def test_a_value_from_outside_lives_through_the_loop() -> None:
    code = Code()
    a, counter = code.register("r", 64), code.register("r", 64)
    head = Label("loop")
    code.instructions = [
        Instruction(SET, [a], immediate=1),
        Instruction(SET, [counter], immediate=0),
        Instruction(ENTER_FORM, target=head),
        Instruction(ADD, [counter], [counter, a]),
        Instruction(OUT, [], [counter]),
        Instruction(BACK, [], [counter, counter], target=head),
    ]
    code.instructions[-1].live = [counter]
    live_ranges(code.instructions)
    assert a.ranges == [(1, 12)]
    assert a.weight == 1 + 8.0


def test_what_nothing_reads_is_dropped() -> None:
    code = Code()
    a, b, c = (code.register("r", 64) for _ in range(3))
    kept = [Instruction(SET, [a], immediate=1), Instruction(OUT, [], [a])]
    dead = [Instruction(ADD, [b], [a, a]), Instruction(ADD, [c], [b, a])]
    assert drop_dead([kept[0], *dead, kept[1]]) == kept


def test_a_copy_costs_nothing_where_the_source_ends() -> None:
    code = Code()
    a, b = code.register("r", 64), code.register("r", 64)
    code.instructions = [Instruction(SET, [a], immediate=3), _copy(b, a), Instruction(OUT, [], [b])]
    allocate(code, machine(2))
    assert [i.form for i in code.instructions] == [SET, OUT]


def test_constants_are_made_again_instead_of_stored() -> None:
    code = Code()
    registers = [code.register("r", 64) for _ in range(6)]
    for n, r in enumerate(registers):
        r.constant = Instruction(SET, [r], immediate=n)
        code.instructions.append(r.constant)
    code.instructions += [Instruction(OUT, [], [r]) for r in registers]
    allocate(code, machine(2))
    assert not code.slots and run(code.instructions, homes=True) == list(range(6))


@pytest.mark.parametrize(("modifier", "count"), [(1, 1), (2, 2)])
def test_a_value_that_was_just_made_is_stored_twice(modifier: int, count: int) -> None:
    """But not one of an instruction that says something else."""
    code = Code()
    a, b = code.register("r", 64), code.register("r", 64)
    code.instructions = [
        Instruction(SET, [a], immediate=5, modifier=1),
        Instruction(SET, [b], immediate=5, modifier=modifier),
        Instruction(OUT, [], [a, b]),
    ]
    found = spill(code, live_ranges(code.instructions), machine(3), {a, b}, set())
    assert [i.form for i in found].count(SET) == count and [i.form for i in found].count(STORE) == 2


def test_slots_one_after_the_other_are_one() -> None:
    """Of two values that are spilled in a row the second takes the place of the first.
    One that a loop carries stays apart in all of it."""
    code = Code()
    first, second, carried = code.slot(8), code.slot(8), code.slot(8)
    r, label = code.register("r", 64), Label("loop")
    code.instructions = [
        _store(r, carried),
        Instruction(ENTER_FORM, target=label),
        _load(r, carried),
        _store(r, first),
        _load(r, first),
        _store(r, second),
        _load(r, second),
        Instruction(BACK, target=label),
    ]
    share_slots(code)
    used = [i.memory.symbol for i in code.instructions if i.memory is not None]
    assert used == [carried, carried, first, first, first, first] and code.slots == [carried, first]


def test_a_slot_that_a_branch_may_not_write_is_its_loops() -> None:
    """What an iteration reads may be what one before it wrote."""
    code = Code()
    early, late = code.slot(8), code.slot(8)
    r, loop, after = code.register("r", 64), Label("loop"), Label("after")
    code.instructions = [
        Instruction(ENTER_FORM, target=loop),
        _store(r, early),
        _load(r, early),
        Instruction(SKIP, [], [r], target=after),
        _store(r, late),
        Instruction(LABEL_FORM, target=after),
        _load(r, late),
        Instruction(BACK, target=loop),
    ]
    share_slots(code)
    assert sorted(code.slots, key=id) == sorted((early, late), key=id)


def test_the_frame_aligns_what_is_largest() -> None:
    code = Code()
    small, large = code.slot(8), code.slot(64)
    assert lay_out_frame(code) == 80 and (large.offset, small.offset) == (0, 64)


def test_an_object_has_one_function() -> None:
    data = object_file(b"\xc3", "add", 62)
    assert data[:4] == b"\x7fELF" and struct.unpack_from("<HH", data, 16) == (1, 62)
    assert b"\0add\0" in data and data[64:65] == b"\xc3"


def test_branches_grow_until_they_reach() -> None:
    far = Label("far")

    def encode(ins: Instruction, place: object) -> bytes:
        if ins.form is not SKIP:
            return b"" if ins.form.role is LABEL else bytes(100)
        distance = place(ins.target)  # pyright: ignore[reportCallIssue]
        ins.is_long |= distance > 120
        return bytes((1, distance & 255)) if not ins.is_long else b"\2" + struct.pack("<i", distance)

    code = Code([Instruction(SKIP, target=far), *[Instruction(OUT)] * 3, Instruction(LABEL_FORM, target=far)])
    toy = Machine({}, _copy, _store, _load, encode, repr, 0)
    image, shown = assemble(code, toy)
    assert image[:5] == b"\2" + struct.pack("<i", 305) and shown[1][0] == 5


@pytest.mark.parametrize(("before", "size", "place"), [(3, 40, 64), (3, 32, 32), (40, 30, 64), (3, 70, 32)])
def test_a_short_loop_lies_in_one_line(before: int, size: int, place: int) -> None:
    """Of 64 bytes, where it fits; a longer one begins at the next multiple of 32."""
    head = Label("loop")

    def encode(ins: Instruction, where: object) -> bytes:
        return bytes(2 if ins.form is BACK else ins.immediate or 0)

    body = [Instruction(OUT, immediate=before), Instruction(ENTER_FORM, target=head), Instruction(OUT, immediate=size - 2)]
    code = Code([*body, Instruction(BACK, target=head)])
    _, shown = assemble(code, Machine({}, _copy, _store, _load, encode, repr, 0, nops=bytes))
    assert next(at for at, _, ins in shown if ins.form is ENTER_FORM) == place


def test_as_many_values_as_registers_fit() -> None:
    """Whatever is worth most: the two at the ends of this chain, each in the first register,
    would leave none to one in the middle."""
    registers = [Register("r", 64, n) for n in range(4)]
    for r, where, weight in zip(registers, [(0, 2), (1, 4), (3, 6), (5, 7)], (9.0, 1.0, 1.0, 9.0), strict=True):
        r.ranges, r.weight = [where], weight
    assert not assign(registers, machine(2))
    assert [r.home for r in registers] == [0, 1, 0, 1]


def test_what_is_worth_least_gives_way() -> None:
    registers = [Register("r", 64, n) for n in range(3)]
    for r, where, weight in zip(registers, [(0, 20), (2, 8), (3, 9)], (2.0, 5.0, 5.0), strict=True):
        r.ranges, r.weight = [where], weight
    assert assign(registers, machine(2)) == {registers[0]}


@pytest.mark.parametrize("between", [1, 3])
def test_a_value_is_split_around_the_outermost_loop_that_has_room(between: int) -> None:
    """Two loops, one in the other, which need all registers:
    a value that needs memory behind them is filled in front of both."""
    code = Code()
    total, *others = (code.register("r", 64) for _ in range(1 + between))
    outer, inner = Label("outer"), Label("inner")
    body = [Instruction(ADD, [total], [total, o]) for o in others]
    back = [Instruction(BACK, [], [total], target=label) for label in (inner, outer)]
    for ins in back:
        ins.live = [total]
    late = [code.register("r", 64) for _ in range(4)]
    code.instructions = [
        *(Instruction(SET, [r], immediate=n) for n, r in enumerate((total, *others))),
        Instruction(ENTER_FORM, target=outer),
        Instruction(ENTER_FORM, target=inner),
        *body,
        *back,
        *(Instruction(SET, [r], immediate=n) for n, r in enumerate(late)),
        *(Instruction(OUT, [], [r, r, r, r]) for r in (*late, *reversed(late))),
        *(Instruction(OUT, [], [r]) for r in (total, *others)),
    ]
    allocate(code, machine(4))
    first = next(n for n, i in enumerate(code.instructions) if i.form.role is ENTER)
    last = max(n for n, i in enumerate(code.instructions) if i.form.role is AGAIN)
    assert any(i.form in (STORE, LOAD) for i in code.instructions), "something was spilled"
    assert not any(i.form in (STORE, LOAD) for i in code.instructions[first : last + 1])


def test_a_constant_that_is_made_in_a_loop_too_is_not_stored() -> None:
    """As cold code makes those again whose registers it took: the loop has a constant of its own."""
    code = Code()
    a, counter = code.register("r", 64), code.register("r", 64)
    a.constant = Instruction(SET, [a], immediate=7)
    head = Label("loop")
    code.instructions = [
        a.constant,
        Instruction(SET, [counter], immediate=1),
        Instruction(ENTER_FORM, target=head),
        Instruction(OUT, [], [a]),
        Instruction(SET, [a], immediate=7),
        Instruction(BACK, [], [counter], target=head),
        Instruction(OUT, [], [a]),
    ]
    code.instructions[5].live = [a]
    registers = live_ranges(code.instructions)
    code.instructions = spill(code, registers, machine(3), {a}, {a})
    forms = [i.form for i in code.instructions]
    assert STORE not in forms and not code.slots
    assert forms == [SET, SET, ENTER_FORM, OUT, SET, BACK, SET, OUT]
