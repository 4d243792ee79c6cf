"""Buffers of a loop's body that an iteration no longer needs are used again:
it takes as little memory as its steps at a time need, and stays in the nearest cache.

loop { launch a -> t0; launch t0 -> t1; launch t1 -> t2; launch t2 -> b }   ->   loop { launch a -> t0; launch t0 -> t1; launch t1 -> t0; launch t0 -> b }

The arena of a plan knows steps of the plan only: a loop is one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from kg.frontend import Category, CopyStep, FillStep, LaunchStep, LoopStep, Plan, Step, uses

from kg_graph.multi_kernel.renumber import renumbered


def with_reused_buffers(plan: Plan) -> Plan:
    """The plan, with those buffers unused that others in the same loop stand for."""
    if not any(isinstance(step, LoopStep) for step in plan.steps):
        return plan
    total = _mentions(plan.steps)
    return replace(plan, steps=tuple([_shared(step, plan, total) for step in plan.steps]))


def _shared(step: Step, plan: Plan, total: Mapping[int, int]) -> Step:
    if not isinstance(step, LoopStep):
        return step
    local = _local(step, total)
    for inner in step.body:
        if isinstance(inner, LoopStep):
            local -= _local(inner, total)
    kept = {b for b in local if plan.buffers[b].category is Category.INTERMEDIATE}
    place = _places(step.body, kept, plan)
    stands = [place.get(number, number) for number in range(len(plan.buffers))]
    body = [renumbered(inner, stands) for inner in step.body]
    renamed = Counter(total)
    renamed.subtract(_mentions(step.body))
    renamed.update(_mentions(body))
    return replace(step, body=tuple([_shared(inner, plan, renamed) for inner in body]))


def _local(loop: LoopStep, total: Mapping[int, int]) -> set[int]:
    """The buffers that only the steps of a body use, and no loop as what is carried or cut in pieces."""
    inside = _mentions(loop.body)
    return {b for b, count in inside.items() if count == total[b]}


def _mentions(steps: Sequence[Step]) -> Counter[int]:
    """How often each buffer stands in steps; those in loops included."""
    found = Counter[int]()
    for step in steps:
        match step:
            case LoopStep():
                found += _mentions(step.body)
                found.update([n for pair in step.pairs for n in pair])
                found.update([n for part in step.parts for n in (part.part, part.whole)])
                found.update([step.condition])
            case LaunchStep():
                found.update(step.buffers)
            case CopyStep():
                found.update((step.source, step.target))
            case FillStep():
                found.update((step.target,))
    return found


def _places(body: Sequence[Step], local: set[int], plan: Plan) -> dict[int, int]:
    """Which other buffer stands for one that the steps of a body store first, and read then:
    one like it that is no longer needed. Loops carry and cut others."""
    last = {b: at for at, step in enumerate(body) for b in _mentions([step])}
    ends: dict[int, list[int]] = {}
    begun, place = set[int](), dict[int, int]()
    free: dict[object, list[int]] = {}
    for at, step in enumerate(body):
        for use in uses(step):
            b = use.buffer
            if b in begun or b not in local:
                continue
            begun.add(b)
            if use.read or not use.written:
                continue  # it holds something from the step before
            like = plan.buffers[b]
            waiting = free.get((like.dtype, like.size, like.device), [])
            place[b] = waiting.pop() if waiting else b
            ends.setdefault(last[b], []).append(b)
        for b in ends.get(at, ()):
            like = plan.buffers[b]
            free.setdefault((like.dtype, like.size, like.device), []).append(place[b])
    return place
