"""What the allocator asks of x86-64: registers, spills, memory operands, prologue and epilogue of the System V ABI."""

from __future__ import annotations

from typing import Final

from kg.plugin import UnsupportedError
from kg_render.asm import Code, Constant, Instruction, Machine, Memory, Register, Slot

from kg_isa.x86.encoding.encode import VEX, encode
from kg_isa.x86.encoding.forms import FORMS, X86Form
from kg_isa.x86.encoding.show import show

#: Those of the caller come last: each costs a push and a pop.
_CALLEE_SAVED: Final = (3, 5, 12, 13, 14, 15)
_GENERAL: Final = (0, 2, 1, 6, 7, 8, 9, 10, 11, *_CALLEE_SAVED)
_EM_X86_64: Final = 62
#: Forms whose last register operand may as well be in memory, of the size that is spilled.
_FOLDED: Final = frozenset(("rvm", "tvm"))
_SCALAR_MOVES: Final = {32: ("movss", "movssst"), 64: ("movsd", "movsdst")}


def _flags(register: Register, *, vex: bool) -> int:
    return VEX if vex and register.kind != "gpr" else 0


def machine_for(*, vex: bool, masks: bool) -> Machine:
    """x86-64 with VEX encodings or without, with AVX-512's registers or without."""
    copies = {"gpr": FORMS["copygpr"], "vec": FORMS["copyvec"], "mask": FORMS["copymask"], "tile": FORMS["copytile"]}

    def copy(target: Register, source: Register) -> Instruction:
        return Instruction(copies[target.kind], [target], [source], width=_copied(source), modifier=_flags(target, vex=vex))

    def store(register: Register, slot: Slot) -> Instruction:
        if register.kind == "tile":
            raise UnsupportedError("a kernel needs more than the eight tile registers at once, and they are not spilled")
        name, width = _moves(register)
        return Instruction(
            FORMS[name[1]], [], [register], memory=Memory(symbol=slot), width=width, modifier=_flags(register, vex=vex)
        )

    def load(register: Register, slot: Slot) -> Instruction:
        name, width = _moves(register)
        return Instruction(
            FORMS[name[0]], [register], [], memory=Memory(symbol=slot), width=width, modifier=_flags(register, vex=vex)
        )

    def fold(ins: Instruction, number: int, place: Constant | Slot) -> Instruction | None:
        form = ins.form
        assert isinstance(form, X86Form)
        if (
            ins.memory is not None
            or form.operands not in _FOLDED
            or not form.is_vector
            or number != len(ins.uses) - 1
            or not vex
        ):
            return None
        size = len(place.data) if isinstance(place, Constant) else place.size
        if form.flags & {"mg", "mk", "half", "quarter", "eighth"} or any(r.kind == "mask" for r in ins.uses):
            return None
        wanted = 4 if form.has("s4") else 8 if form.has("s8") else max(128, ins.width) // 8
        if size != wanted and not (isinstance(place, Slot) and size >= wanted):
            return None
        return Instruction(
            form,
            ins.defs,
            ins.uses[:-1],
            immediate=ins.immediate,
            memory=Memory(symbol=place),
            width=ins.width,
            modifier=ins.modifier,
        )

    registers = {"gpr": _GENERAL, "vec": tuple(range(32 if masks else 16)), "mask": tuple(range(1, 8)), "tile": tuple(range(8))}
    return Machine(registers, copy, store, load, encode, show, _EM_X86_64, nops=nops, fold=fold)


def _copied(source: Register) -> int:
    return 64 if source.kind == "gpr" else max(128, source.bits)


def _moves(register: Register) -> tuple[tuple[str, str], int]:
    if register.kind == "gpr":
        return ("mov", "store"), 64
    if register.kind == "mask":
        return ("kmovqk", "kmovqkst"), 64
    return _SCALAR_MOVES.get(register.bits, ("movups", "movupsst")), max(128, register.bits)


#: Instructions that do nothing, by their lengths, as the manuals recommend them.
_NOPS: Final = tuple(
    bytes.fromhex(text)
    for text in (
        *("", "90", "6690", "0f1f00", "0f1f4000", "0f1f440000", "660f1f440000", "0f1f8000000000"),
        *("0f1f840000000000", "660f1f840000000000"),
    )
)


def nops(count: int) -> bytes:
    """So many bytes, in as few instructions as can be."""
    longest = len(_NOPS) - 1
    return _NOPS[longest] * (count // longest) + _NOPS[count % longest]


MACHINE: Final = machine_for(vex=True, masks=True)


def add_frame(code: Code, size: int) -> None:
    """push what belongs to the caller; sub rsp; and back before `ret`."""
    aligned = any(slot.size > 16 for slot in code.slots)
    used = {r.home for i in code.instructions for r in (*i.defs, *i.clobbers) if r.kind == "gpr"}
    pointer = code.physical("gpr", 4)
    saved = [code.physical("gpr", n) for n in _CALLEE_SAVED if n in used]
    enter = [Instruction(FORMS["push"], [], [r]) for r in saved]
    leave = [Instruction(FORMS["pop"], [r], []) for r in reversed(saved)]
    if aligned:  # the caller's stack pointer lies behind the slots
        kept, old = Slot(8, size), code.physical("gpr", 0)
        size += 64
        enter += [
            Instruction(FORMS["copygpr"], [old], [pointer], width=64),
            Instruction(FORMS["subi"], [pointer], [pointer], immediate=size, width=64),
            Instruction(FORMS["andi"], [pointer], [pointer], immediate=-64, width=64),
            Instruction(FORMS["store"], [], [old], memory=Memory(symbol=kept), width=64),
        ]
        leave.insert(0, Instruction(FORMS["mov"], [pointer], [], memory=Memory(symbol=kept), width=64))
    elif size:
        enter.append(Instruction(FORMS["subi"], [pointer], [pointer], immediate=size, width=64))
        leave.insert(0, Instruction(FORMS["addi"], [pointer], [pointer], immediate=size, width=64))
    code.stack = 8 + 8 * len(saved) + size + 63 * aligned  # with the return address
    code.instructions[:0] = enter
    code.instructions[-1:-1] = leave
