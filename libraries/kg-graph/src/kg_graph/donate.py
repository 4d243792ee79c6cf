"""Inputs whose memory a call may use for its results:
such an input and an output become one buffer of the plan.

That changes nothing where the input was read for the last time before the output is first written, or where one kernel does both and reads each
element only where it stores that element. A copy of the input to the output, into which others then scatter, is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from kg.frontend import (
    Category,
    CopyStep,
    LaunchStep,
    Op,
    Plan,
    Renderer,
    SpecError,
    UOp,
    check_plan,
    parameters,
    uses,
)

from kg_graph.multi_kernel.renumber import renumbered


def donate(plan: Plan, donated: Iterable[int], renderer: Renderer | Mapping[str, Renderer]) -> tuple[Plan, dict[int, int]]:
    """The plan with inputs of these slots in the memory of outputs, and which of them:
    output slot -> input slot. `renderer`: of a plan on several devices those of all, by name."""
    renderers = renderer if isinstance(renderer, Mapping) else {"": renderer}
    reused: dict[int, int] = {}
    for slot in sorted(donated):
        for target in _candidates(plan, slot):
            if target not in reused:
                made = _joined(plan, slot, target, renderers)
                if made is not None:
                    plan, reused[target] = made, slot
                    break
    if reused:
        check_plan(plan)
    return plan, reused


def _number(plan: Plan, slot: int) -> int:
    return next(n for n, b in enumerate(plan.buffers) if b.is_given and b.slot == slot)


def _candidates(plan: Plan, slot: int) -> list[int]:
    """The slots of outputs that are like this input:
    those first that are made of it by one kernel, then those that are written last."""
    source = next((b for b in plan.buffers if b.category is Category.INPUT and b.slot == slot), None)
    if source is None:
        return []
    number = _number(plan, slot)
    like = [
        n
        for n, b in enumerate(plan.buffers)
        if (b.category, b.dtype, b.size, b.device) == (Category.OUTPUT, source.dtype, source.size, source.device)
    ]
    used = [list(uses(step)) for step in plan.steps]
    together = {use.buffer for step in used if any(use.buffer == number for use in step) for use in step if use.written}
    lifetimes = plan.lifetimes
    return [plan.buffers[n].slot for n in sorted(like, key=lambda n: (n not in together, -lifetimes[n][1]))]


def _joined(plan: Plan, slot: int, target_slot: int, renderers: Mapping[str, Renderer]) -> Plan | None:
    """The plan with both in the memory of the output; None where something would be read after it was
    overwritten."""
    source, target = _number(plan, slot), _number(plan, target_slot)
    plan = _read_first(plan, source, target)
    kernels: list[tuple[list[UOp], dict[int, int]]] = []  # the stores of each step, and the plan's number of each of its slots
    for step in plan.steps:
        if isinstance(step, CopyStep):
            kernels.append(([], {}))
            continue
        if not isinstance(step, LaunchStep) or step.kernel.op is not Op.SINK or step.when is not None:
            return None
        numbers = {p.buffer: n for p, n in zip(parameters(step.kernel), step.buffers, strict=True)}
        kernels.append(([*step.kernel.src], numbers))
    _drop_copies(kernels, source, target)
    copies = {at: step for at, step in enumerate(plan.steps) if isinstance(step, CopyStep)}
    read = [
        at for at, kernel in enumerate(kernels) if source in _read(*kernel) or (at in copies and copies[at].source == source)
    ]
    written = [
        at for at, kernel in enumerate(kernels) if target in _written(*kernel) or (at in copies and copies[at].target == target)
    ]
    if not written or (read and read[-1] > written[0]):
        return None
    steps: list[LaunchStep | CopyStep] = []
    for at, (step, (stores, numbers)) in enumerate(zip(plan.steps, kernels, strict=True)):
        if isinstance(step, CopyStep):
            steps.append(replace(step, source=target) if step.source == source else step)
            continue
        if not stores:
            continue
        assert isinstance(step, LaunchStep)
        sink, own = _in_one_buffer(step.kernel.replace(src=tuple(stores)), numbers, source, target)
        if [at] == read[-1:] == written[:1] and not _reads_in_place(sink, renderers[plan.buffers[source].device]):
            return None
        steps.append(replace(step, kernel=sink, buffers=tuple(own[p.buffer] for p in parameters(sink))))
    moved = [n - (n > source) for n in range(len(plan.buffers))]
    return replace(
        plan,
        buffers=tuple(b for n, b in enumerate(plan.buffers) if n != source),
        steps=tuple(renumbered(s, moved) for s in steps),
    )


def _read_first(plan: Plan, source: int, target: int) -> Plan:
    """The plan with the one step that writes the target after those that read the source,
    where these have nothing else to do with it."""
    touched = [{u.buffer for u in uses(step)} for step in plan.steps]
    written = [{u.buffer for u in uses(step) if u.written} for step in plan.steps]
    writers = [at for at, numbers in enumerate(written) if target in numbers]
    if len(writers) != 1:
        return plan
    (at,) = writers
    last = max((n for n in range(at + 1, len(touched)) if source in touched[n]), default=at)
    if any(touched[n] & written[at] or written[n] & touched[at] for n in range(at + 1, last + 1)):
        return plan
    steps = plan.steps
    return replace(plan, steps=(*steps[:at], *steps[at + 1 : last + 1], steps[at], *steps[last + 1 :]))


def _drop_copies(kernels: Sequence[tuple[list[UOp], dict[int, int]]], source: int, target: int) -> None:
    """Take out the stores of the whole source to the target that others go over."""
    for at, (stores, numbers) in enumerate(kernels):
        for store in list(stores):
            to, value = store.src
            copies = value.op is Op.PARAM and numbers[value.slot] == source and numbers[to.slot] == target
            if copies and any(numbers[s.src[0].slot] == target for stores, numbers in kernels[at + 1 :] for s in stores):
                stores.remove(store)


def _written(stores: Sequence[UOp], numbers: dict[int, int]) -> set[int]:
    return {numbers[store.src[0].slot] for store in stores}


def _read(stores: Sequence[UOp], numbers: dict[int, int]) -> set[int]:
    return {numbers[p.slot] for store in stores for value in store.src[1:] for p in value.find(Op.PARAM)}


def _in_one_buffer(sink: UOp, numbers: dict[int, int], source: int, target: int) -> tuple[UOp, dict[int, int]]:
    """The kernel with one parameter for both buffers."""
    params = {numbers[p.slot]: p for p in sink.find(Op.PARAM)}
    if source not in params:
        return sink, numbers
    if target not in params:
        return sink, {slot: target if n == source else n for slot, n in numbers.items()}
    old, new = params[source], params[target]
    return sink.substitute({old: new if old.shape == new.shape else new.reshape(*old.shape)}), numbers


def _reads_in_place(sink: UOp, renderer: Renderer) -> bool:
    """Whether a kernel that reads what it stores does so element by element."""
    if any(store.src[1].op is Op.SCATTER for store in sink.src):
        return False
    from kg.frontend import Context, full_rewrite_to_sink

    try:
        full_rewrite_to_sink(sink, Context(renderer), until="index_movement")
    except SpecError:
        return False
    return True
