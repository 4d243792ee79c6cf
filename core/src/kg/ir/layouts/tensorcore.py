"""The record of a matrix unit: from it alone core derives the expansion, checks it,
and emulates the unit."""

from __future__ import annotations

from typing import Final

from kg.dtype import DType
from kg.ir.layouts.fragment import Fragment, OpaqueFragment, coordinates_of, fragment, problems_of, registers_of
from kg.ir.layouts.layout import along
from kg.records import dataclass


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

    A's layout maps to (m, k), B's to (k, n), C's to (m, n). C is covered exactly once, A and B at least once. All three are opaque, or none.

    Operands where `shared_operands` says so are read from shared memory by the unit itself: the layout says which lane's LOADs name which element, and a renderer takes from
    all of them together where the matrix lies. An `asynchronous` unit goes on reading such memory after its step was asked for, until the work-group has passed two
    more barriers; who uses the sum waits for it.
    """

    name: str
    dims: tuple[int, int, int]  # (N, M, K)
    threads: int
    dtype_in: tuple[DType, DType]
    dtype_out: DType
    layout_a: Fragment
    layout_b: Fragment
    layout_c: Fragment
    numerics: Numerics = Numerics()
    shared_operands: tuple[bool, bool] = (False, False)
    asynchronous: bool = False

    def __repr__(self) -> str:
        return self.name

    @property
    def elements_per_thread(self) -> tuple[int, int, int]:
        return registers_of(self.layout_a), registers_of(self.layout_b), registers_of(self.layout_c)

    @property
    def is_dot(self) -> bool:
        """Whether this is a dot instruction of vectors:
        each lane of C gets the product of A and its own K elements of B.

        K = 4   a:  a0 a1 a2 a3                     one 32-bit word, in every lane
                b:  b00 b10 b20 b30 | b01 b11 …     a word per column: K neighbours down the column
                c:  c0              | c1 …          a lane per column
        """
        columns, rows, depth = self.dims
        if self.is_opaque or not self.threads == rows == 1:
            return False
        return (
            coordinates_of(self.layout_a) == (tuple((0, k) for k in range(depth)),)
            and coordinates_of(self.layout_b) == (tuple((k, column) for column in range(columns) for k in range(depth)),)
            and coordinates_of(self.layout_c) == (tuple((0, column) for column in range(columns)),)
        )

    @property
    def is_opaque(self) -> bool:
        """Whether nobody may ask where the elements of its fragments are."""
        return isinstance(self.layout_c, OpaqueFragment)

    def check(self) -> list[str]:
        """What is wrong with the record, in words; nothing when it is right."""
        n, m, k = self.dims
        problems = (
            [] if self.name.isidentifier() else [f"schedules can't name {self.name!r}: a name is of letters, digits and _"]
        )
        parts = (("A", self.layout_a, m, k), ("B", self.layout_b, k, n), ("C", self.layout_c, m, n))
        for label, layout, rows, columns in parts:
            found = problems_of(layout, rows, columns, self.threads, exact=label == "C")
            problems += [f"{label}: {problem}" for problem in found]
        if len({isinstance(layout, OpaqueFragment) for _, layout, _, _ in parts}) > 1:
            problems.append("some fragments are opaque, others are not")
        return problems


#: How a unit's name says dtypes.
_SHORT: Final = (("bfloat", "bf"), ("float8_", ""), ("float", "f"), ("uint", "u"), ("int", "i"))


def unit_name(
    family: str, dims: tuple[int, int, int], dtype_in: tuple[DType, DType], dtype_out: DType, numerics: Numerics = _PLAIN
) -> str:
    """What schedules call a unit: its instruction, sizes, dtypes of operands (one where both are alike)
    and of sums: mma_m16n8k16_bf16_f32."""
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
    a, c = along("register", "column", depth), along("register", "column", columns)
    b = along("register", "row", depth) * along("register", "column", columns)
    return TensorCore(name, dims, 1, dtype_in, dtype_out, fragment(a), fragment(b), fragment(c), numerics)


def is_widened(dtype: DType, wanted: DType) -> bool:
    """Whether a unit takes values of a dtype: as they are, or integers that its own hold."""
    if dtype is wanted or not dtype.is_int or not wanted.is_int:
        return dtype is wanted
    return wanted.min <= dtype.min and dtype.max <= wanted.max
