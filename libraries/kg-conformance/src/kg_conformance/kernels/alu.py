"""Kernels of one op for tier 50: ops by dtype, edge operands, accepted results."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

import numpy as np
from kg.dtype import STORABLE, DType, bool_, int32
from kg.ir.build import const, param, sink
from kg.ir.op import ALU, COMPARE, UNARY, Op
from kg.ir.uop import UOp
from kg.schedule.opts import Opt
from kg.semantics.evaluate import evaluate
from kg.semantics.floats import Array, from_storage, to_storage
from kg.semantics.table import is_defined

from kg_conformance.compare import require, same_bits
from kg_conformance.kernels.edges import cast_values, edge_values, few_values, numbers, pairs

#: folded: the operands are constants of the kernel; scalar: no schedule at all; vector: what the device's schedule makes of it.
WAYS: Final = ("folded", "scalar", "vector")
#: MAX and MIN of zeros of both signs may be either.
_OPEN_ZEROS = frozenset({Op.MAX, Op.MIN})
#: Where there are fewer tuples, each is there as often as it takes to meet every lane.
_MOST_TUPLES: Final = 12_000


def ops_of(dtype: DType) -> list[Op]:
    """The ALU ops that are defined on a dtype."""
    return [op for op in sorted(ALU, key=lambda op: op.value) if is_defined(op, dtype)]


@dataclass(frozen=True, slots=True)
class Case:
    """One op on many operands: raw storage columns with the dtype of each, and the dtype of the result."""

    op: Op
    dtype: DType
    operands: tuple[Array, ...]
    kinds: tuple[DType, ...]

    @property
    def size(self) -> int:
        return len(self.operands[0])

    def wanted(self) -> Array:
        """Raw storage of what the table says."""
        values = [from_storage(raw, kind) for raw, kind in zip(self.operands, self.kinds, strict=True)]
        return to_storage(evaluate(self.op, self.dtype, values, self.kinds), self.dtype)

    def node(self, *sources: UOp) -> UOp:
        return UOp(self.op, self.dtype, sources)

    def ast(self) -> UOp:
        """Operands in parameters 1, 2, ..."""
        sources = (param(1 + i, (self.size,), kind) for i, kind in enumerate(self.kinds))
        return sink(param(0, (self.size,), self.dtype).store(self.node(*sources)), name=self.name)

    def folded_ast(self) -> UOp:
        """Every result from constants; parameter 1 says which."""
        columns = [numbers(raw, kind) for raw, kind in zip(self.operands, self.kinds, strict=True)]
        leaves = [
            self.node(*(const(v, kind) for v, kind in zip(row, self.kinds, strict=True))) for row in zip(*columns, strict=True)
        ]
        value = _choose(param(1, (self.size,), int32), leaves, 0)
        return sink(param(0, (self.size,), self.dtype).store(value), name=self.name)

    @property
    def name(self) -> str:
        kinds = f"{self.kinds[-1]}_{self.dtype}" if self.op in (Op.CAST, Op.BITCAST) else str(self.kinds[-1])
        return f"{self.op.name.lower()}_{kinds}"

    def check(self, found: Array, way: str = "") -> None:
        """Raise Mismatch unless the raw results are what the table says."""
        wanted = self.wanted()
        found = found.reshape(wanted.shape)
        good = same_bits(found, wanted, self.dtype, signs_of_zero=self.op not in _OPEN_ZEROS)
        if self.op is Op.MULACC and self.dtype.is_float:
            good = good | self._rounded_otherwise(found, good)
        operands = list(zip(self.operands, self.kinds, strict=True))
        require(good, found, wanted, self.dtype, operands, f"{self.op.name} of {self.kinds[-1]} to {self.dtype} {way}".strip())

    def _rounded_otherwise(self, found: Array, good: Array) -> Array:
        """Where MULACC was rounded twice or only once: row 13 allows both."""
        a, b, c = (from_storage(raw, self.dtype) for raw in self.operands)
        two = (self.dtype, self.dtype)
        product = evaluate(Op.MUL, self.dtype, (a, b), two)
        twice = to_storage(evaluate(Op.ADD, self.dtype, (product, c), two), self.dtype)
        good = good | same_bits(found, twice, self.dtype)
        values = from_storage(found, self.dtype)
        accepted = np.zeros(len(values), np.bool_)
        for i in np.flatnonzero(~good).tolist():
            accepted[i] = _is_nearest(values[i].item(), (a[i].item(), b[i].item(), c[i].item()), self.dtype)
        return accepted | good


def operand_kinds(op: Op, dtype: DType) -> tuple[DType, ...]:
    if op in UNARY:
        return (dtype,)
    if op is Op.WHERE:
        return bool_, dtype, dtype
    return (dtype,) * (3 if op is Op.MULACC else 2)


def op_case(op: Op, dtype: DType, *, few: bool = False, lanes: int = 1) -> Case:
    """All pairs of edge values; a dozen values where there are three operands,
    or where every one is a constant.

    In vectors of so many lanes each value of each operand meets every lane.
    """
    kinds = operand_kinds(op, dtype)
    result = bool_ if op in COMPARE else dtype
    if op is Op.WHERE:
        condition, then = pairs(_odd(few_values(dtype), lanes), 2)
        columns = [np.resize(edge_values(bool_), len(condition)), condition, then]
    else:
        pool = few_values(dtype) if few or len(kinds) == 3 else edge_values(dtype)
        columns = pairs(_odd(pool, lanes), len(kinds))
    if few:
        columns = _thinned(columns, 64)
    if few and op is Op.WHERE:
        columns[0] = (columns[0] != 0).astype(np.uint8)
    return Case(op, result, tuple(rotated(columns, lanes)), kinds)


def cast_case(source: DType, target: DType, lanes: int) -> Case:
    columns = pairs(cast_values(source), 1)
    return Case(Op.CAST, target, tuple(rotated(columns, lanes)), (source,))


def rotated(columns: list[Array], lanes: int) -> list[Array]:
    """The tuples several times over, each time beginning at another lane, the lanes before filled.
    Their number is odd, for a tail."""
    size = len(columns[0])
    times = max(1, min(lanes, _MOST_TUPLES // size))
    chosen: list[int] = []
    for turn in range(times):
        filler = (turn * lanes // times - len(chosen)) % lanes
        chosen += [*(n % size for n in range(filler)), *range(size)]
    chosen += [0] * (1 - len(chosen) % 2)
    return [c[chosen] for c in columns]


def _odd(pool: Array, lanes: int) -> Array:
    """One value more where there are vectors and the number is even:
    what repeats with the pool would miss every second lane."""
    return np.append(pool, pool[-1]) if lanes > 1 and len(pool) % 2 == 0 else pool


def arrays_of(case: Case, way: str) -> dict[int, Array]:
    if way == "folded":
        return {1: np.arange(case.size, dtype=np.int32)}
    return {1 + i: raw for i, raw in enumerate(case.operands)}


def ast_of(case: Case, way: str) -> UOp:
    return case.folded_ast() if way == "folded" else case.ast()


def schedule_of(way: str) -> tuple[Opt, ...] | None:
    return () if way == "scalar" else None


def bitcast_pairs() -> list[tuple[DType, DType]]:
    """Dtypes of one size. A bool is not its bits."""
    kinds = [d for d in STORABLE if not d.is_bool]
    return [(a, b) for a in kinds for b in kinds if a is not b and a.itemsize == b.itemsize]


def _choose(index: UOp, leaves: Sequence[UOp], first: int) -> UOp:
    """leaves[index - first], by a balanced tree of WHEREs."""
    if len(leaves) == 1:
        return leaves[0]
    middle = len(leaves) // 2
    low, high = _choose(index, leaves[:middle], first), _choose(index, leaves[middle:], first + middle)
    return (index < first + middle).where(low, high)


def _thinned(columns: list[Array], most: int) -> list[Array]:
    """At most so many tuples, spread evenly by a stride that no column's period divides."""
    size = len(columns[0])
    if size <= most:
        return columns
    stride = size // most | 1
    return [c[::stride][:most] for c in columns]


def _is_nearest(value: float, operands: tuple[float, float, float], dtype: DType) -> bool:
    """Whether value is x*y + z rounded once to the dtype."""
    if not np.isfinite(operands[:2]).all() or np.isnan(operands[2]) or np.isnan(value):
        return False
    if np.isinf(operands[2]):
        return value == operands[2]
    x, y, z = (Fraction(n) for n in operands)
    exact = x * y + z
    greatest = Fraction(float(dtype.max_finite))
    _, exponent = np.frexp(float(dtype.max_finite) if np.isinf(value) else value)
    least = 2 - (1 << (dtype.exponent_bits - 1))
    unit = Fraction(2) ** (max(int(exponent) - 1, least) - dtype.mantissa_bits)
    if np.isinf(value):
        return (exact > 0) is (value > 0) and abs(exact) * 2 >= 2 * greatest + unit
    return abs(Fraction(value) - exact) * 2 <= unit
