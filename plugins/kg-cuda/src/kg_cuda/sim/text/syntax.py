"""Records of PTX text: what `parse` makes and `program` decodes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Name:
    """A register, special register, variable, label or function, possibly negated by `!`,
    with an offset where it is an address."""

    name: str
    offset: int = 0
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """An immediate.
    `value` is an int, or a float for a decimal one; `bits` says how wide 0f and 0d are, else 0."""

    value: int | float
    bits: int = 0


@dataclass(frozen=True, slots=True)
class Address:
    """`[base + offset]`. An absolute address has no base."""

    base: str
    offset: int = 0


@dataclass(frozen=True, slots=True)
class Group:
    """`{a, b}`, a vector, or `(a, b)`, what a call passes."""

    items: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """`p|q`: two results."""

    first: Operand
    second: Operand


@dataclass(frozen=True, slots=True)
class Tensor:
    """`[map, {x, y}]`: a place in a tensor that a tensor map describes."""

    map: Address
    coordinates: tuple[Operand, ...]


Operand = Name | Number | Address | Group | Pair | Tensor


#: Instructions that take long or not by their shape and type.
MATRIX: Final = ("mma", "wgmma")
_FLOATS: Final = frozenset({"f16", "f16x2", "bf16", "bf16x2", "f32", "f64"})


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction. `opcode` is split at the points: ("ld", "global", "v4", "f32")."""

    line: int
    text: str
    opcode: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: str = ""
    negated: bool = False

    @property
    def kind(self) -> str:
        """What the instruction is counted as: its name, with the type where that is a float;
        a matrix unit's with its shape and type."""
        root = self.opcode[0]
        if root in MATRIX:
            shape = next((part for part in self.opcode if part[0] == "m" and part[1:2].isdigit()), "")
            return f"{root}.{shape}.{self.opcode[-2]}" if shape else f"{root}.{self.opcode[1]}"
        kind = next((part for part in reversed(self.opcode) if part in _FLOATS), "")
        return f"{root}.{kind}" if kind and root not in ("ld", "st", "mov") else root


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable of a state space: .global, .const, .shared, .local or .param.
    An `extern` one of no size is the dynamic shared memory."""

    name: str
    space: str
    type: str
    size: int
    align: int
    values: tuple[int | float | str, ...] = ()
    extern: bool = False
    line: int = 0


@dataclass(slots=True)
class Function:
    """A kernel (`entry`) or a device function: its parameters, registers by name, variables, and code.

    `params` know their offsets: `offsets[name]`. Names of blocks in braces are made unique by the parser.
    """

    name: str
    entry: bool
    line: int
    params: list[Variable] = field(default_factory=list[Variable])
    results: list[Variable] = field(default_factory=list[Variable])
    offsets: dict[str, int] = field(default_factory=dict[str, int])
    registers: dict[str, str] = field(default_factory=dict[str, str])
    variables: dict[str, Variable] = field(default_factory=dict[str, Variable])
    code: list[Instruction] = field(default_factory=list[Instruction])
    labels: dict[str, int] = field(default_factory=dict[str, int])
    tables: dict[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    maxntid: tuple[int, int, int] | None = None
    reqntid: tuple[int, int, int] | None = None
    cluster: tuple[int, int, int] = (1, 1, 1)  #: blocks
    maxnreg: int = 0
    blocks: int = 0  #: how many of a multiprocessor `.minnctapersm` asks for
    defined: bool = True

    @property
    def parameter_bytes(self) -> int:
        """Bytes of the block of arguments that a launch passes."""
        return max((self.offsets[p.name] + p.size for p in self.params), default=0)

    @property
    def shared_bytes(self) -> int:
        """Bytes of its own static shared memory (the module's not counted)."""
        return layout(v for v in self.variables.values() if v.space == "shared" and not v.extern)[1]


@dataclass(slots=True)
class Module:
    """A parsed text: kernels and functions by name, and variables of the module."""

    version: str = ""
    target: str = ""
    kernels: dict[str, Function] = field(default_factory=dict[str, Function])
    functions: dict[str, Function] = field(default_factory=dict[str, Function])
    variables: dict[str, Variable] = field(default_factory=dict[str, Variable])
    programs: dict[str, object] = field(default_factory=dict[str, object])

    @property
    def placed(self) -> list[Variable]:
        """The variables that lie in the device's memory."""
        functions = (self, *self.kernels.values())
        return [v for f in functions for v in f.variables.values() if v.space in ("global", "const")]

    def again(self) -> Module:
        """The same text loaded once more: what was decoded is shared, variables are its own."""
        return replace(self)


def layout(variables: Iterable[Variable]) -> tuple[dict[str, int], int]:
    """Offsets of variables that lie one after another, each at its alignment, and where the last ends."""
    offsets: dict[str, int] = {}
    end = 0
    for variable in variables:
        end = -(-end // variable.align) * variable.align
        offsets[variable.name] = end
        end += variable.size
    return offsets, end
