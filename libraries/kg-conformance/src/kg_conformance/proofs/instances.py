"""Random graphs that a rule's pattern matches, with a fixed seed and edge constants."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from kg.dtype import DType, Kind, bool_, float16, float32, float64, index, int8, int16, int32, int64, uint8, uint32, uint64
from kg.ir.args import Var
from kg.ir.build import range_
from kg.ir.op import ALU, COMPARE, Op
from kg.ir.uop import UOp
from kg.rewrite.compiled import ByDType, Matcher, compile_matcher
from kg.rewrite.pattern import ANYTHING, Pattern
from kg.rewrite.rule import Rule
from kg.semantics.table import is_defined

NARROW: Final = (int8, uint8)
WIDE: Final = (int32, uint32, int64, uint64, int8, uint8, int16)
FLOATS: Final = (float32, float16, float64)
_BY_KIND: Final = {
    Kind.INDEX: (index,),
    Kind.BOOL: (bool_,),
    Kind.FLOAT: FLOATS,
    Kind.INT: (int32, int64, int8),
    Kind.UINT: (uint32, uint8),
}


#: (least, width) of index variables.
_NARROW: Final = ((0, 3), (0, 7), (-5, 12), (1, 4))
_INTERVALS: Final = (*_NARROW, (2, 30), (-1000, 2000), (0, 1 << 30))


@dataclass(frozen=True, slots=True)
class Instance:
    """One application of a rule."""

    before: UOp
    after: UOp

    @property
    def leaves(self) -> list[UOp]:
        """What has a value of its own, sources of RANGEs first."""
        seen = dict.fromkeys([*self.before.toposort(), *self.after.toposort()])
        return [n for n in seen if n.op in (Op.DEFINE_VAR, Op.ARG, Op.RANGE)]

    @property
    def dtypes(self) -> set[DType]:
        nodes = (*self.before.toposort(), *self.after.toposort())
        return {n.dtype for n in nodes if isinstance(n.dtype, DType)}


class Unsuited(Exception):
    """The pattern can't be built with what was drawn."""


def apply(one: Rule, node: UOp) -> UOp | None:
    """The rule's result on this very node, or None."""
    match = _matcher(one, node.op)
    if isinstance(match, ByDType):
        match = match[node.src[0].dtype]
    found = match(node, None) if match is not None else None
    return None if found is None else found[1]


@lru_cache(maxsize=256)
def _matcher(one: Rule, op: Op) -> Matcher | ByDType | None:
    return compile_matcher("proof", op, [one])


def instances(one: Rule, kind: Kind, *, wanted: int, draws: int, narrow: bool = False) -> Iterator[Instance]:
    """Distinct applications of the rule on operands of a kind."""
    chance = random.Random(f"{one.name} Kind.{kind.name}")
    seen: set[UOp] = set()
    for _ in range(draws):
        dtypes = tuple(d for d in NARROW if d.kind is kind) if narrow and kind in (Kind.INT, Kind.UINT) else _BY_KIND[kind]
        maker = Maker(chance, chance.choice(dtypes), _NARROW if narrow else _INTERVALS)
        try:
            before = maker.build(one.pattern, None)
        except (Unsuited, TypeError, OverflowError, ValueError):
            continue
        if before in seen:
            continue
        seen.add(before)
        after = apply(one, before)
        if after is not None:
            yield Instance(before, after)
            wanted -= 1
            if wanted == 0:
                return


class Maker:
    """Builds one graph from a pattern."""

    def __init__(self, chance: random.Random, operand: DType, intervals: Sequence[tuple[int, int]]) -> None:
        self.chance, self.operand, self.intervals = chance, operand, intervals
        self.bound: dict[str, UOp] = {}
        self.leaf_count = 0

    def build(self, pattern: Pattern, dtype: DType | None) -> UOp:
        """`dtype` is what the node must have; None at the root, where the operands decide."""
        if pattern.capture and pattern.capture in self.bound:
            found = self.bound[pattern.capture]
            if dtype is not None and found.dtype is not dtype:
                raise Unsuited
            return found
        if pattern.ops is None:
            node = self._leaf(pattern, dtype or self.operand)
        elif pattern.ops == (Op.CONST,):
            node = self._constant(pattern, dtype or self.operand)
        else:
            node = self._inner(pattern, dtype)
        if pattern.kinds and node.type.kind not in pattern.kinds:
            raise Unsuited
        if pattern.capture:
            self.bound[pattern.capture] = node
        return node

    def _constant(self, pattern: Pattern, dtype: DType) -> UOp:
        if pattern.arg is not ANYTHING and isinstance(pattern.arg, (int, float)):
            value = -0.0 if dtype.is_float and pattern.arg == 0 and self.chance.random() < 0.5 else pattern.arg
            return UOp(Op.CONST, dtype, (), value)
        return UOp(Op.CONST, dtype, (), self.chance.choice(edges(dtype)))

    def _inner(self, pattern: Pattern, dtype: DType | None) -> UOp:
        op = self.chance.choice([o for o in pattern.ops or () if o in ALU or o in (Op.CAST, Op.BITCAST)] or [Op.SINK])
        if op is Op.SINK:
            raise Unsuited
        on_bools = any(s.kinds == (Kind.BOOL,) and s.ops is not None for s in pattern.src or ())
        below, result = self._types(op, dtype, on_bools)
        self._check(op, below[-1])
        sources: list[UOp] = []
        for i, d in enumerate(below):
            s = pattern.every or (Pattern() if pattern.src is None else pattern.src[i])
            sources.append(self.build(s, d))
        return UOp(op, result, tuple(sources))

    def _check(self, op: Op, operand: DType) -> None:
        if op in ALU and not is_defined(op, operand):
            raise Unsuited

    def _types(self, op: Op, dtype: DType | None, on_bools: bool) -> tuple[list[DType], DType]:
        """(dtypes of the sources, dtype of the node)."""
        if op in COMPARE:
            if dtype is not None and not dtype.is_bool:
                raise Unsuited
            return [self.operand] * 2, bool_
        own = dtype or (bool_ if on_bools else self.operand)
        if op is Op.WHERE:
            return [bool_, own, own], own
        if op is Op.CAST:
            if dtype is None:
                return [self.operand], self.chance.choice((int32, int8, uint8, uint32, float32, index, float16, bool_, float64))
            choices = (
                self.operand,
                *(() if self.chance.random() < 0.5 else (int32, uint8, float32, int64, index, bool_, float16)),
            )
            return [self.chance.choice(choices)], own
        if op is Op.BITCAST:
            same = [d for d in (int32, uint32, float32, int64, uint64, float64, int8, uint8) if d.bits == own.bits]
            if not same:
                raise Unsuited
            return [self.chance.choice(same)], own
        return [own] * (op.arity or 0), own

    # -- leaves

    def _leaf(self, pattern: Pattern, dtype: DType) -> UOp:
        if pattern.kinds and dtype.kind not in pattern.kinds:
            raise Unsuited
        if dtype.kind is Kind.INDEX:
            return self._index(2)
        leaf = self._fresh(dtype)
        roll = self.chance.random()
        if dtype.is_int and roll < 0.35:
            return leaf & self.chance.choice([1, 7, 15, 63])
        if dtype.is_bool and roll < 0.4:
            a, b = self._fresh(int8), self.chance.choice([-3, 0, 5, 100])
            return (a < b) if roll < 0.2 else (leaf & (UOp(Op.ARG, int8, (), 0) < b))
        return leaf

    def _fresh(self, dtype: DType) -> UOp:
        self.leaf_count += 1
        return UOp(Op.ARG, dtype, (), self.leaf_count)

    def _variable(self) -> UOp:
        if self.leaf_count and self.chance.random() < 0.3:
            self.leaf_count -= 1
        name = f"v{self.leaf_count}"
        self.leaf_count += 1
        least, width = self.chance.choice(self.intervals)
        return UOp(Op.DEFINE_VAR, index, (), Var(f"{name}_{least + 1000}_{width}", least, least + width))

    def _index(self, depth: int) -> UOp:
        roll = self.chance.random()
        if depth == 0 or roll < 0.25:
            return self._variable()
        c = self.chance.choice([1, 2, 3, 4, 6, 8, 12, 16, -1, -2, -4])
        x = self._index(depth - 1)
        if roll < 0.4:
            return x * c
        if roll < 0.5:
            return x + c
        if roll < 0.7:
            return x * c + self._index(depth - 1)
        if roll < 0.8:
            return x // abs(c)
        if roll < 0.9:
            return x % (abs(c) + 1)
        if roll < 0.93:
            return (x // 4) * 4 + x % 4
        n = UOp(Op.DEFINE_VAR, index, (), Var("n", 1, 9))
        return self.chance.choice([n, self._variable() * n + range_(n, "j"), range_(n, "j")])


def edges(dtype: DType) -> list[int | float]:
    """Constants worth trying."""
    if dtype.is_float:
        return [0.0, -0.0, 1.0, -1.0, 2.0, 0.5, 3.0, 0.1, 1024.0, float("inf"), -float("inf"), float("nan"), dtype.max_finite]
    if dtype.is_bool:
        return [False, True]
    if dtype.kind is Kind.INDEX:
        return [1, 2, 3, 4, 5, 6, 8, 12, 16, 24, 32, 0, -1, -2, -3, -4, -7, 7, 15, 100]
    least, greatest = int(dtype.min), int(dtype.max)
    own = [greatest, greatest - 1, least, least + 1, greatest // 2 + 1]
    return [v for v in [0, 1, 2, 3, 4, 5, 7, 8, 10, 15, 31, 100, -1, -2, -3, -8, *own] if least <= v <= greatest]
