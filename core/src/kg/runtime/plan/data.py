"""Plan: a kernel, or several, as ordered steps over numbered buffers.
Data only: kg_graph makes it, a device loads and runs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from functools import lru_cache
from typing import cast

from kg.dtype import DType, parse_dtype, void
from kg.errors import KgError
from kg.ir.args import Var
from kg.ir.op import Op
from kg.ir.shapes.shape import size_of
from kg.ir.uop import UOp
from kg.records import dataclass

Dim = int | UOp


class PlanError(KgError, ValueError):
    """A plan whose steps and buffers don't fit together."""


class Category(Enum):
    """Whose a buffer is.
    What the caller gives is OUTPUT where a step writes it, also when it is read before."""

    INPUT = "input"
    OUTPUT = "output"
    CONSTANT = "constant"
    INTERMEDIATE = "intermediate"
    #: without memory of its own: in each step of a loop another piece of another buffer, see `Part`
    PART = "part"


@dataclass(frozen=True, slots=True)
class PlanBuffer:
    """`size` elements of `dtype`.
    `slot`: the caller's argument number; `data`: the bytes of a constant; `device`: whose memory it is, by name, or that of the
    device that loads the plan."""

    category: Category
    dtype: DType
    size: Dim
    slot: int = -1
    data: bytes = b""
    device: str = ""

    @property
    def is_given(self) -> bool:
        """Whether the caller gives it."""
        return self.category in (Category.INPUT, Category.OUTPUT)

    @property
    def is_part(self) -> bool:
        """Whether it has no memory of its own."""
        return self.category is Category.PART


@dataclass(frozen=True, slots=True)
class LaunchStep:
    """Run a kernel, an AST or a PROGRAM, on these buffers, one per parameter in the order of slots.

    `when`: an expression over the variables; the step is left out where it is false. `values`: launch variables of the kernel to which
    this step gives a number, by name; the others are the plan's. So one kernel does for many positions.
    """

    kernel: UOp
    buffers: tuple[int, ...]
    when: UOp | None = None
    values: tuple[tuple[str, int], ...] = ()

    def values_from(self, taken: Sequence[str], names: Sequence[str]) -> Callable[[Sequence[int]], list[int]]:
        """From values of the plan's variables, which have these names, to those that the kernel takes."""
        own = dict(self.values)
        places = [(-1, own[name]) if name in own else (names.index(name), 0) for name in taken]
        return lambda values: [values[at] if at >= 0 else number for at, number in places]

    def takes_values(self, taken: Sequence[str]) -> bool:
        """Whether it takes any of the plan's."""
        return len(taken) > len(self.values)


@dataclass(frozen=True, slots=True)
class CopyStep:
    """Copy every element, also from one device to another."""

    target: int
    source: int


@dataclass(frozen=True, slots=True)
class FillStep:
    """Set every element to a value."""

    target: int
    value: int | float | bool


@dataclass(frozen=True, slots=True)
class Part:
    """In step i of a loop buffer `part` is piece number `first + i * by` of buffer `whole`.
    A piece has the part's size."""

    part: int
    whole: int
    first: Dim = 0
    by: int = 1


@dataclass(frozen=True, slots=True)
class LoopStep:
    """The steps of `body`, `count` times over.

    `pairs`: (now, after): values that a step reads in the one buffer and leaves in the other. After every step the two change places, and
    when the loop is over `now` holds what the last step left; a loop of no steps leaves it as it was. `condition`: a buffer of one bool,
    looked at before every step: where it is false the loop is over.
    """

    count: Dim
    body: tuple[Step, ...]
    pairs: tuple[tuple[int, int], ...] = ()
    parts: tuple[Part, ...] = ()
    condition: int = -1


#: One step of a plan.
Step = LaunchStep | CopyStep | FillStep | LoopStep


@dataclass(frozen=True, slots=True)
class Plan:
    """Steps in order. The caller's buffers come first, by slot; variables are in the order of their names."""

    name: str
    variables: tuple[Var, ...]
    buffers: tuple[PlanBuffer, ...]
    steps: tuple[Step, ...]

    def __str__(self) -> str:
        from kg.runtime.plan.text import format_plan

        return format_plan(self)

    @property
    def alone(self) -> UOp | None:
        """The kernel of a plan that is one launch of it and nothing else."""
        step = self.steps[0] if len(self.steps) == 1 else None
        if not isinstance(step, LaunchStep) or step.when is not None or step.values:
            return None
        return step.kernel if all(b.is_given for b in self.buffers) else None

    @property
    def devices(self) -> tuple[str, ...]:
        """The devices of its buffers, in order; "" is the one that loads it."""
        return tuple(dict.fromkeys(b.device for b in self.buffers))

    @property
    def lifetimes(self) -> list[tuple[int, int]]:
        """Of each buffer the first and the last step that use it; (0, -1) of one that none uses."""
        found = [(0, -1)] * len(self.buffers)
        for at, step in enumerate(self.steps):
            for use in uses(step):
                first, last = found[use.buffer]
                found[use.buffer] = (at if last < first else first, at)
        return found


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
                yield Use(number, found.dtype, found.size, found.read, found.written)
        case CopyStep():
            yield Use(step.source, "", None, True, False)
            yield Use(step.target, "", None, False, True)
        case FillStep():
            yield Use(step.target, "", None, False, True)
        case LoopStep():
            yield from _uses_of_loop(step)


def _uses_of_loop(loop: LoopStep) -> Iterator[Use]:
    """One for every buffer; of a part it is the whole that is used. All of them live as long as the loop."""
    whole = {p.part: p.whole for p in loop.parts}
    read: dict[int, bool] = {}
    written: dict[int, bool] = {}
    own = [Use(loop.condition, "", None, True, False)] if loop.condition >= 0 else []
    own += [Use(number, "", None, True, True) for pair in loop.pairs for number in pair]
    for use in (*own, *(use for step in loop.body for use in uses(step))):
        number = whole.get(use.buffer, use.buffer)
        read[number] = read.get(number, False) or use.read
        written[number] = written.get(number, False) or use.written
    yield from (Use(number, "", None, read[number], written[number]) for number in read)


def launches(steps: Sequence[Step]) -> Iterator[LaunchStep]:
    """The launches among steps, those in loops included, in order."""
    for step in steps:
        if isinstance(step, LaunchStep):
            yield step
        elif isinstance(step, LoopStep):
            yield from launches(step.body)


@lru_cache(maxsize=4)  # a plan's steps are looked at again and again while it is made and checked
def parameters(kernel: UOp) -> tuple[Use, ...]:
    """The parameters of a kernel AST or PROGRAM in the order of slots; `buffer` is the slot."""
    if kernel.op is Op.PROGRAM:
        info = kernel.program
        return tuple(Use(p.slot, p.dtype, p.size, p.read, p.written) for p in info.params if p.slot != info.sanitize_slot)
    written = written_slots(kernel)
    values = UOp(Op.SINK, void, tuple(value for store in kernel.src for value in _values(store)))
    read = {p.slot for p in values.find(Op.PARAM)}
    return tuple(
        Use(slot, p.type.name, size_of(p.shape), slot in read, slot in written) for slot, p in params_by_slot(kernel).items()
    )


def _values(store: UOp) -> tuple[UOp, ...]:
    """What a statement reads.
    One that scatters into what is there already only writes it, unless it combines."""
    target, value, *others = store.src
    if value.op is Op.SCATTER and value.src[0] is target and value.arg == "set":
        return (*value.src[1:], *others)
    return store.src[1:]


def params_by_slot(ast: UOp) -> dict[int, UOp]:
    """The PARAMs of a kernel AST, in the order of slots."""
    return {p.slot: p for p in sorted(ast.find(Op.PARAM), key=lambda p: p.slot)}


def written_slots(ast: UOp) -> set[int]:
    """The parameters that a kernel AST stores into."""
    return {store.src[0].slot for store in ast.src}


def read_slots(ast: UOp) -> list[int]:
    """The parameters whose values a kernel AST is given, in order: those that it scatters into too."""
    return sorted({p.slot for store in ast.src for value in store.src[1:] for p in value.find(Op.PARAM)})


def kernel_variables(kernel: UOp) -> tuple[Var, ...]:
    """The launch variables of a kernel AST or PROGRAM, in the order of their names."""
    return kernel.program.variables if kernel.op is Op.PROGRAM else variables_of([kernel])


def variables_of(nodes: Sequence[UOp]) -> tuple[Var, ...]:
    """The launch variables that graphs depend on, those in their shapes included,
    in the order of their names."""
    from kg.text.printing import reached

    found = {u.variable for u in reached(nodes) if u.op is Op.DEFINE_VAR}
    return tuple(sorted(found, key=lambda v: v.name))


def plan_of(kernel: UOp) -> Plan:
    """The plan that only launches one kernel."""
    buffers = tuple(
        PlanBuffer(Category.OUTPUT if p.written else Category.INPUT, parse_dtype(p.dtype), cast(Dim, p.size), p.buffer)
        for p in parameters(kernel)
    )
    name = kernel.program.name if kernel.op is Op.PROGRAM else kernel.kernel.name
    return Plan(name, kernel_variables(kernel), buffers, (LaunchStep(kernel, tuple(range(len(buffers)))),))
