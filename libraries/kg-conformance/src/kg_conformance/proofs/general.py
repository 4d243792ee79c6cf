"""All applications of a rule to variables: dtypes, ops of its pattern, at 8 bits all constants.

Where a rule only builds with its operands (operands.py), it holds for all graphs when it holds for these.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Final, TypeVar

import numpy as np
from kg.dtype import DType, Kind, bool_, index, int8, int16, int32, int64, uint8, uint16, uint32, uint64
from kg.ir.args import Var
from kg.ir.op import ALU, Op
from kg.ir.uop import UOp
from kg.rewrite.pattern import ANYTHING, Pattern
from kg.rewrite.rule import Rule
from kg.semantics.floats import Array, numpy_value_dtype

from kg_conformance.proofs.concrete import same_bits, values_of
from kg_conformance.proofs.instances import Instance, Maker, Unsuited, apply

T = TypeVar("T")

#: Without floats: those are sampled.
DTYPES: Final = (index, int8, int16, int32, int64, uint8, uint16, uint32, uint64, bool_)
#: Index stands for its values from -128 to 127.
NARROW: Final = (index, int8, uint8, bool_)
#: Choices of constants at 8 bits: two of them may be anything. And of these with values of the variables.
MOST_CHOICES: Final = 1 << 16
MOST_POINTS: Final = 1 << 25
_AT_ONCE: Final = 1 << 20
_CONSTANTS: Final = 1000  # the ARGs from here on stand for constants before, from twice as many on for those after


class NotAll(Exception):
    """There are more applications than can be tried."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What a rule's pattern matches, over variables; ARGs stand for the constants."""

    graph: UOp
    variables: tuple[UOp, ...]
    constants: tuple[UOp, ...]

    def filled(self, constants: Sequence[UOp]) -> UOp:
        """With these constants."""
        return _filled(self.graph, dict(zip(self.constants, constants, strict=True)))

    def choices(self) -> Iterator[tuple[UOp, ...]]:
        """All combinations of constants."""
        return product(*[[UOp(Op.CONST, c.dtype, (), v) for v in _values(c.type)] for c in self.constants])


def shapes(one: Rule, kind: Kind, dtypes: Sequence[DType]) -> Iterator[Shape]:
    """Each choice of dtypes and ops that the pattern allows on operands of a kind.
    Raises NotAll where there are others."""
    for part in one.pattern.walk():
        _require_known(part)
    for operand in [d for d in dtypes if d.kind is kind]:
        every = _EveryChoice()
        while True:
            maker = _Variables(every, operand, dtypes)
            try:
                graph = maker.build(one.pattern, None)
                yield Shape(graph, tuple(maker.variables), tuple(maker.constants))
            except (Unsuited, TypeError, OverflowError, ValueError):
                pass  # a choice of dtypes that no graph has
            if not every.advance():
                break


def applications(one: Rule, kind: Kind) -> Iterator[Instance]:
    """Every application, at every dtype. Raises NotAll where a constant has more values than a bool."""
    for shape in shapes(one, kind, DTYPES):
        if any(not c.type.is_bool for c in shape.constants):
            raise NotAll
        for constants in shape.choices():
            before = shape.filled(constants)
            after = apply(one, before)
            if after is not None:
                yield Instance(before, after)


def tried_at_8_bits(one: Rule, kind: Kind) -> tuple[int, str]:
    """(applications, where one is wrong), of all constants on all values.
    Raises NotAll where these are too many."""
    tried = 0
    for shape in shapes(one, kind, NARROW):
        choices, points = (prod(len(_values(leaf.type)) for leaf in leaves) for leaves in (shape.constants, shape.variables))
        if choices > MOST_CHOICES or choices * points > MOST_POINTS:
            raise NotAll
        for after, rows in _results(one, shape).items():
            tried += len(rows)
            difference = _difference(shape, after, rows)
            if difference:
                return tried, difference
    return tried, ""


def _require_known(part: Pattern) -> None:
    """Raises NotAll for patterns of lanes, memory and loops."""
    if part.open or part.vectors or (part.ops != (Op.CONST,) and part.arg is not ANYTHING):
        raise NotAll
    if any(o is not Op.CONST and o not in ALU and o not in (Op.CAST, Op.BITCAST) for o in part.ops or ()):
        raise NotAll


def _values(dtype: DType) -> list[int]:
    if dtype.is_bool:
        return [False, True]
    return list(range(-128, 128)) if dtype.kind is Kind.INDEX else list(range(int(dtype.min), int(dtype.max) + 1))


def _results(one: Rule, shape: Shape) -> dict[UOp, list[tuple[int, ...]]]:
    """What the rule gives, with its constants as ARGs:
    their values before and after, for each choice where it applies."""
    found: dict[tuple[object, ...], tuple[UOp, list[tuple[int, ...]]]] = {}
    for constants in shape.choices():
        after = apply(one, shape.filled(constants))
        if after is None:
            continue
        key: list[object] = []
        values = [int(c.value) for c in constants]
        _take_apart(after, key, values)
        known = found.get(tuple(key))
        if known is None:
            known = found[tuple(key)] = _without_constants(after, iter(range(len(values)))), []
        known[1].append(tuple(values))
    return dict(found.values())


def _take_apart(node: UOp, key: list[object], constants: list[int]) -> None:
    """Adds what the graph is but for its constants to the key, and these, from left to right,
    to the others."""
    if node.op is Op.CONST:
        key.append(node.dtype)
        constants.append(int(node.value))
    elif not node.src:
        key.append(node)
    else:
        key += (node.op, node.dtype, node.arg, len(node.src))
        for s in node.src:
            _take_apart(s, key, constants)


def _without_constants(node: UOp, numbers: Iterator[int]) -> UOp:
    """The graph with an ARG for each constant, numbered from left to right."""
    if node.op is Op.CONST:
        return UOp(Op.ARG, node.dtype, (), 2 * _CONSTANTS + next(numbers))
    if not node.src:
        return node
    return UOp(node.op, node.dtype, tuple([_without_constants(s, numbers) for s in node.src]), node.arg)


def _filled(node: UOp, constants: dict[UOp, UOp]) -> UOp:
    if node in constants:
        return constants[node]
    return UOp(node.op, node.dtype, tuple([_filled(s, constants) for s in node.src]), node.arg) if node.src else node


def _difference(shape: Shape, after: UOp, rows: list[tuple[int, ...]]) -> str:
    """Constants and values where the two sides differ, as text."""
    points = list(product(*[_values(v.type) for v in shape.variables]))
    leaves = (*shape.constants, *_constants_after(after))
    step = max(1, _AT_ONCE // len(points))
    for start in range(0, len(rows), step):
        some = rows[start : start + step]
        env: dict[UOp, Array] = {}
        for leaf, column in zip(leaves, zip(*some, strict=True), strict=True):
            env[leaf] = np.repeat(np.array(column, numpy_value_dtype(leaf.type)), len(points))
        for leaf, column in zip(shape.variables, zip(*points, strict=True), strict=False):
            env[leaf] = np.tile(np.array(column, numpy_value_dtype(leaf.type)), len(some))
        same = same_bits(values_of(shape.graph, env), values_of(after, env))
        if not same.all():
            at = int((~np.broadcast_to(same, len(some) * len(points))).argmax())
            return _described(shape, some[at // len(points)], points[at % len(points)])
    return ""


def _constants_after(after: UOp) -> list[UOp]:
    found = [n for n in after.toposort() if n.op is Op.ARG and n.slot >= 2 * _CONSTANTS]
    return sorted(found, key=lambda n: n.slot)


def _described(shape: Shape, constants: tuple[int, ...], values: tuple[int, ...]) -> str:
    given = [*zip(shape.variables, values, strict=True)]
    shown = ", ".join(f"{v.arg if v.op is Op.ARG else v.variable.name}={value}" for v, value in given)
    return f"constants {constants[: len(shape.constants)]}, {shown}" if shape.constants else shown


class _EveryChoice(random.Random):
    """Goes through all combinations of choices, one per run of who chooses: the last choice changes first."""

    def __init__(self) -> None:
        super().__init__(0)
        self.path: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def choice(self, seq: Sequence[T]) -> T:  # pyright: ignore[reportIncompatibleMethodOverride]
        if self.at == len(self.path):
            self.path.append(0)
            self.sizes.append(len(seq))
        self.at += 1
        return seq[self.path[self.at - 1]]

    def advance(self) -> bool:
        """On to the next combination; False when there is none."""
        while self.path and self.path[-1] + 1 == self.sizes[-1]:
            self.path.pop()
            self.sizes.pop()
        if self.path:
            self.path[-1] += 1
        self.at = 0
        return bool(self.path)


class _Variables(Maker):
    """A graph whose operands are variables, its constants ARGs."""

    def __init__(self, every: _EveryChoice, operand: DType, dtypes: Sequence[DType]) -> None:
        super().__init__(every, operand, ())
        self.dtypes = dtypes
        self.variables: list[UOp] = []
        self.constants: list[UOp] = []

    def _constant(self, pattern: Pattern, dtype: DType) -> UOp:
        if pattern.arg is not ANYTHING:
            return super()._constant(pattern, dtype)
        node = UOp(Op.ARG, dtype, (), _CONSTANTS + len(self.constants))
        self.constants.append(node)
        return node

    def _types(self, op: Op, dtype: DType | None, on_bools: bool) -> tuple[list[DType], DType]:
        if op not in (Op.CAST, Op.BITCAST):
            return super()._types(op, dtype, on_bools)
        if dtype is None:
            return [self.operand], self.chance.choice(self._castable(op, self.operand))
        return [self.chance.choice(self._castable(op, dtype))], dtype

    def _castable(self, op: Op, dtype: DType) -> list[DType]:
        """What an operand of this dtype is cast to, or from."""
        machine = dtype.kind is not Kind.INDEX and not dtype.is_bool
        same = [d for d in self.dtypes if machine and d.kind in (Kind.INT, Kind.UINT) and d.bits == dtype.bits]
        return list(self.dtypes) if op is Op.CAST else same or [dtype]

    def _leaf(self, pattern: Pattern, dtype: DType) -> UOp:
        if pattern.kinds and dtype.kind not in pattern.kinds:
            raise Unsuited
        number = len(self.variables) + 1
        if dtype.kind is Kind.INDEX:
            node = UOp(Op.DEFINE_VAR, index, (), Var(f"v{number}", int(index.min), int(index.max)))
        else:
            node = UOp(Op.ARG, dtype, (), number)
        self.variables.append(node)
        return node
