"""Machine code before layout: instructions over virtual or allocated registers. A `Selector` makes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from typing import Final, TypeAlias

from kg.plugin import UOp
from kg.records import dataclass

#: What an instruction is to the base; most have no role. `ENTER` and `AGAIN` are the head and the back edge of a loop.
COPY, LABEL, BRANCH, ENTER, AGAIN = "copy", "label", "branch", "enter", "again"


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """An instruction of the target's tables: its mnemonic and what the allocator must know.
    An instruction set subclasses it with its encoding."""

    name: str
    role: str = ""
    splits: bool = field(default=True, kw_only=True)  #: AGAIN: whether spilled values may be split around its loop


class Register:
    """A virtual register, or a physical one (`fixed`). Compared by identity."""

    __slots__ = (
        "alias",
        "bits",
        "constant",
        "depth",
        "fixed",
        "hint",
        "home",
        "is_piece",
        "kind",
        "number",
        "ranges",
        "weight",
    )

    def __init__(self, kind: str, bits: int, number: int, fixed: int = -1) -> None:
        self.kind = kind  #: the register class
        self.bits = bits  #: as many as are spilled
        self.number = number
        self.fixed = self.home = fixed  #: the physical register's number in its class, -1 while there is none
        self.hint = -1  #: the physical register that would save a copy
        self.ranges: list[tuple[int, int]] = []  #: half-open, ascending; instruction n reads at 2n and writes at 2n+1
        self.weight = 0.0  #: how often it is read and written, by the depth of loops
        self.constant: Instruction | None = None  #: what makes its value again from nothing
        self.alias: Register | None = None  #: the one that it was coalesced with
        self.depth = 0  #: of the loop for which it holds a spilled value: it is split again around loops within only
        self.is_piece = False  #: holds a spilled value for one instruction: never spilled again

    def __repr__(self) -> str:
        return f"%{self.kind}{self.number}" if self.home < 0 else f"{self.kind}{self.home}"


@dataclass(slots=True)  # made for each access: to freeze it takes longer than to make it
class Memory:
    """A memory operand.
    Base and index are places among the instruction's `uses`, -1 for none; `symbol` a constant of the pool or a slot of the
    frame."""

    base: int = -1
    index: int = -1
    scale: int = 1
    offset: int = 0
    symbol: Constant | Slot | None = None


@dataclass(eq=False, slots=True)
class Constant:
    """Bytes in the pool behind the code."""

    data: bytes


@dataclass(eq=False, slots=True)
class Slot:
    """Bytes of the stack frame; `offset` is set when the frame is laid out."""

    size: int
    offset: int = -1


@dataclass(eq=False, slots=True)
class Label:
    """A place in the code."""

    name: str
    is_after_cold_code: bool = False  #: what lies between the one branch to it and the place hardly ever runs


class Instruction:
    """One instruction.
    `defs` are written after all `uses` were read; a register in both is tied (two-address)."""

    __slots__ = (
        "clobbers",
        "defs",
        "form",
        "immediate",
        "is_cold",
        "is_long",
        "live",
        "memory",
        "modifier",
        "node",
        "target",
        "uses",
        "width",
    )

    def __init__(
        self,
        form: Form,
        defs: Sequence[Register] = (),
        uses: Sequence[Register] = (),
        *,
        immediate: int | None = None,
        memory: Memory | None = None,
        width: int = 0,
        modifier: int = 0,
        target: Label | None = None,
    ) -> None:
        self.form, self.defs, self.uses = form, list(defs), list(uses)
        self.immediate, self.memory = immediate, memory
        self.width = width  #: bits: of the operands, where the form has several
        self.modifier = modifier  #: what else an encoding says, in the instruction set's own bits
        self.target = target  #: of a label or branch
        self.live: Sequence[Register] = ()  #: AGAIN: the registers that the next iteration takes
        self.clobbers: Sequence[Register] = ()  #: fixed registers that are overwritten before all operands were read
        self.node: UOp | None = None  #: whose instruction it is
        self.is_long = False  #: a branch whose target is far
        self.is_cold = False  #: hardly ever runs: comes behind all others

    @property
    def operands(self) -> tuple[object, ...]:
        """All that it says beside its registers."""
        return self.immediate, self.memory, self.width, self.modifier

    def __repr__(self) -> str:
        return f"{self.form.name} {self.defs} {self.uses} {self.immediate if self.immediate is not None else ''} {self.memory or ''}"


#: Bytes that processors fetch and keep decoded at a time.
LOOP_ALIGN: Final = 32


def _one(register: Register) -> tuple[int, int]:
    return 1, 1


#: The form of a label.
LABEL_FORM: Final = Form("label", LABEL)
ENTER_FORM: Final = Form("label", ENTER)

#: Gives the bytes of an instruction; the distance of a label, constant or slot is counted from the instruction's first byte.
Encode: TypeAlias = "Callable[[Instruction, Callable[[object], int]], bytes]"


@dataclass(slots=True)
class Code:
    """A function while it is made."""

    instructions: list[Instruction] = field(default_factory=list[Instruction])
    constants: dict[bytes, Constant] = field(default_factory=dict[bytes, Constant])
    slots: list[Slot] = field(default_factory=list[Slot])
    fixed: dict[tuple[str, int], Register] = field(default_factory=dict[tuple[str, int], Register])
    count: int = 0
    stack: int = 0  #: bytes of the stack that it uses, set with its frame

    def register(self, kind: str, bits: int) -> Register:
        """A fresh virtual register."""
        self.count += 1
        return Register(kind, bits, self.count)

    def physical(self, kind: str, number: int) -> Register:
        """The physical register of that number."""
        key = kind, number
        if key not in self.fixed:
            self.fixed[key] = Register(kind, 64, number, number)
        return self.fixed[key]

    def constant(self, data: bytes) -> Constant:
        """These bytes in the pool, once."""
        return self.constants.setdefault(data, Constant(data))

    def slot(self, size: int) -> Slot:
        """Room in the frame."""
        made = Slot(size)
        self.slots.append(made)
        return made


def _not_folded(ins: Instruction, number: int, place: Constant | Slot) -> Instruction | None:
    return None


@dataclass(frozen=True, slots=True)
class Machine:
    """What the base asks of an instruction set."""

    registers: dict[str, tuple[int, ...]]  #: class -> the physical registers that may be allocated, best first
    copy: Callable[[Register, Register], Instruction]  #: (to, from)
    store: Callable[[Register, Slot], Instruction]  #: spills; changes no flags
    load: Callable[[Register, Slot], Instruction]  #: fills again; changes no flags
    encode: Encode
    show: Callable[[Instruction], str]  #: the instruction in the manual's syntax
    elf_machine: int
    elf_flags: int = 0
    nops: Callable[[int], bytes] | None = (
        None  #: so many bytes that do nothing, for loops that begin at multiples of LOOP_ALIGN
    )
    #: (instruction, place among its uses, where the value is in memory) -> the instruction that reads it there, or None
    fold: Callable[[Instruction, int, Constant | Slot], Instruction | None] = _not_folded
    #: (branch, label) -> one that goes to the label where that one does not, and always without one; None: code that hardly runs stays where it is
    branch: Callable[[Instruction | None, Label], Instruction] | None = None
    #: how many physical registers in a row a value takes, and of which number the first is a multiple
    span: Callable[[Register], tuple[int, int]] = _one
