"""The text of one function while it is written: lines, the names of values, registers, open loops and branches."""

from __future__ import annotations

from dataclasses import dataclass, field

from kg.ir.carried import Carried, Phi
from kg.ir.uop import UOp

#: Instructions of a block of a long function. LLVM's time for one grows faster than the block: 17,500 take 9 s in one, 1.7 s in
#: blocks of a thousand. What fits in a few blocks is left as it is: within one, code is a little better.
LONGEST_BLOCK, LONG_FUNCTION = 1000, 8000


@dataclass(frozen=True, slots=True)
class LLVMTarget:
    """Whom the code is for, and what that machine computes without calling a library. Part of the fingerprint."""

    triple: str
    cpu: str = ""  #: LLVM's name of the least processor
    features: str = ""  #: `+avx2,+fma`, sorted
    tune: str = ""  #: whose timings to schedule for
    vector_bits: int = 128
    fma: bool = False  #: a fused multiply-add of float32 and float64
    rounding: bool = False  #: TRUNC and ROUND are instructions
    scaling: bool = False  #: AVX-512's VREDUCE and VSCALEF, which EXP2 is made of
    half: bool = False  #: float16 converts from and to float32
    nan_maximum: bool = False  #: maximum and minimum in which NaN wins are instructions
    saturating_casts: bool = False  #: float -> integer saturates, in vectors too
    streaming_fence: str = ""  #: what orders streaming stores before whatever follows the kernel


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


@dataclass(frozen=True, slots=True)
class Due:
    """Stores that wait for those that follow: what they store, with its known alignment, if the pointer is aligned so."""

    tested: str
    size: int
    stores: list[tuple[str, int]]


@dataclass(slots=True)
class Body:
    """What the emitters share. Values are the text of an operand without its type."""

    target: LLVMTarget
    carried: Carried
    values: dict[UOp, str] = field(default_factory=dict[UOp, str])
    phis: dict[Phi, str] = field(default_factory=dict[Phi, str])  #: inside its loop the phi, after it the result
    loops: dict[UOp, Loop] = field(default_factory=dict[UOp, Loop])
    branches: dict[UOp, str] = field(default_factory=dict[UOp, str])  #: open IF -> the number of its labels
    addresses: dict[tuple[UOp, UOp], str] = field(default_factory=dict[tuple[UOp, UOp], str])  #: those of the current block
    lines: list[str] = field(default_factory=list[str])
    block: str = "entry"  #: the label of the current block
    begun: int = 0  #: the line after that label
    is_split: bool = False  #: whether blocks are cut where they become long
    streams: bool = False  #: a streaming store was written
    branches_seldom: bool = False  #: a branch that is seldom taken was written
    due: Due | None = None  #: streaming stores that are not written yet
    words: dict[UOp, str] = field(default_factory=dict[UOp, str])  #: a load that a unit takes whole -> its bits as an integer
    _count: int = 0
    _labels: int = 0

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

    @property
    def is_long(self) -> bool:
        """Whether the current block has as many instructions as it may."""
        return self.is_split and len(self.lines) - self.begun >= LONGEST_BLOCK

    def continue_elsewhere(self) -> None:
        """Go on in a block of its own."""
        label = f"more{self.label()}"
        self.do(f"br label %{label}")
        self.begin(label)
