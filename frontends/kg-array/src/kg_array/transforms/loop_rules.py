"""LOOPs under transforms: the derivatives of a step, and a step of many examples,
become bodies of loops of as many steps.

Reverse mode keeps what each step began with and computes the step again from that on the way back, the last one first: a loop of n steps keeps n
times what it carries, however much a step computes in between.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from kg.frontend import UOp, bool_
from kg.frontend import monoid as monoids
from kg_graph.loops.nodes import loop, parameters_of, result
from kg_graph.nodes import substituted

from kg_array.running.memory import placeholder
from kg_array.transforms.derivatives.cotangents import Cotangent, NoDerivativeError, zeros_of

#: Values of a graph by what they are made of: tangents, cotangents or batches of one step.
Push = Callable[[Sequence[UOp], Mapping[UOp, UOp]], tuple[list["UOp | None"], dict[UOp, UOp]]]
Pull = Callable[[Sequence[UOp], Sequence[UOp], Sequence[UOp]], list["UOp | None"]]
Batch = Callable[[Sequence[UOp], Mapping[UOp, UOp], int], list[tuple[UOp, bool]]]


class Step:
    """A LOOP's step over stand-ins that no other graph has:
    of what is carried, of pieces; what stays the same is what it is."""

    def __init__(self, node: UOp) -> None:
        body = self.body = node.loop
        self.node, self.carried = node, body.carried
        self.moving = body.carried + body.sliced
        self.stand_ins = [_like(p) for p in parameters_of(node)]
        self.own = substituted(body.values, dict(zip(parameters_of(node), self.stand_ins, strict=True)))
        #: from the stand-ins of what stays the same to that
        self.same = dict(zip(self.stand_ins[self.moving :], node.src[self.moving :], strict=True))
        self.values = substituted(self.own, self.same)

    @property
    def carries(self) -> list[tuple[UOp, UOp, UOp]]:
        return list(zip(self.stand_ins, self.node.src, self.values, strict=False))[: self.carried]

    @property
    def slices(self) -> list[tuple[UOp, UOp]]:
        return list(zip(self.stand_ins, self.node.src, strict=True))[self.carried : self.moving]

    def active(self, begin: set[int], depends: Callable[[Sequence[UOp], Sequence[UOp]], set[UOp]]) -> set[int]:
        """The sources that have derivatives: those given, and what is carried and depends on such,
        in any number of steps."""
        found = set(begin)
        while True:
            reached = depends(self.own, [self.stand_ins[i] for i in sorted(found)])
            more = found | {k for k in range(self.carried) if self.own[k] in reached}
            if more == found:
                return found
            found = more


def _like(x: UOp) -> UOp:
    return placeholder(x.shape, x.type)  # type: ignore[arg-type]


# -- forward


def pushed(
    node: UOp, tangents: Mapping[int, UOp], push: Push, depends: Callable[[Sequence[UOp], Sequence[UOp]], set[UOp]]
) -> tuple[dict[int, UOp], dict[UOp, UOp]]:
    """The tangents of the results of a LOOP, given those of its sources by number;
    and its results as the new loop gives them too."""
    step = Step(node)
    count, kept = step.carried, len(step.values)
    active = step.active(set(tangents), depends)
    small = {i: _like(step.stand_ins[i]) for i in sorted(active)}
    made, again = push(step.own, {step.stand_ins[i]: t for i, t in small.items()})
    step.values = substituted(substituted(step.own, again), step.same)
    made = [None if m is None else substituted([m], step.same)[0] for m in made]
    changed = [k for k in range(count) if k in active]
    first = {i: tangents.get(i, zeros_of(node.src[i])) for i in active}
    carried = step.carries + [(small[k], first[k], _or_zeros(made[k], step.values[k])) for k in changed]
    sliced = step.slices + [(small[i], first[i]) for i in sorted(active) if count <= i < step.moving]
    stays = {small[i]: first[i] for i in sorted(active) if i >= step.moving}
    stacked = [n for n in range(count, kept) if made[n] is not None]
    values = [*step.values[count:], *(m for n in stacked if (m := made[n]) is not None)]
    carried = [(p, begin, substituted([after], stays)[0]) for p, begin, after in carried]
    body = node.loop
    new = loop(
        body.count,
        carried,
        sliced,
        substituted(values, stays),
        condition=body.condition,
        backwards=body.backwards,
        apart=body.apart,
    )
    total = len(carried) + len(values)
    found = {k: result(new, count + i) for i, k in enumerate(changed)}
    found |= {n: result(new, len(carried) + kept - count + i) for i, n in enumerate(stacked)}
    places = [*range(count), *range(len(carried), len(carried) + kept - count)]
    if body.condition < 0:
        found |= {kept + k: result(new, total + count + i) for i, k in enumerate(changed)}
        places += range(total, total + count)
    for n in range(len(places)):
        one = result(node, n)
        if n not in found and one.type.is_float:
            found[n] = zeros_of(one)
    return found, {result(node, n): result(new, place) for n, place in enumerate(places)}


def _or_zeros(value: UOp | None, like: UOp) -> UOp:
    return zeros_of(like) if value is None else value


# -- reverse


def pulled(
    node: UOp,
    given: Mapping[int, Cotangent],
    wanted: Sequence[int],
    pull: Pull,
    depends: Callable[[Sequence[UOp], Sequence[UOp]], set[UOp]],
) -> dict[int, UOp]:
    """The cotangents of the sources with these numbers, given those of the results."""
    body = node.loop
    if body.condition >= 0:
        raise NoDerivativeError(
            "while_loop has no derivative in reverse: how many steps it takes, and so what is to be kept of them, is known only when it runs."
            " Use jvp, or fori_loop or scan of as many steps as there may be, with where() for those that are too many"
        )
    step = Step(node)
    count, kept = step.carried, len(step.values)
    active = step.active(set(wanted), depends)
    back = [k for k in range(count) if k in active]
    seeds = {k: _like(step.values[k]) for k in back}
    results = [n for n in given if n >= count]
    pieces = {n: _like(step.own[n] if n < kept else step.stand_ins[n - kept]) for n in results}
    outputs = [*(step.own[k] for k in back), *(step.own[n] if n < kept else step.stand_ins[n - kept] for n in results)]
    by = sorted(active)
    found = pull(outputs, [*seeds.values(), *pieces.values()], [step.stand_ins[i] for i in by])
    found = [_or_zeros(g, step.stand_ins[i]) for g, i in zip(found, by, strict=True)]
    made = dict(zip(by, substituted(found, step.same), strict=True))
    once = body.count == 1
    summed = [i for i in by if i >= step.moving and not once]
    totals = {i: _like(step.stand_ins[i]) for i in summed}
    carried = [(seeds[k], given[k].value if k in given else zeros_of(node.src[k]), made[k]) for k in back]
    carried += [(totals[i], zeros_of(node.src[i]), totals[i] + made[i]) for i in summed]
    sliced = [(step.stand_ins[k], result(node, kept + k)) for k in range(count)]
    sliced += [*step.slices, *((pieces[n], given[n].value) for n in results)]
    stacked = [i for i in by if i >= count and i not in totals]
    new = loop(body.count, carried, sliced, [made[i] for i in stacked], backwards=not body.backwards, apart=body.apart or once)
    order = [*back, *summed, *stacked]
    answers = {i: result(new, place) for place, i in enumerate(order)}
    return {
        i: g.reshape(*node.src[i].shape) if i >= step.moving and once else g for i, g in answers.items() if i in set(wanted)
    }


# -- many at once


def batched(node: UOp, sources: Sequence[tuple[UOp, bool]], count: int, batch: Batch) -> tuple[UOp, tuple[int, ...]]:
    """The LOOP over many examples, whose pieces and stacks have their axis of steps in front of that
    of the examples; and for each result the number of the new one."""
    step, body = Step(node), node.loop
    many = {i for i, (_, is_many) in enumerate(sources) if is_many}
    wide = {i: placeholder((count, *s.shape), s.type) for i, s in enumerate(step.stand_ins)}  # type: ignore[arg-type]
    while True:
        made = batch(step.own, {step.stand_ins[i]: wide[i] for i in many}, count)
        more = many | {k for k in range(step.carried) if made[k][1]}
        if body.condition in more:  # examples that are done keep what they have, while others go on
            more |= set(range(step.carried))
        if more == many:
            break
        many = more
    same = {s: x for s, (x, _) in zip(step.stand_ins[step.moving :], sources[step.moving :], strict=True)}
    same |= {wide[i]: sources[i][0] for i in range(step.moving, len(sources)) if i in many}
    values = substituted([v for v, _ in made], same)
    own = [wide[i] if i in many else s for i, s in enumerate(step.stand_ins)]
    shapes = [s.shape for s in step.stand_ins]
    carried = [
        (own[k], _broad(*sources[k], shapes[k], count), _broad(values[k], made[k][1], shapes[k], count))
        if k in many
        else (own[k], sources[k][0], values[k])
        for k in range(step.carried)
    ]
    sliced = [
        (own[i], sources[i][0].permute(1, 0, *range(2, len(sources[i][0].shape))) if i in many else sources[i][0])
        for i in range(step.carried, step.moving)
    ]
    stacked = [_broad(v, m, s.shape, count) for v, (_, m), s in list(zip(values, made, step.own, strict=True))[step.carried :]]
    condition = body.condition
    if condition in many:
        flags = own[condition]
        carried = [(p, begin, _chosen(flags, after, p)) for p, begin, after in carried]
        first, after = carried[condition][1:]
        condition = len(carried)
        carried.append((placeholder((), bool_), _any(first), _any(after)))
    new = loop(body.count, carried, sliced, stacked, condition=condition, backwards=body.backwards, apart=body.apart)
    extra = len(carried) - step.carried
    kept = len(body.values)
    return new, tuple(n if n < step.carried else n + extra for n in range(kept + (step.carried if body.condition < 0 else 0)))


def batched_result(node: UOp, new: UOp, number: int, count: int) -> UOp:
    """A result of a batched LOOP with the axis of examples in front."""
    found = result(new, number)
    if len(found.shape) == len(node.shape):
        return found.reshape(1, *found.shape).expand(count, *found.shape)
    if number < new.loop.carried:
        return found
    return found.permute(1, 0, *range(2, len(found.shape)))


def _broad(x: UOp, is_many: bool, shape: tuple[int | UOp, ...], count: int) -> UOp:
    return x if is_many else x.broadcast_to(count, *shape)


def _chosen(flags: UOp, after: UOp, before: UOp) -> UOp:
    wide = flags.reshape(*flags.shape, *(1,) * (len(after.shape) - 1)).expand(*after.shape)
    return wide.where(after, before)


def _any(flags: UOp) -> UOp:
    return flags.reduce(monoids.MAX, 0).reshape()
