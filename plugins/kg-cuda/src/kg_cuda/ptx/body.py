"""The state of one PTX kernel while it is written: lines, registers, values, open loops and branches."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kg.plugin import DType, UOp
from kg_render.carried import Carried, LoopResult, Phi, Value

from kg_cuda.analysis.memory_width import ALIGNED
from kg_cuda.analysis.shared_memory import Shared
from kg_cuda.arch import Arch
from kg_cuda.ptx.types import LETTERS, bits, number

#: Registers, one per lane, or constants.
Lanes = tuple[str, ...]
Emitter = Callable[["Body", UOp], None]


_REGISTER = re.compile(r"%[phrd]\d+")
_NOTHING_SHARED = Shared({}, 0)
#: What does nothing but to fill its first operand: a register, or the parts of a word.
_PURE = re.compile(
    r"  (?:mov|add|sub|mul|mad|rem|and|or|xor|not|shl|shr|cvt|setp|selp|bfe|bfi|cvta|ld\.param)\.\S* (%[phrd]\d+|\{[^}]*\})[,;]"
)


def beyond(register: str, offset: int) -> str:
    """An address as an operand."""
    return f"[{register}+{offset}]" if offset else f"[{register}]"


@dataclass(frozen=True, slots=True)
class Address:
    """Where an access begins: a register and bytes beyond it, per lane where the index is a vector."""

    space: str  #: global, shared, local
    places: tuple[tuple[str, int], ...]


@dataclass(slots=True)
class Rotations:
    """The rotating slots of an open loop: (first, count, step) -> its register.
    `head` is the number of the line before which the loop begins."""

    head: int
    registers: dict[tuple[int, int, int], str] = field(default_factory=dict[tuple[int, int, int], str])


@dataclass(slots=True)
class Body:
    """What the emitters share."""

    arch: Arch
    carried: Carried
    aligned: bool  #: arguments begin at multiples of 16 bytes
    name: str = "kernel"
    block: tuple[int, int, int] = (1, 1, 1)  #: threads that compute
    producers: int = 0  #: further threads of the block, which only copy
    dynamic: Shared = _NOTHING_SHARED
    read_only: frozenset[UOp] = frozenset()  #: arguments that nothing writes meanwhile
    values: dict[UOp, Lanes] = field(default_factory=dict[UOp, Lanes])
    phis: dict[Phi, Lanes] = field(default_factory=dict[Phi, Lanes])
    addresses: dict[UOp, Address] = field(default_factory=dict[UOp, Address])
    bases: dict[UOp, str] = field(default_factory=dict[UOp, str])  #: a definition -> the register or name of its address
    copied: frozenset[UOp] = frozenset()  #: loads that asynchronous stores do themselves
    by_threads: frozenset[UOp] = frozenset()  #: addresses of tiles that threads copy
    own: dict[UOp, Address] = field(default_factory=dict[UOp, Address])  #: of those, where each thread's part is
    shared: list[str] = field(default_factory=list[str])  #: declarations at the top
    lines: list[str] = field(default_factory=list[str])
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(LETTERS, 0))
    #: (definition, index) -> its address, of what was computed where control surely came by; one dict for each open loop or branch
    known: list[dict[tuple[UOp, UOp], str]] = field(default_factory=lambda: [dict[tuple[UOp, UOp], str]()])
    words: dict[Lanes, str] = field(default_factory=dict[Lanes, str])  #: narrow values -> the word that they came from
    rounded: dict[str, str] = field(default_factory=dict[str, str])  #: a float of 16 bits -> the float32 that it is, rounded
    constants: list[dict[tuple[str, str], str]] = field(default_factory=lambda: [dict[tuple[str, str], str]()])
    rotations: dict[UOp, Rotations] = field(default_factory=dict[UOp, Rotations])  #: of open loops
    open: list[str] = field(default_factory=list[str])  #: labels that what is open needs when it is closed
    version: str = ""  #: the oldest PTX that has what is used, where the architecture's own lacks it
    _labels: int = 0

    # -- text

    def register(self, kind: str) -> str:
        """A fresh register of so many bits: pred, b16, b32, b64."""
        self.counts[kind] = count = self.counts[kind] + 1
        return f"%{LETTERS[kind]}{count}"

    def emit(self, kind: str, instruction: str, *operands: str | int) -> str:
        """An instruction with a result in a fresh register."""
        result = self.register(kind)
        self.do(instruction, result, *operands)
        return result

    def do(self, instruction: str, *operands: str | int, when: str = "") -> None:
        """An instruction; `when` is its predicate."""
        guard = f"@{when} " if when else ""
        self.lines.append(
            f"  {guard}{instruction} {', '.join(map(str, operands))};" if operands else f"  {guard}{instruction};"
        )

    def meet(self) -> None:
        """All threads that compute wait for each other: at a barrier of their own where others only copy."""
        if self.producers:
            self.do("bar.sync", 1, math.prod(self.block))
        else:
            self.do("bar.sync", 0)

    def need(self, version: str) -> None:
        """What follows came with this PTX version, of one digit before the point."""
        self.version = max(self.version, version)

    def label(self, name: str) -> str:
        self._labels += 1
        return f"${name}{self._labels}"

    def place(self, label: str) -> None:
        self.lines.append(f"{label}:")

    def insert(self, place: int, line: str) -> None:
        """A line before the one that has this number."""
        self.lines.insert(place, line)
        for rotations in self.rotations.values():
            rotations.head += rotations.head >= place

    def enter(self) -> None:
        """What follows may not run, or run again: what is computed there is not known behind it."""
        self.known.append({})
        self.constants.append({})

    def leave(self) -> None:
        self.known.pop()
        self.constants.pop()

    @property
    def in_loop(self) -> bool:
        return any(label.startswith("$loop") for label in self.open)

    def array(self, space: str, nbytes: int, align: int = ALIGNED) -> str:
        """Memory of the block's or the thread's own: the register with its address."""
        name = f"{space}{len(self.shared)}"
        self.shared.append(f"  .{space} .align {align} .b8 {name}[{max(1, nbytes)}];")
        return self.emit("b32", "mov.u32", name)

    # -- values

    def let(self, uop: UOp, instruction: str, *operands: str | int) -> None:
        """The instruction that computes a scalar node."""
        self.values[uop] = (self.emit(bits(uop.type), instruction, *operands),)

    def lanes(self, uop: UOp) -> Lanes:
        """The operands of a node: of a register's load what it sees."""
        value = self.carried.operand(uop)
        return self.value(value)

    def value(self, value: Value) -> Lanes:
        if isinstance(value, LoopResult):
            return self.phis[value.phi]
        return self.phis[value] if isinstance(value, Phi) else self.values[value]

    def one(self, uop: UOp) -> str:
        """The operand of a scalar."""
        (found,) = self.lanes(uop)
        return found

    def in_register(self, text: str, kind: str) -> str:
        """A constant brought into a register, for instructions that take none in its place."""
        if text.startswith("%"):
            return text
        return self.once(text, kind, f"mov.{kind}", text)

    def once(self, what: str, kind: str, instruction: str, *operands: str | int) -> str:
        """What is the same wherever it is asked for in a kernel:
        its register, if control surely came by one that has it."""
        for scope in self.constants:
            if (what, kind) in scope:
                return scope[what, kind]
        found = self.constants[-1][what, kind] = self.emit(kind, instruction, *operands)
        return found

    def constant(self, value: float | bool, dtype: DType) -> str:
        """A number as an operand: those of 16 bits and bools in registers,
        since no instruction takes them in its text."""
        text = number(value, dtype)
        return self.in_register(text, bits(dtype)) if bits(dtype) in ("pred", "b16") else text

    def copy(self, targets: Sequence[str], sources: Sequence[str], kind: str) -> None:
        for target, source in zip(targets, sources, strict=True):
            if target != source:
                self.do(f"mov.{kind}", target, source)

    def needed(self) -> list[str]:
        """The lines without those whose result nobody reads:
        indices of which the address was found another way."""
        counts = Counter(register for line in self.lines for register in _REGISTER.findall(line))
        kept: list[str] = []
        for line in reversed(self.lines):
            found = _PURE.match(line)
            if found and all(counts[register] == 1 for register in _REGISTER.findall(found[1])):
                counts.subtract(_REGISTER.findall(line))
            else:
                kept.append(line)
        return kept[::-1]
