"""The state of one LLVM function while it is written: lines, names, registers, open loops, branches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import TypeAlias

from kg.plugin import AddrSpace, DType, UOp
from kg.records import dataclass

from kg_render.carried import Carried, LoopResult, Phi, Value
from kg_render.llvm.types import type_name

#: Instructions of a block of a long function. LLVM's time for one grows faster than the block: 17,500 take 9 s in one, 1.7 s in
#: blocks of a thousand. What fits in a few blocks is left as it is: within one, code is a little better.
LONGEST_BLOCK, LONG_FUNCTION = 1000, 8000


@dataclass(frozen=True, slots=True)
class LLVMTarget:
    """Whom the code is for: the words of its IR, and what it computes without calling a library.
    Part of the fingerprint."""

    triple: str
    cpu: str = ""  #: LLVM's name of the least processor
    features: str = ""  #: `+avx2,+fma`, sorted
    tune: str = ""  #: whose timings to schedule for
    vector_bits: int = 128  #: of the widest vector
    layout: str = (
        ""  #: the data layout; needed where address spaces have pointers of other sizes, or allocas a space of their own
    )
    convention: str = ""  #: of the kernel: linkage, visibility, calling convention, as they stand before its result
    spaces: Mapping[AddrSpace, int] = field(
        default_factory=dict[AddrSpace, int]
    )  #: memory -> number of its address space, else 0
    align: Mapping[AddrSpace, int] = field(
        default_factory=dict[AddrSpace, int]
    )  #: memory -> bytes at whose multiples arguments and arrays begin
    unsigned_offsets: bool = False  #: an access of GLOBAL adds 32 unsigned bits of bytes to its base by itself
    specials: Mapping[str, str] = field(
        default_factory=dict[str, str]
    )  #: SPECIAL -> instruction that gives it as an i32, or an i64 parameter
    barrier: tuple[str, ...] = ()  #: instructions of a BARRIER, fences included; none: a work-item is alone
    subgroup: int = 1  #: work-items that `LLVMRenderer.exchange` reaches; a power of two
    fma: tuple[DType, ...] = ()  #: floats with a fused multiply-add
    rounding: bool = False  #: TRUNC and ROUND are instructions
    half: bool = False  #: float16 converts from and to float32
    nan_maximum: bool = False  #: maximum and minimum in which NaN wins are instructions
    saturating_casts: bool = False  #: float -> integer saturates, in vectors too


@dataclass(frozen=True, slots=True)
class Loop:
    """An open RANGE. Its phis are written when END knows what comes back."""

    label: str
    start: str
    stop: str
    entry: str  #: the block before the loop
    head: int  #: the line that the phis replace
    guarded: bool  #: control may pass the loop by
    once: bool  #: nothing comes back


@dataclass(slots=True)
class Body:
    """What the emitters share. Values are the text of an operand without its type."""

    target: LLVMTarget
    carried: Carried
    work_group: tuple[int, ...] = (1, 1, 1)  #: its sizes along l0, l1, l2
    values: dict[UOp, str] = field(default_factory=dict[UOp, str])
    phis: dict[Phi, str] = field(default_factory=dict[Phi, str])  #: inside its loop the phi, after it the result
    loops: dict[UOp, Loop] = field(default_factory=dict[UOp, Loop])
    branches: dict[UOp, str] = field(default_factory=dict[UOp, str])  #: open IF -> the number of its labels
    addresses: dict[tuple[UOp, UOp], str] = field(default_factory=dict[tuple[UOp, UOp], str])  #: those of the current block
    #: those of the current block: a maximum or minimum before its NaNs are chosen, and the values whose NaN it lost
    unchosen: dict[UOp, tuple[str, tuple[str, ...]]] = field(default_factory=dict[UOp, tuple[str, tuple[str, ...]]])
    lines: list[str] = field(default_factory=list[str])
    block: str = "entry"  #: the label of the current block
    begun: int = 0  #: the line after that label
    is_split: bool = False  #: whether blocks are cut where they become long
    metadata: dict[str, str] = field(default_factory=dict[str, str])  #: of the module: `!2` or `!name` -> what it is
    module: list[str] = field(default_factory=list[str])  #: lines before the function: shared memory
    allocas: list[str] = field(default_factory=list[str])  #: lines at the function's head: memory of a work-item
    pointers: dict[AddrSpace, str] = field(default_factory=dict[AddrSpace, str])  #: the type of a pointer into each memory
    _count: int = 0
    _labels: int = 0

    def __post_init__(self) -> None:
        for space in AddrSpace:
            number = self.target.spaces.get(space, 0)
            self.pointers[space] = f"ptr addrspace({number})" if number else "ptr"

    def type_of(self, dtype: DType) -> str:
        """Of a value that a loop carries.
        A device whose matrix units have registers of their own says what fragments are."""
        return type_name(dtype)

    def first_of(self, phi: Phi) -> str:
        """What a value that a loop carries is before it."""
        return self.held(phi.initial)

    def held(self, value: Value) -> str:
        """The name of what a register holds."""
        if isinstance(value, LoopResult):
            return self.phis[value.phi]
        return self.phis[value] if isinstance(value, Phi) else self.values[value]

    def name(self) -> str:
        """A fresh value."""
        self._count += 1
        return f"%v{self._count}"

    def label(self) -> str:
        """A fresh number for the labels of a loop or branch."""
        self._labels += 1
        return str(self._labels)

    def emit(self, text: str) -> str:
        """An instruction with a result, which is named."""
        self._count = count = self._count + 1
        name = f"%v{count}"
        self.lines.append(f"  {name} = {text}")
        return name

    def let(self, uop: UOp, text: str) -> None:
        """The instruction that computes a node."""
        self._count = count = self._count + 1
        self.values[uop] = name = f"%v{count}"
        self.lines.append(f"  {name} = {text}")

    def do(self, text: str) -> None:
        """An instruction without a result."""
        self.lines.append(f"  {text}")

    def begin(self, label: str) -> None:
        """A new block. The last one must have ended in a branch."""
        self.lines.append(f"{label}:")
        self.block = label
        self.begun = len(self.lines)
        self.addresses.clear()
        self.unchosen.clear()

    def is_long(self) -> bool:
        """Whether the current block, of a function that is split, has as many instructions as it may."""
        return len(self.lines) - self.begun >= LONGEST_BLOCK

    def continue_elsewhere(self) -> None:
        """Go on in a block of its own."""
        label = f"more{self.label()}"
        self.do(f"br label %{label}")
        self.begin(label)


#: What writes the instructions of a node.
Emitter: TypeAlias = Callable[[Body, UOp], None]
