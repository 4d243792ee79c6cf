"""Plan: a kernel, or several, as ordered steps over numbered buffers. Data only: kg.graph makes it, a device loads and runs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from kg.dtype import DType
from kg.errors import KgError
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.shape import size_of
from kg.ir.uop import UOp

Dim = int | UOp


class PlanError(KgError, ValueError):
    """A plan whose steps and buffers don't fit together."""


class Category(Enum):
    """Whose a buffer is. What the caller gives is OUTPUT where a step writes it, also when it is read before."""

    INPUT = "input"
    OUTPUT = "output"
    CONSTANT = "constant"
    INTERMEDIATE = "intermediate"


@dataclass(frozen=True, slots=True)
class PlanBuffer:
    """`size` elements of `dtype`. `slot`: the caller's argument number; `data`: the bytes of a constant."""

    category: Category
    dtype: DType
    size: Dim
    slot: int = -1
    data: bytes = b""

    @property
    def is_given(self) -> bool:
        """Whether the caller gives it."""
        return self.category in (Category.INPUT, Category.OUTPUT)


@dataclass(frozen=True, slots=True)
class LaunchStep:
    """Run a kernel, an AST or a PROGRAM, on these buffers, one per parameter in the order of slots.

    `when`: an expression over the variables; the step is left out where it is false.
    """

    kernel: UOp
    buffers: tuple[int, ...]
    when: UOp | None = None


@dataclass(frozen=True, slots=True)
class CopyStep:
    """Copy every element."""

    target: int
    source: int


@dataclass(frozen=True, slots=True)
class FillStep:
    """Set every element to a value."""

    target: int
    value: int | float | bool


Step = LaunchStep | CopyStep | FillStep


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps in order. The caller's buffers come first, by slot; variables are in the order of their names."""

    name: str
    variables: tuple[Var, ...]
    buffers: tuple[PlanBuffer, ...]
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        from kg.device.plan_text import format_plan

        return format_plan(self)

    @property
    def alone(self) -> UOp | None:
        """The kernel of a plan that is one launch of it and nothing else."""
        if len(self.steps) != 1 or not isinstance(self.steps[0], LaunchStep) or self.steps[0].when is not None:
            return None
        return self.steps[0].kernel if all(b.is_given for b in self.buffers) else None

    def lifetime(self, number: int) -> tuple[int, int]:
        """The first and the last step that use a buffer; (0, -1) for one that none uses."""
        used = [at for at, step in enumerate(self.steps) if number in (use.buffer for use in uses(step))]
        return (used[0], used[-1]) if used else (0, -1)


@dataclass(frozen=True, slots=True)
class Use:
    """What a step does with one buffer: what it needs of it, and whether it reads and writes it."""

    buffer: int
    dtype: str
    size: Dim | None
    read: bool
    written: bool


def uses(step: Step) -> Iterator[Use]:
    """The buffers of a step. `size` is None where the step takes all of them as they are."""
    match step:
        case LaunchStep():
            for number, found in zip(step.buffers, parameters(step.kernel), strict=True):
                yield replace(found, buffer=number)
        case CopyStep():
            yield Use(step.source, "", None, True, False)
            yield Use(step.target, "", None, False, True)
        case FillStep():
            yield Use(step.target, "", None, False, True)


def parameters(kernel: UOp) -> list[Use]:
    """The parameters of a kernel AST or PROGRAM in the order of slots; `buffer` is the slot."""
    if kernel.op is Op.PROGRAM:
        info = kernel.program
        return [Use(p.slot, p.dtype, p.size, p.read, p.written) for p in info.params if p.slot != info.sanitize_slot]
    written = {store.src[0].slot for store in kernel.src}
    read = {p.slot for store in kernel.src for value in _values(store) for p in value.find(Op.PARAM)}
    params = sorted(kernel.find(Op.PARAM), key=lambda p: p.slot)
    return [Use(p.slot, p.type.name, size_of(p.shape), p.slot in read, p.slot in written) for p in params]


def _values(store: UOp) -> tuple[UOp, ...]:
    """What a statement reads. One that scatters into what is there already only writes it, unless it combines."""
    target, value, *others = store.src
    if value.op is Op.SCATTER and value.src[0] is target and value.arg == "set":
        return (*value.src[1:], *others)
    return store.src[1:]


def kernel_variables(kernel: UOp) -> tuple[Var, ...]:
    """The launch variables of a kernel AST or PROGRAM, in the order of their names."""
    return kernel.program.variables if kernel.op is Op.PROGRAM else variables_of([kernel])


def variables_of(nodes: Sequence[UOp]) -> tuple[Var, ...]:
    """The launch variables that graphs depend on, those in their shapes included, in the order of their names."""
    from kg.ir.text_print import ordered

    found = {u.variable for u in ordered(nodes) if u.op is Op.DEFINE_VAR}
    return tuple(sorted(found, key=lambda v: v.name))


def plan_of(kernel: UOp) -> Plan:
    """The plan that only launches one kernel."""
    buffers = tuple(
        PlanBuffer(Category.OUTPUT if p.written else Category.INPUT, dtype, size, p.buffer)
        for p, dtype, size in _typed(parameters(kernel))
    )
    name = kernel.program.name if kernel.op is Op.PROGRAM else kernel.kernel.name
    return Plan(name, kernel_variables(kernel), buffers, (LaunchStep(kernel, tuple(range(len(buffers)))),))


def _typed(found: list[Use]) -> Iterator[tuple[Use, DType, Dim]]:
    from kg.dtype import parse_dtype

    for use in found:
        assert use.size is not None
        yield use, parse_dtype(use.dtype), use.size


# -- what fits together


def check_plan(plan: Plan) -> None:
    """Raise PlanError for the first thing of a plan that can't be run."""
    slots = [b.slot for b in plan.buffers if b.is_given]
    if sorted(set(slots)) != slots or any(slot < 0 for slot in slots):
        raise PlanError(f"plan {plan.name}: the caller's buffers must have different slots, in order, not {slots}")
    known = set(plan.variables)
    written = {number for number, b in enumerate(plan.buffers) if b.category in (Category.INPUT, Category.CONSTANT)}
    for number, buffer in enumerate(plan.buffers):
        _check_buffer(plan, number, buffer, known)
    for at, step in enumerate(plan.steps):
        where = f"plan {plan.name}, step {at}"
        _check_step(plan, where, step, known)
        for use in uses(step):
            category = plan.buffers[use.buffer].category
            if use.written and category in (Category.INPUT, Category.CONSTANT):
                raise PlanError(f"{where}: buffer {use.buffer} is written, but is {category.value}")
            fills = use.written and isinstance(step, LaunchStep) and step.kernel.op is Op.PROGRAM  # a scatter stores all first
            if use.read and not fills and category is Category.INTERMEDIATE and use.buffer not in written:
                raise PlanError(f"{where}: buffer {use.buffer} is read, but no step before has written it")
        written.update(use.buffer for use in uses(step) if use.written)
    for number, buffer in enumerate(plan.buffers):
        if buffer.category is Category.OUTPUT and number not in written and buffer.size != 0:
            raise PlanError(f"plan {plan.name}: buffer {number} is output, but no step writes it")


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


def _check_step(plan: Plan, where: str, step: Step, known: set[Var]) -> None:
    numbers = step.buffers if isinstance(step, LaunchStep) else [use.buffer for use in uses(step)]
    for number in numbers:
        if not 0 <= number < len(plan.buffers):
            raise PlanError(f"{where}: there is no buffer {number}; there are {len(plan.buffers)}")
    if isinstance(step, CopyStep):
        one, other = plan.buffers[step.target], plan.buffers[step.source]
        if (one.dtype, one.size) != (other.dtype, other.size):
            raise PlanError(f"{where}: a copy needs two buffers of one dtype and size, not {step.target} and {step.source}")
    if isinstance(step, LaunchStep):
        _check_launch(plan, where, step, known)


def _check_launch(plan: Plan, where: str, step: LaunchStep, known: set[Var]) -> None:
    if step.kernel.op not in (Op.SINK, Op.PROGRAM):
        raise PlanError(f"{where}: a launch takes a kernel AST (SINK) or a PROGRAM, not a {step.kernel.op.name}")
    taken = parameters(step.kernel)
    if len(taken) != len(step.buffers):
        raise PlanError(f"{where}: the kernel takes {len(taken)} buffers; {len(step.buffers)} are given")
    _check_variables(where, kernel_variables(step.kernel), known)
    if step.when is not None:
        _check_variables(where, variables_of([step.when]), known)
    for use in uses(step):
        have = plan.buffers[use.buffer]
        if {have.dtype.name, use.dtype} != {use.dtype} and {have.dtype.name, use.dtype} != {"bool", "uint8"}:
            raise PlanError(f"{where}: buffer {use.buffer} holds {have.dtype}; the kernel takes {use.dtype} there")
        if isinstance(have.size, int) and isinstance(use.size, int) and have.size < use.size:
            raise PlanError(f"{where}: buffer {use.buffer} has {have.size} elements; the kernel takes {use.size} there")


def _check_variables(where: str, used: tuple[Var, ...], known: set[Var]) -> None:
    for variable in used:
        if variable not in known:
            there = ", ".join(v.name for v in sorted(known, key=lambda v: v.name)) or "none"
            raise PlanError(
                f"{where}: {variable.name} ({variable.min} to {variable.max}) is no variable of the plan; there are {there}"
            )
