"""The record of a matrix unit: from it alone core derives the expansion, checks it, and emulates the unit."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kg.dtype import DType

#: Asynchronous MMA in flight: rounds of a loop, each with a barrier, for which a unit goes on reading what it was given in one.
MMA_IN_FLIGHT: Final = 1


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each (lane, register) of a fragment sits: a total map to (row, column), written out.

    coordinates[lane][register] = (row, column).
    """

    coordinates: tuple[tuple[tuple[int, int], ...], ...]
    _hash: int = field(init=False, repr=False, compare=False)  #: of thousands of numbers, asked for with each node

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash(self.coordinates))

    def __hash__(self) -> int:
        return self._hash

    @property
    def lanes(self) -> int:
        return len(self.coordinates)

    @property
    def registers(self) -> int:
        return len(self.coordinates[0])


@dataclass(frozen=True, slots=True)
class Numerics:
    """What the unit does to values beyond semantics.md's ordinary ops."""

    input_rounding: str = "none"  # "tf32", "bf16": inputs lose mantissa bits; "tf32_away": ties go away from zero, "tf32_cut": the rest is dropped
    flushes_denormals: bool = False
    sum_bits: int = 0  # of a sum's mantissa, where they are fewer than those of the accumulator: the rest is dropped

    @property
    def is_plain(self) -> bool:
        """Whether it does nothing that the ordinary ops don't: else the kernel's licence is needed."""
        return self == _PLAIN


_PLAIN: Final = Numerics()


@dataclass(frozen=True, slots=True)
class TensorCore:
    """C[M,N] += A[M,K] @ B[K,N] by `threads` lanes together.

    A's layout maps to (m, k), B's to (k, n), C's to (m, n). C is covered exactly once, A and B at least once.

    Operands where `shared_operands` says so are read from shared memory by the unit itself: the layout says which lane's LOADs name which element, and a renderer takes from
    all of them together where the matrix lies. An `asynchronous` unit goes on reading such memory after its step was asked for, until the work-group has passed two
    more barriers; who uses the sum waits for it.
    """

    name: str
    dims: tuple[int, int, int]  # (N, M, K)
    threads: int
    dtype_in: tuple[DType, DType]
    dtype_out: DType
    layout_a: Layout
    layout_b: Layout
    layout_c: Layout
    numerics: Numerics = Numerics()
    shared_operands: tuple[bool, bool] = (False, False)
    asynchronous: bool = False

    def __repr__(self) -> str:
        return self.name

    @property
    def elements_per_thread(self) -> tuple[int, int, int]:
        return self.layout_a.registers, self.layout_b.registers, self.layout_c.registers

    @property
    def is_dot(self) -> bool:
        """Whether this is a dot instruction of vectors: each lane of C gets the product of A and its own K elements of B.

        K = 4   a:  a0 a1 a2 a3                     one 32-bit word, in every lane
                b:  b00 b10 b20 b30 | b01 b11 …     a word per column: K neighbours down the column
                c:  c0              | c1 …          a lane per column
        """
        columns, rows, depth = self.dims
        return (
            self.threads == rows == 1
            and self.layout_a.coordinates == (tuple((0, k) for k in range(depth)),)
            and self.layout_b.coordinates == (tuple((k, column) for column in range(columns) for k in range(depth)),)
            and self.layout_c.coordinates == (tuple((0, column) for column in range(columns)),)
        )

    def check(self) -> list[str]:
        """What is wrong with the record, in words; nothing when it is right."""
        n, m, k = self.dims
        problems = (
            [] if self.name.isidentifier() else [f"schedules can't name {self.name!r}: a name is of letters, digits and _"]
        )
        for label, layout, rows, columns, exact in (
            ("A", self.layout_a, m, k, False),
            ("B", self.layout_b, k, n, False),
            ("C", self.layout_c, m, n, True),
        ):
            if layout.lanes != self.threads:
                problems.append(f"{label}: layout of {layout.lanes} lanes for {self.threads} threads")
            if any(len(registers) != layout.registers for registers in layout.coordinates):
                problems.append(f"{label}: lanes hold different numbers of elements")
            seen = [c for registers in layout.coordinates for c in registers]
            outside = [c for c in seen if not (0 <= c[0] < rows and 0 <= c[1] < columns)]
            if outside:
                problems.append(f"{label}: {outside[0]} is outside {rows}x{columns}")
            missing = rows * columns - len(set(seen) - set(outside))
            if missing:
                problems.append(f"{label}: {missing} of {rows}x{columns} elements are not covered")
            if exact and len(seen) != len(set(seen)):
                problems.append(f"{label}: some elements are covered twice")
        return problems


#: How a unit's name says dtypes.
_SHORT: Final = (("bfloat", "bf"), ("float8_", ""), ("float", "f"), ("uint", "u"), ("int", "i"))


def unit_name(
    family: str, dims: tuple[int, int, int], dtype_in: tuple[DType, DType], dtype_out: DType, numerics: Numerics = _PLAIN
) -> str:
    """What schedules call a unit: its instruction, sizes, dtypes of operands (one where both are alike) and of sums: mma_m16n8k16_bf16_f32."""
    n, m, k = dims
    rounding = numerics.input_rounding.partition("_")[0]
    operands = [rounding] if rounding != "none" else list(dict.fromkeys(map(str, dtype_in)))
    told = "_".join([*operands, str(dtype_out)])
    for word, short in _SHORT:
        told = told.replace(word, short)
    return f"{family}_m{m}n{n}k{k}_{told}"


def dot_core(
    instruction: str, columns: int, depth: int, dtype_in: tuple[DType, DType], dtype_out: DType, numerics: Numerics = _PLAIN
) -> TensorCore:
    """The record of a dot instruction of vectors (`TensorCore.is_dot`)."""
    dims = (columns, 1, depth)
    name = unit_name(instruction, dims, dtype_in, dtype_out, numerics)
    a = (tuple((0, k) for k in range(depth)),)
    b = (tuple((k, column) for column in range(columns) for k in range(depth)),)
    c = (tuple((0, column) for column in range(columns)),)
    return TensorCore(name, dims, 1, dtype_in, dtype_out, Layout(a), Layout(b), Layout(c), numerics)
