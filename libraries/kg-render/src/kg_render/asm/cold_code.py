"""Cold code is moved behind all other code, and saves registers that it does not use around itself.

Otherwise its register pressure would cause spills in the hot code.

jge done; rare; done: ...   ->   jl rare; done: ...        behind all: rare: store a; rare; load a; jmp done
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kg_render.asm.liveness import pressure_of
from kg_render.asm.machine import AGAIN, BRANCH, ENTER, LABEL_FORM, Code, Instruction, Label, Machine, Register
from kg_render.asm.spill import again


def save_around_cold_code(code: Code, registers: Sequence[Register], machine: Machine) -> bool:
    """Stores values before rare code and loads them after it, as many as it has too few registers for.
    Whether there are any. Else they would be spilled everywhere."""
    regions = list(_regions(code.instructions)) if machine.branch is not None else []
    before: dict[int, list[Instruction]] = {}
    after: dict[int, list[Instruction]] = {}
    for kind, order in machine.registers.items() if regions else ():
        mine = [r for r in registers if r.kind == kind and r.ranges]
        pressure = pressure_of(mine)
        for begin, end in regions:
            excess = max(pressure[2 * begin + 2 : 2 * end], default=0) - len(order)
            if excess > 0:
                for r in _passing(code.instructions, mine, begin, end, machine)[:excess]:
                    _save(code, r, begin, end, machine, before, after)
    if not before:
        return False
    code.instructions = [
        made for n, ins in enumerate(code.instructions) for made in (*before.get(n, ()), ins, *after.get(n, ()))
    ]
    return True


def _regions(code: Sequence[Instruction]) -> Iterator[tuple[int, int]]:
    """The branch around each and its label."""
    begin: tuple[int, Label] | None = None
    for n, ins in enumerate(code):
        if begin is None and ins.form.role is BRANCH and ins.target is not None and ins.target.is_after_cold_code:
            begin = n, ins.target
        elif begin is not None and ins.target is begin[1]:
            yield begin[0], n
            begin = None


def _passing(
    code: Sequence[Instruction], registers: Sequence[Register], begin: int, end: int, machine: Machine
) -> list[Register]:
    """Registers that live from before rare code until after it, and that it does not touch:
    constants first, which are made again."""
    touched = {r for ins in code[begin + 1 : end] for r in (*ins.defs, *ins.uses, *ins.clobbers)}
    found = [
        r
        for r in registers
        if r.fixed < 0
        and r not in touched
        and machine.span(r)[0] == 1
        and any(a <= 2 * begin and b > 2 * end for a, b in r.ranges)
    ]
    return sorted(found, key=lambda r: r.constant is None)


def _save(
    code: Code,
    register: Register,
    begin: int,
    end: int,
    machine: Machine,
    before: dict[int, list[Instruction]],
    after: dict[int, list[Instruction]],
) -> None:
    made = register.constant
    if made is None:
        slot = code.slot(max(8, register.bits // 8))
        after.setdefault(begin, []).append(machine.store(register, slot))
        before.setdefault(end, []).append(machine.load(register, slot))
    else:
        before.setdefault(end, []).append(again(made, register, made))
    opened: list[int] = []
    for n, ins in enumerate(code.instructions):  # in a loop around it the value is a new one in each iteration
        if ins.form.role is ENTER:
            opened.append(n)
        elif ins.form.role is AGAIN:
            head = opened.pop()
            if head < begin and end < n and register not in ins.live and any(a <= 2 * head < b for a, b in register.ranges):
                ins.live = [*ins.live, register]


def move_cold_code(code: list[Instruction], machine: Machine) -> list[Instruction]:
    """Makes it cold: the branch around it goes to it where it went by, and a jump leads back."""
    branch = machine.branch
    regions = dict(_regions(code)) if branch is not None else {}
    if branch is None or not regions:
        return code
    written: list[Instruction] = []
    end = -1
    for n, ins in enumerate(code):
        if n in regions:
            end, begin = regions[n], Label("rare")
            written += (branch(ins, begin), Instruction(LABEL_FORM, target=begin))
            written[-1].is_cold = True
            continue
        if n == end:
            assert ins.target is not None
            written.append(branch(None, ins.target))
            written[-1].is_cold = True
        ins.is_cold |= n < end
        written.append(ins)
    return written
