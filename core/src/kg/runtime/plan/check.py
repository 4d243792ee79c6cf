"""Consistency of a Plan: numbers, dtypes, sizes, variables, and no read before a write."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kg.ir.args import Var
from kg.ir.indexing import TRUE
from kg.ir.op import Op
from kg.ir.uop import UOp
from kg.runtime.contracts import same_storage
from kg.runtime.plan.data import (
    Category,
    CopyStep,
    LaunchStep,
    LoopStep,
    Part,
    Plan,
    PlanBuffer,
    PlanError,
    Step,
    Use,
    kernel_variables,
    parameters,
    uses,
    variables_of,
)

_GIVEN = (Category.INPUT, Category.CONSTANT)


def check_plan(plan: Plan) -> None:
    """Raise PlanError for the first thing of a plan that can't be run."""
    slots = [b.slot for b in plan.buffers if b.is_given]
    if sorted(set(slots)) != slots or any(slot < 0 for slot in slots):
        raise PlanError(f"plan {plan.name}: the caller's buffers must have different slots, in order, not {slots}")
    known = set(plan.variables)
    written = {number for number, b in enumerate(plan.buffers) if b.category in _GIVEN}
    for number, buffer in enumerate(plan.buffers):
        _check_buffer(plan, number, buffer, known)
    _check_steps(plan, f"plan {plan.name}, step", plan.steps, known, written, frozenset())
    _check_conditions(plan)
    for number, buffer in enumerate(plan.buffers):
        if buffer.category is Category.OUTPUT and number not in written and buffer.size != 0:
            raise PlanError(f"plan {plan.name}: buffer {number} is output, but no step writes it")


def _check_steps(
    plan: Plan, where: str, steps: Sequence[Step], known: set[Var], written: set[int], parts: frozenset[int]
) -> None:
    """The steps one after another.
    `written`: the buffers that hold something, to which theirs are added; `parts`: those of loops around."""
    for at, step in enumerate(steps):
        here = f"{where} {at}"
        _check_step(plan, here, step, known)
        if isinstance(step, LoopStep):
            _check_loop(plan, here, step, known, written, parts)
            continue
        for use in uses(step):
            category = plan.buffers[use.buffer].category
            if use.written and category in _GIVEN:
                raise PlanError(f"{here}: buffer {use.buffer} is written, but is {category.value}")
            if category is Category.PART and use.buffer not in parts:
                raise PlanError(f"{here}: buffer {use.buffer} is a part, but of no loop around this step")
            fills = use.written and isinstance(step, LaunchStep) and step.kernel.op is Op.PROGRAM  # a scatter stores all first
            kept = category in (Category.INTERMEDIATE, Category.PART)
            if use.read and not fills and kept and use.buffer not in written:
                raise PlanError(f"{here}: buffer {use.buffer} is read, but no step before has written it")
        written.update(use.buffer for use in uses(step) if use.written)


def _check_conditions(plan: Plan) -> None:
    """What a call before has left in an intermediate must not be seen:
    what a step reads, one that always runs has written, or one that runs exactly when it does, or two of which one runs when
    the other does not."""
    written: dict[int, set[UOp | None]] = {}
    for at, step in enumerate(plan.steps):
        for when, use in _conditional_uses(step):
            before = written.get(use.buffer, set())
            if plan.buffers[use.buffer].category is Category.INTERMEDIATE and use.read and before and not before & {None, when}:
                raise PlanError(
                    f"plan {plan.name}, step {at}: buffer {use.buffer} is read, but the steps before that write it run only under other conditions"
                )
        for when, use in _conditional_uses(step):
            if use.written:
                known = written.setdefault(use.buffer, set())
                known.add(None if any(_are_opposite(when, other) for other in known) else when)


def _are_opposite(one: UOp | None, other: UOp | None) -> bool:
    """Whether a condition is written as the other's negation."""
    return any(
        a is not None and b is not None and a.op is Op.XOR and a.src == (b, TRUE) for a, b in ((one, other), (other, one))
    )


def _conditional_uses(step: Step) -> Iterator[tuple[UOp | None, Use]]:
    """The buffers of a step, and the condition under which it uses them."""
    for use in uses(step):
        yield (step.when if isinstance(step, LaunchStep) else None), use


def _check_loop(plan: Plan, where: str, loop: LoopStep, known: set[Var], written: set[int], parts: frozenset[int]) -> None:
    if isinstance(loop.count, UOp):
        _check_variables(where, variables_of([loop.count]), known)
    elif loop.count < 0:
        raise PlanError(f"{where}: a loop of {loop.count} steps")
    for pair in loop.pairs:
        _check_pair(plan, where, pair, written)
    for part in loop.parts:
        _check_part(plan, where, loop, part, parts)
    holds = loop.condition in written or (loop.condition >= 0 and plan.buffers[loop.condition].category is Category.OUTPUT)
    if loop.condition >= 0 and (plan.buffers[loop.condition].dtype.name not in ("bool", "uint8") or not holds):
        raise PlanError(f"{where}: buffer {loop.condition}, which says whether to go on, must be of bool and written before")
    inside = written | {p.part for p in loop.parts if p.whole in written}
    _check_steps(plan, f"{where}, step", loop.body, known, inside, parts | {p.part for p in loop.parts})
    for _, after in loop.pairs:
        if after not in inside:
            raise PlanError(f"{where}: no step writes buffer {after}, which is the next step's")
    for use in uses(loop):
        category = plan.buffers[use.buffer].category
        if use.written and category in _GIVEN:
            raise PlanError(f"{where}: buffer {use.buffer} is written, but is {category.value}")
    own = {p.part for p in loop.parts}
    written |= (
        {now for now, _ in loop.pairs}
        | {number for number in inside if number not in own}
        | {p.whole for p in loop.parts if p.part in inside}
    )


def _check_pair(plan: Plan, where: str, pair: tuple[int, int], written: set[int]) -> None:
    one, other = (plan.buffers[number] for number in pair)
    if (one.dtype, one.size) != (other.dtype, other.size) or pair[0] == pair[1]:
        raise PlanError(f"{where}: what change places are two buffers of one dtype and size, not {pair[0]} and {pair[1]}")
    if any(b.category not in (Category.INTERMEDIATE, Category.OUTPUT) for b in (one, other)):
        raise PlanError(f"{where}: buffers {pair[0]} and {pair[1]} change places: both must be the plan's own to write")
    if pair[0] not in written and one.category is Category.INTERMEDIATE:  # what the caller gives may hold something
        raise PlanError(f"{where}: buffer {pair[0]} is read by the first step, but no step before has written it")


def _check_part(plan: Plan, where: str, loop: LoopStep, part: Part, around: frozenset[int]) -> None:
    one, whole = plan.buffers[part.part], plan.buffers[part.whole]
    if one.category is not Category.PART or part.part in around:
        raise PlanError(f"{where}: buffer {part.part} is to be a part, but is {one.category.value}")
    if one.dtype is not whole.dtype or (whole.category is Category.PART and part.whole not in around):
        raise PlanError(f"{where}: buffer {part.part} of {one.dtype} can't be a part of buffer {part.whole} of {whole.dtype}")
    sizes = one.size, whole.size, part.first, loop.count
    if all(isinstance(size, int) for size in sizes):
        size, room, first, count = (int(str(s)) for s in sizes)
        last = first + (count - 1) * part.by
        if count and (min(first, last) < 0 or (max(first, last) + 1) * size > room):
            raise PlanError(
                f"{where}: pieces {first} to {last} of {size} elements are not within buffer {part.whole} of {room}"
            )


def _check_buffer(plan: Plan, number: int, buffer: PlanBuffer, known: set[Var]) -> None:
    where = f"plan {plan.name}, buffer {number}"
    if isinstance(buffer.size, UOp):
        _check_variables(where, variables_of([buffer.size]), known)
        if buffer.category is Category.CONSTANT:
            raise PlanError(f"{where}: a constant has a size that is a number")
    elif buffer.category is Category.CONSTANT and len(buffer.data) != buffer.size * buffer.dtype.itemsize:
        raise PlanError(f"{where}: {len(buffer.data)} bytes for {buffer.size} of {buffer.dtype}")
    if buffer.data and buffer.category is not Category.CONSTANT:
        raise PlanError(f"{where}: only a constant has data")


def _numbers(step: Step) -> list[int]:
    match step:
        case LaunchStep():
            return list(step.buffers)
        case LoopStep():
            own = [loop_number for pair in step.pairs for loop_number in pair]
            own += [number for p in step.parts for number in (p.part, p.whole)]
            return own + ([step.condition] if step.condition >= 0 else [])
        case _:
            return [use.buffer for use in uses(step)]


def _check_step(plan: Plan, where: str, step: Step, known: set[Var]) -> None:
    numbers = list(_buffers(step))
    for number in numbers:
        if not 0 <= number < len(plan.buffers):
            raise PlanError(f"{where}: there is no buffer {number}; there are {len(plan.buffers)}")
    if not isinstance(step, CopyStep):
        _check_device(plan, where, numbers)
    if isinstance(step, CopyStep):
        one, other = plan.buffers[step.target], plan.buffers[step.source]
        if (one.dtype, one.size) != (other.dtype, other.size):
            raise PlanError(f"{where}: a copy needs two buffers of one dtype and size, not {step.target} and {step.source}")
    if isinstance(step, LaunchStep):
        _check_launch(plan, where, step, known)


def _check_device(plan: Plan, where: str, numbers: Sequence[int]) -> None:
    """What is no copy is done by one device, and so are the steps of a loop."""
    for number in numbers[1:]:
        one, other = plan.buffers[numbers[0]], plan.buffers[number]
        if one.device != other.device:
            raise PlanError(
                f"{where}: buffer {numbers[0]} is {_placed(one)}, buffer {number} {_placed(other)}: only a copy step may use both"
            )


def _placed(buffer: PlanBuffer) -> str:
    return f"{buffer.size} of {buffer.dtype} on {buffer.device or 'the device that loads the plan'}"


def _buffers(step: Step) -> Iterator[int]:
    """Every buffer of a step, in order, those of a loop's body included."""
    yield from _numbers(step)
    if isinstance(step, LoopStep):
        for inner in step.body:
            yield from _buffers(inner)


def _check_launch(plan: Plan, where: str, step: LaunchStep, known: set[Var]) -> None:
    if step.kernel.op not in (Op.SINK, Op.PROGRAM):
        raise PlanError(f"{where}: a launch takes a kernel AST (SINK) or a PROGRAM, not a {step.kernel.op.name}")
    taken = parameters(step.kernel)
    if len(taken) != len(step.buffers):
        raise PlanError(f"{where}: the kernel takes {len(taken)} buffers; {len(step.buffers)} are given")
    own, variables = dict(step.values), kernel_variables(step.kernel)
    _check_variables(where, tuple(v for v in variables if v.name not in own), known, narrowed=step.when is not None)
    bounds = {v.name: v for v in variables}
    for name, value in step.values:
        if name not in bounds or not bounds[name].min <= value <= bounds[name].max:
            takes = ", ".join(f"{v.name} ({v.min} to {v.max})" for v in variables) or "no variables"
            raise PlanError(f"{where}: {name} is to be {value}; the kernel takes {takes}")
    if step.when is not None:
        _check_variables(where, variables_of([step.when]), known)
    for use in uses(step):
        have = plan.buffers[use.buffer]
        if not same_storage(have.dtype.name, use.dtype):
            raise PlanError(f"{where}: buffer {use.buffer} holds {have.dtype}; the kernel takes {use.dtype} there")
        if isinstance(have.size, int) and isinstance(use.size, int) and have.size < use.size:
            raise PlanError(f"{where}: buffer {use.buffer} has {have.size} elements; the kernel takes {use.size} there")


def _check_variables(where: str, used: tuple[Var, ...], known: set[Var], *, narrowed: bool = False) -> None:
    """Each is one of the plan's.
    Where a condition decides whether it is asked, a part of that one's range will do."""
    for variable in used:
        part = any(v.name == variable.name and v.min <= variable.min <= variable.max <= v.max for v in known)
        if variable not in known and not (narrowed and part):
            there = ", ".join(v.name for v in sorted(known, key=lambda v: v.name)) or "none"
            raise PlanError(
                f"{where}: {variable.name} ({variable.min} to {variable.max}) is no variable of the plan; there are {there}"
            )
