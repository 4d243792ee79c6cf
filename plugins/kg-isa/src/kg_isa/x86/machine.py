"""Target hooks of the allocator for x86-64: registers, spills, memory operands, calling conventions."""

from __future__ import annotations

from typing import Final

from kg.plugin import UnsupportedError
from kg.records import dataclass
from kg_render.asm import Code, Constant, Instruction, Label, Machine, Memory, Register, Slot

from kg_isa.x86.encoding.encode import VEX, encode
from kg_isa.x86.encoding.forms import CONDITIONS, FORMS, X86Form
from kg_isa.x86.encoding.show import show


@dataclass(frozen=True, slots=True)
class CallingConvention:
    """Where a function's arguments are, and which registers it leaves as they were.
    Kernels call nothing, so that they need no shadow space for others; that of their caller, and what lies below the stack
    pointer, they don't use."""

    arguments: tuple[int, ...]  #: the general registers of the first four
    saved: tuple[int, ...]  #: general registers that belong to the caller
    saved_vectors: tuple[int, ...]  #: vector registers whose low 128 bits do
    page: int  #: bytes of stack after which the next is touched before it is used, 0 where the system needs no such thing

    def general(self) -> tuple[int, ...]:
        """General registers, best first: those of the caller come last, each costs a push and a pop."""
        return (*(n for n in _GENERAL if n not in self.saved), *self.saved)

    def vectors(self, count: int) -> tuple[int, ...]:
        """Vector registers, best first."""
        return (*(n for n in range(count) if n not in self.saved_vectors), *self.saved_vectors)


_GENERAL: Final = (0, 2, 1, 6, 7, 8, 9, 10, 11)
SYSTEM_V: Final = CallingConvention((7, 6, 2, 1), (3, 5, 12, 13, 14, 15), (), 0)
WINDOWS: Final = CallingConvention((1, 2, 8, 9), (3, 5, 6, 7, 12, 13, 14, 15), tuple(range(6, 16)), 4096)
_EM_X86_64: Final = 62
#: Forms whose last register operand may as well be in memory, of the size that is spilled.
_FOLDED: Final = frozenset(("rvm", "tvm"))
_SCALAR_MOVES: Final = {32: ("movss", "movssst"), 64: ("movsd", "movsdst")}


def _flags(register: Register, *, vex: bool) -> int:
    return VEX if vex and register.kind != "gpr" else 0


def machine_for(*, vex: bool, masks: bool, convention: CallingConvention = SYSTEM_V) -> Machine:
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
        form, last = ins.form, len(ins.uses) - 1
        assert isinstance(form, X86Form)
        if ins.memory is not None or form.operands not in _FOLDED or not form.is_vector or not vex:
            return None
        if number != last and not (number == last - 1 and form.has("c")):
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
            [*ins.uses[:number], *ins.uses[number + 1 :]],
            immediate=ins.immediate,
            memory=Memory(symbol=place),
            width=ins.width,
            modifier=ins.modifier,
        )

    registers = {
        "gpr": convention.general(),
        "vec": convention.vectors(32 if masks else 16),
        "mask": tuple(range(1, 8)),
        "tile": tuple(range(8)),
    }
    return Machine(registers, copy, store, load, encode, show, _EM_X86_64, nops=nops, fold=fold, branch=_branch)


_OPPOSITES: Final = {f"j{c}": f"j{d}" for c, n in CONDITIONS.items() for d, m in CONDITIONS.items() if m == n ^ 1}


def _branch(opposite: Instruction | None, label: Label) -> Instruction:
    """A jump, or the one that goes where another does not."""
    made = Instruction(FORMS["jmp" if opposite is None else _OPPOSITES[opposite.form.name]], target=label)
    made.node = None if opposite is None else opposite.node
    return made


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


def add_frame(code: Code, size: int, convention: CallingConvention = SYSTEM_V, *, vex: bool = True) -> None:
    """push what belongs to the caller; sub rsp; vector registers of the caller; and back before `ret`."""
    written = {r for i in code.instructions for r in i.defs} | {r for i in code.instructions for r in i.clobbers}
    homes = {(r.kind, r.home) for r in written}
    vectors = [code.physical("vec", n) for n in convention.saved_vectors if ("vec", n) in homes]
    kept_vectors = [Slot(16, size + 16 * n) for n in range(len(vectors))]
    size += 16 * len(vectors)
    aligned = bool(vectors) or any(slot.size > 16 for slot in code.slots)
    pointer = code.physical("gpr", 4)
    saved = [code.physical("gpr", n) for n in convention.saved if ("gpr", n) in homes]
    enter = [Instruction(FORMS["push"], [], [r]) for r in saved]
    leave = [Instruction(FORMS["pop"], [r], []) for r in reversed(saved)]
    down, old = size + 64 if aligned else size, code.physical("gpr", 0)
    if convention.page:
        enter += [
            Instruction(FORMS["mov"], [old], [pointer], memory=Memory(0, offset=-at), width=64)
            for at in range(convention.page, down + 64, convention.page)
        ]
    if aligned:  # the caller's stack pointer lies behind the slots
        kept = Slot(8, size)
        enter += [
            Instruction(FORMS["copygpr"], [old], [pointer], width=64),
            Instruction(FORMS["subi"], [pointer], [pointer], immediate=down, width=64),
            Instruction(FORMS["andi"], [pointer], [pointer], immediate=-64, width=64),
            Instruction(FORMS["store"], [], [old], memory=Memory(symbol=kept), width=64),
        ]
        leave.insert(0, Instruction(FORMS["mov"], [pointer], [], memory=Memory(symbol=kept), width=64))
    elif down:
        enter.append(Instruction(FORMS["subi"], [pointer], [pointer], immediate=down, width=64))
        leave.insert(0, Instruction(FORMS["addi"], [pointer], [pointer], immediate=down, width=64))
    how = VEX if vex else 0
    for r, slot in zip(vectors, kept_vectors, strict=True):
        enter.append(Instruction(FORMS["movupsst"], [], [r], memory=Memory(symbol=slot), width=128, modifier=how))
        leave.insert(0, Instruction(FORMS["movups"], [r], [], memory=Memory(symbol=slot), width=128, modifier=how))
    code.stack = 8 + 8 * len(saved) + down + 63 * aligned  # with the return address
    code.instructions[:0] = enter
    code.instructions[-1:-1] = leave
