"""Calls whose derivatives are given by rules:
a LOOP of one step that carries its rule to where derivatives are taken.

What the call reads is carried unchanged and what it gives is stacked, so that no source is lost under batches; where no derivative is asked
for, a loop of one step is what it computes, and nothing is left of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Protocol

from kg.frontend import LoopBody, Op, UOp, void
from kg.frontend import monoid as monoids
from kg.records import dataclass
from kg_graph.loops.nodes import loop, result

from kg_array.running.memory import is_placeholder, placeholder
from kg_array.transforms.derivatives.cotangents import Cotangent, NoDerivativeError, scaled, zeros_of
from kg_array.transforms.derivatives.factors import Factor

Batch = Callable[[Sequence[UOp], Mapping[UOp, UOp], int], list[tuple[UOp, bool]]]


class Rule(Protocol):
    """The derivatives of a call, by its sources and results as nodes.
    None: no cotangent goes there, no tangent comes from there.

    `own`: how many sources are arguments; by those after them, which the function has from elsewhere, there are none.
    """

    @property
    def name(self) -> str: ...

    @property
    def own(self) -> int: ...

    def pulled(self, sources: Sequence[UOp], cotangents: Sequence[UOp]) -> list[UOp | None]: ...

    def pushed(self, sources: Sequence[UOp], tangents: Sequence[UOp | None]) -> list[UOp]: ...


@dataclass(frozen=True, slots=True)
class RuledBody(LoopBody):
    """The body of a call that has a rule."""

    rule: Rule | Elementwise | None = None


@dataclass(frozen=True, eq=False, slots=True)
class Elementwise:
    """The rule of a call of one source and one result of its shape:
    the factor of each element, by the source and the result."""

    slope: Callable[[UOp, UOp], Factor]

    def factor(self, node: UOp) -> Factor:
        return self.slope(node.src[0], _whole(node, 0))


def ruled(node: UOp) -> Rule | Elementwise | None:
    """The rule of a LOOP that is a call with one."""
    return node.arg.rule if isinstance(node.arg, RuledBody) else None


def call(stand_ins: Sequence[UOp], sources: Sequence[UOp], values: Sequence[UOp], rule: Rule | Elementwise) -> list[UOp]:
    """The values, given over stand-ins for the sources, as results of one call with this rule."""
    carried = list(zip(stand_ins, sources, stand_ins, strict=True))
    node = _with_rule(loop(1, carried, stacked=values), rule)
    return [_whole(node, n) for n in range(len(values))]


def _with_rule(node: UOp, rule: Rule | Elementwise) -> UOp:
    body = RuledBody(**{f.name: getattr(node.loop, f.name) for f in fields(LoopBody)}, rule=rule)
    return UOp(Op.LOOP, void, node.src, body)


def _whole(node: UOp, number: int) -> UOp:
    """Result `number` of a call, without the axis of its one step."""
    found = result(node, node.loop.carried + number)
    return found.reshape(*found.shape[1:])


def read_by(values: Sequence[UOp]) -> list[UOp]:
    """The stand-ins of traces that values depend on."""
    found = dict.fromkeys(leaf for v in values for leaf in v.find(Op.BUFFER))
    return [leaf for leaf in found if is_placeholder(leaf)]


def _require_own(rule: Rule, wanted: Iterable[int]) -> None:
    if any(i >= rule.own for i in wanted):
        raise NoDerivativeError(
            f"{rule.name}: a derivative is asked for by an array that the function has from elsewhere: its rule is for its arguments, make it one"
        )


def pulled_call(
    node: UOp, rule: Rule | Elementwise, given: Mapping[int, Cotangent], wanted: Sequence[int]
) -> dict[int, Cotangent]:
    """The cotangents of the sources with these numbers, given those of the results."""
    count = node.loop.carried
    if isinstance(rule, Elementwise):
        seed, shape = given[count], node.src[0].shape
        whole = Cotangent(seed.value.reshape(*shape), None if seed.where is None else seed.where.reshape(*shape))
        return {0: scaled(whole, rule.factor(node))}
    _require_own(rule, wanted)
    cotangents: list[UOp] = []
    for n in range(node.loop.stacked):
        whole = _whole(node, n)
        seed = given.get(count + n)
        cotangents.append(zeros_of(whole) if seed is None else seed.value.reshape(*whole.shape))
    made = rule.pulled(node.src[:count], cotangents)
    return {i: Cotangent(m) for i in wanted if (m := made[i]) is not None}


def pushed_call(node: UOp, rule: Rule | Elementwise, tangents: Mapping[int, UOp]) -> dict[int, UOp]:
    """The tangents of the results that are floats, by number, given those of sources."""
    count = node.loop.carried
    if isinstance(rule, Elementwise):
        made_one = scaled(Cotangent(tangents[0]), rule.factor(node)).value
        return {count: made_one.reshape(1, *made_one.shape)}
    _require_own(rule, tangents)
    made = rule.pushed(node.src[:count], [tangents.get(i) for i in range(count)])
    return {count + n: m.reshape(1, *m.shape) for n, m in enumerate(made) if m.type.is_float}


def batched_call(node: UOp, new: UOp, rule: Rule | Elementwise, many: Sequence[bool], count: int, batch: Batch) -> UOp:
    """The call over many examples, whose rule is that of one, for each."""
    if isinstance(rule, Elementwise):
        return _with_rule(new, rule)
    return _with_rule(new, Batched(rule, tuple(many[: node.loop.carried]), count, batch))


@dataclass(frozen=True, eq=False, slots=True)
class Batched:
    """A rule applied to many examples: sources of which each example has its own have their axis in front,
    as all results have."""

    rule: Rule
    many: tuple[bool, ...]
    count: int
    batch: Batch

    @property
    def name(self) -> str:
        return self.rule.name

    @property
    def own(self) -> int:
        return self.rule.own

    def pulled(self, sources: Sequence[UOp], cotangents: Sequence[UOp]) -> list[UOp | None]:
        examples, replaced = self._examples(sources)
        seeds = [_example(c) for c in cotangents]
        made = self.rule.pulled(examples, seeds)
        replaced |= dict(zip(seeds, cotangents, strict=True))
        wide = iter(self._batched([m for m in made if m is not None], replaced))
        found = [None if m is None else next(wide) for m in made]
        return [f if f is None or is_many else _summed(f) for f, is_many in zip(found, self.many, strict=True)]

    def pushed(self, sources: Sequence[UOp], tangents: Sequence[UOp | None]) -> list[UOp]:
        examples, replaced = self._examples(sources)
        own: list[UOp | None] = []
        for tangent, is_many in zip(tangents, self.many, strict=True):
            if tangent is not None and is_many:
                example = _example(tangent)
                replaced[example] = tangent
                own.append(example)
            else:
                own.append(tangent)
        return self._batched(self.rule.pushed(examples, own), replaced)

    def _examples(self, sources: Sequence[UOp]) -> tuple[list[UOp], dict[UOp, UOp]]:
        examples = [_example(s) if is_many else s for s, is_many in zip(sources, self.many, strict=True)]
        return examples, {e: s for e, s in zip(examples, sources, strict=True) if e is not s}

    def _batched(self, values: Sequence[UOp], replaced: Mapping[UOp, UOp]) -> list[UOp]:
        made = self.batch(values, replaced, self.count)
        return [x if is_many else x.reshape(1, *x.shape).expand(self.count, *x.shape) for x, is_many in made]


def _example(x: UOp) -> UOp:
    return placeholder(x.shape[1:], x.type)  # type: ignore[arg-type]


def _summed(x: UOp) -> UOp:
    return x.reduce(monoids.ADD, 0).reshape(*x.shape[1:]).cast(x.type)
