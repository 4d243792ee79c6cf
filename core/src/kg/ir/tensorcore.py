"""The record of a matrix unit: from it alone core derives the expansion, checks it, and emulates the unit."""

from __future__ import annotations

from dataclasses import dataclass

from kg.dtype import DType


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each (lane, register) of a fragment sits: a total map to (row, column), written out.

    coordinates[lane][register] = (row, column).
    """

    coordinates: tuple[tuple[tuple[int, int], ...], ...]

    @property
    def lanes(self) -> int:
        return len(self.coordinates)

    @property
    def registers(self) -> int:
        return len(self.coordinates[0])


@dataclass(frozen=True, slots=True)
class Numerics:
    """What the unit does to values beyond semantics.md's ordinary ops."""

    input_rounding: str = "none"  # "tf32", "bf16": inputs lose mantissa bits
    flushes_denormals: bool = False


@dataclass(frozen=True, slots=True)
class TensorCore:
    """C[M,N] += A[M,K] @ B[K,N] by `threads` lanes together.

    A's layout maps to (m, k), B's to (k, n), C's to (m, n). C is covered exactly once, A and B at least once.
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

    def __repr__(self) -> str:
        return self.name

    @property
    def elements_per_thread(self) -> tuple[int, int, int]:
        return self.layout_a.registers, self.layout_b.registers, self.layout_c.registers

    def check(self) -> list[str]:
        """What is wrong with the record, in words; nothing when it is right."""
        n, m, k = self.dims
        problems: list[str] = []
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
