"""LOOP nodes: made of a step's values, and made smaller before they are planned: what nobody needs,
and what no step changes, is not carried."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kg.frontend import (
    MOVEMENT,
    Dim,
    LoopBody,
    Op,
    Param,
    ShapeError,
    UnsupportedError,
    UOp,
    bool_,
    dims_of,
    format_shape,
    void,
)

from kg_graph.nodes import empty_like, is_empty, order_of, substituted

#: Nodes that stand for memory, or for what a loop hands to its steps.
_MEMORY: Final = (Op.BUFFER, Op.PARAM)


def is_loop_result(node: UOp) -> bool:
    return node.op is Op.STATE and node.src[0].op is Op.LOOP


def loop(
    count: Dim,
    carried: Sequence[tuple[UOp, UOp, UOp]],
    sliced: Sequence[tuple[UOp, UOp]] = (),
    stacked: Sequence[UOp] = (),
    *,
    condition: int = -1,
    backwards: bool = False,
    apart: bool = False,
) -> UOp:
    """The LOOP of a step, given over stand-ins.

    `carried`: (what stands for it, what it begins as, what it is after a step); `sliced`: (what stands for a piece, the whole); all else that
    the step's values depend on is the same in every step, and is computed before the loop.
    """
    (count,) = dims_of((count,))
    wanted = [*(after for _, _, after in carried), *stacked]
    read = set(order_of(wanted))
    sliced = [(piece, whole) for piece, whole in sliced if piece in read]
    stand_ins = [p for p, _, _ in carried] + [p for p, _ in sliced]
    values, same = _over_parameters(wanted, stand_ins)
    sources = (*(first for _, first, _ in carried), *(whole for _, whole in sliced), *same)
    body = LoopBody(count, len(carried), len(sliced), tuple(values), condition, backwards, apart)
    _check(body, sources)
    return UOp(Op.LOOP, void, sources, body)


def result(node: UOp, number: int) -> UOp:
    """Result `number` of a LOOP: see LoopBody."""
    body = node.loop
    value = body.values[number] if number < len(body.values) else node.src[number - len(body.values)]
    return UOp(Op.STATE, value.dtype, (node,), number)


def parameter(number: int, like: UOp, sliced: bool = False) -> UOp:
    """What stands in a body for source `number`, which is like this, or for a piece of it."""
    return UOp(Op.PARAM, like.dtype, (), Param(number, like.shape[1:] if sliced else like.shape))


def parameters_of(node: UOp) -> list[UOp]:
    """What stands for the sources of a LOOP in its body."""
    first, last = node.loop.carried, node.loop.carried + node.loop.sliced
    return [parameter(i, s, first <= i < last) for i, s in enumerate(node.src)]


def _check(body: LoopBody, sources: Sequence[UOp]) -> None:
    for node in order_of(body.values) if body.count != 1 or body.apart else ():
        if node.op is Op.COPY:
            raise UnsupportedError(
                f"{body} copies {node.type} {format_shape(node.shape)} from {node.route.source} to {node.route.target} in its steps: a loop runs on one"
                " device; copy what it begins with before it and what it gives after it, or write the steps out"
            )
    for number in range(body.carried):
        first, after = sources[number], body.values[number]
        if (first.dtype, first.shape) != (after.dtype, after.shape):
            raise ShapeError(
                f"{body}: what is carried begins as {first.dtype} {format_shape(first.shape)} and is"
                f" {after.dtype} {format_shape(after.shape)} after a step"
            )
    for whole in sources[body.carried : body.carried + body.sliced]:
        if not whole.shape or whole.shape[0] != body.count:
            raise ShapeError(f"{body} can't take a value of shape {format_shape(whole.shape)} apart along its first axis")
    if body.condition >= 0:
        flag = body.values[body.condition]
        if body.condition >= body.carried or flag.dtype is not bool_ or flag.shape != ():
            raise ShapeError(
                f"{body} goes on while a carried bool without axes holds, not value {body.condition} of {flag.dtype}"
            )
        if body.stacked:
            raise ShapeError(f"{body} may end early: nothing can be stacked")


def _over_parameters(values: Sequence[UOp], stand_ins: Sequence[UOp]) -> tuple[list[UOp], list[UOp]]:
    """The values over PARAMs, the stand-ins' numbers first; and what the PARAMs after those stand for:
    whatever does not depend on a stand-in and reads memory is computed once. What only moves elements is left to the steps: it
    costs nothing there."""
    order = order_of(values)
    done = {p: UOp(Op.PARAM, p.dtype, (), Param(i, p.shape)) for i, p in enumerate(stand_ins)}
    inside, reading = set(stand_ins), set[UOp]()
    for node in order:
        if any(s in inside for s in node.src):
            inside.add(node)
        elif node not in inside and (node.op in _MEMORY or any(s in reading for s in node.src)):
            reading.add(node)
    same: list[UOp] = []

    def outside(node: UOp) -> UOp:
        if node in done:
            return done[node]
        if node not in reading:
            made = node
        elif node.op in MOVEMENT:
            made = node.with_src(tuple([outside(s) for s in node.src]))
        else:
            made = UOp(Op.PARAM, node.dtype, (), Param(len(stand_ins) + len(same), node.shape))
            same.append(node)
        done[node] = made
        return made

    for node in order:
        if node in inside and node not in done:
            done[node] = node.with_src(tuple([outside(s) for s in node.src]))
    return [outside(v) for v in values], same


# -- smaller


def simplified(values: Sequence[UOp]) -> list[UOp]:
    """The values, their loops without what is not needed.
    Loops of one step, unless they are to be apart, as what they compute."""
    now = list(values)
    while any(node.op is Op.LOOP for node in order_of(now)):
        before, now = now, _simplified_once(now)
        if now == before:
            break
    return now


def _simplified_once(values: Sequence[UOp]) -> list[UOp]:
    order = order_of(values)
    done: dict[UOp, UOp] = {}
    used: dict[UOp, set[int]] = {}
    for node in order:
        if node.op is Op.STATE and node.src[0].op is Op.LOOP:
            used.setdefault(node.src[0], set()).add(node.slot)
    results: dict[UOp, dict[int, UOp]] = {}
    for node in order:
        if node.op is Op.STATE and node.src[0] in results:
            done[node] = results[node.src[0]][node.slot]
            continue
        new = done[node] = node.with_src(tuple([done[s] for s in node.src]))
        if node.op is Op.LOOP:
            results[node] = _simplified_loop(new, used.get(node, set()))
    return [done[v] for v in values]


def _simplified_loop(node: UOp, used: set[int]) -> dict[int, UOp]:
    """What stands for the used results of a loop."""
    body = node.loop
    if body.count == 0:
        return {n: node.src[n] if n < body.carried else empty_like(result(node, n)) for n in used}
    values = _without_empty(simplified(body.values))
    parameters = parameters_of(node)
    if body.count == 1 and not body.apart and body.condition < 0:
        return _inlined(node, values, parameters, used)
    unchanged = {n for n in range(body.carried) if (values[n] is parameters[n] and n != body.condition) or is_empty(values[n])}
    needed = _needed(values, parameters, body, used, unchanged)
    kept = [n for n in range(body.carried) if n in needed and n not in unchanged]
    stacks = [n for n in range(body.carried, len(values)) if n in used]
    slices = [n for n in range(body.carried, body.carried + body.sliced) if n in needed]
    rest = [n for n in range(len(node.src)) if n in needed and (n in unchanged or n >= body.carried + body.sliced)]
    sources = [*kept, *slices, *rest]
    renamed = {
        parameters[old]: parameter(new, parameters[old]) for new, old in enumerate(sources) if parameters[old].slot != new
    }
    made = substituted([values[n] for n in (*kept, *stacks)], renamed)
    condition = kept.index(body.condition) if body.condition >= 0 else -1
    smaller = replace(body, carried=len(kept), sliced=len(slices), values=tuple(made), condition=condition)
    new = UOp(Op.LOOP, void, tuple([node.src[n] for n in sources]), smaller)
    found: dict[int, UOp] = {}
    for n in used:
        history = n - len(values)
        if n in unchanged:
            found[n] = node.src[n]
        elif history in unchanged:
            first = node.src[history]
            found[n] = first.reshape(1, *first.shape).expand(body.count, *first.shape)
        elif history >= 0:
            found[n] = result(new, len(made) + kept.index(history))
        else:
            found[n] = result(new, kept.index(n) if n < body.carried else len(kept) + stacks.index(n))
    return found


def _without_empty(values: Sequence[UOp]) -> list[UOp]:
    """The values of a body, in which nothing is computed that has no elements."""
    return substituted(values, {n: empty_like(n) for n in order_of(values) if is_empty(n)})


def _inlined(node: UOp, values: Sequence[UOp], parameters: Sequence[UOp], used: set[int]) -> dict[int, UOp]:
    """The results of a loop of one step."""
    body = node.loop
    given = [s.reshape(*s.shape[1:]) if body.carried <= i < body.carried + body.sliced else s for i, s in enumerate(node.src)]
    made = substituted(values, dict(zip(parameters, given, strict=True)))
    made = [v if i < body.carried else v.reshape(1, *v.shape) for i, v in enumerate(made)]
    made += [first.reshape(1, *first.shape) for first in node.src[: body.carried]]
    return {n: made[n] for n in used}


def _needed(values: Sequence[UOp], parameters: Sequence[UOp], body: LoopBody, used: set[int], unchanged: set[int]) -> set[int]:
    """The sources that some used result depends on, through any number of steps."""
    number = {p: i for i, p in enumerate(parameters)}
    needed: set[int] = set()
    todo = [n if n < len(values) else n - len(values) for n in used] + ([body.condition] if body.condition >= 0 else [])
    seen: set[int] = set()
    while todo:
        n = todo.pop()
        if n in seen:
            continue
        seen.add(n)
        if n < body.carried:
            needed.add(n)
        read = {number[p] for p in values[n].find(Op.PARAM)} if n not in unchanged else set[int]()
        needed |= read
        todo += [r for r in read if r < body.carried and r not in seen]
    return needed
